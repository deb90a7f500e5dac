"""The laws, over random matches with and without the free gondola."""

from __future__ import annotations

import pytest

from engine.games.canal_grande import GAME, Options
from tests.engine import laws

TABLES = [(2, False, 1), (2, True, 2), (4, False, 1), (4, True, 2)]


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize(("seats", "free", "number"), TABLES)
def test_law(seats: int, free: bool, number: int, law: laws.Law) -> None:
    law(laws.walk(GAME, seats, Options(free), number))


@pytest.mark.soak
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_thousand_random_matches(seats: int, free: bool) -> None:
    for number in range(1000):
        walk = laws.walk(GAME, seats, Options(free), number)
        laws.law_result(walk)
        laws.law_components(walk)
        if number % 25 == 0:
            for law in laws.LAWS:
                law(walk)
