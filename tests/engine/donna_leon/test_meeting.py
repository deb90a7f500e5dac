"""Who can be taken by whom, what it brings, and where a turn stops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.donna_leon import (
    GAME,
    ROUTES,
    Card,
    Colour,
    Drew,
    EndTurn,
    Exchange,
    Figure,
    Go,
    Phase,
    Ride,
    Role,
    State,
    Stopped,
    Submerged,
    Take,
    Taken,
    Tireless,
    Took,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from tests.engine.donna_leon.positions import (
    holding,
    informants,
    innocent,
    investigating,
    legal,
    living,
    murderer,
    piled,
    play,
    suspect,
    table,
    victim,
)

NEXT_TO = {"ghetto": "santa_lucia", "ca_d_oro": "ghetto", "san_michele": "murano"}
HOME = {Colour.GREEN: "ghetto", Colour.YELLOW: "ca_d_oro", Colour.BLUE: "san_michele"}


def met(state: State, figure: Figure, person: str, colour: Colour, points: int = 2) -> State:
    """A figure has just met this person by a move; so many points are left."""
    place = HOME[colour]
    assert any({place, NEXT_TO[place]} == set(route) for route in ROUTES)
    state = living(state, **{place: person})
    done = play(investigating(state, figure, NEXT_TO[place], points + 1), Go(place))
    assert done.saw.person == person
    return done.state


def takings(state: State) -> list[Take]:
    assert all(legal(state, move) for move in GAME.legal_moves(state, 0) if isinstance(move, Take))
    return [move for move in GAME.legal_moves(state, 0) if isinstance(move, Take)]


FREELY, SUMMONED = [Take(summons=False)], [Take(summons=True)]


def test_informant_of_the_figures_colour() -> None:
    """The rulebook's museum director, and Patta."""
    state = met(informants(table(), 0, "museum_director", "judge", "baker"), Figure.PATTA, "museum_director", Colour.YELLOW)
    assert takings(state) == FREELY
    done = play(state, Take(summons=False))
    assert done.events == (Took(0, Figure.PATTA, "ca_d_oro", "museum_director", Colour.YELLOW, Role.INFORMANT, points=3, summons=False),)
    assert done.state.taken == ((Taken("museum_director", Role.INFORMANT, 3),), ())
    assert done.state.piazza[0] == (None, "judge", "baker")
    assert done.state.person_at("ca_d_oro") is None
    assert done.state.scenes == ()
    assert done.state.phase is Phase.INVESTIGATE
    assert done.state.moving.points == 2
    assert takings(done.state) == []


def test_informant_of_another_colour() -> None:
    """The rulebook's ecologist, and a figure that is not green: the chip stays."""
    state = met(informants(table(), 0, "ecologist", "judge", "baker"), Figure.PATTA, "ecologist", Colour.GREEN)
    assert takings(state) == []
    done = play(state, Go("santa_lucia"))
    assert done.state.person_at("ghetto") == "ecologist"


def test_informant_and_paola() -> None:
    """The rulebook's bank director: no colour matters to Paola, and her turn stops."""
    state = holding(informants(table(), 0, "bank_director", "judge", "baker"), 0, Card.BRUNETTI_SUMMONS)
    state = met(state, Figure.PAOLA, "bank_director", Colour.YELLOW)
    done = play(state, Take(summons=False))
    assert done.kinds == ["took", "stopped"]
    assert done.event(Stopped).points == 2
    assert done.state.phase is Phase.STOPPED
    assert list(GAME.legal_moves(done.state, 0)) == [EndTurn()]
    assert play(done.state, EndTurn()).state.active == 1


def test_suspect_of_the_figures_colour() -> None:
    """The rulebook's head of the municipal office: chip to the room, card and points to the player, a crime scene, the end."""
    person = "head_of_a_municipal_office"
    state = met(suspect(table(), person, row=0, room=0), Figure.VIANELLO, person, Colour.BLUE, points=2)
    assert takings(state) == FREELY
    done = play(state, Take(summons=False))
    assert done.events[0] == Took(0, Figure.VIANELLO, "san_michele", person, Colour.BLUE, Role.SUSPECT, points=6, summons=False)
    assert done.events[1:] == (TurnEnded(0), TurnBegan(1, done.state.dice))
    assert done.state.taken[0] == (Taken(person, Role.SUSPECT, 6),)
    assert done.state.rooms[0][0].arrested
    assert done.state.rooms[0][0].person == person
    assert done.state.scenes == ("san_michele",)
    assert done.state.active == 1
    assert done.settled


def test_suspect_of_another_colour() -> None:
    """The rulebook's singer, and a figure of another colour."""
    state = met(suspect(holding(table(), 0, Card.PATTA_SUMMONS), "opera_singer"), Figure.BRUNETTI, "opera_singer", Colour.YELLOW)
    assert takings(state) == []


