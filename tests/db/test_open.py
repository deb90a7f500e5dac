"""Opening a database file: made when missing, quick when ready, refused in one sentence and left alone when it cannot be used."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from db.files import APPLICATION_ID, NEWEST
from db.open import Database, DatabaseProblem
from tests.db.rows import ask, child, contents, fill, ids, line_from, make_rows, names, overwrite, put

NOBODY = 65534


async def refused(path: Path) -> str:
    """What is said about a file that cannot be used, which is left as it is."""
    before = contents(path)
    with pytest.raises(DatabaseProblem) as problem:
        await Database.open(path)
    assert contents(path) == before
    sentence = str(problem.value)
    assert re.fullmatch(r"[^\n]+: [^\n]+\.", sentence), sentence
    assert str(path) in sentence
    return sentence


@pytest.fixture
async def made(path: Path) -> Path:
    """A closed database of some pages."""
    database = await Database.open(path)
    await make_rows(database)
    await fill(database, 1)
    await database.close()
    return path


async def test_a_missing_file_is_made_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "50% of it?" / "#bot.db"
    await (await Database.open(path)).close()
    assert ask(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert ask(path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


async def test_an_empty_file_is_filled_whatever_an_earlier_attempt_left(path: Path) -> None:
    write(path, b"")
    write(path.with_name("bot.db-new"), b"half of something" * 1_000)
    await (await Database.open(path)).close()
    assert ask(path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


async def test_a_closed_database_is_one_file_and_what_was_written_is_there(database: Database, path: Path) -> None:
    async with database.write() as c:
        await put(c, 7)
    await database.close()
    assert names(path.parent) == {"bot.db", "bot.db-lease"}
    again = await Database.open(path)
    assert await ids(again) == [7]
    await again.close()


async def test_a_ready_database_opens_in_a_tenth_of_a_second(made: Path) -> None:
    took: list[float] = []
    for _ in range(5):
        start = time.perf_counter()
        database = await Database.open(made)
        took.append(time.perf_counter() - start)
        await database.close()
    assert min(took) < 0.1


async def test_a_link_and_the_file_share_one_lease(database: Database, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    with pytest.raises(DatabaseProblem, match="in use"):
        await Database.open(link)


# The lease

HOLDER = """
    import asyncio, sys
    from pathlib import Path
    from db.open import Database

    async def main():
        database = await Database.open(Path(sys.argv[1]))
        async with database.write() as c:
            await c.exec_driver_sql("INSERT INTO rows VALUES (1, 1)")
        print("alembic" in sys.modules, flush=True)
        async with database.write() as c:
            await c.exec_driver_sql("INSERT INTO rows VALUES (2, 2)")
            sys.stdin.read()

    asyncio.run(main())
