"""Each hidden fact, changed alone, changes nothing for those who must not know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import match
from engine.chance import Chance
from engine.games.victor import GAME, Options, PlaceCounters, PlaceTile, State, Turn
from engine.games.victor.model import VICTOR
from tests.engine.victor.positions import position


def assert_same(state: State, other: State, viewers: tuple[int | None, ...]) -> None:
    assert state != other
    for viewer in viewers:
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
        if viewer is not None and viewer == state.turn.seat:
            assert list(GAME.legal_moves(state, viewer)) == list(GAME.legal_moves(other, viewer))
            assert GAME.choices(state, viewer, ()) == GAME.choices(other, viewer, ())
    assert GAME.to_act(state) == GAME.to_act(other)


def swapped_hand(state: State, seat: int) -> State:
    """The seat's hand is exchanged for tiles set aside."""
    count = len(state.hands[seat])
    hands = tuple(state.aside[:count] if other == seat else hand for other, hand in enumerate(state.hands))
    return replace(state, hands=hands, aside=(*state.hands[seat], *state.aside[count:]))


def midway() -> State:
    return position("e5 f5 g5", counters=((), ("f5", "g5")), supply=(2, 0))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand(seat: int) -> None:
    state = midway()
    other = swapped_hand(state, seat)
    assert_same(state, other, (None, 1 - seat))
    assert GAME.view(state, seat) != GAME.view(other, seat)


def test_the_order_of_the_stack() -> None:
    state = midway()
    assert_same(state, replace(state, stack=(*reversed(state.stack[:4]), *state.stack[4:])), (None, 0, 1))


def test_the_tiles_set_aside() -> None:
    state = midway()
    top, *rest = state.stack
    other = replace(state, stack=(state.aside[0], *rest), aside=(top, *state.aside[1:]))
    assert_same(state, other, (None, 0, 1))


def test_the_tile_drawn_is_told_to_its_seat_alone() -> None:
    state = midway()
    other = replace(state, stack=(*reversed(state.stack[:4]), *state.stack[4:]))
    steps: list[match.Played[State]] = []
    for one in (state, other):
        placed = match.play(GAME, one, 0, PlaceTile(one.hands[0][0], "h5"), Chance(b"", 1)).step.state
        steps.append(match.play(GAME, placed, 0, PlaceCounters(("e5", "e5")), Chance(b"", 2)))
    assert steps[0].step.events == steps[1].step.events
    assert steps[0].step.secrets != steps[1].step.secrets
    assert set(steps[0].step.secrets) == {0}
    assert_same(steps[0].step.state, steps[1].step.state, (None, 1))


def test_prime_suspects_are_hidden_until_the_field_is_full() -> None:
    cells = " ".join(column + row for column in "cdefg" for row in "34567" if column + row not in ("g7", "g6"))
    state = position(
        cells,
        hands=(("ola-nordmann", "jan-modaal"), ("ze-povinho", "ali-veli")),
        victors=(True, True),
        supply=(0, 0),
        stack=(),
        turn=Turn(23, 0),
    )
    other = replace(state, hands=(state.hands[0], ("ze-povinho", state.aside[0])), aside=("ali-veli", *state.aside[1:]))
    assert_same(state, other, (None, 0))
    assert GAME.view(state, None).ending is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_redeal_reaches_every_place(seats: int) -> None:
    """Whatever a viewer has not seen turns up anywhere unseen: other hands, the stack, aside; the Victor tiles stay at the bottom."""
    state = match.start(GAME, seats, Options(), b"redeal")
    for viewer in (None, *range(seats)):
        others = [GAME.redeal(state, viewer, Chance(b"redeal", number)) for number in range(200)]
        hidden = {tile for seat, hand in enumerate(state.hands) if seat != viewer for tile in hand}
        hidden |= {*state.aside, *state.stack} - {VICTOR}
        places = [[other.aside for other in others], [other.stack[:-seats] for other in others]]
        places += [[other.hands[seat] for other in others] for seat in range(seats) if seat != viewer]
        for place in places:
            assert {tile for tiles in place for tile in tiles} == hidden
        assert all(other.stack[-seats:] == (VICTOR,) * seats for other in others)
        if viewer is not None:
            assert {other.hands[viewer] for other in others} == {state.hands[viewer]}
