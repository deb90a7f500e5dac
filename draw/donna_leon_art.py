"""The art of Donna Leon besides its map and its people: the four figures, boats, cards, rooms. SVG in fields of 100 × 100 units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw import theme
from draw.donna_leon_people import STEEL, STRAW, drawn, path, strokes
from draw.donna_leon_venice import EXTRA as GROUND
from draw.shapes import SHAPES
from draw.sprites import art
from draw.theme import CARD, DEEP, GOLD, INK, NIGHT, RED, WATER, WOOD
from engine.games.donna_leon.components import FIGURE_COLOUR, CardKind, Figure

SKIN: Final = "#e8c39e"
EXTRA: Final = (*GROUND, SKIN, "#b5573f", "#5f9a62", STRAW, STEEL)
"""Main colours of the game's pictures that are not the theme's: for `Canvas.png`."""
BACK: Final = theme.NIGHT
"""What lies face down."""


def tone_of(figure: Figure) -> theme.Tone:
    """A figure's colour and shape."""
    return theme.OKABE[FIGURE_COLOUR[figure]]


def _shape(name: str, x: float, y: float, size: float, fill: str, edge: str) -> str:
    scale = size / 100
    return (
        f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{3.4 / scale:g}" stroke-linejoin="round">{SHAPES[name]}</g>'
    )


@lru_cache(maxsize=16)
def pawn(figure: Figure, halo: str = CARD) -> str:
    """A figure as it stands on the map, 76 × 106 units: its colour, and its shape on the breast."""
    tone = tone_of(figure)
    mark = CARD if tone.on == "#ffffff" else INK
    shapes = '<path d="M9 98C9 73 23 63 25 49H51C53 63 67 73 67 98Z"/><circle cx="38" cy="30" r="22"/>'
    body = f'<g fill="{tone.colour}">{shapes}</g>'
    glow = f'<g stroke="{halo}" stroke-width="15" stroke-linejoin="round">{body}</g>'
    return art(
        f'{glow}<g stroke="{INK}" stroke-width="6" stroke-linejoin="round">{body}</g>{_shape(tone.shape, 38, 79, 27, mark, mark)}', 76, 106
    )


def _head(hair: str, skin: str = SKIN) -> str:
    eyes = f'<g fill="{INK}"><circle cx="42" cy="45" r="3"/><circle cx="58" cy="45" r="3"/></g>'
    face = drawn(path("M32 38C32 26 40 20 50 20S68 26 68 38V48C68 60 60 68 50 68S32 60 32 48Z"), skin, 3)
    return face + eyes + strokes(path("M50 46l-3 8h5"), 2.400) + hair


def _shoulders(fill: str) -> str:
    return drawn(path("M41 60H59V78H41Z"), SKIN, 3) + drawn(path("M8 104C8 84 22 76 40 73Q50 84 60 73C78 76 92 84 92 104Z"), fill, 3)


def _brunetti() -> str:
    hair = drawn(path("M30 42C26 20 38 12 52 13 68 14 74 26 70 42 66 34 64 30 58 28 48 32 36 30 33 34Z"), INK, 3)
    return (
        _shoulders(theme.GREEN.colour)
        + drawn(path("M40 73 50 98 60 73 50 82Z"), CARD, 3)
        + drawn(path("M47 84H53L56 102H44Z"), RED, 2.400)
        + _head(hair)
        + strokes(path("M43 58q7 4 14 0"), 3)
    )


def _patta() -> str:
    hair = drawn(path("M30 44C26 24 36 12 50 12S74 24 70 44C68 34 66 28 60 26 52 24 44 24 40 26 34 28 32 34 30 44Z"), STEEL, 3)
    moustache = drawn(path("M38 58Q44 52 50 56 56 52 62 58 56 61 50 59 44 61 38 58Z"), STEEL, 2.400)
    return (
        _shoulders(theme.YELLOW.colour)
        + drawn(path("M40 73 50 90 60 73 50 80Z"), CARD, 3)
        + drawn(path("M42 80 50 86 58 80V92L50 88 42 92Z"), NIGHT, 2.400)
        + _head(hair)
        + moustache
    )


