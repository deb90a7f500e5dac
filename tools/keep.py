"""Keep a database as this version writes it, for the tests of all later ones: `.venv/bin/python -m tools.keep`.

It writes tests/db/kept/<newest revision>.sqlite3, all of it made by the real bot while people play in a simulated Discord: a match of
each game under way, picks not confirmed yet, a seat given up, a match that is over, one that was ended, an open table, settings, clocks.
tests/db/test_kept.py opens every kept file with the code of now and plays on in it.

A kept file stands for the files that people have. One is written for each revision, when it is released, and never changes again. Until
the first release revision 0001 follows db/schema.py, and the engine's types may change without a new `version` of their game: whoever
changes either then deletes the file and runs this.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

import discord
import simcord

from db.backup import backup_file
from db.files import NEWEST
from db.problem import DatabaseProblem
from engine.registry import GAMES
from tests.play.table import World, control, controls, sensible_policy, world

FOLDER: Final = Path(__file__).parent.parent / "tests" / "db" / "kept"
STORED: Final = 14
"""Moves of each match under way that the host's use cases store: enough that it is no longer as it was dealt."""
CLICKED: Final = 2
"""Moves after these that are made in panels, so that posts, calls and what people have seen of the secrets are stored too."""


async def keep(target: Path) -> None:
    """Write the file. Raises DatabaseProblem when there is one of that name."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "copy.sqlite3"
        async with world(Path(name), people=5, threads=True, seed="kept", settle=120) as w:
            await play(w)
            await backup_file(w.bot.database.path, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA page_size=1024")  # most tables have a few rows
            connection.execute("VACUUM")
        await backup_file(copy, target)


async def play(w: World) -> None:
    """All that there is to keep."""
    everything = w.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    boss = w.guild.add_member(w.env.create_user("boss"), roles=[everything])
    ben, eve = w.people[1], w.people[4]
    await w.slash(boss, "settings", place="thread", openers="everyone", language="en")
    await w.slash(ben, "me", zone="Europe/Berlin", quiet="22:00-08:00", direct=True)
    for key, game in GAMES.items():
        await w.begin(key.replace("_", "-"), max(game.seats), clock="bank")
        await move(w, STORED)
        for _ in range(CLICKED):
            t = await w.now()
            await w.play(min(t.to_act), sensible_policy(t, min(t.to_act)))
        t = await w.now()
        if len(t.users) > 2 and not w.bot.house.tables.sides(game, len(t.users)):
            await resign(w, w.person(t, max(set(t.users) - t.to_act)))
            t = await w.now()
        await pick(w, w.person(t, min(t.to_act - t.stand_ins)))
    await w.slash(ben, "pause", table=w.table)

    await w.begin("identity", 2, points=1, clock="days-3")
    await move(w, 10_000)
    over = await w.now()
    await w.press(w.person(over, 0), over.row.post, over.place, "rematch")
    await w.begin("victor", 3)
    await w.slash(boss, "abort", table=w.table)
    await w.open("donna-leon", players=4, clock="bank", bank_days=2, time_up="lose", returns=False, notebook=False)
    await w.join(eve)


async def move(w: World, most: int) -> None:
    """So many moves without clicks, as the host's stand-in would play; fewer when the match is over before."""
    house = w.bot.house
    for _ in range(most):
        t = await w.now()
        if t.status != "playing":
            break
        seat = min(t.to_act)
        async with house.tables.lock(t.id), house.database.write() as c:
            await house.play.apply(c, t, seat, "person", [await house.play.think(t, seat)])
    await w.bot.actions.settle(w.table)


async def resign(w: World, who: simcord.MemberActor) -> None:
    """Give up a seat; the host plays it from now on."""
    t = await w.now()
    asked = (await w.slash(who, f"{t.game.key.replace('_', '-')} resign", table=t.id)).response
    sure = control(asked, "resign")
    assert sure is not None
    await w.click(who, asked, sure["custom_id"])


async def pick(w: World, who: simcord.MemberActor) -> None:
    """The first thing that is offered, not confirmed."""
    panel = await w.open_panel(who)
    offered = next(c for c in controls(panel) if c["custom_id"].split(":")[3] in ("pick", "gather"))
    if "options" in offered:
        values = [option["value"] for option in offered["options"]]
        await w.select(who, panel, offered["custom_id"], values[: max(1, offered["min_values"])])
    else:
        await w.click(who, panel, offered["custom_id"])


def main() -> int:
    target = FOLDER / f"{NEWEST}.sqlite3"
    try:
        asyncio.run(keep(target))
    except DatabaseProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"{target.name}: {target.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
