"""Not asking again and again for what Discord has refused: refused requests add up to a ban of the whole address."""

from __future__ import annotations

from host.clock import Clock

FIRST = 60
"""Seconds without a try after the first refusal; each further one doubles them."""
LONGEST = 6 * 3600


class Breaker:
    """One channel after another. Kept in memory alone: after a restart each channel is tried once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed: dict[int, tuple[int, int]] = {}

    def open(self, channel: int) -> bool:
        """Whether the channel may be tried now."""
        return self._clock() >= self._closed.get(channel, (0, 0))[0]

    def refused(self, channel: int) -> bool:
        """Note a refusal. True the first time: then somebody should be told."""
        _, wait = self._closed.get(channel, (0, 0))
        longer = min(wait * 2 or FIRST, LONGEST)
        self._closed[channel] = (self._clock() + longer, longer)
        return wait == 0

    def served(self, channel: int) -> None:
        """Note that the channel works."""
        self._closed.pop(channel, None)
