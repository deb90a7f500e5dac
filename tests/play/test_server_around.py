"""The server around a game changes: what was said, to whom, what is lost (nothing), and how often Discord is asked in vain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from host.timing import DAY, HOUR
from tests.play import raw
from tests.play.table import World, control, sensible_policy, texts, world

GAME = "canal-grande"


async def move(w: World, channel: simcord.ChannelHandle | None = None) -> list[str]:
    """Somebody moves, by the command `hand` alone; what was said privately besides the panel."""
    t = await w.now()
    seat = min(t.to_act)
    cursor = len(w.env.http_requests)
    panel = (await w.slash(w.person(t, seat), f"{GAME} hand", channel, table=w.table)).response
    await w.play(seat, sensible_policy(t, seat), panel)
    assert (await w.now()).step == t.step + 1
    return said(w, cursor)


async def board(w: World, who: simcord.MemberActor | None = None, channel: simcord.ChannelHandle | None = None) -> str:
    """What somebody at the table is told who asks for the board."""
    result = await w.slash(who or w.people[0], f"{GAME} board", channel, table=w.table)
    message = result.response or result.followups[0]
    assert message.ephemeral
    return texts(message)


def said(w: World, cursor: int) -> list[str]:
    """The sentences that followed the answers to interactions."""
    found: list[str] = []
    for request in w.env.http_requests[cursor:]:
        message = body(request)
        if request.method == "POST" and request.path.startswith("/webhooks/") and message.get("content"):
            assert message["flags"] & discord.MessageFlags(ephemeral=True).value, "said to everybody"
            found.append(message["content"])
    return found


def body(request: Any) -> dict[str, Any]:
    """The JSON object that was sent; an empty one where it was none."""
    sent: Any = request.json
    return sent if isinstance(sent, dict) else {}  # pyright: ignore[reportUnknownVariableType]


def mentioned(request: Any) -> list[int]:
    """Whom a message may call."""
    allowed: dict[str, list[int]] = body(request).get("allowed_mentions") or {}
    return allowed.get("users", [])


def tried(w: World, cursor: int) -> list[str]:
    """What the bot asked for in channels since then."""
    return [f"{r.method} {r.path}" for r in w.env.http_requests[cursor:] if r.path.startswith("/channels/")]


def forbid(w: World, channel: int, *names: str) -> None:
    """Take these permissions from the bot in a channel, and give it all others."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    w.env.backend.set_overwrite(channel, Overwrite(w.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied))


async def allow(w: World, channel: int) -> None:
    w.env.backend.delete_overwrite(channel, w.env.backend.bot_user.id)
    await w.env.settle()


async def shown(w: World) -> Any:
    """The board, which shows the table as it is and still takes clicks."""
    t = await w.now()
    assert t.row.shown == t.row.revision
    message = await w.board()
    if t.status == "playing":
        await w.press(w.person(t, min(t.to_act)), t.row.post, t.row.post_channel or 0, "play")
    return message


def pictures(message: Any) -> int:
    parts: list[dict[str, Any]] = message.components
    inside: list[list[dict[str, Any]]] = [part.get("components") or [] for part in parts]
    return sum(len(c.get("items") or []) for components in inside for c in components)


# Permissions


@pytest.mark.parametrize("name", ["view_channel", "send_messages"])
async def test_a_bot_that_may_not_post_says_so_once_to_each_and_goes_on(tmp_path: Path, name: str) -> None:
    """The match is played on by commands; the board comes back when it may."""
    async with world(tmp_path) as w:
        await w.begin(GAME, 2)
        place = w.channel.id
        forbid(w, place, name)
        told: dict[int, int] = {}
        cursor = len(w.env.http_requests)
        for _ in range(8):
            t = await w.now()
            mover = t.users[min(t.to_act)]
            for sentence in await move(w):
                assert "I am not allowed to post in" in sentence and name.replace("_", " ").title() in sentence
                told[mover] = told.get(mover, 0) + 1
        assert told and set(told.values()) == {1}
        assert len(tried(w, cursor)) <= 4
        assert "I am not allowed to post in" in await board(w)
        stale = (await w.now()).row
        assert stale.shown < stale.revision
        await allow(w, place)
        await shown(w)
        assert await move(w) == []
        forbid(w, place, name)
        assert len(await move(w)) == 1, "a new trouble is said anew"


