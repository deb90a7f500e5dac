"""Colours, sizes and spacing of every picture: warm paper, dark ink, rounded cards, generous space.

Colours are "#rrggbb". A colour never speaks alone: it goes with a shape, a code or a number, and its lightness differs enough
from its neighbours' to be told apart in greyscale.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

# Ground and ink
PAPER: Final = "#f3e9d7"
"""The ground of every picture."""
CARD: Final = "#fffaf0"
"""Cards and panels that lie on the paper."""
SHADE: Final = "#dccbac"
"""Wells, empty slots, a card's shadow on paper."""
LINE: Final = "#cbb995"
"""Quiet lines and edges."""
MUTED: Final = "#6f6358"
"""Quiet words: still 5:1 on paper."""
INK: Final = "#2a2333"
"""Words and the darkest shapes."""
# Accents
RED: Final = "#a8332c"
"""Venetian red: what just changed, danger."""
GOLD: Final = "#d9a02b"
"""Whose turn it is, prizes."""
PALE_GOLD: Final = "#f6dfa4"
"""The ground under what is marked."""
WATER: Final = "#bfd8d5"
"""Canals and lagoon."""
DEEP: Final = "#24606a"
"""Words and lines on water, deep water."""
NIGHT: Final = "#25304a"
"""Backs of cards, hidden things."""
WOOD: Final = "#8a5a3a"

# Type, in pixels of a picture 1000 to 1200 wide (a phone shows it at a third)
SMALL: Final = 28
"""The least that is to be read."""
BODY: Final = 32
LEAD: Final = 40
TITLE: Final = 52
GIANT: Final = 80
MAP_LABEL: Final = 24
"""Place names on a map, which carry a number as well; nothing else is this small."""
REGULAR: Final = 450
MEDIUM: Final = 560
BOLD: Final = 720
BLACK: Final = 850

# Space, in pixels
HAIR: Final = 8
GAP: Final = 16
ROOM: Final = 24
MARGIN: Final = 36
RADIUS: Final = 22
"""Corners of panels."""
CORNER: Final = 14
"""Corners of playing cards and small things."""
DROP: Final = 5
"""How far a card's flat shadow shows below it."""
MAX_WIDTH: Final = 1200
MAX_BYTES: Final = 200_000


@dataclass(frozen=True, slots=True)
class Tone:
    """A colour and what goes with it: `on` for words upon it, `shape` (a name in `draw.shapes.SHAPES`), `code` (a short label)."""

    colour: str
    on: str
    shape: str
    code: str = ""


GREEN: Final = Tone("#009e73", "#ffffff", "disc")
YELLOW: Final = Tone("#e69f00", INK, "triangle")
BLUE: Final = Tone("#0072b2", "#ffffff", "square")
WHITE: Final = Tone("#ffffff", INK, "star")
OKABE: Final[dict[str, Tone]] = {"green": GREEN, "yellow": YELLOW, "blue": BLUE, "white": WHITE}
"""The four colours of pieces (Okabe-Ito), by the names the data files use."""

SEATS: Final[tuple[Tone, ...]] = (
    Tone(INK, "#ffffff", "disc"),
    Tone("#a8332c", "#ffffff", "disc"),
    Tone("#7599a1", INK, "disc"),
    Tone("#f0d9a8", INK, "disc"),
)
"""Seats 0 to 3, dark to light, always with their number (`Canvas.seat`)."""

DISTRICTS: Final[dict[str, Tone]] = {
    "cannaregio": Tone("#35805a", "#ffffff", "arch", "CN"),
    "santa_croce": Tone("#6a4c93", "#ffffff", "quatrefoil", "SC"),
    "san_polo": Tone("#f2cb57", INK, "hexagon", "SP"),
    "dorsoduro": Tone("#eea3b0", INK, "disc", "DD"),
    "san_marco": Tone("#dd7f33", INK, "shield", "SM"),
    "castello": Tone("#702338", "#ffffff", "square", "CS"),
}
"""The six districts of Venice, by id."""


@lru_cache(maxsize=1024)
def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def mix(one: str, other: str, share: float) -> str:
    """`one` with `share` (0 to 1) of `other` in it."""
    channels = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*channels)


def tint(colour: str, share: float = 0.75) -> str:
    """The colour thinned with `share` of card white: grounds and quiet areas."""
    return mix(colour, CARD, share)


def deepen(colour: str, share: float = 0.25) -> str:
    """The colour with `share` of ink in it: edges and shadows."""
    return mix(colour, INK, share)


def luminance(colour: str) -> float:
    """Relative luminance (WCAG), 0 to 1."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: str) -> float:
    """How light the colour looks in greyscale (CIE L*), 0 to 100. Neighbours that differ by 8 or more are told apart."""
    y = luminance(colour)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def contrast(one: str, other: str) -> float:
    """WCAG contrast, 1 to 21. Words need 4.5 (3 where they are large)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
