"""A move being carried out: where cards go, and what is told of it.

Rulebook: Petturit, Vakoojat, and Uusi kierros for the deck that runs out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.chance import Chance
from engine.game import Seat, Step
from engine.games.canal_grande import events, memory
from engine.games.canal_grande.model import DISTRICTS, Card, Fate, Offer, Resolution, State, in_order, side_of


def less(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """`cards`, in order, without `gone`."""
    return in_order((Counter(cards) - Counter(gone)).elements())


class Flow:
    """The state so far, the events and the secrets of one step."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self._events: list[events.Event] = []
        self._secrets: dict[Seat, list[events.Event]] = {}

    def step(self) -> Step[State]:
        return Step(self.state, tuple(self._events), {seat: tuple(facts) for seat, facts in self._secrets.items()})

    @property
    def seats(self) -> int:
        return len(self.state.hands)

    @property
    def resolution(self) -> Resolution:
        """The one under way. Raises RuntimeError when nobody is carrying out anything."""
        if self.state.resolution is None:
            raise RuntimeError("nothing is being carried out")
        return self.state.resolution

    def put(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def resolve(self, **changes: Any) -> None:
        self.put(resolution=replace(self.resolution, **changes))

    def tell(self, event: events.Event) -> None:
        self._events.append(event)

    def whisper(self, seat: Seat, event: events.Event) -> None:
        self._secrets.setdefault(seat, []).append(event)

    def discard(self, *cards: Card) -> None:
        self.put(discards=(*self.state.discards, *cards))

    def _hand(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        hands = self.state.hands
        self.put(hands=(*hands[:seat], cards, *hands[seat + 1 :]))

    def take(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Open cards go to the hand of `seat`."""
        cards = tuple(cards)
        self._hand(seat, in_order((*self.state.hands[seat], *cards)))
        self.put(notes=memory.gained(self.state.notes, seat, cards))

    def lay(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Cards of the hand of `seat` are laid down openly; the caller knows where."""
        cards = tuple(cards)
        self._hand(seat, less(self.state.hands[seat], cards))
        self.put(notes=memory.played(self.state.notes, seat, cards))

    def lacks(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Everybody now knows that `seat` holds none of these."""
        self.put(notes=memory.lacking(self.state.notes, seat, cards))

    def front(self, seat: Seat, numbers: tuple[int, ...]) -> int:
        """Number cards go in front of the side of `seat`; its sum."""
        side = side_of(seat, self.seats)
        fronts = tuple((*front, *numbers) if other == side else front for other, front in enumerate(self.state.fronts))
        self.put(fronts=fronts)
        return sum(fronts[side])

    def rob(self, thief: Seat, victim: Seat) -> None:
        """One card at random goes from hand to hand; those two see it."""
        card = self.chance.choice(self.state.hands[victim])
        self._hand(victim, less(self.state.hands[victim], (card,)))
        self._hand(thief, in_order((*self.state.hands[thief], card)))
        self.put(notes=memory.robbed(self.state.notes, thief, victim, card))
        self.tell(events.Robbed(thief, victim, None))
        self.whisper(thief, events.Robbed(thief, victim, card))
        self.whisper(victim, events.Robbed(thief, victim, card))

    def top(self, refused: frozenset[Card] = frozenset()) -> Card | None:
        """The next card of the deck, which is made anew from the discards when it is empty (R5).

        None when nothing is left, or nothing but cards that would be `refused`.
        """
        if not self.state.deck:
            if refused.issuperset(self.state.discards):
                return None
            self.tell(events.Reshuffled(None, len(self.state.discards)))
            self.put(notes=memory.ran_out(self.state.notes, self.state.hands))
            self.shuffle_in()
        card, *rest = self.state.deck
        self.put(deck=tuple(rest))
        return card

    def shuffle_in(self) -> None:
        """The discards are shuffled into the deck."""
        s = self.state
        notes = memory.shuffled_in(s.notes, s.discards)
        self.put(deck=self.chance.shuffled(in_order((*s.deck, *s.discards))), discards=(), notes=notes)

    def draw(self) -> None:
        """One draw of a spy or a bonus: the card goes to hand unseen, acts, lies down, or is replaced until one does."""
        r = self.resolution
        refused = frozenset({Card.SPY, Card.DOGE} if r.bonus else {Card.SPY})
        card = self.top(refused)
        while card is not None and card in refused:
            self.tell(events.Showed(r.owner, card, Fate.REPLACED))
            self.discard(card)
            card = self.top(refused)
        if card is None:
            self.tell(events.NothingToDraw(r.owner, r.draws))
            self.resolve(draws=0)
            return
        if card is Card.TRAITOR:
            self.tell(events.Showed(r.owner, card, Fate.ACTS))
            self.resolve(draws=r.draws - 1, robbing=True)
        elif card is Card.DOGE:
            self.tell(events.Showed(r.owner, card, Fate.LAID))
            self.resolve(draws=r.draws - 1, doges=r.doges + 1)
        else:
            self._hand(r.owner, in_order((*self.state.hands[r.owner], card)))
            self.put(notes=memory.drew(self.state.notes, r.owner, card))
            self.tell(events.Drew(r.owner, None))
            self.whisper(r.owner, events.Drew(r.owner, card))
            self.resolve(draws=r.draws - 1)

    def lay_out(self) -> Offer:
        """Five action cards and three number cards, or what is left, are turned face up to be divided."""
        cards: list[Card] = []
        while len(cards) < 5 and (card := self.top()) is not None:
            cards.append(card)
            self.put(notes=memory.turned_up(self.state.notes, card))
        numbers = self.state.numbers
        laid = Offer(in_order(cards), tuple(sorted(numbers[:3])))
        self.put(numbers=numbers[3:], laid=laid)
        return laid


def nameable(hand: Iterable[Card], banned: Iterable[Card]) -> tuple[Card, ...]:
    """The districts that a player with this hand can name and open."""
    held = set(hand) - set(banned)
    return tuple(district for district in DISTRICTS if district in held)
