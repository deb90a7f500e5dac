"""Every game the house hosts."""

from __future__ import annotations

from engine.game import AnyGame

GAMES: dict[str, AnyGame] = {}
"""By key, in the order they are listed to people."""
