"""What is in the boxes, the deal, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import match
from engine.games.canal_grande import DISTRICTS, GAME, Card, Options, Phase
from engine.match import start

SEEDS = [bytes([number]) * 32 for number in range(12)]


def test_two_play_with_one_box() -> None:
    count = GAME.components(start(GAME, 2, Options(), SEEDS[0]))
    assert {district: count[district] for district in DISTRICTS} == dict.fromkeys(DISTRICTS, 5)
    assert (count["spy"], count["traitor"], count["gondola"], count["doge"]) == (3, 7, 6, 6)
    assert (count["number_1"], count["number_2"], count["number_3"]) == (4, 5, 5)
    assert count.total() == 52 + 14


def test_four_play_with_two_boxes_less_eight_traitors() -> None:
    count = GAME.components(start(GAME, 4, Options(), SEEDS[0]))
    assert {district: count[district] for district in DISTRICTS} == dict.fromkeys(DISTRICTS, 10)
    assert (count["spy"], count["traitor"], count["gondola"], count["doge"]) == (6, 6, 12, 12)
    assert (count["number_1"], count["number_2"], count["number_3"]) == (8, 10, 10)
    assert count.total() == 96 + 28


@pytest.mark.parametrize(("seats", "deck", "numbers"), [(2, 44, 14), (4, 76, 28)])
def test_the_deal(seats: int, deck: int, numbers: int) -> None:
    for seed in SEEDS:
        state = start(GAME, seats, Options(), seed)
        assert state.phase is Phase.DIVIDE
        assert len(state.laid.cards) == 5
        assert len(state.laid.numbers) == 3
        assert len(state.deck) == deck - 5
        assert len(state.numbers) == numbers - 3
        gondolas = 1 if seats == 4 else 0
        for hand in state.hands:
            assert hand.count(Card.GONDOLA) == gondolas
            assert len(hand) == 4 + gondolas
            assert set(hand) <= {*DISTRICTS, Card.GONDOLA}
        dealt = Counter(card for hand in state.hands for card in hand if card in DISTRICTS)
        assert max(dealt.values()) <= seats


def test_who_divides_first() -> None:
    assert {start(GAME, 2, Options(), seed).divider for seed in SEEDS} == {0, 1}
    assert {start(GAME, 4, Options(), seed).divider for seed in SEEDS} == {0}


def test_partners_of_four_sit_side_by_side() -> None:
    assert GAME.teams(2) == ((0,), (1,))
    assert GAME.teams(4) == ((0, 1), (2, 3))


def test_it_is_played_by_two_or_four() -> None:
    for seats in (1, 3, 5):
        with pytest.raises(ValueError):
            match.start(GAME, seats, Options(), SEEDS[0])
