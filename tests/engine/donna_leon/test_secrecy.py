"""Each hidden fact is changed alone, and nobody who may not know it can tell (R6, R7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon import (
    GAME,
    Card,
    Elettra,
    EndTurn,
    Exchange,
    Figure,
    Go,
    Move,
    OnTheSpot,
    Options,
    Peek,
    Ride,
    State,
    Submerged,
    Take,
    Tireless,
)
from engine.games.donna_leon.components import INDEX
from engine.games.donna_leon.record import put
from tests.engine import laws
from tests.engine.donna_leon.positions import (
    SEED,
    holding,
    informants,
    innocent,
    investigating,
    living,
    murderer,
    play,
    public,
    seen,
    standing,
    suspect,
    table,
    victim,
)


def exchanged(state: State, one: str, other: str) -> State:
    """The same state with the chips of two places exchanged, and nobody the wiser."""
    first, second = state.person_at(one), state.person_at(other)
    return replace(state, people=put(put(state.people, INDEX[one], second), INDEX[other], first))


def assert_alike(one: State, other: State, mover: Seat, *moves: Move) -> tuple[State, State]:
    """Two states that differ in something hidden from all but the mover stay alike for the others through these moves: events, their
    number and order, whether a step is settled, who is to act, views."""
    assert one != other
    for step, move in enumerate(moves, start=1):
        assert public(one, mover) == public(other, mover)
        assert GAME.to_act(one) == GAME.to_act(other)
        played, likewise = (match.play(GAME, state, mover, move, Chance(SEED, step)) for state in (one, other))
        assert played.step.events == likewise.step.events
        assert set(played.step.secrets) == set(likewise.step.secrets)
        assert played.settled == likewise.settled
        one, other = played.step.state, likewise.step.state
    assert public(one, mover) == public(other, mover)
    assert GAME.to_act(one) == GAME.to_act(other)
    return one, other


WANTED: dict[str, Callable[[State, str], State]] = {
    "informant": lambda state, person: informants(state, 0, person),
    "suspect": suspect,
    "murderer": murderer,
    "victim": victim,
}


def two(role: str, *cards: Card, seats: int = 3) -> tuple[State, State]:
    """The nun is wanted and the priest is not; either lies in the Ghetto, the other on Murano. The mover holds these cards."""
    state = innocent(living(holding(table(seats), 0, *cards), ghetto="nun", murano="priest"), "priest")
    state = WANTED[role](state, "nun")
    return state, exchanged(state, "ghetto", "murano")


LEAVINGS: dict[str, tuple[Figure, tuple[Card, ...], tuple[Move, ...]]] = {
    "by the next move": (Figure.BRUNETTI, (), (Go("ghetto"), Go("santa_lucia"))),
    "by the end of the turn": (Figure.BRUNETTI, (), (Go("santa_lucia"), Go("ghetto"), EndTurn())),
    "with a Summons in hand": (Figure.PATTA, (Card.PATTA_SUMMONS,), (Go("santa_lucia"), Go("ghetto"), EndTurn())),
    "met by Paola": (Figure.PAOLA, (Card.PAOLA_TIRELESS,), (Go("santa_lucia"), Go("ghetto"), EndTurn())),
    "with no card at all": (Figure.PAOLA, (), (Go("santa_lucia"), Go("ghetto"), EndTurn())),
    "met and left by cards": (
        Figure.PAOLA,
        (Card.PAOLA_MEETING, Card.ANY_MEETING),
        (Ride(Card.PAOLA_MEETING, "ghetto"), Ride(Card.ANY_MEETING, "questura"), Go("san_zaccaria")),
    ),
    "seen by Elettra": (Figure.BRUNETTI, (Card.BRUNETTI_ELETTRA,), (Elettra("ghetto"), Go("piazzale_roma"))),
    "exchanged": (Figure.PATTA, (Card.PATTA_SUBMERGED,), (Go("ghetto"), Submerged("tronchetto", "ghetto"), OnTheSpot(), EndTurn())),
    "after an Exchange": (Figure.VIANELLO, (Card.VIANELLO_EXCHANGE,), (Go("ghetto"), Exchange(()), Go("santa_lucia"), EndTurn())),
}
"""Figure, cards in hand, and the moves with two points that meet the person in the Ghetto and leave them. Brunetti
stands in the Ghetto for Paola to meet."""


@pytest.mark.parametrize("role", WANTED)
@pytest.mark.parametrize("leaving", LEAVINGS)
def test_nobody_else_can_tell_whether_a_person_who_was_left_was_wanted(role: str, leaving: str) -> None:
    figure, cards, moves = LEAVINGS[leaving]
    start = "tronchetto" if moves[0] == Go("santa_lucia") else "santa_lucia"
    one, other = (investigating(standing(state, brunetti="ghetto"), figure, start) for state in two(role, *cards))
    one, other = assert_alike(one, other, 0, *moves)
    assert GAME.view(one, 0) != GAME.view(other, 0), "the mover knows"


def test_on_the_spot_tells_nobody_else() -> None:
    one, other = (investigating(state, Figure.BRUNETTI, "ghetto") for state in two("informant"))
    assert_alike(one, other, 0, OnTheSpot(), Go("santa_lucia"), EndTurn())


def stopped(*cards: Card) -> State:
    """Paola has questioned the nun; the player holds these cards."""
    state = living(informants(holding(table(3), 0, *cards), 0, "nun"), ghetto="nun")
    return play(investigating(state, Figure.PAOLA, "santa_lucia", points=2), Go("ghetto"), Take(summons=False)).state


def test_nobody_can_tell_whether_tireless_is_held_at_paolas_stop() -> None:
    one, other = stopped(Card.PAOLA_TIRELESS, Card.ANY_MEETING), stopped(Card.PATTA_SUMMONS, Card.ANY_MEETING)
    assert [move.kind for move in GAME.legal_moves(one, 0)] != [move.kind for move in GAME.legal_moves(other, 0)]
    assert len(tuple(GAME.legal_moves(one, 0))) == 2
    assert Tireless() in tuple(GAME.legal_moves(one, 0))
    assert_alike(one, other, 0, EndTurn())


def test_nobody_can_tell_whether_a_summons_is_held_when_somebody_wanted_is_met() -> None:
    for role in WANTED:
        state = two(role)[0]
        hands = (holding(state, 0, Card.PATTA_SUMMONS, Card.ANY_MEETING), holding(state, 0, Card.PAOLA_TIRELESS, Card.ANY_MEETING))
        one, other = (investigating(start, Figure.PATTA, "madonna_dell_orto") for start in hands)
        one, other = assert_alike(one, other, 0, Go("ghetto"))
        assert_alike(one, other, 0, Go("santa_lucia"), EndTurn())


def test_nobody_can_tell_who_lies_where_before_they_look() -> None:
    one, other = two("informant")
    for viewer in (None, 0, 1, 2):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    one, other = (seen(state, 1, "ghetto") for state in (one, other))
    assert GAME.view(one, 1) != GAME.view(other, 1)
    for viewer in (None, 0, 2):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_card_in_the_hand_of_another_might_as_well_lie_in_the_pile(viewer: Seat | None) -> None:
    state = holding(table(3), 1, Card.PATTA_SUMMONS)
    other = holding(state, 1, Card.ANY_VAPORETTO)
    assert state != other
    assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.view(state, 1) != GAME.view(other, 1)


def test_opening_peeks_are_secret_until_all_are_in() -> None:
    state = table(3, opening_peek=True)
    one, other = (
        match.play(GAME, state, 1, Peek(places), Chance(SEED, 1))
        for places in (("ghetto", "lido", "zattere"), ("murano", "lido", "giardini"))
    )
    assert one.step.events == other.step.events
    assert public(one.step.state, 1) == public(other.step.state, 1)
    for seat in (0, 2):
        assert list(GAME.legal_moves(one.step.state, seat)) == list(GAME.legal_moves(state, seat))


@pytest.mark.parametrize(("seats", "notebook"), [(2, True), (3, False), (4, True)])
def test_whatever_is_hidden_a_move_tells_the_others_the_same(seats: int, notebook: bool) -> None:
    """At states of a random match, for a state redealt for a viewer: a move of somebody else, unless it shows a person, gives the viewer
    the same events, secrets and view."""
    walk = laws.walk(GAME, seats, Options(notebook=notebook), 1)
    told = 0
    for number in range(0, len(walk.moves), 19):
        mover, move = walk.moves[number]
        if move.kind in ("take", "peek"):
            continue
        for viewer in walk.viewers:
            other = GAME.redeal(walk.states[number], viewer, Chance(SEED, number))
            if viewer == mover or not GAME.is_legal(other, mover, move):
                continue
            likewise = match.play(GAME, other, mover, move, Chance(walk.seed, number + 1))
            played = walk.played[number]
            assert likewise.step.events == played.step.events
            assert likewise.settled == played.settled
            assert set(likewise.step.secrets) == set(played.step.secrets) <= {mover}
            assert GAME.view(likewise.step.state, viewer) == GAME.view(played.step.state, viewer)
            told += 1
    assert told > 100
