"""The map of Donna Leon: the places with their chips, what was seen there, and the figures upon the unchanging ground."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.donna_leon_art import boat_sign, pawn
from draw.donna_leon_people import sign
from draw.donna_leon_standing import Standing, spots
from draw.donna_leon_venice import (
    HEIGHT,
    LAND,
    LINE,
    NUMBERS,
    SITES,
    WIDTH,
    boat_box,
    ground,
    label_box,
    lines_of,
    star_box,
    tags,
)
from engine.games.donna_leon.components import PLACES, SPOTS, Figure, Place, Spot
from engine.games.donna_leon.view import Note, PlaceView
from texts import Say

_SIZES: Final = {"disc": 58, "square": 56, "triangle": 68, "hexagon": 58}
"""Fields of the shapes, so that all places look alike in size."""
_SCENE: Final = theme.INK


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be seen on the map besides the places: the figure that moves and its points, where a point leads, what has changed
    since, and, for one seat alone, whom it knows to lie where."""

    moving: Figure | None = None
    points: int = 0
    reach: Collection[Place] = ()
    changed: Collection[Place] = ()
    notes: Mapping[Place, Note] = field(default_factory=dict[Place, Note])


def draw_map(canvas: Canvas, top: int, places: Sequence[PlaceView], look: Look, say: Say) -> None:
    """The whole map, as wide as the picture, from `top` down."""
    names = tuple(say(f"donna-leon-place-{place}") for place in PLACES)
    named, lettering = _base(names)
    canvas.image.paste(named, (0, top))
    for spot in SPOTS:
        site, tone = SITES[spot.id], _tone(spot)
        if spot.id in look.changed:
            _ring(canvas, site.x, site.y + top, tone, 28, theme.RED)
            _ring(canvas, site.x, site.y + top, tone, 16, theme.CARD)
        if spot.id in look.reach:
            _ring(canvas, site.x, site.y + top, tone, 22, theme.GOLD, theme.INK)
    canvas.image.paste(named, (0, top), lettering)
    for spot, place in zip(SPOTS, places, strict=True):
        site, tone = SITES[spot.id], _tone(spot)
        x, y = site.x, site.y + top
        note = look.notes.get(spot.id)
        _node(canvas, x, y, tone, place, note)
        if note is not None:
            _known(canvas, tags(names)[spot.id].moved(0, top), star_box(spot.id).moved(0, top), note, tone)
        if (box := boat_box(spot.id)) is not None:
            canvas.svg(boat_sign(spot.police_boat), box.moved(0, top))
    _figures(canvas, top, [place for place in places if place.figures], look, names)


