"""The suspects of Saustall: busts in fields of 100 × 100 units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw.sprites import art
from draw.theme import CARD, DEEP, GOLD, INK, NIGHT, RED, WOOD, mix

SKIN: Final = "#ecc7a2"
BLUSH: Final = "#d98f77"
LEAF: Final = "#6f9a58"
MAN: Final = "#3f74a3"
WOMAN: Final = "#b4453c"
LINEN: Final = "#f1ead9"
GREY: Final = "#b5aea3"
STRAW: Final = "#e5bd62"
SKY: Final = "#c9dfe8"
EXTRA: Final = (SKIN, BLUSH, LEAF, MAN, WOMAN, LINEN, GREY, STRAW, SKY)
"""Main colours of the game's art that are not the theme's: for `Canvas.png`."""
GENDERS: Final = {"man": MAN, "woman": WOMAN}


def pen(width: float = 2.4) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def drawn(body: str, fill: str = LINEN, width: float = 2.4) -> str:
    """Shapes with an ink outline."""
    return f'<g fill="{fill}" {pen(width)}>{body}</g>'


def _face(mouth: str = "M44 57q6 5 12 0", skin: str = SKIN) -> str:
    """Ears, head, eyes, nose, mouth; the chin at 66."""
    return (
        drawn('<circle cx="31.500" cy="46" r="4.500"/><circle cx="68.500" cy="46" r="4.500"/>', skin)
        + drawn('<path d="M32 40C32 28 40 23 50 23S68 28 68 40V48C68 59 60 66 50 66S32 59 32 48Z"/>', skin)
        + f'<g fill="{INK}"><circle cx="42.500" cy="44" r="2.300"/><circle cx="57.500" cy="44" r="2.300"/></g>'
        + f'<path d="M50 45q-3.500 6 .5 6.500" fill="none" {pen(1.8)}/><path d="{mouth}" fill="none" {pen(2)}/>'
    )


def _cheeks() -> str:
    return f'<g fill="{BLUSH}" opacity=".55"><circle cx="38" cy="53" r="4.200"/><circle cx="62" cy="53" r="4.200"/></g>'


def _shoulders(fill: str, neck: str = SKIN) -> str:
    return drawn('<path d="M42 60h16v14H42Z"/>', neck) + drawn('<path d="M10 102C10 82 24 74 40 71q10 7 20 0c16 3 30 11 30 31Z"/>', fill)


def _priest() -> str:
    glasses = '<path d="M48.500 44h3M35.500 43l-5-2M64.500 43l5-2"/>' + "".join(
        f'<circle cx="{x}" cy="44.500" r="6.500"/>' for x in (42, 58)
    )
    return (
        _shoulders(NIGHT)
        + drawn('<path d="M38 71q12 9 24 0l1 8q-13 9-26 0Z"/>', NIGHT)
        + drawn('<path d="M45 75h10v7H45Z"/>', CARD)
        + f'<path d="M50 84V102" {pen(2)}/><g fill="{GREY}"><circle cx="50" cy="90" r="1.600"/><circle cx="50" cy="97" r="1.600"/></g>'
        + _face("M45 58h10")
        + drawn('<path d="M31 42c-3-9 0-16 5-19-1 6-2 10-2 16ZM69 42c3-9 0-16-5-19 1 6 2 10 2 16Z"/>', GREY)
        + f'<g fill="none" {pen(1.9)}>{glasses}</g>'
    )


def _mayor() -> str:
    links = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="3.400"/>'
        for x, y in ((24, 78), (29, 85), (36, 91), (44, 95), (56, 95), (64, 91), (71, 85), (76, 78))
    )
    return (
        _shoulders(LEAF)
        + drawn('<path d="M40 71 50 88 60 71 55 74H45Z"/>', CARD)
        + drawn('<path d="M47 76h6l1.500 12-4.500 5-4.500-5Z"/>', RED, 1.8)
        + drawn(links, GOLD, 1.8)
        + drawn('<circle cx="50" cy="97" r="6"/>', GOLD)
        + _face("M46 60q4 2 8 0")
        + drawn('<path d="M31 42c-2-12 3-21 12-22 10-3 22 0 26 10 1 4 1 8 0 12l-3-9c-8 2-20 1-27-5-4 4-6 8-8 14Z"/>', WOOD)
        + drawn('<path d="M50 54c-5-3-12-1-17 4 6 2 13 2 17-1 4 3 11 3 17 1-5-5-12-7-17-4Z"/>', WOOD, 2)
        + _cheeks()
    )


def _farmer() -> str:
    return (
        _shoulders(MAN)
        + f'<path d="M22 78v24M34 73v29M66 73v29M78 78v24M12 90h76" stroke="{CARD}" stroke-width="2.200" opacity=".7"/>'
        + drawn('<path d="M29 74h7l4 28h-8ZM71 74h-7l-4 28h8Z"/>', WOOD, 2)
        + _face()
        + drawn('<path d="M32 47c2 5 6 7 10 6 4-2 12-2 16 0 4 1 8-1 10-6 2 14-3 31-18 31S30 61 32 47Z"/>', GREY)
        + f'<path d="M44 60q6 4 12 0" fill="none" {pen(2)}/>'
        + drawn('<path d="M69 24c2-10 7-15 15-18-1 9-5 17-13 22Z"/>', CARD, 2)
        + drawn('<path d="M30 32c0-15 6-22 14-23 4 0 4 4 7 4s4-4 8-3c7 2 11 10 11 22Z"/>', DEEP)
        + drawn('<path d="M30 27h40v6H30Z"/>', GOLD, 2)
        + drawn('<path d="M17 36c8-5 20-6 33-6s25 1 33 6c-10 4-20 4-33 4s-23 0-33-4Z"/>', DEEP)
    )


def _sausage_maker() -> str:
    stripes = "".join(f"M{x} {y}V102" for x, y in ((18, 80), (28, 75), (72, 75), (82, 80)))
    return (
        _shoulders(CARD)
        + f'<path d="{stripes}" stroke="{MAN}" stroke-width="3.400"/>'
        + drawn('<path d="M34 102V84h32v18Z"/><path d="M35 85 38 72M65 85 62 72" fill="none"/>', LINEN)
        + _face()
        + _cheeks()
        + drawn('<path d="M50 53c-4-2-10-1-13 4 4 3 9 2 13 0 4 2 9 3 13 0-3-5-9-6-13-4Z"/>', INK, 1.6)
        + drawn('<path d="M32 34 28 17q22-13 44 0l-4 17q-18-7-36 0Z"/>', CARD)
        + f'<path d="M41 14v14M50 12v15M59 14v14" {pen(1.6)} fill="none"/>'
        + '<g transform="rotate(-14 50 92)">'
        + drawn('<path d="M22 86q-6 5 0 10 28 9 56 0 6-5 0-10-28 9-56 0Z"/>', BLUSH)
        + drawn('<path d="M21 88l-7-4v14l7-3ZM79 88l7-4v14l-7-3Z"/>', STRAW, 2)
        + f'<path d="M34 93l3 4M48 95l3 4M62 93l3 4" {pen(1.8)}/></g>'
    )


def _innkeeper() -> str:
    braid = "".join(
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="6" ry="5"/>' for x, y in ((31, 31), (37, 23), (45, 18.5), (55, 18.5), (63, 23), (69, 31))
    )
    return (
        _shoulders(CARD)
        + drawn('<path d="M30 102 34 78q16 12 32 0l4 24Z"/>', RED)
        + f'<path d="M42 88l16 8M58 88l-16 8" {pen(1.8)} fill="none"/>'
        + drawn('<path d="M36 76q14 17 28 0l-4-5q-10 8-20 0Z"/>', SKIN)
        + drawn('<path d="M29 46C27 28 36 20 50 20S73 28 71 46l-4 6V36H33v16Z"/>', STRAW)
        + _face("M43 56q7 7 14 0")
        + _cheeks()
        + drawn('<path d="M32 40c3-8 10-13 18-13s15 5 18 13c-1-12-7-18-18-18s-17 6-18 18Z"/>', STRAW, 2)
        + drawn(braid, STRAW, 2)
    )


def _cleaning_lady() -> str:
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.600"/>' for x, y in ((36, 24), (50, 18), (64, 24), (43, 29), (57, 29), (30, 34), (70, 34))
    )
    return (
        drawn('<path d="M80 102 91 40" fill="none" stroke-width="5.500"/>', WOOD)
        + f'<path d="M80 102 91 40" stroke="{WOOD}" stroke-width="4"/>'
        + drawn('<path d="M84 42 88 16l11 2-2 26Z"/>', STRAW)
        + f'<path d="M89 41l2-22M93.500 42l1.500-22" {pen(1.5)}/>'
        + _shoulders(DEEP)
        + drawn('<path d="M36 102V82q14 9 28 0v20Z"/>', LINEN)
        + _face("M44 58q6 3 12 0")
        + drawn('<path d="M32 39c4-5 9-7 18-7s14 2 18 7c1-4 0-7-2-9H34c-2 2-3 5-2 9Z"/>', WOOD, 2)
        + drawn('<path d="M30 39C28 22 37 12 50 12S72 22 70 39C64 32 58 30 50 30S36 32 30 39Z"/>', WOMAN)
        + drawn('<path d="M44 15C36 8 40 2 46 6q4 4 4 8 0-4 4-8c6-4 10 2 2 9Z"/>', WOMAN)
        + f'<g fill="{CARD}">{dots}</g>'
        + _cheeks()
    )


def _painter() -> str:
    splashes = ((27, 90, 5, RED), (70, 88, 4, DEEP), (62, 96, 3, GOLD), (36, 97, 3.5, LEAF))
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>' for x, y, r, colour in splashes)
    return (
        _shoulders(LINEN)
        + drawn('<path d="M38 72q12 9 24 0l3 7q-15 10-30 0Z"/>', GOLD)
        + spots
        + drawn('<path d="M28 62C25 40 30 24 50 24S75 40 72 62q-4 4-8 1l3-22H33l3 22q-4 3-8-1Z"/>', INK)
        + _face("M44 57q6 5 12 0")
        + f'<path d="M44 57.500q6 5 12 0-6-2-12 0Z" fill="{RED}"/>'
        + drawn('<path d="M31 44c0-10 4-14 19-14s19 4 19 14c-6-3-9-6-11-10-6 5-20 8-27 10Z"/>', INK)
        + drawn('<path d="M24 30C20 16 36 8 54 9c16 1 26 9 22 18-2 4-9 5-14 4-14-2-26-2-38-1Z"/>', NIGHT)
        + f'<path d="M52 9q1-5 5-6" fill="none" {pen(3)}/>'
        + _cheeks()
    )


def _dancer() -> str:
    petals = "".join(
        f'<circle cx="{71 + dx}" cy="{27 + dy}" r="4.400"/>' for dx, dy in ((0, -5.5), (5.2, -1.7), (3.2, 4.4), (-3.2, 4.4), (-5.2, -1.7))
    )
    return (
        drawn('<circle cx="50" cy="13" r="10"/>', WOOD)
        + drawn('<path d="M28 50C25 29 35 18 50 18S75 29 72 50Z"/>', WOOD)
        + _shoulders(SKIN)
        + drawn('<path d="M10 102c0-10 3-16 9-20 20 12 42 12 62 0 6 4 9 10 9 20Z"/>', "#6a4c93")
        + f'<path d="M16 92q34 16 68 0" fill="none" stroke="{GOLD}" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>'
        + _face("M44 57q6 5 12 0")
        + f'<path d="M44 57.500q6 5 12 0-6-2-12 0Z" fill="{RED}"/>'
        + f'<path d="M37.500 43l-4-2M62.500 43l4-2" {pen(1.8)}/>'
        + drawn('<path d="M31 44c1-12 8-17 19-18 11 1 18 6 19 18-4-8-11-12-19-12s-15 4-19 12Z"/>', WOOD, 2)
        + drawn('<circle cx="31" cy="55" r="3.600"/><circle cx="69" cy="55" r="3.600"/>', GOLD, 1.8)
        + drawn(petals, RED, 1.8)
        + drawn('<circle cx="71" cy="27" r="3.200"/>', GOLD, 1.6)
        + _cheeks()
    )


BUSTS: Final[dict[str, str]] = {
    "priest": _priest(),
    "mayor": _mayor(),
    "farmer": _farmer(),
    "sausage_maker": _sausage_maker(),
    "innkeeper": _innkeeper(),
    "cleaning_lady": _cleaning_lady(),
    "painter": _painter(),
    "dancer": _dancer(),
}
WOMEN: Final = frozenset({"innkeeper", "cleaning_lady", "painter", "dancer"})


@lru_cache(maxsize=64)
def portrait(suspect: str, size: int, radius: int = 16, faded: bool = False) -> str:
    """A suspect before the tint of their gender, `size` × `size` pixels; `faded`: ruled out."""
    ground = mix(WOMAN if suspect in WOMEN else MAN, CARD, 0.75)
    veil = f'<rect width="100" height="100" fill="{CARD}" opacity=".62"/>' if faded else ""
    corner = radius * 100 / size
    clip = f'<clipPath id="p"><rect width="100" height="100" rx="{corner:g}"/></clipPath>'
    edge = f'<rect x="1.500" y="1.500" width="97" height="97" rx="{corner:g}" fill="none" {pen(3)}/>'
    return art(f'{clip}<g clip-path="url(#p)"><rect width="100" height="100" fill="{ground}"/>{BUSTS[suspect]}{veil}</g>{edge}')


@lru_cache(maxsize=16)
def gender_sign(gender: str, ground: str | None = None) -> str:
    """♂ on a square, ♀ on a disc, in its colour."""
    colour = ground or GENDERS[gender]
    line = f'stroke="{CARD}" stroke-width="10" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    if gender == "man":
        plate = f'<rect x="7" y="7" width="86" height="86" rx="16" fill="{colour}" {pen(6)}/>'
        return art(plate + f'<g {line}><circle cx="42" cy="58" r="18"/><path d="M55 45 74 26M57 25h18v18"/></g>')
    plate = f'<circle cx="50" cy="50" r="45" fill="{colour}" {pen(6)}/>'
    return art(plate + f'<g {line}><circle cx="50" cy="39" r="18"/><path d="M50 57v26M38 70h24"/></g>')
