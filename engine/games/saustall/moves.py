"""The moves: each a small choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import STRICT
from engine.games.saustall.model import Choice, Token, Use, Want


@dataclass(frozen=True, slots=True)
class Suspicion:
    """First suspicion: lay these three tokens as the theory."""

    __pydantic_config__ = STRICT

    tokens: tuple[Token, ...]
    kind: Literal["suspicion"] = "suspicion"


@dataclass(frozen=True, slots=True)
class Play:
    """Declare a hand card and its use."""

    __pydantic_config__ = STRICT

    use: Use
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Asked to intervene: do not."""

    __pydantic_config__ = STRICT

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Intervene:
    __pydantic_config__ = STRICT

    kind: Literal["intervene"] = "intervene"


@dataclass(frozen=True, slots=True)
class Yield:
    """Hand the declared card to the intervener."""

    __pydantic_config__ = STRICT

    kind: Literal["yield"] = "yield"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Take the intervention token as a penalty and go on as declared."""

    __pydantic_config__ = STRICT

    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Seize:
    """Use the card that was yielded."""

    __pydantic_config__ = STRICT

    use: Use
    kind: Literal["seize"] = "seize"


@dataclass(frozen=True, slots=True)
class Swap:
    """Office work: `give` a theory token, `take` one from the stand."""

    __pydantic_config__ = STRICT

    give: Token
    take: Token
    kind: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Remove:
    """End of a round: take these tokens from the stand."""

    __pydantic_config__ = STRICT

    tokens: tuple[Token, ...]
    kind: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class LastSwap:
    """End of the last round: as office work."""

    __pydantic_config__ = STRICT

    give: Token
    take: Token
    kind: Literal["last_swap"] = "last_swap"


@dataclass(frozen=True, slots=True)
class Discard:
    """End of the last round: discard a penalty."""

    __pydantic_config__ = STRICT

    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Keep:
    """End of the last round: neither."""

    __pydantic_config__ = STRICT

    kind: Literal["keep"] = "keep"


Secret: TypeAlias = Suspicion | Remove | LastSwap | Discard | Keep
Move: TypeAlias = Suspicion | Play | Pass | Intervene | Yield | Refuse | Seize | Swap | Remove | LastSwap | Discard | Keep


def choice_of(move: Secret) -> Choice:
    """What this answer to a question to all chooses."""
    match move:
        case Suspicion(tokens):
            return Choice(Want.SUSPICION, tokens)
        case Remove(tokens):
            return Choice(Want.REMOVAL, tokens)
        case LastSwap(give, take):
            return Choice(Want.SWAP, (give, take))
        case Discard():
            return Choice(Want.DISCARD)
        case Keep():
            return Choice(Want.KEEP)
