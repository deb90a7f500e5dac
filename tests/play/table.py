"""People at a table of the real bot, in a simulated Discord, on a real database file.

    async with world(tmp_path) as w:
        await w.open("canal-grande", players=2)          # Ada opens a table with the slash command
        await w.join(w.people[1])                        # Ben presses Join
        await w.play_to_the_end(choose)                  # everybody plays by clicks alone

Whoever plays by clicks sees only messages: the public post and their own private panel. What they choose is up to a policy.
"""

from __future__ import annotations

import random
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import simcord

from bot import Bot, build
from cogs._shared import ids
from db import servers
from db import tables as rows
from db.open import Database
from engine.chance import Chance
from engine.game import DONE, NONE, Seat
from engine.game import Path as MovePath
from engine.registry import GAMES
from host.drafts import Draft, position
from host.table import Table
from tests.play.wire import problems

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")

Policy = Callable[[Table, Seat], MovePath]
"""The path of the move that a seat plays next."""


def seeds_from(text: str) -> Callable[[], bytes]:
    """Seeds for a test: the same ones every time."""
    count = iter(range(1_000_000))
    return lambda: sha256(f"{text}/{next(count)}".encode()).digest()


def random_policy(seed: int) -> Policy:
    """Walks the picker at random."""
    chance = random.Random(seed)

    def choose(t: Table, seat: Seat) -> MovePath:
        while True:
            prefix: MovePath = ()
            while (choices := t.game.choices(t.state, seat, prefix)) is not None:
                count = chance.randint(choices.least, min(choices.most, len(choices.options)))
                prefix = (*prefix, choices.part(set(chance.sample(choices.options, count))))
            if t.game.move_at(t.state, seat, prefix) is not None:
                return prefix

    return choose


def sensible_policy(t: Table, seat: Seat) -> MovePath:
    """Plays as the host's stand-in would."""
    chance = Chance(b"policy", t.step)
    move = import_module(f"engine.players.{t.game.key}").choose(t.game.redeal(t.state, seat, chance), seat, chance)
    return t.game.path(move)


@dataclass
class World:
    """A server with people, a channel, and the bot."""

    env: simcord.Env
    bot: Bot
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    table: int = 0
    answered: list[float] = field(default_factory=list[float])
    """Seconds that each click or command took, until everything that it set off had settled."""

    # Commands and the open table

    async def slash(self, who: simcord.MemberActor, command: str, channel: simcord.ChannelHandle | None = None, **options: Any) -> Any:
        began = time.perf_counter()
        result = await who.slash(channel or self.channel, command, **options)
        self.answered.append(time.perf_counter() - began)
        return result

    async def open(self, game: str, **options: Any) -> Table:
        """The first person opens a table."""
        await self.slash(self.people[0], f"{game} new", **options)
        self.table = (await self.bot.house.tables.of_server(self.guild.id, ["open"]))[0].id
        return await self.now()

    async def begin(self, game: str, size: int, **options: Any) -> Table:
        """The first person opens a table and the others sit down: a match just begun."""
        sizes = GAMES[game.replace("-", "_")].seats
        await self.open(game, **({"players": size} if len(sizes) > 1 else {}), **options)
        return await self.seat_everybody(size)

    async def join(self, who: simcord.MemberActor, side: int | None = None) -> Any:
        t = await self.now()
        return await self.press(who, t.row.lobby, t.row.channel, "join", side)

    async def seat_everybody(self, size: int) -> Table:
        """The others take the other seats; the last one starts the match. Where there are sides, each joins the emptiest."""
        sides = self.bot.house.tables.sides((await self.now()).game, size)
        for i, who in enumerate(self.people[1:size], start=1):
            await self.join(who, (i % sides) if sides else None)
        return await self.now()

    async def now(self) -> Table:
        return await self.bot.house.tables.get(self.table)

    # Clicks

    async def press(self, who: simcord.MemberActor, message: int | None, channel: int, verb: str, choice: str | int | None = None) -> Any:
        """Click a button of a public message that belongs to no question."""
        assert message is not None
        return await self.click(who, self.message(channel, message), ids.for_table(self.table, verb, choice))

    async def click(self, who: simcord.MemberActor, message: Any, custom_id: str) -> Any:
        began = time.perf_counter()
        result = await who.click(message, custom_id=custom_id)
        self.answered.append(time.perf_counter() - began)
        assert result.acknowledged, f"{custom_id} was not answered"
        return result

    async def select(self, who: simcord.MemberActor, message: Any, custom_id: str, values: Sequence[str]) -> Any:
        began = time.perf_counter()
        result = await who.select(message, list(values), custom_id=custom_id)
        self.answered.append(time.perf_counter() - began)
        assert result.acknowledged, f"{custom_id} was not answered"
        return result

    def message(self, channel: int, message: int) -> Any:
        """A message as it stands."""
        from simcord.results import ResponseMessage

        return ResponseMessage(self.env, self.env.backend.get_message(channel, message))

    async def board(self) -> Any:
        """The board post as it stands."""
        t = await self.now()
        assert t.row.post is not None and t.row.post_channel is not None
        return self.message(t.row.post_channel, t.row.post)

    def person(self, t: Table, seat: Seat) -> simcord.MemberActor:
        return next(p for p in self.people if p.id == t.users[seat])

    async def open_panel(self, who: simcord.MemberActor, verb: str = "play") -> Any:
        """Press *Play* on the board; the private panel."""
        t = await self.now()
        result = await self.press(who, t.row.post, t.place, verb)
        assert result.response is not None and result.response.ephemeral
        return result.response

    async def play(self, seat: Seat, path: MovePath, panel: Any = None) -> Any:
        """One move by clicks alone, from the panel's controls; the panel as it stands afterwards.

        A move that settles nothing is kept in the draft, another is confirmed.
        """
        t = await self.now()
        who = self.person(t, seat)
        panel = panel or await self.open_panel(who)
        for part in path:
            if part != DONE or control(panel, "do") is None:
                panel = await self._pick(who, panel, part)
        if (confirm := control(panel, "do")) is not None:
            return (await self.click(who, panel, confirm["custom_id"])).response or panel
        return panel

    async def _pick(self, who: simcord.MemberActor, panel: Any, part: str) -> Any:
        for _ in range(20):
            button = control(panel, "pick", part) or (control(panel, "gathered") if part == NONE else None)
            if button is not None:
                return (await self.click(who, panel, button["custom_id"])).response
            if (menu := control(panel, "pick")) is not None:
                offered = [o["value"] for o in menu["options"]]
                picked = [o for o in offered if o in part.split("+")]
                if picked:
                    return (await self.select(who, panel, menu["custom_id"], picked)).response
            elif (menu := control(panel, "gather")) is not None:
                return await self._gather(who, panel, part)
            following = [c for c in controls(panel) if ids.read(c["custom_id"]).verb == "page"]  # type: ignore[union-attr]
            assert following, f"{part} is nowhere among {[c['custom_id'] for c in controls(panel)]}"
            panel = (await self.click(who, panel, following[-1]["custom_id"])).response
        raise AssertionError(f"{part} is not offered")

    async def _gather(self, who: simcord.MemberActor, panel: Any, part: str) -> Any:
        wanted = set(part.split("+"))
        while True:
            menu = control(panel, "gather")
            assert menu is not None
            picked = [o["value"] for o in menu["options"] if o["value"] in wanted]
            page = int(menu["custom_id"].rsplit(":", 1)[1])
            panel = (await self.select(who, panel, menu["custom_id"], picked)).response
            following = control(panel, "page", str(page + 1))
            if following is None:
                done = control(panel, "gathered")
                assert done is not None
                return (await self.click(who, panel, done["custom_id"])).response
            panel = (await self.click(who, panel, following["custom_id"])).response

    async def play_to_the_end(self, policy: Policy, most: int = 5000) -> Table:
        """Everybody plays by clicks until the match is over: whoever is asked first in seat order opens their panel and plays on in it."""
        for _ in range(most):
            t = await self.now()
            if t.status != "playing":
                return t
            seat = min(t.to_act)
            panel, decision = await self.open_panel(self.person(t, seat)), t.row.questions[seat]
            while t.status == "playing" and t.row.questions.get(seat) == decision:
                panel = await self.play(seat, policy(await self.drafted(t, seat), seat), panel)
                t = await self.now()
        raise AssertionError("the match does not end")

    async def drafted(self, t: Table, seat: Seat) -> Table:
        """The table as this seat's draft would leave it."""
        async with self.bot.database.read() as c:
            draft = Draft.load(await rows.draft(c, t.id, seat, t.row.questions[seat]))
        return replace(t, state=position(t.game, t.state, seat, draft).state)

    def check(self) -> None:
        """Discord would have taken every request, and nothing went wrong unseen."""
        assert problems(self.env.http_requests) == []
        self.env.raise_errors()


