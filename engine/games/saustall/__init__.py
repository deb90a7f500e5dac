"""Saustall: Inspector Kluftinger's colleagues investigate the death of Hermann Aigner. For 2 to 4."""

from engine.games.saustall.data import DATA, Data
from engine.games.saustall.ending import Outcome
from engine.games.saustall.model import (
    Card,
    Choice,
    Gender,
    Motive,
    Options,
    Phase,
    Place,
    Room,
    Sort,
    State,
    Suspect,
    Token,
    Use,
    Visit,
    Want,
    Way,
    Where,
    Witness,
)
from engine.games.saustall.moves import Move
from engine.games.saustall.outcomes import Prospect, outcomes, standing
from engine.games.saustall.rules import GAME, Saustall
from engine.games.saustall.view import View

__all__ = [
    "DATA",
    "GAME",
    "Card",
    "Choice",
    "Data",
    "Gender",
    "Motive",
    "Move",
    "Options",
    "Outcome",
    "Phase",
    "Place",
    "Prospect",
    "Room",
    "Saustall",
    "Sort",
    "State",
    "Suspect",
    "Token",
    "Use",
    "View",
    "Visit",
    "Want",
    "Way",
    "Where",
    "Witness",
    "outcomes",
    "standing",
]
