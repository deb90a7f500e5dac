"""A turn of Commissioner Victor in the making: what is asked, what can be chosen, what a move will do."""

from __future__ import annotations

from dataclasses import dataclass

from cogs import suspects
from cogs._shared.presenter import Label
from cogs._shared.voice import Voice
from engine.games.suspects import SUSPECTS
from engine.games.victor import FieldTile, PlaceCounters, PlaceTile, View, grid
from host.drafts import Position

_PLACE = "place."


@dataclass(frozen=True, slots=True)
class Marks:
    """What the picture marks: the hand tile to be placed, the cell of the tile to be moved, cells to choose from, counters to be placed."""

    picked: str | None = None
    origin: str | None = None
    lit: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()


def marks(position: Position) -> Marks:
    match position.move:
        case PlaceTile(tile, cell):
            return Marks(picked=tile, lit=(cell,))
        case PlaceCounters(cells):
            return Marks(counters=cells)
        case _:
            pass
    options = () if position.choices is None else position.choices.options
    match position.prefix:
        case ("move",):
            return Marks(lit=options)
        case ("move", origin):
            return Marks(origin=origin, lit=options)
        case (tile,) if tile.startswith(_PLACE):
            return Marks(picked=tile.removeprefix(_PLACE), lit=options)
        case _:
            return Marks()


def question(view: View, position: Position, voice: Voice) -> str:
    """What was done so far in this turn, and what is asked."""
    choices = position.choices
    assert choices is not None
    asks = f"victor-ask-{choices.asks}"
    match position.prefix:
        case ("move", origin):
            return voice(asks, name=_at(view, origin).suspect.name, cell=origin)
        case (tile,) if tile.startswith(_PLACE):
            return voice(asks, name=suspects.named(tile.removeprefix(_PLACE)))
        case ("counters",):
            return voice(asks, n=choices.most)
        case ():
            key = f"{asks}-{view.phase}" if choices.asks == "finish" else asks
            return " ".join([*done(view, voice), voice(key, move=str("move" in choices.options))])
        case _:
            return voice(asks)


def done(view: View, voice: Voice) -> list[str]:
    """The turn so far: what was placed, what was moved."""
    turn = view.turn
    said: list[str] = []
    if turn.placed is not None and turn.placed == turn.target:
        return [voice("victor-done-both", name=_at(view, turn.placed).suspect.name, cell=turn.origin or "", target=turn.placed)]
    if turn.placed is not None:
        said.append(voice("victor-done-placed", name=_at(view, turn.placed).suspect.name, cell=turn.placed))
    if turn.origin is not None and turn.target is not None:
        said.append(voice("victor-done-moved", name=_at(view, turn.target).suspect.name, origin=turn.origin, target=turn.target))
    return said


def option(view: View, part: str, voice: Voice) -> Label:
    if part.startswith(_PLACE):
        suspect = SUSPECTS[part.removeprefix(_PLACE)]
        return Label(voice("victor-option-place", name=suspect.name), suspects.features(suspect, voice))
    if part not in grid.INDEX:
        return Label(voice(f"victor-option-{part}"))
    tiles = {tile.cell: tile for tile in view.field}
    if part in tiles:
        return Label(voice("victor-at-cell", cell=part, name=tiles[part].suspect.name), suspects.features(tiles[part].suspect, voice))
    beside = [f"{cell} {tiles[cell].suspect.name}" for cell in grid.cells(grid.grown(grid.mask((part,)))) if cell in tiles]
    return Label(part, voice("victor-beside", tiles=", ".join(beside)))


def preview(view: View, position: Position, voice: Voice) -> str:
    """The turn so far, and what its last move does."""
    match position.move:
        case PlaceTile(tile, cell):
            (kept,) = (held.suspect.name for held in view.hand if held.suspect.id != tile)
            last = voice("victor-will-fill", name=suspects.named(tile), cell=cell, kept=kept)
        case PlaceCounters(cells):
            names = [voice("victor-at", name=_at(view, cell).suspect.name, cell=cell) for cell in dict.fromkeys(cells)]
            both = len(cells) > len(names)
            places = voice("victor-both-on", place=names[0]) if both else suspects.joined(names, voice)
            last = " ".join([voice("victor-will-counters", n=len(cells), places=places), voice("victor-will-draw", n=view.stack)])
        case _:
            last = " ".join([voice("victor-will-end"), voice("victor-will-draw", n=view.stack)])
    return " ".join([*done(view, voice), last])


def _at(view: View, cell: str) -> FieldTile:
    return next(tile for tile in view.field if tile.cell == cell)
