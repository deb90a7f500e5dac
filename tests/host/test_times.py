"""Clocks of tables: what runs, what runs out, who is reminded."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import timers
from db.timers import Person
from engine.game import Result
from host.errors import Refusal
from host.play import behind_people
from host.timing import DAY, HOUR, MINUTE, PRESETS, Timing
from tests.host.conftest import NOON, Host

DAYS = PRESETS["days-1"]


async def due_of(host: Host, table: int) -> dict[int, int]:
    return await host.times.deadlines(table)


async def test_the_first_move_has_the_same_time_as_every_other(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    assert await due_of(host, t.id) == {min(t.to_act): NOON + DAY}
    host.now += 5 * HOUR
    t = await host.move(t.id)
    assert await due_of(host, t.id) == {min(t.to_act): NOON + 5 * HOUR + DAY}


async def test_a_table_without_a_clock_waits_for_ever(host: Host) -> None:
    t = await host.begin()
    host.now += 400 * DAY
    assert await host.times.tick() == []
    assert (await host.tables.get(t.id)).step == 0


async def test_when_time_is_up_the_host_moves(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    seat = min(t.to_act)
    host.now = NOON + DAY
    assert await host.times.tick() == [], "a move still wins in the last second"
    host.now += 1
    assert await host.times.tick() == [t.id]
    t = await host.tables.get(t.id)
    assert t.step == 1 and t.users[seat] == t.row.seats[seat].user
    assert [entry.by for entry in await host.play.log(t.id, None)] == ["clock"]
    assert await host.times.tick() == []


async def test_a_move_in_time_stands_and_its_clock_is_gone(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    host.now = NOON + DAY
    await host.move(t.id)
    host.now += 2
    assert await host.times.tick() == []


async def test_a_late_move_stands_as_long_as_the_host_has_not_acted(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    host.now = NOON + 2 * DAY
    await host.move(t.id)
    assert await host.times.tick() == []


async def test_the_second_miss_in_a_row_gives_the_seat_up(host: Host) -> None:
    t = await host.begin("canal_grande", 2, replace(DAYS, when_up="seat"))
    absent = min(t.to_act)
    for _ in range(40):
        t = await host.tables.get(t.id)
        if t.status != "playing":
            break
        if min(t.to_act) == absent:
            host.now += DAY + 1
            await host.times.tick()
        else:
            t = await host.move(t.id)
    assert t.status == "finished" and t.result is not None
    assert t.result.reason == "result-resigned" and t.result.ranks[absent] == 2


async def test_a_miss_is_forgiven_by_a_move(host: Host) -> None:
    t = await host.begin("canal_grande", 2, replace(DAYS, when_up="seat"))
    absent = min(t.to_act)
    host.now += DAY + 1
    await host.times.tick()
    assert (await host.tables.get(t.id)).row.seats[absent].misses == 1
    while True:
        t = await host.tables.get(t.id)
        mine = min(t.to_act) == absent
        t = await host.move(t.id)
        if mine:
            break
    assert t.row.seats[absent].misses == 0


async def test_with_lose_the_first_miss_ends_a_game_of_two(host: Host) -> None:
    t = await host.begin(timing=replace(DAYS, when_up="lose"))
    absent = min(t.to_act)
    host.now += DAY + 1
    assert await host.times.tick() == [t.id]
    t = await host.tables.get(t.id)
    assert t.result == Result(ranks=tuple(2 if s == absent else 1 for s in range(2)), scores=(0, 0), reason="result-resigned")
    with pytest.raises(Refusal, match="refusal-over"):
        await host.leaving.sit(t.id, t.users[absent])


async def test_a_bank_is_used_and_filled_up(host: Host) -> None:
    t = await host.begin(timing=Timing("bank", 12 * HOUR, 3 * DAY))
    seat = min(t.to_act)
    assert await due_of(host, t.id) == {seat: NOON + 3 * DAY + 12 * HOUR}
    host.now += 2 * DAY
    t = await host.move(t.id)
    assert t.row.seats[seat].bank == DAY + 12 * HOUR
    while min(t.to_act) != seat:
        t = await host.move(t.id)
    assert (await due_of(host, t.id))[seat] == host.now + 2 * DAY
    host.now += HOUR
    t = await host.move(t.id)
    assert t.row.seats[seat].bank == 2 * DAY - HOUR


async def test_quiet_hours_put_the_deadline_off_and_hold_the_reminder_back(host: Host) -> None:
    timing = PRESETS["hours-12"]
    for user in (1, 2):
        await host.times.change_person(user, lambda now: replace(now, zone="UTC", quiet_start=22 * 60, quiet_end=8 * 60))
    host.now = NOON - NOON % DAY + 20 * HOUR
    t = await host.begin(timing=timing)
    due = (await due_of(host, t.id))[min(t.to_act)]
    assert due == host.now + 12 * HOUR + 10 * HOUR
    async with host.database.read() as c:
        [timer] = await timers.of_table(c, t.id)
    assert timer.remind == due - 3 * HOUR


NIGHT = Person(0, zone="UTC", quiet_start=20 * 60, quiet_end=8 * 60)


async def test_new_quiet_hours_do_not_touch_a_running_clock(host: Host) -> None:
    """Not by a second: neither what is left of it at the move or in a pause, nor when it runs out."""
    host.now = NOON - NOON % DAY + 12 * HOUR
    for user in (1, 2):
        await host.times.change_person(user, lambda now: replace(NIGHT, id=now.id))
    t = await host.begin(timing=Timing("bank", 12 * HOUR, 3 * DAY))
    seat = min(t.to_act)
    assert await due_of(host, t.id) == {seat: host.now + 7 * DAY}
    await host.times.change_person(t.users[seat], lambda now: Person(now.id))
    host.now += 3 * DAY
    for user in (1, 2):
        await host.times.pause(t.id, user)
    await host.times.change_person(t.users[seat], lambda now: replace(NIGHT, id=now.id))
    await host.times.resume(t.id, 1)
    assert await due_of(host, t.id) == {seat: host.now + 4 * DAY}
    await host.times.change_person(t.users[seat], lambda now: Person(now.id))
    host.now += DAY
    t = await host.move(t.id)
    assert t.row.seats[seat].bank == 36 * HOUR


async def test_after_an_outage_a_clock_still_does_not_run_out_in_quiet_hours(host: Host) -> None:
    for user in (1, 2):
        await host.times.change_person(user, lambda now: replace(NIGHT, id=now.id))
    host.now = NOON - NOON % DAY + 9 * HOUR
    t = await host.begin(timing=PRESETS["hours-12"])
    assert set((await due_of(host, t.id)).values()) == {host.now + DAY}
    await host.times.make_good()
    host.now += 12 * HOUR  # eleven hours of the day, and one of the night, which costs nothing anyway
    await host.times.make_good()
    assert set((await due_of(host, t.id)).values()) == {host.now + 23 * HOUR}


async def test_a_server_out_of_reach_is_put_off_once_however_it_came_about(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    await host.times.alive()
    await host.times.unreachable(set())
    host.now += HOUR
    await host.times.unreachable(set())
    host.now += HOUR
    assert await host.times.make_good() == 2 * HOUR, "the host was noted last two hours ago"
    assert set((await due_of(host, t.id)).values()) == {NOON + DAY + 3 * HOUR}
    await host.times.unreachable({10})
    assert set((await due_of(host, t.id)).values()) == {NOON + DAY + 3 * HOUR}
    host.now += HOUR
    await host.times.unreachable({10})
    assert set((await due_of(host, t.id)).values()) == {NOON + DAY + 3 * HOUR}


async def test_a_clock_of_the_machine_that_is_set_back_takes_no_time_from_anybody(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    await host.times.make_good()
    await host.times.unreachable(set())
    host.now -= 10 * HOUR
    assert await host.times.make_good() == 0
    await host.times.unreachable({10})
    assert set((await due_of(host, t.id)).values()) == {NOON + DAY}


async def test_a_server_that_comes_back_without_a_clock_owes_later_ones_nothing(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    await host.times.unreachable(set())
    await host.tables.abort(t.id, "ending-moderator")
    host.now += DAY
    await host.times.unreachable({10})
    host.now += 30 * DAY
    t = await host.begin(timing=DAYS)
    await host.times.unreachable({10})
    assert set((await due_of(host, t.id)).values()) == {host.now + DAY}


async def test_quiet_hours_do_not_count_at_a_live_table(host: Host) -> None:
    for user in (1, 2):
        await host.times.change_person(user, lambda now: replace(now, zone="UTC", quiet_start=0, quiet_end=12 * 60))
    t = await host.begin(timing=PRESETS["live-5"])
    assert set((await due_of(host, t.id)).values()) == {NOON + 5 * MINUTE}


async def test_people_are_reminded_once_in_one_digest(host: Host) -> None:
    first, second = await host.begin(timing=DAYS), await host.begin(timing=DAYS)
    asked = {(t.users[min(t.to_act)]) for t in (first, second)}
    host.now += 18 * HOUR - 1
    assert await host.times.reminders() == []
    host.now += 1
    found = await host.times.reminders()
    assert {r.person.id for r in found} == asked and sum(len(r.timers) for r in found) == 2
    assert len(found) == len(asked)
    assert await host.times.reminders() == []


async def test_nobody_is_reminded_of_an_answered_question(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    host.now += HOUR
    await host.move(t.id)
    host.now = NOON + 18 * HOUR
    assert await host.times.reminders() == []


async def test_everybody_must_agree_to_a_pause_and_anyone_may_end_it(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    host.now += HOUR
    assert not (await host.times.pause(t.id, 1)).row.paused
    assert not (await host.times.pause(t.id, 1)).row.paused, "the same wish twice is one wish"
    assert (await host.times.pause(t.id, 2)).row.paused
    host.now += 30 * DAY
    assert await host.times.tick() == [] and await host.times.reminders() == []
    await host.times.resume(t.id, 2)
    assert set((await due_of(host, t.id)).values()) == {host.now + 23 * HOUR}
    with pytest.raises(Refusal, match="refusal-not-paused"):
        await host.times.resume(t.id, 1)


async def test_moves_go_on_in_a_pause_and_clocks_do_not(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    for user in (1, 2):
        await host.times.pause(t.id, user)
    t = await host.move(t.id)
    assert await due_of(host, t.id) == {}
    await host.times.resume(t.id, 1)
    assert await due_of(host, t.id) == {min(t.to_act): host.now + DAY}


async def test_an_outage_of_ours_costs_nobody_time(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    await host.times.make_good()
    host.now += 3 * DAY
    assert await host.times.make_good() == 3 * DAY
    assert await host.times.tick() == []
    assert set((await due_of(host, t.id)).values()) == {NOON + 4 * DAY}


async def test_the_grace_for_an_outage_is_bounded(host: Host) -> None:
    await host.begin(timing=DAYS)
    await host.times.make_good()
    host.now += 100 * DAY
    assert await host.times.make_good() == 7 * DAY


async def test_a_short_restart_is_no_outage(host: Host) -> None:
    await host.times.make_good()
    host.now += 90
    assert await host.times.make_good() == 0


def test_seats_that_the_host_plays_to_the_end_rank_behind_people() -> None:
    alone = ((0,), (1,), (2,))
    assert behind_people(Result((1, 2, 3), (9, 5, 1), "x"), alone, frozenset({0})).ranks == (3, 1, 2)
    assert behind_people(Result((1, 1, 3), (9, 9, 1), "x"), alone, frozenset({1})).ranks == (1, 3, 2)
    assert behind_people(Result((1, 2, 3), (9, 5, 1), "x"), alone, frozenset()).ranks == (1, 2, 3)
    assert behind_people(Result((1, 2, 2), (9, 5, 5), "x"), alone, frozenset({0})).ranks == (3, 1, 1)
    assert behind_people(Result((1, 1, 1), (5, 5, 5), "x"), alone, frozenset({0})).ranks == (3, 1, 1)
    partners = ((0, 1), (2, 3))
    assert behind_people(Result((1, 1, 3, 3), (6, 6, 3, 3), "x"), partners, frozenset({0})).ranks == (1, 1, 3, 3)
    assert behind_people(Result((1, 1, 3, 3), (6, 6, 3, 3), "x"), partners, frozenset({0, 1})).ranks == (3, 3, 1, 1)
