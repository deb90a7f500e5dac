"""Setup, counters, drawing, the Victor tiles and the exact counts."""

from __future__ import annotations

import pytest

from engine import match
from engine.chance import Chance
from engine.games.suspects import SUSPECTS
from engine.games.victor import (
    GAME,
    CountersPlaced,
    CountersTaken,
    EndTurn,
    Move,
    MoveTile,
    Options,
    PlaceCounters,
    PlaceTile,
    State,
    SuspectDrawn,
    TileDrawn,
    TileMoved,
    TilePlaced,
    Turn,
    TurnBegan,
    VictorDrawn,
)
from engine.games.victor.model import VICTOR
from tests.engine import laws
from tests.engine.victor.positions import position

ASIDE = {2: 5, 3: 4, 4: 3}
VICTOR_TURNS = {2: [21, 22], 3: [19, 20, 21], 4: [17, 18, 19, 20]}


def play(state: State, *moves: Move) -> match.Played[State]:
    played = None
    for move in moves:
        played = match.play(GAME, state, state.turn.seat, move, Chance(b"", 1))
        state = played.step.state
    assert played is not None
    return played


def kinds(state: State) -> set[str]:
    return {move.kind for move in GAME.legal_moves(state, state.turn.seat)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_setup(seats: int) -> None:
    state = match.start(GAME, seats, Options(), b"seed")
    assert [laid.cell for laid in state.field] == ["e5"]
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.aside) == ASIDE[seats]
    assert state.stack[-seats:] == (VICTOR,) * seats
    assert len(state.stack) == 32 - ASIDE[seats] - 1 - 3 * seats + seats
    assert VICTOR not in state.stack[:-seats]
    assert state.supply == ((2,) if seats == 2 else (1,)) * seats
    assert GAME.components(state).total() == 32 + seats + sum(state.supply)


def test_the_first_player_is_drawn() -> None:
    assert {match.start(GAME, 4, Options(), bytes([number])).turn.seat for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(4))
def test_exact_counts_at_the_end(seats: int, number: int) -> None:
    """25 tiles lie, everyone holds one, every Victor tile was drawn at its turn by a seat of its own; a holder's counters stay."""
    walk = laws.walk(GAME, seats, Options(), number)
    turns: list[int] = []
    holders: list[int] = []
    for before, done, after in zip(walk.states, walk.played, walk.states[1:], strict=False):
        for event in done.step.events:
            if isinstance(event, VictorDrawn):
                turns.append(before.turn.number)
                holders.append(event.seat)
                assert event.seat == before.turn.seat
        for seat in range(seats):
            if before.victors[seat]:
                assert after.victors[seat]
                assert after.counters[seat] == before.counters[seat]
                assert len(after.counters[seat]) == (2 if seats == 2 else 1)
                assert after.supply[seat] == 0
        if not before.over and before.turn.number <= VICTOR_TURNS[seats][0] - 1:
            assert not any(before.victors)
    assert turns == VICTOR_TURNS[seats]
    assert sorted(holders) == list(range(seats))
    last = walk.states[-1]
    assert last.turn.number == 24
    assert len(last.field) == 25
    assert [len(hand) for hand in last.hands] == [1] * seats
    assert last.stack == ()
    assert len(last.aside) == ASIDE[seats]


def test_a_turn_is_settled_by_its_last_move_alone() -> None:
    """Placing and moving can be taken back: they draw nothing, tell nothing and leave the question with the same seat."""
    for seats in GAME.seats:
        walk = laws.walk(GAME, seats, Options(), 1)
        for (_, move), done in zip(walk.moves, walk.played, strict=True):
            ends = move.kind in ("counters", "end") or done.step.state.over
            assert done.settled == ends
            assert bool(done.step.secrets) == any(isinstance(event, TileDrawn) for event in done.step.events)


def test_counters_come_back_when_the_turn_begins() -> None:
    state = position("e5 f5", counters=((), ("e5", "f5")), supply=(2, 0))
    tile = state.hands[0][0]
    assert GAME.components(state)["counter_1"] == 2
    played = play(state, PlaceTile(tile, "g5"), PlaceCounters(("e5", "g5")))
    after = played.step.state
    assert after.turn == Turn(4, 1)
    assert after.last == Turn(3, 0, placed="g5")
    assert after.counters == (("e5", "g5"), ())
    assert after.supply == (0, 2)
    tiles = (after.tile_at("e5"), tile)
    assert played.step.events == (
        CountersPlaced(0, ("e5", "g5"), tiles),  # type: ignore[arg-type]
        TileDrawn(0, len(state.stack) - 1),
        TurnBegan(1, 4),
        CountersTaken(1, ("e5", "f5")),
    )
    assert played.step.secrets == {0: (SuspectDrawn(0, state.stack[0]),)}
    assert after.hands[0] == (*state.hands[0][1:], state.stack[0])


