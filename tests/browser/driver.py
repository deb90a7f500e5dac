"""People at the local table, each in a browser page of their own: what they type, click and choose, and what they then see.

    async with open_table(database) as table, open_browser() as browser:
        ada = await Person.sit_down(browser, table.address, "Ada")
        await ada.command("/canal-grande new", players=2)
        await ada.click("Start")
        await ada.choose("Ca' d'Oro", "Rialto")
        print(await ada.panel())
        await ada.screenshot("first-turn")

Every verb waits until the page has shown what came of it, and raises `Refused` where the page or the bot did not take it.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Locator, Page, async_playwright
from playwright.async_api import TimeoutError as Late

ROOT: Final = Path(__file__).resolve().parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
CHROMIUM: Final = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BOT: Final = (sys.executable, "bot.py")
STARTED: Final = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
PATIENCE: Final = 30.0
"""Seconds to wait for anything to appear."""
ANSWERED: Final = "before => (window.simcordPreview.lastAction?.requestId ?? null) !== before"
SENT: Final = f"before => window.simcordPreview.pendingAction !== null || ({ANSWERED})(before)"
UNSENT: Final = 5.0
"""Seconds after which a click has gone astray: what was clicked moved under the mouse, as when a picture above it came in."""
STALE: Final = frozenset({"stale-revision", "target-unavailable"})
"""Why the page refuses a click on something that changed at that very moment: a person looks again and clicks again."""


class Refused(AssertionError):  # noqa: N818 - what happened to the person, and a failed test
    """The page or the bot did not take what this person did; `str()` is the page's receipt."""


@dataclass(frozen=True, slots=True)
class LocalTable:
    """A local table in a process of its own."""

    address: str
    process: asyncio.subprocess.Process
    output: list[str]
    """What it printed so far, line by line."""