@pytest.mark.parametrize("role", [suspect, murderer])
def test_paola_arrests_nobody(role: object) -> None:
    state = holding(table(), 0, Card.BRUNETTI_SUMMONS, Card.PATTA_SUMMONS, Card.VIANELLO_SUMMONS)
    state = suspect(state, "opera_singer") if role is suspect else murderer(state, "opera_singer")
    assert takings(met(state, Figure.PAOLA, "opera_singer", Colour.YELLOW)) == []


@pytest.mark.parametrize("figure", Figure)
def test_victim_and_any_figure(figure: Figure) -> None:
    state = met(victim(table(), "nun"), figure, "nun", Colour.GREEN)
    assert takings(state) == FREELY
    done = play(state, Take(summons=False))
    assert done.events == (Took(0, figure, "ghetto", "nun", Colour.GREEN, Role.VICTIM, points=0, summons=False), Drew(0, 3, 3))
    assert done.state.taken[0] == (Taken("nun", Role.VICTIM, 0),)
    assert done.state.victim_found == 0
    assert done.state.scenes == ("ghetto",)
    assert len(done.state.hands[0]) == len(state.hands[0]) + 3
    assert done.state.phase is Phase.INVESTIGATE
    assert done.state.moving.points == 2


def test_nobody_wanted() -> None:
    """The rulebook's nun."""
    state = met(holding(innocent(table(), "nun"), 0, Card.PATTA_SUMMONS), Figure.PATTA, "nun", Colour.GREEN)
    assert takings(state) == []


def test_summons_on_an_informant() -> None:
    """The rulebook's conductor Wellauer, and Brunetti."""
    person = "conductor_wellauer"
    state = holding(informants(table(), 1, person, "judge"), 0, Card.BRUNETTI_SUMMONS, Card.BRUNETTI_SUMMONS)
    state = met(state, Figure.BRUNETTI, person, Colour.YELLOW)
    assert takings(state) == SUMMONED
    done = play(state, Take(summons=True))
    assert done.event(Took).summons
    assert done.state.played == (Card.BRUNETTI_SUMMONS,)
    assert len(done.state.hands[0]) == 1
    assert done.state.phase is Phase.INVESTIGATE


def test_summons_on_a_suspect_and_the_murderer() -> None:
    state = holding(table(), 0, Card.BRUNETTI_SUMMONS)
    done = play(met(suspect(state, "opera_singer", 1, 3), Figure.BRUNETTI, "opera_singer", Colour.YELLOW), Take(summons=True))
    assert done.event(Took).points == 7
    assert done.state.active == 1
    assert done.state.discards == (Card.BRUNETTI_SUMMONS,)
    done = play(met(murderer(state, "opera_singer"), Figure.BRUNETTI, "opera_singer", Colour.YELLOW), Take(summons=True))
    assert done.event(Took) == Took(0, Figure.BRUNETTI, "ca_d_oro", "opera_singer", Colour.YELLOW, Role.MURDERER, points=8, summons=True)
    assert done.state.phase is Phase.OVER


def test_the_murderers_arrest_ends_the_game_without_a_crime_scene() -> None:
    state = met(murderer(table(), "judge"), Figure.VIANELLO, "judge", Colour.BLUE)
    done = play(state, Take(summons=False))
    assert done.kinds == ["took"]
    assert done.state.scenes == ()
    assert done.state.cell.arrested
    assert GAME.to_act(done.state) == frozenset()
    result = GAME.result(done.state)
    assert result is not None
    assert result.scores == (8, 0)


def test_a_summons_of_another_figure_does_not_help_and_none_is_spent_where_colours_match() -> None:
    state = holding(informants(table(), 0, "nun", "judge", "baker"), 0, Card.PATTA_SUMMONS)
    assert takings(met(state, Figure.VIANELLO, "nun", Colour.GREEN)) == []
    state = holding(state, 0, Card.BRUNETTI_SUMMONS)
    state = met(state, Figure.BRUNETTI, "nun", Colour.GREEN)
    assert takings(state) == FREELY
    assert play(state, Take(summons=False)).state.played == ()


def test_a_wanted_person_may_be_left_and_is_met_again_only_by_coming_back() -> None:
    state = met(informants(table(), 0, "nun", "judge", "baker"), Figure.BRUNETTI, "nun", Colour.GREEN, points=2)
    away = play(state, Go("santa_lucia"))
    assert takings(away.state) == []
    assert takings(play(away.state, Go("ghetto")).state) == FREELY
    left = play(investigating(state, Figure.BRUNETTI, "santa_lucia", points=1), Go("ghetto"), EndTurn())
    assert left.state.person_at("ghetto") == "nun"
    assert left.state.active == 1


def test_standing_with_somebody_is_not_meeting_them() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    assert takings(investigating(state, Figure.BRUNETTI, "ghetto")) == []