def test_own_counters_do_not_hinder_the_own_move_others_do() -> None:
    state = position("e5 f5 g5", counters=(("e5", "e5"), ()), supply=(0, 2), turn=Turn(4, 1))
    assert not GAME.is_legal(state, 1, MoveTile("e5", "g4"))
    after = play(state, PlaceTile(state.hands[1][0], "g6"), PlaceCounters(("g6", "g6"))).step.state
    assert GAME.is_legal(after, 0, MoveTile("e5", "g4"))
    assert not GAME.is_legal(after, 0, MoveTile("g6", "g4"))


def test_placing_counters_is_a_duty_and_takes_them_all() -> None:
    state = play(position("e5 f5"), PlaceTile(position("e5 f5").hands[0][0], "f6")).step.state
    assert kinds(state) == {"counters", "move"}
    assert not GAME.is_legal(state, 0, EndTurn())
    assert not GAME.is_legal(state, 0, PlaceCounters(("e5",)))
    assert not GAME.is_legal(state, 0, PlaceCounters(()))
    assert not GAME.is_legal(state, 0, PlaceCounters(("e5", "e6"))), "no tile lies there"
    assert not GAME.is_legal(state, 0, PlaceCounters(("f5", "e5"))), "one spelling for one choice"
    legal = {move.cells for move in GAME.legal_moves(state, 0) if isinstance(move, PlaceCounters)}
    assert legal == {("e5", "e5"), ("e5", "f5"), ("e5", "f6"), ("f5", "f5"), ("f5", "f6"), ("f6", "f6")}


def test_counters_may_join_others_and_each_other() -> None:
    state = position("e5 f5", counters=((), ("e5", "e5")), supply=(2, 0), victors=(False, True))
    after = play(state, PlaceTile(state.hands[0][0], "g5"), PlaceCounters(("e5", "e5"))).step.state
    assert after.counters == (("e5", "e5"), ("e5", "e5"))
    (tile,) = (tile for tile in GAME.view(after, None).field if tile.cell == "e5")
    assert tile.counters == (0, 0, 1, 1)
    assert not tile.free


def test_counters_are_placed_where_the_moved_tile_lies() -> None:
    state = position("e5 f5", suspects=4)
    tile = state.hands[0][0]
    moved = play(state, PlaceTile(tile, "f6"), MoveTile("e5", "g6"))
    assert moved.step.events == (TileMoved(0, state.tile_at("e5") or "", "e5", "g6"),)
    assert kinds(moved.step.state) == {"counters"}
    after = play(moved.step.state, PlaceCounters(("f6", "g6"))).step.state
    assert after.counters[0] == ("f6", "g6")


def test_a_victor_tile_is_the_last_that_counters_were_placed() -> None:
    """The counters of the turn in which it is drawn still lie down, and stay; the holder then places, may move, and ends."""
    state = position("e5 f5 g5", suspects=0, counters=((), ("f5", "f5")), supply=(2, 0))
    assert state.stack == (VICTOR, VICTOR)
    played = play(state, PlaceTile(state.hands[0][0], "h5"), PlaceCounters(("e5", "h5")))
    assert [event.kind for event in played.step.events] == ["counters_placed", "victor_drawn", "turn_began", "counters_taken"]
    assert played.step.events[1] == VictorDrawn(0, 1)
    assert not played.step.secrets
    after = played.step.state
    assert after.victors == (True, False)
    assert len(after.hands[0]) == 2
    then = play(after, PlaceTile(after.hands[1][0], "h4"), PlaceCounters(("f5", "h4"))).step.state
    assert then.stack == ()
    assert then.victors == (True, True)
    assert then.turn.seat == 0
    assert then.counters == (("e5", "h5"), ("f5", "h4")), "nothing is taken back"
    placed = play(then, PlaceTile(then.hands[0][0], "h6"))
    assert placed.step.events == (TilePlaced(0, then.hands[0][0], "h6"),)
    assert kinds(placed.step.state) == {"end", "move"}
    ended = play(placed.step.state, EndTurn())
    assert ended.step.events == (TurnBegan(1, 6),), "the stack is empty: no draw"
    assert ended.step.state.counters == then.counters
    assert len(ended.step.state.hands[0]) == 1


def test_a_holder_has_no_counters_to_place() -> None:
    state = position("e5 f5", victors=(True, False), supply=(0, 2), counters=(("e5", "f5"), ()))
    placed = play(state, PlaceTile(state.hands[0][0], "g5")).step.state
    assert not any(isinstance(move, PlaceCounters) for move in GAME.legal_moves(placed, 0))
    assert not GAME.is_legal(placed, 0, PlaceCounters(()))
    drawn = play(placed, EndTurn())
    assert drawn.step.events[0] == TileDrawn(0, len(state.stack) - 1)


def test_a_tile_comes_from_the_own_hand() -> None:
    state = position("e5")
    foreign = [tile for tile in SUSPECTS if tile not in state.hands[0]]
    assert not any(GAME.is_legal(state, 0, PlaceTile(tile, "e4")) for tile in foreign)
    assert {move.tile for move in GAME.legal_moves(state, 0) if isinstance(move, PlaceTile)} == set(state.hands[0])
