"""What each viewer knows: deductions, and that each hidden fact changed alone changes nothing for those who must not know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Choices
from engine.games.identity import GAME, AskTile, ChooseInformer, GuessIdentity, Options, PassTurn, State, View
from engine.games.suspects import SUSPECTS
from tests.engine.identity.positions import SEED, after, guess, play, position

ASKED = ("juan-perez", "ali-veli")
"""By seat 0, about Zhang San (curly, hypnotizer, sheriff): two features, and none."""


def possible(view: View, seat: int) -> set[str]:
    return {one.suspect.id for one in view.informers[seat].combinations if one.possible and one.suspect is not None}


def test_before_the_first_answer_all_64_fit() -> None:
    state = match.start(GAME, 2, Options(), SEED)
    theirs = GAME.view(state, 0).informers[1]
    assert not theirs.chosen
    assert len(theirs.combinations) == 64
    assert len({(one.hair, one.eyes, one.facial_hair) for one in theirs.combinations}) == 64
    assert theirs.fitting == 64
    assert theirs.possible == 32 - 5
    assert possible(GAME.view(state, 0), 1) == set(SUSPECTS) - set(state.hands[0])


def test_answers_leave_what_the_logic_of_features_leaves() -> None:
    state = position(asked=(ASKED, ()), hands=(("jan-modaal", "israel-israeli"), ("hans-meier",)))
    view = GAME.view(state, 0)
    theirs = view.informers[1]
    for one in theirs.combinations:
        features = {one.hair, one.eyes, one.facial_hair}
        two = len(features & set(SUSPECTS["juan-perez"].features)) == 2
        none = not features & set(SUSPECTS["ali-veli"].features)
        assert one.fits == (two and none)
        exists = [suspect for suspect in SUSPECTS.values() if set(suspect.features) == features]
        assert [one.suspect] == (exists or [None])
        seen = one.suspect is not None and one.suspect.id in ("ola-nordmann", "jan-modaal", "israel-israeli", *ASKED)
        assert one.possible == (one.fits and one.suspect is not None and not seen)
    assert theirs.fitting == sum(one.fits for one in theirs.combinations)
    assert theirs.possible == len(possible(view, 1))
    assert "zhang-san" in possible(view, 1)
    assert theirs.suspect is None


def test_own_tiles_cannot_be_the_others_informer() -> None:
    """Two suspects more fit for a spectator, who does not see them in the asker's hand and as the asker's informer."""
    state = position(("zhang-san", "juan-perez"), (("juan-dela-cruz",), ("hans-meier",)), asked=(("gipsz-jakab",), ()))
    mine, publics = possible(GAME.view(state, 0), 1), possible(GAME.view(state, None), 1)
    assert {"zhang-san", "juan-dela-cruz"} <= publics
    assert mine == publics - {"zhang-san", "juan-dela-cruz"}


def test_the_own_informer_comes_with_what_the_table_can_tell() -> None:
    state = position(asked=(ASKED, ()))
    mine, publics = GAME.view(state, 1).informers[1], GAME.view(state, None).informers[1]
    assert mine.suspect is SUSPECTS["zhang-san"]
    assert mine.combinations == ()
    assert (mine.fitting, mine.possible) == (publics.fitting, publics.possible)
    assert publics.suspect is None


def test_the_asker_is_told_how_far_it_narrows() -> None:
    state = position(hands=(("juan-perez", "jan-modaal"), ("hans-meier",)))
    played = play(state, 0, AskTile("juan-perez"))
    theirs = GAME.view(played.step.state, 0).informers[1]
    (narrowed,) = played.step.secrets[0]
    assert narrowed.kind == "narrowed"
    assert (narrowed.fitting, narrowed.possible) == (theirs.fitting, theirs.possible)  # pyright: ignore
    assert theirs.fitting == 9


def test_a_named_informer_is_public() -> None:
    state = position()
    named = after(state, (0, AskTile(state.hands[0][0])), (0, guess("zhang-san")))
    for viewer in (None, 0, 1):
        view = GAME.view(named, viewer)
        assert view.last_chance
        assert view.informers[1].suspect is SUSPECTS["zhang-san"]
    assert GAME.view(named, None).informers[0].suspect is None
    assert "zhang-san" not in possible(GAME.view(named, None), 0)


def test_informers_are_shown_when_the_match_is_over() -> None:
    state = position(seat=1, points_to_win=1)
    over = after(state, (1, AskTile(state.hands[1][0])), (1, guess("ola-nordmann")))
    assert [one.suspect for one in GAME.view(over, None).informers] == [SUSPECTS["ola-nordmann"], SUSPECTS["zhang-san"]]
    assert GAME.view(over, None).hand == ()
    assert len(GAME.view(over, 0).hand) == 4


def assert_same(state: State, other: State, *viewers: int | None) -> None:
    assert state != other
    assert GAME.to_act(state) == GAME.to_act(other)
    assert GAME.may_change(state) == GAME.may_change(other)
    for viewer in viewers:
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
        if viewer is not None and viewer in match.asked(GAME, state):
            assert list(GAME.legal_moves(state, viewer)) == list(GAME.legal_moves(other, viewer))


def test_a_hand_is_hidden() -> None:
    state = position(asked=(ASKED, ()))
    others, rest = state.stack[:4], state.stack[4:]
    assert_same(state, replace(state, hands=(state.hands[0], others), stack=(*state.hands[1], *rest)), None, 0)
    assert_same(state, replace(state, hands=(others, state.hands[1]), stack=(*state.hands[0], *rest)), None, 1)


def test_the_stack_is_hidden() -> None:
    state = position(asked=(ASKED, ()))
    other = replace(state, stack=tuple(reversed(state.stack)))
    assert_same(state, other, None, 0, 1)
    steps = [play(after(one, (0, AskTile(one.hands[0][0]))), 0, PassTurn()).step for one in (state, other)]
    assert steps[0].events == steps[1].events
    assert steps[0].secrets != steps[1].secrets
    assert_same(steps[0].state, steps[1].state, None, 1)


def test_an_informer_is_hidden_but_for_its_answers() -> None:
    """Exchanged for any hidden tile with the same answer, it is the same to the opponent and the public."""
    state = position(asked=(("gipsz-jakab",), ()))
    asked = SUSPECTS["gipsz-jakab"]
    alike = [tile for tile in state.stack if asked.shares(SUSPECTS[tile]) == asked.shares(SUSPECTS["zhang-san"])]
    assert len(alike) > 4
    for tile in alike:
        stack = tuple("zhang-san" if other == tile else other for other in state.stack)
        assert_same(state, replace(state, informers=(state.informers[0], tile), stack=stack), None, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_chosen_informer_is_told_to_its_seat_alone(seat: int) -> None:
    state = match.start(GAME, 2, Options(), SEED)
    one, two = (play(state, seat, ChooseInformer(state.hands[seat][index])).step for index in (0, 3))
    assert one.events == two.events
    assert set(one.secrets) == {seat}
    assert_same(one.state, two.state, None, 1 - seat)
    assert GAME.view(one.state, 1 - seat).informers[seat].chosen


def test_the_next_deal_is_told_to_each_alone() -> None:
    state = position(seat=1)
    told = play(after(state, (1, AskTile(state.hands[1][0]))), 1, guess("ola-nordmann")).step
    for seat in (0, 1):
        (dealt,) = told.secrets[seat]
        assert dealt.seat == seat
        assert dealt.tiles == told.state.hands[seat]  # pyright: ignore
    assert not {event.kind for event in told.events} & {"hand_dealt"}


def test_a_redeal_draws_informers_among_all_that_fit() -> None:
    state = position(asked=(ASKED, ("max-mustermann",)), hands=(("jan-modaal",), ("hans-meier",)))
    for viewer in (None, 0, 1):
        others = [GAME.redeal(state, viewer, Chance(SEED, number)) for number in range(250)]
        view = GAME.view(state, viewer)
        for seat in (0, 1):
            found = {other.informers[seat] for other in others}
            assert found == ({state.informers[seat]} if seat == viewer else possible(view, seat))


def test_a_redeal_depends_on_nothing_that_its_viewer_does_not_know() -> None:
    """What the computer player is shown is the same, whatever the hidden tiles are."""
    for number, state in enumerate((match.start(GAME, 2, Options(), SEED), position(asked=(ASKED, ("max-mustermann",))))):
        for viewer in (None, 0, 1):
            other = GAME.redeal(state, viewer, Chance(b"other", number))
            assert other != state
            assert GAME.redeal(other, viewer, Chance(b"shown", number)) == GAME.redeal(state, viewer, Chance(b"shown", number))


def test_a_redeal_keeps_a_named_informer() -> None:
    state = position(asked=(ASKED, ()), seat=1, last_chance=True)
    others = [GAME.redeal(state, None, Chance(SEED, number)) for number in range(20)]
    assert {other.informers[1] for other in others} == {"zhang-san"}
    assert len({other.informers[0] for other in others}) > 1


def test_the_picker() -> None:
    """A tile is one pick, so is a pass; a guess is three more."""
    start = match.start(GAME, 2, Options(), SEED)
    assert GAME.choices(start, 0, ()) == Choices("informer", tuple(f"informer.{tile}" for tile in start.hands[0]))
    full = position(asked=(("juan-perez", "ali-veli", "jean-dupont"), ()))
    assert GAME.choices(full, 0, ()) == Choices("discard", ("discard.juan-perez", "discard.ali-veli", "discard.jean-dupont"))
    state = position()
    assert GAME.choices(state, 0, ()) == Choices("ask", tuple(f"ask.{tile}" for tile in state.hands[0]))
    asked = after(state, (0, AskTile(state.hands[0][0])))
    assert GAME.choices(asked, 0, ()) == Choices("guess", ("pass", "guess"))
    assert GAME.choices(asked, 0, ("guess",)) == Choices("hair", ("sleek", "playboy", "curly", "matchstick"))
    assert GAME.choices(asked, 0, ("guess", "curly")) == Choices("eyes", ("shaggy", "eagle_eye", "hypnotizer", "scientist"))
    level = GAME.choices(asked, 0, ("guess", "curly", "hypnotizer"))
    assert level == Choices("facial_hair", ("sheriff", "lumberjack", "smooth", "macho"))
    assert GAME.move_at(asked, 0, ("guess", "curly", "hypnotizer", "sheriff")) == guess("zhang-san")
    assert GAME.move_at(asked, 0, ("pass",)) == PassTurn()
    assert GAME.choices(asked, 0, ("guess", "shaggy")) is None
    assert GAME.move_at(asked, 0, ("ask." + asked.hands[0][0],)) is None
    assert sum(isinstance(move, GuessIdentity) for move in GAME.legal_moves(asked, 0)) == 64
