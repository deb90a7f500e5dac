"""What pictures are drawn on: cards, words, tokens, seats, sprites, lines; at the end a PNG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Literal

from PIL import Image, ImageDraw

from draw import theme
from draw.box import Box
from draw.lettering import cap_height, fit, shorten, width_of, word_mask
from draw.png import encode
from draw.shapes import shape
from draw.sprites import sprite

Across = Literal["left", "centre", "right"]
Point = tuple[float, float]
_FINE = 4  # soft edges: drawn this many times larger, then reduced


class Canvas:
    """A picture in the making. Coordinates are pixels from the top left; later calls lie on top of earlier ones.

    Raises ValueError when wider than Discord shows sharply (theme.MAX_WIDTH) or asked for words too small to read.
    """

    def __init__(self, width: int, height: int, ground: str = theme.PAPER) -> None:
        if width > theme.MAX_WIDTH:
            raise ValueError(f"{width} is wider than {theme.MAX_WIDTH}")
        self.image = Image.new("RGB", (width, height), ground)
        self._draw = ImageDraw.Draw(self.image)

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, self.image.width, self.image.height)

    # Areas

    def fill(self, box: Box, colour: str, radius: int = 0) -> None:
        """A plain area, its corners rounded by `radius`."""
        if box.width <= 0 or box.height <= 0:
            return
        if radius <= 0:
            self._draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=colour)
            return
        self.image.paste(colour, (box.left, box.top), _rounded(box.width, box.height, min(radius, box.width // 2, box.height // 2)))

    def card(
        self,
        box: Box,
        fill: str = theme.CARD,
        *,
        radius: int = theme.RADIUS,
        edge: str | None = None,
        edge_width: int = 3,
        shadow: str | None = theme.SHADE,
    ) -> None:
        """A rounded card or panel; `edge` lies inside the box, the flat shadow `theme.DROP` below it (None: it lies flush)."""
        if shadow:
            self.fill(box.moved(0, theme.DROP), shadow, radius)
        if edge:
            self.fill(box, edge, radius)
            self.fill(box.inset(edge_width), fill, max(radius - edge_width, 0))
        else:
            self.fill(box, fill, radius)

    def mark(self, box: Box, colour: str = theme.GOLD, *, radius: int = theme.RADIUS, width: int = 6) -> None:
        """A ring just outside the box: what just changed (theme.RED) or can be done (theme.GOLD). Draw it before what it surrounds."""
        self.fill(box.inset(-width), colour, radius + width)

    def disc(self, x: float, y: float, size: int, fill: str, edge: str | None = None, edge_width: float = 6) -> None:
        """A disc of diameter `size` around (x, y)."""
        self.shape("disc", x, y, round(size / 0.88), fill, edge, edge_width)

    def shape(self, name: str, x: float, y: float, size: int, fill: str, edge: str | None = None, edge_width: float = 6) -> None:
        """A shape of `draw.shapes.SHAPES` in a field of `size` pixels around (x, y); `edge_width` in hundredths of the size."""
        self.place(shape(name, size, fill, edge, edge_width), x, y)

    def token(self, tone: theme.Tone, x: float, y: float, size: int, text: str = "") -> None:
        """A piece in its colour and its shape, edged in ink, with a short text on it."""
        self.shape(tone.shape, x, y, size, tone.colour, theme.INK)
        if text:
            letters = max(round(size * (0.5 if len(text) == 1 else 0.36)), theme.MAP_LABEL)
            self.text(text, x, y + (size * 0.1 if tone.shape == "triangle" else 0), letters, theme.BLACK, tone.on, across="centre")

    def seat(self, seat: int, x: float, y: float, size: int = 56, *, active: bool = False) -> None:
        """A seat by its number (seat 0 is 1) and tone around (x, y); `active` draws the gold ring of the one who is to act."""
        tone = theme.SEATS[seat]
        if active:
            self.disc(x, y, size + 18, theme.GOLD)
            self.disc(x, y, size + 8, theme.CARD)
        self.disc(x, y, size, tone.colour, theme.INK, 5)
        self.text(str(seat + 1), x, y, max(round(size * 0.6), theme.SMALL), theme.BLACK, tone.on, across="centre")

    # Lines

    def line(self, points: Sequence[Point], colour: str = theme.LINE, width: float = 3) -> None:
        """A line through the points with round ends and soft edges."""
        pad = width / 2 + 1
        left, top = floor(min(x for x, _ in points) - pad), floor(min(y for _, y in points) - pad)
        right, bottom = ceil(max(x for x, _ in points) + pad), ceil(max(y for _, y in points) + pad)
        large = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
        pen = ImageDraw.Draw(large)
        spots = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
        pen.line(spots, fill=255, width=round(width * _FINE), joint="curve")
        reach = width * _FINE / 2
        for x, y in (spots[0], spots[-1]):
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        self.image.paste(colour, (left, top), large.reduce(_FINE))

    def rule(self, left: int, y: int, right: int, colour: str = theme.LINE, width: int = 3) -> None:
        """A straight level line."""
        self.fill(Box(left, y - width // 2, right, y - width // 2 + width), colour)

    # Pictures

    def place(self, image: Image.Image, x: float, y: float) -> None:
        """An RGBA image (a sprite) around (x, y)."""
        self.image.paste(image, (round(x - image.width / 2), round(y - image.height / 2)), image)

    def svg(self, svg: str, box: Box) -> None:
        """SVG art (a whole document: `draw.sprites.art`) drawn into the box; rendered once a size and kept, so keep the variants few."""
        self.image.paste(image := sprite(svg, box.width, box.height), (box.left, box.top), image)

    # Words

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int = theme.BODY,
        weight: int = theme.MEDIUM,
        colour: str = theme.INK,
        *,
        across: Across = "left",
        width: int | None = None,
    ) -> int:
        """One line at x (its left end, centre or right end), the middle of its capitals at y, cut with "…" beyond `width`.

        Returns the width it takes.
        """
        if size < theme.MAP_LABEL:
            raise ValueError(f"words of {size} pixels cannot be read on a phone")
        if width is not None:
            text = shorten(text, width, size, weight)
        run = width_of(text, size, weight)
        start = round(x - {"left": 0, "centre": run / 2, "right": run}[across])
        mask, dx, dy = word_mask(text, size, weight)
        self.image.paste(colour, (start + dx, round(y + cap_height(size) / 2) + dy), mask)
        return run

    def words(
        self,
        text: str,
        box: Box,
        size: int = theme.BODY,
        weight: int = theme.MEDIUM,
        colour: str = theme.INK,
        *,
        across: Across = "left",
        lines: int | None = None,
        least: int = theme.SMALL,
        leading: float = 1.3,
    ) -> int:
        """Text wrapped into the box and centred in its height, as large as fits from `size` down to `least`.

        Returns the height it takes.
        """
        most = lines or max(1, int(box.height / (least * leading)))
        found, fitted = fit(text, box.width, most, size, weight, least)
        step = round(fitted * leading)
        x = {"left": box.left, "centre": (box.left + box.right) / 2, "right": box.right}[across]
        y = (box.top + box.bottom) / 2 - step * (len(found) - 1) / 2
        for i, line in enumerate(found):
            self.text(line, x, y + step * i, fitted, weight, colour, across=across)
        return step * len(found)

    def label(
        self,
        text: str,
        x: float,
        y: float,
        fill: str = theme.INK,
        colour: str = theme.CARD,
        *,
        size: int = theme.SMALL,
        across: Across = "centre",
        width: int | None = None,
    ) -> Box:
        """Words on a pill; x is its left end, centre or right end, `width` the most it may take. Returns the pill's box."""
        text = shorten(text, width - size, size, theme.BOLD) if width is not None else text
        run = max(width_of(text, size, theme.BOLD) + size, round(size * 1.6))
        left = x - {"left": 0, "centre": run / 2, "right": run}[across]
        pill = Box.at(left, y - size * 0.8, run, size * 1.6)
        self.fill(pill, fill, pill.height // 2)
        self.text(text, (pill.left + pill.right) / 2, y, size, theme.BOLD, colour, across="centre")
        return pill

    def png(self, extra: tuple[str, ...] = ()) -> bytes:
        """The finished picture. `extra`: up to 12 main colours that are not the theme's."""
        return encode(self.image, extra)


@lru_cache(maxsize=64)
def _corner(radius: int) -> Image.Image:
    large = Image.new("L", (radius * 2 * _FINE, radius * 2 * _FINE))
    ImageDraw.Draw(large).ellipse((0, 0, radius * 2 * _FINE - 1, radius * 2 * _FINE - 1), fill=255)
    return large.reduce(_FINE)


@lru_cache(maxsize=512)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height), 255)
    disc = _corner(radius)
    for x, at_x in ((0, 0), (radius, width - radius)):
        for y, at_y in ((0, 0), (radius, height - radius)):
            mask.paste(disc.crop((x, y, x + radius, y + radius)), (at_x, at_y))
    return mask
