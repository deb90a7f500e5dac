"""Copies of the database. A running database must not be copied as a file: what was committed last lies in its -wal file."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from db.files import beside, check_owner, publish, read_only
from db.problem import DatabaseProblem, damaged, explained
from db.steady import finish


async def backup_file(source: Path, target: Path) -> None:
    """Copy the database `source`, which any process may be using, to the new file `target`. Raises DatabaseProblem.

    The copy is one file, holds all that was committed before this call, and was checked from end to end before it got its name. To
    restore: stop the bot, move its database away together with the -wal and -shm files, and copy the backup to that place.
    """
    await finish(asyncio.to_thread(_backup, source, target))


def _backup(source: Path, target: Path) -> None:
    with explained(source):
        source = Path(os.path.realpath(source))
        if not source.exists():
            raise DatabaseProblem(f"There is no database {source}: give the path of an existing one.")
        check_owner(source)
    with explained(target):
        target = target.absolute()
        for file in (target, beside(target, "-wal")):
            if file.exists():
                raise DatabaseProblem(f"The file {file} exists already: move it away, or give another path for the copy.")
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = beside(target, f"-{secrets.token_hex(4)}.partial")
        try:
            _copy(source, partial)
            publish(partial, target)
        finally:
            for file in (partial, beside(partial, "-journal")):
                file.unlink(missing_ok=True)


def _copy(source: Path, partial: Path) -> None:
    with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        with explained(source), closing(read_only(source)) as connection:
            connection.execute("BEGIN")
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()  # this moment; a locked file is noticed here, not waited for
            connection.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        (finding,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if finding != "ok":
            raise damaged(source, " ".join(finding.split()))
    check_owner(partial)
