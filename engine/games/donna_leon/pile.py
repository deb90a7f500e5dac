"""Investigation cards: drawing, discarding, renewing the pile, and which cards a figure may play.

Rulebook: 2. Draw Investigation Cards; Playing Investigation Cards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TypeVar

from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon.components import CARD_ORDER, Card, CardKind
from engine.games.donna_leon.events import Drew, DrewCards, PileRenewed
from engine.games.donna_leon.model import Held, State
from engine.games.donna_leon.record import Record, put

T = TypeVar("T")


def picked(items: tuple[T, ...], chance: Chance) -> tuple[T, tuple[T, ...]]:
    """One item by chance, and the others in their order."""
    index = chance.below(len(items))
    return items[index], (*items[:index], *items[index + 1 :])


def hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """A seat's cards in the order of Card."""
    return tuple(sorted((held.card for held in state.hands[seat]), key=CARD_ORDER.__getitem__))


def holds(state: State, seat: Seat, card: Card) -> bool:
    return any(held.card == card for held in state.hands[seat])


def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The different cards in this hand that show the moving figure, in the order of Card."""
    figure = state.moving.figure
    return tuple(card for card in dict.fromkeys(hand(state, seat)) if card.figure in (figure, None))


def exchangeable(state: State, seat: Seat) -> Counter[Card]:
    """The further cards that an Exchange may discard with itself."""
    cards = Counter(hand(state, seat))
    cards[Card.VIANELLO_EXCHANGE] -= 1
    return +cards


def can_exchange(state: State, seat: Seat) -> bool:
    return any(card.kind is CardKind.EXCHANGE for card in playable(state, seat))


def discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Lay cards open; they join the discards when the turn ends. Of equal cards the one held longest goes first."""
    held = list(state.hands[seat])
    for card in cards:
        held.remove(next(one for one in held if one.card == card))
    return replace(state, hands=put(state.hands, seat, tuple(held)), played=(*state.played, *cards))


def draw(state: State, due: int, chance: Chance, record: Record) -> State:
    """Draw so many cards; a pile that is used up is renewed from the discards at once, and without discards nothing more is drawn."""
    if not due:
        return state
    seat = record.seat
    pile, discards, piles = state.pile, state.discards, state.piles
    drawn: list[Held] = []
    renewals: list[int] = []
    while pile and len(drawn) < due:
        card, pile = picked(pile, chance)
        drawn.append(Held(card, piles))
        if not pile and discards:
            pile, discards, piles = discards, (), piles + 1
            renewals.append(len(pile))
    record.tell(Drew(seat, count=len(drawn), due=due))
    for count in renewals:
        record.tell(PileRenewed(seat, count))
    if drawn:
        record.whisper(DrewCards(seat, tuple(held.card for held in drawn)))
    hands = put(state.hands, seat, (*state.hands[seat], *drawn))
    return replace(state, hands=hands, pile=pile, discards=discards, piles=piles)


def settle_discards(state: State, record: Record) -> State:
    """The end of a turn: what was played joins the discards, and an empty pile is renewed."""
    discards = (*state.discards, *state.played)
    if state.pile or not discards:
        return replace(state, discards=discards, played=())
    record.tell(PileRenewed(record.seat, len(discards)))
    return replace(state, pile=discards, discards=(), played=(), piles=state.piles + 1)
