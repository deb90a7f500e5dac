"""What happened at a table of Saustall, a sentence a fact."""

from __future__ import annotations

from cogs._shared.voice import Voice, seat_mark
from cogs.saustall import naming
from engine.games.saustall import Choice, Want
from engine.games.saustall import events as e


def tell(event: e.Event, voice: Voice) -> str | None:
    """A sentence; None for what the board shows well enough: who has chosen, how many tokens left, a card drawn."""
    key = f"saustall-tell-{event.kind}"
    match event:
        case e.Chose() | e.Removed() | e.Drew() | e.Scored():
            return None
        case e.Opened() | e.Swapped() | e.Unforgiven():
            return voice(key, player=voice.who(event.seat))
        case e.Declared(seat, use):
            return voice(key, player=voice.who(seat), card=naming.card(use.card, voice), use=naming.use(use, voice))
        case e.Intervened(seat, against):
            return voice(key, player=voice.who(seat), against=voice.who(against))
        case e.Yielded(seat, other, card):
            return voice(key, player=voice.who(seat), other=voice.who(other), card=naming.card(card, voice))
        case e.Defied(seat, against, penalties):
            return voice(key, player=voice.who(seat), against=voice.who(against), n=penalties)
        case e.Seized(seat, robbed, use):
            return voice(key, player=voice.who(seat), robbed=voice.who(robbed), use=naming.use(use, voice))
        case e.Visited(seat, room, _, target):
            key = f"{key}-{room}"
            if target is not None and room == "group":
                return naming.target(key, target, voice, player=voice.who(seat))
            return voice(key, player=voice.who(seat))
        case e.Forgiven(seat, penalties):
            return voice(key, player=voice.who(seat), n=penalties)
        case e.Spent(_, card):
            return voice(key, card=naming.card(card, voice))
        case e.RoundOver(_, number, tokens, last):
            return voice(f"{key}-last") if last else voice(key, round=number, tokens=tokens)
        case e.CarMoved(seat, number):
            return voice(key, round=number, player=voice.who(seat))
        case e.MotiveGiven() | e.AlibiGiven() | e.Testified() | e.AlibiChecked():
            return _board(event, key, voice)
        case e.Turned() | e.Arrested() | e.Accident() | e.TheoryShown() | e.Penalised():
            return _end(event, key, voice)
        case e.OwnChoice() | e.OwnDraw() | e.OwnSwap() | e.Saw():
            return _own(event, key, voice)


def _board(event: e.MotiveGiven | e.AlibiGiven | e.Testified | e.AlibiChecked, key: str, voice: Voice) -> str:
    match event:
        case e.MotiveGiven(_, suspect, motive):
            return voice(key, suspect=naming.suspect(suspect, voice), motive=naming.motive(motive, voice))
        case e.AlibiGiven(_, suspect, witness):
            return voice(key, suspect=naming.suspect(suspect, voice), place=naming.witness(witness, voice))
        case e.Testified(_, witness, word):
            return voice(key, place=naming.witness(witness, voice), word=voice(f"saustall-gender-{word}"))
        case e.AlibiChecked():
            return voice(f"{key}-{'confirmed' if event.confirmed else 'unconfirmed'}", suspect=naming.suspect(event.suspect, voice))


def _end(event: e.Turned | e.Arrested | e.Accident | e.TheoryShown | e.Penalised, key: str, voice: Voice) -> str:
    match event:
        case e.Turned():
            return voice(
                f"{key}-{'confirmed' if event.confirmed else 'unconfirmed'}",
                order=event.order,
                suspect=naming.suspect(event.suspect, voice),
                gender=voice(f"saustall-gender-{event.gender}"),
                place=naming.witness(event.witness, voice),
                word=voice(f"saustall-gender-{event.word}"),
            )
        case e.Arrested():
            name, role = voice(f"saustall-name-{event.suspect}"), naming.suspect(event.suspect, voice)
            return voice(key, name=name, role=role, motive=naming.motive(event.motive, voice))
        case e.Accident():
            return voice(key)
        case e.TheoryShown(seat, token, points):
            said = naming.token(token, voice, short=True)
            return voice(f"{key}-{'right' if points else 'wrong'}", seat=seat_mark(seat), token=said, points=points)
        case e.Penalised(seat, penalties, points):
            return voice(key, seat=seat_mark(seat), n=penalties, points=points)


def _own(event: e.OwnChoice | e.OwnDraw | e.OwnSwap | e.Saw, key: str, voice: Voice) -> str:
    match event:
        case e.OwnChoice():
            return chosen(key, event.choice, voice)
        case e.OwnDraw():
            return voice(key, card=naming.card(event.card, voice))
        case e.OwnSwap():
            return voice(key, gave=naming.token(event.gave, voice), took=naming.token(event.took, voice))
        case e.Saw():
            suspect, now = naming.suspect(event.suspect, voice), naming.place(event.now, voice)
            if event.was == event.now:
                return voice(f"{key}-stays", suspect=suspect, now=now)
            return voice(key, suspect=suspect, was=naming.place(event.was, voice), now=now)


def chosen(key: str, choice: Choice, voice: Voice) -> str:
    """A secret choice, under a text key."""
    key = f"{key}-{choice.want}"
    if choice.want is Want.SWAP:
        give, take = choice.tokens
        return voice(key, give=naming.token(give, voice, short=True), take=naming.token(take, voice, short=True))
    return voice(key, tokens=naming.tokens(choice.tokens, voice)) if choice.tokens else voice(key)
