"""The laws over every game the house hosts."""

from __future__ import annotations

import pytest

from engine.registry import GAMES
from tests.engine import laws

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_law(key: str, seats: int, number: int, law: laws.Law) -> None:
    game = GAMES[key]
    law(laws.walk(game, seats, game.options_type(), number))


MANY = 200_000
"""Moves, after which it is enough: most games play their 1,000 matches in fewer; one at random wanders for thousands of moves a match."""


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_many_random_matches(key: str, seats: int) -> None:
    game = GAMES[key]
    moves = 0
    for number in range(100, 1100):
        walk = laws.walk(game, seats, game.options_type(), number)
        laws.law_result(walk)
        laws.law_components(walk)
        laws.law_question(walk)
        if number % 20 == 0:
            for law in laws.LAWS:
                law(walk)
        moves += len(walk.moves)
        if moves > MANY:
            break
