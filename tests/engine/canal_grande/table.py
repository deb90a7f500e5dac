"""Positions built by hand, and a table to play them at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande import (
    GAME,
    HELD,
    Card,
    Divide,
    Event,
    Move,
    Offer,
    Open,
    Options,
    Phase,
    Play,
    Reinforcement,
    Resolution,
    Spread,
    State,
    Vote,
)
from engine.games.canal_grande.model import Memory, Note, in_order, side_of

E = TypeVar("E")

NUMBERS = (1, 2, 3, 1, 2, 3, 1, 2, 3)


def cards(text: str) -> tuple[Card, ...]:
    """ "san_marco*2 gondola" as cards, in the order given."""
    found: list[Card] = []
    for word in text.split():
        name, _, count = word.partition("*")
        found += [Card(name)] * int(count or 1)
    return tuple(found)


def known(hands: Sequence[tuple[Card, ...]]) -> tuple[Note, ...]:
    """Notes of observers who have seen all these hands."""
    memories = tuple(Memory(tuple(hand.count(kind) for kind in HELD)) for hand in hands)
    return (Note((9,) * 6, (99,) * 7, memories),) * (len(hands) + 1)


def position(*hands: str, deck: str = "", discards: str = "", numbers: Iterable[int] = NUMBERS, **changes: Any) -> State:
    """A state with these hands; everything else as at the beginning of a turn of seat 0, whose cards are not laid out yet."""
    held = tuple(in_order(cards(hand)) for hand in hands)
    state = State(
        options=Options(),
        phase=Phase.DIVIDE,
        divider=0,
        deck=cards(deck),
        discards=cards(discards),
        numbers=tuple(numbers),
        hands=held,
        fronts=((), ()),
        marks=((), ()),
        laid=Offer(),
        offers=(),
        resolution=None,
        vote=None,
        bonus=(),
        notes=known(held),
    )
    return replace(state, **changes)


def offer(text: str, *numbers: int) -> Offer:
    return Offer(in_order(cards(text)), tuple(sorted(numbers)))


def offered(first: Offer, second: Offer, *hands: str, **changes: Any) -> State:
    """The chooser of seat 0's split is to choose."""
    return position(*hands, phase=Phase.CHOOSE, offers=(first, second), **changes)


def voting(
    *hands: str, owner: Seat = 0, doges: int = 1, named: tuple[Card, ...] = (), challenger: Seat | None = None, **changes: Any
) -> State:
    """A doge of `owner`, who is the divider and the last to carry out an offer, calls a vote: `challenger` is to open it."""
    seats = len(hands)
    opener = owner if challenger is None else challenger
    state = position(*hands, deck="castello*9", phase=Phase.OPEN, divider=owner, resolution=Resolution(owner, doges=doges, named=named))
    vote = Vote(opener, None, (Spread(),) * seats, (False,) * seats, opener)
    return replace(state, vote=vote, **changes)


def with_(*batches: str) -> tuple[Reinforcement, ...]:
    """ "san_polo.2" as a reinforcement."""
    return tuple(Reinforcement(Card(batch.split(".")[0]), int(batch.split(".")[1])) for batch in batches)


def open_with(district: str, named: int, *batches: str) -> Open:
    return Open(Card(district), named, with_(*batches))


def play_with(named: int, *batches: str) -> Play:
    return Play(named, with_(*batches))


def split(offer: Offer) -> Divide:
    return Divide(offer.cards, offer.numbers)


class Table:
    """Plays moves from a position, keeps what is told, and counts the cards after every move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.secrets: list[tuple[Seat, Event]] = []
        self.settled: list[bool] = []
        self._count = GAME.components(state)

    @property
    def turn(self) -> Seat:
        (seat,) = GAME.to_act(self.state)
        return seat

    def play(self, *moves: Move, seed: bytes = b"table") -> Table:
        for move in moves:
            seat = self.turn
            played = match.play(GAME, self.state, seat, move, Chance(seed, len(self.settled)))
            self.state = played.step.state
            self.events += cast(tuple[Event, ...], played.step.events)
            for told, facts in played.step.secrets.items():
                self.secrets += [(told, event) for event in cast(tuple[Event, ...], facts)]
            self.settled.append(played.settled)
            assert GAME.components(self.state) == self._count
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.hands[seat]

    def marks(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.marks[side_of(seat, len(self.state.hands))]

    def legal(self, move: Move) -> bool:
        """Asked both ways: directly, and by the list."""
        direct = GAME.is_legal(self.state, self.turn, move)
        assert direct == (move in list(GAME.legal_moves(self.state, self.turn)))
        return direct
