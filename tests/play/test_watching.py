"""The clocks are watched by a bot that is out of reach for a while, or that somebody is quicker than."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from host.errors import Refusal
from host.timing import HOUR
from tests.play.table import World, sensible_policy, world


async def begun(w: World, **options: Any) -> None:
    await w.open("canal-grande", players=2, **options)
    await w.seat_everybody(2)


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
        await begun(w, clock="hours-12")
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
        await begun(w, clock="hours-12")
        await w.env.advance_time(HOUR)
        left = await remaining(w)
        w.env.backend.advance_clock(30 * HOUR)
        await w.env.advance_time(120)
        assert left - 300 <= await remaining(w) <= left
        assert (await w.now()).step == 0


async def test_nobody_is_reminded_who_has_just_answered(tmp_path: Path) -> None:
    """Reminders are sent one after another, which takes a while."""
    async with world(tmp_path) as w:
        await begun(w, clock="days-1")
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
        await begun(w, clock="live-1")
        async with w.bot.database.write() as c:
            await c.exec_driver_sql("UPDATE tables SET version = 99")
        await w.env.advance_time(11 * 60)
        with pytest.raises(Refusal):
            await w.now()
        assert 5 <= sum("could not be served" in record.message for record in caplog.records) <= 12
