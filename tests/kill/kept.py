"""A simulated Discord that outlives the bot: after every request it keeps on a file all that it knows, as the real one does."""

from __future__ import annotations

import pickle
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import simcord
from simcord.backend import Backend, serializers
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.http import router

from bot import build
from db.open import Database
from tests.play.table import NAMES, World, seeds_from, world

DATABASE, DISCORD = "tables.sqlite3", "discord"
FORGOTTEN = ("subscribers", "transcript")
"""What belongs to the connection of one bot."""
NONCES, CALLS = "known_nonces", "known_calls"


def keep(backend: Backend, folder: Path) -> None:
    """Keep all that this Discord knows."""
    new = folder / f"{DISCORD}-new"
    new.write_bytes(pickle.dumps({name: value for name, value in vars(backend).items() if name not in FORGOTTEN}))
    new.replace(folder / DISCORD)


@contextmanager
def as_real(after: Callable[[Backend], None] | None = None) -> Generator[None]:
    """Discord answers a message whose nonce it knows with the one that it has already; simcord alone makes another. And it is written
    down who was called, by mention or by direct message.

    `after` is called when a request has taken effect, before the bot hears of it.
    """
    plain = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, *, json: Any = None, **more: Any) -> Any:
        posted = method == "POST" and fnmatch(path, "/channels/*/messages")
        nonce: str | None = json.get("nonce") if posted and json.get("enforce_nonce") else None
        known: dict[tuple[str, str], tuple[int, int]] = vars(backend).setdefault(NONCES, {})
        if nonce is not None and (found := known.get((path, nonce))) is not None:
            return dict(serializers.message_payload(backend, backend.get_message(*found)))
        answer = plain(backend, method, path, json=json, **more)
        if nonce is not None:
            known[path, nonce] = (int(answer["channel_id"]), int(answer["id"]))
        if posted:
            recipients = [user for user, channel in backend.dm_channels.items() if channel == int(answer["channel_id"])]
            mentioned: list[str] = json.get("allowed_mentions", {}).get("users", [])
            vars(backend).setdefault(CALLS, []).extend(recipients or map(int, mentioned))
        if after is not None:
            after(backend)
        return answer

    router.dispatch = dispatch
    try:
        yield
    finally:
        router.dispatch = plain


@asynccontextmanager
async def new_world(folder: Path, *, threads: bool) -> AsyncGenerator[World]:
    """A world whose Discord is kept in `folder` when it ends well."""
    async with world(folder, threads=threads) as w:
        yield w
        await w.env.settle()
        w.check()
        keep(w.env.backend, folder)


@asynccontextmanager
async def old_world(folder: Path, *, before_start: Callable[[], None] = lambda: None) -> AsyncGenerator[World]:
    """A new bot on the database in `folder`, in the Discord that is kept there."""
    database = await Database.open(folder / DATABASE)
    bot = build(database, seeds=seeds_from("another life"))
    env = simcord.Env(bot, settle_timeout=30)
    vars(env.backend).update(pickle.loads((folder / DISCORD).read_bytes()))
    guild = GuildHandle(env, next(iter(env.backend.guilds.values())))
    channel = next(c for c in env.backend.channels.values() if c.name == "games")
    users = [u for name in NAMES for u in env.backend.users.values() if u.name == name.lower()]
    w = World(
        env,
        bot,
        guild,
        ChannelHandle(env, guild, channel),
        [simcord.MemberActor(env, guild, UserHandle(env, user)) for user in users],
    )
    before_start()
    await env.start()
    try:
        with env.time_context():
            await env.settle()
            found = await bot.house.tables.of_server(guild.id, ["open", "playing", "finished", "aborted"])
            w.table = max((row.id for row in found), default=0)
            yield w
    finally:
        await env.shutdown()
        await database.close()
