"""The suspects that Commissioner Victor and Identity share: portraits put together from features. SVG in fields of 100 × 100 units.

Each feature speaks twice: hair by its shape and its colour, eyes by their look and the ground behind the head, facial hair by its shape and
the clothes that go with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.sprites import art
from draw.theme import CARD, GOLD, INK, NIGHT, RED
from engine.games.suspects import Eyes, FacialHair, Feature, Hair, Suspect

_SKIN: Final = "#e8c39e"
_SHADOW: Final = "#cf9f78"
_GINGER: Final = "#b5573f"
_BLOND: Final = "#e3b04b"
_BROWN: Final = "#6b4a35"
_GLASS: Final = "#dceef0"
EXTRA: Final = (_SKIN, _SHADOW, _GINGER, _BLOND, _BROWN, _GLASS, "#b0d0dc", "#8b73a9", "#79a996", "#c9b48f")
"""Main colours of the art that are not the theme's: for `Canvas.png`."""
HAIR_COLOURS: Final[dict[Hair, str]] = {Hair.SLEEK: INK, Hair.PLAYBOY: _BLOND, Hair.CURLY: _GINGER, Hair.MATCHSTICK: _BROWN}
GROUNDS: Final[dict[Eyes, str]] = {
    Eyes.SHAGGY: "#f6dfa4",
    Eyes.EAGLE_EYE: "#b0d0dc",
    Eyes.HYPNOTIZER: "#8b73a9",
    Eyes.SCIENTIST: "#79a996",
}


CODES: Final[dict[Feature, str]] = {
    Hair.SLEEK: "S",
    Hair.PLAYBOY: "P",
    Hair.CURLY: "C",
    Hair.MATCHSTICK: "M",
    Eyes.SHAGGY: "S",
    Eyes.EAGLE_EYE: "E",
    Eyes.HYPNOTIZER: "H",
    Eyes.SCIENTIST: "G",
    FacialHair.SHERIFF: "S",
    FacialHair.LUMBERJACK: "L",
    FacialHair.SMOOTH: "O",
    FacialHair.MACHO: "M",
}
"""A letter for each feature, written on every tile from top to bottom: hair, eyes, facial hair. No letter twice in one kind."""


def _pen(width: float = 2.2) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def _drawn(body: str, fill: str, width: float = 2.2) -> str:
    return f'<g fill="{fill}" {_pen(width)}>{body}</g>'


def _strokes(body: str, width: float = 2.2) -> str:
    return f'<g fill="none" {_pen(width)}>{body}</g>'


def _clothes(facial_hair: FacialHair) -> str:
    """Shoulders from the lower edge up, and the neck."""
    neck = _drawn('<path d="M40 70H60V88Q50 96 40 88Z"/>', _SHADOW)
    shoulders = '<path d="M2 104Q5 85 28 82L41 80Q50 92 59 80L72 82Q95 85 98 104Z"/>'
    match facial_hair:
        case FacialHair.SHERIFF:
            star = '<path d="M79 86l1.800 4.200 4.600.4-3.500 3 1.100 4.500-4-2.400-4 2.400 1.100-4.500-3.500-3 4.600-.4Z"/>'
            return neck + _drawn(shoulders, _BROWN) + _drawn('<path d="M37 81 50 95 63 81 60 101H40Z"/>', RED) + _drawn(star, GOLD, 1.4)
        case FacialHair.LUMBERJACK:
            plaid = '<path d="M20 83V101M34 81V101M66 81V101M80 83V101M10 92H90" />'
            return neck + _drawn(shoulders, RED) + _strokes(plaid, 2.6) + _drawn('<path d="M38 80 50 93 62 80 58 101H42Z"/>', CARD)
        case FacialHair.SMOOTH:
            tie = '<path d="M47 88h6l-1.500 4 3.500 10H45l3.500-10Z"/>'
            return (
                neck
                + _drawn(shoulders, NIGHT)
                + _drawn('<path d="M37 80 50 94 63 80 57 101H43Z"/>', CARD)
                + _drawn(tie, theme.BLUE.colour, 1.6)
            )
        case FacialHair.MACHO:
            chain = f'<path d="M39 83Q50 103 61 83" fill="none" stroke="{GOLD}" stroke-width="3"/>'
            return neck + _drawn(shoulders, CARD) + _drawn('<path d="M38 80Q50 108 62 80 55 90 50 90 45 90 38 80Z"/>', _SKIN) + chain


