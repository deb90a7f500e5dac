"""Saustall's pictures: within the limits, from the view alone, with what changed marked."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from db import codec
from draw import theme
from draw.lettering import shorten
from draw.saustall import board, panel
from draw.saustall_banner import CARD_WIDTH
from draw.saustall_parts import card_name
from draw.saustall_people import BUSTS, WOMEN
from draw.saustall_places import SCENES
from engine.chance import Chance
from engine.games.saustall import GAME, Card, Choice, Options, Phase, State, Token, View, Want
from engine.games.saustall.model import SUSPECTS, TOKENS, WITNESSES
from tests.draw.looking import check, ink, opened
from tests.engine import laws
from tests.engine.saustall.positions import solved
from texts import Say

SAY = Say("en")


def states(seats: int, number: int = 1) -> list[State]:
    return list(laws.walk(GAME, seats, Options(), number).states)


def first(seats: int, phase: Phase) -> State:
    return next(state for number in range(1, 9) for state in states(seats, number) if state.phase is phase)


def red(png: bytes) -> int:
    """How many pixels are exactly as red as what just changed."""
    found = opened(png).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in found if colour == theme.rgb(theme.RED))


def test_everybody_and_every_place_has_a_picture() -> None:
    assert set(BUSTS) == set(SUSPECTS)
    assert set(SCENES) == set(WITNESSES)
    assert {suspect for suspect in SUSPECTS if suspect.gender == "woman"} == WOMEN


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_question_has_a_board_and_panels_within_the_limits(seats: int, phase: Phase) -> None:
    state = first(seats, phase)
    for png in (board(GAME.view(state, None), SAY), *(panel(GAME.view(state, seat), SAY) for seat in range(seats))):
        assert check(png).width == 1200
        assert ink(png) > 0.03


def test_a_whole_match_is_drawn_with_what_changed() -> None:
    before: View | None = None
    for state in states(3)[::12]:
        view = GAME.view(state, None)
        check(board(view, SAY, before=before))
        before = view


def test_equal_views_make_equal_bytes_in_any_thread() -> None:
    view = GAME.view(first(4, Phase.INTERVENTION), None)
    again: View = codec.load(GAME.view_type, codec.dump(GAME.view_type, view))
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(board, each, SAY) for each in (view, again) * 3]
        assert len({job.result() for job in jobs}) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_picture_shows_nothing_its_viewer_cannot_know(seats: int) -> None:
    for number, state in enumerate(states(seats)[:: 15 * seats]):
        other = GAME.redeal(state, None, Chance(b"redeal", number))
        assert board(GAME.view(other, None), SAY) == board(GAME.view(state, None), SAY)
        other = GAME.redeal(state, 1, Chance(b"redeal", number))
        assert panel(GAME.view(other, 1), SAY) == panel(GAME.view(state, 1), SAY)


def test_the_public_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no hand"):
        panel(GAME.view(first(2, Phase.PLAY), None), SAY)


def test_what_changed_is_marked() -> None:
    seen = states(4)
    number = next(i for i in range(40, len(seen)) if seen[i].alibis != seen[i - 1].alibis)
    now, then = GAME.view(seen[number], None), GAME.view(seen[number - 1], None)
    assert red(board(now, SAY, before=then)) > red(board(now, SAY)) + 1000
    assert board(now, SAY, before=now) == board(now, SAY)
    looked = next(i for i in range(1, len(seen)) if seen[i].laboratory != seen[i - 1].laboratory)
    now, then = GAME.view(seen[looked], None), GAME.view(seen[looked - 1], None)
    assert red(board(now, SAY, before=then)) > red(board(now, SAY)) + 500


def test_who_is_to_act_is_marked() -> None:
    view = GAME.view(first(3, Phase.REMOVAL), None)
    boards = {board(replace(view, to_act=who), SAY) for who in ((), (0,), (1,), (0, 2))}
    assert len(boards) == 4


@pytest.mark.parametrize("card", Card)
def test_the_name_of_the_card_in_play_is_not_cut(card: Card) -> None:
    name = card_name(card, SAY)
    assert shorten(name, CARD_WIDTH - 16, theme.SMALL, theme.BOLD) == name


def test_picks_are_marked_in_the_panel() -> None:
    view = GAME.view(first(4, Phase.PLAY), 0)
    assert view.me is not None
    pictures = {
        panel(view, SAY),
        panel(view, SAY, card=view.me.hand[0].card),
        panel(view, SAY, tokens=frozenset({view.me.stand[0]})),
        panel(replace(view, me=replace(view.me, choice=Choice(Want.SUSPICION, (Token.ACCIDENT, Token.MAN, Token.WOMAN)))), SAY, plan=True),
    }
    assert len(pictures) == 4


def test_a_choice_that_waits_for_the_others_is_shown_as_made() -> None:
    """Its tokens are marked, and the scores are those of the theory that it leads to."""
    start = states(2)[0]
    none = panel(GAME.view(start, 0), SAY)
    chosen = [replace(start, chosen=(Choice(Want.SUSPICION, tokens), None)) for tokens in (TOKENS[:3], TOKENS[-3:])]
    one, other = (panel(GAME.view(state, 0), SAY) for state in chosen)
    assert check(one).height > check(none).height
    assert one != other
    assert red(one) > red(none)
    last = solved(2, ())
    swaps = [Choice(Want.SWAP, (Token.PRIEST, take)) for take in last.desks[0].stand]
    assert len({panel(GAME.view(replace(last, chosen=(swap, None)), 0), SAY) for swap in swaps}) == len(swaps)


class Noted(Say):
    """Texts, and what went into them."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        self.keys.add(key)
        return super().__call__(key, **values)


def test_all_words_are_texts_of_the_game() -> None:
    say = Noted()
    for seats in GAME.seats:
        for state in states(seats)[::40]:
            board(GAME.view(state, None), say)
            panel(GAME.view(state, 0), say)
    assert all(key.startswith("saustall-") for key in say.keys)


def test_a_board_is_drawn_quickly() -> None:
    view = GAME.view(first(4, Phase.INTERVENTION), None)
    board(view, SAY)
    took: list[float] = []
    for _ in range(5):
        start = time.process_time()
        board(view, SAY)
        took.append(time.process_time() - start)
    assert min(took) < 0.12
