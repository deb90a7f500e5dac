"""A computer player for Identity.

It asks about the tile whose answer splits the suspects best, and guesses when one is left, when it is the last chance, or when the
other one is about to know.
"""

from __future__ import annotations

from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.identity import deduction
from engine.games.identity.model import AskTile, ChooseInformer, DiscardTile, GuessIdentity, Move, PassTurn, Phase, State
from engine.games.suspects import SUSPECTS, Suspect

CLOSE: Final = 2
"""With so many suspects left on both sides, guessing is better than waiting to be guessed."""


def choose(guess: State, seat: Seat, chance: Chance) -> Move:
    match guess.phase:
        case Phase.INFORMER:
            return ChooseInformer(chance.choice(guess.hands[seat]))
        case Phase.DISCARD:
            return DiscardTile(guess.fronts[seat][0].tile)
        case Phase.ASK:
            suspects = _suspects(guess, seat)
            return AskTile(min(guess.hands[seat], key=lambda tile: _expected(SUSPECTS[tile], suspects)))
        case _:
            suspects = _suspects(guess, seat)
            if len(suspects) == 1 or guess.last_chance or (len(suspects) <= CLOSE and _found_out(guess, seat)):
                return GuessIdentity(*chance.choice(suspects).features)
            return PassTurn()


def _suspects(state: State, seat: Seat) -> tuple[Suspect, ...]:
    """Whom the other's informer may be, for this seat."""
    return deduction.suspects(deduction.possible(state, 1 - seat, seat))


def _expected(tile: Suspect, suspects: tuple[Suspect, ...]) -> int:
    """The sum of squares of the groups that the answer makes: small when it tells much."""
    groups = [0, 0, 0]
    for suspect in suspects:
        groups[tile.shares(suspect)] += 1
    return sum(size * size for size in groups)


def _found_out(state: State, seat: Seat) -> bool:
    """Whether what lies open leaves few suspects for the own informer."""
    return deduction.possible(state, seat, None).bit_count() <= CLOSE
