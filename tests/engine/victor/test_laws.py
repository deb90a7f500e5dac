"""The laws, and the computer player."""

from __future__ import annotations

from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.games.victor import GAME, Options
from engine.players.victor import choose
from tests.engine import laws


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize("seats", GAME.seats)
def test_law(law: laws.Law, seats: int) -> None:
    law(laws.walk(GAME, seats, Options(), 1))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_laws(seats: int) -> None:
    for number in range(10, 60):
        walk = laws.walk(GAME, seats, Options(), number)
        for law in laws.LAWS:
            law(walk)


def beats_random(seats: int, number: int) -> bool:
    """Whether one computer player wins among players who choose at random."""
    seed, rng, mine = laws.seed_of(number), Random(number), number % seats
    state = match.start(GAME, seats, Options(), seed)
    step = 0
    while not state.over:
        step += 1
        seat = state.turn.seat
        if seat == mine:
            move = choose(GAME.redeal(state, seat, Chance(seed, 1000 + step)), seat, Chance(seed, 2000 + step))
        else:
            move = laws.random_move(GAME, state, seat, rng)
        state = match.play(GAME, state, seat, move, Chance(seed, step)).step.state
    result = GAME.result(state)
    assert result is not None
    return result.ranks[mine] == 1


@pytest.mark.parametrize(("seats", "wins"), [(2, 10), (4, 8)])
def test_the_computer_player_beats_chance(seats: int, wins: int) -> None:
    """Of twelve matches; at random it would be six and three."""
    assert sum(beats_random(seats, number) for number in range(12)) >= wins
