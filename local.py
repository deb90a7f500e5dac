"""The local table: the same bot against a simulated Discord in the browser. Four people, one channel, real time."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any
from zoneinfo import available_timezones

import discord
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError
from simcord.backend.cdn import CdnStore
from simcord.components import walk_components
from simcord.preview._markdown import markdown_tokens
from simcord.preview._server import PreviewServer

from bot import Bot, discord_time
from db.open import Database
from host.settings import Settings
from host.tables import new_seed

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
ROUND = 0.2
"""Seconds between two looks at the clock and at what changed by itself."""
NAP = 60.0
"""A gap in seconds after which the computer was asleep rather than busy: the clock jumps instead of running through it."""
REQUESTS, PICTURES, BARE, PRIVATE = 500, 400, 30, 40
"""How much the simulated Discord remembers: requests, pictures, messages without controls, messages that only one person sees. The page
reads all there is again for every click: without a limit each click takes longer than the one before."""
HIDDEN = """
#refresh, #capture-open, #inspector-toggle, .session-menu, .sidebar-search, .advanced-search { display: none; }
.component-gallery .media-lightbox-trigger { width: 100%; }
"""
"""What is for developers is hidden. The last rule and KNOWN_SIZE keep a picture's place while it is drawn anew, as happens whenever a
select is opened: without them the page jumps, and the select closes."""
KNOWN_SIZE = (
    "assetId ? options.assets?.[assetId] : null;",
    "assetId ? {...options.assets?.[assetId], ...options.assetMetadata?.(assetId)} : null;",
)

EPHEMERAL = discord.MessageFlags(ephemeral=True).value

log = logging.getLogger(__name__)


class _Server(PreviewServer):
    """simcord's page, without the tools that are for developers."""

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path == "/preview.css":
            response.text += HIDDEN
        elif request.path == "/media.js":
            response.text = response.text.replace(*KNOWN_SIZE)
        return response


class _Pictures(CdnStore):
    """The newest pictures."""

    def store_attachment(self, *details: Any, **more: Any) -> dict[str, Any]:
        stored = super().store_attachment(*details, **more)
        for url in list(self._blobs)[:-PICTURES]:
            del self._blobs[url]
        return stored