def _vianello() -> str:
    cap = (
        drawn(path("M26 30C28 12 72 12 74 30L70 34H30Z"), theme.BLUE.colour, 3)
        + drawn(path("M29 33Q50 26 71 33L70 38Q50 33 30 38Z"), INK, 2.400)
        + drawn('<circle cx="50" cy="22" r="4.500"/>', GOLD, 2)
    )
    return (
        _shoulders(theme.BLUE.colour)
        + drawn(path("M40 73 50 92 60 73 50 81Z"), CARD, 3)
        + drawn(path("M47 83H53L55 102H45Z"), INK, 2)
        + drawn('<circle cx="24" cy="92" r="4"/>', GOLD, 2)
        + _head(cap)
        + strokes(path("M42 58Q50 64 58 58"), 3)
    )


def _paola() -> str:
    back = drawn(path("M24 74C18 40 24 10 50 10S82 40 76 74Q64 80 50 76T24 74Z"), WOOD, 3)
    fringe = drawn(path("M30 44C28 26 38 16 50 16S72 26 70 44C64 40 58 34 54 26 48 36 38 40 30 44Z"), WOOD, 3)
    glasses = strokes('<circle cx="42" cy="45" r="7"/><circle cx="58" cy="45" r="7"/>' + path("M49 44h2"), 2.600)
    return (
        back
        + _shoulders(CARD)
        + drawn(path("M40 73Q50 92 60 73 50 80 40 73Z"), SKIN, 3)
        + _head(fringe)
        + glasses
        + strokes(path("M43 58Q50 63 57 58"), 3, RED)
    )


@lru_cache(maxsize=8)
def portrait(figure: Figure) -> str:
    """A figure's head and shoulders on its own ground."""
    body = {Figure.BRUNETTI: _brunetti, Figure.PATTA: _patta, Figure.VIANELLO: _vianello, Figure.PAOLA: _paola}[figure]()
    ground = theme.mix(WATER, CARD, 0.35)
    window = '<rect width="100" height="100" rx="14"/>'
    return art(f'<clipPath id="f">{window}</clipPath><g clip-path="url(#f)" fill="{ground}">{window}{body}</g>', 100, 100)


_VAPORETTO: Final = (
    drawn(path("M4 62H96L88 82H14Z"), CARD, 5)
    + drawn(path("M18 36H80V62H18Z"), GOLD, 5)
    + drawn(path("M25 43H37V54H25ZM43 43H55V54H43ZM61 43H73V54H61Z"), WATER, 3)
    + strokes(path("M12 34H86"), 6)
    + strokes(path("M10 70H92"), 5, RED)
)
_POLICE: Final = (
    drawn(path("M2 58H98L80 82H18Z"), NIGHT, 5)
    + drawn(path("M26 58 36 38H64L72 58Z"), CARD, 5)
    + drawn(path("M44 38V24H56V38Z"), theme.BLUE.colour, 4)
    + strokes(path("M34 20 40 24M66 20 60 24M50 10V16"), 5, theme.BLUE.colour)
    + strokes(path("M14 66H90"), 5, CARD)
)
_SEA: Final = strokes(path("M2 92q12-9 24 0t24 0 24 0 24 0"), 5, DEEP)


@lru_cache(maxsize=4)
def boat_sign(police: bool) -> str:
    """The sign of a landing on the map: the vaporetto's is round, that of the police boat square."""
    edge = f'stroke="{INK}" stroke-width="7"'
    if police:
        ground = f'<rect x="5" y="5" width="90" height="90" rx="10" fill="{theme.mix(theme.BLUE.colour, CARD, 0.55)}" {edge}/>'
        return art(f'{ground}<g transform="translate(15 14) scale(.7)">{_POLICE}</g>', 100, 100)
    ground = f'<circle cx="50" cy="50" r="46" fill="{theme.PALE_GOLD}" {edge}/>'
    return art(f'{ground}<g transform="translate(17 14) scale(.66)">{_VAPORETTO}</g>', 100, 100)


def _two_pawns() -> str:
    one = '<path d="M{x} 88C{x} 62 {a} 56 {a} 44H{b}C{b} 56 {c} 62 {c} 88Z"/><circle cx="{m}" cy="30" r="15"/>'
    return drawn(one.format(x=6, a=19, b=35, c=48, m=27), WATER) + drawn(one.format(x=52, a=65, b=81, c=94, m=73), GOLD)


