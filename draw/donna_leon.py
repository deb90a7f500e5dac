"""Donna Leon's pictures: Venice with chips and figures, Piazza and Wache, dice and players; and one seat's hand with what it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.donna_leon_art import EXTRA, boat_sign, cuffs, fan, glass, portrait, talk
from draw.donna_leon_map import Look, draw_map
from draw.donna_leon_parts import CELL, cell, dice_tray, hand_card, informant, notice, person_card, room
from draw.donna_leon_venice import HEIGHT
from engine.games.donna_leon.components import CARD_ORDER, Card, Place
from engine.games.donna_leon.model import Phase, Role
from engine.games.donna_leon.view import Own, TurnView, View
from texts import Say

WIDTH: Final = 1200
_HAND_ROWS: Final = (190, 190, 190, 190, 116)
"""Height of a hand's rows, by their number: a hand of nearly every kind does without pictures."""
_ACROSS: Final = 6
"""Different cards in a row of a hand."""
_GAP: Final = 12
_TWO_DIGITS: Final = 44
"""Room for a count beside its sign."""
_ROWS: Final = (0, CELL + 12, 2 * CELL + 48)
"""How far the rows of cards lie below the first."""


def board(view: View, say: Say, *, before: View | None = None) -> bytes:
    """The public picture. What changed since `before`, the position last shown, is marked."""
    canvas = Canvas(WIDTH, HEIGHT + 74 + _ROWS[-1] + CELL + 28)
    turn = _turn_of(view)
    draw_map(canvas, 0, view.places, _look(turn, turn.reach if turn else (), _changed(view, before)), say)
    _legend(canvas, 404, 30, say)
    _turn(canvas, Box.at(24, 22, 352, 176), view, say)
    _dice(canvas, 24, view, turn)
    _piles(canvas, Box.at(1044, 344, 146, 96), view, say)
    _cards(canvas, Box.at(theme.MARGIN, HEIGHT + 12, WIDTH - 2 * theme.MARGIN, canvas.box.height - HEIGHT - 12), view, before, say)
    return canvas.png(EXTRA)