@lru_cache(maxsize=8)
def _base(names: tuple[str, ...]) -> tuple[Image.Image, Image.Image]:
    """The ground with the names of all places on it; and where these are, to be laid over rings again."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.svg(ground(), canvas.box)
    bare = canvas.image.copy()
    for place, name in zip(PLACES, names, strict=True):
        lines = lines_of(place, name)
        box = label_box(place, lines)
        rows = [(line, box.top + 2 + LINE * (i + 0.5)) for i, line in enumerate(lines)]
        for line, y in rows:
            for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, -2), (-2, 2), (2, 2)):
                canvas.text(line, box.x + dx, y + dy, theme.MAP_LABEL, theme.BOLD, _halo(place), across="centre")
        for line, y in rows:
            canvas.text(line, box.x, y, theme.MAP_LABEL, theme.BOLD, across="centre")
    changed = ImageChops.difference(canvas.image, bare).convert("L")
    return canvas.image, ImageChops.add(changed, changed, scale=1 / 255)


def _tone(spot: Spot) -> theme.Tone | None:
    return None if spot.colour is None else theme.OKABE[spot.colour]


def _halo(place: Place) -> str:
    """What keeps a name apart from the routes beneath it."""
    return theme.mix(theme.WATER, theme.CARD, 0.5) if place in ("tronchetto", "san_michele") else LAND


def _ring(canvas: Canvas, x: float, y: float, tone: theme.Tone | None, wider: int, colour: str, edge: str | None = None) -> None:
    """The shape of a place, larger than the place itself."""
    shape = "hexagon" if tone is None else tone.shape
    size = _SIZES[shape] + wider * (1.5 if shape == "triangle" else 1)
    canvas.shape(shape, x, y - (5 + wider * 0.12 if shape == "triangle" else 0), round(size), colour, edge or colour, 4)


def _node(canvas: Canvas, x: float, y: float, tone: theme.Tone | None, place: PlaceView, note: Note | None) -> None:
    """A place: filled where somebody is, pale where nobody is, dark where a crime was committed. Whoever is known shows their sign."""
    shape = "hexagon" if tone is None else tone.shape
    colour, on = (theme.CARD, theme.INK) if tone is None else (tone.colour, tone.on)
    size, down = _SIZES[shape], 5 if shape == "triangle" else 0
    y -= down
    if place.crime_scene:
        canvas.shape(shape, x, y, size + 4, _SCENE, theme.RED, 9)
        canvas.text(str(NUMBERS[place.place]), x, y + 2 * down, theme.MAP_LABEL, theme.BLACK, theme.CARD, across="centre")
    elif note is not None:
        canvas.shape(shape, x, y, size + 6, theme.CARD, colour, 11)
        canvas.svg(sign(note.person), Box.around(x, y + 2 * down, 34 if down else 38, 34 if down else 38))
    elif place.chip is not None or tone is None:
        canvas.shape(shape, x, y, size, colour, theme.INK, 6)
        canvas.text(str(NUMBERS[place.place]), x, y + 2 * down, theme.MAP_LABEL, theme.BLACK, on, across="centre")
    else:
        canvas.shape(shape, x, y, size, theme.tint(colour, 0.82), theme.mix(colour, theme.CARD, 0.2), 9)
        canvas.text(str(NUMBERS[place.place]), x, y + 2 * down, theme.MAP_LABEL, theme.BOLD, theme.MUTED, across="centre")


def _known(canvas: Canvas, tag: Box, star: Box, note: Note, tone: theme.Tone | None) -> None:
    """The number of a place whose middle shows who is there, and the star of somebody wanted."""
    if note.wanted is not None:
        canvas.shape("star", star.x, star.y, star.width, theme.RED, theme.CARD, 9)
    fill, on = (theme.CARD, theme.INK) if tone is None else (tone.colour, tone.on)
    canvas.fill(tag.inset(-3), theme.CARD, 12)
    canvas.fill(tag, fill, 9)
    canvas.text(str(NUMBERS[note.place]), tag.x, tag.y, theme.MAP_LABEL, theme.BLACK, on, across="centre")


def _figures(canvas: Canvas, top: int, places: Sequence[PlaceView], look: Look, names: tuple[str, ...]) -> None:
    """Figures on their places, side by side; the one that moves chooses where to stand, is taller, before the others, and carries its
    points."""
    found: list[tuple[Figure, Standing]] = []
    for place in sorted(places, key=lambda place: look.moving not in place.figures):
        moving = place.figures.index(look.moving) if look.moving in place.figures else None
        others = tuple(box for _, spot in found for box in (spot.figure, spot.points) if box is not None)
        found += zip(place.figures, spots(place.place, len(place.figures), moving, names, others), strict=True)
    for figure, spot in sorted(found, key=lambda each: each[0] is look.moving):
        canvas.svg(pawn(figure, theme.GOLD if figure is look.moving else theme.CARD), spot.figure.moved(0, top))
        if spot.points is not None and look.points:
            disc = spot.points.moved(0, top)
            canvas.disc(disc.x, disc.y, disc.width, theme.GOLD, theme.INK, 7)
            canvas.text(str(look.points), disc.x, disc.y, theme.SMALL, theme.BLACK, across="centre")
