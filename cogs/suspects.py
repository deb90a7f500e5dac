"""What the suspects are called that Commissioner Victor and Identity share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.suspects import SUSPECTS, Feature, Suspect
from texts import Say


def feature(which: Feature, say: Say) -> str:
    return say(f"suspects-{which}")


def features(suspect: Suspect, say: Say) -> str:
    """The three of them: sleek, scientist, lumberjack."""
    hair, eyes, facial_hair = (feature(each, say) for each in suspect.features)
    return say("suspects-features", hair=hair, eyes=eyes, facial_hair=facial_hair)


def described(suspect: Suspect, say: Say) -> str:
    """Name and features: Ola Nordmann (sleek, scientist, lumberjack)."""
    hair, eyes, facial_hair = (feature(each, say) for each in suspect.features)
    return say("suspects-described", name=suspect.name, hair=hair, eyes=eyes, facial_hair=facial_hair)


def named(tile: str) -> str:
    """The name on the tile with this id."""
    return SUSPECTS[tile].name


def joined(items: Sequence[str], say: Say) -> str:
    """a; a and b; a, b and c."""
    *most, last = items
    return say("suspects-and", most=", ".join(most), last=last) if most else last
