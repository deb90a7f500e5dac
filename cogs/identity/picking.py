"""A move of Identity in the making: what is asked, what can be chosen, what it will do."""

from __future__ import annotations

from typing import cast

from cogs import suspects
from cogs._shared.presenter import Label
from cogs._shared.voice import Voice
from engine.games.identity import AskTile, ChooseInformer, Combination, GuessIdentity, View
from engine.games.suspects import SUSPECTS
from host.drafts import Position


def picked(position: Position) -> str | None:
    """The tile that is about to be played or to become the informer."""
    match position.move:
        case AskTile(tile) | ChooseInformer(tile):
            return tile
        case _:
            return None


def chosen(position: Position) -> tuple[str, ...]:
    """The features picked for a guess so far."""
    return position.prefix[1:] if position.prefix[:1] == ("guess",) else ()


def _said(features: tuple[str, ...], voice: Voice) -> str:
    return ", ".join(voice(f"suspects-{feature}") for feature in features)


def question(view: View, position: Position, voice: Voice) -> str:
    choices = position.choices
    assert choices is not None
    asks = f"identity-ask-{choices.asks}"
    if choices.asks == "guess":
        return " ".join([*_answered(view, voice), voice(f"{asks}-last-chance" if view.last_chance else asks, n=_left(view))])
    if choices.asks in ("eyes", "facial_hair"):
        return voice(asks, chosen=_said(chosen(position), voice))
    if choices.asks == "informer" and view.viewer is not None and view.informers[view.viewer].suspect is not None:
        return voice("identity-ask-informer-again")
    if choices.asks == "ask" and view.last_chance:
        return voice(f"{asks}-last-chance")
    return voice(asks)


def _answered(view: View, voice: Voice) -> list[str]:
    """The answer to this turn's question; nothing where none could be asked."""
    assert view.viewer is not None
    if not view.asked:
        return []
    last = view.players[view.viewer].front[-1]
    return [voice("identity-answered", name=last.suspect.name, n=last.answer)]


def _theirs(view: View) -> tuple[Combination, ...]:
    assert view.viewer is not None
    return view.informers[1 - view.viewer].combinations


def _left(view: View, *features: str) -> int:
    """Suspects left who have these features."""
    return sum(one.possible and {*features} <= {one.hair, one.eyes, one.facial_hair} for one in _theirs(view))


def option(view: View, position: Position, part: str, voice: Voice) -> Label:
    kind, _, tile = part.partition(".")
    if tile:
        suspect = SUSPECTS[tile]
        return Label(voice(f"identity-option-{kind}", name=suspect.name), suspects.features(suspect, voice))
    if part in ("pass", "guess"):
        return Label(voice(f"identity-option-{part}"))
    return Label(voice("identity-option-feature", feature=voice(f"suspects-{part}"), n=_left(view, *chosen(position), part)))


def preview(view: View, position: Position, voice: Voice) -> str:
    match position.move:
        case ChooseInformer(tile):
            return voice("identity-will-informer", suspect=suspects.described(SUSPECTS[tile], voice))
        case AskTile(tile):
            return voice("identity-will-ask", suspect=suspects.described(SUSPECTS[tile], voice))
        case GuessIdentity(hair, eyes, facial_hair):
            one = next(one for one in _theirs(view) if (one.hair, one.eyes, one.facial_hair) == (hair, eyes, facial_hair))
            return _guess(view, one, voice)
        case _:
            if view.last_chance:
                return voice("identity-will-pass-last-chance")
            return voice("identity-will-pass-undecided" if view.idle and not view.asked else "identity-will-pass", n=view.stack)


def _guess(view: View, one: Combination, voice: Voice) -> str:
    said = [voice("identity-will-guess", features=_said(cast("tuple[str, ...]", (one.hair, one.eyes, one.facial_hair)), voice))]
    if not one.possible:
        said.append(voice("identity-will-guess-impossible"))
    said.append(voice("identity-will-guess-last-chance" if view.last_chance else "identity-will-guess-risk"))
    return " ".join(said)
