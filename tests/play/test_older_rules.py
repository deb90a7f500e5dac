"""A new version of the bot with new rules of a game, and with other types: what was played by the old ones can be read by nobody."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot import build
from cogs._shared import ids
from db import timers
from db.open import Database
from tests.play import raw
from tests.play.table import controls, seeds_from, sensible_policy, texts, world

SORRY = "The rules of this game have changed since this table began, so it cannot go on. Sorry!"
OTHER = "cannot be used any more: it was begun with other rules of its game, or is damaged."


async def test_tables_of_older_rules_end_politely(tmp_path: Path) -> None:
    """One that was running, one that was over, one that was still open; and a table of a game whose rules have not changed."""
    async with world(tmp_path, people=2, threads=True) as w:
        ada, ben = w.people
        over = await w.begin("canal-grande", 2)
        await raw.click(w, ben, await w.board(), ids.for_table(over.id, "resign"))
        same = await w.begin("identity", 2)
        running = t = await w.begin("canal-grande", 2, clock="live-1")
        for _ in range(1):
            t = await w.now()
            await w.play(min(t.to_act), sensible_policy(t, min(t.to_act)))
        await w.open("canal-grande", players=2)
        waiting = w.table
        await w.bot.database.close()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            old = "state = iif(state IS NULL, NULL, '{}'), options = '{}', post_view = '{}', post_before = '{}'"
            connection.execute(f"UPDATE tables SET version = 0, {old} WHERE game = 'canal_grande'")
            connection.execute("UPDATE moves SET move = '{}', events = '[{\"kind\": \"forgotten\"}]'")

        w.bot = build(await Database.open(tmp_path / "tables.sqlite3"), seeds=seeds_from("later"))
        await w.env.restart_bot(w.bot)
        await w.env.advance_time(300)
        async with w.bot.database.read() as c:
            assert await timers.next_moment(c) is None, "nothing is left to wake up for, and nobody is reminded"
        rows = {row.id: row for row in await w.bot.house.tables.of_server(w.guild.id, ["open", "playing", "finished", "aborted"])}
        assert {table: row.status for table, row in rows.items()} == {
            over.id: "finished",
            same.id: "playing",
            running.id: "aborted",
            waiting: "aborted",
        }
        assert all(row.shown == row.revision for row in rows.values())

        for table in (running.id, waiting):
            assert SORRY in texts(w.message(rows[table].channel, rows[table].lobby or 0))
        end = w.message(rows[running.id].post_channel or 0, rows[running.id].post or 0)
        assert rows[running.id].post != t.row.post
        assert SORRY in texts(end)
        assert controls(end) == controls(w.message(t.place, t.row.post or 0)) == []

        listed = raw.answer(await w.slash(ada, "tables"))
        assert listed.count(SORRY) == 2
        assert f"won by <@{ada.id}>" in listed
        assert "Identity" in listed
        for table in (over, running):
            for verb in ("play", "hand", "words"):
                assert OTHER in raw.sentence(await raw.click(w, ada, end, ids.for_table(table.id, verb)))
        assert OTHER in raw.sentence(await raw.click(w, ada, end, ids.for_table(over.id, "rematch")))
        assert OTHER in raw.sentence(await raw.click(w, ada, end, ids.for_table(running.id, "log")))
        read = raw.answer(await raw.click(w, ada, end, ids.for_table(over.id, "log")))
        assert f"<@{ada.id}> won" in read, "of a log nothing is lost that can still be read"
        raw.answer(await w.slash(ada, "canal-grande board", table=over.id))
        w.table = over.id
        again = await w.board()
        assert f"<@{ada.id}>" in texts(again)
        assert controls(again) == []

        w.table = same.id
        for _ in range(2):
            t = await w.now()
            await w.play(min(t.to_act), sensible_policy(t, min(t.to_act)))
        assert (await w.now()).step == 2
