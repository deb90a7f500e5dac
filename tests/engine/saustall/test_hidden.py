"""Each hidden fact changed alone: nobody else's view, legal moves or events change; and what redeal may and must not change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall import GAME, Card, Choice, Options, Phase, Room, State, Suspect, Token, Visit, Want
from engine.games.saustall.hidden import known
from engine.games.saustall.model import SUSPECTS, TOKENS
from engine.games.saustall.moves import Move
from tests.engine.saustall.positions import CHANCE, THEORY, position, solved, with_desk, with_theory

VISITS = (
    Visit(1, 1, 1, Room.LABORATORY, special=False, token=5),
    Visit(1, 2, 2, Room.GROUP, special=True, token=0),
    Visit(1, 3, 3, Room.OFFICE, special=False),
)


def swapped(things: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    changed = list(things)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def same_for(viewers: tuple[Seat | None, ...], state: State, other: State, seats: tuple[Seat, ...] = ()) -> None:
    """These viewers see no difference, before or after any move that both states allow; those in `seats` may act alike."""
    for viewer in viewers:
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    for seat in match.asked(GAME, state) & {*seats}:
        assert list(GAME.legal_moves(state, seat)) == list(GAME.legal_moves(other, seat))
    for seat in sorted(match.asked(GAME, state)):
        for move in both(state, other, seat):
            here, there = (match.play(GAME, one, seat, move, CHANCE).step for one in (state, other))
            assert here.events == there.events
            for viewer in viewers:
                assert GAME.view(here.state, viewer) == GAME.view(there.state, viewer)
                if viewer is not None and viewer != seat:
                    assert here.secrets.get(viewer) == there.secrets.get(viewer)


def both(state: State, other: State, seat: Seat) -> Iterator[Move]:
    for i, move in enumerate(GAME.legal_moves(state, seat)):
        if i % 7 == 0 and GAME.is_legal(other, seat, move):
            yield move


def test_a_hand_is_its_owners_alone() -> None:
    state = position(4, first=3)
    hand = (Card.SPECIAL, Card.WITNESS_BOB_RUN_MAN, Card.WITNESS_CABLE_CAR_WOMAN)
    deck = list(state.deck)
    for card in hand:
        deck.remove(card)
    other = replace(with_desk(state, 0, hand=hand), deck=(*deck, *state.desks[0].hand))
    assert GAME.components(other) == GAME.components(state)
    assert GAME.view(state, 0) != GAME.view(other, 0)
    for viewer in (None, 1, 2, 3):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert list(GAME.legal_moves(state, 3)) == list(GAME.legal_moves(other, 3))


def test_the_order_of_the_deck_is_nobodys() -> None:
    state = position(4)
    other = replace(state, deck=tuple(reversed(state.deck)))
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    same_for((None, 1, 2, 3), state, other, (0,))


def test_own_evidence_is_its_owners_and_theirs_who_looked() -> None:
    """Seat 2 looked at seat 0's token; a token of seat 3 that nobody else saw."""
    state = position(4, visits=VISITS)
    other = replace(state, evidence=swapped(state.evidence, 0, 3))
    for viewer in (0, 2, 3):
        assert GAME.view(state, viewer) != GAME.view(other, viewer)
    same_for((None, 1), state, other, (1,))


def test_the_laboratory_is_theirs_who_looked() -> None:
    """Seat 1 saw token 5, nobody saw 6."""
    state = position(4, visits=VISITS, laboratory=(6, 7, 4, 5), turn=4)
    other = replace(state, evidence=swapped(state.evidence, 5, 6))
    assert GAME.view(state, 1) != GAME.view(other, 1)
    same_for((None, 2, 3), state, other, (0, 2, 3))
    unseen = replace(state, evidence=swapped(state.evidence, 4, 7))
    same_for((None, 0, 1, 2, 3), state, unseen, (0, 1, 2, 3))


