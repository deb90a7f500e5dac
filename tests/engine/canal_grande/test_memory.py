"""What a seat has seen go to another hand: redealt hands always hold it, and never what cannot be there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.canal_grande import DISTRICTS, GAME, HELD, Card, Choose, Options, Pass, Reshuffled, Rob, State, action_cards
from engine.games.canal_grande.memory import DEALT_BIT, Notes, bits, first_notes, fits, gained, played
from engine.games.canal_grande.model import Memory, in_order
from tests.engine import laws
from tests.engine.canal_grande.table import Table, cards, offer, offered, open_with, play_with, voting

DEALT = "cannaregio santa_croce san_polo dorsoduro"
FOUR = DEALT + " gondola"
NONE = (0,) * 7


def boxed(state: State, top: str = "", **shown: str) -> State:
    """This position with a whole box of cards: hands of the first deal that nobody has seen, then cards taken openly (`seat_1="…"`).

    The deck is `top` and whatever is nowhere else.
    """
    dealt = Counter(card for hand in state.hands for card in hand if card in DISTRICTS)
    assert max(dealt.values()) <= len(state.hands), "no first deal gives these hands"
    notes, hands = first_notes(state.hands), list(state.hands)
    for seat, text in shown.items():
        number = int(seat.removeprefix("seat_"))
        hands[number] = in_order((*hands[number], *cards(text)))
        notes = gained(notes, number, cards(text))
    state = replace(state, hands=tuple(hands), notes=notes, deck=cards(top))
    rest = Counter({str(card): count for card, count in action_cards(len(hands)).items()}) - GAME.components(state)
    return replace(state, deck=(*state.deck, *(Card(name) for name in rest.elements())))


def imagined(state: State, viewer: Seat | None, seat: Seat, tries: int = 30) -> list[Counter[Card]]:
    """Hands of `seat` as this viewer may imagine them."""
    guesses = [GAME.redeal(state, viewer, Chance(b"hands", number)) for number in range(tries)]
    assert all(guess.hands is not state.hands for guess in guesses), "the real hands were kept"
    return [Counter(guess.hands[seat]) for guess in guesses]


def taking(text: str, *hands: str, top: str = "", **shown: str) -> Table:
    """The chooser opposite seat 0 takes this offer."""
    return Table(boxed(offered(offer(text, 1), offer("", 1), *hands), top, **shown)).play(Choose(0))


def test_cards_taken_openly_are_remembered() -> None:
    table = taking("san_marco*2 gondola", DEALT, DEALT)
    guesses = imagined(table.state, 0, 1)
    assert all(guess >= Counter(cards("san_marco*2 gondola")) for guess in guesses)
    assert len({frozenset(guess.items()) for guess in guesses}) > 5


def test_the_own_hand_never_changes() -> None:
    table = taking("san_marco*2 gondola", DEALT, "castello*2 san_marco*2")
    for seat in (0, 1):
        assert all(guess == Counter(table.hand(seat)) for guess in imagined(table.state, seat, seat, 10))


def test_first_hands_are_districts_of_the_first_deal() -> None:
    """Of the twelve cards dealt from, two of each district, seat 0 has two of Castello: seat 1 was dealt none, and no gondola."""
    state = boxed(offered(offer("san_polo", 1), offer("spy", 1), "castello*2 san_polo san_marco", DEALT))
    guesses = imagined(state, 0, 1)
    assert all(set(guess) <= set(DISTRICTS) for guess in guesses)
    assert all(guess[Card.CASTELLO] == 0 and guess[Card.SAN_POLO] <= 1 for guess in guesses)
    assert any(guess[Card.CANNAREGIO] == 2 for guess in guesses)


def test_a_card_drawn_by_a_spy_may_be_anything_a_hand_can_hold() -> None:
    table = taking("spy", DEALT, DEALT, top="gondola gondola")
    guesses = imagined(table.state, 0, 1, 200)
    assert {guess[Card.GONDOLA] for guess in guesses} == {0, 1, 2}
    assert set().union(*guesses) <= set(HELD)


def test_four_players_know_of_a_gondola_in_each_hand() -> None:
    state = boxed(offered(offer("san_polo", 1), offer("spy", 1), *[FOUR] * 4))
    for seat in (1, 2, 3):
        assert all(guess[Card.GONDOLA] == 1 for guess in imagined(state, 0, seat, 20))


def test_cards_played_are_gone_and_cards_returned_are_known() -> None:
    hands = ("castello*2 san_polo san_marco", "santa_croce*2 dorsoduro cannaregio")
    table = Table(boxed(voting(*hands), seat_0="gondola", seat_1="castello")).play(open_with("castello", 2, "san_polo.1"))
    assert all(guess.total() == 1 for guess in imagined(table.state, 1, 0))
    assert all(guess[Card.CASTELLO] for guess in imagined(table.state, 0, 1))
    lost = Table(boxed(voting(*hands), seat_1="castello*3")).play(open_with("castello", 2), play_with(3), Pass())
    assert lost.hand(0) == cards("san_polo san_marco castello")
    guesses = imagined(lost.state, 1, 0)
    assert all(guess[Card.CASTELLO] for guess in guesses)
    assert {guess[Card.SAN_POLO] for guess in guesses} == {0, 1, 2}


def test_thief_and_victim_of_two_know_the_card() -> None:
    table = taking("traitor", "castello*2 san_marco*2", DEALT)
    (stolen,) = set(table.hand(1)) - set(cards(DEALT))
    assert all(guess[stolen] >= 1 for guess in imagined(table.state, 0, 1))
    assert all(guess.total() == 3 for guess in imagined(table.state, 1, 0))


@pytest.mark.parametrize("viewer", [None, 1, 3])
def test_who_saw_no_theft_knows_that_one_card_is_missing(viewer: Seat | None) -> None:
    state = boxed(offered(offer("traitor", 1), offer("", 1), *[FOUR] * 4), seat_0="castello*3")
    table = Table(state).play(Choose(0), Rob(0))
    guesses = imagined(table.state, viewer, 0, 150)
    assert {guess[Card.GONDOLA] for guess in guesses} == {0, 1}
    assert min(guess[Card.CASTELLO] for guess in guesses) == 2
    assert all(guess[Card.CASTELLO] >= 3 or guess[Card.GONDOLA] for guess in guesses)
    assert all(guess.total() == 7 for guess in guesses)


def test_a_card_stolen_from_a_hand_of_one_kind_is_known_to_all() -> None:
    state = boxed(offered(offer("traitor", 1), offer("", 1), *[FOUR] * 4), seat_0="castello*3")
    hands = (cards("castello*3"), *state.hands[1:])
    table = Table(replace(state, hands=hands, notes=gained(played_all(state), 0, cards("castello*3")))).play(Choose(0), Rob(0))
    for viewer in (None, 1, 3):
        assert all(guess[Card.CASTELLO] >= 1 for guess in imagined(table.state, viewer, 2, 20))
        assert all(guess == Counter(cards("castello*2")) for guess in imagined(table.state, viewer, 0, 20))


def played_all(state: State) -> Notes:
    """After seat 0 has laid down all its cards."""
    return played(state.notes, 0, state.hands[0])


def test_who_could_not_open_holds_nothing_to_open_with() -> None:
    state = boxed(voting("castello*2 san_polo*2", "cannaregio*2 santa_croce dorsoduro", doges=3))
    table = Table(state).play(open_with("castello", 1), Pass(), open_with("san_polo", 1), Pass())
    assert table.turn == 1
    assert all(set(guess) <= set(cards("castello san_polo")) for guess in imagined(table.state, 1, 0))


def test_who_reinforced_without_the_district_holds_none_of_it() -> None:
    table = Table(boxed(voting("castello san_polo san_marco*2 gondola", *[FOUR] * 3)))
    table.play(open_with("castello", 1), play_with(0, "san_polo.1"))
    for viewer in (2, 3, None):
        assert all(guess[Card.CASTELLO] == 0 for guess in imagined(table.state, viewer, 1))
        assert any(guess[Card.CASTELLO] for guess in imagined(table.state, viewer, 3 if viewer == 2 else 2))


def test_who_is_to_open_a_vote_holds_a_card_for_it() -> None:
    table = taking("doge spy", DEALT, "castello*2 san_marco*2", top="gondola gondola")
    assert table.turn == 1
    assert table.state.resolution is not None
    banned = cards("cannaregio san_polo dorsoduro san_marco santa_croce")
    state = replace(table.state, resolution=replace(table.state.resolution, named=banned))
    assert all(guess[Card.CASTELLO] for guess in imagined(state, 0, 1))


def test_a_deck_made_of_the_discards_is_known() -> None:
    """Once the deck has run out, what a seat has not seen is in the other hand."""
    state = boxed(offered(offer("doge", 1), offer("", 1), "castello san_polo*2 dorsoduro", "san_marco*2 castello cannaregio"))
    state = replace(state, discards=state.deck, deck=())
    table = Table(state).play(Choose(0), open_with("castello", 1), Pass())
    assert table.told(Reshuffled)
    for number in range(20):
        guess = GAME.redeal(table.state, 0, Chance(b"deck", number))
        assert guess.hands is not table.state.hands
        assert Counter(guess.deck) == Counter(table.state.deck)
        assert guess.hands == table.state.hands


def test_what_fits() -> None:
    slot, dealt = bits(cards("castello san_polo")), bits(DISTRICTS) | DEALT_BIT
    assert fits(Memory((0, 0, 1, 0, 0, 0, 0), (slot,)), cards("san_polo castello"))
    assert not fits(Memory((0, 0, 1, 0, 0, 0, 0), (slot,)), cards("castello*2"))
    assert not fits(Memory((0, 0, 1, 0, 0, 0, 0), (slot,)), cards("san_polo"))
    assert fits(Memory(NONE, (dealt, slot)), cards("castello san_marco"))
    assert not fits(Memory(NONE, (dealt, slot)), cards("dorsoduro san_marco"))
    stolen = Memory(NONE, (slot,), (0, 0, 0, 0, 1, 0, 1), (), 1)
    assert fits(stolen, cards("castello san_marco"))
    assert fits(stolen, cards("castello gondola"))
    assert not fits(stolen, cards("san_marco gondola"))


@pytest.mark.parametrize(("seats", "number"), [(2, 11), (2, 12), (4, 11)])
def test_the_real_hands_always_fit_what_is_remembered(seats: int, number: int) -> None:
    walk = laws.walk(GAME, seats, Options(), number)
    for state in walk.states:
        in_deck: Counter[Card] = Counter(state.deck)
        for observer, note in enumerate(state.notes):
            assert all(in_deck[kind] <= most for kind, most in zip(HELD, note.deck, strict=True))
            assert all(fits(note.hands[seat], hand) for seat, hand in enumerate(state.hands) if seat != observer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_seat_is_ever_dealt_the_real_hands_for_want_of_others(seats: int) -> None:
    walk = laws.walk(GAME, seats, Options(), 13)
    for number, state in enumerate(walk.states[::4]):
        for viewer in range(seats):
            assert GAME.redeal(state, viewer, Chance(b"want", number)).hands is not state.hands


@pytest.mark.parametrize("seats", GAME.seats)
def test_redealt_states_are_played_to_the_end(seats: int) -> None:
    walk = laws.walk(GAME, seats, Options(), 13)
    rng = Random(seats)
    for number in range(0, len(walk.moves), 12):
        state = GAME.redeal(walk.states[number], rng.choice(walk.viewers), Chance(b"end", number))
        steps = 0
        while to_act := GAME.to_act(state):
            (seat,) = to_act
            steps += 1
            state = match.play(GAME, state, seat, laws.random_move(GAME, state, seat, rng), Chance(walk.seed, steps)).step.state
        assert GAME.result(state) is not None
