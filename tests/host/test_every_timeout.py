"""Everybody is away: the host plays whole matches by time-outs alone, so that every decision a match comes to runs out once."""

from __future__ import annotations

import pytest

from db import tables as rows
from engine.registry import GAMES
from host.timing import PRESETS
from tests.host.conftest import Host

SIZES = [(key, size) for key, game in GAMES.items() for size in game.seats]


async def play_by_timeouts(host: Host, game: str, people: int) -> None:
    t = await host.begin(game, people, PRESETS["days-1"])
    for _ in range(t.game.bound):
        host.now += 86_401
        assert await host.times.tick() == [t.id]
        assert await host.times.reminders() == [], "no reminder of what has run out already"
        t = await host.tables.get(t.id)
        if t.status != "playing":
            break
    assert t.status == "finished"
    async with host.database.read() as c:
        assert {m.by for m in await rows.moves_of(c, t.id)} == {"clock"}


@pytest.mark.parametrize(("game", "people"), SIZES)
async def test_every_decision_can_time_out(host: Host, game: str, people: int) -> None:
    await play_by_timeouts(host, game, people)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "people"), SIZES)
async def test_every_decision_of_many_matches_can_time_out(host: Host, game: str, people: int) -> None:
    for _ in range(10):
        await play_by_timeouts(host, game, people)
