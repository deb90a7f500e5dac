"""The values of Commissioner Victor: state, moves, events, options. A tile is named by its id, a place by its cell (see grid.py)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.suspects import Feature
from engine.games.victor import grid
from engine.games.victor.box import BOX

VICTOR: Final = "victor"
"""How the stack names a Commissioner Victor tile; they are all alike."""


@dataclass(frozen=True, slots=True)
class Options:
    """There is nothing to choose."""

    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Place a hand tile."""

    __pydantic_config__ = STRICT

    tile: str
    cell: str
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class MoveTile:
    """Move a tile of the field: once a turn, before or after placing, never a duty."""

    __pydantic_config__ = STRICT

    origin: str
    target: str
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class PlaceCounters:
    """Put all own counters on field tiles, which ends the turn. One cell a counter, in the order of names; a cell twice takes two."""

    __pydantic_config__ = STRICT

    cells: tuple[str, ...]
    kind: Literal["counters"] = "counters"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn of a seat that holds a Victor tile and so has no counters to place."""

    __pydantic_config__ = STRICT

    kind: Literal["end"] = "end"


Move: TypeAlias = PlaceTile | MoveTile | PlaceCounters | EndTurn


@dataclass(frozen=True, slots=True)
class TilePlaced:
    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    cell: str
    kind: Literal["tile_placed"] = "tile_placed"


@dataclass(frozen=True, slots=True)
class TileMoved:
    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    origin: str
    target: str
    kind: Literal["tile_moved"] = "tile_moved"


@dataclass(frozen=True, slots=True)
class CountersPlaced:
    """One cell and one tile a counter."""

    __pydantic_config__ = STRICT

    seat: Seat
    cells: tuple[str, ...]
    tiles: tuple[str, ...]
    kind: Literal["counters_placed"] = "counters_placed"


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A suspect was drawn; `left` tiles are still in the stack, Victor tiles included."""

    __pydantic_config__ = STRICT

    seat: Seat
    left: int
    kind: Literal["tile_drawn"] = "tile_drawn"


@dataclass(frozen=True, slots=True)
class SuspectDrawn:
    """Which one; for the seat alone."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["suspect_drawn"] = "suspect_drawn"


@dataclass(frozen=True, slots=True)
class VictorDrawn:
    """A Victor tile was drawn: the seat's counters stay where they are from now on."""

    __pydantic_config__ = STRICT

    seat: Seat
    left: int
    kind: Literal["victor_drawn"] = "victor_drawn"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """`number` counts all turns of the match, 1-24."""

    __pydantic_config__ = STRICT

    seat: Seat
    number: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class CountersTaken:
    """The seat took its counters back, from these cells."""

    __pydantic_config__ = STRICT

    seat: Seat
    cells: tuple[str, ...]
    kind: Literal["counters_taken"] = "counters_taken"


@dataclass(frozen=True, slots=True)
class SuspectShown:
    """The field is full, and this is the seat's prime suspect."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["suspect_shown"] = "suspect_shown"


@dataclass(frozen=True, slots=True)
class LineScored:
    """A feature of the prime suspect is `count` times in `line`: a column's letter or a row's number."""

    __pydantic_config__ = STRICT

    seat: Seat
    line: str
    feature: Feature
    count: int
    points: int
    kind: Literal["line_scored"] = "line_scored"


@dataclass(frozen=True, slots=True)
class InnocentScored:
    """Own counters, as many as `points`, lie on a tile that shares no feature with the prime suspect."""

    __pydantic_config__ = STRICT

    seat: Seat
    cell: str
    tile: str
    points: int
    kind: Literal["innocent_scored"] = "innocent_scored"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Points and ranks by seat."""

    __pydantic_config__ = STRICT

    seat: None
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    kind: Literal["match_ended"] = "match_ended"


Event: TypeAlias = (
    TilePlaced
    | TileMoved
    | CountersPlaced
    | TileDrawn
    | SuspectDrawn
    | VictorDrawn
    | TurnBegan
    | CountersTaken
    | SuspectShown
    | LineScored
    | InnocentScored
    | MatchEnded
)


class Phase(StrEnum):
    PLACE = "place"
    """A hand tile must be placed."""
    COUNTERS = "counters"
    """A tile lies; the own counters must be placed, which ends the turn."""
    END = "end"
    """A tile lies, and there are no counters to place: the turn is to be ended."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile of the field."""

    __pydantic_config__ = STRICT

    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class Turn:
    """What was done in a turn so far. `placed` is where the tile placed in it lies now; `origin` and `target` are those of the move."""

    __pydantic_config__ = STRICT

    number: int
    seat: Seat
    placed: str | None = None
    origin: str | None = None
    target: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A match. Tuples of tuples are by seat; `field` and counters are in the order of cell names; `stack` begins with its top."""

    __pydantic_config__ = STRICT

    field: tuple[Laid, ...]
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    aside: tuple[str, ...]
    victors: tuple[bool, ...]
    supply: tuple[int, ...]
    """Counters in front of their owners."""
    counters: tuple[tuple[str, ...], ...]
    """Counters on the field: one cell each."""
    turn: Turn
    """The turn being played, or the last one of all."""
    last: Turn | None = None
    """The turn before it."""

    @property
    def over(self) -> bool:
        return len(self.field) == BOX.field

    @property
    def phase(self) -> Phase:
        if self.over:
            return Phase.OVER
        if self.turn.placed is None:
            return Phase.PLACE
        return Phase.COUNTERS if self.supply[self.turn.seat] else Phase.END

    @property
    def cells(self) -> int:
        """The field as a mask."""
        return grid.mask(laid.cell for laid in self.field)

    @property
    def held(self) -> frozenset[str]:
        """The cells with a counter on them, whoever's."""
        return frozenset(cell for cells in self.counters for cell in cells)

    @property
    def free(self) -> int:
        """The tiles that the rules let be moved, as a mask: no counter lies on them, and they have somewhere to go."""
        field = self.cells
        return sum(1 << bit for bit in grid.bits(field & ~grid.mask(self.held)) if grid.targets(field, bit))

    def tile_at(self, cell: str) -> str | None:
        return next((laid.tile for laid in self.field if laid.cell == cell), None)
