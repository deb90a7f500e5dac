"""The component facts."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.games.saustall import DATA, Card, Gender, Room, Sort
from engine.games.saustall import data as facts
from engine.games.saustall.model import SUSPECTS, TOKENS

TEXT = (Path(facts.__file__).parent / "data.json").read_text(encoding="utf-8")


def test_the_box() -> None:
    """R1, R2 and the list of components."""
    assert Counter(suspect.gender for suspect in SUSPECTS) == {Gender.MAN: 4, Gender.WOMAN: 4}
    assert len(TOKENS) == len(SUSPECTS) + 1 + 2 + 4 == 15
    assert Counter(card.sort for card in DATA.cards) == {Sort.MOTIVE: 8, Sort.ALIBI: 8, Sort.WITNESS: 16, Sort.SPECIAL: 4}
    words = Counter((card.witness, card.word) for card in DATA.cards if card.sort is Sort.WITNESS)
    assert len(words) == 16
    assert set(words.values()) == {1}
    assert len({card.witness for card in DATA.cards if card.sort is Sort.ALIBI}) == 8
    assert DATA.victim == "Hermann Aigner"


def test_a_card_knows_what_is_on_it() -> None:
    card = Card.WITNESS_CABLE_CAR_WOMAN
    assert (card.sort, card.witness, card.word) == (Sort.WITNESS, "cable_car", Gender.WOMAN)
    assert (Card.ALIBI_BOB_RUN.witness, Card.ALIBI_BOB_RUN.word) == ("bob_run", None)
    assert (Card.SPECIAL.witness, Card.SPECIAL.word) == (None, None)


def test_spaces_leave_a_choice_to_the_last_token() -> None:
    """R3."""
    assert sum(DATA.green.values()) > 8
    assert sum(DATA.brown.values()) > 4
    assert DATA.brown[Room.CHAPEL] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_road(seats: int) -> None:
    """R4: twelve tokens leave each stand, over 9, 12 and 9 rounds in which all 36 cards are played."""
    setup = DATA.setups[seats]
    assert sum(setup.road) == 12
    assert len(setup.road) == {2: 9, 3: 12, 4: 9}[seats]
    assert len(setup.road) * seats * setup.turns_per_round == len(DATA.cards) == 36


def test_what_is_ours_is_marked() -> None:
    assert set(json.loads(TEXT)["ours"]) == {"suspects", "witnesses", "green_spaces", "brown_spaces", "road"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"id": "priest"', '"id": "pope"'),
        ('"gender": "woman"', '"gender": "man"'),
        ('"id": "bob_run"', '"id": "bob_sleigh"'),
        ('"greed"', '"love"'),
        ('"motive": 8', '"motive": 7'),
        ("1, 2, 2, 2]", "1, 1, 2, 2]"),
    ],
)
def test_facts_that_do_not_fit_are_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError):
        facts.read(TEXT.replace(old, new))
