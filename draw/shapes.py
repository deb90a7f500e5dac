"""The plain shapes that go with colours, each in a field of 100 × 100 units."""

from __future__ import annotations

from typing import Final

from PIL import Image

from draw.sprites import art, sprite

SHAPES: Final[dict[str, str]] = {
    "disc": '<circle cx="50" cy="50" r="44"/>',
    "triangle": '<path d="M50 8 96 88H4Z"/>',
    "square": '<path d="M11 11H89V89H11Z"/>',
    "star": '<path d="M50 3 62.3 35.8 97.3 37.4 69.9 59.2 79.4 93 50 73.5 20.6 93 30.1 59.2 2.7 37.4 37.7 35.8Z"/>',
    "diamond": '<path d="M50 3 95 50 50 97 5 50Z"/>',
    "hexagon": '<path d="M27 9H73L97 50 73 91H27L3 50Z"/>',
    "cross": '<path d="M35 7H65V35H93V65H65V93H35V65H7V35H35Z"/>',
    "shield": '<path d="M9 8H91V46C91 72 72 88 50 96 28 88 9 72 9 46Z"/>',
    "arch": '<path d="M17 95V52C17 32 40 30 50 3 60 30 83 32 83 52V95Z"/>',
    "quatrefoil": '<path d="M50 4A25 25 0 0 1 75 27 25 25 0 0 1 73 75 25 25 0 0 1 25 75 25 25 0 0 1 27 27 25 25 0 0 1 50 4Z"/>',
    "arrow": '<path d="M12 38H50V12L92 50 50 88V62H12Z"/>',
    "check": '<path d="M8 52 24 36 42 54 77 16 93 32 42 86Z"/>',
    "plus": '<path d="M40 12H60V40H88V60H60V88H40V60H12V40H40Z"/>',
    "crossed": '<path d="M28 14 50 36 72 14 86 28 64 50 86 72 72 86 50 64 28 86 14 72 36 50 14 28Z"/>',
}


def shape(name: str, size: int, fill: str, edge: str | None = None, edge_width: float = 6) -> Image.Image:
    """The shape as a sprite of `size` × `size` pixels; `edge_width` in hundredths of the size."""
    stroke = f' stroke="{edge}" stroke-width="{edge_width:g}" stroke-linejoin="round"' if edge else ""
    return sprite(art(f'<g fill="{fill}"{stroke}>{SHAPES[name]}</g>', 100, 100), size, size)
