"""Moving by points and cards, and meeting on the spot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.donna_leon import (
    GAME,
    SPOTS,
    Card,
    Colour,
    EndTurn,
    Figure,
    Go,
    Moved,
    OnTheSpot,
    Ride,
    Saw,
    State,
    Stayed,
    Submerged,
)
from engine.games.donna_leon.moving import reach
from tests.engine.donna_leon.positions import cleared, holding, investigating, legal, living, play, standing, suspect, table


def scene(state: State, *places: str) -> State:
    """Crime scenes on places without chips."""
    return replace(cleared(state, *places), scenes=places)


def test_the_rulebooks_example() -> None:
    """Santa Maria Formosa → Ca' Farsetti (stop) → La Fenice (passing an empty place) → Harry's Bar, where the vaporetto may be taken."""
    state = cleared(table(), "palazzo_fortuny", "harrys_bar")
    state = holding(state, 0, Card.BRUNETTI_VAPORETTO)
    state = investigating(state, Figure.BRUNETTI, "santa_maria_formosa", points=3)
    assert "ca_farsetti" in reach(state, "santa_maria_formosa")
    assert "la_fenice" not in reach(state, "santa_maria_formosa")
    farsetti = play(state, Go("ca_farsetti"))
    assert farsetti.events == (
        Moved(0, Figure.BRUNETTI, "santa_maria_formosa", "ca_farsetti", None, Colour.GREEN, crime_scene=False, points=2),
    )
    assert farsetti.secrets == {0: (Saw(0, "ca_farsetti", str(state.person_at("ca_farsetti")), farsetti.saw.wanted),)}
    assert farsetti.settled
    assert {"palazzo_fortuny", "la_fenice"} <= set(reach(farsetti.state, "ca_farsetti"))
    assert not legal(farsetti.state, EndTurn())
    fenice = play(farsetti.state, Go("la_fenice"))
    assert fenice.saw.place == "la_fenice"
    bar = play(fenice.state, Go("harrys_bar"))
    assert bar.events == (Moved(0, Figure.BRUNETTI, "la_fenice", "harrys_bar", None, None, crime_scene=False, points=0),)
    assert not bar.secrets
    assert not bar.settled
    assert legal(bar.state, EndTurn())
    vaporetti = {spot.id for spot in SPOTS if spot.vaporetto} - {"harrys_bar"}
    assert {move.place for move in GAME.legal_moves(bar.state, 0) if isinstance(move, Ride)} == vaporetti
    assert play(bar.state, Ride(Card.BRUNETTI_VAPORETTO, "rialto_bridge")).saw.place == "rialto_bridge"


def test_an_empty_place_may_be_passed_or_stopped_at_and_a_chip_or_crime_scene_stops() -> None:
    state = investigating(cleared(table(), "harrys_bar"), Figure.PATTA, "piazza_san_marco")
    assert {"harrys_bar", "salute", "la_fenice"} <= set(reach(state, "piazza_san_marco"))
    assert "accademia" not in reach(state, "piazza_san_marco")
    state = investigating(scene(table(), "harrys_bar"), Figure.PATTA, "piazza_san_marco")
    assert "harrys_bar" in reach(state, "piazza_san_marco")
    assert "salute" not in reach(state, "piazza_san_marco")
    done = play(state, Go("harrys_bar"))
    assert done.event(Moved).crime_scene
    assert done.event(Moved).chip is None
    assert not done.secrets
    assert not legal(done.state, OnTheSpot())


def test_a_long_walk_over_empty_places_costs_one_point() -> None:
    empty = ("ca_farsetti", "palazzo_fortuny", "campo_san_polo", "frari", "san_rocco", "piazzale_roma")
    state = investigating(cleared(table(), *empty), Figure.PAOLA, "santa_maria_formosa", points=1)
    done = play(state, Go("tronchetto"))
    assert done.state.moving.points == 0
    assert done.state.here == "tronchetto"


def test_a_move_ends_elsewhere_and_a_place_may_be_visited_again() -> None:
    state = investigating(table(), Figure.PATTA, "ghetto", points=3)
    assert not legal(state, Go("ghetto"))
    assert not legal(state, Go("lido"))
    assert not legal(state, Go("atlantis"))
    state = play(state, Go("santa_lucia"), Go("ghetto")).state
    assert state.moving.points == 1
    assert state.moving.meeting


def test_points_cannot_lapse() -> None:
    state = investigating(table(), Figure.PATTA, "ghetto", points=2)
    assert not legal(state, EndTurn())
    state = play(state, Go("santa_lucia")).state
    assert not legal(state, EndTurn())
    state = play(state, Go("ghetto")).state
    assert legal(state, EndTurn())
    assert not any(isinstance(move, Go) for move in GAME.legal_moves(state, 0))
    assert play(state, EndTurn()).state.active == 1


def test_on_the_spot_costs_a_point_and_is_possible_once_and_before_moving() -> None:
    state = investigating(table(), Figure.PATTA, "ghetto", points=3)
    done = play(state, OnTheSpot())
    assert done.events == (Stayed(0, Figure.PATTA, "ghetto", Colour.GREEN, points=2),)
    assert done.saw.person == state.person_at("ghetto")
    assert not legal(done.state, OnTheSpot())
    assert not legal(play(state, Go("santa_lucia")).state, OnTheSpot())
    assert not legal(play(state, Go("santa_lucia"), Go("ghetto")).state, OnTheSpot())


def test_on_the_spot_needs_a_person_and_a_point() -> None:
    assert not legal(investigating(table(), Figure.PATTA, "questura"), OnTheSpot())
    assert not legal(investigating(table(), Figure.PATTA, "ghetto", points=0), OnTheSpot())


def test_no_on_the_spot_after_a_card_moved_the_figure() -> None:
    state = holding(table(), 0, Card.PATTA_VAPORETTO)
    state = investigating(state, Figure.PATTA, "lido", points=2)
    assert legal(state, OnTheSpot())
    assert not legal(play(state, Ride(Card.PATTA_VAPORETTO, "murano")).state, OnTheSpot())


def test_on_the_spot_once_more_after_a_swap_under_the_figure_each_chip_once() -> None:
    state = holding(table(), 0, Card.PATTA_SUBMERGED, Card.PATTA_SUBMERGED)
    state = investigating(state, Figure.PATTA, "ghetto", points=3)
    away = Submerged("tronchetto", "ghetto")
    before_swap, other = state.person_at("ghetto"), state.person_at("tronchetto")
    assert play(state, away, OnTheSpot()).saw.person == other
    state = play(state, OnTheSpot(), away).state
    assert not state.moving.meeting
    assert legal(state, OnTheSpot())
    done = play(state, OnTheSpot())
    assert done.saw.person == other
    assert not legal(done.state, OnTheSpot())
    back = play(done.state, away).state
    assert back.person_at("ghetto") == before_swap
    assert back.moving.points == 1
    assert not legal(back, OnTheSpot())


def test_on_the_spot_after_a_swap_wherever_the_figure_came_to() -> None:
    state = holding(table(), 0, Card.PATTA_SUBMERGED)
    state = investigating(state, Figure.PATTA, "santa_lucia", points=2)
    state = play(state, Go("ghetto")).state
    assert not legal(state, OnTheSpot())
    assert not legal(play(state, Submerged("frari", "tronchetto")).state, OnTheSpot())
    state = play(state, Submerged("tronchetto", "ghetto")).state
    assert play(state, OnTheSpot()).state.moving.meeting


def test_several_figures_may_stand_on_a_place_and_block_nothing() -> None:
    state = investigating(standing(table(), brunetti="ghetto", paola="ghetto"), Figure.PATTA, "santa_lucia")
    assert play(state, Go("ghetto")).state.figures == ("ghetto", "ghetto", "questura", "ghetto")


@pytest.mark.parametrize(("card", "start"), [(Card.PATTA_VAPORETTO, "lido"), (Card.ANY_POLICE_BOAT, "giardini")])
def test_boats_go_between_their_symbols_for_no_point(card: Card, start: str) -> None:
    state = investigating(holding(table(), 0, card), Figure.PATTA, start, points=0)
    symbol = card.kind.value
    landings = {spot.id for spot in SPOTS if getattr(spot, symbol)}
    assert {move.place for move in GAME.legal_moves(state, 0) if isinstance(move, Ride)} == landings - {start}
    goal = sorted(landings - {start, "questura"})[0]
    done = play(state, Ride(card, goal))
    assert done.event(Moved) == Moved(0, Figure.PATTA, start, goal, card, done.event(Moved).chip, crime_scene=False, points=0)
    assert done.saw.place == goal
    assert done.state.moving.meeting
    assert done.state.played == (card,)
    elsewhere = investigating(holding(table(), 0, card), Figure.PATTA, "ghetto", points=0)
    assert not any(isinstance(move, Ride) for move in GAME.legal_moves(elsewhere, 0))


def test_a_meeting_goes_to_the_place_of_another_figure() -> None:
    state = standing(holding(table(), 0, Card.PAOLA_MEETING), brunetti="ghetto", patta="lido", vianello="casa_brunetti")
    state = investigating(state, Figure.PAOLA, "casa_brunetti", points=0)
    assert [move.place for move in GAME.legal_moves(state, 0) if isinstance(move, Ride)] == ["ghetto", "lido"]
    assert play(state, Ride(Card.PAOLA_MEETING, "lido")).saw.place == "lido"
    together = standing(state, brunetti="casa_brunetti", patta="casa_brunetti")
    assert not any(isinstance(move, Ride) for move in GAME.legal_moves(together, 0))


def test_only_cards_of_the_moving_figure_or_of_all_four() -> None:
    state = holding(table(), 0, Card.PATTA_VAPORETTO, Card.BRUNETTI_VAPORETTO, Card.ANY_VAPORETTO, Card.PAOLA_VAPORETTO)
    for figure, own in ((Figure.PATTA, Card.PATTA_VAPORETTO), (Figure.PAOLA, Card.PAOLA_VAPORETTO)):
        there = investigating(state, figure, "lido")
        assert {move.card for move in GAME.legal_moves(there, 0) if isinstance(move, Ride)} == {own, Card.ANY_VAPORETTO}
    there = investigating(state, Figure.VIANELLO, "lido")
    assert {move.card for move in GAME.legal_moves(there, 0) if isinstance(move, Ride)} == {Card.ANY_VAPORETTO}


def test_taking_a_chip_away_opens_the_way() -> None:
    state = suspect(living(table(), ghetto="nun"), "nun")
    state = investigating(state, Figure.BRUNETTI, "santa_lucia")
    assert "ca_d_oro" not in reach(state, "santa_lucia")
    assert "ca_d_oro" in reach(cleared(state, "ghetto"), "santa_lucia")
