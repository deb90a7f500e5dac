"""A player of Saustall that imagines how the case may come out, and steers it towards its theory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall import Outcome, Place, State, Where
from engine.games.saustall.data import DATA
from engine.games.saustall.ending import PENALTY_POINTS, points, score
from engine.games.saustall.hidden import known
from engine.games.saustall.model import (
    SUSPECTS,
    THEORY,
    TOKENS,
    TURNED,
    WITNESSES,
    Gender,
    Motive,
    Phase,
    Suspect,
    Token,
    Use,
    Way,
    Witness,
)
from engine.games.saustall.moves import Discard, Intervene, Keep, LastSwap, Move, Pass, Play, Refuse, Remove, Seize, Suspicion, Swap, Yield
from engine.games.saustall.turns import motives_left, ordered, removes, token_at, uses

WORLDS: Final = 40
LOOK: Final = 1.2
"""Points that knowing one more of eight evidence tokens is worth at the start."""
SILENCE: Final = 0.4
"""Points that keeping a testimony back is worth: its witness's second card is an action."""
WORTH_A_PENALTY: Final = 1.5
"""Points that a use must bring not to be yielded: a penalty costs 2, but who gets the card does harm as well."""


@dataclass(slots=True)
class World:
    """One way in which everything may turn out: the tokens to be turned, and by suspect or witness what may be on the board."""

    turned: tuple[Suspect, ...]
    alibis: list[Witness]
    words: list[Gender]
    motives: list[Motive]
    outcome: Outcome = field(init=False)

    def __post_init__(self) -> None:
        self.outcome = self.arrest(self.alibis, self.words)

    def arrest(self, alibis: list[Witness], words: list[Gender]) -> Outcome:
        for suspect in self.turned:
            number = suspect.number
            if words[alibis[number].number] is not suspect.gender:
                return Outcome(suspect, self.motives[number])
        return Outcome()

    def after(self, use: Use) -> Outcome:
        """The outcome if this use is made of a card: what was imagined there changes places."""
        suspect, witness = use.suspect, use.card.witness
        if use.way is Way.TESTIMONY and witness is not None and use.card.word is not None:
            words = list(self.words)
            words[witness.number] = use.card.word
            return self.arrest(self.alibis, words)
        if use.way is Way.ALIBI and suspect is not None and witness is not None:
            alibis = list(self.alibis)
            other = alibis.index(witness)
            alibis[suspect.number], alibis[other] = witness, alibis[suspect.number]
            return self.arrest(alibis, self.words)
        outcome = self.outcome
        if use.way is Way.MOTIVE and suspect is not None and use.motive is not None and outcome.gender is suspect.gender:
            if outcome.suspect is suspect:
                return Outcome(suspect, use.motive)
            if outcome.motive is use.motive:
                return Outcome(outcome.suspect, self.motives[suspect.number])
        return outcome


def imagine(state: State, seat: Seat, chance: Chance) -> World:
    """Fill in what this seat does not know and what has not happened."""
    knows = known(state, seat)
    unknown = iter(chance.shuffled(suspect for suspect in SUSPECTS if suspect not in knows))
    evidence = tuple(next(unknown) if suspect is None else suspect for suspect in knows)
    witnesses = iter(chance.shuffled(witness for witness in WITNESSES if witness not in state.alibis))
    motives = {gender: iter(chance.shuffled(motives_left(state.motives, gender))) for gender in Gender}
    return World(
        turned=tuple(evidence[token] for token in state.laboratory[:TURNED]),
        alibis=[next(witnesses) if alibi is None else alibi for alibi in state.alibis],
        words=[chance.choice((Gender.MAN, Gender.WOMAN)) if word is None else word for word in state.testimonies],
        motives=[motive or next(motives[suspect.gender]) for suspect, motive in zip(SUSPECTS, state.motives, strict=True)],
    )


