"""A turn without interventions: what cards do (rulebook: Investigation Cards, Police Station, Chapel)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall import (
    DATA,
    GAME,
    Card,
    Motive,
    Options,
    Phase,
    Place,
    Room,
    Saustall,
    State,
    Suspect,
    Token,
    Visit,
    Where,
    Witness,
)
from engine.games.saustall import events as e
from engine.games.saustall.model import MOTIVES, SUSPECTS
from tests.engine.saustall.positions import MAN, WOMAN, go, kinds, options, position, put, run, with_desk, words_of

GOLF_MAN, GOLF_WOMAN = Card.WITNESS_GOLF_COURSE_MAN, Card.WITNESS_GOLF_COURSE_WOMAN
HAND = (Card.MOTIVE, Card.ALIBI_BOB_RUN, GOLF_MAN)


def quiet(seats: int = 4, hand: tuple[Card, ...] = HAND, **fields: Any) -> State:
    """Nobody holds an intervention token; it is seat 0's turn."""
    state = position(seats, hands={0: hand}, **fields)
    for seat in range(seats):
        state = with_desk(state, seat, interventions=0)
    return state


@pytest.mark.parametrize(("seats", "penalties", "interventions", "stack"), [(2, 2, 2, 4), (3, 1, 2, 5), (4, 1, 1, 4)])
def test_setup(seats: int, penalties: int, interventions: int, stack: int) -> None:
    state = GAME.setup(seats, Options(), Chance(b"setup", 0))
    assert state.phase is Phase.SUSPICION
    assert GAME.to_act(state) == frozenset(range(seats))
    assert len(state.laboratory) == stack
    assert sorted(state.evidence) == sorted(SUSPECTS)
    for desk in state.desks:
        assert (desk.penalties, desk.interventions, len(desk.hand), len(desk.stand)) == (penalties, interventions, 3, 15)
    assert len(state.deck) == 36 - 3 * seats


def test_first_player_and_evidence_are_random() -> None:
    states = [GAME.setup(3, Options(), Chance(b"first", i)) for i in range(60)]
    assert {state.first for state in states} == {0, 1, 2}
    assert {state.evidence[0] for state in states} == set(SUSPECTS)


def test_motive_takes_any_token_of_the_suspects_colour_that_is_left() -> None:
    """R5, and each colour has each motive once."""
    state = quiet(motives=(None, None, Motive.ENVY, None, Motive.GREED, None, None, None))
    assert options(state, 0, "motive") == ("priest", "mayor", "sausage_maker", "cleaning_lady", "painter", "dancer")
    assert options(state, 0, "motive", "mayor") == ("revenge", "jealousy", "greed")
    assert options(state, 0, "motive", "dancer") == ("revenge", "jealousy", "envy")
    step = go(state, 0, "motive", "dancer", "envy")
    assert step.state.motives[Suspect.DANCER.number] is Motive.ENVY
    assert e.MotiveGiven(0, Suspect.DANCER, Motive.ENVY) in step.events


def test_alibi_goes_to_any_suspect_without_one() -> None:
    state = quiet(alibis=(Witness.CABLE_CAR, *(None,) * 7))
    assert options(state, 0, "alibi.bob_run") == tuple(suspect for suspect in SUSPECTS if suspect is not Suspect.PRIEST)
    step = go(state, 0, "alibi.bob_run", "painter")
    assert step.state.alibis[Suspect.PAINTER.number] is Witness.BOB_RUN
    assert not any(isinstance(event, e.AlibiChecked) for event in step.events)


def test_alibi_with_a_witness_who_has_testified_is_checked() -> None:
    state = quiet(testimonies=words_of(bob_run=MAN))
    events = go(state, 0, "alibi.bob_run", "painter").events
    assert e.AlibiChecked(None, Suspect.PAINTER, Witness.BOB_RUN, MAN, confirmed=False) in events


def test_testimony_is_the_only_use_while_the_witness_is_silent() -> None:
    """A witness may testify before a suspect stands there."""
    state = quiet()
    assert GAME.choices(state, 0, (GOLF_MAN,)) is None
    step = go(state, 0, GOLF_MAN)
    assert step.state.testimonies == words_of(golf_course=MAN)
    assert not step.state.visits
    assert kinds(step.events) == [("declared", 0), ("testified", 0), ("drew", 0)]


def test_testimony_checks_the_suspect_who_stands_there() -> None:
    state = quiet(alibis=(Witness.GOLF_COURSE, *(None,) * 7))
    assert e.AlibiChecked(None, Suspect.PRIEST, Witness.GOLF_COURSE, MAN, confirmed=True) in go(state, 0, GOLF_MAN).events


