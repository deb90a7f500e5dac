"""What lies around Donna Leon's map: the cards of Piazza and Wache, dice, players, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.donna_leon_art import bars, card_sign, door, mask, portrait, tone_of
from draw.donna_leon_people import sign
from engine.games.donna_leon.components import COLOUR_OF, FIGURES, Card, Figure, Person
from engine.games.donna_leon.model import Room
from texts import Say

CELL: Final = 172
"""Height of a card on Piazza and Wache."""
_HEAD: Final = 68
_NIGHT: Final = theme.mix(theme.NIGHT, theme.CARD, 0.75)
_PIPS: Final = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}


def person_card(
    canvas: Canvas, box: Box, person: Person, say: Say, *, value: int | None = None, new: bool = False, quiet: bool = False
) -> None:
    """A person: colour and shape, the sign of the trade, the name; `value`: the point chip on the card."""
    tone = theme.OKABE[COLOUR_OF[person]]
    if new:
        canvas.mark(box, theme.RED, radius=theme.CORNER)
    canvas.card(box, radius=theme.CORNER, edge=theme.LINE if quiet else tone.colour, edge_width=5)
    head = Box(box.left + 5, box.top + 5, box.right - 5, box.top + _HEAD)
    canvas.fill(head, theme.tint(theme.SHADE, 0.5) if quiet else theme.tint(tone.colour, 0.72), 9)
    canvas.svg(sign(person), Box.around(head.left + 34, head.y, 54, 54))
    canvas.shape(tone.shape, head.left + 88, head.y, 42, theme.LINE if quiet else tone.colour, theme.INK, 7)
    if value is not None:
        point_chip(canvas, head.right - 30, head.y, value)
    words = Box(box.left + 7, head.bottom + 2, box.right - 8, box.bottom - 6)
    colour = theme.MUTED if quiet else theme.INK
    canvas.words(say(f"donna-leon-person-{person}"), words, theme.SMALL, theme.BOLD, colour, across="centre", lines=3, leading=1.14)


def point_chip(canvas: Canvas, x: float, y: float, value: int) -> None:
    canvas.disc(x, y, 50, theme.GOLD, theme.INK, 6)
    canvas.text(str(value), x, y, theme.BODY, theme.BLACK, across="centre")


def informant(canvas: Canvas, box: Box, person: Person | None, say: Say, *, new: bool) -> None:
    """A space of the Piazza."""
    if person is not None:
        person_card(canvas, box, person, say, new=new)
        return
    if new:
        canvas.mark(box, theme.RED, radius=theme.CORNER)
    canvas.card(box, theme.tint(theme.SHADE, 0.35), radius=theme.CORNER, shadow=None, edge=theme.SHADE, edge_width=4)


def room(canvas: Canvas, box: Box, now: Room, say: Say, *, new: bool) -> None:
    """A room of the Wache: closed, with a suspect waiting to be found, or behind bars."""
    if now.person is not None:
        person_card(canvas, box, now.person, say, value=None if now.arrested else now.value, new=new, quiet=now.arrested)
        if now.arrested:
            inner = Box(box.left + 8, box.top + 8, box.right - 8, box.top + _HEAD)
            canvas.svg(bars(inner.width, inner.height), inner)
        return
    canvas.card(box, _NIGHT, radius=theme.CORNER, shadow=None, edge=theme.mix(theme.NIGHT, theme.CARD, 0.5), edge_width=4)
    canvas.svg(door(), Box.around(box.x - 26, box.y, 104, 104))
    point_chip(canvas, box.right - 42, box.y, now.value)


def cell(canvas: Canvas, box: Box, now: Room, say: Say, *, new: bool) -> None:
    """The murderer's cell."""
    if now.person is not None:
        person_card(canvas, box, now.person, say, value=None if now.arrested else now.value, new=new, quiet=now.arrested)
        canvas.label(say("donna-leon-cell"), box.x, box.top - 16, theme.RED, theme.CARD, width=box.width)
        return
    canvas.card(box, theme.NIGHT, radius=theme.CORNER, shadow=None)
    canvas.svg(mask(), Box.around(box.x - 30, box.y + 8, 96, 96))
    point_chip(canvas, box.right - 42, box.y + 8, now.value)
    canvas.label(say("donna-leon-cell"), box.x, box.top - 16, theme.NIGHT, theme.CARD, width=box.width)


