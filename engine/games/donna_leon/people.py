"""Meeting people: who is wanted, who can be taken, and what taking them leads to.

Rulebook: Questioning and Interrogations; Piazza and Wache.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon.components import (
    COLOUR_OF,
    FIGURE_COLOUR,
    INDEX,
    INFORMANT_VALUE,
    POLICE,
    SUMMONS,
    VICTIM_CARDS,
    Colour,
    Figure,
    Person,
    Place,
)
from engine.games.donna_leon.events import InformantsNamed, MurdererNamed, Saw, SuspectNamed, Took
from engine.games.donna_leon.model import Role, State, Taken
from engine.games.donna_leon.pile import discard, draw, holds, picked
from engine.games.donna_leon.record import Record, put


class Taking(StrEnum):
    """How the person just met can be taken."""

    FREELY = "freely"
    SUMMONS = "summons"


def wanted(state: State, person: Person) -> Role | None:
    """What a person is wanted as now: where their card lies open."""
    if any(person in row for row in state.piazza):
        return Role.INFORMANT
    if any(room.person == person and not room.arrested for row in state.rooms for room in row):
        return Role.SUSPECT
    if state.cell.person == person and not state.cell.arrested:
        return Role.MURDERER
    if state.victim == person and state.victim_found is None:
        return Role.VICTIM
    return None


def chip_at(state: State, place: Place) -> Colour | None:
    """The colour of the person chip on a place."""
    person = state.person_at(place)
    return None if person is None else COLOUR_OF[person]


def points_for(state: State, person: Person, role: Role) -> int:
    """What taking this wanted person brings: an informant's 3, the point chip of a suspect or the murderer, nothing for the victim."""
    match role:
        case Role.INFORMANT:
            return INFORMANT_VALUE
        case Role.SUSPECT:
            return next(room.value for row in state.rooms for room in row if room.person == person)
        case Role.MURDERER:
            return state.cell.value
        case Role.VICTIM:
            return 0


def succeeds(figure: Figure, role: Role | None, colour: Colour) -> bool | None:
    """Whether a figure takes a person of this role and colour: True without help, False with a Summons only, None never."""
    if role is None:
        return None
    if role is Role.VICTIM:
        return True
    if figure not in POLICE:
        return True if role is Role.INFORMANT else None
    return FIGURE_COLOUR[figure] is colour


def taking(state: State, seat: Seat) -> Taking | None:
    """How the moving player can take the person just met, if they can. A Summons is not spent where none is needed."""
    turn = state.moving
    person = state.person_at(state.here)
    if not turn.meeting or person is None:
        return None
    success = succeeds(turn.figure, wanted(state, person), COLOUR_OF[person])
    if success:
        return Taking.FREELY
    if success is False and holds(state, seat, SUMMONS[turn.figure]):
        return Taking.SUMMONS
    return None


def see(state: State, place: Place, record: Record) -> State:
    """The mover alone sees the chip on a place."""
    seat, person = record.seat, state.people[INDEX[place]]
    if person is None:
        return state
    record.whisper(Saw(seat, place, person, wanted(state, person)))
    known, fresh = state.known[seat], state.fresh[seat]
    if place not in known:
        known = (*known, place)
    return replace(state, known=put(state.known, seat, known), fresh=put(state.fresh, seat, (*fresh, place)))


def take(state: State, summons: bool, chance: Chance, record: Record) -> State:
    """Take the person just met: Summons, card, chip and points, crime scene, cards for the victim, and what a row now empty brings.
    What it means for the turn is not decided here."""
    turn, place, seat = state.moving, state.here, record.seat
    person = state.people[INDEX[place]]
    role = None if person is None else wanted(state, person)
    if person is None or role is None:
        raise ValueError(f"nobody is wanted at {place}")
    if summons:
        state = discard(state, seat, (SUMMONS[turn.figure],))
    points = points_for(state, person, role)
    record.tell(Took(seat, turn.figure, place, person, COLOUR_OF[person], role, points, summons))
    state = replace(
        state,
        turn=replace(turn, meeting=False),
        people=put(state.people, INDEX[place], None),
        scenes=(*state.scenes, place) if role in (Role.SUSPECT, Role.VICTIM) else state.scenes,
        taken=put(state.taken, seat, (*state.taken[seat], Taken(person, role, points))),
        known=_without(state.known, place),
        fresh=_without(state.fresh, place),
    )
    if role is Role.SUSPECT:
        rooms = tuple(tuple(replace(room, arrested=True) if room.person == person else room for room in row) for row in state.rooms)
        return replace(state, rooms=rooms)
    if role is Role.MURDERER:
        return replace(state, cell=replace(state.cell, arrested=True))
    if role is Role.VICTIM:
        return draw(replace(state, victim_found=seat), VICTIM_CARDS, chance, record)
    row = next(number for number, people in enumerate(state.piazza) if person in people)
    people = tuple(None if other == person else other for other in state.piazza[row])
    state = replace(state, piazza=put(state.piazza, row, people))
    if any(people) or state.cell.person is not None:
        return state
    return _lay_out(state, row, chance, record)


def _without(seen: tuple[tuple[Place, ...], ...], gone: Place) -> tuple[tuple[Place, ...], ...]:
    return tuple(tuple(place for place in places if place != gone) for places in seen)


def _lay_out(state: State, row: int, chance: Chance, record: Record) -> State:
    """A row of the Piazza is empty: the next person is a suspect and the row is refilled, or, its rooms being used, the murderer."""
    seat = record.seat
    person, deck = picked(state.deck, chance)
    rooms = state.rooms[row]
    number = next((number for number, room in enumerate(rooms) if room.person is None), None)
    if number is None:
        record.tell(MurdererNamed(seat, row, person, COLOUR_OF[person], state.cell.value))
        return replace(state, deck=deck, cell=replace(state.cell, person=person))
    room = replace(rooms[number], person=person)
    record.tell(SuspectNamed(seat, row, number, person, COLOUR_OF[person], room.value))
    people: tuple[Person, ...] = ()
    while len(people) < len(state.piazza[row]):
        informant, deck = picked(deck, chance)
        people = (*people, informant)
    record.tell(InformantsNamed(seat, row, people))
    return replace(state, deck=deck, rooms=put(state.rooms, row, put(rooms, number, room)), piazza=put(state.piazza, row, people))
