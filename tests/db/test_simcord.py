"""A bot that reads and writes comes to rest in the simulated Discord: nothing of the database waits for ever."""

from __future__ import annotations

import asyncio

import discord
import simcord
from discord.ext import commands
from sqlalchemy import func, select

from db.open import Database
from tests.db.rows import ids, put, rows


class Counter(commands.Bot):
    """`/count` adds a row and answers with their number; beside it, ten tasks add a row each, and one of them is cancelled."""

    def __init__(self, database: Database) -> None:
        super().__init__((), intents=discord.Intents.default())
        self.database = database

    async def setup_hook(self) -> None:
        self.tree.command(name="count", description="Count")(self.count)
        await self.tree.sync()

    async def add(self) -> None:
        async with self.database.write() as c:
            last = (await c.execute(select(func.coalesce(func.max(rows.c.id), 0)))).scalar_one()
            await put(c, last + 1)

    async def count(self, interaction: discord.Interaction) -> None:
        tasks = [asyncio.create_task(self.add()) for _ in range(10)]
        await self.add()
        tasks[5].cancel()
        async with self.database.read() as c:
            number = (await c.execute(select(func.count()).select_from(rows))).scalar_one()
        await interaction.response.send_message(str(number))


async def count(env: simcord.Env, alice: simcord.MemberActor, channel: simcord.ChannelHandle) -> int:
    answer = (await alice.slash(channel, "count")).response
    assert answer is not None
    await env.settle()
    return int(answer.content)


async def test_a_command_that_reads_and_writes_settles(database: Database) -> None:
    async with simcord.run(Counter(database)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        alice = guild.add_member(env.create_user("alice"))
        answers = [await count(env, alice, channel) for _ in range(5)]
        await env.restart_bot(Counter(database))
        answers.append(await count(env, alice, channel))
    assert answers == sorted(set(answers))
    assert len(await ids(database)) in range(6 * 10, 6 * 11 + 1)
