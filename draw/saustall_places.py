"""The places, rooms and small things of Saustall, as SVG."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw.saustall_people import BLUSH, GENDERS, GREY, LEAF, LINEN, MAN, SKIN, SKY, STRAW, WOMAN, drawn, pen
from draw.sprites import art
from draw.theme import CARD, DEEP, GOLD, INK, NIGHT, PAPER, RED, SHADE, WATER, WOOD, deepen, mix

KRAFT: Final = mix(WOOD, CARD, 0.5)
GREEN_SPACE: Final = LEAF
BROWN_SPACE: Final = WOOD
_WIDE: Final = 300
_HIGH: Final = 100


def _alps(snow: str = CARD) -> str:
    """The mountains behind every place."""
    return (
        f'<path d="M-5 78 30 34 52 58 92 14 138 66 170 40 214 76 256 26 305 72V100H-5Z" fill="{GREY}"/>'
        f'<g fill="{snow}"><path d="M92 14 108 32 98 30 92 38 84 30 76 32ZM256 26 270 40 260 38 254 46 248 38 240 42Z"/>'
        '<path d="M30 34 39 43 31 42 24 46Z"/></g>'
    )


def _meadow(y: float = 70, colour: str = LEAF) -> str:
    return f'<path d="M-5 {y + 8:g}Q70 {y - 12:g} 150 {y + 3:g}T305 {y - 2:g}V105H-5Z" fill="{colour}"/>'


def _tree(x: float, y: float, size: float, fill: str = DEEP) -> str:
    """A fir with its foot at (x, y)."""
    w, h = size * 0.42, size
    return (
        f'<path d="M{x:g} {y - h:g}l{w * 0.6:g} {h * 0.42:g}h{-w * 0.25:g}l{w * 0.65:g} {h * 0.42:g}H{x - w:g}l{w * 0.65:g} {-h * 0.42:g}'
        f'h{-w * 0.25:g}Z" fill="{fill}"/><path d="M{x:g} {y - h * 0.16:g}V{y:g}" stroke="{WOOD}" stroke-width="{size * 0.1:g}"/>'
    )


def _golf() -> str:
    return (
        _alps()
        + _meadow(62, mix(LEAF, CARD, 0.25))
        + _tree(28, 78, 40)
        + _tree(54, 76, 30)
        + f'<ellipse cx="170" cy="84" rx="86" ry="15" fill="{LEAF}" {pen(2)}/>'
        + f'<ellipse cx="62" cy="91" rx="30" ry="7" fill="{STRAW}" {pen(1.8)}/>'
        + f'<ellipse cx="196" cy="84" rx="7" ry="2.600" fill="{INK}"/><path d="M196 84V26" {pen(3)}/>'
        + drawn('<path d="M196 27 236 38 196 50Z"/>', RED, 2.2)
        + drawn('<circle cx="146" cy="82" r="5.500"/>', CARD, 2)
    )


def _clay() -> str:
    shards = '<path d="M212 22l16-6 6 6-14 4ZM238 30l12 1 2 7-13-1ZM220 36l9 4-2 6-9-3Z"/>'
    return (
        _alps()
        + _meadow(66)
        + _tree(270, 84, 44)
        + _tree(248, 82, 32)
        + drawn('<path d="M150 22q20-12 40-3l-4 8q-18-2-34 3Z"/>', RED, 2)
        + f'<path d="M118 42q14-14 26-16" fill="none" {pen(1.8)} stroke-dasharray="4 6"/>'
        + drawn(shards, RED, 1.6)
        + '<g transform="rotate(-24 60 74)">'
        + drawn('<path d="M46 68h92v6H46Z"/>', NIGHT, 2)
        + drawn('<path d="M6 84 36 66h22v12l-12 1-10 5-24 14Z"/>', WOOD, 2.2)
        + f'<path d="M50 78q2 8 10 4" fill="none" {pen(2)}/></g>'
    )


def _pool() -> str:
    waves = "".join(f'<path d="M{x} {y}q7-5 14 0t14 0" />' for x, y in ((30, 84), (96, 90), (150, 82), (206, 91)))
    stripes = f'<path d="M236 30q10 6 12 20h-12Z" fill="{RED}"/><path d="M236 30q-10 6-12 20h12Z" fill="{CARD}"/>'
    return (
        _alps()
        + f'<rect x="-5" y="62" width="310" height="45" fill="{STRAW}"/>'
        + drawn('<path d="M14 72H226L244 104H-6Z"/>', WATER, 2.2)
        + f'<g fill="none" stroke="{CARD}" stroke-width="2.600">{waves}</g>'
        + drawn('<path d="M60 70V22h14M60 36h-12M60 50h-12M48 70V22" fill="none"/>', CARD, 2.6)
        + f'<path d="M70 22c40 0 26 40 66 56" fill="none" stroke="{INK}" stroke-width="13" stroke-linecap="round"/>'
        + f'<path d="M70 22c40 0 26 40 66 56" fill="none" stroke="{GOLD}" stroke-width="8.500" stroke-linecap="round"/>'
        + f'<path d="M262 52V88" {pen(3)}/>'
        + f'<g transform="translate(26 0)"><path d="M206 50q6-20 30-20t30 20Z" fill="{RED}" {pen(2.2)}/>{stripes}'
        + f'<path d="M206 50q6-20 30-20t30 20Z" fill="none" {pen(2.2)}/></g>'
    )


def _bob() -> str:
    return (
        _alps()
        + _meadow(58, CARD)
        + _tree(24, 76, 42)
        + _tree(276, 70, 40)
        + f'<path d="M-6 60C60 44 86 84 150 84S250 56 306 66" fill="none" stroke="{INK}" stroke-width="35"/>'
        + f'<path d="M-6 60C60 44 86 84 150 84S250 56 306 66" fill="none" stroke="{WATER}" stroke-width="30"/>'
        + f'<path d="M-6 52C60 38 88 76 150 76S250 48 306 58" fill="none" stroke="{CARD}" stroke-width="4"/>'
        + '<g transform="rotate(3 150 74)">'
        + drawn('<path d="M112 64h56q24 2 30 18h-86q-8-8 0-18Z"/>', RED)
        + drawn(f'<circle cx="130" cy="57" r="8"/><circle cx="152" cy="57" r="8" fill="{GOLD}"/>', MAN, 2.2)
        + f'<path d="M106 87h92q6 0 8-5" fill="none" {pen(3)}/><path d="M176 70h12" stroke="{CARD}" stroke-width="3"/></g>'
    )


def _beer() -> str:
    leaves = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((40, 14, 26), (86, 4, 28), (136, 10, 26), (184, 4, 28), (232, 10, 26), (276, 8, 28))
    )
    lights = "".join(f'<circle cx="{x}" cy="{y}" r="4.500"/>' for x, y in ((34, 48), (64, 54), (96, 55), (206, 55), (238, 54), (268, 48)))
    return (
        f'<rect y="62" width="300" height="40" fill="{STRAW}"/>'
        + f'<path d="M22 90V20M282 90V20" stroke="{WOOD}" stroke-width="12"/>'
        + f'<g fill="{LEAF}" {pen(2)}>{leaves}</g><rect x="-5" y="-10" width="310" height="22" fill="{LEAF}"/>'
        + f'<path d="M8 36Q80 66 150 56T292 38" fill="none" {pen(1.8)}/>'
        + drawn(lights, GOLD, 1.8)
        + drawn('<path d="M20 78H280V86H20ZM44 86V102M256 86V102"/>', WOOD)
        + drawn('<path d="M168 44h16q8 0 8 8v12q0 8-8 8h-16" fill="none" stroke-width="6"/>', CARD, 6)
        + drawn('<path d="M130 38H170V78H130Z"/>', GOLD)
        + f'<path d="M140 48V72M150 48V72M160 48V72" stroke="{deepen(GOLD, 0.3)}" stroke-width="3"/>'
        + drawn('<path d="M126 42c-6-8 2-16 9-12 3-9 15-9 18-2 8-5 20 2 18 10 4 4 0 9-6 7H132q-4 1-6-3Z"/>', CARD)
        + drawn('<path d="M210 68q8-14 22-6 12 6 4 12-8 5-18 4-10-2-8-10Z"/>', WOOD, 2)
        + f'<path d="M216 68q10-6 16 4M228 64l-8 10" fill="none" stroke="{STRAW}" stroke-width="2"/>'
        + drawn('<path d="M52 66H104V72q0 6-8 6H60q-8 0-8-6Z"/>', CARD, 2)
        + drawn('<path d="M58 66q6-10 22-9t20 9Z"/>', BLUSH, 2)
    )


def _station() -> str:
    windows = "".join(f'<path d="M{x} 62h22v14h-22Z"/>' for x in (134, 164, 194, 224))
    return (
        _alps()
        + f'<rect y="76" width="300" height="30" fill="{GREY}"/>'
        + drawn('<path d="M14 84V40H104V84Z"/>', LINEN)
        + drawn('<path d="M6 42 59 14 112 42Z"/>', RED)
        + drawn('<circle cx="59" cy="33" r="8"/>', CARD, 2)
        + f'<path d="M59 28v5l4 2" fill="none" {pen(1.8)}/>'
        + drawn('<path d="M24 50h14v14H24ZM80 50h14v14H80Z"/><path d="M51 84V56h16V84Z"/>', DEEP, 2)
        + f'<path d="M118 92H306" stroke="{INK}" stroke-width="3"/>'
        + f'<path d="M118 97H306" stroke="{WOOD}" stroke-width="4" stroke-dasharray="9 8"/>'
        + drawn('<path d="M122 86V56q0-6 8-6H276q22 2 28 36Z"/>', RED)
        + f'<path d="M122 80H302" stroke="{CARD}" stroke-width="3.500"/>'
        + drawn(windows + '<path d="M256 62h20q10 2 14 14h-34Z"/>', SKY, 2)
        + drawn("".join(f'<circle cx="{x}" cy="90" r="6"/>' for x in (146, 166, 258, 278)), NIGHT, 2)
    )


def _dairy() -> str:
    holes = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((214, 80, 5), (236, 74, 4), (252, 84, 4.5), (228, 88, 3.4)))
    return (
        _alps()
        + _meadow(60)
        + drawn('<path d="M40 88V54H126V88Z"/>', WOOD)
        + f'<path d="M42 64H124M42 74H124" {pen(1.4)}/>'
        + drawn('<path d="M28 58 83 24 138 58 130 60 83 34 36 60Z"/>', GREY)
        + drawn('<path d="M52 62h18v14H52Z"/><path d="M92 88V64h20V88Z"/>', CARD, 2)
        + drawn('<path d="M192 72q0-10 40-10t40 10v18q0 10-40 10t-40-10Z"/>', STRAW)
        + drawn('<ellipse cx="232" cy="72" rx="40" ry="9"/>', mix(STRAW, CARD, 0.5), 2)
        + drawn('<path d="M232 72 268 62 272 72 272 90 232 82Z"/>', mix(STRAW, CARD, 0.25), 2)
        + f'<g fill="{deepen(STRAW)}">{holes}</g>'
        + drawn('<path d="M146 58q-8-4-10-12 10 0 14 6M186 58q8-4 10-12-10 0-14 6"/>', LINEN, 2)
        + drawn('<path d="M148 54q18-10 36 0l-2 24q-2 12-16 12t-16-12Z"/>', WOOD)
        + drawn('<path d="M151 76q15-9 30 0 2 14-15 15-17-1-15-15Z"/>', SKIN, 2)
        + "".join(f'<circle cx="{x}" cy="{y}" r="2.400" fill="{INK}"/>' for x, y in ((157, 66), (175, 66), (160, 81), (172, 81)))
    )


def _cable() -> str:
    return (
        f'<path d="M-5 100 60 20 100 66 170 4 305 92V106H-5Z" fill="{GREY}"/>'
        + f'<path d="M60 20 78 42 66 40 58 50 48 40 44 42ZM170 4 202 26 186 26 176 40 162 28 146 28Z" fill="{CARD}"/>'
        + _meadow(82)
        + _tree(24, 94, 36)
        + _tree(276, 92, 40)
        + _tree(252, 94, 28)
        + f'<path d="M-5 44 305 14" {pen(2.6)}/><path d="M-5 50 305 20" {pen(1.6)}/>'
        + drawn('<circle cx="140" cy="30" r="5"/><circle cx="160" cy="28" r="5"/>', NIGHT, 2)
        + f'<path d="M150 29V48" {pen(4)}/>'
        + drawn('<path d="M110 52q0-7 8-7h64q8 0 8 7v26q0 10-10 10h-60q-10 0-10-10Z"/>', RED)
        + drawn('<path d="M117 52h18v17h-18ZM141 52h18v17h-18ZM165 52h18v17h-18Z"/>', SKY, 2)
        + f'<path d="M112 76H188" stroke="{CARD}" stroke-width="3.500"/>'
    )


SCENES: Final[dict[str, str]] = {
    "golf_course": _golf(),
    "clay_pigeon_range": _clay(),
    "outdoor_pool": _pool(),
    "bob_run": _bob(),
    "beer_garden": _beer(),
    "railway_station": _station(),
    "cheese_dairy": _dairy(),
    "cable_car": _cable(),
}


@lru_cache(maxsize=64)
def scene(place: str, width: int, height: int, radius: int = 12) -> str:
    """A place, filling `width` × `height` pixels: what does not fit is cut at the sides or at the top."""
    scale = max(width / _WIDE, height / _HIGH)
    x, y = (width - _WIDE * scale) / 2, height - _HIGH * scale
    clip = f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath>'
    inner = f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{SCENES[place]}</g>'
    return art(f'{clip}<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{SKY}"/>{inner}</g>', width, height)


def _laboratory() -> str:
    return (
        drawn('<path d="M40 10h20v28l24 42q6 12-8 12H24q-14 0-8-12L40 38Z"/>', CARD, 4)
        + f'<path d="M27 66h46l12 20q1 4-8 4H23q-9 0-8-4Z" fill="{LEAF}"/>'
        + f'<g fill="{CARD}"><circle cx="42" cy="78" r="4.500"/><circle cx="58" cy="74" r="3.500"/><circle cx="53" cy="84" r="2.800"/></g>'
        + f'<path d="M34 10h32" {pen(6)}/>'
    )


def _group() -> str:
    heads = '<circle cx="26" cy="40" r="13"/><path d="M4 92q0-32 22-34 22 2 22 34Z"/>'
    return (
        drawn(heads, MAN, 4)
        + drawn('<circle cx="74" cy="40" r="13"/><path d="M52 92q0-32 22-34 22 2 22 34Z"/>', WOMAN, 4)
        + drawn('<path d="M30 4h40q8 0 8 8v8q0 8-8 8H56l-6 9-6-9H30q-8 0-8-8v-8q0-8 8-8Z"/>', CARD, 4)
        + f'<g fill="{INK}"><circle cx="36" cy="16" r="3.600"/><circle cx="50" cy="16" r="3.600"/><circle cx="64" cy="16" r="3.600"/></g>'
    )


def _office() -> str:
    return (
        drawn('<path d="M14 8h48l24 24v60H14Z"/>', CARD, 4)
        + drawn('<path d="M62 8v24h24Z"/>', SHADE, 4)
        + f'<path d="M26 42h28M26 54h40M26 66h22" {pen(4)}/>'
        + '<g transform="rotate(38 72 70)">'
        + drawn('<path d="M66 38h13v40l-6.500 14-6.500-14Z"/>', GOLD, 4)
        + f'<path d="M66 78h13" {pen(3)}/></g>'
    )


def _chapel() -> str:
    return (
        drawn('<path d="M46 92V58L72 42 98 58V92Z"/>', LINEN, 4)
        + drawn('<path d="M40 60 72 38 104 60Z" transform="translate(-2 0)"/>', RED, 4)
        + drawn('<path d="M14 92V46h32V92Z"/>', CARD, 4)
        + drawn('<path d="M30 14c2 10 16 12 16 24 0 5-2 8-4 8H18c-2 0-4-3-4-8 0-12 14-14 16-24Z"/>', DEEP, 4)
        + f'<path d="M30 15V3M25 8h10" {pen(3.6)}/>'
        + drawn('<path d="M24 92V76q6-8 12 0v16Z"/>', WOOD, 3)
        + f'<circle cx="30" cy="60" r="4.500" fill="{INK}"/><path d="M66 92V78q6-7 12 0v14Z" fill="{DEEP}" {pen(3)}/>'
    )


ICONS: Final[dict[str, str]] = {
    "laboratory": _laboratory(),
    "group": _group(),
    "office": _office(),
    "chapel": _chapel(),
    # A motive's emblem, white upon its token
    "revenge": '<g transform="rotate(40 50 50)"><path d="M45 4 50-6 55 4V58H45ZM30 58h40v9H30ZM45 67h10v22H45Z"/>'
    '<circle cx="50" cy="94" r="7"/></g>',
    "jealousy": '<path d="M47 90C20 68 10 52 14 34 18 18 36 14 46 27L38 42 52 52 43 66Z"/>'
    '<path d="M56 88 54 68 64 51 49 41 56 26C68 13 83 20 86 35 88 53 80 66 56 88Z"/>',
    "envy": '<path fill-rule="evenodd" d="M4 50Q50-2 96 50 50 102 4 50ZM50 27a23 23 0 1 0 .1 0Z"/><circle cx="50" cy="50" r="13"/>',
    "greed": '<path d="M36 6h28l-6 16H42Z"/><path d="M40 27H60C80 40 92 58 90 74 88 90 74 94 50 94S12 90 10 74C8 58 20 40 40 27Z"/>',
}
_HOLE: Final[dict[str, str]] = {"greed": '<path d="M66 46a18 19 0 1 0 0 30M28 56h28M28 67h26"/>'}


@lru_cache(maxsize=64)
def icon(name: str) -> str:
    """A room's sign."""
    return art(ICONS[name], 104, 100)


