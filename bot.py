"""The bot: with a token it serves Discord, without one it opens the local table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs._shared.actions import Actions
from cogs._shared.answer import UNREACHED, answering
from cogs._shared.house import House
from cogs._shared.show import Show
from cogs._shared.tree import Tree
from db import facts
from db.open import Database, DatabaseProblem
from db.problem import in_use
from engine.registry import GAMES
from host import health
from host.clock import Clock
from host.settings import Settings, SettingsProblem, load_settings
from host.tables import new_seed

log = logging.getLogger(__name__)

COMMANDS = "commands"
"""The fact that remembers which commands Discord has."""
SYNCING = 10
"""Seconds given to Discord to take the commands: when it is asked too often, it may want to be waited for much longer."""
FINISHING = 10
"""Seconds given to the moves in hand when the bot is asked to stop."""


def discord_time() -> int:
    """Now in epoch seconds, by the clock that discord.py goes by."""
    return int(discord.utils.utcnow().timestamp())


class Bot(commands.Bot):
    """The house in Discord. Every component is answered from its custom id, through one listener: nothing stays silent."""

    def __init__(self, database: Database, clock: Clock, seeds: Callable[[], bytes]) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            # What is said nowhere else of a command: it is used on servers, and comes to them with the bot, not to single people.
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.database = database
        self.house = House(database, clock, seeds)
        self.show = Show(self, self.house)
        self.actions = Actions(self.house, self.show)
        self.cut = False
        """Whether the connection to Discord is lost: nobody can reach the bot, and it does not know of it otherwise."""
        self._caught_up = False
        self._in_hand: set[asyncio.Task[Any]] = set()

    async def setup_hook(self) -> None:
        for name in ("cogs.tables", "cogs.settings", "cogs.clock", "cogs.servers", *(f"cogs.{key}" for key in GAMES)):
            try:
                await self.load_extension(name)
            except commands.ExtensionFailed as failed:
                raise failed.original from failed
        await self._sync()

    async def _sync(self) -> None:
        """Tell Discord the commands when they have changed. Where it does not take them, or cannot be reached, everything stays as it was,
        and the next start tries again."""
        commands_now = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([str(self.application_id), commands_now], sort_keys=True).encode()).hexdigest()
        async with self.database.read() as c:
            if await facts.get(c, COMMANDS) == digest:
                return
        try:
            async with asyncio.timeout(SYNCING):
                await self.tree.sync()
        except (*UNREACHED, discord.app_commands.AppCommandError) as error:
            log.error("Discord did not take the commands; the next start tries again: %s", repr(error))
            return
        async with self.database.write() as c:
            await facts.put(c, COMMANDS, digest)

    async def on_disconnect(self) -> None:
        self.cut = True

    async def on_connect(self) -> None:
        self.cut = False

    async def on_resumed(self) -> None:
        self.cut = False

    async def well(self) -> bool:
        """Whether people reach the bot, and it its database. Raises what reading that raises."""
        async with self.database.read() as c:
            await facts.get(c, COMMANDS)
        return self.is_ready() and not self.cut

    async def on_ready(self) -> None:
        """Discord says this after every reconnection; the bot catches up once, or at the next one where that failed."""
        if self._caught_up:
            return
        self._caught_up = True
        try:
            await self.catch_up()
        except BaseException:
            self._caught_up = False
            raise

    async def catch_up(self) -> None:
        """Do and show what an earlier run left undone."""
        await self.house.tables.end_outdated()
        for table in await self.house.play.waiting_for_host():
            await self.actions.settle(table)
        for follow in self.actions.followers:
            await follow()
        await self.show.everything()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        await answering(interaction, lambda answer: self.actions.control(answer, custom_id))

    async def in_hand(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work` as something to be finished before the bot stops."""
        task = asyncio.ensure_future(work)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        await asyncio.shield(task)

    async def finish(self) -> None:
        """Finish the moves in hand, and note when the clocks were watched last."""
        await asyncio.sleep(0)  # what was heard just now is in hand after this
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=FINISHING)
        await self.house.times.alive()

    async def forget_discord(self) -> None:
        """For a Discord that starts empty: messages and commands are made anew."""
        from db import tables as rows

        async with self.database.write() as c:
            await rows.forget_all_posts(c)
            await facts.drop(c, COMMANDS)


def build(database: Database, clock: Clock = discord_time, seeds: Callable[[], bytes] = new_seed) -> Bot:
    """A bot on this database, ready to be started."""
    return Bot(database, clock, seeds)


async def serve(settings: Settings) -> int:
    """Serve Discord until SIGTERM or SIGINT. Returns the exit code."""
    assert settings.discord_token is not None
    database = await Database.open(settings.database)
    bot = build(database)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    stopping = asyncio.create_task(stop.wait())
    beating = asyncio.create_task(_beat(bot, settings))
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        running.cancel()  # from here on the bot hears nothing, and can still answer
        await bot.finish()
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await running
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it anew from the developer portal.", file=sys.stderr)  # noqa: T201
        return 2
    except discord.PrivilegedIntentsRequired as error:
        print(f"Discord refuses the connection: {error}", file=sys.stderr)  # noqa: T201
        return 2
    except (OSError, aiohttp.ClientError) as error:
        print(f"Discord cannot be reached: {error}. Check the network and start again.", file=sys.stderr)  # noqa: T201
        return 2
    except discord.DiscordException as error:
        reason = " ".join(str(error).split())
        print(f"Discord does not let the bot in: {reason[:300]}. Start again when that is over.", file=sys.stderr)  # noqa: T201
        return 2
    finally:
        for task in (running, stopping, beating):
            task.cancel()
        await bot.close()
        await database.close()
        health.stop(settings.database)
    return 0


async def _beat(bot: Bot, settings: Settings) -> None:
    """Say every minute that the bot is connected and can read its database; silence is how a watcher learns that it is not."""
    while True:
        try:
            with in_use(settings.database):
                if await bot.well():
                    health.beat(settings.database)
        except DatabaseProblem as problem:
            log.error("%s", problem)
        except Exception:
            log.exception("the bot is not well")
        await asyncio.sleep(60)


def _run(settings: Settings) -> int:
    if settings.discord_token is not None:
        return asyncio.run(serve(settings))
    try:
        import local
    except ImportError:
        print("DISCORD_TOKEN is not set, and the local table is not installed here: set the token.", file=sys.stderr)  # noqa: T201
        return 2
    return asyncio.run(local.run(settings))


def main() -> int:
    try:
        settings = load_settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        for noisy in ("alembic", "discord.client", "discord.state"):
            logging.getLogger(noisy).setLevel(max(logging.ERROR, logging.getLogger().level))
        with in_use(settings.database):
            return _run(settings)
    except (SettingsProblem, DatabaseProblem) as problem:
        print(problem, file=sys.stderr)  # noqa: T201
        return 2


if __name__ == "__main__":
    sys.exit(main())
