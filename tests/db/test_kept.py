"""Databases that earlier versions wrote, kept by tools/keep.py: they are opened, and their matches are played to the end.

When a test here fails after a change of db/schema.py or of an engine's states, moves or events: people's files would fail as well. That
needs a revision (the top of db/migrate.py says how) or a new `version` of the game. Only what was never released may be kept anew.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import func, select

import db.migrate
from db import schema, servers
from db import tables as rows
from db.files import NEWEST
from db.migrate import migrate
from db.open import Database
from engine.registry import GAMES
from host.table import Table
from host.wishes import REMATCH
from tests.db.rows import ask
from tests.db.test_migrations import facts
from tests.host.conftest import Host
from tests.host.truth import whole
from tools.keep import FOLDER

KEPT = sorted(FOLDER.glob("*.sqlite3"))
SOON = 60
"""Seconds after the last thing that somebody did: no clock has run out by then."""


@pytest_asyncio.fixture(params=KEPT, ids=[path.stem for path in KEPT])
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Host]:
    """A kept file, opened by the code of now."""
    path = Path(shutil.copy(request.param, tmp_path / "tables.sqlite3"))
    database = await Database.open(path)
    assert ask(path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    ((last,),) = ask(path, "SELECT max(changed_at) FROM tables")
    yield Host(database, last + SOON)
    await database.close()


async def started(host: Host) -> list[Table]:
    """The tables whose match has begun, by rules that are still those of now."""
    async with host.database.read() as c:
        found = [await rows.get(c, n) for (n,) in await c.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))]
    tables = [row for row in found if row is not None and row.version == GAMES[row.game].version]
    return [Table.read(row) for row in tables if row.state is not None]


def test_a_file_of_every_revision_is_kept() -> None:
    """A new revision is kept when it is released at the latest: `python -m tools.keep`."""
    revisions = sorted(path.name[:4] for path in (db.migrate.FOLDER / "versions").glob("*.py"))
    assert [path.stem for path in KEPT] == revisions
    assert [path.name for path in KEPT if path.stat().st_size > 200_000] == []


def test_the_newest_file_is_as_the_newest_revision_has_it(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.db"
    migrate(fresh)
    assert facts(FOLDER / f"{NEWEST}.sqlite3") == facts(fresh), "delete it and run tools.keep, unless it was released"


@pytest.mark.parametrize("table", sorted(schema.metadata.tables.keys() - {"old_posts"}))
def test_the_newest_file_has_something_of_everything(table: str) -> None:
    ((count,),) = ask(FOLDER / f"{NEWEST}.sqlite3", f'SELECT count(*) FROM "{table}"')
    assert count > 0
    if table == "tables":
        playing = ask(FOLDER / f"{NEWEST}.sqlite3", "SELECT game FROM tables WHERE status = 'playing'")
        statuses = ask(FOLDER / f"{NEWEST}.sqlite3", "SELECT DISTINCT status FROM tables")
        assert set(playing) == set(ask(FOLDER / f"{NEWEST}.sqlite3", "SELECT DISTINCT game FROM tables")), "the games of its release"
        assert {status for (status,) in statuses} == {"open", "playing", "finished", "aborted"}


async def test_what_was_stored_is_what_the_rules_of_now_lead_to(kept: Host) -> None:
    """Every match replays from its seed and moves to the stored state, events, secrets, questions and result."""
    for t in await started(kept):
        assert await whole(kept.database, t.id) == t


async def test_matches_under_way_are_played_to_the_end(kept: Host) -> None:
    await kept.tables.end_outdated()
    await kept.times.make_good()
    assert await kept.times.tick() == []
    for table in await started(kept):
        t = table
        while t.status == "playing":
            seat = min(t.to_act)
            move = await kept.play.think(t, seat)
            async with kept.database.write() as c:
                await kept.play.apply(c, t, seat, "stand_in", [move])
            t = await kept.tables.get(t.id)
        assert t.status in ("finished", "aborted")
        await whole(kept.database, t.id)
    async with kept.database.read() as c:
        assert (await c.execute(select(func.count()).select_from(schema.timers))).scalar() == 0


async def test_people_find_their_picks_and_what_they_were_told(kept: Host) -> None:
    drafts = 0
    for t in await started(kept):
        for seat, user in t.users.items():
            if t.status == "playing" and seat not in t.stand_ins:
                panel = await kept.play.panel(t.id, user)
                drafts += not panel.draft.empty
                assert (panel.position is not None) == (seat in t.row.questions)
            assert len(await kept.play.log(t.id, seat)) == t.step
    async with kept.database.read() as c:
        assert drafts == (await c.execute(select(func.count()).select_from(schema.drafts))).scalar()


async def test_people_go_on_where_they_were(kept: Host) -> None:
    """The rematch that one wishes is begun by the other; the open table is joined and starts; the server's settings are there."""
    async with kept.database.read() as c:
        found = (await c.execute(select(schema.tables.c.id, schema.tables.c.status, schema.tables.c.server))).all()
    for table, status, server in found:
        if status == "finished" and (wished := await kept.leaving.wishes(table, REMATCH)):
            t = await kept.tables.get(table)
            for seat in sorted(set(t.users) - wished):
                t, new = await kept.leaving.rematch(table, t.users[seat])
                assert (new is None) == (seat != max(set(t.users) - wished))
        if status == "open":
            t = await kept.tables.get(table)
            for user in range(1, t.row.size - len(t.row.seats) + 1):
                t = await kept.tables.join(table, user)
            await whole(kept.database, table)
            assert t.status == "playing"
        async with kept.database.read() as c:
            assert (await servers.get(c, server)).locale == "en"
