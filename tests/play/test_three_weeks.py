"""Three weeks of a game of four: people who play at once, who need reminding, who never come, who leave and who take over; a restart, the
beginning of summer time; and every call and reminder that anyone got is accounted for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot import build
from db import tables as rows
from db import timers
from db.open import Database
from engine.game import Seat
from engine.registry import GAMES
from host.table import Table
from host.timing import DAY, HOUR
from tests.play.table import World, seeds_from, sensible_policy, world

START = int(datetime(2026, 3, 16, 18, tzinfo=UTC).timestamp())
"""Summer time begins in Berlin on 29 March."""
WEEKS = 21 * DAY
IN_TIME = 2 * HOUR
LEAVES, SITS, RESTARTS, CLOSES = 6 * DAY, 9 * DAY, 11 * DAY, 14 * DAY

Question = tuple[Seat, int]


@dataclass
class Weeks:
    """The story, and what was said in it."""

    w: World
    folder: Path
    game: str
    read: int = 0
    calls: Counter[int] = field(default_factory=Counter[int])
    reminders: Counter[int] = field(default_factory=Counter[int])
    restarted: bool = False
    left: bool = False
    sat: bool = False
    closed: bool = False

    def __post_init__(self) -> None:
        self.ada, self.ben, self.cleo, self.dan, self.eve = self.w.people

    @property
    def now(self) -> int:
        return self.w.bot.house.tables.clock()

    def heard(self) -> tuple[Counter[int], Counter[int]]:
        """Who was called and who was reminded since the last look, each time once a person."""
        called, reminded = Counter[int](), Counter[int]()
        direct = {self.w.env.backend.get_dm_channel(p.id).id: p.id for p in self.w.people}
        for request in self.w.env.http_requests[self.read :]:
            if request.method != "POST" or not request.path.endswith("/messages"):
                continue
            body: dict[str, Any] = request.json or {}
            allowed: dict[str, Any] = body.get("allowed_mentions") or {}
            named: list[Any] = allowed.get("users") or []
            channel = int(request.path.split("/")[2])
            text = str(body.get("content") or "")
            people = [direct[channel]] if channel in direct else [int(u) for u in named]
            assert not allowed.get("parse"), "nobody is called but by their id"
            if self.closed and channel in direct:
                continue  # refused: it reached nobody
            (reminded if "running out" in text else called).update(people)
        self.read = len(self.w.env.http_requests)
        return called, reminded

    async def questions(self) -> dict[Question, int]:
        """Every open question of a person at the table, with the person."""
        t = await self.w.now()
        return {(s, t.row.questions[s]): t.users[s] for s in t.to_act - t.stand_ins}

    async def expected_calls(self, before: dict[Question, int]) -> Counter[int]:
        """Who should have been called since `before`: whoever has a new question that did not follow from their own last move."""
        t = await self.w.now()
        async with self.w.bot.database.read() as c:
            movers = {m.step: m.seat for m in await rows.moves_of(c, t.id)}
        new = {q: user for q, user in (await self.questions()).items() if q not in before}
        return Counter(user for (seat, decision), user in new.items() if movers.get(decision) != seat)

    async def check(self, before: dict[Question, int], certain: Counter[int], possible: Counter[int]) -> None:
        """What was said since the last look is what should have been said."""
        called, reminded = self.heard()
        assert called == await self.expected_calls(before)
        assert certain <= reminded <= possible
        self.calls += called
        self.reminders += reminded

    async def until(self, moment: int) -> None:
        """Let time pass to `moment`; clocks are looked at every minute."""
        before = await self.questions()
        async with self.w.bot.database.read() as c:
            running = {timer.seat: timer for timer in await timers.of_table(c, self.w.table)}
        t = await self.w.now()
        waiting = [
            (t.users[s], x.remind) for s, x in running.items() if x.remind is not None and not (self.left and t.users[s] == self.dan.id)
        ]
        await self.w.env.advance_time(max(0, moment - self.now))
        certain = Counter(user for user, remind in waiting if remind <= moment - 60)
        possible = Counter(user for user, remind in waiting if remind <= moment)
        await self.check(before, certain, possible)

    def acts(self, t: Table, seat: Seat, due: int) -> int | None:
        """When this seat's person will move by themselves."""
        user = t.users[seat]
        if user == self.cleo.id or (user == self.dan.id and self.left):
            return None
        return due - IN_TIME if user == self.ben.id else self.now

    async def tell(self) -> None:
        """Three weeks, event after event."""
        end = START + WEEKS
        while self.now < end:
            t = await self.w.now()
            if t.status != "playing":
                return
            await self.happenings(t)
            t = await self.w.now()
            dues = await self.w.bot.house.times.deadlines(t.id)
            moves = {s: m for s, due in dues.items() if (m := self.acts(t, s, due)) is not None}
            ready = [s for s, m in moves.items() if m <= self.now]
            if ready:
                await self.move(t, min(ready))
                continue
            scenes = [START + at for at in (LEAVES, SITS, RESTARTS, CLOSES) if START + at > self.now]
            await self.until(min([*moves.values(), *(due + 61 for due in dues.values()), *scenes, end]))

    async def move(self, t: Table, seat: Seat) -> None:
        before = await self.questions()
        decision = t.row.questions[seat]
        panel = await self.w.open_panel(self.w.person(t, seat))
        while t.status == "playing" and t.row.questions.get(seat) == decision:
            panel = await self.w.play(seat, sensible_policy(await self.w.drafted(t, seat), seat), panel)
            t = await self.w.now()
        await self.check(before, Counter(), Counter())

    async def happenings(self, t: Table) -> None:
        passed = self.now - START
        if passed >= LEAVES and not self.left:
            self.left = True
            self.w.guild.remove_member(self.dan)
        if passed >= SITS and not self.sat and t.stand_ins:
            self.sat = True
            before = await self.questions()
            await self.w.press(self.eve, t.row.post, t.place, "sit")
            assert (await self.w.now()).seat_of(self.eve.id) is not None
            await self.check(before | {q: u for q, u in (await self.questions()).items() if u == self.eve.id}, Counter(), Counter())
        if passed >= RESTARTS and not self.restarted:
            self.restarted = True
            before = await self.questions()
            await self.w.bot.database.close()
            self.w.bot = build(await Database.open(self.folder / "tables.sqlite3"), seeds=seeds_from("again"))
            await self.w.env.restart_bot(self.w.bot)
            await self.check(before, Counter(), Counter())
        if passed >= CLOSES and not self.closed:
            self.closed = True
            for person in self.w.people:
                channel = self.w.env.backend.get_dm_channel(person.id).id
                path = f"/channels/{channel}/messages"
                self.w.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None)


