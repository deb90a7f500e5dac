"""A Discord on this machine, spoken to over real HTTP and a real gateway: what simcord knows, behind a port.

The bot that serves it is a process of its own, started as people start it; only the address of Discord is another.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from aiohttp import WSMsgType, web
from simcord import intents, interactions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.play.table import NAMES

ROOT = Path(__file__).parents[2]
COMPONENT, CLICK = 3, 2
"""Discord's kinds of an interaction and of a component: a click on a button."""
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 10, 11
"""What is said over the gateway."""

TICK = 0.002
SOON = 30
"""Seconds that a process may take to start or stop on a busy machine."""
PROGRAM = """
import sys, discord, yarl
discord.http.Route.BASE = sys.argv[1] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1].replace("http", "ws") + "/gateway")
import bot
sys.exit(bot.main())
"""
"""The bot's own program, with another address for Discord."""


@dataclass
class Asked:
    """One interaction: when it was sent (`time.perf_counter`), and when its first answer came."""

    id: int
    token: str
    sent: float
    answered: float | None = None

    @property
    def seconds(self) -> float:
        """How long its person waited for the first answer."""
        assert self.answered is not None, "no answer"
        return self.answered - self.sent


@dataclass
class Wire:
    """The server, its channel #games and its people."""

    backend: Backend
    guild: int
    channel: int
    people: list[int]
    address: str = ""
    asked: dict[int, Asked] = field(default_factory=dict[int, Asked])
    pauses: list[Callable[[str, str], float]] = field(default_factory=list[Callable[[str, str], float]])
    """Each is asked, for method and path of every request, how many seconds Discord takes before it answers."""
    token: str = "a.token.of.ours"
    """The one that Discord knows."""
    cuts: list[Callable[[str, str], bool]] = field(default_factory=list[Callable[[str, str], bool]])
    """Each is asked, for method and path of every request, whether its connection breaks before Discord answers."""
    _socket: web.WebSocketResponse | None = None
    _events: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue[dict[str, Any]])
    _pongs: dict[bytes, asyncio.Future[float]] = field(default_factory=dict[bytes, "asyncio.Future[float]"])
    _sequence: int = 0
    _requested: float = 0
    _missed: float = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # What people do

    def click(self, user: int, message: Any, custom_id: str) -> Asked:
        """Somebody presses a button; the bot hears of it as soon as its connection takes it."""
        data = {"custom_id": custom_id, "component_type": CLICK}
        record, payload = interactions.base_payload(
            self.backend, type=COMPONENT, channel_id=message.channel_id, guild_id=self.guild, user_id=user, data=data
        )
        payload["message"] = dict(serializers.message_payload(self.backend, message))
        record.source_message_id = message.id
        asked = self.asked[record.id] = Asked(record.id, record.token, time.perf_counter())
        self.backend.emit("INTERACTION_CREATE", payload)
        return asked

    async def answered(self, asked: Sequence[Asked]) -> None:
        """Wait until all of these have their first answer."""
        await self.until(lambda: all(one.answered is not None for one in asked))

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until `found` finds something; that."""
        async with asyncio.timeout(2 * SOON):
            while not (result := found()):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.05)
                self._news.clear()
        return result

    def idle(self, seconds: float) -> bool:
        """Whether the bot has requested nothing for so long."""
        return time.perf_counter() - self._requested > seconds

    def messages(self) -> list[Any]:
        """All messages, oldest first."""
        return sorted((m for messages in self.backend.messages.values() for m in messages.values()), key=lambda m: m.id)

    async def lag(self) -> float:
        """Seconds that the bot's event loop takes to answer a ping, less those in which this side was kept from looking."""
        assert self._socket is not None
        began, missed = time.perf_counter(), self._missed
        key = str(began).encode()
        pong = self._pongs[key] = asyncio.get_running_loop().create_future()
        await self._socket.ping(key)
        ended = await pong
        await asyncio.sleep(2 * TICK)
        return max(0.0, ended - began - (self._missed - missed))

    async def watch(self) -> None:
        """Add up the time in which this process had no turn: on a busy machine it is not the bot's fault."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self._missed += max(0.0, time.perf_counter() - began - 2 * TICK)

    async def cut(self) -> None:
        """Cut the bot's connection, as happens every few hours; it comes back by itself."""
        assert self._socket is not None
        await self._socket.close(code=4000)

    # The gateway

    def hear(self, event: str, payload: Any) -> None:
        """Pass an event of the backend on to the bot, if it asked for such events."""
        gate = intents.required_intent(event, payload)
        if gate in (None, "guilds"):
            self._send(event, payload)

    def _send(self, event: str, payload: Any) -> None:
        self._sequence += 1
        self._events.put_nowait({"op": DISPATCH, "t": event, "s": self._sequence, "d": payload})

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        self._socket = socket = web.WebSocketResponse(autoping=False)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}})
        sending: asyncio.Task[None] | None = None
        async for message in socket:
            if message.type is WSMsgType.PONG:
                pong = self._pongs.pop(bytes(message.data), None)
                if pong is not None and not pong.done():  # whoever pinged may have stopped waiting
                    pong.set_result(time.perf_counter())
                continue
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT_ACK})
            elif said["op"] in (IDENTIFY, RESUME):
                if said["op"] == IDENTIFY:
                    self._identified()
                else:
                    self._send("RESUMED", {})
                sending = asyncio.create_task(self._deliver(socket))
        if sending is not None:
            sending.cancel()
        return socket

    def _identified(self) -> None:
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(self.guild), "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": self.address.replace("http", "ws") + "/gateway",
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        self._send("READY", ready)
        self._send("GUILD_CREATE", serializers.guild_create_payload(self.backend, self.backend.guilds[self.guild]))

    async def _deliver(self, socket: web.WebSocketResponse) -> None:
        with suppress(ConnectionResetError):  # the bot has gone
            while True:
                await socket.send_str(json.dumps(await self._events.get()))

    # Requests

    async def request(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        self._requested = time.perf_counter()
        self._news.set()
        if request.headers.get("Authorization") != f"Bot {self.token}" and not path.startswith(("/interactions/", "/webhooks/")):
            return _json({"code": 0, "message": "401: Unauthorized"}, 401)
        if any(cut(request.method, path) for cut in self.cuts) and request.transport is not None:
            request.transport.abort()
        if path == "/users/@me":
            return _json(dict(serializers.user_payload(self.backend.bot_user)))
        body, files = await _body(request)
        if path.startswith("/interactions/"):
            self.asked[int(path.split("/")[2])].answered = time.perf_counter()
        for pause in self.pauses:
            await asyncio.sleep(pause(request.method, path))
        try:
            answer = router.dispatch(self.backend, request.method, path, json=body, params=dict(request.query), files=files)
        except BackendError as error:
            return _json(error.to_json(), error.status)
        return web.Response(status=204) if answer is None else _json(answer)


def _json(value: Any, status: int = 200) -> web.Response:
    """discord.py knows JSON only by its bare name, without a charset."""
    return web.Response(body=json.dumps(value).encode(), status=status, content_type="application/json")


async def _body(request: web.Request) -> tuple[Any, list[Any]]:
    """(JSON, attached files) of a request."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    form = await request.post()
    files = [
        SimpleNamespace(fp=BytesIO(part.file.read()), filename=part.filename, description=None)
        for part in form.values()
        if isinstance(part, web.FileField)
    ]
    return json.loads(str(form["payload_json"])), files


@asynccontextmanager
async def wire() -> AsyncGenerator[Wire]:
    """A Discord with a server, a channel and people, on a free port."""
    backend = Backend()
    backend.advance_clock((datetime.now(UTC) - backend.clock.now()).total_seconds())
    people = [backend.make_user(name.lower(), global_name=name).id for name in NAMES[:4]]
    guild = backend.create_guild("Games", owner_id=people[0]).id
    for user in people[1:]:
        backend.add_member(guild, user)
    w = Wire(backend, guild, backend.create_channel(guild, "games").id, people)
    backend.subscribers.append(w.hear)
    app = web.Application(client_max_size=1 << 26)
    app.router.add_get("/gateway", w.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", w.request)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    w.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    watching = asyncio.create_task(w.watch())
    yield w
    watching.cancel()
    await runner.cleanup()


@asynccontextmanager
async def serving(w: Wire, database: Path) -> AsyncGenerator[asyncio.subprocess.Process]:
    """The bot as a process of its own on this Discord. What it logs goes to the file `log` beside the database."""
    environment = {"DISCORD_TOKEN": "a.token.of.ours", "DATABASE": str(database), "PATH": "/usr/bin:/bin", "LOG_LEVEL": "INFO"}
    with (database.parent / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, w.address, cwd=ROOT, env=environment, stdout=log, stderr=log
        )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), SOON)
