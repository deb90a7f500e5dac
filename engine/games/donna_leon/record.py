"""What happens within one move, as it is noted: public facts, and facts for the mover alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from engine.game import Seat
from engine.games.donna_leon.events import Event

T = TypeVar("T")


@dataclass(slots=True)
class Record:
    """The facts of the move that `seat` is making, in the order they happen."""

    seat: Seat
    events: list[Event] = field(default_factory=list[Event])
    secrets: list[Event] = field(default_factory=list[Event])

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def whisper(self, event: Event) -> None:
        self.secrets.append(event)


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """These items with another one at `index`."""
    return (*items[:index], item, *items[index + 1 :])
