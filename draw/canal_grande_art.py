"""The art of Canal Grande: six sights, four figures of intrigue, ducats. SVG in fields of 100 × 100 units, the ground at 88."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw import theme
from draw.sprites import art
from draw.theme import CARD, DEEP, GOLD, INK, NIGHT, RED, WATER, WOOD, mix

_STONE: Final = "#f7ecd6"
_SHADOW: Final = "#dccbac"
_BRICK: Final = "#b5573f"
_COPPER: Final = "#7fae9c"
_STEEL: Final = "#dfe3e6"
_SKIN: Final = "#e8c39e"
EXTRA: Final = (_BRICK, _COPPER, _STEEL, _SKIN, "#55648c", "#c8786c")
"""Main colours of the art that are not the theme's: for `Canvas.png`."""
SKIES: Final[dict[str, str]] = {
    **{name: tone.colour for name, tone in theme.DISTRICTS.items()},
    "gondola": "#a9c9c6",
    "doge": theme.PALE_GOLD,
    "spy": "#55648c",
    "traitor": "#c8786c",
}
"""The ground behind each emblem."""


def _pen(width: float = 2.4) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def _drawn(body: str, fill: str = _STONE) -> str:
    return f'<g fill="{fill}" {_pen()}>{body}</g>'


def _ogee(x: float, y: float, width: float, height: float, fill: str = INK) -> str:
    """A pointed Venetian window: its foot's left end at (x, y)."""
    w, h = width / 2, height
    top = f"C{x:g} {y - h * 0.62:g} {x + w * 0.8:g} {y - h * 0.66:g} {x + w:g} {y - h:g}"
    down = f"C{x + w * 1.2:g} {y - h * 0.66:g} {x + width:g} {y - h * 0.62:g} {x + width:g} {y - h * 0.36:g}"
    return f'<path fill="{fill}" d="M{x:g} {y:g}V{y - h * 0.36:g}{top}{down}V{y:g}Z"/>'


def _round(x: float, y: float, width: float, height: float, fill: str = INK) -> str:
    """A round-headed opening: its foot's left end at (x, y)."""
    r = width / 2
    return f'<path fill="{fill}" d="M{x:g} {y:g}V{y - height + r:g}A{r:g} {r:g} 0 0 1 {x + width:g} {y - height + r:g}V{y:g}Z"/>'


def _merlons(x: float, y: float, count: int, width: float, height: float) -> str:
    """Swallow-tail battlements from x on, standing on y."""
    step = width * 1.5
    tops = (
        f"M{x + step * i:g} {y:g}v{-height:g}l{width / 2:g} {height * 0.4:g}l{width / 2:g} {-height * 0.4:g}v{height:g}Z"
        for i in range(count)
    )
    return f'<path d="{"".join(tops)}"/>'


def _ca_d_oro() -> str:
    pinnacles = "".join(f'<path d="M{13 + 11.33 * i:g} 24l3-9 3 9Z"/>' for i in range(7))
    upper = "".join(_ogee(20 + 15.2 * i, 53, 12, 22, theme.DEEP) for i in range(4))
    eyes = "".join(f'<circle cx="{33.6 + 15.2 * i:g}" cy="33" r="2.6" fill="{theme.DEEP}"/>' for i in range(3))
    lower = "".join(_round(20 + 21.6 * i, 88, 17, 25, INK) for i in range(3))
    return (
        _drawn(pinnacles, GOLD)
        + _drawn('<path d="M13 24H87V88H13Z"/>')
        + f'<path d="M14.2 54H85.8V61H14.2Z" fill="{_SHADOW}"/>'
        + _drawn(f'{upper}{eyes}<path d="M15 54H85M15 61H85" fill="none"/>')
        + lower
        + f'<path d="M20 53h60" {_pen()}/>'
    )


def _arsenal() -> str:
    tower = '<path d="M{x} 88V36h24V88Z"/><path d="M{a} 30h30v8h-30Z"/>'
    towers = "".join(tower.format(x=x, a=x - 3) + _merlons(x - 3, 30, 3, 7.5, 9) for x in (12, 64))
    slits = "".join(f'<path d="M{x} 50v9M{x} 68v7" stroke-width="3.4"/>' for x in (24, 76))
    return (
        _drawn('<path d="M34 88V54H66V88Z"/><path d="M34 54 50 42 66 54Z"/>', _STONE)
        + _drawn(_round(40, 88, 20, 25, DEEP))
        + f'<path d="M50 64V88M41 72H59M41 80H59" {_pen(1.6)} fill="none"/>'
        + _drawn(towers, _BRICK)
        + _drawn(slits)
        + _drawn('<path d="M24 21V7" fill="none"/><path d="M24 7h13l-4 4 4 4H24Z"/>', GOLD)
    )


