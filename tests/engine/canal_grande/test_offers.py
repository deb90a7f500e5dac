"""Dividing, choosing, and carrying out an offer; the deck when it runs out."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.game import Seat
from engine.games.canal_grande import (
    GAME,
    Card,
    Choose,
    Chosen,
    Divide,
    Divided,
    Drew,
    Fate,
    MatchWon,
    Move,
    NothingToDraw,
    NothingToRob,
    Pass,
    Phase,
    Reshuffled,
    Robbed,
    Showed,
    Spied,
    Took,
    TurnBegan,
    TurnVoid,
    VoteCalled,
)
from engine.games.canal_grande.flow import Flow
from engine.games.canal_grande.turn import begin_turn
from tests.engine.canal_grande.table import NUMBERS, Table, cards, offer, offered, open_with, position, split

REST = offer("castello", 1)
PLENTY = "dorsoduro*20"


def chosen(text: str, *hands: str, numbers: tuple[int, ...] = (), deck: str = PLENTY, rest: str = "castello", discards: str = "") -> Table:
    """Seat 1 takes this offer; seat 0 gets the rest."""
    state = offered(offer(text, *numbers), offer(rest, 1), *hands, deck=deck, discards=discards)
    return Table(state).play(Choose(0))


def test_all_laid_out_cards_are_split_into_two_offers() -> None:
    laid = offer("castello*2 spy traitor doge", 1, 3, 3)
    table = Table(position("", "", laid=laid, deck=PLENTY))
    first = offer("castello doge", 3)
    table.play(split(first))
    assert table.state.offers == (first, offer("castello spy traitor", 1, 3))
    assert table.told(Divided) == [Divided(0, first, offer("castello spy traitor", 1, 3))]
    assert (table.state.phase, table.turn) == (Phase.CHOOSE, 1)


@pytest.mark.parametrize(
    "move",
    [
        Divide((), ()),
        Divide(cards("castello*2 spy traitor doge"), (1, 3, 3)),
        Divide(cards("castello*3"), ()),
        Divide(cards("doge spy"), ()),
        Divide(cards("spy"), (3, 1)),
        Divide(cards("san_polo"), ()),
        Divide((), (2,)),
        Choose(0),
        Pass(),
    ],
)
def test_a_split_leaves_something_on_both_sides_and_uses_what_lies_there(move: Move) -> None:
    table = Table(position("", "", laid=offer("castello*2 spy traitor doge", 1, 3, 3), deck=PLENTY))
    assert not table.legal(move)
    with pytest.raises(IllegalMove):
        table.play(move)


def test_a_single_number_card_is_an_offer() -> None:
    table = Table(position("", "", laid=offer("castello spy", 1), deck=PLENTY))
    assert table.legal(split(offer("", 1)))
    assert table.legal(split(offer("castello spy")))


def test_the_chooser_acts_first_then_the_divider_then_roles_swap() -> None:
    table = chosen("san_polo gondola", "", "", numbers=(2,))
    assert table.told(Chosen)[0].seat == 1
    assert [event.seat for event in table.told(Took)] == [1, 0]
    assert table.hand(1) == cards("san_polo gondola")
    assert table.hand(0) == cards("castello")
    assert table.state.fronts == ((1,), (2,))
    began = table.told(TurnBegan)[0]
    assert (began.seat, began.chooser) == (1, 0)
    assert (table.state.phase, table.turn) == (Phase.DIVIDE, 1)


def test_the_chooser_may_take_the_second_offer() -> None:
    table = Table(offered(offer("san_polo"), offer("castello", 1), "", "", deck=PLENTY)).play(Choose(1))
    assert (table.hand(0), table.hand(1)) == (cards("san_polo"), cards("castello"))


def test_the_order_of_carrying_out() -> None:
    """Numbers, districts and gondolas, traitors, spies, and votes last: also that of a doge a spy has found."""
    table = chosen("doge spy traitor san_polo", "castello", "", numbers=(3,), deck="doge gondola " + PLENTY)
    kinds = table.kinds()
    order = ["took", "robbed", "spied", "showed", "drew", "vote_called"]
    assert [kind for kind in kinds if kind in order] == order
    assert (table.state.phase, table.turn) == (Phase.OPEN, 1)
    assert table.state.resolution is not None
    assert table.state.resolution.doges == 2


def test_each_traitor_takes_one_card() -> None:
    table = chosen("traitor*2", "san_marco*3", "")
    assert table.hand(1) == cards("san_marco*2")
    assert table.told(Robbed) == [Robbed(1, 0, None), Robbed(1, 0, None)]
    assert table.hand(0) == cards("san_marco castello")
    assert table.state.discards.count(Card.TRAITOR) == 2


def test_thief_and_victim_are_told_the_card() -> None:
    table = chosen("traitor", "san_marco", "")
    assert sorted(table.secrets, key=str) == [(0, Robbed(1, 0, Card.SAN_MARCO)), (1, Robbed(1, 0, Card.SAN_MARCO))]
    assert table.settled == [True]


def test_any_card_of_the_hand_may_be_taken() -> None:
    taken: set[Card] = set()
    for seed in range(40):
        state = offered(offer("traitor"), REST, "san_marco castello gondola", "", deck=PLENTY)
        taken.update(Table(state).play(Choose(0), seed=bytes([seed])).hand(1))
    assert taken == set(cards("san_marco castello gondola"))


def test_a_traitor_finds_an_empty_hand() -> None:
    table = chosen("traitor", "", "")
    assert table.told(NothingToRob) == [NothingToRob(1)]
    assert table.state.discards == cards("traitor")


def test_a_spy_draws_two_cards_unseen() -> None:
    table = chosen("spy", "", "", deck="san_polo gondola " + PLENTY)
    assert table.hand(1) == cards("san_polo gondola")
    assert table.told(Spied) == [Spied(1)]
    assert table.told(Drew) == [Drew(1, None), Drew(1, None)]
    assert table.secrets == [(1, Drew(1, Card.SAN_POLO)), (1, Drew(1, Card.GONDOLA))]
    assert table.state.discards == cards("spy")


def test_a_drawn_spy_is_shown_and_replaced_never_used() -> None:
    table = chosen("spy", "", "", deck="spy san_polo spy spy gondola castello " + PLENTY)
    assert table.hand(1) == cards("san_polo gondola")
    assert table.told(Showed) == [Showed(1, Card.SPY, Fate.REPLACED)] * 3
    assert len(table.told(Spied)) == 1
    assert table.state.discards == cards("spy*4")


def test_a_drawn_traitor_acts_before_the_next_draw() -> None:
    table = chosen("spy", "san_marco", "", deck="traitor gondola " + PLENTY)
    assert table.hand(1) == cards("san_marco gondola")
    kinds = [kind for kind in table.kinds() if kind in ("showed", "robbed", "drew")]
    assert kinds == ["showed", "robbed", "drew"]
    assert table.told(Showed) == [Showed(1, Card.TRAITOR, Fate.ACTS)]
    assert sorted(table.state.discards) == sorted(cards("spy traitor"))


def test_a_spied_doge_starts_a_vote_in_the_same_resolution() -> None:
    table = chosen("spy", "", "san_polo", deck="doge castello " + PLENTY)
    assert table.told(Showed) == [Showed(1, Card.DOGE, Fate.LAID)]
    assert table.told(VoteCalled) == [VoteCalled(1, 1)]
    assert (table.state.phase, table.turn) == (Phase.OPEN, 1)
    table.play(open_with("castello", 1), Pass())
    assert table.marks(1) == cards("castello")


def test_every_spy_of_an_offer_works() -> None:
    table = chosen("spy*2", "", "", deck="san_polo gondola castello spy dorsoduro " + PLENTY)
    assert table.hand(1) == cards("san_polo dorsoduro castello gondola")
    assert len(table.told(Spied)) == 2
    assert table.state.discards == cards("spy*3")


def test_the_deck_runs_out_in_a_deal() -> None:
    """The replaced turn lays out two cards of the old deck and three of the new one; nothing else may be in it."""
    table = chosen("san_polo", "", "", deck="castello*2", discards="doge*2 spy*5")
    began = table.told(TurnBegan)[0]
    assert began.cards.count(Card.CASTELLO) == 2
    assert len(began.cards) == 5
    assert table.told(Reshuffled) == [Reshuffled(None, 7)]
    assert len(table.state.deck) == 4
    assert table.state.discards == ()


def test_the_deck_runs_out_in_a_spys_draw() -> None:
    """The spy at work is not among the discards yet; a spy it drew is."""
    table = chosen("spy", "", "", deck="spy san_polo", discards="gondola*6")
    assert table.hand(1) == cards("san_polo gondola")
    assert table.told(Reshuffled)[0] == Reshuffled(None, 7)
    assert GAME.components(table.state)["spy"] == 2


def test_a_deal_takes_what_is_left() -> None:
    table = chosen("san_polo", "", "", deck="castello doge")
    assert table.told(TurnBegan)[0].cards == cards("castello doge")
    assert table.state.deck == ()


def test_a_spy_stops_when_nothing_is_left() -> None:
    table = chosen("spy", "", "", deck="san_polo")
    assert table.hand(1) == cards("san_polo")
    assert table.told(NothingToDraw) == [NothingToDraw(1, 1)]


def test_a_spy_stops_when_only_spies_are_left() -> None:
    table = chosen("spy", "", "", deck="spy", discards="spy*2")
    assert table.hand(1) == ()
    assert table.told(NothingToDraw) == [NothingToDraw(1, 2)]
    assert table.told(Showed) == [Showed(1, Card.SPY, Fate.REPLACED)]
    assert table.state.phase is Phase.DIVIDE


def test_an_empty_number_pile_deals_what_is_left() -> None:
    state = offered(offer("san_polo"), REST, "", "", deck=PLENTY, numbers=(2,))
    table = Table(state).play(Choose(0))
    assert table.told(TurnBegan)[0].numbers == (2,)
    table.play(split(offer("dorsoduro")), Choose(0))
    assert table.told(TurnBegan)[1].numbers == ()
    assert table.told(TurnBegan)[1].cards == cards("dorsoduro*5")


def test_fewer_than_two_cards_make_the_turn_void() -> None:
    """Neither of two can divide one card: the round ends and brings the number cards back."""
    state = offered(offer("", 1), offer("", 2), "", "", deck="castello", numbers=())
    table = Table(state).play(Choose(0))
    assert table.told(TurnVoid) == [TurnVoid(1), TurnVoid(0)]
    assert table.told(TurnBegan) == [TurnBegan(1, 0, cards("castello"), (1, 2))]


def test_two_cards_can_be_divided() -> None:
    flow = Flow(position("", "", deck="castello", numbers=(3,)), Chance(b"two", 0))
    begin_turn(flow, 1)
    assert flow.state.laid == offer("castello", 3)
    assert len(list(GAME.legal_moves(flow.state, 1))) == 2


@pytest.mark.parametrize(
    ("marks", "reason"), [("castello*3", "four_marks"), ("cannaregio santa_croce san_polo dorsoduro san_marco", "six_districts")]
)
def test_the_match_ends_in_the_middle_of_the_choosers_votes(marks: str, reason: str) -> None:
    """Seat 1 has another vote to come, and seat 0 an offer to carry out: neither happens."""
    state = offered(offer("doge*2"), offer("spy doge san_polo", 3), "san_polo", "castello san_polo", deck=PLENTY, marks=((), cards(marks)))
    table = Table(state).play(Choose(0), open_with("castello", 1), Pass())
    assert GAME.to_act(table.state) == frozenset()
    assert table.told(MatchWon) == [MatchWon(None, (1,), reason)]
    assert table.hand(0) == cards("san_polo")
    assert table.state.offers == (offer("spy doge san_polo", 3),)
    assert len(table.told(VoteCalled)) == 1
    result = GAME.result(table.state)
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ((2, 1), (0, len(table.marks(1))), reason)


def test_six_districts_is_the_reason_when_both_are_reached() -> None:
    marks = cards("castello*3 santa_croce san_polo dorsoduro san_marco")
    state = offered(offer("doge"), REST, "", "cannaregio castello", deck=PLENTY, marks=((), marks))
    for district, reason in (("cannaregio", "six_districts"), ("castello", "four_marks")):
        result = GAME.result(Table(state).play(Choose(0), open_with(district, 1), Pass()).state)
        assert result is not None
        assert result.reason == reason
    both = offered(offer("doge"), REST, "", "cannaregio", deck=PLENTY, marks=((), (*marks, Card.CASTELLO)))
    result = GAME.result(Table(both).play(Choose(0), open_with("cannaregio", 1), Pass()).state)
    assert result is not None
    assert result.reason == "six_districts"


def test_the_view_of_a_turn() -> None:
    state = offered(offer("castello", 2), offer("spy", 1), "san_polo", "", deck=PLENTY, discards="doge")
    views = {viewer: GAME.view(state, viewer) for viewer in (None, 0, 1)}
    for viewer, view in views.items():
        assert view.viewer == viewer
        assert (view.turn, view.divider, view.chooser, view.phase) == (1, 0, 1, Phase.CHOOSE)
        assert (view.hand_sizes, view.deck, view.discards, view.numbers) == ((1, 0), 20, cards("doge"), len(NUMBERS))
        assert view.offers == state.offers
        assert view.limit == 10
    hands: dict[Seat | None, tuple[Card, ...]] = {viewer: view.hand for viewer, view in views.items()}
    assert hands == {None: (), 0: cards("san_polo"), 1: ()}
