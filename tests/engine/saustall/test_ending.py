"""Arrest and points (rulebook: End of the Game)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Result
from engine.games.saustall import GAME, Motive, Outcome, Phase, State, Suspect, Token
from engine.games.saustall import events as e
from engine.games.saustall.ending import outcome, points, result, score, story
from engine.games.saustall.model import MOTIVES, SUSPECTS, TOKENS
from tests.engine.saustall.positions import THEORY, go, kinds, put, run, solved, with_desk, with_theory

INNKEEPER, CLEANER, PAINTER, DANCER = Suspect.INNKEEPER, Suspect.CLEANING_LADY, Suspect.PAINTER, Suspect.DANCER
MURDER = Outcome(DANCER, Motive.GREED)
RIGHT = (Token.DANCER, Token.WOMAN, Token.GREED)


def over(state: State) -> State:
    return run(state, *((seat, "keep") for seat in range(len(state.desks))))


def test_the_first_unconfirmed_suspect_turned_is_the_murderer() -> None:
    """Of two matches; and a suspect without confirmation whose token a player holds is innocent."""
    state = solved(4, (Suspect.PRIEST, CLEANER, DANCER))
    assert outcome(state) == Outcome(CLEANER, Motive.JEALOUSY)
    assert outcome(replace(state, laboratory=(7, 4, 5, 6))) == Outcome(DANCER, Motive.GREED)


def test_an_accident_when_the_four_turned_all_have_confirmed_alibis() -> None:
    assert outcome(solved(4, ())) == Outcome()
    assert outcome(solved(4, (Suspect.PRIEST, Suspect.MAYOR))) == Outcome()


def test_two_players_tokens_aside_are_never_turned() -> None:
    state = solved(2, (Suspect.FARMER, Suspect.SAUSAGE_MAKER))
    assert state.laboratory == (4, 5, 6, 7)
    assert outcome(state) == Outcome()


def test_the_fifth_token_of_three_players_is_never_turned() -> None:
    state = solved(3, (DANCER,))
    assert state.laboratory == (3, 4, 5, 6, 7)
    assert outcome(state) == Outcome()
    assert outcome(replace(state, laboratory=(4, 5, 6, 7, 3))) == Outcome(DANCER, Motive.GREED)
    view = GAME.view(over(state), None)
    assert view.evidence == (None, None, None, Suspect.SAUSAGE_MAKER, INNKEEPER, CLEANER, PAINTER, None)


def test_all_four_are_turned_in_order_even_after_the_murderer() -> None:
    told = list(story(solved(4, (INNKEEPER, PAINTER))))
    turned = [event for event in told if isinstance(event, e.Turned)]
    assert [(one.order, one.suspect, one.confirmed) for one in turned] == [
        (1, INNKEEPER, False),
        (2, CLEANER, True),
        (3, PAINTER, False),
        (4, DANCER, True),
    ]
    assert (turned[0].witness, turned[0].gender, turned[0].word) == ("beer_garden", "woman", "man")
    assert told[4] == e.Arrested(None, INNKEEPER, INNKEEPER.gender, Motive.REVENGE, 1)


def test_the_story_is_told_theory_by_theory_token_by_token() -> None:
    state = with_theory(solved(4, (DANCER,)), 1, *RIGHT)
    step = go(run(state, (0, "keep"), (1, "keep"), (2, "keep")), 3, "keep")
    theory = [("theory_shown", seat) for seat in range(4) for _ in range(3)]
    assert [kind for kind in kinds(step.events) if kind[0] == "theory_shown"] == theory
    story_of_1 = [event for event in step.events if event.seat == 1][1:]
    assert story_of_1 == [
        e.TheoryShown(1, Token.DANCER, 9),
        e.TheoryShown(1, Token.WOMAN, 3),
        e.TheoryShown(1, Token.GREED, 5),
        e.Penalised(1, 1, -2),
        e.Scored(1, 15, 1),
    ]
    assert step.events[5:10] == tuple(event for event in step.events if isinstance(event, e.Turned | e.Arrested))


def test_accident_is_told() -> None:
    assert e.Accident(None) in list(story(solved(4, ())))


def test_seventeen_for_all_three_right() -> None:
    assert score(RIGHT, 0, MURDER) == 17
    assert score(RIGHT, 2, MURDER) == 13


@pytest.mark.parametrize(
    ("token", "scored"),
    [(Token.DANCER, 9), (Token.GREED, 5), (Token.WOMAN, 3), (Token.MAN, 0), (Token.ENVY, 0), (Token.PRIEST, 0), (Token.ACCIDENT, 0)],
)
def test_points_of_a_token(token: Token, scored: int) -> None:
    assert points(token, MURDER) == scored


def test_an_accident_cancels_the_rest() -> None:
    assert [token for token in TOKENS if points(token, Outcome())] == [Token.ACCIDENT]
    assert points(Token.ACCIDENT, Outcome()) == 9


def test_penalties_count_in_an_accident() -> None:
    """The specification's example: accident guessed, two penalties: 5."""
    assert score((Token.ACCIDENT, Token.WOMAN, Token.GREED), 2, Outcome()) == 5
    assert score(THEORY, 2, Outcome()) == -4


