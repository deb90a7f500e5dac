"""Golden playthroughs: a seeded match as text, compared with the file that was kept. UPDATE_GOLDEN=1 writes the files anew."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from db import codec
from engine import match
from engine.chance import Chance
from engine.game import AnyGame, Seat


def told(game: AnyGame, seats: int, options: Any, seed: bytes, seldom: str = "") -> Iterator[str]:
    """A match of moves drawn kind by kind, the kind `seldom` once in ten times: at each step the seat, the path (a dot when the step is
    settled), all events and secrets, and a digest of each view."""
    state = match.start(game, seats, options, seed)
    draws = Chance(seed, 1_000_000)
    step = 0
    yield f"0 {_views(game, state, seats)}"
    while asked := match.asked(game, state):
        step += 1
        seat = draws.choice(tuple(sorted(asked)))
        move = _drawn(game, state, seat, draws, seldom)
        played = match.play(game, state, seat, move, Chance(seed, step))
        state = played.step.state
        yield f"{step} {seat} {'/'.join(game.path(move))}{' .' if played.settled else ''}"
        yield from (f"  {codec.dump(game.event_type, event)}" for event in played.step.events)
        for told_to, facts in sorted(played.step.secrets.items()):
            yield from (f"  to {told_to} {codec.dump(game.event_type, fact)}" for fact in facts)
        yield f"  {_views(game, state, seats)}"
    yield str(game.result(state))
    yield f"public {codec.dump(game.view_type, game.view(state, None))}"


def _drawn(game: AnyGame, state: Any, seat: Seat, draws: Chance, seldom: str) -> Any:
    moves = tuple(game.legal_moves(state, seat))
    kinds = tuple(dict.fromkeys(move.kind for move in moves))
    often = tuple(kind for kind in kinds if kind != seldom)
    kind = draws.choice(often if often and draws.below(10) else kinds)
    return draws.choice(tuple(move for move in moves if move.kind == kind))


def _views(game: AnyGame, state: Any, seats: int) -> str:
    views = (codec.dump(game.view_type, game.view(state, viewer)) for viewer in (None, *range(seats)))
    return " ".join(sha256(view.encode()).hexdigest()[:10] for view in views)


def assert_golden(file: Path, lines: Iterator[str]) -> None:
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
