"""The rules of Commissioner Victor: The Lost Painting Case. Rulebook: "Game Setup" to "Scoring and End of the Game".

Rulings: the 32 tiles are the balanced half of the 64 combinations (data.json); all own counters must be placed, two on one tile
is allowed; a tile just placed may be moved in the same turn; tiles set aside are never shown; ranks are 1, 1, 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import ClassVar, TypeVar

from engine.chance import Chance
from engine.game import Choices, Game, Path, Result, Seat, Step
from engine.games.suspects import SUSPECTS
from engine.games.victor import grid, picker, scoring
from engine.games.victor.box import BOX
from engine.games.victor.model import (
    VICTOR,
    CountersPlaced,
    CountersTaken,
    EndTurn,
    Event,
    InnocentScored,
    Laid,
    LineScored,
    MatchEnded,
    Move,
    MoveTile,
    Options,
    Phase,
    PlaceCounters,
    PlaceTile,
    State,
    SuspectDrawn,
    SuspectShown,
    TileDrawn,
    TileMoved,
    TilePlaced,
    Turn,
    TurnBegan,
    VictorDrawn,
)
from engine.games.victor.view import View, view

T = TypeVar("T")


class CommissionerVictor(Game[State, Move, View, Options]):
    """2-4 players. A turn is up to three moves: place and, before or after it, move; then counters, or the end of the turn.

    Only the last move of a turn draws a tile, so all before it can be taken back.
    """

    key: ClassVar[str] = "victor"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 72
    """24 turns of at most three moves."""
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        deck = chance.shuffled(SUSPECTS)
        aside, (start, *rest) = deck[: BOX.set_aside[seats]], deck[BOX.set_aside[seats] :]
        hands = tuple(tuple(rest[BOX.hand * seat : BOX.hand * (seat + 1)]) for seat in range(seats))
        return State(
            field=(Laid(grid.START, start),),
            hands=hands,
            stack=(*rest[BOX.hand * seats :], *(VICTOR,) * seats),
            aside=aside,
            victors=(False,) * seats,
            supply=(BOX.counters[seats],) * seats,
            counters=((),) * seats,
            turn=Turn(1, chance.below(seats)),
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.turn.seat})

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        match state.phase:
            case Phase.PLACE:
                spots = grid.cells(grid.spots(state.cells))
                yield from (PlaceTile(tile, cell) for tile in state.hands[seat] for cell in spots)
            case Phase.COUNTERS:
                cells = (laid.cell for laid in state.field)
                yield from (PlaceCounters(chosen) for chosen in combinations_with_replacement(cells, state.supply[seat]))
            case Phase.END:
                yield EndTurn()
            case Phase.OVER:
                return
        if state.turn.target is None:
            field = state.cells
            for origin in grid.bits(state.free):
                yield from (MoveTile(grid.CELLS[origin], target) for target in grid.cells(grid.targets(field, origin)))

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        match move:
            case PlaceTile(tile, cell):
                return state.phase == Phase.PLACE and tile in state.hands[seat] and cell in grid.cells(grid.spots(state.cells))
            case MoveTile(origin, target):
                if state.turn.target is not None or state.tile_at(origin) is None or origin in state.held:
                    return False
                return target in grid.cells(grid.targets(state.cells, grid.INDEX[origin]))
            case PlaceCounters(cells):
                return (
                    state.phase == Phase.COUNTERS
                    and len(cells) == state.supply[seat]
                    and list(cells) == sorted(cells)
                    and all(state.tile_at(cell) is not None for cell in cells)
                )
            case EndTurn():
                return state.phase == Phase.END

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        match move:
            case PlaceTile(tile, cell):
                hand = tuple(other for other in state.hands[seat] if other != tile)
                placed = replace(
                    state,
                    field=_sorted(*state.field, Laid(cell, tile)),
                    hands=_with(state.hands, seat, hand),
                    turn=replace(state.turn, placed=cell),
                )
                return Step(placed, (TilePlaced(seat, tile, cell), *(_reckoning(placed) if placed.over else ())))
            case MoveTile(origin, target):
                (tile,) = (laid.tile for laid in state.field if laid.cell == origin)
                field = _sorted(*(laid for laid in state.field if laid.cell != origin), Laid(target, tile))
                placed_at = target if state.turn.placed == origin else state.turn.placed
                turn = replace(state.turn, placed=placed_at, origin=origin, target=target)
                return Step(replace(state, field=field, turn=turn), (TileMoved(seat, tile, origin, target),))
            case PlaceCounters(cells):
                tiles = tuple(laid.tile for cell in cells for laid in state.field if laid.cell == cell)
                guarded = replace(state, supply=_with(state.supply, seat, 0), counters=_with(state.counters, seat, cells))
                return _turn_over(guarded, seat, CountersPlaced(seat, cells, tiles))
            case EndTurn():
                return _turn_over(state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        return scoring.result(tuple(score.points for score in scoring.final(state))) if state.over else None

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Unseen are the suspects set aside and in the stack and, until they are shown, other seats' hands."""
        seen = [state.over or seat == viewer for seat in range(len(state.hands))]
        hidden = [tile for hand, known in zip(state.hands, seen, strict=True) if not known for tile in hand]
        suspects = [tile for tile in state.stack if tile != VICTOR]
        pool = iter(chance.shuffled(sorted((*state.aside, *hidden, *suspects))))
        return replace(
            state,
            hands=tuple(hand if known else tuple(next(pool) for _ in hand) for hand, known in zip(state.hands, seen, strict=True)),
            stack=tuple(tile if tile == VICTOR else next(pool) for tile in state.stack),
            aside=tuple(pool),
        )

    def components(self, state: State) -> Counter[str]:
        count = Counter(laid.tile for laid in state.field)
        for place in (state.stack, state.aside, *state.hands):
            count.update(place)
        count[VICTOR] += sum(state.victors)
        for seat, (supply, cells) in enumerate(zip(state.supply, state.counters, strict=True)):
            count[f"counter_{seat}"] = supply + len(cells)
        return count

    def path(self, move: Move) -> Path:
        return picker.path(move)

    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        return picker.choices(state, seat, prefix)

    def move_at(self, state: State, seat: Seat, path: Path) -> Move | None:
        move = picker.read(path, state.supply[seat])
        return move if move is not None and self.path(move) == path and self.is_legal(state, seat, move) else None


