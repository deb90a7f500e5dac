"""Saustall's words over random matches: nothing missing (that is logged as an error), nothing too long, nothing secret."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from cogs._shared.presenter import Presenter
from cogs.saustall.presenter import SaustallPresenter
from engine import match
from engine.chance import Chance
from engine.game import Result
from engine.games.saustall import GAME, Options, Phase, State, View
from engine.games.saustall import events as e
from host.drafts import Draft, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, panels, units
from tests.engine import laws
from texts import t

PRESENTER: Presenter[View] = SaustallPresenter(GAME)
VOICE = MENTIONS
RAW = re.compile(r"saustall-|_|\bNone\b|\{|\}|  ")
"""What no text should show: keys, ids, placeholders."""


def walks(seats: int, count: int = 2) -> list[laws.Walk]:
    return [laws.walk(GAME, seats, Options(), number) for number in range(1, count + 1)]


def sampled(seats: int) -> list[State]:
    """Positions of all phases."""
    return [walk.states[number] for walk in walks(seats) for number in (*walk.sampled, -1)]


def clean(text: str, limit: int | None = None) -> str:
    assert text.strip() == text != ""
    assert not RAW.search(re.sub(r"<@\d+>", "X", text)), text
    if limit is not None:
        assert units(text) <= limit, text
    return text


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_public_words(seats: int) -> None:
    for state in sampled(seats):
        view = GAME.view(state, None)
        clean(PRESENTER.alt(view, PLAIN), 1024)
        for paragraph in PRESENTER.in_words(view, VOICE):
            clean(paragraph)
        for seat in GAME.to_act(state):
            clean(PRESENTER.task(view, seat, VOICE), 300)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_description_of_the_picture_is_never_too_long(seats: int) -> None:
    for number in range(1, 60):
        for state in laws.walk(GAME, seats, Options(), number).states:
            clean(PRESENTER.alt(GAME.view(state, None), PLAIN), 1024)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_description_is_short_enough_in_all_positions_of_a_match(seats: int) -> None:
    for state in walks(seats, 1)[0].states:
        clean(PRESENTER.alt(GAME.view(state, None), PLAIN), 1024)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_private_words(seats: int) -> None:
    for state in sampled(seats):
        for seat in range(seats):
            clean(PRESENTER.hand_in_words(GAME.view(state, seat), VOICE), 1200)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_fact_is_told(seats: int) -> None:
    quiet = (e.Chose, e.Removed, e.Drew, e.Scored)
    for walk in walks(seats):
        for done in walk.played:
            for event in (*done.step.events, *(fact for facts in done.step.secrets.values() for fact in facts)):
                told = PRESENTER.tell(event, VOICE)
                assert (told is None) == isinstance(event, quiet), event
                if told is not None:
                    clean(told, 300)


@pytest.mark.parametrize("seats", GAME.seats)
def test_questions_options_and_previews(seats: int) -> None:
    random = Random(seats)
    for state in sampled(seats):
        for seat in match.asked(GAME, state):
            view = GAME.view(state, seat)
            for here in panels(GAME, state, seat, random):
                if here.choices is None:
                    clean(PRESENTER.preview(view, here, VOICE), 1200)
                    continue
                clean(PRESENTER.question(view, here, VOICE), 1200)
                labels = [PRESENTER.option(view, here, part, PLAIN) for part in here.choices.options]
                assert len({label.label for label in labels}) == len(labels)
                buttons = here.choices.most == 1 and len(labels) <= 5
                for label in labels:
                    clean(label.label, 80 if buttons else 100)
                    if label.description is not None:
                        clean(label.description, 100)


def test_office_work_is_drafted_together_with_its_card() -> None:
    """Where nobody can intervene, the card is declared and the swap chosen before anything is confirmed."""
    walk = laws.walk(GAME, 2, Options(), 1)
    number = next(i for i, state in enumerate(walk.states) if state.phase is Phase.SWAP)
    state = walk.states[number - 1]
    if state.phase is not Phase.PLAY:
        state = next(s for i, s in enumerate(walk.states) if s.phase is Phase.PLAY and walk.states[i + 1].phase is Phase.SWAP)
    (seat,) = GAME.to_act(state)
    view = GAME.view(state, seat)
    draft = Draft()
    card = next(one.card for one in (view.me.hand if view.me else ()) if any(use.way == "office" for use in one.uses))
    for part in (card.value, "office"):
        draft = pick(GAME, state, seat, draft, [part])
    here = position(GAME, state, seat, draft)
    assert here.choices is not None
    assert here.choices.asks == "give"
    asked = PRESENTER.hand(view, here, PLAIN)
    for _ in range(2):
        choices = position(GAME, state, seat, draft).choices
        assert choices is not None
        draft = pick(GAME, state, seat, draft, [choices.options[0]])
    here = position(GAME, state, seat, draft)
    said = PRESENTER.preview(view, here, VOICE)
    assert "office work" in said
    assert "You put away" in said
    assert PRESENTER.hand(view, here, PLAIN) != asked


@pytest.mark.parametrize("seats", GAME.seats)
def test_public_words_tell_nothing_that_a_redeal_changes(seats: int) -> None:
    for number, state in enumerate(sampled(seats)):
        other = GAME.redeal(state, None, Chance(b"public", number))
        for one, two in ((GAME.view(state, None), GAME.view(other, None)),):
            assert PRESENTER.alt(one, PLAIN) == PRESENTER.alt(two, PLAIN)
            assert PRESENTER.in_words(one, VOICE) == PRESENTER.in_words(two, VOICE)
        for seat in match.asked(GAME, state):
            other = GAME.redeal(state, seat, Chance(b"private", number))
            view, again = GAME.view(state, seat), GAME.view(other, seat)
            here, there = position(GAME, state, seat, Draft()), position(GAME, other, seat, Draft())
            assert PRESENTER.question(view, here, VOICE) == PRESENTER.question(again, there, VOICE)
            assert PRESENTER.hand_in_words(view, VOICE) == PRESENTER.hand_in_words(again, VOICE)


def test_the_whole_position_is_in_the_words() -> None:
    """Played unseen: each suspect, place, room, count and declared card is named."""
    walk = laws.walk(GAME, 4, Options(), 1)
    state = next(state for state in walk.states[30:] if state.phase is Phase.INTERVENTION)
    view: View = GAME.view(state, None)
    said = "\n".join(PRESENTER.in_words(view, PLAIN))
    assert view.declared is not None
    for key in (
        *(f"suspect-{one.suspect}" for one in view.suspects),
        *(f"name-{one.suspect}" for one in view.suspects),
        *(f"witness-{one.witness}" for one in view.witnesses),
        *(f"room-{one.room}" for one in view.rooms),
        *(f"motive-{one.motive}" for one in view.suspects if one.motive),
    ):
        assert t(f"saustall-{key}").lower() in said.lower(), key
    for player in view.players:
        assert f"Player {player.seat + 1}" in said
    assert "has declared" in said


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_is_told_as_a_story_that_fits_under_the_board(seats: int) -> None:
    """Each turned token with its alibi, the outcome, each theory token by token: at most 1,140 characters."""
    for walk in walks(seats):
        events = walk.played[-1].step.events
        told = [said for event in events if (said := PRESENTER.tell(event, VOICE))]
        story = told[-(4 + 1 + 3 * seats + sum(desk.penalties > 0 for desk in walk.states[-1].desks)) :]
        assert [line.startswith(f"Token {n}:") for n, line in enumerate(story[:4], start=1)] == [True] * 4
        assert story[4].startswith(("🚨", "🍌"))
        assert sum(len(line) + 3 for line in story) <= 1140
        result = GAME.result(walk.states[-1])
        assert result is not None
        clean(PRESENTER.ending(GAME.view(walk.states[-1], None), result, VOICE), 400)


def test_a_match_given_up_ends_with_its_reason() -> None:
    view = GAME.view(laws.walk(GAME, 3, Options(), 1).states[20], None)
    result = Result((1, 2, 2), (0, 0, 0), "result-resigned")
    assert PRESENTER.ending(view, result, VOICE) == t("result-resigned")


def test_rules_and_names_are_there() -> None:
    for key in ("name", "about", "rules"):
        assert t(f"saustall-{key}")
    for line in t("saustall-rules").split("\n"):
        assert "{" not in line
    for part in ("intervene", "laboratory", "accident", "chapel", "confirmed"):
        assert part in t("saustall-rules").lower()


def test_options_have_nothing_to_say() -> None:
    options: Any = Options()
    assert PRESENTER.options(options, VOICE) == ""
