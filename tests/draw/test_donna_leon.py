from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from math import dist

import pytest

from db import codec
from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.donna_leon import board, panel
from draw.donna_leon_map import Look, draw_map
from draw.donna_leon_people import sign
from draw.donna_leon_standing import spots
from draw.donna_leon_venice import HEIGHT, NODE, NUMBERS, SITES, WIDTH, boat_box, label_box, lines_of, star_box, tags
from engine import match
from engine.chance import Chance
from engine.games.donna_leon import (
    GAME,
    PEOPLE,
    PLACES,
    ROUTES,
    SPOTS,
    Card,
    Figure,
    Go,
    Options,
    Phase,
    PlaceView,
    State,
    Take,
    View,
)
from engine.players.donna_leon import choose
from tests.draw.looking import check, ink, opened
from tests.engine import laws
from tests.engine.donna_leon.positions import holding, informants, investigating, living, play, seen, table
from texts import Say

SAY = Say("en")


@lru_cache(maxsize=4)
def states(seats: int, number: int = 7) -> tuple[State, ...]:
    """A match of computer players."""
    seed = laws.seed_of(number)
    found = [match.start(GAME, seats, Options(), seed)]
    while to_act := GAME.to_act(found[-1]):
        step, seat = len(found), min(to_act)
        move = choose(GAME.redeal(found[-1], seat, Chance(seed, 10**6 + step)), seat, Chance(seed, 2 * 10**6 + step))
        found.append(match.play(GAME, found[-1], seat, move, Chance(seed, step)).step.state)
    return tuple(found)


def red(png: bytes) -> int:
    """How many pixels are exactly as red as what just changed."""
    found = opened(png).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in found if colour == theme.rgb(theme.RED))


def meet(one: Box, other: Box) -> bool:
    return min(one.right, other.right) > max(one.left, other.left) and min(one.bottom, other.bottom) > max(one.top, other.top)


# The map


def test_no_two_names_overlap_and_none_lies_on_a_place_or_a_sign() -> None:
    names = {spot.id: label_box(spot.id, lines_of(spot.id, SAY(f"donna-leon-place-{spot.id}"))) for spot in SPOTS}
    nodes = {place: Box.around(site.x, site.y, 2 * NODE, 2 * NODE) for place, site in SITES.items()}
    signs = {place: box.inset(1) for place in SITES if (box := boat_box(place)) is not None}
    assert [pair for pair in combinations(names, 2) if names[pair[0]].common(names[pair[1]])] == []
    assert [(name, node) for name in names for node in nodes if names[name].common(nodes[node].inset(2))] == []
    assert [(name, sign) for name in names for sign in signs if names[name].common(signs[sign])] == []
    assert [pair for pair in combinations(nodes, 2) if nodes[pair[0]].common(nodes[pair[1]])] == []
    assert all(box.left >= 0 and box.top >= 0 and box.right <= WIDTH and box.bottom <= HEIGHT for box in names.values())


CALLED = tuple(SAY(f"donna-leon-place-{place}") for place in PLACES)
LABELS = {place: label_box(place, lines_of(place, name)).inset(3) for place, name in zip(PLACES, CALLED, strict=True)}
"""What of each name must not be hidden."""


@pytest.mark.parametrize("moving", [None, 0])
def test_a_figure_stands_at_its_place_off_every_name_and_number(moving: int | None) -> None:
    numbers = [Box.around(site.x, site.y, 30, 24) for site in SITES.values()]
    for place in PLACES:
        (spot,) = spots(place, 1, moving, CALLED)
        assert (spot.points is None) == (moving is None)
        for body in (spot.figure.inset(5, 2), spot.points):
            if body is not None:
                assert body.common(Box(0, 0, WIDTH, HEIGHT)) == body.width * body.height, place
                assert max(body.common(label) for label in LABELS.values()) < 500, place
                assert max(body.common(number) for number in numbers) < 100, place
        foot = (spot.figure.x, spot.figure.bottom)
        assert min(SITES, key=lambda other: dist(foot, (SITES[other].x, SITES[other].y))) == place


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_name_stays_readable_however_many_stand_together(count: int) -> None:
    """At most a fourth of a name is behind figures, of three or four at most a sixth."""
    most = 1 / 4 if count < 3 else 1 / 6
    for place in PLACES:
        for moving in (None, *range(count)):
            bodies = [body for spot in spots(place, count, moving, CALLED) for body in (spot.figure.inset(5, 2), spot.points) if body]
            for other, label in LABELS.items():
                hidden = sum(body.common(label) for body in bodies) / (label.width * label.height)
                assert hidden <= most, (place, moving, other)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_no_figure_stands_behind_what_is_drawn_before_the_map(count: int) -> None:
    """On the board: whose turn it is, the signs explained, dice and piles. In the panel: the person met, the star explained, the dice."""
    board_box, panel_box = Box.at(24, 22, 352, 176), Box.at(24, 20, 200, 172)
    met_as, star = Box.around(124, 206, 270, 40), Box(380, 8, 560, 54)
    for place in PLACES:
        for moving in (None, *range(count)):
            for body in (body for spot in spots(place, count, moving, CALLED) for body in (spot.figure, spot.points) if body):
                for box in (board_box, panel_box, met_as, star, Box.at(1038, 24, 138, 300), Box.at(1044, 344, 146, 96)):
                    assert body.common(box) < 60, (place, moving, box)


