"""Votes: which plays are legal, and what a vote costs and brings.

Rulebook: Äänestykset, Pelin loppuminen, Sääntömuunnelma (the free gondola); Nelinpeli: Äänestys.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.game import Seat
from engine.games.canal_grande import events
from engine.games.canal_grande.flow import Flow, nameable
from engine.games.canal_grande.model import (
    DISTRICTS,
    ORDER,
    Card,
    Open,
    Phase,
    Play,
    Reinforcement,
    Spread,
    State,
    Vote,
    side_of,
    sides,
)

SIX_DISTRICTS = "six_districts"
FOUR_MARKS = "four_marks"


@dataclass(frozen=True, slots=True)
class Means:
    """What a player asked in a vote may play.

    `held` cards of the named district, at least `open_with` of them; at most `gondolas` reinforcements from `others` (district and
    cards held, in the order of DISTRICTS), `unaided` even without a named card in this play; at least `least` cards in all.
    """

    held: int
    others: tuple[tuple[Card, int], ...]
    gondolas: int
    open_with: int
    unaided: bool
    least: int

    def reach(self, start: int = 0, used: int = 0) -> int:
        """The most cards that reinforcements from `others[start:]` can bring when `used` gondolas are gone."""
        return sum(sorted((count for _, count in self.others[start:]), reverse=True)[: max(0, self.gondolas - used)])

    def counts(self) -> tuple[int, ...]:
        """Numbers of named cards with which a legal play can begin."""
        return tuple(
            named for named in range(self.open_with, self.held + 1) if named + (self.reach() if named or self.unaided else 0) >= self.least
        )

    def reinforcements(self, need: int, start: int = 0, used: int = 0) -> Iterator[tuple[Reinforcement, ...]]:
        """Every way to bring at least `need` cards from `others[start:]`."""
        if need <= 0:
            yield ()
        if used == self.gondolas or self.reach(start, used) < need:
            return
        for place in range(start, len(self.others)):
            district, held = self.others[place]
            for cards in range(1, held + 1):
                for rest in self.reinforcements(need - cards, place + 1, used + 1):
                    yield (Reinforcement(district, cards), *rest)

    def allows(self, named: int, reinforcements: tuple[Reinforcement, ...]) -> bool:
        places = [ORDER[batch.district] for batch in reinforcements]
        held = dict(self.others)
        return (
            self.open_with <= named <= self.held
            and len(reinforcements) <= self.gondolas
            and places == sorted(set(places))
            and all(1 <= batch.cards <= held.get(batch.district, 0) for batch in reinforcements)
            and (not reinforcements or named > 0 or self.unaided)
            and named + sum(batch.cards for batch in reinforcements) >= self.least
        )


def means(state: State, seat: Seat, district: Card) -> Means:
    """What `seat` may play in a vote on `district`: the opening before it is named, else the next play."""
    vote = vote_of(state)
    hand = Counter(state.hands[seat])
    held = hand[district]
    others = tuple((other, hand[other]) for other in DISTRICTS if other is not district and hand[other])
    gondolas = hand[Card.GONDOLA]
    if vote.district is None:
        return Means(held, others, gondolas, open_with=1, unaided=False, least=1)
    mine = vote.spreads[seat]
    two = len(state.hands) == 2
    least = max(1, vote.spreads[1 - seat].total - mine.total + 1) if two else 1
    unaided = state.options.free_gondola or mine.named > 0 or (not two and not held)
    return Means(held, others, gondolas, open_with=0, unaided=unaided, least=least)


def vote_of(state: State) -> Vote:
    """The vote under way. Raises RuntimeError when there is none."""
    if state.vote is None:
        raise RuntimeError("no vote is under way")
    return state.vote


def districts_to_name(state: State, seat: Seat) -> tuple[Card, ...]:
    return nameable(state.hands[seat], state.resolution.named if state.resolution else ())


def opening(f: Flow, move: Open) -> None:
    vote = vote_of(f.state)
    f.resolve(named=(*f.resolution.named, move.district))
    f.put(phase=Phase.PLAY, vote=replace(vote, district=move.district))
    total = _lay(f, move)
    f.tell(events.Opened(vote.turn, move.district, move.named, move.reinforcements, total))
    _next(f)


def playing(f: Flow, move: Play) -> None:
    vote = vote_of(f.state)
    seat, district = vote.turn, vote.district
    if district is None:
        raise RuntimeError("the vote is not open yet")
    unaided = not move.named and not vote.spreads[seat].named
    if unaided and f.seats == 4 and not f.state.options.free_gondola:
        f.lacks(seat, (district,))
    _lay(f, move)
    f.tell(events.Played(seat, district, move.named, move.reinforcements, totals(vote_of(f.state))[side_of(seat, f.seats)]))
    _next(f)


def passing(f: Flow) -> None:
    vote = vote_of(f.state)
    f.tell(events.Passed(vote.turn))
    passed = tuple(gone or seat == vote.turn for seat, gone in enumerate(vote.passed))
    f.put(vote=replace(vote, passed=passed))
    if f.seats == 2 or all(passed):
        _settle(f)
    else:
        _next(f)


def totals(vote: Vote) -> tuple[int, ...]:
    """District cards on the table, by side."""
    return tuple(sum(vote.spreads[seat].total for seat in side) for side in sides(len(vote.spreads)))


def _lay(f: Flow, move: Open | Play) -> int:
    """Move the played cards from hand to table; the player's total."""
    vote = vote_of(f.state)
    seat, district = vote.turn, vote.district
    if district is None:
        raise RuntimeError("the vote is not open yet")
    before = vote.spreads[seat]
    first = before.first or (district if move.named else move.reinforcements[0].district)
    after = Spread(before.named + move.named, before.reinforcements + move.reinforcements, first)
    f.lay(seat, cards_of(Spread(move.named, move.reinforcements), district))
    f.put(vote=replace(vote, spreads=_set(vote.spreads, seat, after)))
    return after.total


