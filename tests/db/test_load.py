"""Many tasks and another process on one file: nobody is told that the database is locked, and every write counts."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from db.open import Database
from tests.db.rows import child, line_from, put, rows

TASKS = 200

OTHER = """
    import sqlite3, sys, threading, time

    connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
    stop = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), stop.set()), daemon=True).start()
    count = 0
    print("ready", flush=True)
    while not stop.is_set():
        connection.execute("BEGIN IMMEDIATE")
        (n,) = connection.execute("SELECT n FROM rows WHERE id = 0").fetchone()
        connection.execute("UPDATE rows SET n = ? WHERE id = 0", (n + 1,))
        connection.execute("COMMIT")
        connection.execute("SELECT sum(n) FROM rows").fetchone()
        count += 1
        time.sleep(float(sys.argv[2]))
    print(count, flush=True)
"""
"""Counts in row 0 until its input ends, with a pause after each transaction, then tells how far it came."""


@pytest.mark.parametrize(("seconds", "pause"), [(1, 0.002), pytest.param(60, 0, marks=pytest.mark.soak)])
async def test_two_hundred_tasks_and_another_process(database: Database, seconds: float, pause: float) -> None:
    async with database.write() as c:
        for id in range(TASKS + 1):
            await put(c, id)
    counts = [0] * (TASKS + 1)
    loop = asyncio.get_running_loop()

    async def work(id: int) -> None:
        while loop.time() < end:
            async with database.write() as c:
                for row in (0, id):
                    n = (await c.execute(select(rows.c.n).where(rows.c.id == row))).scalar_one()
                    await c.execute(update(rows).where(rows.c.id == row).values(n=n + 1))
            counts[id] += 1
            async with database.read() as c:
                assert (await c.execute(select(rows.c.n).where(rows.c.id == id))).scalar_one() == counts[id]

    with child(OTHER, database.path, pause) as other:
        assert line_from(other) == "ready"
        end = loop.time() + seconds
        await asyncio.gather(*(work(id) for id in range(1, TASKS + 1)))
        assert other.stdin is not None
        other.stdin.close()
        others = int(line_from(other))

    async with database.read() as c:
        stored = list((await c.execute(select(rows.c.n).order_by(rows.c.id))).scalars())
    assert stored == [others + sum(counts), *counts[1:]]
    assert min(counts[1:]) >= 1, "everybody gets a turn"
    assert others >= 1
