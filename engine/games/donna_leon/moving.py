"""Where the moving figure can go, by points and by cards.

Rulebook: Move the Figure; Movement rules in detail; Appendix.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.games.donna_leon.components import (
    BY_NAME,
    COLOUR_OF,
    COLOURS,
    FIGURES,
    INDEX,
    NEIGHBOURS,
    PLACES,
    SPOTS,
    Card,
    CardKind,
    Colour,
    Place,
)
from engine.games.donna_leon.events import Moved, Stayed
from engine.games.donna_leon.model import State, Turn
from engine.games.donna_leon.people import chip_at, see
from engine.games.donna_leon.record import Record, put


def by_name(places: set[Place]) -> tuple[Place, ...]:
    return tuple(sorted(places, key=BY_NAME.__getitem__))


def reach(state: State, start: Place) -> tuple[Place, ...]:
    """The places one point leads to, by name: along routes to a place with a chip, or to a chip-free one, passing chip-free ones (R3)."""
    first = INDEX[start]
    people = state.people
    stops = {INDEX[scene] for scene in state.scenes}
    seen = {first}
    open_ends = [first]
    while open_ends:
        for index in NEIGHBOURS[open_ends.pop()]:
            if index not in seen:
                seen.add(index)
                if people[index] is None and index not in stops:
                    open_ends.append(index)
    return by_name({PLACES[index] for index in seen} - {start})


def can_go(state: State) -> bool:
    """Points can always be used: every place has a neighbour."""
    return state.moving.points > 0


def can_stay(state: State) -> bool:
    """On the spot: a point is left, and this figure has not met the chip under it yet since it came to its place or the turn began (R4)."""
    turn = state.moving
    return turn.points > 0 and state.person_at(state.here) is not None and state.here not in turn.met


def _by_symbol(has_symbol: Callable[[int], bool]) -> frozenset[Place]:
    return frozenset(place for index, place in enumerate(PLACES) if has_symbol(index))


_LANDINGS: Final[dict[CardKind, frozenset[Place]]] = {
    CardKind.VAPORETTO: _by_symbol(lambda index: SPOTS[index].vaporetto),
    CardKind.POLICE_BOAT: _by_symbol(lambda index: SPOTS[index].police_boat),
}


def rides(state: State, card: Card) -> tuple[Place, ...]:
    """Where this card takes the moving figure from its place, by name; nowhere for a card that moves nobody."""
    here = state.here
    if card.kind is CardKind.MEETING:
        return by_name({place for place, figure in zip(state.figures, FIGURES, strict=True) if figure is not state.moving.figure} - {here})
    landings = _LANDINGS.get(card.kind, frozenset[Place]())
    return by_name(set(landings - {here})) if here in landings else ()


def chips(state: State, colour: Colour | None = None) -> tuple[Place, ...]:
    """The places with a person chip (of this colour), in the order of PLACES."""
    people = zip(PLACES, state.people, strict=True)
    return tuple(place for place, person in people if person is not None and colour in (None, COLOUR_OF[person]))


def pairs_of(state: State) -> tuple[Colour, ...]:
    """The colours of which Submerged finds two chips."""
    return tuple(colour for colour in COLOURS if len(chips(state, colour)) > 1)


def arrive(state: State, place: Place, card: Card | None, record: Record) -> State:
    """Move the figure and meet whoever is there. The points are already paid."""
    turn, origin, chip = state.moving, state.here, chip_at(state, place)
    record.tell(Moved(record.seat, turn.figure, origin, place, card, chip, place in state.scenes, turn.points))
    figures = put(state.figures, FIGURES.index(turn.figure), place)
    state = replace(state, figures=figures, turn=replace(turn, meeting=chip is not None, met=() if chip is None else (place,)))
    return see(state, place, record)


def stay(state: State, record: Record) -> State:
    """Meet the person under the figure for a point."""
    turn, here = state.moving, state.here
    chip = chip_at(state, here)
    if chip is None:
        raise ValueError(f"nobody to meet at {here}")
    state = meet_here(replace(state, turn=replace(turn, points=turn.points - 1)))
    record.tell(Stayed(record.seat, turn.figure, here, chip, state.moving.points))
    return see(state, here, record)


def meet_here(state: State) -> State:
    """The figure meets the person on its place."""
    turn, here = state.moving, state.here
    return replace(state, turn=replace(turn, meeting=True, met=turn.met if here in turn.met else (*turn.met, here)))


def swap(state: State, first: Place, second: Place) -> State:
    """Exchange the chips of two places. Notes move with them; what was just seen there is not that any more; a meeting there is over."""
    other = {first: second, second: first}

    def carried(places: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple(other.get(place, place) for place in places)

    people = put(state.people, INDEX[first], state.person_at(second))
    turn = state.moving
    return replace(
        state,
        people=put(people, INDEX[second], state.person_at(first)),
        turn=Turn(turn.figure, turn.pips, turn.points, turn.meeting and state.here not in other, carried(turn.met)),
        known=tuple(carried(places) for places in state.known),
        fresh=tuple(tuple(place for place in places if place not in other) for places in state.fresh),
    )