def _head() -> str:
    ears = '<path d="M23 50q-8-2-7 6 1 9 9 8ZM77 50q8-2 7 6-1 9-9 8Z"/>'
    return _drawn(ears, _SKIN) + _drawn('<path d="M24 42C24 22 37 15 50 15S76 22 76 42V56C76 73 63 82 50 82S24 73 24 56Z"/>', _SKIN)


def _nose_and_mouth(facial_hair: FacialHair) -> str:
    nose = '<path d="M50 47q-1 7-5 12 4 3 9 1"/>'
    mouth = {
        FacialHair.SHERIFF: '<path d="M44 75q6 3 12 0"/>',
        FacialHair.LUMBERJACK: "",
        FacialHair.SMOOTH: '<path d="M40 69q10 6 20 0M47 77q3 2 6 0"/>',
        FacialHair.MACHO: "",
    }[facial_hair]
    return _strokes(nose + mouth)


def _eyes(eyes: Eyes, hair: str) -> str:
    match eyes:
        case Eyes.SHAGGY:
            left = "M23 47Q22 38 29 38 32 33 37 36 42 33 44 38 49 39 48 46 45 43 42 46 39 43 36 46 32 43 29 47 26 44 23 47Z"
            right = "M77 47Q78 38 71 38 68 33 63 36 58 33 56 38 51 39 52 46 55 43 58 46 61 43 64 46 68 43 71 47 74 44 77 47Z"
            brows = left + right
            dots = f'<circle cx="38" cy="53" r="3.400" fill="{INK}"/><circle cx="62" cy="53" r="3.400" fill="{INK}"/>'
            return dots + _drawn(f'<path d="{brows}"/>', hair)
        case Eyes.EAGLE_EYE:
            whites = '<path d="M27 45 47 51Q42 57 36 56 29 54 27 45ZM73 45 53 51Q58 57 64 56 71 54 73 45Z"/>'
            pupils = f'<circle cx="39" cy="52" r="2.800" fill="{INK}"/><circle cx="61" cy="52" r="2.800" fill="{INK}"/>'
            return _drawn(whites, CARD) + pupils + _strokes('<path d="M25 37 46 46M75 37 54 46"/>', 4.4)
        case Eyes.HYPNOTIZER:
            ring = '<circle cx="{x}" cy="48" r="10.500"/>'
            whites = _drawn(ring.format(x=37) + ring.format(x=63), CARD)
            coil = "M{x} 48a1.800 1.800 0 0 1 3.500 0a3.600 3.600 0 0 1-7 0a5.300 5.300 0 0 1 10.400 0a7 7 0 0 1-13.800 0"
            return whites + _strokes(f'<path d="{coil.format(x=36)}{coil.format(x=62)}"/>', 2.3)
        case Eyes.SCIENTIST:
            glass = '<rect x="{x}" y="38.500" width="20" height="18" rx="7"/>'
            frames = _drawn(glass.format(x=27.5) + glass.format(x=52.5), _GLASS, 3.8)
            bridge = _strokes('<path d="M47.500 46q2.500-3 5 0M27 44l-7-2M73 44l7-2"/>', 3.2)
            dots = f'<circle cx="38" cy="48" r="2.700" fill="{INK}"/><circle cx="62" cy="48" r="2.700" fill="{INK}"/>'
            return frames + bridge + dots