"""


async def test_a_second_process_is_refused_until_the_first_is_gone_even_when_it_was_killed(database: Database, path: Path) -> None:
    await database.close()
    with child(HOLDER, path) as holder:
        assert line_from(holder) == "False", "a ready database is opened without Alembic"
        assert "in use by a running bot" in await refused(path)
        holder.kill()
    again = await Database.open(path)
    assert await ids(again) == [1]
    await again.close()


async def test_a_second_database_in_one_process_is_refused(database: Database, path: Path) -> None:
    assert "in use by a running bot" in await refused(path)
    async with database.write() as c:
        await put(c, 1)
    assert await ids(database) == [1]


# Files that are refused


async def test_a_newer_version_is_refused(made: Path) -> None:
    with closing(sqlite3.connect(made)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer version" in await refused(made)
    assert not made.with_name("bot.db-shm").exists()


async def test_a_newer_version_is_refused_after_a_crash_too(made: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed.db"
    with closing(sqlite3.connect(made)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{made}{suffix}", f"{crashed}{suffix}")
    assert "newer version" in await refused(crashed)
    assert contents(crashed)["crashed.db-wal"]


@pytest.mark.parametrize("application_id", [0, 123])
async def test_a_file_of_another_program_is_refused_without_a_trace(path: Path, application_id: int) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA journal_mode=WAL; PRAGMA application_id={application_id}; CREATE TABLE songs (title TEXT);")
    assert "another program" in await refused(path)
    assert names(path.parent) == {"bot.db"}


@pytest.mark.parametrize("content", [b"hello\n", b"SQLite format 3\0and no more", b"PK\3\4" * 5_000])
async def test_a_file_that_is_no_database_is_refused(path: Path, content: bytes) -> None:
    write(path, content)
    assert "is not a database" in await refused(path)
    assert names(path.parent) == {"bot.db"}


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)


def cut(path: Path, bytes: int) -> None:
    os.truncate(path, path.stat().st_size - bytes)


DAMAGES: dict[str, Callable[[Path], None]] = {
    "a page in the middle": lambda path: overwrite(path, 0.5),
    "the first page behind the header": lambda path: overwrite(path, 0),
    "cut at a page": lambda path: cut(path, 10 * 4096),
    "cut within the last page": lambda path: cut(path, 1_000),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_file_is_refused(made: Path, damage: str) -> None:
    DAMAGES[damage](made)
    assert "is damaged" in await refused(made)


async def test_a_file_without_its_tables_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA application_id={APPLICATION_ID}; CREATE TABLE songs (title TEXT);")
    assert "its tables are missing" in await refused(path)


async def test_a_folder_and_a_pipe_are_refused(path: Path) -> None:
    pipe = path.parent
    os.mkfifo(pipe)
    for wrong in (pipe.parent, pipe):
        assert "not a database file" in await refused(wrong)
    assert names(pipe.parent) == {pipe.name}


async def test_a_path_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hello")
    assert "cannot be used" in await refused(tmp_path / "file" / "bot.db")
    assert "cannot be used" in await refused(tmp_path / "file" / "folder" / "bot.db")


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can reach."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@contextmanager
def without_privileges(folder: Path, mode: int, read_only: str = "") -> Generator[None]:
    """Give the folder this mode, let everybody write its files but one, and work as a user who owns nothing, also when run as root."""
    for file in folder.iterdir():
        file.chmod(0o444 if file.name == read_only else 0o666)
    folder.chmod(mode)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.chmod(0o644)


async def test_a_folder_that_cannot_be_written_is_refused(open_folder: Path) -> None:
    with without_privileges(open_folder, 0o555):
        assert "cannot be written" in await refused(open_folder / "bot.db")
        assert "cannot be used" in await refused(open_folder / "folder" / "bot.db")
    assert names(open_folder) == set()


@pytest.mark.parametrize("name", ["bot.db", "bot.db-lease"])
async def test_a_file_that_cannot_be_written_is_refused(open_folder: Path, name: str) -> None:
    path = open_folder / "bot.db"
    await (await Database.open(path)).close()
    with without_privileges(open_folder, 0o777, read_only=name):
        assert "cannot be written" in await refused(path)
    await (await Database.open(path)).close()


async def test_a_database_that_another_program_locks_is_refused(made: Path) -> None:
    with closing(sqlite3.connect(made, isolation_level=None)) as connection:
        connection.executescript("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;")
        assert "locked by another program" in await refused(made)


# Crashes


MAKER = """
    import asyncio, resource, signal, sys
    from pathlib import Path
    from db.open import Database

    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
    asyncio.run(Database.open(Path(sys.argv[1])))
"""
"""Dies at the write that would make a file larger than so many bytes."""


async def test_a_crash_while_the_file_was_made_is_made_good(path: Path) -> None:
    with child(MAKER, path, 5 * 4096) as maker:
        pass
    assert maker.returncode == -signal.SIGXFSZ
    assert names(path.parent) == {"bot.db-lease", "bot.db-new", "bot.db-new-journal"}
    await (await Database.open(path)).close()
    assert ask(path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert names(path.parent) == {"bot.db-lease", "bot.db"}


async def test_a_file_in_the_place_of_a_crashed_one_is_not_mixed_with_what_that_left_behind(database: Database, path: Path) -> None:
    backup, place = path.with_name("backup.db"), path.with_name("place.db")
    await database.backup(backup)
    async with database.write() as c:
        await put(c, 1)
    shutil.copy(f"{path}-wal", f"{place}-wal")
    assert "left over from another database" in await refused(place)
    shutil.copy(backup, place)
    assert "left over from another database" in await refused(place)
    os.remove(f"{place}-wal")  # noqa: PTH107
    again = await Database.open(place)
    assert await ids(again) == []
    await again.close()
