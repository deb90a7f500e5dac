"""The component facts: read once from `data.json`, which marks what is ours."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.games.saustall.model import CARDS, MOTIVES, SUSPECTS, WITNESSES, Card, Room, Suspect


@dataclass(frozen=True, slots=True)
class Setup:
    """What differs by the number of players. `road` has one entry a round: how many tokens leave each stand."""

    penalties: int
    interventions: int
    aside: int
    turns_per_round: int
    road: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """A suspect's name and trade."""

    name: str
    role: str


@dataclass(frozen=True, slots=True)
class Data:
    """`green` and `brown` count the spaces of each room (R3); `setups` is by number of players; `cards` is the whole deck."""

    victim: str
    people: Mapping[Suspect, Person]
    cards: tuple[Card, ...]
    hand: int
    green: Mapping[Room, int]
    brown: Mapping[Room, int]
    setups: Mapping[int, Setup]


def read(text: str) -> Data:
    """The facts in this JSON text. Raises ValueError, KeyError or TypeError where they do not fit together."""
    raw: dict[str, Any] = json.loads(text)
    if [(one["id"], one["gender"]) for one in raw["suspects"]] != [(suspect, suspect.gender) for suspect in SUSPECTS]:
        raise ValueError("suspects")
    if tuple(one["id"] for one in raw["witnesses"]) != WITNESSES or tuple(raw["motives"]) != MOTIVES:
        raise ValueError("witnesses or motives")
    copies = {Card.MOTIVE: int(raw["cards"]["motive"]), Card.SPECIAL: int(raw["cards"]["special"])}
    data = Data(
        victim=str(raw["victim"]),
        people={Suspect(one["id"]): Person(str(one["name"]), str(one["role"])) for one in raw["suspects"]},
        cards=tuple(card for card in CARDS for _ in range(copies.get(card, 1))),
        hand=int(raw["hand"]),
        green={room: int(raw["green_spaces"].get(room, 0)) for room in Room},
        brown={room: int(raw["brown_spaces"].get(room, 0)) for room in Room},
        setups={
            int(seats): Setup(
                penalties=int(one["penalties"]),
                interventions=int(one["interventions"]),
                aside=int(one["aside_evidence"]),
                turns_per_round=int(one["turns_per_round"]),
                road=tuple(int(tokens) for tokens in raw["road"][seats]),
            )
            for seats, one in raw["setup"].items()
        },
    )
    for seats, one in data.setups.items():
        if seats * one.turns_per_round * len(one.road) != len(data.cards) or sum(one.road) != 12:
            raise ValueError(f"cards or road for {seats}")
    return data


DATA: Final = read((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
