"""A sensible player of Canal Grande: weighs cards and marks, divides fairly with a grin, bids what a mark is worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande.model import (
    DISTRICTS,
    Card,
    Choose,
    Divide,
    Move,
    Offer,
    Open,
    Pass,
    Phase,
    Play,
    Reinforcement,
    Rob,
    State,
    side_of,
    sides,
)
from engine.games.canal_grande.picker import legal_moves
from engine.games.canal_grande.votes import Means, districts_to_name, means, totals, victory, vote_of

WIN = 50.0
"""What the mark that wins the match is worth; an ordinary card is worth about 1."""
NUMBER = -0.12
"""A point of number cards: the smaller sum draws three cards at the end of the round, the larger only divides."""


def choose(guess: State, seat: Seat, chance: Chance) -> Move:
    """A legal move for `seat`, which knows no more than `guess` was redealt from."""
    position = Position(guess, seat)
    match guess.phase:
        case Phase.DIVIDE:
            return position.divide()
        case Phase.CHOOSE:
            return position.choose()
        case Phase.ROB:
            victims = [move for move in legal_moves(guess, seat) if isinstance(move, Rob)]
            return max(victims, key=lambda move: len(guess.hands[move.victim]))
        case Phase.OPEN:
            return position.open()
        case _:
            return position.answer(chance)


@dataclass(frozen=True, slots=True)
class Position:
    state: State
    seat: Seat

    @property
    def side(self) -> int:
        return side_of(self.seat, len(self.state.hands))

    def worth(self, side: int, district: Card) -> float:
        """What a mark of this district would be worth to this side."""
        marks = self.state.marks[side]
        if victory((*marks, district)):
            return WIN
        of_it = marks.count(district)
        return 1.5 + 0.9 * of_it + (1.0 + 0.25 * len(set(marks)) if not of_it else 0)

    def stake(self, district: Card) -> float:
        """The difference between winning and losing a vote."""
        return self.worth(self.side, district) + 0.8 * self.worth(1 - self.side, district)

    def power(self, seat: Seat, district: Card) -> int:
        """The most cards this hand can bring to a vote on this district."""
        hand = Counter(self.state.hands[seat])
        if not hand[district] and not self.state.options.free_gondola and len(self.state.hands) == 2:
            return 0
        others = sorted((hand[other] for other in DISTRICTS if other is not district), reverse=True)
        return hand[district] + sum(others[: hand[Card.GONDOLA]])

    def powers(self, side: int, district: Card) -> int:
        return sum(self.power(seat, district) for seat in sides(len(self.state.hands))[side])

    # Offers

    def prices(self, seat: Seat) -> dict[Card, float]:
        """What one more of each card is worth to this player."""
        hand = Counter(self.state.hands[seat])
        side = side_of(seat, len(self.state.hands))
        prices = {district: 0.7 + 0.12 * min(4, hand[district]) + 0.06 * min(8.0, self.worth(side, district)) for district in DISTRICTS}
        prices[Card.GONDOLA] = 0.9 if hand[Card.GONDOLA] < 2 else 0.5
        prices[Card.TRAITOR] = 1.5
        prices[Card.SPY] = 1.7
        prices[Card.DOGE] = self._vote_price(seat, side)
        return prices

    def _vote_price(self, seat: Seat, side: int) -> float:
        """A doge lets its owner name the district, if there is one to name."""
        mine = [district for district in DISTRICTS if district in self.state.hands[seat]]
        if not mine:
            return -2.0
        rival = 1 - side
        lead = max(min(2, self.powers(side, d) - self.powers(rival, d)) + 0.3 * min(8.0, self.worth(side, d)) for d in mine)
        return max(0.3, 1.0 + lead)

    def gain(self, offer: Offer, prices: dict[Card, float]) -> float:
        doges = offer.cards.count(Card.DOGE)
        return sum(prices[card] for card in offer.cards) + NUMBER * sum(offer.numbers) - 0.4 * doges * max(0, doges - 1)

    def choose(self) -> Choose:
        first, second = self.state.offers
        mine, theirs = self.prices(self.seat), self.prices(self.state.divider)
        take_first = self.gain(first, mine) - self.gain(second, theirs)
        take_second = self.gain(second, mine) - self.gain(first, theirs)
        return Choose(0 if take_first >= take_second else 1)

    def divide(self) -> Divide:
        """The split that leaves most to the divider when the chooser takes what suits them best."""
        laid, seats = self.state.laid, len(self.state.hands)
        chooser = (self.seat + seats // 2) % seats
        mine, theirs = self.prices(self.seat), self.prices(chooser)
        all_mine, all_theirs = self.gain(laid, mine), self.gain(laid, theirs)
        best, best_left = None, float("-inf")
        for move in legal_moves(self.state, self.seat):
            if not isinstance(move, Divide):
                continue
            first = Offer(move.cards, move.numbers)
            to_me, to_them = self.gain(first, mine), self.gain(first, theirs)
            take_first = to_them - (all_mine - to_me)
            take_second = (all_theirs - to_them) - to_me
            left = -max(take_first, take_second)
            if left > best_left:
                best, best_left = move, left
        if best is None:
            raise ValueError("nothing to divide")
        return best

    # Votes

    def open(self) -> Open:
        district = max(districts_to_name(self.state, self.seat), key=self._promise)
        held = self.state.hands[self.seat].count(district)
        rivals = sum(self.state.hands[seat].count(district) for seat in sides(len(self.state.hands))[1 - self.side])
        wins = self.powers(self.side, district) >= self.powers(1 - self.side, district)
        return Open(district, max(1, min(held, rivals)) if wins else 1)

    def _promise(self, district: Card) -> float:
        mine, theirs = self.powers(self.side, district), self.powers(1 - self.side, district)
        if mine >= theirs:
            return self.worth(self.side, district) - 0.4 * theirs
        return 0.2 * mine - self.worth(1 - self.side, district) - 0.5

    def answer(self, chance: Chance) -> Move:
        """Bid on as long as the mark is worth the cards, and it can be had; else pass."""
        vote = vote_of(self.state)
        district = vote.district
        if district is None:
            raise ValueError("nothing to answer")
        sums = totals(vote)
        has = means(self.state, self.seat, district)
        challengers = side_of(vote.challenger, len(self.state.hands))
        to_lead = sums[1 - self.side] - sums[self.side] + (self.side != challengers)
        rivals = sides(len(self.state.hands))[1 - self.side]
        more = sum(self.power(seat, district) for seat in rivals if not vote.passed[seat])
        if len(self.state.hands) == 4 and to_lead + more <= 0:
            return Pass()
        play = cheapest(has, max(has.least, 1 if to_lead <= 0 else self._share(to_lead, has)))
        if play is None:
            return Pass()
        price = vote.spreads[self.seat].total + play.named + sum(1.6 + batch.cards for batch in play.reinforcements) * 0.8
        hopeless = sums[1 - self.side] + more >= sums[self.side] + self._reach(district) + 3
        if price > self.stake(district) * (0.5 if hopeless else 1.0):
            return Pass()
        return play if not hopeless or chance.below(3) else Pass()

    def _share(self, to_lead: int, has: Means) -> int:
        """Of what is wanting, as much as this hand can give (the partner may give the rest)."""
        return min(to_lead, has.held + has.reach()) if len(self.state.hands) == 4 else to_lead

    def _reach(self, district: Card) -> int:
        vote = vote_of(self.state)
        return sum(self.power(seat, district) for seat in sides(len(vote.passed))[self.side] if not vote.passed[seat])


def cheapest(has: Means, need: int) -> Play | None:
    """A play of at least `need` cards with as few gondolas as can be, and no more cards than needed."""
    if need <= has.held:
        return Play(max(1, need)) if has.held else None
    if not has.held and not has.unaided:
        return None
    largest = sorted(has.others, key=lambda other: -other[1])[: has.gondolas]
    missing = need - has.held
    taken: Counter[Card] = Counter()
    for district, held in largest:
        taken[district] = min(held, missing)
        missing -= taken[district]
        if missing <= 0:
            break
    if missing > 0:
        return None
    return Play(has.held, tuple(Reinforcement(district, taken[district]) for district in DISTRICTS if taken[district]))