def _salute() -> str:
    volutes = '<path d="M25 58c-7 0-11-6-7-11 3-3 8-1 8 3M75 58c7 0 11-6 7-11-3-3-8-1-8 3" fill="none" stroke-width="3"/>'
    return (
        _drawn('<path d="M50 12V4M46.5 7h7" fill="none"/><path d="M45 24V16q5-7 10 0V24Z"/>')
        + _drawn('<path d="M23 50C23 30 38 22 50 22S77 30 77 50Z"/>', _COPPER)
        + f'<path d="M36 48c0-12 4-20 10-24M64 48c0-12-4-20-10-24M50 23V48" {_pen(1.6)} fill="none"/>'
        + _drawn('<path d="M24 49H76V60H24Z"/>')
        + "".join(_round(29 + 11.4 * i, 59, 5, 8) for i in range(4))
        + _drawn(volutes)
        + _drawn('<path d="M14 88V62H86V88Z"/>')
        + _drawn('<path d="M34 88V66L50 56 66 66V88Z"/>')
        + _drawn(_round(43, 88, 14, 20, INK))
        + "".join(_round(x, 84, 8, 15, DEEP) for x in (20, 72))
        + f'<path d="M39 88V68M61 88V68" {_pen(2)}/>'
    )


def _san_stae() -> str:
    columns = "".join(f'<path d="M{x} 82V47h6V82Z"/><path d="M{x - 1.5} 43h9v4h-9Z"/>' for x in (17, 33, 61, 77))
    return (
        _drawn('<path d="M46.5 22V16H39V9h7.500V1h7V9H61v7H53.500v6Z"/>', GOLD)
        + _drawn('<path d="M14 42H86V84H14Z"/>', _SHADOW)
        + _drawn('<path d="M8 42 50 19 92 42Z"/>')
        + _drawn(f'<circle cx="50" cy="33" r="4.600" fill="{DEEP}"/>')
        + _drawn(columns)
        + _drawn(_round(43.5, 83, 13, 27, INK))
        + _drawn('<path d="M10 82H90V88H10Z"/>')
    )


def _campanile() -> str:
    ribs = "".join(f"M{x} 84V46" for x in (44, 50, 56))
    domes = '<path d="M{x} 70c0-9 5-12 9-15 4 3 9 6 9 15Z"/>'
    return (
        _drawn(domes.format(x=9) + domes.format(x=73), _COPPER)
        + _drawn('<path d="M18 55V49M82 55V49" fill="none"/><path d="M7 70H93V88H7Z"/>')
        + "".join(_round(x, 88, 11, 14, DEEP) for x in (12, 26, 63, 77))
        + _drawn('<path d="M50 10V1" fill="none"/><path d="M50 2l6 3-6 3Z"/>', GOLD)
        + _drawn('<path d="M38 30 50 9 62 30Z"/>', _COPPER)
        + _drawn('<path d="M38 30H62V36H38Z"/>')
        + _drawn('<path d="M38 36H62V45H38Z"/>')
        + "".join(_round(x, 45, 4.6, 7) for x in (40.6, 47.7, 54.8))
        + _drawn('<path d="M38 45H62V88H38Z"/>', _BRICK)
        + f'<path d="{ribs}" {_pen(1.6)} fill="none"/>'
        + _drawn('<path d="M35 84H65V88H35Z"/>')
    )


def _rialto() -> str:
    arcade = "".join(_round(x, y, 6.4, 11) for x, y in ((17, 56), (26, 52), (35, 48), (58.600, 48), (67.600, 52), (76.600, 56)))
    return (
        _drawn('<path d="M4 88V64L12 58V48L40 34H60L88 48V58L96 64V88H84C82 70 66 62 50 62S18 70 16 88Z"/>')
        + _drawn('<path d="M12 47 40 33H60L88 47" fill="none"/>')
        + _drawn('<path d="M41 50V28L50 20 59 28V50Z"/>')
        + _drawn(_round(45, 50, 10, 17, DEEP))
        + arcade
        + _drawn('<path d="M5 66 41 51H59L95 66" fill="none"/>')
        + f'<path d="M11 88C13 68 31 56.500 50 56.500S87 68 89 88" fill="none" {_pen(1.6)}/>'
    )


