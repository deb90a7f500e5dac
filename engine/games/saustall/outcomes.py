"""What may still come out, as far as a viewer can tell, and what its theory would then score.

Exact: an outcome is listed if and only if some deal of what the viewer cannot see and some play of all seats lead to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

from engine.game import STRICT
from engine.games.saustall.data import DATA
from engine.games.saustall.ending import Outcome, score
from engine.games.saustall.model import SUSPECTS, TURNED, Card, Gender, Phase, Room, Sort, Suspect, Token, Want, Way, Witness
from engine.games.saustall.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """A possible outcome and the points it would bring, penalties included."""

    __pydantic_config__ = STRICT

    outcome: Outcome
    points: int


def outcomes(view: View) -> tuple[Prospect, ...]:
    """Each outcome the viewer cannot rule out, suspects and motives in order, the accident last, with the score of the viewer's theory
    (a choice that waits for the others counts as made). Empty for spectators."""
    if view.me is None or view.viewer is None:
        return ()
    theory, penalties = standing(view)
    return tuple(Prospect(outcome, score(theory, penalties, outcome)) for outcome in possible(view))


def standing(view: View) -> tuple[tuple[Token, ...], int]:
    """The viewer's theory and number of penalties, with its waiting choice carried out. Empty for spectators."""
    if view.me is None or view.viewer is None:
        return (), 0
    theory, penalties, choice = view.me.theory, view.players[view.viewer].penalties, view.me.choice
    if choice is not None and choice.want is Want.SUSPICION:
        theory = choice.tokens
    elif choice is not None and choice.want is Want.SWAP:
        give, take = choice.tokens
        theory = tuple(token for token in Token if token in {*theory, take} - {give})
    elif choice is not None and choice.want is Want.DISCARD:
        penalties -= 1
    return theory, penalties


def possible(view: View) -> Iterator[Outcome]:
    """Each outcome that the viewer cannot rule out."""
    if view.ending is not None:
        yield view.ending.outcome
        return
    case = _Case(view)
    for one in view.suspects:
        if case.may_be(one.suspect):
            if one.motive is not None:
                yield Outcome(one.suspect, one.motive)
            else:
                yield from (Outcome(one.suspect, left.motive) for left in view.motives_left if left.gender is one.gender)
    if case.may_be(None):
        yield Outcome()


class _Case:
    """The question "may it have been this one?" for one view."""

    def __init__(self, view: View) -> None:
        self.stacks = tuple(_stacks(view))
        self.known = view.evidence
        self.free = frozenset(SUSPECTS) - {suspect for suspect in view.evidence if suspect is not None}
        self.boards = tuple(_Board(view, words) for words in _words(view))
        self.fits = cache(self._fits)

    def may_be(self, murderer: Suspect | None) -> bool:
        """Whether some stack turns this suspect over after none but confirmed ones, or (None) only confirmed ones."""
        for stack in self.stacks:
            for end in range(TURNED) if murderer is not None else (TURNED,):
                if murderer is not None and self.known[stack[end]] not in (None, murderer):
                    continue
                if murderer is not None and self.known[stack[end]] is None and murderer not in self.free:
                    continue
                before = [self.known[token] for token in stack[:end]]
                named = frozenset(suspect for suspect in before if suspect is not None)
                if murderer in named:
                    continue
                unnamed = sorted(self.free - {murderer}, key=lambda suspect: suspect.number)
                for others in combinations(unnamed, before.count(None)):
                    if self.fits(named | frozenset(others), murderer):
                        return True
        return False

    def _fits(self, confirmed: frozenset[Suspect], murderer: Suspect | None) -> bool:
        return any(board.fits(confirmed, murderer) for board in self.boards)


class _Board:
    """Alibis and testimonies that may still come, given the words of some witnesses."""

    def __init__(self, view: View, words: dict[Witness, Gender | None]) -> None:
        self.words = {one.suspect: words[one.witness] for one in view.suspects if one.witness is not None}
        self.open = Counter(words[one.witness] for one in view.witnesses if one.suspect is None)

    def fits(self, confirmed: frozenset[Suspect], murderer: Suspect | None) -> bool:
        """Whether these alibis can be confirmed and the murderer's not, all at once: a suspect without an alibi needs a free
        witness with a certain word or none yet."""
        need: Counter[Gender] = Counter()
        for suspect in (*confirmed, *(() if murderer is None else (murderer,))):
            word = suspect.gender if suspect in confirmed else _other(suspect.gender)
            if suspect not in self.words:
                need[word] += 1
            elif self.words[suspect] not in (None, word):
                return False
        return sum(max(0, count - self.open[word]) for word, count in need.items()) <= self.open[None]


