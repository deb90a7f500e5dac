"""What each control does. A control is answered from its custom id and the database alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from cogs._shared import boards, ids, parts
from cogs._shared.answer import Answer
from cogs._shared.house import House
from cogs._shared.pages import page_view, paginate
from cogs._shared.panel import panel_view
from cogs._shared.show import Show
from cogs._shared.voice import Voice
from host.errors import Refusal
from host.play import Outdated, Panel
from host.table import Table

log = logging.getLogger(__name__)


class Actions:
    """The verbs of custom ids, and what slash commands share with them."""

    def __init__(self, house: House, show: Show) -> None:
        self.house = house
        self.show = show
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
            "sit": self._sit,
            "resume": self._resume,
            "rematch": self._rematch,
        }
        self._pages: dict[str, Callable[[Answer, str, int], Awaitable[None]]] = {
            "words": lambda a, of, page: self.words(a, int(of), page),
            "log": lambda a, of, page: self.log(a, int(of), page),
            "rules": self.rules,
        }

    def add_page(self, what: str, page: Callable[[Answer, str, int], Awaitable[None]]) -> None:
        """Let another cog answer the pages of one of its texts."""
        self._pages[what] = page

    async def control(self, answer: Answer, custom_id: str) -> None:
        """Answer a click. Raises Refusal for an id that is none of ours."""
        said = ids.read(custom_id)
        if isinstance(said, ids.TableId) and (verb := self._verbs.get(said.verb)):
            await verb(answer, said)
        elif isinstance(said, ids.PageId) and (page := self._pages.get(said.what)):
            await page(answer, said.of, said.page)
        else:
            raise Refusal("refusal-unknown-control")

    # The open table

    async def _join(self, answer: Answer, at: ids.TableId) -> None:
        side = int(at.choice) if at.choice is not None and at.choice.isdecimal() else None
        t = await self.house.tables.join(at.table, answer.interaction.user.id, side)
        await self._changed(answer, t, "done-joined" if t.status == "open" else "done-started")

    async def _leave(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.tables.leave(at.table, answer.interaction.user.id), "done-left")

    async def _start(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.tables.start(at.table, answer.interaction.user.id), "done-started")

    async def _cancel(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.tables.cancel(at.table, answer.interaction.user.id), "done-cancelled")

    async def _changed(self, answer: Answer, t: Table, key: str) -> None:
        await answer.sentence(answer.voice(key, table=t.id))
        await self.after(answer, t.id)

    async def after(self, answer: Answer, table: int) -> None:
        """What follows every committed change, once the person has their answer: stand-ins play, the table is shown."""
        await self.house.play.drive(table)
        for follow in self.followers:
            await follow()
        await self.show.table(table)

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
        voice = Voice(answer.voice.locale, panel.table.users)
        image = await asyncio.to_thread(presenter.hand, panel.view, panel.position, voice.plain())
        view, files = panel_view(panel, presenter, voice, image, notice=notice, page=page)
        await answer.show(view, files)
        await self.house.play.seen(panel)

    async def _redraw(
        self, answer: Answer, at: ids.TableId, change: Callable[[int, int, str], Awaitable[Panel]], page: int = 0
    ) -> Panel | None:
        """Change a draft and show where it led; None when it could not be changed: then the current panel says why."""
        user = answer.interaction.user.id
        try:
            decision, mark = at.question()
            panel = await change(user, decision, mark)
        except Refusal as refusal:
            current = await self.house.play.panel(at.table, user)
            if not isinstance(refusal, Outdated) and refusal.key == "refusal-not-your-seat":
                raise
            await self.panel(answer, current, notice=answer.voice(refusal.key, **refusal.values), page=page)
            return None
        await self.panel(answer, panel, page=page)
        return panel

    async def _pick(self, answer: Answer, at: ids.TableId) -> None:
        data: Any = answer.interaction.data or {}
        values = [at.choice] if at.choice is not None else [str(v) for v in data.get("values", [])]
        await self._redraw(answer, at, lambda u, d, m: self.house.play.pick(at.table, u, d, m, values))

    async def _gather(self, answer: Answer, at: ids.TableId) -> None:
        data: Any = answer.interaction.data or {}
        values = [str(v) for v in data.get("values", [])]
        page = _number(at.choice)
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
        if await self._redraw(answer, at, lambda u, d, m: self.house.play.confirm(at.table, u, d, m)) is not None:
            await self.after(answer, at.table)

    async def _resign(self, answer: Answer, at: ids.TableId) -> None:
        t = await self.house.leaving.resign(at.table, answer.interaction.user.id)
        asked = t.status == "playing" and t.seat_of(answer.interaction.user.id) is not None
        await answer.show(parts.note(answer.voice("done-resign-asked" if asked else "done-resigned", table=t.id)))
        await self.after(answer, t.id)

    async def _sit(self, answer: Answer, at: ids.TableId) -> None:
        await self.sit(answer, at.table)

    async def sit(self, answer: Answer, table: int) -> None:
        """Take over a seat that the host plays; the new holder gets the hand."""
        user = answer.interaction.user.id
        await self.house.leaving.sit(table, user)
        await self.panel(answer, await self.house.play.panel(table, user))
        await self.after(answer, table)

    async def _resume(self, answer: Answer, at: ids.TableId) -> None:
        await self._changed(answer, await self.house.times.resume(at.table, answer.interaction.user.id), "done-resumed")

    async def _rematch(self, answer: Answer, at: ids.TableId) -> None:
        t, new = await self.house.leaving.rematch(at.table, answer.interaction.user.id)
        await answer.sentence(answer.voice("done-rematch-wished" if new is None else "done-started", table=t.id if new is None else new.id))
        await self.after(answer, t.id)
        if new is not None:
            await self.after(answer, new.id)

    # Reading

    async def words(self, answer: Answer, table: int, page: int = 0) -> None:
        """The whole public position in words."""
        t = await self.house.tables.get(table)
        if t.state is None:
            raise Refusal("refusal-not-started")
        voice = Voice(answer.voice.locale, t.users)
        presenter = self.house.presenter(t)
        view = t.view(None)
        asked = boards.asked(t, presenter, voice, await self.house.times.deadlines(t.id))
        pages = paginate([*asked, *presenter.in_words(view, voice)])
        await answer.show(page_view(voice("house-words-title", table=t.id), pages, ids.PageId("words", str(t.id), page), voice))

    async def log(self, answer: Answer, table: int, page: int | None = None) -> None:
        """All that has happened, as the one who asks may read it; the newest page first."""
        t = await self.house.tables.get(table)
        voice = Voice(answer.voice.locale, t.users)
        presenter = self.house.presenter(t)
        lines: list[str] = [] if t.promise is None else ["-# " + voice("house-promise", hash=t.promise)]
        for entry in await self.house.play.log(table, t.seat_of(answer.interaction.user.id)):
            said = boards.told([entry], presenter, voice)
            said += [f"🔒 {s}" for e in entry.secrets if (s := presenter.tell(e, voice))]
            lines += [f"`{entry.step}` {line}" for line in said]
        if t.status in ("finished", "aborted"):
            lines.append(boards.ending(t, presenter, voice) if t.state is not None else voice(t.row.ending or "ending-cancelled"))
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


def _number(choice: str | None) -> int:
    return int(choice) if choice is not None and choice.isdecimal() else 0
