"""Moves as people pick them: paths, the levels of the picker, and back from a path to its move.

divide     castello.1+spy.1+number_3.1   one pick of all that goes into the first offer
choose     first | second
rob        seat_2
open       san_marco/2/castello.1/done   the district, how many cards of it, reinforcements, done
play       2/castello.1/done | pass
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from engine.game import DONE, Choices, Path, Seat
from engine.games.canal_grande.model import (
    CARDS,
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
)
from engine.games.canal_grande.turn import victims
from engine.games.canal_grande.votes import Means, districts_to_name, means, vote_of

OFFERS = ("first", "second")
PASS = "pass"


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case Phase.DIVIDE:
            yield from _splits(state.laid)
        case Phase.CHOOSE:
            yield from (Choose(0), Choose(1))
        case Phase.ROB:
            yield from (Rob(victim) for victim in victims(state, seat))
        case Phase.OPEN:
            for district in districts_to_name(state, seat):
                for named, reinforcements in _plays(means(state, seat, district)):
                    yield Open(district, named, reinforcements)
        case Phase.PLAY:
            yield Pass()
            yield from (Play(*play) for play in _plays(_answer(state, seat)))
        case Phase.OVER:
            return


def is_legal(state: State, seat: Seat, move: Move) -> bool:
    match state.phase, move:
        case Phase.DIVIDE, Divide(cards, numbers):
            return 0 < len(cards) + len(numbers) < state.laid.size and _is_part(Offer(cards, numbers), state.laid)
        case Phase.CHOOSE, Choose(offer):
            return offer in (0, 1)
        case Phase.ROB, Rob(victim):
            return victim in victims(state, seat)
        case Phase.OPEN, Open(district, named, reinforcements):
            return district in districts_to_name(state, seat) and means(state, seat, district).allows(named, reinforcements)
        case Phase.PLAY, Play(named, reinforcements):
            return _answer(state, seat).allows(named, reinforcements)
        case Phase.PLAY, Pass():
            return True
        case _:
            return False


def _answer(state: State, seat: Seat) -> Means:
    district = vote_of(state).district
    if district is None:
        raise RuntimeError("the vote is not open yet")
    return means(state, seat, district)


def _plays(has: Means) -> Iterator[tuple[int, tuple[Reinforcement, ...]]]:
    for named in has.counts():
        if named or has.unaided:
            yield from ((named, batches) for batches in has.reinforcements(has.least - named))


def _splits(laid: Offer) -> Iterator[Divide]:
    """Every way to fill the first offer with some cards but not all; equal cards make no difference."""
    kinds = [card for card in CARDS if card in laid.cards]
    values = sorted(set(laid.numbers))
    ranges = [range(laid.cards.count(card) + 1) for card in kinds] + [range(laid.numbers.count(value) + 1) for value in values]
    for counts in product(*ranges):
        if 0 < sum(counts) < laid.size:
            cards = tuple(card for card, count in zip(kinds, counts, strict=False) for _ in range(count))
            numbers = tuple(value for value, count in zip(values, counts[len(kinds) :], strict=True) for _ in range(count))
            yield Divide(cards, numbers)


def _is_part(part: Offer, whole: Offer) -> bool:
    """Whether these are some of those, in order."""
    in_order = part.cards == tuple(card for card in CARDS for _ in range(part.cards.count(card)))
    return (
        in_order
        and part.numbers == tuple(sorted(part.numbers))
        and not Counter(part.cards) - Counter(whole.cards)
        and not Counter(part.numbers) - Counter(whole.numbers)
    )


def _names(offer: Offer) -> tuple[str, ...]:
    """A name for each card, equal ones numbered from 1: castello.1, castello.2, number_3.1."""
    kinds = [*map(str, offer.cards), *(f"number_{number}" for number in offer.numbers)]
    return tuple(f"{kind}.{kinds[: index + 1].count(kind)}" for index, kind in enumerate(kinds))


def path(move: Move) -> Path:
    match move:
        case Divide(cards, numbers):
            return ("+".join(_names(Offer(cards, numbers))),)
        case Choose(offer):
            return (OFFERS[offer],)
        case Rob(victim):
            return (f"seat_{victim}",)
        case Open(district, named, reinforcements):
            return (str(district), str(named), *map(_name, reinforcements), DONE)
        case Play(named, reinforcements):
            return (str(named), *map(_name, reinforcements), DONE)
        case Pass():
            return (PASS,)


def _name(batch: Reinforcement) -> str:
    return f"{batch.district}.{batch.cards}"


def choices(state: State, seat: Seat, prefix: Path) -> Choices | None:
    match state.phase:
        case Phase.DIVIDE:
            names = _names(state.laid)
            return None if prefix else Choices("offer", names, least=1, most=len(names) - 1)
        case Phase.CHOOSE:
            return None if prefix else Choices("choose", OFFERS)
        case Phase.ROB:
            return None if prefix else Choices("victim", tuple(f"seat_{victim}" for victim in victims(state, seat)))
        case Phase.OPEN:
            districts = districts_to_name(state, seat)
            if not prefix:
                return Choices("district", tuple(map(str, districts)))
            return _level(means(state, seat, Card(prefix[0])), prefix[1:]) if prefix[0] in districts else None
        case Phase.PLAY:
            has = _answer(state, seat)
            return _level(has, prefix) if prefix else Choices("answer", (PASS, *map(str, has.counts())))
        case Phase.OVER:
            return None


def _level(has: Means, prefix: Path) -> Choices | None:
    """What follows in a play: the number of named cards, then reinforcements in order, as long as it can still become legal."""
    if not prefix:
        return Choices("cards", tuple(map(str, has.counts())))
    before = _level(has, prefix[:-1])
    if before is None or prefix[-1] == DONE or prefix[-1] not in before.options:
        return None
    named, batches = _read_play(prefix)
    options = [DONE] if has.allows(named, batches) else []
    if named or has.unaided:
        used = len(batches)
        districts = [district for district, _ in has.others]
        start = districts.index(batches[-1].district) + 1 if batches else 0
        need = has.least - named - sum(batch.cards for batch in batches)
        for place in range(start, len(has.others) if used < has.gondolas else 0):
            district, held = has.others[place]
            enough = need - has.reach(place + 1, used + 1)
            options += [_name(Reinforcement(district, cards)) for cards in range(max(1, enough), held + 1)]
    return Choices("reinforcement", tuple(options))


def _read_play(parts: Path) -> tuple[int, tuple[Reinforcement, ...]]:
    batches: list[Reinforcement] = []
    for part in parts[1:]:
        district, _, cards = part.rpartition(".")
        batches.append(Reinforcement(Card(district), int(cards)))
    return int(parts[0]), tuple(batches)


def move_at(state: State, seat: Seat, path: Path) -> Move | None:
    """The legal move that this path is picked as: each part must be among what is offered after the parts before it."""
    for end, part in enumerate(path):
        level = choices(state, seat, path[:end])
        picked = part.split("+")
        if level is None or not level.least <= len(picked) <= level.most:
            return None
        if len(set(picked)) < len(picked) or not set(picked) <= set(level.options):
            return None
    return None if choices(state, seat, path) else _read(state, path)


def _read(state: State, path: Path) -> Move:
    match state.phase:
        case Phase.DIVIDE:
            kinds = Counter(name.rpartition(".")[0] for name in path[0].split("+"))
            cards = tuple(card for card in CARDS for _ in range(kinds[card]))
            numbers = tuple(number for number in sorted(set(state.laid.numbers)) for _ in range(kinds[f"number_{number}"]))
            return Divide(cards, numbers)
        case Phase.CHOOSE:
            return Choose(OFFERS.index(path[0]))
        case Phase.ROB:
            return Rob(int(path[0].removeprefix("seat_")))
        case Phase.OPEN:
            return Open(Card(path[0]), *_read_play(path[1:-1]))
        case _:
            return Pass() if path == (PASS,) else Play(*_read_play(path[:-1]))
