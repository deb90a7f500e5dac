"""Cells of the field: where a tile may lie, and where it may go.

A cell is a column a-i and a row 1-9, rows counted from the top; the first tile lies on e5. The field may shift as it is played,
so the sheet is a ring both ways: right of column i comes a again, below row 9 comes 1. The field is never more than five wide or
high, and a tile comes to lie beside it, so at any moment each name means one place, and a tile keeps its name while it
lies. Sets of cells are bit masks: bit 9 × column + row, so that bits are in the order of the names.

Rulebook: "Rule of the Square", "(2) Adding a tile", "(3) Moving the Tile".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from engine.games.victor.box import BOX

SIZE: Final = 9
START: Final = "e5"
COLUMNS: Final = "abcdefghi"
ROWS: Final = "123456789"
CELLS: Final = tuple(column + row for column in COLUMNS for row in ROWS)
"""Every cell, in the order of names; its place here is its bit."""
INDEX: Final = {cell: index for index, cell in enumerate(CELLS)}

_ALL: Final = (1 << SIZE * SIZE) - 1
_LINE: Final = (1 << SIZE) - 1
_TOP: Final = sum(1 << SIZE * column for column in range(SIZE))
_BOTTOM: Final = _TOP << (SIZE - 1)


def mask(cells: Iterable[str]) -> int:
    return sum(1 << INDEX[cell] for cell in cells)


def cells(field: int) -> tuple[str, ...]:
    """The cells of a mask, in the order of names."""
    return tuple(CELLS[bit] for bit in bits(field))


def bits(field: int) -> Iterator[int]:
    while field:
        low = field & -field
        yield low.bit_length() - 1
        field ^= low


def grown(field: int) -> int:
    """The field with all cells orthogonally adjacent to it."""
    up = (field & ~_TOP) >> 1 | (field & _TOP) << (SIZE - 1)
    down = (field & ~_BOTTOM) << 1 | (field & _BOTTOM) >> (SIZE - 1)
    left = field >> SIZE | field << SIZE * (SIZE - 1)
    right = field << SIZE | field >> SIZE * (SIZE - 1)
    return (field | up | down | left | right) & _ALL


def parts(field: int) -> tuple[int, ...]:
    """The clusters that the field consists of."""
    found: list[int] = []
    while field:
        part = field & -field
        while (more := grown(part) & field) != part:
            part = more
        found.append(part)
        field &= ~part
    return tuple(found)


def lines(field: int) -> tuple[int, int]:
    """Which columns and which rows hold a tile: two sets of nine."""
    columns = rows = 0
    for column in range(SIZE):
        line = field >> SIZE * column & _LINE
        rows |= line
        columns |= bool(line) << column
    return columns, rows


@cache
def first(used: int) -> int | None:
    """The first of the columns (or rows) used, when all lie within five in a row on the ring; else None."""
    for start in range(SIZE):
        if used >> start & 1:
            turned = (used >> start | used << (SIZE - start)) & _LINE
            if turned < 1 << BOX.span:
                return start
    return None


def square(field: int) -> bool:
    """Whether the Rule of the Square holds."""
    columns, rows = lines(field)
    return first(columns) is not None and first(rows) is not None


def _keeping_square(field: int, candidates: int) -> int:
    columns, rows = lines(field)
    return sum(
        1 << bit for bit in bits(candidates) if first(columns | 1 << bit // SIZE) is not None and first(rows | 1 << bit % SIZE) is not None
    )


@lru_cache(maxsize=4096)
def spots(field: int) -> int:
    """Where a tile may be placed."""
    return _keeping_square(field, grown(field) & ~field)


@lru_cache(maxsize=16384)
def targets(field: int, origin: int) -> int:
    """Where the tile on `origin` (a bit number) may be moved, counters apart; nothing when it may not be."""
    tile = 1 << origin
    rest = field & ~tile
    if not rest or field.bit_count() >= BOX.field or not grown(tile) & ~field:
        return 0
    candidates = _ALL & ~field
    for part in parts(rest):
        candidates &= grown(part)
    return _keeping_square(rest, candidates)


def reach(field: int, free: int) -> int:
    """The field with all cells where a tile may be placed, or one of the `free` tiles moved."""
    reached = field | spots(field)
    for origin in bits(free):
        reached |= targets(field, origin)
    return reached


def used(field: int) -> tuple[str, str]:
    """Names of the field's columns from left to right and of its rows from top to bottom."""
    return room(field, field)


def room(field: int, reached: int) -> tuple[str, str]:
    """The same, with the columns and rows of `reached`, cells beside the field: one more on a side at most."""
    columns, rows = lines(field)
    more_columns, more_rows = lines(reached)
    return _names(COLUMNS, columns, more_columns), _names(ROWS, rows, more_rows)


def _names(names: str, line: int, reached: int) -> str:
    """The columns (or rows) of a field in one part, so without a gap, and the one on either side that is reached."""
    start = first(line)
    if start is None:
        raise ValueError("the field is outside the square")
    return "".join(names[step % SIZE] for step in range(start - 1, start + line.bit_count() + 1) if reached >> step % SIZE & 1)
