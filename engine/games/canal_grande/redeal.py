"""Another state that a viewer cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande.flow import nameable
from engine.games.canal_grande.matching import matched
from engine.games.canal_grande.memory import ANY, DEALT_BIT, fits
from engine.games.canal_grande.model import DISTRICTS, HELD, ORDER, Card, Note, Phase, State, in_order

Hands: TypeAlias = tuple[tuple[Card, ...], ...]

TRIES = 60
"""Deals tried before the real hands are kept: a deal may fail to fit when it is unclear which cards were stolen."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card in a hand that the viewer does not know: what it may be, as a slot of Memory."""

    seat: Seat
    maybe: int


def redeal(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Hands that fit all the viewer knows, drawn at random; decks shuffled; the others know what everybody knows."""
    seats = len(state.hands)
    public = state.notes[seats]
    note = public if viewer is None else state.notes[viewer]
    hands, deck = _deal(state, viewer, note, chance)
    return replace(
        state,
        hands=hands,
        deck=chance.shuffled(in_order(deck)),
        numbers=chance.shuffled(sorted(state.numbers)),
        notes=tuple(note if observer == viewer else public for observer in range(seats + 1)),
    )


def _deal(state: State, viewer: Seat | None, note: Note, chance: Chance) -> tuple[Hands, Sequence[Card]]:
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    unseen = Counter(state.deck)
    sure: dict[Seat, list[Card]] = {}
    for seat in others:
        unseen.update(state.hands[seat])
        sure[seat] = [card for card, count in zip(HELD, note.hands[seat].sure, strict=True) for _ in range(count)]
    for cards in sure.values():
        unseen.subtract(cards)
    specials = [card for card in unseen.elements() if card not in HELD]
    for _ in range(TRIES):
        pool = chance.shuffled(in_order(card for card in unseen.elements() if card in HELD))
        places = [place for seat in others for place in _places(seat, note, chance)]
        places.sort(key=lambda place: (not place.maybe & DEALT_BIT, (place.maybe & ANY).bit_count()))
        place_of = _placed(places, pool, note)
        if place_of is None:
            continue
        dealt = {seat: list(cards) for seat, cards in sure.items()}
        for index, place in place_of.items():
            dealt[places[place].seat].append(pool[index])
        hands = tuple(in_order(dealt.get(seat, hand)) for seat, hand in enumerate(state.hands))
        if _question_stands(state, hands) and all(fits(state.notes[-1].hands[seat], hands[seat]) for seat in others):
            return hands, [*specials, *(card for index, card in enumerate(pool) if index not in place_of)]
    return state.hands, state.deck


def _question_stands(state: State, hands: Hands) -> bool:
    """Whoever is to open a vote holds a district to name."""
    if state.phase is not Phase.OPEN or state.vote is None or state.resolution is None:
        return True
    return bool(nameable(hands[state.vote.turn], state.resolution.named))


def _places(seat: Seat, note: Note, chance: Chance) -> tuple[Place, ...]:
    """The unknown cards of a hand, when of those that may have been stolen as many as were stolen are missing."""
    memory = note.hands[seat]
    doubtful = [1 << index for index, count in enumerate(memory.doubtful) for _ in range(count)]
    left = chance.shuffled((*doubtful, *memory.loose))[memory.missing :]
    return tuple(Place(seat, maybe) for maybe in (*memory.slots, *left))


def _placed(places: Sequence[Place], pool: Sequence[Card], note: Note) -> dict[int, int] | None:
    """A place (by index) for cards of the pool (by index) so that no place is left empty, and no card that cannot be in the deck is left.

    None when there is no way.
    """
    dealt = dict(zip(DISTRICTS, note.dealt, strict=True))
    in_hands = Counter(pool)
    in_hands.subtract(dict(zip(HELD, note.deck, strict=True)))
    kinds: list[int] = []
    held: list[int] = []
    for index, card in enumerate(pool):
        kind = 1 << ORDER[card]
        if dealt.get(card, 0) > 0:
            dealt[card] -= 1
            kind |= DEALT_BIT
        kinds.append(kind)
        if in_hands[card] > 0:
            in_hands[card] -= 1
            held.append(index)

    def may_be(place: int, index: int) -> bool:
        maybe, kind = places[place].maybe, kinds[index]
        return bool(maybe & kind & ANY) and not maybe & DEALT_BIT & ~kind

    return matched(len(places), len(pool), may_be, held)
