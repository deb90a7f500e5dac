"""Redealt states keep what the viewer knows and change the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine import match
from engine.chance import Chance
from engine.games.donna_leon import COLOUR_OF, GAME, PLACES, Card, Exchange, Figure, Peek
from tests.engine.donna_leon.positions import SEED, holding, investigating, piled, play, seen, table


def test_chips_seen_stay_and_the_others_move_within_their_colour() -> None:
    state = seen(seen(table(3), 0, "ghetto", "lido"), 1, "murano")
    others = [GAME.redeal(state, 0, Chance(SEED, number)) for number in range(40)]
    for place, person in zip(PLACES, state.people, strict=True):
        there = {other.person_at(place) for other in others}
        if place in ("ghetto", "lido") or person is None:
            assert there == {person}
        else:
            assert len(there) > 4
            assert {one and COLOUR_OF[one] for one in there} == {COLOUR_OF[person]}
    assert {other.known for other in others} == {state.known}
    assert any(GAME.redeal(state, None, Chance(SEED, number)).person_at("ghetto") != state.person_at("ghetto") for number in range(9))


def test_without_the_notebook_what_was_seen_still_stays() -> None:
    state = seen(table(3, notebook=False), 0, "ghetto", "lido")
    for number in range(20):
        other = GAME.redeal(state, 0, Chance(SEED, number))
        assert other.person_at("ghetto") == state.person_at("ghetto")


def test_hands_of_others_and_the_pile_are_shuffled_and_the_own_hand_stays() -> None:
    state = holding(table(3), 1, Card.PATTA_SUMMONS, Card.PATTA_SUMMONS)
    others = [GAME.redeal(state, 0, Chance(SEED, number)) for number in range(40)]
    assert {other.hands[0] for other in others} == {state.hands[0]}
    assert len({tuple(sorted(held.card for held in other.hands[1])) for other in others}) > 10
    assert any(Card.PATTA_SUMMONS in other.pile for other in others)


def test_after_a_renewal_the_older_cards_are_known_to_be_in_other_hands() -> None:
    """Everybody can count what went into the new pile: of two players, each knows the other's older cards."""
    for seats in (2, 3):
        state = holding(table(seats), 1, Card.BRUNETTI_MEETING, Card.PATTA_MEETING)
        state = holding(state, 0, Card.VIANELLO_EXCHANGE)
        if seats == 3:
            state = holding(state, 2, Card.ANY_MEETING, Card.ANY_MEETING)
        state = investigating(piled(state, Card.ANY_VAPORETTO), Figure.VIANELLO, "questura", points=0)
        state = play(state, Exchange(())).state
        assert state.piles == 1
        old = Counter(held.card for hand in state.hands[1:] for held in hand)
        for number in range(20):
            other = GAME.redeal(state, 0, Chance(SEED, number))
            assert Counter(held.card for hand in other.hands[1:] for held in hand) == old
            assert Counter(other.pile) == Counter(state.pile)
        dealt = [GAME.redeal(state, 0, Chance(SEED, number)).hands for number in range(20)]
        hands = {tuple(tuple(sorted(held.card for held in hand)) for hand in redealt) for redealt in dealt}
        assert (len(hands) > 1) == (seats == 3)


def test_cards_drawn_since_a_renewal_may_be_any_of_that_pile() -> None:
    state = piled(holding(table(2), 1, Card.VIANELLO_EXCHANGE, Card.ANY_MEETING), Card.ANY_VAPORETTO)
    state = investigating(state, Figure.VIANELLO, "questura", points=0, seat=1)
    state = play(state, Exchange((Card.ANY_MEETING,))).state
    assert [held.pile for held in state.hands[1]] == [0, 1]
    renewed = Counter(state.pile) + Counter([state.hands[1][1].card])
    others = [GAME.redeal(state, 0, Chance(SEED, number)) for number in range(30)]
    assert {other.hands[1][0].card for other in others} == {Card.ANY_VAPORETTO}
    assert len({other.hands[1][1].card for other in others}) > 3
    assert all(Counter(other.pile) + Counter([other.hands[1][1].card]) == renewed for other in others)


def test_peeks_of_others_are_drawn_anew_until_all_are_in() -> None:
    state = table(3, opening_peek=True)
    for seat in (0, 1):
        state = match.play(GAME, state, seat, Peek(("ghetto", "lido", "zattere")), Chance(SEED, seat + 1)).step.state
    others = [GAME.redeal(state, 0, Chance(SEED, number)) for number in range(20)]
    assert {other.peeks[0] for other in others} == {state.peeks[0]}
    assert len({other.peeks[1] for other in others}) > 10
    assert all(other.known[1] == other.peeks[1] == other.fresh[1] for other in others)
    assert {other.peeks[2] for other in others} == {()}
    state = match.play(GAME, state, 2, Peek(("murano", "lido", "zattere")), Chance(SEED, 3)).step.state
    assert {GAME.redeal(state, 0, Chance(SEED, number)).peeks for number in range(5)} == {state.peeks}


def test_public_things_stay() -> None:
    state = table(3)
    other = GAME.redeal(state, 2, Chance(SEED, 1))
    kept = replace(other, people=state.people, hands=state.hands, pile=state.pile)
    assert kept == state
