"""Venice as Donna Leon's map draws it: where each place lies and carries its name, and the ground of islands, canals and routes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from draw import theme
from draw.box import Box
from draw.lettering import width_of
from draw.sprites import art
from draw.theme import CARD, DEEP, INK, RED, WATER, WOOD, mix
from engine.games.donna_leon.components import PLACES, ROUTES, SPOTS, Colour, Place

WIDTH: Final = 1200
HEIGHT: Final = 1090
NODE: Final = 25
"""Half the size of a place."""
LINE: Final = 26
"""From line to line of a name."""
LAND: Final = "#efdcb4"
SHORE: Final = "#d2b98a"
FOAM: Final = "#dbeae6"
SHALLOW: Final = "#a9cbc8"
LAGOON: Final = WATER
ROUTE: Final = "#a98a5c"
EXTRA: Final = (LAND, SHORE, FOAM, SHALLOW, ROUTE)
"""Main colours of the map that are not the theme's: for `Canvas.png`."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place on the map: its middle, on which side its name stands (t, b, l, r, or two of them), how many words of the name come on
    the first line (0: all), in which corner the boat's sign hangs, and how far the name is shifted."""

    x: int
    y: int
    side: str
    first: int
    boat: str = ""
    shift: tuple[int, int] = (0, 0)