_KINDS: Final[dict[CardKind, str]] = {
    CardKind.SUMMONS: drawn(path("M18 8H66L82 24V92H18Z"))
    + strokes(path("M66 8V24H82M30 36H68M30 50H70M30 64H52"), 4)
    + drawn('<circle cx="66" cy="76" r="12"/>', RED),
    CardKind.VAPORETTO: _VAPORETTO + _SEA,
    CardKind.POLICE_BOAT: _POLICE + _SEA,
    CardKind.MEETING: _two_pawns(),
    CardKind.ELETTRA: drawn(path("M4 50Q50 4 96 50 50 96 4 50Z"))
    + drawn('<circle cx="50" cy="50" r="20"/>', DEEP)
    + f'<circle cx="50" cy="50" r="9" fill="{INK}"/><circle cx="57" cy="43" r="5" fill="{CARD}"/>',
    CardKind.SUBMERGED: drawn('<circle cx="26" cy="46" r="19"/><circle cx="74" cy="46" r="19"/>', BACK)
    + strokes(path("M26 16C40 4 60 4 72 14M72 14 70 2M72 14H60M74 78C60 92 40 92 28 82M28 82 30 94M28 82H40"), 5, RED),
    CardKind.EXCHANGE: drawn(path("M10 14H50V66H10Z"), NIGHT)
    + drawn(path("M50 34H90V86H50Z"))
    + strokes(path("M62 18C76 12 84 18 86 28M86 28 92 20M86 28 77 23M38 82C24 88 16 82 14 72M14 72 8 80M14 72 23 77"), 5, RED),
    CardKind.TIRELESS: drawn(path("M14 40H74V62C74 80 62 88 44 88S14 80 14 62Z"))
    + strokes(path("M74 46C94 44 94 70 72 68"), 6)
    + drawn(path("M14 40H74V47H14Z"), WOOD)
    + strokes(path("M30 30q-6-7 0-13t0-13M46 30q-6-7 0-13t0-13M62 30q-6-7 0-13t0-13"), 4, DEEP)
    + strokes(path("M6 94H84"), 5),
}


@lru_cache(maxsize=16)
def card_sign(kind: CardKind) -> str:
    """What an investigation card does."""
    return art(_KINDS[kind], 100, 100)


@lru_cache(maxsize=4)
def bars(width: int, height: int) -> str:
    """The bars of a cell."""
    upright = "".join(f"M{x} 0V{height}" for x in range(16, width, 30))
    return art(f'<path d="{upright}M0 14H{width}M0 {height - 14}H{width}" stroke="{INK}" stroke-width="6"/>', width, height)


@lru_cache(maxsize=2)
def door() -> str:
    """The closed door of a room where nobody waits yet."""
    return art(
        drawn(path("M24 96V34C24 18 36 8 50 8S76 18 76 34V96Z"), WOOD)
        + strokes(path("M50 10V96M32 44V88M68 44V88"), 3)
        + drawn('<circle cx="57" cy="62" r="4"/>', GOLD, 2.400)
    )


@lru_cache(maxsize=2)
def mask() -> str:
    """A face nobody has seen yet: the murderer's."""
    return art(
        drawn(path("M50 6C24 6 14 26 16 50 18 78 34 96 50 96S82 78 84 50C86 26 76 6 50 6Z"), NIGHT)
        + drawn(path("M24 46q14-10 22 4-12 10-22-4ZM76 46q-14-10-22 4 12 10 22-4Z"), CARD, 3)
        + strokes(path("M38 76Q50 70 62 76"), 4, CARD)
    )


@lru_cache(maxsize=2)
def talk() -> str:
    """Informants questioned."""
    bubble = path("M10 14H90Q96 14 96 22V60Q96 68 88 68H50L26 92V68H12Q4 68 4 60V22Q4 14 10 14Z")
    return art(drawn(bubble, CARD, 6) + strokes(path("M22 34H78M22 50H60"), 7, DEEP))


@lru_cache(maxsize=2)
def cuffs() -> str:
    """Arrests."""
    rings = '<circle cx="26" cy="58" r="19"/><circle cx="74" cy="58" r="19"/>'
    return art(strokes(rings, 17) + strokes(rings, 8, STEEL) + strokes(path("M40 40 50 28 60 40"), 8))


@lru_cache(maxsize=2)
def glass() -> str:
    """The victim found."""
    return art(strokes(path("M62 62 90 90"), 16) + drawn('<circle cx="42" cy="42" r="30"/>', WATER, 9))


@lru_cache(maxsize=2)
def fan() -> str:
    """Cards in hand."""
    card = '<rect x="30" y="14" width="40" height="62" rx="7"/>'
    turned = "".join(f'<g transform="rotate({turn} 50 96)">{card}</g>' for turn in (-22, 0, 22))
    return art(drawn(turned, BACK, 6).replace(f'stroke="{INK}"', f'stroke="{CARD}"'))
