"""What people at a table can wish that takes more than one of them. Stored by seat; where the host plays a seat nobody wishes."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as rows
from db import timers
from engine.game import Seat
from host.table import Table
from host.timing import left

RESIGN, PAUSE, REMATCH = "resign", "pause", "rematch"


def removal(seat: Seat) -> str:
    """The wish that this seat be taken from whoever holds it. Whoever moves again is there: nobody wishes it any more then."""
    return f"remove.{seat}"


def people(t: Table) -> frozenset[Seat]:
    """The seats that somebody sits on."""
    return frozenset(t.users) - t.stand_ins


async def freeze(c: AsyncConnection, t: Table, now: int) -> bool:
    """Stop the clocks of a table if everybody there wishes a pause; whether they do. `now`: epoch seconds."""
    if not people(t) <= await rows.consents(c, t.id, PAUSE):
        return False
    await rows.withdraw(c, t.id, PAUSE)
    running = await timers.of_table(c, t.id)
    await timers.replace(c, t.id, [replace(timer, due=None, left=left(timer, now), remind=None) for timer in running])
    return True