SITES: Final[dict[Place, Site]] = {
    "questura": Site(850, 609, "l", 0, "ne"),
    "casa_brunetti": Site(445, 402, "lu", 1),
    "santa_maria_formosa": Site(744, 559, "t", 2, shift=(54, 3)),
    "ca_farsetti": Site(617, 575, "b", 1),
    "palazzo_fortuny": Site(517, 660, "bl", 0),
    "la_fenice": Site(591, 748, "l", 1),
    "harrys_bar": Site(689, 828, "ru", 1, "se"),
    "piazza_san_marco": Site(702, 687, "b", 1),
    "rialto_bridge": Site(680, 448, "b", 1, "e", (-8, 0)),
    "rialto_market": Site(563, 433, "b", 1),
    "campo_san_polo": Site(482, 536, "b", 0),
    "frari": Site(362, 507, "ld", 0),
    "san_rocco": Site(278, 606, "l", 0),
    "santa_lucia": Site(281, 384, "b", 1, "w"),
    "piazzale_roma": Site(194, 500, "ld", 1, "e"),
    "tronchetto": Site(60, 384, "rd", 0, "sw"),
    "ghetto": Site(410, 259, "b", 0),
    "madonna_dell_orto": Site(598, 186, "lu", 1),
    "ca_d_oro": Site(634, 315, "ld", 0, "e"),
    "fondamente_nove": Site(766, 296, "rd", 1, "sw"),
    "ospedale": Site(806, 433, "r", 1, "w"),
    "arsenale": Site(921, 647, "rd", 0, "sw"),
    "giardini": Site(989, 853, "lu", 0, "e"),
    "sant_elena": Site(1100, 898, "ld", 0),
    "san_pietro": Site(1019, 582, "ru", 2, "se"),
    "san_zaccaria": Site(816, 748, "ru", 0, "se"),
    "san_giorgio": Site(852, 911, "b", 2, "e"),
    "salute": Site(568, 882, "rd", 2),
    "accademia": Site(448, 782, "rd", 0, "sw"),
    "ca_foscari": Site(399, 646, "ld", 0, "e"),
    "santa_margherita": Site(317, 747, "b", 2),
    "san_sebastiano": Site(200, 790, "l", 1),
    "zattere": Site(413, 917, "rd", 0, "sw"),
    "redentore": Site(559, 1014, "rd", 0, "sw"),
    "molino_stucky": Site(241, 943, "b", 1, "w"),
    "san_michele": Site(872, 196, "l", 0, "se"),
    "murano": Site(936, 112, "lu", 0, "se"),
    "lido": Site(1142, 1014, "b", 0, "e"),
}
_FEET: Final[dict[Place, int]] = {spot.id: 6 for spot in SPOTS if spot.colour is Colour.YELLOW}
"""How much a triangle is wider at its foot than the other shapes."""
CORNERS: Final[dict[str, tuple[int, int]]] = {
    "w": (-37, 0),
    "e": (37, 0),
    "sw": (-29, 23),
    "se": (29, 23),
    "nw": (-29, -21),
    "ne": (29, -21),
}
"""Where a boat's sign hangs, from the middle of its place."""
_TAG: Final = (36, 28)
_TAG_WAYS: Final = ((-32, 14), (32, 14), (-24, 18), (24, 18), (-16, 20), (16, 20), (-36, 0), (36, 0), (-32, -14), (0, 24))
"""Where a number may hang, from the middle of its place, the best first."""
NUMBERS: Final[dict[Place, int]] = {
    place: number for number, place in enumerate(sorted(PLACES, key=lambda place: (SITES[place].y // 90, SITES[place].x)), start=1)
}
"""The number of each place: roughly from the top left to the bottom right."""


def lines_of(place: Place, name: str) -> list[str]:
    """A place's name as it is broken on the map."""
    site, words = SITES[place], name.split()
    return [" ".join(words[: site.first]), " ".join(words[site.first :])] if 0 < site.first < len(words) else [name]


def label_box(place: Place, lines: Sequence[str]) -> Box:
    """Where the name stands, measured from the map's top left corner."""
    site = SITES[place]
    width = max(width_of(line, theme.MAP_LABEL, theme.BOLD) for line in lines) + 8
    height = LINE * len(lines) + 4
    x, y, reach = site.x, site.y, NODE
    aside = reach + _FEET.get(place, 0)
    left, top = {
        "b": (x - width / 2, y + reach + 3),
        "t": (x - width / 2, y - reach - 3 - height),
        "r": (x + aside + 8, y - height / 2),
        "l": (x - aside - 8 - width, y - height / 2),
        "br": (x + 8, y + reach + 3),
        "bl": (x - 8 - width, y + reach + 3),
        "rd": (x + aside + 8, y - 6),
        "ld": (x - aside - 8 - width, y - 6),
        "ru": (x + aside + 8, y + 6 - height),
        "lu": (x - aside - 8 - width, y + 6 - height),
    }[site.side]
    return Box.at(left + site.shift[0], top + site.shift[1], width, height)


def boat_box(place: Place) -> Box | None:
    """Where the boat's sign hangs, if the place has one."""
    site = SITES[place]
    if not site.boat:
        return None
    dx, dy = CORNERS[site.boat]
    return Box.around(site.x + dx, site.y + dy, 36, 36)


def star_box(place: Place) -> Box:
    """Where the star of somebody wanted is, who is known to be here."""
    site = SITES[place]
    return Box.around(site.x + 24, site.y - 20, 40, 40)


@lru_cache(maxsize=8)
def tags(names: tuple[str, ...]) -> dict[Place, Box]:
    """Where each place has its number while its middle shows who is there: at its edge, off names (as in PLACES), signs and the star."""
    taken = [label_box(place, lines_of(place, name)) for place, name in zip(PLACES, names, strict=True)]
    taken += [box for place in PLACES if (box := boat_box(place)) is not None]
    found: dict[Place, Box] = {}
    for place, site in SITES.items():
        boxes = [Box.around(site.x + dx, site.y + dy, *_TAG) for dx, dy in _TAG_WAYS]
        found[place] = min(boxes, key=lambda box: sum(box.common(other) for other in (*taken, star_box(place))))
    return found


# The ground

_MAIN: Final = (
    (112, 506), (150, 440), (222, 396), (238, 336), (326, 238), (410, 204), (520, 146), (600, 130), (680, 148), (730, 222), (812, 244),
    (862, 318), (894, 420), (950, 492), (1012, 528), (1086, 536), (1108, 596), (1062, 660), (1016, 716), (1052, 800), (1150, 842),
    (1172, 922), (1100, 956), (1020, 928), (944, 908), (922, 832), (900, 778), (838, 806), (764, 806), (738, 866), (690, 884),
    (640, 890), (606, 950), (520, 936), (440, 968), (352, 940), (270, 862), (172, 856), (120, 790), (186, 700), (212, 622), (136, 576),
)  # fmt: skip
_ISLANDS: Final[tuple[Sequence[tuple[int, int]], ...]] = (
    _MAIN,
    ((8, 350), (52, 328), (108, 350), (118, 414), (70, 446), (14, 428)),
    ((812, 184), (866, 164), (922, 172), (936, 216), (874, 240), (816, 228)),
    ((838, 82), (900, 60), (974, 62), (1012, 104), (992, 152), (926, 158), (868, 140)),
    ((196, 918), (246, 900), (300, 926), (338, 984), (420, 1002), (520, 976), (620, 984), (676, 1018), (644, 1054), (552, 1064),
     (420, 1056), (300, 1034), (208, 990)),
    ((788, 902), (852, 872), (916, 892), (926, 938), (852, 962), (792, 946)),
    ((1074, 1020), (1112, 976), (1190, 950), (1230, 1020), (1224, 1110), (1096, 1110)),
)  # fmt: skip
_CANAL: Final = (
    (92, 446), (182, 440), (240, 446), (318, 446), (372, 360), (440, 338), (520, 356), (590, 366), (632, 392), (676, 452), (640, 506),
    (556, 556), (466, 596), (450, 668), (500, 722), (548, 812), (628, 838), (652, 906),
)  # fmt: skip
_RII: Final = (
    ((500, 176), (520, 240), (566, 300), (588, 366)),
    ((286, 306), (348, 300), (396, 342)),
    ((700, 250), (716, 330), (714, 420), (680, 452)),
    ((910, 470), (892, 560), (884, 660), (890, 778)),
    ((470, 596), (392, 580), (300, 540), (244, 560), (206, 630)),
    ((452, 690), (370, 690), (262, 690), (232, 740)),
    ((790, 246), (770, 380), (776, 480), (800, 560), (778, 640), (768, 720), (766, 806)),
    ((500, 722), (510, 800), (490, 880), (498, 940)),
    ((1060, 660), (1020, 650), (972, 720), (946, 800)),
)  # fmt: skip
_WAVES: Final = (
    (40, 540), (30, 640), (70, 870), (120, 960), (48, 1010), (330, 880), (700, 950), (760, 1040), (960, 1000), (1010, 1052),
    (900, 1060), (1130, 720), (1150, 620), (1080, 760), (1160, 800), (980, 460), (1040, 440), (960, 330), (920, 280), (700, 90),
    (760, 150), (480, 90), (560, 70), (380, 130), (300, 200), (170, 300), (60, 290), (680, 1000), (1000, 240), (1120, 470), (150, 360),
)  # fmt: skip


def _smooth(points: Sequence[tuple[float, float]], closed: bool) -> str:
    """A soft line through the points (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> tuple[float, float]:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    path = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.append(f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} {cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx:g} {cy:g}")
    return "".join(path) + ("Z" if closed else "")


def _wave(x: float, y: float) -> str:
    return f"M{x} {y}q8-8 16 0t16 0t16 0"


def _gondola(x: float, y: float, turn: int = 1) -> str:
    """A gondola with its gondolier, seen from afar."""
    hull = '<path d="M-34 0c6 9 16 11 34 11s28-3 36-16c-3 5-8 7-14 7H-22c-5 0-9-1-12-2Z"/>'
    man = f'<path d="M-18 0v-17" stroke-width="7" stroke="{INK}"/><circle cx="-18" cy="-25" r="5.500" fill="{INK}"/>'
    hat = f'<path d="M-26-28h16" stroke="{RED}" stroke-width="4"/><path d="M-12-18 6 16" stroke="{WOOD}" stroke-width="3"/>'
    return f'<g transform="translate({x} {y}) scale({turn} 1)" fill="{INK}" stroke-linecap="round">{man}{hat}{hull}</g>'


def _sail(x: float, y: float, colour: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><path d="M-20 6H20L13 16H-13Z" fill="{WOOD}"/>'
        f'<path d="M0-30V6" stroke="{INK}" stroke-width="3"/><path d="M3-28 22 2H3Z" fill="{colour}"/>'
        f'<path d="M-3-22-16 2H-3Z" fill="{CARD}"/></g>'
    )


def _compass(x: float, y: float, size: float) -> str:
    half = "M0-1 .16-.16 0 0Z"
    rays = "".join(f'<g transform="rotate({turn})"><path d="M0-1 .17 0H-.17Z" fill="{DEEP}"/></g>' for turn in (0, 90, 180, 270))
    small = "".join(
        f'<g transform="rotate({turn})"><path d="M0-.58.12 0H-.12Z" fill="{mix(DEEP, WATER, 0.5)}"/></g>' for turn in (45, 135, 225, 315)
    )
    return (
        f'<g transform="translate({x} {y}) scale({size})"><circle r=".72" fill="none" stroke="{mix(DEEP, WATER, 0.5)}" stroke-width=".05"/>'
        f'{small}{rays}<path d="M0-1 .17 0H0Z" fill="{RED}"/><path d="{half}" fill="{RED}"/><circle r=".13" fill="{CARD}"/></g>'
    )


def _routes() -> str:
    """The routes from place to place."""
    path = "".join(f"M{SITES[a].x} {SITES[a].y}L{SITES[b].x} {SITES[b].y}" for a, b in ROUTES)
    return f'<path d="{path}" stroke="{ROUTE}" stroke-width="6" stroke-linecap="round"/>'


@lru_cache(maxsize=1)
def ground() -> str:
    """The lagoon with its islands, canals and routes: all that never changes."""
    shores = [_smooth(island, closed=True) for island in _ISLANDS]
    foam = "".join(f'<path d="{shore}" fill="{FOAM}" stroke="{FOAM}" stroke-width="46" stroke-linejoin="round"/>' for shore in shores)
    shallow = "".join(f'<path d="{shore}" fill="{SHORE}" stroke="{SHORE}" stroke-width="14" stroke-linejoin="round"/>' for shore in shores)
    land = "".join(f'<path d="{shore}" fill="{LAND}"/>' for shore in shores)
    rii = "".join(_smooth(canal, closed=False) for canal in _RII)
    canal = _smooth(_CANAL, closed=False)
    waves = "".join(_wave(x, y) for x, y in _WAVES)
    return art(
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LAGOON}"/>'
        f'<path d="{waves}" fill="none" stroke="{SHALLOW}" stroke-width="5" stroke-linecap="round"/>'
        f"{foam}{shallow}{land}"
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{rii}" stroke="{SHORE}" stroke-width="16"/><path d="{canal}" stroke="{SHORE}" stroke-width="56"/>'
        f'<path d="{rii}" stroke="{LAGOON}" stroke-width="9"/><path d="{canal}" stroke="{FOAM}" stroke-width="44"/>'
        f'<path d="{canal}" stroke="{LAGOON}" stroke-width="34"/>{_routes()}</g>'
        f"{_gondola(96, 590)}{_gondola(1120, 780, -1)}{_gondola(800, 1040)}"
        f"{_sail(1116, 470, RED)}{_sail(700, 60, CARD)}{_sail(60, 690, theme.GOLD)}"
        f"{_compass(90, 930, 66)}",
        WIDTH,
        HEIGHT,
    )
