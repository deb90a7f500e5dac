"""Giving up a seat, taking one over, and playing again. A seat that nobody sits on is played by the host."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as rows
from db.tables import SeatRow
from engine.game import Result, Seat
from host.errors import Refusal
from host.play import Play, given_up
from host.table import Table
from host.wishes import REMATCH, RESIGN, freeze, people, removal


class Leaving:
    """People who go, and people who come."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.tables = play.tables
        self.database = play.database
        self.clock = play.clock

    async def resign(self, table: int, user: int) -> tuple[Table, frozenset[Seat]]:
        """Give up. Where a partner still plays, the first call only asks for their consent; theirs gives it, and both give up. A move of
        one's own takes the wish back.

        (the table, the partners to be asked now). The last side that still has a person wins; otherwise the host plays the seats given up
        and the match goes on.
        """
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._running(c, table)
            seat = self.play.seat(t, user)
            asked = (await self._partners(c, t, seat))[0]
            if not asked:
                await self.give_up(c, t, _side(t, seat))
            elif await rows.consent(c, table, RESIGN, seat):
                await rows.change(c, table, at=self.clock(), step=t.step)
            else:
                return t, frozenset[Seat]()
            return await self.tables.load(c, table), asked

    async def partners(self, t: Table, user: int) -> tuple[frozenset[Seat], frozenset[Seat]]:
        """The partners who play on and those who wish to resign. Raises Refusal where the user does not sit."""
        async with self.database.read() as c:
            return await self._partners(c, t, self.play.seat(t, user))

    async def _partners(self, c: AsyncConnection, t: Table, seat: Seat) -> tuple[frozenset[Seat], frozenset[Seat]]:
        partners = people(t) & set(_side(t, seat)) - {seat}
        wishing = partners & await rows.consents(c, t.id, RESIGN)
        return partners - wishing, wishing

    async def wishes(self, table: int, wish: str) -> frozenset[Seat]:
        """The seats that wish something the others have to agree to."""
        async with self.database.read() as c:
            return frozenset(await rows.consents(c, table, wish))

    async def removals(self, t: Table) -> dict[Seat, frozenset[Seat]]:
        """The seats whose people others would remove, and who would. Nobody can be voted out where fewer than two others play."""
        if t.status != "playing" or len(people(t)) < 3:
            return {}
        async with self.database.read() as c:
            found = {seat: frozenset(await rows.consents(c, t.id, removal(seat))) for seat in sorted(people(t))}
        return {seat: wishing for seat, wishing in found.items() if wishing}

    async def give_up(self, c: AsyncConnection, t: Table, seats: Iterable[Seat], *, returns: bool = True) -> None:
        """These seats are given up, and all that was wished on them; what all who are left wish comes about. Without `returns` their owners
        cannot come back to them."""
        gone = set(seats)
        seated = [
            replace(p, stand_in=True, misses=0, passes=False, owner=p.owner if returns and t.timing.returns else None)
            if p.seat in gone
            else p
            for p in t.row.seats
        ]
        await rows.seat_people(c, t.id, seated)
        for seat in gone:
            await rows.forget_wishes(c, t.id, seat)
        t = await self.tables.load(c, t.id)
        sides = t.game.teams(t.row.size)
        lost = given_up(sides, t.stand_ins)
        over = sum(not set(side) <= lost for side in sides) <= 1
        await self.play.go_on(c, t, min(gone), t.step, t.state, t.row.questions, forfeit(t.row.size, lost) if over else None)
        if not over:
            await self._agreed(c, await self.tables.load(c, t.id))

    async def _agreed(self, c: AsyncConnection, t: Table) -> None:
        """Let come about what the last one who did not wish it left to the others."""
        left = people(t)
        for side in t.game.teams(t.row.size):
            playing = left & set(side)
            if playing and playing <= await rows.consents(c, t.id, RESIGN):
                await self.give_up(c, t, side)
                return
        for seat in sorted(left):
            if len(left) > 2 and left - {seat} <= await rows.consents(c, t.id, removal(seat)):
                await self.give_up(c, t, [seat])
                return
        now = self.clock()
        if not t.row.paused and await freeze(c, t, now):
            await rows.change(c, t.id, at=now, step=t.step, paused=True)

    async def remove(self, table: int, user: int, seat: Seat, *, moderator: bool) -> Table:
        """A moderator, or all the others (two at least) one after another, take a seat from someone who has stopped playing."""
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._running(c, table)
            if seat not in t.users or seat in t.stand_ins:
                raise Refusal("refusal-no-seat")
            if not moderator:
                mine = self.play.seat(t, user)
                others = people(t) - {seat}
                if mine == seat:
                    raise Refusal("refusal-remove-self")
                if len(others) < 2:
                    raise Refusal("refusal-remove-alone")
                wish = removal(seat)
                await rows.consent(c, table, wish, mine)
                if not others <= await rows.consents(c, table, wish):
                    await rows.change(c, table, at=self.clock(), step=t.step)
                    return await self.tables.load(c, table)
            await self.give_up(c, t, [seat])
            return await self.tables.load(c, table)

    async def sit(self, table: int, user: int) -> Table:
        """Take over a seat that the host plays: the own one, if the table lets people come back, else the first.

        Whoever gave up for good takes no other seat at this table: they know a hand.
        """
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._running(c, table)
            if t.seat_of(user) is not None:
                raise Refusal("refusal-seated")
            free = [p for p in t.row.seats if p.stand_in]
            if not free:
                raise Refusal("refusal-no-free-seat")
            mine = next((p for p in free if p.owner == user), None)
            if mine is None and await rows.has_held(c, table, user):
                raise Refusal("refusal-no-return")
            chosen = mine or free[0]
            seated = [replace(p, user=user, stand_in=False, misses=0) if p.seat == chosen.seat else p for p in t.row.seats]
            await rows.seat_people(c, table, seated)
            await rows.hold(c, table, [user])
            await rows.drop_draft(c, table, chosen.seat)
            await rows.look(c, table, chosen.seat, t.step)
            t = await self.tables.load(c, table)
            await self.play.go_on(c, t, chosen.seat, t.step, t.state, t.row.questions, None)
            return await self.tables.load(c, table)

    async def gone(self, user: int, server: int) -> list[int]:
        """Somebody has left the server: their open tables lose them, their seats are given up. The tables concerned."""
        async with self.database.read() as c:
            found = [r for r in await rows.of_user(c, user, ("open", "playing")) if r.server == server]
        touched: list[int] = []
        for row in found:
            try:
                if row.status == "open":
                    await self.tables.leave(row.id, user)
                else:
                    async with self.tables.lock(row.id), self.database.write() as c:
                        t = await self._running(c, row.id)
                        await self.give_up(c, t, [self.play.seat(t, user)])
            except Refusal:
                continue
            touched.append(row.id)
        return touched

    async def rematch(self, table: int, user: int) -> tuple[Table, Table | None]:
        """Wish to play again. When all who sat there to the end wish it, a new table begins with the seats moved on by one side.

        (the finished table, the new one or None.)
        """
        async with self.tables.lock(table), self.database.write() as c:
            t = await self.play.playing(c, table)
            if t.status != "finished":
                raise Refusal("refusal-not-over")
            seat = self.play.seat(t, user)
            if t.row.again is not None:
                raise Refusal("refusal-rematch-on", table=t.row.again)
            seated = [p for p in t.row.seats if not p.stand_in]
            if len(seated) < t.row.size:
                raise Refusal("refusal-rematch-left")
            await rows.consent(c, table, REMATCH, seat)
            await rows.change(c, table, at=self.clock(), step=t.step)
            if not people(t) <= await rows.consents(c, table, REMATCH):
                return await self.tables.load(c, table), None
            new = await self.tables.add(
                c, t.game, t.row.size, t.options, t.timing, server=t.row.server, channel=t.row.channel, user=t.row.host or user
            )
            shift = len(t.game.teams(t.row.size)[0])
            order = sorted((SeatRow((p.seat + shift) % t.row.size, p.user) for p in seated), key=lambda p: p.seat)
            await rows.seat_people(c, new.id, order)
            new = await self.tables.begin(c, await self.tables.load(c, new.id), order)
            await rows.note(c, table, again=new.id)
            return await self.tables.load(c, table), new

    async def _running(self, c: AsyncConnection, table: int) -> Table:
        t = await self.play.playing(c, table)
        if t.status != "playing":
            raise Refusal("refusal-over")
        return t


def _side(t: Table, seat: Seat) -> tuple[Seat, ...]:
    """This seat and its partners."""
    return next(side for side in t.game.teams(t.row.size) if seat in side)


def forfeit(seats: int, losers: frozenset[Seat]) -> Result:
    """The result when these seats gave up and one side is left: it wins, the others share the last rank. Partners share theirs, also one
    who left before."""
    winners = seats - len(losers)
    return Result(tuple(winners + 1 if s in losers else 1 for s in range(seats)), (0,) * seats, "result-resigned")
