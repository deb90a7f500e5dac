"""The 32 suspect tiles, which Commissioner Victor and Identity share. `data.json` also says which of its facts are ours.

Rulebook: "Box Contents", "Feature Names".
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.game import STRICT


class Hair(StrEnum):
    SLEEK = "sleek"
    PLAYBOY = "playboy"
    CURLY = "curly"
    MATCHSTICK = "matchstick"


class Eyes(StrEnum):
    SHAGGY = "shaggy"
    EAGLE_EYE = "eagle_eye"
    HYPNOTIZER = "hypnotizer"
    SCIENTIST = "scientist"


class FacialHair(StrEnum):
    SHERIFF = "sheriff"
    LUMBERJACK = "lumberjack"
    SMOOTH = "smooth"
    MACHO = "macho"


Feature: TypeAlias = Hair | Eyes | FacialHair
"""Twelve in all, no name twice."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """A suspect tile: `id` is its name in paths and states, `name` the one printed on it."""

    __pydantic_config__ = STRICT

    id: str
    name: str
    hair: Hair
    eyes: Eyes
    facial_hair: FacialHair

    @property
    def features(self) -> tuple[Hair, Eyes, FacialHair]:
        return self.hair, self.eyes, self.facial_hair

    def shares(self, other: Suspect) -> int:
        """How many features both have, 0-3; 3 only with itself."""
        return (self.hair == other.hair) + (self.eyes == other.eyes) + (self.facial_hair == other.facial_hair)


def read(text: str) -> tuple[Suspect, ...]:
    """The tiles from the text of `data.json`. Raises ValueError for features out of order, an unknown one, or a tile there twice."""
    data: dict[str, Any] = json.loads(text)
    for key, kind in (("hair", Hair), ("eyes", Eyes), ("facial_hair", FacialHair)):
        if data[key] != [str(feature) for feature in kind]:
            raise ValueError(f"{key}: {data[key]}")
    suspects = tuple(
        Suspect(str(one["id"]), str(one["name"]), Hair(one["hair"]), Eyes(one["eyes"]), FacialHair(one["facial_hair"]))
        for one in data["suspects"]
    )
    if len({suspect.id for suspect in suspects}) < len(suspects) or len({suspect.features for suspect in suspects}) < len(suspects):
        raise ValueError("a suspect is there twice")
    return suspects


SUSPECTS: Final[Mapping[str, Suspect]] = {
    suspect.id: suspect for suspect in read(Path(__file__).with_name("data.json").read_text(encoding="utf-8"))
}
"""The 32 tiles by id."""