def panel(view: View, say: Say) -> bytes:
    """A seat's private picture: its hand, the person it has met, and the map with all whom it knows."""
    own = view.own
    if own is None:
        raise ValueError("the public has no hand")
    kinds = Counter(own.hand)
    rows = max(1, -(-len(kinds) // _ACROSS))
    high = _HAND_ROWS[rows]
    top = 84 + rows * (high + _GAP) + 8
    canvas = Canvas(WIDTH, top + HEIGHT)
    _hand(canvas, own, kinds, high - 10, view, say)
    turn = _turn_of(view)
    look = _look(turn, turn.reach if turn and own.seat in view.to_act else ())
    draw_map(canvas, top, view.places, replace(look, notes={note.place: note for note in own.notes}), say)
    if own.meeting is not None and own.meeting.note is not None:
        _met(canvas, Box.at(24, top + 20, 200, CELL), own, say)
    _dice(canvas, top + 24, view, turn)
    canvas.shape("star", 404, top + 30, 44, theme.RED, theme.CARD, 9)
    canvas.text(say("donna-leon-wanted"), 434, top + 32, theme.SMALL, theme.BOLD, theme.DEEP)
    return canvas.png(EXTRA)


def _turn_of(view: View) -> TurnView | None:
    """The turn that is being played: none once the match is over, whatever points were left."""
    return None if view.phase is Phase.OVER else view.turn


def _look(turn: TurnView | None, reach: Collection[Place], changed: Collection[Place] = ()) -> Look:
    return Look(turn.figure if turn else None, turn.points if turn else 0, reach, changed)


def _dice(canvas: Canvas, top: int, view: View, turn: TurnView | None) -> None:
    dice_tray(canvas, Box.at(1038, top, 138, 300), view.dice, turn.figure if turn else None, view.phase is Phase.DIE)


def _changed(view: View, before: View | None) -> set[Place]:
    """Places whose chip or crime scene is new or gone, and those a figure has come to."""
    if before is None:
        return set()
    pairs = zip(view.places, before.places, strict=True)
    return {
        now.place
        for now, then in pairs
        if (now.chip, now.crime_scene) != (then.chip, then.crime_scene) or set(now.figures) - set(then.figures)
    }


def _turn(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Whose turn it is and what the figure has left."""
    canvas.card(box, edge=theme.GOLD if view.to_act else None, edge_width=5, shadow=None)
    inner = box.inset(18)
    if view.phase is Phase.PEEK:
        for i, seat in enumerate(view.to_act):
            canvas.seat(seat, inner.left + 32 + 70 * i, inner.top + 34, 54, active=True)
        canvas.words(
            say("donna-leon-heading-peek"),
            Box(inner.left, inner.top + 72, inner.right, inner.bottom),
            theme.BODY,
            theme.BOLD,
            lines=2,
            leading=1.15,
        )
        return
    seat = view.active or 0
    canvas.seat(seat, inner.left + 32, inner.top + 34, 58, active=bool(view.to_act))
    if view.turn is not None:
        canvas.svg(portrait(view.turn.figure), Box.at(inner.right - 88, inner.top - 4, 88, 88))
        name = say(f"donna-leon-figure-{view.turn.figure}")
        canvas.text(name, inner.left + 74, inner.top + 34, theme.BODY, theme.BLACK, width=inner.width - 74 - 94)
    words = say(f"donna-leon-heading-{view.phase}", points=view.turn.points if view.turn else 0)
    canvas.words(words, Box(inner.left, inner.top + 86, inner.right, inner.bottom), theme.BODY, theme.BOLD, lines=2, leading=1.1)


def _legend(canvas: Canvas, left: int, top: int, say: Say) -> None:
    """What the signs on the map mean."""
    canvas.shape("square", left, top, 38, theme.INK, theme.RED, 9)
    canvas.text(say("donna-leon-scene"), left + 28, top, theme.SMALL, theme.BOLD, theme.DEEP)
    for y, kind in ((top + 40, "police_boat"), (top + 80, "vaporetto")):
        canvas.svg(boat_sign(kind == "police_boat"), Box.around(left, y, 38, 38))
        canvas.text(say(f"donna-leon-kind-{kind}"), left + 28, y, theme.SMALL, theme.BOLD, theme.DEEP)


def _piles(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """How many cards the pile and the discards hold."""
    piles = (("pile", view.pile, theme.NIGHT, theme.CARD), ("discards", len(view.discards), theme.CARD, theme.INK))
    for (key, count, fill, on), row in zip(piles, box.rows(1, 1, gap=8), strict=True):
        card = Box.at(row.left, row.top, 56, row.height)
        canvas.card(card, fill, radius=10, shadow=None, edge=theme.INK, edge_width=3)
        canvas.text(str(count), card.x, card.y, theme.SMALL, theme.BLACK, on, across="centre")
        canvas.text(say(f"donna-leon-{key}"), card.right + 10, row.y, theme.SMALL, theme.BOLD, theme.DEEP, width=row.right - card.right - 4)


def _cards(canvas: Canvas, box: Box, view: View, before: View | None, say: Say) -> None:
    """Piazza and Wache row by row; below them the victim, the cell and the players."""
    top = box.top + 22
    grid = [Box.at(box.left, top + 40 + down, box.width, CELL).columns(*[1] * 6, gap=_GAP) for down in _ROWS]
    for row, (people, rooms) in enumerate(zip(view.piazza, view.rooms, strict=True)):
        spots = grid[row]
        for i, person in enumerate(people):
            informant(canvas, spots[i], person, say, new=before is not None and before.piazza[row][i] != person)
        for i, now in enumerate(rooms):
            room(canvas, spots[len(people) + i], now, say, new=before is not None and before.rooms[row][i] != now)
    split = grid[0][3].left
    canvas.text(say("donna-leon-piazza"), box.left + 4, top + 10, theme.SMALL, theme.BLACK, width=split - box.left - 20)
    canvas.text(say("donna-leon-wache"), split + 4, top + 10, theme.SMALL, theme.BLACK, width=box.right - split)
    victim, murderer, *_ = grid[2]
    notice(canvas, victim, view.victim, view.victim_found, say, new=before is not None and before.victim_found != view.victim_found)
    cell(canvas, murderer, view.cell, say, new=before is not None and before.cell != view.cell)
    seats = Box(grid[2][2].left, victim.top, box.right, victim.bottom).columns(*[1] * len(view.hand_sizes), gap=_GAP)
    for seat, spot in enumerate(seats):
        _player(canvas, spot, view, seat, before, say)


def _player(canvas: Canvas, box: Box, view: View, seat: int, before: View | None, say: Say) -> None:
    """A player: points, cards in hand, informants questioned, arrests, and the victim if found."""
    active = seat in view.to_act
    canvas.card(box, radius=theme.CORNER, edge=theme.GOLD if active else None, edge_width=5)
    then = view if before is None else before
    gained = then.taken[seat] != view.taken[seat]
    canvas.seat(seat, box.left + 44, box.top + 48, 58, active=active)
    run = canvas.text(str(view.scores[seat]), box.left + 92, box.top + 48, theme.TITLE, theme.BLACK, theme.RED if gained else theme.INK)
    if box.width > 300:
        canvas.text(say("donna-leon-points", n=view.scores[seat]), box.left + 100 + run, box.top + 52, theme.SMALL, theme.BOLD, theme.MUTED)
    roles, old = (Counter(card.role for card in each.taken[seat]) for each in (view, then))
    counts = [
        (fan(), view.hand_sizes[seat], then.hand_sizes[seat]),
        (talk(), roles[Role.INFORMANT], old[Role.INFORMANT]),
        (cuffs(), roles[Role.SUSPECT] + roles[Role.MURDERER], old[Role.SUSPECT] + old[Role.MURDERER]),
    ]
    if view.victim_found == seat:
        counts.append((glass(), 1, int(then.victim_found == seat)))
    cells = Box(box.left + 10, box.top + 86, box.right - 4, box.bottom - 8)
    spots = cells.columns(*[1] * 4) if box.width > 300 else [spot for row in cells.rows(1, 1) for spot in row.columns(1, 1)]
    for (icon, now, was), spot in zip(counts, spots, strict=False):
        canvas.svg(icon, Box.at(spot.left, spot.y - 17, 34, 34))
        left = spot.left + min(44, spot.width - _TWO_DIGITS)
        canvas.text(str(now), left, spot.y, theme.BODY, theme.BLACK, theme.RED if now != was else theme.INK)


def _hand(canvas: Canvas, own: Own, kinds: Counter[Card], high: int, view: View, say: Say) -> None:
    """The hand, a card a kind; what can be played now is marked."""
    canvas.seat(own.seat, 66, 44, 54, active=own.seat in view.to_act)
    canvas.text(say("donna-leon-hand", n=len(own.hand)), 112, 44, theme.LEAD, theme.BOLD)
    playable = {play.card for play in own.plays}
    cards = sorted(kinds, key=CARD_ORDER.__getitem__)
    for number, card in enumerate(cards):
        row, column = divmod(number, _ACROSS)
        spots = Box.at(theme.MARGIN, 88 + row * (high + 10 + _GAP), WIDTH - 2 * theme.MARGIN, high).columns(*[1] * _ACROSS, gap=_GAP)
        hand_card(canvas, spots[column], card, kinds[card], say, ring=theme.GOLD if card in playable else None)
    if not cards:
        spot = Box.at(theme.MARGIN, 88, WIDTH - 2 * theme.MARGIN, high)
        canvas.card(spot, theme.tint(theme.SHADE, 0.4), radius=theme.CORNER, shadow=None, edge=theme.SHADE)


def _met(canvas: Canvas, box: Box, own: Own, say: Say) -> None:
    """The person just met, and what they are wanted as."""
    assert own.meeting is not None and own.meeting.note is not None
    note = own.meeting.note
    person_card(canvas, box, note.person, say, new=note.wanted is not None)
    words = say(f"donna-leon-role-{note.wanted}" if note.wanted else "donna-leon-role-none")
    fill = theme.RED if note.wanted else theme.MUTED
    canvas.label(words, box.x, box.bottom + 14, fill, theme.CARD, width=box.width + 60)
