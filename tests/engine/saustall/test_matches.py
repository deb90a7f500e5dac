"""Whole matches."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall import DATA, GAME, Options, Phase, State
from engine.games.saustall import events as e
from engine.games.saustall.moves import Intervene, Refuse, Yield
from engine.players.saustall import choose
from tests.engine import laws


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_everything_gets_played(seats: int, number: int) -> None:
    """All cards, 9, 12 or 9 rounds; stands end empty; all suspects have motive and alibi, all witnesses have testified."""
    walk = laws.walk(GAME, seats, Options(), number)
    last = walk.states[-1]
    assert Counter(last.discards) == Counter(DATA.cards)
    assert last.deck == ()
    for desk in last.desks:
        assert (desk.hand, desk.stand, len(desk.theory), len(desk.removed)) == ((), (), 3, 12)
    assert None not in last.motives
    assert len(set(last.alibis)) == 8
    assert None not in last.alibis
    assert None not in last.testimonies
    assert Counter(visit.special for visit in last.visits) == {False: 8, True: 4}
    rounds = [event.round for played in walk.played for event in played.step.events if isinstance(event, e.RoundOver)]
    assert rounds == list(range(1, {2: 9, 3: 12, 4: 9}[seats] + 1))
    draws = [event for played in walk.played for event in played.step.events if isinstance(event, e.Drew)]
    assert len(draws) == 36 - 3 * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_seat_has_a_card_in_each_of_its_turns(seats: int) -> None:
    """Thefts or not: a turn takes one card from the active player and gives it one while there is a deck."""
    walk = laws.walk(GAME, seats, Options(), 4)
    for kind in (Intervene, Yield, Refuse):
        assert any(isinstance(move, kind) for _, move in walk.moves)
    for state in walk.states:
        if state.phase is Phase.PLAY and state.deck:
            assert {len(desk.hand) for desk in state.desks} == {3}


def play(seats: int, number: int, players: set[Seat]) -> State:
    """A match of computer players in these seats against random ones."""
    chance = Chance(b"random players", number)
    state = GAME.setup(seats, Options(), Chance(b"match", number))
    step = 0
    while asked := GAME.to_act(state):
        seat = min(asked)
        step += 1
        if seat in players:
            move = choose(GAME.redeal(state, seat, Chance(b"guess", step)), seat, Chance(b"think", step))
        else:
            move = chance.choice(tuple(GAME.legal_moves(state, seat)))
        assert GAME.is_legal(state, seat, move)
        state = GAME.apply(state, seat, move, chance).state
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_computer_player_beats_random_players(seats: int) -> None:
    margin = 0
    for number in range(4):
        clever = number % seats
        result = GAME.result(play(seats, number, {clever}))
        assert result is not None
        margin += seats * result.scores[clever] - sum(result.scores)
    assert margin > 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_computer_player_mostly_wins(seats: int) -> None:
    """In 60 matches against random players it wins about twice its share or more."""
    wins = 0
    for number in range(60):
        clever = number % seats
        result = GAME.result(play(seats, 100 + number, {clever}))
        assert result is not None
        wins += result.ranks[clever] == 1
    assert wins > {2: 48, 3: 42, 4: 32}[seats]
