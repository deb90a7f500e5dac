"""What each observer knows of the hands of others: cards seen going there, cards that cannot be there.

Everything here is sound: the real hands always fit what is remembered, so that a redealt hand can be any that fits. Where a fact cannot
be kept (a card stolen unseen), less is remembered, never something false.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from engine.game import Seat
from engine.games.canal_grande import data
from engine.games.canal_grande.matching import matched
from engine.games.canal_grande.model import DISTRICTS, HELD, ORDER, Card, Memory, Note

Notes: TypeAlias = tuple[Note, ...]
"""By observer: each seat, then the public."""

ANY: Final = 0b1111111
"""A slot that may be any card a hand can hold, bits in the order of HELD."""
DEALT_BIT: Final = 1 << len(HELD)
"""Marks the slot of a card of the first deal."""
_NONE: Final = (0,) * len(HELD)
_BLANK: Final = Memory(_NONE)


def bits(cards: Iterable[Card]) -> int:
    return sum(1 << ORDER[card] for card in set(cards))


def first_notes(hands: tuple[tuple[Card, ...], ...]) -> Notes:
    """After the deal: everybody knows the own hand, and of the others that it is dealt districts and the gondolas all get."""
    seats = len(hands)
    gondolas = data.gondolas_dealt(seats)
    other = Memory((*_NONE[:-1], gondolas), (bits(DISTRICTS) | DEALT_BIT,) * data.HAND)
    notes: list[Note] = []
    for observer in range(seats + 1):
        own = hands[observer] if observer < seats else ()
        dealt = tuple(data.dealt_cards(seats) - own.count(district) for district in DISTRICTS)
        deck = tuple(data.action_cards(seats)[kind] - own.count(kind) for kind in HELD)
        notes.append(Note(dealt, deck, tuple(_BLANK if seat == observer else other for seat in range(seats))))
    return tuple(notes)


def gained(notes: Notes, seat: Seat, cards: Iterable[Card]) -> Notes:
    """Everybody saw these cards go to the hand of `seat`."""
    cards = tuple(cards)
    return _for_others(notes, seat, lambda note: _with(note, seat, _plus(note.hands[seat], cards)))


def drew(notes: Notes, seat: Seat, card: Card) -> Notes:
    """`seat` took a card from the deck, unseen by the others."""

    def more(note: Note) -> Note:
        maybe = sum(1 << index for index, count in enumerate(note.deck) if count)
        return _with(note, seat, _plus_slot(note.hands[seat], maybe))

    own = replace(notes[seat], deck=_less_one(notes[seat].deck, ORDER[card]))
    return tuple(own if observer == seat else more(note) for observer, note in enumerate(notes))


def turned_up(notes: Notes, card: Card) -> Notes:
    """Everybody saw this card leave the deck."""
    if card not in HELD:
        return notes
    return tuple(replace(note, deck=_less_one(note.deck, ORDER[card])) for note in notes)


def shuffled_in(notes: Notes, discards: Iterable[Card]) -> Notes:
    """These discards were shuffled into the deck."""
    more = Counter(discards)
    return tuple(replace(note, deck=tuple(count + more[kind] for kind, count in zip(HELD, note.deck, strict=True))) for note in notes)


def ran_out(notes: Notes, hands: tuple[tuple[Card, ...], ...]) -> Notes:
    """The deck is empty: whatever an observer has not seen elsewhere is in the hands of the others, and nothing else is."""

    def less(observer: int, note: Note) -> Note:
        others = [seat for seat in range(len(hands)) if seat != observer]
        unknown = Counter(card for seat in others for card in hands[seat])
        for seat in others:
            unknown.subtract(dict(zip(HELD, note.hands[seat].sure, strict=True)))
        gone = bits(kind for kind in HELD if not unknown[kind])
        memories = tuple(known if seat == observer else _excluding(known, gone) for seat, known in enumerate(note.hands))
        return replace(note, deck=_NONE, hands=memories)

    return tuple(less(observer, note) for observer, note in enumerate(notes))


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
            stolen, after = _missing_one(note.hands[victim])
            result.append(_with(_with(note, victim, after), thief, _plus_slot(note.hands[thief], stolen)))
    return tuple(result)


def lacking(notes: Notes, seat: Seat, cards: Iterable[Card]) -> Notes:
    """It became clear that `seat` holds none of these cards."""
    gone = bits(cards)
    return _for_others(notes, seat, lambda note: _with(note, seat, _excluding(note.hands[seat], gone)))


def _excluding(memory: Memory, gone: int) -> Memory:
    """None of the cards that are not sure is of these kinds."""
    doubtful = tuple(0 if gone >> index & 1 else count for index, count in enumerate(memory.doubtful))
    loose = tuple(slot & ~gone for slot in memory.loose if slot & ANY & ~gone)
    found = sum(memory.doubtful) - sum(doubtful) + len(memory.loose) - len(loose)
    return _settled(Memory(memory.sure, tuple(slot & ~gone for slot in memory.slots), doubtful, loose, memory.missing - found))


def _missing_one(memory: Memory) -> tuple[int, Memory]:
    """After a card was stolen unseen: what it may be, and the hand it is missing from."""
    known = _sum(memory.sure, memory.doubtful)
    maybe = sum(1 << index for index, count in enumerate(known) if count)
    for slot in memory.slots + memory.loose:
        maybe |= slot & ANY
    return maybe, _settled(Memory(_NONE, (), known, memory.slots + memory.loose, memory.missing + 1))


def fits(memory: Memory, hand: tuple[Card, ...]) -> bool:
    """Whether this may be the hand that is remembered so."""
    unknown = Counter(hand)
    unknown.subtract({kind: count for kind, count in zip(HELD, memory.sure, strict=True) if count})
    if min(unknown.values(), default=0) < 0:
        return False
    cards = [1 << ORDER[card] for card in unknown.elements()]
    doubtful = [1 << index for index, count in enumerate(memory.doubtful) for _ in range(count)]
    places = (*memory.slots, *doubtful, *memory.loose)
    if len(cards) != len(places) - memory.missing:
        return False
    needed = range(len(memory.slots))
    return matched(len(cards), len(places), lambda card, place: bool(cards[card] & places[place]), needed) is not None


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


def _sum(counts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(counts, more, strict=True))


def _less_one(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] - 1, *counts[index + 1 :])


def _without(note: Note, seat: Seat, card: Card) -> Note:
    """A card of this kind left the hand. Equal cards are interchangeable, so it is taken for the one that was known best.

    Where it may have been another one, the cards that it may have been are known less well afterwards.
    """
    memory, index = note.hands[seat], ORDER[card]
    kind = 1 << index
    if memory.sure[index]:
        return _with(note, seat, replace(memory, sure=_less_one(memory.sure, index)))
    if not memory.doubtful[index] and all(slot & DEALT_BIT for slot in memory.slots + memory.loose):
        note = replace(note, dealt=_less_one(note.dealt, index))
    slots, doubtful, loose = memory.slots, memory.doubtful, memory.loose
    best = min((slot for slot in slots + loose if slot & kind), key=_freedom, default=0)
    if doubtful[index] or best not in slots:
        loose += tuple(slot for slot in slots if slot & kind)
        slots = tuple(slot for slot in slots if not slot & kind)
    if doubtful[index]:
        doubtful = _less_one(doubtful, index)
    elif best in slots:
        slots, loose = _joined(_removed(slots, best), best, kind), _joined(loose, best, kind)
    else:
        loose = _joined(_removed(loose, best), best, kind)
    return _with(note, seat, _settled(Memory(memory.sure, slots, doubtful, loose, memory.missing)))


def _freedom(slot: int) -> tuple[int, bool]:
    return (slot & ANY).bit_count(), not slot & DEALT_BIT


def _removed(slots: tuple[int, ...], slot: int) -> tuple[int, ...]:
    place = slots.index(slot)
    return slots[:place] + slots[place + 1 :]


def _joined(slots: tuple[int, ...], place: int, through: int) -> tuple[int, ...]:
    """The card of `place` may instead be in any of the slots that could have given the card that left (of a kind in `through`)."""
    return tuple(((slot | place) & ANY) | (slot & place & DEALT_BIT) if slot & through else slot for slot in slots)


def _settled(memory: Memory) -> Memory:
    """The same knowledge, said as plainly as possible."""
    sure, slots, doubtful, loose, missing = memory.sure, memory.slots, memory.doubtful, memory.loose, memory.missing
    if missing and missing == sum(doubtful) + len(loose):
        doubtful, loose, missing = _NONE, (), 0
    while missing and not any(doubtful):
        place = min(loose, key=_freedom)
        loose = _joined(_removed(loose, place), place, ANY)
        missing -= 1
    if missing and not loose and sum(count > 0 for count in doubtful) == 1:
        doubtful, missing = tuple(max(0, count - missing) for count in doubtful), 0
    if not missing:
        sure, slots, doubtful, loose = _sum(sure, doubtful), slots + loose, _NONE, ()
    certain = [slot for slot in slots if slot.bit_count() == 1]
    sure = _sum(sure, tuple(certain.count(1 << index) for index in range(len(HELD))))
    return Memory(sure, tuple(slot for slot in slots if slot.bit_count() > 1), doubtful, loose, missing)