class Mind:
    """What a seat expects."""

    def __init__(self, state: State, seat: Seat, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.desk = state.desks[seat]
        self.worlds = tuple(imagine(state, seat, chance) for _ in range(WORLDS))
        outcomes = Counter(world.outcome for world in self.worlds)
        self.worth = {token: _mean(points(token, outcome) * count for outcome, count in outcomes.items()) for token in TOKENS}
        self.scores: dict[Outcome, int] = {}
        self.expected = sum(self.worth[token] for token in self.desk.theory)

    def of_others(self, use: Use) -> float:
        """Expected points of the theory once somebody else makes this use of a card."""
        if use.way in (Way.MOTIVE, Way.ALIBI, Way.TESTIMONY):
            return _mean(self._score(world.after(use)) for world in self.worlds)
        return self.expected

    def _score(self, outcome: Outcome) -> int:
        if outcome not in self.scores:
            self.scores[outcome] = score(self.desk.theory, 0, outcome)
        return self.scores[outcome]

    def of_own(self, use: Use) -> float:
        """The same for a use of one's own, with what it brings besides."""
        value = self.of_others(use)
        if use.way is Way.TESTIMONY:
            return value - SILENCE
        if use.way in (Way.LABORATORY, Way.GROUP):
            return value + self._curiosity(use)
        if use.way is Way.OFFICE:
            give, take = self.best_swap()
            return value + self.worth[take] - self.worth[give]
        if use.way is Way.CHAPEL and self.desk.penalties:
            return value - PENALTY_POINTS
        return value

    def _curiosity(self, use: Use) -> float:
        knows = known(self.state, self.seat)
        token = token_at(use.target or Place(Where.LABORATORY, 1), len(self.state.desks), self.state.laboratory)
        left = 1 - self.state.turn / len(DATA.cards)
        return LOOK * left if knows[token] is None else 0.0

    def best(self, possible: Iterable[Use]) -> tuple[float, Use]:
        """The most promising use, the first of equals, and its value."""
        valued = ((self.of_own(use), use) for use in possible)
        return max(valued, key=lambda pair: pair[0])

    def best_swap(self) -> tuple[Token, Token]:
        return min(self.desk.theory, key=self.worth.__getitem__), max(self.desk.stand, key=self.worth.__getitem__)

    def worst(self, count: int) -> tuple[Token, ...]:
        """The stand's least promising tokens."""
        return ordered(frozenset(sorted(self.desk.stand, key=self.worth.__getitem__)[:count]))


def choose(guess: State, seat: Seat, chance: Chance) -> Move:
    """A legal move for this seat's open question; `guess` is a state that the seat cannot tell from the real one."""
    mind = Mind(guess, seat, chance)
    declaration = guess.declaration
    if guess.phase is Phase.SUSPICION:
        fancy = {token: mind.worth[token] * (7 + chance.below(7)) for token in TOKENS}
        return Suspicion(ordered(frozenset(sorted(TOKENS, key=fancy.__getitem__, reverse=True)[:THEORY])))
    if guess.phase is Phase.REMOVAL:
        return Remove(mind.worst(removes(DATA, guess)))
    if guess.phase is Phase.LAST:
        return _last(mind)
    if guess.phase is Phase.SWAP:
        return Swap(*mind.best_swap())
    if declaration is None:
        return Play(mind.best(_hand_uses(guess, seat))[1])
    own = uses(DATA, guess, seat, declaration.use.card)
    if guess.phase is Phase.SEIZURE:
        return Seize(mind.best(own)[1])
    if guess.phase is Phase.ANSWER:
        return Refuse() if mind.of_own(declaration.use) - mind.expected > WORTH_A_PENALTY else Yield()
    gain = mind.best(own)[0] - mind.of_others(declaration.use)
    patience = 0.3 + 1.5 * (1 - guess.turn / len(DATA.cards))
    return Intervene() if gain > patience else Pass()


def _hand_uses(guess: State, seat: Seat) -> Iterator[Use]:
    for card in dict.fromkeys(guess.desks[seat].hand):
        yield from uses(DATA, guess, seat, card)


def _last(mind: Mind) -> Move:
    give, take = mind.best_swap()
    gain = mind.worth[take] - mind.worth[give]
    if mind.desk.penalties and gain <= -PENALTY_POINTS:
        return Discard()
    return LastSwap(give, take) if gain > 0 else Keep()


def _mean(values: Iterable[float]) -> float:
    return sum(values) / WORLDS
