"""Image → PNG with one fixed palette: small, fast, and the same colours in every picture."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from itertools import chain

from PIL import Image

from draw import theme

_MAIN = (
    *(theme.PAPER, theme.CARD, theme.SHADE, theme.LINE, theme.MUTED, theme.INK),
    *(theme.RED, theme.GOLD, theme.PALE_GOLD, theme.WATER, theme.DEEP, theme.NIGHT, theme.WOOD),
    *(tone.colour for tone in theme.OKABE.values()),
    *(tone.colour for tone in theme.SEATS),
    *(tone.colour for tone in theme.DISTRICTS.values()),
)


@lru_cache(maxsize=64)
def palette(extra: tuple[str, ...] = ()) -> Image.Image:
    """A palette of the theme's colours, each also thinned and deepened (what soft edges need), and up to 12 more."""
    main = tuple(dict.fromkeys((*_MAIN, *extra)))
    shades = (
        *main,
        *(theme.mix(c, theme.CARD, share) for share in (0.5, 0.25, 0.75) for c in main),
        *(theme.mix(c, theme.INK, share) for share in (0.25, 0.6) for c in main),
        *(theme.mix(theme.CARD, theme.INK, step / 12) for step in range(1, 12)),
    )
    kept = tuple(dict.fromkeys(shades))
    if len(kept) > 256:
        raise ValueError(f"{len(kept)} colours; a palette has 256")
    image = Image.new("P", (1, 1))
    image.putpalette(list(chain.from_iterable(theme.rgb(c) for c in kept)))
    return image


def encode(image: Image.Image, extra: tuple[str, ...] = ()) -> bytes:
    """The RGB image as a palette PNG. `extra`: main colours of the picture that are not the theme's."""
    small = image.quantize(palette=palette(extra), dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=6)
    return out.getvalue()
