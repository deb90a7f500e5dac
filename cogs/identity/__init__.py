"""Identity in Discord."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs._shared.game_cog import GameCog, opens_table
from cogs.identity.presenter import IdentityPresenter
from engine.games.identity import GAME, Options


class IdentityCog(GameCog, group_name="identity", group_description="Identity: find out who the other one's informer is. For two"):
    game = GAME
    presenter = IdentityPresenter(GAME)

    @opens_table
    @app_commands.describe(points="Games to be won for winning the match: one to five")
    def new(self, points: app_commands.Range[int, 1, 5] = 2) -> tuple[int, Options]:
        return 2, Options(points_to_win=points)


async def setup(bot: Any) -> None:
    await bot.add_cog(IdentityCog(bot))
