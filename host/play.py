"""Playing: panels, drafts, moves, resigning, the log. The other half of `host.tables`."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import codec
from db import tables as rows
from engine import match
from engine.chance import Chance
from engine.game import Event, Result, Seat
from host import drafts
from host.drafts import Draft, Position
from host.errors import Refusal
from host.table import Entry, Table
from host.tables import Tables
from host.wishes import RESIGN, removal

PAGE = 25
"""Options on one page of a picker: Discord shows no more in a select."""


class Outdated(Refusal):
    """The control belongs to a question or a draft that is gone: the person gets the current panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What one seated person sees and can do now.

    `position` and `decision` are None when nothing is asked of them. `news` are the secrets they were told in moves they have not
    looked at yet, up to step `table.step`.
    """

    table: Table
    seat: Seat
    view: Any
    decision: int | None
    draft: Draft
    position: Position | None
    news: tuple[Event, ...]


class Play:
    """Moves at the tables of this host."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.database
        self.clock = tables.clock

    # Panels and drafts

    async def panel(self, table: int, user: int) -> Panel:
        """The current panel. Raises Refusal: no such table, not started, not seated there."""
        async with self.database.read() as c:
            return await self._panel(c, await self.playing(c, table), user)

    async def pick(self, table: int, user: int, decision: int, mark: str, picked: Sequence[str]) -> Panel:
        """One more part of the draft. Raises Outdated or Refusal."""
        return await self._redraft(table, user, decision, mark, lambda t, s, d: drafts.pick(t.game, t.state, s, d, picked))

    async def gather(self, table: int, user: int, decision: int, mark: str, page: int, picked: Sequence[str]) -> Panel:
        """Picks from one page of a choice of several whose options fill more than one page. Raises Outdated or Refusal."""

        def change(t: Table, s: Seat, d: Draft) -> Draft:
            choices = drafts.position(t.game, t.state, s, d).choices
            options = () if choices is None else choices.options[page * PAGE : (page + 1) * PAGE]
            return drafts.gather(t.game, t.state, s, d, options, picked)

        return await self._redraft(table, user, decision, mark, change)

    async def gathered(self, table: int, user: int, decision: int, mark: str) -> Panel:
        """What was gathered becomes the next part. Raises Outdated or Refusal."""
        return await self._redraft(table, user, decision, mark, lambda t, s, d: drafts.pick(t.game, t.state, s, d, d.gathered))

    async def current(self, table: int, user: int, decision: int, mark: str) -> Panel:
        """The draft as it is. Raises Outdated."""
        return await self._redraft(table, user, decision, mark, lambda t, s, d: d)

    async def back(self, table: int, user: int, decision: int, mark: str) -> Panel:
        """One part less. Raises Outdated."""
        return await self._redraft(table, user, decision, mark, lambda t, s, d: drafts.back(t.game, t.state, s, d))

    async def restart(self, table: int, user: int, decision: int, mark: str) -> Panel:
        """The draft emptied. Raises Outdated."""
        return await self._redraft(table, user, decision, mark, lambda t, s, d: Draft())

    async def _redraft(self, table: int, user: int, decision: int, mark: str, change: Callable[[Table, Seat, Draft], Draft]) -> Panel:
        async with self.tables.lock(table), self.database.write() as c:
            t = await self.playing(c, table)
            seat, draft = await self._draft(c, t, user, decision, mark)
            draft = change(t, seat, draft)
            await rows.keep_draft(c, table, seat, decision, draft.dump())
            return await self._panel(c, t, user)

    async def confirm(self, table: int, user: int, decision: int, mark: str) -> Panel:
        """Play the draft. Whoever moves is there and plays on: nobody wishes their removal any more, nor they to resign. Raises Outdated or
        Refusal; then nothing has happened."""
        async with self.tables.lock(table), self.database.write() as c:
            t = await self.playing(c, table)
            seat, draft = await self._draft(c, t, user, decision, mark)
            here = drafts.position(t.game, t.state, seat, draft)
            if here.move is None:
                raise Outdated("refusal-draft-gone")
            moves: list[Any] = []
            state = t.state
            for path in draft.moves:
                move = t.game.move_at(state, seat, path)
                moves.append(move)
                state = match.play(t.game, state, seat, move, Chance(b"", 0)).step.state
            if any(p.seat == seat and p.misses for p in t.row.seats):
                await rows.seat_people(c, t.id, [replace(p, misses=0) if p.seat == seat else p for p in t.row.seats])
            stays = await rows.withdraw(c, t.id, RESIGN, seat)
            there = await rows.withdraw(c, t.id, removal(seat))
            await self.apply(c, t, seat, "person", [*moves, here.move], public=stays or there)
            return await self._panel(c, await self.tables.load(c, table), user)

    async def always_pass(self, table: int, user: int, on: bool) -> None:
        """Let every reaction of this seat pass (`drive` answers the one that is open now too), or be asked again.

        Raises Refusal where the match is over, and in a game without reactions.
        """
        async with self.tables.lock(table), self.database.write() as c:
            t = await self.playing(c, table)
            seat = self.seat(t, user)
            if t.status != "playing" or not t.game.reacts:
                raise Refusal("refusal-over" if t.game.reacts else "refusal-unknown-control")
            await rows.seat_people(c, table, [replace(p, passes=on) if p.seat == seat else p for p in t.row.seats])

    async def seen(self, panel: Panel) -> None:
        """The news of this panel have reached their reader."""
        if panel.news:
            async with self.database.write() as c:
                await rows.look(c, panel.table.id, panel.seat, panel.table.step)

    async def playing(self, c: AsyncConnection, table: int) -> Table:
        """A table whose match has begun (it may be over). Raises Refusal."""
        t = await self.tables.load(c, table)
        if t.outdated:
            raise Refusal("refusal-other-version", table=table)
        if t.state is None:
            raise Refusal("refusal-not-started" if t.status == "open" else "refusal-over")
        return t

    def seat(self, t: Table, user: int) -> Seat:
        """The seat of this person. Raises Refusal when they have none."""
        seat = t.seat_of(user)
        if seat is None:
            raise Refusal("refusal-given-up" if user in t.users.values() else "refusal-not-your-seat")
        return seat

    async def _draft(self, c: AsyncConnection, t: Table, user: int, decision: int, mark: str) -> tuple[Seat, Draft]:
        seat = self.seat(t, user)
        if t.status != "playing" or t.row.questions.get(seat) != decision:
            raise Outdated("refusal-question-closed")
        draft = Draft.load(await rows.draft(c, t.id, seat, decision))
        if draft.mark != mark:
            raise Outdated("refusal-draft-gone")
        return seat, draft

    async def _panel(self, c: AsyncConnection, t: Table, user: int) -> Panel:
        seat = self.seat(t, user)
        decision = t.row.questions.get(seat) if t.status == "playing" else None
        draft, here = Draft(), None
        if decision is not None:
            draft = Draft.load(await rows.draft(c, t.id, seat, decision))
            try:
                here = drafts.position(t.game, t.state, seat, draft)
            except Refusal:
                # Rules never invalidate a draft of an open question; a draft that does not fit anyway must not lock its owner out.
                draft = Draft()
                here = drafts.position(t.game, t.state, seat, draft)
        view = t.view(seat) if here is None else t.game.view(here.state, seat)
        entries = await self._entries(c, t, seat, after=await rows.looked(c, t.id, seat))
        news = tuple(event for entry in entries for event in entry.secrets)
        return Panel(t, seat, view, decision, draft, here, news)

    # Moves

    async def apply(self, c: AsyncConnection, t: Table, seat: Seat, by: str, moves: Sequence[Any], *, public: bool = False) -> None:
        """Store these moves of one seat, the state they lead to, the open questions and, at the end, the result.

        A secret choice made anew changes nothing that others may know, so nothing is shown anew either, unless something else is `public`.
        """
        game, state, step, asked = t.game, t.state, t.step, t.row.questions
        assert t.row.seed is not None
        now = self.clock()
        for move in moves:
            step += 1
            played = match.play(game, state, seat, move, Chance(t.row.seed, step)).step
            state = played.state
            public = public or bool(played.events)
            secrets = {s: [json.loads(codec.dump(game.event_type, e)) for e in events] for s, events in played.secrets.items() if events}
            await rows.add_move(
                c,
                t.id,
                rows.MoveRow(
                    step,
                    seat,
                    t.users[seat],
                    by,
                    codec.dump(game.move_type, move),
                    json.dumps([json.loads(codec.dump(game.event_type, e)) for e in played.events]),
                    json.dumps(secrets),
                    now,
                ),
            )
            still = match.asked(game, state)
            asked = {s: asked.get(s, step) if s != seat else step for s in sorted(still)}
        result = game.result(state)
        public = public or seat in t.to_act or game.view(state, None) != game.view(t.state, None)
        await self.go_on(c, t, seat, step, state, asked, result, public=public)
        await rows.drop_draft(c, t.id, seat)

    async def go_on(
        self,
        c: AsyncConnection,
        t: Table,
        mover: Seat,
        step: int,
        state: Any,
        asked: dict[int, int],
        result: Result | None,
        *,
        public: bool = True,
    ) -> None:
        """Store what a seat's moves or resignation led to. Who moved and is asked again needs no mention: they are here."""
        if result is not None:
            result = behind_people(result, t.game.teams(t.row.size), t.stand_ins)
        over: dict[str, Any] = {} if result is None else {"status": "finished", "result": codec.dump(Result, result)}
        called = [s for s in asked if s == mover or (s in t.row.called and asked[s] == t.row.questions.get(s))]
        values = {"state": codec.dump(t.game.state_type, state), "called": json.dumps(called), **over}
        if not await rows.change(c, t.id, at=self.clock(), step=t.step, public=public, **values):
            raise Refusal("refusal-just-done")
        await rows.note(c, t.id, step=step)
        await self.tables.ask(c, await self.tables.load(c, t.id), {} if over else asked)

    async def waiting_for_host(self) -> list[int]:
        """Tables where a seat is asked that the host answers for; of those that can be read."""
        async with self.database.read() as c:
            running = await rows.running(c)
        tables: list[Table] = []
        for row in running:
            with contextlib.suppress(Refusal):
                tables.append(Table.read(row))
        return [t.id for t in tables if t.to_act & t.stand_ins or t.passing]

    async def think(self, t: Table, seat: Seat) -> Any:
        """What the host plays for a seat."""
        return await asyncio.to_thread(_think, t, seat)

    @staticmethod
    def let_pass(t: Table, seat: Seat) -> Any:
        """The move that lets this seat's reaction pass."""
        return next(t.game.legal_moves(t.state, seat))

    async def drive(self, table: int) -> None:
        """Answer for the seats that the host plays, and for people who let all reactions pass (an ordinary pass of theirs), until somebody
        else is asked or the match is over."""
        while True:
            async with self.tables.lock(table):
                t = await self.tables.get(table)
                passing, played = t.passing - t.stand_ins, t.to_act & t.stand_ins
                if passing:
                    seat, by = min(passing), "person"
                    move = self.let_pass(t, seat)
                elif played:
                    seat, by = min(played), "stand_in"
                    move = await self.think(t, seat)
                else:
                    return
                async with self.database.write() as c:
                    await self.apply(c, t, seat, by, [move])

    # The log

    async def log(self, table: int, viewer: Seat | None, after: int = 0) -> list[Entry]:
        """The moves with a step greater than `after`, as this viewer may read them.

        Raises Refusal when the table was played by other rules and its events are not those of now.
        """
        async with self.database.read() as c:
            t = await self.tables.load(c, table)
            try:
                return await self._entries(c, t, viewer, after)
            except ValidationError:
                if not t.outdated:
                    raise
                raise Refusal("refusal-other-version", table=table) from None

    async def _entries(self, c: AsyncConnection, t: Table, viewer: Seat | None, after: int) -> list[Entry]:
        def events(items: list[Any]) -> tuple[Event, ...]:
            return tuple(codec.load(t.game.event_type, json.dumps(item)) for item in items)

        def secrets(m: rows.MoveRow) -> tuple[Event, ...]:
            if viewer is None:
                return ()
            told = events(json.loads(m.secrets).get(str(viewer), []))
            return tuple(secret for secret in told if t.state is None or t.game.recalls(t.state, viewer, secret))

        return [
            Entry(
                m.step,
                m.seat,
                m.by,
                m.at,
                events(json.loads(m.events)),
                secrets(m),
            )
            for m in await rows.moves_of(c, t.id, after)
        ]


def given_up(teams: Sequence[tuple[Seat, ...]], stand_ins: frozenset[Seat]) -> frozenset[Seat]:
    """The seats of all sides that nobody sits on any more."""
    return frozenset(s for team in teams if set(team) <= stand_ins for s in team)


def behind_people(result: Result, teams: Sequence[tuple[Seat, ...]], stand_ins: frozenset[Seat]) -> Result:
    """The result with every side that the host plays to the end behind all sides that people play: who gave up does not win."""
    lost = given_up(teams, stand_ins)
    if not lost or len(lost) == len(result.ranks):
        return result
    keys = [(s in lost, rank) for s, rank in enumerate(result.ranks)]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Result(ranks, result.scores, result.reason)


def _think(t: Table, seat: Seat) -> Any:
    """What the host plays for a seat: it knows what that seat knows, and learns nothing of the chance to come."""
    assert t.row.seed is not None
    chance = Chance(b"stand-in" + t.row.seed, t.step)
    guess = t.game.redeal(t.state, seat, chance)
    return import_module(f"engine.players.{t.game.key}").choose(guess, seat, chance)
