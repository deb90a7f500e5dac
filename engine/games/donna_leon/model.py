"""What a match is made of: options, state and moves. Frozen values that survive the database's codec."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.donna_leon.components import FIGURES, INDEX, Card, Figure, Person, Place


class Phase(StrEnum):
    PEEK = "peek"
    """Everyone looks at one chip of each colour."""
    DIE = "die"
    """The dice are rolled; one is to be chosen."""
    INVESTIGATE = "investigate"
    STOPPED = "stopped"
    """Paola has questioned an informant: Tireless or the end of the turn."""
    OVER = "over"


class Role(StrEnum):
    """What a person whose card lies open is wanted as."""

    INFORMANT = "informant"
    SUSPECT = "suspect"
    MURDERER = "murderer"
    VICTIM = "victim"


@dataclass(frozen=True, slots=True)
class Options:
    """`opening_peek`: each player looks at one chip of each colour before the first turn. `notebook`: what a player has seen stays shown
    to them; without it only what was just seen is."""

    __pydantic_config__ = STRICT

    opening_peek: bool = True
    notebook: bool = True


@dataclass(frozen=True, slots=True)
class Room:
    """An interrogation room or the cell: its point chip, who was laid out there, and whether their chip lies there since an arrest,
    the card and the point chip being gone then."""

    __pydantic_config__ = STRICT

    value: int
    person: Person | None = None
    arrested: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """A person card a player has won, with its points: 3 an informant, the chip of a suspect or the murderer, 0 the victim."""

    __pydantic_config__ = STRICT

    person: Person
    role: Role
    points: int


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand, and the number of the pile it was drawn from: all know what a renewed pile was made of."""

    __pydantic_config__ = STRICT

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The investigation under way. `meeting`: the person on the figure's place was met and can still be taken, if the rules let them.
    `met`: where the chips lie now that the figure has met since it came to its place, or since the turn began."""

    __pydantic_config__ = STRICT

    figure: Figure
    pips: int
    points: int
    meeting: bool = False
    met: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    Piles have no order: a card is drawn by chance when it is drawn. `people` has an entry a place (as in PLACES), `figures` and `dice` an
    entry a figure (as in FIGURES), `piazza` and `rooms` an entry a row, and hands, taken, peeks, known and fresh an entry a seat.
    """

    __pydantic_config__ = STRICT

    options: Options
    phase: Phase
    active: Seat
    """Whose turn it is; 0 during the opening peeks, before the first player is drawn."""
    turns: int
    """Turns begun so far."""
    dice: tuple[int, ...]
    turn: Turn | None
    """Set from the choice of a die to the end of the turn."""
    people: tuple[Person | None, ...]
    scenes: tuple[Place, ...]
    """Crime scenes in the order they came."""
    figures: tuple[Place, ...]
    piazza: tuple[tuple[Person | None, ...], ...]
    rooms: tuple[tuple[Room, ...], ...]
    cell: Room
    victim: Person
    victim_found: Seat | None
    deck: tuple[Person, ...]
    """The person cards not yet laid out."""
    hands: tuple[tuple[Held, ...], ...]
    pile: tuple[Card, ...]
    discards: tuple[Card, ...]
    """Discards of turns that are over: the next pile."""
    played: tuple[Card, ...]
    """Discards of this turn."""
    piles: int
    """The number of the pile in use; the first is 0."""
    taken: tuple[tuple[Taken, ...], ...]
    peeks: tuple[tuple[Place, ...], ...]
    """Where each player looked at the opening; () as long as they have not."""
    known: tuple[tuple[Place, ...], ...]
    """Places with a chip that the player has seen, wherever it lay then."""
    fresh: tuple[tuple[Place, ...], ...]
    """Places with a chip that the player has just seen: since their last move, and not taken or exchanged since."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def moving(self) -> Turn:
        """The investigation under way. Raises ValueError when there is none."""
        if self.turn is None:
            raise ValueError("no die has been chosen")
        return self.turn

    @property
    def here(self) -> Place:
        """Where the moving figure stands."""
        return self.figures[FIGURES.index(self.moving.figure)]

    def person_at(self, place: Place) -> Person | None:
        return self.people[INDEX[place]]


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at a chip of each colour: places in the order green, yellow, blue."""

    __pydantic_config__ = STRICT

    places: tuple[Place, Place, Place]
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class ChooseDie:
    __pydantic_config__ = STRICT

    figure: Figure
    pips: int
    kind: Literal["choose_die"] = "choose_die"


@dataclass(frozen=True, slots=True)
class Go:
    """Move the figure for a point."""

    __pydantic_config__ = STRICT

    place: Place
    kind: Literal["go"] = "go"


@dataclass(frozen=True, slots=True)
class OnTheSpot:
    """Stay for a point and meet the person here."""

    __pydantic_config__ = STRICT

    kind: Literal["on_the_spot"] = "on_the_spot"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the person just met, with a Summons where the colours differ."""

    __pydantic_config__ = STRICT

    summons: bool
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Ride:
    """Play a Vaporetto, Police boat or Meeting and move the figure by it."""

    __pydantic_config__ = STRICT

    card: Card
    place: Place
    kind: Literal["ride"] = "ride"


@dataclass(frozen=True, slots=True)
class Elettra:
    """Play Elettra and look at the chip on a place."""

    __pydantic_config__ = STRICT

    place: Place
    kind: Literal["elettra"] = "elettra"


@dataclass(frozen=True, slots=True)
class Submerged:
    """Play Submerged and exchange two person chips of one colour; `first` stands before `second` in PLACES."""

    __pydantic_config__ = STRICT

    first: Place
    second: Place
    kind: Literal["submerged"] = "submerged"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Play Exchange and discard these further cards, in the order of Card."""

    __pydantic_config__ = STRICT

    cards: tuple[Card, ...]
    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Tireless:
    """Play Tireless and go on after Paola's stop."""

    __pydantic_config__ = STRICT

    kind: Literal["tireless"] = "tireless"


@dataclass(frozen=True, slots=True)
class EndTurn:
    __pydantic_config__ = STRICT

    kind: Literal["end_turn"] = "end_turn"


Move: TypeAlias = Peek | ChooseDie | Go | OnTheSpot | Take | Ride | Elettra | Submerged | Exchange | Tireless | EndTurn
