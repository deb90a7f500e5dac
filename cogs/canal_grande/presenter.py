"""Canal Grande's pictures and words."""

from __future__ import annotations

from cogs._shared.presenter import Label, Presenter
from cogs._shared.voice import Voice
from cogs.canal_grande import naming, picking, telling, words
from draw import canal_grande as draw
from engine.game import Result, Seat
from engine.games.canal_grande import Event, Options, Phase, View
from host.drafts import Position
from texts import Say


class CanalGrandePresenter(Presenter[View]):
    def board(self, view: View, say: Say, before: View | None) -> bytes:
        return draw.board(view, say, before=before)

    def hand(self, view: View, position: Position | None, say: Say) -> bytes | None:
        if position is None:
            return draw.panel(view, say)
        if view.phase is Phase.DIVIDE:
            return draw.panel(view, say, picked=picking.picked_of(view, position))
        return draw.panel(view, say, play=picking.play_of(view, position))

    def alt(self, view: View, voice: Voice) -> str:
        return words.alt(view, voice)

    def in_words(self, view: View, voice: Voice) -> list[str]:
        return words.in_words(view, voice)

    def hand_in_words(self, view: View, voice: Voice) -> str:
        return voice("canal-grande-held", n=len(view.hand), cards=naming.cards(view.hand, voice))

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
        return voice("canal-grande-options-free_gondola") if options.free_gondola else ""

    def ending(self, view: View, result: Result, voice: Voice) -> str:
        if view.result is None:
            return voice(result.reason)
        return voice("canal-grande-ending", reason=voice(f"canal-grande-ending-{result.reason}"))
