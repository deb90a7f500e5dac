"""Secret choices of all seats at once: first suspicion, removals, the last round.

Rulebook: First Suspicion, End of the Round, End of the Game.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from engine import match
from engine.chance import Chance
from engine.errors import IllegalMove, NotYourTurn
from engine.game import Choices, Event
from engine.games.saustall import DATA, GAME, Choice, Options, Phase, State, Suspect, Token, Want
from engine.games.saustall import events as e
from engine.games.saustall.model import TOKENS
from engine.games.saustall.moves import Discard, Keep, LastSwap, Move, Remove, Suspicion
from tests.engine.saustall.positions import CHANCE, THEORY, go, kinds, position, run, solved, with_desk

FIRST = GAME.setup(4, Options(), Chance(b"rounds", 0))
OTHER = Suspicion((Token.ACCIDENT, Token.MAN, Token.WOMAN))


def waiting(seats: int = 4, turn: int | None = None) -> State:
    """A round is over, all must remove tokens."""
    return position(seats, phase=Phase.REMOVAL, turn=turn if turn is not None else seats * DATA.setups[seats].turns_per_round)


def test_any_three_of_fifteen() -> None:
    assert GAME.choices(FIRST, 2, ()) == Choices("suspicion", tuple(TOKENS), 3, 3)
    assert len(list(GAME.legal_moves(FIRST, 2))) == 455
    step = go(FIRST, 2, "accident+man+woman")
    assert step.state.chosen[2] == Choice(Want.SUSPICION, OTHER.tokens)
    assert GAME.to_act(step.state) == {0, 1, 3}
    assert GAME.may_change(step.state) == {2}


NOT_THREE = ("man+accident+woman", "accident+man", "accident+man+man", "accident+accident+man", "none", "accident+man+priest+mayor")


@pytest.mark.parametrize("part", NOT_THREE)
def test_not_three_different_ones_in_order(part: str) -> None:
    assert GAME.move_at(FIRST, 0, (part,)) is None


def test_who_chose_is_public_and_what_is_not() -> None:
    step = go(FIRST, 2, "accident+man+woman")
    assert step.events == (e.Chose(2),)
    assert step.secrets == {2: (e.OwnChoice(2, Choice(Want.SUSPICION, OTHER.tokens)),)}
    assert [player.chose for player in GAME.view(step.state, 0).players] == [False, False, True, False]
    other = go(FIRST, 2, "priest+man+greed")
    assert other.events == step.events
    for viewer in (None, 0, 1, 3):
        assert GAME.view(other.state, viewer) == GAME.view(step.state, viewer)


def test_a_choice_may_be_changed_unnoticed_until_the_last_is_in() -> None:
    state = go(FIRST, 2, "priest+man+greed").state
    step = go(state, 2, "accident+man+woman")
    assert step.events == ()
    assert GAME.to_act(step.state) == GAME.to_act(state)
    assert GAME.view(step.state, 0) == GAME.view(state, 0)
    state = run(step.state, (0, "priest+man+greed"), (1, "priest+man+greed"))
    state = run(state, (2, "dancer+man+greed"), (3, "mayor+man+greed"))
    assert state.phase is Phase.PLAY
    assert state.desks[2].theory == (Token.DANCER, Token.MAN, Token.GREED)
    assert len(state.desks[2].stand) == 12
    with pytest.raises(NotYourTurn):
        match.play(GAME, state, (state.first + 1) % 4, OTHER, CHANCE)


def test_the_first_player_begins_when_all_theories_are_laid() -> None:
    state = replace(FIRST, first=3)
    state = run(state, *((seat, "priest+man+greed") for seat in (2, 0, 3)))
    step = go(state, 1, "priest+man+greed")
    assert step.events == (e.Chose(1), e.Opened(3))
    assert GAME.to_act(step.state) == {3}
    assert step.state.chosen == (None,) * 4


def orders(state: State, moves: tuple[Move, ...]) -> tuple[set[State], set[tuple[Event, ...]]]:
    """The states and revealing events (without who was last to choose) of all orders of answers."""
    states: set[State] = set()
    events: set[tuple[Event, ...]] = set()
    for order in permutations(range(len(moves))):
        current, told = state, ()
        for seat in order:
            step = match.play(GAME, current, seat, moves[seat], CHANCE).step
            current, told = step.state, step.events
        states.add(current)
        events.add(tuple(event for event in told if not isinstance(event, e.Chose)))
    return states, events


def test_first_suspicion_comes_out_the_same_in_all_24_orders() -> None:
    moves = (OTHER, Suspicion(THEORY), Suspicion(TOKENS[:3]), Suspicion(TOKENS[-3:]))
    states, events = orders(FIRST, moves)
    assert len(states) == len(events) == 1


def test_removal_comes_out_the_same_in_all_24_orders_and_in_the_order_of_seats() -> None:
    moves = tuple(Remove((token,)) for token in (Token.ACCIDENT, Token.WOMAN, Token.ENVY, Token.DANCER))
    states, events = orders(waiting(), moves)
    (state,), (told,) = states, events
    assert kinds(told) == [("removed", 0), ("removed", 1), ("removed", 2), ("removed", 3), ("car_moved", 0)]
    assert told[0] == e.Removed(0, 1, 11)
    assert told[-1] == e.CarMoved(0, 2, 1)
    assert [desk.removed for desk in state.desks] == [(Token.ACCIDENT,), (Token.WOMAN,), (Token.ENVY,), (Token.DANCER,)]
    assert GAME.to_act(state) == {0}


def test_last_round_comes_out_the_same_in_all_24_orders_and_in_the_order_of_seats() -> None:
    swap = LastSwap(Token.GREED, Token.MAYOR)
    states, events = orders(solved(4, ()), (Discard(), swap, Keep(), Discard()))
    (state,), (told,) = states, events
    assert kinds(told)[:6] == [("forgiven", 0), ("forgiven", 3), ("removed", 0), ("removed", 1), ("removed", 2), ("removed", 3)]
    assert state.desks[1].theory == (Token.PRIEST, Token.MAYOR, Token.MAN)
    assert [desk.penalties for desk in state.desks] == [0, 1, 1, 0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_section_says_how_many_are_removed(seats: int) -> None:
    """Round k: road[k]; the car moves on afterwards."""
    setup = DATA.setups[seats]
    for number, count in enumerate(setup.road[:-1], start=1):
        state = waiting(seats, number * seats * setup.turns_per_round)
        level = GAME.choices(state, 1, ())
        assert level == Choices("removal", state.desks[1].stand, count, count)
        assert (GAME.view(state, None).round, GAME.view(state, None).road[number - 1]) == (number, count)
        after = run(state, *((seat, "+".join(state.desks[seat].stand[:count])) for seat in range(seats)))
        assert GAME.view(after, None).round == number + 1
        assert {len(desk.removed) for desk in after.desks} == {count}


def test_removed_tokens_are_known_to_their_owner_alone() -> None:
    state = waiting()
    states = [run(state, (0, token), *((seat, "accident") for seat in (1, 2, 3))) for token in ("woman", "mayor")]
    views = [GAME.view(state, 0).me for state in states]
    assert views[0] is not None
    assert views[0].removed == (Token.WOMAN,)
    assert views[0] != views[1]
    for viewer in (None, 1, 2, 3):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)


def test_only_what_is_on_the_stand_can_be_removed() -> None:
    state = with_desk(waiting(), 1, stand=(Token.DANCER, Token.ENVY))
    for token in (Token.PRIEST, Token.ACCIDENT):
        with pytest.raises(IllegalMove):
            match.play(GAME, state, 1, Remove((token,)), CHANCE)


def test_two_players_have_two_turns_each_alternating() -> None:
    state = position(2, first=1)
    for seat in range(2):
        state = with_desk(state, seat, interventions=0)
    for expected in (1, 0, 1, 0):
        assert state.phase is Phase.PLAY
        assert GAME.to_act(state) == {expected}
        assert GAME.view(state, None).round == 1
        move = next(iter(GAME.legal_moves(state, expected)))
        step = match.play(GAME, state, expected, move, CHANCE).step
        state = step.state
    assert state.phase is Phase.REMOVAL
    assert step.events[-1] == e.RoundOver(None, 1, 1, last=False)
    assert GAME.to_act(state) == {0, 1}


def last_card(seats: int) -> State:
    """The last turn of a match: one motive card is left, for the dancer."""
    state = replace(solved(seats, ()), phase=Phase.PLAY, turn=35, discards=DATA.cards[1:], first=0)
    seat = 35 % seats
    motives = (*state.motives[: Suspect.DANCER.number], None)
    return with_desk(replace(state, motives=motives), seat, hand=(DATA.cards[0],), interventions=0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_round_offers_a_swap_or_a_discard_or_neither(seats: int) -> None:
    """R9: what is left on the stand is the last section's number."""
    state = last_card(seats)
    for seat in range(seats):
        state = with_desk(state, seat, interventions=0)
    step = go(state, 35 % seats, "motive", "dancer", "greed")
    road = DATA.setups[seats].road
    assert step.events[-1] == e.RoundOver(None, len(road), road[-1], last=True)
    state = step.state
    assert GAME.to_act(state) == frozenset(range(seats))
    assert GAME.choices(state, 0, ()) == Choices("last", ("swap", "discard", "keep"))
    assert GAME.choices(state, 0, ("swap",)) == Choices("give", THEORY)
    assert GAME.choices(state, 0, ("swap", "man")) == Choices("take", state.desks[0].stand)
    assert len(state.desks[0].stand) == road[-1]


