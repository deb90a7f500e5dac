"""What every test may use."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever is logged as an error fails the test, unless it says `@pytest.mark.faults`: then it expects some."""
    yield
    errors = [r for when in ("setup", "call") for r in caplog.get_records(when) if r.levelno >= logging.ERROR]
    expected = request.node.get_closest_marker("faults") is not None
    assert bool(errors) == expected, "\n".join(r.getMessage() for r in errors) or "expected a fault to be logged"
