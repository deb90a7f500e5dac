"""The laws hold for a small honest game, and each catches the fault it is there for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

import pytest

from engine.chance import Chance
from engine.game import STRICT, Choices, Game, Path, Result, Seat, Step
from tests.engine import laws


@dataclass(frozen=True, slots=True)
class Options:
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Bid:
    __pydantic_config__ = STRICT
    card: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Won:
    __pydantic_config__ = STRICT
    seat: Seat | None
    cards: tuple[int, ...]
    kind: Literal["won"] = "won"


@dataclass(frozen=True, slots=True)
class State:
    __pydantic_config__ = STRICT
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    deck: tuple[int, ...]
    gone: tuple[int, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    __pydantic_config__ = STRICT
    hand: tuple[int, ...]
    bid: int | None
    bidders: tuple[bool, ...]
    gone: tuple[int, ...]
    won: tuple[int, ...]


class Bidding(Game[State, Bid, View, Options]):
    """Everyone bids a card in secret and may change it until all have; the highest wins. Three rounds."""

    key = "bidding"
    version = 1
    seats = (2, 3)
    bound = 200
    state_type, move_type, event_type, view_type, options_type = State, Bid, Won, View, Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        deck = chance.shuffled(range(1, 13))
        hands = tuple(tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in range(seats))
        return State(hands, (None,) * seats, deck[3 * seats :], (), (0,) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset(seat for seat, bid in enumerate(state.bids) if bid is None and state.hands[seat])

    def may_change(self, state: State) -> frozenset[Seat]:
        return frozenset(seat for seat, bid in enumerate(state.bids) if bid is not None)

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Bid]:
        yield from (Bid(card) for card in state.hands[seat])

    def apply(self, state: State, seat: Seat, move: Bid, chance: Chance) -> Step[State]:
        bids = tuple(move.card if other == seat else bid for other, bid in enumerate(state.bids))
        if None in bids:
            return Step(replace(state, bids=bids))
        cards = tuple(bid for bid in bids if bid is not None)
        winner = cards.index(max(cards))
        hands = tuple(tuple(c for c in hand if c not in cards) for hand in state.hands)
        won = tuple(count + (other == winner) for other, count in enumerate(state.won))
        return Step(State(hands, (None,) * len(bids), state.deck, state.gone + cards, won), (Won(winner, cards),))

    def view(self, state: State, viewer: Seat | None) -> View:
        hand, bid = ((), None) if viewer is None else (state.hands[viewer], state.bids[viewer])
        return View(hand, bid, tuple(bid is not None for bid in state.bids), state.gone, state.won)

    def result(self, state: State) -> Result | None:
        if any(state.hands):
            return None
        return Result(tuple(1 + sum(other > mine for other in state.won) for mine in state.won), state.won, "all_played")

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        unseen = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
        pool = list(chance.shuffled(sorted((*unseen, *state.deck))))
        hands = tuple(hand if seat == viewer else tuple(sorted(pool.pop() for _ in hand)) for seat, hand in enumerate(state.hands))
        bids = tuple(bid if seat == viewer or bid is None else chance.choice(hands[seat]) for seat, bid in enumerate(state.bids))
        return replace(state, hands=hands, bids=bids, deck=tuple(pool))

    def components(self, state: State) -> Counter[str]:
        return Counter(str(card) for place in (*state.hands, state.deck, state.gone) for card in place)

    def path(self, move: Bid) -> Path:
        return (str(move.card),)


class Endless(Bidding):
    bound = 2


class SaysOver(Bidding):
    def result(self, state: State) -> Result | None:
        return super().result(replace(state, hands=()))


class Twice(Bidding):
    def legal_moves(self, state: State, seat: Seat) -> Iterator[Bid]:
        yield from (Bid(state.hands[seat][0]), *super().legal_moves(state, seat))


class Incomplete(Bidding):
    def legal_moves(self, state: State, seat: Seat) -> Iterator[Bid]:
        yield Bid(state.hands[seat][0])

    def is_legal(self, state: State, seat: Seat, move: Bid) -> bool:
        return move.card in state.hands[seat]


class AnyoneMay(Bidding):
    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset(range(len(state.bids))) if any(state.hands) else frozenset()


class Leaks(Bidding):
    def view(self, state: State, viewer: Seat | None) -> View:
        return replace(super().view(state, viewer), won=state.deck)


class Stuck(Bidding):
    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return state


class Loses(Bidding):
    def apply(self, state: State, seat: Seat, move: Bid, chance: Chance) -> Step[State]:
        step = super().apply(state, seat, move, chance)
        return Step(replace(step.state, gone=step.state.gone[:2]), step.events)


class Unseeded(Bidding):
    turns = 0

    def apply(self, state: State, seat: Seat, move: Bid, chance: Chance) -> Step[State]:
        self.turns += 1
        step = super().apply(state, seat, move, chance)
        return Step(replace(step.state, deck=step.state.deck[self.turns % 2 :] + step.state.deck[: self.turns % 2]))


class OnePath(Bidding):
    def path(self, move: Bid) -> Path:
        return ("bid",)


class DeadEnd(Bidding):
    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        level = super().choices(state, seat, prefix)
        return level and replace(level, options=(*level.options, "pass"))


class Unmentioned(Bidding):
    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        level = super().choices(state, seat, prefix)
        return level and replace(level, options=level.options[:1])


class Shifting(Bidding):
    def legal_moves(self, state: State, seat: Seat) -> Iterator[Bid]:
        bids = sum(bid is not None for other, bid in enumerate(state.bids) if other != seat)
        yield from (Bid(card) for card in state.hands[seat][-1 - bids :])


class Peeks(Bidding):
    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset({0} if state.hands[0] else ())

    def apply(self, state: State, seat: Seat, move: Bid, chance: Chance) -> Step[State]:
        mine = tuple(card for card in state.hands[0] if card != move.card)
        gone = (*state.gone, move.card, *state.deck[:1])
        return Step(replace(state, hands=(mine, *state.hands[1:]), deck=state.deck[1:], gone=gone))


class Unlisted(Bidding):
    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = super().setup(seats, options, chance)
        return replace(state, hands=list(state.hands))  # pyright: ignore[reportArgumentType]


HONEST = Bidding()
RULES = [law for law in laws.LAWS if law not in (laws.law_player, laws.law_players_finish)]


@pytest.mark.parametrize("law", RULES, ids=laws.name)
@pytest.mark.parametrize("seats", HONEST.seats)
def test_an_honest_game_keeps_every_law(law: laws.Law, seats: int) -> None:
    law(laws.walk(HONEST, seats, Options(), 1))


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Endless(), laws.law_setup),
        (SaysOver(), laws.law_result),
        (Twice(), laws.law_moves),
        (Incomplete(), laws.law_moves),
        (AnyoneMay(), laws.law_result),
        (Leaks(), laws.law_redeal),
        (Stuck(), laws.law_redeal),
        (Loses(), laws.law_components),
        (Unseeded(), laws.law_replay),
        (OnePath(), laws.law_paths),
        (DeadEnd(), laws.law_picker),
        (Unmentioned(), laws.law_picker),
        (Shifting(), laws.law_question),
        (Unlisted(), laws.law_codec),
        (Peeks(), laws.law_settled),
    ],
    ids=lambda thing: str(getattr(thing, "__name__", type(thing).__name__)),
)
def test_a_broken_game_is_caught(game: Bidding, law: laws.Law) -> None:
    with pytest.raises(AssertionError):
        law(laws.walk(game, 3, Options(), 1))
