"""What a viewer sees of a match."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import STRICT, Seat
from engine.games.suspects import SUSPECTS, Suspect
from engine.games.victor import grid, scoring
from engine.games.victor.model import VICTOR, Phase, State, Turn
from engine.games.victor.scoring import Score


@dataclass(frozen=True, slots=True)
class FieldTile:
    """`counters`: their owners, one entry a counter. `free`: may be moved by the rules, whether or not a move is open now."""

    __pydantic_config__ = STRICT

    cell: str
    suspect: Suspect
    counters: tuple[Seat, ...]
    free: bool


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile of the viewer's hand and what it would score as prime suspect if the match ended as the field lies."""

    __pydantic_config__ = STRICT

    suspect: Suspect
    score: Score


@dataclass(frozen=True, slots=True)
class Player:
    """What all know of a seat: tiles in hand, counters in front (`supply`) and on the field (a cell each), a Victor tile or none."""

    __pydantic_config__ = STRICT

    hand: int
    supply: int
    counters: tuple[str, ...]
    victor: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """Prime suspects, what they scored and the ranks, by seat."""

    __pydantic_config__ = STRICT

    suspects: tuple[Suspect, ...]
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """`columns` and `rows` are those of the field, `room_columns` and `room_rows` have besides, on either side, the one that a tile may be
    placed in or moved to now: strings of one-letter names, from left to right and from top to bottom (see grid.py)."""

    __pydantic_config__ = STRICT

    viewer: Seat | None
    acting: Seat | None
    phase: Phase
    may_move: bool
    """Whether the acting seat can still move a tile this turn."""
    turn: Turn
    """The turn being played, or the last one of all."""
    last: Turn | None
    """The turn before it."""
    field: tuple[FieldTile, ...]
    columns: str
    rows: str
    room_columns: str
    room_rows: str
    spots: tuple[str, ...]
    """Where a tile may be placed as the field lies now."""
    players: tuple[Player, ...]
    stack: int
    """Tiles in the stack, Victor tiles included."""
    stack_victors: int
    """How many of them are Victor tiles: all at the bottom."""
    aside: int
    """Tiles set aside unseen."""
    hand: tuple[HandTile, ...]
    """The viewer's own; empty for the public."""
    ending: Ending | None


def view(state: State, viewer: Seat | None) -> View:
    field = state.cells
    columns, rows = grid.used(field)
    free = frozenset(grid.cells(state.free))
    room_columns, room_rows = grid.room(field, grid.reach(field, state.free))
    seats = range(len(state.hands))
    return View(
        viewer=viewer,
        acting=None if state.over else state.turn.seat,
        phase=state.phase,
        may_move=bool(free) and state.turn.target is None,
        turn=state.turn,
        last=state.last,
        field=tuple(
            FieldTile(
                laid.cell,
                SUSPECTS[laid.tile],
                tuple(seat for seat in seats for cell in state.counters[seat] if cell == laid.cell),
                laid.cell in free,
            )
            for laid in state.field
        ),
        columns=columns,
        rows=rows,
        room_columns=room_columns,
        room_rows=room_rows,
        spots=grid.cells(grid.spots(field)),
        players=tuple(Player(len(state.hands[seat]), state.supply[seat], state.counters[seat], state.victors[seat]) for seat in seats),
        stack=len(state.stack),
        stack_victors=state.stack.count(VICTOR),
        aside=len(state.aside),
        hand=() if viewer is None else tuple(HandTile(SUSPECTS[tile], scoring.score(state, viewer, tile)) for tile in state.hands[viewer]),
        ending=_ending(state) if state.over else None,
    )


def _ending(state: State) -> Ending:
    scores = scoring.final(state)
    ranks = scoring.result(tuple(score.points for score in scores)).ranks
    return Ending(tuple(SUSPECTS[tile] for (tile,) in state.hands), scores, ranks)