@lru_cache(maxsize=64)
def motive(name: str, gender: str | None = None) -> str:
    """A motive token in its colour (a square for men, a disc for women), or as a suspicion on dark ground."""
    ground = NIGHT if gender is None else GENDERS[gender]
    plate = '<circle cx="50" cy="50" r="46" ' if gender == "woman" else '<rect x="5" y="5" width="90" height="90" rx="18" '
    hole = f'<g fill="none" stroke="{ground}" stroke-width="9" stroke-linecap="round">{_HOLE[name]}</g>' if name in _HOLE else ""
    emblem = f'<g transform="translate(50 50) scale(.56) translate(-50 -48)" fill="{CARD}">{ICONS[name]}{hole}</g>'
    return art(f'{plate} fill="{ground}" {pen(5)}/>{emblem}')


@lru_cache(maxsize=8)
def accident() -> str:
    """The accident: a banana skin on dark ground."""
    skin = (
        '<path d="M46 18h10l2 16c10 10 22 26 32 32-10 8-26 0-34-12 0 16-2 28-8 34-10-8-10-24-6-36-8 14-20 20-32 14C22 58 36 46 44 34Z"/>'
        '<path d="M56 54C54 46 52 42 51 36M42 52q2-8 5-16" fill="none"/>'
    )
    return art(f'<rect x="5" y="5" width="90" height="90" rx="18" fill="{NIGHT}" {pen(5)}/>' + drawn(skin, GOLD, 3.4))