def test_second_card_of_a_witness_is_an_action_in_any_room() -> None:
    state = quiet(testimonies=words_of(golf_course=WOMAN))
    assert options(state, 0, GOLF_MAN) == ("laboratory", "group", "office", "chapel")
    after = go(state, 0, GOLF_MAN, "laboratory").state
    assert after.testimonies == words_of(golf_course=WOMAN)
    assert after.visits == (Visit(1, 1, 0, Room.LABORATORY, special=False, token=4),)


def test_special_takes_brown_spaces_of_the_police_station() -> None:
    state = quiet(hand=(Card.SPECIAL, *HAND[:2]))
    assert options(state, 0, "special") == ("laboratory", "group", "office")
    assert go(state, 0, "special", "laboratory").state.visits[0].special


def test_a_space_once_taken_stays_taken() -> None:
    taken = tuple(Visit(1, 1, 1, Room.LABORATORY, special=False, token=4) for _ in range(3))
    state = quiet(hand=(Card.SPECIAL, GOLF_MAN, Card.MOTIVE), visits=taken, testimonies=words_of(golf_course=WOMAN))
    assert options(state, 0, GOLF_MAN) == ("group", "office", "chapel")
    assert "laboratory" in options(state, 0, "special")
    brown = tuple(replace(visit, special=True) for visit in taken[:2])
    assert options(replace(state, visits=brown), 0, "special") == ("group", "office")


def action(state: State, *path: str, seat: Seat = 0) -> Any:
    return go(state, seat, GOLF_MAN, *path)


@pytest.fixture
def acting() -> State:
    """Seat 0 may play GOLF_MAN as an action."""
    return quiet(testimonies=words_of(golf_course=WOMAN))


def test_laboratory_shows_the_top_and_puts_it_at_the_bottom(acting: State) -> None:
    step = action(acting, "laboratory")
    assert step.state.laboratory == (5, 6, 7, 4)
    was, now = Place(Where.LABORATORY, 1), Place(Where.LABORATORY, 4)
    assert step.secrets[0][0] == e.Saw(0, Suspect.INNKEEPER, was, now)
    assert set(step.secrets) == {0}
    assert e.Visited(0, Room.LABORATORY, special=False, target=was) in step.events


def test_laboratory_order_after_two_looks_and_what_each_knows() -> None:
    """Each of two who looked knows where the token lies after the other's look."""
    words = words_of(golf_course=WOMAN, bob_run=WOMAN)
    state = position(4, hands={0: HAND, 1: (Card.WITNESS_BOB_RUN_MAN, Card.MOTIVE, Card.MOTIVE)}, testimonies=words)
    for seat in range(4):
        state = with_desk(state, seat, interventions=0)
    state = run(state, (0, f"{GOLF_MAN} laboratory"), (1, "witness.bob_run.man laboratory"))
    assert state.laboratory == (6, 7, 4, 5)
    for seat, suspect, place in ((0, Suspect.INNKEEPER, 3), (1, Suspect.CLEANING_LADY, 4)):
        private = GAME.view(state, seat).me
        assert private is not None
        (sighting,) = private.sightings
        assert (sighting.suspect, sighting.now) == (suspect, Place(Where.LABORATORY, place))
        assert (sighting.round, sighting.turn, sighting.room) == (1, seat + 1, Room.LABORATORY)
        assert [who for who in GAME.view(state, seat).evidence if who] == [SUSPECTS[seat], suspect]
    assert GAME.view(state, 2).evidence == (None, None, Suspect.FARMER, *(None,) * 5)


def test_group_shows_one_other_players_token(acting: State) -> None:
    assert options(acting, 0, GOLF_MAN, "group") == ("seat.1", "seat.2", "seat.3")
    step = action(acting, "group", "seat.2")
    place = Place(Where.PLAYER, 2)
    assert step.secrets[0][0] == e.Saw(0, Suspect.FARMER, place, place)
    assert e.Visited(0, Room.GROUP, special=False, target=place) in step.events
    assert GAME.view(step.state, 0).evidence[2] is Suspect.FARMER


def test_two_players_may_look_at_the_tokens_aside_which_never_are_in_the_laboratory() -> None:
    state = quiet(2, testimonies=words_of(golf_course=WOMAN))
    assert state.laboratory == (4, 5, 6, 7)
    assert options(state, 0, GOLF_MAN, "group") == ("seat.1", "aside.1", "aside.2")
    step = action(state, "group", "aside.2")
    assert step.secrets[0][0] == e.Saw(0, Suspect.SAUSAGE_MAKER, Place(Where.ASIDE, 2), Place(Where.ASIDE, 2))
    view = GAME.view(step.state, 0)
    assert view.aside == 2
    assert view.evidence[3] is Suspect.SAUSAGE_MAKER
    assert GAME.view(step.state, 1).evidence[3] is None


