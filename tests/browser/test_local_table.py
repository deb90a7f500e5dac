"""The local table as people meet it: an address, a page each, and everything at once."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest
from playwright.async_api import Browser
from simcord import Env

from bot import discord_time
from db.open import Database
from engine.registry import GAMES
from host.tables import Tables, new_seed
from local import LocalBot, make_world
from tests.browser.driver import ROOT, LocalTable, Person, open_table
from tests.play.table import sensible_policy, texts

pytestmark = pytest.mark.browser

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")


async def test_four_people_see_at_once_what_one_of_them_writes(table: LocalTable, browser: Browser) -> None:
    people = [await Person.sit_down(browser, table.address, name) for name in PEOPLE]
    for person in people:
        start = time.monotonic()
        await person.say(f"{person.name} is here")
        for other in people:
            await other.see(f"{person.name} is here")
        assert time.monotonic() - start < 10


async def test_nobody_is_refused_because_others_act_at_the_same_moment(table: LocalTable, browser: Browser) -> None:
    ada, ben, cleo = [await Person.sit_down(browser, table.address, name) for name in PEOPLE[:3]]

    async def talk(person: Person) -> None:
        for number in range(8):
            await person.say(f"{person.name} says {number}")

    async def ask(person: Person) -> None:
        for _ in range(8):
            await person.command("/tables")
            assert "Ada says" not in await person.panel()

    await asyncio.gather(talk(ada), talk(ben), ask(cleo))
    assert [person.repeats for person in (ada, ben, cleo)] == [0, 0, 0]
    assert (await cleo.channel()).count(" says ") == 16


async def test_only_ada_manages_the_server(table: LocalTable, browser: Browser) -> None:
    ada, ben = [await Person.sit_down(browser, table.address, name) for name in PEOPLE[:2]]
    assert "/settings" in await ada.commands()
    assert "/settings" not in await ben.commands()
    assert "/tables" in await ben.commands()


async def test_ctrl_c_stops_it_at_once_while_pages_are_open(database: Path, browser: Browser) -> None:
    async with open_table(database) as table:
        ada = await Person.sit_down(browser, table.address, "Ada")
        await ada.say("good night")
        start = time.monotonic()
        table.process.send_signal(signal.SIGINT)
        assert await table.process.wait() == 0
        assert time.monotonic() - start < 10
    async with open_table(database) as table:
        ada = await Person.sit_down(browser, table.address, "Ada")
        await ada.command("/tables")


async def test_a_taken_port_is_told_in_one_sentence(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "bot.py",
            cwd=ROOT,
            env={**os.environ, "DATABASE": str(database), "LOCAL_PORT": port, "DISCORD_TOKEN": "", "LOG_LEVEL": "ERROR"},
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await process.communicate()
    assert process.returncode == 2
    last = said.decode().splitlines()[-1]
    assert last.startswith("The local table cannot open")
    assert port in last and "LOCAL_PORT" in last


async def test_the_start_waits_for_no_board(database: Path) -> None:
    """simcord gives a bot five seconds to start, which is not enough for many boards on a slow computer."""
    store = await Database.open(database)
    bot = LocalBot(store, discord_time, new_seed)
    env = Env(bot, settle_timeout=30)
    channel, people = make_world(env)
    assert channel.guild is not None
    tables, rules = Tables(store, discord_time), GAMES["canal_grande"]
    t = await tables.open(rules, 2, rules.options_type(), server=channel.guild.id, channel=channel.id, user=people[0].id)
    await tables.join(t.id, people[1].id)
    try:
        await env.start()
        assert (await tables.get(t.id)).row.post is None
        with env.time_context():
            await bot.catch_up()
            boards = env.backend.messages[channel.id]
            first = (await tables.get(t.id)).row.post
            assert first in boards
            t = await tables.get(t.id)
            seat = min(t.to_act)
            async with store.write() as c:
                await bot.house.play.apply(c, t, seat, "person", [t.game.move_at(t.state, seat, sensible_policy(t, seat))])
            await bot.show.table(t.id)
            await bot.forget_discord()
            await bot.catch_up()
        last = (await tables.get(t.id)).row.post
        assert last not in (None, first)
        assert "offers A" in texts(boards[last]), "what happened before the stop is told again after it"
    finally:
        await bot.close()
        await env.shutdown()
        await store.close()
