"""The components of the game and the vocabulary to speak of them, read once from data.json.

Rulebook: Contents.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path as File
from typing import Any, Final, TypeAlias

Place: TypeAlias = str
"""A place on the map by its id, such as "la_fenice"."""
Person: TypeAlias = str
"""One of the 36 people by id, such as "museum_director"; the same name for their card and their chip."""


class Colour(StrEnum):
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    WHITE = "white"


class Figure(StrEnum):
    """In the order in which dice and figures are stored."""

    BRUNETTI = "brunetti"
    PATTA = "patta"
    VIANELLO = "vianello"
    PAOLA = "paola"


class CardKind(StrEnum):
    SUMMONS = "summons"
    VAPORETTO = "vaporetto"
    POLICE_BOAT = "police_boat"
    MEETING = "meeting"
    ELETTRA = "elettra"
    SUBMERGED = "submerged"
    EXCHANGE = "exchange"
    TIRELESS = "tireless"


class Card(StrEnum):
    """The different investigation cards, named by figure and kind; "any" shows all four figures. In the order in which hands are shown."""

    BRUNETTI_SUMMONS = "brunetti_summons"
    BRUNETTI_ELETTRA = "brunetti_elettra"
    BRUNETTI_VAPORETTO = "brunetti_vaporetto"
    BRUNETTI_POLICE_BOAT = "brunetti_police_boat"
    BRUNETTI_MEETING = "brunetti_meeting"
    PATTA_SUMMONS = "patta_summons"
    PATTA_SUBMERGED = "patta_submerged"
    PATTA_VAPORETTO = "patta_vaporetto"
    PATTA_POLICE_BOAT = "patta_police_boat"
    PATTA_MEETING = "patta_meeting"
    VIANELLO_SUMMONS = "vianello_summons"
    VIANELLO_EXCHANGE = "vianello_exchange"
    VIANELLO_VAPORETTO = "vianello_vaporetto"
    VIANELLO_POLICE_BOAT = "vianello_police_boat"
    VIANELLO_MEETING = "vianello_meeting"
    PAOLA_TIRELESS = "paola_tireless"
    PAOLA_VAPORETTO = "paola_vaporetto"
    PAOLA_MEETING = "paola_meeting"
    ANY_VAPORETTO = "any_vaporetto"
    ANY_POLICE_BOAT = "any_police_boat"
    ANY_MEETING = "any_meeting"

    @property
    def kind(self) -> CardKind:
        return KIND_OF[self]

    @property
    def figure(self) -> Figure | None:
        """The figure the card shows; None for all four."""
        return FIGURE_OF[self]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place as printed on the map. `x`, `y` are in a picture of the size MAP_SIZE; a start place has no colour."""

    id: Place
    name: str
    x: int
    y: int
    colour: Colour | None
    police_boat: bool
    vaporetto: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the Piazza: spaces for informants, and the point chips of the Wache's rooms on its level, in order."""

    informants: int
    room_values: tuple[int, ...]


_DATA: Final[dict[str, Any]] = json.loads(File(__file__).with_name("data.json").read_text(encoding="utf-8"))


def _spot(entry: dict[str, Any]) -> Spot:
    colour = None if entry["colour"] is None else Colour(entry["colour"])
    return Spot(entry["id"], entry["name"], entry["x"], entry["y"], colour, entry["police_boat"], entry["vaporetto"])


MAP_SIZE: Final[tuple[int, int]] = tuple(_DATA["size"])
SPOTS: Final[tuple[Spot, ...]] = tuple(_spot(entry) for entry in _DATA["places"])
PLACES: Final[tuple[Place, ...]] = tuple(spot.id for spot in SPOTS)
INDEX: Final[dict[Place, int]] = {place: index for index, place in enumerate(PLACES)}
"""Where a place stands in PLACES, and in every tuple with an entry a place."""
ROUTES: Final[tuple[tuple[Place, Place], ...]] = tuple((one, other) for one, other in _DATA["routes"])
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted({INDEX[other] for route in ROUTES if place in route for other in route} - {index})) for index, place in enumerate(PLACES)
)
BY_NAME: Final[dict[Place, int]] = {spot.id: rank for rank, spot in enumerate(sorted(SPOTS, key=lambda spot: spot.name))}
"""The rank of a place in the order of names, by which lists of places are shown."""

FIGURES: Final[tuple[Figure, ...]] = tuple(Figure)
FIGURE_COLOUR: Final[dict[Figure, Colour]] = {Figure(key): Colour(entry["colour"]) for key, entry in _DATA["figures"].items()}
POLICE: Final[frozenset[Figure]] = frozenset(Figure(key) for key, entry in _DATA["figures"].items() if entry["police"])
START: Final[tuple[Place, ...]] = tuple(_DATA["figures"][figure]["start"] for figure in FIGURES)

COLOURS: Final[tuple[Colour, ...]] = (Colour.GREEN, Colour.YELLOW, Colour.BLUE)
"""The colours of people and places, in the order in which they are asked for and shown."""
COLOUR_OF: Final[dict[Person, Colour]] = {entry["id"]: Colour(entry["colour"]) for entry in _DATA["people"]}
PEOPLE: Final[tuple[Person, ...]] = tuple(COLOUR_OF)

FIGURE_OF: Final[dict[Card, Figure | None]] = {
    Card(f"{entry['figure']}_{entry['kind']}"): None if entry["figure"] == "any" else Figure(entry["figure"])
    for entry in _DATA["investigation_cards"]
}
KIND_OF: Final[dict[Card, CardKind]] = {
    Card(f"{entry['figure']}_{entry['kind']}"): CardKind(entry["kind"]) for entry in _DATA["investigation_cards"]
}
CARD_COUNT: Final[dict[Card, int]] = {Card(f"{entry['figure']}_{entry['kind']}"): entry["count"] for entry in _DATA["investigation_cards"]}
CARD_ORDER: Final[dict[Card, int]] = {card: rank for rank, card in enumerate(Card)}
SUMMONS: Final[dict[Figure, Card]] = {
    figure: card for card, figure in FIGURE_OF.items() if figure is not None and KIND_OF[card] is CardKind.SUMMONS
}
"""The Summons of each of the police."""

DIE_FACES: Final[tuple[int, ...]] = tuple(_DATA["dice_faces"])
CARDS_FOR_PIPS: Final[dict[int, int]] = {int(pips): count for pips, count in _DATA["cards_drawn"].items()}
OPENING_HAND: Final[int] = _DATA["opening_hand"]
ROWS: Final[tuple[Row, ...]] = tuple(Row(entry["informants"], tuple(entry["room_values"])) for entry in _DATA["piazza_rows"])
CELL_VALUE: Final[int] = _DATA["cell_value"]
INFORMANT_VALUE: Final[int] = _DATA["informant_value"]
VICTIM_CARDS: Final[int] = _DATA["victim_reward_cards"]
CRIME_SCENES: Final[int] = _DATA["crime_scene_chips"]