def _gondola() -> str:
    ferro = f'<path d="M87 73c5-5 7-13 5-21l-5 1c2 7-1 14-6 19Z" fill="{_STEEL}"/><path d="M92 57h4M92 61h4M91 65h4" fill="none"/>'
    stripes = "".join(
        f'<path d="M{23.6 - 0.2 * i:g} {41.5 + 5 * i:g}h{11 + 0.6 * i:g}" stroke="{RED}" stroke-width="2.400"/>' for i in range(3)
    )
    return (
        f'<path d="M48 26 12 94" stroke="{WOOD}" stroke-width="3.400" stroke-linecap="round"/>'
        + _drawn(f'<path d="M23 72l1-18h10l2 18Z" fill="{NIGHT}"/><path d="M23 55l1-17q5-4 10 0l1.500 17Z" fill="{CARD}"/>')
        + stripes
        + _drawn(f'<path d="M33 39q8 4 9 2" fill="none" stroke="{INK}" stroke-width="4"/>')
        + _drawn(f'<circle cx="29" cy="29" r="6.500" fill="{_SKIN}"/><path d="M19 25q10 4 20 0l-1-2H34V18H24v5h-4Z" fill="{GOLD}"/>')
        + f'<path d="M24 22.500H34" stroke="{RED}" stroke-width="2.600"/>'
        + _drawn(f'<path d="M52 74V60q8-5 16 0V74Z" fill="{RED}"/>')
        + _drawn(ferro)
        + _drawn('<path d="M2 60c3 5 8 8 16 9 20 3 46 4 66-1 3-1 5-2 6-4 0 10-7 17-22 19-18 2-38 2-48-1C8 79 3 71 2 60Z"/>', INK)
        + f'<path d="M17 73.500c20 4 46 4 63-1" stroke="{GOLD}" stroke-width="2" fill="none" stroke-linecap="round"/>'
    )


def _doge() -> str:
    ermine = "".join(f'<path d="M{x} {y}l1.800 5h-3.600Z" fill="{INK}"/>' for x, y in ((27, 77), (39, 80), (50, 76), (61, 80), (73, 77)))
    jewels = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.600" fill="{c}"/>'
        for x, y, c in ((30, 63.500, DEEP), (43, 66, RED), (57, 66, DEEP), (70, 63.500, RED))
    )
    return (
        _drawn('<path d="M22 58C17 34 26 24 40 26 48 27 58 24 66 9c4-6 12-3 12 6 1 15 3 28 0 43Z"/>', RED)
        + f'<path d="M30 54C26 38 33 32 42 34 52 35 62 31 70 18" stroke="{GOLD}" stroke-width="2.600" fill="none" stroke-linecap="round"/>'
        + f'<path d="M52 54V36M66 54c2-10 3-20 5-30" stroke="{GOLD}" stroke-width="2" fill="none" stroke-linecap="round"/>'
        + _drawn('<circle cx="72" cy="9" r="3.400"/>', GOLD)
        + _drawn('<path d="M21 55q29 9 58 0l1 13q-30 9-60 0Z"/>', GOLD)
        + _drawn(jewels)
        + _drawn('<path d="M14 88c0-10 4-17 10-19q26 8 52 0c6 2 10 9 10 19Z"/>', CARD)
        + ermine
    )


def _spy() -> str:
    return (
        _drawn('<path d="M14 88C14 62 28 50 50 50S86 62 86 88Z"/>', NIGHT)
        + _drawn('<path d="M32 30H68L67 54c0 8-2 11-5 15L59 80 50 84 41 80 38 69c-3-4-5-7-5-15Z"/>', CARD)
        + _drawn('<path d="M36 46q7-5 12 1-6 6-12-1ZM64 46q-7-5-12 1 6 6 12-1Z"/>', INK)
        + f'<path d="M50 48l-4.500 14 4.500 2.500 4.500-2.500Z" fill="{_SHADOW}" {_pen(1.6)}/>'
        + f'<path d="M38 68q12-7 24 0" fill="none" {_pen(1.8)}/>'
        + _drawn('<path d="M8 34C18 30 24 12 50 12S82 30 92 34C82 44 66 33 50 33S18 44 8 34Z"/>', INK)
        + f'<path d="M14 34.500C25 37 36 28 50 28s25 9 36 6.500" fill="none" stroke="{GOLD}" stroke-width="2.200" stroke-linecap="round"/>'
        + _drawn('<path d="M76 28c6-4 10-12 8-20-7 3-11 11-11 19Z"/>', RED)
    )


