"""Commissioner Victor: The Lost Painting Case."""

from __future__ import annotations

from engine.games.victor.model import (
    CountersPlaced,
    CountersTaken,
    EndTurn,
    Event,
    InnocentScored,
    Laid,
    LineScored,
    MatchEnded,
    Move,
    MoveTile,
    Options,
    Phase,
    PlaceCounters,
    PlaceTile,
    State,
    SuspectDrawn,
    SuspectShown,
    TileDrawn,
    TileMoved,
    TilePlaced,
    Turn,
    TurnBegan,
    VictorDrawn,
)
from engine.games.victor.rules import CommissionerVictor
from engine.games.victor.scoring import Innocent, Line, Score
from engine.games.victor.view import Ending, FieldTile, HandTile, Player, View

GAME = CommissionerVictor()

__all__ = [
    "GAME",
    "CommissionerVictor",
    "CountersPlaced",
    "CountersTaken",
    "EndTurn",
    "Ending",
    "Event",
    "FieldTile",
    "HandTile",
    "Innocent",
    "InnocentScored",
    "Laid",
    "Line",
    "LineScored",
    "MatchEnded",
    "Move",
    "MoveTile",
    "Options",
    "Phase",
    "PlaceCounters",
    "PlaceTile",
    "Player",
    "Score",
    "State",
    "SuspectDrawn",
    "SuspectShown",
    "TileDrawn",
    "TileMoved",
    "TilePlaced",
    "Turn",
    "TurnBegan",
    "VictorDrawn",
    "View",
]
