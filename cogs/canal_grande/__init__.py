"""Canal Grande in Discord."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands

from cogs._shared.game_cog import GameCog, opens_table
from cogs.canal_grande.presenter import CanalGrandePresenter
from engine.games.canal_grande import GAME, Options


class CanalGrandeCog(GameCog, group_name="canal-grande", group_description="Win the districts of Venice: one divides, the other chooses"):
    game = GAME
    presenter = CanalGrandePresenter(GAME)

    @opens_table
    @app_commands.describe(
        players="Two, or four in two partnerships (then everybody chooses a side)",
        free_gondola="The original rule: a gondola helps in any vote, without a card of its district",
    )
    def new(self, players: Literal[2, 4] = 2, free_gondola: bool = False) -> tuple[int, Options]:
        return players, Options(free_gondola=free_gondola)


async def setup(bot: Any) -> None:
    await bot.add_cog(CanalGrandeCog(bot))
