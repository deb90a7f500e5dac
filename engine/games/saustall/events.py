"""The facts that moves produce. Those whose text says "secret" are only ever told to their seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.saustall.model import Card, Choice, Gender, Motive, Place, Room, Suspect, Token, Use, Witness


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat has made its choice, while all choose; what it is stays hidden, and so does a change of mind."""

    __pydantic_config__ = STRICT

    seat: Seat
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True)
class OwnChoice:
    """Secret: the choice, each time it is made or changed."""

    __pydantic_config__ = STRICT

    seat: Seat
    choice: Choice
    kind: Literal["own_choice"] = "own_choice"


@dataclass(frozen=True, slots=True)
class Opened:
    """All theories are laid; the investigation begins with `seat`."""

    __pydantic_config__ = STRICT

    seat: Seat
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Declared:
    """The active player showed a card and said its use."""

    __pydantic_config__ = STRICT

    seat: Seat
    use: Use
    kind: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class Intervened:
    """`seat` played an intervention token on `against`."""

    __pydantic_config__ = STRICT

    seat: Seat
    against: Seat
    kind: Literal["intervened"] = "intervened"


@dataclass(frozen=True, slots=True)
class Yielded:
    """`seat` handed the card to `to`; the intervention token left the game."""

    __pydantic_config__ = STRICT

    seat: Seat
    to: Seat
    card: Card
    kind: Literal["yielded"] = "yielded"


@dataclass(frozen=True, slots=True)
class Defied:
    """`seat` refused `against`, took the token as a penalty and has `penalties` now."""

    __pydantic_config__ = STRICT

    seat: Seat
    against: Seat
    penalties: int
    kind: Literal["defied"] = "defied"


@dataclass(frozen=True, slots=True)
class Seized:
    """`seat` said what the card yielded by `robbed` is used for."""

    __pydantic_config__ = STRICT

    seat: Seat
    robbed: Seat
    use: Use
    kind: Literal["seized"] = "seized"


@dataclass(frozen=True, slots=True)
class MotiveGiven:
    __pydantic_config__ = STRICT

    seat: Seat
    suspect: Suspect
    motive: Motive
    kind: Literal["motive_given"] = "motive_given"


@dataclass(frozen=True, slots=True)
class AlibiGiven:
    __pydantic_config__ = STRICT

    seat: Seat
    suspect: Suspect
    witness: Witness
    kind: Literal["alibi_given"] = "alibi_given"


@dataclass(frozen=True, slots=True)
class Testified:
    __pydantic_config__ = STRICT

    seat: Seat
    witness: Witness
    word: Gender
    kind: Literal["testified"] = "testified"


@dataclass(frozen=True, slots=True)
class AlibiChecked:
    """A suspect now has both an alibi and its witness's testimony: it is confirmed, or never will be."""

    __pydantic_config__ = STRICT

    seat: None
    suspect: Suspect
    witness: Witness
    word: Gender
    confirmed: bool
    kind: Literal["alibi_checked"] = "alibi_checked"


@dataclass(frozen=True, slots=True)
class Visited:
    """An action token (or special token) was placed in a room. `target`: where the evidence token lay that was looked at."""

    __pydantic_config__ = STRICT

    seat: Seat
    room: Room
    special: bool
    target: Place | None = None
    kind: Literal["visited"] = "visited"


@dataclass(frozen=True, slots=True)
class Saw:
    """Secret: the suspect on an evidence token, where it lay then and where it lies now."""

    __pydantic_config__ = STRICT

    seat: Seat
    suspect: Suspect
    was: Place
    now: Place
    kind: Literal["saw"] = "saw"


@dataclass(frozen=True, slots=True)
class Swapped:
    """Office work is done; which tokens stays hidden."""

    __pydantic_config__ = STRICT

    seat: Seat
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class OwnSwap:
    """Secret: what office work changed."""

    __pydantic_config__ = STRICT

    seat: Seat
    gave: Token
    took: Token
    kind: Literal["own_swap"] = "own_swap"


