"""Donna Leon: Gefährliches Spiel in Discord."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands

from cogs._shared.game_cog import GameCog, opens_table
from cogs.donna_leon.presenter import DonnaLeonPresenter
from engine.games.donna_leon import GAME, Options


class DonnaLeonCog(GameCog, group_name="donna-leon", group_description="Find informants, suspects and the murderer all over Venice"):
    game = GAME
    presenter = DonnaLeonPresenter(GAME)

    @opens_table
    @app_commands.describe(
        players="How many play",
        opening_peek="Everybody looks at one person of each colour before the first turn",
        notebook="Whom you have seen stays shown to you; without it you must remember",
    )
    def new(self, players: Literal[2, 3, 4] = 2, opening_peek: bool = True, notebook: bool = True) -> tuple[int, Options]:
        return players, Options(opening_peek=opening_peek, notebook=notebook)


async def setup(bot: Any) -> None:
    await bot.add_cog(DonnaLeonCog(bot))
