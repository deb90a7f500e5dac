"""Who is still on a server. Discord tells who leaves to bots alone that may see all members: this one need not, and asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from cogs._shared.answer import UNREACHED
from host.clock import Clock

UNKNOWN_MEMBER: Final = (10007, 10013)
"""Discord's codes for somebody who is not on the server, or nowhere at all."""


class Members:
    """Asks after people, and remembers of whom it heard. Kept in memory alone: after a restart nobody was heard of."""

    def __init__(self, bot: discord.Client, clock: Clock) -> None:
        self.bot = bot
        self._clock = clock
        self._heard: dict[tuple[int, int], int] = {}

    def heard(self, server: int, user: int) -> None:
        """Somebody clicks or types a command on a server: they are there."""
        self._heard[server, user] = self._clock()

    def lately(self, server: int, user: int, seconds: int) -> bool:
        """Whether this person was heard of, or asked after, less than so long ago."""
        last = self._heard.get((server, user))
        return last is not None and self._clock() - last < seconds

    def forget(self, seconds: int) -> None:
        """Forget of whom nothing was heard for so long."""
        since = self._clock() - seconds
        self._heard = {who: at for who, at in self._heard.items() if at > since}

    async def gone(self, server: int, users: Iterable[int], quiet: int = 0) -> list[int]:
        """Those of these people who are no members of the server any more; whom Discord says nothing about counts as there.

        That is one request for each of them who was not heard of, nor asked after, for `quiet` seconds; none for the others, and none
        where the server cannot be reached.
        """
        guild = self.bot.get_guild(server)
        if guild is None or guild.unavailable:
            return []
        found: list[int] = []
        for user in users:
            if not self.lately(server, user, quiet):
                self.heard(server, user)
                if await self._gone(guild, user):
                    found.append(user)
        return found

    async def _gone(self, guild: discord.Guild, user: int) -> bool:
        try:
            await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in UNKNOWN_MEMBER
        except UNREACHED:
            return False
        return False
