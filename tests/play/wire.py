"""Every request that the bot made, checked against Discord's own description of its API where that is at hand."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "shared" / "discord"
"""Beside the project in CI; elsewhere the check is left out."""


@cache
def _checker() -> Any | None:
    if not (FOLDER / "openapi.json").exists():
        return None
    spec = importlib.util.spec_from_file_location("wirecheck", FOLDER / "wirecheck.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["wirecheck"] = module
    spec.loader.exec_module(module)
    return module.WireCheck(FOLDER / "openapi.json")


def problems(requests: Iterable[Any]) -> list[str]:
    """Why Discord would refuse one of these requests; empty when it would take them all."""
    checker = _checker()
    if checker is None:
        return []
    found: list[str] = []
    for request in requests:
        body: Any = request.json
        data: Any = (body.get("data") or body) if hasattr(body, "get") else {}
        attached: list[dict[str, Any]] = data.get("attachments") or []
        names = [a["filename"] for a in attached if "filename" in a]
        found += [f"{request.method} {request.path}: {p}" for p in checker.request(request.method, request.path, body, names)]
    return found