def _other(gender: Gender) -> Gender:
    return Gender.WOMAN if gender is Gender.MAN else Gender.MAN


def _resolved(view: View) -> bool:
    """Whether the card in play has had its effect: office work is only waiting for the swap."""
    return view.phase is Phase.SWAP


def _unplayed(view: View) -> Counter[Card]:
    """All cards not played, the card in play included until it has had its effect."""
    left = Counter(DATA.cards)
    left.subtract(view.discards)
    if view.declared is not None and _resolved(view):
        left[view.declared.use.card] -= 1
    return left


def _stacks(view: View) -> Iterator[tuple[int, ...]]:
    """The orders in which the laboratory's tokens may lie at the end: as many looks more as cards and spaces allow."""
    left = _unplayed(view)
    words = sum(one.word is None for one in view.witnesses)
    actions = sum(count for card, count in left.items() if card.sort is Sort.WITNESS) - words
    fewest, most = 0, 0
    for cards, special in ((actions, False), (left[Card.SPECIAL], True)):
        free = {
            room.room: (room.brown if special else room.green) - sum(visit.special is special for visit in room.visits)
            for room in view.rooms
        }
        looks = free.pop(Room.LABORATORY)
        most += min(looks, cards)
        fewest += min(looks, max(0, cards - sum(free.values())))
    size = len(view.laboratory)
    for looks in range(fewest, min(most, fewest + size - 1) + 1):
        turn = looks % size
        yield (*view.laboratory[turn:], *view.laboratory[:turn])


def _words(view: View) -> Iterator[dict[Witness, Gender | None]]:
    """What the witnesses may say, together; None where either word may come, whatever the others say.

    A testimony is the first of a witness's two cards to be played, so it is only tied where the viewer holds one card of a
    silent witness and not the other: the order of turns may then leave no choice.
    """
    words = {one.witness: one.word for one in view.witnesses}
    declared = view.declared
    if declared is not None and declared.use.way is Way.TESTIMONY and declared.use.card.witness is not None:
        words[declared.use.card.witness] = declared.use.card.word
    hand = () if view.me is None else tuple(one.card for one in view.me.hand for _ in range(one.copies))
    silent = [(card.witness, card.word) for card in hand if card.word and card.witness and words[card.witness] is None]
    copies = Counter(witness for witness, _ in silent)
    mine = [(witness, word) for witness, word in silent if copies[witness] == 1]
    schedule = _Schedule(view, len(hand))
    ways = [firsts for firsts in product((True, False), repeat=len(mine)) if schedule.allows(firsts)]
    if len(ways) == 2 ** len(mine):
        yield words
        return
    for firsts in ways:
        tied = dict(words)
        for (witness, word), first in zip(mine, firsts, strict=True):
            tied[witness] = word if first else _other(word)
        yield tied


class _Schedule:
    """The turns to come: in which of them the viewer's hand cards can be played. Who plays what in the others is free, for
    the viewer does not know; and thefts change nothing, since a card is played in the turn of the one who holds it."""

    def __init__(self, view: View, hand: int) -> None:
        start = view.turn + (view.declared is not None)
        seats = len(view.players)
        self.turns = range(start, view.turns)
        own = [turn for turn in self.turns if (view.first + turn) % seats == view.viewer]
        draws_first = view.declared is not None and view.active == view.viewer
        self.must = own[0] if own and hand < len(own) and not draws_first else None
        self.hand = hand
        self.slots = own if hand == len(own) else sorted({*own[:hand], *own[len(own) - hand :]}) if hand else []

    def allows(self, firsts: tuple[bool, ...]) -> bool:
        """Whether each of these hand cards can come before (True) or after (False) its partner, which others hold or the deck."""
        if not firsts:
            return True
        return any(self._works(taken, firsts) for taken in permutations(self.slots, self.hand) if self.must in (None, *taken))

    def _works(self, taken: tuple[int, ...], firsts: tuple[bool, ...]) -> bool:
        rest = [turn for turn in self.turns if turn not in taken]
        early = sorted(turn for turn, first in zip(taken, firsts, strict=False) if not first)
        late = sorted((turn for turn, first in zip(taken, firsts, strict=False) if first), reverse=True)
        return all(sum(other < turn for other in rest) > i for i, turn in enumerate(early)) and all(
            sum(other > turn for other in rest) > i for i, turn in enumerate(late)
        )