@dataclass(frozen=True, slots=True)
class Forgiven:
    """A penalty was discarded, in the chapel or at the end; `penalties` are left."""

    __pydantic_config__ = STRICT

    seat: Seat
    penalties: int
    kind: Literal["forgiven"] = "forgiven"


@dataclass(frozen=True, slots=True)
class Unforgiven:
    """The chapel was visited without a penalty to discard (R6)."""

    __pydantic_config__ = STRICT

    seat: Seat
    kind: Literal["unforgiven"] = "unforgiven"


@dataclass(frozen=True, slots=True)
class Spent:
    """The card had no space left to take and did nothing (R7)."""

    __pydantic_config__ = STRICT

    seat: Seat
    card: Card
    kind: Literal["spent"] = "spent"


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn; the deck has `left`."""

    __pydantic_config__ = STRICT

    seat: Seat
    left: int
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class OwnDraw:
    """Secret: the card drawn."""

    __pydantic_config__ = STRICT

    seat: Seat
    card: Card
    kind: Literal["own_draw"] = "own_draw"


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Everybody has had their turns of round `round`; `tokens` leave each stand. `last`: instead, each may make one last change."""

    __pydantic_config__ = STRICT

    seat: None
    round: int
    tokens: int
    last: bool
    kind: Literal["round_over"] = "round_over"


@dataclass(frozen=True, slots=True)
class Removed:
    """`tokens` left the stand of `seat`, `stand` are on it."""

    __pydantic_config__ = STRICT

    seat: Seat
    tokens: int
    stand: int
    kind: Literal["removed"] = "removed"


@dataclass(frozen=True, slots=True)
class CarMoved:
    """Round `round` begins with `seat`; at its end `tokens` leave each stand."""

    __pydantic_config__ = STRICT

    seat: Seat
    round: int
    tokens: int
    kind: Literal["car_moved"] = "car_moved"


@dataclass(frozen=True, slots=True)
class Turned:
    """Arrest: the laboratory's evidence token `order` (1 is the top) names `suspect`; this is the alibi it meets."""

    __pydantic_config__ = STRICT

    seat: None
    order: int
    suspect: Suspect
    gender: Gender
    witness: Witness
    word: Gender
    confirmed: bool
    kind: Literal["turned"] = "turned"


@dataclass(frozen=True, slots=True)
class Arrested:
    """The first turned suspect without a confirmed alibi, whose evidence token is `order`."""

    __pydantic_config__ = STRICT

    seat: None
    suspect: Suspect
    gender: Gender
    motive: Motive
    order: int
    kind: Literal["arrested"] = "arrested"


@dataclass(frozen=True, slots=True)
class Accident:
    """All turned suspects have confirmed alibis."""

    __pydantic_config__ = STRICT

    seat: None
    kind: Literal["accident"] = "accident"


@dataclass(frozen=True, slots=True)
class TheoryShown:
    """One token of a theory and the points it scores."""

    __pydantic_config__ = STRICT

    seat: Seat
    token: Token
    points: int
    kind: Literal["theory_shown"] = "theory_shown"


@dataclass(frozen=True, slots=True)
class Penalised:
    """`penalties` are left; they cost `points` (negative)."""

    __pydantic_config__ = STRICT

    seat: Seat
    penalties: int
    points: int
    kind: Literal["penalised"] = "penalised"


@dataclass(frozen=True, slots=True)
class Scored:
    """The total, and the rank it brings."""

    __pydantic_config__ = STRICT

    seat: Seat
    points: int
    rank: int
    kind: Literal["scored"] = "scored"


Event: TypeAlias = (
    Chose
    | OwnChoice
    | Opened
    | Declared
    | Intervened
    | Yielded
    | Defied
    | Seized
    | MotiveGiven
    | AlibiGiven
    | Testified
    | AlibiChecked
    | Visited
    | Saw
    | Swapped
    | OwnSwap
    | Forgiven
    | Unforgiven
    | Spent
    | Drew
    | OwnDraw
    | RoundOver
    | Removed
    | CarMoved
    | Turned
    | Arrested
    | Accident
    | TheoryShown
    | Penalised
    | Scored
)
