"""Whether the bot is well, for Docker and other watchers: `python -m host.health` exits 0 when it is, 1 with a sentence when not.

The bot calls `beat` every minute while it is connected and can read its database. A beat is the age of a file beside the database.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

from host.settings import SettingsProblem, load_settings

PATIENCE: Final = 180
"""Seconds without a beat after which the bot is not well."""


def beat_file(database: Path) -> Path:
    return database.with_name(database.name + "-alive")


def beat(database: Path) -> None:
    """Note that the bot is well now. Raises OSError where the folder cannot be written."""
    beat_file(database).touch()


def stop(database: Path) -> None:
    """Note that the bot has stopped."""
    beat_file(database).unlink(missing_ok=True)


def trouble(database: Path, now: float) -> str | None:
    """What is wrong at `now` (epoch seconds), in one sentence; None when the bot is well."""
    try:
        silence = now - beat_file(database).stat().st_mtime
    except FileNotFoundError:
        return "The bot is not running."
    except OSError as error:
        return f"Whether the bot is well cannot be read ({error.strerror}): let this program read the folder of {database}."
    return None if silence <= PATIENCE else f"The bot has not been well for {silence:.0f} seconds."


def main() -> int:
    try:
        wrong = trouble(load_settings().database, time.time())
    except SettingsProblem as problem:
        wrong = str(problem)
    if wrong:
        sys.stderr.write(wrong + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
