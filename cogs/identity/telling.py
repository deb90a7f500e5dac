"""What happened in Identity, a sentence a fact."""

from __future__ import annotations

from cogs import suspects
from cogs._shared.voice import Voice
from engine.games.identity import (
    Event,
    GameBegan,
    GameEnded,
    HandDealt,
    IdentityGuessed,
    InformerChosen,
    InformerKept,
    InformerShown,
    Narrowed,
    SuspectDrawn,
    TileAsked,
    TileDiscarded,
    TurnBegan,
    TurnPassed,
)
from engine.games.suspects import SUSPECTS


def tell(event: Event, voice: Voice) -> str | None:
    """One fact as a sentence; None for what the board shows anyway: turns, draws, the result."""
    key = f"identity-tell-{event.kind}"
    player = "" if event.seat is None else voice.who(event.seat)
    match event:
        case GameBegan():
            return voice(key, player=player, game=event.game)
        case HandDealt():
            return voice(key, tiles=", ".join(suspects.described(SUSPECTS[tile], voice) for tile in event.tiles))
        case InformerChosen():
            return voice(key, player=player)
        case InformerKept() | SuspectDrawn():
            return voice(key, suspect=suspects.described(SUSPECTS[event.tile], voice))
        case TurnBegan():
            return voice("identity-tell-last_chance", player=player) if event.last_chance else None
        case TileDiscarded():
            return voice(key, player=player, name=suspects.named(event.tile))
        case TileAsked():
            suspect = suspects.described(SUSPECTS[event.tile], voice)
            return voice(key, player=player, suspect=suspect, other=voice.who(1 - event.seat), n=event.answer)
        case Narrowed():
            return voice(key, fitting=event.fitting, possible=event.possible)
        case IdentityGuessed():
            said = [suspects.feature(each, voice) for each in (event.hair, event.eyes, event.facial_hair)]
            return voice(key, player=player, features=", ".join(said), right=str(event.right))
        case TurnPassed():
            return voice(key, player=player, empty=str(event.empty))
        case InformerShown():
            return voice(key, player=player, suspect=suspects.described(SUSPECTS[event.tile], voice))
        case GameEnded():
            return game_ended(event, voice)
        case _:
            return None


def game_ended(event: GameEnded, voice: Voice) -> str:
    score = voice("identity-score", first=event.points[0], second=event.points[1])
    if event.seat is None:
        return voice("identity-tell-game_drawn", game=event.game, score=score)
    return voice("identity-tell-game_ended", player=voice.who(event.seat), game=event.game, score=score)
