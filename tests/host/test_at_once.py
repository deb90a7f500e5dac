"""Several things at one instant: one after another, none lost, and who comes too late is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine import match
from engine.game import Seat
from engine.registry import GAMES
from host.errors import Refusal
from host.play import Outdated
from host.table import Table
from host.timing import DAY, PRESETS
from tests.host.conftest import Host
from tests.host.truth import whole
from tests.play.table import random_policy, sensible_policy

DAYS = PRESETS["days-1"]
TURNS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""How many turns of the event loop the second thing comes after the first."""
SEED = bytes(32)


async def composed(host: Host, table: int, seat: Seat, policy: Callable[[Table, Seat], Any] = sensible_policy) -> tuple[int, int, int, str]:
    """What `confirm` needs, once this seat has picked a move that ends in a confirmation."""
    t = await host.tables.get(table)
    user = t.users[seat]
    panel = await host.play.panel(table, user)
    while panel.position is not None and panel.position.choices is not None:
        for part in policy(replace(t, state=panel.position.state), seat):
            choices = panel.position and panel.position.choices
            if choices is None:
                break
            picked = [o for o in choices.options if o in part.split("+")]
            panel = await host.play.pick(table, user, panel.decision or 0, panel.draft.mark, picked)
    assert panel.decision is not None
    return table, user, panel.decision, panel.draft.mark


async def later(turns: int, work: Awaitable[Any]) -> Any:
    for _ in range(turns):
        await asyncio.sleep(0)
    return await work


async def outcomes(*works: Awaitable[Any]) -> list[Any]:
    """What each returned, or the Refusal it raised; anything else is raised."""
    found = await asyncio.gather(*works, return_exceptions=True)
    for one in found:
        if isinstance(one, BaseException) and not isinstance(one, Refusal):
            raise one
    return found


async def test_fifty_identical_confirmations_are_one_move(host: Host) -> None:
    t = await host.begin()
    move = await composed(host, t.id, min(t.to_act))
    found = await outcomes(*(host.play.confirm(*move) for _ in range(50)))
    assert sum(isinstance(one, Outdated) for one in found) == 49
    assert (await whole(host.database, t.id)).step == 1


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("when_up", ["move", "lose"])
@pytest.mark.parametrize("first", ["move", "clock"])
async def test_a_move_and_the_end_of_its_time(host: Host, first: str, when_up: Any, turns: int) -> None:
    t = await host.begin(timing=replace(DAYS, when_up=when_up))
    move = await composed(host, t.id, min(t.to_act))
    host.now += DAY + 1
    delays = (0, turns) if first == "move" else (turns, 0)
    panel, ticked = await outcomes(later(delays[0], host.play.confirm(*move)), later(delays[1], host.times.tick()))
    t = await whole(host.database, t.id)
    by = [entry.by for entry in await host.play.log(t.id, None)]
    if isinstance(panel, Refusal):
        assert panel.key == ("refusal-question-closed" if when_up == "move" else "refusal-given-up") and ticked == [t.id]
        assert by == (["clock"] if when_up == "move" else [])
    else:
        assert (by, ticked, t.status) == (["person"], [], "playing")


async def test_a_move_after_the_clock_has_acted(host: Host) -> None:
    t = await host.begin(timing=DAYS)
    move = await composed(host, t.id, min(t.to_act))
    host.now += DAY + 1
    assert await host.times.tick() == [t.id]
    with pytest.raises(Outdated, match="refusal-question-closed"):
        await host.play.confirm(*move)
    assert (await whole(host.database, t.id)).step == 1


@pytest.mark.parametrize("turns", TURNS)
async def test_a_move_and_an_abort(host: Host, turns: int) -> None:
    for abort_first in (True, False):
        t = await host.begin()
        move = await composed(host, t.id, min(t.to_act))
        delays = (turns, 0) if abort_first else (0, turns)
        panel, aborted = await outcomes(
            later(delays[0], host.play.confirm(*move)), later(delays[1], host.tables.abort(t.id, "ending-moderator"))
        )
        assert not isinstance(aborted, Refusal)
        t = await whole(host.database, t.id)
        assert t.status == "aborted" and t.step == (0 if isinstance(panel, Refusal) else 1)


@pytest.mark.parametrize("turns", TURNS)
async def test_a_move_and_a_resignation(host: Host, turns: int) -> None:
    for resign_first in (True, False):
        t = await host.begin("victor", 3)
        seat = min(t.to_act)
        move = await composed(host, t.id, seat)
        delays = (turns, 0) if resign_first else (0, turns)
        panel, resigned = await outcomes(later(delays[0], host.play.confirm(*move)), later(delays[1], host.leaving.resign(t.id, move[1])))
        assert not isinstance(resigned, Refusal)
        t = await whole(host.database, t.id)
        assert t.status == "playing" and t.stand_ins == {seat}
        assert (t.step == 0) == isinstance(panel, Refusal)


SECRET = [
    (key, people)
    for key, game in GAMES.items()
    for people in game.seats
    if len(game.to_act(match.start(game, people, game.options_type(), SEED))) > 1
]
"""Where a match begins with secret choices of several seats."""


@pytest.mark.parametrize(("key", "people"), SECRET)
async def test_secret_choices_made_at_once_in_any_order(host: Host, key: str, people: int) -> None:
    for order in permutations(range(people)):
        t = await host.begin(key, people)
        moves = {seat: await composed(host, t.id, seat) for seat in order}
        assert t.row.questions == dict.fromkeys(range(people), 0)
        for panel in await outcomes(*(host.play.confirm(*move) for move in moves.values())):
            assert not isinstance(panel, Refusal), panel
        await whole(host.database, t.id)
        assert tuple(entry.seat for entry in await host.play.log(t.id, None)) == order


