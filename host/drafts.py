"""A choice in the making: what a seat has picked and not confirmed yet.

A draft is whole moves that nobody else can notice (unsettled: see `engine.match`) and the parts picked for the next one. It is undone
part by part, and everything in it is played at once when it is confirmed. Pure: the caller stores it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import match
from engine.chance import Chance
from engine.game import DONE, AnyGame, Choices, Path, Seat
from host.errors import Refusal


@dataclass(frozen=True, slots=True)
class Draft:
    """The paths of whole moves, the parts picked since, and what is gathered for the next part where its options fill several pages."""

    moves: tuple[Path, ...] = ()
    prefix: Path = ()
    gathered: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not self.moves and not self.prefix and not self.gathered

    @property
    def mark(self) -> str:
        """Five characters that tell this draft from any other: a control drawn for another draft is out of date."""
        return hashlib.sha256(self.dump().encode()).hexdigest()[:5]

    def dump(self) -> str:
        """As stored."""
        return json.dumps([self.moves, self.prefix, self.gathered])

    @classmethod
    def load(cls, text: str | None) -> Draft:
        """The stored draft; an empty one for None."""
        if text is None:
            return cls()
        moves, prefix, gathered = json.loads(text)
        return cls(tuple(map(tuple, moves)), tuple(prefix), tuple(gathered))

    def back(self) -> Draft:
        """One pick less."""
        if self.gathered:
            return replace(self, gathered=())
        if self.prefix:
            return replace(self, prefix=self.prefix[:-1])
        return Draft(self.moves[:-1], self.moves[-1][:-1]) if self.moves else self


@dataclass(frozen=True, slots=True)
class Position:
    """Where a draft has led: `state` after its whole moves, so many as `drafted`, and either the next choices or the `move` that awaits
    confirmation."""

    drafted: int
    state: Any
    prefix: Path
    choices: Choices | None
    move: Any | None


def _idle(game: AnyGame, state: Any, seat: Seat, move: Any) -> Any | None:
    """The state after a move that nobody else can notice; None when the move settles something.

    Chance here is not the match's: whatever drew from it is thrown away.
    """
    played = match.play(game, state, seat, move, Chance(b"", 0))
    return None if played.settled else played.step.state


def position(game: AnyGame, state: Any, seat: Seat, draft: Draft) -> Position:
    """Where this draft has led. Raises Refusal when the draft does not fit the state."""
    for path in draft.moves:
        move = game.move_at(state, seat, path)
        after = None if move is None else _idle(game, state, seat, move)
        if after is None:
            raise Refusal("refusal-draft-gone")
        state = after
    choices = game.choices(state, seat, draft.prefix)
    if choices is not None:
        return Position(len(draft.moves), state, draft.prefix, choices, None)
    move = game.move_at(state, seat, draft.prefix)
    if move is None:
        raise Refusal("refusal-draft-gone")
    return Position(len(draft.moves), state, draft.prefix, None, move)


def gather(game: AnyGame, state: Any, seat: Seat, draft: Draft, page: Sequence[str], picked: Sequence[str]) -> Draft:
    """The draft with `picked` gathered from the options on `page`, in place of what was gathered from it before."""
    choices = position(game, state, seat, draft).choices
    if choices is None:
        raise Refusal("refusal-draft-gone")
    if not set(picked) <= set(page) <= set(choices.options):
        raise Refusal("refusal-not-offered")
    chosen = (set(draft.gathered) - set(page)) | set(picked)
    return replace(draft, gathered=tuple(o for o in choices.options if o in chosen))


def pick(game: AnyGame, state: Any, seat: Seat, draft: Draft, picked: Sequence[str]) -> Draft:
    """The draft with one more part. Raises Refusal for what was not offered and for what the rules do not allow."""
    here = position(game, state, seat, draft)
    choices = here.choices
    if choices is None:
        raise Refusal("refusal-draft-gone")
    chosen = set(picked)
    if len(chosen) != len(picked) or not chosen <= set(choices.options) or not choices.least <= len(chosen) <= choices.most:
        raise Refusal("refusal-not-offered")
    prefix = (*draft.prefix, choices.part(chosen))
    following = game.choices(here.state, seat, prefix)
    if following is not None and following.options == (DONE,):
        # Nothing is left to compose: nobody needs to say so.
        prefix, following = (*prefix, DONE), None
    if following is not None:
        return Draft(draft.moves, prefix)
    move = game.move_at(here.state, seat, prefix)
    if move is None or not game.is_legal(here.state, seat, move):
        raise Refusal("refusal-not-legal")
    settled = _idle(game, here.state, seat, move) is None
    return Draft(draft.moves, prefix) if settled else Draft((*draft.moves, prefix))


def back(game: AnyGame, state: Any, seat: Seat, draft: Draft) -> Draft:
    """One pick less; an end that nobody had to choose goes with the pick before it."""
    draft = draft.back()
    while draft.prefix and (choices := position(game, state, seat, draft).choices) is not None and choices.options == (DONE,):
        draft = draft.back()
    return draft
