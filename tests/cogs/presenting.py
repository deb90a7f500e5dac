"""A presenter shown every panel that random matches lead to, held to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice
from engine import match
from engine.chance import Chance
from engine.game import AnyGame, Seat
from host.drafts import Draft, Position, pick, position

USERS = {seat: 10**18 + seat for seat in range(4)}
"""Long ids: mentions are as long as they get."""
MENTIONS = Voice("en", USERS)
PLAIN = MENTIONS.plain()


def units(text: str) -> int:
    """Characters as Discord counts them."""
    return len(text.encode("utf-16-le")) // 2


def panels(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Iterator[Position]:
    """Every level that random picks lead a seat through, up to the move that awaits confirmation."""
    draft = Draft()
    while True:
        here = position(game, state, seat, draft)
        yield here
        if here.choices is None:
            return
        count = rng.randint(here.choices.least, min(here.choices.most, len(here.choices.options)))
        draft = pick(game, state, seat, draft, rng.sample(here.choices.options, count))


def played(game: AnyGame, state: Any, seat: Seat, number: int, rng: Random) -> match.Played[Any]:
    """A step further: kinds of moves are equally likely, but guesses are rare."""
    moves = list(game.legal_moves(state, seat))
    kinds = sorted({move.kind for move in moves} - ({"guess"} if rng.random() < 0.9 else set[str]()))
    kind = rng.choice(kinds)
    move = rng.choice([move for move in moves if move.kind == kind])
    return match.play(game, state, seat, move, Chance(b"presenting", number))


def assert_panel(presenter: Presenter[Any], game: AnyGame, seat: Seat, here: Position) -> None:
    """All that a panel says at this level is there and fits."""
    view = game.view(here.state, seat)
    assert units(presenter.hand_in_words(view, MENTIONS)) <= 1200
    if here.choices is None:
        assert 10 < units(presenter.preview(view, here, MENTIONS)) <= 1000
        return
    assert 10 < units(presenter.question(view, here, MENTIONS)) <= 600
    labels = [presenter.option(view, here, part, PLAIN) for part in here.choices.options]
    assert len({label.label for label in labels}) == len(labels)
    for label in labels:
        assert 1 <= units(label.label) <= 80
        assert "<@" not in label.label + (label.description or "")


def assert_public(presenter: Presenter[Any], game: AnyGame, state: Any) -> None:
    """What everybody reads of a position is there, fits, and is no other for a state that the public cannot tell from it."""
    view = game.view(state, None)
    other = game.view(game.redeal(state, None, Chance(b"other", 1)), None)
    assert 50 < units(presenter.alt(view, PLAIN)) <= 1024
    assert presenter.alt(view, PLAIN) == presenter.alt(other, PLAIN)
    assert presenter.in_words(view, MENTIONS) == presenter.in_words(other, MENTIONS)
    for seat in game.to_act(state):
        assert 5 < units(presenter.task(view, seat, MENTIONS)) <= 300
        assert presenter.task(view, seat, MENTIONS) == presenter.task(other, seat, MENTIONS)


def panel_texts(presenter: Presenter[Any], game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """All that one seat reads on the way to a move of random picks, the same picks every time."""
    said = [presenter.hand_in_words(game.view(state, seat), MENTIONS)]
    for here in panels(game, state, seat, Random(1)):
        view = game.view(here.state, seat)
        if here.choices is None:
            said.append(presenter.preview(view, here, MENTIONS))
        else:
            said.append(presenter.question(view, here, MENTIONS))
            said += [str(presenter.option(view, here, part, PLAIN)) for part in here.choices.options]
    return said
