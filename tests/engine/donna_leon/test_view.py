"""What a view shows, and to whom."""

from __future__ import annotations

from engine.games.donna_leon import (
    GAME,
    Card,
    Colour,
    Exchange,
    Figure,
    Go,
    Phase,
    Role,
    Take,
    Taking,
)
from tests.engine.donna_leon.positions import holding, informants, innocent, investigating, living, play, suspect, table, victim


def test_the_public_view() -> None:
    state = informants(table(3), 0, "nun", "judge", "baker")
    state = suspect(victim(state, "notary"), "opera_singer", 1, 2)
    state = living(state, ghetto="nun")
    state = play(investigating(state, Figure.BRUNETTI, "santa_lucia"), Go("ghetto"), Take(summons=False)).state
    view = GAME.view(state, None)
    assert view.own is None
    assert (view.phase, view.to_act, view.active) == (Phase.INVESTIGATE, (0,), 0)
    assert view.turn is not None
    assert (view.turn.figure, view.turn.points, view.turn.place) == (Figure.BRUNETTI, 1, "ghetto")
    assert "santa_lucia" in view.turn.reach
    assert not view.turn.on_the_spot
    assert not view.turn.may_end
    assert not view.turn.stopped
    places = {place.place: place for place in view.places}
    assert len(places) == 38
    assert places["lido"].chip is Colour.YELLOW
    assert places["ghetto"].chip is None
    assert places["ghetto"].figures == (Figure.BRUNETTI,)
    assert places["questura"].figures == (Figure.PATTA, Figure.VIANELLO)
    assert view.piazza[0] == (None, "judge", "baker")
    assert view.rooms[1][2].person == "opera_singer"
    assert view.victim == "notary"
    assert view.hand_sizes == (3, 3, 3)
    assert view.scores == (3, 0, 0)
    assert view.taken[0][0].role is Role.INFORMANT
    assert (view.people_left, view.pile) == (len(state.deck), len(state.pile))


def test_the_own_view_shows_what_each_card_can_do_now() -> None:
    cards = (Card.PATTA_SUBMERGED, Card.PATTA_VAPORETTO, Card.PATTA_POLICE_BOAT, Card.PATTA_SUMMONS, Card.ANY_MEETING, Card.PAOLA_MEETING)
    state = investigating(holding(table(), 0, *cards), Figure.PATTA, "lido")
    own = GAME.view(state, 0).own
    assert own is not None
    assert own.hand == tuple(sorted(cards, key=list(Card).index))
    plays = {play.card: play.places for play in own.plays}
    assert set(plays) == {Card.PATTA_SUBMERGED, Card.PATTA_VAPORETTO, Card.ANY_MEETING}
    assert len(plays[Card.PATTA_SUBMERGED]) == 36
    assert plays[Card.ANY_MEETING] == ("casa_brunetti", "questura")
    other = GAME.view(state, 1).own
    assert other is not None
    assert (other.plays, other.goals, other.meeting) == ((), (), None)


def test_the_person_just_met_and_what_can_be_done() -> None:
    state = living(informants(table(), 0, "nun", "judge", "baker"), ghetto="nun")
    ways = (
        (holding(state, 0), Figure.BRUNETTI, Taking.FREELY),
        (holding(state, 0, Card.PATTA_SUMMONS), Figure.PATTA, Taking.SUMMONS),
        (holding(state, 0), Figure.PATTA, None),
        (innocent(state, "nun"), Figure.BRUNETTI, None),
    )
    for start, figure, taking in ways:
        met = play(investigating(start, figure, "santa_lucia"), Go("ghetto")).state
        own = GAME.view(met, 0).own
        assert own is not None
        assert own.meeting is not None
        assert own.meeting.taking is taking
        assert own.meeting.note is not None
        assert own.meeting.note.person == "nun"
        left = GAME.view(play(met, Go("santa_lucia")).state, 0).own
        assert left is not None
        assert left.meeting is not None
        assert left.meeting.place == "santa_lucia"


def test_after_paolas_stop_the_view_offers_tireless_alone() -> None:
    state = living(informants(holding(table(), 0, Card.PAOLA_TIRELESS, Card.ANY_MEETING), 0, "nun", "judge", "baker"), ghetto="nun")
    state = play(investigating(state, Figure.PAOLA, "santa_lucia"), Go("ghetto"), Take(summons=False)).state
    view = GAME.view(state, 0)
    assert view.turn is not None
    assert (view.turn.stopped, view.turn.reach, view.turn.on_the_spot, view.turn.may_end) == (True, (), False, True)
    assert view.own is not None
    assert [play.card for play in view.own.plays] == [Card.PAOLA_TIRELESS]
    assert view.own.goals == ()


def test_discards_lie_open() -> None:
    state = investigating(holding(table(), 0, Card.VIANELLO_EXCHANGE, Card.ANY_MEETING), Figure.VIANELLO, "questura", points=0)
    state = play(state, Exchange((Card.ANY_MEETING,))).state
    assert GAME.view(state, 1).discards == (Card.VIANELLO_EXCHANGE, Card.ANY_MEETING)
