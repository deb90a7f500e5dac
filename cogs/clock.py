"""Time: the loop that watches clocks, and `/me`, `/pause`, `/resume`, `/sit`, `/remove`."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs._shared.access import find, may
from cogs._shared.answer import UNREACHED, Answer, answering
from cogs._shared.boards import name_key
from cogs._shared.game_cog import link
from cogs._shared.house import House
from cogs._shared.voice import Voice
from db.tables import TableRow
from db.timers import Person, Timer
from host.errors import Refusal
from host.quiet import Quiet, zones
from host.table import Damaged, Table
from host.times import OUTAGE, Reminder, seats_wanted
from texts import locales

log = logging.getLogger(__name__)

RESOLUTION = 60
"""Seconds between two looks at the clocks, at most."""
SOON = 600
"""Seconds before a clock runs out in which every look is noted, so that an outage is known to the minute."""
SELDOM = 1800
"""Seconds between two notes that the host is alive while no clock runs out soon: as much grace a crash gives at most unduly."""
SHORTEST = 5
"""Seconds between two looks, at least."""


class ClockCog(commands.Cog):
    """Clocks, reminders, absent people."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.house: House = bot.house
        self._looked = 0
        self._rested = 0
        self._beaten = 0
        self._next: int | None = None
        self._reachable = set[int]()
        bot.actions.followers.append(self.nudge)

    async def cog_load(self) -> None:
        await self.house.times.make_good()
        self.watch.start()

    async def cog_unload(self) -> None:
        self.watch.cancel()

    async def nudge(self) -> None:
        """Learn when the next clock runs out or reminds, and look again in time for it; not sooner for one that the last look should have
        served and could not. What is kept here is in the database as well."""
        self._next = await self.house.times.next_moment()
        if self._next is not None and self._looked <= self._next < self._looked + RESOLUTION:
            self.watch.change_interval(seconds=max(SHORTEST, self._next + 1 - self._looked))

    @tasks.loop(seconds=RESOLUTION)
    async def watch(self) -> None:
        """Act on clocks that ran out, remind, and look again. A fault in one table never stops the clocks of the others."""
        self._looked = now = self.house.tables.clock()
        close = self._next is not None and self._next < now + SOON
        try:
            if (asleep := now - self._rested - RESOLUTION) > OUTAGE:
                await self.house.times.slept(asleep)
                await self.nudge()
            await self.bot.show.catch_up()
            if now >= self._beaten + (RESOLUTION if close else SELDOM):
                self._beaten = now
                await self._look_after()
            if self._next is not None and self._next <= now:
                await self._look_after()
                for reminder in await self.house.times.reminders():
                    await self._remind(reminder)
                for table in await self.house.times.tick():
                    await self.bot.actions.settle(table)
                self.watch.change_interval(seconds=RESOLUTION)
                await self.nudge()
        except Exception:
            log.exception("the clocks could not be served")
        self._rested = self.house.tables.clock()

    async def _look_after(self) -> None:
        """Note that the host is alive, and put off the clocks of servers that cannot be reached."""
        self._reachable = self._within_reach()
        await self.house.times.alive()
        await self.house.times.unreachable(self._reachable)

    def _within_reach(self) -> set[int]:
        return set() if self.bot.cut else {guild.id for guild in self.bot.guilds if not guild.unavailable}

    @commands.Cog.listener("on_connect")
    @commands.Cog.listener("on_disconnect")
    @commands.Cog.listener("on_resumed")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_remove")
    @commands.Cog.listener("on_guild_unavailable")
    async def reach(self, *_: object) -> None:
        """Clocks stand still from the moment in which a server is out of reach, and run on from the one in which it is back."""
        if self._within_reach() != self._reachable:
            await self._look_after()

    @watch.before_loop
    async def ready(self) -> None:
        await self.bot.wait_until_ready()
        self._looked = self._rested = self.house.tables.clock()
        await self.nudge()

    # Reminders

    async def _remind(self, reminder: Reminder) -> None:
        guild = self.bot.get_guild(reminder.server)
        try:
            if guild is not None and not await self.bot.actions.left(guild, reminder.person.id):
                await self._send(reminder, guild)
        except UNREACHED as error:
            log.warning("user %s is not reminded: %s", reminder.person.id, error)
        except Exception:
            log.exception("user %s is not reminded", reminder.person.id)

    async def _send(self, reminder: Reminder, guild: discord.Guild) -> None:
        found: list[tuple[Timer, Table]] = []
        for timer in reminder.timers:
            with contextlib.suppress(Damaged):
                t = await self.house.tables.get(timer.table)
                if await self._runs(timer, t, reminder.person):  # they may have answered, left or paused by now
                    found.append((timer, t))
        if not found:
            return

        def text(voice: Voice) -> str:
            lines = [voice("call-reminder", player=f"<@{reminder.person.id}>")]
            for timer, t in found:
                title = voice("house-table-title", game=voice(f"{name_key(t.game.key)}-name"), table=t.id)
                lines.append(f"- [{title}]({link(t.row.server, t.row.post_channel or t.place, t.row.post)}) <t:{timer.due}:R>")
            return "\n".join(lines[:12])

        first = found[0][0]
        nonce = f"r.{first.table}.{first.decision}.{first.seat}"[:25]
        if reminder.person.dms and await self.bot.show.calls.directly(reminder.person, text, nonce):
            return
        t = found[0][1]
        if self.bot.show.breaker.open(t.place):
            voice = self.house.public_voice(t, await self.house.server(t.row.server), guild)
            place = self.bot.get_partial_messageable(t.place, guild_id=t.row.server)
            try:
                await self.bot.show.calls.in_public(place, reminder.person, text(voice), nonce)
            except UNREACHED as error:
                self.bot.show.behind.refused(t, guild, error)
                raise

    async def _runs(self, timer: Timer, t: Table, person: Person) -> bool:
        asked = t.seat_of(person.id) == timer.seat and t.row.questions.get(timer.seat) == timer.decision
        return asked and timer.seat in await self.house.times.deadlines(t.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Discord tells this only where the bot may see members; elsewhere the next reminder finds out, or the hourly look."""
        await self.bot.actions.gone(payload.user.id, payload.guild_id)

    # Commands

    @app_commands.command(description="Your language, quiet hours and how you are called")
    @app_commands.allowed_contexts(dms=True)
    @app_commands.describe(
        language="The language of what only you see; 'discord' follows your Discord",
        zone="Your time zone by its IANA name, for example Europe/Berlin",
        quiet="Quiet hours in which none of your clocks runs, as 22:00-08:00; 'off' for none",
        direct="Be called and reminded by direct message instead of a mention",
    )
    @app_commands.choices(language=[app_commands.Choice(name=name, value=name) for name in ("discord", *locales())])
    async def me(
        self,
        interaction: discord.Interaction[Any],
        language: app_commands.Choice[str] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        direct: bool | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            spoken = None if language is None else language.value
            person = await self.house.times.change_person(interaction.user.id, lambda now: _changed(now, spoken, zone, quiet, direct))
            await answer.sentence(_about(person, answer.voice))

        await answering(interaction, work)

    @me.autocomplete("zone")
    async def complete_zone(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """Zones whose names contain what was typed."""
        wanted = str(current).strip().lower().replace(" ", "_")
        return [app_commands.Choice(name=name, value=name) for name in zones() if wanted in name.lower()][:25]

    @app_commands.command(description="Ask for a pause: when everybody at the table has, its clocks stand still")
    @app_commands.describe(table="The number of the table, where there are several")
    async def pause(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            row = await self._find(interaction, table, _playing)
            t = await self.house.times.pause(row.id, interaction.user.id)
            await answer.sentence(answer.voice("done-paused" if t.row.paused else "done-pause-wished", table=t.id))
            await self.bot.actions.after(answer, t.id)

        await answering(interaction, work)

    @app_commands.command(description="End a pause: the clocks run on")
    @app_commands.describe(table="The number of the table, where there are several")
    async def resume(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            row = await self._find(interaction, table, _playing)
            t = await self.house.times.resume(row.id, interaction.user.id)
            await answer.sentence(answer.voice("done-resumed", table=t.id))
            await self.bot.actions.after(answer, t.id)

        await answering(interaction, work)

    @app_commands.command(description="Take over a seat that nobody plays, or come back to your own")
    @app_commands.describe(table="The number of the table, where there are several")
    async def sit(self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1, 999_999_999] | None = None) -> None:
        async def work(answer: Answer) -> None:
            row = await self._find(interaction, table, lambda r: bool(seats_wanted(r)), seated=False)
            await self.bot.actions.sit(answer, row.id)

        await answering(interaction, work)

    @app_commands.command(description="Remove someone who has stopped playing: a moderator at once, else all the others together")
    @app_commands.describe(table="The number of the table, where there are several", player="Who has stopped playing")
    async def remove(
        self,
        interaction: discord.Interaction[Any],
        player: discord.User,
        table: app_commands.Range[int, 1, 999_999_999] | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            row = await self._find(interaction, table, lambda r: any(s.user == player.id for s in r.seats), seated=False)
            t = await self.house.tables.get(row.id)
            seat = t.seat_of(player.id)
            if seat is None:
                raise Refusal("refusal-no-seat")
            if interaction.guild is not None and await self.bot.actions.left(interaction.guild, player.id):
                await answer.sentence(answer.voice("done-removed", player=f"<@{player.id}>", table=t.id))
                return
            moderator = may(interaction, t.row, "manage_messages")
            t = await self.house.leaving.remove(t.id, interaction.user.id, seat, moderator=moderator)
            done = seat in t.stand_ins or t.status != "playing"
            await answer.sentence(answer.voice("done-removed" if done else "done-remove-wished", player=f"<@{player.id}>", table=t.id))
            await self.bot.actions.after(answer, t.id)

        await answering(interaction, work)

    async def _find(
        self, interaction: discord.Interaction[Any], table: int | None, likely: Callable[[TableRow], bool], *, seated: bool = True
    ) -> TableRow:
        return await find(self.house.tables, interaction, table, likely, seated=seated)


def _playing(row: TableRow) -> bool:
    return row.status == "playing"


def _changed(now: Person, language: str | None, where: str | None, quiet: str | None, direct: bool | None) -> Person:
    """What somebody has set, with these changes. Raises Refusal for an unknown zone and for hours that cannot be read."""
    if language is not None:
        now = replace(now, locale=None if language == "discord" else language)
    if where is not None:
        if where not in zones():
            raise Refusal("refusal-zone")
        now = replace(now, zone=where)
    if quiet == "off":
        now = replace(now, quiet_start=None, quiet_end=None)
    elif quiet is not None:
        if now.zone is None:
            raise Refusal("refusal-zone-first")
        try:
            start, end = (_minute(part) for part in quiet.replace("–", "-").split("-"))
            Quiet(now.zone, start, end)
        except ValueError:
            raise Refusal("refusal-quiet") from None
        now = replace(now, quiet_start=start, quiet_end=end)
    return now if direct is None else replace(now, dms=direct)


def _minute(text: str) -> int:
    hours, _, minutes = text.strip().partition(":")
    if not (hours.isdecimal() and (minutes or "0").isdecimal() and int(hours) < 24 and int(minutes or 0) < 60):
        raise ValueError(text)
    return int(hours) * 60 + int(minutes or 0)


def _about(person: Person, voice: Voice) -> str:
    quiet = voice("me-no-quiet")
    if person.quiet_start is not None and person.quiet_end is not None:
        quiet = "–".join(f"{m // 60}:{m % 60:02}" for m in (person.quiet_start, person.quiet_end))
    return voice(
        "me-now",
        language=person.locale or voice("me-discord"),
        zone=person.zone or voice("me-no-zone"),
        quiet=quiet,
        calls=voice("me-direct" if person.dms else "me-mention"),
    )


async def setup(bot: Any) -> None:
    await bot.add_cog(ClockCog(bot))
