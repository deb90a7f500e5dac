"""The cards in the boxes of Canal Grande, read from data.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from engine.games.canal_grande.model import DISTRICTS, Card

_FACTS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))

DISTRICT_NAMES: Final[dict[Card, str]] = {Card(district["key"]): str(district["name"]) for district in _FACTS["districts"]}
if tuple(DISTRICT_NAMES) != DISTRICTS:
    raise ValueError("data.json and the cards disagree about the districts")


def action_cards(seats: int) -> dict[Card, int]:
    """How many of each action card: one box for two, two boxes less eight traitors for four."""
    boxes = seats // 2
    return {
        **dict.fromkeys(DISTRICTS, boxes * int(_FACTS["district_cards"])),
        Card.GONDOLA: boxes * int(_FACTS["gondolas"]),
        Card.TRAITOR: boxes * int(_FACTS["traitors"]) - (8 if seats == 4 else 0),
        Card.SPY: boxes * int(_FACTS["spies"]),
        Card.DOGE: boxes * int(_FACTS["doges"]),
    }


def number_cards(seats: int) -> dict[int, int]:
    """How many number cards of each value."""
    return {int(value): seats // 2 * int(count) for value, count in _FACTS["number_cards"].items()}


def dealt_cards(seats: int) -> int:
    """Cards of each district from which the first hands are dealt."""
    return seats


HAND: Final = 4
"""Cards of the first deal in each hand."""


def gondolas_dealt(seats: int) -> int:
    """Gondolas in each first hand."""
    return 1 if seats == 4 else 0