def test_three_identities_are_a_theory() -> None:
    assert score((Token.INNKEEPER, Token.PAINTER, Token.DANCER), 0, MURDER) == 9


def test_two_genders_are_a_theory() -> None:
    assert score((Token.MAN, Token.WOMAN, Token.GREED), 1, MURDER) == 6


def test_most_points_win_and_ties_share() -> None:
    state = solved(4, (DANCER,))
    state = with_theory(with_theory(state, 1, *RIGHT), 3, *RIGHT)
    final = result(state)
    assert final == Result(ranks=(3, 1, 3, 1), scores=(3, 15, 3, 15), reason="murder")
    assert GAME.result(over(state)) == final
    assert result(solved(4, ())).reason == "accident"
    assert result(with_desk(solved(2, ()), 0, penalties=0)).ranks == (1, 2)


def test_ranks_one_one_three() -> None:
    state = with_theory(
        with_theory(solved(3, (INNKEEPER,)), 0, Token.INNKEEPER, Token.MAN, Token.ENVY), 2, Token.INNKEEPER, Token.MAN, Token.GREED
    )
    assert result(state).ranks == (1, 3, 1)


def test_no_result_before_the_end() -> None:
    assert GAME.result(solved(4, ())) is None


def test_theories_are_shown_to_all_and_hands_are_empty() -> None:
    state = over(with_theory(solved(4, (DANCER,)), 1, *RIGHT))
    view = GAME.view(state, None)
    assert view.phase is Phase.OVER
    assert view.ending is not None
    assert [(one.token, one.points) for one in view.ending.theories[1]] == [(Token.DANCER, 9), (Token.WOMAN, 3), (Token.GREED, 5)]
    assert view.ending.outcome == Outcome(DANCER, Motive.GREED)
    assert view.ending.scores == (3, 15, 3, 3)
    assert view.ending.penalties == (-2, -2, -2, -2)
    assert {player.hand for player in view.players} == {0}
    assert view.evidence == (None, None, None, None, INNKEEPER, CLEANER, PAINTER, DANCER)


def test_the_murderers_motive_is_the_token_that_lies_there() -> None:
    state = solved(4, (DANCER,), motives=(*MOTIVES, Motive.GREED, Motive.ENVY, Motive.JEALOUSY, Motive.REVENGE))
    assert outcome(state) == Outcome(DANCER, Motive.REVENGE)


def test_confirmed_means_the_testimony_names_the_suspects_gender() -> None:
    for suspect in SUSPECTS:
        state = solved(4, (suspect,))
        confirmed = [one.confirmed for one in GAME.view(state, None).suspects]
        assert confirmed == list(put((True,) * 8, suspect.number, False))
