"""The migrations lead to db/schema.py, keep what is stored, and happen entirely or not at all.

When `test_the_migrations_lead_to_the_schema` fails, db/schema.py has changed without a revision: db/migrate.py says how to write one.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

import db.files
import db.migrate
from db import schema
from db.files import NEWEST
from db.migrate import knows, migrate, write_revision
from db.open import Database, DatabaseProblem
from tests.db.rows import ask, contents


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations, to add to; it is used instead of them."""
    folder = Path(shutil.copytree(db.migrate.FOLDER, tmp_path / "100% migrations", ignore=shutil.ignore_patterns("__pycache__")))
    monkeypatch.setattr(db.migrate, "FOLDER", folder)
    return folder


def add_revision(folder: Path, upgrade: str) -> str:
    """A revision after the newest one, which runs these lines."""
    number = f"{int(NEWEST) + 1:04}"
    lines = [
        "import sqlalchemy as sa",
        "from alembic import op",
        f"revision, down_revision = '{number}', '{NEWEST}'",
        "def upgrade() -> None:",
        *(f"    {line}" for line in upgrade.strip().splitlines()),
    ]
    (folder / "versions" / f"{number}_next.py").write_text("\n".join(lines))
    return number


def facts(path: Path) -> dict[str, list[str]]:
    """All that can be read of each table, but for the order in which it is written down."""
    found: dict[str, list[str]] = {}
    with create_engine(f"sqlite:///{path}").connect() as connection:
        reader = inspect(connection)
        for table in reader.get_table_names():
            ((sql,),) = ask(path, f"SELECT sql FROM sqlite_schema WHERE name = '{table}'")
            described = (
                *reader.get_columns(table),
                reader.get_pk_constraint(table),
                *reader.get_foreign_keys(table),
                *reader.get_indexes(table),
                *reader.get_unique_constraints(table),
                *reader.get_check_constraints(table),
                {"counts up": "AUTOINCREMENT" in sql},
            )
            found[table] = sorted(repr(sorted(fact.items(), key=str)) for fact in described)
    return found


def test_the_newest_revision_is_the_one_that_the_constant_names() -> None:
    assert ScriptDirectory(str(db.migrate.FOLDER)).get_heads() == [NEWEST]


def test_revisions_are_numbered_without_a_gap() -> None:
    revisions = [revision.revision for revision in ScriptDirectory(str(db.migrate.FOLDER)).walk_revisions()]
    assert revisions == [f"{number:04}" for number in range(len(revisions), 0, -1)]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrated, drawn = tmp_path / "migrated.db", tmp_path / "drawn.db"
    migrate(migrated)
    with create_engine(f"sqlite:///{migrated}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    schema.metadata.create_all(create_engine(f"sqlite:///{drawn}"))
    found = facts(migrated)
    assert found.pop("alembic_version")
    assert found == facts(drawn)


@pytest.mark.parametrize(
    "table",
    [
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY, n INTEGER, CHECK (n > 0)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n INTEGER NOT NULL, CHECK (n > 0)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n INTEGER DEFAULT 1, CHECK (n > 0)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n TEXT, CHECK (n > 0)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n INTEGER, CHECK (n > 1)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n INTEGER, CHECK (n > 0), UNIQUE (n)",
        "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT, n INTEGER REFERENCES t (id), CHECK (n > 0)",
    ],
)
def test_a_table_that_differs_is_noticed(tmp_path: Path, table: str) -> None:
    paths = [tmp_path / name for name in ("one.db", "same.db", "other.db")]
    same = "id INTEGER CONSTRAINT pk_t PRIMARY KEY AUTOINCREMENT,  n INTEGER, CHECK (n > 0)"
    for path, columns in zip(paths, (same, same.replace("  ", "\n"), table), strict=True):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"CREATE TABLE t ({columns})")
    one, again, other = map(facts, paths)
    assert one == again != other


