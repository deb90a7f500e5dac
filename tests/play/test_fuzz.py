"""Controls that were never offered: ids, choices and component types at random, pressed by anybody on anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import simcord
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cogs._shared import ids
from tests.play import raw
from tests.play.table import World, control, sensible_policy, texts, world
from tests.play.test_bad_input import VERBS

JUNK = (
    *("", "0", "00", "-1", "1.5", "9" * 30, "٣", "²", "𝟙", "NaN", "null", "none", "done", "pick", "x", "é"),
    *(":", "t", "a+b", " ", "\u200b", "\x00"),
)
QUIET: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.filter_too_much],
}


@dataclass
class Target:
    """A match under way, an open table, a table of another server, and people of all kinds."""

    runner: asyncio.Runner
    w: World
    messages: dict[str, Any]
    people: dict[str, simcord.MemberActor]
    open: int
    elsewhere: int
    question: str
    options: list[str]
    before: Any
    shown: list[str]

    def custom_id(self, table: str, question: str, verb: str, choice: str | None) -> str:
        step, mark = self.question.split(".")
        named = {"own": str(self.w.table), "open": str(self.open), "elsewhere": str(self.elsewhere)}
        asked = {
            "current": self.question,
            "stale": f"0.{mark}",
            "future": f"{int(step) + 1}.{mark}",
            "other draft": f"{step}.00000",
        }
        rest = "" if choice is None else ":" + choice.replace("option", self.options[0])
        return f"t:{named.get(table, table)}:{asked.get(question, question)}:{verb}{rest}"

    def meant(self, who: str, custom_id: str, values: list[str] | None) -> bool:
        """Whether this is something that this person may well do, and that changes rows."""
        start, seated = f"t:{self.w.table}:", who in ("asked", "waiting")
        if custom_id == f"{start}0:resign" and values is None:
            return seated
        if custom_id == f"t:{self.open}:0:join" and values is None:
            return who in ("waiting", "outsider")
        if custom_id in [f"t:{self.open}:0:{verb}" for verb in ("leave", "cancel")] and values is None:
            return who == "asked"
        if custom_id in [f"t:{self.elsewhere}:0:{verb}" for verb in ("leave", "cancel")] and values is None:
            return who == "there"
        picks = (f"{start}{self.question}:pick", f"{start}{self.question}:gather:0")
        return who == "asked" and custom_id in picks and values is not None and set(values) <= set(self.options)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """One for all examples: its world lives in a task of its own, for hypothesis knows nothing of coroutines."""
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        ready: asyncio.Future[Target] = loop.create_future()
        stop = asyncio.Event()

        async def live() -> None:
            async with world(tmp_path_factory.mktemp("fuzz"), people=3) as w:
                ready.set_result(await begin(w, runner))
                await stop.wait()

        living = loop.create_task(live())
        loop.run_until_complete(asyncio.wait({ready, living}, return_when=asyncio.FIRST_COMPLETED))
        if living.done():
            living.result()
        yield ready.result()
        stop.set()
        loop.run_until_complete(living)


async def begin(w: World, runner: asyncio.Runner) -> Target:
    guild = w.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    fay = guild.add_member(w.env.create_user("fay"))
    await w.env.settle()
    there = (await fay.slash(channel, "canal-grande new", players=2)).response
    assert there is not None
    elsewhere = (await w.bot.house.tables.of_server(guild.id, ["open"]))[0].id
    t = await w.begin("canal-grande", 2)
    while True:  # until somebody chooses in a select, and there are steps before this one
        await w.play(min(t.to_act), sensible_policy(t, min(t.to_act)))
        t = await w.now()
        seat = min(t.to_act)
        panel = await w.open_panel(w.person(t, seat))
        menu = control(panel, "pick")
        if menu is not None and t.step >= 3:
            break
    said = ids.read(menu["custom_id"])
    assert isinstance(said, ids.TableId)
    await w.slash(w.person(t, seat), "canal-grande new", players=2)
    opened = (await w.bot.house.tables.of_server(w.guild.id, ["open"]))[0].id
    messages = {"board": await w.board(), "lobby": w.message(t.row.channel, t.row.lobby or 0), "panel": panel, "there": there}
    people = {"asked": w.person(t, seat), "waiting": w.person(t, 1 - seat), "outsider": w.people[2], "there": fay}
    return Target(
        runner,
        w,
        messages,
        people,
        opened,
        elsewhere,
        f"{said.decision}.{said.mark}",
        [o["value"] for o in menu["options"]],
        raw.stored(w),
        [texts(messages["board"]), texts(messages["lobby"])],
    )


junk = st.sampled_from(JUNK) | st.text(max_size=8)


@st.composite
def often(draw: st.DrawFn, times: int, common: st.SearchStrategy[Any], rare: st.SearchStrategy[Any]) -> Any:
    """The common `times` out of eight."""
    return draw(common if draw(st.integers(0, 7)) < times else rare)


def mostly(*values: str) -> st.SearchStrategy[str]:
    """One of these, seldom anything else."""
    return often(7, st.sampled_from(values), junk)


structured = st.tuples(
    mostly("own", "own", "open", "open", "elsewhere", "999"),
    mostly("0", "0", "0", "current", "stale", "future", "other draft"),
    mostly(*VERBS),
    often(4, st.none(), mostly("option", "option+option", "0", "1", "7", "99999")),
)
pages = st.tuples(mostly("words", "log", "rules", "tables", "help"), mostly("1", "2", "canal_grande", "9" * 30), mostly("0", "1", "9999"))
chosen = often(4, st.none(), st.lists(mostly("option", "option", "red.1", "x", "", "9" * 100), max_size=30))


async def pressed(target: Target, who: str, on: str, custom_id: str, values: list[str] | None, kind: int | None) -> None:
    w = target.w
    message = target.messages["there" if who == "there" else on]
    with w.env.time_context():
        result = await raw.click(w, target.people[who], message, custom_id, values, kind)
    said = raw.answer(result)
    assert "Something went wrong" not in said
    if who == "there" and custom_id.startswith((f"t:{w.table}:", f"p:words:{w.table}:", f"p:log:{w.table}:")):
        assert "\n" not in said, "what is told on one server is nobody's business on another"
    assert raw.stored(w) == target.before
    assert [texts(target.messages["board"]), texts(target.messages["lobby"])] == target.shown


def check(target: Target, who: str, on: str, made: Any, values: list[str] | None, kind: int | None) -> None:
    page = "p:{}:{}:{}"
    custom_id = made if isinstance(made, str) else target.custom_id(*made) if len(made) == 4 else page.format(*made)
    values = None if values is None else [v.replace("option", target.options[0]) for v in values]
    assume(custom_id and not target.meant(who, custom_id, values))
    target.runner.run(pressed(target, who, on, custom_id, values, kind))


anything = {
    "who": st.sampled_from(["asked", "waiting", "outsider", "there"]),
    "on": st.sampled_from(["board", "lobby", "panel"]),
    "made": often(6, structured, pages | st.text(max_size=100)),
    "values": chosen,
    "kind": st.sampled_from([None, None, 1, 2, 3, 5, 8, 18, 99]),
}


@given(**anything)
@settings(max_examples=300, **QUIET)
def test_whatever_is_pressed(target: Target, who: str, on: str, made: Any, values: list[str] | None, kind: int | None) -> None:
    check(target, who, on, made, values, kind)


@pytest.mark.soak
@given(**anything)
@settings(max_examples=10_000, **QUIET)
def test_whatever_is_pressed_for_long(target: Target, who: str, on: str, made: Any, values: list[str] | None, kind: int | None) -> None:
    check(target, who, on, made, values, kind)


def test_every_id_is_read_as_it_is_written() -> None:
    for custom_id in ("t:01:0:join", "t:1:00:join", "t:1:1.ABCDE:do", "t:٣:0:join", "t:1:0:join:", "p:log:1:01", "p:log:1:²", "t:1:0:a\n"):
        assert ids.read(custom_id) is None
    for custom_id in ("t:1:0:join", "t:1:0:join:0", "t:999999999999:12.0abcd:pick:red.1+blue.2", "p:log:1:0", "p:rules:canal_grande:12"):
        assert str(ids.read(custom_id)) == custom_id
