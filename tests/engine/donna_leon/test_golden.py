"""Golden playthroughs: matches of computer players as text, compared with the files kept. UPDATE_GOLDEN=1 writes them anew.

The moves are read from the file, so that a computer player that decides otherwise changes nothing here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path as File

import pytest

from db import codec
from engine import match
from engine.chance import Chance
from engine.game import Path, Seat
from engine.games.donna_leon import GAME, Options, State
from engine.players.donna_leon import choose

SEATS_AND_OPTIONS = [(2, Options()), (3, Options(notebook=False)), (4, Options(opening_peek=False))]


def file(seats: int) -> File:
    return File(__file__).with_name(f"golden_{seats}.txt")


def views(state: State) -> str:
    """A digest of each viewer's view, the public one first."""
    all_views = (codec.dump(GAME.view_type, GAME.view(state, viewer)) for viewer in (None, *range(state.seats)))
    return " ".join(sha256(view.encode()).hexdigest()[:10] for view in all_views)


def kept(seats: int) -> Iterator[tuple[Seat, Path]]:
    """Seat and path of each step in the file."""
    for line in file(seats).read_text(encoding="utf-8").splitlines():
        if line.startswith("step "):
            _, _, seat, path, *_ = line.split()
            yield int(seat), tuple(path.split("/"))


def thought(seats: int, state: State, step: int, seed: bytes) -> tuple[Seat, Path]:
    """What the computer player of the first seat to act does."""
    seat = min(GAME.to_act(state))
    guess = GAME.redeal(state, seat, Chance(seed, 10**6 + step))
    return seat, GAME.path(choose(guess, seat, Chance(seed, 2 * 10**6 + step)))


def told(seats: int, options: Options, *, anew: bool) -> Iterator[str]:
    seed = bytes([seats]) * 32
    state = match.start(GAME, seats, options, seed)
    moves = iter(()) if anew else kept(seats)
    yield f"views {views(state)}"
    step = 0
    while GAME.to_act(state):
        step += 1
        seat, path = thought(seats, state, step, seed) if anew else next(moves)
        move = GAME.move_at(state, seat, path)
        assert move is not None, (step, path)
        played = match.play(GAME, state, seat, move, Chance(seed, step))
        state = played.step.state
        yield f"step {step} {seat} {'/'.join(path)}{' settled' if played.settled else ''}"
        yield from (f"  {codec.dump(GAME.event_type, event)}" for event in played.step.events)
        for seat_told, facts in sorted(played.step.secrets.items()):
            yield from (f"  to {seat_told} {codec.dump(GAME.event_type, fact)}" for fact in facts)
        yield f"  views {views(state)}"
    yield str(GAME.result(state))
    yield f"public {codec.dump(GAME.view_type, GAME.view(state, None))}"


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS, ids=["2", "3", "4"])
def test_golden(seats: int, options: Options) -> None:
    anew = bool(os.environ.get("UPDATE_GOLDEN"))
    text = "\n".join(told(seats, options, anew=anew)) + "\n"
    if anew:
        file(seats).write_text(text, encoding="utf-8")
    assert text == file(seats).read_text(encoding="utf-8")
