"""The laws of all games, over random matches of Saustall."""

from __future__ import annotations

import pytest

from engine.games.saustall import GAME, Options
from tests.engine import laws


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize("seats", GAME.seats)
def test_law(law: laws.Law, seats: int) -> None:
    law(laws.walk(GAME, seats, Options(), 1))
