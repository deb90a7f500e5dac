"""Votes of two players."""

from __future__ import annotations

from dataclasses import replace

from engine.games.canal_grande import (
    GAME,
    Card,
    Choose,
    NoVote,
    Open,
    Opened,
    Options,
    Pass,
    Phase,
    Play,
    VoteCalled,
    VoteEnded,
)
from tests.engine.canal_grande.table import Table, cards, offer, offered, open_with, play_with, voting, with_

FREE = Options(free_gondola=True)


def opened(table: Table) -> set[str]:
    return {str(move.district) for move in GAME.legal_moves(table.state, table.turn) if isinstance(move, Open)}


def test_the_challenger_opens_with_a_card_of_the_district() -> None:
    table = Table(voting("san_marco*2 castello gondola", "castello"))
    assert opened(table) == {"san_marco", "castello"}
    assert table.legal(open_with("san_marco", 2))
    assert not table.legal(open_with("san_marco", 0))
    assert not table.legal(open_with("san_marco", 0, "castello.1"))
    assert not table.legal(open_with("san_marco", 3))
    assert not table.legal(open_with("san_polo", 1))
    assert not table.legal(Pass())


def test_an_opening_may_be_reinforced() -> None:
    table = Table(voting("san_marco castello*2 gondola", "castello"))
    table.play(open_with("san_marco", 1, "castello.2"))
    assert table.told(Opened)[0].total == 3
    assert table.hand(0) == ()


def test_the_free_gondola_does_not_free_the_opening() -> None:
    table = Table(voting("san_marco castello*2 gondola", "castello", options=FREE))
    assert not table.legal(open_with("san_marco", 0, "castello.1"))
    assert table.legal(open_with("san_marco", 1, "castello.1"))


def test_a_play_must_exceed_the_other_total() -> None:
    table = Table(voting("san_marco*3", "san_marco*5 castello*2 gondola")).play(open_with("san_marco", 2))
    assert table.turn == 1
    assert not table.legal(play_with(0))
    assert not table.legal(play_with(2))
    assert not table.legal(play_with(1, "castello.1"))
    assert table.legal(play_with(3))
    assert table.legal(play_with(1, "castello.2"))
    table.play(play_with(3))
    assert table.turn == 0
    assert not table.legal(play_with(1))
    assert list(GAME.legal_moves(table.state, 0)) == [Pass()]


def test_raising_goes_on_until_someone_declines() -> None:
    table = Table(voting("san_marco*3", "san_marco*4")).play(open_with("san_marco", 1), play_with(2), play_with(2))
    assert table.turn == 1
    table.play(play_with(2), Pass())
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (1,)
    assert ended.totals == (3, 4)
    assert table.marks(1) == cards("san_marco")


def test_a_declining_defender_loses_nothing() -> None:
    table = Table(voting("san_marco*2 castello", "san_marco*3 gondola")).play(open_with("san_marco", 2), Pass())
    assert table.hand(1) == cards("san_marco*3 gondola")
    assert table.marks(0) == cards("san_marco")
    assert table.hand(0) == cards("castello")
    assert table.state.discards == cards("san_marco doge")


def test_the_loser_keeps_all_but_the_first_card_and_the_gondolas() -> None:
    table = Table(voting("san_marco*2 castello*2 san_polo*3 gondola*2", "san_marco*3 dorsoduro*3 cannaregio*2 gondola*2"))
    table.play(open_with("san_marco", 1), play_with(2), play_with(1, "castello.2"), play_with(1, "dorsoduro.3"))
    table.play(play_with(0, "san_polo.3"), play_with(0, "cannaregio.2"), Pass())
    ended = table.told(VoteEnded)[0]
    assert ended.winners == (1,)
    assert ended.totals == (7, 8)
    assert sorted(ended.discarded[0]) == sorted(cards("san_marco gondola gondola"))
    assert sorted(ended.returned[0]) == sorted(cards("san_marco castello*2 san_polo*3"))
    assert table.hand(0) == cards("san_polo*3 san_marco castello*2")
    assert sorted(ended.discarded[1]) == sorted(cards("san_marco*2 dorsoduro*3 cannaregio*2 gondola*2"))
    assert ended.returned[1] == ()
    assert table.marks(1) == cards("san_marco")


