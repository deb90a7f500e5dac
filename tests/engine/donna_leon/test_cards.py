"""Investigation cards that move nobody, and the pile."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.games.donna_leon import (
    GAME,
    Card,
    ChooseDie,
    Colour,
    Drew,
    Elettra,
    EndTurn,
    Exchange,
    Exchanged,
    Figure,
    Go,
    Looked,
    OnTheSpot,
    Phase,
    PileRenewed,
    State,
    Submerged,
    Swapped,
    Take,
)
from engine.games.donna_leon.components import BY_NAME
from tests.engine.donna_leon.positions import (
    cleared,
    holding,
    informants,
    investigating,
    legal,
    living,
    piled,
    play,
    table,
    victim,
    without_discards,
)

E, M, V = Card.VIANELLO_EXCHANGE, Card.ANY_MEETING, Card.ANY_VAPORETTO


def test_elettra_sees_any_persons_chip_and_meets_nobody_elsewhere() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    state = investigating(holding(state, 0, Card.BRUNETTI_ELETTRA), Figure.BRUNETTI, "lido", points=1)
    places = [move.place for move in GAME.legal_moves(state, 0) if isinstance(move, Elettra)]
    assert len(places) == 36
    assert places == sorted(places, key=BY_NAME.__getitem__)
    assert not legal(state, Elettra("questura"))
    assert not legal(cleared(state, "frari"), Elettra("frari"))
    done = play(state, Elettra("ghetto"))
    assert done.events == (Looked(0, "ghetto", Colour.GREEN, here=False),)
    assert done.saw.person == "nun"
    assert done.settled
    assert not done.state.moving.meeting
    assert done.state.played == (Card.BRUNETTI_ELETTRA,)
    assert not legal(done.state, Take(summons=False))


def test_elettra_on_his_own_place_lets_brunetti_meet_the_person() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    state = investigating(holding(state, 0, Card.BRUNETTI_ELETTRA), Figure.BRUNETTI, "ghetto", points=1)
    done = play(state, Elettra("ghetto"))
    assert done.event(Looked).here
    assert done.state.moving.points == 1
    assert not legal(done.state, OnTheSpot()), "each chip under the figure once"
    assert play(done.state, Take(summons=False)).state.taken[0][0].person == "nun"


def test_elettra_elsewhere_does_not_end_a_meeting() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    state = investigating(holding(state, 0, Card.BRUNETTI_ELETTRA), Figure.BRUNETTI, "santa_lucia")
    assert legal(play(state, Go("ghetto"), Elettra("lido")).state, Take(summons=False))


def test_submerged_exchanges_two_chips_of_one_colour_unseen() -> None:
    state = investigating(holding(table(), 0, Card.PATTA_SUBMERGED), Figure.PATTA, "questura")
    done = play(state, Submerged("ghetto", "murano"))
    assert done.events == (Swapped(0, "ghetto", "murano", Colour.GREEN),)
    assert not done.secrets
    assert not done.settled
    assert done.state.person_at("ghetto") == state.person_at("murano")
    assert done.state.person_at("murano") == state.person_at("ghetto")
    assert not legal(state, Submerged("murano", "ghetto")), "one way to write it"
    assert not legal(state, Submerged("ghetto", "ghetto"))
    assert not legal(state, Submerged("ghetto", "ca_d_oro"))
    assert not legal(state, Submerged("questura", "casa_brunetti"))
    assert not legal(state, Submerged("atlantis", "ghetto"))
    assert sum(isinstance(move, Submerged) for move in GAME.legal_moves(state, 0)) == 3 * 66


def test_submerged_under_other_figures_does_not_matter() -> None:
    state = investigating(holding(table(), 0, Card.PATTA_SUBMERGED), Figure.PATTA, "questura")
    state = replace(state, figures=("ghetto", "questura", "murano", "ghetto"))
    assert legal(state, Submerged("ghetto", "murano"))


def exchanging(*cards: Card) -> State:
    return investigating(holding(table(), 0, *cards), Figure.VIANELLO, "questura", points=0)


def test_exchange_draws_as_many_as_were_discarded_itself_included() -> None:
    state = exchanging(E, M, M, V)
    done = play(state, Exchange((V, M)))
    assert done.events == (Exchanged(0, (V, M)), Drew(0, 3, 3))
    assert Counter(done.state.played) == Counter([E, V, M])
    assert len(done.state.hands[0]) == 4
    assert len(done.drawn) == 3
    assert done.settled
    alone = play(state, Exchange(()))
    assert alone.events == (Exchanged(0, ()), Drew(0, 1, 1))


def test_which_exchanges_are_legal() -> None:
    state = exchanging(E, M, M, V)
    assert {move.cards for move in GAME.legal_moves(state, 0) if isinstance(move, Exchange)} == {
        (), (M,), (M, M), (V,), (V, M), (V, M, M),
    }  # fmt: skip
    assert not legal(state, Exchange((M, M, M)))
    assert not legal(state, Exchange((M, V))), "one way to write it"
    assert not legal(state, Exchange((E,))), "the one played is not a further card"
    assert legal(exchanging(E, E), Exchange((E,)))
    assert not legal(exchanging(M), Exchange(()))


def test_a_big_hand_is_checked_at_once() -> None:
    cards = [card for card in Card for _ in range(2) if card not in (E, Card.BRUNETTI_MEETING, Card.PATTA_MEETING, Card.VIANELLO_MEETING)]
    state = exchanging(E, *cards)
    assert len(state.hands[0]) > 30
    assert GAME.is_legal(state, 0, Exchange(tuple(cards)))
    assert len(play(state, Exchange(tuple(cards))).drawn) == 54 - 3 - len(cards) - 1


def test_an_exchange_that_renews_the_pile_does_not_draw_its_own_discards() -> None:
    state = piled(exchanging(E, M, M), V)
    state = replace(state, discards=(), played=state.discards)
    before = Counter(state.played)
    done = play(state, Exchange((M, M)))
    assert done.events == (Exchanged(0, (M, M)), Drew(0, count=1, due=3))
    assert done.drawn == (V,)
    assert Counter(done.state.played) == before + Counter([E, M, M])
    assert done.state.pile == ()
    ended = play(done.state, EndTurn())
    assert ended.kinds == ["turn_ended", "pile_renewed", "turn_began"]
    assert Counter(ended.state.pile) == before + Counter([E, M, M])
    assert ended.state.discards == ended.state.played == ()


def test_a_pile_used_up_is_renewed_from_the_discards_at_once() -> None:
    state = piled(exchanging(E, M, M), V)
    discards = Counter(state.discards)
    done = play(state, Exchange((M, M)))
    assert done.events == (Exchanged(0, (M, M)), Drew(0, 3, 3), PileRenewed(0, discards.total()))
    assert done.drawn[0] == V
    assert Counter(done.state.pile) + Counter(done.drawn[1:]) == discards
    assert done.state.discards == ()
    assert done.state.piles == 1
    last = play(piled(exchanging(E), V), Exchange(()))
    assert last.events[-1] == PileRenewed(0, discards.total() + 2), "as soon as the last card is drawn"
    assert len(last.state.pile) == discards.total() + 2


def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    state = replace(without_discards(piled(holding(table(), 0)), 1), dice=(1, 1, 1, 1), active=0)
    done = play(state, ChooseDie(Figure.PATTA, 1))
    assert done.events[1] == Drew(0, count=0, due=2)
    assert not done.settled
    assert done.state.hands[0] == ()
    ended = play(replace(done.state, turn=replace(done.state.moving, points=0)), EndTurn())
    assert ended.kinds == ["turn_ended", "turn_began"]


def test_cards_of_a_turn_join_the_discards_when_it_ends() -> None:
    state = piled(exchanging(E), M, V)
    done = play(state, Exchange(()))
    assert done.state.played == (E,)
    assert play(done.state, EndTurn()).state.discards == (*state.discards, E)


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_the_victims_three_cards_come_over_a_renewal(size: int) -> None:
    state = piled(holding(living(victim(table(), "nun"), ghetto="nun"), 0), *[*[M] * 2, *[V] * 2, Card.ANY_POLICE_BOAT][:size])
    state = play(investigating(state, Figure.PAOLA, "santa_lucia"), Go("ghetto")).state
    done = play(state, Take(summons=False))
    assert len(done.drawn) == 3
    assert len(done.state.hands[0]) == 3
    assert any(isinstance(event, PileRenewed) for event in done.events) == (size <= 3)
    assert done.state.phase is Phase.INVESTIGATE


def test_two_cards_of_a_die_over_a_renewal() -> None:
    state = replace(piled(holding(table(), 0), M), dice=(1, 1, 1, 1), active=0)
    done = play(state, ChooseDie(Figure.PATTA, 1))
    assert done.events[1:] == (Drew(0, 2, 2), PileRenewed(0, len(state.discards)))
    assert done.drawn[0] == M
