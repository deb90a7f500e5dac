"""Whatever the bot sends, Discord takes it: held to Discord's own description of its API (tests/play/wire.py), and to what is said here.

Commands, every message of every state of random matches, names of all kinds, long logs, many tables.
"""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cogs._shared import ids
from cogs._shared.game_cog import GameCog
from cogs._shared.presenter import Presenter
from cogs._shared.voice import units
from db import tables as rows
from engine.game import AnyGame
from engine.registry import GAMES
from host.play import PAGE
from tests.play import raw
from tests.play.shown import TABLE as HIGHEST
from tests.play.shown import Walk
from tests.play.table import World, controls, sensible_policy, texts, world
from tests.play.wire import problems

TEXT = 10
"""Discord's component type."""


def parts_of(components: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """All components, however deep."""
    return [part for component in components for part in (component, *parts_of(component.get("components") or []))]


def misfits(body: Any) -> list[str]:
    """What Discord would refuse of a message or some clients could not use: its description is not at hand everywhere."""
    parts = parts_of(body["components"])
    found: list[str] = []
    if len(parts) > 40:
        found.append(f"{len(parts)} components")
    if (size := sum(units(part["content"]) for part in parts if part["type"] == TEXT)) > 4000:
        found.append(f"{size} characters of text")
    found += ["an empty text" for part in parts if part["type"] == TEXT and not part["content"].strip()]
    found += [
        f"{units(item['description'])} characters of description"
        for part in parts
        for item in part.get("items", [])
        if not 1 <= units(item["description"]) <= 1024
    ]
    named = [part["custom_id"] for part in parts if "custom_id" in part]
    found += [f"{name} twice" for name, count in Counter(named).items() if count > 1]
    found += [f"{name}: {len(name)} characters" for name in named if len(name) > 100]
    found += [f"{name} cannot be read" for name in named if ids.read(name) is None]
    for part in parts:
        if part["type"] == raw.SELECT and not 1 <= len(part["options"]) <= PAGE:
            found.append(f"{len(part['options'])} options")
        if part["type"] == raw.SELECT and part["min_values"] == 0 and ":gather:" not in part["custom_id"]:
            found.append("a select that some clients cannot send")
        if part["type"] == raw.BUTTON and not 1 <= units(part["label"]) <= 80:
            found.append(f"a label of {units(part['label'])} characters")
    return found


def values(body: Any) -> list[str]:
    """The options of all selects."""
    return [option["value"] for part in parts_of(body["components"]) for option in part.get("options", [])]


async def count_from(w: World, last: int) -> None:
    """Let the next table have the number after this one."""
    async with w.bot.database.write() as c:
        await c.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'tables'")
        await c.exec_driver_sql(f"INSERT INTO sqlite_sequence VALUES ('tables', {last})")


def page_of(panel: Any) -> int:
    """The number (from 0) of the page that is shown, by what it says."""
    found = re.search(r"-# Page (\d+) of", texts(panel))
    return int(found[1]) - 1 if found else 0


# Commands


async def test_the_commands(tmp_path: Path) -> None:
    async with world(tmp_path, people=1) as w:
        (synced,) = [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert problems([synced]) == []
        commands: Any = synced.json
        names = {str(command["name"]) for command in commands}
        assert {key.replace("_", "-") for key in GAMES} | {"tables", "help", "settings", "me"} <= names
        anywhere = [0, 1]
        assert {c["name"]: c["contexts"] for c in commands} == {name: anywhere if name in ("help", "me") else [0] for name in names}
        assert [c["name"] for c in commands if c["integration_types"] != [0]] == [], "they come with the bot, not to single people"


# Every message of every state

VARIANTS = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
MATCHES = 200


def options_of(game: AnyGame, number: int) -> Any:
    """The options of a game in turn, the usual ones first."""
    kind = game.options_type
    every = [
        dict(zip(kind.__dataclass_fields__, values, strict=True))
        for values in itertools.product(*([f.default, *_others(f.default)] for f in kind.__dataclass_fields__.values()))
    ]
    return kind(**every[number % len(every)])


def _others(usual: Any) -> list[Any]:
    return [not usual] if isinstance(usual, bool) else [1, 5]


def presenter_of(key: str) -> Presenter[Any]:
    cogs = [found for found in vars(import_module(f"cogs.{key}")).values() if isinstance(found, type) and issubclass(found, GameCog)]
    return next(cog.presenter for cog in cogs if cog is not GameCog)


def all_messages(key: str, seats: int, number: int, every: int, most: int = 400) -> Counter[str]:
    """Go through a match and hold the messages of each `every`th state and of the last one to the limits; how many of each kind."""
    seen = Counter[str]()
    walk = Walk(GAMES[key], seats, options_of(GAMES[key], number), number, presenter_of(key))
    for count, t in enumerate(walk.states(most)):
        if count % every and t.result is None:
            continue
        for message in walk.messages(t):
            seen[message.what] += 1
            assert misfits(message.json) + problems([message]) == [], (message.what, count, message.json)
    return seen


KINDS = {"lobby", "board", "board in words", "old board", "in words", "panel"}


@pytest.mark.parametrize(("key", "seats"), VARIANTS)
async def test_every_message_of_some_states(key: str, seats: int) -> None:
    seen = all_messages(key, seats, 0, 12, 120) + all_messages(key, seats, 1, 12)
    assert seen.keys() >= KINDS


@pytest.mark.soak
@pytest.mark.parametrize("number", range(MATCHES))
async def test_every_message_of_every_state(number: int) -> None:
    key, seats = VARIANTS[number % len(VARIANTS)]
    assert all_messages(key, seats, number // len(VARIANTS), 1).keys() >= KINDS


async def test_many_options_are_paged() -> None:
    """Wherever somebody can choose among more than fit in a select, every option is on one page."""
    walk = Walk(GAMES["donna_leon"], 4, GAMES["donna_leon"].options_type(), 1, presenter_of("donna_leon"))
    paged = 0
    for t in walk.states(400):
        for seat in t.to_act:
            for draft, here in walk.levels(seat):
                if here.choices is None or len(here.choices.options) <= PAGE:
                    continue
                paged += 1
                seen = [option for message in walk.pages(t, seat, draft, here) for option in values(message.json)]
                assert seen == list(here.choices.options)
    assert paged > 3


# Names


PLAIN = ("Ada", "Ben", "Cleo", "Dan")
WILD = (
    "@everyone @here <@&1> <@2> <#3>",
    "**__~~||`]()[x](https://x.yz)|~~",
    "\u202e\u200b\u2066\u05e9\u05dc\u05d5\u05dd\u200f\u0645\u0631\u062d\u0628\u0627\u2069\u0301\u0301\u0301",
    "\U0001f3f4\u200d\u2620\ufe0f" * 6,
)
"""At most 32 characters, as Discord allows: mentions, markdown, invisible and turned round, emoji."""


async def story(folder: Path, names: Sequence[str]) -> tuple[set[str], set[bytes]]:
    """What the bot says while people with these names play and read all that there is (with any id and moment as #), and its pictures."""
    async with world(folder, people=0, threads=True) as w:
        w.people += [w.guild.add_member(w.env.create_user(f"user{i}", global_name=name), nick=name) for i, name in enumerate(names)]
        await count_from(w, HIGHEST - 1)
        t = await w.begin("canal-grande", 4)
        assert t.id == HIGHEST
        for _ in range(3):
            await w.play(min(t.to_act), sensible_policy(t, min(t.to_act)))
            t = await w.now()
        for verb in ("play", "words", "log", "rules"):
            for who in w.people[:2]:
                await w.open_panel(who, verb)
        await w.slash(w.people[0], "tables")
        await raw.click(w, w.people[3], await w.board(), ids.for_table(t.id, "resign"))
        await w.bot.house.tables.abort(t.id, "ending-moderator")
        await w.bot.show.table(t.id)
        said: set[str] = set()
        for request in w.env.http_requests:
            body: Any = request.json or {}
            data: Any = {} if isinstance(body, list) else body.get("data") or body
            assert data.get("allowed_mentions", {"parse": []})["parse"] == []
            said.add(re.sub(r"[0-9]{10,19}", "#", json.dumps([data.get("content"), data.get("components")], ensure_ascii=False)))
        return said, set(vars(w.env.backend.cdn)["_blobs"].values())


async def test_names_are_nowhere(tmp_path: Path) -> None:
    """People are mentioned by their id, and are numbers in pictures: whatever they are called, the bot says and draws the same."""
    assert [units(name) for name in WILD if units(name) > 32] == []
    (tmp_path / "plain").mkdir()
    (tmp_path / "wild").mkdir()
    said, pictures = await story(tmp_path / "plain", PLAIN)
    wild, drawn = await story(tmp_path / "wild", WILD)
    assert len(pictures) > 5 and len(said) > 10
    assert said == wild
    assert pictures == drawn


# Long logs


@pytest.mark.parametrize("key", ["donna_leon", *(pytest.param(key, marks=pytest.mark.soak) for key in GAMES if key != "donna_leon")])
async def test_a_log_of_500_entries_is_paged(tmp_path: Path, key: str) -> None:
    async with world(tmp_path, people=2) as w:
        await count_from(w, HIGHEST - 1)
        t = await w.begin(key.replace("_", "-"), 2)
        play = w.bot.house.play
        while t.status == "playing" and t.step < 24:
            seat = min(t.to_act)
            async with w.bot.house.tables.lock(t.id), w.bot.database.write() as c:
                await play.apply(c, t, seat, "stand_in", [await play.think(t, seat)])
            t = await w.now()
        async with w.bot.database.write() as c:
            played = await rows.moves_of(c, t.id)
            for step in range(len(played) + 1, 501):
                await rows.add_move(c, t.id, replace(played[step % len(played)], step=step))
        await w.bot.show.table(t.id, again=True)
        reader = w.person(t, 0)
        panel = await w.open_panel(reader, "log")
        assert "`500`" in texts(panel), "the newest page comes first"
        said = [texts(panel)]
        while len(turn := [c for c in controls(panel) if int(c["custom_id"].rsplit(":", 1)[1]) < page_of(panel)]):
            panel = (await w.click(reader, panel, turn[0]["custom_id"])).response
            said.insert(0, texts(panel))
        assert len(said) > 3
        for step, text in itertools.product((1, 100, 250, 400, 499), ["\n".join(said)]):
            assert f"`{step}`" in text


# Many tables


async def test_thirty_tables_of_each_kind_are_listed_on_pages(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        await count_from(w, HIGHEST - 90)
        ada, ben, cleo, dan = (p.id for p in w.people)
        tables = w.bot.house.tables
        at: dict[str, Any] = {"server": w.guild.id, "channel": w.channel.id}
        shown: dict[str, list[int]] = {"mine": [], "open": [], "ended": []}
        for _ in range(30):
            game = GAMES["canal_grande"]
            mine = await tables.open(game, 4, game.options_type(), user=ada, **at)
            for user in (ben, cleo, dan):
                await tables.join(mine.id, user)
            waiting = await tables.open(game, 4, game.options_type(), user=ben, **at)
            over = await tables.open(game, 2, game.options_type(), user=cleo, **at)
            await tables.join(over.id, dan)
            await w.bot.house.leaving.resign(over.id, dan)
            for kind, table in (("mine", mine), ("open", waiting), ("ended", over)):
                shown[kind].append(table.id)
        assert max(shown["ended"]) == HIGHEST
        panel = (await w.slash(w.people[0], "tables")).response
        said = texts(panel)
        while turn := [c for c in controls(panel) if int(c["custom_id"].rsplit(":", 1)[1]) > page_of(panel)]:
            panel = (await w.click(w.people[0], panel, turn[-1]["custom_id"])).response
            said += texts(panel)
        for table in (*shown["mine"], *shown["open"], *shown["ended"][-20:]):
            assert f"table {table}]" in said
        for command in ("canal-grande board", "canal-grande hand"):
            raw.sentence(await w.slash(w.people[0], command))
            assert len(await w.people[0].autocomplete(w.channel, command, "table", "")) == PAGE
