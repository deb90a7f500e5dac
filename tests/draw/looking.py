"""What every picture must be, and ways to look at one."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageOps

from draw import theme
from draw.box import Box


def opened(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as image:
        image.load()
        return image


def check(png: bytes) -> Image.Image:
    """The picture, held against the limits: a palette PNG, 1000 to 1200 px wide, no taller than 1.5 times that, at most 200 KB."""
    image = opened(png)
    assert image.format == "PNG"
    assert image.mode == "P"
    assert 1000 <= image.width <= theme.MAX_WIDTH
    assert image.height <= 1.5 * image.width
    assert len(png) <= theme.MAX_BYTES
    return image


def ink(png: bytes, box: Box | None = None) -> float:
    """The share of the box's pixels (default: of the picture's) that are much darker or lighter than the most frequent one."""
    grey = opened(png).convert("L")
    counts = (grey.crop(box) if box else grey).histogram()
    ground = counts.index(max(counts))
    return sum(n for level, n in enumerate(counts) if abs(level - ground) > 60) / sum(counts)


def greyscale(png: bytes) -> Image.Image:
    """The picture without its colours."""
    return ImageOps.grayscale(opened(png).convert("RGB"))


def phone(png: bytes) -> Image.Image:
    """The picture as wide as a phone shows it."""
    image = opened(png).convert("RGB")
    return ImageOps.contain(image, (400, image.height), Image.Resampling.LANCZOS)