def _traitor() -> str:
    return (
        _drawn(
            f'<path d="M20 22 66 12 80 78 34 88Z" fill="{mix(CARD, theme.SHADE, 0.5)}"/>'
            f'<path d="M30 34 62 27M32 43 58 37.500M38 71 66 65" fill="none" stroke="{theme.LINE}" stroke-width="3"/>'
        )
        + '<g transform="rotate(32 50 50)">'
        + _drawn('<path d="M45.500 34H54.500L53.500 78 50 92 46.500 78Z"/>', _STEEL)
        + f'<path d="M50 36V80" {_pen(1.6)}/>'
        + _drawn('<path d="M30 26q4 5 9 4h22q5 1 9-4 2 9-7 10H37q-9-1-7-10Z"/>', GOLD)
        + _drawn('<path d="M45.500 30V8H54.500V30Z"/>', WOOD)
        + f'<path d="M46 14l8 4M46 20l8 4" {_pen(1.8)}/>'
        + _drawn('<circle cx="50" cy="4.500" r="5.500"/>', GOLD)
        + "</g>"
        + _drawn('<path d="M29 66c-4 6-6 9-6 12a6 6 0 0 0 12 0c0-3-2-6-6-12Z"/>', RED)
    )


EMBLEMS: Final[dict[str, str]] = {
    "cannaregio": _ca_d_oro(),
    "santa_croce": _san_stae(),
    "san_polo": _rialto(),
    "dorsoduro": _salute(),
    "san_marco": _campanile(),
    "castello": _arsenal(),
    "gondola": _gondola(),
    "doge": _doge(),
    "spy": _spy(),
    "traitor": _traitor(),
}


@lru_cache(maxsize=256)
def scene(kind: str, width: int, height: int, radius: int = 0) -> str:
    """The emblem before its sky, on the water where it is a sight or a gondola: a poster of `width` × `height` pixels."""
    sky = SKIES[kind]
    afloat = kind in theme.DISTRICTS or kind == "gondola"
    shore = height - (max(height * 0.11, 5) if afloat else 0)
    size = min(width * 0.94, (shore - height * 0.05) / 0.88)
    scale = size / 100
    foot = shore + (size * 0.02 if kind == "gondola" else 0 if afloat else -height * 0.06)
    emblem = f'<g transform="translate({(width - size) / 2:g} {foot - 88 * scale:g}) scale({scale:g})">{EMBLEMS[kind]}</g>'
    sun = f'<circle cx="{width * 0.5:g}" cy="{shore * 0.58:g}" r="{min(width, height) * 0.4:g}" fill="{mix(sky, CARD, 0.28)}"/>'
    water = ""
    if afloat:
        waves = "".join(
            f'<path d="{_wave(-6 + 11 * row, shore + (height - shore) * share, width + 12)}"/>' for row, share in ((0, 0.38), (1, 0.78))
        )
        water = f'<path d="M0 {shore:g}H{width}V{height}H0Z" fill="{DEEP}"/>'
        water += f'<g stroke="{CARD}" stroke-width="2" fill="none" opacity=".7">{waves}</g>'
        water += f'<path d="M0 {shore:g}H{width}" {_pen(max(1.6, 2.4 * scale))}/>'
    clip = f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath>'
    parts = sun + (water + emblem if kind == "gondola" else emblem + water)
    return art(f'{clip}<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{sky}"/>{parts}</g>', width, height)


def _wave(x: float, y: float, length: float, step: float = 22, lift: float = 3) -> str:
    """A path of waves from x on."""
    return f"M{x:g} {y:g}" + f"q{step / 4:g} {-lift:g} {step / 2:g} 0t{step / 2:g} 0" * int(length / step + 1)