def controls(message: Any) -> list[dict[str, Any]]:
    """The buttons and selects of a message."""
    found: list[dict[str, Any]] = []

    def walk(components: Sequence[dict[str, Any]]) -> None:
        for component in components:
            if component.get("custom_id"):
                found.append(component)
            walk(component.get("components") or [])

    walk(message.components)
    return found


def control(message: Any, verb: str, choice: str | None = None) -> dict[str, Any] | None:
    """The control with this verb (and choice), if the message has it."""
    for component in controls(message):
        said = ids.read(component["custom_id"])
        if isinstance(said, ids.TableId) and said.verb == verb and (choice is None or said.choice == choice):
            if verb == "pick" and choice is None and component["type"] != 3:
                continue
            return component
    return None


def texts(message: Any) -> str:
    """All that a message says, picture descriptions included."""
    found: list[str] = [message.content] if message.content else []

    def walk(components: Sequence[dict[str, Any]]) -> None:
        for component in components:
            if component.get("content"):
                found.append(component["content"])
            items: list[dict[str, Any]] = component.get("items") or []
            found.extend(item["description"] for item in items if item.get("description"))
            walk(component.get("components") or [])

    walk(message.components)
    return "\n".join(found)


@asynccontextmanager
async def world(
    folder: Path, *, people: int = 4, threads: bool = False, seed: str = "seed", settle: float = 20, moment: int | None = None
) -> AsyncGenerator[World]:
    """A server with a channel #games and its people, and the bot on a database file in `folder`."""
    database = await Database.open(folder / "tables.sqlite3")
    bot = build(database, seeds=seeds_from(seed))
    env = simcord.Env(bot, settle_timeout=settle)
    guild = env.create_guild("Games")
    channel = guild.create_text_channel("games")
    actors = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES[:people]]
    if moment is not None:
        env.backend.advance_clock(moment - env.now().timestamp())
    await env.start()
    try:
        with env.time_context():
            await env.settle()
            if not threads:
                async with database.write() as c:
                    await servers.put(c, servers.Server(guild.id, threads=False))
            w = World(env, bot, guild, channel, actors)
            yield w
            w.check()
    finally:
        await env.shutdown()
        await env.bot.database.close()  # type: ignore[attr-defined] - the bot of now: a test may have started another one
