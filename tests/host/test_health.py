"""Health: the beat, its age, and what a watcher reads of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from host import health

ROOT = Path(__file__).parents[2]


def check(database: Path, **environment: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "host.health"],
        cwd=ROOT,
        env={**os.environ, "DATABASE": str(database), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_a_bot_that_beats_is_well(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    health.beat(database)
    health.beat(database)
    assert check(database) == (0, "")


def test_a_bot_that_stopped_is_not_well(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    health.stop(database)
    assert check(database) == (1, "The bot is not running.\n")
    health.beat(database)
    health.stop(database)
    assert list(tmp_path.iterdir()) == []
    assert check(database) == (1, "The bot is not running.\n")


def test_a_bot_that_fell_silent_is_not_well(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    health.beat(database)
    os.utime(health.beat_file(database), (1_000, 1_000))
    assert health.trouble(database, 1_000 + health.PATIENCE) is None
    assert health.trouble(database, 1_001 + health.PATIENCE) == "The bot has not been well for 181 seconds."
    code, sentence = check(database)
    assert code == 1
    assert sentence.startswith("The bot has not been well for ")


def test_wrong_settings_are_not_well(tmp_path: Path) -> None:
    code, sentence = check(tmp_path / "tables.sqlite3", LOCAL_PORT="http")
    assert code == 1
    assert sentence == "LOCAL_PORT must be a whole number from 0 to 65535, not 'http'.\n"


def test_a_beat_that_cannot_be_read_is_not_well(tmp_path: Path) -> None:
    code, sentence = check(tmp_path / ("a" * 252))
    assert code == 1
    assert sentence.startswith("Whether the bot is well cannot be read (File name too long)")
    assert sentence.count("\n") == 1
