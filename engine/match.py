"""A match: one play of a game, and the one guard through which every move goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic

from engine.chance import Chance
from engine.errors import IllegalMove, NotYourTurn
from engine.game import Game, M, O, S, Seat, Step, V


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """A step, and whether it is settled: a settled step can never be taken back, since it drew chance, told a secret or
    handed the question to somebody else."""

    step: Step[S]
    settled: bool


def start(game: Game[S, M, V, O], seats: int, options: O, seed: bytes) -> S:
    """The first state of a match, step 0. Raises ValueError for a number of seats the game does not have."""
    if seats not in game.seats:
        raise ValueError(f"{game.key} is not played by {seats}")
    return game.setup(seats, options, Chance(seed, 0))


def asked(game: Game[S, M, V, O], state: S) -> frozenset[Seat]:
    """Who has an open question: those who must choose, and those who have chosen and may change it."""
    return game.to_act(state) | game.may_change(state)


def play(game: Game[S, M, V, O], state: S, seat: Seat, move: M, chance: Chance) -> Played[S]:
    """Play a move. Raises NotYourTurn or IllegalMove, and then nothing has happened."""
    if seat not in asked(game, state):
        raise NotYourTurn(seat)
    if not game.is_legal(state, seat, move):
        raise IllegalMove(move)
    step = game.apply(state, seat, move, chance)
    same_question = game.to_act(step.state) == game.to_act(state) == frozenset({seat})
    return Played(step, settled=chance.drawn or any(step.secrets.values()) or not same_question)


def replay(game: Game[S, M, V, O], seats: int, options: O, seed: bytes, moves: Iterable[tuple[Seat, M]]) -> Iterator[S]:
    """Every state of a match from its seed and its moves: the first one, then one after each move."""
    state = start(game, seats, options, seed)
    yield state
    for number, (seat, move) in enumerate(moves, start=1):
        state = play(game, state, seat, move, Chance(seed, number)).step.state
        yield state
