"""Every game the house hosts."""

from __future__ import annotations

from engine.game import AnyGame
from engine.games.canal_grande import GAME as CANAL_GRANDE

GAMES: dict[str, AnyGame] = {
    CANAL_GRANDE.key: CANAL_GRANDE,
}
"""By key, in the order they are listed to people."""
