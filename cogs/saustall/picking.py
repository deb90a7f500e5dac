"""What a seat of Saustall is asked, level by level: questions, options, previews, and what is picked so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cogs._shared.presenter import Label
from cogs._shared.voice import Voice
from cogs.saustall import naming, words
from engine.game import Path
from engine.games.saustall import GAME, Card, Choice, Place, Sort, Suspect, Token, Use, View, Want, Way, Where
from engine.games.saustall.moves import (
    Discard,
    Intervene,
    Keep,
    LastSwap,
    Pass,
    Play,
    Refuse,
    Remove,
    Seize,
    Suspicion,
    Swap,
    Yield,
    choice_of,
)
from host.drafts import Position


@dataclass(frozen=True, slots=True)
class Picked:
    """What the private picture marks: a card, suspicion tokens, and whether a theory is in the making."""

    card: Card | None = None
    tokens: frozenset[Token] = frozenset()
    plan: bool = False


def seen(view: View, position: Position) -> View:
    """The seat's view after the moves in its draft."""
    drafted: View = GAME.view(position.state, view.viewer)
    return drafted


def planned(view: View, position: Position) -> View:
    """The seat's view with what awaits confirmation chosen: a choice of tokens, or whether to discard a penalty."""
    drafted = seen(view, position)
    match position.move:
        case Suspicion() | Remove() | LastSwap() | Discard() | Keep():
            choice = choice_of(position.move)
        case Swap(give, take):
            choice = Choice(Want.SWAP, (give, take))
        case _:
            return drafted
    return replace(drafted, me=drafted.me and replace(drafted.me, choice=choice))


def picked(position: Position) -> Picked:
    """What has been picked at this position, besides what is `planned`."""
    move, prefix = position.move, position.prefix
    match move:
        case Play(use):
            return Picked(card=use.card)
        case Suspicion() | Swap() | LastSwap():
            return Picked(plan=True)
        case _:
            known = {token.value: token for token in Token}
            if prefix and position.choices is not None and position.choices.asks == "take":
                return Picked(tokens=frozenset({known[prefix[-1]]}))
            return Picked(card=Card(prefix[0])) if prefix and prefix[0] in set(Card) else Picked()


def question(view: View, position: Position, voice: Voice) -> str:
    """What this level asks."""
    asks = position.choices.asks if position.choices else ""
    prefix = position.prefix
    declared = view.declared
    card = Card(prefix[0]) if prefix and prefix[0] in set(Card) else declared.use.card if declared else None
    if asks == "suspicion" and view.me is not None:
        return voice("saustall-ask-suspicion", suspect=naming.suspect(view.me.evidence, voice), first=voice.who(view.first))
    if asks == "suspect" and card is not None:
        said = voice("saustall-ask-suspect-motive" if card is Card.MOTIVE else "saustall-ask-suspect-alibi", place=_place(card, voice))
        return f"{_seized(card, prefix, voice)}{said}"
    if asks == "room" and card is not None:
        if prefix:
            return voice("saustall-ask-room", card=naming.card(card, voice))
        return _seized(card, prefix, voice).strip()
    if asks == "motive":
        return voice("saustall-ask-motive", suspect=naming.suspect(Suspect(_of_seized(prefix[-1])), voice))
    if asks == "removal" and position.choices is not None:
        return voice("saustall-ask-removal", n=position.choices.most)
    if asks == "take":
        return voice("saustall-ask-take", token=naming.token(Token(prefix[-1]), voice))
    if asks == "give":
        return voice("saustall-ask-last-give" if prefix else "saustall-ask-give")
    if declared is not None and asks in ("intervention", "answer"):
        other = declared.intervener if asks == "answer" and declared.intervener is not None else declared.player
        mine = view.players[view.viewer or 0].interventions
        use, shown = naming.use(declared.use, voice), naming.card(declared.use.card, voice)
        return voice(f"saustall-ask-{asks}", player=voice.who(other), card=shown, use=use, n=mine)
    return voice(f"saustall-ask-{asks}")


def _seized(card: Card, prefix: Path, voice: Voice) -> str:
    """What was taken, before the first question about it."""
    return "" if prefix else voice("saustall-ask-seized-card", card=naming.card(card, voice)) + " "


def _of_seized(part: str) -> str:
    """What is to be done with a card that was taken, of a part that names the card, too."""
    return part.rpartition(".")[2] if part.startswith("seize.") else part


def _place(card: Card, voice: Voice) -> str:
    return naming.witness(card.witness, voice) if card.witness else ""


def option(view: View, position: Position, part: str, voice: Voice) -> Label:
    """One option."""
    asks = position.choices.asks if position.choices else ""
    drafted = seen(view, position)
    part = _of_seized(part)
    if asks == "card":
        return _card(drafted, Card(part), voice)
    if asks == "suspect":
        return _suspect(drafted, Suspect(part), voice)
    if asks == "motive":
        return Label(naming.capital(voice(f"saustall-motive-{part}")))
    if asks == "evidence":
        return _evidence(drafted, part, voice)
    if asks in ("suspicion", "removal", "give", "take"):
        return _token(drafted, Token(part), voice)
    return Label(voice(f"saustall-option-{part}"))


