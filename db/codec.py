"""Engine values to JSON text and back, read strictly: unknown fields, wrong types and unknown kinds are refused."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_origin

from pydantic import Discriminator, TypeAdapter


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        kind = Annotated[kind, Discriminator("kind")]
    return TypeAdapter[Any](kind)


def dump(kind: Any, value: Any) -> str:
    """`value` of type `kind` as JSON text."""
    return _adapter(kind).dump_json(value).decode()


def load(kind: Any, text: str) -> Any:
    """The value of type `kind` in this text. Raises pydantic.ValidationError for anything that `dump` did not write."""
    return _adapter(kind).validate_json(text, strict=True)
