"""`/tables`, `/help`, and the moderators' `/abort`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._shared.access import may, sees
from cogs._shared.answer import Answer, answering
from cogs._shared.boards import name_key
from cogs._shared.game_cog import link
from cogs._shared.house import House
from cogs._shared.ids import PageId
from cogs._shared.pages import page_view, paginate
from cogs._shared.voice import Voice
from db.tables import TableRow
from engine.registry import GAMES
from host.errors import Refusal
from host.table import Damaged, Table
from host.tables import ENDED, RUNNING
from host.times import seats_wanted


class TablesCog(commands.Cog):
    """Finding tables, and ending them."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.house: House = bot.house
        bot.actions.add_page("tables", self._list)
        bot.actions.add_page("help", self._help)

    @app_commands.command(description="Your tables and whose turn it is, open tables here, and finished ones")
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        await answering(interaction, lambda answer: self._list(answer, "mine", 0))

    async def _list(self, answer: Answer, of: str, page: int) -> None:
        who = answer.interaction
        server = who.guild_id or 0
        mine = [r for r in await self.house.tables.of_user(who.user.id) if r.server == server]
        opened = [r for r in await self._seen(answer, ["open"]) if all(s.user != who.user.id for s in r.seats)]
        ended = await self._seen(answer, ENDED, limit=20)
        mine.sort(key=lambda r: not _waits_for(r, who.user.id))
        lines: list[str] = []
        playing = await self._seen(answer, ["playing"])
        wanted = [r for r in playing if seats_wanted(r) and all(s.user != who.user.id or s.stand_in for s in r.seats)]
        kinds = (("tables-mine", mine), ("tables-open", opened), ("tables-wanted", wanted), ("tables-ended", ended))
        for title, found in kinds:
            if found:
                lines += ["", f"**{answer.voice(title)}**", *(self._line(r, who.user.id, answer.voice) for r in found)]
        pages = paginate(lines[1:] or [answer.voice("tables-none")])
        await answer.show(page_view(answer.voice("tables-title"), pages, PageId("tables", of, page), answer.voice))

    async def _seen(self, answer: Answer, statuses: Sequence[str], limit: int = 100) -> list[TableRow]:
        """The tables here whose channel the reader sees, or at which they sit."""
        who = answer.interaction
        return [r for r in await self.house.tables.of_server(who.guild_id or 0, statuses, limit) if sees(who, r)]

    def _line(self, row: TableRow, user: int, voice: Voice) -> str:
        if row.game not in GAMES:
            return ""
        title = voice("house-table-title", game=voice(f"{name_key(row.game)}-name"), table=row.id)
        place = link(row.server, row.post_channel or row.thread or row.channel, row.post or row.lobby)
        people = ", ".join(f"<@{s.user}>" for s in row.seats)
        return f"- [{title}]({place}) — {self._state(row, user, voice)} {people} <t:{row.changed_at}:R>"

    def _state(self, row: TableRow, user: int, voice: Voice) -> str:
        if row.status == "open":
            return voice("tables-seats", taken=len(row.seats), size=row.size)
        try:
            t = Table.read(row)
        except Damaged:
            return voice("tables-damaged")
        except Refusal:
            return voice("ending-version")
        if t.status == "playing":
            asked = t.to_act
            if t.seat_of(user) in asked:
                return f"**{voice('tables-your-turn')}**"
            return voice("tables-turn", players=", ".join(f"<@{t.users[s]}>" for s in sorted(asked)))
        if t.result is not None and t.result.drawn:
            return voice("tables-drawn")
        if t.result is not None:
            return voice("tables-won", players=", ".join(f"<@{t.users[s]}>" for s, rank in enumerate(t.result.ranks) if rank == 1))
        return voice(row.ending or "ending-cancelled")

    @app_commands.command(description="How to open a table, join, play and find your way back")
    @app_commands.allowed_contexts(dms=True)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await answering(interaction, lambda answer: self._help(answer, "all", 0))

    async def _help(self, answer: Answer, of: str, page: int) -> None:
        voice = answer.voice
        games = [f"- **{voice(f'{name_key(key)}-name')}** — `/{name_key(key)} new` · {voice(f'{name_key(key)}-about')}" for key in GAMES]
        pages = paginate([*voice("help").split("\n"), *games])
        await answer.show(page_view(voice("help-title"), pages, PageId("help", of, page), voice))

    @app_commands.command(description="End a table for everybody (for moderators)")
    @app_commands.describe(table="The number of the table")
    @app_commands.default_permissions(manage_messages=True)
    async def abort(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999]) -> None:
        async def work(answer: Answer) -> None:
            row = await self.house.tables.row(table)
            if row.server != interaction.guild_id:
                raise Refusal("refusal-no-table")
            if not may(interaction, row, "manage_messages"):
                raise Refusal("refusal-moderators")
            t = await self.house.tables.abort(table, "ending-moderator")
            await answer.sentence(answer.voice("done-aborted-damaged" if t.outdated else "done-aborted", table=t.id))
            await self.bot.actions.after(answer, t.id)

        await answering(interaction, work)

    @abort.autocomplete("table")
    async def running(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
        """The tables of this server that can be ended."""
        voice = Voice(str(interaction.locale))
        found = await self.house.tables.of_server(interaction.guild_id or 0, RUNNING)
        return [
            app_commands.Choice(name=voice("house-table-choice", table=r.id, status=voice(f"status-{r.status}")), value=r.id)
            for r in found
            if may(interaction, r, "manage_messages") and str(r.id).startswith(str(current).strip())
        ][:25]


def _waits_for(row: TableRow, user: int) -> bool:
    """Whether it is this person's turn at the table."""
    try:
        t = Table.read(row)
    except Refusal:
        return False
    return t.status == "playing" and t.seat_of(user) in t.to_act


async def setup(bot: Any) -> None:
    await bot.add_cog(TablesCog(bot))