@lru_cache(maxsize=8)
def evidence() -> str:
    """An evidence token, face down: a bag with a fingerprint."""
    rings = "".join(
        f'<path d="M{50 - r:g} {62 + r * 0.5:g}V60a{r:g} {r * 1.1:g} 0 0 1 {2 * r:g} 0V{62 + r * 0.7:g}"/>' for r in (5, 12, 19)
    )
    return art(
        drawn('<path d="M12 16 20 8 28 16 36 8 44 16 52 8 60 16 68 8 76 16 84 8 88 12V92H12Z"/>', KRAFT, 4)
        + f'<rect x="22" y="28" width="56" height="56" rx="8" fill="{CARD}" {pen(3)}/>'
        + f'<g fill="none" {pen(3.4)}>{rings}</g>'
    )


@lru_cache(maxsize=8)
def car() -> str:
    """The inspector's old estate car with the bass drum on its roof."""
    return art(
        drawn('<path d="M62 8h48q5 0 5 7v20q0 7-5 7H62q-5 0-5-7V15q0-7 5-7Z"/>', RED, 4)
        + f'<path d="M68 8v34M104 8v34" stroke="{GOLD}" stroke-width="5"/><path d="M70 12 86 40 102 12M70 40 86 10" {pen(2)} fill="none"/>'
        + drawn('<path d="M8 84V66q0-8 8-10L34 50 44 42H138q12 2 16 14l22 6q12 4 12 16v6Z"/>', GREY, 4)
        + drawn('<path d="M42 58 50 48H78V58ZM86 48H110V58H86ZM118 48h16q8 2 12 10h-28Z"/>', SKY, 3)
        + f'<path d="M10 74H186" {pen(2.4)}/>'
        + drawn('<circle cx="48" cy="84" r="15"/><circle cx="148" cy="84" r="15"/>', NIGHT, 4)
        + drawn('<circle cx="48" cy="84" r="6"/><circle cx="148" cy="84" r="6"/>', CARD, 2)
        + drawn('<path d="M178 66h10q4 4 2 8h-12Z"/>', GOLD, 2.4),
        196,
        102,
    )


