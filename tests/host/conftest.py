"""The host on a real database file, with a clock that a test moves."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_asyncio

from db.open import Database
from engine.registry import GAMES
from host.leaving import Leaving
from host.play import Play
from host.table import Table
from host.tables import Tables
from host.times import Times
from host.timing import Timing
from tests.play.table import seeds_from, sensible_policy

NOON = 1_790_000_000
"""An ordinary moment to begin with."""


@dataclass
class Host:
    """The use cases, and `now`."""

    database: Database
    now: int = NOON

    def __post_init__(self) -> None:
        self.tables = Tables(self.database, lambda: self.now, seeds_from("host"))
        self.play = Play(self.tables)
        self.leaving = Leaving(self.play)
        self.times = Times(self.leaving)

    async def begin(self, game: str = "canal_grande", people: int = 2, timing: Timing | None = None, options: Any = None) -> Table:
        """A match just begun by the people 1, 2, 3, …"""
        rules = GAMES[game]
        t = await self.tables.open(rules, people, options or rules.options_type(), server=10, channel=20, user=1, timing=timing or Timing())
        for user in range(2, people + 1):
            t = await self.tables.join(t.id, user)
        assert t.status == "playing"
        return t

    async def move(self, table: int, seat: int | None = None) -> Table:
        """One sensible move by the asked person (the first of them, or `seat`'s), through their draft."""
        t = await self.tables.get(table)
        seat = min(t.to_act) if seat is None else seat
        user = t.users[seat]
        step = t.step
        while t.step == step and t.status == "playing":
            panel = await self.play.panel(table, user)
            assert panel.position is not None and panel.decision is not None
            here = Table(t.row, t.game, t.options, t.timing, panel.position.state, None)
            for part in sensible_policy(here, seat):
                choices = panel.position and panel.position.choices
                if choices is None:
                    break  # the draft has closed the path by itself: nothing else was left to pick
                picked = [o for o in choices.options if o in part.split("+")]
                panel = await self.play.pick(table, user, panel.decision or 0, panel.draft.mark, picked)
            if panel.position is not None and panel.position.move is not None:
                await self.play.confirm(table, user, panel.decision or 0, panel.draft.mark)
            t = await self.tables.get(table)
        return t


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    database = await Database.open(tmp_path / "tables.sqlite3")
    yield Host(database)
    await database.close()
