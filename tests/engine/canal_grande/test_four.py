"""Four players in two partnerships: A, B, C, D are seats 0, 1, 2, 3."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Seat
from engine.games.canal_grande import (
    GAME,
    Card,
    Choose,
    Drew,
    Fate,
    MatchWon,
    NothingToRob,
    NoVote,
    Opened,
    Options,
    Pass,
    Phase,
    Played,
    Rob,
    Robbed,
    RoundBegan,
    RoundEnded,
    Showed,
    State,
    Took,
    TurnBegan,
    VoteCalled,
    VoteEnded,
)
from tests.engine.canal_grande.table import Table, cards, offer, offered, open_with, play_with, voting

A, B, C, D = range(4)
FREE = Options(free_gondola=True)
DECK = "dorsoduro*40"


def passes(table: Table, *seats: Seat) -> None:
    """These seats pass, in this order."""
    for seat in seats:
        assert table.turn == seat
        table.play(Pass())


def turn(divider: Seat, first: str, *hands: str, rest: str = "", deck: str = DECK, **changes: object) -> Table:
    """The chooser opposite this divider takes the first offer."""
    state = offered(offer(first, 1), offer(rest, 1), *hands, deck=deck, divider=divider, **changes)
    return Table(state).play(Choose(0))


@pytest.mark.parametrize(("divider", "chooser", "following"), [(A, C, B), (B, D, C), (C, A, D), (D, B, A)])
def test_dividers_and_choosers(divider: Seat, chooser: Seat, following: Seat) -> None:
    state = offered(offer("castello", 1), offer("san_polo", 1), "", "", "", "", deck=DECK, divider=divider)
    assert GAME.to_act(state) == {chooser}
    table = Table(state).play(Choose(0))
    assert table.hand(chooser) == cards("castello")
    assert table.hand(divider) == cards("san_polo")
    assert table.turn == following


def test_numbers_belong_to_the_partnership() -> None:
    state = offered(offer("", 2), offer("", 3), "", "", "", "", deck=DECK, divider=B, fronts=((3,), (1,)))
    table = Table(state).play(Choose(0))
    assert table.state.fronts == ((3, 3), (1, 2))
    assert [(event.seat, event.total) for event in table.told(Took)] == [(D, 3), (B, 6)]
    assert GAME.view(table.state, A).limit == 14


# Traitors


def test_the_owner_chooses_who_is_robbed() -> None:
    table = turn(A, "traitor", "castello", "san_polo", "", "gondola")
    assert (table.state.phase, table.turn) == (Phase.ROB, C)
    assert table.legal(Rob(A))
    assert table.legal(Rob(B))
    assert not table.legal(Rob(C))
    assert not table.legal(Rob(D))
    table.play(Rob(B))
    assert table.hand(C) == cards("san_polo")
    assert sorted(seat for seat, _ in table.secrets) == [B, C]
    assert table.state.discards.count(Card.TRAITOR) == 1


def test_no_question_when_one_opponent_has_cards() -> None:
    table = turn(A, "traitor", "", "san_polo", "", "gondola")
    assert table.told(Robbed) == [Robbed(C, B, None)]
    assert table.hand(C) == cards("san_polo")


def test_a_traitor_finds_both_hands_empty() -> None:
    table = turn(A, "traitor", "", "", "castello", "gondola")
    assert table.told(NothingToRob) == [NothingToRob(C)]


def test_each_traitor_is_asked_for() -> None:
    table = turn(A, "traitor*2", "castello", "san_polo*2", "", "")
    table.play(Rob(B))
    assert table.turn == C
    table.play(Rob(A))
    assert table.hand(C) == cards("san_polo castello")


def test_the_traitor_at_work_is_no_longer_to_come() -> None:
    hands = ("castello", "san_polo*2", "", "")
    offered_ones = turn(A, "traitor*2 spy doge", *hands)
    assert GAME.view(offered_ones.state, None).coming == cards("traitor spy doge")
    drawn = turn(A, "spy*2", *hands, deck="traitor " + DECK)
    assert GAME.view(drawn.state, None).coming == cards("spy")


def test_a_drawn_traitor_asks_before_the_next_draw() -> None:
    table = turn(A, "spy", "castello", "san_polo", "", "", deck="traitor gondola " + DECK)
    assert (table.state.phase, table.turn) == (Phase.ROB, C)
    assert table.told(Drew) == []
    assert GAME.components(table.state)["traitor"] == 1
    table.play(Rob(A))
    assert table.told(Drew) == [Drew(C, None)]
    assert table.hand(C) == cards("castello gondola")


# Votes


def test_everybody_plays_in_seat_order_until_all_have_passed() -> None:
    table = Table(voting("castello*3", "castello", "castello*2", "castello*2", owner=A))
    table.play(open_with("castello", 1))
    assert table.turn == B
    table.play(play_with(1), play_with(1), play_with(1))
    assert table.turn == A
    table.play(play_with(1))
    passes(table, B)
    table.play(play_with(1))
    passes(table, D)
    table.play(play_with(1))
    passes(table, C)
    assert table.turn == A
    passes(table, A)
    ended = table.told(VoteEnded)[0]
    assert (ended.totals, ended.winners) == ((4, 3), (A, B))


def test_the_order_starts_at_the_challenger() -> None:
    table = Table(voting("", "", "castello", "castello", owner=D)).play(open_with("castello", 1))
    passes(table, A, B, C, D)
    assert table.state.marks == ((), cards("castello"))


def test_who_passed_is_out_of_that_vote() -> None:
    table = Table(voting("castello*3", "castello", "castello*3", "castello", owner=A)).play(open_with("castello", 1))
    passes(table, B)
    table.play(play_with(1))
    passes(table, D)
    table.play(play_with(1))
    assert table.turn == C
    table.play(play_with(1), play_with(1))
    passes(table, C, A)


def test_the_last_one_left_goes_on_alone() -> None:
    table = Table(voting("castello*2", "", "castello*3", "", owner=A)).play(open_with("castello", 2))
    passes(table, B)
    table.play(play_with(1))
    passes(table, D, A)
    assert table.turn == C
    table.play(play_with(1))
    assert table.turn == C
    table.play(play_with(1))
    passes(table, C)
    assert table.told(VoteEnded)[0].totals == (2, 3)
    assert table.state.marks == ((), cards("castello"))


def test_a_lesser_bid_stays_in() -> None:
    table = Table(voting("castello*4", "", "castello*4", "castello", owner=A)).play(open_with("castello", 4))
    passes(table, B)
    assert table.legal(play_with(1))
    table.play(play_with(1))
    assert table.told(Played)[-1].total == 1
    table.play(play_with(1))
    assert table.told(Played)[-1].total == 2
    passes(table, A)
    table.play(play_with(3))
    passes(table, D, C)
    assert table.told(VoteEnded)[0].totals == (4, 5)
    assert table.told(VoteEnded)[0].winners == (C, D)


def test_a_go_needs_at_least_one_card() -> None:
    table = Table(voting("castello*2", "castello gondola", "", "", owner=A)).play(open_with("castello", 1))
    assert not table.legal(play_with(0))


def test_a_tie_is_the_challengers() -> None:
    table = Table(voting("castello", "castello", "castello", "castello san_polo", owner=C, challenger=C))
    table.play(open_with("castello", 1), play_with(1), play_with(1), play_with(1))
    passes(table, C, D, A, B)
    ended = table.told(VoteEnded)[0]
    assert (ended.totals, ended.winners) == ((2, 2), (C, D))


def test_who_holds_none_of_the_district_may_reinforce() -> None:
    table = Table(voting("castello", "san_polo*2 gondola", "castello san_polo gondola", "san_polo", owner=A)).play(open_with("castello", 1))
    assert table.legal(play_with(0, "san_polo.2"))
    table.play(play_with(0, "san_polo.1"))
    assert not table.legal(play_with(0, "san_polo.1"))
    assert table.legal(play_with(1, "san_polo.1"))
    assert table.legal(play_with(1))
    passes(table, C)
    assert list(GAME.legal_moves(table.state, D)) == [Pass()]


def test_who_has_played_the_district_may_reinforce_while_holding_more() -> None:
    table = Table(voting("castello*2 san_polo gondola", "", "", "", owner=A)).play(open_with("castello", 1))
    passes(table, B, C, D)
    assert table.legal(play_with(0, "san_polo.1"))


def test_a_gondola_carries_one_district_and_more_of_it_needs_another_gondola() -> None:
    table = Table(voting("castello", "san_polo*2 dorsoduro gondola", "", "san_polo*2 gondola*2", owner=A)).play(open_with("castello", 1))
    assert not table.legal(play_with(0, "san_polo.1", "dorsoduro.1"))
    table.play(play_with(0, "san_polo.1"))
    passes(table, C)
    table.play(play_with(0, "san_polo.1"))
    passes(table, A)
    assert list(GAME.legal_moves(table.state, B)) == [Pass()]
    passes(table, B)
    assert table.legal(play_with(0, "san_polo.1"))


def test_a_loser_who_passed_at_once_loses_nothing() -> None:
    table = Table(voting("castello", "gondola san_polo", "castello*2", "castello gondola", owner=A)).play(open_with("castello", 1))
    passes(table, B)
    table.play(play_with(2))
    passes(table, D, A, C)
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (C, D)
    assert (ended.discarded[B], ended.returned[B]) == ((), ())
    assert table.hand(B) == cards("san_polo gondola")
    assert table.hand(D) == cards("castello gondola")


def test_with_the_free_gondola_a_holder_may_reinforce() -> None:
    hands = ("castello", "", "castello san_polo gondola", "")
    table = Table(voting(*hands, owner=A, options=FREE)).play(open_with("castello", 1))
    passes(table, B)
    assert table.legal(play_with(0, "san_polo.1"))


def test_the_partner_opens_when_the_owner_cannot() -> None:
    table = turn(A, "doge", "castello", "castello", "gondola", "san_polo*2")
    assert table.told(VoteCalled) == [VoteCalled(C, D)]
    assert (table.state.phase, table.turn) == (Phase.OPEN, D)
    table.play(open_with("san_polo", 1))
    assert table.told(Opened)[0].seat == D
    passes(table, A, B, C, D)
    assert table.state.marks == ((), cards("san_polo"))


def test_the_other_side_is_not_asked_for_a_doge_nobody_can_open() -> None:
    table = turn(A, "doge", "castello*3", "san_polo", "gondola", "")
    assert table.told(NoVote) == [NoVote(C)]
    assert table.told(VoteCalled) == []
    assert table.state.discards == cards("doge")


def test_two_doges_name_two_districts_whoever_of_the_side_names() -> None:
    table = turn(A, "doge*2", "castello", "", "", "san_polo*2 castello")
    table.play(open_with("san_polo", 1))
    passes(table, A, B, C, D)
    assert table.turn == D
    assert not table.legal(open_with("san_polo", 1))
    assert table.legal(open_with("castello", 1))


def test_every_loser_gives_up_the_own_first_card_and_all_gondolas() -> None:
    table = Table(voting("castello*6", "san_polo", "castello*2 gondola dorsoduro*2", "san_marco*2 gondola", owner=A))
    table.play(open_with("castello", 6))
    passes(table, B)
    table.play(play_with(2, "dorsoduro.2"), play_with(0, "san_marco.2"))
    passes(table, A, C, D)
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (A, B)
    assert sorted(ended.discarded[C]) == sorted(cards("castello gondola"))
    assert table.hand(C) == cards("dorsoduro*2 castello")
    assert sorted(ended.discarded[D]) == sorted(cards("san_marco gondola"))
    assert table.hand(D) == cards("san_marco")
    assert table.hand(B) == cards("san_polo")
    assert ended.discarded[A] == cards("castello*5")
    assert table.marks(B) == cards("castello")


def test_the_mark_is_the_first_of_the_district_on_the_winning_side() -> None:
    table = Table(voting("castello", "", "san_polo*2 gondola", "castello", owner=A)).play(open_with("castello", 1))
    passes(table, B)
    table.play(play_with(0, "san_polo.2"), play_with(1))
    passes(table, A, C, D)
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (C, D)
    assert ended.discarded == (cards("castello"), (), cards("gondola san_polo*2"), ())
    assert table.state.marks == ((), cards("castello"))


def test_winners_without_the_district_take_the_opening_card() -> None:
    table = Table(voting("castello*2", "castello", "san_polo*2 gondola", "san_marco*2 gondola", owner=A)).play(open_with("castello", 2))
    table.play(play_with(1), play_with(0, "san_polo.2"), play_with(0, "san_marco.2"))
    passes(table, A, B, C, D)
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (C, D)
    assert ended.discarded[A] == ()
    assert ended.returned[A] == cards("castello")
    assert ended.discarded[B] == cards("castello")
    assert table.state.marks == ((), cards("castello"))


def test_a_spied_doge_votes_in_the_same_resolution() -> None:
    table = turn(A, "spy", "", "", "castello", "", deck="doge spy gondola " + DECK)
    assert table.told(Showed) == [Showed(C, Card.DOGE, Fate.LAID), Showed(C, Card.SPY, Fate.REPLACED)]
    assert (table.state.phase, table.turn) == (Phase.OPEN, C)


# Rounds


def last_turn(
    divider: Seat, fronts: tuple[tuple[int, ...], tuple[int, ...]], deck: str = DECK, discards: str = "", hands: tuple[str, ...] = ("",) * 4
) -> Table:
    side = divider // 2
    before = tuple(front[:-1] for front in fronts)
    offers = (offer("", fronts[1 - side][-1]), offer("", fronts[side][-1]))
    state: State = offered(*offers, *hands, deck=deck, discards=discards, divider=divider, fronts=before)
    return Table(state).play(Choose(0))


FOURTEEN = (3, 3, 3, 3, 2)
THIRTEEN = (3, 3, 3, 3, 1)


@pytest.mark.parametrize(
    ("divider", "larger_first", "larger_second", "equal"),
    [(A, B, C, B), (B, A, C, C), (C, A, D, D), (D, A, C, A)],
)
def test_who_divides_first_in_the_next_round(divider: Seat, larger_first: Seat, larger_second: Seat, equal: Seat) -> None:
    """The first after the last divider who belongs to the side with the larger sum; the next with equal sums."""
    for fronts, following in (((FOURTEEN, THIRTEEN), larger_first), ((THIRTEEN, FOURTEEN), larger_second), ((FOURTEEN, FOURTEEN), equal)):
        table = last_turn(divider, fronts)
        assert table.told(RoundBegan) == [RoundBegan(following)]
        assert table.turn == following
        assert table.told(TurnBegan)[0].seat == following


def test_both_of_the_smaller_sum_draw_two() -> None:
    table = last_turn(A, (FOURTEEN, THIRTEEN), deck="castello san_polo gondola san_marco " + DECK)
    assert table.told(RoundEnded) == [RoundEnded(None, (14, 13), (C, D), 2)]
    assert [event.seat for event in table.told(Drew)] == [C, C, D, D]
    assert table.hand(C) == cards("san_polo castello")
    assert table.hand(D) == cards("san_marco gondola")


def test_with_both_sides_over_fourteen_the_smaller_sum_still_draws() -> None:
    table = last_turn(A, ((*FOURTEEN, 1), (*FOURTEEN, 3)))
    assert table.told(RoundEnded) == [RoundEnded(None, (15, 17), (A, B), 2)]
    assert [event.seat for event in table.told(Drew)] == [A, A, B, B]
    assert table.turn == C


def test_equal_sums_draw_nothing() -> None:
    table = last_turn(B, (FOURTEEN, FOURTEEN))
    assert table.told(RoundEnded) == [RoundEnded(None, (14, 14), (), 2)]
    assert table.told(Drew) == []


def test_thirteen_does_not_end_the_round() -> None:
    table = last_turn(A, (THIRTEEN, THIRTEEN))
    assert table.told(RoundEnded) == []
    assert table.turn == B


def test_a_bonus_traitor_asks_whom_to_rob() -> None:
    deck = "doge traitor spy castello gondola san_polo " + DECK
    table = last_turn(A, (FOURTEEN, THIRTEEN), deck=deck, hands=("san_marco", "san_marco", "", ""))
    assert (table.state.phase, table.turn) == (Phase.ROB, C)
    assert GAME.view(table.state, None).bonus == (D,)
    table.play(Rob(B))
    assert table.hand(C) == cards("san_marco castello")
    assert table.hand(D) == cards("san_polo gondola")
    assert [event.fate for event in table.told(Showed)] == [Fate.REPLACED, Fate.ACTS, Fate.REPLACED]
    assert table.told(VoteCalled) == []


def test_the_deck_runs_out_in_a_bonus_draw() -> None:
    table = last_turn(A, (FOURTEEN, THIRTEEN), deck="castello*3", discards="gondola*12")
    assert table.hand(C) == cards("castello*2")
    assert table.hand(D) == cards("castello gondola")


# The end


def test_both_partners_win() -> None:
    state = voting("", "", "castello", "", owner=C, marks=(cards("san_polo"), cards("castello*3")), doges=2)
    table = Table(replace(state, offers=())).play(open_with("castello", 1))
    passes(table, D, A, B, C)
    assert table.told(MatchWon) == [MatchWon(None, (C, D), "four_marks")]
    result = GAME.result(table.state)
    assert result is not None
    assert (result.ranks, result.scores) == ((3, 3, 1, 1), (1, 1, 4, 4))


def test_six_districts_of_a_partnership() -> None:
    marks = cards("cannaregio santa_croce san_polo dorsoduro san_marco")
    table = Table(voting("castello", "", "", "", owner=A, marks=(marks, ()))).play(open_with("castello", 1))
    passes(table, B, C, D, A)
    result = GAME.result(table.state)
    assert result is not None
    assert (result.ranks, result.reason) == ((1, 1, 3, 3), "six_districts")


def test_the_match_ends_before_the_divider_acts() -> None:
    table = turn(A, "doge", "castello", "", "castello", "", rest="spy doge", marks=((), cards("castello*3")))
    table.play(open_with("castello", 1))
    passes(table, D, A, B, C)
    assert GAME.to_act(table.state) == frozenset()
    assert table.state.offers == (offer("spy doge", 1),)
