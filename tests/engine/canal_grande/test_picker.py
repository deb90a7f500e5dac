"""Moves as people pick them."""

from __future__ import annotations

import pytest

from engine.game import DONE, Choices
from engine.games.canal_grande import GAME, Choose, Open, Options, Pass, Phase, Play, Rob
from engine.games.canal_grande.turn import victims
from tests.engine.canal_grande.table import Table, cards, offer, offered, open_with, play_with, position, split, voting, with_


def test_dividing_is_one_pick_of_several_cards() -> None:
    state = position("", "", laid=offer("san_marco*2 spy doge gondola", 1, 3, 3))
    level = GAME.choices(state, 0, ())
    assert level == Choices(
        "offer",
        ("san_marco.1", "san_marco.2", "gondola.1", "spy.1", "doge.1", "number_1.1", "number_3.1", "number_3.2"),
        least=1,
        most=7,
    )
    assert level is not None
    part = level.part({"spy.1", "san_marco.2", "number_3.2"})
    assert part == "san_marco.2+spy.1+number_3.2"
    move = GAME.move_at(state, 0, (part,))
    assert move == split(offer("san_marco spy", 3))
    assert GAME.path(split(offer("san_marco spy", 3))) == ("san_marco.1+spy.1+number_3.1",)
    assert GAME.choices(state, 0, (part,)) is None


def test_equal_looking_picks_are_one_move() -> None:
    state = position("", "", laid=offer("san_marco*3", 2, 2))
    moves = {GAME.move_at(state, 0, (part,)) for part in ("san_marco.1+number_2.1", "san_marco.3+number_2.2", "number_2.1+san_marco.2")}
    assert moves == {split(offer("san_marco", 2))}
    assert len(list(GAME.legal_moves(state, 0))) == 4 * 3 - 2


@pytest.mark.parametrize("part", ["", "none", "san_marco.4", "san_marco.1+san_marco.1", "san_marco.1+spy.1", "+", "san_marco"])
def test_what_does_not_lie_there_cannot_be_picked(part: str) -> None:
    assert GAME.move_at(position("", "", laid=offer("san_marco*3", 2, 2)), 0, (part,)) is None


def test_all_cards_are_not_a_split() -> None:
    state = position("", "", laid=offer("san_marco", 2))
    assert GAME.move_at(state, 0, ("san_marco.1+number_2.1",)) is None
    assert GAME.choices(state, 0, ()) == Choices("offer", ("san_marco.1", "number_2.1"))


def test_choosing_is_two_buttons() -> None:
    state = offered(offer("castello"), offer("spy"), "", "")
    assert GAME.choices(state, 1, ()) == Choices("choose", ("first", "second"))
    assert GAME.move_at(state, 1, ("second",)) == Choose(1)


def test_robbing_is_a_hand() -> None:
    table = Table(offered(offer("traitor"), offer("spy"), "castello", "castello", "", "castello", deck="doge*20")).play(Choose(0))
    assert table.state.phase is Phase.ROB
    assert victims(table.state, 2) == (0, 1)
    assert GAME.choices(table.state, 2, ()) == Choices("victim", ("seat_0", "seat_1"))
    assert GAME.move_at(table.state, 2, ("seat_1",)) == Rob(1)


def test_opening_names_the_district_then_counts_then_reinforces() -> None:
    state = voting("san_marco*2 castello*2 cannaregio gondola*2", "")
    assert GAME.choices(state, 0, ()) == Choices("district", ("cannaregio", "san_marco", "castello"))
    assert GAME.choices(state, 0, ("san_marco",)) == Choices("cards", ("1", "2"))
    level = GAME.choices(state, 0, ("san_marco", "1"))
    assert level == Choices("reinforcement", (DONE, "cannaregio.1", "castello.1", "castello.2"))
    assert GAME.choices(state, 0, ("san_marco", "1", "cannaregio.1")) == Choices("reinforcement", (DONE, "castello.1", "castello.2"))
    assert GAME.choices(state, 0, ("san_marco", "1", "castello.2")) == Choices("reinforcement", (DONE,))
    path = ("san_marco", "1", "cannaregio.1", "castello.2", DONE)
    assert GAME.choices(state, 0, path) is None
    assert GAME.move_at(state, 0, path) == open_with("san_marco", 1, "cannaregio.1", "castello.2")
    assert GAME.move_at(state, 0, path[:-1]) is None
    assert GAME.move_at(state, 0, ("san_marco", "1", "castello.2", "cannaregio.1", DONE)) is None


def test_a_play_offers_only_what_can_still_exceed() -> None:
    table = Table(voting("san_marco*3", "san_marco*2 castello*3 cannaregio gondola")).play(open_with("san_marco", 3))
    state = table.state
    assert GAME.choices(state, 1, ()) == Choices("answer", ("pass", "1", "2"))
    assert GAME.choices(state, 1, ("1",)) == Choices("reinforcement", ("castello.3",))
    assert GAME.choices(state, 1, ("2",)) == Choices("reinforcement", ("castello.2", "castello.3"))
    assert GAME.choices(state, 1, ("2", "castello.2")) == Choices("reinforcement", (DONE,))
    assert GAME.move_at(state, 1, ("2", DONE)) is None
    assert GAME.move_at(state, 1, ("2", "castello.2", DONE)) == play_with(2, "castello.2")
    assert GAME.move_at(state, 1, ("pass",)) == Pass()
    assert GAME.choices(state, 1, ("pass",)) is None
    assert GAME.choices(state, 1, ("0",)) is None


def test_no_named_cards_where_reinforcements_do() -> None:
    hands = ("castello", "", "san_polo gondola", "")
    table = Table(voting(*hands)).play(open_with("castello", 1), Pass())
    assert GAME.choices(table.state, 2, ()) == Choices("answer", ("pass", "0"))
    assert GAME.choices(table.state, 2, ("0",)) == Choices("reinforcement", ("san_polo.1",))
    assert GAME.move_at(table.state, 2, ("0", "san_polo.1", DONE)) == play_with(0, "san_polo.1")


def test_a_play_of_many_cards_is_judged_directly() -> None:
    """The largest hand there can be: more legal plays than anyone can list, yet each is judged and read at once."""
    hand = "cannaregio*5 santa_croce*5 san_polo*5 dorsoduro*5 san_marco*5 castello*4 gondola*6"
    state = voting("castello", hand, options=Options(True), challenger=0)
    table = Table(state).play(open_with("castello", 1))
    batches = ("cannaregio.5", "santa_croce.4", "san_polo.3", "dorsoduro.2", "san_marco.1")
    move = play_with(4, *batches)
    assert GAME.is_legal(table.state, 1, move)
    assert GAME.move_at(table.state, 1, GAME.path(move)) == move
    assert not GAME.is_legal(table.state, 1, Play(5, with_(*batches)))
    moves = GAME.legal_moves(table.state, 1)
    assert [next(moves), next(moves)] == [Pass(), play_with(0, "cannaregio.1", "santa_croce.1")]


def test_the_order_of_reinforcements_is_the_order_of_districts() -> None:
    state = voting("san_marco castello santa_croce cannaregio gondola*3", "")
    opens = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Open) and len(move.reinforcements) == 3]
    assert open_with("san_marco", 1, "cannaregio.1", "santa_croce.1", "castello.1") in opens
    order = cards("cannaregio santa_croce san_polo dorsoduro san_marco castello")
    for move in opens:
        places = [order.index(batch.district) for batch in move.reinforcements]
        assert places == sorted(places)
