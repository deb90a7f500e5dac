"""Whether a stored table is what its seed and its moves lead to: nothing lost, nothing doubled, nothing between two moves."""

from __future__ import annotations

import json
from typing import Any

from db import codec, timers
from db import tables as rows
from db.open import Database
from engine import match
from engine.chance import Chance
from engine.game import AnyGame, Seat
from host.drafts import Draft, position
from host.play import behind_people
from host.table import Table


async def whole(database: Database, table: int) -> Table:
    """The table, once its state, events, secrets, questions, clocks, drafts and result have been found to follow from seed and moves."""
    async with database.read() as c:
        row = await rows.get(c, table)
        assert row is not None
        t = Table.read(row)
        moves = await rows.moves_of(c, table)
        running = {timer.seat: timer.decision for timer in await timers.of_table(c, table)}
        drafts = {s: Draft.load(await rows.draft(c, table, s, d)) for s, d in row.questions.items()}
    assert len({p.user for p in row.seats}) == len(row.seats)
    if row.state is None:
        assert t.status in ("open", "aborted")
        assert (row.step, moves, row.questions, running, row.seed) == (0, [], {}, {}, None)
        assert (row.host in {p.user for p in row.seats}) if t.status == "open" else True
        return t
    assert row.seed is not None and row.size == len(row.seats)
    state, asked = _replayed(t, moves, row.seed)
    assert codec.dump(t.game.state_type, state) == row.state
    if t.status == "playing":
        assert t.to_act and t.result is None and t.game.result(state) is None
        assert row.questions == asked
        clocked = {} if t.timing.kind == "none" else {s: asked[s] for s in t.to_act - t.stand_ins}
        assert running == clocked
        for seat, draft in drafts.items():
            position(t.game, state, seat, draft)
    else:
        assert (row.questions, running) == ({}, {})
        if (result := t.game.result(state)) is not None:
            assert t.result == behind_people(result, t.game.teams(row.size), t.stand_ins)
    return t


def _replayed(t: Table, moves: list[rows.MoveRow], seed: bytes) -> tuple[Any, dict[Seat, int]]:
    """(the state, seat → the step at which its open question was asked), from seed and moves alone."""
    state = match.start(t.game, t.row.size, t.options, seed)
    asked = dict.fromkeys(match.asked(t.game, state), 0)
    assert [m.step for m in moves] == list(range(1, t.step + 1)), "the log has a gap"
    for m in moves:
        step = match.play(t.game, state, m.seat, codec.load(t.game.move_type, m.move), Chance(seed, m.step)).step
        assert _dumped(t.game, step.events) == json.loads(m.events)
        assert {str(s): _dumped(t.game, events) for s, events in step.secrets.items() if events} == json.loads(m.secrets)
        state = step.state
        still = match.asked(t.game, state)
        asked = {s: m.step if s == m.seat else asked.get(s, m.step) for s in still}
    return state, asked


def _dumped(game: AnyGame, events: tuple[Any, ...]) -> list[Any]:
    return [json.loads(codec.dump(game.event_type, event)) for event in events]
