"""One match a number of seats, written out: any change of a rule, a path, an event or a view shows here.

UPDATE_GOLDEN=1 writes the files anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from db import codec
from engine import match
from engine.chance import Chance
from engine.games.saustall import GAME, Options

SEED = sha256(b"golden saustall").digest()


def words(value: Any) -> str:
    """A value in short."""
    if is_dataclass(value):
        kept = [(field.name, getattr(value, field.name)) for field in fields(value) if field.name != "kind"]
        name = getattr(value, "kind", "")
        return f"{name}({', '.join(f'{key}={words(one)}' for key, one in kept if one is not None and one != ())})"
    if isinstance(value, tuple):
        return "[" + " ".join(words(one) for one in value) + "]"  # pyright: ignore[reportUnknownVariableType]
    return str(value)


def lines(seats: int) -> Iterator[str]:
    """The match, a paragraph a step: seat and path, events, secrets, a digest of each view (the public's first)."""
    state = match.start(GAME, seats, Options(), SEED)
    dice = Chance(SEED, 1_000_000 + seats)
    step = 0
    while asked := match.asked(GAME, state):
        step += 1
        seat = dice.choice(tuple(sorted(asked)))
        move = dice.choice(tuple(GAME.legal_moves(state, seat)))
        done = match.play(GAME, state, seat, move, Chance(SEED, step))
        state = done.step.state
        yield f"{step} seat {seat}: {' '.join(GAME.path(move))}{'' if done.settled else ' (unsettled)'}"
        yield from (f"  {words(event)}" for event in done.step.events)
        yield from (f"  to {who}: {words(event)}" for who, facts in done.step.secrets.items() for event in facts)
        views = (codec.dump(GAME.view_type, GAME.view(state, viewer)) for viewer in (None, *range(seats)))
        yield "  views " + " ".join(sha256(text.encode()).hexdigest()[:8] for text in views)
    yield words(GAME.result(state))


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden(seats: int) -> None:
    path = Path(__file__).parent / f"golden_{seats}.txt"
    text = "\n".join(lines(seats)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
