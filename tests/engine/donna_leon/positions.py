"""Positions of Donna Leon built by hand, out of a real setup: every change here moves components, none makes or loses one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from engine import match
from engine.chance import Chance
from engine.game import Event, Seat
from engine.games.donna_leon import (
    COLOUR_OF,
    FIGURES,
    GAME,
    PEOPLE,
    PLACES,
    Card,
    Colour,
    DrewCards,
    Figure,
    Move,
    Options,
    Person,
    Phase,
    Place,
    Role,
    Saw,
    State,
    Taken,
    Turn,
    View,
)
from engine.games.donna_leon.components import INDEX
from engine.games.donna_leon.model import Held
from engine.games.donna_leon.record import put

SEED = bytes(range(32))
ALL = Counter(GAME.components(match.start(GAME, 2, Options(), SEED)))


def table(seats: int = 2, *, notebook: bool = True, opening_peek: bool = False) -> State:
    """A match at its first question."""
    return match.start(GAME, seats, Options(opening_peek=opening_peek, notebook=notebook), SEED)


def investigating(state: State, figure: Figure, place: Place, points: int = 2, seat: Seat = 0) -> State:
    """This seat investigates with a figure on a place, having so many points left."""
    figures = put(state.figures, FIGURES.index(figure), place)
    return replace(state, phase=Phase.INVESTIGATE, active=seat, figures=figures, turn=Turn(figure, pips=max(points, 1), points=points))


def standing(state: State, **places: Place) -> State:
    """Figures put on places."""
    return replace(state, figures=tuple(places.get(figure, place) for figure, place in zip(FIGURES, state.figures, strict=True)))


def living(state: State, **people: Person) -> State:
    """People put on places by name of the place; whoever lay there changes places with them."""
    for place, person in people.items():
        before, chips = state.person_at(place), state.people
        here = chips.index(person)
        assert before is not None
        assert COLOUR_OF[before] is COLOUR_OF[person]
        state = replace(state, people=put(put(chips, here, before), INDEX[place], person))
    return state


def cleared(state: State, *places: Place, by: Seat = 0) -> State:
    """Places without chips: the people there were taken as informants by a seat long ago."""
    for place in places:
        person = state.person_at(place)
        assert person is not None
        state = replace(
            dealt(state, person),
            people=put(state.people, INDEX[place], None),
            taken=put(state.taken, by, (*state.taken[by], Taken(person, Role.INFORMANT, 3))),
            known=tuple(tuple(other for other in seen if other != place) for seen in state.known),
        )
    return state


def dealt(state: State, person: Person) -> State:
    """The state without the card of this person; where it lay open a card of the deck takes its place."""
    if person not in state.deck:
        state = trading(state, person, state.deck[0])
    return replace(state, deck=tuple(other for other in state.deck if other != person))


def trading(state: State, one: Person, other: Person) -> State:
    """Two person cards change places, wherever they are among deck, Piazza, Wache and notice."""
    swap = {one: other, other: one}

    def card(person: Person | None) -> Person | None:
        return None if person is None else swap.get(person, person)

    return replace(
        state,
        deck=tuple(swap.get(person, person) for person in state.deck),
        piazza=tuple(tuple(card(person) for person in row) for row in state.piazza),
        rooms=tuple(tuple(replace(room, person=card(room.person)) for room in row) for row in state.rooms),
        cell=replace(state.cell, person=card(state.cell.person)),
        victim=swap.get(state.victim, state.victim),
    )


def informants(state: State, row: int, *people: Person | None) -> State:
    """A row of the Piazza; None for a space whose informant was taken away into the deck (to have a row nearly empty)."""
    for space, person in enumerate(people):
        before = state.piazza[row][space]
        if person is None:
            assert before is not None
            state = replace(state, piazza=put(state.piazza, row, put(state.piazza[row], space, None)), deck=(*state.deck, before))
        elif before is None:
            assert person in state.deck
            deck = tuple(other for other in state.deck if other != person)
            state = replace(state, piazza=put(state.piazza, row, put(state.piazza[row], space, person)), deck=deck)
        elif before != person:
            state = trading(state, before, person)
    return state


def suspect(state: State, person: Person, row: int = 0, room: int = 0) -> State:
    """Lay a person out in a free room."""
    if person not in state.deck:
        state = trading(state, person, state.deck[0])
    assert state.rooms[row][room].person is None
    laid = replace(state.rooms[row][room], person=person)
    deck = tuple(other for other in state.deck if other != person)
    return replace(state, deck=deck, rooms=put(state.rooms, row, put(state.rooms[row], room, laid)))


def murderer(state: State, person: Person) -> State:
    """Lay a person out on the cell."""
    if person not in state.deck:
        state = trading(state, person, state.deck[0])
    deck = tuple(other for other in state.deck if other != person)
    return replace(state, deck=deck, cell=replace(state.cell, person=person))


def victim(state: State, person: Person) -> State:
    return state if state.victim == person else trading(state, state.victim, person)


def innocent(state: State, person: Person) -> State:
    """Somebody whose card lies in the deck."""
    return state if person in state.deck else trading(state, person, next(other for other in state.deck if other != person))


def holding(state: State, seat: Seat, *cards: Card) -> State:
    """A hand of exactly these cards; what it held before lies in the pile."""
    pile = [*state.pile, *(held.card for held in state.hands[seat])]
    state = replace(state, pile=tuple(pile), hands=put(state.hands, seat, ()))
    for card in cards:
        pile = list(state.pile)
        if card in pile:
            pile.remove(card)
            state = replace(state, pile=tuple(pile))
        else:
            state = _given_up(state, card, seat)
        state = replace(state, hands=put(state.hands, seat, (*state.hands[seat], Held(card, state.piles))))
    return state


def _given_up(state: State, card: Card, seat: Seat) -> State:
    """The card taken out of somebody else's hand or the discards; a card of the pile takes its place."""
    instead, pile = state.pile[0], state.pile[1:]
    for other, hand in enumerate(state.hands):
        held = [one.card for one in hand]
        if other != seat and card in held:
            return replace(state, pile=pile, hands=put(state.hands, other, put(hand, held.index(card), Held(instead, state.piles))))
    return replace(state, pile=pile, discards=put(state.discards, state.discards.index(card), instead))


