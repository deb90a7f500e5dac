"""Commissioner Victor in Discord."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands

from cogs._shared.game_cog import GameCog, opens_table
from cogs.victor.presenter import VictorPresenter
from engine.games.victor import GAME, Options


class VictorCog(GameCog, group_name="victor", group_description="Commissioner Victor: lay suspects so that the evidence is against yours"):
    game = GAME
    presenter = VictorPresenter(GAME)

    @opens_table
    @app_commands.describe(players="How many play: two to four")
    def new(self, players: Literal[2, 3, 4] = 2) -> tuple[int, Options]:
        return players, Options()


async def setup(bot: Any) -> None:
    await bot.add_cog(VictorCog(bot))