def test_a_known_revision_can_be_migrated_and_no_other(folder: Path) -> None:
    number = f"{int(NEWEST) + 1:04}"
    assert [knows(revision) for revision in (NEWEST, number, NEWEST[:2], "head", "")] == [True, False, False, False, False]
    add_revision(folder, "pass")
    assert knows(number)


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A database of the newest revision with a table that others refer to, and rows in both."""
    path = tmp_path / "bot.db"
    migrate(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            """
            PRAGMA journal_mode=WAL;
            CREATE TABLE houses (id INTEGER PRIMARY KEY, name TEXT);
            CREATE TABLE rooms (house INTEGER NOT NULL REFERENCES houses (id) ON DELETE CASCADE);
            INSERT INTO houses VALUES (1, 'blue');
            INSERT INTO rooms VALUES (1), (1);
            """
        )
    return path


def test_a_table_is_rebuilt_without_losing_the_rows_that_refer_to_it(stored: Path, folder: Path) -> None:
    number = add_revision(
        folder,
        """
with op.batch_alter_table("houses", recreate="always") as houses:
    houses.alter_column("name", nullable=False)
    houses.add_column(sa.Column("floors", sa.Integer(), nullable=False, server_default="1"))
""",
    )
    migrate(stored)
    assert ask(stored, "SELECT * FROM houses") == [(1, "blue", 1)]
    assert ask(stored, "SELECT * FROM rooms") == [(1,), (1,)]
    assert ask(stored, "SELECT version_num FROM alembic_version") == [(number,)]
    assert ask(stored, "PRAGMA foreign_key_check") == []
    with closing(sqlite3.connect(stored)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("INSERT INTO rooms VALUES (2)")


@pytest.mark.parametrize(
    ("last", "problem"),
    [
        ("raise ZeroDivisionError", ZeroDivisionError),
        ('op.execute("DELETE FROM houses")', DatabaseProblem),
    ],
)
def test_a_migration_that_fails_or_breaks_a_reference_changes_nothing(
    stored: Path, folder: Path, last: str, problem: type[Exception]
) -> None:
    add_revision(folder, f'op.execute("INSERT INTO rooms VALUES (1)")\nop.add_column("houses", sa.Column("floors", sa.Integer()))\n{last}')
    before = contents(stored)
    with pytest.raises(problem):
        migrate(stored)
    assert contents(stored) == before


def test_several_revisions_are_one_change(tmp_path: Path, folder: Path) -> None:
    """A failure in the last one leaves nothing of the first."""
    add_revision(folder, "raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        migrate(tmp_path / "bot.db")
    assert ask(tmp_path / "bot.db", "SELECT count(*) FROM sqlite_schema") == [(0,)]


async def test_an_older_database_is_migrated_when_it_is_opened(stored: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    number = add_revision(folder, 'op.add_column("houses", sa.Column("floors", sa.Integer()))')
    monkeypatch.setattr(db.files, "NEWEST", number)
    database = await Database.open(stored)
    async with database.read() as c:
        assert (await c.exec_driver_sql("SELECT * FROM houses")).all() == [(1, "blue", None)]
    await database.close()
    assert ask(stored, "SELECT version_num FROM alembic_version") == [(number,)]


def test_the_next_revision_is_written_from_what_the_schema_adds(tmp_path: Path, folder: Path) -> None:
    migrate(tmp_path / "shipped.db")
    second = write_revision("Nothing new")
    assert second.name == f"{int(NEWEST) + 1:04}_nothing_new.py"
    migrate(tmp_path / "shipped.db")
    assert ask(tmp_path / "shipped.db", "SELECT version_num FROM alembic_version") == [(second.name[:4],)]

    for file in (folder / "versions").glob("*.py"):
        file.unlink()
    assert write_revision("First tables").name == "0001_first_tables.py"
    migrate(tmp_path / "rewritten.db")
    assert facts(tmp_path / "rewritten.db") == facts(tmp_path / "shipped.db")
