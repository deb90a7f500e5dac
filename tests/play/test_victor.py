"""Whole matches of Commissioner Victor by clicks alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.victor import GAME, State
from tests.play.table import Policy, World, control, random_policy, sensible_policy, texts, world


async def played(w: World, players: int, policy: Policy) -> None:
    """A match from the slash command to the end, and what everybody then reads."""
    await w.begin("victor", players)
    t = await w.play_to_the_end(policy)
    state = t.state
    assert isinstance(state, State)
    assert t.result == GAME.result(state)
    assert len(state.field) == 25
    board = texts(await w.board())
    assert "The field is full" in board
    for seat in range(players):
        assert f"<@{w.people[seat].id}>" in board


@pytest.mark.parametrize(("players", "sensible"), [(2, True), (4, False)])
async def test_a_match_by_clicks(tmp_path: Path, players: int, sensible: bool) -> None:
    async with world(tmp_path, people=players, seed=f"victor {players}") as w:
        await played(w, players, sensible_policy if sensible else random_policy(players))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("players", GAME.seats)
async def test_many_matches_by_clicks(tmp_path: Path, players: int, number: int) -> None:
    async with world(tmp_path, people=players, seed=f"victor soak {players}/{number}") as w:
        await played(w, players, random_policy(number) if number % 2 else sensible_policy)


async def test_a_turn_is_few_clicks_and_can_be_undone(tmp_path: Path) -> None:
    """Open the panel, tile, cell, counters, cells, confirm; until then the table stands still, and *Back* leads to the start."""
    async with world(tmp_path, people=2, seed="few clicks") as w:
        t = await w.begin("victor", 2)
        seat = min(t.to_act)
        who = w.person(t, seat)
        panel = await w.open_panel(who)
        assert isinstance(t.state, State)
        tile = t.state.hands[seat][0]
        panel = await w.play(seat, (f"place.{tile}", "e4"), panel)
        assert "You place" in texts(panel)
        for _ in range(2):
            back = control(panel, "back")
            assert back is not None
            panel = (await w.click(who, panel, back["custom_id"])).response
        assert "Which suspect do you place?" in texts(panel)
        assert (await w.now()).step == 0
        clicks = len(w.answered)
        panel = await w.play(seat, (f"place.{tile}", "e4"), panel)
        panel = await w.play(seat, ("counters", "e4+e5"), panel)
        assert len(w.answered) - clicks == 5
        t = await w.now()
        assert t.step == 2
        assert t.to_act == {1 - seat}
        assert "You drew" in texts(panel)
