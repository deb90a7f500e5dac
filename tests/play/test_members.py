"""People leave the server. Discord does not tell this bot, which asks: soon enough that no table waits for ever, and seldom."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.timing import DAY, HOUR
from tests.kill.scenes import ahead
from tests.play.table import World, sensible_policy, texts, world


def asked(w: World, cursor: int = 0) -> list[str]:
    """After whom Discord was asked since then."""
    return [r.path for r in w.env.http_requests[cursor:] if r.method == "GET" and r.path.startswith(f"/guilds/{w.guild.id}/members/")]


async def move(w: World) -> None:
    t = await w.now()
    seat = min(t.to_act)
    await w.play(seat, sensible_policy(t, seat))


async def test_no_table_waits_for_ever_for_somebody_who_left(tmp_path: Path) -> None:
    """Without a clock nobody is reminded; a day after they were heard of last, the seat is the host's."""
    async with world(tmp_path, settle=60) as w:
        t = await w.begin("canal-grande", 4)
        seat = min(t.to_act)
        w.guild.remove_member(w.person(t, seat))
        await w.env.advance_time(26 * HOUR)
        t = await w.now()
        assert t.stand_ins == {seat} and t.step > 0
        assert "no longer plays" in texts(await w.board())


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_nobody_counts_as_gone_where_discord_does_not_say_so(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path, settle=60) as w:
        await w.begin("canal-grande", 2)
        w.env.inject_error("GET", f"/guilds/{w.guild.id}/members/*", status=status, code=code, times=None)
        await w.env.advance_time(26 * HOUR)
        assert asked(w)
        assert (await w.now()).stand_ins == frozenset()


async def test_who_asks_for_the_board_learns_at_once_who_left(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        t = await w.begin("canal-grande", 4)
        seat = min(t.to_act)
        gone = w.person(t, seat)
        other = next(who for who in w.people if who.id != gone.id)
        w.guild.remove_member(gone)
        await w.env.advance_time(120)
        cursor = len(w.env.http_requests)
        await w.slash(other, "canal-grande board")
        assert (await w.now()).stand_ins == {seat}
        assert "no longer plays" in texts(await w.board())
        assert len(asked(w, cursor)) == 1


async def test_a_match_does_not_begin_with_a_host_who_left(tmp_path: Path) -> None:
    """Whoever would have been the last to join has the table instead."""
    async with world(tmp_path) as w:
        ada, ben, cleo, _ = w.people
        await w.open("canal-grande", players=2)
        w.guild.remove_member(ada)
        await w.join(ben)
        t = await w.now()
        assert t.status == "open" and list(t.users.values()) == [ben.id] and t.row.host == ben.id
        await w.join(cleo)
        t = await w.now()
        assert t.status == "playing" and set(t.users.values()) == {ben.id, cleo.id}


async def test_a_match_that_its_host_starts_begins_without_those_who_left(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        ada, ben, cleo, _ = w.people
        await w.open("victor", players=4)
        await w.join(ben)
        await w.join(cleo)
        w.guild.remove_member(ben)
        await w.env.advance_time(120)
        t = await w.now()
        await w.press(ada, t.row.lobby, t.row.channel, "start")
        t = await w.now()
        assert t.status == "playing" and set(t.users.values()) == {ada.id, cleo.id}


async def test_no_rematch_begins_with_somebody_who_left(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        ada, ben, *_ = w.people
        await w.begin("identity", 2)
        t = await ahead(w, 1000)
        assert t.status == "finished"
        await w.press(ben, t.row.post, t.place, "rematch")
        w.guild.remove_member(ben)
        told = (await w.press(ada, t.row.post, t.place, "rematch")).response
        assert "there is no rematch" in texts(told)
        assert (await w.now()).row.again is None


async def test_discord_is_asked_seldom_after_those_who_are_there(tmp_path: Path) -> None:
    """Once a day after somebody who is silent, never after those who play, nor after anybody where a clock runs."""
    async with world(tmp_path, settle=60) as w:
        await w.begin("canal-grande", 2, clock="days-7")
        await w.begin("canal-grande", 2)
        cursor = len(w.env.http_requests)
        for _ in range(6):
            await move(w)
            await w.env.advance_time(4 * HOUR)
        assert asked(w, cursor) == []
        await w.env.advance_time(4 * DAY)
        assert 3 <= len(asked(w, cursor)) <= 4
        assert (await w.now()).stand_ins == frozenset()
        t = await w.now()
        silent = w.person(t, min(t.to_act))
        cursor = len(w.env.http_requests)
        for _ in range(3):
            await w.slash(next(who for who in w.people[:2] if who.id != silent.id), "canal-grande board", table=w.table)
        assert len(asked(w, cursor)) == 1
