"""The one source of time: handed in from outside, so that simulated time works everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]
"""Answers with now, in epoch seconds."""
