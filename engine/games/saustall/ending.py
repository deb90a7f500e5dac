"""The arrest and the points (rulebook: End of the Game)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import STRICT, Result
from engine.games.saustall import events as e
from engine.games.saustall.model import SUSPECTS, TURNED, Gender, Motive, State, Suspect, Token

IDENTITY_POINTS = 9
MOTIVE_POINTS = 5
GENDER_POINTS = 3
PENALTY_POINTS = -2
_GENDERS = frozenset(Token(gender.value) for gender in Gender)
_IDENTITIES = frozenset(Token(suspect.value) for suspect in SUSPECTS)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the case is solved: the murderer and the motive; an accident has neither."""

    __pydantic_config__ = STRICT

    suspect: Suspect | None = None
    motive: Motive | None = None

    @property
    def gender(self) -> Gender | None:
        return None if self.suspect is None else self.suspect.gender


def points(token: Token, outcome: Outcome) -> int:
    """What one theory token scores."""
    if token.value not in (outcome.suspect or Token.ACCIDENT, outcome.gender, outcome.motive):
        return 0
    if token in _IDENTITIES or token is Token.ACCIDENT:
        return IDENTITY_POINTS
    return GENDER_POINTS if token in _GENDERS else MOTIVE_POINTS


def score(theory: tuple[Token, ...], penalties: int, outcome: Outcome) -> int:
    return sum(points(token, outcome) for token in theory) + PENALTY_POINTS * penalties


def turned(state: State) -> Iterator[e.Turned]:
    """The laboratory's top four tokens, each with the alibi it meets. Every suspect has an alibi and every witness has testified."""
    for order, token in enumerate(state.laboratory[:TURNED], start=1):
        suspect = state.evidence[token]
        witness = state.alibis[suspect.number]
        word = None if witness is None else state.testimonies[witness.number]
        assert witness is not None
        assert word is not None
        yield e.Turned(None, order, suspect, suspect.gender, witness, word, suspect.gender is word)


def outcome(state: State) -> Outcome:
    """The first turned suspect whose alibi is not confirmed is the murderer; without one it was an accident."""
    for one in turned(state):
        if not one.confirmed:
            return Outcome(one.suspect, state.motives[one.suspect.number])
    return Outcome()


def result(state: State) -> Result:
    """Most points win, ties share."""
    solved = outcome(state)
    scores = tuple(score(desk.theory, desk.penalties, solved) for desk in state.desks)
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Result(ranks, scores, "murder" if solved.suspect else "accident")


def story(state: State) -> Iterator[e.Event]:
    """The end as it is told: token by token, the murderer or the accident, then each theory and what it scores."""
    solved = outcome(state)
    tokens = tuple(turned(state))
    yield from tokens
    if solved.suspect is not None and solved.motive is not None:
        order = next(one.order for one in tokens if one.suspect is solved.suspect)
        yield e.Arrested(None, solved.suspect, solved.suspect.gender, solved.motive, order)
    else:
        yield e.Accident(None)
    final = result(state)
    for seat, desk in enumerate(state.desks):
        for token in desk.theory:
            yield e.TheoryShown(seat, token, points(token, solved))
        if desk.penalties:
            yield e.Penalised(seat, desk.penalties, PENALTY_POINTS * desk.penalties)
        yield e.Scored(seat, final.scores[seat], final.ranks[seat])
