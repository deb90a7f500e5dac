"""Whole games of Saustall by clicks alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.saustall import GAME, Phase, State
from host.table import Table
from tests.play.table import Policy, World, control, random_policy, sensible_policy, texts, world


async def play(w: World, seats: int, policy: Policy) -> Table:
    """Open a table, seat everybody, play to the end."""
    await w.begin("saustall", seats)
    return await w.play_to_the_end(policy)


def state_of(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


def assert_played(t: Table) -> None:
    assert t.status == "finished"
    assert t.result is not None
    assert state_of(t).phase is Phase.OVER
    assert len(state_of(t).discards) == 36


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("kind", ["random", "sensible"])
async def test_a_whole_game(tmp_path: Path, seats: int, kind: str) -> None:
    """Told at the end as a story: what was turned, who did it, each theory."""
    async with world(tmp_path, people=seats, seed=f"{kind} {seats}") as w:
        t = await play(w, seats, random_policy(seats) if kind == "random" else sensible_policy)
        assert_played(t)
        said = texts(await w.board())
        for number in (1, 2, 3, 4):
            assert f"Token {number}:" in said
        assert "🚨" in said or "🍌" in said
        assert said.count("✅") + said.count("❌") >= 3 * seats


async def test_all_choose_in_any_order_and_may_change_their_mind(tmp_path: Path) -> None:
    async with world(tmp_path, people=3) as w:
        await w.begin("saustall", 3)
        for seat, part in ((2, "priest+man+greed"), (0, "accident+man+woman"), (2, "dancer+woman+envy")):
            anew, cursor = seat not in (await w.now()).to_act, len(w.env.http_requests)
            panel = await w.play(seat, (part,))
            assert "You chose as your theory" in texts(panel)
            public = [r for r in w.env.http_requests[cursor:] if r.path.startswith("/channels/")]
            assert bool(public) != anew, "the public is not told that somebody has changed their mind"
        board = texts(await w.board())
        assert "dancer" not in board.split("Suspects:")[0]
        t = await w.now()
        assert t.to_act == {1}
        await w.play(1, ("mayor+man+greed",))
        t = await w.now()
        assert [desk.theory for desk in state_of(t).desks] == [
            ("accident", "man", "woman"),
            ("mayor", "man", "greed"),
            ("dancer", "woman", "envy"),
        ]


async def test_an_intervention_is_asked_and_answered_in_panels(tmp_path: Path) -> None:
    """The one asked reads what was declared; the one robbed is told what it costs."""
    async with world(tmp_path, people=4) as w:
        t = await w.begin("saustall", 4)
        for seat in range(4):
            await w.play(seat, ("priest+man+greed",))
        t = await w.now()
        (seat,) = t.to_act
        path = GAME.path(next(iter(GAME.legal_moves(state_of(t), seat))))
        await w.play(seat, path)
        t = await w.now()
        assert state_of(t).phase is Phase.INTERVENTION
        asked = (seat + 1) % 4
        assert t.to_act == {asked}
        panel = await w.open_panel(w.person(t, asked))
        assert "Do you intervene?" in texts(panel)
        assert control(panel, "pick", "pass") is not None
        assert "shows" in texts(await w.board())
        await w.play(asked, ("intervene",), panel)
        panel = await w.open_panel(w.person(t, seat))
        assert "intervenes against your card" in texts(panel)
        await w.play(seat, ("refuse",), panel)
        t = await w.now()
        assert state_of(t).desks[seat].penalties == 2
        assert state_of(t).desks[asked].interventions == 0
        assert state_of(t).turn == 1


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("seats", GAME.seats)
async def test_many_whole_games(tmp_path: Path, seats: int, number: int) -> None:
    policy = sensible_policy if number % 4 == 0 else random_policy(1000 * seats + number)
    async with world(tmp_path, people=seats, seed=f"soak {seats} {number}") as w:
        assert_played(await play(w, seats, policy))
