"""The computer player: legal everywhere (a law), sensible here, and far better than chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.games.canal_grande import GAME, Choose, Divide, Offer, Open, Options, Pass, Play, Rob, State
from engine.games.canal_grande.model import side_of
from engine.players.canal_grande import choose
from tests.engine import laws
from tests.engine.canal_grande.table import Table, cards, offer, offered, open_with, position, voting

CHANCE = Chance(b"player", 0)


def choice(state: State) -> object:
    (seat,) = GAME.to_act(state)
    return choose(state, seat, CHANCE)


def test_it_takes_the_better_offer() -> None:
    state = offered(offer("castello*2 san_marco gondola", 1), offer("san_polo", 3), "castello", "castello", deck="doge*9")
    assert choice(state) == Choose(0)
    assert choice(replace(state, offers=state.offers[::-1])) == Choose(1)


def test_it_divides_evenly() -> None:
    state = position("castello san_marco", "castello san_marco", laid=offer("spy*2 castello*2", 2, 2))
    move = choice(state)
    assert isinstance(move, Divide)
    first = Offer(move.cards, move.numbers)
    assert first == offer("spy castello", 2)


def test_it_wins_the_match_when_it_can() -> None:
    marks = (cards("castello*3"), ())
    state = voting("castello san_marco*4", "", marks=marks)
    assert choice(state) == Open(cards("castello")[0], 1)


def test_it_does_not_let_the_other_win_for_want_of_a_card() -> None:
    table = Table(voting("castello*2", "castello*3", marks=(cards("castello*3"), ()))).play(open_with("castello", 2))
    assert choice(table.state) == Play(3)


def test_it_passes_when_a_mark_costs_too_much() -> None:
    table = Table(voting("castello*9", "castello*10")).play(open_with("castello", 9))
    assert choice(table.state) == Pass()


def test_it_robs_the_fuller_hand() -> None:
    state = offered(offer("traitor"), offer("", 1), "castello", "castello*3", "", "", deck="doge*20")
    assert choice(Table(state).play(Choose(0)).state) == Rob(1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_play(seats: int) -> None:
    won = 0
    for number in range(8):
        rng, seed, side = Random(number), laws.seed_of(number), number % 2
        state = match.start(GAME, seats, Options(), seed)
        step = 0
        while to_act := GAME.to_act(state):
            (seat,) = to_act
            step += 1
            if side_of(seat, seats) == side:
                move = choose(GAME.redeal(state, seat, Chance(seed, 50_000 + step)), seat, Chance(seed, 90_000 + step))
            else:
                move = laws.random_move(GAME, state, seat, rng)
            state = match.play(GAME, state, seat, move, Chance(seed, step)).step.state
        result = GAME.result(state)
        assert result is not None
        won += result.ranks[side * seats // 2] == 1
    assert won >= 7