def test_an_exchange_between_meeting_and_taking_may_bring_the_summons() -> None:
    state = informants(table(), 0, "nun", "judge", "baker")
    state = piled(holding(state, 0, Card.VIANELLO_EXCHANGE, Card.ANY_MEETING), Card.VIANELLO_SUMMONS, Card.VIANELLO_SUMMONS)
    state = met(state, Figure.VIANELLO, "nun", Colour.GREEN, points=0)
    assert takings(state) == []
    done = play(state, Exchange((Card.ANY_MEETING,)))
    assert done.drawn == (Card.VIANELLO_SUMMONS, Card.VIANELLO_SUMMONS)
    assert takings(done.state) == SUMMONED
    assert play(done.state, Take(summons=True)).event(Took).person == "nun"


def test_a_swap_ends_the_meeting() -> None:
    state = holding(informants(table(), 0, "museum_director", "judge", "baker"), 0, Card.PATTA_SUBMERGED, Card.PATTA_SUBMERGED)
    state = met(state, Figure.PATTA, "museum_director", Colour.YELLOW)
    assert takings(play(state, Submerged("arsenale", "lido")).state) == FREELY
    swapped = play(state, Submerged("ca_d_oro", "lido"))
    assert takings(swapped.state) == []
    assert takings(play(swapped.state, Submerged("ca_d_oro", "lido")).state) == []


def stopped(*cards: Card, points: int = 2) -> State:
    """Paola has questioned an informant, and the player holds these cards."""
    state = informants(holding(table(), 0, *cards), 0, "bank_director", "judge", "baker")
    return play(met(state, Figure.PAOLA, "bank_director", Colour.YELLOW, points), Take(summons=False)).state


def test_no_card_after_a_stop_but_tireless() -> None:
    state = stopped(Card.PAOLA_TIRELESS, Card.PAOLA_VAPORETTO, Card.PAOLA_MEETING, Card.ANY_MEETING)
    assert list(GAME.legal_moves(state, 0)) == [Tireless(), EndTurn()]
    assert not legal(state, Ride(Card.PAOLA_VAPORETTO, "murano"))
    assert not legal(state, Go("ghetto"))
    done = play(state, Tireless())
    assert done.events == (WentOn(0, points=2),)
    assert done.state.moving.points == 2
    assert done.state.played == (Card.PAOLA_TIRELESS,)
    assert legal(done.state, Ride(Card.PAOLA_VAPORETTO, "murano"))
    assert not legal(done.state, Tireless())
    assert not legal(done.state, EndTurn())


def test_tireless_only_after_a_success() -> None:
    state = investigating(holding(table(), 0, Card.PAOLA_TIRELESS), Figure.PAOLA, "ghetto")
    assert not legal(state, Tireless())
    assert not legal(play(state, Go("santa_lucia")).state, Tireless())


def test_tireless_twice_in_a_turn_one_success_a_card() -> None:
    state = informants(table(), 0, "bank_director", "gondolier", "baker")
    state = holding(living(state, murano="nun", san_michele="gondolier"), 0, Card.PAOLA_TIRELESS, Card.PAOLA_TIRELESS, Card.PATTA_SUMMONS)
    state = informants(state, 1, "nun", "judge")
    state = met(state, Figure.PAOLA, "bank_director", Colour.YELLOW, points=3)
    done = play(state, Take(summons=False), Tireless(), Go("madonna_dell_orto"), Go("murano"), Take(summons=False), Tireless())
    assert done.state.phase is Phase.INVESTIGATE
    assert done.state.moving.points == 1
    done = play(done.state, Go("san_michele"), Take(summons=False))
    assert done.state.phase is Phase.STOPPED
    assert list(GAME.legal_moves(done.state, 0)) == [EndTurn()]
    assert [card.person for card in done.state.taken[0]] == ["bank_director", "nun", "gondolier"]


def test_paola_stops_whether_or_not_tireless_is_held_and_only_an_empty_hand_ends_at_once() -> None:
    assert list(GAME.legal_moves(stopped(Card.PATTA_SUMMONS), 0)) == [EndTurn()]
    assert stopped(Card.PAOLA_TIRELESS).phase is Phase.STOPPED
    state = informants(holding(table(), 0), 0, "bank_director", "judge", "baker")
    done = play(met(state, Figure.PAOLA, "bank_director", Colour.YELLOW), Take(summons=False))
    assert done.kinds == ["took", "stopped", "turn_ended", "turn_began"]
    assert done.state.active == 1


def test_tireless_without_a_point_left_lets_cards_be_played() -> None:
    state = play(stopped(Card.PAOLA_TIRELESS, Card.PAOLA_VAPORETTO, points=0), Tireless()).state
    assert legal(state, EndTurn())
    assert legal(state, Ride(Card.PAOLA_VAPORETTO, "murano"))


def test_the_victim_does_not_stop_paola() -> None:
    state = met(victim(holding(table(), 0), "nun"), Figure.PAOLA, "nun", Colour.GREEN)
    assert play(state, Take(summons=False)).state.phase is Phase.INVESTIGATE


def test_a_victim_found_is_not_wanted_again() -> None:
    state = met(victim(table(), "nun"), Figure.PAOLA, "nun", Colour.GREEN)
    done = play(state, Take(summons=False))
    assert replace(done.state.moving, meeting=False) == done.state.moving
    assert takings(done.state) == []
