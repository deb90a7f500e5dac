"""What time does: clocks run out, people are reminded, a table pauses, an outage of ours is made good."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import facts, timers
from db import tables as rows
from db.timers import Person, Timer
from host.errors import Refusal
from host.leaving import Leaving
from host.table import Damaged, Table
from host.timing import DAY, left, put_off, wound
from host.wishes import PAUSE, freeze

log = logging.getLogger(__name__)

ALIVE = "alive"
"""The fact that remembers when the host last looked at its clocks."""
AWAY = "away."
"""The facts that remember which servers cannot be reached: since when they are not put off yet, and by how much they are already."""
OUTAGE = 120
"""Seconds of silence after which it was an outage."""
GRACE = 7 * DAY
"""Seconds that clocks are put off for one outage at most."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One person to be told of the clocks that run out soon, the soonest first."""

    person: Person
    server: int
    timers: tuple[Timer, ...]


class Times:
    """The clocks of all tables."""

    def __init__(self, leaving: Leaving) -> None:
        self.leaving = leaving
        self.play = leaving.play
        self.tables = leaving.tables
        self.database = leaving.database
        self.clock = leaving.clock

    async def make_good(self) -> int:
        """Put all clocks off by as long as the host was away (a week at most); call it before the first tick. The seconds."""
        now = self.clock()
        async with self.database.write() as c:
            alive = await facts.get(c, ALIVE)
            away = 0 if alive is None else now - int(alive)
            seconds = min(away, GRACE) if away > OUTAGE else 0
            if seconds:
                await self._put_off(c, seconds)
            await facts.put(c, ALIVE, str(now))
        return seconds

    async def slept(self, seconds: int) -> None:
        """Put all clocks off: the machine stood still for so long, and the host with it (a week counts at most)."""
        async with self.database.write() as c:
            await self._put_off(c, min(seconds, GRACE))

    async def alive(self) -> None:
        """Note that the host is there; `make_good` counts from here after a crash."""
        async with self.database.write() as c:
            await facts.put(c, ALIVE, str(self.clock()))

    async def unreachable(self, reachable: set[int]) -> None:
        """Servers that the bot is not on, or that are down, lose no time either: their clocks are put off for as long as nobody there could
        move, a week at most. Call it before each tick."""
        now = self.clock()
        async with self.database.write() as c:
            away = await facts.starting(c, AWAY)
            for server in await timers.servers(c) | {int(key.removeprefix(AWAY)) for key in away}:
                key = f"{AWAY}{server}"
                last, spent = map(int, away[key].split()) if key in away else (now, 0)
                more = max(0, min(now - last, GRACE - spent))
                if more:
                    await self._put_off(c, more, server)
                if server not in reachable:
                    await facts.put(c, key, f"{now} {spent + more}")
                elif key in away:
                    await facts.drop(c, key)

    async def _put_off(self, c: AsyncConnection, seconds: int, server: int | None = None) -> None:
        """The last `seconds` count for no clock (of one server)."""
        now = self.clock()
        await timers.reset(c, [put_off(timer, now - seconds, now) for timer in await timers.running(c, server)])
        if server is None:
            for key, value in (await facts.starting(c, AWAY)).items():
                await facts.put(c, key, f"{now} {value.split()[1]}")

    async def tick(self) -> list[int]:
        """Act on every clock that has run out; a fault at one table stops no other. The tables concerned."""
        async with self.database.read() as c:
            out = await timers.due(c, self.clock())
        touched: list[int] = []
        for timer in out:
            try:
                if await self._time_up(timer):
                    touched.append(timer.table)
            except Damaged:
                continue
            except Exception:
                log.exception("the clock of seat %s at table %s could not be served", timer.seat, timer.table)
        return list(dict.fromkeys(touched))

    async def next_moment(self) -> int | None:
        """When something is due next, in epoch seconds."""
        async with self.database.read() as c:
            return await timers.next_moment(c)

    async def _time_up(self, timer: Timer) -> bool:
        """Act on a clock that has run out, unless its question was answered, paused or put off in the meantime. A reaction passes."""
        async with self.tables.lock(timer.table):
            t = await self.tables.get(timer.table)
            seat = next((p for p in t.row.seats if p.seat == timer.seat), None)
            if t.status != "playing" or seat is None or t.row.questions.get(timer.seat) != timer.decision:
                return False
            give_up = not timer.reaction and (t.timing.when_up == "lose" or (t.timing.when_up == "seat" and seat.misses >= 1))
            move = None
            if timer.reaction:
                move = self.play.let_pass(t, timer.seat)
            elif not give_up:
                move = await self.play.think(t, timer.seat)
            async with self.database.write() as c:
                now = self.clock()
                current = next((x for x in await timers.of_table(c, t.id) if x.seat == timer.seat), None)
                if current is None or current.due is None or current.due >= now:
                    return False
                if give_up:
                    await self.leaving.give_up(c, t, [timer.seat], returns=t.timing.when_up != "lose")
                else:
                    missed = 0 if timer.reaction else 1
                    people = [replace(p, misses=p.misses + missed) if p.seat == timer.seat else p for p in t.row.seats]
                    await rows.seat_people(c, t.id, people)
                    await self.play.apply(c, await self.tables.load(c, t.id), timer.seat, "clock", [move])
            return True

    # Reminders

    async def reminders(self) -> list[Reminder]:
        """Who is to be reminded now, each person once for all their tables of a server. They count as reminded from here on: if a
        crash follows, they are not reminded rather than reminded twice."""
        now = self.clock()
        async with self.database.write() as c:
            found = await timers.to_remind(c, now)
            await timers.reminded(c, found)
            grouped: dict[tuple[int, int], list[Timer]] = {}
            for timer in found:
                row = await rows.get(c, timer.table)
                seat = None if row is None else next((p for p in row.seats if p.seat == timer.seat), None)
                if row is not None and seat is not None and not seat.stand_in and timer.due is not None and timer.due > now:
                    grouped.setdefault((seat.user, row.server), []).append(timer)
            return [Reminder(await timers.person(c, user), server, tuple(mine)) for (user, server), mine in grouped.items()]

    async def deadlines(self, table: int) -> dict[int, int]:
        """When the clock of each asked seat runs out, in epoch seconds."""
        async with self.database.read() as c:
            return {timer.seat: timer.due for timer in await timers.of_table(c, table) if timer.due is not None}

    # Pauses

    async def pause(self, table: int, user: int) -> Table:
        """Wish a pause; when all people at the table wish it, its clocks stand still."""
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._timed(c, table)
            if t.row.paused:
                raise Refusal("refusal-paused")
            await rows.consent(c, table, PAUSE, self.play.seat(t, user))
            now = self.clock()
            await rows.change(c, table, at=now, step=t.step, paused=await freeze(c, t, now))
            return await self.tables.load(c, table)

    async def resume(self, table: int, user: int) -> Table:
        """Let the clocks run on; anyone at the table may."""
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._timed(c, table)
            self.play.seat(t, user)
            if not t.row.paused:
                raise Refusal("refusal-not-paused")
            now = self.clock()
            again = [
                wound(t.timing, await timers.person(c, t.users[timer.seat]), timer, left(timer, now), now)
                for timer in await timers.of_table(c, table)
            ]
            await timers.replace(c, table, again)
            await rows.change(c, table, at=now, step=t.step, paused=False)
            return await self.tables.load(c, table)

    async def _timed(self, c: AsyncConnection, table: int) -> Table:
        t = await self.play.playing(c, table)
        if t.status != "playing":
            raise Refusal("refusal-over")
        if t.timing.kind == "none":
            raise Refusal("refusal-no-clock")
        return t

    # People

    async def person(self, user: int) -> Person:
        async with self.database.read() as c:
            return await timers.person(c, user)

    async def change_person(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Store what `change` makes of what someone has set for themselves, and return it. It counts for the clocks that start from now
        on; when `change` raises, everything stays as it was."""
        async with self.database.write() as c:
            now = await timers.person(c, user)
            changed = change(now)
            if changed != now:
                await timers.put_person(c, changed)
            return changed


def seats_wanted(row: rows.TableRow) -> Sequence[int]:
    """The seats of a running table that the host plays and a person could take."""
    return [p.seat for p in row.seats if p.stand_in] if row.status == "playing" else []