FOURS = [key for key, game in GAMES.items() if 4 in game.seats]
IN_CI = "saustall"
"""The one with every kind of question: one person's, several people's at once, and reactions. The soak tells the others' weeks."""


@pytest.mark.parametrize("game", [pytest.param(key, marks=[] if key == IN_CI else pytest.mark.soak) for key in FOURS])
async def test_three_weeks(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, people=5, threads=True, moment=START, settle=120) as w:
        story = Weeks(w, tmp_path, game)
        await w.slash(story.cleo, "me", zone="Europe/Berlin", quiet="22:00-08:00")
        await w.slash(story.ben, "me", direct=True)
        await w.open(game.replace("_", "-"), players=4, clock="hours-12")
        before: dict[Question, int] = {}
        await w.seat_everybody(4)
        await story.check(before, Counter(), Counter())
        await story.tell()
        assert story.left and story.sat and story.restarted
        t = await w.now()
        async with w.bot.database.read() as c:
            stored = await rows.moves_of(c, t.id)
        assert {m.by for m in stored} == {"person", "clock", "stand_in"}
        assert min(story.reminders[p.id] for p in (story.ben, story.cleo)) > 0
        assert story.reminders[story.ada.id] == 0
        late = [m for m in stored if m.by == "clock"]
        assert {m.user for m in late} <= {story.cleo.id, story.dan.id}
        berlin = [datetime.fromtimestamp(m.at, UTC).astimezone(_zone()).hour for m in late if m.user == story.cleo.id]
        assert all(8 <= hour < 22 for hour in berlin), "no clock runs out in quiet hours"


def _zone() -> Any:
    from zoneinfo import ZoneInfo

    return ZoneInfo("Europe/Berlin")
