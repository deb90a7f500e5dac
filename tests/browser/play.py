"""Play and look by hand: the local table on a database of its own, and people who do what you write.

    python -m tests.browser.play 'Ada: /canal-grande new players=2' 'Ben: click Join' 'Ada: shot opened'

Each action is a person's name, a colon and a verb. Without actions they are read line by line from standard input, so that you can go
on from what you see. Words with spaces are quoted. What the person then sees is printed; pictures go to screenshots/.

    Ada: /canal-grande new players=2 free_gondola=True     a slash command with its options; a choice by its label
    Ada: click Play                                     the button with this label in the newest message that has it
    Ada: choose "Ca' d'Oro" Rialto                      these options, and no others, of the newest select
    Ada: choose Rialto of="First offer"                 … of the select that shows this text while nothing is chosen
    Ada: submit Amount=3                                the open dialog, its fields by their labels
    Ada: say hello                                      a message in the channel
    Ada: see "Ben to choose"                            waits until some message shows this, and prints it
    Ada: panel                                          the newest message that only Ada sees; so with board, newest, channel
    Ada: buttons                                        what can be clicked; options: what the newest select offers
    Ada: shot first-turn                                a picture of Ada's page; shot first-turn panel, … board: of that message

--database FILE goes on from what is stored there. --size 480x900 is the size of each browser page in pixels.
"""

from __future__ import annotations

import argparse
import asyncio
import shlex
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from playwright.async_api import Browser, Error

from tests.browser.driver import Person, open_browser, open_table


def _named(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The words without and with a name: `a b of=c` is a, b and of: c."""
    named = dict(word.split("=", 1) for word in words if "=" in word)
    return [word for word in words if "=" not in word], named


async def perform(person: Person, action: str) -> str:
    """Do it, and answer with what is then to be seen. Raises ValueError for an action that is none of those above."""
    words, named = _named(shlex.split(action))
    match words:
        case [first, *_] if first.startswith("/"):
            await person.command(" ".join(words), **named)
        case ["click", label]:
            await person.click(label)
        case ["choose", *labels]:
            await person.choose(*labels, **named)
        case ["submit"]:
            await person.submit(**named)
        case ["say", *text]:
            await person.say(" ".join(text))
        case ["see", text]:
            return await person.see(text)
        case ["buttons"]:
            return "\n".join(await person.buttons())
        case ["options"]:
            return "\n".join(await person.options(**named))
        case ["shot", name]:
            return str(await person.screenshot(name))
        case ["shot", name, "panel" | "board" | "page" as of]:
            return str(await person.screenshot(name, of=of))
        case ["panel" | "board" | "newest" | "channel" as what]:
            return await getattr(person, what)()
        case _:
            raise ValueError(f"there is no action {action!r}")
    return await person.newest()


async def _lines(actions: Sequence[str]) -> AsyncIterator[str]:
    for action in actions:
        yield action
    while not actions and (line := await asyncio.to_thread(sys.stdin.readline)):
        yield line


async def play(browser: Browser, address: str, actions: Sequence[str], size: tuple[int, int]) -> int:
    """Perform all actions at this address. The exit code: 1 as soon as one of those given could not be done."""
    people: dict[str, Person] = {}
    async for line in _lines(actions):
        name, _, action = (part.strip() for part in line.partition(":"))
        if not name:
            continue
        sys.stdout.write(f"--- {name}: {action}\n")
        try:
            if name not in people:
                people[name] = await Person.sit_down(browser, address, name, width=size[0], height=size[1])
            sys.stdout.write(f"{await perform(people[name], action)}\n")
        except (AssertionError, ValueError, TypeError, Error) as problem:
            sys.stdout.write(f"!!! {problem}\n")
            if actions:
                return 1
        sys.stdout.flush()
    return 0


async def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.play", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("actions", nargs="*")
    parser.add_argument("--database", type=Path)
    parser.add_argument("--size", default="1000x1000")
    options = parser.parse_args(words)
    width, height = (int(part) for part in options.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or Path(folder) / "tables.sqlite3"
        async with open_table(database) as table, open_browser() as browser:
            code = await play(browser, table.address, options.actions, (width, height))
    if code:
        sys.stdout.write("".join(table.output))
    return code


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
