"""Running clocks, and the people whose clocks they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import people, tables, timers


@dataclass(frozen=True, slots=True)
class Timer:
    """The clock of one open question. Epoch seconds; `due` is None and `left` is set while the table pauses.

    The quiet hours are those that `due` was reckoned with: what its owner sets meanwhile counts for their next clock.
    """

    table: int
    seat: int
    decision: int
    reaction: bool
    due: int | None
    left: int | None
    remind: int | None
    zone: str | None = None
    quiet_start: int | None = None
    quiet_end: int | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """What someone has set for themselves; the defaults are those of a person who never set anything."""

    id: int
    locale: str | None = None
    zone: str | None = None
    quiet_start: int | None = None
    quiet_end: int | None = None
    dms: bool = field(default=False)


async def person(connection: AsyncConnection, user: int) -> Person:
    row = (await connection.execute(select(people).where(people.c.id == user))).mappings().first()
    return Person(user) if row is None else Person(**row)


async def put_person(connection: AsyncConnection, who: Person) -> None:
    values = asdict(who)
    await connection.execute(upsert(people).values(**values).on_conflict_do_update(index_elements=["id"], set_=values))


async def of_table(connection: AsyncConnection, table: int) -> list[Timer]:
    return await _read(connection, select(timers).where(timers.c.table == table).order_by(timers.c.seat))


async def replace(connection: AsyncConnection, table: int, running: Iterable[Timer]) -> None:
    """Store all clocks of a table, in place of what was stored before."""
    await connection.execute(delete(timers).where(timers.c.table == table))
    rows = [asdict(timer) for timer in running]
    if rows:
        await connection.execute(insert(timers), rows)


async def due(connection: AsyncConnection, now: int) -> list[Timer]:
    """Clocks that have run out before `now`, the longest ago first."""
    return await _read(connection, select(timers).where(timers.c.due < now).order_by(timers.c.due, timers.c.table, timers.c.seat))


async def to_remind(connection: AsyncConnection, now: int) -> list[Timer]:
    """Clocks whose reminder is due and not done."""
    return await _read(connection, select(timers).where(timers.c.remind <= now).order_by(timers.c.due, timers.c.table, timers.c.seat))


async def reminded(connection: AsyncConnection, done: Iterable[Timer]) -> None:
    """Store that these reminders are done."""
    for timer in done:
        await connection.execute(update(timers).where(timers.c.table == timer.table, timers.c.seat == timer.seat).values(remind=None))


async def next_moment(connection: AsyncConnection) -> int | None:
    """When the next clock runs out or reminds."""
    moments = [
        row[0] for row in await connection.execute(select(timers.c.due).where(timers.c.due.is_not(None)).order_by(timers.c.due).limit(1))
    ]
    moments += [
        row[0]
        for row in await connection.execute(select(timers.c.remind).where(timers.c.remind.is_not(None)).order_by(timers.c.remind).limit(1))
    ]
    return min(moments, default=None)


async def running(connection: AsyncConnection, server: int | None = None) -> list[Timer]:
    """The clocks that run (at the tables of one server)."""
    where = timers.c.due.is_not(None)
    if server is not None:
        where = where & timers.c.table.in_(select(tables.c.id).where(tables.c.server == server))
    return await _read(connection, select(timers).where(where))


async def reset(connection: AsyncConnection, changed: Iterable[Timer]) -> None:
    """Store when these clocks run out and remind."""
    rows = [{"of": timer.table, "at": timer.seat, "due": timer.due, "remind": timer.remind} for timer in changed]
    if rows:
        await connection.execute(update(timers).where(timers.c.table == bindparam("of"), timers.c.seat == bindparam("at")), rows)


async def servers(connection: AsyncConnection) -> set[int]:
    """The servers where clocks run."""
    query = select(tables.c.server).join(timers, timers.c.table == tables.c.id).where(timers.c.due.is_not(None)).distinct()
    return {int(row.server) for row in await connection.execute(query)}


async def _read(connection: AsyncConnection, query: object) -> list[Timer]:
    return [Timer(**row) for row in (await connection.execute(query)).mappings()]  # type: ignore[call-overload]
