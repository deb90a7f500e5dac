"""SVG art → images, rendered once a size and kept."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from draw.lettering import FONT_FILE


@lru_cache(maxsize=768)
def sprite(svg: str, width: int, height: int) -> Image.Image:
    """The SVG drawn at this size, RGBA. Shared between threads: never draw on it.

    `svg` is a whole document, or what `art` makes. `<text font-family="Inter">` works: the font file is handed over.
    """
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, height=height, skip_system_fonts=True, font_files=[FONT_FILE], font_family="Inter"
    )
    with Image.open(BytesIO(bytes(png))) as image:
        found = image.convert("RGBA")
    if found.size != (width, height):  # resvg keeps the proportions of the viewBox
        whole = Image.new("RGBA", (width, height))
        whole.paste(found, ((width - found.width) // 2, (height - found.height) // 2))
        return whole
    return found


def art(body: str, width: float = 100, height: float = 100) -> str:
    """A whole SVG document around `body`, which is drawn in a field of `width` × `height` units."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'
