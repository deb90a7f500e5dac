"""What a match is set up with, from `data.json`. Rulebook: "Game Setup", "Rule of the Square", "Scoring"."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Box:
    """Tiles in a hand, tiles of a full field, its width and height; by how often a feature is in a line: its points; by number of
    players: tiles set aside, counters for each."""

    hand: int
    field: int
    span: int
    points: Mapping[int, int]
    set_aside: Mapping[int, int]
    counters: Mapping[int, int]


def read(text: str) -> Box:
    """The box from the text of `data.json`."""
    data: dict[str, Any] = json.loads(text)
    points, aside, counters = ({int(key): int(count) for key, count in data[name].items()} for name in ("points", "set_aside", "counters"))
    return Box(int(data["hand"]), int(data["field"]), int(data["span"]), points, aside, counters)


BOX: Final = read(Path(__file__).with_name("data.json").read_text(encoding="utf-8"))
