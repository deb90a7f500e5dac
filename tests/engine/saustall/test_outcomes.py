"""Which outcomes a viewer cannot rule out, and what its theory would score."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall import (
    DATA,
    GAME,
    Card,
    Choice,
    Motive,
    Options,
    Outcome,
    Phase,
    Room,
    State,
    Suspect,
    Token,
    Visit,
    Want,
    outcomes,
)
from engine.games.saustall.model import SUSPECTS, WITNESSES
from engine.games.saustall.outcomes import possible
from tests.engine.saustall.positions import put, run, solved, with_desk, with_theory

START = GAME.setup(4, Options(), Chance(b"outcomes", 0))
DANCER, INNKEEPER, CLEANER = Suspect.DANCER, Suspect.INNKEEPER, Suspect.CLEANING_LADY


def suspects(state: State, viewer: Seat | None) -> set[Suspect | None]:
    return {one.suspect for one in possible(GAME.view(state, viewer))}


def test_at_the_start_only_the_own_evidence_is_innocent() -> None:
    assert suspects(START, None) == {*SUSPECTS, None}
    assert len(list(possible(GAME.view(START, None)))) == 8 * 4 + 1
    assert suspects(START, 1) == {*SUSPECTS, None} - {START.evidence[1]}


def test_a_motive_on_the_board_is_the_only_one_and_taken_ones_are_out() -> None:
    state = replace(START, motives=put((None,) * 8, DANCER.number, Motive.ENVY))
    found = Counter(one.suspect for one in possible(GAME.view(state, None)))
    assert found[DANCER] == 1
    assert found[INNKEEPER] == 3
    assert found[Suspect.PRIEST] == 4


def test_a_token_seen_before_a_player_or_aside_is_innocent() -> None:
    state = replace(START, visits=(Visit(1, 1, 1, Room.GROUP, special=False, token=3),))
    assert suspects(state, 1) == {*SUSPECTS, None} - {START.evidence[1], START.evidence[3]}


def test_confirmed_suspects_are_ruled_out_and_the_last_look_counts() -> None:
    """Seat 3 holds the last card, a special, with the laboratory free: the fourth token may become the first or stay."""
    state = replace(solved(4, (INNKEEPER, CLEANER)), phase=Phase.PLAY, turn=35, discards=DATA.cards[:-1])
    state = with_desk(state, 3, hand=(Card.SPECIAL,))
    seen = tuple(Visit(1, 1, 0, Room.GROUP, special=False, token=token) for token in range(4, 8))
    state = replace(state, visits=seen)
    assert suspects(state, 0) == {INNKEEPER, CLEANER}
    full = replace(state, visits=(*seen, *(Visit(1, 1, 1, Room.LABORATORY, special=True) for _ in range(2))))
    assert suspects(full, 0) == {INNKEEPER}
    rooms = (Room.GROUP, Room.GROUP, Room.OFFICE, Room.OFFICE)
    forced = replace(state, visits=(*seen, *(Visit(1, 1, 1, room, special=True) for room in rooms)))
    assert suspects(forced, 0) == {CLEANER}


def test_what_a_player_does_not_know_stays_possible() -> None:
    """Unconfirmed are the priest and the dancer; only those who know where their tokens lie rule them out."""
    state = solved(4, (Suspect.PRIEST, DANCER))
    assert suspects(state, None) == {Suspect.PRIEST, DANCER, None}
    assert suspects(state, 0) == {DANCER, None}
    seen = tuple(Visit(1, 1, 1, Room.LABORATORY, special=False, token=token) for token in range(4, 8))
    assert suspects(replace(state, visits=seen), 1) == {DANCER}


def test_no_accident_while_three_unconfirmed_suspects_cannot_all_lie_elsewhere() -> None:
    """Seat 0 has one token; three more lie before the others, so of four unconfirmed suspects one is in the laboratory."""
    assert None in suspects(solved(4, SUSPECTS[1:4]), 0)
    assert None not in suspects(solved(4, SUSPECTS[1:5]), 0)


def test_alibis_to_come_must_fit_all_at_once() -> None:
    """Two women have no alibi; of the free witnesses one said man, one woman: one of the two will be unconfirmed."""
    state = solved(4, ())
    free = {INNKEEPER.number, CLEANER.number}
    alibis = tuple(None if i in free else witness for i, witness in enumerate(WITNESSES))
    words = put(state.testimonies, 4, SUSPECTS[0].gender)
    cards = (Card.ALIBI_BEER_GARDEN, Card.ALIBI_RAILWAY_STATION)
    left = list(DATA.cards)
    for card in cards:
        left.remove(card)
    state = replace(state, phase=Phase.PLAY, turn=34, discards=tuple(left), alibis=alibis, testimonies=words)
    state = with_desk(with_desk(state, 2, hand=cards[:1]), 3, hand=cards[1:])
    seen = tuple(Visit(1, 1, 0, Room.GROUP, special=False, token=token) for token in range(4, 8))
    assert suspects(replace(state, visits=seen), 0) == {INNKEEPER, CLEANER}


def silent_end(mine: Card, first: int) -> State:
    """Two turns to come, seat 2's and 3's, with the two cards of the cable car, where the dancer stands; seat 2 holds `mine` if first."""
    cards = (Card.WITNESS_CABLE_CAR_MAN, Card.WITNESS_CABLE_CAR_WOMAN)
    other = cards[1 - cards.index(mine)]
    state = replace(solved(4, ()), phase=Phase.PLAY, turn=34, discards=tuple(card for card in DATA.cards if card not in cards))
    state = replace(state, testimonies=put(state.testimonies, 7, None))
    visits = tuple(Visit(1, 1, seat, Room.GROUP, special=False, token=7) for seat in (2, 3))
    state = replace(state, visits=visits)
    hands = (mine, other) if first == 2 else (other, mine)
    return with_desk(with_desk(state, 2, hand=hands[:1]), 3, hand=hands[1:])


def test_a_holder_of_the_last_cards_knows_which_word_comes_first() -> None:
    """Seat 2 plays before seat 3; a spectator cannot know who holds which."""
    man_first = silent_end(Card.WITNESS_CABLE_CAR_MAN, 2)
    for seat in (2, 3):
        assert suspects(man_first, seat) == {DANCER}
    assert suspects(silent_end(Card.WITNESS_CABLE_CAR_WOMAN, 2), 3) == {None}
    assert suspects(man_first, None) == {DANCER, None}
    assert suspects(man_first, 0) == {DANCER, None}


def test_a_declared_testimony_counts_though_it_may_be_stolen() -> None:
    state = run(silent_end(Card.WITNESS_CABLE_CAR_MAN, 2), (2, "witness.cable_car.man"))
    assert state.phase is Phase.INTERVENTION
    assert suspects(state, 2) == suspects(state, 3) == {DANCER}
    seen = Visit(1, 1, 0, Room.GROUP, special=False, token=7)
    assert suspects(replace(state, visits=(seen,)), 0) == {DANCER}
    assert suspects(replace(state, visits=(seen,), declaration=None), 0) == {DANCER, None}


def test_scores_of_the_current_theory_with_penalties() -> None:
    state = with_theory(solved(4, (Suspect.PRIEST, DANCER)), 1, Token.ACCIDENT, Token.MAN, Token.GREED)
    found = {one.outcome: one.points for one in outcomes(GAME.view(state, 1))}
    assert found == {Outcome(Suspect.PRIEST, Motive.REVENGE): 1, Outcome(DANCER, Motive.GREED): 3, Outcome(): 7}
    assert outcomes(GAME.view(state, None)) == ()
    state = with_theory(state, 1, Token.DANCER, Token.WOMAN, Token.GREED)
    other = {one.outcome: one.points for one in outcomes(GAME.view(state, 1))}
    assert other == {Outcome(Suspect.PRIEST, Motive.REVENGE): -2, Outcome(DANCER, Motive.GREED): 15, Outcome(): -2}


def test_a_waiting_choice_counts() -> None:
    state = solved(4, (DANCER,))
    murder = Outcome(DANCER, Motive.GREED)
    for path, points in (("keep", 3), ("discard", 5), ("swap greed mayor", -2)):
        found = {one.outcome: one.points for one in outcomes(GAME.view(run(state, (0, path)), 0))}
        assert found[murder] == points
    chosen = Choice(Want.SUSPICION, (Token.ACCIDENT, Token.MAN, Token.WOMAN))
    waiting = replace(START, chosen=(chosen, None, None, None))
    assert {one.points for one in outcomes(GAME.view(waiting, 0)) if one.outcome == Outcome()} == {7}
    assert {one.points for one in outcomes(GAME.view(waiting, 0)) if one.outcome != Outcome()} == {1}


def test_at_the_end_one_outcome_is_left() -> None:
    state = run(solved(4, (DANCER,)), *((seat, "keep") for seat in range(4)))
    assert [(one.outcome, one.points) for one in outcomes(GAME.view(state, 0))] == [(Outcome(DANCER, Motive.GREED), 3)]


def play_on(state: State, rng: Random, turn: int = 36) -> State:
    """Play at random until so many turns are over, or to the end."""
    steps = 0
    while (asked := GAME.to_act(state)) and (turn == 36 or state.turn < turn):
        seat = rng.choice(sorted(asked))
        steps += 1
        state = match.play(GAME, state, seat, rng.choice(list(GAME.legal_moves(state, seat))), Chance(b"on", steps)).step.state
    return state


@pytest.mark.parametrize("turn", [5, 20, 33, 35])
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_that_comes_out_was_ruled_out_and_late_all_that_was_not_comes_out(seats: int, turn: int) -> None:
    """Random ends of random redeals: each is among the possible outcomes, and near the end each possible one is met."""
    rng = Random(seats * 100 + turn)
    state = play_on(GAME.setup(seats, Options(), Chance(b"random", seats)), rng, turn)
    for viewer in (None, 0, 1):
        listed = set(possible(GAME.view(state, viewer)))
        met: set[Outcome] = set()
        for number in range(300 if turn > 30 else 8):
            end = play_on(GAME.redeal(state, viewer, Chance(b"ends", number)), rng)
            ending = GAME.view(end, None).ending
            assert ending is not None
            met.add(ending.outcome)
            assert met <= listed
            if met == listed:
                break
        assert turn < 30 or met == listed
