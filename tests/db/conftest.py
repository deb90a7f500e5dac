"""An open database with a table for the tests' own rows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.open import Database
from tests.db.rows import make_rows


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "bot.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    await make_rows(database)
    yield database
    await database.close()
