"""Tables, who sits at them, and their moves. Every function takes the connection of the caller's unit of work."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, case, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import consents as wishes
from db.schema import drafts, holders, looks, moves, old_posts, questions, seats, tables, timers


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One taken place at a table."""

    seat: int
    user: int
    side: int | None = None
    stand_in: bool = False
    owner: int | None = None
    bank: int = 0
    misses: int = 0
    passes: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as stored: engine values are still text."""

    id: int
    game: str
    version: int
    options: str
    size: int
    server: int
    channel: int
    thread: int | None
    host: int | None
    status: str
    seed: bytes | None
    step: int
    state: str | None
    result: str | None
    ending: str | None
    revision: int
    shown: int
    lobby: int | None
    lobby_shows: str | None
    post_channel: int | None
    post: int | None
    post_since: int
    post_step: int
    post_view: str | None
    post_before: str | None
    called: tuple[int, ...]
    timing: str
    paused: bool
    again: int | None
    opened_at: int
    changed_at: int
    seats: tuple[SeatRow, ...]
    questions: dict[int, int]


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One move as stored."""

    step: int
    seat: int
    user: int
    by: str
    move: str
    events: str
    secrets: str
    at: int


async def add(connection: AsyncConnection, **values: Any) -> int:
    """Store a new table; its id."""
    done = await connection.execute(insert(tables).values(**values))
    key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


async def get(connection: AsyncConnection, table: int) -> TableRow | None:
    """One table, or None when there is no such table."""
    found = await _where(connection, tables.c.id == table)
    return found[0] if found else None


async def of_user(connection: AsyncConnection, user: int, statuses: Iterable[str]) -> list[TableRow]:
    """The tables a person sits at, most recently changed first."""
    mine = select(seats.c.table).where(seats.c.user == user)
    return await _where(connection, and_(tables.c.id.in_(mine), tables.c.status.in_(tuple(statuses))))


async def of_server(connection: AsyncConnection, server: int, statuses: Iterable[str], limit: int = 100) -> list[TableRow]:
    """The tables of a server, most recently changed first."""
    return await _where(connection, and_(tables.c.server == server, tables.c.status.in_(tuple(statuses))), limit)


async def running(connection: AsyncConnection) -> list[TableRow]:
    """All tables that are open or playing."""
    return await _where(connection, tables.c.status.in_(("open", "playing")), None)


async def asked_without_clock(connection: AsyncConnection) -> list[tuple[int, int]]:
    """(server, user) of everybody with an open question at a table where no clock runs, nor stands still in a pause."""
    rows = await connection.execute(
        select(tables.c.server, seats.c.user)
        .join(seats, seats.c.table == tables.c.id)
        .join(questions, and_(questions.c.table == seats.c.table, questions.c.seat == seats.c.seat))
        .where(tables.c.status == "playing", seats.c.stand_in.is_(False), tables.c.id.not_in(select(timers.c.table)))
        .distinct()
        .order_by(tables.c.server, seats.c.user)
    )
    return [(int(row.server), int(row.user)) for row in rows]


async def unshown(connection: AsyncConnection) -> list[int]:
    """Ids of the tables whose last committed change Discord does not show yet."""
    rows = await connection.execute(select(tables.c.id).where(tables.c.revision != tables.c.shown).order_by(tables.c.id))
    return [int(row.id) for row in rows]


async def change(connection: AsyncConnection, table: int, *, at: int, step: int, public: bool = True, **values: Any) -> bool:
    """Store a change, if the table is still at `step`; False when it is not. `public`: one that everybody can see, so that it is shown."""
    shown = {"revision": tables.c.revision + 1} if public else {}
    done = await connection.execute(
        update(tables).where(tables.c.id == table, tables.c.step == step).values(changed_at=at, **shown, **values)
    )
    return done.rowcount == 1


async def note(connection: AsyncConnection, table: int, **values: Any) -> None:
    """Store where and how far a table is shown."""
    await connection.execute(update(tables).where(tables.c.id == table).values(**values))


async def seat_people(connection: AsyncConnection, table: int, rows: Sequence[SeatRow]) -> None:
    """Store who sits where, in place of what was stored before."""
    await connection.execute(delete(seats).where(seats.c.table == table))
    if rows:
        await connection.execute(insert(seats), [{"table": table, **asdict(r)} for r in rows])


async def hold(connection: AsyncConnection, table: int, users: Iterable[int]) -> None:
    """Store that these people have held a seat of the match."""
    rows = [{"table": table, "user": user} for user in users]
    await connection.execute(upsert(holders).on_conflict_do_nothing(), rows)


async def has_held(connection: AsyncConnection, table: int, user: int) -> bool:
    """Whether this person has ever held a seat of the match."""
    found = await connection.execute(select(holders.c.user).where(holders.c.table == table, holders.c.user == user))
    return found.first() is not None


async def ask(connection: AsyncConnection, table: int, decisions: dict[int, int]) -> None:
    """Store every open question of a table (seat → the step it was asked at), in place of what was stored before."""
    await connection.execute(delete(questions).where(questions.c.table == table))
    if decisions:
        await connection.execute(insert(questions), [{"table": table, "seat": s, "decision": d} for s, d in decisions.items()])


async def add_move(connection: AsyncConnection, table: int, row: MoveRow) -> None:
    """Store a move. Raises IntegrityError when the table already has a move of this step."""
    await connection.execute(insert(moves).values(table=table, **asdict(row)))


async def moves_of(connection: AsyncConnection, table: int, after: int = 0) -> list[MoveRow]:
    """The moves of a table with a step greater than `after`, in order."""
    rows = await connection.execute(select(moves).where(moves.c.table == table, moves.c.step > after).order_by(moves.c.step))
    return [MoveRow(r.step, r.seat, r.user, r.by, r.move, r.events, r.secrets, r.at) for r in rows]


