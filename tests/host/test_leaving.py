"""Giving up, taking over, coming back, playing again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Result
from host.errors import Refusal
from host.timing import PRESETS, Timing
from tests.host.conftest import Host


async def test_giving_up_ends_a_game_of_two(host: Host) -> None:
    t = await host.begin()
    t, _ = await host.leaving.resign(t.id, 1)
    seat = next(s for s, user in t.users.items() if user == 1)
    assert t.status == "finished"
    assert t.result == Result(tuple(2 if s == seat else 1 for s in range(2)), (0, 0), "result-resigned")
    with pytest.raises(Refusal, match="refusal"):
        await host.leaving.resign(t.id, 2)


async def test_a_partner_is_asked_first(host: Host) -> None:
    t = await host.begin(people=4)
    seat = t.seat_of(1)
    partner = next(s for team in t.game.teams(4) if seat in team for s in team if s != seat)
    t, _ = await host.leaving.resign(t.id, 1)
    assert t.status == "playing" and t.stand_ins == frozenset()
    assert await host.leaving.wishes(t.id, "resign") == {seat}
    t, _ = await host.leaving.resign(t.id, t.users[partner])
    assert t.status == "finished" and t.result is not None
    assert {s for s, rank in enumerate(t.result.ranks) if rank == 1} == set(range(4)) - {seat, partner}


async def test_both_partners_win_though_one_of_them_left(host: Host) -> None:
    t = await host.begin(people=4)
    side, other = t.game.teams(4)
    await host.leaving.remove(t.id, 99, side[0], moderator=True)
    await host.leaving.resign(t.id, t.users[other[0]])
    t, _ = await host.leaving.resign(t.id, t.users[other[1]])
    assert t.status == "finished" and t.result is not None
    assert t.result.ranks == tuple(1 if s in side else 3 for s in range(4))


async def test_a_wish_to_resign_ends_with_the_next_move(host: Host) -> None:
    t = await host.begin(people=4)
    seat = min(t.to_act)
    partner = next(s for side in t.game.teams(4) if seat in side for s in side if s != seat)
    t, asked = await host.leaving.resign(t.id, t.users[seat])
    assert asked == {partner}
    assert (await host.leaving.resign(t.id, t.users[seat]))[1] == frozenset(), "asked already"
    assert await host.leaving.partners(t, t.users[partner]) == (frozenset(), {seat})
    t = await host.move(t.id, seat)
    assert await host.leaving.wishes(t.id, "resign") == frozenset()
    t, asked = await host.leaving.resign(t.id, t.users[partner])
    assert t.status == "playing" and asked == {seat}


async def test_whoever_wished_to_resign_does_when_the_partner_is_gone(host: Host) -> None:
    t = await host.begin(people=4)
    side = t.game.teams(4)[0]
    await host.leaving.resign(t.id, t.users[side[0]])
    t = await host.leaving.remove(t.id, 99, side[1], moderator=True)
    assert t.status == "finished" and t.result is not None
    assert t.result.ranks == tuple(3 if s in side else 1 for s in range(4))


async def test_what_all_the_others_wish_comes_about_when_the_last_one_goes(host: Host) -> None:
    """A pause and a removal."""
    t = await host.begin("victor", 4, timing=PRESETS["days-1"])
    users = t.users
    for seat in (0, 1, 2):
        assert not (await host.times.pause(t.id, users[seat])).row.paused
    t = await host.leaving.remove(t.id, 99, 3, moderator=True)
    assert t.row.paused and await host.leaving.wishes(t.id, "pause") == frozenset()
    assert await host.times.deadlines(t.id) == {}
    t = await host.begin("victor", 4)
    for seat in (0, 1):
        await host.leaving.remove(t.id, t.users[seat], 2, moderator=False)
    t, _ = await host.leaving.resign(t.id, t.users[3])
    assert t.stand_ins == {2, 3}


async def test_an_opponents_wish_to_resign_is_no_consent(host: Host) -> None:
    t = await host.begin(people=4)
    await host.leaving.resign(t.id, t.users[0])
    t, _ = await host.leaving.resign(t.id, t.users[2])
    assert t.status == "playing" and await host.leaving.wishes(t.id, "resign") == {0, 2}


async def test_of_three_the_others_play_on_and_the_host_plays_the_seat(host: Host) -> None:
    t = await host.begin("victor", 3)
    gone = t.seat_of(2)
    assert gone is not None
    t, _ = await host.leaving.resign(t.id, 2)
    assert t.status == "playing" and t.stand_ins == {gone} and t.seat_of(2) is None
    for _ in range(400):
        await host.play.drive(t.id)
        t = await host.tables.get(t.id)
        if t.status != "playing":
            break
        assert min(t.to_act) != gone
        t = await host.move(t.id)
    assert t.status == "finished" and t.result is not None
    assert t.result.ranks[gone] == 3, "who gave up does not win"
    assert {e.by for e in await host.play.log(t.id, None) if e.seat == gone} <= {"person", "stand_in"}


async def test_the_last_one_left_wins(host: Host) -> None:
    t = await host.begin("victor", 3)
    await host.leaving.resign(t.id, 2)
    t, _ = await host.leaving.resign(t.id, 1)
    last = next(s for s, user in t.users.items() if user == 3)
    assert t.status == "finished" and t.result is not None
    assert t.result.ranks == tuple(1 if s == last else 2 for s in range(3))


async def test_a_substitute_gets_the_hand_and_the_old_holder_loses_it(host: Host) -> None:
    t = await host.begin("victor", 3)
    seat = t.seat_of(2)
    before = (await host.play.panel(t.id, 2)).view
    await host.leaving.resign(t.id, 2)
    t = await host.leaving.sit(t.id, 99)
    assert t.seat_of(99) == seat
    panel = await host.play.panel(t.id, 99)
    assert panel.view == before and panel.news == ()
    with pytest.raises(Refusal, match="refusal-not-your-seat"):
        await host.play.panel(t.id, 2)
    with pytest.raises(Refusal, match="refusal-no-free-seat"):
        await host.leaving.sit(t.id, 2)


async def test_the_owner_comes_back_where_the_table_allows_it(host: Host) -> None:
    t = await host.begin("victor", 3)
    await host.leaving.resign(t.id, 2)
    assert (await host.leaving.sit(t.id, 2)).seat_of(2) == t.seat_of(2)
    strict = await host.begin("victor", 3, Timing(returns=False))
    await host.leaving.resign(strict.id, 2)
    with pytest.raises(Refusal, match="refusal-no-return"):
        await host.leaving.sit(strict.id, 2)


async def test_who_knows_a_hand_takes_no_other_seat(host: Host) -> None:
    t = await host.begin("victor", 4, Timing(returns=False))
    await host.leaving.resign(t.id, 2)
    await host.leaving.resign(t.id, 3)
    with pytest.raises(Refusal, match="refusal-no-return"):
        await host.leaving.sit(t.id, 3)
    with pytest.raises(Refusal, match="refusal-seated"):
        await host.leaving.sit(t.id, 1)


async def test_who_looked_at_a_hand_and_went_takes_no_other_seat(host: Host) -> None:
    """Neither the first holder nor a substitute, moves or none, once somebody else sits there."""
    t = await host.begin("victor", 4)
    first = next(user for user in t.users.values() if user != t.users[min(t.to_act)])
    await host.leaving.resign(t.id, first)
    await host.leaving.sit(t.id, 98)
    await host.leaving.resign(t.id, 98)
    await host.leaving.sit(t.id, 99)
    await host.leaving.resign(t.id, next(user for user in t.users.values() if user != first))
    for knowing in (first, 98):
        with pytest.raises(Refusal, match="refusal-no-return"):
            await host.leaving.sit(t.id, knowing)
    assert (await host.leaving.sit(t.id, 97)).stand_ins == frozenset()


async def test_removal_needs_all_the_others_or_a_moderator(host: Host) -> None:
    t = await host.begin("victor", 3)
    seat = t.seat_of(3)
    assert seat is not None
    assert (await host.leaving.remove(t.id, 1, seat, moderator=False)).stand_ins == frozenset()
    assert (await host.leaving.remove(t.id, 1, seat, moderator=False)).stand_ins == frozenset()
    assert (await host.leaving.remove(t.id, 2, seat, moderator=False)).stand_ins == {seat}
    for user, target, why in ((1, t.seat_of(1), "refusal-remove-self"), (1, t.seat_of(2), "refusal-remove-alone"), (9, 0, "refusal")):
        with pytest.raises(Refusal, match=why):
            await host.leaving.remove(t.id, user, target or 0, moderator=False)
    other = t.seat_of(2)
    assert other is not None
    assert (await host.leaving.remove(t.id, 9, other, moderator=True)).status == "finished"


async def test_what_was_wished_on_a_seat_goes_with_its_holder(host: Host) -> None:
    """A substitute has neither agreed to resign nor voted, and nobody has voted against them."""
    t = await host.begin(people=4)
    seat = 0
    partner = next(s for team in t.game.teams(4) if seat in team for s in team if s != seat)
    others = [s for s in range(4) if s != seat]
    await host.leaving.resign(t.id, t.users[seat])
    await host.leaving.remove(t.id, t.users[seat], partner, moderator=False)
    await host.leaving.remove(t.id, t.users[others[0]], seat, moderator=False)
    await host.leaving.remove(t.id, 99, seat, moderator=True)
    await host.leaving.sit(t.id, 99)
    for voter in others[1:]:
        assert (await host.leaving.remove(t.id, t.users[voter], seat, moderator=False)).stand_ins == frozenset()
    for voter in others:
        if voter != partner:
            assert (await host.leaving.remove(t.id, t.users[voter], partner, moderator=False)).stand_ins == frozenset()
    assert await host.leaving.wishes(t.id, "resign") == frozenset()
    assert (await host.leaving.resign(t.id, t.users[partner]))[0].status == "playing"


async def test_who_leaves_the_server_leaves_every_table_there(host: Host) -> None:
    playing = await host.begin("victor", 3)
    opened = await host.tables.open(playing.game, 3, playing.options, server=10, channel=20, user=2)
    elsewhere = await host.tables.open(playing.game, 3, playing.options, server=11, channel=20, user=2)
    assert sorted(await host.leaving.gone(2, 10)) == [playing.id, opened.id]
    assert (await host.tables.get(playing.id)).stand_ins == {playing.seat_of(2)}
    assert (await host.tables.get(opened.id)).status == "aborted"
    assert (await host.tables.get(elsewhere.id)).status == "open"


async def test_time_does_not_run_for_seats_that_the_host_plays(host: Host) -> None:
    t = await host.begin("victor", 3, PRESETS["days-1"])
    await host.leaving.resign(t.id, t.users[min(t.to_act)])
    assert await host.times.deadlines(t.id) == {}
    await host.play.drive(t.id)
    assert len(await host.times.deadlines(t.id)) == 1


@pytest.mark.parametrize(("people", "shift"), [(2, 1), (4, 2)])
async def test_a_rematch_moves_the_seats_on_and_keeps_partners(host: Host, people: int, shift: int) -> None:
    t = await host.begin(people=people)
    for user in range(1, people // 2 + 1):
        loser = t.users[user - 1]
        t, _ = await host.leaving.resign(t.id, loser)
    assert t.status == "finished"
    # A match that people played to its end: nobody has given up.
    with pytest.raises(Refusal, match="refusal"):
        await host.leaving.rematch(t.id, 1)
    again = await host.begin(people=people)
    for _ in range(2000):
        again = await host.move(again.id)
        if again.status != "playing":
            break
    assert again.status == "finished"
    new = None
    for user in range(1, people + 1):
        assert new is None
        _, new = await host.leaving.rematch(again.id, user)
    assert new is not None and new.status == "playing"
    assert new.users == {(s + shift) % people: user for s, user in again.users.items()}
    with pytest.raises(Refusal, match="refusal-rematch-on"):
        await host.leaving.rematch(again.id, 1)
    assert replace(new.timing) == again.timing and new.options == again.options
