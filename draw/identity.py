"""Identity's pictures: both players' places; and one seat's hand with what the other's informer may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.identity_parts import GRID, PLACE, combinations, hand, last_game, place
from draw.suspects import EXTRA, back
from engine.games.identity.model import Phase
from engine.games.identity.view import View
from texts import Say

_HEAD: Final = 96
_LAST: Final = 128
_HAND: Final = 372


def board(view: View, say: Say, *, before: View | None = None) -> bytes:
    """The public picture. What changed since `before`, the position last shown, is marked."""
    ended = view.history[-1] if view.history else None
    last = _LAST + theme.ROOM if ended else 0
    canvas = Canvas(theme.MAX_WIDTH, _HEAD + 2 * PLACE + theme.ROOM + last + theme.MARGIN)
    canvas.text(_heading(view, say), theme.MARGIN, _HEAD // 2, theme.LEAD, theme.BOLD)
    right = theme.MAX_WIDTH - theme.MARGIN
    run = canvas.text(str(view.stack), right, _HEAD // 2, theme.LEAD, theme.BLACK, across="right")
    for shift in (8, 4, 0) if view.stack else ():
        box = Box.around(right - run - 46 - shift, _HEAD // 2 + 4 - shift, 54, 54)
        canvas.fill(box.inset(-2), theme.PAPER, 9)
        canvas.svg(back(), box)
    top = _HEAD
    for seat in (0, 1):
        place(canvas, Box.at(theme.MARGIN, top, theme.MAX_WIDTH - 2 * theme.MARGIN, PLACE), seat, view, before, say)
        top += PLACE + theme.ROOM
    if ended:
        last_game(canvas, Box.at(theme.MARGIN, top, theme.MAX_WIDTH - 2 * theme.MARGIN, _LAST), ended, say)
    return canvas.png(EXTRA)


def _heading(view: View, say: Say) -> str:
    if view.phase is Phase.OVER:
        return say("identity-heading-over")
    if view.phase is Phase.INFORMER:
        return say("identity-heading-informers", game=view.game)
    key = "identity-heading-last-chance" if view.last_chance else "identity-heading-turn"
    return say(key, game=view.game, turn=view.turn)


def panel(view: View, say: Say, *, picked: str | None = None, chosen: Sequence[str] = ()) -> bytes:
    """A seat's private picture: its hand, its informer, and what the other's informer may be.

    `picked`: the tile that is about to be played; `chosen`: the features of a guess in the making. Raises ValueError for the public view.
    """
    viewer = view.viewer
    if viewer is None:
        raise ValueError("the public has no hand")
    theirs = view.informers[1 - viewer]
    grid = GRID if theirs.combinations else 0
    canvas = Canvas(theme.MAX_WIDTH, theme.MARGIN + _HAND + theme.ROOM + grid + theme.GAP)
    width = theme.MAX_WIDTH - 2 * theme.MARGIN
    hand(canvas, Box.at(theme.MARGIN, theme.MARGIN, width, _HAND), view.hand, say, picked, view.informers[viewer].suspect)
    if grid:
        combinations(canvas, Box.at(theme.MARGIN, theme.MARGIN + _HAND + theme.ROOM, width, GRID), theirs, say, chosen)
    return canvas.png(EXTRA)
