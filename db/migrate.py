"""Migrations of the database file, by Alembic from db/migrations. Import this only when there is something to migrate: it costs a second.

A change of db/schema.py that was released needs a revision of its own:

    python -m db.migrate "Remember who won"

writes db/migrations/versions/<next number>_*.py from the difference between the last revision and the schema. Read what it wrote
(Alembic does not see changed CHECK constraints or data that must be moved), and raise `db.files.NEWEST`. Until the first release
there is only revision 0001, and it follows the schema: delete its file, then run `python -m db.migrate "First tables"`.
tests/db/test_migrations.py tells when any of this was forgotten.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event

from db.files import APPLICATION_ID
from db.problem import damaged

FOLDER = Path(__file__).parent / "migrations"


def knows(revision: str) -> bool:
    """Whether a file of this revision can be migrated to the newest one."""
    return any(known.revision == revision for known in ScriptDirectory(str(FOLDER)).walk_revisions())


def migrate(path: Path) -> None:
    """Create the database at `path`, or bring it to the newest revision: in one transaction, all or nothing.

    Foreign keys are off meanwhile, since SQLite changes a table by dropping it, which would delete all rows that refer to it;
    they are checked before the commit. Raises DatabaseProblem when one leads nowhere, sqlalchemy.exc.DBAPIError for the rest.
    """

    engine = create_engine("sqlite://", creator=partial(_connect, path), poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    with engine.connect() as connection, connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        command.upgrade(_config(connection), "head")
        if orphan := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise damaged(path, f"a row of {orphan[0]} refers to a missing row of {orphan[2]}")


def write_revision(message: str) -> Path:
    """Write the next revision's file, from the difference between the last revision and db/schema.py, and return its path."""
    number = len(list((FOLDER / "versions").glob("*.py"))) + 1
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "last.db"
        if number > 1:
            migrate(path)
        engine = create_engine("sqlite://", creator=partial(_connect, path), poolclass=NullPool)
        with engine.connect() as connection:
            config = _config(connection)
            script = command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")
    assert isinstance(script, Script)
    written = Path(script.path)
    for step in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *step, written], check=True)
    return written


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None)
    connection.execute("PRAGMA foreign_keys=OFF")
    return connection


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


if __name__ == "__main__":
    sys.stdout.write(f"{write_revision(' '.join(sys.argv[1:]))}\n")