def test_the_number_of_a_place_whose_person_is_known_is_beside_its_middle_off_all_else() -> None:
    boats = [box for place in PLACES if (box := boat_box(place)) is not None]
    for place, tag in tags(CALLED).items():
        assert max(tag.common(label) for label in LABELS.values()) <= 110, place
        assert not any(tag.common(box) for box in (*boats, star_box(place))), place
        assert min(SITES, key=lambda other: dist((tag.x, tag.y), (SITES[other].x, SITES[other].y))) == place


def test_names_lie_over_the_rings_around_places() -> None:
    places = tuple(replace(place, figures=()) for place in GAME.view(table(), None).places)
    plain, ringed = Canvas(WIDTH, HEIGHT), Canvas(WIDTH, HEIGHT)
    draw_map(plain, 0, places, Look(), SAY)
    draw_map(ringed, 0, places, Look(reach=PLACES, changed=PLACES), SAY)
    ink_of = theme.rgb(theme.INK)
    for place, label in LABELS.items():
        for x in range(label.left, label.right):
            for y in range(label.top, label.bottom):
                assert plain.image.getpixel((x, y)) != ink_of or ringed.image.getpixel((x, y)) == ink_of, place


def test_figures_of_neighbouring_places_do_not_stand_in_each_others_way() -> None:
    for one, other in ROUTES:
        first = spots(one, 1, 0, CALLED)[0].figure
        second = spots(other, 1, None, CALLED, (first,))[0].figure
        assert first.inset(5, 2).common(second.inset(5, 2)) < 150, (one, other)


def test_all_four_at_one_place_stand_side_by_side_on_the_map() -> None:
    for place in PLACES:
        found = spots(place, 4, 2, CALLED)
        assert [spot.points is not None for spot in found] == [False, False, True, False]
        assert [spot.figure.x for spot in found] == sorted({spot.figure.x for spot in found})
        assert all(spot.figure.common(Box(0, 0, WIDTH, HEIGHT)) >= 0.85 * spot.figure.width * spot.figure.height for spot in found), place


def test_every_place_has_a_site_and_a_number_and_boats_their_signs() -> None:
    assert set(SITES) == set(PLACES)
    assert sorted(NUMBERS.values()) == list(range(1, 39))
    assert {place for place, site in SITES.items() if site.boat} == {spot.id for spot in SPOTS if spot.vaporetto or spot.police_boat}


def test_everybody_has_a_sign_of_their_own() -> None:
    assert len({sign(person) for person in PEOPLE}) == 36


# Whole pictures


@pytest.mark.parametrize("seats", GAME.seats)
def test_boards_and_panels_are_within_the_limits(seats: int) -> None:
    before: View | None = None
    every = states(seats)
    kinds = {state.phase: number for number, state in reversed(list(enumerate(every)))}
    for number in sorted({0, len(every) - 1, *kinds.values(), *range(0, len(every), 40)}):
        view = GAME.view(every[number], None)
        assert check(board(view, SAY, before=before)).width == WIDTH
        before = view
        seat = min(GAME.to_act(every[number]), default=0)
        assert ink(panel(GAME.view(every[number], seat), SAY)) > 0.05


def test_a_hand_of_every_kind_still_fits() -> None:
    state = holding(table(2), 0, *Card)
    image = check(panel(GAME.view(state, 0), SAY))
    assert image.height > opened(panel(GAME.view(holding(state, 0), 0), SAY)).height


def test_two_digit_counts_of_four_players_stand_clear_of_the_next_sign() -> None:
    view = GAME.view(table(4), None)
    few, many = (opened(board(replace(view, hand_sizes=(size,) * 4), SAY)).convert("RGB") for size in (3, 20))
    assert few != many
    for left in (508, 698, 888, 1078):
        sign_of_informants = Box.at(left, HEIGHT + 553, 36, 38)
        assert ink(board(view, SAY), sign_of_informants) > 0.05
        assert few.crop(sign_of_informants) == many.crop(sign_of_informants)


def test_words_are_really_there() -> None:
    png = board(GAME.view(investigating(table(), Figure.PATTA, "ghetto"), None), SAY)
    names = label_box("zattere", lines_of("zattere", SAY("donna-leon-place-zattere")))
    for words in (names, Box(110, 50, 200, 90), Box(40, HEIGHT + 24, 320, HEIGHT + 60), Box(434, 14, 598, 46)):
        assert ink(png, words) > 0.05, words


