"""Points. Rulebook: "Scoring and End of the Game"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import STRICT, Result, Seat
from engine.games.suspects import SUSPECTS, Feature, Suspect
from engine.games.victor import grid
from engine.games.victor.box import BOX
from engine.games.victor.model import Laid, State


@dataclass(frozen=True, slots=True)
class Line:
    """A feature that is `len(cells)` times in a line, a column's letter or a row's number, and what that is worth."""

    __pydantic_config__ = STRICT

    line: str
    feature: Feature
    cells: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Innocent:
    """Own counters, as many as `points`, on a tile that shares no feature with the prime suspect."""

    __pydantic_config__ = STRICT

    cell: str
    tile: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a prime suspect is worth to a seat: rows from top to bottom, columns from left to right, then counters."""

    __pydantic_config__ = STRICT

    points: int
    lines: tuple[Line, ...]
    innocents: tuple[Innocent, ...]


def score(state: State, seat: Seat, tile: str) -> Score:
    """The points of this seat with this prime suspect, as the field lies."""
    suspect = SUSPECTS[tile]
    lines = tuple(_lines(state.field, suspect))
    innocents = tuple(_innocents(state, seat, suspect))
    points = sum(line.points for line in lines) + sum(innocent.points for innocent in innocents)
    return Score(points, lines, innocents)


def _lines(field: tuple[Laid, ...], suspect: Suspect) -> Iterator[Line]:
    columns, rows = grid.used(grid.mask(laid.cell for laid in field))
    for name in rows + columns:
        line = [laid for laid in field if name in laid.cell]
        for feature in suspect.features:
            matching = tuple(laid.cell for laid in line if feature in SUSPECTS[laid.tile].features)
            points = BOX.points.get(len(matching), 0)
            if points:
                yield Line(name, feature, matching, points)


def _innocents(state: State, seat: Seat, suspect: Suspect) -> Iterator[Innocent]:
    mine = state.counters[seat]
    for laid in state.field:
        if laid.cell in mine and not suspect.shares(SUSPECTS[laid.tile]):
            yield Innocent(laid.cell, laid.tile, mine.count(laid.cell))


def final(state: State) -> tuple[Score, ...]:
    """What each seat's one tile is worth; for a full field."""
    return tuple(score(state, seat, tile) for seat, (tile,) in enumerate(state.hands))


def result(scores: tuple[int, ...]) -> Result:
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Result(ranks, scores, "field_full")
