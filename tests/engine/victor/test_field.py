"""Where tiles may be placed and moved."""

from __future__ import annotations

import pytest

from engine import match
from engine.chance import Chance
from engine.errors import IllegalMove
from engine.games.victor import GAME, EndTurn, MoveTile, Options, PlaceTile, State, Turn, grid
from tests.engine import laws
from tests.engine.victor.positions import placements, position, tile_moves, unrolled, whole

FULL_BUT_ONE = " ".join(column + row for column in "cdefg" for row in "34567" if column + row != "g7")


def spots(state: State) -> set[str]:
    return {move.cell for move in GAME.legal_moves(state, state.turn.seat) if isinstance(move, PlaceTile)}


def tile_moves_of(state: State) -> set[tuple[str, str]]:
    return {(move.origin, move.target) for move in GAME.legal_moves(state, state.turn.seat) if isinstance(move, MoveTile)}


def room(state: State) -> tuple[str, str]:
    view = GAME.view(state, None)
    return view.room_columns, view.room_rows


def moved(state: State, origin: str, target: str) -> State:
    return match.play(GAME, state, state.turn.seat, MoveTile(origin, target), Chance(b"", 1)).step.state


def placed(state: State, cell: str) -> State:
    seat = state.turn.seat
    return match.play(GAME, state, seat, PlaceTile(state.hands[seat][0], cell), Chance(b"", 1)).step.state


def test_a_tile_is_placed_next_to_another() -> None:
    assert spots(position("e5")) == {"e4", "e6", "d5", "f5"}
    assert spots(position("e5 f5")) == {"e4", "e6", "f4", "f6", "d5", "g5"}


def test_no_sixth_in_a_line() -> None:
    state = position("c5 d5 e5 f5 g5")
    assert spots(state) == {column + row for column in "cdefg" for row in "46"}
    with pytest.raises(IllegalMove):
        placed(state, "h5")


def test_no_field_six_wide_without_a_line_of_six() -> None:
    state = position("c4 d4 e4 e5 f5 g5")
    assert "h5" not in spots(state)
    assert "b4" not in spots(state)
    assert {"c5", "g4", "c3", "g6"} <= spots(state)
    assert ("e4", "h5") not in tile_moves_of(state)


def test_the_only_tile_does_not_move() -> None:
    assert tile_moves_of(position("e5")) == set()


def test_two_tiles_walk_round_each_other() -> None:
    state = position("e5 f5")
    assert {target for origin, target in tile_moves_of(state) if origin == "e5"} == {"f4", "f6", "g5"}


def test_a_bridge_moves_only_to_where_it_bridges_again() -> None:
    state = position("d4 d5 e5 f5 f4")
    assert {target for origin, target in tile_moves_of(state) if origin == "e5"} == {"e4"}
    straight = position("d5 e5 f5")
    assert {target for origin, target in tile_moves_of(straight) if origin == "e5"} == set()


def test_a_tile_with_four_neighbours_is_blocked() -> None:
    ring = "d4 e4 f4 d5 f5 d6 e6 f6"
    inside = position(f"{ring} e5")
    assert "e5" not in {origin for origin, _ in tile_moves_of(inside)}
    assert ("d4", "e7") in tile_moves_of(inside)
    three = position(f"{ring.replace(' f5', '')} e5")
    assert ("e5", "f5") in tile_moves_of(three)


def test_a_tile_with_anybodys_counter_stays() -> None:
    free = position("e5 f5 g5")
    assert {origin for origin, _ in tile_moves_of(free)} == {"e5", "g5"}
    for holder in (0, 1):
        counters = [("g5",) if seat == holder else () for seat in (0, 1)]
        state = position("e5 f5 g5", counters=counters)
        assert {origin for origin, _ in tile_moves_of(state)} == {"e5"}
        assert not GAME.is_legal(state, 0, MoveTile("g5", "f4"))
        assert GAME.choices(state, 0, ("move", "g5")) is None


def test_a_tile_never_moves_to_its_own_spot_or_onto_another() -> None:
    state = position("e5 f5 g5")
    for target in ("e5", "f5", "g5"):
        assert not GAME.is_legal(state, 0, MoveTile("e5", target))


def test_only_the_field_after_a_move_counts() -> None:
    """A row of five: its end tile may go round to the other side of a tile, and the box shrinks or turns."""
    state = position("c5 d5 e5 f5 g5")
    shifted = moved(state, "c5", "g6")
    assert grid.used(shifted.cells) == ("defg", "56")
    over_the_edge = moved(state, "c5", "h5")
    assert grid.used(over_the_edge.cells) == ("defgh", "5")
    assert "c5" not in spots(over_the_edge)


def test_move_then_place_on_the_spot_just_left() -> None:
    state = moved(position("e5 f5 g5"), "e5", "f4")
    assert "e5" in spots(state)
    assert tile_moves_of(state) == set()
    after = placed(state, "e5")
    assert after.turn == Turn(3, 0, placed="e5", origin="e5", target="f4")


