"""Clicks and commands at one instant: one is applied, everybody gets a private answer, nothing is lost."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers

from cogs._shared import ids
from db import tables as rows
from tests.host.truth import whole
from tests.play.at_once import at_once, press, private_answers
from tests.play.table import World, control, sensible_policy, world

FIFTY = 50
STALE, STARTED = "That question was answered already", "has begun already"


async def composed(w: World, seat: int) -> tuple[simcord.MemberActor, Any, str]:
    """(who, their panel, the id of its confirmation) once this seat has picked a move."""
    play, t = w.bot.house.play, await w.now()
    who, panel = w.person(t, seat), await w.bot.house.play.panel(t.id, t.users[seat])
    while panel.position is not None and panel.position.choices is not None:
        for part in sensible_policy(replace(t, state=panel.position.state), seat):
            if panel.position is None or panel.position.choices is None:
                break
            picked = [o for o in panel.position.choices.options if o in part.split("+")]
            panel = await play.pick(t.id, who.id, panel.decision or 0, panel.draft.mark, picked)
    shown = await w.open_panel(who)
    button = control(shown, "do")
    assert button is not None
    return who, shown, button["custom_id"]


def told(w: World, results: list[Any]) -> list[str]:
    """What each was answered; fails where somebody was not answered, or in public."""
    said = [private_answers(w, result) for result in results]
    assert all(said), "somebody got no answer"
    return ["\n".join(answers) for answers in said]


async def test_fifty_identical_clicks_are_one_move(tmp_path: Path) -> None:
    async with world(tmp_path, settle=60) as w:
        await w.begin("canal-grande", 2)
        who, panel, confirm = await composed(w, min((await w.now()).to_act))
        said = told(w, await at_once(w, *(press(w, who, panel, confirm) for _ in range(FIFTY))))
        assert (await whole(w.bot.database, w.table)).step == 1
        assert [STALE in answer for answer in said].count(True) == FIFTY - 1


async def test_a_confirmation_pressed_by_everybody_at_the_table_and_a_stranger(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2)
        t = await w.now()
        who, panel, confirm = await composed(w, min(t.to_act))
        other = next(p for p in w.people[:2] if p is not who)
        said = told(w, await at_once(w, *(press(w, p, panel, confirm) for p in (w.people[2], other, who, who))))
        assert (await whole(w.bot.database, w.table)).step == 1
        assert "not your seat" in said[0] and STALE in said[1]
        assert [STALE in answer for answer in said[2:]].count(True) == 1


@pytest.mark.parametrize("turned", [False, True])
async def test_two_people_choose_at_once(tmp_path: Path, turned: bool) -> None:
    async with world(tmp_path) as w:
        await w.begin("saustall", 3)
        moves = [await composed(w, seat) for seat in range(3)]
        if turned:
            moves.reverse()
        said = told(w, await at_once(w, *(press(w, *move) for move in moves)))
        t = await whole(w.bot.database, w.table)
        assert t.step == 3 and not any(STALE in answer for answer in said)


async def test_the_last_seat_is_pressed_for_by_all(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        t = await w.open("canal-grande", players=2)
        lobby = w.message(t.row.channel, t.row.lobby or 0)
        order = [who for _ in range(10) for who in w.people[1:]]
        said = told(w, await at_once(w, *(press(w, who, lobby, ids.for_table(t.id, "join")) for who in order)))
        t = await whole(w.bot.database, t.id)
        assert t.status == "playing" and w.people[0].id in t.users.values()
        assert [STARTED in answer for answer in said].count(False) == 1


@pytest.mark.parametrize("start_first", [True, False])
@pytest.mark.parametrize("verb", ["join", "leave"])
async def test_somebody_joins_or_leaves_as_the_host_starts(tmp_path: Path, verb: str, start_first: bool) -> None:
    """Whichever the database takes first (often the one that was sent first) counts, and the other is told so."""
    async with world(tmp_path) as w:
        await w.open("victor", players=4)
        await w.join(w.people[1])
        t = await w.now()
        lobby = w.message(t.row.channel, t.row.lobby or 0)
        start = press(w, w.people[0], lobby, ids.for_table(t.id, "start"))
        other = press(w, w.people[2 if verb == "join" else 1], lobby, ids.for_table(t.id, verb))
        said = told(w, await at_once(w, *((start, other) if start_first else (other, start))))
        t = await whole(w.bot.database, t.id)
        of_start, of_other = said if start_first else said[::-1]
        if (t.status, t.row.size) == ("playing", 2):
            assert STARTED in of_other
        elif verb == "join":
            assert (t.status, t.row.size) == ("playing", 3)
        else:
            assert t.status == "open" and len(t.users) == 1 and "played by" in of_start


@pytest.mark.parametrize("abort_first", [True, False])
async def test_a_move_as_a_moderator_aborts(tmp_path: Path, abort_first: bool) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2)
        role = w.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
        moderator = w.guild.add_member(w.env.create_user("mo"), roles=[role])
        move = press(w, *await composed(w, min((await w.now()).to_act)))
        abort = moderator.slash(w.channel, "abort", table=w.table)
        said = told(w, await at_once(w, *((abort, move) if abort_first else (move, abort))))
        t = await whole(w.bot.database, w.table)
        assert t.status == "aborted" and "is ended" in said[0 if abort_first else 1]
        assert (t.step == 0) == (STALE in said[1 if abort_first else 0])


async def test_a_move_as_its_time_runs_out(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="live-5")
        move = await composed(w, min((await w.now()).to_act))
        w.env.backend.advance_clock(6 * 60)
        told(w, await at_once(w, press(w, *move)))
        await w.env.advance_time(60)
        t = await whole(w.bot.database, w.table)
        assert [entry.by for entry in await w.bot.house.play.log(t.id, None)] == ["person"], "it came before the host acted"
        late = await composed(w, min(t.to_act))
        await w.env.advance_time(7 * 60)
        assert STALE in told(w, [await press(w, *late)])[0]
        t = await whole(w.bot.database, w.table)
        assert [entry.by for entry in await w.bot.house.play.log(t.id, None)][:2] == ["person", "clock"]


async def test_membership_goes_by_what_was_pressed_last(tmp_path: Path) -> None:
    """Joining twice at one instant, leaving and coming back, a host who leaves the table, a host removed from the server."""
    async with world(tmp_path) as w:
        ada, ben, cleo, dan = w.people
        t = await w.open("victor", players=4)
        lobby = w.message(t.row.channel, t.row.lobby or 0)

        async def pressed(who: simcord.MemberActor, verb: str) -> str:
            return told(w, [await press(w, who, lobby, ids.for_table(t.id, verb))])[0]

        async def seated() -> list[int]:
            return [p.user for p in (await whole(w.bot.database, t.id)).row.seats]

        await at_once(w, *(press(w, ben, lobby, ids.for_table(t.id, "join")) for _ in range(3)))
        assert await seated() == [ada.id, ben.id]
        await pressed(ben, "leave")
        await pressed(ben, "join")
        assert await seated() == [ada.id, ben.id]
        await pressed(ada, "leave")
        assert await seated() == [ben.id] and (await w.now()).row.host == ben.id
        await pressed(cleo, "join")
        w.guild.remove_member(ben)
        await w.env.settle()
        await pressed(dan, "join")
        await pressed(cleo, "start")
        t = await whole(w.bot.database, t.id)
        assert t.status == "playing" and set(t.users.values()) == {cleo.id, dan.id}
        await w.slash(ada, "victor new", players=2)
        assert len(await w.bot.house.tables.of_user(ada.id)) == 1


async def test_controls_never_grow_old(tmp_path: Path) -> None:
    """Minutes, hours and days later the board, the panel and the message that opened the table still answer."""
    async with world(tmp_path) as w:
        lobby = (await w.open("canal-grande", players=2)).row.lobby
        await w.seat_everybody(2)
        t = await w.now()
        who, panel, confirm = await composed(w, min(t.to_act))
        for seconds, jump in ((3 * 60, 0), (3600, 0), (60, 10 * 86_400)):
            w.env.backend.advance_clock(jump)
            await w.env.advance_time(seconds)
            told(w, [await w.press(who, t.row.post, t.place, verb) for verb in ("play", "hand", "words", "rules", "log")])
            assert STARTED in told(w, [await press(w, who, w.message(t.row.channel, lobby or 0), ids.for_table(t.id, "join"))])[0]
        assert STALE not in told(w, [await press(w, who, panel, confirm)])[0]
        assert (await whole(w.bot.database, t.id)).step == 1


def loops() -> int:
    """How many of discord.py's loops run."""
    return sum("Loop._loop" in str(task.get_coro()) for task in asyncio.all_tasks())


