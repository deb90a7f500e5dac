"""Rectangles to lay a picture out with."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels; `right` and `bottom` are just outside it."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def at(cls, left: float, top: float, width: float, height: float) -> Box:
        """By its top left corner and size."""
        return cls(round(left), round(top), round(left + width), round(top + height))

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """By its centre and size."""
        return cls.at(x - width / 2, y - height / 2, width, height)

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def x(self) -> int:
        """The centre's x."""
        return (self.left + self.right) // 2

    @property
    def y(self) -> int:
        """The centre's y."""
        return (self.top + self.bottom) // 2

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Smaller by `dx` at the left and right and by `dy` (default `dx`) at the top and bottom."""
        dy = dx if dy is None else dy
        return Box(self.left + dx, self.top + dy, self.right - dx, self.bottom - dy)

    def moved(self, dx: int, dy: int) -> Box:
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def common(self, other: Box) -> int:
        """The area that the two share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0

    def columns(self, *weights: float, gap: int = 0) -> tuple[Box, ...]:
        """Side by side boxes whose widths stand as `weights`: `box.columns(1, 1, 1, gap=16)`."""
        edges = _edges(self.left, self.width, weights, gap)
        return tuple(Box(a, self.top, b, self.bottom) for a, b in edges)

    def rows(self, *weights: float, gap: int = 0) -> tuple[Box, ...]:
        """Boxes below each other whose heights stand as `weights`."""
        edges = _edges(self.top, self.height, weights, gap)
        return tuple(Box(self.left, a, self.right, b) for a, b in edges)

    def top_part(self, height: int) -> tuple[Box, Box]:
        """The uppermost `height` pixels, and the rest."""
        return Box(self.left, self.top, self.right, self.top + height), Box(self.left, self.top + height, self.right, self.bottom)

    def left_part(self, width: int) -> tuple[Box, Box]:
        """The leftmost `width` pixels, and the rest."""
        return Box(self.left, self.top, self.left + width, self.bottom), Box(self.left + width, self.top, self.right, self.bottom)

    def line_of(self, count: int, width: int, gap: int) -> tuple[Box, ...]:
        """`count` boxes of one width, as high as this one, centred in it; they overlap evenly where there is no room for the gap."""
        if count == 0:
            return ()
        step = width + gap
        if count > 1 and width + step * (count - 1) > self.width:
            step = (self.width - width) / (count - 1)
        start = self.x - (width + step * (count - 1)) / 2
        return tuple(Box.at(start + step * i, self.top, width, self.height) for i in range(count))


def _edges(start: int, length: int, weights: tuple[float, ...], gap: int) -> list[tuple[int, int]]:
    room = length - gap * (len(weights) - 1)
    total = sum(weights)
    edges: list[tuple[int, int]] = []
    done = 0.0
    for i, weight in enumerate(weights):
        a = start + gap * i + round(room * done / total)
        done += weight
        edges.append((a, start + gap * i + round(room * done / total)))
    return edges
