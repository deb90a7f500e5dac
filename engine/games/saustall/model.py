"""The things of the game and the state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.game import STRICT, Seat


class Gender(StrEnum):
    """Of suspects, on testimonies, as the colour of a motive token and as a suspicion."""

    MAN = "man"
    WOMAN = "woman"


class Suspect(StrEnum):
    PRIEST = "priest"
    MAYOR = "mayor"
    FARMER = "farmer"
    SAUSAGE_MAKER = "sausage_maker"
    INNKEEPER = "innkeeper"
    CLEANING_LADY = "cleaning_lady"
    PAINTER = "painter"
    DANCER = "dancer"

    @property
    def gender(self) -> Gender:
        return _GENDERS[self]

    @property
    def number(self) -> int:
        """The position in all that is listed by suspect."""
        return _SUSPECT_NUMBERS[self]


class Witness(StrEnum):
    """A witness and the place where a suspect may have been seen."""

    GOLF_COURSE = "golf_course"
    CLAY_PIGEON_RANGE = "clay_pigeon_range"
    OUTDOOR_POOL = "outdoor_pool"
    BOB_RUN = "bob_run"
    BEER_GARDEN = "beer_garden"
    RAILWAY_STATION = "railway_station"
    CHEESE_DAIRY = "cheese_dairy"
    CABLE_CAR = "cable_car"

    @property
    def number(self) -> int:
        """The position in all that is listed by witness."""
        return _WITNESS_NUMBERS[self]


class Motive(StrEnum):
    REVENGE = "revenge"
    JEALOUSY = "jealousy"
    ENVY = "envy"
    GREED = "greed"


class Token(StrEnum):
    """The fifteen suspicion tokens of a seat, in the order in which they are always listed (R2)."""

    PRIEST = "priest"
    MAYOR = "mayor"
    FARMER = "farmer"
    SAUSAGE_MAKER = "sausage_maker"
    INNKEEPER = "innkeeper"
    CLEANING_LADY = "cleaning_lady"
    PAINTER = "painter"
    DANCER = "dancer"
    ACCIDENT = "accident"
    MAN = "man"
    WOMAN = "woman"
    REVENGE = "revenge"
    JEALOUSY = "jealousy"
    ENVY = "envy"
    GREED = "greed"


class Sort(StrEnum):
    """The four sorts of investigation cards."""

    MOTIVE = "motive"
    ALIBI = "alibi"
    WITNESS = "witness"
    SPECIAL = "special"


class Card(StrEnum):
    """The 26 different investigation cards: eight copies of MOTIVE, four of SPECIAL, one of each other."""

    MOTIVE = "motive"
    ALIBI_GOLF_COURSE = "alibi.golf_course"
    ALIBI_CLAY_PIGEON_RANGE = "alibi.clay_pigeon_range"
    ALIBI_OUTDOOR_POOL = "alibi.outdoor_pool"
    ALIBI_BOB_RUN = "alibi.bob_run"
    ALIBI_BEER_GARDEN = "alibi.beer_garden"
    ALIBI_RAILWAY_STATION = "alibi.railway_station"
    ALIBI_CHEESE_DAIRY = "alibi.cheese_dairy"
    ALIBI_CABLE_CAR = "alibi.cable_car"
    WITNESS_GOLF_COURSE_MAN = "witness.golf_course.man"
    WITNESS_GOLF_COURSE_WOMAN = "witness.golf_course.woman"
    WITNESS_CLAY_PIGEON_RANGE_MAN = "witness.clay_pigeon_range.man"
    WITNESS_CLAY_PIGEON_RANGE_WOMAN = "witness.clay_pigeon_range.woman"
    WITNESS_OUTDOOR_POOL_MAN = "witness.outdoor_pool.man"
    WITNESS_OUTDOOR_POOL_WOMAN = "witness.outdoor_pool.woman"
    WITNESS_BOB_RUN_MAN = "witness.bob_run.man"
    WITNESS_BOB_RUN_WOMAN = "witness.bob_run.woman"
    WITNESS_BEER_GARDEN_MAN = "witness.beer_garden.man"
    WITNESS_BEER_GARDEN_WOMAN = "witness.beer_garden.woman"
    WITNESS_RAILWAY_STATION_MAN = "witness.railway_station.man"
    WITNESS_RAILWAY_STATION_WOMAN = "witness.railway_station.woman"
    WITNESS_CHEESE_DAIRY_MAN = "witness.cheese_dairy.man"
    WITNESS_CHEESE_DAIRY_WOMAN = "witness.cheese_dairy.woman"
    WITNESS_CABLE_CAR_MAN = "witness.cable_car.man"
    WITNESS_CABLE_CAR_WOMAN = "witness.cable_car.woman"
    SPECIAL = "special"

    @property
    def sort(self) -> Sort:
        return _SORTS[self]

    @property
    def witness(self) -> Witness | None:
        """Of an alibi or a witness card."""
        return _WITNESSES.get(self)

    @property
    def word(self) -> Gender | None:
        """The testimony on a witness card."""
        return _WORDS.get(self)


SUSPECTS: Final = tuple(Suspect)
WITNESSES: Final = tuple(Witness)
MOTIVES: Final = tuple(Motive)
TOKENS: Final = tuple(Token)
CARDS: Final = tuple(Card)
THEORY: Final = 3
TURNED: Final = 4
"""Evidence tokens turned over at the arrest."""

_GENDERS: Final = {suspect: Gender.MAN if i < 4 else Gender.WOMAN for i, suspect in enumerate(Suspect)}
_SUSPECT_NUMBERS: Final = {suspect: i for i, suspect in enumerate(Suspect)}
_WITNESS_NUMBERS: Final = {witness: i for i, witness in enumerate(Witness)}
_SORTS: Final = {card: Sort(card.value.split(".")[0]) for card in Card}
_WITNESSES: Final = {card: Witness(card.value.split(".")[1]) for card in Card if "." in card.value}
_WORDS: Final = {card: Gender(card.value.split(".")[2]) for card in Card if card.sort is Sort.WITNESS}


class Room(StrEnum):
    """Where action and special tokens are placed; only the first three have brown spaces."""

    LABORATORY = "laboratory"
    GROUP = "group"
    OFFICE = "office"
    CHAPEL = "chapel"


class Where(StrEnum):
    PLAYER = "player"
    ASIDE = "aside"
    LABORATORY = "laboratory"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an evidence token lies. `number` is the seat it lies before; aside, 1 or 2; in the laboratory, 1 for the top."""

    __pydantic_config__ = STRICT

    where: Where
    number: int


