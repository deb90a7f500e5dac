"""Whole matches of Identity by clicks alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import codec
from db import tables as rows
from engine.games.identity import GAME, State
from tests.engine.identity.positions import drawn_game, position
from tests.play import raw
from tests.play.table import Policy, World, control, random_policy, sensible_policy, texts, world


async def played(w: World, points: int, policy: Policy) -> None:
    """A match from the slash command to the end, and what everybody then reads."""
    await w.begin("identity", 2, points=points)
    t = await w.play_to_the_end(policy)
    state = t.state
    assert isinstance(state, State)
    assert t.result == GAME.result(state)
    assert max(state.points) == points or state.drawn == 3
    board = texts(await w.board())
    assert "The match is over" in board


async def state_of(w: World) -> State:
    state = (await w.now()).state
    assert isinstance(state, State)
    return state


async def test_a_sensible_match_by_clicks(tmp_path: Path) -> None:
    async with world(tmp_path, people=2, seed="identity") as w:
        await played(w, 2, sensible_policy)


async def test_a_random_match_by_clicks(tmp_path: Path) -> None:
    async with world(tmp_path, people=2, seed="identity at random") as w:
        await played(w, 2, random_policy(1))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
async def test_many_matches_by_clicks(tmp_path: Path, number: int) -> None:
    async with world(tmp_path, people=2, seed=f"identity soak {number}") as w:
        await played(w, 1 + number % 5, random_policy(number) if number % 2 else sensible_policy)


async def test_an_answer_stays_and_an_informer_may_be_exchanged(tmp_path: Path) -> None:
    """Both choose at the same time, one changes their mind; after an answer there is no way back."""
    async with world(tmp_path, people=2, seed="answer") as w:
        t = await w.begin("identity", 2)
        assert t.to_act == {0, 1}
        hands = (await state_of(w)).hands
        first, other = hands[0][:2]
        await w.play(0, (f"informer.{first}",))
        assert (await state_of(w)).informers == (first, None)
        panel = await w.open_panel(w.person(t, 0))
        assert "You may change it" in texts(panel)
        await w.play(0, (f"informer.{other}",), panel)
        await w.play(1, (f"informer.{hands[1][0]}",))
        state = await state_of(w)
        assert state.informers[0] == other
        seat = state.starter
        panel = await w.play(seat, (f"ask.{state.hands[seat][0]}",))
        said = texts(panel)
        assert "the informer shares" in said
        assert "left for you" in said
        assert control(panel, "back") is None
        assert (await w.now()).to_act == {seat}


async def test_a_drawn_match_is_called_a_draw(tmp_path: Path) -> None:
    """Nobody has won: so says the board, the message that opened the table, and the list of tables."""
    async with world(tmp_path, people=2, seed="draw") as w:
        lobby = (await w.begin("identity", 2)).row.lobby
        assert lobby is not None
        last = position(hands=((), ()), stack=(), idle=1, history=(drawn_game(1), drawn_game(2)))
        async with w.bot.database.write() as c:
            await rows.note(c, w.table, state=codec.dump(State, last))
        await w.play(0, ("pass",))
        t = await w.now()
        assert t.result is not None
        assert t.result.ranks == (1, 1)
        assert "It is a draw. Three games in a row were drawn." in texts(await w.board()).replace("*", "")
        assert "The game is over. It is a draw." in texts(w.message(t.row.channel, lobby))
        listed = raw.answer(await w.slash(w.people[0], "tables"))
        assert "a draw ·" in listed
        assert "won" not in listed
