"""Quiet hours: clocks stand still in them, whatever the zone does."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.quiet import LONGEST, Quiet, awake, later, running

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC")


def at(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type, misc]


def said(zone: str, moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


@st.composite
def quiets(draw: st.DrawFn) -> Quiet:
    start = draw(st.integers(0, 1439))
    return Quiet(draw(st.sampled_from(ZONES)), start, (start + draw(st.integers(1, LONGEST))) % 1440)


@given(quiets(), st.integers(1_700_000_000, 1_900_000_000), st.integers(1, 14 * 86_400))
def test_a_clock_runs_exactly_as_long_as_it_was_given(quiet: Quiet, start: int, seconds: int) -> None:
    due = later(start, seconds, quiet)
    assert running(start, due, quiet) == seconds
    assert running(start, due - 1, quiet) == seconds - 1


@given(quiets(), st.integers(1_700_000_000, 1_900_000_000))
def test_awake_is_never_quiet(quiet: Quiet, moment: int) -> None:
    up = awake(moment, quiet)
    assert up >= moment
    assert running(up, up + 60, quiet) > 0 or running(up, up + 1, quiet) == 1


def test_a_night_is_skipped() -> None:
    quiet = Quiet("Europe/Berlin", 22 * 60, 8 * 60)
    assert said("Europe/Berlin", later(at("Europe/Berlin", 2026, 6, 1, 21), 2 * 3600, quiet)) == "2026-06-02 09:00"


@pytest.mark.parametrize(
    ("zone", "evening", "due"),
    [
        ("Europe/Berlin", (2026, 3, 28, 21), "2026-03-29 09:00"),
        ("Europe/Berlin", (2026, 10, 24, 21), "2026-10-25 09:00"),
        ("America/New_York", (2026, 3, 7, 21), "2026-03-08 09:00"),
        ("America/New_York", (2026, 10, 31, 21), "2026-11-01 09:00"),
        ("Asia/Kathmandu", (2026, 3, 28, 21), "2026-03-29 09:00"),
    ],
)
def test_the_wall_clock_rules_when_summer_time_begins_and_ends(zone: str, evening: tuple[int, ...], due: str) -> None:
    assert said(zone, later(at(zone, *evening), 2 * 3600, Quiet(zone, 22 * 60, 8 * 60))) == due


def test_quiet_that_starts_in_the_hour_that_summer_time_skips() -> None:
    spans = list(islice(Quiet("Europe/Berlin", 2 * 60 + 30, 5 * 60).spans(at("Europe/Berlin", 2026, 3, 28, 12)), 2))
    assert [said("Europe/Berlin", moment) for span in spans for moment in span] == [
        "2026-03-29 03:30",
        "2026-03-29 05:00",
        "2026-03-30 02:30",
        "2026-03-30 05:00",
    ]


def test_quiet_that_summer_time_skips_adds_no_time() -> None:
    quiet = Quiet("Europe/Berlin", 2 * 60 + 30, 3 * 60)
    night = at("Europe/Berlin", 2026, 3, 29, 0)
    assert all(begin <= end for begin, end in islice(quiet.spans(night), 3))
    assert later(night, 2 * 3600, quiet) == night + 2 * 3600 and running(night, night + 7200, quiet) == 7200


@pytest.mark.parametrize(("zone", "start", "end"), [("Mars/Olympus", 0, 60), ("UTC", 0, 0), ("UTC", 0, LONGEST + 1), ("UTC", 1440, 60)])
def test_hours_that_cannot_be_are_refused(zone: str, start: int, end: int) -> None:
    with pytest.raises(ValueError, match="no "):
        Quiet(zone, start, end)