class Way(StrEnum):
    """What a card is used for. SPENT: every space it could take is taken (R7)."""

    MOTIVE = "motive"
    ALIBI = "alibi"
    TESTIMONY = "testimony"
    LABORATORY = "laboratory"
    GROUP = "group"
    OFFICE = "office"
    CHAPEL = "chapel"
    SPENT = "spent"

    @property
    def room(self) -> Room | None:
        return _ROOMS.get(self)


_ROOMS: Final = {Way(room.value): room for room in Room}


@dataclass(frozen=True, slots=True)
class Use:
    """All that a declaration fixes (R8): the card, what for, and for a motive the suspect and the token, for an alibi the
    suspect, for the group room whose evidence token (before a player or aside)."""

    __pydantic_config__ = STRICT

    card: Card
    way: Way
    suspect: Suspect | None = None
    motive: Motive | None = None
    target: Place | None = None


class Phase(StrEnum):
    """Which question is open. SUSPICION, REMOVAL and LAST are open to all seats at once; the others to one seat."""

    SUSPICION = "suspicion"
    PLAY = "play"
    INTERVENTION = "intervention"
    ANSWER = "answer"
    SEIZURE = "seizure"
    SWAP = "swap"
    REMOVAL = "removal"
    LAST = "last"
    OVER = "over"


class Want(StrEnum):
    """What a seat chose secretly while all choose."""

    SUSPICION = "suspicion"
    REMOVAL = "removal"
    SWAP = "swap"
    DISCARD = "discard"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Choice:
    """A secret choice that waits for the others. `tokens`: the theory, the tokens removed, or for a swap (given, taken)."""

    __pydantic_config__ = STRICT

    want: Want
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Visit:
    """An action or special token on the board: when (round and turn of the match from 1), whose, and for the laboratory and the
    group room which evidence token was looked at (its index in `State.evidence`). Public, but for what was seen."""

    __pydantic_config__ = STRICT

    round: int
    turn: int
    seat: Seat
    room: Room
    special: bool
    token: int | None = None


@dataclass(frozen=True, slots=True)
class Declaration:
    """The card in play. `player`: who plays it (after a theft the intervener); `ask`: who is asked now, then those asked
    later; `intervener`: who intervened this turn."""

    __pydantic_config__ = STRICT

    use: Use
    player: Seat
    ask: tuple[Seat, ...] = ()
    intervener: Seat | None = None


@dataclass(frozen=True, slots=True)
class Desk:
    """What a seat has before it. Cards and tokens are kept in the order of their lists."""

    __pydantic_config__ = STRICT

    hand: tuple[Card, ...]
    theory: tuple[Token, ...]
    stand: tuple[Token, ...]
    removed: tuple[Token, ...]
    penalties: int
    interventions: int


@dataclass(frozen=True, slots=True)
class State:
    """A position of a match.

    `first` began every round; `turn` counts the turns that are over. `deck` is top first. `evidence` names the suspect of each
    evidence token: one a seat, then those aside, then the laboratory's from the top as it was at the start; `laboratory` is
    the stack now, top first, by token. `alibis` and `motives` are by suspect, `testimonies` by witness. `gone` counts the
    intervention and penalty tokens that left the match. `chosen` is by seat.
    """

    __pydantic_config__ = STRICT

    phase: Phase
    first: Seat
    turn: int
    desks: tuple[Desk, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    evidence: tuple[Suspect, ...]
    laboratory: tuple[int, ...]
    alibis: tuple[Witness | None, ...]
    motives: tuple[Motive | None, ...]
    testimonies: tuple[Gender | None, ...]
    visits: tuple[Visit, ...]
    gone: int
    chosen: tuple[Choice | None, ...]
    declaration: Declaration | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """The game has none."""

    __pydantic_config__ = STRICT
