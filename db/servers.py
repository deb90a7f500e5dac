"""What each server has set."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import servers


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings; the defaults are those of a server that never set anything."""

    id: int
    locale: str | None = None
    threads: bool = True
    openers: str = "everyone"


async def get(connection: AsyncConnection, server: int) -> Server:
    row = (await connection.execute(select(servers).where(servers.c.id == server))).first()
    return Server(server) if row is None else Server(row.id, row.locale, row.threads, row.openers)


async def put(connection: AsyncConnection, server: Server) -> None:
    values = asdict(server)
    await connection.execute(upsert(servers).values(**values).on_conflict_do_update(index_elements=["id"], set_=values))
