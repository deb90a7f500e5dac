"""Identity's words, over random matches. A missing text is logged as an error, which fails a test."""

from __future__ import annotations

import re
from random import Random

import pytest

from cogs._shared.presenter import Label, Presenter
from cogs.identity.presenter import IdentityPresenter
from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.identity import GAME, ChooseInformer, Options, State, View
from engine.games.suspects import SUSPECTS
from host.drafts import Draft, Position, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, assert_panel, assert_public, panel_texts, panels, played
from tests.engine.identity.positions import position as game

PRESENTER: Presenter[View] = IdentityPresenter(GAME)
QUIET = {"tile_drawn", "turn_began", "match_ended"}
"""Facts that the board shows anyway (a turn is told when it is the last chance)."""


@pytest.mark.parametrize("number", [1, 2, 3])
def test_everything_is_said_and_fits(number: int) -> None:
    rng = Random(number)
    state = match.start(GAME, 2, Options(number), bytes([number]))
    step = 0
    while asked := match.asked(GAME, state):
        step += 1
        seat = rng.choice(sorted(asked))
        if step % 3 == 0 or step < 30:
            assert_public(PRESENTER, GAME, state)
            for here in panels(GAME, state, seat, rng):
                assert_panel(PRESENTER, GAME, seat, here)
        done = played(GAME, state, seat, step, rng)
        state = done.step.state
        for event in (*done.step.events, *(fact for facts in done.step.secrets.values() for fact in facts)):
            said = PRESENTER.tell(event, MENTIONS)
            assert said is not None or event.kind in QUIET, event
            assert said is None or len(said) < 400
    assert_public(PRESENTER, GAME, state)
    result = GAME.result(state)
    assert result is not None
    ending = PRESENTER.ending(GAME.view(state, None), result, MENTIONS)
    assert all(SUSPECTS[tile].name in ending for tile in state.history[-1].informers)
    assert PRESENTER.options(Options(number), PLAIN).startswith(f"The match goes to {number} point")


def test_a_seat_reads_nothing_that_it_cannot_know() -> None:
    rng = Random(5)
    state = match.start(GAME, 2, Options(), b"reads")
    changed = 0
    for step in range(1, 25):
        seat = rng.choice(sorted(match.asked(GAME, state)))
        other = GAME.redeal(state, seat, Chance(b"reads", step))
        changed += other != state
        assert panel_texts(PRESENTER, GAME, other, seat) == panel_texts(PRESENTER, GAME, state, seat)
        state = played(GAME, state, seat, step, rng).step.state
    assert changed == 24


def test_in_words_all_questions_and_answers_are_found() -> None:
    state = game(asked=(("juan-perez",), ()), discarded=(("ali-veli",), ()))
    said = "\n".join(PRESENTER.in_words(GAME.view(state, None), PLAIN))
    assert "In front, with the number of features the other's informer shares: Juan Pérez (curly, shaggy, sheriff) → 2." in said
    assert "Discarded: Ali Veli (matchstick, scientist, smooth) → 0." in said
    assert "**Player 1, the starter: 4 tiles in hand, 2 questions asked.**" in said


def test_the_hand_tells_the_own_informer_and_who_is_left() -> None:
    state = game(asked=(("juan-perez", "ali-veli"), ()))
    said = PRESENTER.hand_in_words(GAME.view(state, 0), PLAIN)
    assert said.startswith("Your informer: Ola Nordmann (sleek, scientist, lumberjack).\nYour hand: ")
    assert "Zhang San (curly, hypnotizer, sheriff)" in said.splitlines()[-1]
    assert "of 64 combinations fit" in said
    fresh = PRESENTER.hand_in_words(GAME.view(match.start(GAME, 2, Options(), b"x"), 0), PLAIN)
    assert fresh.startswith("Your hand: ")
    assert "combinations" not in fresh


def at(state: State, seat: Seat, *picks: str) -> Position:
    """Where these picks lead the seat."""
    draft = Draft()
    for option in picks:
        draft = pick(GAME, state, seat, draft, [option])
    return position(GAME, state, seat, draft)


def preview(state: State, seat: Seat, *picks: str) -> str:
    here = at(state, seat, *picks)
    return PRESENTER.preview(GAME.view(here.state, seat), here, PLAIN)


def test_choosing_and_asking_read_well() -> None:
    state = game(hands=(("juan-perez", "ali-veli"), ("jan-modaal",)))
    here = at(state, 0)
    assert PRESENTER.option(GAME.view(state, 0), here, "ask.ali-veli", PLAIN) == Label("Ali Veli", "matchstick, scientist, smooth")
    assert preview(state, 0, "ask.ali-veli") == "You ask about Ali Veli (matchstick, scientist, smooth). The answer comes at once."
    start = match.start(GAME, 2, Options(), b"x")
    name = SUSPECTS[start.hands[0][0]].name
    assert preview(start, 0, f"informer.{start.hands[0][0]}").startswith(name)
    assert PRESENTER.question(GAME.view(start, 0), at(start, 0), PLAIN).startswith("Which suspect is your informer?")
    chosen = match.play(GAME, start, 0, ChooseInformer(start.hands[0][0]), Chance(b"x", 1)).step.state
    assert PRESENTER.question(GAME.view(chosen, 0), at(chosen, 0), PLAIN).startswith("Would you rather have another informer?")