def piled(state: State, *cards: Card) -> State:
    """A pile of exactly these cards; the other cards of the pile lie among the discards."""
    rest = list(state.pile)
    for card in cards:
        rest.remove(card)
    return replace(state, pile=cards, discards=(*state.discards, *rest))


def without_discards(state: State, seat: Seat) -> State:
    """All discards are in the hand of a seat."""
    held = (*state.hands[seat], *(Held(card, state.piles) for card in state.discards))
    return replace(state, hands=put(state.hands, seat, held), discards=())


def seen(state: State, seat: Seat, *places: Place) -> State:
    """This seat has seen the chips on these places."""
    return replace(state, known=put(state.known, seat, (*state.known[seat], *places)))


@dataclass(frozen=True)
class Done:
    """A move played: the state, public facts, the mover's secrets, and whether it can still be taken back."""

    state: State
    events: tuple[Event, ...]
    secrets: dict[Seat, tuple[Event, ...]]
    settled: bool

    def event(self, kind: type[Any]) -> Any:
        """The only public fact of this class."""
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def saw(self) -> Saw:
        (found,) = (event for event in self.secrets[self.events[0].seat or 0] if isinstance(event, Saw))
        return found

    @property
    def drawn(self) -> tuple[Card, ...]:
        return next(event.cards for facts in self.secrets.values() for event in facts if isinstance(event, DrewCards))


def play(state: State, *moves: Move, step: int = 1) -> Done:
    """Play moves of whoever is to act; the result of the last. Every component stays."""
    seat = min(GAME.to_act(state))
    before, done = GAME.components(state), None
    for number, move in enumerate(moves):
        seat = min(GAME.to_act(state))
        done = match.play(GAME, state, seat, move, Chance(SEED, step + number))
        state = done.step.state
        assert GAME.components(state) == before
    assert done is not None
    return Done(state, done.step.events, dict(done.step.secrets), done.settled)


def legal(state: State, move: Move, seat: Seat | None = None) -> bool:
    """Whether the move is legal for the seat (whoever is to act): the listing and the direct check agree."""
    seat = min(GAME.to_act(state)) if seat is None else seat
    found = GAME.is_legal(state, seat, move)
    assert found == (move in tuple(GAME.legal_moves(state, seat)))
    return found


def public(state: State, mover: Seat) -> tuple[View, ...]:
    """What everybody but the mover sees."""
    return tuple(GAME.view(state, viewer) for viewer in (None, *range(state.seats)) if viewer != mover)


def people_of(colour: Colour) -> tuple[Person, ...]:
    return tuple(person for person in PEOPLE if COLOUR_OF[person] is colour)


def home(state: State, person: Person) -> Place:
    """Where a person's chip lies."""
    return PLACES[state.people.index(person)]
