"""What a viewer sees of a match."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import STRICT, Result, Seat
from engine.games.identity import deduction
from engine.games.identity.model import Asked, Phase, Reason, State
from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Hair, Suspect


@dataclass(frozen=True, slots=True)
class AskedTile:
    """A tile that was asked about, and how many features the other's informer shares with it."""

    __pydantic_config__ = STRICT

    suspect: Suspect
    answer: int


@dataclass(frozen=True, slots=True)
class Combination:
    """One of the 64. `fits` all answers; `possible`: besides, `suspect` has it, whom the viewer sees nowhere else."""

    __pydantic_config__ = STRICT

    hair: Hair
    eyes: Eyes
    facial_hair: FacialHair
    suspect: Suspect | None
    fits: bool
    possible: bool


@dataclass(frozen=True, slots=True)
class Informer:
    """What the viewer knows of a seat's informer.

    `suspect`: who it is; None when it is not chosen, or not known to the viewer. `fitting` and `possible`: how many combinations the
    answers leave, and how many suspects; of the own informer, how many they leave to somebody who sees only what lies
    open. `combinations`: all 64 while the viewer does not know who it is, else none.
    """

    __pydantic_config__ = STRICT

    chosen: bool
    suspect: Suspect | None
    fitting: int
    possible: int
    combinations: tuple[Combination, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """What all know of a seat: tiles in hand, its questions in front of it (oldest first) and those discarded."""

    __pydantic_config__ = STRICT

    hand: int
    front: tuple[AskedTile, ...]
    discarded: tuple[AskedTile, ...]


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A finished game. `informers` by seat; no winner: it was drawn."""

    __pydantic_config__ = STRICT

    game: int
    starter: Seat
    winner: Seat | None
    reason: Reason
    informers: tuple[Suspect, Suspect]


@dataclass(frozen=True, slots=True)
class View:
    """Tuples are by seat, `history` by game."""

    __pydantic_config__ = STRICT

    viewer: Seat | None
    phase: Phase
    acting: tuple[Seat, ...]
    """Who must choose now: both at the same time while informers are chosen."""
    game: int
    starter: Seat
    """Who holds the Victor tile."""
    turn: int
    asked: bool
    """Whether this turn's question has been put."""
    last_chance: bool
    """The starter has named the informer: this turn is the game's last."""
    points: tuple[int, int]
    points_to_win: int
    drawn_games: int
    """Drawn games in a row; three end the match."""
    players: tuple[Player, Player]
    informers: tuple[Informer, Informer]
    stack: int
    hand: tuple[Suspect, ...]
    """The viewer's own; empty for the public."""
    history: tuple[EndedGame, ...]
    result: Result | None
    idle: int = 0
    """Turns in a row that began with an empty hand and were passed; a second one makes the game a draw."""


def view(state: State, viewer: Seat | None, acting: frozenset[Seat], result: Result | None) -> View:
    return View(
        viewer=viewer,
        phase=state.phase,
        acting=tuple(sorted(acting)),
        game=state.game,
        starter=state.starter,
        turn=state.turn,
        asked=state.asked,
        last_chance=state.last_chance,
        points=state.points,
        points_to_win=state.points_to_win,
        drawn_games=state.drawn,
        players=(_player(state, 0), _player(state, 1)),
        informers=(_informer(state, 0, viewer), _informer(state, 1, viewer)),
        stack=len(state.stack),
        hand=() if viewer is None else tuple(SUSPECTS[tile] for tile in state.hands[viewer]),
        history=tuple(
            EndedGame(ended.game, ended.starter, ended.winner, ended.reason, (SUSPECTS[ended.informers[0]], SUSPECTS[ended.informers[1]]))
            for ended in state.history
        ),
        result=result,
        idle=state.idle,
    )


def _player(state: State, seat: Seat) -> Player:
    return Player(len(state.hands[seat]), _asked(state.fronts[seat]), _asked(state.discards[seat]))


def _asked(tiles: tuple[Asked, ...]) -> tuple[AskedTile, ...]:
    return tuple(AskedTile(SUSPECTS[asked.tile], asked.answer) for asked in tiles)


def _informer(state: State, seat: Seat, viewer: Seat | None) -> Informer:
    tile = state.informers[seat]
    known = seat == viewer or state.known(seat)
    fitting = deduction.fitting(state, seat)
    possible = deduction.possible(state, seat, None if known else viewer)
    return Informer(
        chosen=tile is not None,
        suspect=SUSPECTS[tile] if known and tile is not None else None,
        fitting=fitting.bit_count(),
        possible=possible.bit_count(),
        combinations=() if known else _combinations(fitting, possible),
    )


def _combinations(fitting: int, possible: int) -> tuple[Combination, ...]:
    return tuple(
        Combination(
            *features,
            suspect=SUSPECTS[deduction.TILE_AT[1 << bit]] if 1 << bit in deduction.TILE_AT else None,
            fits=bool(fitting >> bit & 1),
            possible=bool(possible >> bit & 1),
        )
        for bit, features in enumerate(deduction.COMBINATIONS)
    )
