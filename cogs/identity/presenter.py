"""Identity's pictures and words."""

from __future__ import annotations

from cogs._shared.presenter import Label, Presenter
from cogs._shared.voice import Voice
from cogs.identity import picking, telling, words
from draw import identity as draw
from engine.game import Result, Seat
from engine.games.identity import Event, Options, View
from host.drafts import Position
from texts import Say


class IdentityPresenter(Presenter[View]):
    def board(self, view: View, say: Say, before: View | None) -> bytes:
        return draw.board(view, say, before=before)

    def hand(self, view: View, position: Position | None, say: Say) -> bytes | None:
        if position is None:
            return draw.panel(view, say)
        return draw.panel(view, say, picked=picking.picked(position), chosen=picking.chosen(position))

    def alt(self, view: View, voice: Voice) -> str:
        return words.alt(view, voice)

    def in_words(self, view: View, voice: Voice) -> list[str]:
        return words.in_words(view, voice)

    def hand_in_words(self, view: View, voice: Voice) -> str:
        return words.hand(view, voice)

    def task(self, view: View, seat: Seat, voice: Voice) -> str:
        key = f"identity-task-{view.phase}"
        return voice(f"{key}-last-chance" if view.last_chance else key)

    def tell(self, event: Event, voice: Voice) -> str | None:
        return telling.tell(event, voice)

    def question(self, view: View, position: Position, voice: Voice) -> str:
        return picking.question(view, position, voice)

    def option(self, view: View, position: Position, part: str, voice: Voice) -> Label:
        return picking.option(view, position, part, voice)

    def preview(self, view: View, position: Position, voice: Voice) -> str:
        return picking.preview(view, position, voice)

    def options(self, options: Options, voice: Voice) -> str:
        return voice("identity-options", n=options.points_to_win)

    def ending(self, view: View, result: Result, voice: Voice) -> str:
        if view.result is None:
            return voice(result.reason)
        return voice(f"identity-ending-{result.reason}", last=words.games(view, voice)[-1])