def test_tokens_aside_are_theirs_who_looked() -> None:
    state = position(2, visits=(Visit(1, 1, 1, Room.GROUP, special=False, token=2),))
    other = replace(state, evidence=swapped(state.evidence, 2, 5))
    assert GAME.view(state, 1) != GAME.view(other, 1)
    assert GAME.view(state, 0) == GAME.view(other, 0)
    same_for((None,), state, other)


def test_theory_and_stand_and_removed_tokens_are_their_owners_alone() -> None:
    state = position(4, phase=Phase.REMOVAL, turn=28)
    for seat in range(4):
        state = with_desk(state, seat, stand=state.desks[seat].stand[:6], removed=state.desks[seat].stand[6:])
    other = with_theory(state, 1, Token.ACCIDENT, Token.WOMAN, Token.ENVY)
    moved = with_desk(state, 1, stand=state.desks[1].removed, removed=state.desks[1].stand)
    for changed in (other, moved):
        assert GAME.components(changed) == GAME.components(state)
        assert GAME.view(state, 1) != GAME.view(changed, 1)
        same_for((None, 0, 2, 3), state, changed, (0, 2, 3))


WAITING = [
    (position(4, phase=Phase.REMOVAL, turn=4), Choice(Want.REMOVAL, (Token.WOMAN,)), Choice(Want.REMOVAL, (Token.ENVY,))),
    (position(3, phase=Phase.REMOVAL, turn=6), Choice(Want.REMOVAL, (Token.ACCIDENT,)), Choice(Want.REMOVAL, (Token.DANCER,))),
    (solved(4, ()), Choice(Want.DISCARD), Choice(Want.KEEP)),
    (solved(2, ()), Choice(Want.KEEP), Choice(Want.SWAP, (Token.MAN, Token.MAYOR))),
]


@pytest.mark.parametrize(("state", "one", "other"), WAITING)
def test_a_waiting_choice_is_its_owners_alone(state: State, one: Choice, other: Choice) -> None:
    rest = (None,) * (len(state.desks) - 1)
    states = [replace(state, chosen=(choice, *rest)) for choice in (one, other)]
    assert GAME.view(states[0], 0) != GAME.view(states[1], 0)
    others = tuple(range(1, len(state.desks)))
    for viewer in (None, *others):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)
    for seat in others:
        assert list(GAME.legal_moves(states[0], seat)) == list(GAME.legal_moves(states[1], seat))


def test_a_waiting_suspicion_is_its_owners_alone() -> None:
    state = GAME.setup(3, Options(), Chance(b"hidden", 1))
    states = [replace(state, chosen=(Choice(Want.SUSPICION, tokens), None, None)) for tokens in (THEORY, TOKENS[:3])]
    same_for((None, 1, 2), states[0], states[1], (1, 2))
    assert GAME.view(states[0], 0) != GAME.view(states[1], 0)


def test_office_work_shows_only_that_it_was_done() -> None:
    state = position(4, hands={0: (Card.SPECIAL, Card.MOTIVE, Card.MOTIVE)})
    for seat in range(4):
        state = with_desk(state, seat, interventions=0)
    move = GAME.move_at(state, 0, ("special", "office"))
    assert move is not None
    state = GAME.apply(state, 0, move, CHANCE).state
    steps = [match.play(GAME, state, 0, swap, CHANCE).step for swap in GAME.legal_moves(state, 0)]
    assert len({step.events for step in steps}) == 1
    for viewer in (None, 1, 2, 3):
        assert len({GAME.view(step.state, viewer) for step in steps}) == 1
    assert {seat for step in steps for seat in step.secrets} == {0}


def test_a_spectator_has_no_private_part_and_knows_no_evidence() -> None:
    view = GAME.view(position(4, visits=VISITS), None)
    assert view.me is None
    assert set(view.evidence) == {None}


def test_after_the_end_what_was_not_turned_stays_hidden() -> None:
    state = replace(solved(3, ()), phase=Phase.OVER)
    for seat in range(3):
        state = with_desk(state, seat, stand=(), removed=tuple(token for token in TOKENS if token not in THEORY))
    other = replace(state, evidence=swapped(state.evidence, 2, 7))
    same_for((None, 0, 1), state, other)
    assert GAME.view(state, 2) != GAME.view(other, 2)


