"""Where figures stand on Donna Leon's map: at their place, off names, numbers and signs as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, inf
from typing import Final

from draw.box import Box
from draw.donna_leon_venice import HEIGHT, NODE, SITES, WIDTH, boat_box, label_box, lines_of
from engine.games.donna_leon.components import PLACES, Place

PAWN: Final = (46, 64)
MOVING_PAWN: Final = (60, 84)
_STEP: Final = 34
"""From figure to figure at one place."""
_CROWDED: Final = {3: 0.85, 4: 0.78}
"""How much smaller figures are where several stand at one place, so that the names around stay readable."""
_RISE: Final = 16
"""How far above the middle of its place a figure's foot is when nothing is in its way."""
_POINTS: Final = 40
_WAYS: Final = sorted(((dx, dy) for dx in range(-64, 65, 8) for dy in range(-16, 65, 8)), key=lambda way: (hypot(*way), way))
"""How far figures may step aside and down, the nearest first."""
_MAP: Final = Box(0, 0, WIDTH, HEIGHT)
TAKEN: Final = (Box(0, 0, 640, 132), Box(0, 132, 380, 226), Box(1030, 0, WIDTH, 440))
"""What stands before the map: whose turn it is or who was met, the signs explained, dice and piles."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a figure is drawn, and the disc with its points if it is the one that moves."""

    figure: Box
    points: Box | None


@lru_cache(maxsize=512)
def spots(place: Place, count: int, moving: int | None, names: tuple[str, ...], others: tuple[Box, ...] = ()) -> tuple[Standing, ...]:
    """A spot for each of `count` figures on a place, of which `moving` (if any) is the one that moves, among places of these names (as
    in PLACES) and figures that stand already (`others`): as near as can be without covering anything, or covering the least."""
    site = SITES[place]
    around = Box(site.x - 150, site.y - 130, site.x + 150, site.y + 110)
    things = [(box, dear) for box, dear in (*((box, 6.0) for box in others), *_things(names)) if box.common(around)]
    starts = [_start(place, count, moving, left=left) for left in ((False,) if moving is None else (False, True))]
    best, least = starts[0], inf
    for way in _WAYS:
        if 7 * hypot(*way) >= least:
            break
        if not _belongs(site.x + way[0], site.y - _RISE + way[1], place):
            continue
        for start in starts:
            moved = [Standing(spot.figure.moved(*way), spot.points and spot.points.moved(*way)) for spot in start]
            cost = 7 * hypot(*way)
            for box in (box for spot in moved for box in (spot.points, spot.figure.inset(5, 2)) if box is not None):
                if cost >= least:
                    break
                cost += 9 * (box.width * box.height - box.common(_MAP)) + sum(dear * box.common(thing) for thing, dear in things)
            if cost < least:
                best, least = moved, cost
    return tuple(best)


def _start(place: Place, count: int, moving: int | None, *, left: bool) -> list[Standing]:
    """Figures side by side above the middle of their place, the points at the right or the left of the one that moves."""
    site, found, scale = SITES[place], list[Standing](), _CROWDED.get(count, 1)
    first = site.x - scale * _STEP * (count - 1) / 2
    for number in range(count):
        width, height = (round(scale * side) for side in (MOVING_PAWN if number == moving else PAWN))
        figure = Box.around(first + scale * _STEP * number, site.y - _RISE - height / 2, width, height)
        points = Box.around(figure.left - 6 if left else figure.right + 6, figure.top + 18, _POINTS, _POINTS)
        found.append(Standing(figure, points if number == moving else None))
    return found


def _belongs(x: int, y: int, place: Place) -> bool:
    """Whether a figure whose foot is here clearly stands at this place and at no other."""
    far = {other: hypot(site.x - x, site.y - y) for other, site in SITES.items()}
    return all(far[place] < 0.8 * distance for other, distance in far.items() if other != place)


@lru_cache(maxsize=8)
def _things(names: tuple[str, ...]) -> Sequence[tuple[Box, float]]:
    """What is not to be covered, and how dear it is: names, the numbers of places, the boats' signs."""
    found: list[tuple[Box, float]] = [(box, 9) for box in TAKEN]
    for place, name in zip(PLACES, names, strict=True):
        site = SITES[place]
        found.append((label_box(place, lines_of(place, name)).inset(3), 4))
        found.append((Box.around(site.x, site.y, 2 * NODE - 16, 2 * NODE - 16), 5))
        found.append((Box.around(site.x, site.y, 2 * NODE, 2 * NODE), 0.4))
        if (boat := boat_box(place)) is not None:
            found.append((boat, 1.5))
    return found
