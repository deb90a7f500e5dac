"""Saustall's pictures and words."""

from __future__ import annotations

from functools import lru_cache

from cogs._shared.presenter import Label, Presenter
from cogs._shared.voice import Voice
from cogs.saustall import picking, telling, words
from cogs.saustall.picking import Picked
from draw import saustall as draw
from engine.game import Result, Seat
from engine.games.saustall import Options, View
from engine.games.saustall.events import Event
from host.drafts import Position
from texts import Say


@lru_cache(maxsize=64)
def _panel(view: View, locale: str, picked: Picked) -> bytes:
    """A private picture. Kept for a while: most clicks in a panel leave it as it is."""
    return draw.panel(view, Say(locale), card=picked.card, tokens=picked.tokens, plan=picked.plan)


class SaustallPresenter(Presenter[View]):
    def board(self, view: View, say: Say, before: View | None) -> bytes:
        return draw.board(view, say, before=before)

    def hand(self, view: View, position: Position | None, say: Say) -> bytes | None:
        if position is None:
            return _panel(view, say.locale, Picked())
        return _panel(picking.planned(view, position), say.locale, picking.picked(position))

    def alt(self, view: View, voice: Voice) -> str:
        return words.alt(view, voice)

    def in_words(self, view: View, voice: Voice) -> list[str]:
        return words.in_words(view, voice)

    def hand_in_words(self, view: View, voice: Voice) -> str:
        return words.held(view, voice)

    def task(self, view: View, seat: Seat, voice: Voice) -> str:
        return words.task(view, voice)

    def tell(self, event: Event, voice: Voice) -> str | None:
        return telling.tell(event, voice)

    def question(self, view: View, position: Position, voice: Voice) -> str:
        return picking.question(picking.seen(view, position), position, voice)

    def option(self, view: View, position: Position, part: str, voice: Voice) -> Label:
        return picking.option(view, position, part, voice)

    def preview(self, view: View, position: Position, voice: Voice) -> str:
        return picking.preview(view, position, voice)

    def options(self, options: Options, voice: Voice) -> str:
        return ""

    def ending(self, view: View, result: Result, voice: Voice) -> str:
        return voice(result.reason) if view.ending is None else words.solution(view, voice)
