"""The 36 people of Donna Leon, each by the sign of their trade: flat SVG art in fields of 100 × 100 units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from draw.sprites import art
from draw.theme import CARD, DEEP, GOLD, INK, PALE_GOLD, RED, WATER, WOOD
from engine.games.donna_leon.components import Person

STRAW: Final = "#e8c877"
BRICK: Final = "#b5573f"
LEAF: Final = "#5f9a62"
STEEL: Final = "#cfd6da"


def pen(width: float = 4) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def drawn(body: str, fill: str = CARD, width: float = 4) -> str:
    """Shapes with an ink outline."""
    return f'<g fill="{fill}" {pen(width)}>{body}</g>'


def strokes(body: str, width: float = 4, colour: str = INK) -> str:
    """Lines alone."""
    return f'<g fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round">{body}</g>'


def path(d: str) -> str:
    return f'<path d="{d}"/>'


def _books() -> str:
    return (
        drawn(path("M16 22H34V82H16Z"), RED)
        + drawn(path("M34 30H50V82H34Z"), GOLD)
        + drawn(path("M55 34 71 29 86 79 70 84Z"), DEEP)
        + strokes(path("M16 36H34M34 44H50"))
    )


def _wall() -> str:
    rows = "M12 46H70V62H12ZM12 62H70V78H12ZM12 78H70V94H12ZM32 46V62M52 46V62M42 62V78M22 62V78M62 62V78M32 78V94M52 78V94"
    trowel = drawn(path("M52 40 88 34 70 8Z"), STEEL)
    return drawn(path(rows), BRICK, 3.4) + trowel + strokes(path("M76 27 92 14"), 7)


def _scales() -> str:
    return (
        strokes(path("M50 14V84M18 26H82"), 5)
        + drawn(path("M30 90H70L64 82H36Z"), GOLD)
        + strokes(path("M22 28 10 56M22 28 34 56M78 28 66 56M78 28 90 56"), 3)
        + drawn(path("M6 56H38Q34 70 22 70T6 56ZM62 56H94Q90 70 78 70T62 56Z"), GOLD)
        + drawn('<circle cx="50" cy="14" r="6"/>', GOLD)
    )


def _rosary() -> str:
    beads = "".join(
        f'<circle cx="{x}" cy="{y}" r="5.5"/>'
        for x, y in ((50, 10), (32, 15), (19, 28), (18, 45), (28, 59), (43, 66), (57, 66), (72, 59), (82, 45), (81, 28), (68, 15))
    )
    return drawn(beads, WOOD, 3) + drawn(path("M46 70H54V77H62V84H54V97H46V84H38V77H46Z"), GOLD, 3)


_SIGNS: Final[dict[Person, str]] = {
    "conductor_wellauer": strokes(path("M22 84 82 20"), 6)
    + drawn('<circle cx="22" cy="84" r="9"/>', WOOD)
    + strokes(path("M14 46C28 22 40 22 46 36M54 82c12 8 26 0 32-18"), 4, DEEP),
    "opera_singer": drawn(path("M34 18 82 8V26L34 36Z"), RED)
    + strokes(path("M36 30V76M80 20V68"), 5)
    + drawn('<ellipse cx="25" cy="78" rx="13" ry="10"/><ellipse cx="69" cy="70" rx="13" ry="10"/>', INK),
    "museum_director": drawn(path("M10 16H90V84H10Z"), GOLD)
    + drawn(path("M22 28H78V72H22Z"), WATER)
    + drawn(path("M22 72 42 44 54 60 62 50 78 72Z"), LEAF)
    + drawn('<circle cx="64" cy="39" r="5"/>', PALE_GOLD, 3),
    "art_dealer": drawn(
        path("M50 14C22 14 6 34 8 54 10 78 32 90 52 86 62 84 60 74 56 68 52 60 60 54 70 56 84 60 94 54 92 42 90 24 72 14 50 14Z"), STRAW
    )
    + drawn('<circle cx="30" cy="40" r="7"/>', RED, 3)
    + drawn('<circle cx="52" cy="30" r="7"/>', DEEP, 3)
    + drawn('<circle cx="73" cy="38" r="6"/>', LEAF, 3)
    + drawn('<circle cx="28" cy="62" r="7"/>', CARD, 3),
    "contessa": drawn(path("M14 78 8 30 32 50 50 16 68 50 92 30 86 78Z"), GOLD)
    + drawn('<circle cx="8" cy="28" r="6"/><circle cx="50" cy="14" r="6"/><circle cx="92" cy="28" r="6"/>', RED, 3)
    + strokes(path("M18 66H82"), 4),
    "hotel_owner": drawn('<circle cx="30" cy="32" r="20"/>', GOLD)
    + drawn('<circle cx="30" cy="32" r="8"/>')
    + drawn(path("M42 46 50 40 90 82 82 90 72 82 66 86 60 78 64 72Z"), GOLD),
    "bank_director": "".join(
        drawn(f'<ellipse cx="{x}" cy="{y}" rx="24" ry="10"/>', GOLD)
        for x, y in ((32, 82), (32, 70), (32, 58), (70, 82), (70, 70), (70, 58), (70, 46), (70, 34))
    ),
    "notary": drawn(path("M14 16H66V90H14Z"))
    + strokes(path("M24 34H54M24 48H50M24 62H44"), 4, DEEP)
    + drawn(path("M92 8C66 16 52 44 48 76 72 68 92 44 92 8Z"), WATER)
    + strokes(path("M90 10 44 84"), 4),
    "antiquarian": drawn(
        path("M34 10H66V20L60 28C78 34 84 52 76 68 70 80 64 84 64 92H36C36 84 30 80 24 68 16 52 22 34 40 28L34 20Z"), BRICK
    )
    + strokes(path("M20 50H80M24 64H76"), 5, PALE_GOLD)
    + strokes(path("M36 26C18 26 10 40 20 50M64 26c18 0 26 14 16 24"), 5),
    "theatre_critic": drawn(path("M14 16Q50 30 86 16C90 60 76 90 50 92 24 90 10 60 14 16Z"), CARD)
    + drawn(path("M26 42q12-10 20 2-10 8-20-2ZM74 42q-12-10-20 2 10 8 20-2Z"), INK)
    + drawn(path("M32 62Q50 74 68 62 62 82 50 82T32 62Z"), RED),
    "jeweller": drawn(path("M24 18H76L96 42 50 92 4 42Z"), WATER)
    + strokes(path("M4 42H96M24 18 34 42 50 92 66 42 76 18M34 42 50 18 66 42")),
    "yacht_broker": drawn(path("M8 74H92L78 92H22Z"), WOOD)
    + strokes(path("M50 8V74"), 5)
    + drawn(path("M56 12 88 66H56Z"), RED)
    + drawn(path("M44 20 18 66H44Z")),
    "university_professor": drawn(path("M24 44V68Q50 86 76 68V44Z"), DEEP)
    + drawn(path("M50 16 96 38 50 60 4 38Z"), INK)
    + strokes(path("M50 38 86 46V72"), 4, GOLD)
    + drawn('<circle cx="86" cy="76" r="6"/>', GOLD, 3),
    "bookseller": drawn(path("M50 28C38 16 20 16 8 22V80C20 74 38 74 50 86 62 74 80 74 92 80V22C80 16 62 16 50 28Z"))
    + strokes(path("M50 28V86M18 36q12-4 22 4M18 50q12-4 22 4M82 36q-12-4-22 4M82 50q-12-4-22 4"), 4, DEEP),
    "librarian": _books(),
    "student": drawn(path("M14 86 20 60 70 10 90 30 40 80Z"), GOLD)
    + drawn(path("M14 86 20 60 40 80Z"), PALE_GOLD)
    + drawn(path("M60 20 70 10 90 30 80 40Z"), RED),
    "journalist": drawn(path("M10 18H76V84H20Q10 84 10 74Z"))
    + drawn(path("M76 34H90V74Q90 84 80 84 76 84 76 76Z"), STEEL)
    + drawn(path("M20 44H46V66H20Z"), DEEP, 3)
    + strokes(path("M20 30H66M54 46H66M54 58H66M20 74H66"), 4.500),
    "ecologist": drawn(path("M16 84C6 40 36 12 90 12 92 62 68 92 26 80Z"), LEAF)
    + strokes(path("M12 92C30 60 50 44 74 28M40 56V40M52 46H68M30 68H48"), 4),
    "physician": drawn(path("M36 30V18H64V30"), "none", 6)
    + drawn(path("M8 30H92V86H8Z"), CARD)
    + drawn(path("M43 40H57V51H68V65H57V76H43V65H32V51H43Z"), RED, 3),
    "pharmacist": strokes(path("M58 44 84 10"), 10)
    + drawn(path("M12 42H88Q86 70 64 78L70 90H30L36 78Q14 70 12 42Z"), LEAF)
    + strokes(path("M12 42H88"), 6),
    "schoolteacher": drawn(path("M50 32C30 18 10 32 12 56 14 80 34 98 50 88 66 98 86 80 88 56 90 32 70 18 50 32Z"), RED)
    + strokes(path("M50 34C50 22 54 14 62 8"), 6, WOOD)
    + drawn(path("M56 22C64 10 78 10 86 14 80 26 68 28 56 22Z"), LEAF, 3),
    "nun": _rosary(),
    "priest": drawn(path("M46 26V18H38V11H46V3H54V11H62V18H54V26Z"), GOLD, 3)
    + drawn(path("M34 46 50 26 66 46V92H34Z"))
    + drawn(path("M10 64 34 52V92H10ZM90 64 66 52V92H90Z"), PALE_GOLD)
    + drawn(path("M43 92V74Q50 62 57 74V92Z"), INK),
    "restorer": drawn(path("M84 8 92 16 50 62 38 50Z"), WOOD)
    + drawn(path("M38 50 50 62 44 68 32 56Z"), STEEL)
    + drawn(path("M32 56 44 68C38 86 24 92 6 92 18 84 16 66 32 56Z"), DEEP),
    "gondolier": drawn(path("M28 58C28 30 36 22 50 22S72 30 72 58Z"), STRAW)
    + drawn(path("M28 58C28 52 28 48 29 44H71C72 48 72 52 72 58Z"), RED)
    + drawn('<ellipse cx="50" cy="60" rx="46" ry="11"/>', STRAW)
    + drawn(path("M72 58 88 84 76 80 70 90 62 62Z"), RED),
    "fishmonger": drawn(path("M6 50C22 22 52 20 70 46L92 28Q86 50 92 72L70 54C52 80 22 78 6 50Z"), STEEL)
    + '<circle cx="26" cy="46" r="5"/>'
    + strokes(path("M38 36q10 14 0 28M52 44v14"), 4),
    "glassblower": drawn(path("M26 8H74C74 38 66 48 54 52V78C68 80 74 86 74 92H26C26 86 32 80 46 78V52C34 48 26 38 26 8Z"), WATER)
    + drawn(path("M29 24H71C69 38 62 44 50 46 38 44 31 38 29 24Z"), RED, 3),
    "harbour_master": strokes(
        path("M50 26V88M30 38H70M12 58C14 80 30 88 50 90 70 88 86 80 88 58M12 58 6 72M12 58 24 68M88 58 94 72M88 58 76 68"), 8, INK
    )
    + drawn('<circle cx="50" cy="16" r="10"/>', GOLD, 6),
    "head_of_a_municipal_office": drawn(path("M36 10H64Q66 28 58 40V56H42V40Q34 28 36 10Z"), WOOD)
    + drawn(path("M16 56H84V76H16Z"), DEEP)
    + strokes(path("M12 88H88"), 8, RED),
    "judge": _scales(),
    "bricklayer": _wall(),
    "barkeeper": drawn(path("M10 16H90L54 54V82H70V90H30V82H46V54Z"), CARD)
    + drawn(path("M22 28H78L52 54H48Z"), RED, 3)
    + drawn('<circle cx="70" cy="18" r="9"/>', LEAF, 3),
    "ferryman": drawn(path("M4 62H96L84 84H18Z"), DEEP)
    + drawn(path("M22 40H70V62H22Z"))
    + drawn(path("M28 46H38V56H28ZM44 46H54V56H44Z"), WATER, 3)
    + drawn(path("M58 40V18H70V40Z"), RED)
    + strokes(path("M6 94q11-8 22 0t22 0 22 0 22 0"), 4, DEEP),
    "unemployed_man": drawn(path("M10 62C10 34 30 22 52 24 76 26 88 42 86 62Z"), WOOD)
    + drawn(path("M6 64C20 54 50 56 60 66 46 78 16 78 6 64Z"), INK)
    + strokes(path("M52 24C50 38 54 50 62 62"), 4)
    + drawn('<circle cx="52" cy="23" r="5"/>', WOOD, 3),
    "customs_officer": strokes(path("M36 32V18H64V32"), 7)
    + drawn(path("M8 32H92V86H8Z"), WOOD)
    + drawn(path("M8 50H92V60H8Z"), GOLD)
    + drawn(path("M42 46H58V66H42Z"), STEEL, 3),
    "baker": drawn(path("M8 66C4 46 20 30 50 30S96 46 92 66C90 80 78 84 50 84S10 80 8 66Z"), STRAW)
    + strokes(path("M30 38 40 56M50 34 58 54M68 38 76 56"), 5, BRICK),
}


@lru_cache(maxsize=64)
def sign(person: Person) -> str:
    """The sign of a person's trade."""
    return art(_SIGNS[person], 100, 100)
