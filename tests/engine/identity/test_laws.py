"""The laws, and the computer player."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.games.identity import GAME, Move, Options, State
from engine.players.identity import choose
from tests.engine import laws


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize(("points", "number"), [(2, 1), (2, 2), (5, 3), (1, 4)])
def test_law(law: laws.Law, points: int, number: int) -> None:
    law(laws.walk(GAME, 2, Options(points), number))


@lru_cache
def long_walk(number: int) -> laws.Walk:
    """A match in which a guess is rare: tiles are discarded, the stack runs out, hands are played to the end."""
    seed, rng = laws.seed_of(number), Random(number)
    states = [match.start(GAME, 2, Options(), seed)]
    moves: list[tuple[int, Move]] = []
    played: list[match.Played[State]] = []
    while asked := match.asked(GAME, states[-1]):
        seat = rng.choice(sorted(asked))
        legal = list(GAME.legal_moves(states[-1], seat))
        move = rng.choice([one for one in legal if one.kind != "guess"] if rng.random() < 0.97 else legal)
        played.append(match.play(GAME, states[-1], seat, move, Chance(seed, len(moves) + 1)))
        moves.append((seat, move))
        states.append(played[-1].step.state)
    return laws.Walk(GAME, 2, Options(), seed, tuple(states), tuple(moves), tuple(played))


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize("number", [1, 2])
def test_law_in_long_games(law: laws.Law, number: int) -> None:
    walk = long_walk(number)
    assert {move.kind for _, move in walk.moves} == {"informer", "ask", "discard", "guess", "pass"}
    law(walk)


@pytest.mark.soak
def test_many_laws() -> None:
    for number in range(10, 110):
        walk = laws.walk(GAME, 2, Options(1 + number % 5), number)
        for law in laws.LAWS:
            law(walk)


def test_the_computer_player_beats_chance() -> None:
    """A match against random moves (which pass as often as they guess) is always won; two computers decide most games."""
    for number in range(20):
        seed, rng, mine = laws.seed_of(number), Random(number), number % 2
        state = match.start(GAME, 2, Options(), seed)
        step = 0
        while to_act := GAME.to_act(state):
            step += 1
            seat = min(to_act)
            if seat == mine:
                move = choose(GAME.redeal(state, seat, Chance(seed, 1000 + step)), seat, Chance(seed, 2000 + step))
            else:
                move = laws.random_move(GAME, state, seat, rng)
            state = match.play(GAME, state, seat, move, Chance(seed, step)).step.state
        assert state.points[mine] == 2, number


def test_computer_players_decide_their_games() -> None:
    """About half the games between two of them end with a winner; the others are draws after a last chance."""
    decided: list[bool] = []
    for number in range(10):
        seed = laws.seed_of(number)
        state = match.start(GAME, 2, Options(5), seed)
        step = 0
        while to_act := GAME.to_act(state):
            step += 1
            seat = min(to_act)
            move = choose(GAME.redeal(state, seat, Chance(seed, 1000 + step)), seat, Chance(seed, 2000 + step))
            state = match.play(GAME, state, seat, move, Chance(seed, step)).step.state
        assert step < 500
        decided += [ended.winner is not None for ended in state.history]
    assert sum(decided) > len(decided) / 3
