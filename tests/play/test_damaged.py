"""A table of which something stored cannot be read: its own people are told so, a moderator can end it, and everybody else plays on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import discord
import pytest
import simcord
from sqlalchemy.exc import IntegrityError

from bot import build
from cogs._shared import ids
from db import tables as rows
from db import timers
from db.open import Database
from host.table import Table
from host.timing import HOUR
from tests.play import raw
from tests.play.table import World, controls, seeds_from, texts, world

CUT = '{"phase":'
COLUMNS = ("state", "options", "timing")
DAMAGED, ENDED = "is damaged and cannot be read", "A moderator ended this table"


def damage(w: World, table: int, column: str = "state") -> None:
    with closing(sqlite3.connect(raw.database(w))) as connection, connection:
        connection.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (CUT, table))


@pytest.mark.faults
async def test_a_damaged_table_harms_no_other(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        ada, ben, cleo, dan = w.people
        damaged = await w.begin("canal-grande", 2, clock="live-1")
        await w.slash(cleo, "canal-grande new", players=2, clock="live-1")
        w.table = (await w.bot.house.tables.of_server(w.guild.id, ["open"]))[0].id
        await w.join(dan)
        damage(w, damaged.id)
        for verb in ("play", "hand", "words", "log", "resign", "resume"):
            lobby = w.message(damaged.row.channel, damaged.row.lobby or 0)
            assert DAMAGED in raw.sentence(await raw.click(w, ada, lobby, ids.for_table(damaged.id, verb)))
        for command in ("canal-grande board", "canal-grande hand", "pause"):
            assert DAMAGED in raw.sentence(await w.slash(ben, command, table=damaged.id))
        whole = await w.now()
        await w.env.advance_time(150)
        assert (await w.now()).step > whole.step
        assert "damaged" not in raw.answer(await w.slash(cleo, "tables"))
        assert f"table {damaged.id}]" in raw.answer(await w.slash(ben, "tables")).partition("damaged ·")[0]


async def left_undone(w: World) -> Table:
    """A table with a change that is not shown, and a seat given up that the host has to move for: as after a crash."""
    t = await w.begin("victor", 3)
    async with w.bot.database.write() as c:
        await rows.seat_people(c, t.id, [replace(s, stand_in=s.seat == min(t.to_act)) for s in t.row.seats])
        await rows.change(c, t.id, at=1, step=t.step)
    return t


async def restart(w: World) -> None:
    await w.bot.database.close()
    w.bot = build(await Database.open(w.bot.database.path), seeds=seeds_from("later"))
    await w.env.restart_bot(w.bot)
    await w.env.settle()


@pytest.mark.faults
@pytest.mark.parametrize("column", COLUMNS)
async def test_a_damaged_table_holds_up_no_other_at_the_next_start(tmp_path: Path, column: str) -> None:
    async with world(tmp_path, people=3) as w:
        damaged = await w.begin("canal-grande", 2)
        whole = await left_undone(w)
        damage(w, damaged.id, column)
        await restart(w)
        t = await w.now()
        assert t.step > whole.step and t.row.shown == t.row.revision
        assert (await w.bot.house.tables.row(damaged.id)).status == "playing", "somebody may be able to repair it"


async def test_whom_a_table_has_called_is_told_anew_where_that_is_damaged(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        damaged = await w.begin("canal-grande", 2)
        whole = await left_undone(w)
        damage(w, damaged.id, "called")
        await restart(w)
        assert (await w.now()).step > whole.step
        await w.slash(w.person(damaged, 0), "canal-grande board", table=damaged.id)
        assert set((await w.bot.house.tables.get(damaged.id)).row.called) == damaged.to_act


@pytest.mark.faults
async def test_reminders_of_other_tables_go_out(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        damaged = await w.begin("canal-grande", 2, clock="days-1")
        whole = await w.begin("canal-grande", 2, clock="days-1")
        damage(w, damaged.id)
        before = len(w.env.http_requests)
        await w.env.advance_time(19 * HOUR)
        sent = [str(r.json) for r in w.env.http_requests[before:] if r.path.endswith("/messages")]
        assert [f"table {whole.id}]" in text for text in sent if "running out" in text] == [True] * len(whole.to_act)
        assert not any(f"table {damaged.id}]" in text for text in sent)


async def officer(w: World) -> simcord.MemberActor:
    role = w.guild.create_role("officers", permissions=discord.Permissions(manage_messages=True))
    return w.guild.add_member(w.env.create_user("olga"), roles=[role])


@pytest.mark.faults
@pytest.mark.parametrize("column", COLUMNS)
async def test_a_moderator_ends_a_damaged_table(tmp_path: Path, column: str) -> None:
    async with world(tmp_path, people=2) as w:
        ada, _ = w.people
        olga = await officer(w)
        t = await w.begin("canal-grande", 2, clock="live-1")
        damage(w, t.id, column)
        assert "damaged and could not be read any more: it is ended" in raw.sentence(await w.slash(olga, "abort", table=t.id))
        row = await w.bot.house.tables.row(t.id)
        assert (row.status, row.questions, row.shown) == ("aborted", {}, row.revision)
        board = w.message(row.post_channel or 0, row.post or 0)
        assert controls(board) == [] and ENDED in texts(board)
        assert ENDED in raw.answer(await w.slash(ada, "tables"))
        assert "cannot be used any more" in raw.sentence(await raw.click(w, ada, board, ids.for_table(t.id, "play")))
        assert "This game is over" in raw.sentence(await w.slash(olga, "abort", table=t.id))
        async with w.bot.database.read() as c:
            assert await timers.of_table(c, t.id) == []


@pytest.mark.faults
async def test_a_moderator_ends_a_damaged_table_that_has_not_begun(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        olga = await officer(w)
        t = await w.open("canal-grande", players=2)
        damage(w, t.id, "options")
        lobby = w.message(t.row.channel, t.row.lobby or 0)
        for who, verb in zip(w.people, ("cancel", "join"), strict=True):
            assert DAMAGED in raw.sentence(await raw.click(w, who, lobby, ids.for_table(t.id, verb)))
        assert "it is ended" in raw.sentence(await w.slash(olga, "abort", table=t.id))
        lobby = w.message(t.row.channel, t.row.lobby or 0)
        assert controls(lobby) == [] and ENDED in texts(lobby)


async def test_what_could_not_be_caught_up_with_is_at_the_next_connection(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        t = await w.begin("canal-grande", 2)
        with closing(sqlite3.connect(raw.database(w))) as connection, connection:
            connection.execute("UPDATE tables SET version = 0")
            connection.execute("CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'full'); END")
        later = build(w.bot.database)
        with pytest.raises(IntegrityError, match="full"):
            await later.on_ready()
        with closing(sqlite3.connect(raw.database(w))) as connection, connection:
            connection.execute("DROP TRIGGER full")
        await later.on_ready()
        assert (await w.bot.house.tables.row(t.id)).status == "aborted"
