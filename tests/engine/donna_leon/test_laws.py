"""The laws of all games, kept by Donna Leon with each of its options."""

from __future__ import annotations

import pytest

from engine.games.donna_leon import CRIME_SCENES, GAME, Options, Role
from tests.engine import laws

VARIANTS = [(2, Options()), (3, Options(opening_peek=False, notebook=False)), (4, Options(notebook=False))]
IDS = ["2", "3 without peek and notebook", "4 without notebook"]


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=IDS)
def test_law(seats: int, options: Options, law: laws.Law) -> None:
    law(laws.walk(GAME, seats, options, 1))


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=IDS)
def test_crime_scenes_are_where_suspects_and_the_victim_were_taken(seats: int, options: Options) -> None:
    for state in laws.walk(GAME, seats, options, 1).states:
        taken = [card.role for cards in state.taken for card in cards]
        assert len(state.scenes) == len(set(state.scenes)) == taken.count(Role.SUSPECT) + taken.count(Role.VICTIM) <= CRIME_SCENES
        assert all(state.person_at(place) is None for place in state.scenes)
        assert 36 - len(state.deck) <= 31


def test_notes_speak_of_chips_on_the_map_alone() -> None:
    for state in laws.walk(GAME, 2, Options(), 1).states:
        assert all(state.person_at(place) is not None for places in (*state.known, *state.fresh) for place in places)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_matches_end(seats: int) -> None:
    for number in (*range(1000, 1100), 1280):
        walk = laws.walk(GAME, seats, Options(), number)
        assert len(walk.moves) < GAME.bound / 4
