"""Words in pictures: Inter from its file, measured, wrapped and fitted; drawn words are kept as masks."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

import fontpkg_inter
from PIL import Image, ImageDraw, ImageFont

from draw import theme

FONT_FILE: Final = str(fontpkg_inter.ROOT / "files" / "Inter[opsz,wght].ttf")
"""Handed to Pillow and resvg by name: a bare container has no fonts, and resvg without one draws no text and says nothing."""
_ONE_AT_A_TIME = Lock()


@lru_cache(maxsize=128)
def font(size: int, weight: int = theme.MEDIUM) -> ImageFont.FreeTypeFont:
    """Inter at this size in pixels (its height from ascender to descender is about 1.21 times that) and weight (100 to 900)."""
    found = ImageFont.truetype(FONT_FILE, size)
    found.set_variation_by_axes([min(max(size, 14), 32), weight])
    return found


@lru_cache(maxsize=8192)
def width_of(text: str, size: int, weight: int = theme.MEDIUM) -> int:
    """How far the text runs, in pixels."""
    with _ONE_AT_A_TIME:
        return round(font(size, weight).getlength(text))


@lru_cache(maxsize=4096)
def word_mask(text: str, size: int, weight: int) -> tuple[Image.Image, int, int]:
    """The text's ink as a mask, and where its top left corner lies from the text's start on the baseline."""
    with _ONE_AT_A_TIME:
        face = font(size, weight)
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
        mask = Image.new("L", (max(right - left, 0) + 2, max(bottom - top, 0) + 2))
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, font=face, fill=255, anchor="ls")
    return mask, left - 1, top - 1


def cap_height(size: int) -> int:
    """How tall capitals and figures are, in pixels: text is centred by them."""
    return round(size * 0.727)


def wrap(text: str, width: int, size: int, weight: int = theme.MEDIUM) -> list[str]:
    """The text in lines no wider than `width`, broken at spaces; a longer word stands alone."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and width_of(longer, size, weight) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def shorten(text: str, width: int, size: int, weight: int = theme.MEDIUM) -> str:
    """The text, cut with "…" where it is wider than `width`."""
    if width_of(text, size, weight) <= width:
        return text
    while text and width_of(text + "…", size, weight) > width:
        text = text[:-1].rstrip()
    return text + "…"


def fit(text: str, width: int, lines: int, size: int, weight: int = theme.MEDIUM, least: int = theme.SMALL) -> tuple[list[str], int]:
    """The text in at most `lines` lines as large as goes, from `size` down to `least`; cut with "…" where even that is too large."""
    for tried in (*range(size, least, -2), least):
        found = wrap(text, width, tried, weight)
        if len(found) <= lines and all(width_of(line, tried, weight) <= width for line in found):
            return found, tried
    found = wrap(text, width, least, weight)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [shorten(line, width, least, weight) for line in found], least