@lru_cache(maxsize=4)
def gondola_passing(width: int, height: int) -> str:
    """A gondola on its way, with the waves about it."""
    light, dark = mix(WATER, CARD, 0.6), mix(WATER, DEEP, 0.35)
    scale = height / 84
    boat = f'<g transform="translate({width / 2 - 50 * scale:g} {-16 * scale:g}) scale({scale:g})">{EMBLEMS["gondola"]}</g>'
    waves = "".join(
        f'<path d="{_wave(x * width, y * height, length * width, 26, 4)}" stroke="{colour}"/>'
        for x, y, length, colour in ((0.02, 0.62, 0.16, light), (0.1, 0.86, 0.2, dark), (0.68, 0.9, 0.2, light), (0.8, 0.66, 0.14, dark))
    )
    return art(f'<g fill="none" stroke-width="3" stroke-linecap="round">{waves}</g>{boat}', width, height)


@lru_cache(maxsize=4)
def mooring(width: int, height: int) -> str:
    """A striped mooring post."""
    stripes = "".join(f'<path d="M0 {y}L{width} {y - 16}v14L0 {y + 14}Z" fill="{RED}"/>' for y in range(8, height + 30, 30))
    post = f'<rect x="2" y="14" width="{width - 4}" height="{height - 14}" rx="4"'
    return art(
        f'<clipPath id="p">{post}/></clipPath>{post} fill="{CARD}"/><g clip-path="url(#p)">{stripes}</g>'
        f'{post} fill="none" {_pen(2.4)}/><circle cx="{width / 2:g}" cy="9" r="7" fill="{GOLD}" {_pen(2.4)}/>',
        width,
        height,
    )


@lru_cache(maxsize=64)
def ducats(value: int, width: int, height: int) -> str:
    """A number card's picture: so many ducats below its figure's place."""
    r = min(width * 0.135, height * 0.14)
    dark = theme.deepen(GOLD, 0.35)
    y = height * 0.78
    xs = [width / 2 + (i - (value - 1) / 2) * r * 2.15 for i in range(value)]
    coins = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{GOLD}" {_pen(2.2)}/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.66:g}" fill="none" stroke="{dark}" stroke-width="1.6"/>'
        f'<path d="M{x:g} {y - r * 0.36:g}v{r * 0.72:g}m{-r * 0.24:g} {-r * 0.46:g}h{r * 0.48:g}" stroke="{dark}" stroke-width="2"/>'
        for x in xs
    )
    return art(coins, width, height)


@lru_cache(maxsize=64)
def back(width: int, height: int, ground: str = NIGHT) -> str:
    """The back of a card: a lattice and a quatrefoil."""
    step = width / 4
    lattice = "".join(f"M{x * step:g} 0l{-height:g} {height:g}M{x * step:g} 0l{height:g} {height:g}" for x in range(-6, 12))
    r = width * 0.15
    x, y = width / 2, height / 2
    foil = "".join(f'<circle cx="{x + dx * r:g}" cy="{y + dy * r:g}" r="{r:g}"/>' for dx, dy in ((0, -0.9), (0.9, 0), (0, 0.9), (-0.9, 0)))
    pad = width * 0.07
    frame = f'<rect x="{pad:g}" y="{pad:g}" width="{width - 2 * pad:g}" height="{height - 2 * pad:g}" rx="{width * 0.09:g}"'
    return art(
        f'<rect width="{width}" height="{height}" rx="{width * 0.14:g}" fill="{CARD}"/><clipPath id="b">{frame}/></clipPath>'
        f'<g clip-path="url(#b)">{frame} fill="{ground}"/>'
        f'<path d="{lattice}" stroke="{mix(ground, CARD, 0.25)}" stroke-width="{width * 0.025:g}"/></g>'
        f'<g fill="{GOLD}" stroke="{ground}" stroke-width="{width * 0.06:g}" paint-order="stroke">{foil}</g>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.7:g}" fill="{ground}"/>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def fan(width: int, height: int) -> str:
    """A hand of cards seen from behind."""
    w, h = height * 0.52, height * 0.74
    x, y, pad = (width - w) / 2, height * 0.12, w * 0.1
    inner = f'x="{x + pad:g}" y="{y + pad:g}" width="{w - 2 * pad:g}" height="{h - 2 * pad:g}" rx="3"'
    cards = "".join(
        f'<g transform="rotate({tilt} {width / 2:g} {height * 1.2:g})">'
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5" fill="{CARD}" {_pen(2)}/><rect {inner} fill="{ground}"/></g>'
        for tilt, ground in ((-22, DEEP), (0, RED), (22, NIGHT))
    )
    return art(cards, width, height)
