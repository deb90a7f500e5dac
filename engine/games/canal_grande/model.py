"""Canal Grande: what a match consists of, what players do and what they see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from engine.game import STRICT, Result, Seat


class Card(StrEnum):
    """An action card. The order is the one hands and offers are kept in: districts as in the data file, then the rest."""

    CANNAREGIO = "cannaregio"
    SANTA_CROCE = "santa_croce"
    SAN_POLO = "san_polo"
    DORSODURO = "dorsoduro"
    SAN_MARCO = "san_marco"
    CASTELLO = "castello"
    GONDOLA = "gondola"
    TRAITOR = "traitor"
    SPY = "spy"
    DOGE = "doge"


CARDS: Final = tuple(Card)
DISTRICTS: Final = CARDS[:6]
HELD: Final = CARDS[:7]
"""What a hand may hold: districts and gondolas."""
ORDER: Final = {card: index for index, card in enumerate(CARDS)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


class Phase(StrEnum):
    """Which question is open."""

    DIVIDE = "divide"
    """The divider splits the cards laid out into two offers."""
    CHOOSE = "choose"
    """The chooser takes an offer."""
    ROB = "rob"
    """The owner of a traitor says whose hand is robbed (four players)."""
    OPEN = "open"
    """The challenger names a district and opens the vote."""
    PLAY = "play"
    """A player answers in a vote: plays cards, or declines (two players) or passes (four)."""
    OVER = "over"


class Fate(StrEnum):
    """What becomes of a drawn card that must be shown."""

    REPLACED = "replaced"
    """Discarded, and another card is drawn for it."""
    ACTS = "acts"
    """A traitor: it robs at once."""
    LAID = "laid"
    """A doge: laid down with the owner's other doges."""


@dataclass(frozen=True, slots=True)
class Options:
    """`free_gondola`: the original rule, a reinforcement needs no card of the named district."""

    __pydantic_config__ = STRICT
    free_gondola: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Cards lying open: all that is to be divided, or one part of it. Cards in order, numbers ascending."""

    __pydantic_config__ = STRICT
    cards: tuple[Card, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return len(self.cards) + len(self.numbers)


@dataclass(frozen=True, slots=True)
class Reinforcement:
    """One gondola with `cards` ≥ 1 cards of one other district."""

    __pydantic_config__ = STRICT
    district: Card
    cards: int


@dataclass(frozen=True, slots=True)
class Spread:
    """What a player has on the table in a vote: cards of the named district, reinforcements in the order played, the first card."""

    __pydantic_config__ = STRICT
    named: int = 0
    reinforcements: tuple[Reinforcement, ...] = ()
    first: Card | None = None

    @property
    def total(self) -> int:
        """District cards: what counts in the vote. Gondolas do not."""
        return self.named + sum(batch.cards for batch in self.reinforcements)


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote under way. `district` is None until the challenger has named it. Spreads and `passed` by seat; `turn` is asked."""

    __pydantic_config__ = STRICT
    challenger: Seat
    district: Card | None
    spreads: tuple[Spread, ...]
    passed: tuple[bool, ...]
    turn: Seat


@dataclass(frozen=True, slots=True)
class Resolution:
    """A player carrying out an offer, or drawing for the smaller sum (`bonus`). All of it lies open.

    `traitors` and `spies` of the offer still wait; `spying`: a spy is at work and draws `draws` more cards (a bonus draw has no spy);
    `robbing`: a drawn traitor waits for its victim; `doges` wait for their votes, the one being voted on included;
    `named` are the districts of this owner's votes in this turn, none of which may be named again.
    """

    __pydantic_config__ = STRICT
    owner: Seat
    traitors: int = 0
    spies: int = 0
    spying: bool = False
    draws: int = 0
    robbing: bool = False
    doges: int = 0
    named: tuple[Card, ...] = ()
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Memory:
    """What an observer knows of another player's hand: it is `sure`, `slots`, `doubtful` and `loose` together, less `missing` of the
    latter two.

    `sure` and `doubtful` count kinds in the order of HELD; a slot (and a loose one) is a card known only to be one of a set: bits by
    HELD, and DEALT_BIT for a card of the first deal. Doubtful and loose are what was there when a card was stolen unseen.
    """

    __pydantic_config__ = STRICT
    sure: tuple[int, ...]
    slots: tuple[int, ...] = ()
    doubtful: tuple[int, ...] = (0,) * 7
    loose: tuple[int, ...] = ()
    missing: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """What one observer knows: of each district, how many cards of the first deal may at most be in other hands; of each kind in HELD,
    how many may at most be in the deck; and each hand, by seat."""

    __pydantic_config__ = STRICT
    dealt: tuple[int, ...]
    deck: tuple[int, ...]
    hands: tuple[Memory, ...]


