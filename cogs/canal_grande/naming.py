"""What things of Canal Grande are called: cards, offers, plays, sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cogs._shared.voice import Voice
from engine.game import Seat
from engine.games.canal_grande import CARDS, Card, Offer, Open, Play, Reinforcement, Spread, View

LETTERS = "AB"
"""The two offers, as in pictures."""


def district(card: Card, say: Voice) -> str:
    return say(f"canal-grande-district-{card}")


def joined(items: Sequence[str], say: Voice) -> str:
    """a; a and b; a, b and c; nothing for no items."""
    *most, last = items or ("",)
    return say("canal-grande-and", most=", ".join(most), last=last) if most else last


def counted(card: Card, count: int, say: Voice) -> str:
    """So many cards of a kind with their number: 1 San Marco, 2 gondolas."""
    if card in CARDS[:6]:
        return say("canal-grande-counted-district", n=count, name=district(card, say))
    return say(f"canal-grande-counted-{card}", n=count)


def some(card: Card, count: int, say: Voice) -> str:
    """So many cards of a kind as they stand in a list: San Marco, 2 San Marco, a gondola."""
    if count > 1:
        return counted(card, count, say)
    return district(card, say) if card in CARDS[:6] else say(f"canal-grande-one-{card}")


def listed(cards: Iterable[Card], say: Voice) -> list[str]:
    """Cards by kind, in the order of hands."""
    counts = Counter(cards)
    return [some(card, counts[card], say) for card in CARDS if counts[card]]


def cards(held: Iterable[Card], say: Voice) -> str:
    """Cards in words; "none" where there are none."""
    return ", ".join(listed(held, say)) or say("canal-grande-none")


def numbers(values: Sequence[int], say: Voice) -> str:
    return say("canal-grande-numbers", n=len(values), values=" + ".join(map(str, values)))


def offer(what: Offer, say: Voice) -> str:
    """All cards of an offer: San Marco, 2 Castello, a doge, numbers 1 + 3."""
    parts = listed(what.cards, say)
    if what.numbers:
        parts.append(numbers(what.numbers, say))
    return ", ".join(parts) or say("canal-grande-none")


def batches(reinforcements: Sequence[Reinforcement], say: Voice) -> list[str]:
    return [say("canal-grande-batch", cards=counted(batch.district, batch.cards, say)) for batch in reinforcements]


def laid(named: Card, count: int, reinforcements: Sequence[Reinforcement], say: Voice) -> str:
    """A play or all that somebody has played: 2 San Marco and a gondola with 1 Castello."""
    parts = [counted(named, count, say)] if count else []
    return joined([*parts, *batches(reinforcements, say)], say) if parts or reinforcements else say("canal-grande-nothing")


def spread(named: Card, what: Spread, say: Voice) -> str:
    return laid(named, what.named, what.reinforcements, say)


def brought(play: Open | Play) -> int:
    """The cards of a play that count in the vote."""
    return play.named + sum(batch.cards for batch in play.reinforcements)


def people(seats: Sequence[Seat], voice: Voice) -> str:
    return joined([voice.who(seat) for seat in seats], voice)


def side_of(view: View, seat: Seat) -> int:
    return next(side for side, seats in enumerate(view.sides) if seat in seats)


def marks(won: Sequence[Card], voice: Voice) -> str:
    """Marks in words: San Marco, 2 Castello; "none" where there are none."""
    return cards(won, voice)
