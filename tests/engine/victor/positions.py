"""Positions of Commissioner Victor built by hand, and a second, plainer reading of the field's rules to hold the engine to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.games.suspects import SUSPECTS
from engine.games.victor import Laid, State, Turn
from engine.games.victor.grid import COLUMNS, ROWS
from engine.games.victor.model import VICTOR

Place = tuple[int, int]
"""Column and row on a sheet without end."""


def position(
    field: str | Mapping[str, str],
    *,
    hands: Sequence[Sequence[str]] | None = None,
    counters: Sequence[Sequence[str]] = ((), ()),
    supply: Sequence[int] = (2, 2),
    victors: Sequence[bool] = (False, False),
    stack: Sequence[str] | None = None,
    suspects: int = 4,
    turn: Turn | None = None,
) -> State:
    """A state from its field: cells and their tiles, or cells alone, "d5 e5", on which any tiles lie.

    Hands are three tiles each and the stack `suspects` suspects and the Victor tiles nobody has, unless given; the rest is set aside.
    """
    laid = dict(field) if not isinstance(field, str) else {}
    named = [*laid.values(), *(tile for hand in hands or () for tile in hand), *(tile for tile in stack or () if tile != VICTOR)]
    others = [tile for tile in SUSPECTS if tile not in named]
    if isinstance(field, str):
        laid = {cell: others.pop() for cell in field.split()}
    if hands is None:
        hands = [[others.pop() for _ in range(3)] for _ in victors]
    if stack is None:
        stack = [*(others.pop() for _ in range(suspects)), *(VICTOR for has in victors if not has)]
    return State(
        field=tuple(Laid(cell, laid[cell]) for cell in sorted(laid)),
        hands=tuple(map(tuple, hands)),
        stack=tuple(stack),
        aside=tuple(others),
        victors=tuple(victors),
        supply=tuple(supply),
        counters=tuple(map(tuple, counters)),
        turn=turn or Turn(3, 0),
    )


def unrolled(cells: Iterable[str]) -> dict[str, Place]:
    """The cells' true places, walked from the first of them; a field of one part. Fails where the ring would make one place two."""
    names = set(cells)
    first = min(names)
    found: dict[str, Place] = {first: (0, 0)}
    todo = [first]
    while todo:
        cell = todo.pop()
        for place in around(found[cell]):
            name = at(first, place)
            if name in names:
                if name not in found:
                    found[name] = place
                    todo.append(name)
                assert found[name] == place
    assert set(found) == names, "the field is in several parts"
    return found


def at(origin: str, place: Place) -> str:
    """The name of a place counted from `origin`."""
    return COLUMNS[(COLUMNS.index(origin[0]) + place[0]) % 9] + ROWS[(ROWS.index(origin[1]) + place[1]) % 9]


def around(place: Place) -> list[Place]:
    column, row = place
    return [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]


def whole(places: set[Place]) -> bool:
    """One part, at most five wide and five high."""
    reached: set[Place] = set()
    todo = [min(places)]
    while todo:
        place = todo.pop()
        reached.add(place)
        todo += [near for near in around(place) if near in places and near not in reached]
    columns, rows = [place[0] for place in places], [place[1] for place in places]
    return reached == places and max(columns) - min(columns) < 5 and max(rows) - min(rows) < 5


def placements(state: State) -> set[str]:
    """Where a tile may be placed, by the words of the rulebook."""
    cells = unrolled(laid.cell for laid in state.field)
    places = set(cells.values())
    near = {place for one in places for place in around(one)} - places
    return {at(min(cells), place) for place in near if whole(places | {place})}


def tile_moves(state: State) -> set[tuple[str, str]]:
    """Which tiles may be moved where, by the words of the rulebook."""
    cells = unrolled(laid.cell for laid in state.field)
    places = set(cells.values())
    held = {cell for seat in state.counters for cell in seat}
    if len(places) in (1, 25):
        return set()
    found: set[tuple[str, str]] = set()
    for cell, place in cells.items():
        if cell in held or all(near in places for near in around(place)):
            continue
        rest = places - {place}
        for target in {near for one in rest for near in around(one)} - places:
            if whole(rest | {target}):
                found.add((cell, at(min(cells), target)))
    return found
