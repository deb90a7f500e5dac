"""Two people open Canal Grande in the browser and play its first turns. The pictures are kept in screenshots/."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.driver import LocalTable, Person, open_table

pytestmark = pytest.mark.browser

ASKED = re.compile(r"@(\w+) — ")


async def asked(person: Person, others: list[Person]) -> Person:
    """Whose question is open, as the board says."""
    name = ASKED.findall(await person.board())[-1]
    return next(p for p in (person, *others) if p.name == name)


async def answer(person: Person, shot: str) -> None:
    """Answer the open question: half of what can be chosen, or the first of it."""
    await person.click("Play")
    await person.screenshot(f"{shot}-asked", of="panel")
    while True:
        buttons, options = await person.offered()
        if "Confirm" in buttons:
            break
        if options:
            several = "Choose one" not in await person.panel()
            await person.choose(*options[: max(1, len(options) // 2) if several else 1])
        else:
            await person.click(buttons[0])
    assert "Please confirm" in await person.panel()
    await person.screenshot(f"{shot}-chosen", of="panel")
    await person.click("Confirm")


async def test_two_people_play_the_first_turns_of_canal_grande(table: LocalTable, browser: Browser) -> None:
    ada = await Person.sit_down(browser, table.address, "Ada")
    ben = await Person.sit_down(browser, table.address, "Ben")
    await ada.command("/canal-grande new")
    assert "1 of 2" in await ben.see("opened this table")
    await ben.screenshot("canal-grande-open", of="board")
    await ben.click("Join")
    await ada.see("SHA-256")
    await ada.screenshot("canal-grande-0-board", of="board")
    for turn in range(1, 6):
        person = await asked(ada, [ben])
        before = await ada.board()
        await answer(person, f"canal-grande-{turn}-panel")
        await person.see(re.compile("Nothing to do|Please confirm|Choose|which", re.IGNORECASE))
        for one in (ada, ben):
            await one.page.wait_for_function(
                "before => [...document.querySelectorAll('article.channel-message')].at(-1).innerText !== before", arg=before
            )
        await ada.screenshot(f"canal-grande-{turn}-board", of="board")
    assert [ada.repeats, ben.repeats] == [0, 0]


async def test_a_table_goes_on_after_a_restart(database: Path, browser: Browser) -> None:
    async with open_table(database) as table:
        ada, ben = [await Person.sit_down(browser, table.address, name) for name in ("Ada", "Ben")]
        await ada.command("/canal-grande new")
        await ben.see("opened this table")
        await ben.click("Join")
        await ada.see("SHA-256")
        person = await asked(ada, [ben])
        await answer(person, "restart")
        board = await ada.board()
    async with open_table(database) as table:
        people = [await Person.sit_down(browser, table.address, name) for name in ("Ada", "Ben")]
        assert ASKED.findall(await people[0].board()) == ASKED.findall(board)
        await answer(await asked(people[0], people[1:]), "restarted")
