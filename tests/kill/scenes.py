"""What people are doing when the bot is killed. Everything here goes the same way every time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import simcord

from cogs._shared import ids
from engine import match
from engine.chance import Chance
from host.table import Table
from tests.play.table import World, controls, sensible_policy


@dataclass(frozen=True)
class Scene:
    """`before` leads to a settled table; the bot is killed somewhere in `act`, or from its start on where it `starts`."""

    before: Callable[[World], Awaitable[None]]
    act: Callable[[World], Awaitable[None]]
    threads: bool = False
    starts: bool = False


async def ahead(w: World, moves: int) -> Table:
    """So many moves at once, without clicks (fewer where the match ends); then they are shown."""
    house = w.bot.house
    for _ in range(moves):
        t = await w.now()
        if t.status != "playing":
            break
        seat = min(t.to_act)
        move = await house.play.think(t, seat)
        async with house.tables.lock(t.id), house.database.write() as c:
            await house.play.apply(c, t, seat, "person", [move])
    await w.bot.show.table(w.table)
    await w.env.settle()
    return await w.now()


async def moves_left(w: World) -> int:
    """How many moves it takes until the match is over."""
    t, moves = await w.now(), 0
    seed = t.row.seed or b""
    while t.game.result(t.state) is None:
        seat = min(t.game.to_act(t.state))
        move = await w.bot.house.play.think(t, seat)
        state = match.play(t.game, t.state, seat, move, Chance(seed, t.step + 1)).step.state
        t = replace(t, state=state, row=replace(t.row, step=t.step + 1))
        moves += 1
    return moves


async def compose(w: World, short_of: int = 0) -> simcord.MemberActor:
    """Whoever is asked first has picked a settled move (but for the last parts of it) and sees it in a new panel; this person."""
    play, t = w.bot.house.play, await w.now()
    user, seat = t.users[min(t.to_act)], min(t.to_act)
    panel = await play.panel(t.id, user)
    assert panel.decision is not None
    panel = await play.restart(t.id, user, panel.decision, panel.draft.mark)
    while panel.position is not None and panel.position.choices is not None:
        here = replace(t, state=panel.position.state)
        for part in sensible_policy(here, seat):
            assert panel.position is not None and panel.decision is not None
            if (choices := panel.position.choices) is None:
                break
            picked = [o for o in choices.options if o in part.split("+")]
            panel = await play.pick(t.id, user, panel.decision, panel.draft.mark, picked)
    for _ in range(short_of):
        panel = await play.back(t.id, user, panel.decision or 0, panel.draft.mark)
    await w.open_panel(w.person(t, seat))
    return w.person(t, seat)


async def move(w: World) -> None:
    """Whoever is asked first makes one settled move."""
    await compose(w)
    await confirm(w)


def panel_with(w: World, verb: str) -> tuple[simcord.MemberActor, Any, dict[str, Any]]:
    """(whose, the panel, the control) of the first control with this verb in the newest panel that has one."""
    for messages in w.env.backend.messages.values():
        for panel in sorted((m for m in messages.values() if m.is_ephemeral), key=lambda m: -m.id):
            for found in controls(panel):
                said = ids.read(found["custom_id"])
                if isinstance(said, ids.TableId) and said.verb == verb:
                    user = next(i.user_id for i in w.env.backend.interactions.values() if i.message_id == panel.id)
                    return next(p for p in w.people if p.id == user), w.message(panel.channel_id, panel.id), found
    raise AssertionError(f"no panel with {verb}")


async def confirm(w: World) -> None:
    who, panel, button = panel_with(w, "do")
    await w.click(who, panel, button["custom_id"])


async def pick(w: World) -> None:
    who, panel, found = panel_with(w, "pick")
    if (options := found.get("options")) is None:
        await w.click(who, panel, found["custom_id"])
    else:
        await w.select(who, panel, found["custom_id"], [o["value"] for o in options][: max(1, found["min_values"])])


async def canal(w: World) -> None:
    await w.begin("canal-grande", 2)
    await ahead(w, 4)


async def to_be_picked(w: World) -> None:
    await canal(w)
    await compose(w, short_of=1)


async def to_be_confirmed(w: World) -> None:
    await canal(w)
    await compose(w)


async def asked_again(w: World) -> None:
    """Whoever moves next is asked again at once: nobody has to be called, the board is changed where it is."""
    await canal(w)
    while True:
        t = await ahead(w, 1)
        move = await w.bot.house.play.think(t, min(t.to_act))
        played = match.play(t.game, t.state, min(t.to_act), move, Chance(t.row.seed or b"", t.step + 1))
        if played.settled and t.game.to_act(played.step.state) == t.to_act:
            break
    await compose(w)


async def timed(w: World) -> None:
    await w.begin("canal-grande", 2, clock="live-5")
    await ahead(w, 4)


async def time_up(w: World) -> None:
    await w.env.advance_time(7 * 60)


async def one_seat_free(w: World) -> None:
    await w.open("canal-grande", players=2, clock="days-1")


async def join(w: World) -> None:
    await w.join(w.people[1])


async def nothing(w: World) -> None:
    pass


async def new(w: World) -> None:
    await w.open("canal-grande", players=2)


async def one_resigned(w: World) -> None:
    """The host plays one seat of three; a person's move comes just before it."""
    t = await w.begin("victor", 3)
    await w.bot.house.leaving.resign(t.id, t.users[1])
    await w.bot.house.play.drive(t.id)
    await ahead(w, 0)
    await compose(w)


async def to_the_last_move(w: World) -> None:
    await canal(w)
    await ahead(w, await moves_left(w) - 1)
    await compose(w)


async def over(w: World) -> None:
    await canal(w)
    await ahead(w, await moves_left(w))
    t = await w.now()
    assert t.status == "finished"
    await w.press(w.people[0], t.row.post, t.place, "rematch")


async def rematch(w: World) -> None:
    t = await w.now()
    await w.press(w.people[1], t.row.post, t.place, "rematch")


async def called_directly(w: World) -> None:
    await to_be_confirmed(w)
    for who in w.people[:2]:
        await w.bot.house.times.change_person(who.id, lambda now: replace(now, dms=True))


async def unshown(w: World) -> None:
    """A move and the host's answer to it are stored, and Discord heard of neither."""
    await one_resigned(w)
    await w.env.settle()
    w.env.inject_error("*", "/channels/*", status=500, times=None)
    await confirm(w)
    w.env.backend.faults.clear()
    t = await w.now()
    assert t.row.shown < t.row.revision


async def resign(w: World) -> None:
    result = await w.slash(w.people[0], "canal-grande resign")
    await w.click(w.people[0], result.response, f"t:{w.table}:0:resign")


SCENES = {
    "a pick": Scene(to_be_picked, pick),
    "a move": Scene(to_be_confirmed, confirm),
    "a move that is followed by another": Scene(asked_again, confirm),
    "the last one joins": Scene(one_seat_free, join, threads=True),
    "the host moves after a person": Scene(one_resigned, confirm),
    "a start with something to show": Scene(unshown, nothing, starts=True),
    "time is up": Scene(timed, time_up),
    "a call by direct message": Scene(called_directly, confirm),
    "the last move": Scene(to_the_last_move, confirm),
    "a rematch": Scene(over, rematch),
    "someone resigns": Scene(canal, resign),
    "a new table": Scene(nothing, new),
}
