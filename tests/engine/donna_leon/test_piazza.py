"""A row of the Piazza is empty: suspects, refills, and at last the murderer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.games.donna_leon import (
    COLOUR_OF,
    GAME,
    Card,
    Figure,
    Go,
    InformantsNamed,
    MurdererNamed,
    Phase,
    Place,
    Role,
    State,
    SuspectNamed,
    Take,
)
from engine.games.donna_leon.people import take
from engine.games.donna_leon.record import Record
from tests.engine.donna_leon.positions import SEED, cleared, holding, home, informants, investigating, living, play, suspect, table


def questioned(state: State, row: int, figure: Figure = Figure.PAOLA, points: int = 2) -> State:
    """The last informant of a row is met in the Ghetto, by Paola or Brunetti."""
    others: list[str | None] = [None] * (len(state.piazza[row]) - 1)
    state = living(informants(state, row, "nun", *others), ghetto="nun")
    return play(investigating(state, figure, "santa_lucia", points), Go("ghetto")).state


def test_the_next_person_is_a_suspect_and_the_row_is_refilled_before_the_turn_goes_on() -> None:
    state = questioned(table(), 0, Figure.BRUNETTI)
    deck = len(state.deck)
    done = play(state, Take(summons=False))
    assert done.kinds == ["took", "suspect_named", "informants_named"]
    named, refill = done.event(SuspectNamed), done.event(InformantsNamed)
    room = done.state.rooms[0][0]
    assert (named.row, named.room, named.points) == (0, 0, 6)
    assert named.colour is COLOUR_OF[named.person]
    assert (room.person, room.value, room.arrested) == (named.person, 6, False)
    assert done.state.piazza[0] == refill.people
    assert len(set(refill.people)) == 3
    assert len(done.state.deck) == deck - 4
    assert done.settled, "a card came up by chance: nobody takes this back"
    assert done.state.phase is Phase.INVESTIGATE
    assert done.state.moving.points == 1


def test_the_row_is_filled_before_paolas_stop() -> None:
    done = play(questioned(holding(table(), 0, Card.PATTA_SUMMONS), 1), Take(summons=False))
    assert done.kinds == ["took", "suspect_named", "informants_named", "stopped"]
    assert (done.event(SuspectNamed).row, done.event(SuspectNamed).points) == (1, 6)
    assert len(done.event(InformantsNamed).people) == 2


def test_nothing_comes_while_an_informant_is_left_in_the_row() -> None:
    state = living(informants(table(), 0, "nun", "judge", None), ghetto="nun")
    state = play(investigating(state, Figure.BRUNETTI, "santa_lucia"), Go("ghetto")).state
    done = play(state, Take(summons=False))
    assert done.kinds == ["took"]
    assert done.state.piazza[0] == (None, "judge", None)


def with_a_suspect(state: State, row: int, *, arrested: bool) -> State:
    """Somebody was laid out in the first room of a row, and is waiting there or was arrested by Brunetti."""
    state = living(suspect(state, "student", row), murano="student")
    if arrested:
        state = play(_met(state, Figure.BRUNETTI, "murano"), Take(summons=False)).state
    assert state.rooms[row][0].arrested == arrested
    return state


@pytest.mark.parametrize("arrested", [False, True])
def test_a_suspect_is_taken_to_the_next_room_never_used_arrested_or_not(arrested: bool) -> None:
    state = questioned(with_a_suspect(table(), 1, arrested=arrested), 1)
    assert play(state, Take(summons=False)).event(SuspectNamed).room == 1


def used_up(state: State, row: int) -> State:
    """All rooms of a row are used: in those that were free somebody is waiting."""
    for number, room in enumerate(state.rooms[row]):
        if room.person is None:
            state = suspect(state, state.deck[0], row, number)
    return state


@pytest.mark.parametrize("arrested", [False, True])
def test_with_its_rooms_used_a_row_gives_the_murderer_and_nothing_is_laid_out_any_more(arrested: bool) -> None:
    state = used_up(with_a_suspect(holding(table(), 0, Card.PATTA_SUMMONS), 0, arrested=arrested), 0)
    done = play(questioned(state, 0), Take(summons=False))
    assert done.kinds == ["took", "murderer_named", "stopped"]
    named = done.event(MurdererNamed)
    assert (named.row, named.points) == (0, 8)
    assert done.state.cell.person == named.person
    assert done.state.piazza[0] == (None, None, None)
    assert done.state.phase is Phase.STOPPED, "Paola's success stops her turn, the murderer in the cell or not"
    state = living(informants(done.state, 1, "priest", None), frari="priest")
    state = play(investigating(state, Figure.BRUNETTI, "san_rocco"), Go("frari")).state
    after = play(state, Take(summons=False))
    assert after.kinds == ["took"]
    assert after.state.piazza == ((None, None, None), (None, None))
    assert after.state.deck == state.deck
    assert all(room.person is None for room in after.state.rooms[1])


def test_what_lies_out_can_still_be_taken_when_the_murderer_is_known() -> None:
    state = used_up(table(), 0)
    state = play(questioned(state, 0, Figure.BRUNETTI), Take(summons=False)).state
    waiting = [room.person for row in state.rooms for room in row if room.person is not None]
    assert all(GAME.view(state, None).rooms[0][number].person == person for number, person in enumerate(waiting))
    informant = state.piazza[1][0]
    assert informant is not None
    place = home(state, informant)
    state = _met(state, Figure.PAOLA, place)
    assert play(state, Take(summons=False)).state.taken[0][-1].role is Role.INFORMANT


def _met(state: State, figure: Figure, place: Place) -> State:
    """A figure has just met whoever is on a place."""
    state = investigating(state, figure, place)
    return replace(state, turn=replace(state.moving, meeting=True, met=(place,)))


def test_at_most_31_person_cards_are_ever_drawn() -> None:
    """Informants of each row in turn, until the murderer: the longest way takes both rows to their last room."""
    for first in (0, 1):
        state = table()
        row, step = first, 0
        while state.cell.person is None:
            step += 1
            informant = next((person for person in state.piazza[row] if person is not None), None)
            assert informant is not None
            state = take(_met(state, Figure.PAOLA, home(state, informant)), False, Chance(SEED, step), Record(0))
            full = [all(room.person is not None for room in rooms) for rooms in state.rooms]
            if full[row] and not full[1 - row] and all(state.piazza[row]):
                row = 1 - row
        assert 36 - len(state.deck) == 31
        assert all(room.person is not None for rooms in state.rooms for room in rooms)
        assert len(state.scenes) == 0


def test_fewer_places_hold_chips_as_the_match_goes_on() -> None:
    state = cleared(table(), "ghetto", "lido")
    chips = [place.chip for place in GAME.view(state, None).places]
    assert chips.count(None) == 4
