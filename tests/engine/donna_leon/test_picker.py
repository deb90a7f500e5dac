"""The picker's levels and paths."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Choices
from engine.games.donna_leon import GAME, Card, ChooseDie, EndTurn, Exchange, Figure, Go, Peek, State, Submerged, Take, Tireless
from tests.engine.donna_leon.positions import cleared, holding, informants, investigating, living, murderer, play, table


def level(state: State, *prefix: str) -> Choices:
    found = GAME.choices(state, min(GAME.to_act(state)), prefix)
    assert found is not None
    return found


def test_a_peek_is_three_picks() -> None:
    state = table(opening_peek=True)
    assert (level(state).asks, len(level(state).options)) == ("peek_green", 12)
    assert (level(state, "ghetto").asks, len(level(state, "ghetto").options)) == ("peek_yellow", 12)
    assert level(state, "ghetto", "lido").asks == "peek_blue"
    assert GAME.choices(state, 0, ("lido",)) is None
    assert GAME.move_at(state, 0, ("ghetto", "lido", "zattere")) == Peek(("ghetto", "lido", "zattere"))


def test_a_die_is_one_of_four_buttons() -> None:
    state = replace(table(), dice=(1, 2, 3, 3))
    assert level(state) == Choices("die", ("brunetti-1", "patta-2", "vianello-3", "paola-3"))
    assert GAME.move_at(state, state.active, ("patta-2",)) == ChooseDie(Figure.PATTA, 2)
    assert GAME.move_at(state, state.active, ("patta-3",)) is None


def test_an_investigation_asks_what_kind_of_thing_to_do() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    state = holding(state, 0, Card.BRUNETTI_SUMMONS, Card.ANY_MEETING)
    start = investigating(state, Figure.BRUNETTI, "santa_lucia", points=1)
    around = ("campo_san_polo", "casa_brunetti", "ghetto", "rialto_market", "piazzale_roma", "tronchetto")
    assert level(start).options == (*around, "on_the_spot", "play")
    met = play(start, Go("ghetto")).state
    assert level(met).options == ("take", "play", "end_turn")
    assert level(met, "play").options == ("any_meeting",)
    assert level(met, "play", "any_meeting") == Choices("meeting", ("casa_brunetti", "questura"))
    assert GAME.choices(start, 0, ("ghetto",)) is None
    other = play(investigating(holding(state, 0, Card.PATTA_SUMMONS), Figure.PATTA, "santa_lucia", points=1), Go("ghetto")).state
    assert level(other).options == ("summons", "end_turn")
    assert GAME.move_at(other, 0, ("summons",)) == Take(summons=True)
    assert GAME.move_at(other, 0, ("take",)) is None


def test_after_a_stop() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    for cards, options in (((Card.PAOLA_TIRELESS,), ("tireless", "end_turn")), ((Card.PAOLA_MEETING,), ("end_turn",))):
        there = investigating(holding(state, 0, *cards), Figure.PAOLA, "santa_lucia")
        stopped = play(there, Go("ghetto"), Take(summons=False)).state
        assert level(stopped) == Choices("stopped", options)
        assert GAME.move_at(stopped, 0, ("end_turn",)) == EndTurn()
        assert GAME.move_at(stopped, 0, ("tireless",)) == (Tireless() if len(options) > 1 else None)
        assert GAME.choices(stopped, 0, ("play",)) is None


def test_submerged_asks_for_a_colour_and_two_places_at_once() -> None:
    state = investigating(holding(table(), 0, Card.PATTA_SUBMERGED), Figure.PATTA, "questura")
    assert level(state, "play", "patta_submerged") == Choices("submerged", ("green", "yellow", "blue"))
    pair = level(state, "play", "patta_submerged", "green")
    assert (pair.asks, len(pair.options), pair.least, pair.most) == ("submerged_pair", 12, 2, 2)
    path = ("play", "patta_submerged", "green", pair.part({"murano", "ghetto"}))
    assert GAME.move_at(state, 0, path) == Submerged("ghetto", "murano")
    assert GAME.choices(state, 0, path) is None
    one_left = cleared(state, *[place for place in pair.options if place != "murano"])
    assert level(one_left, "play", "patta_submerged").options == ("yellow", "blue")
    assert GAME.move_at(state, 0, ("play", "patta_submerged", "green", "ghetto+lido")) is None
    assert GAME.move_at(state, 0, ("play", "patta_submerged", "blue", "ghetto+murano")) is None


def test_an_exchange_is_one_multi_select_of_numbered_cards() -> None:
    exchange, meeting = Card.VIANELLO_EXCHANGE, Card.ANY_MEETING
    state = investigating(holding(table(), 0, meeting, exchange, exchange, meeting), Figure.VIANELLO, "questura")
    asked = level(state, "play", exchange.value)
    assert asked == Choices("exchange", ("vianello_exchange.1", "any_meeting.1", "any_meeting.2"), least=0, most=3)
    path = ("play", exchange.value, asked.part({"any_meeting.1", "any_meeting.2"}))
    assert path == GAME.path(Exchange((meeting, meeting)))
    assert GAME.move_at(state, 0, path) == Exchange((meeting, meeting))
    assert GAME.move_at(state, 0, ("play", exchange.value, "any_meeting.2")) == Exchange((meeting,))
    assert GAME.move_at(state, 0, ("play", exchange.value, "none")) == Exchange(())
    for wrong in ("any_meeting.1+any_meeting.1", "any_meeting.1+any_meeting.2+any_meeting.3", "any_vaporetto.1", "", "none+any_meeting.1"):
        assert GAME.move_at(state, 0, ("play", exchange.value, wrong)) is None
    alone = investigating(holding(state, 0, exchange), Figure.VIANELLO, "questura")
    assert level(alone, "play", exchange.value) == Choices("exchange", ("none",))
    one = investigating(holding(state, 0, exchange, meeting), Figure.VIANELLO, "questura")
    assert level(one, "play", exchange.value) == Choices("exchange", ("any_meeting.1",), least=0, most=1)


def test_nothing_is_offered_when_the_match_is_over() -> None:
    state = play(
        investigating(living(murderer(table(), "nun"), ghetto="nun"), Figure.BRUNETTI, "santa_lucia"), Go("ghetto"), Take(summons=False)
    ).state
    assert GAME.choices(state, 0, ()) is None
    assert list(GAME.legal_moves(state, 0)) == []
    assert GAME.move_at(state, 0, ("end_turn",)) is None
