"""The facts a match produces. Public ones name nobody who was met and left; `Saw` and `DrewCards` are told to one seat alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.donna_leon.components import Card, Colour, Figure, Person, Place
from engine.games.donna_leon.model import Role


@dataclass(frozen=True, slots=True)
class Peeked:
    """Has looked at a chip of each colour; where is told when everyone has."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    kind: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True)
class PeeksShown:
    """Where each seat has looked at the opening: green, yellow, blue."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    places: tuple[tuple[Place, ...], ...]
    kind: Literal["peeks_shown"] = "peeks_shown"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began and the dice were rolled: pips in the order of FIGURES."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    dice: tuple[int, ...]
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class DieChosen:
    __pydantic_config__ = STRICT

    seat: Seat | None
    figure: Figure
    pips: int
    kind: Literal["die_chosen"] = "die_chosen"


@dataclass(frozen=True, slots=True)
class Drew:
    """Drew investigation cards: `count` of the `due` ones, fewer when pile and discards ran out."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    count: int
    due: int
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class DrewCards:
    """Secret: which cards were drawn, in the order they came."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    cards: tuple[Card, ...]
    kind: Literal["drew_cards"] = "drew_cards"


@dataclass(frozen=True, slots=True)
class PileRenewed:
    """The pile was used up and `count` discards became the new one."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    count: int
    kind: Literal["pile_renewed"] = "pile_renewed"


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure moved, by a point or by a card, and has so many points left. A person on the place was met: `chip` is their colour."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    figure: Figure
    origin: Place
    place: Place
    card: Card | None
    chip: Colour | None
    crime_scene: bool
    points: int
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Stayed:
    """A figure met the person on its place on the spot."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    figure: Figure
    place: Place
    chip: Colour
    points: int
    kind: Literal["stayed"] = "stayed"


@dataclass(frozen=True, slots=True)
class Looked:
    """Elettra looked at a chip; where Brunetti stands, he met the person."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    place: Place
    chip: Colour
    here: bool
    kind: Literal["looked"] = "looked"


@dataclass(frozen=True, slots=True)
class Saw:
    """Secret: who the chip on a place is, and what they are wanted as, if they are."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    place: Place
    person: Person
    wanted: Role | None
    kind: Literal["saw"] = "saw"


@dataclass(frozen=True, slots=True)
class Swapped:
    """Submerged exchanged the chips of two places, unseen."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    first: Place
    second: Place
    chip: Colour
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Exchanged:
    """An Exchange was played and these further cards were discarded with it."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    cards: tuple[Card, ...]
    kind: Literal["exchanged"] = "exchanged"


@dataclass(frozen=True, slots=True)
class Took:
    """A player showed the person met and took them: card and points. `summons`: by a Summons."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    figure: Figure
    place: Place
    person: Person
    colour: Colour
    role: Role
    points: int
    summons: bool
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class SuspectNamed:
    """A new suspect lies on the Wache. Rows and rooms count from 0."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    row: int
    room: int
    person: Person
    colour: Colour
    points: int
    kind: Literal["suspect_named"] = "suspect_named"


@dataclass(frozen=True, slots=True)
class InformantsNamed:
    """A row of the Piazza was filled anew."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    row: int
    people: tuple[Person, ...]
    kind: Literal["informants_named"] = "informants_named"


@dataclass(frozen=True, slots=True)
class MurdererNamed:
    """The murderer lies on the cell; nothing is laid out any more."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    row: int
    person: Person
    colour: Colour
    points: int
    kind: Literal["murderer_named"] = "murderer_named"


@dataclass(frozen=True, slots=True)
class Stopped:
    """Paola's turn stops after an informant, with so many points left."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    points: int
    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True)
class WentOn:
    """Tireless was played: Paola's turn goes on with the points left."""

    __pydantic_config__ = STRICT

    seat: Seat | None
    points: int
    kind: Literal["went_on"] = "went_on"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    __pydantic_config__ = STRICT

    seat: Seat | None
    kind: Literal["turn_ended"] = "turn_ended"


Event: TypeAlias = (
    Peeked
    | PeeksShown
    | TurnBegan
    | DieChosen
    | Drew
    | DrewCards
    | PileRenewed
    | Moved
    | Stayed
    | Looked
    | Saw
    | Swapped
    | Exchanged
    | Took
    | SuspectNamed
    | InformantsNamed
    | MurdererNamed
    | Stopped
    | WentOn
    | TurnEnded
)
