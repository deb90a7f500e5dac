"""Which moves are legal: listed lazily, and each checked directly.

Rulebook: 3. Investigate; Playing Investigation Cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from engine.game import Seat
from engine.games.donna_leon.components import BY_NAME, CARD_ORDER, COLOURS, FIGURES, INDEX, Card, CardKind, Colour, Place
from engine.games.donna_leon.model import (
    ChooseDie,
    Elettra,
    EndTurn,
    Exchange,
    Go,
    Move,
    OnTheSpot,
    Peek,
    Phase,
    Ride,
    State,
    Submerged,
    Take,
    Tireless,
)
from engine.games.donna_leon.moving import by_name, can_go, can_stay, chip_at, chips, pairs_of, reach, rides
from engine.games.donna_leon.people import Taking, taking, wanted
from engine.games.donna_leon.pile import can_exchange, exchangeable, holds, playable


def to_act(state: State) -> frozenset[Seat]:
    if state.phase is Phase.PEEK:
        return frozenset(seat for seat in range(state.seats) if not state.peeks[seat])
    return frozenset() if state.phase is Phase.OVER else frozenset({state.active})


def noted(state: State, seat: Seat) -> tuple[Place, ...]:
    """The places whose chips a seat is shown: all it has seen, or without the notebook what it has just seen; by name."""
    return by_name(set(state.known[seat] if state.options.notebook else state.fresh[seat]))


def noted_wanted(state: State, seat: Seat) -> frozenset[Place]:
    """The places where a seat is shown somebody wanted."""
    seen = ((place, state.person_at(place)) for place in noted(state, seat))
    return frozenset(place for place, person in seen if person is not None and wanted(state, person))


def peekable(state: State, colour: Colour) -> tuple[Place, ...]:
    return by_name(set(chips(state, colour)))


def die_choices(state: State) -> tuple[ChooseDie, ...]:
    return tuple(ChooseDie(figure, pips) for figure, pips in zip(FIGURES, state.dice, strict=True))


def goals(state: State, seat: Seat) -> tuple[Place, ...]:
    """Where a point leads: first the places where this seat knows somebody wanted, then the others, each by name."""
    wanted_at = noted_wanted(state, seat)
    return tuple(sorted(reach(state, state.here), key=lambda place: (place not in wanted_at, BY_NAME[place])))


def targets(state: State, card: Card) -> tuple[Place, ...]:
    """The places this card of the moving figure can be played on, by name: where it moves the figure, or where Elettra looks."""
    if card.kind is CardKind.ELETTRA:
        return by_name(set(chips(state)))
    return rides(state, card)


def plays(state: State, seat: Seat) -> tuple[Card, ...]:
    """The different cards that can be played now, apart from Summons and Tireless, which go with a taking and a stop."""

    def possible(card: Card) -> bool:
        match card.kind:
            case CardKind.EXCHANGE:
                return True
            case CardKind.SUBMERGED:
                return bool(pairs_of(state))
            case _:
                return bool(targets(state, card))

    return tuple(card for card in playable(state, seat) if possible(card))


def may_tireless(state: State, seat: Seat) -> bool:
    return state.phase is Phase.STOPPED and holds(state, seat, Card.PAOLA_TIRELESS)


def may_end(state: State) -> bool:
    """Points may not lapse, except by a stop."""
    return state.phase is Phase.STOPPED or (state.phase is Phase.INVESTIGATE and not can_go(state))


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case Phase.PEEK:
            for green, yellow, blue in product(*(peekable(state, colour) for colour in COLOURS)):
                yield Peek((green, yellow, blue))
        case Phase.DIE:
            yield from die_choices(state)
        case Phase.STOPPED:
            if may_tireless(state, seat):
                yield Tireless()
            yield EndTurn()
        case Phase.INVESTIGATE:
            yield from _investigations(state, seat)
        case Phase.OVER:
            return


def _investigations(state: State, seat: Seat) -> Iterator[Move]:
    how = taking(state, seat)
    if how is not None:
        yield Take(summons=how is Taking.SUMMONS)
    if can_go(state):
        yield from (Go(place) for place in goals(state, seat))
    if can_stay(state):
        yield OnTheSpot()
    if may_end(state):
        yield EndTurn()
    cards = plays(state, seat)
    for card in cards:
        match card.kind:
            case CardKind.ELETTRA:
                yield from (Elettra(place) for place in targets(state, card))
            case CardKind.SUBMERGED:
                for colour in pairs_of(state):
                    yield from (Submerged(first, second) for first, second in combinations(chips(state, colour), 2))
            case CardKind.EXCHANGE:
                pass
            case _:
                yield from (Ride(card, place) for place in targets(state, card))
    if can_exchange(state, seat):
        yield from _exchanges(exchangeable(state, seat))


def _exchanges(cards: Counter[Card]) -> Iterator[Exchange]:
    """Every choice of further cards, equal ones being interchangeable."""
    kinds = sorted(cards, key=CARD_ORDER.__getitem__)
    for counts in product(*(range(cards[card] + 1) for card in kinds)):
        yield Exchange(tuple(card for card, count in zip(kinds, counts, strict=True) for _ in range(count)))


def is_legal(state: State, seat: Seat, move: Move) -> bool:
    """The direct check of what `legal_moves` lists."""
    match state.phase, move:
        case Phase.PEEK, Peek(places):
            return all(place in INDEX and chip_at(state, place) is colour for place, colour in zip(places, COLOURS, strict=True))
        case Phase.DIE, ChooseDie(figure, pips):
            return state.dice[FIGURES.index(figure)] == pips
        case Phase.STOPPED, Tireless():
            return may_tireless(state, seat)
        case Phase.STOPPED | Phase.INVESTIGATE, EndTurn():
            return may_end(state)
        case Phase.INVESTIGATE, _:
            return _is_investigation(state, seat, move)
        case _:
            return False


def _is_investigation(state: State, seat: Seat, move: Move) -> bool:
    match move:
        case Take(summons):
            return taking(state, seat) is (Taking.SUMMONS if summons else Taking.FREELY)
        case Go(place):
            return can_go(state) and place in reach(state, state.here)
        case OnTheSpot():
            return can_stay(state)
        case Ride(card, place):
            return card in playable(state, seat) and place in rides(state, card)
        case Elettra(place):
            return Card.BRUNETTI_ELETTRA in playable(state, seat) and place in chips(state)
        case Submerged(first, second):
            if not (Card.PATTA_SUBMERGED in playable(state, seat) and first in INDEX and second in INDEX):
                return False
            colour = chip_at(state, first)
            return INDEX[first] < INDEX[second] and colour is not None and colour is chip_at(state, second)
        case Exchange(cards):
            ordered = tuple(sorted(cards, key=CARD_ORDER.__getitem__)) == cards
            return can_exchange(state, seat) and ordered and Counter(cards) <= exchangeable(state, seat)
        case _:
            return False
