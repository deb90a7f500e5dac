"""Canal Grande: what is told. `seat` is who did it, or whom it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import STRICT, Seat
from engine.games.canal_grande.model import Card, Fate, Offer, Reinforcement


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Decks are shuffled, sums are 0; `seat` divides first."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """These cards lie open; `seat` divides, `chooser` will choose."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    chooser: Seat
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TurnVoid:
    """Fewer than two cards were left to divide: `seat` does not divide."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["turn_void"] = "turn_void"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The deck had run out: `cards` discards are the new deck."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    cards: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class Divided:
    __pydantic_config__ = STRICT
    seat: Seat | None
    first: Offer
    second: Offer
    kind: Literal["divided"] = "divided"


@dataclass(frozen=True, slots=True)
class Chosen:
    """`seat` takes offer 0 (the first) or 1 (the second), and leaves the other to the divider."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    offer: int
    taken: Offer
    left: Offer
    kind: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True)
class Took:
    """Numbers went in front of `seat`, whose side now has `total`; districts and gondolas (`cards`) went to hand."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    total: int
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class Robbed:
    """`seat` took a random card from the hand of `victim`. Which one, only those two are told (a secret of each); None in public."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    victim: Seat
    card: Card | None
    kind: Literal["robbed"] = "robbed"


@dataclass(frozen=True, slots=True)
class NothingToRob:
    """The traitor of `seat` found no card to take and is discarded."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["nothing_to_rob"] = "nothing_to_rob"


@dataclass(frozen=True, slots=True)
class Spied:
    """A spy of `seat` goes to work: two draws."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["spied"] = "spied"


@dataclass(frozen=True, slots=True)
class Drew:
    """`seat` drew a district or gondola into the hand; None in public, told to `seat` as a secret."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    card: Card | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Showed:
    """`seat` drew a card that must be shown: a spy, a traitor or a doge."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    card: Card
    fate: Fate
    kind: Literal["showed"] = "showed"


@dataclass(frozen=True, slots=True)
class NothingToDraw:
    """No card is left that `seat` could draw; `draws` draws are lost."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    draws: int
    kind: Literal["nothing_to_draw"] = "nothing_to_draw"


@dataclass(frozen=True, slots=True)
class VoteCalled:
    """A doge of `seat` calls a vote and `challenger` opens it: somebody else when `seat` holds no district that may be named."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    challenger: Seat
    kind: Literal["vote_called"] = "vote_called"


@dataclass(frozen=True, slots=True)
class NoVote:
    """Nobody who may open the vote of this doge of `seat` can: the doge is discarded."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["no_vote"] = "no_vote"


@dataclass(frozen=True, slots=True)
class Opened:
    """`seat` opened the vote on `district`; `total` is what `seat` now has on the table."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    district: Card
    named: int
    reinforcements: tuple[Reinforcement, ...]
    total: int
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Played:
    """`seat` played on; `total` is what the side of `seat` now has on the table."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    district: Card
    named: int
    reinforcements: tuple[Reinforcement, ...]
    total: int
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Passed:
    """`seat` declined (two players) or passed (four)."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class VoteEnded:
    """`winners` (one side) get a mark of `district`. Totals by side. By seat: what was discarded and what went back to hand."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    winners: tuple[Seat, ...]
    district: Card
    totals: tuple[int, ...]
    discarded: tuple[tuple[Card, ...], ...]
    returned: tuple[tuple[Card, ...], ...]
    kind: Literal["vote_ended"] = "vote_ended"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Somebody reached the limit. Sums by side; each of `drawers` (the smaller sum) draws `draws` cards."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    sums: tuple[int, ...]
    drawers: tuple[Seat, ...]
    draws: int
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class MatchWon:
    """`winners` (one side) have won; `reason` as in the result."""

    __pydantic_config__ = STRICT
    seat: Seat | None
    winners: tuple[Seat, ...]
    reason: str
    kind: Literal["match_won"] = "match_won"


Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TurnVoid
    | Reshuffled
    | Divided
    | Chosen
    | Took
    | Robbed
    | NothingToRob
    | Spied
    | Drew
    | Showed
    | NothingToDraw
    | VoteCalled
    | NoVote
    | Opened
    | Played
    | Passed
    | VoteEnded
    | RoundEnded
    | MatchWon
)
