"""A table of the tests' own, `rows(id, n)`, and how to look into a file without our code; other processes that use it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Integer, MetaData, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.open import Database

rows = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("n", Integer, nullable=False))


async def make_rows(database: Database) -> None:
    async with database.write() as c:
        await c.run_sync(rows.metadata.create_all)


async def put(c: AsyncConnection, id: int, n: int = 0) -> None:
    await c.execute(rows.insert().values(id=id, n=n))


async def ids(database: Database) -> list[int]:
    async with database.read() as c:
        return list((await c.execute(select(rows.c.id).order_by(rows.c.id))).scalars())


async def fill(database: Database, mebibytes: int) -> None:
    """Make the file so much larger, with rows of a kibibyte."""
    async with database.write() as c:
        await c.exec_driver_sql("CREATE TABLE filling (text TEXT)")
        numbers = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {1024 * mebibytes})"
        await c.exec_driver_sql(f"{numbers} INSERT INTO filling SELECT hex(randomblob(512)) FROM n")


def ask(path: Path, sql: str) -> list[Any]:
    """All rows of the answer, each a tuple, read by SQLite alone."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def contents(path: Path) -> dict[str, bytes]:
    """Each file of the database at `path` that holds any data; -shm and -lease files never do."""
    files = (path.with_name(path.name + suffix) for suffix in ("", "-wal", "-journal"))
    return {file.name: file.read_bytes() for file in files if file.is_file() and file.stat().st_size}


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def overwrite(path: Path, share: float) -> None:
    """Spoil the page that lies at this share of the file, but not the file's header."""
    with path.open("r+b") as file:
        file.seek(max(100, int(path.stat().st_size * share) // 4096 * 4096))
        file.write(b"\xa5" * 3_000)


def child(code: str, *arguments: object) -> subprocess.Popen[str]:
    """Another Python process that runs `code`, with `arguments` in sys.argv[1:]."""
    command = [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def line_from(process: subprocess.Popen[str]) -> str:
    """The next line that the process writes; empty when it ended."""
    assert process.stdout is not None
    return process.stdout.readline().strip()
