"""A table's clock: how long people may think, and what happens when they think longer. Seconds.

Rule for one instant: a clock has run out once `now` is later than its due time *and* the host has acted on it under the table's lock.
A move that gets the lock before that stands, whatever the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import codec, timers
from db.timers import Person, Timer
from engine.game import STRICT, Seat
from host.quiet import Quiet, awake, later, running

MINUTE, HOUR, DAY = 60, 3600, 86_400


@dataclass(frozen=True, slots=True)
class Timing:
    """`kind`: no clock, minutes a turn, a time for each move, or a bank of time that each move adds to.

    `move`: seconds a move, or added to the bank by one; `bank`: seconds at first and at most. `when_up`: the host makes the move, or the
    seat is given up after two in a row, or at once and for good. `returns`: who gave up a seat may come back to it.
    """

    __pydantic_config__ = STRICT

    kind: Literal["none", "live", "days", "bank"] = "none"
    move: int = 0
    bank: int = 0
    when_up: Literal["move", "seat", "lose"] = "move"
    returns: bool = True

    def __post_init__(self) -> None:
        if self.kind != "none" and self.move + self.bank < MINUTE:
            raise ValueError("a clock gives a minute at least")

    def allowed(self, bank: int, reaction: bool) -> int:
        """Seconds for one question. A reaction is short, a quarter of a move: the others wait in the middle of a turn."""
        return max(MINUTE // 2, (self.move or self.bank) // 4) if reaction else self.move + (bank if self.kind == "bank" else 0)


PRESETS: Mapping[str, Timing] = {
    "none": Timing(),
    "live-1": Timing("live", MINUTE),
    "live-2": Timing("live", 2 * MINUTE),
    "live-5": Timing("live", 5 * MINUTE),
    "live-10": Timing("live", 10 * MINUTE),
    "hours-12": Timing("days", 12 * HOUR),
    "days-1": Timing("days", DAY),
    "days-2": Timing("days", 2 * DAY),
    "days-3": Timing("days", 3 * DAY),
    "days-7": Timing("days", 7 * DAY),
    "bank": Timing("bank", 12 * HOUR, 3 * DAY),
}
"""The clocks people choose from; the numbers of "bank" can be set."""


def quiet_of(whose: Person | Timer) -> Quiet | None:
    """The quiet hours that somebody has set, or that a clock keeps."""
    if whose.zone is None or whose.quiet_start is None or whose.quiet_end is None:
        return None
    return Quiet(whose.zone, whose.quiet_start, whose.quiet_end)


def wound(timing: Timing, person: Person, timer: Timer, seconds: int, now: int) -> Timer:
    """`timer` with `seconds` to run from `now`. It stands still in the person's quiet hours, but not at a live table, where everybody is
    there.

    The reminder comes when a quarter is left, a day at most, and never in quiet hours; clocks of less than an hour have none, since their
    owner was called just now.
    """
    quiet = None if timing.kind == "live" else quiet_of(person)
    hours = {} if quiet is None else {"zone": quiet.zone, "quiet_start": quiet.start, "quiet_end": quiet.end}
    due = later(now, seconds, quiet)
    remind = None if seconds < HOUR else awake(later(now, seconds - min(seconds // 4, DAY), quiet), quiet)
    fresh = Timer(timer.table, timer.seat, timer.decision, timer.reaction, due, None, remind)
    return replace(fresh, **hours)


def left(timer: Timer, now: int) -> int:
    """Seconds that are left of a clock, be it running or paused."""
    return timer.left or 0 if timer.due is None else running(now, timer.due, quiet_of(timer))


def put_off(timer: Timer, since: int, now: int) -> Timer:
    """A running clock as if there had been no time between `since` and `now`."""
    assert timer.due is not None
    quiet = quiet_of(timer)
    due = later(now, running(since, timer.due, quiet), quiet)
    remind = None if timer.remind is None else awake(later(now, running(since, timer.remind, quiet), quiet), quiet)
    return replace(timer, due=due, remind=remind)


async def follow(
    c: AsyncConnection,
    table: int,
    timing: Timing,
    *,
    asked: Mapping[Seat, int],
    reactions: Iterable[Seat],
    users: Mapping[Seat, int],
    banks: Mapping[Seat, int],
    now: int,
    paused: bool,
) -> dict[Seat, int]:
    """Start, keep and stop the clocks of a table, in the unit of work of the change that led here.

    `asked`: the seats of people who must choose, with their decisions. Returns the banks, less what was used by questions now answered.
    """
    if timing.kind == "none":
        return dict(banks)
    rest = dict(banks)
    short = set(reactions)
    before = {timer.seat: timer for timer in await timers.of_table(c, table)}
    after: list[Timer] = []
    for seat, timer in before.items():
        if asked.get(seat) == timer.decision:
            after.append(timer)
        elif timing.kind == "bank" and not timer.reaction and seat in users:
            # What is left of (bank + a move's time) is the new bank.
            rest[seat] = min(timing.bank, left(timer, now))
    for seat, decision in asked.items():
        if seat in before and before[seat].decision == decision:
            continue
        reaction = seat in short
        timer = Timer(table, seat, decision, reaction, None, None, None)
        seconds = timing.allowed(rest.get(seat, 0), reaction)
        person = await timers.person(c, users[seat])
        after.append(replace(timer, left=seconds) if paused else wound(timing, person, timer, seconds, now))
    await timers.replace(c, table, after)
    return rest


def dump(timing: Timing) -> str:
    return codec.dump(Timing, timing)


def load(text: str) -> Timing:
    return codec.load(Timing, text)