def _turn_over(state: State, seat: Seat, *events: Event) -> Step[State]:
    """Draw a tile, and begin the next turn: its seat takes its counters back."""
    facts = list(events)
    secrets: dict[Seat, tuple[Event, ...]] = {}
    hands, stack, victors = state.hands, state.stack, state.victors
    if stack:
        tile, *rest = stack
        stack = tuple(rest)
        if tile == VICTOR:
            victors = _with(victors, seat, True)
            facts.append(VictorDrawn(seat, len(stack)))
        else:
            hands = _with(hands, seat, (*hands[seat], tile))
            facts.append(TileDrawn(seat, len(stack)))
            secrets[seat] = (SuspectDrawn(seat, tile),)
    following = (seat + 1) % len(hands)
    turn = Turn(state.turn.number + 1, following)
    facts.append(TurnBegan(following, turn.number))
    supply, counters = state.supply, state.counters
    taken = counters[following]
    if taken and not victors[following]:
        supply = _with(supply, following, supply[following] + len(taken))
        counters = _with(counters, following, ())
        facts.append(CountersTaken(following, taken))
    after = replace(state, hands=hands, stack=stack, victors=victors, supply=supply, counters=counters, turn=turn, last=state.turn)
    return Step(after, tuple(facts), secrets)


def _reckoning(state: State) -> Iterator[Event]:
    scores = scoring.final(state)
    for seat, ((tile,), score) in enumerate(zip(state.hands, scores, strict=True)):
        yield SuspectShown(seat, tile)
        yield from (LineScored(seat, line.line, line.feature, len(line.cells), line.points) for line in score.lines)
        yield from (InnocentScored(seat, innocent.cell, innocent.tile, innocent.points) for innocent in score.innocents)
    result = scoring.result(tuple(score.points for score in scores))
    yield MatchEnded(None, result.scores, result.ranks)


def _sorted(*field: Laid) -> tuple[Laid, ...]:
    return tuple(sorted(field, key=lambda laid: laid.cell))


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
