"""Backups: taken while the bot writes, whole, complete up to their beginning, and fit to go on with."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, select

from db.files import APPLICATION_ID
from db.open import Database, DatabaseProblem, backup_file
from tests.db.rows import ask, child, contents, fill, ids, line_from, names, overwrite, put, rows


class Writing:
    """Tasks that add rows 1, 2, 3, … as fast as they can."""

    def __init__(self, database: Database) -> None:
        self.committed = 0
        self._begun = asyncio.Event()
        self._database = database
        self._tasks: list[asyncio.Task[None]] = []
        self._on = True

    async def __aenter__(self) -> Writing:
        self._tasks = [asyncio.create_task(self._write()) for _ in range(20)]
        await self._begun.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._on = False
        await asyncio.gather(*self._tasks)

    async def _write(self) -> None:
        while self._on:
            async with self._database.write() as c:
                last = (await c.execute(select(func.coalesce(func.max(rows.c.id), 0)))).scalar_one()
                await put(c, last + 1)
            self.committed = max(self.committed, last + 1)
            if self.committed > 50:
                self._begun.set()


def whole_backup(path: Path) -> int:
    """Check a backup of what `Writing` wrote: how many rows it has."""
    assert path.read_bytes()[18:20] == b"\1\1", "it is one file, without a -wal"
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    assert ask(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    ((count, last),) = ask(path, "SELECT count(*), max(id) FROM rows")
    assert count == last
    return count


async def test_a_backup_amid_writes_has_all_that_was_committed_before_it_began(database: Database, tmp_path: Path) -> None:
    await fill(database, 8)
    folder = tmp_path / "backups"
    counts: list[int] = []
    async with Writing(database) as writing:
        for number in range(5):
            before = writing.committed
            await database.backup(folder / f"{number}.db")
            counts.append(whole_backup(folder / f"{number}.db"))
            assert before <= counts[-1] <= writing.committed + 1
    assert counts[0] < counts[-1], "the writes went on meanwhile"
    assert names(folder) == {f"{number}.db" for number in range(5)}


COPIER = """
    import asyncio, sys
    from pathlib import Path
    from db.open import backup_file

    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(backup_file(Path(sys.argv[1]), Path(sys.argv[2])))
    print("done", flush=True)
"""


async def test_another_process_backs_up_amid_writes_and_the_backup_can_be_gone_on_with(database: Database, tmp_path: Path) -> None:
    backup, restored = tmp_path / "backup.db", tmp_path / "restored" / "bot.db"
    with child(COPIER, database.path, backup) as copier:
        assert line_from(copier) == "ready"
        async with Writing(database) as writing:
            before = writing.committed
            assert copier.stdin is not None
            copier.stdin.write("go\n")
            copier.stdin.flush()
            assert await asyncio.to_thread(line_from, copier) == "done"
    count = whole_backup(backup)
    assert count >= before

    restored.parent.mkdir()
    shutil.copy(backup, restored)
    again = await Database.open(restored)
    async with again.write() as c:
        await put(c, count + 1)
    assert await ids(again) == list(range(1, count + 2))
    await again.close()


async def test_a_crashed_database_is_backed_up_with_what_it_committed_last(database: Database, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed" / "bot.db"
    async with database.write() as c:
        await put(c, 1)
    shutil.copytree(database.path.parent, crashed.parent, ignore=shutil.ignore_patterns("*-shm", "*-lease"))
    assert contents(crashed)["bot.db-wal"]
    await backup_file(crashed, tmp_path / "backup.db")
    assert whole_backup(tmp_path / "backup.db") == 1


async def refused(source: Path, target: Path) -> str:
    before = {file: file.read_bytes() for file in target.parent.iterdir() if file.is_file()}
    with pytest.raises(DatabaseProblem) as problem:
        await backup_file(source, target)
    assert {file: file.read_bytes() for file in target.parent.iterdir() if file.is_file()} == before
    return str(problem.value)


@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_nothing_is_overwritten(database: Database, tmp_path: Path, suffix: str) -> None:
    target = tmp_path / "backup.db"
    (tmp_path / f"backup.db{suffix}").write_bytes(b"precious")
    assert "exists already" in await refused(database.path, target)
    assert (tmp_path / f"backup.db{suffix}").read_bytes() == b"precious"


async def test_what_is_not_a_database_of_ours_is_not_backed_up(tmp_path: Path) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    assert "There is no database" in await refused(source, target)
    assert "not a database file" in await refused(tmp_path, target)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    assert "another program" in await refused(source, target)
    source.write_text("hello " * 1_000)
    assert "is not a database" in await refused(source, target)


async def test_a_damaged_database_is_not_backed_up_as_if_it_were_sound(database: Database, path: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    await database.close()
    overwrite(path, 0.5)
    assert "is damaged" in await refused(path, tmp_path / "backup.db")


async def test_a_place_that_cannot_be_written_is_refused(database: Database, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hello")
    with pytest.raises(DatabaseProblem, match="cannot be used"):
        await database.backup(tmp_path / "file" / "backup.db")
