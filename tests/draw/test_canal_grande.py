from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from db import codec
from draw import theme
from draw.box import Box
from draw.canal_grande import board, panel
from draw.canal_grande_parts import CLOSE, WIDE, Bundle, narrow
from engine.chance import Chance
from engine.games.canal_grande.game import CanalGrande
from engine.games.canal_grande.model import Card, Offer, Open, Options, Phase, Play, Reinforcement, Resolution, State, View
from tests.draw.looking import check, ink, opened
from tests.engine import laws
from texts import Say

GAME = CanalGrande()
SAY = Say("en")


def states(seats: int, number: int = 3) -> list[State]:
    return list(laws.walk(GAME, seats, Options(), number).states)


def first(seats: int, phase: Phase) -> State:
    """The first position of a few random matches with this question open."""
    return next(s for number in range(1, 9) for s in states(seats, number) if s.phase is phase)


def red(png: bytes) -> int:
    """How many pixels are exactly as red as what just changed."""
    found = opened(png).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in found if colour == theme.rgb(theme.RED))


@pytest.mark.parametrize(("seats", "phase"), [(s, p) for s in (2, 4) for p in Phase if (s, p) != (2, Phase.ROB)])
def test_every_question_has_a_board_and_a_panel_within_the_limits(seats: int, phase: Phase) -> None:
    state = first(seats, phase)
    for png in (board(GAME.view(state, None), SAY), *(panel(GAME.view(state, seat), SAY) for seat in range(seats))):
        assert check(png).width == 1200
        assert ink(png) > 0.01


def test_a_whole_match_is_drawn_with_what_changed() -> None:
    before: View | None = None
    for state in states(2)[::6]:
        view = GAME.view(state, None)
        check(board(view, SAY, before=before))
        before = view


def test_words_are_really_there() -> None:
    png = board(GAME.view(first(2, Phase.DIVIDE), None), SAY)
    for words in (Box(36, 346, 240, 378), Box(106, 190, 256, 222), Box(150, 780, 270, 810), Box(60, 890, 430, 916)):
        assert ink(png, words) > 0.05, words


def test_equal_views_make_equal_bytes_in_any_thread() -> None:
    state = first(4, Phase.PLAY)
    view = GAME.view(state, None)
    again: View = codec.load(GAME.view_type, codec.dump(GAME.view_type, view))
    assert again == view
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(board, each, SAY) for each in (view, again) * 4]
        assert len({job.result() for job in jobs}) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_shows_nothing_its_viewer_cannot_know(seats: int) -> None:
    for number, state in enumerate(states(seats)[:: 15 * seats]):
        other = GAME.redeal(state, None, Chance(b"redeal", number))
        assert board(GAME.view(other, None), SAY) == board(GAME.view(state, None), SAY)
        other = GAME.redeal(state, 1, Chance(b"redeal", number))
        assert panel(GAME.view(other, 1), SAY) == panel(GAME.view(state, 1), SAY)


def test_the_public_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no hand"):
        panel(GAME.view(first(2, Phase.DIVIDE), None), SAY)


class Noted(Say):
    """Texts, and what went into them."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()
        self.values: set[str | int | float] = set()

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        self.keys.add(key)
        self.values |= set(values.values())
        return super().__call__(key, **values)


def test_no_names_of_people_enter_a_picture() -> None:
    say = Noted()
    for seats in (2, 4):
        for state in states(seats)[::30]:
            board(GAME.view(state, None), say)
            panel(GAME.view(state, 0), say)
    districts = {SAY(f"canal-grande-district-{name}") for name in theme.DISTRICTS}
    assert {value for value in say.values if isinstance(value, str)} <= districts
    assert all(key.startswith("canal-grande-") for key in say.keys)


def test_the_traitor_at_work_does_not_wait() -> None:
    """Nothing is to come behind the last traitor of an offer, just as behind one that a spy has drawn."""
    state = first(4, Phase.ROB)
    owner = state.resolution.owner if state.resolution else 0
    offered, drawn = (replace(state, offers=(), resolution=now) for now in (Resolution(owner, traitors=1), Resolution(owner, robbing=True)))
    assert board(GAME.view(offered, None), SAY) == board(GAME.view(drawn, None), SAY)
    assert board(GAME.view(replace(state, offers=(), resolution=Resolution(owner, traitors=2)), None), SAY) != board(
        GAME.view(drawn, None), SAY
    )


def test_what_changed_is_marked() -> None:
    view = GAME.view(first(2, Phase.CHOOSE), None)
    marks = ((*view.marks[0], Card.SAN_POLO), view.marks[1])
    quiet = red(board(view, SAY, before=view))
    assert red(board(replace(view, marks=marks), SAY, before=view)) > red(board(replace(view, marks=marks), SAY))
    assert red(board(replace(view, hand_sizes=(9, 9)), SAY, before=view)) > quiet + 500
    assert red(board(replace(view, sums=(view.sums[0] + 3, view.sums[1])), SAY, before=view)) > quiet + 100
    assert board(view, SAY, before=view) == board(view, SAY)


def test_the_divider_sees_both_offers_grow() -> None:
    view = GAME.view(state := first(2, Phase.DIVIDE), state.divider)
    pictures = {panel(view, SAY, picked=Offer(view.laid.cards[:n], view.laid.numbers[:1])) for n in range(len(view.laid.cards))}
    assert len(pictures) == len(view.laid.cards)
    all_in = panel(view, SAY, picked=view.laid)
    assert all_in not in pictures
    check(all_in)
    check(panel(view, SAY, picked=Offer()))


def test_a_play_in_the_making_is_counted_off_the_hand_and_onto_the_table() -> None:
    state = first(2, Phase.OPEN)
    seat = next(iter(GAME.to_act(state)))
    view = GAME.view(state, seat)
    moves = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Open)]
    one = next(move for move in moves if not move.reinforcements)
    pictures = {panel(view, SAY, play=move) for move in (one, replace(one, named=0), *moves[-2:])}
    assert len(pictures) >= 3
    assert panel(view, SAY) not in pictures
    answer = first(2, Phase.PLAY)
    seat = next(iter(GAME.to_act(answer)))
    view = GAME.view(answer, seat)
    assert panel(view, SAY, play=Play(1)) != panel(view, SAY) == panel(view, SAY, play=None)
    check(panel(view, SAY, play=Play(0, tuple(Reinforcement(d, 9) for d in list(Card)[:6]))))


@pytest.mark.parametrize("count", range(1, 13))
def test_cards_on_the_table_fit_however_many_there_are(count: int) -> None:
    laid = [Bundle("castello", 12, gondola=True)] * count
    room = 554
    assert narrow(room, count).room(laid) <= room
    assert WIDE.room(laid) > CLOSE.room(laid) > narrow(room, count).room(laid)


def test_a_board_is_drawn_quickly() -> None:
    view = GAME.view(first(2, Phase.PLAY), None)
    board(view, SAY)
    took: list[float] = []
    for _ in range(5):
        start = time.process_time()
        board(view, SAY)
        took.append(time.process_time() - start)
    assert min(took) < 0.12