async def test_pictures_that_may_not_be_attached_are_put_into_words(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin(GAME, 2)
        assert pictures(await shown(w)) == 1
        forbid(w, w.channel.id, "attach_files")
        assert await move(w) == []
        message = await shown(w)
        assert pictures(message) == 0
        assert "Player 2: marks" in texts(message)
        await allow(w, w.channel.id)
        assert await move(w) == []
        assert pictures(await shown(w)) == 1


@pytest.mark.parametrize("name", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_right_to_make_a_thread_the_channel_serves(tmp_path: Path, name: str) -> None:
    async with world(tmp_path, threads=True) as w:
        await w.open(GAME, players=2)
        forbid(w, w.channel.id, name)
        await w.seat_everybody(2)
        assert (await w.now()).row.thread is None
        await shown(w)
        await allow(w, w.channel.id)
        assert await move(w) == []
        await shown(w)


async def test_a_thread_that_may_not_be_written_in_any_more(tmp_path: Path) -> None:
    """The match goes on in the channel that it was opened in, at once and without a word."""
    async with world(tmp_path, threads=True) as w:
        await w.begin(GAME, 2)
        assert (await w.now()).row.thread is not None
        await move(w)
        forbid(w, w.channel.id, "send_messages_in_threads")
        for _ in range(2):
            assert await move(w) == []
            await shown(w)
        assert (await w.now()).place == w.channel.id


@pytest.mark.parametrize("name", ["view_channel", "send_messages", "attach_files", "embed_links", "read_message_history"])
async def test_a_table_is_not_opened_where_it_could_not_be_played(tmp_path: Path, name: str) -> None:
    async with world(tmp_path) as w:
        forbid(w, w.channel.id, name)
        result = await w.slash(w.people[0], f"{GAME} new", players=2)
        assert name.replace("_", " ").title() in texts(result.response or result.followups[0])
        assert await w.bot.house.tables.of_server(w.guild.id, ["open"]) == []


async def test_an_open_table_where_the_bot_may_not_post_any_more(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open(GAME, players=2)
        forbid(w, w.channel.id, "view_channel")
        cursor = len(w.env.http_requests)
        await w.join(w.people[1])
        assert (await w.now()).status == "playing"
        assert any("I am not allowed to post in" in sentence for sentence in said(w, cursor))
        await allow(w, w.channel.id)
        await shown(w)


# Deletion


async def test_a_deleted_message_comes_back_with_the_next_move(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open(GAME, players=2)
        t = await w.now()
        w.env.backend.delete_message(w.channel.id, t.row.lobby or 0)
        await board(w)
        again = await w.now()
        assert again.row.lobby not in (None, t.row.lobby)
        await w.join(w.people[1])
        for _ in range(3):
            t = await w.now()
            w.env.backend.delete_message(w.channel.id, t.row.post or 0)
            assert await move(w) == []
            assert (await w.now()).row.post != t.row.post
            await shown(w)
        w.env.backend.delete_message(w.channel.id, (await w.now()).row.post or 0)
        await board(w, w.people[1])
        await shown(w)
        w.env.backend.delete_message(w.channel.id, (await w.now()).row.post or 0)
        await resign(w)
        assert "🏆" in texts(await w.board())
        w.env.backend.delete_message(w.channel.id, (await w.now()).row.post or 0)
        cursor = len(w.env.http_requests)
        await board(w)
        assert "🏆" in texts(await w.board())
        await w.env.advance_time(DAY)
        assert len(tried(w, cursor)) <= 2


async def resign(w: World, channel: simcord.ChannelHandle | None = None) -> list[str]:
    """The first person gives up: the match is over. What was said besides."""
    cursor = len(w.env.http_requests)
    sure = (await w.slash(w.people[0], f"{GAME} resign", channel, table=w.table)).response
    button = control(sure, "resign")
    assert button is not None
    await w.click(w.people[0], sure, button["custom_id"])
    assert (await w.now()).status == "finished"
    return said(w, cursor)


async def test_a_deleted_thread_is_followed_by_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, threads=True) as w:
        await w.begin(GAME, 2)
        await move(w)
        w.env.backend.delete_channel((await w.now()).row.thread or 0)
        await w.env.settle()
        assert await move(w) == []
        assert (await w.now()).place == w.channel.id
        await shown(w)


@pytest.mark.parametrize("when", ["open", "playing", "finished"])
async def test_a_deleted_channel_is_followed_by_another_one_that_somebody_chooses(tmp_path: Path, when: str) -> None:
    async with world(tmp_path) as w:
        hall = w.guild.create_text_channel("hall")
        await w.open(GAME, players=2)
        if when != "open":
            await w.seat_everybody(2)
        if when == "finished":
            await resign(w)
        w.env.backend.delete_channel(w.channel.id)
        await w.env.settle()
        w.channel = hall
        if when == "playing":
            told = [sentence for _ in range(4) for sentence in await move(w)]
            assert told and all("is gone" in sentence and f"({w.table})" in sentence for sentence in told)
            assert len(told) <= 2
        cursor = len(w.env.http_requests)
        await w.env.advance_time(DAY)
        assert tried(w, cursor) == []
        assert str(hall.id) in await board(w)
        t = await w.now()
        assert t.row.channel == hall.id
        if when == "open":
            await w.join(w.people[1])
        await shown(w)
        if when != "finished":
            assert await move(w) == []
            await shown(w)


@pytest.mark.parametrize("how", ["resigned", "aborted", "cancelled"])
async def test_a_match_whose_channel_is_gone_can_be_ended_from_anywhere(tmp_path: Path, how: str) -> None:
    async with world(tmp_path) as w:
        hall = w.guild.create_text_channel("hall")
        await w.open(GAME, players=2)
        if how != "cancelled":
            await w.seat_everybody(2)
        role = w.guild.create_role("officers", permissions=discord.Permissions(manage_messages=True))
        officer = w.guild.add_member(w.env.create_user("olga"), roles=[role])
        w.env.backend.delete_channel(w.channel.id)
        await w.env.settle()
        if how == "resigned":
            await resign(w, hall)
        else:
            await w.slash(officer, "abort", hall, table=w.table)
            assert (await w.now()).status == "aborted"
        cursor = len(w.env.http_requests)
        await w.env.advance_time(DAY)
        assert tried(w, cursor) == []
        assert await w.bot.house.tables.of_user(w.people[0].id) == []


# Archived and locked threads, closed doors


async def test_an_archived_thread_is_woken_by_a_new_post(tmp_path: Path) -> None:
    """An edit is refused there; a new message wakes the thread, as Discord has it."""
    async with world(tmp_path, threads=True) as w:
        await w.begin(GAME, 2)
        t = await w.now()
        w.env.inject_error(
            "PATCH", f"/channels/{t.row.thread}/messages/*", status=400, code=50083, message="Thread is archived", times=None
        )
        for _ in range(4):
            assert await move(w) == []
            now = await w.now()
            assert now.row.shown == now.row.revision and now.place == t.row.thread
        await shown(w)


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (400, 160005), (403, 160005)])
async def test_a_locked_thread_is_left_for_the_channel(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path, threads=True) as w:
        await w.begin(GAME, 2)
        thread = (await w.now()).row.thread
        w.env.inject_error("*", f"/channels/{thread}/messages*", status=status, code=code, message="Thread is locked", times=None)
        for _ in range(4):
            assert await move(w) == []
        assert (await w.now()).place == w.channel.id
        await shown(w)
        cursor = len(w.env.http_requests)
        await w.env.advance_time(DAY)
        assert not [request for request in tried(w, cursor) if str(thread) in request]


LOCKED = [(400, 50083), (400, 160005), (403, 50083), (403, 160005)]
"""How Discord refuses what is to be posted in an archived or locked thread."""


async def in_a_thread(w: World) -> simcord.ChannelHandle:
    """A table is to be opened in a thread that people made; the channel that this hangs from."""
    hall = w.channel
    w.env.backend.create_thread(hall.id, "talk", w.people[0].id)
    await w.env.settle()
    w.channel = hall.threads[0]
    return hall


def lock(w: World, status: int, code: int) -> None:
    w.env.inject_error("*", f"/channels/{w.channel.id}/messages*", status=status, code=code, message="Thread is locked", times=None)


@pytest.mark.parametrize(("status", "code"), [LOCKED[0], LOCKED[-1], *(pytest.param(*way, marks=pytest.mark.soak) for way in LOCKED[1:-1])])
async def test_a_table_opened_in_a_thread_that_is_locked_is_brought_elsewhere_with_board(tmp_path: Path, status: int, code: int) -> None:
    """The match is played on by commands; everybody is told once, and the locked thread is knocked at seldom."""
    async with world(tmp_path, settle=60) as w:
        hall = await in_a_thread(w)
        await w.begin(GAME, 2)
        lock(w, status, code)
        told = [sentence for _ in range(6) for sentence in await move(w, hall)]
        assert 1 <= len(told) <= 2
        assert all(f"<#{w.channel.id}> is archived or locked" in sentence and f"({w.table})" in sentence for sentence in told)
        cursor = len(w.env.http_requests)
        await w.env.advance_time(2 * DAY)
        knocked = [request for request in tried(w, cursor) if request.startswith("POST")]
        assert 8 <= len(knocked) <= 16
        assert "is archived or locked" in await board(w), "the command was used in that thread"
        assert str(hall.id) in await board(w, channel=hall)
        assert (await w.now()).row.channel == hall.id
        w.channel = hall
        for _ in range(2):
            await shown(w)
            assert await move(w) == []


async def test_an_open_table_in_a_locked_thread_is_brought_elsewhere_too(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        hall = await in_a_thread(w)
        await w.open(GAME, players=2)
        lock(w, 403, 160005)
        assert str(hall.id) in await board(w, channel=hall)
        assert (await w.now()).row.channel == hall.id
        await w.join(w.people[1])
        w.channel = hall
        await shown(w)


async def test_a_table_is_shown_as_soon_as_its_thread_is_unlocked(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        hall = await in_a_thread(w)
        await w.begin(GAME, 2)
        w.env.backend.edit_channel(w.channel.id, {}, thread_metadata={"locked": True})
        lock(w, 403, 160005)
        for _ in range(2):
            await move(w, hall)
        w.env.backend.faults.clear()
        assert (await w.now()).row.shown < (await w.now()).row.revision
        w.env.backend.edit_channel(w.channel.id, {}, thread_metadata={"locked": False})
        await w.env.settle()
        assert (await w.now()).row.shown == (await w.now()).row.revision
        assert (await w.now()).row.channel == w.channel.id


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_doors_are_knocked_at_once(tmp_path: Path, code: int) -> None:
    """Who asked for direct messages and does not take them is called by a mention, with the reason, from then on."""
    async with world(tmp_path) as w:
        await w.slash(w.people[1], "me", direct=True)
        await w.begin(GAME, 2)
        ben = w.people[1].id
        direct = f"/channels/{w.env.backend.get_dm_channel(ben).id}/messages"
        w.env.inject_error("POST", direct, status=403, code=code, message="Cannot send messages to this user", times=None)
        cursor = len(w.env.http_requests)
        for _ in range(12):
            assert await move(w) == []
            await shown(w)
        posts = [r for r in w.env.http_requests[cursor:] if r.method == "POST"]
        assert len([r for r in posts if r.path == direct]) == 1
        closed = [r for r in posts if "could not send you a direct message" in str(body(r).get("content"))]
        assert len(closed) == 1
        assert closed[0].path == f"/channels/{w.channel.id}/messages"
        called = [r for r in posts if ben in mentioned(r)]
        assert len(called) > 1
        await w.press(w.people[1], (await w.now()).row.post, w.channel.id, "hand")


# Failures of Discord


async def test_when_discord_fails_the_table_is_shown_a_little_later(tmp_path: Path) -> None:
    async with world(tmp_path, settle=60) as w:
        await w.begin(GAME, 2)
        w.env.inject_error("*", f"/channels/{w.channel.id}/messages*", status=500, times=None)
        told = [sentence for _ in range(2) for sentence in await move(w)]
        assert told and all("Discord does not take the board just now" in sentence for sentence in told)
        assert (await w.now()).row.shown < (await w.now()).row.revision
        w.env.backend.faults.clear()
        await w.env.advance_time(700)
        await shown(w)
        assert await move(w) == []


# Servers that cannot be reached


def contents(w: World) -> Any:
    """All rows but the facts, with the clocks as they are."""
    return raw.stored(w)


async def test_a_bot_that_was_removed_and_invited_again_goes_on(tmp_path: Path) -> None:
    """Everything is kept while it is away, nobody loses time or their seat, nothing is asked of Discord."""
    async with world(tmp_path) as w:
        await w.begin(GAME, 2, clock="hours-12")
        await move(w)
        before, left = contents(w), await remaining(w)
        backend = w.env.backend
        kept = backend.guilds[w.guild.id]
        backend.emit("GUILD_DELETE", {"id": str(w.guild.id)})
        await w.env.settle()
        cursor = len(w.env.http_requests)
        await w.env.advance_time(3 * DAY)
        assert w.env.http_requests[cursor:] == []
        assert {k: v for k, v in contents(w).items() if k != "timers"} == {k: v for k, v in before.items() if k != "timers"}
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, kept))
        await w.env.settle()
        await w.env.advance_time(120)
        assert left - 130 <= await remaining(w) <= left
        await shown(w)
        assert await move(w) == []
        await shown(w)


async def remaining(w: World) -> int:
    """Seconds until the first clock runs out."""
    return min((await w.bot.house.times.deadlines(w.table)).values()) - w.bot.house.tables.clock()


async def test_a_server_that_is_down_for_hours_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin(GAME, 2, clock="hours-12")
        await move(w)
        before, left = contents(w), await remaining(w)
        backend = w.env.backend
        backend.emit("GUILD_DELETE", {"id": str(w.guild.id), "unavailable": True})
        await w.env.settle()
        cursor = len(w.env.http_requests)
        await w.env.advance_time(30 * HOUR)
        assert w.env.http_requests[cursor:] == []
        assert {k: v for k, v in contents(w).items() if k != "timers"} == {k: v for k, v in before.items() if k != "timers"}
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[w.guild.id]))
        await w.env.settle()
        await w.env.advance_time(120)
        assert left - 130 <= await remaining(w) <= left
        assert await move(w) == []
        await shown(w)


