"""What a viewer may know, built from nothing: the board for everyone, and for a seat its own hand, notebook and possibilities."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import STRICT, Seat
from engine.games.donna_leon.components import COLOUR_OF, FIGURES, PLACES, Card, Colour, Figure, Person, Place
from engine.games.donna_leon.model import Options, Phase, Role, Room, State, Taken
from engine.games.donna_leon.moves import goals, may_end, may_tireless, noted, peekable, plays, targets, to_act
from engine.games.donna_leon.moving import can_go, can_stay, chip_at, pairs_of, reach
from engine.games.donna_leon.people import Taking, taking, wanted
from engine.games.donna_leon.pile import hand


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place: the colour of the person chip there, or a crime scene, or neither; and the figures standing there."""

    __pydantic_config__ = STRICT

    place: Place
    chip: Colour | None
    crime_scene: bool
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The investigation under way, as everybody sees it. `reach`: the places one point leads to, by name; empty without a point or after
    a stop. `on_the_spot`: whether the person on the figure's place may be met there for a point. `may_end`: no point is left, or a stop."""

    __pydantic_config__ = STRICT

    figure: Figure
    pips: int
    points: int
    place: Place
    stopped: bool
    reach: tuple[Place, ...]
    on_the_spot: bool
    may_end: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A chip whose person a seat is shown: who lies where, and what they are wanted as now."""

    __pydantic_config__ = STRICT

    place: Place
    person: Person
    colour: Colour
    wanted: Role | None


@dataclass(frozen=True, slots=True)
class Meeting:
    """The person just met, as long as they can be taken. `note` is None where the notebook is off and other moves came between;
    `taking` is how they can be taken, None when they cannot."""

    __pydantic_config__ = STRICT

    place: Place
    note: Note | None
    taking: Taking | None


@dataclass(frozen=True, slots=True)
class Goal:
    """A place a point leads to: its chip's colour, or a crime scene, or neither, and what the seat's notes say of it."""

    __pydantic_config__ = STRICT

    place: Place
    chip: Colour | None
    crime_scene: bool
    note: Note | None


@dataclass(frozen=True, slots=True)
class Play:
    """A card that can be played now and the places to play it on: where it moves the figure, where Elettra looks, the chips that
    Submerged can exchange; none for an Exchange and Tireless."""

    __pydantic_config__ = STRICT

    card: Card
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """What one seat alone knows: hand in the order of Card, notes by place name; on its turn the person met, where each point leads
    (known wanted people first, then by name) and what its cards can do."""

    __pydantic_config__ = STRICT

    seat: Seat
    hand: tuple[Card, ...]
    notes: tuple[Note, ...]
    meeting: Meeting | None
    goals: tuple[Goal, ...]
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The match as one viewer sees it; `own` is None for the public.

    `dice` has an entry a figure (in the order of FIGURES), zeros before the first roll. `piazza` and `rooms` have an entry a row; `rooms`
    and `cell` show the arrested too. Hand sizes, taken and scores have an entry a seat.
    """

    __pydantic_config__ = STRICT

    options: Options
    phase: Phase
    to_act: tuple[Seat, ...]
    active: Seat | None
    """Whose turn it is; None during the opening peeks."""
    turns: int
    dice: tuple[int, ...]
    turn: TurnView | None
    places: tuple[PlaceView, ...]
    piazza: tuple[tuple[Person | None, ...], ...]
    rooms: tuple[tuple[Room, ...], ...]
    cell: Room
    victim: Person
    victim_found: Seat | None
    people_left: int
    """Person cards not yet laid out."""
    pile: int
    discards: tuple[Card, ...]
    """All that lies open, the cards played in this turn last."""
    hand_sizes: tuple[int, ...]
    taken: tuple[tuple[Taken, ...], ...]
    scores: tuple[int, ...]
    own: Own | None


def scores(state: State) -> tuple[int, ...]:
    return tuple(sum(card.points for card in cards) for cards in state.taken)


def view(state: State, viewer: Seat | None) -> View:
    return View(
        options=state.options,
        phase=state.phase,
        to_act=tuple(sorted(to_act(state))),
        active=None if state.phase is Phase.PEEK else state.active,
        turns=state.turns,
        dice=state.dice,
        turn=_turn(state),
        places=tuple(PlaceView(place, chip_at(state, place), place in state.scenes, _figures(state, place)) for place in PLACES),
        piazza=state.piazza,
        rooms=state.rooms,
        cell=state.cell,
        victim=state.victim,
        victim_found=state.victim_found,
        people_left=len(state.deck),
        pile=len(state.pile),
        discards=(*state.discards, *state.played),
        hand_sizes=tuple(len(cards) for cards in state.hands),
        taken=state.taken,
        scores=scores(state),
        own=None if viewer is None else _own(state, viewer),
    )


def _figures(state: State, place: Place) -> tuple[Figure, ...]:
    return tuple(figure for figure, stands in zip(FIGURES, state.figures, strict=True) if stands == place)


def _turn(state: State) -> TurnView | None:
    if state.turn is None:
        return None
    turn, free = state.turn, state.phase is Phase.INVESTIGATE
    return TurnView(
        figure=turn.figure,
        pips=turn.pips,
        points=turn.points,
        place=state.here,
        stopped=state.phase is Phase.STOPPED,
        reach=reach(state, state.here) if free and can_go(state) else (),
        on_the_spot=free and can_stay(state),
        may_end=may_end(state),
    )


def note_at(state: State, seat: Seat, place: Place) -> Note | None:
    """What this seat is shown of the chip on a place."""
    person = state.person_at(place)
    if person is None or place not in noted(state, seat):
        return None
    return Note(place, person, COLOUR_OF[person], wanted(state, person))


def _own(state: State, seat: Seat) -> Own:
    investigating = state.phase is Phase.INVESTIGATE and state.active == seat
    notes = {place: note for place in noted(state, seat) if (note := note_at(state, seat, place)) is not None}
    return Own(
        seat=seat,
        hand=hand(state, seat),
        notes=tuple(notes.values()),
        meeting=Meeting(state.here, notes.get(state.here), taking(state, seat)) if investigating and state.moving.meeting else None,
        goals=_goals(state, seat, notes) if investigating and can_go(state) else (),
        plays=_plays(state, seat) if state.active == seat else (),
    )


def _goals(state: State, seat: Seat, notes: dict[Place, Note]) -> tuple[Goal, ...]:
    return tuple(Goal(place, chip_at(state, place), place in state.scenes, notes.get(place)) for place in goals(state, seat))


def _plays(state: State, seat: Seat) -> tuple[Play, ...]:
    if may_tireless(state, seat):
        return (Play(Card.PAOLA_TIRELESS, ()),)
    if state.phase is not Phase.INVESTIGATE:
        return ()
    return tuple(Play(card, _places(state, card)) for card in plays(state, seat))


def _places(state: State, card: Card) -> tuple[Place, ...]:
    if card is Card.PATTA_SUBMERGED:
        return tuple(place for colour in pairs_of(state) for place in peekable(state, colour))
    return targets(state, card)