@lru_cache(maxsize=8)
def hand_raised() -> str:
    """The intervention token: stop!"""
    fingers = "M34 58V28q0-6 5-6t5 6v22V20q0-6 5-6t5 6v30V22q0-6 5-6t5 6v32V32q0-5 4.500-5t4.500 5v34"
    palm = "c0 16-8 24-20 24-14 0-18-8-24-20L20 58q-2-6 3-7t11 7Z"
    plate = f'<path d="M30 4H70L96 30V70L70 96H30L4 70V30Z" fill="{DEEP}" {pen(5)}/>'
    return art(plate + f'<g transform="translate(8 6) scale(.88)"><path d="{fingers}{palm}" fill="{CARD}" {pen(3.4)}/></g>')


@lru_cache(maxsize=8)
def drum() -> str:
    """The penalty token: the bass drum of the ruined rehearsal."""
    return art(
        drawn('<circle cx="50" cy="54" r="40"/>', RED, 5)
        + drawn('<circle cx="50" cy="54" r="29"/>', LINEN, 4)
        + f'<path d="M92 6 58 46" {pen(6)}/>'
        + drawn('<circle cx="54" cy="50" r="11"/>', STRAW, 4)
    )


@lru_cache(maxsize=8)
def rack() -> str:
    """A stand with suspicion tokens."""
    tokens = "".join(f'<rect x="{x}" y="26" width="20" height="40" rx="4"/>' for x in (12, 40, 68))
    return art(drawn(tokens, NIGHT, 4) + drawn('<path d="M4 62H96L90 88H10Z"/>', WOOD, 4))