def test_a_losing_defender_gives_up_first_card_and_gondolas_too() -> None:
    table = Table(voting("san_marco*5", "san_marco castello*3 gondola"))
    table.play(open_with("san_marco", 2), play_with(1, "castello.2"), play_with(2), Pass())
    assert table.hand(1) == cards("castello*3")
    assert table.marks(0) == cards("san_marco")


def test_a_gondola_carries_one_district() -> None:
    table = Table(voting("san_marco", "san_marco san_polo dorsoduro gondola")).play(open_with("san_marco", 1))
    assert not table.legal(play_with(1, "san_polo.1", "dorsoduro.1"))
    assert table.legal(play_with(1, "san_polo.1"))
    assert table.legal(play_with(1, "dorsoduro.1"))


def test_two_gondolas_carry_two_districts_at_once() -> None:
    table = Table(voting("san_marco", "san_marco san_polo dorsoduro gondola*2")).play(open_with("san_marco", 1))
    assert table.legal(play_with(1, "san_polo.1", "dorsoduro.1"))
    assert not table.legal(play_with(1, "dorsoduro.1", "san_polo.1"))


def test_one_play_holds_one_reinforcement_of_a_district() -> None:
    table = Table(voting("san_marco", "san_marco san_polo*4 gondola*2")).play(open_with("san_marco", 1))
    assert not table.legal(play_with(1, "san_polo.1", "san_polo.1"))
    assert not table.legal(play_with(1, "san_marco.1"))
    assert not table.legal(play_with(1, "gondola.1"))
    assert not table.legal(play_with(1, "san_polo.0"))
    assert not table.legal(play_with(1, "san_polo.5"))


def test_more_from_a_reinforced_district_needs_another_gondola() -> None:
    one = Table(voting("san_marco*4", "san_marco san_polo*4 gondola"))
    one.play(open_with("san_marco", 1), play_with(1, "san_polo.1"), play_with(2))
    assert not one.legal(play_with(0, "san_polo.3"))
    assert list(GAME.legal_moves(one.state, 1)) == [Pass()]
    two = Table(voting("san_marco*4", "san_marco san_polo*4 gondola*2"))
    two.play(open_with("san_marco", 1), play_with(1, "san_polo.1"), play_with(2))
    assert two.legal(play_with(0, "san_polo.2"))
    two.play(play_with(0, "san_polo.3"))
    assert two.state.vote is not None
    assert two.state.vote.spreads[1].reinforcements == with_("san_polo.1", "san_polo.3")


def test_who_has_played_no_card_of_the_district_cannot_reinforce() -> None:
    table = Table(voting("san_marco", "san_polo*3 gondola")).play(open_with("san_marco", 1))
    assert list(GAME.legal_moves(table.state, 1)) == [Pass()]
    holder = Table(voting("san_marco", "san_marco san_polo*3 gondola")).play(open_with("san_marco", 1))
    assert not holder.legal(play_with(0, "san_polo.2"))
    assert holder.legal(play_with(1, "san_polo.1"))


def test_with_the_free_gondola_anyone_may_reinforce() -> None:
    for hand in ("san_polo*3 gondola", "san_marco san_polo*3 gondola"):
        table = Table(voting("san_marco", hand, options=FREE)).play(open_with("san_marco", 1))
        assert table.legal(play_with(0, "san_polo.2"))
        assert not table.legal(play_with(0, "san_polo.1"))


def test_a_winner_without_the_district_takes_the_opening_card() -> None:
    table = Table(voting("san_marco*2", "san_polo*3 gondola", options=FREE))
    table.play(open_with("san_marco", 2), play_with(0, "san_polo.3"), Pass())
    ended = table.told(VoteEnded)[0]
    assert table.marks(1) == cards("san_marco")
    assert ended.discarded[0] == ()
    assert ended.returned[0] == cards("san_marco")
    assert table.hand(0) == cards("san_marco")
    assert sorted(ended.discarded[1]) == sorted(cards("gondola san_polo*3"))


def test_a_loser_without_the_district_gives_up_the_first_in_the_order_of_districts() -> None:
    table = Table(voting("san_marco*5", "san_polo castello gondola*2", options=FREE))
    table.play(open_with("san_marco", 1), play_with(0, "san_polo.1", "castello.1"), play_with(4), Pass())
    assert table.told(VoteEnded)[0].discarded[1] == cards("san_polo gondola*2")
    assert table.hand(1) == cards("castello")


