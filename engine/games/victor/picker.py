"""Moves as paths, and the picker that people use.

A turn without a move is `place.<tile>` and its cell, then `counters` and the cells of the counters. With two counters the cells are one
multi-select: two cells take one counter each, a single cell takes both.
"""

from __future__ import annotations

from engine.game import Choices, Path, Seat
from engine.games.victor import grid
from engine.games.victor.model import EndTurn, Move, MoveTile, Phase, PlaceCounters, PlaceTile, State

_PLACE = "place."


def path(move: Move) -> Path:
    match move:
        case PlaceTile(tile, cell):
            return _PLACE + tile, cell
        case MoveTile(origin, target):
            return move.kind, origin, target
        case PlaceCounters(cells):
            return move.kind, "+".join(dict.fromkeys(cells))
        case EndTurn():
            return (move.kind,)


def read(path: Path, counters: int) -> Move | None:
    """The move with this path, legal or not, for a seat with so many counters to place; None when there is none."""
    match path:
        case ("move", origin, target):
            return MoveTile(origin, target)
        case ("counters", names):
            cells = names.split("+")
            return PlaceCounters(tuple(cells * counters if len(cells) == 1 else cells))
        case ("end",):
            return EndTurn()
        case (tile, cell) if tile.startswith(_PLACE):
            return PlaceTile(tile.removeprefix(_PLACE), cell)
        case _:
            return None


def choices(state: State, seat: Seat, prefix: Path) -> Choices | None:
    now = state.phase
    field = state.cells
    free = state.free if state.turn.target is None else 0
    match prefix:
        case ():
            return _first(state, seat, now, bool(free))
        case ("move",):
            return _cells("move_from", free)
        case ("move", origin) if origin in grid.cells(free):
            return _cells("move_to", grid.targets(field, grid.INDEX[origin]))
        case ("counters",) if now == Phase.COUNTERS:
            return Choices("counters", grid.cells(field), most=state.supply[seat])
        case (tile,) if now == Phase.PLACE and tile in _tiles(state, seat):
            return _cells("place", grid.spots(field))
        case _:
            return None


def _first(state: State, seat: Seat, now: Phase, may_move: bool) -> Choices:
    """`turn`: which tile to place, or to move one first. `finish`: a tile lies; counters or the end, or still to move one."""
    kinds = _tiles(state, seat) if now == Phase.PLACE else (str(now),)
    return Choices("turn" if now == Phase.PLACE else "finish", (*kinds, "move") if may_move else kinds)


def _tiles(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(_PLACE + tile for tile in state.hands[seat])


def _cells(asks: str, cells: int) -> Choices | None:
    return Choices(asks, grid.cells(cells)) if cells else None
