"""What the cogs share: the host's use cases, the presenters, and the one that shows tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import discord

from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice
from db import servers
from db.open import Database
from db.servers import Server
from host.clock import Clock
from host.leaving import Leaving
from host.play import Play
from host.table import Table
from host.tables import Tables, new_seed
from host.times import Times

P = ParamSpec("P")
T = TypeVar("T")

DRAWING: Final = 2
"""Pictures drawn at a time: with more threads at work, the event loop waits too long for its turn."""


class House:
    """One running host. Nothing in it is worth keeping: everything is in the database."""

    def __init__(self, database: Database, clock: Clock, seeds: Callable[[], bytes] = new_seed) -> None:
        self.database = database
        self.tables = Tables(database, clock, seeds)
        self.play = Play(self.tables)
        self.leaving = Leaving(self.play)
        self.times = Times(self.leaving)
        self.presenters: dict[str, Presenter[Any]] = {}
        self._drawing = asyncio.Semaphore(DRAWING)

    def presenter(self, t: Table) -> Presenter[Any]:
        return self.presenters[t.game.key]

    async def draw(self, picture: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `picture` draws, in a thread of its own."""
        async with self._drawing:
            return await asyncio.to_thread(picture, *args, **kwargs)

    async def server(self, server: int) -> Server:
        async with self.database.read() as c:
            return await servers.get(c, server)

    async def reader(self, interaction: discord.Interaction[Any]) -> Voice:
        """The language of whoever asks: what they set for themselves, else what their Discord says."""
        return Voice((await self.times.person(interaction.user.id)).locale or str(interaction.locale))

    def public_voice(self, t: Table, settings: Server, guild: discord.Guild | None) -> Voice:
        """The language of what everyone sees: the server's setting, else its own preferred one."""
        locale = settings.locale or (None if guild is None else str(guild.preferred_locale))
        return Voice(locale, t.users)