@asynccontextmanager
async def open_table(database: Path, command: Sequence[str] = BOT) -> AsyncGenerator[LocalTable]:
    """The local table on this database file, at any free port. Stopped by SIGTERM in the end; raises AssertionError where it
    does not open, or does not end cleanly."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment |= {"DATABASE": str(database), "LOCAL_PORT": "0", "DISCORD_TOKEN": "", "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output: list[str] = []
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    reader = asyncio.create_task(_read(process, output, address))
    try:
        yield LocalTable(await asyncio.wait_for(address, 2 * PATIENCE), process, output)
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            code = await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            raise
        finally:
            await reader
    assert code == 0, f"the local table ended with {code}:\n{''.join(output)}"


async def _read(process: asyncio.subprocess.Process, output: list[str], address: asyncio.Future[str]) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        output.append(line.decode())
        if not address.done() and (found := STARTED.search(output[-1])):
            address.set_result(found[0])
    if not address.done():
        address.set_exception(AssertionError(f"the local table did not open:\n{''.join(output)}"))


@asynccontextmanager
async def open_browser() -> AsyncGenerator[Browser]:
    """Debian's chromium with a fresh profile. Raises AssertionError where there is none."""
    assert CHROMIUM, "there is no chromium here"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Person:
    """One of the people, in a browser page of their own. `page` is Playwright's, for what has no verb here."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.repeats = 0
        """How often something was done again because the page had changed at that very moment."""

    @classmethod
    async def sit_down(cls, browser: Browser, address: str, name: str, *, width: int = 1000, height: int = 1000) -> Person:
        """Open the address and choose who this is. The page is in English and, in pixels, of the given size."""
        context = await browser.new_context(bypass_csp=True, viewport={"width": width, "height": height}, locale="en-US")
        person = cls(name, await context.new_page())
        person.page.set_default_timeout(PATIENCE * 1000)
        await person.page.goto(address)
        await person._idle()
        await person.page.select_option("#viewer-picker", label=name)
        await person.page.wait_for_function(
            "name => document.querySelector('#viewer-picker').selectedOptions[0]?.text === name && window.simcordPreview.ready", arg=name
        )
        await person._idle()
        return person

    # -- doing -------------------------------------------------------------

    async def say(self, text: str) -> None:
        """Write a message into the channel."""
        await self.page.locator("#channel-composer-input").fill(text)
        await self._do(self.page.locator("#send-message").click)

    async def command(self, command: str, **options: object) -> None:
        """Choose a slash command, as "/canal-grande new", in the composer and fill in its options. A choice, a member, a truth value
        or an autocompleted option is given by the label that the list shows for it ("Ben", "True")."""
        await self._idle()
        composer = self.page.locator("#channel-composer-input")
        await composer.fill(command)
        entry = self.page.locator(".command-entry").filter(has=self.page.get_by_text(command, exact=True))
        await entry.click()
        for name, value in options.items():
            await self._fill_option(name, str(value))
        await self._do(self.page.locator("#send-message").click)

    async def _fill_option(self, name: str, value: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
        await field.fill(value)
        if await field.get_attribute("role") == "combobox":
            label = self.page.locator(".command-suggestion-label")
            await label.filter(has_text=re.compile(rf"^{re.escape(value)}$", re.IGNORECASE)).first.click()

    async def click(self, label: str) -> None:
        """Click the button with this label in the newest message that has one (the panel too is a message)."""
        await self._do(lambda: self._button(label).click())

    async def choose(self, *labels: str, of: str | None = None) -> None:
        """Choose exactly these options of the newest select; `of` is the text it shows while nothing is chosen, where there are several."""
        await self._do(lambda: self._choose(labels, of))

    async def _choose(self, labels: Sequence[str], of: str | None) -> None:
        controls = self.page.locator("article .select-trigger:not([disabled])")
        trigger = (controls if of is None else controls.and_(self.page.get_by_label(of, exact=True))).last
        key = await trigger.get_attribute("data-control-key")
        control = self.page.locator(f'article [data-control-key="{key}"]:has(> .select-trigger)')
        await trigger.click()
        if await control.locator('[role="listbox"]').get_attribute("aria-multiselectable") != "true":
            (label,) = labels
            await self._option(control, label).click()
            return
        chosen = await control.locator('[role="option"][aria-selected="true"] .option-label').all_text_contents()
        for label in (*(other for other in chosen if other not in labels), *(label for label in labels if label not in chosen)):
            await self._option(control, label).click()
        await control.locator(".select-apply").click()

    async def submit(self, **fields: str) -> None:
        """Fill in the open dialog, its fields named by their labels, and send it."""
        dialog = self.page.locator(".modal-dialog")
        for label, text in fields.items():
            await dialog.get_by_label(label).fill(text)
        await self._do(dialog.locator(".button-primary").click)

    # -- seeing ------------------------------------------------------------

    async def newest(self) -> str:
        """The text of the newest message in the channel, whoever can see it."""
        return await self._text(self._messages().last)

    async def panel(self) -> str:
        """The text of the newest message that only this person sees."""
        return await self._text(self._panels().last)

    async def board(self) -> str:
        """The text of the newest message that everybody sees."""
        return await self._text(self._boards().last)

    async def commands(self) -> list[str]:
        """What the composer offers this person after a slash, as "/canal-grande new"."""
        composer = self.page.locator("#channel-composer-input")
        await composer.fill("/")
        await self.page.locator(".command-entry").first.wait_for()
        offered = await self.page.locator(".command-entry-title strong").all_inner_texts()
        await composer.fill("")
        return offered

    async def offered(self) -> tuple[list[str], list[str]]:
        """What the newest panel offers: the labels of its buttons, and of its select's options."""
        panel = self._panels().last
        await panel.wait_for()
        buttons = await panel.locator(".component-button:not([disabled]) .button-label").all_inner_texts()
        return buttons, await panel.locator(".select-option .option-label").all_text_contents()

    async def buttons(self) -> list[str]:
        """The labels of all buttons that can be clicked, from the oldest message to the newest."""
        return await self.page.locator("article .component-button:not([disabled]) .button-label").all_inner_texts()

    async def options(self, of: str | None = None) -> list[str]:
        """The labels of what the newest select offers, from above."""
        controls = self.page.locator("article :has(> .select-trigger:not([disabled]))")
        control = (controls if of is None else controls.filter(has=self.page.get_by_label(of, exact=True))).last
        return await control.locator(".option-label").all_text_contents()

    async def see(self, text: str | re.Pattern[str]) -> str:
        """Wait until some message shows this; the text of the newest such message."""
        message = self._messages().filter(has_text=text).last
        try:
            await message.wait_for()
        except Late:
            raise AssertionError(f"{self.name} does not see {text!r}, but:\n{await self.channel()}") from None
        return await self._text(message)

    async def channel(self) -> str:
        """All that this person sees in the channel."""
        return "\n---\n".join([await self._text(message) for message in await self._messages().all()])

    async def screenshot(self, name: str, *, of: str = "page") -> Path:
        """A picture of the page, or of the newest message: `of` is page, panel or board. In screenshots/, which git ignores."""
        await self._idle()
        SCREENSHOTS.mkdir(exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        if of == "page":
            await self.page.screenshot(path=path)
        else:
            await {"panel": self._panels, "board": self._boards}[of]().last.screenshot(path=path)
        return path

    # -- how the page is built ---------------------------------------------

    def _messages(self) -> Locator:
        return self.page.locator("article.channel-message")

    def _panels(self) -> Locator:
        return self._messages().filter(has=self.page.locator(".message-ephemeral-note"))

    def _boards(self) -> Locator:
        return self._messages().filter(has_not=self.page.locator(".message-ephemeral-note"))

    def _button(self, label: str) -> Locator:
        buttons = self.page.locator("article .component-button:not([disabled])")
        return buttons.filter(has=self.page.get_by_text(label, exact=True)).last

    def _option(self, control: Locator, label: str) -> Locator:
        return control.locator('[role="option"]').filter(has=self.page.get_by_text(label, exact=True)).first

    async def _text(self, message: Locator) -> str:
        await message.wait_for()
        return await message.locator(".message-interaction-header, .message-components, .message-content").evaluate_all(
            "parts => parts.map(part => part.innerText).join('\\n')"
        )

    async def _idle(self) -> None:
        await self.page.wait_for_function("() => window.simcordPreview?.ready && window.simcordPreview.awaitingRevision === null")

    async def _receipt(self) -> dict[str, Any]:
        """What the page was told about the last thing it sent; empty before the first."""
        return await self.page.evaluate("() => window.simcordPreview.lastAction") or {}

    async def _do(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do what makes the page send something, and wait for the answer; again where the page had changed at that moment."""
        for again in range(4, -1, -1):
            await self._idle()
            before = (await self._receipt()).get("requestId")
            await act()
            try:
                await self.page.wait_for_function(SENT, arg=before, timeout=UNSENT * 1000)
            except Late:
                if again:
                    continue
                raise
            await self.page.wait_for_function(ANSWERED, arg=before)
            await self._idle()
            receipt = await self._receipt()
            if receipt["settlement"] == "settled" and receipt["acknowledgement"] != "unacknowledged":
                return
            if not again or not STALE & {problem["code"] for problem in receipt["diagnostics"]}:
                raise Refused(f"{self.name}: {receipt}")
            self.repeats += 1
            await asyncio.sleep(0.6)
