"""Tables without Discord: open, join, leave, start, end. Playing is `host.play`.

Every use case is one unit of work under the table's lock: it reads, decides and commits, or raises Refusal and changes nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from db import codec, timers
from db import tables as rows
from db.open import Database
from db.tables import SeatRow
from engine import match
from engine.chance import SEED_BYTES, Chance
from engine.game import AnyGame, Seat
from host.clock import Clock
from host.errors import Refusal
from host.table import Damaged, Table
from host.timing import Timing, dump, follow

SEATING = -1
"""The step whose chance seats the players: no match has it, so it shares no draw with the game's own."""
NO_CLOCK = Timing()
RUNNING = ("open", "playing")
ENDED = ("finished", "aborted")


class Unsure(Exception):  # noqa: N818 - a question, not a fault
    """A match would begin with these people, who may have left the server. Nothing has changed."""

    def __init__(self, users: Sequence[int]) -> None:
        super().__init__(users)
        self.users = users


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Tables:
    """The tables of this host."""

    def __init__(self, database: Database, clock: Clock, seeds: Callable[[], bytes] = new_seed) -> None:
        self.database = database
        self.clock = clock
        self._seeds = seeds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: int) -> AbstractAsyncContextManager[None]:
        """One change of a table at a time. The dictionary forgets a lock only when nobody holds or awaits it."""
        return self._locks.setdefault(table, asyncio.Lock())

    # Reading

    async def get(self, table: int) -> Table:
        """One table. Raises Refusal when there is none."""
        async with self.database.read() as c:
            return await self.load(c, table)

    async def row(self, table: int) -> rows.TableRow:
        """One table as it is stored, be it damaged or not. Raises Refusal when there is none."""
        async with self.database.read() as c:
            return await self._row(c, table)

    async def load(self, c: AsyncConnection, table: int) -> Table:
        return Table.read(await self._row(c, table))

    async def _row(self, c: AsyncConnection, table: int) -> rows.TableRow:
        row = await rows.get(c, table) if 0 < table < 1 << 63 else None
        if row is None:
            raise Refusal("refusal-no-table")
        return row

    async def of_user(self, user: int, statuses: Iterable[str] = RUNNING) -> list[rows.TableRow]:
        async with self.database.read() as c:
            return await rows.of_user(c, user, statuses)

    async def of_server(self, server: int, statuses: Iterable[str], limit: int = 100) -> list[rows.TableRow]:
        async with self.database.read() as c:
            return await rows.of_server(c, server, statuses, limit)

    # Before the start

    async def open(
        self, game: AnyGame, size: int, options: Any, *, server: int, channel: int, user: int, timing: Timing = NO_CLOCK
    ) -> Table:
        """A new table with its host on the first seat (and on the first side). Raises Refusal for a number of seats the game lacks."""
        if size not in game.seats:
            raise Refusal("refusal-seats", seats=", ".join(map(str, game.seats)))
        async with self.database.write() as c:
            return await self.add(c, game, size, options, timing, server=server, channel=channel, user=user)

    async def add(
        self, c: AsyncConnection, game: AnyGame, size: int, options: Any, timing: Timing, *, server: int, channel: int, user: int
    ) -> Table:
        """A new table in a unit of work under way."""
        now = self.clock()
        table = await rows.add(
            c,
            game=game.key,
            version=game.version,
            options=codec.dump(game.options_type, options),
            size=size,
            server=server,
            channel=channel,
            host=user,
            status="open",
            step=0,
            revision=1,
            shown=0,
            post_since=0,
            post_step=-1,
            called="[]",
            timing=dump(timing),
            paused=False,
            opened_at=now,
            changed_at=now,
        )
        await rows.seat_people(c, table, [SeatRow(0, user, 0 if self.sides(game, size) else None)])
        return await self.load(c, table)

    @staticmethod
    def sides(game: AnyGame, size: int) -> int:
        """How many sides people choose between; 0 where everyone plays alone."""
        teams = game.teams(size)
        return len(teams) if any(len(team) > 1 for team in teams) else 0

    async def join(
        self, table: int, user: int, side: int | None = None, *, sure: Callable[[int], bool] | None = None, gone: Sequence[int] = ()
    ) -> Table:
        """Take a seat; the last one starts the match. Raises Refusal: not open, full, seated already, no such side, side full.

        `sure`: who is certainly still on the server; raises Unsure where the match would begin with others. `gone`: who has left it. They
        lose their seats first, and the table goes on with whoever joins.
        """
        async with self.lock(table), self.database.write() as c:
            t = await self.load(c, table)
            self._must_be_open(t)
            people = list(t.row.seats)
            if t.seat_of(user) is not None and side in (None, next(p.side for p in people if p.user == user)):
                raise Refusal("refusal-seated")
            people = [p for p in people if p.user not in (user, *gone)]
            if len(people) >= t.row.size:
                raise Refusal("refusal-full")
            people.append(SeatRow(len(people), user, self._side(t, people, side)))
            if len(people) == t.row.size:
                self._must_be_sure(people, user, sure)
            await self._seat(c, t, people)
            if t.row.host in gone:
                await rows.note(c, table, host=people[0].user)
            t = await self.load(c, table)
            return await self.begin(c, t) if len(people) == t.row.size else t

    def _side(self, t: Table, people: list[SeatRow], side: int | None) -> int | None:
        count = self.sides(t.game, t.row.size)
        if not count and side is not None:
            raise Refusal("refusal-not-offered")
        if not count:
            return None
        room = t.row.size // count
        taken = [sum(p.side == s for p in people) for s in range(count)]
        if side is None:
            side = min(range(count), key=lambda s: taken[s])
        if side not in range(count):
            raise Refusal("refusal-not-offered")
        if taken[side] >= room:
            raise Refusal("refusal-side-full")
        return side

    async def leave(self, table: int, user: int) -> Table:
        """Give up a seat at an open table; the host's leaving hands the table to the next, the last one's closes it."""
        async with self.lock(table), self.database.write() as c:
            t = await self.load(c, table)
            self._must_be_open(t)
            if t.seat_of(user) is None:
                raise Refusal("refusal-not-seated")
            people = [p for p in t.row.seats if p.user != user]
            await self._seat(c, t, people)
            if not people:
                await self._change(c, t, status="aborted", ending="ending-deserted", host=None)
            elif t.row.host == user:
                await rows.note(c, table, host=people[0].user)
            return await self.load(c, table)

    async def start(self, table: int, user: int, *, sure: Callable[[int], bool] | None = None) -> Table:
        """Begin with those who sit. Raises Refusal unless the host asks and the game is played by that many; Unsure as `join` does."""
        async with self.lock(table), self.database.write() as c:
            t = await self.load(c, table)
            self._must_be_open(t)
            if t.row.host != user:
                raise Refusal("refusal-not-host", host=f"<@{t.row.host}>")
            if len(t.row.seats) not in t.game.seats:
                raise Refusal("refusal-too-few", seats=", ".join(map(str, t.game.seats)))
            self._must_be_sure(t.row.seats, user, sure)
            return await self.begin(c, t)

    async def cancel(self, table: int, user: int) -> Table:
        """Close an open table. Raises Refusal unless its host asks."""
        async with self.lock(table), self.database.write() as c:
            t = await self.load(c, table)
            self._must_be_open(t)
            if t.row.host != user:
                raise Refusal("refusal-not-host", host=f"<@{t.row.host}>")
            await self._change(c, t, status="aborted", ending="ending-cancelled")
            return await self.load(c, table)

    # Ends that are no result of play

    async def abort(self, table: int, ending: str) -> Table:
        """End a table from outside, also a damaged one. `ending` is the text key that says why. Raises Refusal when it is over already."""
        async with self.lock(table), self.database.write() as c:
            row = await self._row(c, table)
            if row.status not in RUNNING:
                raise Refusal("refusal-over")
            await self._end(c, row, ending)
            return await self.load(c, table)

    async def end_outdated(self) -> list[int]:
        """Abort the running tables whose rules this host no longer has, and stop their clocks; their ids. Damaged ones are left as they
        are: somebody may be able to repair them."""
        ended: list[int] = []
        async with self.database.write() as c:
            for row in await rows.running(c):
                try:
                    Table.read(row)
                except Damaged:
                    continue
                except Refusal:
                    await self._end(c, row, "ending-version")
                    ended.append(row.id)
        return ended

    async def _end(self, c: AsyncConnection, row: rows.TableRow, ending: str) -> None:
        await rows.change(c, row.id, at=self.clock(), step=row.step, status="aborted", ending=ending)
        await rows.ask(c, row.id, {})
        await timers.replace(c, row.id, [])

    async def move(self, table: int, channel: int) -> None:
        """The channel of this table is gone, or a locked thread: it goes on in another one, with new messages."""
        async with self.lock(table), self.database.write() as c:
            await rows.note(c, table, channel=channel, thread=None, lobby=None, lobby_shows=None, post=None, post_channel=None)

    # Shared pieces

    def _must_be_open(self, t: Table) -> None:
        if t.status != "open":
            raise Refusal("refusal-started" if t.status == "playing" else "refusal-over")

    def _must_be_sure(self, people: Sequence[SeatRow], user: int, sure: Callable[[int], bool] | None) -> None:
        doubtful = [] if sure is None else [p.user for p in people if p.user != user and not sure(p.user)]
        if doubtful:
            raise Unsure(doubtful)

    async def _seat(self, c: AsyncConnection, t: Table, people: list[SeatRow]) -> None:
        await rows.seat_people(c, t.id, [replace(p, seat=i) for i, p in enumerate(people)])
        await self._change(c, t)

    async def _change(self, c: AsyncConnection, t: Table, **values: Any) -> None:
        if not await rows.change(c, t.id, at=self.clock(), step=t.step, **values):
            raise Refusal("refusal-just-done")

    async def begin(self, c: AsyncConnection, t: Table, order: Sequence[SeatRow] | None = None) -> Table:
        """Seat the players by chance (partners together) or in this order, set the match up and ask the first question."""
        seed = self._seeds()
        size = len(t.row.seats)
        order = order or self._seating(t, size, Chance(seed, SEATING))
        state = match.start(t.game, size, t.options, seed)
        await rows.seat_people(c, t.id, [replace(p, owner=p.user, bank=t.timing.bank) for p in order])
        await rows.hold(c, t.id, [p.user for p in order])
        await self._change(c, t, status="playing", size=size, seed=seed, state=codec.dump(t.game.state_type, state))
        t = await self.load(c, t.id)
        await self.ask(c, t, dict.fromkeys(sorted(t.asked), 0))
        return await self.load(c, t.id)

    async def ask(self, c: AsyncConnection, t: Table, decisions: dict[Seat, int]) -> None:
        """Store the open questions of a table as it stands now, and follow its clocks."""
        await rows.ask(c, t.id, decisions)
        people = t.to_act - t.stand_ins
        banks = await follow(
            c,
            t.id,
            t.timing,
            asked={s: d for s, d in decisions.items() if s in people},
            reactions=[s for s in people if t.game.reaction(t.state, s)],
            users=t.users,
            banks={p.seat: p.bank for p in t.row.seats},
            now=self.clock(),
            paused=t.row.paused,
        )
        if any(banks[p.seat] != p.bank for p in t.row.seats):
            await rows.seat_people(c, t.id, [replace(p, bank=banks[p.seat]) for p in t.row.seats])

    def _seating(self, t: Table, size: int, chance: Chance) -> list[SeatRow]:
        people = chance.shuffled(t.row.seats)
        teams = t.game.teams(size)
        if not self.sides(t.game, size):
            return [replace(p, seat=i, side=None) for i, p in enumerate(people)]
        by_side: dict[int, list[SeatRow]] = {}
        for p in people:
            by_side.setdefault(p.side or 0, []).append(p)
        # Whoever was drawn first brings their side to the first team's seats.
        return sorted(
            (replace(p, seat=seat) for team, side in zip(teams, by_side.values(), strict=True) for seat, p in zip(team, side, strict=True)),
            key=lambda p: p.seat,
        )
