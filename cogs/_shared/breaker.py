"""Not asking again and again for what Discord has refused: refused requests add up to a ban of the whole address."""

from __future__ import annotations

from host.clock import Clock

FIRST = 60
"""Seconds without a try after the first refusal; each further one doubles them."""
LONGEST = 6 * 3600
"""Seconds between two tries at most, where the bot is not allowed to post."""
FAILING = 600
"""Seconds between two tries at most, where Discord failed."""


class Breaker:
    """One channel after another. Kept in memory alone: after a restart each channel is tried once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed: dict[int, tuple[int, int]] = {}
        self._told: dict[int, set[int]] = {}

    def open(self, channel: int) -> bool:
        """Whether the channel may be tried now."""
        return self._clock() >= self._closed.get(channel, (0, 0))[0]

    def refused(self, channel: int, longest: int = LONGEST) -> None:
        """Note a refusal: no try for a while, `longest` seconds at most. What somebody tried by hand meanwhile lengthens nothing."""
        if not self.open(channel):
            return
        _, wait = self._closed.get(channel, (0, 0))
        longer = min(wait * 2 or FIRST, longest)
        self._closed[channel] = (self._clock() + longer, longer)

    def served(self, channel: int) -> None:
        """Note that the channel works, or may well do again."""
        self._closed.pop(channel, None)
        self._told.pop(channel, None)

    def tell(self, channel: int, user: int) -> bool:
        """Whether this person is yet to be told that the channel does not work; they count as told from here on."""
        told = self._told.setdefault(channel, set())
        new = user not in told
        told.add(user)
        return new
