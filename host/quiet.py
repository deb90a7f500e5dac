"""Quiet hours: a person's nightly time in which no clock of theirs runs. Pure; times are epoch seconds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import takewhile
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60
LONGEST = 12 * 60
"""Minutes of quiet a day at most: half of every day a clock runs, so that nobody can stop theirs for good."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """From `start` to `end`, minutes after midnight by the wall clock of an IANA zone; `end` ≤ `start` is on the next day."""

    zone: str
    start: int
    end: int

    def __post_init__(self) -> None:
        """Raises ValueError for an unknown zone or more than twelve hours of quiet."""
        if not all(0 <= minute < MINUTES for minute in (self.start, self.end)) or not 0 < (self.end - self.start) % MINUTES <= LONGEST:
            raise ValueError(f"no quiet hours: {self.start} to {self.end}")
        zone(self.zone)

    def spans(self, since: int) -> Iterator[tuple[int, int]]:
        """The quiet spans that end after `since`, in order, for ever. A wall-clock time that summer time skips counts as the one after."""
        where = zone(self.zone)
        day = datetime.fromtimestamp(since, where).date() - timedelta(days=1)
        while True:
            start = _moment(day, self.start, where)
            end = _moment(day if self.end > self.start else day + timedelta(days=1), self.end, where)
            if end > since:
                yield start, max(start, end)
            day += timedelta(days=1)


@cache
def zones() -> tuple[str, ...]:
    """The names of all IANA zones, sorted. Read from the disk once."""
    return tuple(sorted(available_timezones() - {"localtime", "Factory"}))


def zone(name: str) -> ZoneInfo:
    """The IANA zone of this name. Raises ValueError when there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError) as error:
        raise ValueError(f"no zone: {name}") from error


def _moment(day: date, minute: int, where: ZoneInfo) -> int:
    return int(datetime.combine(day, time(minute // 60, minute % 60), where).astimezone(UTC).timestamp())


def later(start: int, seconds: int, quiet: Quiet | None) -> int:
    """When a clock that starts at `start` has run for `seconds`, standing still in quiet hours."""
    if quiet is None:
        return start + seconds
    now, left = start, seconds
    for begin, end in quiet.spans(start):
        free = begin - now
        if free >= left:
            return now + left
        if free > 0:
            left -= free
        now = max(now, end)
    raise AssertionError("days do not end")


def running(start: int, end: int, quiet: Quiet | None) -> int:
    """Seconds between `start` and `end` in which a clock runs."""
    if quiet is None or end <= start:
        return max(0, end - start)
    still = takewhile(lambda span: span[0] < end, quiet.spans(start))
    return end - start - sum(min(b, end) - max(a, start) for a, b in still)


def awake(moment: int, quiet: Quiet | None) -> int:
    """`moment`, or the end of the quiet span it falls into."""
    if quiet is None:
        return moment
    begin, end = next(quiet.spans(moment))
    return end if begin <= moment else moment
