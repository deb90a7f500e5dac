"""Saustall in Discord."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands

from cogs._shared.game_cog import GameCog, opens_table
from cogs.saustall.presenter import SaustallPresenter
from engine.games.saustall import GAME, Options


class SaustallCog(GameCog, group_name="saustall", group_description="A murder in the Allgäu: steer the investigation towards your theory"):
    game = GAME
    presenter = SaustallPresenter(GAME)

    @opens_table
    @app_commands.describe(players="How many play")
    def new(self, players: Literal[2, 3, 4] = 2) -> tuple[int, Options]:
        return players, Options()


async def setup(bot: Any) -> None:
    await bot.add_cog(SaustallCog(bot))
