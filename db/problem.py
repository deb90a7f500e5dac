"""What is wrong with a database file, said in one sentence to whoever runs the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError


class DatabaseProblem(Exception):  # noqa: N818
    """The database file cannot be used; `str(problem)` is one sentence that says what is wrong and what to do."""


_NOT_WRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH}


def _code(error: BaseException | None) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_busy(error: BaseException | None) -> bool:
    """Whether SQLite raised this because somebody else has locked the file."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def damaged(path: Path, detail: object) -> DatabaseProblem:
    return DatabaseProblem(f"The database {path} is damaged ({detail}): move it away and put a backup in its place.")


def _sentence(path: Path, error: BaseException) -> DatabaseProblem:
    code = _code(error)
    if isinstance(error, OSError):
        return DatabaseProblem(f"The database {path} cannot be used ({error.strerror}): give another path, or repair this one.")
    if code == sqlite3.SQLITE_NOTADB:
        return DatabaseProblem(f"The file {path} is not a database: move it away, or give another path.")
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(path, error)
    if code in _NOT_WRITABLE:
        return DatabaseProblem(f"The database {path} cannot be written ({error}): let this program write to it and to its folder.")
    if is_busy(error):
        return DatabaseProblem(f"The database {path} is locked by another program: close that program, then try again.")
    return DatabaseProblem(f"The database {path} failed ({error}): see that its disk is a local one and has free space.")


@contextmanager
def explained(path: Path) -> Generator[None]:
    """Turn what the operating system and SQLite raise about the file at `path` into a DatabaseProblem."""
    try:
        with in_use(path):
            yield
    except OSError as error:
        raise _sentence(path, error) from error


@contextmanager
def in_use(path: Path) -> Generator[None]:
    """Turn what SQLite raises about the open database at `path` into a DatabaseProblem, and nothing else: a bot on Discord meets many an
    OSError that is none of the database's."""
    try:
        yield
    except DBAPIError as error:
        raise _sentence(path, error.orig or error) from error
    except sqlite3.Error as error:
        raise _sentence(path, error) from error
