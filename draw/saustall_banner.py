"""What is going on right now: the card in play, or how the case was solved."""

from __future__ import annotations

from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.saustall_parts import aside_mark, playing_card, square
from draw.saustall_people import gender_sign, portrait
from draw.saustall_places import accident, evidence, hand_raised, icon, motive
from engine.games.saustall.model import Phase, Use, Way, Where
from engine.games.saustall.view import Ending, View
from texts import Say

CARD_WIDTH: Final = 264
"""Of the card in play: its name needs it."""


def banner_height(view: View) -> int:
    """0: nothing is in play."""
    return 208 if view.ending else 152 if view.declared else 0


def banner(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """The card in play, what for, and who is asked; at the end the solution."""
    if view.ending is not None:
        _solution(canvas, box, view.ending, say)
        return
    declared = view.declared
    if declared is None:
        return
    canvas.card(box, theme.PALE_GOLD, edge=theme.GOLD, edge_width=4)
    canvas.seat(declared.player, box.left + 56, box.y, 64)
    card = Box.at(box.left + 104, box.top + 8, CARD_WIDTH, box.height - 16)
    playing_card(canvas, card, declared.use.card, say, small=True)
    right = card.right
    if view.phase is not Phase.SEIZURE:
        canvas.shape("arrow", right + 42, box.y, 46, theme.INK)
        right = _purpose(canvas, right + 82, box.y, declared.use, say)
    if declared.intervener is not None and view.phase is Phase.ANSWER:
        canvas.svg(hand_raised(), square(right + 62, box.y, 84))
        canvas.seat(declared.intervener, right + 102, box.y + 34, 46)
        right += 114
    words = say(f"saustall-banner-{view.phase}")
    asked = declared.waiting if view.phase is Phase.INTERVENTION else view.to_act
    seats = Box(box.right - 70 * len(asked) - 20, box.top, box.right - 20, box.bottom)
    canvas.words(
        words, Box(right + theme.ROOM, box.top, seats.left - theme.GAP, box.bottom), theme.BODY, theme.BOLD, across="right", lines=3
    )
    for seat, spot in zip(asked, seats.line_of(len(asked), 60, 10), strict=True):
        canvas.seat(seat, spot.x, spot.y, 50, active=seat in view.to_act)


def _purpose(canvas: Canvas, left: int, y: int, use: Use, say: Say) -> int:
    """What the card is declared for, from its left end on. Returns its right end."""
    if use.suspect is not None:
        canvas.svg(portrait(use.suspect, 112, theme.CORNER), Box.at(left, y - 56, 112, 112))
        if use.motive is not None:
            canvas.svg(motive(use.motive, use.suspect.gender), Box.at(left + 76, y + 8, 58, 58))
            return left + 140
        return left + 112
    if use.way is Way.TESTIMONY and use.card.word is not None:
        canvas.svg(gender_sign(use.card.word), Box.at(left, y - 48, 96, 96))
        return left + 96
    if use.way.room is None:
        canvas.text(say("saustall-spent"), left, y, theme.BODY, theme.BOLD)
        return left + 200
    canvas.svg(icon(use.way.room), Box.at(left, y - 52, 108, 104))
    if use.target is None:
        return left + 108
    canvas.svg(evidence(), Box.at(left + 124, y - 44, 88, 88))
    if use.target.where is Where.PLAYER:
        canvas.seat(use.target.number, left + 212, y + 30, 46)
    else:
        aside_mark(canvas, left + 212, y + 30, use.target.number - 1)
    return left + 240


def _solution(canvas: Canvas, box: Box, end: Ending, say: Say) -> None:
    """The murderer with the motive, or the accident; and who has most points (who has won is the house's to say: a seat that nobody plays
    does not)."""
    canvas.card(box, edge=theme.GOLD, edge_width=6)
    outcome = end.outcome
    picture = Box.at(box.left + 22, box.top + 20, 168, 168)
    if outcome.suspect is not None:
        canvas.svg(portrait(outcome.suspect, 168, theme.RADIUS), picture)
        title = say(f"saustall-name-{outcome.suspect}")
        below = say("saustall-solved", role=say(f"saustall-suspect-{outcome.suspect}"), motive=say(f"saustall-motive-{outcome.motive}"))
        if outcome.motive is not None:
            canvas.svg(motive(outcome.motive, outcome.gender), square(picture.right, picture.bottom - 30, 84))
    else:
        canvas.svg(accident(), picture)
        title, below = say("saustall-token-accident"), say("saustall-solved-accident")
    leaders = [seat for seat, rank in enumerate(end.ranks) if rank == 1]
    best = Box(box.right - max(78 * len(leaders), 190) - 24, box.top, box.right - 24, box.bottom)
    words = Box(picture.right + 64, box.top + 30, best.left - theme.ROOM, box.bottom - 24)
    top, bottom = words.rows(1, 1)
    canvas.words(title, top, theme.TITLE, theme.BLACK, lines=1)
    canvas.words(below, bottom, theme.BODY, lines=2)
    canvas.text(say("saustall-most-points"), best.x, box.top + 48, theme.SMALL, theme.BOLD, across="centre")
    for seat, spot in zip(leaders, best.line_of(len(leaders), 66, 12), strict=True):
        canvas.seat(seat, spot.x, box.y + 20, 62, active=True)
