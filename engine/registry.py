"""Every game the house hosts."""

from __future__ import annotations

from engine.game import AnyGame
from engine.games.canal_grande import GAME as CANAL_GRANDE
from engine.games.saustall import GAME as SAUSTALL

GAMES: dict[str, AnyGame] = {
    CANAL_GRANDE.key: CANAL_GRANDE,
    SAUSTALL.key: SAUSTALL,
}
"""By key, in the order they are listed to people."""
