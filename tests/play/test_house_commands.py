"""The commands and buttons around a match: settings, one's own settings, lists, pauses, removals, rematches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from cogs._shared.game_cog import invitation
from tests.play.at_once import at_once
from tests.play.table import control, sensible_policy, texts, world


async def said(result: Any) -> str:
    """What the person was told privately."""
    message = result.response or result.followups[0]
    assert message.ephemeral
    return texts(message)


async def test_settings_are_for_those_who_manage_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        role = w.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        boss = w.guild.add_member(w.env.create_user("boss"), roles=[role])
        assert "channel where" in await said(await w.slash(boss, "settings"))
        assert "thread" in await said(await w.slash(boss, "settings", place="thread", openers="managers", language="en"))
        assert "manage it open tables" in await said(await w.slash(w.people[0], "canal-grande new"))
        await w.slash(boss, "canal-grande new")
        assert len(await w.bot.house.tables.of_server(w.guild.id, ["open"])) == 1


async def test_where_only_the_commands_were_invited_no_table_is_opened(tmp_path: Path) -> None:
    """A server that is merely down is none of those."""
    async with world(tmp_path, people=1) as w:
        ada = w.people[0]
        w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id), "unavailable": True})
        await w.slash(ada, "canal-grande new")
        assert len(await w.bot.house.tables.of_server(w.guild.id, ["open"])) == 1
        w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id)})
        told = await said(await w.slash(ada, "canal-grande new"))
        assert "can invite me" in told and invitation(w.env.backend.application_id, w.guild.id) in told
        assert len(await w.bot.house.tables.of_server(w.guild.id, ["open"])) == 1


async def test_me_takes_only_hours_and_zones_that_exist(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        ada = w.people[0]
        assert "time zone first" in await said(await w.slash(ada, "me", quiet="22:00-08:00"))
        for elsewhere in ("Mars/Olympus", "localtime", "posix/Europe/Berlin", "Europe", "../UTC", "."):
            assert "IANA" in await said(await w.slash(ada, "me", zone=elsewhere))
        assert "Europe/Berlin" in await said(await w.slash(ada, "me", zone="Europe/Berlin", quiet="22-8"))
        for nonsense in ("22", "25:00-08:00", "08:00-22:00", "x-y", "22:00-08:00-09:00"):
            assert "22:00-08:00" in await said(await w.slash(ada, "me", quiet=nonsense))
        told = await said(await w.slash(ada, "me"))
        assert "22:00–8:00" in told and "by a mention" in told
        assert "none" in await said(await w.slash(ada, "me", quiet="off", direct=True))
        found = await ada.autocomplete(w.channel, "me", "zone", "kathm")
        assert [c["value"] for c in found] == ["Asia/Kathmandu"]


async def test_what_is_set_at_one_instant_is_all_kept(tmp_path: Path) -> None:
    async with world(tmp_path, people=1) as w:
        ada = w.people[0]
        settings = ({"language": "en"}, {"zone": "Europe/Berlin"}, {"direct": True}) * 5
        await at_once(w, *(ada.slash(w.channel, "me", **one) for one in settings))
        told = await said(await w.slash(ada, "me"))
        assert "Language: en." in told and "Europe/Berlin" in told and "by direct message" in told


async def test_tables_lists_ones_own_the_open_ones_and_seats_wanted(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        ada, ben, _, dan = w.people
        await w.begin("victor", 3)
        t = await w.now()
        assert "your turn" in await said(await w.slash(w.person(t, min(t.to_act)), "tables"))
        sure = (await w.slash(ben, "victor resign")).response
        resign = control(sure, "resign")
        assert resign is not None
        await w.click(ben, sure, resign["custom_id"])
        assert f"table {t.id}" in (await said(await w.slash(dan, "tables"))).partition("Seats wanted")[2]
        assert "Seats wanted" not in await said(await w.slash(ada, "tables")), "she sits there herself"
        await w.slash(dan, "sit")
        assert (await w.now()).seat_of(dan.id) == t.seat_of(ben.id)
        assert "not your seat" in await said(await w.slash(ben, "victor hand", table=t.id))


async def test_tables_begin_with_those_that_wait_for_the_reader(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        ada, ben, cleo = w.people
        assert "no tables here yet" in await said(await w.slash(cleo, "tables"))
        waiting, idle = [(await w.open("identity")).id for _ in range(2)]
        for w.table in (waiting, idle):
            await w.join(ben)
        t = await w.now()
        seat = t.seat_of(ada.id)
        assert seat is not None
        await w.play(seat, sensible_policy(t, seat))
        listed = await said(await w.slash(ada, "tables"))
        assert listed.index(f"table {waiting}") < listed.index(f"table {idle}")
        assert "Open here" not in listed and "Finished here" not in listed


async def test_a_pause_needs_everybody_and_shows_on_the_board(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        ada, ben = w.people
        await w.begin("victor", 2, clock="days-1")
        assert "<t:" in texts(await w.board())
        await w.slash(ada, "pause")
        assert "would like a pause" in texts(await w.board())
        await w.slash(ben, "pause")
        board = await w.board()
        assert "stand still" in texts(board) and "<t:" not in texts(board)
        await w.env.advance_time(40 * 3600)
        assert (await w.now()).step == 0
        await w.press(ben, (await w.now()).row.post, w.channel.id, "resume")
        assert "<t:" in texts(await w.board())
        await w.env.advance_time(24 * 3600 + 120)
        assert (await w.now()).step > 0


async def test_the_others_remove_someone_together_and_a_moderator_alone(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        ada, ben, cleo, dan = w.people
        await w.begin("victor", 3)
        assert "when all the others" in await said(await w.slash(ada, "remove", player=cleo))
        assert (await w.now()).stand_ins == frozenset()
        assert f"<@{ada.id}> would remove" in texts(await w.board()), "else nobody knows that there is something to agree with"
        assert "no longer plays" in await said(await w.slash(ben, "remove", player=cleo))
        assert (await w.now()).stand_ins == {(await w.now()).row.seats[s].seat for s in range(3) if (await w.now()).users[s] == cleo.id}
        assert "no longer plays: the bot plays this seat" in texts(await w.board())
        assert "Nobody of that name" in await said(await w.slash(ada, "remove", table=w.table, player=dan))
        moderator = w.guild.add_member(
            w.env.create_user("mo"), roles=[w.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))]
        )
        await w.slash(moderator, "remove", table=w.table, player=ben)
        t = await w.now()
        assert t.status == "finished" and t.result is not None and t.result.ranks[t.seat_of(ada.id) or 0] == 1


async def test_whoever_moves_again_is_not_to_be_removed_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        await w.begin("saustall", 3)
        t = await w.now()
        seat = min(t.to_act)
        late, *others = [w.person(t, (seat + n) % 3) for n in range(3)]
        await w.slash(others[0], "remove", table=w.table, player=late)
        assert "would remove" in texts(await w.board())
        await w.play(seat, sensible_policy(t, seat))
        assert "would remove" not in texts(await w.board())
        assert "when all the others" in await said(await w.slash(others[1], "remove", table=w.table, player=late))
        assert (await w.now()).stand_ins == frozenset()


async def test_a_rematch_begins_when_everybody_wants_it(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        await w.begin("victor", 2)
        first = await w.play_to_the_end(sensible_policy)
        board = await w.board()
        assert control(board, "rematch") is not None and control(board, "play") is None
        assert first.row.seed is not None
        assert first.row.seed.hex() in texts(board).splitlines()[-1], "the proof is the last thing, below what happened"
        assert (first.promise or "?") in texts(board)
        assert "\n**1.** " in texts(board), "a line that began with a number would be a list, in which a shared rank is counted on"
        for verb, shown in (("words", "in words"), ("log", "the log")):
            read = control(board, verb)
            assert read is not None
            assert shown in await said(await w.click(w.people[0], board, read["custom_id"]))
        await w.press(w.people[0], first.row.post, first.place, "rematch")
        assert "For a rematch" in texts(await w.board())
        await w.press(w.people[1], first.row.post, first.place, "rematch")
        first = await w.now()
        assert first.row.again is not None
        assert control(await w.board(), "rematch") is None and control(await w.board(), "log") is not None
        w.table = first.row.again
        second = await w.now()
        assert second.status == "playing" and second.users == {0: first.users[1], 1: first.users[0]}
        assert control(await w.board(), "play") is not None


async def test_help_names_every_game_and_its_command(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        told = await said(await w.slash(w.people[0], "help"))
        for game in ("canal-grande", "saustall", "victor", "identity", "donna-leon"):
            assert f"/{game} new" in told


async def test_moderators_end_a_table(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begin("victor", 2)
        moderator = w.guild.add_member(
            w.env.create_user("mo"), roles=[w.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))]
        )
        found = await moderator.autocomplete(w.channel, "abort", "table", "")
        assert [c["value"] for c in found] == [w.table]
        assert "is ended" in await said(await w.slash(moderator, "abort", table=w.table))
        board = await w.board()
        assert "moderator ended" in texts(board) and control(board, "play") is None
        assert "over" in await said(await w.slash(moderator, "abort", table=w.table))
