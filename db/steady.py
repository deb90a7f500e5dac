"""Connections that a cancelled task cannot break.

SQLAlchemy throws a connection away when a statement on it is cancelled, while the driver's thread still works on that statement.
Here a statement, once begun, is awaited to its end, and the cancellation is raised after it: every connection stays usable,
and nobody loses track of what was written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """The outcome of `work`, which runs to its end even when the waiting task is cancelled; CancelledError is raised only then."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled from (None if task.cancelled() else task.exception())
    return task.result()


class SteadyConnection(AsyncConnection):
    """One transaction: `begin`, statements, `commit`, `close` (which rolls back what was not committed).

    `stream` and savepoints work as everywhere in SQLAlchemy, but a cancellation in the middle of them costs the connection.
    """

    async def open(self) -> None:
        """Take a connection from the engine's pool and begin."""
        await finish(self._open())

    async def _open(self) -> None:
        await self.start()
        await self.begin()

    async def execute(self, *args: Any, **kwargs: Any) -> Any:
        return await finish(super().execute(*args, **kwargs))

    async def exec_driver_sql(self, *args: Any, **kwargs: Any) -> Any:
        return await finish(super().exec_driver_sql(*args, **kwargs))

    async def run_sync(self, *args: Any, **kwargs: Any) -> Any:
        return await finish(super().run_sync(*args, **kwargs))

    async def commit(self) -> None:
        await finish(super().commit())

    async def close(self) -> None:
        if self.sync_connection is not None:
            await finish(super().close())
