"""Small things worth remembering over a restart."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import facts


async def get(connection: AsyncConnection, key: str) -> str | None:
    row = (await connection.execute(select(facts.c.value).where(facts.c.key == key))).first()
    return None if row is None else str(row.value)


async def starting(connection: AsyncConnection, prefix: str) -> dict[str, str]:
    """All facts whose key starts with this."""
    rows = await connection.execute(select(facts).where(facts.c.key.startswith(prefix, autoescape=True)))
    return {str(row.key): str(row.value) for row in rows}


async def put(connection: AsyncConnection, key: str, value: str) -> None:
    await connection.execute(
        upsert(facts).values(key=key, value=value).on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )


async def drop(connection: AsyncConnection, key: str) -> None:
    await connection.execute(delete(facts).where(facts.c.key == key))
