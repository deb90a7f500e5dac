"""The computer player: it knows what its seat knows, beats random play, and ends matches."""

from __future__ import annotations

from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon import GAME, Card, Elettra, Figure, Go, Options, State, Submerged, Take, Tireless
from engine.players.donna_leon import choose
from tests.engine import laws
from tests.engine.donna_leon.positions import (
    SEED,
    holding,
    informants,
    investigating,
    living,
    murderer,
    play,
    seen,
    table,
)


def finished(seats: int, number: int, thinking: frozenset[Seat]) -> tuple[State, int]:
    """A match in which these seats think and the others move at random, and its steps."""
    seed = laws.seed_of(number)
    rng = Random(number)
    state, step = match.start(GAME, seats, Options(), seed), 0
    while to_act := GAME.to_act(state):
        step += 1
        seat = min(to_act)
        if seat in thinking:
            move = choose(GAME.redeal(state, seat, Chance(seed, 10**6 + step)), seat, Chance(seed, 2 * 10**6 + step))
        else:
            move = laws.random_move(GAME, state, seat, rng)
        state = match.play(GAME, state, seat, move, Chance(seed, step)).step.state
    return state, step


@pytest.mark.parametrize("seats", GAME.seats)
def test_matches_of_computer_players_are_short(seats: int) -> None:
    state, steps = finished(seats, 1, frozenset(range(seats)))
    assert state.turns <= 60
    assert steps <= 320


def test_one_that_thinks_beats_those_that_do_not() -> None:
    for number in range(2):
        state, _ = finished(3, number, frozenset({1}))
        result = GAME.result(state)
        assert result is not None
        assert result.ranks[1] == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_decides_alike_whatever_it_cannot_know(seats: int) -> None:
    walk = laws.walk(GAME, seats, Options(), 1)
    for number, seat, _, _ in walk.questions:
        guesses = [GAME.redeal(walk.states[number], seat, Chance(SEED, 100 * number + draw)) for draw in range(3)]
        assert len({choose(guess, seat, Chance(SEED, number)) for guess in guesses}) == 1


def test_it_takes_whom_it_can() -> None:
    state = living(murderer(table(), "nun"), ghetto="nun")
    state = play(investigating(state, Figure.BRUNETTI, "santa_lucia"), Go("ghetto")).state
    assert choose(state, 0, Chance(SEED, 1)) == Take(summons=False)


def test_it_goes_where_it_knows_somebody_wanted() -> None:
    state = seen(living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun"), 0, "ghetto")
    assert choose(investigating(holding(state, 0), Figure.BRUNETTI, "santa_lucia", points=1), 0, Chance(SEED, 1)) == Go("ghetto")


def test_it_sends_elettra_where_it_has_not_looked_yet() -> None:
    state = seen(table(), 0, "tronchetto", "piazzale_roma", "casa_brunetti")
    state = investigating(holding(state, 0, Card.BRUNETTI_ELETTRA), Figure.BRUNETTI, "santa_lucia")
    move = choose(state, 0, Chance(SEED, 1))
    assert isinstance(move, Elettra)
    assert move.place not in state.known[0]


def test_it_fetches_somebody_far_away_and_goes_there() -> None:
    state = seen(living(informants(table(), 0, "museum_director", "judge", "baker"), lido="museum_director"), 0, "lido")
    state = investigating(holding(state, 0, Card.PATTA_SUBMERGED), Figure.PATTA, "ghetto", points=1)
    move = choose(state, 0, Chance(SEED, 1))
    assert isinstance(move, Submerged)
    state = play(state, move).state
    goal = choose(state, 0, Chance(SEED, 2))
    assert isinstance(goal, Go)
    assert state.person_at(goal.place) == "museum_director"


def test_it_goes_on_after_a_stop_when_there_is_something_to_gain() -> None:
    state = living(informants(holding(table(), 0, Card.PAOLA_TIRELESS), 0, "nun", "priest", "baker"), ghetto="nun", tronchetto="priest")
    state = seen(state, 0, "tronchetto")
    state = play(investigating(state, Figure.PAOLA, "santa_lucia", points=3), Go("ghetto"), Take(summons=False)).state
    assert choose(state, 0, Chance(SEED, 1)) == Tireless()


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_matches_of_computer_players_are_short(seats: int) -> None:
    for number in range(100, 200):
        state, steps = finished(seats, number, frozenset(range(seats)))
        assert state.turns <= 80
        assert steps <= 450