def test_two_doges_of_one_owner_name_two_districts() -> None:
    table = Table(voting("san_marco*2 castello", "san_polo", doges=2)).play(open_with("san_marco", 1), Pass())
    assert table.state.phase is Phase.OPEN
    assert table.turn == 0
    assert opened(table) == {"castello"}
    assert not table.legal(open_with("san_marco", 1))


def test_the_ban_is_the_owners_whoever_named() -> None:
    """Seat 0 cannot open, so seat 1 names San Polo; for the second doge of seat 0 neither may name it again."""
    table = Table(voting("", "san_polo*2 castello", doges=2, challenger=1)).play(open_with("san_polo", 1), Pass())
    assert table.told(VoteCalled)[-1].challenger == 1
    assert opened(table) == {"castello"}


def test_an_exhausted_challenger_hands_the_challenge_over() -> None:
    first, second = offer("doge", 1), offer("spy", 1)
    table = Table(offered(first, second, "san_polo", "gondola", divider=0, deck="castello*9")).play(Choose(0))
    assert table.told(VoteCalled)[0] == VoteCalled(1, 0)
    assert table.state.phase is Phase.OPEN
    assert table.turn == 0
    table.play(open_with("san_polo", 1))
    assert table.turn == 1
    table.play(Pass())
    assert table.marks(0) == cards("san_polo")


def test_a_challenger_with_banned_districts_only_is_exhausted_too() -> None:
    table = Table(voting("san_marco*3", "castello", doges=2)).play(open_with("san_marco", 1), Pass())
    assert table.told(VoteCalled)[-1] == VoteCalled(0, 1)
    assert table.turn == 1
    assert opened(table) == {"castello"}


def test_when_neither_can_open_there_is_no_vote() -> None:
    table = Table(offered(offer("doge", 1), offer("", 1), "gondola", "gondola", deck="castello*9")).play(Choose(0))
    assert table.told(NoVote) == [NoVote(1)]
    assert table.told(VoteCalled) == []
    assert Card.DOGE in table.state.discards
    assert table.state.marks == ((), ())


def test_neither_may_name_a_banned_district() -> None:
    table = Table(voting("san_marco*2", "san_marco*2", doges=2)).play(open_with("san_marco", 1), Pass())
    assert len(table.told(VoteEnded)) == 1
    assert table.told(NoVote) == [NoVote(0)]
    assert table.state.discards.count(Card.DOGE) == 2


def test_a_forced_decline_is_asked() -> None:
    table = Table(voting("san_marco", "")).play(open_with("san_marco", 1))
    assert table.turn == 1
    assert list(GAME.legal_moves(table.state, 1)) == [Pass()]


def test_the_view_says_what_a_play_needs_and_makes() -> None:
    table = Table(voting("san_marco*2", "san_marco*3 castello gondola")).play(open_with("san_marco", 2))
    view = GAME.view(table.state, 1)
    assert view.vote is not None
    assert (view.vote.totals, view.vote.needed, view.vote.owner) == ((2, 0), 3, 0)
    assert view.total_after(1, play_with(2, "castello.1")) == 3
    table.play(play_with(3))
    assert view.total_after(1, Play(3)) == 3
    after = GAME.view(table.state, None)
    assert after.vote is not None
    assert (after.vote.totals, after.vote.needed) == ((2, 3), 4)


def test_a_doge_is_discarded_after_its_vote() -> None:
    table = Table(voting("san_marco", "", doges=1))
    assert GAME.components(table.state)["doge"] == 1
    table.play(open_with("san_marco", 1), Pass())
    assert table.state.discards.count(Card.DOGE) == 1


def test_plays_of_a_foreign_phase_are_illegal() -> None:
    table = Table(voting("san_marco*2", "san_marco*3"))
    assert not table.legal(play_with(1))
    table.play(open_with("san_marco", 1))
    assert not table.legal(open_with("san_marco", 2))
    assert not table.legal(Choose(0))
    assert not GAME.is_legal(replace(table.state, phase=Phase.CHOOSE), 1, play_with(2))
