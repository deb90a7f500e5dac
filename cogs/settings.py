"""`/settings`: what those who manage a server decide for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs._shared.answer import Answer, answering
from cogs._shared.house import House
from db import servers
from host.errors import Refusal
from texts import locales


class SettingsCog(commands.Cog):
    """One command: without options it tells, with options it sets."""

    def __init__(self, bot: Any) -> None:
        self.house: House = bot.house

    @app_commands.command(description="Where games are played here, in which language, and who may open tables")
    @app_commands.describe(
        place="Play in a thread of its own, or in the channel where the table was opened",
        language="The language of what everyone sees; 'server' follows the server's own",
        openers="Who may open tables",
    )
    @app_commands.choices(language=[app_commands.Choice(name=name, value=name) for name in ("server", *locales())])
    @app_commands.default_permissions(manage_guild=True)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        place: Literal["thread", "channel"] | None = None,
        language: app_commands.Choice[str] | None = None,
        openers: Literal["everyone", "managers"] | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            if not interaction.permissions.manage_guild:
                raise Refusal("refusal-managers")
            async with self.house.database.write() as c:
                now = await servers.get(c, interaction.guild_id or 0)
                if place is not None:
                    now = replace(now, threads=place == "thread")
                if language is not None:
                    now = replace(now, locale=None if language.value == "server" else language.value)
                if openers is not None:
                    now = replace(now, openers=openers)
                await servers.put(c, now)
            voice = answer.voice
            where = voice("settings-thread" if now.threads else "settings-channel")
            who = voice(f"settings-{now.openers}")
            await answer.sentence(voice("settings-now", place=where, language=now.locale or voice("settings-server"), openers=who))

        await answering(interaction, work)


async def setup(bot: Any) -> None:
    await bot.add_cog(SettingsCog(bot))
