"""The commands that every game has. A game's own cog adds `new` with its options, and its presenter."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal, get_type_hints

import discord
from discord import app_commands
from discord.ext import commands

from cogs._shared import boards, ids, parts
from cogs._shared.access import find, may
from cogs._shared.answer import UNREACHED, Answer, answering
from cogs._shared.behind import THREAD_LOCKED, Unshown, readable
from cogs._shared.house import House
from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice
from db.tables import TableRow
from engine.game import AnyGame
from host.errors import Refusal
from host.timing import DAY, HOUR, PRESETS, Timing
from texts import t

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What the bot must be allowed to do where a table is opened."""
INVITED = (*NEEDED, "send_messages_in_threads", "create_public_threads")
"""What an invitation asks for."""


def opens_table(own: Callable[..., tuple[int, Any]]) -> Any:
    """A game's `new` command, from a method that turns the game's own options into (seats, options).

    The options that every table has (its clock) are added here, once for all games.
    """

    async def new(
        self: GameCog,
        interaction: discord.Interaction[Any],
        clock: str = "none",
        bank_days: app_commands.Range[int, 1, 30] = 3,
        bank_hours: app_commands.Range[int, 0, 72] = 12,
        time_up: Literal["move", "seat", "lose"] = "move",
        returns: bool = True,
        **given: Any,
    ) -> None:
        size, options = own(self, **given)
        timing = PRESETS[clock]
        if timing.kind == "bank":
            timing = Timing("bank", bank_hours * HOUR, bank_days * DAY)
        await self.open_table(interaction, size, options, replace(timing, when_up=time_up, returns=returns))

    house = list(inspect.signature(new).parameters.values())
    theirs = [p for p in inspect.signature(own).parameters.values() if p.name != "self"]
    hints = {**get_type_hints(new, include_extras=True), **get_type_hints(own, include_extras=True)}
    together = [p.replace(annotation=hints.get(p.name, p.annotation)) for p in [*house[:2], *theirs, *house[2:-1]]]
    new.__signature__ = inspect.Signature(together)  # type: ignore[attr-defined] - what discord.py reads
    new.__qualname__ = own.__qualname__  # tells discord.py that it is a method
    new.__dict__.update({name: value for name, value in vars(own).items() if name.startswith("__discord")})
    described = app_commands.describe(
        clock="How long people may think",
        bank_days="With the clock 'a bank': days that each player has at first",
        bank_hours="With the clock 'a bank': hours that each move adds",
        time_up="When time is up: the bot moves; gives the seat up after two in a row; or gives it up at once",
        returns="Whether those who gave up their seat may come back to it",
    )(new)
    chosen = app_commands.choices(
        clock=[app_commands.Choice(name=t(f"clock-{name}"), value=name) for name in PRESETS],
        time_up=[app_commands.Choice(name=t(f"time-up-{name}"), value=name) for name in ("move", "seat", "lose")],
    )(described)
    return app_commands.command(name="new", description="Open a table of this game; others join by button")(chosen)


