"""The open database: transactions on one SQLite file, from any number of tasks, in one process."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.backup import backup_file
from db.files import APPLICATION_ID, Lease, prepare
from db.problem import DatabaseProblem, explained, is_busy
from db.steady import SteadyConnection, finish

__all__ = ["Database", "DatabaseProblem", "backup_file"]

READERS = 4
"""Connections for reading. Each is a thread; a read takes about a millisecond."""

PATIENCE = 30
"""Seconds to wait for a transaction of another process."""

ASK_AGAIN = 0.01
"""Seconds until a write that is kept waiting asks anew. Left alone, SQLite asks every 0.1 s, and then seldom meets the gap between
two transactions of a program that writes without pause: 1.5 writes a second were measured, with this 10 to 40."""


class Database:
    """One database file, held by this process alone (other programs may look at it, and write for a moment).

    Writes come one at a time, in the order in which they were asked for; reads run beside them. A task has one transaction at a time:
    a second one inside it raises RuntimeError, for it would wait for the first, or not see what that wrote.
    """

    def __init__(self, path: Path) -> None:
        """Use `open`."""
        self.path = Path(os.path.realpath(path))
        self._lease = Lease(self.path)
        self._writer = _engine(self.path, "BEGIN IMMEDIATE", connections=1, busy_timeout=int(1_000 * ASK_AGAIN))
        self._reader = _engine(self.path, "BEGIN", connections=READERS, query_only="ON")
        self._writing = asyncio.Semaphore(1)
        self._reading = asyncio.Semaphore(READERS)
        self._inside: set[asyncio.Task[Any] | None] = set()
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """The database in the file at `path`, created or migrated as needed. Raises DatabaseProblem.

        An up-to-date file takes some 20 ms, one that has to be created or migrated about a second.
        """
        database = cls(path)
        try:
            await finish(database._start())
        except BaseException:
            await database.close()
            raise
        return database

    async def _start(self) -> None:
        await asyncio.to_thread(self._lease.take)
        await asyncio.to_thread(prepare, self.path)
        with explained(self.path):
            async with self.write() as c:
                await c.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")  # SQLite opens a read-only file without a word
                await c.rollback()

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that nobody else's write comes between: committed at the end of the block, rolled back when it raises.

        A task that is cancelled inside still commits or rolls back in full before CancelledError goes on; cancelled during the commit,
        it has committed. Raises sqlalchemy.exc.OperationalError when another process holds on to the file for PATIENCE, or the disk
        is full: then nothing was written.
        """
        return self._transaction(self._writer, self._writing)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees the database as it was at its first statement, whatever is written meanwhile. It cannot write."""
        return self._transaction(self._reader, self._reading)

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine, turns: asyncio.Semaphore) -> AsyncGenerator[AsyncConnection]:
        task = asyncio.current_task()
        if task in self._inside:
            raise RuntimeError("this task is in a transaction already")
        async with turns:
            if self._closed:
                raise RuntimeError(f"the database {self.path} is closed")
            self._inside.add(task)
            connection = SteadyConnection(engine)
            try:
                await connection.open()
                yield connection
                await connection.commit()
            finally:
                self._inside.discard(task)
                await connection.close()

    async def backup(self, target: Path) -> None:
        """Write a copy to the new file `target`, with all that was committed before this call. Raises DatabaseProblem."""
        await backup_file(self.path, target)

    async def close(self) -> None:
        """Let the transactions end that were asked for before, then give the file up. Afterwards `write` and `read` raise RuntimeError."""
        if asyncio.current_task() in self._inside:
            raise RuntimeError("this task is in a transaction")
        await finish(self._close())

    async def _close(self) -> None:
        turns = [self._writing] + [self._reading] * READERS
        for turn in turns:
            await turn.acquire()
        if not self._closed:
            self._closed = True
            await self._reader.dispose()
            await self._writer.dispose()
            self._lease.release()
        for turn in turns:
            turn.release()


def _engine(path: Path, begin: str, connections: int, **settings: object) -> AsyncEngine:
    """Pooled: a connection costs a thread and 3 ms to open. The driver's own transactions are off: they begin too late to be safe."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": PATIENCE},
        pool_size=connections,
        max_overflow=0,
        pool_use_lifo=True,
    )

    def connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for name, value in ({"journal_mode": "WAL", "synchronous": "FULL", "foreign_keys": "ON"} | settings).items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()

    def start(connection: Connection) -> None:
        patience = PATIENCE
        while True:
            try:
                connection.exec_driver_sql(begin)
            except OperationalError as error:
                patience -= ASK_AGAIN
                if patience < 0 or not is_busy(error.orig):
                    raise
            else:
                return

    event.listen(engine.sync_engine, "connect", connect)
    event.listen(engine.sync_engine, "begin", start)
    return engine
