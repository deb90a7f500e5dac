"""Whatever anybody presses or types: nobody's table is harmed, and whoever did it is told so, privately and at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs._shared import ids
from engine.registry import GAMES
from tests.play import raw
from tests.play.table import World, controls, texts, world

VERBS = (
    *("join", "leave", "start", "cancel", "play", "hand", "words", "rules", "log", "pick", "gather", "gathered", "page", "back"),
    *("restart", "do", "resign", "passall", "askme", "sit", "resume", "rematch"),
)
OFFICERS = discord.Permissions(manage_messages=True, manage_guild=True)


async def public(w: World) -> dict[str, Any]:
    """The table's messages in the channel, by what they are."""
    t = await w.now()
    found = {"lobby": w.message(t.row.channel, t.row.lobby or 0)}
    if t.row.post is not None:
        found["board"] = w.message(t.row.post_channel or 0, t.row.post)
    return found


async def unchanged(w: World, before: Any, result: Any) -> str:
    """What somebody was told whose click changed nothing."""
    said = raw.answer(result)
    assert "Something went wrong" not in said
    assert raw.stored(w) == before, said
    return said


# Tables that are full, begun, over, gone


async def test_a_table_that_has_begun(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        assert set(vars(w.bot.actions)["_verbs"]) == set(VERBS)
        await w.open("canal-grande", players=2)
        lobby = (await public(w))["lobby"]
        await w.join(ben)
        before = raw.stored(w)
        for who in (ada, ben, cleo):
            for verb in ("join", "leave", "start", "cancel"):
                result = await raw.click(w, who, lobby, ids.for_table(w.table, verb))
                assert "has begun already" in await unchanged(w, before, result)
        for verb in ("resume", "rematch"):
            assert "\n" not in await unchanged(w, before, await raw.click(w, ada, lobby, ids.for_table(w.table, verb)))


async def test_a_side_that_is_full(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        _, ben, cleo, dan = w.people
        await w.open("canal-grande", players=4)
        await w.join(ben, 0)
        before = raw.stored(w)
        assert "That side is full" in await unchanged(w, before, await w.join(cleo, 0))
        lobby = (await public(w))["lobby"]
        for side in ("2", "4321", "-1", "first", "0x1"):
            result = await raw.click(w, dan, lobby, f"t:{w.table}:0:join:{side}")
            assert "\n" not in await unchanged(w, before, result)
        await w.join(cleo, 1)
        before = raw.stored(w)
        assert "already sit" in await unchanged(w, before, await raw.click(w, cleo, lobby, ids.for_table(w.table, "join", 1)))
        await w.join(dan, 1)
        assert (await w.now()).status == "playing"


async def test_a_table_that_is_over_or_was_ended(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        for end in ("cancelled", "resigned"):
            await w.open("canal-grande", players=2)
            if end == "cancelled":
                await w.press(ada, (await w.now()).row.lobby, w.channel.id, "cancel")
            else:
                await w.join(ben)
                asked = (await w.slash(ben, "canal-grande resign", table=w.table)).response
                await w.click(ben, asked, ids.for_table(w.table, "resign"))
            message = list((await public(w)).values())[-1]
            before = raw.stored(w)
            for who in (ada, ben, cleo):
                for verb in VERBS:
                    if verb == "rematch" and end == "resigned" and who is ada:
                        continue
                    await unchanged(w, before, await raw.click(w, who, message, ids.for_table(w.table, verb)))
            assert "This game is over" in raw.sentence(await w.slash(ada, "canal-grande resign", table=w.table))
            assert raw.stored(w) == before


async def test_a_table_that_never_was(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        await w.open("canal-grande", players=2)
        lobby = (await public(w))["lobby"]
        before = raw.stored(w)
        for table in (0, 2, 999_999_999_999):
            for verb in VERBS:
                result = await raw.click(w, w.people[1], lobby, str(ids.TableId(table, verb)))
                assert "\n" not in await unchanged(w, before, result)
        for page in ("words", "log", "rules", "tables", "help", "nothing"):
            for of in ("0", "2", "9" * 32, "mine", "rules", "canal_grande", "x"):
                await unchanged(w, before, await raw.click(w, w.people[1], lobby, str(ids.PageId(page, of, 3))))


async def test_a_table_of_another_server(tmp_path: Path) -> None:
    """A control of one server's table is none on another, and neither is the number of that table."""
    async with world(tmp_path, people=2) as w:
        ada, ben = w.people
        await w.open("canal-grande", players=2)
        guild = w.env.create_guild("Elsewhere")
        channel = guild.create_text_channel("games")
        fay = guild.add_member(w.env.create_user("fay"))
        ben_there = guild.add_member(ben.user)
        await w.env.settle()
        there = (await fay.slash(channel, "canal-grande new", players=2)).response
        await w.join(ben)
        before = raw.stored(w)
        for who in (fay, ben_there):
            for verb in VERBS:
                result = await raw.click(w, who, there, ids.for_table(w.table, verb))
                assert "\n" not in await unchanged(w, before, result)
            for page in ("words", "log"):
                assert "no such table" in await unchanged(w, before, await raw.click(w, who, there, str(ids.PageId(page, str(w.table), 0))))
            for command in ("board", "hand", "log", "resign"):
                result = await who.slash(channel, f"canal-grande {command}", table=w.table)
                assert "no such table" in await unchanged(w, before, result)
            for command in ("pause", "resume", "sit"):
                assert "no such table" in await unchanged(w, before, await who.slash(channel, command, table=w.table))
            assert "no such table" in await unchanged(w, before, await who.slash(channel, "remove", table=w.table, player=ben_there))
        assert (await w.now()).status == "playing"
        del ada


# People who may not


async def everybody_elses(w: World, messages: list[Any], people: list[simcord.MemberActor], reading: set[str]) -> int:
    """These people press every control of these messages, and change nothing; how many controls there were."""
    before, count = raw.stored(w), 0
    shown = [texts(m) for m in messages]
    for message in messages:
        for found in controls(message):
            said = ids.read(found["custom_id"])
            assert said is not None
            if isinstance(said, ids.TableId) and said.verb == "sit":
                continue  # it is for everybody but who left the seat: tests/host/test_leaving.py
            options = [o["value"] for o in found.get("options", [])]
            values = options[: max(1, found.get("min_values", 1))] if options else None
            for who in people:
                count += 1
                told = await unchanged(w, before, await raw.click(w, who, message, found["custom_id"], values))
                if isinstance(said, ids.TableId) and said.verb not in reading:
                    assert "\n" not in told
    assert [texts(m) for m in messages] == shown
    return count


@pytest.mark.parametrize("game", ["canal-grande", "victor"])
async def test_people_without_a_seat(tmp_path: Path, game: str) -> None:
    """Spectators, moderators, and whoever gave up a seat, at every control of the board and of a panel that is not theirs."""
    players = 2 if game == "canal-grande" else 3
    async with world(tmp_path, people=6) as w:
        role = w.guild.create_role("officers", permissions=OFFICERS)
        officer = w.guild.add_member(w.env.create_user("olga"), roles=[role])
        t = await w.begin(game, players)
        panel = await w.open_panel(w.person(t, min(t.to_act)))
        outsiders = [w.people[5], officer]
        if players > 2:
            quitter = w.person(t, max(set(t.users) - t.to_act))
            asked = (await w.slash(quitter, f"{game} resign")).response
            await w.click(quitter, asked, ids.for_table(w.table, "resign"))
            outsiders.append(quitter)
        messages = [*(await public(w)).values()]
        reading = {"words", "rules", "log"}
        assert await everybody_elses(w, [*messages, panel], outsiders, reading) >= 6 * len(outsiders)
        before = raw.stored(w)
        for who in outsiders:
            for verb in set(VERBS) - {"sit"} - reading:
                told = await unchanged(w, before, await raw.click(w, who, messages[-1], ids.for_table(w.table, verb)))
                assert "\n" not in told
            for command in ("hand", "resign"):
                raw.sentence(await w.slash(who, f"{game} {command}", table=w.table))
        assert raw.stored(w) == before


async def test_controls_of_a_game_that_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, people=3, seed="over") as w:
        ada, ben, cleo = w.people
        t = await w.begin("canal-grande", 2)
        panel = await w.open_panel(w.person(t, min(t.to_act)))
        old = [found["custom_id"] for message in (*(await public(w)).values(), panel) for found in controls(message)]
        asked = (await w.slash(ben, "canal-grande resign")).response
        await w.click(ben, asked, ids.for_table(w.table, "resign"))
        before = raw.stored(w)
        board = (await public(w))["board"]
        for custom_id in old:
            for who in (ada, ben, cleo):
                select = isinstance(said := ids.read(custom_id), ids.TableId) and said.verb == "pick" and said.choice is None
                await unchanged(w, before, await raw.click(w, who, board, custom_id, ["red.1"] if select else None))


async def test_only_the_host_starts_and_cancels(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        await w.open("victor", players=4)
        await w.join(ben)
        row = (await w.now()).row
        before = raw.stored(w)
        for who in (ben, cleo):
            for verb in ("start", "cancel"):
                said = await unchanged(w, before, await w.press(who, row.lobby, row.channel, verb))
                assert said == f"Only the host of this table (<@{ada.id}>) can do that."
        await w.press(ada, row.lobby, row.channel, "leave")
        assert (await w.now()).row.host == ben.id
        await w.join(cleo)
        await w.press(ben, row.lobby, row.channel, "start")
        assert (await w.now()).status == "playing"


async def test_too_few_to_start(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        await w.open("canal-grande", players=4)
        lobby = (await public(w))["lobby"]
        before = raw.stored(w)
        assert "is played by 2, 4" in await unchanged(w, before, await raw.click(w, ada, lobby, ids.for_table(w.table, "start")))
        await w.join(ben, 0)
        await w.join(cleo, 1)
        before = raw.stored(w)
        assert "is played by 2, 4" in await unchanged(w, before, await raw.click(w, ada, lobby, ids.for_table(w.table, "start")))


async def test_what_moderators_may_and_others_may_not(tmp_path: Path) -> None:
    """Discord hides these commands from most people; whoever sends them anyway is refused."""
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        await w.open("canal-grande", players=2)
        await w.join(ben)
        before = raw.stored(w)
        said = raw.sentence(await raw.command(w, ada, "abort", {"table": (raw.INTEGER, w.table)}))
        assert "Only those who may manage messages" in said
        for options in ({}, {"place": (raw.STRING, "thread")}, {"openers": (raw.STRING, "managers")}):
            said = raw.sentence(await raw.command(w, ada, "settings", options))
            assert "Only those who may manage this server" in said
        said = raw.sentence(await w.slash(cleo, "remove", table=w.table, player=ben))
        assert "not your seat" in said
        said = raw.sentence(await w.slash(ada, "remove", table=w.table, player=ben))
        assert "ask a moderator" in said
        assert raw.stored(w) == before
        officer = w.guild.add_member(w.env.create_user("olga"), roles=[w.guild.create_role("officers", permissions=OFFICERS)])
        await w.slash(officer, "settings", openers="managers")
        before = raw.stored(w)
        assert "only those who manage it open tables" in raw.sentence(await w.slash(cleo, "canal-grande new"))
        assert raw.stored(w) == before
        assert "is ended" in raw.sentence(await w.slash(officer, "abort", table=w.table))
        assert "is over" in raw.sentence(await w.slash(officer, "abort", table=w.table))


async def test_a_table_in_a_channel_that_somebody_may_not_see(tmp_path: Path) -> None:
    """It is not there for them, nor may somebody act on it who has rights in another channel alone."""
    async with world(tmp_path, people=4) as w:
        _, ben, cleo, _ = w.people
        t = await w.begin("victor", 3, clock="days-1")
        own = w.guild.create_text_channel("dan")
        dan = w.people[3]
        rights = discord.Permissions(manage_messages=True).value
        w.env.backend.set_overwrite(own.id, Overwrite(dan.id, OverwriteType.MEMBER, allow=rights))
        await w.env.settle()
        before = raw.stored(w)
        abort = await w.slash(dan, "abort", own, table=w.table)
        assert "Only those who may manage messages" in raw.sentence(abort)
        assert "not your seat" in raw.sentence(await w.slash(dan, "remove", own, table=w.table, player=ben))
        assert raw.stored(w) == before
        await w.bot.house.leaving.resign(t.id, ben.id)
        assert "Seats" in raw.answer(await w.slash(dan, "tables", own))
        for user in (dan.id, cleo.id):
            denied = discord.Permissions(view_channel=True).value
            w.env.backend.set_overwrite(w.channel.id, Overwrite(user, OverwriteType.MEMBER, deny=denied))
        await w.env.settle()
        before = raw.stored(w)
        assert str(ben.id) not in raw.answer(await w.slash(dan, "tables", own))
        for command in ("sit", "pause", "victor board", "victor log"):
            assert "no such table here" in raw.sentence(await w.slash(dan, command, own, table=w.table)), command
        assert raw.stored(w) == before
        assert (await w.slash(cleo, "victor hand", own, table=w.table)).response.ephemeral, "who sits there plays on"


# Commands that no client sends

WRONG_OPTIONS: list[tuple[str, dict[str, tuple[int, Any]]]] = [
    *(("canal-grande new", {"players": (raw.INTEGER, players)}) for players in (0, 3, -2, 10**30, "2", 2.5, True, None)),
    *(("canal-grande new", {"clock": (raw.STRING, clock)}) for clock in ("", "never", "BANK", 5, "٣")),
    *(("canal-grande new", {"clock": (raw.STRING, "bank"), "bank_days": (raw.INTEGER, days)}) for days in (0, -1, 31, 10**30, "x")),
    *(("canal-grande new", {"clock": (raw.STRING, "bank"), "bank_hours": (raw.INTEGER, hours)}) for hours in (-1, 73, 10**30)),
    ("canal-grande new", {"time_up": (raw.STRING, "explode")}),
    ("canal-grande new", {"returns": (raw.STRING, "perhaps")}),
    ("canal-grande new", {"colour": (raw.STRING, "red")}),
    ("canal-grande old", {}),
    ("go-fish new", {}),
    *((name, {"table": (raw.INTEGER, n)}) for name in ("canal-grande hand", "pause", "sit") for n in (0, -1, 10**9, 10**30, "1", "")),
    ("me", {"language": (raw.STRING, "xx")}),
    ("me", {"zone": (raw.STRING, "")}),
    ("me", {"zone": (raw.STRING, "x" * 61)}),
    ("me", {"quiet": (raw.STRING, "2" * 21)}),
    ("me", {"direct": (raw.STRING, "yes")}),
    ("remove", {}),
]


async def test_options_that_are_not_offered(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        await w.open("canal-grande", players=2)
        await w.join(w.people[1])
        before = raw.stored(w)
        for name, options in WRONG_OPTIONS:
            said = raw.sentence(await raw.command(w, w.people[0], name, options))
            assert raw.stored(w) == before, (name, options)
            assert "This command has changed" in said, (name, options, said)
        vars(w.env)["_errors"].clear()  # the simulated Discord notes what discord.py calls an error; people were told


async def test_options_that_make_no_sense(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        ada, ben = w.people
        before = raw.stored(w)
        for zone in ("Nowhere/Here", "../../etc/passwd", "/etc/localtime", "Europe", ".", "Europe/Berlin\n", "\0"):
            assert "do not know that time zone" in raw.sentence(await w.slash(ada, "me", zone=zone))
        assert "time zone first" in raw.sentence(await w.slash(ada, "me", quiet="22:00-08:00"))
        assert raw.stored(w) == before
        await w.slash(ada, "me", zone="Europe/Berlin")
        before = raw.stored(w)
        for quiet in ("22:00", "22-8-9", "24:00-08:00", "22:60-08:00", "08:00-22:00", "8-8", "-", "²²:00-08:00", "a-b", "22:00-08:00!"):
            assert "Write quiet hours as" in raw.sentence(await w.slash(ada, "me", quiet=quiet)), quiet
        assert raw.stored(w) == before
        await w.slash(ada, "me", quiet="22–8")
        assert "22:00–8:00" in raw.answer(await w.slash(ada, "me"))
        for command in ("board", "hand", "log", "resign"):
            raw.sentence(await w.slash(ben, f"canal-grande {command}"))
            raw.sentence(await w.slash(ben, f"canal-grande {command}", table=77))


async def test_junk_is_completed_to_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        await w.open("canal-grande", players=2)
        junk: list[Any] = ["", " ", "x", "9" * 300, "-1", "٣", "%", "'; DROP TABLE tables; --", 10**30, 0, 1.5, None]
        for value in junk:
            for command in ("board", "hand", "log", "resign"):
                offered = await raw.typing(w, w.people[0], f"canal-grande {command}", "table", raw.INTEGER, value)
                assert len(offered) == (1 if str(value).strip() == "" else 0), value
            assert len(await raw.typing(w, w.people[0], "abort", "table", raw.INTEGER, value)) <= 1
            assert len(await raw.typing(w, w.people[0], "me", "zone", raw.STRING, value)) <= 25
        assert await raw.typing(w, w.people[0], "me", "zone", raw.STRING, "new york") == [
            {"name": "America/New_York", "value": "America/New_York"}
        ]
        w.check()


async def test_what_belongs_to_a_server_is_refused_in_direct_messages(tmp_path: Path) -> None:
    """Discord does not offer it there, unless it knows the commands of an earlier version."""
    async with world(tmp_path, people=1) as w:
        user = w.env.create_user("eve")
        before = raw.stored(w)
        for name in (*(f"{key.replace('_', '-')} new" for key in GAMES), "victor board", "tables", "settings", "pause", "abort"):
            options = {"table": (raw.INTEGER, 1)} if name == "abort" else {}
            assert "works on servers only" in raw.sentence(await raw.command(w, user, name, options, user.dm_channel)), name
        assert raw.stored(w) == before
        for name in ("help", "me"):
            assert "servers only" not in raw.answer(await raw.command(w, user, name, {}, user.dm_channel))
