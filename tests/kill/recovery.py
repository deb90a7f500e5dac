"""What must hold when a new bot starts on what a killed one left behind."""

from __future__ import annotations

import hashlib
import pickle
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cogs._shared import boards, ids
from db import tables as rows
from host.table import Table
from host.wishes import PAUSE, REMATCH, RESIGN
from tests.host.truth import whole
from tests.kill.kept import CALLS, DATABASE, DISCORD, NONCES, as_real, old_world
from tests.kill.scenes import move
from tests.kill.victim import stored
from tests.play.at_once import press
from tests.play.table import World, controls, texts


def committed(folder: Path) -> dict[str, Any]:
    """All that was committed of the matches."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return stored(connection)


def left_behind(folder: Path) -> str:
    """The same for two killed bots that left the same behind, in the database and in Discord."""
    discord = pickle.loads((folder / DISCORD).read_bytes())
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        dump = "\n".join(line for line in connection.iterdump() if "'alive'" not in line)
    known = [discord.get(name) for name in ("messages", "interactions", "channels", "commands", NONCES, CALLS, "http_requests")]
    return hashlib.sha256(f"{dump}{known}".encode()).hexdigest()


def called(discord: dict[str, Any]) -> Counter[int]:
    """How often each person was called, by mention or by direct message."""
    return Counter(discord.get(CALLS, []))


async def recovers(folder: Path, calls: Counter[int]) -> None:
    """A new bot on what is left: all is whole and shown, nobody is called twice, every old control answers, and play goes on.

    `calls`: how often each person is to have been called in all.
    """
    here = folder / "next"
    here.mkdir()
    for file in (DISCORD, *(DATABASE + suffix for suffix in ("", "-wal"))):
        if (folder / file).exists():
            shutil.copy(folder / file, here / file)
    discord = pickle.loads((here / DISCORD).read_bytes())
    with as_real():
        async with old_world(here) as w:
            for table in await tables(w):
                await check_shown(w, await whole(w.bot.database, table))
            assert called(vars(w.env.backend)) == calls
            for who, message, custom_id, values in old_controls(w, discord):
                result = await press(w, who, message, custom_id, values)
                assert result.acknowledged, custom_id
            for table in await tables(w):
                await check_shown(w, await whole(w.bot.database, table))
            if w.table and (await w.now()).status == "playing":
                step = (await w.now()).step
                await move(w)
                assert (await whole(w.bot.database, w.table)).step > step
            w.check()


async def tables(w: World) -> list[int]:
    return sorted(row.id for row in await w.bot.house.tables.of_server(w.guild.id, ["open", "playing", "finished", "aborted"]))


def old_controls(w: World, discord: dict[str, Any]) -> Iterator[tuple[Any, Any, str, list[str] | None]]:
    """(who, message, custom id, what is chosen) of every control that stood in any message: of a panel for its owner, else for Ada."""
    people = {who.id: who for who in w.people}
    owners = {message: i.user_id for i in discord["interactions"].values() for message in (i.message_id, *i.followup_ids)}
    for messages in discord["messages"].values():
        for message in messages.values():
            who = people[owners[message.id]] if message.is_ephemeral else w.people[0]
            for found in controls(message):
                options = found.get("options")
                yield who, message, found["custom_id"], None if options is None else [o["value"] for o in options][: found["min_values"]]


async def check_shown(w: World, t: Table) -> None:
    """Discord shows the table as it stands: its first message and its board word by word, and no other board has controls."""
    house, row = w.bot.house, t.row
    assert row.shown == row.revision
    guild = w.bot.get_guild(row.server)
    voice = house.public_voice(t, await house.server(row.server), guild)
    presenter = house.presenter(t)
    offered = {"join": [row.lobby]} if t.status == "open" else {}
    if row.lobby is not None:
        same(w.message(row.channel, row.lobby), boards.lobby_view(t, presenter, voice))
    if t.state is not None:
        lines = boards.told(await house.play.log(t.id, None, row.post_since), presenter, voice)
        deadlines = {} if row.paused else await house.times.deadlines(t.id)
        wishes = [await house.leaving.wishes(t.id, wish) for wish in (RESIGN, PAUSE, REMATCH)]
        around = boards.Around(deadlines, *wishes, removing=await house.leaving.removals(t))
        assert row.post is not None and row.post_channel is not None
        assert row.post_step == t.step
        same(w.message(row.post_channel, row.post), boards.board_view(t, presenter, voice, lines, around, picture=True))
        if t.status == "playing":
            offered["play"] = [row.post]
    for verb in ("join", "play"):
        assert boards_with(w, t.id, verb) == offered.get(verb, []), verb
    assert row.lobby is not None or t.status != "open"
    async with w.bot.database.read() as c:
        assert await rows.retired_posts(c, t.id) == []


def boards_with(w: World, table: int, verb: str) -> list[int]:
    """The public messages that offer this control of this table."""
    public = [m for messages in w.env.backend.messages.values() for m in messages.values() if not m.is_ephemeral]
    return [m.id for m in public if any(c["custom_id"] == ids.for_table(table, verb) for c in controls(m))]


def same(message: Any, view: Any) -> None:
    """`message` says what `view` says, and offers the same."""

    class Fresh:
        content = None
        components = view.to_components()

    assert texts(message) == texts(Fresh)
    assert [c["custom_id"] for c in controls(message)] == [c["custom_id"] for c in controls(Fresh)]
