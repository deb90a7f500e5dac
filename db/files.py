"""The database file before anything is asked of it: whose it is, who uses it, whether it is sound, how new it is.

Beside `bot.db` lie SQLite's `bot.db-wal` and `bot.db-shm` (they belong to the database: never copy or delete one of the three alone)
and `bot.db-lease`, an empty file whose lock says that a bot is running. `bot.db-new` is a database in the making.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from db.problem import DatabaseProblem, damaged, explained, is_busy

APPLICATION_ID = int.from_bytes(b"TblH")
"""`PRAGMA application_id` of every database of ours; in the file's header from its first transaction on."""

NEWEST = "0001"
"""The newest revision in db/migrations/versions. A constant because asking Alembic costs a second of every start."""

CHECKED_BYTES = 32 * 1024 * 1024
"""Larger files are not read through at every start (that takes a millisecond a MiB); each backup is."""

_LEASE_PATIENCE = 0.25
"""Seconds. Of two that start at the same moment one wins only if the other waits a little."""


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _size(file: Path) -> int:
    """Bytes; 0 when there is no such file."""
    return file.stat().st_size if file.exists() else 0


def read_only(path: Path, mode: str = "mode=ro") -> sqlite3.Connection:
    """A connection that leaves the file as it is. Raises sqlite3.OperationalError when it does not exist.

    `immutable=1` also leaves no -wal and -shm behind, but sees neither what the -wal holds nor any change.
    """
    return sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, isolation_level=None, timeout=2)


def check_owner(path: Path) -> None:
    """Refuse a file that is not a database of ours, leaving no trace. A missing and an empty file are welcome.

    Through SQLite, never with open(): closing a file drops all locks that this process has on it.
    """
    if path.exists() and not path.is_file():
        raise DatabaseProblem(f"{path} is a folder or a device, not a database file: give the path of a file.")
    if _size(path):
        with explained(path), closing(read_only(path, "immutable=1")) as connection:
            if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                raise DatabaseProblem(f"The database {path} belongs to another program: give another path.")


class Lease:
    """Only one process at a time may run the bot on a file. The operating system ends a lease with its process, however that dies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Make the folder, refuse a file that is not ours, and take the lease.

        Raises DatabaseProblem, also when somebody else has the lease, be it in this process or another.
        """
        with explained(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            check_owner(self.path)
        file = beside(self.path, "-lease")
        with explained(file):
            self._connection = sqlite3.connect(file, timeout=_LEASE_PATIENCE, isolation_level=None, check_same_thread=False)
            try:
                self._connection.execute("PRAGMA journal_mode=MEMORY")
                self._connection.execute("BEGIN EXCLUSIVE")
                self._connection.execute("PRAGMA user_version=1")  # BEGIN EXCLUSIVE locks nothing when the file is read-only
            except sqlite3.OperationalError as error:
                if not is_busy(error):
                    raise
                raise DatabaseProblem(
                    f"The database {self.path} is in use by a running bot: stop that one first, or give this one a path of its own."
                ) from None

    def release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def prepare(path: Path) -> None:
    """Bring the file at `path`, whose lease we hold, to the newest revision: create it, check it, migrate it. Raises DatabaseProblem.

    A file that is refused is left as it was, byte for byte.
    """
    with explained(path):
        _refuse_foreign_wal(path)
        if not _size(path):
            _create(path)
        elif _revision(path) != NEWEST:
            from db.migrate import migrate

            migrate(path)


def _create(path: Path) -> None:
    """Under another name first: a crash leaves no half database behind."""
    from db.migrate import migrate

    new = beside(path, "-new")
    for file in (new, beside(new, "-journal")):
        file.unlink(missing_ok=True)
    migrate(new)
    publish(new, path)


def publish(file: Path, name: Path) -> None:
    """Give a whole file its name, durably; a file of that name is replaced."""
    file.replace(name)
    if os.name == "posix":
        folder = os.open(name.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _revision(path: Path) -> str:
    """The revision of the sound file at `path`."""
    wal = beside(path, "-wal")
    with closing(read_only(path, "mode=ro" if wal.exists() else "immutable=1")) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
            raise damaged(path, "its tables are missing")
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("none",)
        if revision != NEWEST:
            from db.migrate import knows

            if not knows(revision):
                raise DatabaseProblem(
                    f"The database {path} was written by a newer version of the bot (revision {revision}; this one knows {NEWEST}): "
                    "start that version, or a backup made before the update."
                )
        size = _size(path)
        if not _size(wal) and size % connection.execute("PRAGMA page_size").fetchone()[0]:
            raise damaged(path, "its end is missing")
        if size <= CHECKED_BYTES:
            (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if finding != "ok":
                raise damaged(path, " ".join(finding.split()))
    return revision


def _refuse_foreign_wal(path: Path) -> None:
    """A backup copied over a crashed database meets that one's -wal, and SQLite would mix the two without a word.

    Backups and new files are written without write-ahead logging, running databases with: the header says which it is.
    """
    wal = beside(path, "-wal")
    if not _size(wal):
        return
    header = b""
    if path.exists():
        with path.open("rb") as file:
            header = file.read(20)
    if header[18:19] != b"\x02":
        raise DatabaseProblem(
            f"{wal} is left over from another database than {path}: move it and {beside(path, '-shm').name} away, then start again."
        )
