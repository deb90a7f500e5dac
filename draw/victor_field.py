"""The field of Commissioner Victor: the tiles on the board, where they may go, whose counters lie on them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.suspects import tile
from engine.games.suspects import Suspect

CORK: Final = "#d3ae7e"
FRAME: Final = theme.WOOD
_SLOT: Final = theme.mix(CORK, theme.CARD, 0.35)
_AXIS: Final = 54
_CELLS: Final = (190, 168, 148)
"""Sizes of a cell: few, so that portraits are kept."""


@dataclass(frozen=True, slots=True)
class Pinned:
    """A tile on the board: the owners of the counters on it, where it was moved from, and the ring that marks it."""

    suspect: Suspect
    counters: tuple[int, ...] = ()
    origin: str = ""
    ring: str | None = None
    new_counters: Mapping[int, int] = field(default_factory=dict[int, int])
    """How many of each owner's counters are marked, and in `counter_ring`."""
    counter_ring: str = theme.RED


@dataclass(frozen=True, slots=True)
class Board:
    """Columns from left to right and rows from top to bottom, by their names; tiles and open places by cell."""

    columns: str
    rows: str
    tiles: Mapping[str, Pinned]
    spots: Collection[str] = ()
    lit: Collection[str] = ()
    """The open places that can be chosen now."""

    @property
    def cell(self) -> int:
        most = min((theme.MAX_WIDTH - 2 * theme.MARGIN - _AXIS - 40) // len(self.columns), 1080 // len(self.rows))
        return next((size for size in _CELLS if size <= most), most)

    @property
    def height(self) -> int:
        """How tall it is drawn."""
        return self.cell * len(self.rows) + _AXIS + 40


def draw_board(canvas: Canvas, top: int, board: Board) -> None:
    """The board in the middle of the canvas, from `top` down."""
    size = board.cell
    width = max(size * len(board.columns) + _AXIS + 40, 560)
    frame = Box.around(theme.MAX_WIDTH / 2, top + board.height / 2, width, board.height)
    canvas.fill(frame, FRAME, theme.RADIUS)
    canvas.fill(frame.inset(10), CORK)
    left = round(frame.x - (size * len(board.columns) - _AXIS + 20) / 2)
    start = frame.top + 14 + _AXIS - 8
    for i, name in enumerate(board.columns):
        canvas.text(name, left + size * (i + 0.5), frame.top + 38, theme.BODY, theme.BLACK, across="centre")
    for i, name in enumerate(board.rows):
        canvas.text(name, left - 30, start + size * (i + 0.5), theme.BODY, theme.BLACK, across="centre")
    boxes = {
        column + row: Box.at(left + size * i, start + size * j, size, size)
        for i, column in enumerate(board.columns)
        for j, row in enumerate(board.rows)
    }
    for cell in board.spots:
        _slot(canvas, boxes[cell].inset(9), cell, cell in board.lit)
    for cell, pinned in board.tiles.items():
        _pinned(canvas, boxes[cell].inset(7), pinned)
    for cell, pinned in board.tiles.items():
        _counters(canvas, boxes[cell].inset(7), pinned)


def _slot(canvas: Canvas, box: Box, cell: str, lit: bool) -> None:
    if lit:
        canvas.card(box, theme.PALE_GOLD, radius=theme.CORNER, shadow=None, edge=theme.GOLD, edge_width=7)
    else:
        canvas.card(box, CORK, radius=theme.CORNER, shadow=None, edge=_SLOT, edge_width=4)
    canvas.text(cell, box.x, box.y, theme.BODY, theme.BOLD, theme.INK, across="centre")


def _pinned(canvas: Canvas, box: Box, pinned: Pinned) -> None:
    tile(canvas, pinned.suspect, box, pinned.ring)
    if pinned.origin:
        canvas.label(f"{pinned.origin}→", box.right + 2, box.top + 14, theme.RED, across="right")


def _counters(canvas: Canvas, box: Box, pinned: Pinned) -> None:
    """Counters along the tile's lower edge."""
    size = 46
    step = min(size + 4, (box.width - size) / max(len(pinned.counters) - 1, 1))
    left = dict(pinned.new_counters)
    for i, owner in enumerate(pinned.counters):
        x, y = box.x + step * (i - (len(pinned.counters) - 1) / 2), box.bottom - 20
        if left.get(owner, 0) > 0:
            left[owner] -= 1
            canvas.disc(x, y, size + 14, pinned.counter_ring)
        canvas.disc(x, y, size + 6, theme.CARD)
        canvas.seat(owner, x, y, size)