def _set(spreads: tuple[Spread, ...], seat: Seat, spread: Spread) -> tuple[Spread, ...]:
    return (*spreads[:seat], spread, *spreads[seat + 1 :])


def cards_of(spread: Spread, district: Card) -> tuple[Card, ...]:
    """All cards of a spread, gondolas included."""
    cards = [district] * spread.named
    for batch in spread.reinforcements:
        cards += [Card.GONDOLA, *[batch.district] * batch.cards]
    return tuple(cards)


def _next(f: Flow) -> None:
    """The next in seat order who has not passed: the same player again when all others have."""
    vote = vote_of(f.state)
    order = ((vote.turn + step) % f.seats for step in range(1, f.seats + 1))
    f.put(vote=replace(vote, turn=next(seat for seat in order if not vote.passed[seat])))


def winning_side(vote: Vote) -> int:
    """The side of the last play (two players); the larger total, a tie being the challengers' (R9)."""
    seats = len(vote.spreads)
    challengers = side_of(vote.challenger, seats)
    sums = totals(vote)
    return 1 - challengers if sums[1 - challengers] > sums[challengers] else challengers


def _settle(f: Flow) -> None:
    """The mark, the discards, what goes back to hand; then the next vote, or the end of the match."""
    vote = vote_of(f.state)
    district = vote.district
    if district is None:
        raise RuntimeError("the vote is not open yet")
    side = winning_side(vote)
    winners = sides(f.seats)[side]
    gone = [list(cards_of(spread, district)) if seat in winners else [] for seat, spread in enumerate(vote.spreads)]
    kept: list[tuple[Card, ...]] = [()] * f.seats
    for seat, spread in enumerate(vote.spreads):
        if seat in winners or spread.first is None:
            continue
        gone[seat] = [spread.first, *[Card.GONDOLA] * len(spread.reinforcements)]
        kept[seat] = tuple((Counter(cards_of(spread, district)) - Counter(gone[seat])).elements())
    gone[_marker(vote, winners)].remove(district)
    marks = tuple((*own, district) if other == side else own for other, own in enumerate(f.state.marks))
    f.put(marks=marks, vote=None)
    for seat in range(f.seats):
        f.discard(*gone[seat])
        f.take(seat, kept[seat])
    f.discard(Card.DOGE)
    f.resolve(doges=f.resolution.doges - 1)
    ended = events.VoteEnded(vote.challenger, winners, district, totals(vote), tuple(map(tuple, gone)), tuple(kept))
    f.tell(ended)
    reason = victory(marks[side])
    if reason:
        f.put(phase=Phase.OVER)
        f.tell(events.MatchWon(None, winners, reason))


def _marker(vote: Vote, winners: tuple[Seat, ...]) -> Seat:
    """Whose card becomes the mark: the first of the winners to play a named card, else the challenger (R6)."""
    seats = len(vote.spreads)
    order = [(vote.challenger + step) % seats for step in range(seats)]
    played = [seat for seat in order if seat in winners and vote.spreads[seat].named]
    at_once = [seat for seat in played if vote.spreads[seat].first is vote.district]
    return (*at_once, *played, vote.challenger)[0]


def victory(marks: tuple[Card, ...]) -> str | None:
    """Why a side with these marks has won, if it has."""
    counts = Counter(marks)
    if len(counts) == len(DISTRICTS):
        return SIX_DISTRICTS
    return FOUR_MARKS if max(counts.values(), default=0) >= 4 else None
