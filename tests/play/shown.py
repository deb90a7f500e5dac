"""Everything that people can be shown of a match, state by state: the messages as discord.py would send them.

The state of a table is put into it without the database, so that hundreds of matches are soon gone through. Numbers and ids are as long
as they get.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import discord
from discord.http import handle_message_parameters

from cogs._shared import boards
from cogs._shared.ids import PageId
from cogs._shared.pages import page_view, paginate
from cogs._shared.panel import panel_view
from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice
from db import codec
from db.tables import SeatRow, TableRow
from engine import match
from engine.chance import Chance
from engine.game import AnyGame, Event, Seat
from host.drafts import Draft, Position, gather, pick, position
from host.errors import Refusal
from host.play import PAGE, Panel
from host.table import Entry, Table
from host.timing import PRESETS, dump
from tests.play.table import sensible_policy
from texts import locales

TABLE = 999_999_999
LONG_AGO = 100_000_000
"""The step counts on from here, so that its digits are as many as an id takes."""
USERS = {seat: 9_223_372_036_854_775_800 + seat for seat in range(4)}
PICTURE = b"\x89PNG\r\n\x1a\n"
"""Stands for the attached picture: what it shows has no bearing on the message."""
NOTICE = "W" * 1000
"""Longer than any refusal."""


@dataclass(frozen=True)
class Sent:
    """A request as the bot would make it, and what it shows."""

    what: str
    json: Any
    method: str = "POST"
    path: str = "/channels/1/messages"


def sent(what: str, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> Sent:
    view.stop()
    with handle_message_parameters(view=view, files=list(files), allowed_mentions=discord.AllowedMentions.none()) as made:
        body: Any = json.loads(made.multipart[0]["value"]) if made.multipart else made.payload
    return Sent(what, body)


class Walk:
    """One match: `states()` leads through it, `messages()` shows where it stands."""

    def __init__(self, game: AnyGame, seats: int, options: Any, number: int, presenter: Presenter[Any]) -> None:
        self.presenter = presenter
        self.game = game
        self.random = Random(number)
        self.sensible = number % 2 == 1
        """Random matches see strange positions, sensible ones long and late ones."""
        self.seed = number.to_bytes(32, "big")
        self.entries: list[Entry] = []
        self.secrets: dict[Seat, list[Event]] = {seat: [] for seat in range(seats)}
        self._lines: dict[str, list[str]] = {locale: [] for locale in locales()}
        self._told = 0
        self.row = _row(game, seats, options, self.seed)
        self.options = options
        self.state: Any = match.start(game, seats, options, self.seed)

    def table(self) -> Table:
        asked = match.asked(self.game, self.state)
        result = self.game.result(self.state)
        step = LONG_AGO + len(self.entries)
        status = "playing" if result is None else "finished"
        row = replace(self.row, status=status, step=step, questions=dict.fromkeys(sorted(asked), step))
        return Table(row, self.game, self.options, PRESETS["bank"], self.state, result)

    def states(self, most: int) -> Iterator[Table]:
        """The table after each move, at first as it was dealt; at most so many."""
        t = self.table()
        yield t
        for _ in range(most):
            asked = sorted(match.asked(self.game, self.state))
            if not asked:
                return
            seat = self.random.choice(asked)
            if self.sensible and seat in t.to_act:
                moves = [self.game.move_at(self.state, seat, sensible_policy(t, seat))]
            else:
                *_, (draft, here) = self.levels(seat)
                moves = _moves(self.game, self.state, seat, draft, here)
            for move in moves:
                step = match.play(self.game, self.state, seat, move, Chance(self.seed, len(self.entries) + 1)).step
                self.state = step.state
                self.entries.append(Entry(len(self.entries) + 1, seat, "stand_in", 0, step.events, ()))
                for told, events in step.secrets.items():
                    self.secrets[told] += events
            t = self.table()
            yield t

    def levels(self, seat: Seat) -> Iterator[tuple[Draft, Position]]:
        """Every level that random picks lead this seat through, up to the move that awaits confirmation."""
        draft = Draft()
        while True:
            here = position(self.game, self.state, seat, draft)
            yield draft, here
            if here.choices is None:
                return
            options = here.choices.options
            picked = self.random.sample(options, self.random.randint(here.choices.least, min(here.choices.most, len(options))))
            if len(options) > PAGE and here.choices.most > 1:
                some = gather(self.game, self.state, seat, draft, options[:PAGE], [o for o in options[:PAGE] if o in picked])
                yield some, here
            try:
                draft = pick(self.game, self.state, seat, draft, picked)
            except Refusal as refusal:
                assert refusal.key == "refusal-not-legal"

    def messages(self, t: Table) -> Iterator[Sent]:
        fresh, self._told = self.entries[self._told :], len(self.entries)
        for locale in locales():
            voice = Voice(locale, t.users)
            self._lines[locale] += boards.told(fresh, self.presenter, voice)
            yield from self._public(t, voice, self._lines[locale])
            for seat in t.users:
                yield from self._panels(t, seat, voice)

    def _public(self, t: Table, voice: Voice, lines: list[str]) -> Iterator[Sent]:
        everybody = frozenset(t.users)
        deadlines = dict.fromkeys(t.users, 9_999_999_999)
        around = boards.Around(deadlines, everybody, everybody, everybody, removing={seat: everybody - {seat} for seat in t.users})
        alone = replace(t.row, seats=tuple(replace(p, stand_in=p.seat > 0) for p in t.row.seats), paused=True)
        yield sent("lobby", boards.lobby_view(t, self.presenter, voice))
        for table in (t, replace(t, row=alone)):
            file = boards.board_file(PICTURE)
            yield sent("board", boards.board_view(table, self.presenter, voice, lines, around, picture=True), [file])
            yield sent("board in words", boards.board_view(table, self.presenter, voice, lines, around, picture=False))
        yield sent("old board", boards.retired_view(t, voice, lines, picture=False))
        words = [*boards.asked(t, self.presenter, voice, deadlines), *self.presenter.in_words(t.view(None), voice)]
        pages = paginate(words)
        for number in range(len(pages)):
            yield sent("in words", page_view(voice("house-words-title", table=t.id), pages, PageId("words", str(t.id), number), voice))

    def _panels(self, t: Table, seat: Seat, voice: Voice) -> Iterator[Sent]:
        decision = t.row.questions.get(seat)
        for draft, here in self.levels(seat) if decision is not None else [(Draft(), None)]:
            known = t.view(seat) if here is None else t.game.view(here.state, seat)
            panel = Panel(t, seat, known, decision, draft, here, tuple(self.secrets[seat]))
            count = 1 if here is None or here.choices is None else -(-len(here.choices.options) // PAGE)
            for page in range(count):
                for image, notice in ((PICTURE, None), (None, NOTICE)):
                    yield sent("panel", *panel_view(panel, self.presenter, voice, image, notice=notice, page=page))

    def pages(self, t: Table, seat: Seat, draft: Draft, here: Position) -> list[Sent]:
        """The pages of this level of the picker."""
        assert here.choices is not None
        panel = Panel(t, seat, t.game.view(here.state, seat), t.row.questions[seat], draft, here, ())
        count = -(-len(here.choices.options) // PAGE)
        return [sent("panel", *panel_view(panel, self.presenter, Voice(None, t.users), None, page=page)) for page in range(count)]


def _moves(game: AnyGame, state: Any, seat: Seat, draft: Draft, here: Position) -> list[Any]:
    """The moves that a draft confirms."""
    moves: list[Any] = []
    for path in draft.moves:
        moves.append(game.move_at(state, seat, path))
        state = match.play(game, state, seat, moves[-1], Chance(b"", 0)).step.state
    return [*moves, here.move]


def _row(game: AnyGame, seats: int, options: Any, seed: bytes) -> TableRow:
    people = tuple(SeatRow(seat, USERS[seat], None, owner=USERS[seat]) for seat in range(seats))
    return TableRow(
        id=TABLE,
        game=game.key,
        version=game.version,
        options=codec.dump(game.options_type, options),
        size=seats,
        server=USERS[0],
        channel=USERS[1],
        thread=USERS[2],
        host=USERS[0],
        status="playing",
        seed=seed,
        step=0,
        state=None,
        result=None,
        ending=None,
        revision=1,
        shown=0,
        lobby=USERS[3],
        lobby_shows=None,
        post_channel=None,
        post=None,
        post_since=0,
        post_step=-1,
        post_view=None,
        post_before=None,
        called=(),
        timing=dump(PRESETS["bank"]),
        paused=False,
        again=None,
        opened_at=0,
        changed_at=0,
        seats=people,
        questions={},
    )
