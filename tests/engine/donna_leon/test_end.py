"""The end: points, and each step of a tie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Result
from engine.games.donna_leon import GAME, Phase, Role, State, Taken
from tests.engine.donna_leon.positions import table

LETTERS = {"i": (Role.INFORMANT, 3), "s": (Role.SUSPECT, 6), "m": (Role.MURDERER, 8), "v": (Role.VICTIM, 0)}


def ended(*taken: str) -> State:
    """Seats with so many informants (i), suspects of 6 points (s), the murderer (m) and the victim (v), each a letter."""
    found = next((seat for seat, letters in enumerate(taken) if "v" in letters), None)
    cards = tuple(tuple(Taken(f"{letter}{number}", *LETTERS[letter]) for number, letter in enumerate(letters)) for letters in taken)
    return replace(table(len(taken)), phase=Phase.OVER, taken=cards, victim_found=found)


@pytest.mark.parametrize(
    ("taken", "ranks", "scores", "reason"),
    [
        (("mi", "s"), (1, 2), (11, 6), "murderer_arrested"),
        (("m", "sii"), (2, 1), (8, 12), "murderer_arrested"),
        (("miv", "m"), (1, 2), (11, 8), "murderer_arrested"),
        (("s", "iiv"), (2, 1), (6, 6), "victim_decides"),
        (("ii", "sv"), (2, 1), (6, 6), "victim_decides"),
        (("s", "ii"), (2, 1), (6, 6), "cards_decide"),
        (("s", "s"), (1, 1), (6, 6), "shared"),
        (("s", "ii", "m"), (3, 2, 1), (6, 6, 8), "murderer_arrested"),
        (("s", "ii", "ii"), (3, 1, 1), (6, 6, 6), "shared"),
        (("s", "ii", "iv", "s"), (2, 1, 4, 2), (6, 6, 3, 6), "cards_decide"),
        (("ss", "iiii", "sii", "ssv"), (4, 2, 3, 1), (12, 12, 12, 12), "victim_decides"),
        (("", "", "m"), (2, 2, 1), (0, 0, 8), "murderer_arrested"),
    ],
)
def test_ranks(taken: tuple[str, ...], ranks: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
    """Points; then who found the victim; then most person cards; else shared."""
    assert GAME.result(ended(*taken)) == Result(ranks, scores, reason)


def test_no_result_before_the_end() -> None:
    assert GAME.result(table()) is None
