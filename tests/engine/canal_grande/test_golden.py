"""A whole match, step by step, as it has always been. UPDATE_GOLDEN=1 writes it anew, from a random match."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest

from db import codec
from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande import GAME, Options, State
from tests.engine import laws

NUMBER = 5


def digests(state: State) -> str:
    """Each viewer's view, as the beginning of a hash."""
    viewers: tuple[Seat | None, ...] = (None, *range(len(state.hands)))
    texts = [codec.dump(GAME.view_type, GAME.view(state, viewer)) for viewer in viewers]
    return " ".join(sha256(text.encode()).hexdigest()[:10] for text in texts)


def told(seats: int, moves: list[tuple[Seat, tuple[str, ...]]]) -> str:
    """The match in which these paths are picked."""
    seed = laws.seed_of(NUMBER)
    state = match.start(GAME, seats, Options(), seed)
    lines = [f"start {digests(state)}"]
    for step, (seat, path) in enumerate(moves, start=1):
        move = GAME.move_at(state, seat, path)
        assert move is not None, (step, seat, path)
        played = match.play(GAME, state, seat, move, Chance(seed, step)).step
        state = played.state
        lines.append(f"{step} seat {seat} {'/'.join(path)}")
        lines += [f"  {codec.dump(GAME.event_type, event)}" for event in played.events]
        lines += [f"  to {told} {codec.dump(GAME.event_type, event)}" for told, facts in played.secrets.items() for event in facts]
        lines.append(f"  sees {digests(state)}")
    lines.append(str(GAME.result(state)))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_is_played_as_before(seats: int) -> None:
    file = Path(__file__).with_name(f"golden_{seats}.txt")
    if os.environ.get("UPDATE_GOLDEN"):
        walk = laws.walk(GAME, seats, Options(), NUMBER)
        file.write_text(told(seats, [(seat, GAME.path(move)) for seat, move in walk.moves]))
    text = file.read_text()
    steps = [line.split() for line in text.splitlines() if line[0].isdigit()]
    assert told(seats, [(int(seat), tuple(path.split("/"))) for _, _, seat, path in steps]) == text