@pytest.mark.parametrize("turns", TURNS)
async def test_a_choice_changed_while_the_others_choose(host: Host, turns: int) -> None:
    """Whoever may change a secret choice replaces their own alone, whatever comes at the same instant."""
    t = await host.begin("saustall", 3)
    first = await composed(host, t.id, 0)
    await host.play.confirm(*first)
    again = await composed(host, t.id, 0, random_policy(turns))
    others = [await composed(host, t.id, seat) for seat in (1, 2)]
    changed, *chosen = await outcomes(later(turns, host.play.confirm(*again)), *(host.play.confirm(*move) for move in others))
    assert not any(isinstance(one, Refusal) for one in chosen), "the others' questions are still the same"
    t = await whole(host.database, t.id)
    log = [entry.seat for entry in await host.play.log(t.id, None)]
    assert sorted(log) == ([0, 1, 2] if isinstance(changed, Refusal) else [0, 0, 1, 2])


@pytest.mark.parametrize(("tables", "seats", "moves"), [(200, 1, 1), pytest.param(200, 3, 20, marks=pytest.mark.soak)])
async def test_two_hundred_tables_at_the_same_time(host: Host, tables: int, seats: int, moves: int) -> None:
    """Random moves at many tables in parallel: every log is without a gap and replays to the state."""
    games = [(key, people) for key, game in GAMES.items() for people in game.seats[:seats]]

    async def play(number: int) -> int:
        key, people = games[number % len(games)]
        t = await host.begin(key, people)
        policy = random_policy(number)
        for _ in range(moves):
            t = await host.tables.get(t.id)
            if t.status != "playing":
                break
            asked = sorted(t.to_act)
            await outcomes(*[host.play.confirm(*await composed(host, t.id, seat, policy)) for seat in asked])
        return t.id

    ids = await asyncio.gather(*(play(number) for number in range(tables)))
    assert len(set(ids)) == tables
    for table in ids:
        assert (await whole(host.database, table)).step


async def test_membership_is_what_the_seats_say(host: Host) -> None:
    """Joining twice, leaving and coming back, a host who goes or is removed: nobody stays in a table that they have left."""
    game = GAMES["victor"]
    t = await host.tables.open(game, 4, game.options_type(), server=10, channel=20, user=1)
    joins = await outcomes(*(host.tables.join(t.id, 2) for _ in range(5)))
    assert [one.key for one in joins if isinstance(one, Refusal)] == ["refusal-seated"] * 4
    await host.tables.leave(t.id, 2)
    assert await host.tables.of_user(2) == []
    t = await host.tables.join(t.id, 2)
    assert [p.user for p in t.row.seats] == [1, 2]
    left = await outcomes(host.tables.leave(t.id, 1), host.tables.start(t.id, 1), host.tables.start(t.id, 2))
    assert [one.key for one in left if isinstance(one, Refusal)] == ["refusal-not-host", "refusal-too-few"]
    t = await whole(host.database, t.id)
    assert (t.row.host, [p.user for p in t.row.seats]) == (2, [2]) and await host.tables.of_user(1) == []
    await host.tables.join(t.id, 3)
    assert await host.leaving.gone(2, 10) == [t.id]
    t = await whole(host.database, t.id)
    assert (t.row.host, [p.user for p in t.row.seats]) == (3, [3]) and await host.tables.of_user(2) == []
    t = await host.tables.join(t.id, 1)
    t = await host.tables.start(t.id, 3)
    assert t.status == "playing"
    await host.tables.abort(t.id, "ending-moderator")
    for user in (1, 2, 3):
        assert await host.tables.of_user(user) == []
    assert (await host.begin("victor", 2)).seat_of(1) is not None


@pytest.mark.parametrize("turns", TURNS)
async def test_the_last_seat_goes_to_one(host: Host, turns: int) -> None:
    game = GAMES["victor"]
    t = await host.tables.open(game, 2, game.options_type(), server=10, channel=20, user=1)
    first, second = await outcomes(host.tables.join(t.id, 2), later(turns, host.tables.join(t.id, 3)))
    assert not isinstance(first, Refusal) and isinstance(second, Refusal) and second.key == "refusal-started"
    assert (await whole(host.database, t.id)).seat_of(3) is None


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("act", ["join", "leave", "cancel"])
async def test_the_start_and_something_else(host: Host, act: str, turns: int) -> None:
    """Either comes first; the other one is applied to what there is then, or refused."""
    game = GAMES["victor"]
    for start_first in (True, False):
        t = await host.tables.open(game, 4, game.options_type(), server=10, channel=20, user=1)
        await host.tables.join(t.id, 2)
        delays = (0, turns) if start_first else (turns, 0)
        user = {"join": 3, "leave": 2, "cancel": 1}[act]
        started, done = await outcomes(
            later(delays[0], host.tables.start(t.id, 1)), later(delays[1], getattr(host.tables, act)(t.id, user))
        )
        t = await whole(host.database, t.id)
        if isinstance(done, Refusal):
            assert done.key == "refusal-started" and (t.status, t.row.size) == ("playing", 2)
        elif act == "join":
            assert not isinstance(started, Refusal) and (t.status, t.row.size) == ("playing", 3)
        else:
            assert isinstance(started, Refusal) and t.status == ("open" if act == "leave" else "aborted")
