"""What each observer knows of the hands of others: cards seen going there, cards that cannot be there.

Everything here is sound: the real hands always fit what is remembered, so that a redealt hand can be any that fits. Where a fact cannot
be kept (a card stolen unseen), less is remembered, never something false.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from engine.game import Seat
from engine.games.canal_grande import data
from engine.games.canal_grande.model import DISTRICTS, HELD, ORDER, Card, Memory, Note

Notes: TypeAlias = tuple[Note, ...]
"""By observer: each seat, then the public."""

ANY: Final = 0b1111111
"""A slot that may be any card a hand can hold, bits in the order of HELD."""
DEALT_BIT: Final = 1 << len(HELD)
"""Marks the slot of a card of the first deal."""
_NONE: Final = (0,) * len(HELD)
_BLANK: Final = Memory(_NONE, _NONE, (), 0)


def bits(cards: Iterable[Card]) -> int:
    return sum(1 << ORDER[card] for card in set(cards))


def first_notes(hands: tuple[tuple[Card, ...], ...]) -> Notes:
    """After the deal: everybody knows the own hand, and of the others that it is dealt districts and the gondolas all get."""
    seats = len(hands)
    gondolas = data.gondolas_dealt(seats)
    other = Memory((*_NONE[:-1], gondolas), _NONE, (bits(DISTRICTS) | DEALT_BIT,) * data.HAND, 0)
    notes: list[Note] = []
    for observer in range(seats + 1):
        own = hands[observer] if observer < seats else ()
        dealt = tuple(data.dealt_cards(seats) - own.count(district) for district in DISTRICTS)
        notes.append(Note(dealt, tuple(_BLANK if seat == observer else other for seat in range(seats))))
    return tuple(notes)


def gained(notes: Notes, seat: Seat, cards: Iterable[Card]) -> Notes:
    """Everybody saw these cards go to the hand of `seat`."""
    cards = tuple(cards)
    return _for_others(notes, seat, lambda note: _with(note, seat, _plus(note.hands[seat], cards)))


def drew(notes: Notes, seat: Seat) -> Notes:
    """`seat` took a card from the deck, unseen by the others."""
    return _for_others(notes, seat, lambda note: _with(note, seat, _plus_slot(note.hands[seat], ANY)))


def played(notes: Notes, seat: Seat, cards: Iterable[Card]) -> Notes:
    """Everybody saw `seat` lay down these cards from the hand."""
    for card in cards:
        notes = _for_others(notes, seat, lambda note, card=card: _without(note, seat, card))
    return notes


def robbed(notes: Notes, thief: Seat, victim: Seat, card: Card) -> Notes:
    """A card went from hand to hand; thief and victim know which."""
    result: list[Note] = []
    for observer, note in enumerate(notes):
        if observer == thief:
            result.append(_without(note, victim, card))
        elif observer == victim:
            result.append(_with(note, thief, _plus(note.hands[thief], (card,))))
        else:
            before = note.hands[victim]
            known = tuple(a + b for a, b in zip(before.sure, before.doubtful, strict=True))
            maybe = sum(1 << index for index, count in enumerate(known) if count)
            for slot in before.slots:
                maybe |= slot & ANY
            after = _settled(Memory(_NONE, known, before.slots, before.missing + 1))
            result.append(_with(_with(note, victim, after), thief, _plus_slot(note.hands[thief], maybe)))
    return tuple(result)


def lacking(notes: Notes, seat: Seat, cards: Iterable[Card]) -> Notes:
    """It became clear that `seat` holds none of these cards."""
    gone = bits(cards)

    def less(note: Note) -> Note:
        memory = note.hands[seat]
        doubtful = tuple(0 if gone >> index & 1 else count for index, count in enumerate(memory.doubtful))
        slots = tuple(slot & ~gone for slot in memory.slots if slot & ANY & ~gone)
        found = sum(memory.doubtful) - sum(doubtful) + len(memory.slots) - len(slots)
        return _with(note, seat, _settled(Memory(memory.sure, doubtful, slots, memory.missing - found)))

    return _for_others(notes, seat, less)


def _for_others(notes: Notes, seat: Seat, change: Callable[[Note], Note]) -> Notes:
    return tuple(note if observer == seat else change(note) for observer, note in enumerate(notes))


def _with(note: Note, seat: Seat, memory: Memory) -> Note:
    return replace(note, hands=(*note.hands[:seat], memory, *note.hands[seat + 1 :]))


def _plus(memory: Memory, cards: Iterable[Card]) -> Memory:
    sure = list(memory.sure)
    for card in cards:
        sure[ORDER[card]] += 1
    return replace(memory, sure=tuple(sure))


def _plus_slot(memory: Memory, maybe: int) -> Memory:
    return _settled(replace(memory, slots=(*memory.slots, maybe)))


def _less_one(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] - 1, *counts[index + 1 :])


def _without(note: Note, seat: Seat, card: Card) -> Note:
    """A card of this kind left the hand. Equal cards are interchangeable, so it is taken for the one that was known best."""
    memory, index = note.hands[seat], ORDER[card]
    if memory.sure[index]:
        return _with(note, seat, replace(memory, sure=_less_one(memory.sure, index)))
    if memory.doubtful[index]:
        return _with(note, seat, _settled(replace(memory, doubtful=_less_one(memory.doubtful, index))))
    if all(slot & DEALT_BIT for slot in memory.slots):
        note = replace(note, dealt=_less_one(note.dealt, index))
    place = min((slot for slot in memory.slots if slot >> index & 1), key=_freedom)
    return _with(note, seat, _settled(replace(memory, slots=_merged(memory.slots, place, 1 << index))))


def _freedom(slot: int) -> tuple[int, bool]:
    return (slot & ANY).bit_count(), not slot & DEALT_BIT


def _merged(slots: tuple[int, ...], place: int, through: int) -> tuple[int, ...]:
    """Without `place`: the card there may instead be in any slot that could have given the card that left (a kind of `through`)."""
    rest = list(slots)
    rest.remove(place)
    return tuple(_joined(slot, place) if slot & through else slot for slot in rest)


def _joined(slot: int, other: int) -> int:
    return ((slot | other) & ANY) | (slot & other & DEALT_BIT)


def _settled(memory: Memory) -> Memory:
    """The same knowledge, said as plainly as possible."""
    sure, doubtful, slots, missing = list(memory.sure), memory.doubtful, memory.slots, memory.missing
    if missing and missing == sum(doubtful) + len(slots):
        doubtful, slots, missing = _NONE, (), 0
    while missing and not any(doubtful):
        slots = _merged(slots, min(slots, key=_freedom), ANY)
        missing -= 1
    if missing and not slots and sum(count > 0 for count in doubtful) == 1:
        doubtful, missing = tuple(max(0, count - missing) for count in doubtful), 0
    if not missing:
        sure = [a + b for a, b in zip(sure, doubtful, strict=True)]
        doubtful = _NONE
        for slot in slots:
            if (slot & ANY).bit_count() == 1 and not slot & DEALT_BIT:
                sure[(slot & ANY).bit_length() - 1] += 1
        slots = tuple(slot for slot in slots if (slot & ANY).bit_count() > 1 or slot & DEALT_BIT)
    return Memory(tuple(sure), doubtful, slots, missing)