def test_place_then_move() -> None:
    state = placed(position("e5 f5"), "f6")
    assert spots(state) == set()
    after = moved(state, "e5", "g6")
    assert after.turn == Turn(3, 0, placed="f6", origin="e5", target="g6")
    assert tile_moves_of(after) == set()


def test_the_tile_just_placed_may_be_moved() -> None:
    state = placed(position("e5 f5"), "f6")
    after = moved(state, "f6", "d5")
    assert after.turn.placed == "d5"
    assert after.tile_at("d5") == state.tile_at("f6")


def test_one_move_a_turn_before_or_after() -> None:
    after = placed(moved(position("e5 f5 g5"), "e5", "f4"), "f6")
    assert not GAME.is_legal(after, 0, MoveTile("f6", "f3"))


def test_the_25th_tile_ends_the_match_without_a_move_after_it() -> None:
    state = position(FULL_BUT_ONE, hands=(("ola-nordmann", "jan-modaal"), ("ze-povinho",)), victors=(True, True), stack=(), supply=(0, 0))
    assert spots(state) == {"g7"}
    assert {target for _, target in tile_moves_of(state)} == {"g7"}
    after = placed(state, "g7")
    assert GAME.to_act(after) == frozenset()
    assert not GAME.is_legal(after, 0, MoveTile("g7", "h7"))
    assert not GAME.is_legal(after, 0, EndTurn())
    assert list(GAME.legal_moves(after, 0)) == []
    assert GAME.result(after) is not None


def test_before_the_25th_tile_the_hole_may_move() -> None:
    state = position(FULL_BUT_ONE, hands=(("ola-nordmann", "jan-modaal"), ("ze-povinho",)), victors=(True, True), stack=(), supply=(0, 0))
    assert tile_moves_of(state) == {
        (cell, "g7") for cell in FULL_BUT_ONE.split() if "c" in cell or "g" in cell or "3" in cell or "7" in cell
    }
    after = moved(state, "c3", "g7")
    assert spots(after) == {"c3"}


def test_the_sheet_is_a_ring() -> None:
    """A field that has wandered over the edge of the names is a field like any other."""
    state = position("h5 i5 a5 a6 b5")
    assert grid.used(state.cells) == ("hiab", "56")
    assert room(state) == ("ghiabc", "4567")
    assert {"g5", "c5", "i6", "b6"} <= spots(state)
    high = position("e9 e1 e2 f1")
    assert grid.used(high.cells) == ("ef", "912")
    assert {"e8", "e3", "d1"} <= spots(high)


def test_a_match_may_wander_over_the_edge() -> None:
    """Everyone pushes the field to the right: names stay true, and the rules are the same there."""
    state = match.start(GAME, 4, Options(), laws.seed_of(1))
    seen: set[str] = set()
    step = 0
    while not state.over:
        step += 1
        columns, _ = room(state)
        moves = list(GAME.legal_moves(state, state.turn.seat))
        shifts = [move for move in moves if isinstance(move, MoveTile) and columns.index(move.origin[0]) < columns.index(move.target[0])]
        places = [move for move in moves if isinstance(move, PlaceTile)]
        if places:
            assert spots(state) == placements(state)
        if state.turn.target is None:
            assert tile_moves_of(state) == tile_moves(state)
        if shifts:
            move = max(shifts, key=lambda move: columns.index(move.target[0]) - columns.index(move.origin[0]))
        elif places:
            move = max(places, key=lambda move: columns.index(move.cell[0]))
        else:
            move = moves[0]
        state = match.play(GAME, state, state.turn.seat, move, Chance(b"", step)).step.state
        seen.add(grid.used(state.cells)[0])
    assert any("ia" in columns for columns in seen)


def test_the_room_is_where_a_tile_may_come_next() -> None:
    assert room(position("e5")) == ("def", "456")
    assert room(position("c5 d5 e5 f5 g5")) == ("bcdefgh", "456"), "an end tile may move to the other end"
    assert room(position("c5 d5 e5 f5 g5", counters=(("c5", "g5"), ()), supply=(0, 2))) == ("cdefg", "456")
    assert room(position(FULL_BUT_ONE, suspects=0)) == ("cdefg", "34567")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(4))
def test_legal_moves_are_those_of_the_rulebook(seats: int, number: int) -> None:
    """Against a plain reading of the rules, on a sheet without a ring: at every moment of random matches."""
    for state in laws.walk(GAME, seats, Options(), number).states:
        assert whole(set(unrolled(laid.cell for laid in state.field).values()))
        assert grid.square(state.cells)
        assert len(grid.parts(state.cells)) == 1
        if state.over:
            continue
        if state.turn.placed is None:
            assert spots(state) == placements(state)
        if state.turn.target is None:
            assert tile_moves_of(state) == tile_moves(state)
