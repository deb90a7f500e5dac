"""What a player is shown of the chips they have seen."""

from __future__ import annotations

from dataclasses import replace

from engine import match
from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon import (
    GAME,
    Card,
    DrewCards,
    Elettra,
    EndTurn,
    Exchange,
    Figure,
    Go,
    Own,
    Peek,
    Phase,
    Place,
    Role,
    State,
    Submerged,
    Take,
)
from tests.engine.donna_leon.positions import (
    SEED,
    holding,
    informants,
    innocent,
    investigating,
    living,
    play,
    seen,
    standing,
    suspect,
    table,
)


def own(state: State, seat: Seat) -> Own:
    found = GAME.view(state, seat).own
    assert found is not None
    return found


def notes(state: State, seat: Seat) -> dict[Place, str]:
    return {note.place: note.person for note in own(state, seat).notes}


def test_what_was_seen_is_noted_with_what_they_are_wanted_as_now() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun", frari="priest")
    state = investigating(suspect(state, "priest"), Figure.PATTA, "santa_lucia")
    state = play(state, Go("ghetto"), Go("santa_lucia")).state
    assert notes(state, 0) == {"ghetto": "nun", "santa_lucia": state.person_at("santa_lucia")}
    assert notes(state, 1) == {}
    assert next(note.wanted for note in own(state, 0).notes if note.place == "ghetto") is Role.INFORMANT
    state = innocent(seen(state, 0, "frari"), "nun")
    assert {note.person: note.wanted for note in own(state, 0).notes if note.colour == "green"} == {"nun": None, "priest": Role.SUSPECT}


def test_a_swap_moves_the_note_of_a_player_who_knew_one_of_the_two() -> None:
    state = living(table(3), ghetto="nun", murano="priest")
    state = seen(seen(seen(state, 0, "ghetto"), 1, "murano", "lido"), 2, "murano", "ghetto")
    state = investigating(holding(state, 0, Card.PATTA_SUBMERGED), Figure.PATTA, "questura")
    after = play(state, Submerged("ghetto", "murano")).state
    assert notes(after, 0) == {"murano": "nun"}
    assert notes(after, 1) == {"ghetto": "priest", "lido": state.person_at("lido")}
    assert notes(after, 2) == {"murano": "nun", "ghetto": "priest"}


