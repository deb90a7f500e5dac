from __future__ import annotations

import time
from dataclasses import replace

import pytest

from draw import theme
from draw.box import Box
from draw.identity import board, panel
from engine.chance import Chance
from engine.games.identity import GAME, Phase, State, View
from engine.games.suspects import SUSPECTS
from tests.draw.looking import check, ink, opened
from tests.engine.identity.positions import drawn_game, position
from tests.engine.identity.test_laws import long_walk
from texts import Say

SAY = Say("en")


def states() -> list[State]:
    return list(long_walk(1).states)


def red(png: bytes) -> int:
    """How many pixels are exactly as red as what just changed."""
    found = opened(png).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in found if colour == theme.rgb(theme.RED))


def test_a_whole_match_is_drawn_within_the_limits() -> None:
    before: View | None = None
    for state in (*states()[::40], states()[-1]):
        view = GAME.view(state, None)
        check(board(view, SAY, before=before))
        for seat in (0, 1):
            check(panel(GAME.view(state, seat), SAY))
        before = view


@pytest.mark.parametrize("phase", Phase)
def test_every_question_has_a_board_and_a_panel(phase: Phase) -> None:
    state = next(state for state in states() if state.phase is phase)
    assert ink(board(GAME.view(state, None), SAY)) > 0.01
    assert ink(panel(GAME.view(state, 0), SAY)) > 0.01


def test_the_fullest_table_fits() -> None:
    """Five points to win, fifteen questions each, a game before."""
    one, two = list(SUSPECTS)[:15], list(SUSPECTS)[15:30]
    last = list(SUSPECTS)[30:]
    state = position(
        (last[0], last[1]), ((), ()), stack=(), asked=(one[12:], two[12:]), discarded=(one[:12], two[:12]), points=(4, 4), points_to_win=5
    )
    state = replace(state, history=(drawn_game(1),))
    check(board(GAME.view(state, None), SAY))
    check(panel(GAME.view(state, 0), SAY))


def test_a_picture_shows_nothing_its_viewer_cannot_know() -> None:
    for number, state in enumerate(states()[::25]):
        other = GAME.redeal(state, None, Chance(b"redeal", number))
        assert board(GAME.view(other, None), SAY) == board(GAME.view(state, None), SAY)
        other = GAME.redeal(state, 1, Chance(b"redeal", number))
        assert panel(GAME.view(other, 1), SAY) == panel(GAME.view(state, 1), SAY)


def test_the_public_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no hand"):
        panel(GAME.view(states()[0], None), SAY)


def test_words_are_really_there() -> None:
    state = position(asked=(("juan-perez",), ()))
    assert ink(board(GAME.view(state, None), SAY), Box(36, 30, 300, 66)) > 0.05
    assert ink(panel(GAME.view(state, 0), SAY), Box(36, 430, 600, 472)) > 0.03


def test_what_changed_is_marked() -> None:
    then = GAME.view(position(asked=(("juan-perez",), ())), None)
    now = GAME.view(position(asked=(("juan-perez", "ali-veli"), ()), points=(1, 0)), None)
    assert red(board(now, SAY, before=then)) > red(board(now, SAY, before=now)) + 1500
    assert board(now, SAY, before=now) == board(now, SAY)


def test_what_is_picked_is_marked() -> None:
    view = GAME.view(position(asked=(("juan-perez",), ())), 0)
    pictures = [
        panel(view, SAY),
        panel(view, SAY, picked=view.hand[0].id),
        panel(view, SAY, chosen=("curly",)),
        panel(view, SAY, chosen=("curly", "shaggy")),
        panel(view, SAY, chosen=("curly", "shaggy", "macho")),
    ]
    assert len(set(pictures)) == len(pictures)


def test_a_board_is_drawn_quickly() -> None:
    view = GAME.view(states()[-1], None)
    board(view, SAY)
    took: list[float] = []
    for _ in range(5):
        start = time.process_time()
        board(view, SAY)
        took.append(time.process_time() - start)
    assert min(took) < 0.12