@dataclass(frozen=True, slots=True)
class State:
    """`deck` and `numbers`: the first is the top. `fronts` (number cards) and `marks` by side, `hands` by seat.

    `offers`: two while the chooser thinks, then the divider's alone until the chooser is done. `bonus`: who draws for the smaller sum
    after the present one. `notes` by observer: each seat, then the public.
    """

    __pydantic_config__ = STRICT
    options: Options
    phase: Phase
    divider: Seat
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    numbers: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    fronts: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[Card, ...], ...]
    laid: Offer
    offers: tuple[Offer, ...]
    resolution: Resolution | None
    vote: Vote | None
    bonus: tuple[Seat, ...]
    notes: tuple[Note, ...]


# Moves


@dataclass(frozen=True, slots=True)
class Divide:
    """What goes into the first offer; the rest is the second."""

    __pydantic_config__ = STRICT
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    kind: Literal["divide"] = "divide"


@dataclass(frozen=True, slots=True)
class Choose:
    """Take offer 0 (the first) or 1 (the second)."""

    __pydantic_config__ = STRICT
    offer: int
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Rob:
    __pydantic_config__ = STRICT
    victim: Seat
    kind: Literal["rob"] = "rob"


@dataclass(frozen=True, slots=True)
class Open:
    """Name a district and open its vote with `named` ≥ 1 cards of it, and reinforcements in the order of DISTRICTS."""

    __pydantic_config__ = STRICT
    district: Card
    named: int
    reinforcements: tuple[Reinforcement, ...] = ()
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class Play:
    """Play `named` ≥ 0 cards of the named district, and reinforcements in the order of DISTRICTS."""

    __pydantic_config__ = STRICT
    named: int
    reinforcements: tuple[Reinforcement, ...] = ()
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline (two players: the vote is over) or pass (four: out of this vote)."""

    __pydantic_config__ = STRICT
    kind: Literal["pass"] = "pass"


Move: TypeAlias = Divide | Choose | Rob | Open | Play | Pass

# View


@dataclass(frozen=True, slots=True)
class VoteView:
    """A vote as everybody sees it.

    `owner` of the doge; `challenger` opens; `district` is None until named; `banned` districts may not be named; `spreads` and `passed` by
    seat; `totals` by side; `needed`: what the total of the player in turn must at least be after a play (two players), or None.
    """

    __pydantic_config__ = STRICT
    owner: Seat
    challenger: Seat
    district: Card | None
    banned: tuple[Card, ...]
    spreads: tuple[Spread, ...]
    passed: tuple[bool, ...]
    totals: tuple[int, ...]
    needed: int | None


@dataclass(frozen=True, slots=True)
class View:
    """The position as `viewer` may know it (None: the public).

    `turn`: who is asked, None at the end. `sides`: the seats of each side; `fronts` (number cards lying open), `sums` and `marks` by side;
    `limit`: the sum that ends a round. `hand` is the viewer's own (empty for the public), `hand_sizes` by seat; `deck` and `numbers` are
    sizes, `discards` lie open. `laid`: the cards being divided. `offers`: two while the chooser thinks, then the divider's that waits.
    `resolution`: who carries out what, all of it open; `bonus`: who draws for the smaller sum after that.
    """

    __pydantic_config__ = STRICT
    options: Options
    viewer: Seat | None
    phase: Phase
    turn: Seat | None
    divider: Seat
    chooser: Seat
    sides: tuple[tuple[Seat, ...], ...]
    limit: int
    fronts: tuple[tuple[int, ...], ...]
    sums: tuple[int, ...]
    marks: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    discards: tuple[Card, ...]
    numbers: int
    laid: Offer
    offers: tuple[Offer, ...]
    resolution: Resolution | None
    vote: VoteView | None
    bonus: tuple[Seat, ...]
    result: Result | None

    @property
    def seats(self) -> int:
        return len(self.hand_sizes)

    @property
    def coming(self) -> tuple[Card, ...]:
        """The traitors, spies and doges that wait behind the card at work; none once the match is over."""
        now = self.resolution
        if now is None or self.phase is Phase.OVER:
            return ()
        traitors = now.traitors - (self.phase is Phase.ROB and not now.robbing)
        doges = now.doges - (self.vote is not None)
        return (Card.TRAITOR,) * traitors + (Card.SPY,) * now.spies + (Card.DOGE,) * doges

    def total_after(self, seat: Seat, play: Open | Play) -> int:
        """What `seat` alone would have on the table after this play (in a partnership, the partner's cards come on top)."""
        before = self.vote.spreads[seat].total if self.vote else 0
        return before + play.named + sum(batch.cards for batch in play.reinforcements)


def side_of(seat: Seat, seats: int) -> int:
    """The side a seat belongs to: itself of two, A and B or C and D of four."""
    return seat * 2 // seats


def sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    half = seats // 2
    return tuple(range(half)), tuple(range(half, seats))


def chooser_of(divider: Seat, seats: int) -> Seat:
    """(A, C), (B, D), (C, A), (D, B) of four; the other one of two."""
    return (divider + seats // 2) % seats


def limit_of(seats: int) -> int:
    """The sum of number cards that ends a round."""
    return 10 if seats == 2 else 14
