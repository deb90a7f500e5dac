"""Each test has a local table in a process of its own, on a new database, and a browser."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.driver import LocalTable, open_browser, open_table


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def table(database: Path) -> AsyncGenerator[LocalTable]:
    async with open_table(database) as table:
        yield table
        sys.stdout.write("".join(table.output))  # shown where a test fails


@pytest.fixture
async def browser() -> AsyncGenerator[Browser]:
    async with open_browser() as browser:
        yield browser