@pytest.mark.parametrize("gone", [{}, {"unavailable": True}])
async def test_no_board_is_promised_on_a_server_that_cannot_be_reached(tmp_path: Path, gone: dict[str, bool]) -> None:
    """Commands may arrive all the same: a server can have them without the bot."""
    async with world(tmp_path) as w:
        await w.begin(GAME, 2)
        w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id), **gone})
        await w.env.settle()
        cursor = len(w.env.http_requests)
        told = await board(w)
        assert "cannot reach this server" in told and "https://" not in told
        assert tried(w, cursor) == []


# Refused requests add up


async def test_whoever_asks_for_the_board_again_and_again_puts_off_nothing(tmp_path: Path) -> None:
    """The bot tries by itself as soon as it would have without them."""
    async with world(tmp_path) as w:
        await w.begin(GAME, 2)
        forbid(w, w.channel.id, "send_messages")
        for _ in range(2):
            await move(w)
        for _ in range(10):
            assert "I am not allowed to post in" in await board(w)
        cursor = len(w.env.http_requests)
        await w.env.advance_time(150)
        assert tried(w, cursor)


@pytest.mark.parametrize("tables", [6, pytest.param(20, marks=pytest.mark.soak)])
async def test_refused_requests_stay_few(tmp_path: Path, tables: int) -> None:
    """Many tables in a channel where nothing may be posted any more, a day and a half long, clocks running out and reminders due: Discord
    is asked a few times, however many tables there are. Its limit, beyond which it shuts an address out, is 10,000 in ten minutes."""
    async with world(tmp_path, settle=120) as w:
        for _ in range(tables):
            await w.begin(GAME, 2, clock="hours-12")
        forbid(w, w.channel.id, "send_messages")
        cursor = len(w.env.http_requests)
        for table in range(w.table - tables + 1, w.table + 1):
            w.table = table
            await move(w)
        assert len(tried(w, cursor)) <= 3
        await w.env.advance_time(36 * HOUR)
        refused = [request for request in tried(w, cursor) if request.startswith("POST")]
        assert 5 < len(refused) <= 20, refused
        await allow(w, w.channel.id)
        for table in range(w.table - tables + 1, w.table + 1):
            w.table = table
            await shown(w)
