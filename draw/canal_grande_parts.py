"""The parts Canal Grande's pictures are put together from. They know plain values, not the game's View."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from draw import theme
from draw.box import Box
from draw.canal_grande_art import back, ducats, fan, scene
from draw.canvas import Canvas
from draw.lettering import width_of
from draw.sprites import art, sprite
from texts import Say

CARD: Final = (124, 190)
_MINI_HEIGHT: Final = 88
ON_WATER: Final = theme.mix(theme.WATER, theme.DEEP, 0.4)
"""A card's shadow on the canal."""
WINDOWS: Final = 4
"""Marks of one district that win."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Cards of one kind on the table: so many, brought by a gondola or not, marked with a ring or not."""

    kind: str
    count: int
    gondola: bool = False
    ring: str | None = None


def caption(kind: str, say: Say) -> str:
    """What stands on a card: a district's code, a figure's name."""
    return theme.DISTRICTS[kind].code if kind in theme.DISTRICTS else say(f"canal-grande-card-{kind}")


def card(canvas: Canvas, kind: str, box: Box, say: Say, *, ring: str | None = None, shadow: str = theme.SHADE) -> None:
    """A playing card, `kind` a district, a figure or a number "1" to "3"; `ring` marks it."""
    if ring:
        canvas.mark(box, ring, radius=theme.CORNER)
    canvas.card(box, theme.CARD, radius=theme.CORNER, shadow=shadow)
    pad, strip = max(box.width // 18, 5), round(box.height * 0.25)
    if kind.isdecimal():
        canvas.fill(box.inset(pad), theme.tint(theme.PALE_GOLD, 0.45), theme.CORNER - pad + 2)
        figure = round(box.height * 0.46)
        canvas.text(kind, box.x, box.top + box.height * 0.36, figure, theme.BLACK, across="centre")
        canvas.svg(ducats(int(kind), box.width, box.height), box)
    else:
        picture = Box(box.left + pad, box.top + pad, box.right - pad, box.bottom - strip)
        canvas.svg(scene(kind, picture.width, picture.height, theme.CORNER - pad + 2), picture)
        middle = (picture.bottom + box.bottom) / 2
        canvas.text(caption(kind, say), box.x, middle, theme.SMALL, theme.BOLD, across="centre", width=box.width - 4)


class Cut(NamedTuple):
    """How wide bundles are, how much of a gondola is seen beside what it brought, and the space between."""

    width: int
    peek: int
    gap: int

    def room(self, what: Sequence[Bundle]) -> int:
        """How wide a row of bundles is, the space behind it included."""
        return sum(self.width + self.gap + (self.peek if each.gondola else 0) for each in what)


WIDE: Final = Cut(84, 44, 16)
CLOSE: Final = Cut(84, 0, 12)


def narrow(room: int, count: int) -> Cut:
    """Bundles without codes, so that `count` of them fit into `room` pixels."""
    step = min(room // max(count, 1), 62)
    return Cut(step - 6, 0, 6)


def bundle(canvas: Canvas, what: Bundle, box: Box, cut: Cut) -> None:
    """A small card with its count ("3 SP") on it, on water where a gondola brought it; the gondola looks out behind its left side."""
    front = Box(box.right - cut.width, box.top, box.right, box.bottom)
    ring, thick = (what.ring, 6) if what.ring else (theme.LINE, 2)
    if what.gondola and cut.peek:
        behind = Box(box.left, box.top, box.left + cut.width, box.bottom)
        canvas.mark(behind, ring, radius=theme.CORNER, width=thick)
        canvas.fill(behind, theme.CARD, theme.CORNER)
        canvas.svg(scene("gondola", behind.width - 10, behind.height - 10, 10), behind.inset(5))
    canvas.mark(front, ring, radius=theme.CORNER, width=thick)
    canvas.fill(front, theme.tint(theme.WATER, 0.2) if what.gondola else theme.CARD, theme.CORNER)
    picture = Box(front.left + 5, front.top + 5, front.right - 5, front.bottom - 38)
    canvas.svg(scene(what.kind, picture.width, picture.height, 10), picture)
    code = theme.DISTRICTS[what.kind].code
    words = f"{what.count} {code}" if cut.width >= WIDE.width else str(what.count)
    canvas.text(words, front.x, front.bottom - 19, theme.SMALL, theme.BOLD, across="centre", width=front.width)


def bundles(canvas: Canvas, what: Sequence[Bundle], x: int, y: int, cut: Cut) -> None:
    """A row of bundles from the left end x on, around y."""
    for each in what:
        width = cut.width + (cut.peek if each.gondola else 0)
        bundle(canvas, each, Box.at(x, y - _MINI_HEIGHT / 2, width, _MINI_HEIGHT), cut)
        x += width + cut.gap


@lru_cache(maxsize=32)
def card_back(width: int, height: int, ground: str = theme.NIGHT) -> Image.Image:
    return sprite(back(width, height, ground), width, height)


def pile(canvas: Canvas, x: float, y: float, count: int, ground: str, *, used: bool = False) -> int:
    """A small pile of cards with its size, from its left end x; `used`: the discards, in disorder. Returns its right end."""
    width, height = 34, 48
    if count == 0:
        canvas.card(Box.around(x + width / 2 + 3, y, width + 4, height + 4), theme.WATER, radius=8, shadow=None, edge=ON_WATER)
    for shift in (6, 3, 0)[0 if count > 1 else 1 if count else 3 :]:
        spot = Box.around(x + width / 2 + shift, y - shift + 3, width, height)
        if used:
            canvas.place(_used_card(width + 20, height + 16, shift), spot.x, spot.y)
        else:
            canvas.fill(spot.inset(-2), theme.INK, 7)
            canvas.place(card_back(width, height, ground), (spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2)
    return round(x + width + 16 + canvas.text(str(count), x + width + 16, y, theme.BODY, theme.BOLD))


@lru_cache(maxsize=16)
def _used_card(width: int, height: int, turn: int) -> Image.Image:
    x, y, tilt = width / 2, height / 2, {6: -9, 3: 12, 0: 3}[turn]
    face = (
        f'<rect x="{x - 17:g}" y="{y - 24:g}" width="34" height="48" rx="6" fill="{theme.CARD}" stroke="{theme.INK}" stroke-width="2.4"/>'
    )
    inner = f'<rect x="{x - 11:g}" y="{y - 18:g}" width="22" height="22" rx="3" fill="{theme.LINE}"/>'
    return sprite(art(f'<g transform="rotate({tilt} {x:g} {y:g})">{face}{inner}</g>', width, height), width, height)


def seats(canvas: Canvas, who: Sequence[int], x: float, y: float, size: int, active: frozenset[int] = frozenset()) -> None:
    """One seat, or two partners side by side, overlapping a little, around (x, y)."""
    step = size * 0.92
    start = x - step * (len(who) - 1) / 2
    for i, seat in reversed(list(enumerate(who))):
        canvas.seat(seat, start + i * step, y, size, active=seat in active)


def windows(canvas: Canvas, filled: int, tone: theme.Tone, box: Box, *, new: bool = False) -> None:
    """Marks of one district: Venetian windows, lit in the side's tone; a fifth and further mark widen nothing. `new` rings the last."""
    size = min(box.height, box.width // WINDOWS)
    for i, spot in enumerate(box.line_of(WINDOWS, size, (box.width - size * WINDOWS) // (WINDOWS - 1))):
        if i < filled:
            if new and i == filled - 1:
                canvas.shape("arch", spot.x, spot.y, size + 14, theme.RED)
            canvas.shape("arch", spot.x, spot.y, size, tone.colour, theme.INK, 8)
        else:
            canvas.shape("arch", spot.x, spot.y, size, theme.PAPER, theme.LINE, 8)


def skyline(
    canvas: Canvas,
    box: Box,
    sides: Sequence[Sequence[int]],
    marks: Sequence[Mapping[str, int]],
    say: Say,
    *,
    named: str | None = None,
    new: tuple[int, str] | None = None,
) -> None:
    """The six districts as houses by the water, each side's marks in their windows.

    `sides`: the seats of each side; `marks[side][district]`; `named`: the district of the vote; `new`: side and district of the last mark.
    """
    label, houses = box.left_part(60 if len(sides[0]) == 1 else 66)
    foot = 90
    for side, who in enumerate(sides):
        seats(canvas, who, label.x - 8, box.bottom - foot + 24 + 44 * side, 42 if len(who) == 1 else 38)
    for name, house in zip(theme.DISTRICTS, houses.columns(*[1] * len(theme.DISTRICTS), gap=13), strict=True):
        tone = theme.DISTRICTS[name]
        if name == named:
            canvas.mark(house, theme.GOLD, radius=theme.CORNER)
        canvas.card(house, radius=theme.CORNER, shadow=ON_WATER)
        picture = Box(house.left + 7, house.top + 7, house.right - 7, house.bottom - foot - 44)
        canvas.svg(scene(name, picture.width, picture.height, 9), picture)
        plate = Box.at(house.left + 10, house.top - 18, 62, 40)
        canvas.card(plate, theme.CARD, radius=12, shadow=None, edge=tone.colour, edge_width=4)
        canvas.text(tone.code, plate.x, plate.y, theme.SMALL, theme.BLACK, across="centre")
        words = say(f"canal-grande-district-{name}")
        canvas.text(words, house.x, house.bottom - foot - 21, theme.SMALL, theme.MEDIUM, across="centre", width=house.width - 6)
        for side, who in enumerate(sides):
            row = Box.at(house.left + 14, house.bottom - foot + 6 + 44 * side, house.width - 28, 36)
            windows(canvas, marks[side].get(name, 0), theme.SEATS[who[0]], row, new=new == (side, name))


def track(canvas: Canvas, box: Box, amount: int, goal: int, new: int = 0) -> None:
    """Ducats towards the sum that ends a round: `goal` places, the `new` last of them marked, and the figures at the right."""
    words = f"{amount}/{goal}"
    run = width_of(words, theme.LEAD, theme.BLACK)
    canvas.text(words, box.right, box.y, theme.LEAD, theme.BLACK, across="right")
    step = (box.width - run - theme.ROOM) / goal
    size = round(min(step * 0.94, box.height))
    for i in range(goal):
        x = box.left + size / 2 + step * i
        if i < amount:
            canvas.disc(x, box.y, size, theme.GOLD, theme.RED if i >= amount - new else theme.INK, 11 if i >= amount - new else 7)
        else:
            canvas.disc(x, box.y, size, theme.PAPER, theme.LINE, 7)


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat in its side's panel: its hand's size and how that changed, what it does now (a text), whether it is to act."""

    seat: int
    hand: int
    change: int = 0
    role: str = ""
    active: bool = False


def side_panel(canvas: Canvas, box: Box, sitters: Sequence[Sitter], amount: int, new: int, goal: int, standing: str) -> None:
    """A side's panel: its seats, their roles and hands; its sum, `new` of it just gained; `standing` says how near it is to winning."""
    canvas.card(box, edge=theme.GOLD if any(s.active for s in sitters) else None, edge_width=5)
    inner = box.inset(theme.ROOM, 18)
    *rows, coins, foot = inner.rows(*[1.5] * len(sitters), 1, 0.8)
    for sitter, row in zip(sitters, rows, strict=True):
        canvas.seat(sitter.seat, row.left + 36, row.y, 60, active=sitter.active)
        canvas.text(str(sitter.hand), row.right, row.y, theme.TITLE, theme.BLACK, across="right")
        left = row.right - 64 - 84
        canvas.svg(fan(84, 62), Box.at(left, row.y - 31, 84, 62))
        if sitter.change:
            pill = canvas.label(f"{sitter.change:+d}".replace("-", "−"), left - 6, row.y, theme.RED, across="right")
            left = pill.left
        if sitter.role:
            fill, words = (theme.GOLD, theme.INK) if sitter.active else (theme.SHADE, theme.INK)
            canvas.label(sitter.role, row.left + 88, row.y, fill, words, across="left", width=left - row.left - 96)
    track(canvas, coins.inset(2, 4), amount, goal, new)
    canvas.text(standing, foot.left + 2, foot.y + 4, theme.SMALL, theme.MEDIUM, theme.MUTED, width=foot.width)


def tray(canvas: Canvas, box: Box, letter: str, kinds: Sequence[str], say: Say, *, ring: str | None = None) -> None:
    """An offer: cards on a tray, its letter on a tab. Without a letter: all that was dealt."""
    if ring:
        canvas.mark(box, ring)
    canvas.card(box, theme.tint(theme.WATER, 0.55), edge=theme.DEEP, edge_width=4, shadow=ON_WATER)
    lane = Box(box.left + 16, box.y - CARD[1] // 2, box.right - 16, box.y + CARD[1] // 2)
    if letter:
        tab = Box.at(box.left + 22, box.top - 28, 80, 64)
        canvas.fill(tab, theme.DEEP, 16)
        canvas.text(letter, tab.x, tab.y - 2, theme.LEAD, theme.BLACK, theme.CARD, across="centre")
        lane = lane.moved(0, 13)
    for kind, spot in zip(kinds, lane.line_of(len(kinds), CARD[0], 8), strict=True):
        card(canvas, kind, spot, say, shadow=ON_WATER)


def trays(canvas: Canvas, box: Box, offers: Sequence[Sequence[str]], say: Say, *, ring: str | None = None) -> None:
    """One tray with all that was dealt, or two offers A and B, each as wide as its cards need (and one at least)."""
    if len(offers) == 1:
        tray(canvas, Box(box.left, box.top + 14, box.right, box.bottom - 14), "", offers[0], say, ring=ring)
        return
    gap = theme.ROOM
    pads = 2 * 16 - 8
    room = box.width - gap - len(offers) * pads
    sizes = [max(len(kinds), 1) for kinds in offers]
    left = box.left
    for letter, kinds, size in zip("AB", offers, sizes, strict=True):
        width = pads + round(room * size / sum(sizes))
        tray(canvas, Box(left, box.top + 28, left + width, box.bottom), letter, kinds, say, ring=ring)
        left += width + gap


def chip(canvas: Canvas, kind: str, x: float, y: float, size: int = 50) -> None:
    """A card as small as it gets: its picture, or a number on a coin."""
    if kind.isdecimal():
        canvas.disc(x, y, size, theme.GOLD, theme.INK, 6)
        canvas.text(kind, x, y, theme.SMALL, theme.BLACK, across="centre")
    else:
        canvas.svg(scene(kind, size, size, 10), Box.around(x, y, size, size))


def chips(canvas: Canvas, kinds: Sequence[str], x: float, y: float, size: int = 50) -> float:
    """Chips from the left end x on. Returns the right end."""
    for kind in kinds:
        chip(canvas, kind, x + size / 2, y, size)
        x += size + theme.HAIR
    return x
