"""Showing what was committed: the open table's message, the thread, the board.

Commit, then show. `tables.shown` follows `tables.revision`, so that whatever a crash or a refusal of Discord left unshown is shown later.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs._shared import boards, ids
from cogs._shared.answer import UNREACHED
from cogs._shared.behind import CHANNEL_GONE, LOCKED, UNKNOWN_CHANNEL, Behind, permissions
from cogs._shared.breaker import Breaker
from cogs._shared.calls import Calls
from cogs._shared.house import House
from cogs._shared.voice import Voice
from db import codec
from db import tables as rows
from db.servers import Server
from db.tables import OldPost
from db.timers import Person
from engine.game import Seat
from host.errors import Refusal
from host.table import Damaged, Table
from host.tables import ENDED
from host.wishes import PAUSE, REMATCH, RESIGN

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
GONE = (UNKNOWN_MESSAGE, *LOCKED)
"""Why a post cannot be edited any more: it was deleted, or its thread sleeps (a new post wakes it)."""
RECENT = 50
"""Messages looked through for one of our own."""
THREAD_EXISTS = 160004
THREAD_MINUTES = 10080
"""A thread sleeps after a week without a message: the longest that Discord offers."""


class Show:
    """Keeps Discord in step with the tables."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self.bot = bot
        self.house = house
        self.calls = Calls(bot, house)
        self.breaker = Breaker(house.tables.clock)
        self.behind = Behind(self.breaker)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def everything(self) -> None:
        """Show all tables whose last change Discord does not show yet."""
        async with self.house.database.read() as c:
            waiting = await rows.unshown(c)
        for table in waiting:
            await self._try(table)

    async def catch_up(self, guild: discord.Guild | None = None) -> None:
        """Show what Discord did not take before, where it may be tried again by now; `guild` is one where something has changed."""
        for table in self.behind.due(guild):
            await self._try(table)

    async def _try(self, table: int) -> None:
        try:
            await self.table(table)
        except Damaged:
            self.behind.done(table)
        except Refusal as refusal:
            log.info("table %s is not shown: %s", table, refusal.key)
        except Exception:
            log.exception("table %s is not shown", table)
            self.behind.done(table)

    async def table(self, table: int, *, again: bool = False) -> None:
        """Bring a table's messages up to date. Where its server cannot be reached that has to wait.

        `again`: post the board anew even if nothing has changed, and try however often it was refused. Raises Unshown with what is wrong
        when Discord does not take it or lately did not, and with `again` also when the server cannot be reached: the table is unharmed and
        is shown when it can be.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            t = await self.house.tables.get(table)
            if not again and t.row.revision == t.row.shown:
                self.behind.done(table)
                return
            guild = self.bot.get_guild(t.row.server)
            if guild is None or guild.unavailable:
                trouble = self.behind.away(t)
                if again:
                    raise trouble
                return
            if not again and (trouble := self.behind.why(t)):
                raise trouble
            try:
                await self._show(t, again)
            except UNREACHED as error:
                ours = isinstance(error, discord.HTTPException) and error.status == 400 and error.code not in LOCKED
                log.log(logging.ERROR if ours else logging.WARNING, "table %s cannot be shown: %s", table, error)
                trouble = self.behind.refused(t, guild, error)
                if trouble.key == CHANNEL_GONE and t.status in ENDED and not again:
                    await self._note(t, shown=t.row.revision)
                    self.behind.done(table)
                    return
                raise trouble from error
            self.behind.served(t, guild)

    async def adopt(self, table: int, message: int | None) -> None:
        """The open table is shown by this message (the answer to the command that opened it); by a new one where that did not arrive."""
        if message is not None:
            async with self.house.database.write() as c:
                await rows.note(c, table, lobby=message, lobby_shows="open")
        await self.table(table)

    async def _show(self, t: Table, again: bool) -> None:
        settings = await self.house.server(t.row.server)
        guild = self.bot.get_guild(t.row.server)
        voice = self.house.public_voice(t, settings, guild)
        over = t.status not in ("open", "playing") and t.row.lobby_shows != t.status
        if t.status == "open" or t.row.lobby_shows != t.status:
            t = await self._lobby(t, voice, again)
        if t.state is not None or t.row.post is not None:
            t = await self._thread(t, settings, guild, voice)
            await self._board(t, guild, voice, again, over)
        await self._retire(t, voice)
        await self._note(t, shown=t.row.revision)

    async def _note(self, t: Table, **values: Any) -> Table:
        async with self.house.database.write() as c:
            await rows.note(c, t.id, **values)
        return await self.house.tables.get(t.id)

    def _channel(self, t: Table, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel, guild_id=t.row.server)

    # The open table

    async def _lobby(self, t: Table, voice: Voice, again: bool) -> Table:
        view = boards.lobby_view(t, self.house.presenter(t), voice)
        view.stop()
        message = t.row.lobby
        if message is None and t.status == "open" and not again:
            message = await self._answered(t)
        if message is not None and not (again and t.status == "open"):
            try:
                old = self._channel(t, t.row.channel).get_partial_message(message)
                await old.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
            except discord.HTTPException as error:
                if error.code not in GONE and (error.code != UNKNOWN_CHANNEL or t.status == "open"):
                    raise
                message = None
        if t.status == "open" and (message is None or again):
            nonce = f"{t.id}.{t.row.revision}.l{t.row.lobby or 0}"[-25:]
            nobody = discord.AllowedMentions.none()
            message = (await self._channel(t, t.row.channel).send(view=view, nonce=nonce, allowed_mentions=nobody)).id
        return await self._note(t, lobby=message, lobby_shows=t.status)

    async def _answered(self, t: Table) -> int | None:
        """The message that opened the table, if it arrived just before a crash or unknown to the bot: as an answer it has no nonce."""
        wanted = ids.for_table(t.id, "leave")
        try:
            async for message in self._channel(t, t.row.channel).history(limit=RECENT):
                rows_of_controls = [part for part in message.components if isinstance(part, discord.ActionRow)]
                if any(wanted == getattr(control, "custom_id", None) for row in rows_of_controls for control in row.children):
                    return message.id
        except UNREACHED as error:
            log.info("the messages in channel %s cannot be read: %s", t.row.channel, error)
        return None

    # The thread

    async def _thread(self, t: Table, settings: Server, guild: discord.Guild | None, voice: Voice) -> Table:
        """A thread of its own at the first board, if the server wants it and the bot may."""
        if t.row.thread is not None or t.row.post_step >= 0 or t.row.lobby is None or not settings.threads or guild is None:
            return t
        channel = guild.get_channel(t.row.channel)
        if not isinstance(channel, discord.TextChannel):
            return t
        may = channel.permissions_for(guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return t
        name = voice("house-thread", game=boards.game_name(t, voice), table=t.id)
        try:
            thread = await channel.get_partial_message(t.row.lobby).create_thread(name=name[:100], auto_archive_duration=THREAD_MINUTES)
            t = await self._note(t, thread=thread.id, lobby_shows=None)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                log.warning("table %s gets no thread: %s", t.id, error)
                return t
            # A thread made from a message has the message's id: this one was made just before a crash.
            t = await self._note(t, thread=t.row.lobby, lobby_shows=None)
        return await self._lobby(t, voice, again=False)

    # The board

    async def _board(self, t: Table, guild: discord.Guild | None, voice: Voice, again: bool, over: bool) -> None:
        """Edit the board while the same people are asked; post it anew when somebody must be called, or the match is just over."""
        row = t.row
        to_call = sorted(s for s in t.to_act - t.stand_ins - t.passing if s not in row.called)
        fresh = again or over or row.post is None or bool(to_call) or row.post_channel != t.place
        since = max(row.post_step, 0) if fresh and not again else row.post_since
        presenter = self.house.presenter(t)
        lines = [] if t.outdated else boards.told(await self.house.play.log(t.id, None, since), presenter, voice)
        wishes = self.house.leaving.wishes
        around = boards.Around(
            {} if t.row.paused else await self.house.times.deadlines(t.id),
            *[await wishes(t.id, wish) for wish in (RESIGN, PAUSE, REMATCH)],
            removing=await self.house.leaving.removals(t),
        )
        view_now = None if t.outdated else codec.dump(t.game.view_type, t.view(None))
        before = row.post_view if fresh and not again else row.post_before
        image = None
        if not t.outdated and self._may_attach(t, guild):
            earlier = None if before is None else codec.load(t.game.view_type, before)
            image = await self.house.draw(presenter.board, t.view(None), voice.plain(), earlier)
        if not fresh:
            assert row.post is not None and row.post_channel is not None
            view = boards.board_view(t, presenter, voice, lines, around, picture=image is not None)
            view.stop()
            files = [] if image is None else [boards.board_file(image)]
            try:
                message = self._channel(t, row.post_channel).get_partial_message(row.post)
                await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
                await self._note(t, post_step=t.step, post_view=view_now)
                return
            except discord.HTTPException as error:
                if error.code not in (*GONE, UNKNOWN_CHANNEL):
                    raise
        news = {"post_since": since, "post_step": t.step, "post_view": view_now, "post_before": before}
        await self._post(t, voice, lines, image, around, to_call, news)

    async def _post(
        self,
        t: Table,
        voice: Voice,
        lines: list[str],
        image: bytes | None,
        around: boards.Around,
        to_call: list[Seat],
        news: dict[str, Any],
    ) -> None:
        """Post the board anew, calling whoever has not been called for their open question; `news` is stored of the new post."""
        view = boards.board_view(t, self.house.presenter(t), voice, lines, around, picture=image is not None)
        view.stop()
        to_call = await self._still_asked(t, to_call)
        called = [await self.house.times.person(t.users[s]) for s in to_call]
        people = [discord.Object(person.id) for person in called if not person.dms]
        options: dict[str, Any] = {
            "view": view,
            "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False),
            # Discord answers a repeated nonce with the message it already has: a crash right after posting posts nothing twice.
            "nonce": f"{t.id}.{t.row.revision}.{t.row.post or 0}"[-25:],
        }
        if image is not None:
            options["files"] = [boards.board_file(image)]
        asleep = False
        try:
            message = await self._channel(t, t.place).send(**options)
        except discord.HTTPException as error:
            # A thread that was deleted or locked: the match goes on in the channel that it was opened in.
            if t.row.thread is None or (error.code not in (UNKNOWN_CHANNEL, *LOCKED) and not isinstance(error, discord.Forbidden)):
                raise
            asleep = True
            if image is not None:
                options["files"] = [boards.board_file(image)]
            message = await self._channel(t, t.row.channel).send(**options)
        row = t.row
        for s, person in zip(to_call, called, strict=True):
            if person.dms and await self._still_asked(t, [s]):
                await self._call_directly(t, voice, person, message, f"{t.id}.{row.questions.get(s)}.{s}"[-25:])
        async with self.house.database.write() as c:
            # Somebody may have answered while this was posted: only those whose question is still the same count as called.
            now = await rows.get(c, t.id)
            questions: dict[Seat, int] = {} if now is None else now.questions
            called_now = {*(() if now is None else now.called), *(s for s in to_call if questions.get(s) == row.questions.get(s))}
            if row.post is not None and row.post_channel is not None:
                await rows.retire_post(c, t.id, OldPost(row.post, row.post_channel, row.post_since, max(row.post_step, 0)))
            await rows.note(
                c,
                t.id,
                thread=None if asleep else row.thread,
                lobby_shows=None if asleep else row.lobby_shows,
                post=message.id,
                post_channel=row.channel if asleep else t.place,
                **news,
                called=json.dumps(sorted(called_now)),
            )
        if asleep:
            await self._lobby(await self.house.tables.get(t.id), voice, again=False)

    async def _still_asked(self, t: Table, seats: list[Seat]) -> list[Seat]:
        """Those of `seats` whose question nobody has answered since `t` was read: drawing and posting take a while."""
        now = (await self.house.tables.get(t.id)).row.questions
        return [s for s in seats if now.get(s) == t.row.questions.get(s)]

    async def ask_partners(self, t: Table, user: int, partners: frozenset[Seat]) -> None:
        """Call the partners of somebody (`user`) who wishes to resign, once for a wish: each goes the way they are called otherwise."""
        voice = self.house.public_voice(t, await self.house.server(t.row.server), self.bot.get_guild(t.row.server))
        command = f"/{boards.name_key(t.game.key)} resign"

        for seat in sorted(partners):
            person = await self.house.times.person(t.users[seat])
            nonce = f"{t.id}.{t.row.revision}.r{seat}"[-25:]

            def call(reader: Voice, person: Person = person) -> str:
                return reader("call-partner", player=f"<@{person.id}>", partner=f"<@{user}>", table=t.id, command=command)

            if person.dms and await self.calls.directly(person, call, nonce):
                continue
            try:
                await self.calls.in_public(self._channel(t, t.place), person, call(voice), nonce)
            except UNREACHED as error:
                log.warning("user %s is not asked to resign: %s", person.id, error)

    async def _call_directly(self, t: Table, voice: Voice, person: Person, board: discord.Message, nonce: str) -> None:
        """Call somebody by direct message instead of by mention; where that fails, by a mention after all.

        Afterwards they count as called even where neither went; a crash before that calls them again, which Discord knows by the nonce.
        """
        name = boards.name_key(t.game.key)

        def call(reader: Voice) -> str:
            return reader("call-turn", game=reader(f"{name}-name"), table=t.id, link=board.jump_url)

        if not await self.calls.directly(person, call, nonce):
            place = self._channel(t, board.channel.id)
            try:
                await self.calls.in_public(place, person, voice("call-closed", player=f"<@{person.id}>"), nonce)
            except UNREACHED as error:
                log.warning("user %s is not called: %s", person.id, error)

    def _may_attach(self, t: Table, guild: discord.Guild | None) -> bool:
        """Whether the picture may be attached; unknown channels get the benefit of the doubt."""
        may = permissions(guild, t.place)
        return may is None or may.attach_files

    async def _retire(self, t: Table, voice: Voice) -> None:
        """Take the controls from posts that newer ones have followed."""
        async with self.house.database.read() as c:
            old = await rows.retired_posts(c, t.id)
        presenter = self.house.presenter(t)
        for post in old:
            entries = [] if t.outdated else [e for e in await self.house.play.log(t.id, None, post.since) if e.step <= post.step]
            message = self._channel(t, post.channel).get_partial_message(post.message)
            for picture in (True, False):
                view = boards.retired_view(t, voice, boards.told(entries, presenter, voice), picture=picture)
                view.stop()
                try:
                    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
                    break
                except discord.HTTPException as error:
                    if error.status >= 500 or error.status == 429:
                        raise
                    if error.status != 400 or error.code in LOCKED:
                        break
            async with self.house.database.write() as c:
                await rows.forget_post(c, post.message)
