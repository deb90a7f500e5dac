"""Giving up a seat, taking one over, and playing again. A seat that nobody sits on is played by the host."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as rows
from db.tables import SeatRow
from engine.game import AnyGame, Result, Seat
from host.errors import Refusal
from host.play import Play, removal
from host.table import Table

RESIGN, REMATCH = "resign", "rematch"


class Leaving:
    """People who go, and people who come."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.tables = play.tables
        self.database = play.database
        self.clock = play.clock

    async def resign(self, table: int, user: int) -> Table:
        """Give up. Where a partner still plays, the first call only asks for their consent; theirs gives it, and both give up.

        The last side that still has a person wins; otherwise the host plays the seats given up and the match goes on.
        """
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._running(c, table)
            seat = self.play.seat(t, user)
            team = next(team for team in t.game.teams(t.row.size) if seat in team)
            waiting = await rows.consents(c, table, RESIGN)
            if not set(team) - {seat} - t.stand_ins <= waiting:
                await rows.consent(c, table, RESIGN, seat)
                await rows.change(c, table, at=self.clock(), step=t.step)
            else:
                await rows.withdraw(c, table, RESIGN)
                await self.give_up(c, t, team)
            return await self.tables.load(c, table)

    async def wishes(self, table: int, wish: str) -> frozenset[Seat]:
        """The seats that wish something the others have to agree to."""
        async with self.database.read() as c:
            return frozenset(await rows.consents(c, table, wish))

    async def removals(self, t: Table) -> dict[Seat, frozenset[Seat]]:
        """The seats whose people others would remove, and who would. Nobody can be voted out where fewer than two others play."""
        if t.status != "playing" or len(set(t.users) - t.stand_ins) < 3:
            return {}
        async with self.database.read() as c:
            found = {seat: frozenset(await rows.consents(c, t.id, removal(seat))) for seat in sorted(set(t.users) - t.stand_ins)}
        return {seat: wishing for seat, wishing in found.items() if wishing}

    async def give_up(self, c: AsyncConnection, t: Table, seats: Iterable[Seat], *, returns: bool = True) -> None:
        """These seats are given up, and all that was wished on them. Without `returns` their owners cannot come back to them."""
        gone = set(seats)
        people = [
            replace(p, stand_in=True, misses=0, passes=False, owner=p.owner if returns and t.timing.returns else None)
            if p.seat in gone
            else p
            for p in t.row.seats
        ]
        await rows.seat_people(c, t.id, people)
        for seat in gone:
            await rows.forget_wishes(c, t.id, seat)
        given_up = frozenset(p.seat for p in people if p.stand_in)
        sides = [team for team in t.game.teams(t.row.size) if not set(team) <= given_up]
        result = forfeit(t.game, t.row.size, given_up) if len(sides) <= 1 else None
        t = await self.tables.load(c, t.id)
        await self.play.go_on(c, t, min(gone), t.step, t.state, t.row.questions, result)

    async def remove(self, table: int, user: int, seat: Seat, *, moderator: bool) -> Table:
        """A moderator, or all the others (two at least) one after another, take a seat from someone who has stopped playing."""
        async with self.tables.lock(table), self.database.write() as c:
            t = await self._running(c, table)
            if seat not in t.users or seat in t.stand_ins:
                raise Refusal("refusal-no-seat")
            if not moderator:
                mine = self.play.seat(t, user)
                others = set(t.users) - t.stand_ins - {seat}
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
            people = [replace(p, user=user, stand_in=False, misses=0) if p.seat == chosen.seat else p for p in t.row.seats]
            await rows.seat_people(c, table, people)
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
            people = [p for p in t.row.seats if not p.stand_in]
            if len(people) < t.row.size:
                raise Refusal("refusal-rematch-left")
            await rows.consent(c, table, REMATCH, seat)
            await rows.change(c, table, at=self.clock(), step=t.step)
            if not {p.seat for p in people} <= await rows.consents(c, table, REMATCH):
                return await self.tables.load(c, table), None
            new = await self.tables.add(
                c, t.game, t.row.size, t.options, t.timing, server=t.row.server, channel=t.row.channel, user=t.row.host or user
            )
            shift = len(t.game.teams(t.row.size)[0])
            order = sorted((SeatRow((p.seat + shift) % t.row.size, p.user) for p in people), key=lambda p: p.seat)
            await rows.seat_people(c, new.id, order)
            new = await self.tables.begin(c, await self.tables.load(c, new.id), order)
            await rows.note(c, table, again=new.id)
            return await self.tables.load(c, table), new

    async def _running(self, c: AsyncConnection, table: int) -> Table:
        t = await self.play.playing(c, table)
        if t.status != "playing":
            raise Refusal("refusal-over")
        return t


def forfeit(game: AnyGame, seats: int, losers: frozenset[Seat]) -> Result:
    """The result when these seats gave up and one side is left: it wins, the others share the last rank."""
    winners = seats - len(losers)
    return Result(tuple(winners + 1 if s in losers else 1 for s in range(seats)), (0,) * seats, "result-resigned")