def test_discarding_needs_a_penalty() -> None:
    state = with_desk(solved(4, ()), 1, penalties=0)
    assert GAME.choices(state, 1, ()) == Choices("last", ("swap", "keep"))
    with pytest.raises(IllegalMove):
        match.play(GAME, state, 1, Discard(), CHANCE)


def test_discards_show_only_once_all_have_chosen_and_a_swap_never() -> None:
    state = solved(4, ())
    paths = ("discard", "keep", "swap man mayor")
    after = [run(state, (0, path)) for path in paths]
    for viewer in (None, 1, 2, 3):
        assert len({GAME.view(one, viewer) for one in after}) == 1
    assert {go(state, 0, *path.split()).events for path in paths} == {(e.Chose(0),)}
    others = ((1, "keep"), (2, "keep"))
    swapped, kept = (go(run(state, (0, path), *others), 3, "keep").events for path in ("swap greed mayor", "keep"))
    assert [one for one in swapped if one.kind not in ("theory_shown", "scored")] == [
        one for one in kept if one.kind not in ("theory_shown", "scored")
    ]


def test_a_last_choice_may_be_changed() -> None:
    state = run(solved(4, ()), (0, "discard"), (1, "keep"), (2, "keep"), (0, "swap greed mayor"), (3, "keep"))
    assert state.desks[0].penalties == 1
    assert Token.MAYOR in state.desks[0].theory


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_stand_ends_empty(seats: int) -> None:
    state = run(solved(seats, ()), *((seat, "keep") for seat in range(seats)))
    assert state.phase is Phase.OVER
    for desk in state.desks:
        assert desk.stand == ()
        assert len(desk.removed) == 12
    assert not match.asked(GAME, state)
