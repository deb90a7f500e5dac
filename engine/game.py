"""What a game is to the house: one object that knows the rules and keeps nothing.

States, moves, events, views and options are frozen slotted dataclasses (with tuples and enums inside) of plain values that survive
JSON. Every move and event class has a literal `kind`, the discriminator of its union, and `__pydantic_config__ = STRICT`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.chance import Chance

Seat: TypeAlias = int
"""0, 1, 2… in the order of play round the table."""
Path: TypeAlias = tuple[str, ...]
"""A move spelled as parts, [a-z0-9_.-]+ each; a part that names several things joins them with "+"."""

STRICT: Final = {"extra": "forbid"}
"""`__pydantic_config__` of every stored dataclass: what is not known is refused, not dropped."""
DONE: Final = "done"
"""The part that closes a path composed part by part."""
NONE: Final = "none"
"""The part that picks nothing, where that is allowed."""


class Kind(Protocol):
    """What moves and events have in common."""

    @property
    def kind(self) -> str: ...


class Event(Kind, Protocol):
    """A fact that a move produced. `kind` is a text key; the engine writes no sentences."""

    @property
    def seat(self) -> Seat | None: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `ranks` and `scores` have one entry a seat; 1 is best, ties share, partners share. `reason` is a text key."""

    __pydantic_config__ = STRICT

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def drawn(self) -> bool:
        """Whether nobody has won: all share the first rank."""
        return set(self.ranks) == {1}


@dataclass(frozen=True, slots=True)
class Choices:
    """The next level of the picker: what is asked (a text key) and the parts that may come next, in order, without duplicates.

    With most > 1 several options are picked at once; the part is their names joined with "+", in the order of `options`
    (NONE with least = 0 and nothing picked). `options` may then hold combinations that are illegal in the end: `move_at` decides.
    """

    asks: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1

    def part(self, picked: frozenset[str] | set[str]) -> str:
        """The part that picking these options makes."""
        return "+".join(o for o in self.options if o in picked) or NONE


S = TypeVar("S")
M = TypeVar("M", bound=Kind)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move led to: the new state, public facts, and facts for one seat alone, each in the order they happened."""

    state: S
    events: tuple[Event, ...] = ()
    secrets: Mapping[Seat, tuple[Event, ...]] = field(default_factory=dict[Seat, tuple[Event, ...]])


class Game(ABC, Generic[S, M, V, O]):
    """The rules of one game. A method never checks whose turn it is: `engine.match` does, once for all games."""

    key: ClassVar[str]
    """Plain name, [a-z_]+: names the cog, the texts, the picture, the rows in the database."""
    version: ClassVar[int]
    """Raised when a rule changes, so that running matches of an older version are never played on by newer rules."""
    seats: ClassVar[tuple[int, ...]]
    """The allowed numbers of players."""
    bound: ClassVar[int]
    """No match takes more steps than this when moves are chosen at random."""
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    options_type: ClassVar[Any]

    @abstractmethod
    def setup(self, seats: int, options: O, chance: Chance) -> S:
        """The state in which the first question is open."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who must choose now: several at once for secret simultaneous choices; nobody when the match is over.

        While a seat stays here through other seats' moves, its own question does not change.
        """

    def may_change(self, state: S) -> frozenset[Seat]:
        """Who has chosen already and may choose anew while others still think. Never overlaps `to_act`."""
        return frozenset()

    reacts: ClassVar[bool] = False
    """Whether the game asks reactions at all."""

    def reaction(self, state: S, seat: Seat) -> bool:
        """Whether this seat's open question is a short one in the middle of another's turn. The first legal move lets it pass: that is
        what a clock that runs out and a person who always passes answer."""
        return False

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat) -> Iterator[M]:
        """Every legal move of a seat in `to_act` or `may_change`: complete, in a fixed order, no duplicates, lazy."""

    def is_legal(self, state: S, seat: Seat, move: M) -> bool:
        """Whether `move` is among the legal moves. Override with a direct check where they are many."""
        return any(move == legal for legal in self.legal_moves(state, seat))

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """Play a legal move."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """All that this viewer may know, built from nothing. None is the public: spectators and the board in the channel."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None as long as someone is to act."""

    @abstractmethod
    def redeal(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """Another state that this viewer cannot tell from `state`, drawn among all such states as chance would."""

    def recalls(self, state: S, seat: Seat, secret: Event) -> bool:
        """Whether a seat may still be told a secret that it was told before, in its log and its panel. Games of memory forget."""
        return True

    @abstractmethod
    def components(self, state: S) -> Counter[str]:
        """Every physical component in the match, whatever place it is in: the same count after every move."""

    @abstractmethod
    def path(self, move: M) -> Path:
        """The move in parts. Unique among the legal moves, and none the beginning of another."""

    def choices(self, state: S, seat: Seat, prefix: Path) -> Choices | None:
        """What may come after `prefix`; None when `prefix` is a whole path or leads nowhere.

        Default: the trie of the legal paths. Compose it where legal moves are many.
        """
        depth = len(prefix)
        found: dict[str, None] = {}
        for move in self.legal_moves(state, seat):
            path = self.path(move)
            if len(path) > depth and path[:depth] == prefix:
                found.setdefault(path[depth])
        return Choices(asks=prefix[0] if prefix else "move", options=tuple(found)) if found else None

    def move_at(self, state: S, seat: Seat, path: Path) -> M | None:
        """The legal move with this path, if there is one. Override with a direct reading where legal moves are many."""
        return next((move for move in self.legal_moves(state, seat) if self.path(move) == path), None)

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together. Default: each alone."""
        return tuple((seat,) for seat in range(seats))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
