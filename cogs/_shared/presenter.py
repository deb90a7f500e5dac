"""What a game adds to the house's panels and boards: its pictures and its words. A game's cog is this and its slash signature."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cogs._shared.voice import Voice
from engine.game import AnyGame, Result, Seat
from host.drafts import Position
from texts import Say

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Label:
    """How an option reads: at most 80 characters as a button, 100 as a line of a select, with at most 100 characters of description."""

    label: str
    description: str | None = None


class Presenter(ABC, Generic[V]):
    """Pictures and words of one game, made from Views alone.

    Drawing runs in a thread. `voice` is the reader's language; in `alt` it calls players by number, elsewhere by mention.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def board(self, view: V, say: Say, before: V | None) -> bytes:
        """The public picture (PNG, at most 1200 px wide, 200 KB) of the public view; what has changed since `before` is marked."""

    @abstractmethod
    def hand(self, view: V, position: Position | None, say: Say) -> bytes | None:
        """The private picture (PNG): what this seat holds and, at an open question, what it has picked so far. None: nothing to show."""

    @abstractmethod
    def alt(self, view: V, voice: Voice) -> str:
        """The public picture in at most 1,024 characters: turn, scores, what changed."""

    @abstractmethod
    def in_words(self, view: V, voice: Voice) -> list[str]:
        """The whole public position as paragraphs: with them and the panel the game can be played unseen."""

    @abstractmethod
    def hand_in_words(self, view: V, voice: Voice) -> str:
        """All that only this seat knows."""

    @abstractmethod
    def task(self, view: V, seat: Seat, voice: Voice) -> str:
        """What this seat is to do now, in one short imperative sentence. Public: built from the public view."""

    @abstractmethod
    def tell(self, event: Any, voice: Voice) -> str | None:
        """One event of this game as a sentence; None for a fact not worth one."""

    @abstractmethod
    def question(self, view: V, position: Position, voice: Voice) -> str:
        """What is asked at this level of the picker, and what was picked before."""

    @abstractmethod
    def option(self, view: V, position: Position, part: str, voice: Voice) -> Label:
        """One option of this level."""

    @abstractmethod
    def preview(self, view: V, position: Position, voice: Voice) -> str:
        """What the move that awaits confirmation will do (nothing it could reveal)."""

    @abstractmethod
    def options(self, options: Any, voice: Voice) -> str:
        """The table's options for the open table; empty when there is nothing to say."""

    @abstractmethod
    def ending(self, view: V, result: Result, voice: Voice) -> str:
        """How and why the match ended, in a few sentences (ranks and scores are told by the house)."""
