"""How the host says no."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Something asked for cannot be done. Nothing has changed. `key` and `values` make the one sentence the person reads."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