def test_the_private_panel_has_everything() -> None:
    hand = (Card.MOTIVE, Card.MOTIVE, Card.SPECIAL)
    state = position(4, hands={1: hand}, visits=VISITS, laboratory=(6, 7, 4, 5), turn=4)
    private = GAME.view(state, 1).me
    assert private is not None
    assert [(one.card, one.copies) for one in private.hand] == [(Card.MOTIVE, 2), (Card.SPECIAL, 1)]
    assert len(private.hand[0].uses) == 32
    assert [use.way for use in private.hand[1].uses] == ["laboratory", "group", "group", "group", "office"]
    assert private.evidence is Suspect.MAYOR
    (sighting,) = private.sightings
    assert (sighting.suspect, sighting.round, sighting.turn, sighting.now.number) == (Suspect.CLEANING_LADY, 1, 1, 4)
    assert private.theory == THEORY


def test_redeal_keeps_what_was_seen_and_varies_the_rest() -> None:
    state = position(4, visits=VISITS, laboratory=(6, 7, 4, 5), turn=4)
    dealt = [GAME.redeal(state, 1, Chance(b"redeal", i)) for i in range(300)]
    for other in dealt:
        assert (other.evidence[1], other.evidence[5]) == (SUSPECTS[1], SUSPECTS[5])
        assert other.desks[1] == state.desks[1]
        assert GAME.view(other, 1) == GAME.view(state, 1)
    for token in (0, 2, 3, 4, 6, 7):
        seen = Counter(other.evidence[token] for other in dealt)
        assert set(seen) == {suspect for i, suspect in enumerate(SUSPECTS) if i not in (1, 5)}
        assert all(20 < count < 85 for count in seen.values())
    assert len({other.desks[0].hand for other in dealt}) > 100
    assert {token for other in dealt for token in other.desks[2].theory} == set(TOKENS)
    assert len({other.deck for other in dealt}) == 300


def test_redeal_varies_the_card_drawn_next_and_all_tokens_of_others() -> None:
    state = with_desk(position(4, turn=8), 2, stand=TOKENS[:6], removed=TOKENS[6:12], theory=TOKENS[12:])
    dealt = [GAME.redeal(state, 1, Chance(b"next", i)) for i in range(300)]
    unseen = Counter(state.deck) + Counter(card for seat in (0, 2, 3) for card in state.desks[seat].hand)
    for place in (0, len(state.deck) // 2, -1):
        assert {other.deck[place] for other in dealt} == set(unseen)
    for tokens in ("theory", "stand", "removed"):
        assert {token for other in dealt for token in getattr(other.desks[2], tokens)} == set(TOKENS)
        assert {len(getattr(other.desks[2], tokens)) for other in dealt} == {len(getattr(state.desks[2], tokens))}


def test_redeal_varies_waiting_choices_of_others_only() -> None:
    state = replace(solved(4, ()), chosen=(Choice(Want.DISCARD), Choice(Want.DISCARD), None, None))
    dealt = [GAME.redeal(state, 0, Chance(b"choices", i)) for i in range(100)]
    assert {other.chosen[0] for other in dealt} == {state.chosen[0]}
    assert {choice.want for other in dealt if (choice := other.chosen[1])} == {Want.SWAP, Want.DISCARD, Want.KEEP}
    assert {other.chosen[2:] for other in dealt} == {(None, None)}
    without = with_desk(state, 1, penalties=0)
    dealt = [GAME.redeal(without, 0, Chance(b"choices", i)) for i in range(100)]
    assert {choice.want for other in dealt if (choice := other.chosen[1])} == {Want.SWAP, Want.KEEP}


def test_what_each_seat_knows() -> None:
    state = position(4, visits=VISITS)
    assert known(state, 2)[:3] == (Suspect.PRIEST, None, Suspect.FARMER)
    assert known(state, None) == (None,) * 8
