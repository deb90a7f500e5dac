"""What happened in Commissioner Victor, a sentence a fact."""

from __future__ import annotations

from cogs import suspects
from cogs._shared.voice import Voice
from engine.games.suspects import SUSPECTS
from engine.games.victor import (
    CountersPlaced,
    Event,
    InnocentScored,
    LineScored,
    SuspectDrawn,
    SuspectShown,
    TileMoved,
    TilePlaced,
    VictorDrawn,
)


def tell(event: Event, voice: Voice) -> str | None:
    """One fact as a sentence; None for what the board shows anyway: turns, draws, counters taken back, the result."""
    key = f"victor-tell-{event.kind}"
    player = "" if event.seat is None else voice.who(event.seat)
    match event:
        case TilePlaced():
            return voice(key, player=player, suspect=suspects.described(SUSPECTS[event.tile], voice), cell=event.cell)
        case TileMoved():
            return voice(key, player=player, name=suspects.named(event.tile), origin=event.origin, target=event.target)
        case CountersPlaced():
            return voice(key, player=player, n=len(event.cells), places=_places(event, voice))
        case SuspectDrawn():
            return voice(key, suspect=suspects.described(SUSPECTS[event.tile], voice))
        case VictorDrawn():
            return voice(key, player=player)
        case SuspectShown():
            return voice(key, player=player, suspect=suspects.described(SUSPECTS[event.tile], voice))
        case LineScored():
            line, feature = place(event.line, voice), suspects.feature(event.feature, voice)
            return voice(key, player=player, line=line, feature=feature, count=event.count, points=event.points)
        case InnocentScored():
            return voice(key, player=player, name=suspects.named(event.tile), cell=event.cell, points=event.points)
        case _:
            return None


def place(line: str, voice: Voice) -> str:
    """A line in words: row 3, column d."""
    return voice("victor-row" if line.isdecimal() else "victor-column", name=line)


def _places(event: CountersPlaced, voice: Voice) -> str:
    where = [voice("victor-at", name=suspects.named(tile), cell=cell) for cell, tile in zip(event.cells, event.tiles, strict=True)]
    both = len(where) > 1 and len(set(where)) == 1
    return voice("victor-both-on", place=where[0]) if both else suspects.joined(where, voice)
