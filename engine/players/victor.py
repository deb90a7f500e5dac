"""A computer player for Commissioner Victor.

It keeps the hand tile that the field promises most, places the other tiles so that they promise more, moves a tile when that
helps, and puts its counters where the promise would otherwise be moved away - or, when they will stay for good, on innocents.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.suspects import SUSPECTS, Suspect
from engine.games.victor import grid
from engine.games.victor.box import BOX
from engine.games.victor.model import VICTOR, EndTurn, Move, MoveTile, Phase, PlaceCounters, PlaceTile, State

WORTH: Final = (0, 4, 15, 100, 300, 500)
"""Hundredths of a point for a feature that often in a line with no room left, from three on; before, hints of what may come."""
HOPE: Final = (1, 4, 12, 40, 80, 0)
"""Hundredths of a point more for each place of the line that is still open."""
GAIN: Final = 20
"""Hundredths of a point that a move must gain."""
PLEDGE: Final = 15
"""Hundredths of a point that a counter on an innocent is worth while it will be taken back again."""

Field = dict[int, Suspect]
"""Suspects by the bit number of their cell."""


def choose(guess: State, seat: Seat, chance: Chance) -> Move:
    field = {grid.INDEX[laid.cell]: SUSPECTS[laid.tile] for laid in guess.field}
    match guess.phase:
        case Phase.PLACE:
            return _placing(guess, seat, field, chance)
        case _:
            move = _moving(guess, seat, field)
            if move is not None:
                return move
            return PlaceCounters(_guarding(guess, seat, field)) if guess.supply[seat] else EndTurn()


def _placing(state: State, seat: Seat, field: Field, chance: Chance) -> Move:
    """The placement after which the best tile kept promises most; ties are drawn."""
    best: list[PlaceTile] = []
    most = -1
    for tile in state.hands[seat]:
        kept = [SUSPECTS[other] for other in state.hands[seat] if other != tile]
        for bit in grid.bits(grid.spots(state.cells)):
            promised = max(_promise({**field, bit: SUSPECTS[tile]}, suspect) + _innocence(state, seat, suspect) for suspect in kept)
            if promised > most:
                best, most = [], promised
            if promised == most:
                best.append(PlaceTile(tile, grid.CELLS[bit]))
    return chance.choice(tuple(best))


def _moving(state: State, seat: Seat, field: Field) -> MoveTile | None:
    if state.turn.target is not None:
        return None
    wanted = _wanted(state, seat, field)
    best: MoveTile | None = None
    most = _promise(field, wanted) + GAIN
    for origin in grid.bits(state.free):
        rest = {bit: suspect for bit, suspect in field.items() if bit != origin}
        for target in grid.bits(grid.targets(state.cells, origin)):
            promised = _promise({**rest, target: field[origin]}, wanted)
            if promised > most:
                best, most = MoveTile(grid.CELLS[origin], grid.CELLS[target]), promised
    return best


def _guarding(state: State, seat: Seat, field: Field) -> tuple[str, ...]:
    """Cells for all own counters, in the order of names."""
    wanted = _wanted(state, seat, field)
    for_good = state.stack[:1] == (VICTOR,)
    promised = _promise(field, wanted)

    def worth(bit: int, chosen: list[int]) -> int:
        innocent = 0 if wanted.shares(field[bit]) else 100 if for_good else PLEDGE
        if bit in chosen or not grid.targets(state.cells, bit):
            return innocent
        return innocent + (promised - _promise({other: field[other] for other in field if other != bit}, wanted)) // 2

    chosen: list[int] = []
    for _ in range(state.supply[seat]):
        chosen.append(max(sorted(field), key=lambda bit: worth(bit, chosen)))
    return tuple(grid.CELLS[bit] for bit in sorted(chosen))


def _wanted(state: State, seat: Seat, field: Field) -> Suspect:
    """The hand tile that promises most."""
    hand = (SUSPECTS[tile] for tile in state.hands[seat])
    return max(hand, key=lambda suspect: _promise(field, suspect) + _innocence(state, seat, suspect))


def _innocence(state: State, seat: Seat, suspect: Suspect) -> int:
    """Hundredths of a point for counters that stay for good."""
    if not state.victors[seat]:
        return 0
    on = (SUSPECTS[laid.tile] for cell in state.counters[seat] for laid in state.field if laid.cell == cell)
    return sum(100 for other in on if not suspect.shares(other))


def _promise(field: Field, suspect: Suspect) -> int:
    """What the lines are worth, or may come to be worth, to this suspect, in hundredths of a point."""
    return sum(_line_worth(line, suspect) for line in _lines(field))


def _lines(field: Field) -> Iterable[list[Suspect]]:
    lines: dict[int, list[Suspect]] = {}
    for bit, suspect in field.items():
        lines.setdefault(bit // grid.SIZE, []).append(suspect)
        lines.setdefault(grid.SIZE + bit % grid.SIZE, []).append(suspect)
    return lines.values()


def _line_worth(line: list[Suspect], suspect: Suspect) -> int:
    return sum(_feature_worth(count, BOX.span - len(line)) for count in _counts(line, suspect))


def _counts(line: list[Suspect], suspect: Suspect) -> Iterator[int]:
    yield sum(other.hair is suspect.hair for other in line)
    yield sum(other.eyes is suspect.eyes for other in line)
    yield sum(other.facial_hair is suspect.facial_hair for other in line)


def _feature_worth(count: int, room: int) -> int:
    """A feature so often in a line with so many open places."""
    return WORTH[count] + HOPE[count] * room if count + room >= 3 else 0