def test_office_swaps_secretly_after_the_token_is_placed(acting: State) -> None:
    """R8: what is swapped is chosen at resolution, before the draw."""
    step = action(acting, "office")
    assert step.state.phase is Phase.SWAP
    assert kinds(step.events) == [("declared", 0), ("visited", 0)]
    assert options(step.state, 0) == ("priest", "man", "greed")
    assert len(options(step.state, 0, "man")) == 12
    step = go(step.state, 0, "man", "accident")
    desk = step.state.desks[0]
    assert desk.theory == (Token.PRIEST, Token.ACCIDENT, Token.GREED)
    assert Token.MAN in desk.stand
    assert Token.ACCIDENT not in desk.stand
    assert kinds(step.events) == [("swapped", 0), ("drew", 0)]
    assert step.secrets[0][0] == e.OwnSwap(0, Token.MAN, Token.ACCIDENT)
    assert step.state.discards == (GOLF_MAN,)


def test_office_is_compulsory(acting: State) -> None:
    state = action(acting, "office").state
    assert len(list(GAME.legal_moves(state, 0))) == 3 * 12


def test_chapel_discards_a_penalty(acting: State) -> None:
    step = action(acting, "chapel")
    assert step.state.desks[0].penalties == 0
    assert e.Forgiven(0, 0) in step.events


def test_chapel_without_a_penalty_is_allowed(acting: State) -> None:
    """R6."""
    step = action(with_desk(acting, 0, penalties=0), "chapel")
    assert step.state.desks[0].penalties == 0
    assert e.Unforgiven(0) in step.events
    assert step.state.visits[0].room is Room.CHAPEL


def test_draw_comes_last_and_only_while_there_is_a_deck() -> None:
    state = quiet()
    step = go(state, 0, "motive", "priest", "greed")
    assert step.secrets == {0: (e.OwnDraw(0, state.deck[0]),)}
    assert step.events[-1] == e.Drew(0, len(state.deck) - 1)
    step = go(replace(state, deck=()), 0, "motive", "priest", "greed")
    assert not step.secrets
    assert len(step.state.desks[0].hand) == 2


def test_play_passes_clockwise() -> None:
    state = quiet(first=2)
    assert GAME.to_act(state) == {2}
    card = state.desks[2].hand[0]
    assert card is Card.MOTIVE
    assert GAME.to_act(run(state, (2, "motive priest greed"))) == {3}


def cramped(**counts: int) -> Saustall:
    """A board with these spaces, green and brown alike."""
    spaces = {room: counts.get(room, 0) for room in Room}
    return Saustall(replace(DATA, green=spaces, brown=spaces))


def test_the_only_free_space_must_be_taken_and_without_one_the_card_is_spent() -> None:
    """R7."""
    state = quiet(hand=(GOLF_MAN, Card.SPECIAL, Card.MOTIVE), testimonies=words_of(golf_course=WOMAN))
    game = cramped(office=1)
    assert options(state, 0, GOLF_MAN, game=game) == ("office",)
    full = replace(state, visits=(Visit(1, 1, 1, Room.OFFICE, special=False), Visit(1, 1, 1, Room.OFFICE, special=True)))
    for card in (GOLF_MAN, Card.SPECIAL):
        assert options(full, 0, card, game=game) == ("spent",)
        step = go(full, 0, card, "spent", game=game)
        assert kinds(step.events) == [("declared", 0), ("spent", 0), ("drew", 0)]
        assert step.state.visits == full.visits
    assert options(full, 0, "motive", game=game)


def test_a_card_without_space_may_be_intervened_against() -> None:
    """R7: and is spent by the intervener as well."""
    state = position(4, hands={0: (Card.SPECIAL, *HAND[:2])})
    game = cramped()
    state = run(state, (0, "special spent"), game=game)
    assert GAME.to_act(state) == {1}
    step = go(run(state, (1, "intervene"), game=game), 0, "yield", game=game)
    assert kinds(step.events) == [("yielded", 0), ("seized", 1), ("spent", 1), ("drew", 0)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_matches_on_a_cramped_board_end(seats: int) -> None:
    game = cramped(laboratory=1, group=1)
    chance = Chance(b"cramped", seats)
    state = game.setup(seats, Options(), chance)
    steps = 0
    while asked := game.to_act(state):
        seat = min(asked)
        state = game.apply(state, seat, chance.choice(tuple(game.legal_moves(state, seat))), chance).state
        steps += 1
    assert len(state.discards) == 36
    assert len(state.visits) == 4
    assert steps <= game.bound


def test_all_motive_tokens_find_a_suspect() -> None:
    """Whatever goes where, the last suspect of a colour gets the last token of that colour."""
    state = quiet(motives=put((*MOTIVES, *MOTIVES), 6, None))
    assert options(state, 0, "motive") == ("painter",)
    assert options(state, 0, "motive", "painter") == ("envy",)
