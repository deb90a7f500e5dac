"""How the things of Saustall are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cogs._shared.voice import Voice
from engine.game import Seat
from engine.games.saustall import Card, Motive, Place, Sort, Suspect, Token, Use, Way, Where, Witness
from engine.games.saustall.model import CARDS, MOTIVES

LETTERS = "AB"
"""Evidence tokens aside."""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def suspect(one: Suspect, voice: Voice) -> str:
    """By trade: "painter"."""
    return voice(f"saustall-suspect-{one}")


def person(one: Suspect, voice: Voice) -> str:
    """By name and trade: "Paula Pfister, painter"."""
    return voice("saustall-person", name=voice(f"saustall-name-{one}"), role=suspect(one, voice))


def witness(one: Witness | None, voice: Voice) -> str:
    return voice(f"saustall-witness-{one}")


def motive(one: Motive, voice: Voice) -> str:
    return voice(f"saustall-motive-{one}")


def token(one: Token, voice: Voice, *, short: bool = False) -> str:
    """A suspicion: "painter", "the murderer is a man", "the motive is greed"; `short`: a word of it."""
    if one.value in MOTIVES:
        name = voice(f"saustall-motive-{one}")
        return name if short else voice("saustall-token-motive", motive=name)
    if one in (Token.MAN, Token.WOMAN, Token.ACCIDENT):
        return voice(f"saustall-short-token-{one}") if short or one is Token.ACCIDENT else voice(f"saustall-token-{one}")
    return voice(f"saustall-suspect-{one}")


def tokens(many: Iterable[Token], voice: Voice) -> str:
    return joined([token(one, voice, short=True) for one in many], voice)


def card(one: Card, voice: Voice) -> str:
    """What is on a card: "alibi, beer garden", "beer garden, woman", "Motive"."""
    place = one.witness
    if place is None:
        return voice(f"saustall-card-{one.sort}")
    if one.sort is Sort.ALIBI:
        return voice("saustall-card-alibi", place=witness(place, voice))
    return voice("saustall-card-witness", place=witness(place, voice), word=voice(f"saustall-gender-{one.word}"))


def cards(many: Iterable[Card], voice: Voice) -> str:
    count = Counter(many)
    named = ((card(one, voice), count[one]) for one in CARDS if count[one])
    return joined([name if n == 1 else voice("saustall-copies", n=n, card=name) for name, n in named], voice)


def use(one: Use, voice: Voice) -> str:
    """What a card is declared for, in the middle of a sentence."""
    if one.way is Way.MOTIVE and one.suspect is not None and one.motive is not None:
        return voice("saustall-use-motive", suspect=suspect(one.suspect, voice), motive=motive(one.motive, voice))
    if one.way is Way.ALIBI and one.suspect is not None:
        return voice("saustall-use-alibi", suspect=suspect(one.suspect, voice), place=witness(one.card.witness, voice))
    if one.way is Way.TESTIMONY:
        return voice("saustall-use-testimony", place=witness(one.card.witness, voice), word=voice(f"saustall-gender-{one.card.word}"))
    return target(f"saustall-use-{one.way}", one.target, voice) if one.target else voice(f"saustall-use-{one.way}")


def target(key: str, place: Place, voice: Voice, **more: str) -> str:
    """A text about an evidence token before a player ("…-player") or aside ("…-aside")."""
    if place.where is Where.PLAYER:
        return voice(f"{key}-player", other=voice.who(place.number), player=more.pop("player", voice.who(place.number)), **more)
    return voice(f"{key}-aside", letter=LETTERS[place.number - 1], **more)


def place(one: Place, voice: Voice) -> str:
    """Where an evidence token lies: "in the laboratory, on top"."""
    if one.where is Where.PLAYER:
        return voice("saustall-place-player", player=voice.who(one.number))
    if one.where is Where.ASIDE:
        return voice("saustall-place-aside", letter=LETTERS[one.number - 1])
    return voice("saustall-place-laboratory", n=one.number)


def people(seats: Iterable[Seat], voice: Voice) -> str:
    return joined([voice.who(seat) for seat in seats], voice)


def joined(names: Sequence[str], voice: Voice) -> str:
    """Names as a list in a sentence; "none" for none."""
    if not names:
        return voice("saustall-none")
    if len(names) == 1:
        return names[0]
    return voice("saustall-and", most=", ".join(names[:-1]), last=names[-1])