@lru_cache(maxsize=8)
def badge() -> str:
    """A special card: a police star on brown."""
    return art(
        drawn('<path d="M50 3 62.300 31 93 34 70 55 77 86 50 70 23 86 30 55 7 34 37.700 31Z"/>', GOLD, 4)
        + f'<circle cx="50" cy="50" r="13" fill="{CARD}" {pen(3.4)}/><path d="M44 50l5 5 8-10" fill="none" {pen(4)}/>'
    )


@lru_cache(maxsize=8)
def bubble() -> str:
    """What a witness says goes in here."""
    return art(f'<path d="M18 4H82Q96 4 96 18V62Q96 76 82 76H46L26 96 28 76H18Q4 76 4 62V18Q4 4 18 4Z" fill="{CARD}" {pen(4)}/>')


@lru_cache(maxsize=8)
def verdict(confirmed: bool) -> str:
    """A confirmed alibi, or one that is not."""
    if confirmed:
        return art(
            drawn('<circle cx="50" cy="50" r="45"/>', "#009e73", 5)
            + f'<path d="M27 52 43 68 74 34" fill="none" stroke="{CARD}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>'
        )
    cross = f'<path d="M32 32 68 68M68 32 32 68" stroke="{CARD}" stroke-width="13" stroke-linecap="round"/>'
    return art(drawn('<path d="M30 4H70L96 30V70L70 96H30L4 70V30Z"/>', INK, 4) + cross)


@lru_cache(maxsize=8)
def unknown(ground: bool = True) -> str:
    """A face that nobody knows yet: where a suspect may come to stand (with its ground), or anyone at all."""
    head = '<circle cx="50" cy="40" r="19"/><path d="M14 98q0-36 36-38 36 2 36 38Z"/>'
    if not ground:
        return art(drawn(head, PAPER, 4))
    plate = f'<rect x="3" y="3" width="94" height="94" rx="14" fill="{PAPER}" stroke="{SHADE}" stroke-width="4" stroke-dasharray="9 7"/>'
    clip = '<clipPath id="u"><rect x="5" y="5" width="90" height="90" rx="12"/></clipPath>'
    return art(f'{clip}{plate}<g clip-path="url(#u)" fill="{SHADE}">{head}</g>')