def _hair(hair: Hair) -> str:
    colour = HAIR_COLOURS[hair]
    match hair:
        case Hair.SLEEK:
            cap = "M22 46C17 24 28 8 52 8 74 8 83 24 78 46 76 38 75 33 71 28 58 30 42 29 34 22 32 31 25 35 22 46Z"
            shine = f'<path d="M46 14q14-2 24 8M44 19q14 0 22 5" fill="none" stroke="{theme.mix(INK, CARD, 0.6)}" stroke-width="2"/>'
            return _drawn(f'<path d="{cap}"/>', colour) + shine
        case Hair.PLAYBOY:
            quiff = (
                "M21 48C16 34 20 26 25 22 18 14 30 2 44 6 56-1 "
                "84 1 82 17 80 26 74 27 72 28 79 33 81 40 79 48 76 42 75 37 72 33 56 36 42 31 32 27 28 34 24 40 21 48Z"
            )
            waves = '<path d="M29 20q10-9 22-3 12 5 24-2M40 25q12 4 24 1"/>'
            return _drawn(f'<path d="{quiff}"/>', colour) + _strokes(waves, 1.9)
        case Hair.CURLY:
            spots = (
                (20, 42),
                (17, 31),
                (22, 20),
                (31, 11),
                (43, 7),
                (57, 7),
                (69, 11),
                (78, 20),
                (83, 31),
                (80, 42),
                (36, 20),
                (50, 17),
                (64, 20),
            )
            return "".join(_drawn(f'<circle cx="{x}" cy="{y}" r="8.500"/>', colour) for x, y in spots)
        case Hair.MATCHSTICK:
            sticks = ((27, 27, 19, 11), (35, 20, 30, 5), (45, 16, 43, 3), (55, 16, 57, 3), (65, 20, 70, 5), (73, 27, 81, 11))
            woods = "".join(f'<path d="M{x} {y}L{a} {b}"/>' for x, y, a, b in sticks)
            heads = "".join(f'<circle cx="{a}" cy="{b}" r="4.200"/>' for _, _, a, b in sticks)
            outline = f'<g fill="none" stroke="{INK}" stroke-width="6.400" stroke-linecap="round">{woods}</g>'
            inner = f'<g fill="none" stroke="#c9b48f" stroke-width="3" stroke-linecap="round">{woods}</g>'
            return outline + inner + _drawn(heads, RED, 1.8)


def _beard(facial_hair: FacialHair, colour: str) -> str:
    match facial_hair:
        case FacialHair.SHERIFF:
            return _drawn(
                '<path d="M50 62C42 58 31 61 27 69 24 73 19 72 18 68 17 79 28 82 36 76 42 72 47 72 50 68 '
                '53 72 58 72 64 76 72 82 83 79 82 68 81 72 76 73 73 69 69 61 58 58 50 62Z"/>',
                colour,
            )
        case FacialHair.LUMBERJACK:
            whole = "M22 50C20 70 24 94 50 97 76 94 80 70 78 50 76 60 70 64 62 62 56 60 44 60 38 62 30 64 24 60 22 50Z"
            locks = '<path d="M33 76q2 8 6 11M67 76q-2 8-6 11M50 82v8"/>'
            mouth = f'<path d="M41 70q9 7 18 0-9-4-18 0Z" fill="{RED}" {_pen(1.8)}/>'
            light = theme.mix(colour, CARD, 0.45) if colour == INK else INK
            return (
                _drawn(f'<path d="{whole}"/>', colour)
                + f'<g fill="none" stroke="{light}" stroke-width="1.900" stroke-linecap="round">{locks}</g>'
                + mouth
            )
        case FacialHair.SMOOTH:
            return ""
        case FacialHair.MACHO:
            ring = "M50 63Q40 61 37 70C36 80 42 90 50 91 58 90 64 80 63 70Q60 61 50 63ZM43 71Q50 66 57 71 57 75 50 76 43 75 43 71Z"
            return _drawn(f'<path d="{ring}" fill-rule="evenodd"/>', colour) + _drawn(
                '<path d="M43 71Q50 67 57 71 56 75 50 75.500 44 75 43 71Z"/>', "#c8786c", 1.6
            )


_DROP: Final = 3
"""A tile's shadow, in hundredths of its size."""


def _codes(suspect: Suspect) -> str:
    """The letters of the three features, one below the other along the left edge."""
    style = f'font-family="Inter" font-weight="800" font-size="18" fill="{INK}" stroke="{CARD}" stroke-width="5" paint-order="stroke"'
    lines = enumerate((suspect.hair, suspect.eyes, suspect.facial_hair))
    return "".join(f'<text x="6" y="{22 + 20 * i}" stroke-linejoin="round" {style}>{CODES[feature]}</text>' for i, feature in lines)


