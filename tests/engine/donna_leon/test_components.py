"""The data: as many of everything as the rulebook counts, and a map on which every place can be reached."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from pydantic import BaseModel, ConfigDict

from engine.games import donna_leon
from engine.games.donna_leon import CARD_COUNT, COLOUR_OF, COLOURS, CRIME_SCENES, FIGURE_COLOUR, PLACES, SPOTS, Card, Colour, Figure
from engine.games.donna_leon.components import BY_NAME, CARDS_FOR_PIPS, DIE_FACES, NEIGHBOURS, POLICE, ROWS, START

FILE = Path(donna_leon.__file__).with_name("data.json")


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PlaceData(Strict):
    id: str
    name: str
    x: int
    y: int
    colour: str | None
    police_boat: bool
    vaporetto: bool


class FigureData(Strict):
    colour: str
    police: bool
    start: str


class PersonData(Strict):
    id: str
    role: str
    colour: str


class CardData(Strict):
    figure: str
    kind: str
    count: int


class RowData(Strict):
    informants: int
    room_values: list[int]


class Data(Strict):
    ours: list[str]
    size: list[int]
    places: list[PlaceData]
    routes: list[list[str]]
    figures: dict[str, FigureData]
    people: list[PersonData]
    investigation_cards: list[CardData]
    dice_faces: list[int]
    cards_drawn: dict[str, int]
    opening_hand: int
    opening_peek_per_colour: int
    piazza_rows: list[RowData]
    cell_value: int
    informant_value: int
    victim_reward_cards: int
    crime_scene_chips: int


def test_the_file_holds_what_it_should_and_nothing_else() -> None:
    data = Data.model_validate(json.loads(FILE.read_text(encoding="utf-8")))
    assert len({place.id for place in data.places}) == len({place.name for place in data.places}) == 38
    assert {end for route in data.routes for end in route} == set(PLACES)
    assert {f"{card.figure}_{card.kind}" for card in data.investigation_cards} == set(Card)
    assert set(data.figures) == set(Figure)
    assert data.opening_peek_per_colour == 1


def test_counts_of_the_rulebook() -> None:
    assert Counter(COLOUR_OF.values()) == dict.fromkeys(COLOURS, 12)
    assert Counter(spot.colour for spot in SPOTS) == {**dict.fromkeys(COLOURS, 12), None: 2}
    assert sum(CARD_COUNT.values()) == 54
    assert sorted(DIE_FACES) == [1, 1, 2, 2, 3, 3]
    assert CARDS_FOR_PIPS == {1: 2, 2: 1, 3: 0}
    assert sum(row.informants for row in ROWS) == 5
    assert sum(len(row.room_values) for row in ROWS) + 1 == CRIME_SCENES == 8
    assert 1 + 5 + sum(len(row.room_values) * (1 + row.informants) for row in ROWS) + 1 == 31


def test_figures() -> None:
    assert FIGURE_COLOUR == {
        Figure.BRUNETTI: Colour.GREEN,
        Figure.PATTA: Colour.YELLOW,
        Figure.VIANELLO: Colour.BLUE,
        Figure.PAOLA: Colour.WHITE,
    }
    assert {Figure.BRUNETTI, Figure.PATTA, Figure.VIANELLO} == POLICE
    assert START == ("casa_brunetti", "questura", "questura", "casa_brunetti")


@pytest.mark.parametrize("card", Card)
def test_a_card_is_named_after_what_it_shows(card: Card) -> None:
    assert card == f"{card.figure or 'any'}_{card.kind}"


def test_no_two_boats_at_a_place_and_every_place_joined_to_every_other() -> None:
    assert not [spot.id for spot in SPOTS if spot.vaporetto and spot.police_boat]
    seen, ends = {0}, [0]
    while ends:
        ends.extend(set(NEIGHBOURS[ends.pop()]) - seen)
        seen.update(ends)
    assert len(seen) == 38
    assert all(one in NEIGHBOURS[other] for one in range(38) for other in NEIGHBOURS[one])


def test_places_are_listed_by_their_names() -> None:
    names = {spot.id: spot.name for spot in SPOTS}
    assert [names[place] for place in sorted(PLACES, key=BY_NAME.__getitem__)] == sorted(names.values())