async def draft(connection: AsyncConnection, table: int, seat: int, decision: int) -> str | None:
    """A seat's draft for this decision, or None when it has none."""
    row = (
        await connection.execute(
            select(drafts.c.draft).where(drafts.c.table == table, drafts.c.seat == seat, drafts.c.decision == decision)
        )
    ).first()
    return None if row is None else str(row.draft)


async def keep_draft(connection: AsyncConnection, table: int, seat: int, decision: int, draft: str) -> None:
    """Store a seat's draft, in place of any it had."""
    values = {"decision": decision, "draft": draft}
    await connection.execute(
        upsert(drafts).values(table=table, seat=seat, **values).on_conflict_do_update(index_elements=["table", "seat"], set_=values)
    )


async def drop_draft(connection: AsyncConnection, table: int, seat: int) -> None:
    await connection.execute(delete(drafts).where(drafts.c.table == table, drafts.c.seat == seat))


async def looked(connection: AsyncConnection, table: int, seat: int) -> int:
    """The step up to which this seat's secrets were shown to them; 0 at first."""
    row = (await connection.execute(select(looks.c.step).where(looks.c.table == table, looks.c.seat == seat))).first()
    return 0 if row is None else int(row.step)


async def look(connection: AsyncConnection, table: int, seat: int, step: int) -> None:
    """Store that this seat's secrets up to `step` were shown to them."""
    await connection.execute(
        upsert(looks).values(table=table, seat=seat, step=step).on_conflict_do_update(index_elements=["table", "seat"], set_={"step": step})
    )


async def consents(connection: AsyncConnection, table: int, wish: str) -> set[int]:
    """The seats that wish this."""
    return {int(r.seat) for r in await connection.execute(select(wishes.c.seat).where(wishes.c.table == table, wishes.c.wish == wish))}


async def consent(connection: AsyncConnection, table: int, wish: str, seat: int) -> bool:
    """Whether the seat has not wished this before."""
    done = await connection.execute(upsert(wishes).values(table=table, wish=wish, seat=seat).on_conflict_do_nothing())
    return done.rowcount > 0


async def withdraw(connection: AsyncConnection, table: int, wish: str, seat: int | None = None) -> bool:
    """Forget that this seat (None: anybody) wished this; whether it did."""
    whose = delete(wishes).where(wishes.c.table == table, wishes.c.wish == wish)
    done = await connection.execute(whose if seat is None else whose.where(wishes.c.seat == seat))
    return done.rowcount > 0


async def forget_wishes(connection: AsyncConnection, table: int, seat: int) -> None:
    """Forget what this seat wished, and who wished it removed."""
    theirs = (wishes.c.seat == seat) | (wishes.c.wish == f"remove.{seat}")
    await connection.execute(delete(wishes).where(wishes.c.table == table, theirs))


@dataclass(frozen=True, slots=True)
class OldPost:
    """A board that was followed by a newer post and still carries controls; it tells the moves after `since` up to `step`."""

    message: int
    channel: int
    since: int
    step: int


async def retire_post(connection: AsyncConnection, table: int, post: OldPost) -> None:
    """Store that this post must lose its controls."""
    values = {"message": post.message, "channel": post.channel, "since": post.since, "step": post.step}
    await connection.execute(upsert(old_posts).values(table=table, **values).on_conflict_do_nothing())


async def retired_posts(connection: AsyncConnection, table: int) -> list[OldPost]:
    """The table's followed posts that still carry controls, oldest first."""
    rows = await connection.execute(select(old_posts).where(old_posts.c.table == table).order_by(old_posts.c.message))
    return [OldPost(int(r.message), int(r.channel), int(r.since), int(r.step)) for r in rows]


async def forget_post(connection: AsyncConnection, message: int) -> None:
    await connection.execute(delete(old_posts).where(old_posts.c.message == message))


async def forget_all_posts(connection: AsyncConnection) -> None:
    """Forget every message: running tables are shown anew, each board with what the last one told. For a Discord that lost its
    messages (the local table)."""
    last = case((tables.c.post_step < 0, tables.c.post_step), else_=tables.c.post_since)
    await connection.execute(delete(old_posts))
    await connection.execute(
        update(tables)
        .where(tables.c.status.in_(("open", "playing")))
        .values(thread=None, lobby=None, lobby_shows=None, post=None, post_channel=None, revision=tables.c.revision + 1)
        .values(post_step=last, post_view=tables.c.post_before)
    )


async def _where(connection: AsyncConnection, condition: ColumnElement[bool], limit: int | None = 100) -> list[TableRow]:
    rows = (
        (await connection.execute(select(tables).where(condition).order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)))
        .mappings()
        .all()
    )
    ids = [row["id"] for row in rows]
    people: dict[int, list[SeatRow]] = {i: [] for i in ids}
    for r in (await connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))).mappings():
        people[r["table"]].append(SeatRow(**{k: v for k, v in r.items() if k != "table"}))
    open_questions: dict[int, dict[int, int]] = {i: {} for i in ids}
    for r in await connection.execute(select(questions).where(questions.c.table.in_(ids)).order_by(questions.c.seat)):
        open_questions[r.table][r.seat] = r.decision
    found: list[TableRow] = []
    for row in rows:
        values: dict[str, Any] = dict(row)
        values["called"] = _called(values["called"])
        found.append(TableRow(**values, seats=tuple(people[row["id"]]), questions=open_questions[row["id"]]))
    return found


def _called(text: str) -> tuple[int, ...]:
    """Who has been called. Where that is damaged nobody has: they are called once more, and no list of tables fails for it."""
    try:
        return tuple(json.loads(text))
    except ValueError:
        return ()