def test_a_chip_taken_closes_the_note_of_everybody() -> None:
    state = seen(living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun"), 1, "ghetto", "lido")
    state = play(investigating(state, Figure.BRUNETTI, "santa_lucia"), Go("ghetto"), Take(summons=False)).state
    assert notes(state, 0) == {}
    assert set(notes(state, 1)) == {"lido"}


def without_notebook(seats: int = 2) -> State:
    state = living(informants(table(seats, notebook=False), 0, "nun", "judge", "baker"), ghetto="nun")
    return investigating(state, Figure.BRUNETTI, "santa_lucia", points=2)


def test_without_the_notebook_only_what_was_just_seen_shows_until_the_next_move() -> None:
    state = play(without_notebook(), Go("ghetto")).state
    assert notes(state, 0) == {"ghetto": "nun"}
    met = own(state, 0).meeting
    assert met is not None
    assert met.note is not None
    state = play(state, Go("santa_lucia")).state
    assert set(notes(state, 0)) == {"santa_lucia"}
    state = play(state, EndTurn()).state
    assert notes(state, 0) == {}


def test_without_the_notebook_the_persons_name_does_not_outlast_a_card_but_the_meeting_does() -> None:
    state = holding(without_notebook(), 0, Card.BRUNETTI_ELETTRA)
    state = play(state, Go("ghetto"), Elettra("lido")).state
    assert set(notes(state, 0)) == {"lido"}
    met = own(state, 0).meeting
    assert met is not None
    assert met.note is None
    assert GAME.is_legal(state, 0, Take(summons=False))


def test_without_the_notebook_it_still_shows_while_others_move_until_it_is_taken_or_exchanged() -> None:
    state = table(3, notebook=False, opening_peek=True)
    peeks = (Peek(("ghetto", "lido", "giardini")), Peek(("ghetto", "arsenale", "giardini")), Peek(("murano", "lido", "zattere")))
    for seat, move in enumerate(peeks):
        state = match.play(GAME, state, seat, move, Chance(SEED, seat + 1)).step.state
    assert set(notes(state, 0)) == {"ghetto", "lido", "giardini"}
    state = holding(innocent(state, str(state.person_at("ghetto"))), 1, Card.PATTA_SUBMERGED)
    state = investigating(state, Figure.PATTA, "santa_lucia", seat=1)
    state = play(state, Submerged("ghetto", "murano")).state
    assert set(notes(state, 0)) == {"lido", "giardini"}
    assert notes(state, 1) == {}
    assert set(notes(state, 2)) == {"lido", "zattere"}
    assert set(state.known[0]) == {"murano", "lido", "giardini"}
    person = str(state.person_at("lido"))
    state = informants(state, 0, person, *[one for one in state.piazza[0] if one != person][1:])
    state = play(investigating(state, Figure.PATTA, "giardini", seat=1), Go("lido"), Take(summons=False)).state
    assert set(notes(state, 0)) == {"giardini"}
    assert set(notes(state, 2)) == {"zattere"}


def test_an_elettra_and_an_exchange_count_as_moves_for_what_was_just_seen() -> None:
    state = holding(without_notebook(), 0, Card.VIANELLO_EXCHANGE)
    state = play(standing(investigating(state, Figure.VIANELLO, "santa_lucia"), paola="lido"), Go("ghetto")).state
    assert set(notes(state, 0)) == {"ghetto"}
    assert notes(play(state, Exchange(())).state, 0) == {}


def test_without_the_notebook_a_sight_is_not_told_again_once_it_is_no_longer_fresh() -> None:
    """What the log and the panel may still tell of what was seen."""
    for notebook in (True, False):
        state = holding(table(3, notebook=notebook), 0, Card.PATTA_SUBMERGED)
        state = innocent(living(state, ghetto="nun"), "nun")
        done = play(investigating(state, Figure.PATTA, "santa_lucia", points=2), Go("ghetto"))
        assert GAME.recalls(done.state, 0, done.saw)
        away = play(done.state, Go("santa_lucia"))
        assert GAME.recalls(away.state, 0, done.saw) == notebook
        assert GAME.recalls(away.state, 0, away.saw)
        swapped = play(done.state, Submerged("tronchetto", "ghetto"))
        assert GAME.recalls(swapped.state, 0, done.saw) == notebook
        ended = play(away.state, EndTurn())
        assert GAME.recalls(ended.state, 0, away.saw) == notebook
        assert GAME.recalls(ended.state, 0, DrewCards(0, (Card.ANY_MEETING,)))
        assert GAME.recalls(replace(ended.state, phase=Phase.OVER), 0, away.saw)


def test_known_wanted_people_come_first_among_the_places_a_point_leads_to() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    state = investigating(state, Figure.BRUNETTI, "santa_lucia")
    by_name = [goal.place for goal in own(state, 0).goals]
    assert by_name == ["campo_san_polo", "casa_brunetti", "ghetto", "rialto_market", "piazzale_roma", "tronchetto"]
    state = seen(state, 0, "ghetto", "tronchetto")
    goals = own(innocent(state, str(state.person_at("tronchetto"))), 0).goals
    assert [goal.place for goal in goals] == ["ghetto", *(place for place in by_name if place != "ghetto")]
    assert goals[0].note is not None
    assert goals[0].note.wanted is Role.INFORMANT
    assert goals[-1].note is not None
    assert goals[-1].note.wanted is None
    assert goals[1].note is None
    level = GAME.choices(state, 0, ())
    assert level is not None
    assert level.options[0] == "ghetto"
