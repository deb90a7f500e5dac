"""What answers tell about an informer. Sets of combinations are bit masks, in the order of `COMBINATIONS`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from engine.game import Seat
from engine.games.identity.model import State
from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Hair, Suspect

Combination: TypeAlias = tuple[Hair, Eyes, FacialHair]

COMBINATIONS: Final[tuple[Combination, ...]] = tuple(product(Hair, Eyes, FacialHair))
"""All 64; half of them are on a tile."""
ALL: Final = (1 << len(COMBINATIONS)) - 1
_BIT: Final = {combination: 1 << bit for bit, combination in enumerate(COMBINATIONS)}
TILE_AT: Final = {_BIT[suspect.features]: suspect.id for suspect in SUSPECTS.values()}
"""The tile with this combination, by mask of the one combination."""


def of(tiles: Iterable[str]) -> int:
    """The combinations of these tiles."""
    return sum(_BIT[SUSPECTS[tile].features] for tile in tiles)


EXISTING: Final = of(SUSPECTS)


def suspects(combinations: int) -> tuple[Suspect, ...]:
    """The tiles that have one of these combinations."""
    return tuple(SUSPECTS[tile] for bit, tile in TILE_AT.items() if combinations & bit)


@cache
def answered(tile: str, answer: int) -> int:
    """The combinations that share so many features with the tile."""
    features = SUSPECTS[tile].features
    return sum(
        1 << bit
        for bit, combination in enumerate(COMBINATIONS)
        if sum(mine == theirs for mine, theirs in zip(features, combination, strict=True)) == answer
    )


def fitting(state: State, seat: Seat) -> int:
    """What the informer of `seat` may be by the answers alone."""
    found = ALL
    for asked in state.answers(1 - seat):
        found &= answered(asked.tile, asked.answer)
    return found


def possible(state: State, seat: Seat, viewer: Seat | None) -> int:
    """What it may be for this viewer: it fits, it is on a tile, and the viewer sees that tile nowhere else.

    None is somebody who sees only what lies open.
    """
    seen = {asked.tile for asker in (0, 1) for asked in state.answers(asker)}
    seen.update(tile for other, tile in enumerate(state.informers) if tile is not None and other != seat and state.known(other))
    if viewer is not None:
        seen.update(state.hands[viewer])
        seen.update(tile for tile in (state.informers[viewer],) if tile is not None and viewer != seat)
    return fitting(state, seat) & EXISTING & ~of(seen)
