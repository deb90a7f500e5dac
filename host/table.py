"""A table, decoded: what the host's use cases and the cogs work with."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from db import codec
from db.tables import TableRow
from engine import match
from engine.chance import seed_hash
from engine.game import AnyGame, Event, Result, Seat
from engine.registry import GAMES
from host import timing
from host.errors import Refusal
from host.timing import Timing

log = logging.getLogger(__name__)


class Damaged(Refusal):
    """What is stored of a table cannot be read. The log says why."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match placed in Discord. `state` is None until the start, `result` until the end.

    A table that ended under other rules of its game, or that is damaged, is `outdated` once it is over: its options and state cannot be
    read any more, and are None.
    """

    row: TableRow
    game: AnyGame
    options: Any
    timing: Timing
    state: Any | None
    result: Result | None
    outdated: bool = False

    @classmethod
    def read(cls, row: TableRow) -> Table:
        """Raises Refusal when this host does not know the game, or knows other rules of it than a running match began with; Damaged when
        a running table cannot be read."""
        game = GAMES.get(row.game)
        over = row.status not in ("open", "playing")
        same = game is not None and game.version == row.version
        if game is None or (not same and not over):
            raise Refusal("refusal-other-version", table=row.id)
        try:
            return cls(
                row,
                game,
                codec.load(game.options_type, row.options) if same else None,
                timing.load(row.timing),
                codec.load(game.state_type, row.state) if same and row.state is not None else None,
                None if row.result is None else codec.load(Result, row.result),
                outdated=not same,
            )
        except ValueError:
            log.exception("table %s is damaged", row.id)
            if not over:
                raise Damaged("refusal-damaged", table=row.id) from None
            return cls(row, game, None, Timing(), None, None, outdated=True)

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def step(self) -> int:
        return self.row.step

    @property
    def users(self) -> dict[Seat, int]:
        """Who sits where."""
        return {s.seat: s.user for s in self.row.seats}

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """Seats that the host plays."""
        return frozenset(s.seat for s in self.row.seats if s.stand_in)

    @property
    def passing(self) -> frozenset[Seat]:
        """Seats that are asked a reaction now and have set that they let all pass."""
        return frozenset(s.seat for s in self.row.seats if s.passes and s.seat in self.to_act and self.game.reaction(self.state, s.seat))

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whose choice the match waits for."""
        return self.game.to_act(self.state) if self.status == "playing" else frozenset()

    @property
    def asked(self) -> frozenset[Seat]:
        """Who has an open question: must choose, or may change what they chose."""
        return match.asked(self.game, self.state) if self.status == "playing" else frozenset()

    @property
    def promise(self) -> str | None:
        """The hash of the seed, known from the start on."""
        return None if self.row.seed is None else seed_hash(self.row.seed)

    @property
    def place(self) -> int:
        """The channel or thread it is played in."""
        return self.row.thread or self.row.channel

    def seat_of(self, user: int) -> Seat | None:
        """The seat this person plays; None for everybody else, and for one who has given theirs up."""
        return next((s.seat for s in self.row.seats if s.user == user and not s.stand_in), None)

    def view(self, viewer: Seat | None) -> Any:
        """What this viewer may know of the match. There must be a state."""
        return self.game.view(self.state, viewer)


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as the log tells it to one viewer: the public events, and the secrets told to that viewer.

    `by`: "person", "stand_in" (the host plays the seat) or "clock" (time was up, and the host moved).
    """

    step: int
    seat: Seat
    by: str
    at: int
    events: tuple[Event, ...]
    secrets: tuple[Event, ...]
