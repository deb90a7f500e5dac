"""The servers around the tables: when one is reached again, the bot may post again, or a thread is unlocked, what waits is shown."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands, tasks

log = logging.getLogger(__name__)


class ServersCog(commands.Cog):
    """Listens to what changes in servers. Leaving one deletes nothing: its tables wait, and go on when the bot is invited again."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(hours=1)
    async def look(self) -> None:
        """Find out who has left. Not at a start: a bot that starts again and again would ask each time."""
        if self.look.current_loop == 0:
            return
        try:
            await self.bot.actions.look_everywhere()
        except Exception:
            log.exception("nobody was looked for")

    @look.before_loop
    async def ready(self) -> None:
        await self.bot.wait_until_ready()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.bot.show.catch_up(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.bot.show.catch_up(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self.bot.show.catch_up(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        guild = self.bot.get_guild(payload.guild_id)
        if guild is not None and not payload.data["thread_metadata"].get("locked"):
            self.bot.show.behind.unlocked(payload.thread_id)
            await self.bot.show.catch_up(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self.bot.show.catch_up(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Discord tells of the bot itself in any case: it was given a role, or its time-out was ended."""
        if after == after.guild.me:
            await self.bot.show.catch_up(after.guild)


async def setup(bot: Any) -> None:
    await bot.add_cog(ServersCog(bot))
