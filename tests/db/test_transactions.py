"""Transactions of many tasks on one database: nothing lost, nothing mixed, nothing half done."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, func, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

import db.open
from db.open import READERS, Database
from tests.db.rows import ask, ids, put, rows


async def pragmas(c: AsyncConnection) -> dict[str, object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return {name: (await c.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names}


async def mark(c: AsyncConnection) -> None:
    """Make something that lives as long as this connection to the file."""
    await c.execute(text("CREATE TEMP TABLE mark (x)"))


async def same_connection(database: Database) -> bool:
    async with database.write() as c:
        return (await c.execute(text("SELECT count(*) FROM sqlite_temp_schema"))).scalar_one() == 1


async def test_every_connection_is_durable_patient_and_minds_foreign_keys(database: Database) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1_000 * db.open.PATIENCE}
    async with database.write() as c:
        assert await pragmas(c) == wanted | {"busy_timeout": 1_000 * db.open.ASK_AGAIN}
    together = asyncio.Barrier(READERS)

    async def look() -> dict[str, object]:
        async with database.read() as c, together:
            return await pragmas(c)

    assert await asyncio.gather(*(look() for _ in range(READERS))) == [wanted] * READERS


async def test_a_row_that_refers_to_nothing_is_refused(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.write() as c:
            await c.execute(text("CREATE TABLE more (row INTEGER REFERENCES rows (id))"))
            await c.execute(text("INSERT INTO more VALUES (7)"))
    assert await ids(database) == []


async def test_two_tasks_that_read_and_then_write_lose_nothing(database: Database) -> None:
    async with database.write() as c:
        await put(c, 1)

    async def count() -> None:
        for _ in range(50):
            async with database.write() as c:
                n = (await c.execute(select(rows.c.n))).scalar_one()
                await asyncio.sleep(0)
                await c.execute(update(rows).values(n=n + 1))

    await asyncio.gather(count(), count())
    async with database.read() as c:
        assert (await c.execute(select(rows.c.n))).scalar_one() == 100


async def test_one_tasks_rollback_leaves_anothers_rows_alone(database: Database) -> None:
    async def write(first: int, fails: bool) -> None:
        async with database.write() as c:
            for id in range(first, first + 5):
                await put(c, id)
                await asyncio.sleep(0.001)
            if fails:
                raise ZeroDivisionError

    outcomes = await asyncio.gather(*(write(10 * n, n % 2 == 1) for n in range(10)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError] * 5
    assert await ids(database) == [id for n in range(0, 10, 2) for id in range(10 * n, 10 * n + 5)]


async def test_nobody_sees_half_a_transaction(database: Database) -> None:
    seen: set[int] = set()
    writing = True

    async def look() -> None:
        while writing:
            seen.add(len(await ids(database)))

    looking = asyncio.create_task(look())
    for n in range(30):
        async with database.write() as c:
            await put(c, 2 * n)
            await put(c, 2 * n + 1)
    writing = False
    await looking
    assert len(seen) > 1
    assert all(count % 2 == 0 for count in seen)


async def test_a_read_sees_one_moment(database: Database) -> None:
    async with database.write() as c:
        await put(c, 1)
    began, written = asyncio.Event(), asyncio.Event()

    async def look() -> list[int]:
        async with database.read() as c:
            counts = [(await c.execute(select(func.count()).select_from(rows))).scalar_one()]
            began.set()
            await written.wait()
            counts.append((await c.execute(select(func.count()).select_from(rows))).scalar_one())
            return counts

    looking = asyncio.create_task(look())
    await began.wait()
    async with database.write() as c:
        await put(c, 2)
    written.set()
    assert await looking == [1, 1]
    assert await ids(database) == [1, 2]


async def test_a_read_cannot_write(database: Database) -> None:
    with pytest.raises(OperationalError, match="readonly"):
        async with database.read() as c:
            await put(c, 1)
    assert await ids(database) == []


@pytest.mark.parametrize(("outer", "inner"), [("write", "write"), ("write", "read"), ("read", "read"), ("read", "write")])
async def test_a_transaction_inside_another_is_refused_instead_of_waiting_for_ever(database: Database, outer: str, inner: str) -> None:
    async with getattr(database, outer)():
        with pytest.raises(RuntimeError, match="in a transaction already"):
            async with getattr(database, inner)():
                pass
    async with getattr(database, inner)():
        pass


async def test_a_task_may_be_cancelled_at_any_moment(database: Database) -> None:
    async with database.write() as c:
        await mark(c)

    async def write(first: int) -> None:
        async with database.write() as c:
            for id in range(first, first + 3):
                await put(c, id)

    async def turns(first: int) -> int:
        """How often the loop turns while `write` runs undisturbed."""
        task = asyncio.create_task(write(first))
        count = 0
        while not task.done():
            await asyncio.sleep(0)
            count += 1
        return count

    usual = sorted([await turns(-10 * n) for n in range(1, 10)])[4]
    outcomes: set[tuple[bool, bool]] = set()
    for moment in range(120):
        first = 10 * moment
        task = asyncio.create_task(write(first))
        for _ in range(usual * moment // 60):
            await asyncio.sleep(0)
        task.cancel()
        if moment % 3 == 0:
            await asyncio.sleep(0)
            task.cancel()
        await asyncio.wait({task})
        there = [id for id in await ids(database) if first <= id < first + 10]
        assert there in ([], [first, first + 1, first + 2])
        outcomes.add((task.cancelled(), bool(there)))
    assert (False, False) not in outcomes
    assert len(outcomes) > 1
    assert await same_connection(database)


@pytest.mark.parametrize("times", [1, 3])
async def test_cancelled_in_the_middle_of_the_commit_it_has_committed(database: Database, times: int) -> None:
    async with database.write() as c:
        await mark(c)
    inside = asyncio.Event()

    def interrupt(_: Connection) -> None:
        task.cancel()
        inside.set()

    async def write() -> None:
        async with database.write() as c:
            await put(c, 1)
            assert c.sync_connection is not None
            event.listen(c.sync_connection, "commit", interrupt)

    task = asyncio.create_task(write())
    await inside.wait()
    for _ in range(times - 1):
        await asyncio.sleep(0)
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await ids(database) == [1]
    assert await same_connection(database)


async def test_a_write_waits_for_another_program(database: Database, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO rows VALUES (1, 1)")

        async def write() -> None:
            async with database.write() as c:
                await put(c, 2)

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.2)
        assert not writing.done()
        assert await ids(database) == []
        other.execute("COMMIT")
        await writing
    assert await ids(database) == [1, 2]


async def test_a_write_that_waited_too_long_leaves_everything_as_it_was(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db.open, "PATIENCE", 0.1)
    async with database.write() as c:
        await mark(c)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            async with database.write() as c:
                await put(c, 1)
    async with database.write() as c:
        await put(c, 2)
    assert await ids(database) == [2]
    assert await same_connection(database)


async def test_who_is_cancelled_while_waiting_does_not_hold_up_the_rest(database: Database) -> None:
    async def write(id: int) -> None:
        async with database.write() as c:
            await put(c, id)

    async with database.write() as c:
        tasks = [asyncio.create_task(write(id)) for id in range(6)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        await put(c, 100)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await ids(database) == [1, 3, 5, 100]


async def test_a_time_limit_undoes_the_write(database: Database) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05), database.write() as c:
            await put(c, 1)
            await asyncio.sleep(10)
    assert await ids(database) == []


@contextmanager
def disk_full_beyond(size: int) -> Generator[None]:
    """No file grows beyond `size` bytes in here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_undoes_the_write_and_hurts_nothing_else(database: Database, path: Path) -> None:
    async with database.write() as c:
        await mark(c)
        await put(c, 1)
    with pytest.raises(OperationalError), disk_full_beyond(path.with_name("bot.db-wal").stat().st_size + 10_000):
        async with database.write() as c:
            await c.execute(rows.insert(), [{"id": id, "n": id} for id in range(2, 5_000)])
    assert await ids(database) == [1]
    async with database.write() as c:
        await put(c, 2)
    assert await ids(database) == [1, 2]
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    assert await same_connection(database)


async def test_closing_lets_what_was_asked_for_end_and_refuses_the_rest(database: Database, path: Path) -> None:
    async def write(id: int) -> None:
        async with database.write() as c:
            await put(c, id)
            await asyncio.sleep(0.01)

    before = [asyncio.create_task(write(id)) for id in range(3)]
    await asyncio.sleep(0)
    end = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    after = asyncio.create_task(write(3))
    await asyncio.gather(*before, end)
    with pytest.raises(RuntimeError, match="closed"):
        await after
    with pytest.raises(RuntimeError, match="closed"):
        async with database.read():
            pass
    await database.close()
    assert ask(path, "SELECT id FROM rows") == [(0,), (1,), (2,)]
    assert not path.with_name("bot.db-wal").exists()


async def test_closing_inside_a_transaction_is_refused_instead_of_waiting_for_ever(database: Database) -> None:
    async with database.read():
        with pytest.raises(RuntimeError, match="in a transaction"):
            await database.close()
