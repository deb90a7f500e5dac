"""A game of Identity from its deal to its end, and the match around it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from db import codec
from engine import match
from engine.chance import Chance
from engine.errors import IllegalMove
from engine.game import Result
from engine.games.identity import (
    GAME,
    AskTile,
    ChooseInformer,
    DiscardTile,
    GameBegan,
    GameEnded,
    GuessIdentity,
    IdentityGuessed,
    InformerChosen,
    InformerKept,
    InformerShown,
    MatchEnded,
    Narrowed,
    Options,
    PassTurn,
    Phase,
    Reason,
    State,
    SuspectDrawn,
    TileAsked,
    TileDiscarded,
    TileDrawn,
    TurnBegan,
    TurnPassed,
)
from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Hair
from tests.engine.identity.positions import SEED, after, drawn_game, guess, play, position

OLA, ZHANG = "ola-nordmann", "zhang-san"
"""The informers of seats 0 and 1, as `position` has them."""
WRONG = "hans-meier"


def kinds(state: State) -> set[str]:
    (seat,) = GAME.to_act(state)
    return {move.kind for move in GAME.legal_moves(state, seat)}


def test_the_deal() -> None:
    state = match.start(GAME, 2, Options(), SEED)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.stack) == 22
    assert state.phase == Phase.INFORMER
    assert GAME.to_act(state) == {0, 1}
    assert {match.start(GAME, 2, Options(), bytes([number])).starter for number in range(20)} == {0, 1}


def test_points_to_win_are_one_to_five() -> None:
    for points in (0, 6):
        with pytest.raises(ValueError, match="points"):
            Options(points)
    with pytest.raises(ValidationError):
        codec.load(Options, '{"points_to_win": 6}')
    assert match.start(GAME, 2, Options(5), SEED).points_to_win == 5


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_choose_an_informer_at_the_same_time(order: tuple[int, int]) -> None:
    state = match.start(GAME, 2, Options(), SEED)
    one, two = order
    chosen = play(state, one, ChooseInformer(state.hands[one][2]))
    assert chosen.step.events == (InformerChosen(one),)
    assert chosen.step.secrets == {one: (InformerKept(one, state.hands[one][2]),)}
    assert GAME.to_act(chosen.step.state) == {two}
    assert GAME.may_change(chosen.step.state) == {one}
    both = play(chosen.step.state, two, ChooseInformer(state.hands[two][0]))
    assert both.settled
    assert both.step.events == (InformerChosen(two), TurnBegan(state.starter, 1, False))
    assert GAME.to_act(both.step.state) == {state.starter}
    assert GAME.may_change(both.step.state) == frozenset()
    assert [len(hand) for hand in both.step.state.hands] == [4, 4]
    assert both.step.state.informers[one] == state.hands[one][2]


def test_an_informer_may_be_exchanged_until_both_have_chosen() -> None:
    state = match.start(GAME, 2, Options(), SEED)
    hand = state.hands[0]
    chosen = after(state, (0, ChooseInformer(hand[1])))
    assert list(GAME.legal_moves(chosen, 0)) == [ChooseInformer(tile) for tile in hand if tile != hand[1]]
    again = after(chosen, (0, ChooseInformer(hand[4])))
    assert again.informers == (hand[4], None)
    assert sorted(again.hands[0]) == sorted(hand[:4])
    with pytest.raises(IllegalMove):
        play(again, 0, ChooseInformer(hand[4]))


def test_a_question_is_answered_at_once() -> None:
    """Zhang San: curly, hypnotizer, sheriff."""
    hands = (("juan-perez", "ali-veli", "jean-dupont", "israel-israeli"), ("jan-modaal",))
    state = position(hands=hands)
    for tile, answer in (("juan-perez", 2), ("ali-veli", 0), ("jean-dupont", 1), ("israel-israeli", 2)):
        played = play(state, 0, AskTile(tile))
        assert played.step.events == (TileAsked(0, tile, answer),)
        assert played.settled, "what was told cannot be taken back"
        assert [type(fact) for fact in played.step.secrets[0]] == [Narrowed]
        assert played.step.state.phase == Phase.GUESS
        assert GAME.to_act(played.step.state) == {0}
    assert kinds(state) == {"ask"}


def test_an_answer_is_never_three() -> None:
    for tile in SUSPECTS:
        assert {SUSPECTS[tile].shares(suspect) for suspect in SUSPECTS.values() if suspect.id != tile} == {0, 1, 2}


def test_no_guess_draws_a_tile_and_hands_over() -> None:
    state = position()
    asked = after(state, (0, AskTile(state.hands[0][0])))
    assert kinds(asked) == {"pass", "guess"}
    played = play(asked, 0, PassTurn())
    assert played.step.events == (TurnPassed(0, False), TileDrawn(0, len(state.stack) - 1), TurnBegan(1, 6, False))
    assert played.step.secrets == {0: (SuspectDrawn(0, state.stack[0]),)}
    assert played.step.state.hands[0] == (*state.hands[0][1:], state.stack[0])
    assert GAME.to_act(played.step.state) == {1}


def test_a_fourth_tile_needs_a_discard() -> None:
    asked = ("juan-perez", "ali-veli", "jean-dupont")
    state = position(asked=(asked, ()))
    assert kinds(state) == {"discard"}
    with pytest.raises(IllegalMove):
        play(state, 0, AskTile(state.hands[0][0]))
    with pytest.raises(IllegalMove):
        play(state, 0, DiscardTile(state.hands[0][0]))
    played = play(state, 0, DiscardTile("ali-veli"))
    assert played.step.events == (TileDiscarded(0, "ali-veli"),)
    assert not played.settled, "nothing was told: it can be taken back"
    cleared = played.step.state
    assert [one.tile for one in cleared.fronts[0]] == ["juan-perez", "jean-dupont"]
    assert [(one.tile, one.answer) for one in cleared.discards[0]] == [("ali-veli", 0)]
    assert kinds(cleared) == {"ask"}
    again = after(cleared, (0, AskTile(state.hands[0][0])))
    assert [one.tile for one in again.fronts[0]] == ["juan-perez", "jean-dupont", state.hands[0][0]]
    assert GAME.view(again, 1).players[0].discarded[0].answer == 0, "it and its answer stay public"
    assert GAME.view(again, 0).informers[1].fitting == GAME.view(again, None).informers[1].fitting


def test_a_third_tile_needs_none() -> None:
    assert kinds(position(asked=(("juan-perez", "ali-veli"), ()))) == {"ask"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_wrong_guess_loses_at_once(seat: int) -> None:
    state = position(seat=seat)
    told = play(after(state, (seat, AskTile(state.hands[seat][0]))), seat, guess(WRONG)).step
    points = (0, 1) if seat == 0 else (1, 0)
    assert told.events == (
        IdentityGuessed(seat, *SUSPECTS[WRONG].features, right=False),
        InformerShown(0, OLA),
        InformerShown(1, ZHANG),
        GameEnded(1 - seat, 1, Reason.WRONG_GUESS, points),
        GameBegan(1, 2),
    )
    assert told.state.points == points
    assert set(told.secrets) == {0, 1}


def test_two_right_features_are_a_wrong_guess() -> None:
    state = position()
    nearly = GuessIdentity(Hair.CURLY, Eyes.HYPNOTIZER, FacialHair.MACHO)
    told = play(after(state, (0, AskTile(state.hands[0][0]))), 0, nearly).step
    assert told.state.history[-1].reason == Reason.WRONG_GUESS


def test_a_right_guess_by_the_second_player_wins_at_once() -> None:
    state = position(seat=1)
    told = play(after(state, (1, AskTile(state.hands[1][0]))), 1, guess(OLA)).step
    assert GameEnded(1, 1, Reason.RIGHT_GUESS, (0, 1)) in told.events
    assert told.state.starter == 1, "the starter changes"


def last_chance() -> State:
    """The starter has just guessed right."""
    state = position()
    played = play(after(state, (0, AskTile(state.hands[0][0]))), 0, guess(ZHANG))
    assert played.step.events == (IdentityGuessed(0, *SUSPECTS[ZHANG].features, right=True), TurnBegan(1, 6, True))
    assert len(played.step.state.stack) == len(state.stack), "no draw"
    return played.step.state


def test_the_last_chance_makes_a_draw() -> None:
    state = last_chance()
    assert kinds(state) == {"ask"}, "question first"
    told = play(after(state, (1, AskTile(state.hands[1][0]))), 1, guess(OLA)).step
    assert GameEnded(None, 1, Reason.BOTH_RIGHT, (0, 0)) in told.events
    assert told.state.game == 2
    assert told.state.starter == 1, "after a draw too"


def test_the_last_chance_passed_is_missed() -> None:
    state = last_chance()
    told = play(after(state, (1, AskTile(state.hands[1][0]))), 1, PassTurn()).step
    assert told.events[0] == TurnPassed(1, False)
    assert GameEnded(0, 1, Reason.LAST_CHANCE_MISSED, (1, 0)) in told.events
    assert not any(isinstance(event, TileDrawn) for event in told.events)


def test_the_last_chance_guessed_wrong_is_missed() -> None:
    state = last_chance()
    told = play(after(state, (1, AskTile(state.hands[1][0]))), 1, guess(WRONG)).step
    assert GameEnded(0, 1, Reason.LAST_CHANCE_WRONG, (1, 0)) in told.events


def test_the_last_chance_without_a_tile_is_a_guess_alone() -> None:
    state = position(hands=(("jan-modaal",), ()), stack=(), seat=1, last_chance=True)
    assert kinds(state) == {"pass", "guess"}
    assert play(state, 1, guess(OLA)).step.state.history[-1].reason == Reason.BOTH_RIGHT


def test_the_last_chance_with_three_tiles_asked_discards_first() -> None:
    state = position(asked=((), ("juan-perez", "ali-veli", "jean-dupont")), seat=1, last_chance=True)
    assert kinds(state) == {"discard"}


def test_an_empty_stack_gives_nothing() -> None:
    state = position(hands=(("jan-modaal", "ali-veli"), ("juan-perez",)), stack=())
    told = play(after(state, (0, AskTile("jan-modaal"))), 0, PassTurn()).step
    assert told.events == (TurnPassed(0, False), TurnBegan(1, 6, False))
    assert told.secrets == {}
    assert told.state.hands[0] == ("ali-veli",)


def test_empty_hands_make_a_draw_when_both_have_passed() -> None:
    """An empty hand skips the question; the other may still have something to ask."""
    state = position(hands=((), ("juan-perez",)), stack=())
    assert kinds(state) == {"pass", "guess"}
    passed = play(state, 0, PassTurn())
    assert passed.step.events == (TurnPassed(0, True), TurnBegan(1, 6, False))
    asked = after(passed.step.state, (1, AskTile("juan-perez")), (1, PassTurn()))
    assert asked.game == 1
    again = after(asked, (0, PassTurn()))
    assert again.game == 1
    assert [GAME.view(one, None).idle for one in (state, passed.step.state, asked, again)] == [0, 1, 0, 1]
    told = play(again, 1, PassTurn()).step
    assert GameEnded(None, 1, Reason.NOTHING_LEFT, (0, 0)) in told.events
    assert told.state.game == 2


def test_an_empty_hand_may_still_guess() -> None:
    state = position(hands=((), ()), stack=(), seat=1, idle=1)
    assert play(state, 1, guess(OLA)).step.state.points == (0, 1)


def test_a_match_to_two() -> None:
    """The next game is dealt anew, with nothing known from the last one but what was shown."""
    state = position(seat=1)
    one = after(state, (1, AskTile(state.hands[1][0])), (1, guess(OLA)))
    assert GAME.result(one) is None
    assert one.phase == Phase.INFORMER
    assert GAME.components(one).total() == 32
    assert one.fronts == one.discards == ((), ())
    assert [len(hand) for hand in one.hands] == [5, 5]
    view = GAME.view(one, None)
    assert (view.history[0].winner, view.history[0].informers[0].id) == (1, OLA)
    two = position(points=(0, 1), history=one.history, seat=0, starter=1)
    told = play(after(two, (0, AskTile(two.hands[0][0]))), 0, guess(WRONG)).step
    assert told.events[-2:] == (GameEnded(1, 2, Reason.WRONG_GUESS, (0, 2)), MatchEnded(1, "points", (0, 2)))
    assert told.secrets == {}
    assert GAME.to_act(told.state) == frozenset()
    assert GAME.result(told.state) == Result((2, 1), (0, 2), "points")
    assert GAME.view(told.state, None).result == GAME.result(told.state)


def test_a_match_to_one() -> None:
    state = position(seat=1, points_to_win=1)
    over = after(state, (1, AskTile(state.hands[1][0])), (1, guess(OLA)))
    assert GAME.result(over) == Result((2, 1), (0, 1), "points")


@pytest.mark.parametrize(("points", "ranks", "winner"), [((0, 0), (1, 1), None), ((1, 1), (1, 1), None), ((2, 1), (1, 2), 0)])
def test_three_drawn_games_in_a_row_end_the_match(points: tuple[int, int], ranks: tuple[int, int], winner: int | None) -> None:
    state = position(hands=((), ()), stack=(), idle=1, points=points, points_to_win=3, history=(drawn_game(1), drawn_game(2)))
    told = play(state, 0, PassTurn()).step
    assert told.events[-1] == MatchEnded(winner, "three_draws", points)
    assert GAME.result(told.state) == Result(ranks, points, "three_draws")


def test_drawn_games_apart_do_not_end_the_match() -> None:
    state = position(seat=1, points_to_win=5, history=(drawn_game(1), drawn_game(2)))
    won = after(state, (1, AskTile(state.hands[1][0])), (1, guess(OLA)))
    assert won.drawn == 0
    drawn = after(
        position(hands=((), ()), stack=(), idle=1, points=won.points, points_to_win=5, history=won.history),
        (0, PassTurn()),
    )
    assert drawn.drawn == 1
    assert GAME.result(drawn) is None


def test_a_game_played_to_the_last_tile() -> None:
    """Nobody ever guesses: 30 questions, two empty turns, a draw; three of them end the match within the bound."""
    state = match.start(GAME, 2, Options(), SEED)
    steps = 0
    turns: list[int] = []
    while to_act := GAME.to_act(state):
        steps += 1
        seat = min(to_act)
        move = next(GAME.legal_moves(state, seat))
        ending = state
        state = match.play(GAME, state, seat, move, Chance(SEED, steps)).step.state
        if len(state.history) > len(ending.history):
            turns.append(ending.turn)
            assert [len(ending.answers(seat)) for seat in (0, 1)] == [15, 15]
    assert turns == [32, 32, 32]
    assert steps == 3 * 88
    assert 9 * steps <= GAME.bound
    assert [ended.reason for ended in state.history] == [Reason.NOTHING_LEFT] * 3
    assert [ended.starter for ended in state.history] in ([0, 1, 0], [1, 0, 1])
