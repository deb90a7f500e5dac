"""Texts about people at a table, in one reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Seat
from texts import Say

DIGITS = "①②③④"


def seat_mark(seat: Seat) -> str:
    """The seat's number as it stands in pictures."""
    return DIGITS[seat]


class Voice(Say):
    """`Say` that also knows how to call the players.

    Where Discord renders mentions, a player is the number of their seat and a mention (which pings nobody unless the message allows it);
    elsewhere (picture descriptions, options) just the number: nicknames never break a layout. `me` is the seat of the only reader,
    where there is one: what happened to them in secret can be told as "you".
    """

    def __init__(self, locale: str | None, users: Mapping[Seat, int] | None = None, me: Seat | None = None) -> None:
        super().__init__(locale)
        self.users = users
        self.me = me

    def who(self, seat: Seat) -> str:
        if self.users is None or seat not in self.users:
            return self("house-player", number=seat + 1)
        return f"{seat_mark(seat)} <@{self.users[seat]}>"

    def plain(self) -> Voice:
        """The same language without mentions."""
        return Voice(self.locale)


def units(text: str) -> int:
    """The length of a text as Discord counts it: in UTF-16 units, most emoji are two."""
    return len(text.encode("utf-16-le")) // 2


def clip(text: str, limit: int) -> str:
    """`text` in at most `limit` UTF-16 units, with an ellipsis where something was cut."""
    if units(text) <= limit:
        return text
    while units(text) > limit - 1:
        text = text[:-1]
    return text.rstrip() + "…"