def _card(view: View, card: Card, voice: Voice) -> Label:
    held = next(one for one in (view.me.hand if view.me else ()) if one.card is card)
    key = {Sort.MOTIVE: "motive", Sort.ALIBI: "alibi", Sort.SPECIAL: "special"}.get(card.sort)
    if key is None:
        key = "testimony" if held.uses[0].way is Way.TESTIMONY else "action"
    word = voice(f"saustall-gender-{card.word}") if card.word else ""
    label = voice(f"saustall-option-{key}", place=_place(card, voice), word=word)
    return Label(voice("saustall-copies", n=held.copies, card=label) if held.copies > 1 else label)


def _suspect(view: View, suspect: Suspect, voice: Voice) -> Label:
    said = words.state(view.suspects[suspect.number], voice)
    if view.me is not None and view.me.evidence is suspect:
        said = voice("saustall-state-own", state=said)
    return Label(naming.capital(naming.suspect(suspect, voice)), said)


def _evidence(view: View, part: str, voice: Voice) -> Label:
    where, number = part.split(".")
    place = Place(Where.PLAYER if where == "seat" else Where.ASIDE, int(number))
    token = place.number if where == "seat" else len(view.players) + place.number - 1
    suspect = view.evidence[token]
    label = naming.target("saustall-option-evidence", place, voice)
    return Label(label, None if suspect is None else voice("saustall-option-known", suspect=naming.suspect(suspect, voice)))


def _token(view: View, token: Token, voice: Voice) -> Label:
    """A suspicion, with what is known of it."""
    label = naming.capital(naming.token(token, voice))
    suspect = next((one for one in view.suspects if one.suspect.value == token.value), None)
    if suspect is None:
        return Label(label)
    return Label(label, _suspect(view, suspect.suspect, voice).description)


def preview(view: View, position: Position, voice: Voice) -> str:
    """What the move that awaits confirmation will do."""
    move = position.move
    drafted = seen(view, position)
    declared = drafted.declared
    match move:
        case Play(use):
            return " ".join(_plays(drafted, use, voice))
        case Seize(use):
            return " ".join([_seizes(use, voice), *_comes_of(drafted, use, voice)])
        case Suspicion(tokens):
            return f"{voice('saustall-will-suspicion', tokens=naming.tokens(tokens, voice))} {_would_score(view, position, voice)}"
        case Remove(tokens):
            return voice("saustall-will-remove", tokens=naming.tokens(tokens, voice))
        case Swap(give, take) | LastSwap(give, take):
            said = voice("saustall-will-swap", give=naming.token(give, voice), take=naming.token(take, voice))
            before = _drafted_before(drafted, voice) if position.drafted else []
            return " ".join([*before, said, _would_score(view, position, voice)])
        case Pass() | Intervene():
            return voice(f"saustall-will-{move.kind}", player=voice.who(declared.player if declared else 0))
        case Yield() | Refuse():
            other = voice.who((declared and declared.intervener) or 0)
            return voice(f"saustall-will-{move.kind}", player=other, deck=drafted.deck)
        case Discard():
            said = voice("saustall-will-discard", n=drafted.players[drafted.viewer or 0].penalties)
            return f"{said} {_would_score(view, position, voice)}"
        case _:
            return voice("saustall-will-keep")


def _would_score(view: View, position: Position, voice: Voice) -> str:
    """The points of the theory in the making for all outcomes that are possible."""
    return voice("saustall-will-score", scores=words.scores(planned(view, position), voice))


def _drafted_before(view: View, voice: Voice) -> list[str]:
    """What is drafted together with its office work: a card that nobody can intervene against, a refusal, a card that was taken."""
    declared = view.declared
    if declared is None:
        return []
    if declared.intervener is None:
        return _plays(view, declared.use, voice)
    return [_seizes(declared.use, voice) if declared.intervener == view.viewer else voice("saustall-will-refuse")]


def _seizes(use: Use, voice: Voice) -> str:
    return voice("saustall-will-seize", card=naming.card(use.card, voice), use=naming.use(use, voice))


def _may_intervene(view: View) -> int:
    """How many others hold intervention tokens."""
    return sum(player.interventions > 0 for player in view.players if player.seat != view.viewer)


def _plays(view: View, use: Use, voice: Voice) -> list[str]:
    """A declaration: what it is, who may intervene, what would come of it."""
    said = voice("saustall-will-play", card=naming.card(use.card, voice), use=naming.use(use, voice), asked=_may_intervene(view))
    return [said, *_comes_of(view, use, voice)]


def _comes_of(view: View, use: Use, voice: Voice) -> list[str]:
    """Whether an alibi or a testimony settles a suspect's case."""
    witness = next((one for one in view.witnesses if one.witness is use.card.witness), None)
    if witness is None or use.way not in (Way.ALIBI, Way.TESTIMONY):
        return []
    suspect = use.suspect if use.way is Way.ALIBI else witness.suspect
    word = witness.word if use.way is Way.ALIBI else use.card.word
    said = [voice("saustall-will-word")] if use.way is Way.TESTIMONY else []
    if suspect is not None and word is not None:
        key = "saustall-will-confirm" if suspect.gender is word else "saustall-will-suspect"
        said.append(voice(key, suspect=naming.suspect(suspect, voice)))
    return said
