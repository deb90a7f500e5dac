"""Reactions that nobody has to wait for: always pass, and the short clock that passes."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from host.table import Table
from host.timing import PRESETS
from tests.host.conftest import Host

DAYS = PRESETS["days-1"]


async def until_reaction(host: Host, t: Table, *, of: Seat | None = None) -> Table:
    """Play on until a seat (this one) is asked whether to intervene."""
    for _ in range(400):
        t = await host.tables.get(t.id)
        assert t.status == "playing", "nobody was asked a reaction"
        asked = [s for s in t.to_act if t.game.reaction(t.state, s)]
        if asked and of in (None, asked[0]):
            return t
        t = await host.move(t.id)
    raise AssertionError("nobody was asked a reaction")


async def test_always_pass_answers_the_open_question_and_all_that_follow_as_the_person_would(host: Host) -> None:
    t = await until_reaction(host, await host.begin("saustall", 3))
    [seat] = t.to_act
    before = t.step
    await host.play.always_pass(t.id, t.users[seat], True)
    assert (await host.tables.get(t.id)).step == before
    await host.play.drive(t.id)
    entries = await host.play.log(t.id, None, before)
    assert (entries[0].seat, entries[0].by, entries[0].events) == (seat, "person", ()), "an ordinary pass: nothing is told of it"
    for _ in range(400):
        await host.play.drive(t.id)
        t = await host.tables.get(t.id)
        if t.status != "playing":
            break
        assert not (seat in t.to_act and t.game.reaction(t.state, seat)), "asked in spite of it"
        t = await host.move(t.id)
    assert t.status == "finished"
    assert {e.by for e in await host.play.log(t.id, None)} == {"person"}


async def test_always_pass_can_be_taken_back(host: Host) -> None:
    t = await until_reaction(host, await host.begin("saustall", 3))
    [seat] = t.to_act
    await host.play.always_pass(t.id, t.users[seat], True)
    await host.play.always_pass(t.id, t.users[seat], False)
    await host.play.drive(t.id)
    assert (await host.tables.get(t.id)).to_act == {seat}
    assert await host.play.waiting_for_host() == []


async def test_after_a_crash_an_open_question_still_passes(host: Host) -> None:
    t = await until_reaction(host, await host.begin("saustall", 3))
    [seat] = t.to_act
    await host.play.always_pass(t.id, t.users[seat], True)
    assert await host.play.waiting_for_host() == [t.id]


async def test_a_reaction_has_a_quarter_of_the_time_and_passes_without_a_miss(host: Host) -> None:
    t = await until_reaction(host, await host.begin("saustall", 3, replace(DAYS, when_up="lose")))
    [seat] = t.to_act
    assert await host.times.deadlines(t.id) == {seat: host.now + DAYS.move // 4}
    held = t.view(seat)
    host.now += DAYS.move // 4 + 1
    assert await host.times.tick() == [t.id]
    t = await host.tables.get(t.id)
    assert t.status == "playing" and t.stand_ins == frozenset() and t.row.seats[seat].misses == 0
    assert held.players[seat].interventions == t.view(seat).players[seat].interventions, "it passed: no token was spent"
