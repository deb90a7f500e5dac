"""Seeded matches stay as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.victor import GAME, Options
from tests.engine.victor.golden import assert_golden, told


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden(seats: int) -> None:
    assert_golden(Path(__file__).with_name(f"golden_{seats}.txt"), told(GAME, seats, Options(), b"victor"))