def _read_texts_once() -> None:
    """simcord reads each text of the channel several times a click, a few milliseconds each: what it read is kept."""

    @lru_cache(5000)
    def read(text: str, profile: str, context: str) -> str:
        return json.dumps(markdown_tokens(text, profile, context=json.loads(context)))

    def tokens(value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
        return [] if value is None else json.loads(read(str(value), profile, json.dumps(context or {}, sort_keys=True)))

    for name in ("_component_projection", "_messages", "_queries", "_snapshot"):
        vars(import_module(f"simcord.preview.{name}"))["markdown_tokens"] = tokens


class LocalBot(Bot):
    """The bot, which shows the tables of an earlier run when it is told to. simcord gives a bot five seconds to get ready: on a busy
    computer a few boards take longer."""

    async def on_ready(self) -> None:
        pass


class LocalPage(Preview):
    """The page that the four people share, one browser page a person.

    One thing happens at a time: a click waits for its turn (simcord alone refuses it while anything else is under way),
    and everybody sees what it changed before the one who clicked gets the answer.
    """

    def __init__(self, env: Env, channel: ChannelHandle, people: Sequence[MemberActor], port: int) -> None:
        super().__init__(
            env,
            channel,
            tuple(people),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=_timezone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Server(self, port)
        self._turn = asyncio.Lock()
        self._changed = False
        self._leaving = False
        env.backend.subscribers.append(self._notice)

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        if event.startswith("MESSAGE_"):
            self._changed = True

    async def keep_up(self) -> None:
        """Move the simulated clock to now, let the bot do what is due by then, and show everybody what changed."""
        async with self._turn:
            late = self._late()
            if late > NAP:
                self.env.backend.advance_clock(late)
            elif late >= 1.0:
                await self.env.advance_time(late)
            self._show()

    def _late(self) -> float:
        """By how many seconds the simulated clock is behind."""
        return max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds())

    async def finish(self) -> None:
        """Wait for the move in hand; whoever clicks after it is refused."""
        async with self._turn:
            self._leaving = True

    def _show(self, but: Any = None) -> None:
        """Publish what changed to everybody, `but` to a page that has it already."""
        if not self._changed or self._closed:
            return
        self._changed = False
        self._forget()
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page is not but:
                self._publish(page, reason="refresh")

    def _forget(self) -> None:
        backend = self.env.backend
        del backend.http_requests[:-REQUESTS]
        del backend.transcript[:-REQUESTS]
        messages = backend.messages.get(self.channel.id, {})
        private = [m for m in messages.values() if m.flags & EPHEMERAL]
        bare = [
            m for m in messages.values() if not m.flags & EPHEMERAL and not any("custom_id" in c for c in walk_components(m.components))
        ]
        for message in (*private[:-PRIVATE], *bare[:-BARE]):
            del messages[message.id]

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            if self._leaving:
                raise SetupError("the local table is closing")
            self.env.backend.advance_clock(self._late())
            page = self._pages.get(context_id or "")
            revision = page and page.revision
            result = await super()._action(context_id, self._as_of_now(page, body))
            self._show(but=page if page and page.revision != revision else None)
            return result

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """simcord names a control by its place in the message. As a panel goes from one question to the next, its select would keep what
        was chosen in the one before: here a control's name also has its custom id and the time at which the message was edited."""
        if page is self._python and page.revision:
            return  # nobody looks at it
        super()._publish(page, reason=reason)
        for message in page.snapshot["messages"].values():
            for control in _controls(message):
                control["control_key"] += f"#{control['custom_id']}#{message['edited_timestamp'] or ''}"

    def _as_of_now(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A request made on a page that was published anew in the meantime is meant for what is published now: as on Discord,
        a click for the control with that custom id. Where that is gone, the request stays as it is, and simcord refuses it."""
        if page is None:
            return body
        now: dict[str, Any] = {"published_revision": page.revision}
        if "#" in (clicked := str(body.get("control_key"))):
            place, _, rest = clicked.partition("#")
            custom_id = rest.rpartition("#")[0]
            controls = _controls(page.snapshot["messages"].get(str(body.get("target_id")), {}))
            keys = [control["control_key"] for control in controls if control["custom_id"] == custom_id]
            if not keys:
                return {**body, "control_key": place, "published_revision": 0}
            now["control_key"] = min(keys).partition("#")[0]
        return {**body, **now}


def _controls(message: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The buttons and string selects of a published message."""
    kinds = (discord.ComponentType.button.value, discord.ComponentType.string_select.value)
    return [c for c in walk_components(message.get("components", [])) if c.get("type") in kinds and "control_key" in c and "custom_id" in c]


def _timezone() -> str:
    """The computer's own time zone, where it names one."""
    name = str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"


def make_world(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    """The server, its channel and the people, always made in the same order and at the same instant: so they have the same ids
    at every start, and the people of the stored tables are there again. Ada owns the server.

    Threads cannot be opened in the page, so nobody may make one."""
    env.backend.edit_bot_profile("Table Host")
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild("Local table", owner=users[0])
    no_threads = discord.PermissionOverwrite(create_public_threads=False, create_private_threads=False)
    channel = guild.create_text_channel("games", topic="Type / to see what can be done here", overwrites={guild.default_role: no_threads})
    return channel, [guild.add_member(user) for user in users]


def _welcome(page: LocalPage, settings: Settings) -> str:
    return (
        f"\nThe local table is open: {page.url}\n"
        "Open that address in one browser page a person, and choose at the top of each who sits there (Ada, Ben, Cleo or Dan); "
        "then type / in the channel, for example /canal-grande new. "
        f"Everything is kept in {settings.database}, so you can stop with Ctrl+C and go on another day.\n\n"
    )


async def _play(page: LocalPage, stop: asyncio.Event) -> None:
    ends = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(page.wait_closed())]
    try:
        while not any(end.done() for end in ends):
            try:
                await page.keep_up()
            except TimeoutError:
                log.exception("The bot was busy for too long; its work goes on.")
            await asyncio.wait(ends, timeout=ROUND, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in ends:
            end.cancel()
    await page.finish()


def _stop_event() -> asyncio.Event:
    """Set by the first Ctrl+C or SIGTERM; a second one ends the process at once."""
    stop, wake = asyncio.Event(), asyncio.get_running_loop().call_soon_threadsafe

    def on_signal(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        wake(stop.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    return stop


async def run(settings: Settings) -> int:
    """Keep the local table open until Ctrl+C, SIGTERM or the page's own 'End preview session'. Returns the exit code: 2 where
    the port is taken."""
    stop = _stop_event()
    database = await Database.open(settings.database)
    try:
        bot = LocalBot(database, discord_time, new_seed)
        await bot.forget_discord()
        return await _host(bot, settings, stop)
    finally:
        await database.close()


async def _host(bot: LocalBot, settings: Settings, stop: asyncio.Event) -> int:
    _read_texts_once()
    env = Env(bot, settle_timeout=30)
    env.backend.cdn = _Pictures()
    channel, people = make_world(env)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    await env.start()
    with env.time_context():
        try:
            await bot.catch_up()
            page = LocalPage(env, channel, people, settings.local_port)
            async with page:
                sys.stdout.write(_welcome(page, settings))
                sys.stdout.flush()
                await _play(page, stop)
        except SetupError as error:
            sys.stderr.write(f"The local table cannot open: {error}. Set LOCAL_PORT to a free port.\n")
            return 2
        finally:
            await bot.finish()
            await bot.close()
            await env.shutdown()
    return 0
