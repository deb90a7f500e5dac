"""The course of a match: setup, opening peeks, dice, and how turns stop and end.

Rulebook: Game Sequence; the STOP signs; End of the Game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon.components import (
    CARD_COUNT,
    CARDS_FOR_PIPS,
    CELL_VALUE,
    COLOUR_OF,
    COLOURS,
    DIE_FACES,
    FIGURES,
    OPENING_HAND,
    PEOPLE,
    PLACES,
    ROWS,
    SPOTS,
    START,
    Card,
    Figure,
    Person,
    Place,
)
from engine.games.donna_leon.events import (
    DieChosen,
    Exchanged,
    Looked,
    Peeked,
    PeeksShown,
    Stopped,
    Swapped,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from engine.games.donna_leon.model import Held, Options, Phase, Role, Room, State, Turn
from engine.games.donna_leon.moving import arrive, chip_at, meet_here, swap
from engine.games.donna_leon.people import see, take
from engine.games.donna_leon.pile import discard, draw, picked, settle_discards
from engine.games.donna_leon.record import Record, put


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Chips on places of their colour, the victim, the informants, hands, and the opening peeks or the first roll."""
    people: list[Person | None] = [None] * len(PLACES)
    for colour in COLOURS:
        homes = [index for index, spot in enumerate(SPOTS) if spot.colour is colour]
        for index, person in zip(homes, chance.shuffled(person for person in PEOPLE if COLOUR_OF[person] is colour), strict=True):
            people[index] = person
    victim, deck = picked(PEOPLE, chance)
    piazza: list[tuple[Person | None, ...]] = []
    for row in ROWS:
        informants: tuple[Person | None, ...] = ()
        while len(informants) < row.informants:
            informant, deck = picked(deck, chance)
            informants = (*informants, informant)
        piazza.append(informants)
    pile: tuple[Card, ...] = tuple(card for card, count in CARD_COUNT.items() for _ in range(count))
    hands: list[tuple[Held, ...]] = []
    for _ in range(seats):
        hand: tuple[Held, ...] = ()
        while len(hand) < OPENING_HAND:
            card, pile = picked(pile, chance)
            hand = (*hand, Held(card, pile=0))
        hands.append(hand)
    state = State(
        options=options,
        phase=Phase.PEEK,
        active=0,
        turns=0,
        dice=(0,) * len(FIGURES),
        turn=None,
        people=tuple(people),
        scenes=(),
        figures=START,
        piazza=tuple(piazza),
        rooms=tuple(tuple(Room(value) for value in row.room_values) for row in ROWS),
        cell=Room(CELL_VALUE),
        victim=victim,
        victim_found=None,
        deck=deck,
        hands=tuple(hands),
        pile=pile,
        discards=(),
        played=(),
        piles=0,
        taken=((),) * seats,
        peeks=((),) * seats,
        known=((),) * seats,
        fresh=((),) * seats,
    )
    return state if options.opening_peek else begin(state, chance.below(seats), chance)


def begin(state: State, seat: Seat, chance: Chance, tell: Callable[[TurnBegan], None] = lambda event: None) -> State:
    """The turn of this seat begins with a roll of all dice."""
    dice = tuple(chance.choice(DIE_FACES) for _ in FIGURES)
    tell(TurnBegan(seat, dice))
    return replace(state, phase=Phase.DIE, active=seat, turns=state.turns + 1, dice=dice, turn=None)


def peek(state: State, places: tuple[Place, ...], chance: Chance, record: Record) -> State:
    """Look at a chip of each colour; after the last player's peek a random player begins."""
    state = replace(state, peeks=put(state.peeks, record.seat, places))
    record.tell(Peeked(record.seat))
    for place in places:
        state = see(state, place, record)
    if not all(state.peeks):
        return state
    record.tell(PeeksShown(None, state.peeks))
    return begin(state, chance.below(state.seats), chance, record.tell)


def choose_die(state: State, figure: Figure, chance: Chance, record: Record) -> State:
    pips = state.dice[FIGURES.index(figure)]
    record.tell(DieChosen(record.seat, figure, pips))
    state = replace(state, phase=Phase.INVESTIGATE, turn=Turn(figure, pips, points=pips))
    return draw(state, CARDS_FOR_PIPS[pips], chance, record)


def go(state: State, place: Place, record: Record) -> State:
    turn = state.moving
    return arrive(replace(state, turn=replace(turn, points=turn.points - 1)), place, None, record)


def ride(state: State, card: Card, place: Place, record: Record) -> State:
    return arrive(discard(state, record.seat, (card,)), place, card, record)


def take_met(state: State, summons: bool, chance: Chance, record: Record) -> State:
    """Take the person met. An arrest ends the turn, the murderer's the game; Paola stops after an informant (R7)."""
    state = take(state, summons, chance, record)
    seat, turn = record.seat, state.moving
    role = state.taken[seat][-1].role
    if role is Role.MURDERER:
        return replace(state, phase=Phase.OVER)
    if role is Role.SUSPECT:
        return end(state, chance, record)
    if role is Role.INFORMANT and turn.figure is Figure.PAOLA:
        record.tell(Stopped(seat, turn.points))
        return replace(state, phase=Phase.STOPPED) if state.hands[seat] else end(state, chance, record)
    return state


def elettra(state: State, place: Place, record: Record) -> State:
    """Look at a chip anywhere; on his own place Brunetti meets the person."""
    state = discard(state, record.seat, (Card.BRUNETTI_ELETTRA,))
    chip = chip_at(state, place)
    if chip is None:
        raise ValueError(f"no person chip at {place}")
    here = place == state.here
    record.tell(Looked(record.seat, place, chip, here))
    return see(meet_here(state) if here else state, place, record)


def submerged(state: State, first: Place, second: Place, record: Record) -> State:
    state = discard(state, record.seat, (Card.PATTA_SUBMERGED,))
    chip = chip_at(state, first)
    if chip is None:
        raise ValueError(f"no person chip at {first}")
    record.tell(Swapped(record.seat, first, second, chip))
    return swap(state, first, second)


def exchange(state: State, cards: tuple[Card, ...], chance: Chance, record: Record) -> State:
    """Discard an Exchange and further cards and draw as many; they cannot come back in this turn (R2)."""
    state = discard(state, record.seat, (Card.VIANELLO_EXCHANGE, *cards))
    record.tell(Exchanged(record.seat, cards))
    return draw(state, len(cards) + 1, chance, record)


def tireless(state: State, record: Record) -> State:
    state = discard(state, record.seat, (Card.PAOLA_TIRELESS,))
    record.tell(WentOn(record.seat, state.moving.points))
    return replace(state, phase=Phase.INVESTIGATE)


def end(state: State, chance: Chance, record: Record) -> State:
    """The turn is over; the next player's begins."""
    record.tell(TurnEnded(record.seat))
    state = settle_discards(state, record)
    return begin(state, (record.seat + 1) % state.seats, chance, record.tell)