def test_a_guess_reads_well_from_pick_to_preview() -> None:
    state = game(hands=(("juan-perez", "jan-modaal"), ("hans-meier",)), discarded=(("ali-veli",), ()))
    move = GAME.move_at(state, 0, ("ask.juan-perez",))
    assert move is not None
    asked = match.play(GAME, state, 0, move, Chance(b"", 1)).step.state
    view = GAME.view(asked, 0)
    left = view.informers[1].possible
    assert PRESENTER.question(view, at(asked, 0), PLAIN) == (
        f"Juan Pérez: the informer shares 2 features. {left} suspects are left. "
        "Do you name the informer? If you are wrong, you lose this game."
    )
    hair = at(asked, 0, "guess")
    labels = [PRESENTER.option(view, hair, part, PLAIN).label for part in ("sleek", "playboy", "curly", "matchstick")]
    assert sum(int(label.split("(")[1].split()[0]) for label in labels) == left
    eyes = at(asked, 0, "guess", "curly")
    assert PRESENTER.question(view, eyes, PLAIN) == "The informer: curly. Which eyes?"
    risk = "If it is wrong, you lose this game at once."
    assert (
        preview(asked, 0, "guess", "curly", "hypnotizer", "sheriff") == f"You say that the informer is: curly, hypnotizer, sheriff. {risk}"
    )
    assert preview(asked, 0, "guess", "sleek", "scientist", "smooth") == (
        f"You say that the informer is: sleek, scientist, smooth. But that cannot be, by what you know. {risk}"
    )
    assert preview(asked, 0, "pass") == "You guess nothing and draw a tile."


def test_the_last_chance_is_said() -> None:
    state = game(seat=1, last_chance=True, hands=(("jan-modaal",), ()), stack=())
    view = GAME.view(state, 1)
    assert PRESENTER.task(view, 1, PLAIN) == "Your last chance: name the informer."
    assert PRESENTER.question(view, at(state, 1), PLAIN).endswith("Name the informer now: passing loses this game.")
    assert preview(state, 1, "pass") == "You pass your last chance: this game is lost."
    assert preview(state, 1, "guess", "sleek", "scientist", "lumberjack").endswith(
        "If it is right, this game is drawn; if not, it is lost."
    )


def test_a_pass_that_ends_the_game_is_said_to() -> None:
    state = game(seat=1, idle=1, hands=((), ()), stack=())
    assert preview(state, 1, "pass") == "You pass with nothing left to ask, as the other one did: this game is a draw."
    said = "\n".join(PRESENTER.in_words(GAME.view(state, None), PLAIN))
    assert "Player 1 has passed with nothing left to ask: if Player 2 does so too, this game is a draw." in said
    once = game(seat=1, hands=((), ()), stack=())
    assert preview(once, 1, "pass") == "You guess nothing. The stack is empty, so you draw nothing."
    assert "does so too" not in "\n".join(PRESENTER.in_words(GAME.view(once, None), PLAIN))
    holder = game(seat=1, idle=1, hands=((), ("jan-modaal", "ali-veli")), stack=())
    move = GAME.move_at(holder, 1, ("ask.ali-veli",))
    assert move is not None
    asked = match.play(GAME, holder, 1, move, Chance(b"", 1)).step.state
    assert "this game is a draw" not in preview(asked, 1, "pass")


def test_the_picture_shows_a_guess_in_the_making() -> None:
    state = game(asked=(("juan-perez",), ()), hands=((), ("hans-meier",)))
    pictures = {
        PRESENTER.hand(GAME.view(here.state, 0), here, PLAIN)
        for here in (
            at(state, 0),
            at(state, 0, "guess", "curly"),
            at(state, 0, "guess", "curly", "shaggy"),
            at(state, 0, "guess", "curly", "shaggy", "smooth"),
        )
    }
    assert len(pictures) == 4
    public = [PRESENTER.board(GAME.view(state, None), PLAIN, None) for _ in range(2)]
    assert public[0] == public[1]


def test_name_about_and_rules_are_there() -> None:
    assert PLAIN("identity-about").endswith(".")
    rules = PLAIN("identity-rules")
    assert rules.startswith("**The aim.**")
    assert {f"**{heading}**" for heading in ("The suspects.", "Your turn.")} <= set(re.findall(r"\*\*[^*]+\*\*", rules))
    assert all(PLAIN(f"suspects-{feature}") in rules for suspect in SUSPECTS.values() for feature in suspect.features)
    assert len(rules) > 2000