class GameCog(commands.GroupCog):
    """`/<game> board | hand | rules | log | resign`; subclasses add `new`."""

    game: AnyGame
    presenter: Presenter[Any]

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.house: House = bot.house
        self.house.presenters[self.game.key] = self.presenter

    async def open_table(self, interaction: discord.Interaction[Any], size: int, options: Any, timing: Timing) -> None:
        """Open a table for whoever asks, and show it as the answer."""

        async def work(answer: Answer) -> None:
            settings = await self.house.server(interaction.guild_id or 0)
            if settings.openers == "managers" and not interaction.permissions.manage_guild:
                raise Refusal("refusal-openers")
            check_permissions(interaction)
            table = await self.house.tables.open(
                self.game,
                size,
                options,
                server=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                user=interaction.user.id,
                timing=timing,
            )
            voice = self.house.public_voice(table, settings, interaction.guild)
            message = None
            if await answer.show(boards.lobby_view(table, self.presenter, voice)):
                with contextlib.suppress(*UNREACHED):
                    message = (await interaction.original_response()).id
            await self.bot.show.adopt(table.id, message)

        await answering(interaction, work, public=True)

    async def find(self, interaction: discord.Interaction[Any], table: int | None, *, seated: bool) -> TableRow:
        """The table of this game that a command means. Raises Refusal when there is none, or several."""
        row = await find(self.house.tables, interaction, table, lambda r: r.game == self.game.key, seated=seated)
        if row.game != self.game.key:
            raise Refusal("refusal-no-table")
        return row

    @app_commands.command(description="Show the board again, at the bottom of its channel")
    @app_commands.describe(table="The number of the table, where you have several")
    async def board(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            row = await self.find(interaction, table, seated=False)
            if all(s.user != interaction.user.id for s in row.seats) and not may(interaction, row, "manage_messages"):
                await self.bot.actions.words(answer, row.id)
                return
            await self.bot.actions.look_round(row.id, interaction.user.id)
            if await self._gone(row):
                await self._bring_here(interaction, row)
            try:
                await self.bot.show.table(row.id, again=True)
            except Unshown as trouble:
                if trouble.key != THREAD_LOCKED or interaction.channel_id == row.channel:
                    raise
                await self._bring_here(interaction, row)
                await self.bot.show.table(row.id, again=True)
            shown = (await self.house.tables.get(row.id)).row
            message, place = (shown.lobby, shown.channel) if shown.state is None else (shown.post, shown.post_channel)
            await answer.sentence(answer.voice("done-board", link=link(row.server, place, message)))

        await answering(interaction, work)

    async def _gone(self, row: TableRow) -> bool:
        """Whether the channel of a table was deleted."""
        guild = self.bot.get_guild(row.server)
        if guild is None or guild.get_channel_or_thread(row.channel) is not None:
            return False
        try:
            await guild.fetch_channel(row.channel)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False

    async def _bring_here(self, interaction: discord.Interaction[Any], row: TableRow) -> None:
        """A table whose channel takes it no more goes on where the command was used. Raises Refusal when the bot may not post there."""
        check_permissions(interaction)
        await self.house.tables.move(row.id, interaction.channel_id or row.channel)

    @app_commands.command(description="Show your hand and what you can do, only to you")
    @app_commands.describe(table="The number of the table, where you have several")
    async def hand(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            await self.bot.actions.hand(answer, (await self.find(interaction, table, seated=True)).id)

        await answering(interaction, work)

    @app_commands.command(description="The rules, as they are played here")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answering(interaction, lambda answer: self.bot.actions.rules(answer, self.game.key))

    @app_commands.command(description="All that has happened at the table")
    @app_commands.describe(table="The number of the table, where you have several")
    async def log(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            await self.bot.actions.log(answer, (await self.find(interaction, table, seated=False)).id)

        await answering(interaction, work)

    @app_commands.command(description="Give up your game (you are asked to confirm)")
    @app_commands.describe(table="The number of the table, where you have several")
    async def resign(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            row = await self.find(interaction, table, seated=True)
            if row.status == "open":
                raise Refusal("refusal-resign-open")
            if row.status != "playing":
                raise Refusal("refusal-over")
            if all(s.user != interaction.user.id or s.stand_in for s in row.seats):
                raise Refusal("refusal-not-your-seat")
            playing, wishing = await self.house.leaving.partners(await self.house.tables.get(row.id), interaction.user.id)
            kind = "asking" if playing else "agreeing" if wishing else "alone"
            ask = answer.voice("house-resign-ask", table=row.id, kind=kind)
            sure = parts.button(answer.voice("house-resign"), ids.for_table(row.id, "resign"), discord.ButtonStyle.danger)
            await answer.show(parts.message(parts.text(ask), parts.row(sure)))

        await answering(interaction, work)

    @board.autocomplete("table")
    @hand.autocomplete("table")
    @log.autocomplete("table")
    @resign.autocomplete("table")
    async def tables(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
        """The person's own tables of this game."""
        mine = await self.house.tables.of_user(interaction.user.id)
        voice = Voice(str(interaction.locale))
        return [
            app_commands.Choice(name=voice("house-table-choice", table=r.id, status=voice(f"status-{r.status}")), value=r.id)
            for r in mine
            if r.game == self.game.key and r.server == interaction.guild_id and str(r.id).startswith(str(current).strip())
        ][:25]


def check_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal when the bot may not do here what a table needs, or is not here itself: commands may come to a server without it."""
    server = interaction.guild_id
    if server is not None and interaction.client.get_guild(server) is None:
        raise Refusal("refusal-uninvited", link=invitation(interaction.application_id, server))
    may = interaction.app_permissions
    needed = [*NEEDED, "send_messages_in_threads"] if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [name for name in needed if not getattr(may, name)]
    if missing:
        raise Refusal("refusal-permissions", permissions=", ".join(map(readable, missing)))


def invitation(application: int, server: int) -> str:
    """The address at which those who manage a server invite the bot to it."""
    asked = discord.Permissions(**dict.fromkeys(INVITED, True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=asked, scopes=scopes, guild=discord.Object(server))


def link(server: int, channel: int | None, message: int | None) -> str:
    """The address of a message; of its channel while it has none."""
    return f"https://discord.com/channels/{server}/{channel}" + (f"/{message}" if message else "")
