"""How fast the house is, on one core: `./dev bench`, or `./dev bench canal_grande` for some games alone.

Rules: random matches; a decision is listing the legal moves and playing one. Pictures: the public boards of one match. Clicks: a match
played through the simulated Discord, each click timed until all that it set off is done (the answer, the database, the posts), beside
a bot that only echoes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import discord
import simcord
from discord.ext import commands

from engine import match
from engine.chance import Chance
from engine.game import AnyGame, Seat
from engine.game import Path as MovePath
from engine.registry import GAMES
from host.table import Table
from tests.play.table import random_policy, world
from texts import Say

SECONDS: Final = 3.0
"""Of random matches, for each number of players."""
LISTED: Final = 200
"""Legal moves that are listed at most, as the house lists them only as far as it shows them."""
PICTURES: Final = 20
CLICKS: Final = 100


def random_match(game: AnyGame, seats: int, number: int) -> Iterator[Any]:
    """The states of a random match, each the moment it is reached."""
    seed = number.to_bytes(32, "big")
    choose = Random(number)
    state = match.start(game, seats, game.options_type(), seed)
    step = 0
    yield state
    while to_act := game.to_act(state):
        step += 1
        seat = min(to_act)
        move = choose.choice(list(islice(game.legal_moves(state, seat), LISTED)))
        state = match.play(game, state, seat, move, Chance(seed, step)).step.state
        yield state


def rules(game: AnyGame, seats: int) -> str:
    decisions = matches = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += sum(1 for _ in random_match(game, seats, matches)) - 1
        matches += 1
    took = time.perf_counter() - began
    return f"{decisions / took:>8,.0f} decisions a second, {decisions / matches:,.0f} in a match"


def pictures(game: AnyGame) -> str:
    draw = import_module(f"draw.{game.key}")
    states = list(random_match(game, game.seats[-1], 1))
    say = Say()
    times: list[float] = []
    sizes: list[int] = []
    for state in [states[0], *states[:: max(1, len(states) // PICTURES)], states[-1]]:
        view = game.view(state, None)
        began = time.perf_counter()
        sizes.append(len(draw.board(view, say)))
        times.append(time.perf_counter() - began)
    return f"{milliseconds(times[1:])}, the first {times[0] * 1000:.0f} ms; up to {max(sizes) / 1000:.0f} KB"


def milliseconds(times: list[float]) -> str:
    ordered = sorted(times)
    slow = ordered[int(len(ordered) * 0.95)]
    return f"{median(times) * 1000:>8.1f} ms, 95 % within {slow * 1000:.0f} ms"


async def echo() -> str:
    """A bot that answers every click at once and knows nothing."""
    bot = commands.Bot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))

    @bot.tree.command(description="Echo")
    async def hello(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction] - the decorator keeps it
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button[discord.ui.View](label="Echo", custom_id="echo"))
        await interaction.response.send_message("Echo", view=view)
        view.stop()

    @bot.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_message("Echo", ephemeral=True)

    @bot.event
    async def setup_hook() -> None:  # pyright: ignore[reportUnusedFunction]
        await bot.tree.sync()

    async with simcord.run(bot) as env:
        guild = env.create_guild("Games")
        channel = guild.create_text_channel("games")
        ada = guild.add_member(env.create_user("ada"))
        message = (await ada.slash(channel, "hello")).response
        assert message is not None
        times: list[float] = []
        for _ in range(CLICKS):
            began = time.perf_counter()
            await ada.click(message, custom_id="echo")
            times.append(time.perf_counter() - began)
    return milliseconds(times)


class Enough(Exception):  # noqa: N818 - the end of a measurement
    """As many clicks as were wanted."""


async def clicks(game: AnyGame) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with world(Path(folder)) as w:
            await w.begin(game.key.replace("_", "-"), min(game.seats))
            w.answered.clear()
            choose = random_policy(1)

            def until_enough(t: Table, seat: Seat) -> MovePath:
                if len(w.answered) >= CLICKS:
                    raise Enough
                return choose(t, seat)

            with suppress(Enough):
                await w.play_to_the_end(until_enough)
            return milliseconds(w.answered)


def main(words: list[str]) -> int:
    unknown = [word for word in words if word not in GAMES]
    if unknown:
        print(f"There is no game {', '.join(unknown)}. There are: {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    games = [GAMES[key] for key in words or GAMES]
    print(f"Rules: random moves for {SECONDS:.0f} s each")
    for game in games:
        for seats in game.seats:
            print(f"  {game.key + f' for {seats}':28}{rules(game, seats)}", flush=True)
    print("Pictures: the public board")
    for game in games:
        print(f"  {game.key:28}{pictures(game)}", flush=True)
    print(f"Clicks: {CLICKS} each, in the simulated Discord, until all that a click set off is done")
    print(f"  {'a bare echo':28}{asyncio.run(echo())}", flush=True)
    for game in games:
        print(f"  {game.key:28}{asyncio.run(clicks(game))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
