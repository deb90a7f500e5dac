"""The bot watches the clocks and calls people, though it is out of reach for a while, and though people are quicker than it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from host.errors import Refusal
from host.timing import HOUR
from tests.host.conftest import Host
from tests.host.test_passing import until_reaction
from tests.play.table import World, sensible_policy, world


async def remaining(w: World) -> int:
    """Seconds until the first clock runs out."""
    return min((await w.bot.house.times.deadlines(w.table)).values()) - w.bot.house.tables.clock()


async def happens(w: World, event: str) -> None:
    """What discord.py tells of its connection; all that follows from it is stored."""
    w.bot.dispatch(event)
    for _ in range(3):
        await w.env.settle()
        async with w.bot.database.write():
            pass


async def test_a_lost_connection_costs_nobody_time(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="hours-12")
        await w.env.advance_time(HOUR)
        left, cursor = await remaining(w), len(w.env.http_requests)
        assert await w.bot.well()
        await happens(w, "disconnect")
        await w.env.advance_time(30 * HOUR)
        assert not await w.bot.well()
        await happens(w, "resumed")
        await w.env.advance_time(60)
        assert await w.bot.well()
        assert left - 130 <= await remaining(w) <= left
        assert (await w.now()).step == 0 and w.env.http_requests[cursor:] == []


async def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="hours-12")
        await w.env.advance_time(HOUR)
        left = await remaining(w)
        w.env.backend.advance_clock(30 * HOUR)
        await w.env.advance_time(120)
        assert left - 300 <= await remaining(w) <= left
        assert (await w.now()).step == 0


async def test_nobody_is_reminded_who_has_just_answered(tmp_path: Path) -> None:
    """Reminders are sent one after another, which takes a while."""
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="days-1")
        t = await w.now()
        w.env.backend.advance_clock(18 * HOUR + 60)
        [reminder] = await w.bot.house.times.reminders()
        seat = min(t.to_act)
        await w.play(seat, sensible_policy(t, seat))
        cursor = len(w.env.http_requests)
        clock: Any = w.bot.get_cog("ClockCog")
        await clock._send(reminder, w.bot.guilds[0])
        assert w.env.http_requests[cursor:] == []


@pytest.mark.faults
async def test_a_clock_that_cannot_be_served_is_tried_once_a_minute(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="live-1")
        async with w.bot.database.write() as c:
            await c.exec_driver_sql("UPDATE tables SET version = 99")
        await w.env.advance_time(11 * 60)
        with pytest.raises(Refusal):
            await w.now()
        assert 5 <= sum("could not be served" in record.message for record in caplog.records) <= 12


def called(w: World, cursor: int) -> list[list[int]]:
    """Whom each message since then mentions so that it pings them."""
    posts: list[Any] = [r.json for r in w.env.http_requests[cursor:] if r.method == "POST" and r.path.endswith("/messages")]
    return [[int(user) for user in message["allowed_mentions"].get("users", [])] for message in posts]


@pytest.mark.parametrize("direct", [False, True])
async def test_nobody_is_called_who_answered_while_the_board_was_drawn(tmp_path: Path, direct: bool) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2)
        await w.slash(w.people[0], "me", direct=direct)
        await w.slash(w.people[1], "me", direct=direct)
        host, drawing = Host(w.bot.database), vars(w.bot.house)["_drawing"]
        await host.move(w.table)
        cursor = len(w.env.http_requests)
        async with drawing, drawing:
            showing = asyncio.create_task(w.bot.show.table(w.table))
            for _ in range(500):
                await asyncio.sleep(0.01)
                if drawing._waiters:
                    break
            await host.move(w.table)
        await showing
        assert called(w, cursor) == [[]], "the board alone"


async def test_nobody_is_called_for_what_they_always_pass(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("saustall", 3)
        host = Host(w.bot.database)
        t = await until_reaction(host, await w.now())
        [seat] = t.to_act
        await host.play.always_pass(t.id, t.users[seat], True)
        cursor = len(w.env.http_requests)
        await w.bot.show.table(t.id)
        assert called(w, cursor) == [], "the board is edited, and nobody is called"