async def test_every_reconnection_leaves_one_watch_and_posts_nothing_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("canal-grande", 2, clock="days-1")
        before, watching = len(w.env.http_requests), loops()
        backend = w.env.backend
        for _ in range(20):
            ready = {"v": 10, "user": dict(serializers.user_payload(backend.bot_user)), "session_id": "s", "shard": [0, 1]}
            guilds = [{"id": str(w.guild.id), "unavailable": True}]
            backend.emit("READY", {**ready, "guilds": guilds, "application": {"id": str(backend.application_id), "flags": 0}})
            backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[w.guild.id]))
            backend.emit("RESUMED", {})
            await w.env.settle()
        assert [r.path for r in w.env.http_requests[before:]] == []
        assert loops() == watching > 0
        await w.env.advance_time(19 * 3600)
        reminders = [r for r in w.env.http_requests[before:] if r.method == "POST" and r.path.endswith("/messages")]
        assert len(reminders) == 1
        await w.press(w.people[0], (await w.now()).row.post, w.channel.id, "hand")


def remembered(bot: discord.Client) -> int:
    """How many views and controls discord.py keeps in memory for later clicks."""
    connection: Any = vars(bot)["_connection"]
    store: Any = connection.__dict__["_view_store"]
    views: dict[int, dict[Any, Any]] = store.__dict__["_views"]
    others: list[dict[Any, Any]] = [store.__dict__[name] for name in ("_synced_message_views", "_modals", "_dynamic_items")]
    return sum(map(len, (views, *views.values(), *others)))


@pytest.mark.parametrize("edits", [60, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_board_edits_and_panels_leave_nothing_in_memory(tmp_path: Path, edits: int) -> None:
    async with world(tmp_path, settle=60) as w:
        await w.begin("canal-grande", 2)
        t = await w.now()
        await w.open_panel(w.people[0])
        before = remembered(w.bot)
        objects: list[int] = []
        edited = 0
        for number in range(edits):
            async with w.bot.database.write() as c:
                await rows.note(c, t.id, shown=-1)
            await w.bot.show.table(t.id)
            if number % (edits // 6) == 0:
                await w.open_panel(w.people[number % 2])
                edited += sum(r.method == "PATCH" for r in w.env.http_requests)
                for kept in (w.env.http_requests, w.env.backend.transcript, vars(w.env.backend.cdn)["_blobs"]):
                    kept.clear()  # what the simulated Discord remembers
                gc.collect()
                objects.append(sum(isinstance(one, (discord.ui.View, discord.ui.LayoutView)) for one in gc.get_objects()))
        assert edited + sum(r.method == "PATCH" for r in w.env.http_requests) >= edits
        assert remembered(w.bot) == before
        assert objects[-1] <= objects[1], "views outlive their message"
