"""What is hidden from whom: each hidden fact, changed alone, changes nothing for anybody who must not know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande import GAME, Card, Choose, Event, Move, Options, Pass, Rob, State
from tests.engine import laws
from tests.engine.canal_grande.table import Table, cards, known, offer, offered, open_with, play_with, voting


def alike(one: State, other: State, viewers: tuple[Seat | None, ...]) -> None:
    """These viewers see and may do the same in both."""
    assert one != other
    for viewer in viewers:
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        if viewer in GAME.to_act(one):
            assert viewer is not None
            assert list(GAME.legal_moves(one, viewer)) == list(GAME.legal_moves(other, viewer))
            assert GAME.choices(one, viewer, ()) == GAME.choices(other, viewer, ())
    assert GAME.to_act(one) == GAME.to_act(other)


def told(state: State, *moves: Move, viewer: Seat | None) -> tuple[list[Event], list[Event]]:
    """What this viewer is told when these moves are played."""
    table = Table(state).play(*moves)
    return table.events, [event for seat, event in table.secrets if seat == viewer]


def with_hand(state: State, seat: Seat, hand: str) -> State:
    hands = tuple(cards(hand) if other == seat else held for other, held in enumerate(state.hands))
    return replace(state, hands=hands, notes=known(hands))


DECK = "dorsoduro*30"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_hidden_from_all_others_also_the_partner(seats: int) -> None:
    state = offered(offer("castello", 1), offer("spy", 1), *["san_polo"] * seats, deck=DECK)
    for seat in range(seats):
        other = with_hand(state, seat, "gondola")
        others = tuple(viewer for viewer in (None, *range(seats)) if viewer != seat)
        alike(state, other, others)
        assert GAME.view(state, seat) != GAME.view(other, seat)
        for viewer in others:
            assert told(state, Choose(0), viewer=viewer) == told(other, Choose(0), viewer=viewer)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_of_the_deck_is_hidden(seats: int) -> None:
    state = offered(offer("castello", 1), offer("san_polo", 1), *[""] * seats, deck="castello " + DECK)
    alike(state, replace(state, deck=state.deck[::-1]), (None, *range(seats)))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_of_the_number_cards_is_hidden(seats: int) -> None:
    state = offered(offer("castello", 1), offer("san_polo", 1), *[""] * seats, deck=DECK, numbers=(1, 2, 3, 3))
    alike(state, replace(state, numbers=(3, 3, 2, 1)), (None, *range(seats)))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_spy_brought_is_the_owners_secret(seats: int) -> None:
    chooser = seats // 2
    hands = [""] * seats
    one = offered(offer("spy", 1), offer("", 1), *hands, deck="san_polo gondola " + DECK)
    other = replace(one, deck=cards("castello san_marco " + DECK))
    for viewer in (None, *range(seats)):
        same = told(one, Choose(0), viewer=viewer) == told(other, Choose(0), viewer=viewer)
        assert same == (viewer != chooser)
    after, differently = Table(one).play(Choose(0)).state, Table(other).play(Choose(0)).state
    alike(after, differently, tuple(viewer for viewer in (None, *range(seats)) if viewer != chooser))
    assert GAME.view(after, chooser).hand == cards("san_polo gondola")


def test_what_a_bonus_draw_brought_is_the_drawers_secret() -> None:
    one = offered(offer("", 3), offer("", 1), "", "", deck="san_polo gondola castello " + DECK, fronts=((3,), (3, 3, 3)))
    other = replace(one, deck=cards("castello castello san_polo " + DECK))
    for viewer in (None, 0, 1):
        assert (told(one, Choose(0), viewer=viewer) == told(other, Choose(0), viewer=viewer)) == (viewer != 0)


def test_a_stolen_card_is_known_to_thief_and_victim_of_two() -> None:
    one = offered(offer("traitor", 1), offer("", 1), "san_polo", "", deck=DECK)
    other = with_hand(one, 0, "castello")
    for viewer in (None, 0, 1):
        assert (told(one, Choose(0), viewer=viewer) == told(other, Choose(0), viewer=viewer)) == (viewer is None)


def test_a_stolen_card_is_hidden_from_partners_and_the_public() -> None:
    one = offered(offer("traitor", 1), offer("", 1), "san_polo", "gondola", "", "", deck=DECK)
    other = with_hand(one, 0, "castello")
    moves = (Choose(0), Rob(0))
    for viewer in (None, 0, 1, 2, 3):
        assert (told(one, *moves, viewer=viewer) == told(other, *moves, viewer=viewer)) == (viewer not in (0, 2))
    alike(Table(one).play(*moves).state, Table(other).play(*moves).state, (None, 1, 3))


def test_a_forced_decline_looks_like_a_chosen_one() -> None:
    one = Table(voting("castello", "castello*2")).play(open_with("castello", 1)).state
    other = Table(voting("castello", "san_polo*2")).play(open_with("castello", 1)).state
    alike(one, other, (None, 0))
    for viewer in (None, 0):
        assert told(one, Pass(), viewer=viewer) == told(other, Pass(), viewer=viewer)


def test_what_went_back_to_hand_is_public_what_stayed_there_is_not() -> None:
    def after(kept: str) -> State:
        table = Table(voting("castello*3 " + kept, "castello*2")).play(open_with("castello", 1), play_with(2))
        return table.play(Pass()).state

    alike(after("gondola"), after("san_polo"), (None, 1))


def test_a_view_never_holds_another_hand() -> None:
    state = offered(offer("castello", 1), offer("spy", 1), "san_polo", "gondola", "san_marco", "dorsoduro", deck="doge*9")
    for viewer in (None, 0, 1, 2, 3):
        text = repr(GAME.view(state, viewer))
        for seat, card in enumerate((Card.SAN_POLO, Card.GONDOLA, Card.SAN_MARCO, Card.DORSODURO)):
            assert (f"'{card}'" in text) == (seat == viewer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_redeal_depends_on_nothing_that_its_viewer_does_not_know(seats: int) -> None:
    """What the computer player is shown is the same, whatever the hidden cards are."""
    for number, state in enumerate(laws.walk(GAME, seats, Options(), 3).states[::15]):
        for viewer in (None, *range(seats)):
            other = GAME.redeal(state, viewer, Chance(b"other", number))
            assert GAME.redeal(other, viewer, Chance(b"shown", number)) == GAME.redeal(state, viewer, Chance(b"shown", number))