def notice(canvas: Canvas, box: Box, person: Person, found: int | None, say: Say, *, new: bool) -> None:
    """The missing-persons notice with the victim, and who has found them."""
    person_card(canvas, box, person, say, new=new, quiet=found is not None)
    canvas.label(say("donna-leon-victim"), box.x, box.top - 16, theme.RED, theme.CARD, width=box.width)
    if found is not None:
        canvas.seat(found, box.right - 34, box.top + 44, 46)


def die(canvas: Canvas, x: float, y: float, size: int, figure: Figure, pips: int, *, dim: bool = False) -> None:
    """A die in a figure's colour; without pips before the first roll."""
    tone = tone_of(figure)
    box = Box.around(x, y, size, size)
    fill = theme.mix(tone.colour, theme.WATER, 0.6) if dim else tone.colour
    canvas.card(box, fill, radius=size // 5, shadow=None, edge=theme.MUTED if dim else theme.INK, edge_width=4)
    on = theme.MUTED if dim else tone.on
    for dx, dy in _PIPS.get(pips, ()):
        canvas.disc(x + dx * size * 0.25, y + dy * size * 0.25, round(size * 0.2), on)


def dice_tray(canvas: Canvas, box: Box, dice: Sequence[int], chosen: Figure | None, open_choice: bool) -> None:
    """The four figures and their dice, one below the other; the chosen one ringed, or all while the choice is open."""
    for figure, pips, row in zip(FIGURES, dice, box.rows(1, 1, 1, 1, gap=12), strict=True):
        lit = figure is chosen or open_choice
        if lit:
            canvas.mark(row, theme.GOLD, radius=18, width=5)
        canvas.card(row, theme.CARD if lit or chosen is None else theme.mix(theme.CARD, theme.WATER, 0.5), radius=18, shadow=None)
        canvas.svg(portrait(figure), Box.at(row.left + 6, row.top + 6, row.height - 12, row.height - 12))
        die(canvas, row.right - row.height / 2 - 2, row.y, row.height - 20, figure, pips, dim=chosen is not None and not lit)


def hand_card(canvas: Canvas, box: Box, card: Card, count: int, say: Say, *, ring: str | None = None) -> None:
    """An investigation card: whose it is, what it does (with its sign where there is room), and how many of it a hand holds."""
    if ring:
        canvas.mark(box, ring, radius=theme.CORNER, width=7)
    figure = card.figure
    canvas.card(box, radius=theme.CORNER, edge=theme.INK, edge_width=4)
    head = Box(box.left + 4, box.top + 4, box.right - 4, box.top + 46)
    if figure is None:
        for each, part in zip(FIGURES, head.columns(1, 1, 1, 1), strict=True):
            tone = tone_of(each)
            canvas.fill(part, tone.colour)
            canvas.shape(tone.shape, part.x, part.y, 28, tone.on, tone.on)
    else:
        tone = tone_of(figure)
        canvas.fill(head, tone.colour, 9)
        canvas.shape(tone.shape, head.left + 24, head.y, 28, tone.on, tone.on)
        canvas.text(say(f"donna-leon-figure-{figure}"), head.left + 46, head.y, theme.SMALL, theme.BOLD, tone.on, width=head.width - 48)
    if box.height > 150:
        canvas.svg(card_sign(card.kind), Box.around(box.x, box.top + 92, 76, 76))
    words = Box(box.left + 6, box.bottom - 40, box.right - 6, box.bottom - 4)
    canvas.words(say(f"donna-leon-kind-{card.kind}"), words, theme.SMALL, theme.BOLD, across="centre", lines=1)
    if count > 1:
        middle = min(box.top + 76, box.bottom - 64)
        canvas.disc(box.right - 32, middle, 52, theme.INK, theme.CARD, 8)
        canvas.text(f"{count}×", box.right - 32, middle, theme.SMALL, theme.BLACK, theme.CARD, across="centre")
