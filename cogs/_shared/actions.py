"""What each control does. A control is answered from its custom id and the database alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final

import discord

from cogs._shared import boards, ids, parts
from cogs._shared.answer import Answer
from cogs._shared.behind import Unshown
from cogs._shared.house import House
from cogs._shared.members import Members
from cogs._shared.pages import page_view, paginate
from cogs._shared.panel import panel_view
from cogs._shared.show import Show
from cogs._shared.voice import Voice
from db import tables as rows
from host.errors import Refusal
from host.play import Outdated, Panel
from host.table import Table
from host.tables import Unsure
from host.timing import DAY
from host.wishes import REMATCH

log = logging.getLogger(__name__)

JUST: Final = 60
"""Seconds in which nobody is asked after who was just heard of, or asked after, when somebody starts or asks for a table."""


class Actions:
    """The verbs of custom ids, and what slash commands share with them."""

    def __init__(self, house: House, show: Show) -> None:
        self.house = house
        self.show = show
        self.members = Members(show.bot, house.tables.clock)
        self.followers: list[Callable[[], Awaitable[None]]] = []
        """Called after every committed change, before it is shown."""
        self._verbs: dict[str, Callable[[Answer, ids.TableId], Awaitable[None]]] = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "cancel": self._cancel,
            "play": self._play,
            "hand": self._hand,
            "words": lambda a, i: self.words(a, i.table),
            "rules": self._rules,
            "log": lambda a, i: self.log(a, i.table),
            "pick": self._pick,
            "gather": self._gather,
            "gathered": self._gathered,
            "page": self._page,
            "back": self._back,
            "restart": self._restart,
            "do": self._do,
            "resign": self._resign,
            "passall": lambda a, i: self._always_pass(a, i.table, True),
            "askme": lambda a, i: self._always_pass(a, i.table, False),
            "sit": self._sit,
            "resume": self._resume,
            "rematch": self._rematch,
        }
        self._pages: dict[str, Callable[[Answer, str, int], Awaitable[None]]] = {
            "words": lambda a, of, page: self._page_of_table(a, of, page, self.words),
            "log": lambda a, of, page: self._page_of_table(a, of, page, self.log),
            "rules": self.rules,
        }

    def add_page(self, what: str, page: Callable[[Answer, str, int], Awaitable[None]]) -> None:
        """Let another cog answer the pages of one of its texts."""
        self._pages[what] = page

    async def control(self, answer: Answer, custom_id: str) -> None:
        """Answer a click. Raises Refusal for an id that is none of ours, or of a table elsewhere."""
        said = ids.read(custom_id)
        if isinstance(said, ids.TableId) and (verb := self._verbs.get(said.verb)) and ids.fits(said, _values(answer)):
            await self._here(answer, said.table)
            await verb(answer, said)
        elif isinstance(said, ids.PageId) and (page := self._pages.get(said.what)):
            await page(answer, said.of, said.page)
        else:
            raise Refusal("refusal-unknown-control")

    async def _here(self, answer: Answer, table: int) -> None:
        if (await self.house.tables.row(table)).server != answer.interaction.guild_id:
            raise Refusal("refusal-no-table")

    # The open table

    async def _join(self, answer: Answer, at: ids.TableId) -> None:
        side = None if at.choice is None else int(at.choice)
        user, server, gone = answer.interaction.user.id, answer.interaction.guild_id or 0, list[int]()
        try:
            try:
                t = await self.house.tables.join(at.table, user, side, sure=lambda _: False)
            except Unsure as unsure:
                gone = await self.members.gone(server, unsure.users)
                t = await self.house.tables.join(at.table, user, side, gone=gone)
            await self._changed(answer, t, "done-joined" if t.status == "open" else "done-started")
        finally:
            for who in gone:
                await self.gone(who, server)

    async def _leave(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.tables.leave(at.table, answer.interaction.user.id), "done-left")

    async def _start(self, answer: Answer, at: ids.TableId) -> None:
        begin = partial(self._begin, answer.interaction.guild_id or 0)
        await self._changed(answer, await self._as_host(answer, at.table, begin), "done-started")

    async def _begin(self, server: int, table: int, user: int) -> Table:
        """Start a match without those who have left the server. Nobody waits for that where all have clicked just now."""
        try:
            return await self.house.tables.start(table, user, sure=lambda who: self.members.lately(server, who, JUST))
        except Unsure as unsure:
            await self.let_go(server, unsure.users)
        return await self.house.tables.start(table, user)

    async def _cancel(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self._as_host(answer, at.table, self.house.tables.cancel), "done-cancelled")

    async def _as_host(self, answer: Answer, table: int, act: Callable[[int, int], Awaitable[Table]]) -> Table:
        """Let the host do this. A host who has left the server is no host any more."""
        try:
            return await act(table, answer.interaction.user.id)
        except Refusal as refusal:
            guild, host = answer.interaction.guild, (await self.house.tables.get(table)).row.host
            if refusal.key != "refusal-not-host" or guild is None or host is None or not await self.left(guild, host):
                raise
            return await act(table, answer.interaction.user.id)

    async def _changed(self, answer: Answer, t: Table, key: str) -> None:
        await answer.sentence(answer.voice(key, table=t.id))
        await self.after(answer, t.id)

    async def after(self, answer: Answer, table: int) -> None:
        """What follows every committed change, once the person has their answer: stand-ins play, the table is shown. Raises Unshown with
        what is wrong where it cannot be, once for each person."""
        try:
            await self.house.play.drive(table)
            for follow in self.followers:
                await follow()
        finally:
            try:
                await self.show.table(table)
            except Unshown as trouble:
                if self.show.breaker.tell(trouble.channel, answer.interaction.user.id):
                    raise

    async def settle(self, table: int) -> None:
        """The same where nobody waits for an answer."""
        try:
            await self.house.play.drive(table)
            await self.show.table(table)
        except Refusal as refusal:
            log.info("table %s is not shown: %s", table, refusal.key)
        except Exception:
            log.exception("table %s does not go on", table)

    # People who left the server

    async def left(self, guild: discord.Guild, user: int) -> bool:
        """Whether this person is no member of the server any more; if so, they have given up their seats there."""
        return bool(await self.let_go(guild.id, [user]))

    async def let_go(self, server: int, users: Iterable[int], quiet: int = 0) -> list[int]:
        """Those of these people who are no members of the server any more: they have given up their seats there. What that asks of
        Discord: see Members.gone."""
        gone = await self.members.gone(server, users, quiet)
        for user in gone:
            await self.gone(user, server)
        return gone

    async def gone(self, user: int, server: int) -> None:
        """Somebody has left a server."""
        touched = await self.house.leaving.gone(user, server)
        for table in touched:
            await self.settle(table)
        for follow in self.followers if touched else ():
            await follow()

    async def look_round(self, table: int, asker: int) -> None:
        """Somebody asks for a table: find out who has left among those that it waits for. One request a person and minute at most."""
        t = await self.house.tables.get(table)
        waited = set(t.users) if t.status == "open" else t.to_act - t.stand_ins
        await self.let_go(t.row.server, [t.users[s] for s in sorted(waited) if t.users[s] != asker], JUST)

    async def look_everywhere(self) -> None:
        """Find out who has left among those that are asked something where no clock runs; a clock finds out with its reminder. Called once
        an hour, that is one request a person, server and day at most, and none for those who click or type a command every day."""
        self.members.forget(DAY)
        async with self.house.database.read() as c:
            asked = await rows.asked_without_clock(c)
        for server, user in asked:
            try:
                await self.let_go(server, [user], DAY)
            except Exception:
                log.exception("user %s is not looked for", user)

    # Panels

    async def _play(self, answer: Answer, at: ids.TableId) -> None:
        await self.panel(answer, await self.house.play.panel(at.table, answer.interaction.user.id))

    async def _hand(self, answer: Answer, at: ids.TableId) -> None:
        await self.hand(answer, at.table)

    async def hand(self, answer: Answer, table: int) -> None:
        """The panel of whoever asks."""
        await self.panel(answer, await self.house.play.panel(table, answer.interaction.user.id))

    async def panel(self, answer: Answer, panel: Panel, *, notice: str | None = None, page: int = 0) -> None:
        """Show a panel; what it told counts as told once it is delivered."""
        presenter = self.house.presenter(panel.table)
        voice = Voice(answer.voice.locale, panel.table.users, panel.seat)
        image = await self.house.draw(presenter.hand, panel.view, panel.position, voice.plain())
        view, files = panel_view(panel, presenter, voice, image, notice=notice, page=page)
        if await answer.show(view, files):
            await self.house.play.seen(panel)

    async def _redraw(self, answer: Answer, at: ids.TableId, change: Callable[[int, int, str], Awaitable[Panel]], page: int = 0) -> None:
        """Change a draft and show where it led; when it could not be changed, the current panel says why."""
        user = answer.interaction.user.id
        try:
            decision, mark = at.question()
            panel = await change(user, decision, mark)
        except Refusal as refusal:
            current = await self.house.play.panel(at.table, user)
            if not isinstance(refusal, Outdated) and refusal.key == "refusal-not-your-seat":
                raise
            await self.panel(answer, current, notice=answer.voice(refusal.key, **refusal.values), page=page)
        else:
            await self.panel(answer, panel, page=page)

    async def _pick(self, answer: Answer, at: ids.TableId) -> None:
        values = [at.choice] if at.choice is not None else _values(answer) or []
        await self._redraw(answer, at, lambda u, d, m: self.house.play.pick(at.table, u, d, m, values))

    async def _gather(self, answer: Answer, at: ids.TableId) -> None:
        values, page = _values(answer) or [], _number(at.choice)
        await self._redraw(answer, at, lambda u, d, m: self.house.play.gather(at.table, u, d, m, page, values), page)

    async def _gathered(self, answer: Answer, at: ids.TableId) -> None:
        await self._redraw(answer, at, lambda u, d, m: self.house.play.gathered(at.table, u, d, m))

    async def _page(self, answer: Answer, at: ids.TableId) -> None:
        await self._redraw(answer, at, lambda u, d, m: self.house.play.current(at.table, u, d, m), _number(at.choice))

    async def _back(self, answer: Answer, at: ids.TableId) -> None:
        await self._redraw(answer, at, lambda u, d, m: self.house.play.back(at.table, u, d, m))

    async def _restart(self, answer: Answer, at: ids.TableId) -> None:
        await self._redraw(answer, at, lambda u, d, m: self.house.play.restart(at.table, u, d, m))

    async def _do(self, answer: Answer, at: ids.TableId) -> None:
        played = False

        async def play(user: int, decision: int, mark: str) -> Panel:
            nonlocal played
            panel = await self.house.play.confirm(at.table, user, decision, mark)
            played = True
            return panel

        try:
            await self._redraw(answer, at, play)
        finally:
            if played:
                await self.after(answer, at.table)

    async def _resign(self, answer: Answer, at: ids.TableId) -> None:
        t, partners = await self.house.leaving.resign(at.table, answer.interaction.user.id)
        asked = t.status == "playing" and t.seat_of(answer.interaction.user.id) is not None
        await answer.show(parts.note(answer.voice("done-resign-asked" if asked else "done-resigned", table=t.id)))
        await self.after(answer, t.id)
        if partners:
            await self.show.ask_partners(t, answer.interaction.user.id, partners)

    async def _always_pass(self, answer: Answer, table: int, on: bool) -> None:
        user = answer.interaction.user.id
        await self.house.play.always_pass(table, user, on)
        await self.house.play.drive(table)
        await self.panel(answer, await self.house.play.panel(table, user))
        await self.after(answer, table)

    async def _sit(self, answer: Answer, at: ids.TableId) -> None:
        await self.sit(answer, at.table)

    async def sit(self, answer: Answer, table: int) -> None:
        """Take over a seat that the host plays; the new holder gets the hand."""
        user = answer.interaction.user.id
        await self.house.leaving.sit(table, user)
        try:
            await self.panel(answer, await self.house.play.panel(table, user))
        finally:
            await self.after(answer, table)

    async def _resume(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.times.resume(at.table, answer.interaction.user.id), "done-resumed")

    async def _rematch(self, answer: Answer, at: ids.TableId) -> None:
        user, t = answer.interaction.user.id, await self.house.tables.get(at.table)
        others = {seat: other for seat, other in t.users.items() if other != user}
        last = set(others) <= await self.house.leaving.wishes(t.id, REMATCH)
        if last and await self.let_go(t.row.server, others.values()):
            raise Refusal("refusal-rematch-left")
        t, new = await self.house.leaving.rematch(t.id, user)
        await answer.sentence(answer.voice("done-rematch-wished" if new is None else "done-started", table=t.id if new is None else new.id))
        await self.after(answer, t.id)
        if new is not None:
            await self.after(answer, new.id)

    # Reading

    async def _page_of_table(self, answer: Answer, of: str, page: int, text: Callable[[Answer, int, int], Awaitable[None]]) -> None:
        if not of.isdecimal():
            raise Refusal("refusal-unknown-control")
        await self._here(answer, int(of))
        await text(answer, int(of), page)

    async def words(self, answer: Answer, table: int, page: int = 0) -> None:
        """The whole public position in words."""
        t = await self.house.tables.get(table)
        if t.state is None:
            raise Refusal("refusal-other-version" if t.outdated else "refusal-not-started", table=table)
        voice = Voice(answer.voice.locale, t.users)
        presenter = self.house.presenter(t)
        view = t.view(None)
        asked = boards.asked(t, presenter, voice, await self.house.times.deadlines(t.id))
        pages = paginate([*asked, *presenter.in_words(view, voice)])
        await answer.show(page_view(voice("house-words-title", table=t.id), pages, ids.PageId("words", str(t.id), page), voice))

    async def log(self, answer: Answer, table: int, page: int | None = None) -> None:
        """All that has happened, as the one who asks may read it; the newest page first."""
        t = await self.house.tables.get(table)
        seat = t.seat_of(answer.interaction.user.id)
        voice = Voice(answer.voice.locale, t.users, seat)
        presenter = self.house.presenter(t)
        lines: list[str] = [] if t.promise is None else ["-# " + voice("house-promise", hash=t.promise)]
        for entry in await self.house.play.log(table, seat):
            said = boards.told([entry], presenter, voice)
            said += [f"🔒 {s}" for e in entry.secrets if (s := presenter.tell(e, voice))]
            lines += [f"`{entry.step}` {line}" for line in said]
        if t.status in ("finished", "aborted"):
            lines += [said for said in (boards.ending(t, presenter, voice), boards.proof(t, voice)) if said]
        pages = paginate(lines)
        at = ids.PageId("log", str(t.id), len(pages) - 1 if page is None else page)
        await answer.show(page_view(voice("house-log-title", table=t.id), pages, at, voice))

    async def _rules(self, answer: Answer, at: ids.TableId) -> None:
        await self.rules(answer, (await self.house.tables.get(at.table)).game.key)

    async def rules(self, answer: Answer, game: str, page: int = 0) -> None:
        """The rules of a game as this host plays them."""
        if game not in self.house.presenters:
            raise Refusal("refusal-unknown-control")
        key = boards.name_key(game)
        pages = paginate(answer.voice(f"{key}-rules").split("\n"))
        await answer.show(page_view(answer.voice(f"{key}-name"), pages, ids.PageId("rules", game, page), answer.voice))


def _values(answer: Answer) -> list[str] | None:
    """What was chosen in a select; None for a button."""
    values: Any = (answer.interaction.data or {}).get("values")
    return None if values is None else [str(value) for value in values]


def _number(choice: str | None) -> int:
    return 0 if choice is None else int(choice)
