"""Positions of Identity built by hand, and a way to play them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import match
from engine.chance import Chance
from engine.games.identity import GAME, Asked, Ended, GuessIdentity, Move, Reason, State
from engine.games.suspects import SUSPECTS

SEED = b"identity"


def position(
    informers: tuple[str | None, str | None] = ("ola-nordmann", "zhang-san"),
    hands: tuple[Sequence[str], Sequence[str]] | None = None,
    *,
    stack: Sequence[str] | None = None,
    asked: tuple[Sequence[str], Sequence[str]] = ((), ()),
    discarded: tuple[Sequence[str], Sequence[str]] = ((), ()),
    starter: int = 0,
    seat: int = 0,
    points: tuple[int, int] = (0, 0),
    points_to_win: int = 2,
    history: tuple[Ended, ...] = (),
    last_chance: bool = False,
    idle: int = 0,
) -> State:
    """A state within a game. `asked` and `discarded` are answered truthfully; hands are four tiles each, and the stack is all the rest,
    unless given (what is then left of the 32 is nowhere)."""
    named = {*informers, *asked[0], *asked[1], *discarded[0], *discarded[1]}
    named |= {*(hands or ((), ()))[0], *(hands or ((), ()))[1], *(stack or ())}
    others = [tile for tile in SUSPECTS if tile not in named]
    if hands is None:
        hands = (others[:4], others[4:8])
        others = others[8:]

    def answered(tiles: Sequence[str], by: int) -> tuple[Asked, ...]:
        informer = informers[1 - by]
        return tuple(Asked(tile, SUSPECTS[tile].shares(SUSPECTS[informer])) for tile in tiles if informer is not None)

    return State(
        points_to_win=points_to_win,
        points=points,
        history=history,
        game=len(history) + 1,
        starter=starter,
        seat=seat,
        turn=5,
        hands=(tuple(hands[0]), tuple(hands[1])),
        informers=informers,
        stack=tuple(others if stack is None else stack),
        fronts=(answered(asked[0], 0), answered(asked[1], 1)),
        discards=(answered(discarded[0], 0), answered(discarded[1], 1)),
        last_chance=last_chance,
        idle=idle,
    )


def play(state: State, seat: int, move: Move) -> match.Played[State]:
    return match.play(GAME, state, seat, move, Chance(SEED, 7))


def after(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state = play(state, seat, move).step.state
    return state


def guess(tile: str) -> GuessIdentity:
    """To name this suspect."""
    return GuessIdentity(*SUSPECTS[tile].features)


def drawn_game(number: int) -> Ended:
    return Ended(number, (number - 1) % 2, None, Reason.BOTH_RIGHT, ("ola-nordmann", "zhang-san"))
