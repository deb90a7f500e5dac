"""Positions of Saustall made by hand, and moves played by path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import match
from engine.chance import Chance
from engine.game import Event, Seat, Step
from engine.games.saustall import DATA, GAME, Card, Gender, Phase, Saustall, State, Suspect, Token
from engine.games.saustall.model import MOTIVES, SUSPECTS, TOKENS, WITNESSES, Desk

CHANCE = Chance(b"positions", 0)

MAN, WOMAN = Gender.MAN, Gender.WOMAN
THEORY = (Token.PRIEST, Token.MAN, Token.GREED)
PAIRS = dict(zip(SUSPECTS, WITNESSES, strict=True))
"""In `solved` positions each suspect stands with the witness of its own number."""


def position(
    seats: int = 4,
    *,
    hands: Mapping[Seat, tuple[Card, ...]] | None = None,
    discards: tuple[Card, ...] = (),
    **fields: Any,
) -> State:
    """The first turn, seat 0's: evidence in the order of suspects (seat 0 has the priest's), each theory priest, man, greed.
    Hands not given are the first cards not named elsewhere; the rest is the deck."""
    hands = hands or {}
    pool = Counter(DATA.cards)
    pool.subtract(discards)
    for hand in hands.values():
        pool.subtract(hand)
    assert min(pool.values()) >= 0
    rest = list(pool.elements())
    setup = DATA.setups[seats]
    desks: list[Desk] = []
    for seat in range(seats):
        hand = hands.get(seat)
        if hand is None:
            hand, rest = tuple(rest[:3]), rest[3:]
        stand = tuple(token for token in TOKENS if token not in THEORY)
        desks.append(Desk(hand, THEORY, stand, (), setup.penalties, setup.interventions))
    state = State(
        phase=Phase.PLAY,
        first=0,
        turn=0,
        desks=tuple(desks),
        deck=tuple(rest),
        discards=discards,
        evidence=SUSPECTS,
        laboratory=tuple(range(seats + setup.aside, 8)),
        alibis=(None,) * 8,
        motives=(None,) * 8,
        testimonies=(None,) * 8,
        visits=(),
        gone=0,
        chosen=(None,) * seats,
    )
    return replace(state, **fields)


def solved(seats: int, unconfirmed: tuple[Suspect, ...], **fields: Any) -> State:
    """All cards are played but the last round's choices: each suspect stands with the witness of its number, confirmed unless named."""
    words = tuple(suspect.gender if suspect not in unconfirmed else other(suspect.gender) for suspect in SUSPECTS)
    last = DATA.setups[seats].road[-1]
    state = position(seats)
    desks = tuple(replace(desk, hand=(), stand=desk.stand[:last], removed=desk.stand[last:]) for desk in state.desks)
    state = replace(
        state,
        phase=Phase.LAST,
        turn=36,
        deck=(),
        discards=DATA.cards,
        desks=desks,
        alibis=WITNESSES,
        motives=MOTIVES * 2,
        testimonies=words,
    )
    return replace(state, **fields)


def other(gender: Gender) -> Gender:
    return WOMAN if gender is MAN else MAN


def with_desk(state: State, seat: Seat, **fields: Any) -> State:
    return replace(state, desks=tuple(replace(desk, **fields) if i == seat else desk for i, desk in enumerate(state.desks)))


def with_theory(state: State, seat: Seat, *theory: Token) -> State:
    """Another theory; the stand keeps its size, what is left over is removed."""
    size = len(state.desks[seat].stand)
    rest = tuple(token for token in TOKENS if token not in theory)
    return with_desk(state, seat, theory=tuple(sorted(theory, key=TOKENS.index)), stand=rest[:size], removed=rest[size:])


def put(things: tuple[Any, ...], number: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:number], thing, *things[number + 1 :])


def words_of(**words: Gender) -> tuple[Gender | None, ...]:
    """Testimonies by the names of witnesses."""
    return tuple(words.get(witness) for witness in WITNESSES)


def go(state: State, seat: Seat, *path: str, game: Saustall = GAME) -> Step[State]:
    """Play the move with this path through the guard."""
    move = game.move_at(state, seat, path)
    assert move is not None, path
    return match.play(game, state, seat, move, CHANCE).step


def run(state: State, *moves: tuple[Seat, str], game: Saustall = GAME) -> State:
    """Play several moves, each a seat and a path with blanks between its parts."""
    for seat, path in moves:
        state = go(state, seat, *path.split(), game=game).state
    return state


def kinds(events: tuple[Event, ...]) -> list[tuple[str, Seat | None]]:
    return [(event.kind, event.seat) for event in events]


def options(state: State, seat: Seat, *prefix: str, game: Saustall = GAME) -> tuple[str, ...]:
    level = game.choices(state, seat, prefix)
    return () if level is None else level.options
