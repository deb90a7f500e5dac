"""The setup, the opening peeks, the roll and the choice of a die."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine import match
from engine.chance import Chance
from engine.games.donna_leon import (
    COLOUR_OF,
    FIGURES,
    GAME,
    SPOTS,
    ChooseDie,
    DieChosen,
    Drew,
    Figure,
    Options,
    Peek,
    Peeked,
    PeeksShown,
    Phase,
    Saw,
    TurnBegan,
)
from tests.engine.donna_leon.positions import SEED, legal, play, table


@pytest.mark.parametrize("seats", GAME.seats)
def test_setup(seats: int) -> None:
    state = table(seats)
    assert all(spot.colour == (person and COLOUR_OF[person]) for spot, person in zip(SPOTS, state.people, strict=True))
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert [len(row) for row in state.piazza] == [3, 2]
    assert len(state.pile) == 54 - 3 * seats
    assert len(state.deck) == 30
    assert state.victim not in state.deck
    assert state.figures == ("casa_brunetti", "questura", "questura", "casa_brunetti")
    assert state.phase is Phase.DIE
    assert state.turns == 1


def test_anyone_may_begin_and_anyone_may_be_the_victim() -> None:
    states = [match.start(GAME, 4, Options(opening_peek=False), bytes([number]) * 32) for number in range(60)]
    assert {state.active for state in states} == {0, 1, 2, 3}
    assert len({state.victim for state in states}) > 20
    assert {pips for state in states for pips in state.dice} == {1, 2, 3}


def test_opening_peeks_are_made_by_all_at_once_and_end_with_the_first_roll() -> None:
    state = table(3, opening_peek=True)
    assert GAME.to_act(state) == {0, 1, 2}
    places = ("ghetto", "arsenale", "zattere")
    assert legal(state, Peek(places), 1)
    done = match.play(GAME, state, 1, Peek(places), Chance(SEED, 1))
    assert done.step.events == (Peeked(1),)
    assert done.settled
    assert [(event.place, event.person) for event in done.step.secrets[1] if isinstance(event, Saw)] == [
        (place, state.person_at(place)) for place in places
    ]
    state = done.step.state
    assert GAME.to_act(state) == {0, 2}
    own = GAME.view(state, 1).own
    assert own is not None
    assert {note.place for note in own.notes} == set(places)
    for step, seat in enumerate((2, 0), start=2):
        done = match.play(GAME, state, seat, Peek(("frari", "lido", "giardini")), Chance(SEED, step))
        state = done.step.state
    shown, began = done.step.events[1:]
    assert shown == PeeksShown(None, (("frari", "lido", "giardini"), places, ("frari", "lido", "giardini")))
    assert began == TurnBegan(state.active, state.dice)
    assert state.phase is Phase.DIE


@pytest.mark.parametrize(
    "places",
    [
        ("ghetto", "arsenale", "questura"),
        ("arsenale", "ghetto", "zattere"),
        ("ghetto", "arsenale", "atlantis"),
        ("ghetto", "ghetto", "zattere"),
    ],
)
def test_a_peek_is_one_chip_of_each_colour(places: tuple[str, str, str]) -> None:
    assert not legal(table(opening_peek=True), Peek(places), 0)


def test_any_die_may_be_chosen_and_brings_points_and_cards() -> None:
    state = replace(table(), dice=(1, 2, 3, 3))
    assert list(GAME.legal_moves(state, state.active)) == [
        ChooseDie(figure, pips) for figure, pips in zip(FIGURES, (1, 2, 3, 3), strict=True)
    ]
    for figure, pips, cards in ((Figure.BRUNETTI, 1, 2), (Figure.PATTA, 2, 1), (Figure.VIANELLO, 3, 0), (Figure.PAOLA, 3, 0)):
        done = play(state, ChooseDie(figure, pips))
        assert done.events[0] == DieChosen(state.active, figure, pips)
        assert done.events[1:] == ((Drew(state.active, cards, cards),) if cards else ())
        assert done.settled == bool(cards)
        assert done.state.moving.points == pips
        assert len(done.state.hands[state.active]) == 3 + cards
        held = Counter(held.card for held in done.state.hands[state.active])
        assert held - Counter(one.card for one in state.hands[state.active]) == Counter(done.drawn if cards else ())
    assert not legal(state, ChooseDie(Figure.PAOLA, 1))
