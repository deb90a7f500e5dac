"""Donna Leon's pictures and words."""

from __future__ import annotations

from functools import lru_cache

from cogs._shared.presenter import Label, Presenter
from cogs._shared.voice import Voice
from cogs.donna_leon import naming, picking, telling, words
from draw import donna_leon as draw
from engine.game import Result, Seat
from engine.games.donna_leon import Event, Options, Phase, View
from host.drafts import Position
from texts import Say


@lru_cache(maxsize=32)
def _panel(view: View, locale: str) -> bytes:
    """The private picture, kept: it stays the same from level to level of the picker."""
    return draw.panel(view, Say(locale))


class DonnaLeonPresenter(Presenter[View]):
    def board(self, view: View, say: Say, before: View | None) -> bytes:
        return draw.board(view, say, before=before)

    def hand(self, view: View, position: Position | None, say: Say) -> bytes | None:
        return _panel(view, say.locale)

    def alt(self, view: View, voice: Voice) -> str:
        return words.alt(view, voice)

    def in_words(self, view: View, voice: Voice) -> list[str]:
        return words.in_words(view, voice)

    def hand_in_words(self, view: View, voice: Voice) -> str:
        return words.own_words(view, picking.own_of(view), voice)

    def task(self, view: View, seat: Seat, voice: Voice) -> str:
        return words.task(view, voice)

    def tell(self, event: Event, voice: Voice) -> str | None:
        return telling.tell(event, voice)

    def question(self, view: View, position: Position, voice: Voice) -> str:
        return picking.question(view, position, voice)

    def option(self, view: View, position: Position, part: str, voice: Voice) -> Label:
        return picking.option(view, position, part, voice)

    def preview(self, view: View, position: Position, voice: Voice) -> str:
        return picking.preview(view, position, voice)

    def options(self, options: Options, voice: Voice) -> str:
        said = [] if options.opening_peek else [voice("donna-leon-options-no-peek")]
        return " ".join(said if options.notebook else [*said, voice("donna-leon-options-no-notebook")])

    def ending(self, view: View, result: Result, voice: Voice) -> str:
        if view.phase is not Phase.OVER or view.cell.person is None:
            return voice(result.reason)
        return voice(f"donna-leon-ending-{result.reason}", person=naming.person(view.cell.person, voice))
