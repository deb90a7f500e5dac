"""Commissioner Victor's pictures: the board with its suspects and the players; and one seat's hand with the turn in the making."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.suspects import EXTRA
from draw.victor_field import CORK, Board, Pinned, draw_board
from draw.victor_parts import hand, heading, players, reckoning, reckoning_height
from engine.games.victor.view import Phase, View
from texts import Say

_COLOURS: Final = (*EXTRA, CORK)
_HEAD: Final = 96
_PLAYERS: Final = 104
_HAND: Final = 252


def board(view: View, say: Say, *, before: View | None = None) -> bytes:
    """The public picture. What changed since `before`, the position last shown, is marked."""
    pinned = _changed(view, before)
    below = _PLAYERS if view.ending is None else reckoning_height(view.ending)
    canvas = Canvas(theme.MAX_WIDTH, _HEAD + pinned.height + theme.ROOM + below + theme.MARGIN)
    heading(canvas, _HEAD // 2, view, say)
    draw_board(canvas, _HEAD, pinned)
    panels = Box.at(theme.MARGIN, _HEAD + pinned.height + theme.ROOM, theme.MAX_WIDTH - 2 * theme.MARGIN, below)
    if view.ending is None:
        players(canvas, panels, view, before)
    else:
        reckoning(canvas, panels, view.ending, say)
    return canvas.png(_COLOURS)


def panel(
    view: View,
    say: Say,
    *,
    picked: str | None = None,
    origin: str | None = None,
    lit: Collection[str] = (),
    counters: Sequence[str] = (),
) -> bytes:
    """A seat's private picture: its hand, and the field with its turn so far.

    `picked`: the hand tile to be placed; `origin`: the cell of the tile to be moved; `lit`: the cells that can be chosen now;
    `counters`: cells of the own counters that are about to be placed. Raises ValueError for the public view.
    """
    if view.viewer is None:
        raise ValueError("the public has no hand")
    mine = Counter(counters)
    mine_now = view.acting == view.viewer
    tiles: dict[str, Pinned] = {}
    for tile in view.field:
        new = {view.viewer: mine[tile.cell]}
        owners = tuple(sorted((*tile.counters, *[view.viewer] * mine[tile.cell])))
        turn = tile.cell in (view.turn.placed, view.turn.target)
        gold = tile.cell == origin or tile.cell in lit
        tiles[tile.cell] = Pinned(
            tile.suspect,
            owners,
            view.turn.origin or "" if mine_now and tile.cell == view.turn.target else "",
            theme.GOLD if gold else theme.RED if mine_now and turn else None,
            new,
            theme.GOLD,
        )
    open_spots = view.spots if view.acting == view.viewer and view.phase is Phase.PLACE and origin is None else ()
    spots = {*open_spots, *lit} - tiles.keys()
    field = _board(view, tiles, sorted(spots), lit)
    top = theme.MARGIN + (_HAND + theme.ROOM if view.hand else 0)
    canvas = Canvas(theme.MAX_WIDTH, top + field.height + theme.MARGIN)
    hand(canvas, Box.at(theme.MARGIN, theme.MARGIN, theme.MAX_WIDTH - 2 * theme.MARGIN, _HAND), view.hand, say, picked)
    draw_board(canvas, top, field)
    return canvas.png(_COLOURS)


def _changed(view: View, before: View | None) -> Board:
    """The field with what is new since `before`: tiles placed and moved, counters."""
    then = {tile.suspect.id: tile for tile in before.field} if before else {}
    tiles: dict[str, Pinned] = {}
    for tile in view.field:
        was = then.get(tile.suspect.id)
        moved = was is not None and was.cell != tile.cell
        new = before is not None and was is None
        old = Counter(was.counters) if was else Counter[int]()
        fresh = Counter(tile.counters) - old if before else Counter[int]()
        tiles[tile.cell] = Pinned(
            tile.suspect, tile.counters, was.cell if moved and was else "", theme.RED if moved or new else None, dict(fresh)
        )
    spots = view.spots if view.phase is Phase.PLACE else ()
    return _board(view, tiles, spots)


def _board(view: View, tiles: dict[str, Pinned], spots: Collection[str], lit: Collection[str] = ()) -> Board:
    """With the columns and rows in which something is to be seen."""
    used = "".join((*tiles, *spots))
    columns, rows = ("".join(name for name in names if name in used) for names in (view.room_columns, view.room_rows))
    return Board(columns, rows, tiles, spots, lit)
