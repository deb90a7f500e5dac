"""Tables that Discord does not show as they are, until it does. Kept in memory: at a start every table is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord

from cogs._shared.breaker import FAILING, LONGEST, Breaker
from host.errors import Refusal
from host.table import Table

UNKNOWN_CHANNEL = 10003
LOCKED = (50083, 160005)
"""Discord's codes for a thread that is archived or locked; they come as a bad request or as a forbidden one."""
NEEDED = ("view_channel", "send_messages")
"""Without these nothing can be posted."""
LATER, NOT_ALLOWED = "refusal-show-later", "refusal-cannot-show"
CHANNEL_GONE, THREAD_LOCKED = "refusal-channel-gone", "refusal-thread-locked"
"""Why a table is not shown: Discord fails, the bot is not allowed to post, the channel was deleted, it is a thread that is locked."""


class Unshown(Refusal):
    """A table is unharmed but not shown; the sentence says why. `channel` is where it should be."""

    def __init__(self, key: str, channel: int, table: int, permissions: str) -> None:
        super().__init__(key, place=f"<#{channel}>", table=table, permissions=permissions)
        self.channel = channel


@dataclass(frozen=True, slots=True)
class _Waiting:
    """`away`: its server cannot be reached, so nothing was tried."""

    server: int
    channel: int
    away: bool


@dataclass(frozen=True, slots=True)
class _Trouble:
    """Why a channel took nothing. `permissions`: what the bot lacks there, as far as it knows."""

    key: str
    permissions: tuple[str, ...]


class Behind:
    """Which tables wait to be shown, why, and when they may be tried."""

    def __init__(self, breaker: Breaker) -> None:
        self.breaker = breaker
        self._waiting: dict[int, _Waiting] = {}
        self._troubles: dict[int, _Trouble] = {}

    def away(self, t: Table) -> Unshown:
        """Note that the server of this table cannot be reached: it is shown when it can."""
        self._waiting[t.id] = _Waiting(t.row.server, t.place, away=True)
        return Unshown("refusal-server-away", t.place, t.id, "")

    def refused(self, t: Table, guild: discord.Guild, error: Exception) -> Unshown:
        """Note why Discord did not take this table, and say so."""
        key = LATER
        if isinstance(error, discord.HTTPException) and error.code in LOCKED:
            key = THREAD_LOCKED
        elif isinstance(error, discord.Forbidden):
            key = NOT_ALLOWED
        elif isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
            key = CHANNEL_GONE
        self.breaker.refused(t.place, FAILING if key == LATER else LONGEST)
        self._troubles[t.place] = _Trouble(key, missing(guild, t.place))
        return self._unshown(t)

    def why(self, t: Table) -> Unshown | None:
        """Why this table may not be tried now; None when it may."""
        return None if self.breaker.open(t.place) else self._unshown(t)

    def _unshown(self, t: Table) -> Unshown:
        trouble = self._troubles[t.place]
        self.done(t.id)
        if trouble.key != CHANNEL_GONE:  # what was deleted never comes back
            self._waiting[t.id] = _Waiting(t.row.server, t.place, away=False)
        return Unshown(trouble.key, t.place, t.id, ", ".join(readable(p) for p in trouble.permissions or NEEDED))

    def served(self, t: Table, guild: discord.Guild) -> None:
        """Note that Discord took this table. It takes an edit even where nothing may be posted: the channel is no better for that."""
        if not missing(guild, t.place):
            self.breaker.served(t.place)
        self.done(t.id)

    def unlocked(self, channel: int) -> None:
        """A thread is not locked (any more): what waits for that may be tried."""
        trouble = self._troubles.get(channel)
        if trouble is not None and trouble.key == THREAD_LOCKED:
            self.breaker.served(channel)

    def done(self, table: int) -> None:
        """This table is shown as it is."""
        self._waiting.pop(table, None)

    def due(self, guild: discord.Guild | None) -> Iterator[int]:
        """The tables to try now: those whose time has come, and those of `guild`, which can be reached, where the bot may post again."""
        for table, waiting in list(self._waiting.items()):
            here = guild is not None and guild.id == waiting.server
            trouble = self._troubles.get(waiting.channel)
            if here and trouble is not None and trouble.permissions and not missing(guild, waiting.channel):
                self.breaker.served(waiting.channel)
            if (here or not waiting.away) and self.breaker.open(waiting.channel):
                yield table


def permissions(guild: discord.Guild | None, channel: int) -> discord.Permissions | None:
    """What the bot may do in a channel or thread, as far as it knows; None when it knows nothing of it."""
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if guild is None or found is None or (isinstance(found, discord.Thread) and found.parent is None):
        return None
    return found.permissions_for(guild.me)


def missing(guild: discord.Guild | None, channel: int) -> tuple[str, ...]:
    """What the bot would have to be allowed to post in this channel, as far as it knows."""
    may = permissions(guild, channel)
    if guild is None or may is None:
        return ()
    thread = isinstance(guild.get_channel_or_thread(channel), discord.Thread)
    needed = ("view_channel", "send_messages_in_threads") if thread else NEEDED
    return tuple(name for name in needed if not getattr(may, name))


def readable(permission: str) -> str:
    """A permission as Discord's settings call it, in English."""
    return permission.replace("_", " ").title()
