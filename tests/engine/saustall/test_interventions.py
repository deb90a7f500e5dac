"""Interventions (rulebook: Intervention)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Seat
from engine.games.saustall import GAME, Card, Motive, Phase, Place, Room, State, Suspect, Token, Use, Way, Where, Witness
from engine.games.saustall import events as e
from engine.games.saustall.moves import Seize
from tests.engine.saustall.positions import MAN, WOMAN, go, kinds, options, position, run, with_desk, words_of

GOLF_MAN = Card.WITNESS_GOLF_COURSE_MAN
HAND = (Card.MOTIVE, GOLF_MAN, Card.SPECIAL)
DECLARED = "motive priest greed"


def table(seats: int = 4, *, without: tuple[Seat, ...] = (), first: Seat = 0) -> State:
    state = position(seats, hands={first: HAND}, first=first)
    for seat in without:
        state = with_desk(state, seat, interventions=0)
    return state


def test_others_are_asked_clockwise_each_once_the_earlier_ones_have_passed() -> None:
    state = run(table(first=2), (2, DECLARED))
    for seat in (3, 0, 1):
        assert GAME.to_act(state) == {seat}
        assert state.phase is Phase.INTERVENTION
        assert state.motives[0] is None
        assert list(options(state, seat)) == ["pass", "intervene"]
        step = go(state, seat, "pass")
        state = step.state
    assert state.motives[0] is Motive.GREED
    assert kinds(step.events) == [("motive_given", 2), ("drew", 2)]
    assert GAME.to_act(state) == {3}


def test_a_pass_tells_nothing() -> None:
    step = go(run(table(), (0, DECLARED)), 1, "pass")
    assert step.events == ()
    assert step.secrets == {}


def test_only_those_with_tokens_are_asked() -> None:
    state = run(table(without=(1, 3)), (0, DECLARED))
    assert GAME.to_act(state) == {2}
    view = GAME.view(state, None)
    assert view.declared is not None
    assert view.declared.waiting == (2,)


def test_a_card_nobody_can_intervene_against_resolves_at_once() -> None:
    """Also when the active player holds a token."""
    step = go(table(without=(1, 2, 3)), 0, *DECLARED.split())
    assert step.state.motives[0] is Motive.GREED
    assert GAME.to_act(step.state) == {1}


def test_refused_the_token_becomes_a_penalty_and_the_card_does_as_declared() -> None:
    state = run(table(), (0, DECLARED), (1, "pass"), (2, "intervene"))
    assert state.phase is Phase.ANSWER
    assert GAME.to_act(state) == {0}
    step = go(state, 0, "refuse")
    assert kinds(step.events) == [("defied", 0), ("motive_given", 0), ("drew", 0)]
    assert step.events[0] == e.Defied(0, 2, 2)
    after = step.state
    assert after.motives[0] is Motive.GREED
    assert (after.desks[0].penalties, after.desks[2].interventions, after.gone) == (2, 0, 0)
    assert GAME.to_act(after) == {1}


def test_at_most_one_intervenes_a_turn() -> None:
    """Seat 3 has not been asked and holds a token, but is not asked any more."""
    intervened = run(table(), (0, DECLARED), (1, "intervene"))
    assert GAME.to_act(run(intervened, (0, "refuse"))) == {1}
    assert run(intervened, (0, "refuse")).turn == 1
    stolen = run(intervened, (0, "yield"))
    assert GAME.to_act(stolen) == {1}
    assert run(stolen, (1, "seize.motive.dancer envy")).turn == 1


def test_yielded_the_intervener_plays_the_card_at_once_as_it_likes() -> None:
    state = run(table(), (0, DECLARED), (1, "pass"), (2, "pass"), (3, "intervene"))
    step = go(state, 0, "yield")
    assert step.events == (e.Yielded(0, 3, Card.MOTIVE),)
    assert (step.state.desks[3].interventions, step.state.gone) == (0, 1)
    assert step.state.phase is Phase.SEIZURE
    assert options(step.state, 3) == tuple(f"seize.motive.{suspect}" for suspect in Suspect)
    assert GAME.move_at(step.state, 3, ("seize.motive.priest", "greed")) is not None
    deck = step.state.deck
    step = go(step.state, 3, "seize.motive.dancer", "envy")
    assert kinds(step.events) == [("seized", 3), ("motive_given", 3), ("drew", 0)]
    assert step.state.motives[0] is None
    assert step.state.motives[Suspect.DANCER.number] is Motive.ENVY
    assert step.secrets == {0: (e.OwnDraw(0, deck[0]),)}
    assert [len(desk.hand) for desk in step.state.desks] == [3, 3, 3, 3]


def test_the_turn_passes_on_from_the_robbed_player() -> None:
    """The thief, further on, still has its own turn."""
    state = run(table(), (0, DECLARED), (1, "pass"), (2, "intervene"), (0, "yield"), (2, "seize.motive.priest envy"))
    assert GAME.to_act(state) == {1}
    assert state.turn == 1


def test_the_robbed_player_draws_nothing_from_an_empty_deck() -> None:
    state = replace(table(), deck=())
    state = run(state, (0, DECLARED), (1, "intervene"), (0, "yield"), (1, "seize.motive.priest envy"))
    assert [len(desk.hand) for desk in state.desks] == [2, 3, 3, 3]
    assert GAME.to_act(state) == {1}


def test_a_stolen_word_not_yet_given_stays_a_testimony() -> None:
    """There is nothing to choose, so the card is played with the yield."""
    state = run(table(), (0, GOLF_MAN), (1, "intervene"))
    step = go(state, 0, "yield")
    assert kinds(step.events) == [("yielded", 0), ("seized", 1), ("testified", 1), ("drew", 0)]
    assert step.state.testimonies == words_of(golf_course=MAN)


def test_a_stolen_witness_card_whose_witness_has_testified_is_used_differently() -> None:
    state = replace(table(), testimonies=words_of(golf_course=WOMAN))
    state = run(state, (0, f"{GOLF_MAN} chapel"), (1, "intervene"), (0, "yield"))
    assert options(state, 1) == tuple(f"seize.{GOLF_MAN}.{way}" for way in ("laboratory", "group", "office", "chapel"))
    assert options(state, 1, f"seize.{GOLF_MAN}.group") == ("seat.0", "seat.2", "seat.3")
    step = go(state, 1, f"seize.{GOLF_MAN}.group", "seat.0")
    place = Place(Where.PLAYER, 0)
    assert step.secrets[1] == (e.Saw(1, Suspect.PRIEST, place, place),)
    assert [(visit.seat, visit.room) for visit in step.state.visits] == [(1, Room.GROUP)]
    assert step.state.desks[0].penalties == 1


def test_a_stolen_special_is_used_differently_and_office_work_is_the_thiefs() -> None:
    state = run(table(), (0, "special laboratory"), (1, "intervene"), (0, "yield"))
    assert options(state, 1) == ("seize.special.laboratory", "seize.special.group", "seize.special.office")
    state = go(state, 1, "seize.special.office").state
    assert state.phase is Phase.SWAP
    assert GAME.to_act(state) == {1}
    step = go(state, 1, "priest", "dancer")
    assert kinds(step.events) == [("swapped", 1), ("drew", 0)]
    assert Token.DANCER in step.state.desks[1].theory
    assert step.state.desks[0].theory == (Token.PRIEST, Token.MAN, Token.GREED)
    assert step.state.laboratory == state.laboratory
    assert GAME.to_act(step.state) == {1}


def test_a_stolen_chapel_frees_the_thief() -> None:
    state = replace(table(), testimonies=words_of(golf_course=WOMAN))
    state = run(state, (0, f"{GOLF_MAN} chapel"), (1, "intervene"), (0, "yield"), (1, f"seize.{GOLF_MAN}.chapel"))
    assert [desk.penalties for desk in state.desks] == [1, 0, 1, 1]


def test_a_stolen_alibi_goes_to_another_suspect() -> None:
    state = position(3, hands={0: (Card.ALIBI_BOB_RUN, *HAND[:2])})
    state = run(state, (0, "alibi.bob_run painter"), (1, "intervene"), (0, "yield"))
    assert options(state, 1) == tuple(f"seize.alibi.bob_run.{suspect}" for suspect in Suspect)
    other = Seize(Use(Card.ALIBI_GOLF_COURSE, Way.ALIBI, Suspect.MAYOR))
    assert not GAME.is_legal(state, 1, other)
    assert GAME.move_at(state, 1, GAME.path(other)) is None
    state = run(state, (1, "seize.alibi.bob_run.mayor"))
    assert state.alibis[Suspect.MAYOR.number] is Witness.BOB_RUN
    assert state.alibis[Suspect.PAINTER.number] is None


def test_a_stolen_card_cannot_be_intervened_again() -> None:
    """Even by a seat that passed on the declaration, or holds two tokens."""
    state = run(table(3), (0, DECLARED), (1, "pass"), (2, "intervene"), (0, "yield"))
    after = run(state, (2, "seize.motive.priest envy"))
    assert after.phase is Phase.PLAY
    assert [desk.interventions for desk in after.desks] == [2, 2, 1]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 2), (4, 1)])
def test_tokens_are_used_up(seats: int, tokens: int) -> None:
    state = with_desk(table(seats), 0, hand=(Card.MOTIVE,) * 3)
    assert state.desks[1].interventions == tokens
    state = run(state, (0, DECLARED), (1, "intervene"), (0, "refuse"))
    assert state.desks[1].interventions == tokens - 1


def test_the_declaration_fixes_whose_evidence_is_looked_at() -> None:
    """R8: refused, it is looked at as declared."""
    state = run(table(), (0, "special group seat.3"), (1, "intervene"))
    view = GAME.view(state, 2)
    assert view.declared is not None
    assert view.declared.use.target is not None
    assert view.declared.use.target.number == 3
    assert view.declared.intervener == 1
    assert isinstance(go(state, 0, "refuse").secrets[0][0], e.Saw)


def test_a_card_in_play_is_in_nobodys_hand_and_in_no_pile() -> None:
    state = run(table(), (0, DECLARED))
    assert len(state.desks[0].hand) == 2
    assert state.discards == ()
    assert GAME.components(state) == GAME.components(table())


def test_the_answer_is_the_active_players_alone_and_the_token_is_not_lost() -> None:
    state = run(table(), (0, DECLARED), (1, "intervene"))
    assert GAME.components(state) == GAME.components(table())
    for answer in ("yield", "refuse"):
        assert GAME.components(go(state, 0, answer).state) == GAME.components(table())


def test_only_the_question_whether_to_intervene_is_a_reaction() -> None:
    state = run(table(), (0, DECLARED))
    assert [GAME.reaction(state, seat) for seat in range(4)] == [False, True, False, False]
    assert GAME.path(next(GAME.legal_moves(state, 1))) == ("pass",)
    answering = run(state, (1, "intervene"))
    assert not any(GAME.reaction(answering, seat) for seat in range(4))
    assert not GAME.reaction(table(), 0)
