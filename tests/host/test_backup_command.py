"""The command that copies the database; the copying itself is tested beside db.backup."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from db.open import Database

ROOT = Path(__file__).parents[2]


def command(database: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "host.backup", *words],
        cwd=ROOT,
        env={**os.environ, "DATABASE": str(database)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


async def test_a_running_database_is_copied(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    running = await Database.open(path)
    try:
        assert command(path, str(copy)) == (0, f"The tables are copied to {copy}.\n")
    finally:
        await running.close()
    restored = await Database.open(copy)
    await restored.close()


def test_what_cannot_be_copied_is_one_sentence(tmp_path: Path) -> None:
    code, said = command(tmp_path / "none.sqlite3", str(tmp_path / "copy.sqlite3"))
    assert code == 2
    assert said.startswith("There is no database ")
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_target_is_asked_for(tmp_path: Path) -> None:
    assert command(tmp_path / "tables.sqlite3") == (2, "Where to? Name the new file that the copy goes to.\n")
