"""Chance that nobody has to save and everybody can check.

A draw is HMAC-SHA256(seed, "step/draw"): the same seed, step and order of draws give the same numbers, so a match
replays from its seed and its moves alone, and a restart repeats nothing and loses nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def seed_hash(seed: bytes) -> str:
    """The promise shown at the start: the seed's SHA-256, in hex. Anyone can hash the seed shown at the end."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The draws of one step of one match."""

    def __init__(self, seed: bytes, step: int) -> None:
        self._seed = seed
        self._step = step
        self._draws = 0
        self._revealed = False

    @property
    def drawn(self) -> bool:
        """Whether anything was drawn in this step, or revealed: such a step can never be taken back."""
        return self._draws > 0 or self._revealed

    def reveal(self) -> None:
        """Say that something came to light that chance had settled earlier, such as the top of a shuffled deck."""
        self._revealed = True

    def below(self, n: int) -> int:
        """A uniform integer in range(n), n ≥ 1; unbiased, by rejection."""
        if n < 1:
            raise ValueError(f"nothing to draw from: {n}")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self._draws += 1
            digest = hmac.new(self._seed, f"{self._step}/{self._draws}".encode(), hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % n

    def choice(self, items: tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """A uniform permutation (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)
