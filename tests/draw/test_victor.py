from __future__ import annotations

import time
from dataclasses import replace

import pytest

from draw import theme
from draw.box import Box
from draw.victor import board, panel
from draw.victor_parts import reckoning_height
from engine.chance import Chance
from engine.games.suspects import SUSPECTS
from engine.games.victor import GAME, MoveTile, Options, PlaceTile, State, View
from tests.draw.looking import check, ink, opened
from tests.engine import laws
from tests.engine.victor.positions import position
from texts import Say

SAY = Say("en")


def states(seats: int, number: int = 3) -> list[State]:
    return list(laws.walk(GAME, seats, Options(), number).states)


def red(png: bytes) -> int:
    """How many pixels are exactly as red as what just changed."""
    found = opened(png).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in found if colour == theme.rgb(theme.RED))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_match_is_drawn_within_the_limits(seats: int) -> None:
    before: View | None = None
    for state in (*states(seats)[::16], states(seats)[-1]):
        view = GAME.view(state, None)
        check(board(view, SAY, before=before))
        for seat in range(seats):
            check(panel(GAME.view(state, seat), SAY, lit=view.spots))
        before = view


def test_the_widest_field_fits() -> None:
    """Five wide and high, with a place on every side."""
    state = position("c5 d5 e5 f5 g5 e3 e4 e6 e7")
    check(board(GAME.view(state, None), SAY))
    check(panel(GAME.view(state, 0), SAY))


def test_the_longest_reckoning_fits() -> None:
    """Far more lines than any field gives."""
    view = GAME.view(states(4)[-1], None)
    ending = view.ending
    assert ending is not None
    long = tuple(replace(score, lines=score.lines[:1] * 30) for score in ending.scores)
    check(board(replace(view, ending=replace(ending, scores=long)), SAY))


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_end_no_letter_of_a_prime_suspect_is_hidden(seats: int) -> None:
    """Along the portrait's left edge, where the letters are, nothing has the colour of the seat."""
    view = GAME.view(states(seats)[-1], None)
    assert view.ending is not None
    picture = opened(board(view, SAY)).convert("RGB")
    height = reckoning_height(view.ending)
    width = theme.MAX_WIDTH - 2 * theme.MARGIN
    panels = Box.at(theme.MARGIN, picture.height - theme.MARGIN - height, width, height).columns(*[1] * seats, gap=theme.GAP)
    for seat, box in list(enumerate(panels))[1:]:
        corner = box.left + theme.GAP, box.top + theme.GAP
        letters = picture.crop((*corner, corner[0] + 36, corner[1] + 100)).getcolors(5000) or []
        assert theme.rgb(theme.SEATS[seat].colour) not in {colour for _, colour in letters}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_shows_nothing_its_viewer_cannot_know(seats: int) -> None:
    for number, state in enumerate(states(seats)[::20]):
        other = GAME.redeal(state, None, Chance(b"redeal", number))
        assert board(GAME.view(other, None), SAY) == board(GAME.view(state, None), SAY)
        other = GAME.redeal(state, 1, Chance(b"redeal", number))
        assert panel(GAME.view(other, 1), SAY) == panel(GAME.view(state, 1), SAY)


def test_the_public_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no hand"):
        panel(GAME.view(states(2)[0], None), SAY)


def test_every_suspect_looks_different() -> None:
    seen: set[bytes] = set()
    for tile in SUSPECTS:
        others = [other for other in SUSPECTS if other != tile]
        state = position({"e5": tile}, hands=(others[:3], others[3:6]))
        seen.add(opened(board(GAME.view(state, None), SAY)).convert("L").crop((300, 100, 900, 700)).tobytes())
    assert len(seen) == 32, "in greyscale too"


def test_words_are_really_there() -> None:
    png = board(GAME.view(states(2)[0], None), SAY)
    assert ink(png, Box(36, 30, 300, 66)) > 0.05
    assert ink(panel(GAME.view(states(2)[0], 0), SAY), Box(56, 52, 380, 90)) > 0.03


def test_what_changed_is_marked() -> None:
    state = position("e5 f5 g5", suspects=4)
    before = GAME.view(state, None)
    placed = GAME.apply(state, 0, PlaceTile(state.hands[0][0], "f6"), Chance(b"", 1)).state
    moved = GAME.apply(placed, 0, MoveTile("e5", "g6"), Chance(b"", 1)).state
    quiet = red(board(before, SAY, before=before))
    assert board(before, SAY, before=before) == board(before, SAY)
    after = GAME.view(placed, None)
    assert red(board(after, SAY, before=before)) > quiet + 2000
    twice = GAME.view(moved, None)
    assert red(board(twice, SAY, before=before)) > red(board(after, SAY, before=before)) + 2000
    guarded = replace(before, field=tuple(replace(tile, counters=(0,)) if tile.cell == "e5" else tile for tile in before.field))
    assert red(board(guarded, SAY, before=before)) > quiet + 100
    holder = replace(before, players=(replace(before.players[0], victor=True), before.players[1]))
    assert red(board(holder, SAY, before=before)) > quiet + 500


def test_what_can_be_chosen_is_marked() -> None:
    view = GAME.view(position("e5 f5 g5"), 0)
    pictures = [
        panel(view, SAY),
        panel(view, SAY, picked=view.hand[1].suspect.id, lit=view.spots),
        panel(view, SAY, lit=("e5", "g5")),
        panel(view, SAY, origin="e5", lit=("f4", "g4")),
        panel(view, SAY, counters=("e5", "e5")),
        panel(view, SAY, counters=("e5", "f5")),
    ]
    assert len(set(pictures)) == len(pictures)


def test_a_board_is_drawn_quickly() -> None:
    view = GAME.view(states(4)[-1], None)
    board(view, SAY)
    took: list[float] = []
    for _ in range(5):
        start = time.process_time()
        board(view, SAY)
        took.append(time.process_time() - start)
    assert min(took) < 0.12
