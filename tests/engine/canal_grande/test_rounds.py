"""The end of a round: who draws for the smaller sum, and who divides next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Seat
from engine.games.canal_grande import (
    Card,
    Choose,
    Drew,
    Fate,
    NothingToDraw,
    Reshuffled,
    Robbed,
    RoundBegan,
    RoundEnded,
    Showed,
    Spied,
    TurnBegan,
    VoteCalled,
)
from tests.engine.canal_grande.table import Table, cards, offer, offered

DECK = "san_polo gondola castello " + "dorsoduro*20"


def ended(
    fronts: tuple[tuple[int, ...], tuple[int, ...]],
    *,
    divider: Seat = 0,
    deck: str = DECK,
    discards: str = "",
    hands: tuple[str, str] = ("", ""),
) -> Table:
    """The last turn brings the number cards in front of the two to these (the chooser takes one card, the divider another)."""
    chooser = 1 - divider
    before = tuple(front[:-1] for front in fronts)
    state = offered(offer("", fronts[chooser][-1]), offer("", fronts[divider][-1]), *hands, deck=deck, discards=discards)
    return Table(replace(state, divider=divider, fronts=before)).play(Choose(0))


def drawn(table: Table) -> list[Seat | None]:
    return [event.seat for event in table.told(Drew)]


@pytest.mark.parametrize("divider", [0, 1])
def test_ten_to_nine(divider: Seat) -> None:
    """Seat 1 has less: it draws three cards; seat 0 has more: it divides."""
    table = ended(((3, 3, 3, 1), (3, 3, 3)), divider=divider)
    assert table.told(RoundEnded) == [RoundEnded(None, (10, 9), (1,), 3)]
    assert drawn(table) == [1, 1, 1]
    assert table.hand(1) == cards("san_polo castello gondola")
    assert table.told(RoundBegan) == [RoundBegan(0)]
    assert table.turn == 0
    assert table.state.fronts == ((), ())


@pytest.mark.parametrize(("divider", "following"), [(0, 1), (1, 0)])
def test_ten_to_ten(divider: Seat, following: Seat) -> None:
    """Equal sums: nobody draws, roles swap."""
    table = ended(((3, 3, 3, 1), (3, 3, 2, 2)), divider=divider)
    assert table.told(RoundEnded) == [RoundEnded(None, (10, 10), (), 3)]
    assert drawn(table) == []
    assert table.turn == following


@pytest.mark.parametrize("divider", [0, 1])
def test_twelve_to_eleven_with_all_fourteen_but_two(divider: Seat) -> None:
    """4×1, 5×2 and 3×3 lie out after four turns. Both are over ten: the smaller sum still draws."""
    table = ended(((1, 1, 1, 2, 2, 2, 3), (1, 2, 2, 3, 3)), divider=divider)
    assert table.told(RoundEnded) == [RoundEnded(None, (12, 11), (1,), 3)]
    assert drawn(table) == [1, 1, 1]
    assert table.turn == 0
    assert sorted((*table.state.numbers, *table.state.laid.numbers)) == sorted((1, 1, 1, 2, 2, 2, 3, 1, 2, 2, 3, 3, *(1, 2, 3) * 3))


def test_nine_to_nine_goes_on() -> None:
    table = ended(((3, 3, 3), (3, 3, 3)))
    assert table.told(RoundEnded) == []
    assert table.told(RoundBegan) == []
    assert table.turn == 1
    assert table.state.fronts == ((3, 3, 3), (3, 3, 3))


def test_hands_and_marks_stay_discards_return() -> None:
    state = offered(offer("san_marco", 3), offer("traitor", 1), "castello", "", deck=DECK, discards="doge*4 spy*2")
    state = replace(state, fronts=((3, 3), (3, 3, 3)), marks=(cards("castello"), cards("san_polo")))
    table = Table(state).play(Choose(0))
    assert table.state.marks == (cards("castello"), cards("san_polo"))
    assert table.state.discards == ()
    everything = (*table.state.deck, *table.state.laid.cards)
    assert everything.count(Card.DOGE) == 4
    assert everything.count(Card.TRAITOR) == 1


def test_a_bonus_draw_never_leaves_a_doge_or_a_spy() -> None:
    table = ended(((3, 3, 3, 1), (3,)), deck="doge san_polo spy doge gondola castello " + "dorsoduro*20")
    assert table.hand(1) == cards("san_polo castello gondola")
    assert [(event.card, event.fate) for event in table.told(Showed)] == [
        (Card.DOGE, Fate.REPLACED),
        (Card.SPY, Fate.REPLACED),
        (Card.DOGE, Fate.REPLACED),
    ]
    assert table.told(VoteCalled) == []
    assert table.told(Spied) == []
    assert table.state.resolution is None


def test_a_bonus_traitor_acts_and_counts_as_a_draw() -> None:
    table = ended(((3, 3, 3, 1), (3,)), deck="traitor gondola castello san_polo " + "dorsoduro*20", hands=("san_marco", ""))
    assert table.told(Robbed) == [Robbed(1, 0, None)]
    assert drawn(table) == [1, 1]
    assert table.hand(1) == cards("san_marco castello gondola")
    assert table.hand(0) == ()


def test_the_deck_runs_out_in_a_bonus_draw() -> None:
    table = ended(((3, 3, 3, 1), (3,)), deck="san_polo doge", discards="gondola*9")
    assert table.hand(1).count(Card.SAN_POLO) == 1
    assert len(table.hand(1)) == 3
    assert table.told(Reshuffled) == [Reshuffled(None, 10)]


def test_a_bonus_draw_stops_when_only_doges_and_spies_are_left() -> None:
    table = ended(((3, 3, 3, 1), (3,)), deck="san_polo doge", discards="spy doge")
    assert table.hand(1) == cards("san_polo")
    assert table.told(NothingToDraw) == [NothingToDraw(1, 2)]
    assert table.told(TurnBegan)[0].cards == cards("spy doge*2")


def test_the_rest_of_the_round_is_told_in_order() -> None:
    table = ended(((3, 3, 3, 1), (3,)))
    kinds = [kind for kind in table.kinds() if kind in ("round_ended", "drew", "round_began", "turn_began")]
    assert kinds == ["round_ended", "drew", "drew", "drew", "round_began", "turn_began"]
