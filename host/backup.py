"""Copy the database while the bot runs: `python -m host.backup TARGET`, or `./dev backup TARGET`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from db.backup import backup_file
from db.problem import DatabaseProblem
from host.settings import SettingsProblem, load_settings


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("Where to? Name the new file that the copy goes to.\n")
        return 2
    target = Path(words[0])
    try:
        asyncio.run(backup_file(load_settings().database, target))
    except (SettingsProblem, DatabaseProblem) as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    sys.stderr.write(f"The tables are copied to {target}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
