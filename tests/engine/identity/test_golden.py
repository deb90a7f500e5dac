"""A seeded match stays as it was."""

from __future__ import annotations

from pathlib import Path

from engine.games.identity import GAME, Options
from tests.engine.victor.golden import assert_golden, told


def test_golden() -> None:
    assert_golden(Path(__file__).with_name("golden_2.txt"), told(GAME, 2, Options(3), b"identity", seldom="guess"))
