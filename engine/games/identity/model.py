"""The values of Identity: state, moves, events, options. A tile is named by its id (see engine.games.suspects)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.suspects import Eyes, FacialHair, Hair

FRONT: Final = 3
"""At most so many asked tiles lie in front of a player."""
DEALT: Final = 5
"""Tiles dealt to each, the informer among them."""
DRAWN_GAMES: Final = 3
"""So many drawn games in a row end a match."""
MOST_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class Options:
    """`points_to_win`: 1-5 games. Raises ValueError for another number."""

    __pydantic_config__ = STRICT

    points_to_win: int = 2

    def __post_init__(self) -> None:
        if not 1 <= self.points_to_win <= MOST_POINTS:
            raise ValueError(f"points to win: {self.points_to_win}")


@dataclass(frozen=True, slots=True)
class ChooseInformer:
    """Make a hand tile the own informer; it may be exchanged for another until the opponent has chosen too."""

    __pydantic_config__ = STRICT

    tile: str
    kind: Literal["informer"] = "informer"


@dataclass(frozen=True, slots=True)
class DiscardTile:
    """Discard one of the three tiles in front of oneself, to make room for the next question."""

    __pydantic_config__ = STRICT

    tile: str
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class AskTile:
    """Play a hand tile: how many of its features has the opponent's informer?"""

    __pydantic_config__ = STRICT

    tile: str
    kind: Literal["ask"] = "ask"


@dataclass(frozen=True, slots=True)
class GuessIdentity:
    """Name the opponent's informer: any of the 64 combinations."""

    __pydantic_config__ = STRICT

    hair: Hair
    eyes: Eyes
    facial_hair: FacialHair
    kind: Literal["guess"] = "guess"


@dataclass(frozen=True, slots=True)
class PassTurn:
    """Guess nothing, draw a tile and hand over."""

    __pydantic_config__ = STRICT

    kind: Literal["pass"] = "pass"


Move: TypeAlias = ChooseInformer | DiscardTile | AskTile | GuessIdentity | PassTurn


class Reason(StrEnum):
    """How a game ended."""

    RIGHT_GUESS = "right_guess"
    """The second player named the informer."""
    WRONG_GUESS = "wrong_guess"
    """The other one named a wrong one."""
    LAST_CHANCE_MISSED = "last_chance_missed"
    """The starter named the informer, and the second player passed the last chance."""
    LAST_CHANCE_WRONG = "last_chance_wrong"
    """The starter named the informer, and the second player a wrong one."""
    BOTH_RIGHT = "both_right"
    """A draw."""
    NOTHING_LEFT = "nothing_left"
    """A draw: both passed with nothing left to ask."""


@dataclass(frozen=True, slots=True)
class GameBegan:
    """`seat` starts game number `game`, 1, 2…; both were dealt five tiles."""

    __pydantic_config__ = STRICT

    seat: Seat
    game: int
    kind: Literal["game_began"] = "game_began"


@dataclass(frozen=True, slots=True)
class HandDealt:
    """For the seat alone."""

    __pydantic_config__ = STRICT

    seat: Seat
    tiles: tuple[str, ...]
    kind: Literal["hand_dealt"] = "hand_dealt"


@dataclass(frozen=True, slots=True)
class InformerChosen:
    """The seat has an informer."""

    __pydantic_config__ = STRICT

    seat: Seat
    kind: Literal["informer_chosen"] = "informer_chosen"


@dataclass(frozen=True, slots=True)
class InformerKept:
    """Which one; for the seat alone."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["informer_kept"] = "informer_kept"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """`turn` counts the turns of this game from 1; `last_chance`: the starter has guessed right, and this turn is the last."""

    __pydantic_config__ = STRICT

    seat: Seat
    turn: int
    last_chance: bool
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["tile_discarded"] = "tile_discarded"


@dataclass(frozen=True, slots=True)
class TileAsked:
    """The opponent's informer shares `answer` features, 0-2, with the tile."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    answer: int
    kind: Literal["tile_asked"] = "tile_asked"


@dataclass(frozen=True, slots=True)
class Narrowed:
    """How many combinations fit all answers, and how many suspects among them this seat has not seen; for the seat alone."""

    __pydantic_config__ = STRICT

    seat: Seat
    fitting: int
    possible: int
    kind: Literal["narrowed"] = "narrowed"