@lru_cache(maxsize=64)
def _tile(suspect: Suspect) -> str:
    """A whole tile with its shadow, in a field of 100 × 103 units: one sprite is quicker to place than its parts."""
    colour = HAIR_COLOURS[suspect.hair]
    person = (
        _clothes(suspect.facial_hair)
        + _head()
        + _nose_and_mouth(suspect.facial_hair)
        + _beard(suspect.facial_hair, colour)
        + _eyes(suspect.eyes, colour)
        + _hair(suspect.hair)
    )
    frame = (
        f'<rect y="{_DROP}" width="100" height="100" rx="9" fill="{theme.SHADE}"/>'
        f'<rect width="100" height="100" rx="9" fill="{theme.LINE}"/><rect x="1" y="1" width="98" height="98" rx="8" fill="{CARD}"/>'
    )
    clip = '<clipPath id="c"><rect x="4" y="4" width="92" height="92" rx="6"/></clipPath>'
    ground = f'<rect x="4" y="4" width="92" height="92" fill="{GROUNDS[suspect.eyes]}"/>'
    inner = f'<g clip-path="url(#c)">{ground}<g transform="translate(10 10) scale(.86)">{person}</g>{_codes(suspect)}</g>'
    return art(clip + frame + inner, 100, 100 + _DROP)


@lru_cache(maxsize=16)
def emblem(feature: Feature) -> str:
    """One feature alone on a rounded ground, in a field of 100 × 80 units."""
    match feature:
        case Hair():
            ground, inner = CARD, f'<g transform="translate(5 6) scale(.9)">{_head()}{_hair(feature)}</g>'
        case Eyes():
            ground, inner = GROUNDS[feature], f'<g transform="translate(-27 -37) scale(1.540)">{_eyes(feature, _BROWN)}</g>'
        case FacialHair():
            lower = _clothes(feature) + _head() + _nose_and_mouth(feature) + _beard(feature, _BROWN)
            ground, inner = theme.PAPER, f'<g transform="translate(-12.500 -55) scale(1.250)">{lower}</g>'
    clip = '<clipPath id="c"><rect width="100" height="80" rx="18"/></clipPath>'
    return art(f'{clip}<g clip-path="url(#c)"><rect width="100" height="80" fill="{ground}"/>{inner}</g>', 100, 80)


@lru_cache(maxsize=4)
def back(ground: str = NIGHT) -> str:
    """A tile's back: a magnifying glass."""
    light = theme.mix(ground, CARD, 0.18)
    glass = f'<circle cx="44" cy="42" r="21" fill="{light}" stroke="{GOLD}" stroke-width="6"/>'
    handle = f'<path d="M60 58 79 78" stroke="{GOLD}" stroke-width="9" stroke-linecap="round"/>'
    return art(f'<rect width="100" height="100" rx="10" fill="{ground}"/>{handle}{glass}')


@lru_cache(maxsize=1)
def commissioner() -> str:
    """Commissioner Victor: hat, moustache, pipe."""
    coat = _drawn('<path d="M8 101Q10 82 34 78L50 90 66 78Q90 82 92 101Z"/>', _BROWN) + _drawn(
        '<path d="M34 78 50 90 66 78 58 74H42Z"/>', CARD
    )
    head = _drawn('<path d="M27 44V56C27 72 40 80 50 80S73 72 73 56V44Z"/>', _SKIN)
    moustache = _drawn('<path d="M50 62q-14-3-19 7 10 4 19-1 9 5 19 1-5-10-19-7Z"/>', theme.MUTED)
    look = _strokes('<path d="M35 51h7M58 51h7M50 50q-1 5-3 8"/>', 3)
    hat = _drawn('<path d="M10 40Q50 28 90 40 86 48 50 44 14 48 10 40Z"/>', NIGHT) + _drawn(
        '<path d="M25 37C27 14 36 8 44 11L50 14 56 11C64 8 73 14 75 37Q50 30 25 37Z"/>', NIGHT
    )
    band = f'<path d="M25.500 33Q50 26 74.500 33L75 38Q50 31 25 38Z" fill="{GOLD}"/>'
    pipe = _drawn('<path d="M56 71q10 4 16 10v-9h12v12q0 6-7 6-4 0-7-4-7-8-15-11Z"/>', _GINGER)
    return art(coat + head + look + moustache + hat + band + pipe)


def tile(canvas: Canvas, suspect: Suspect, box: Box, ring: str | None = None) -> None:
    """A suspect tile in a square box; `ring` marks it."""
    below = Box(box.left, box.top, box.right, box.bottom + round(box.height * _DROP / 100))
    if ring:
        canvas.mark(below, ring, radius=theme.CORNER, width=7)
    canvas.svg(_tile(suspect), below)
