"""Every game the house hosts."""

from __future__ import annotations

from engine.game import AnyGame
from engine.games.canal_grande import GAME as CANAL_GRANDE
from engine.games.donna_leon import GAME as DONNA_LEON
from engine.games.identity import GAME as IDENTITY
from engine.games.saustall import GAME as SAUSTALL
from engine.games.victor import GAME as VICTOR

GAMES: dict[str, AnyGame] = {
    CANAL_GRANDE.key: CANAL_GRANDE,
    SAUSTALL.key: SAUSTALL,
    VICTOR.key: VICTOR,
    IDENTITY.key: IDENTITY,
    DONNA_LEON.key: DONNA_LEON,
}
"""By key, in the order they are listed to people."""