@dataclass(frozen=True, slots=True)
class IdentityGuessed:
    __pydantic_config__ = STRICT

    seat: Seat
    hair: Hair
    eyes: Eyes
    facial_hair: FacialHair
    right: bool
    kind: Literal["identity_guessed"] = "identity_guessed"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The seat guessed nothing. `empty`: nor had it anything to ask."""

    __pydantic_config__ = STRICT

    seat: Seat
    empty: bool
    kind: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """`left` tiles are still in the stack."""

    __pydantic_config__ = STRICT

    seat: Seat
    left: int
    kind: Literal["tile_drawn"] = "tile_drawn"


@dataclass(frozen=True, slots=True)
class SuspectDrawn:
    """Which one; for the seat alone."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["suspect_drawn"] = "suspect_drawn"


@dataclass(frozen=True, slots=True)
class InformerShown:
    """The game is over, and this was the seat's informer."""

    __pydantic_config__ = STRICT

    seat: Seat
    tile: str
    kind: Literal["informer_shown"] = "informer_shown"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`seat` won the game and a point; None: it was drawn. `points` so far, by seat."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    game: int
    reason: Reason
    points: tuple[int, int]
    kind: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """`seat` won the match; None: it was drawn. `reason` as in the result."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    reason: str
    points: tuple[int, int]
    kind: Literal["match_ended"] = "match_ended"


Event: TypeAlias = (
    GameBegan
    | HandDealt
    | InformerChosen
    | InformerKept
    | TurnBegan
    | TileDiscarded
    | TileAsked
    | Narrowed
    | IdentityGuessed
    | TurnPassed
    | TileDrawn
    | SuspectDrawn
    | InformerShown
    | GameEnded
    | MatchEnded
)


class Phase(StrEnum):
    INFORMER = "informer"
    """Both choose an informer."""
    DISCARD = "discard"
    """Three tiles lie in front of the seat: one must go before the next question."""
    ASK = "ask"
    GUESS = "guess"
    """The question is answered, or there is nothing to ask: guess or pass."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Asked:
    """A tile that was asked about, and the answer."""

    __pydantic_config__ = STRICT

    tile: str
    answer: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished game. `informers` by seat."""

    __pydantic_config__ = STRICT

    game: int
    starter: Seat
    winner: Seat | None
    reason: Reason
    informers: tuple[str, str]


@dataclass(frozen=True, slots=True)
class State:
    """A match and its present game; after the end, its last one. Tuples are by seat; `stack` begins with its top."""

    __pydantic_config__ = STRICT

    points_to_win: int
    points: tuple[int, int]
    history: tuple[Ended, ...]
    game: int
    starter: Seat
    seat: Seat
    """Whose turn it is; the starter while both choose informers."""
    turn: int
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    informers: tuple[str | None, str | None]
    stack: tuple[str, ...]
    fronts: tuple[tuple[Asked, ...], tuple[Asked, ...]] = ((), ())
    """Tiles asked by this seat that still lie in front of it, oldest first."""
    discards: tuple[tuple[Asked, ...], tuple[Asked, ...]] = ((), ())
    asked: bool = False
    """Whether this turn's question has been put."""
    last_chance: bool = False
    """The starter has named the informer: this turn is the game's last."""
    idle: int = 0
    """Turns in a row that began with an empty hand and were passed."""

    @property
    def drawn(self) -> int:
        """Drawn games in a row."""
        count = 0
        for ended in reversed(self.history):
            if ended.winner is not None:
                break
            count += 1
        return count

    @property
    def over(self) -> bool:
        return max(self.points) >= self.points_to_win or self.drawn >= DRAWN_GAMES

    @property
    def phase(self) -> Phase:
        if self.over:
            return Phase.OVER
        if None in self.informers:
            return Phase.INFORMER
        if self.asked or not self.hands[self.seat]:
            return Phase.GUESS
        return Phase.DISCARD if len(self.fronts[self.seat]) == FRONT else Phase.ASK

    def answers(self, seat: Seat) -> tuple[Asked, ...]:
        """All that this seat has asked in this game, about the other's informer."""
        return self.discards[seat] + self.fronts[seat]

    def known(self, seat: Seat) -> bool:
        """Whether this seat's informer is public: the game is over, or the starter has named it."""
        return self.over or (self.last_chance and seat != self.starter)