def test_equal_views_make_equal_bytes_in_any_thread() -> None:
    view = GAME.view(states(3)[40], None)
    again: View = codec.load(GAME.view_type, codec.dump(GAME.view_type, view))
    assert again == view
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(board, each, SAY) for each in (view, again) * 3]
        assert len({job.result() for job in jobs}) == 1


def test_a_picture_shows_nothing_its_viewer_cannot_know() -> None:
    for number, state in enumerate(states(3)[::50]):
        other = GAME.redeal(state, None, Chance(b"redeal", number))
        assert board(GAME.view(other, None), SAY) == board(GAME.view(state, None), SAY)
        other = GAME.redeal(state, 1, Chance(b"redeal", number))
        assert panel(GAME.view(other, 1), SAY) == panel(GAME.view(state, 1), SAY)


def test_the_public_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no hand"):
        panel(GAME.view(table(), None), SAY)


def test_a_board_is_drawn_quickly() -> None:
    view = GAME.view(states(4)[60], None)
    board(view, SAY)
    took: list[float] = []
    for _ in range(5):
        start = time.process_time()
        board(view, SAY)
        took.append(time.process_time() - start)
    assert min(took) < 0.12


# What is marked


def near() -> State:
    """Brunetti beside the Ghetto, where the nun is wanted."""
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    return investigating(state, Figure.BRUNETTI, "santa_lucia")


def test_what_changed_is_marked() -> None:
    start = near()
    went = play(start, Go("ghetto")).state
    taken = play(went, Take(summons=False)).state
    views = [GAME.view(state, None) for state in (start, went, taken)]
    quiet = [red(board(view, SAY, before=view)) for view in views]
    assert red(board(views[1], SAY, before=views[0])) > quiet[1] + 500
    assert red(board(views[2], SAY, before=views[0])) > red(board(views[1], SAY, before=views[0])) + 500
    assert board(views[0], SAY, before=views[0]) == board(views[0], SAY)
    more_cards = replace(views[0], hand_sizes=(5, 3))
    assert red(board(more_cards, SAY, before=views[0])) > quiet[0]


def test_where_a_point_leads_is_marked() -> None:
    view = GAME.view(near(), None)
    assert view.turn is not None
    stuck = replace(view, turn=replace(view.turn, reach=()))
    assert board(view, SAY) != board(stuck, SAY)


@pytest.mark.parametrize("change", ["crime_scene", "chip"])
def test_a_place_looks_different_when_it_is_empty_or_a_crime_scene(change: str) -> None:
    view = GAME.view(table(), None)

    def changed(place: PlaceView) -> PlaceView:
        if place.place != "lido":
            return place
        return replace(place, chip=None, crime_scene=change == "crime_scene")

    assert board(replace(view, places=tuple(changed(place) for place in view.places)), SAY) != board(view, SAY)


def test_only_the_own_picture_shows_whom_a_seat_knows_and_has_met() -> None:
    state = near()
    known = seen(state, 0, "ghetto")
    assert panel(GAME.view(state, 0), SAY) != panel(GAME.view(known, 0), SAY)
    assert panel(GAME.view(state, 1), SAY) == panel(GAME.view(known, 1), SAY)
    assert board(GAME.view(state, None), SAY) == board(GAME.view(known, None), SAY)
    met = play(state, Go("ghetto")).state
    own = GAME.view(met, 0)
    assert own.own is not None
    assert panel(own, SAY) != panel(replace(own, own=replace(own.own, meeting=None)), SAY)


def test_nothing_moves_once_the_murderer_is_caught() -> None:
    """Whatever points the figure had left, and whoever was to move."""
    view = GAME.view(states(2)[-1], 0)
    assert view.turn is not None
    more = replace(view, turn=replace(view.turn, points=2, reach=("lido",)))
    assert board(view, SAY) == board(more, SAY)
    assert panel(view, SAY) == panel(more, SAY)


def test_the_end_and_the_opening_are_drawn() -> None:
    assert states(2)[-1].phase is Phase.OVER
    check(board(GAME.view(table(opening_peek=True), None), SAY))
    check(panel(GAME.view(table(opening_peek=True), 0), SAY))


class Noted(Say):
    """Texts, and what went into them."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()
        self.values: set[str | int | float] = set()

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        self.keys.add(key)
        self.values |= set(values.values())
        return super().__call__(key, **values)


def test_no_names_of_people_enter_a_picture() -> None:
    say = Noted()
    for state in states(4)[::50]:
        board(GAME.view(state, None), say)
        panel(GAME.view(state, 0), say)
    assert all(isinstance(value, int) for value in say.values)
    assert all(key.startswith("donna-leon-") for key in say.keys)
