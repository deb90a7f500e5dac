"""Donna Leon's words, over matches. A missing text is logged as an error, which fails a test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs._shared.presenter import Label, Presenter
from cogs.donna_leon.presenter import DonnaLeonPresenter
from engine import match
from engine.chance import Chance
from engine.game import Choices, Event, Result, Seat
from engine.games.donna_leon import (
    CARD_COUNT,
    COLOUR_OF,
    GAME,
    PEOPLE,
    PLACES,
    SPOTS,
    Card,
    Drew,
    EndTurn,
    Figure,
    Go,
    MurdererNamed,
    Options,
    Phase,
    State,
    Take,
    TurnEnded,
    View,
)
from engine.games.donna_leon.components import CELL_VALUE, ROWS
from engine.players.donna_leon import choose
from host.drafts import Draft, Position, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, assert_panel, assert_public, panels, units
from tests.engine import laws
from tests.engine.donna_leon.positions import (
    holding,
    informants,
    innocent,
    investigating,
    living,
    murderer,
    play,
    seen,
    suspect,
    table,
    victim,
)

PRESENTER: Presenter[View] = DonnaLeonPresenter(GAME)


def thought(seats: int, options: Options, number: int) -> Iterator[tuple[State, Seat, match.Played[State] | None]]:
    """A match of computer players: each state, who moves, and what came of it (None at the end)."""
    seed = laws.seed_of(number)
    state, step = match.start(GAME, seats, options, seed), 0
    while to_act := GAME.to_act(state):
        step += 1
        seat = min(to_act)
        move = choose(GAME.redeal(state, seat, Chance(seed, 10**6 + step)), seat, Chance(seed, 2 * 10**6 + step))
        played = match.play(GAME, state, seat, move, Chance(seed, step))
        yield state, seat, played
        state = played.step.state
    yield state, 0, None


@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (3, Options(opening_peek=False)), (4, Options(notebook=False))])
def test_everything_is_said_and_fits(seats: int, options: Options) -> None:
    rng = Random(seats)
    for number, (state, seat, played) in enumerate(thought(seats, options, 5)):
        if number % 3 == 0:
            assert_public(PRESENTER, GAME, state)
        if played is None:
            result = GAME.result(state)
            assert result is not None
            assert "is caught" in PRESENTER.ending(GAME.view(state, None), result, MENTIONS)
            continue
        for here in panels(GAME, state, seat, rng):
            assert_panel(PRESENTER, GAME, seat, here)
        assert_told((*played.step.events, *played.step.secrets.get(seat, ())))


def assert_told(events: tuple[Event, ...]) -> None:
    for event in events:
        said = PRESENTER.tell(event, MENTIONS)
        assert (said is None) == isinstance(event, TurnEnded), event
        assert said is None or 10 < units(said) <= 500


def test_random_matches_are_told_too() -> None:
    """Their hands are large, their notebooks full, and everything happens in them."""
    walk = laws.walk(GAME, 2, Options(), 1)
    for played in walk.played:
        assert_told((*played.step.events, *(event for facts in played.step.secrets.values() for event in facts)))
    for number in (*walk.sampled, *range(0, len(walk.states), 90)):
        state = walk.states[number]
        assert_public(PRESENTER, GAME, state)
        for seat in range(2):
            assert units(PRESENTER.hand_in_words(GAME.view(state, seat), MENTIONS)) <= 1200
        for seat in GAME.to_act(state):
            for here in panels(GAME, state, seat, walk.random(str(number))):
                assert_panel(PRESENTER, GAME, seat, here)


def test_a_full_notebook_fits_and_begins_with_those_wanted() -> None:
    state = seen(holding(table(4), 0, *list(Card)[:12]), 0, *[spot.id for spot in SPOTS if spot.colour])
    said = PRESENTER.hand_in_words(GAME.view(state, 0), MENTIONS)
    assert units(said) <= 1200
    lines = said.split("\n")
    kinds = ["Known victim", "Known informants", "Others known, by the numbers of their places"]
    assert [line.split(":")[0] for line in lines[1:]] == kinds
    assert [len(line.split(": ")[1].split(", ")) for line in lines[1:]] == [1, 5, 30]


def test_the_notebook_keeps_those_who_are_not_wanted_when_the_murderer_is_known() -> None:
    """Knowing who they are not is what leads to the murderer."""
    state = seen(murderer(living(innocent(table(), "nun"), ghetto="nun"), "judge"), 0, "ghetto")
    assert "2 nun" in PRESENTER.hand_in_words(GAME.view(state, 0), PLAIN)


def test_why_somebody_wanted_cannot_be_taken_is_said() -> None:
    for start, figure, why in (
        (near(Card.BRUNETTI_SUMMONS), Figure.PATTA, "informant, 3 points. Patta needs a Summons for this colour."),
        (near(Card.PATTA_SUMMONS), Figure.PATTA, "informant, 3 points."),
        (near(), Figure.BRUNETTI, "informant, 3 points."),
        (suspect(near(), "nun"), Figure.PAOLA, "suspect, 6 points. Only the police arrest people."),
        (innocent(near(), "nun"), Figure.PATTA, "not wanted now."),
    ):
        state = play(investigating(start, figure, "santa_lucia"), Go("ghetto")).state
        lines = PRESENTER.hand_in_words(GAME.view(state, 0), PLAIN).split("\n")
        assert f"Met in Ghetto: **nun (green)**, {why}" in lines


@pytest.mark.parametrize("out", [0, 2, 6])
def test_the_largest_hand_and_notebook_fit(out: int) -> None:
    """Two of each card (a hand gets no larger that matters), everybody on the map known, those with the longest names wanted."""
    people = iter(sorted(PEOPLE, key=lambda person: -units(PLAIN(f"donna-leon-person-{person}"))))
    state = victim(table(), met := next(people))
    for row, spaces in enumerate(state.piazza):
        state = informants(state, row, *[next(people) for _ in spaces])
    rooms = [(row, number) for row, spaces in enumerate(state.rooms) for number in range(len(spaces))]
    for row, number in rooms[:out]:
        state = suspect(state, next(people), row, number)
    state = holding(state, 0, *[card for card, count in CARD_COUNT.items() for _ in range(min(2, count))])
    state = living(state, san_michele=met)
    state = play(investigating(state, Figure.PATTA, "murano"), Go("san_michele")).state
    state = seen(state, 0, *[spot.id for spot in SPOTS if spot.colour and spot.id != "san_michele"])
    said = PRESENTER.hand_in_words(GAME.view(state, 0), MENTIONS)
    assert units(said) <= 1200
    assert all(PLAIN(f"donna-leon-person-{person}") in said for person in PEOPLE)


def test_a_button_holds_the_longest_place_with_the_longest_name() -> None:
    person = max(PEOPLE, key=lambda person: units(PLAIN(f"donna-leon-person-{person}")))
    for laid in (suspect, murderer, victim):
        state = living(laid(table(), person), santa_margherita=person)
        state = seen(investigating(state, Figure.VIANELLO, "san_sebastiano"), 0, "santa_margherita")
        few = replace(at(state), choices=Choices("investigate", ("santa_margherita",)))
        label = PRESENTER.option(GAME.view(state, 0), few, "santa_margherita", PLAIN).label
        assert PLAIN(f"donna-leon-person-{person}") in label
        assert units(label) <= 80


def test_a_match_given_up_is_told_so_with_the_murderer_in_the_cell_or_not() -> None:
    result = Result((1, 2), (0, 0), "result-resigned")
    for state in (table(), murderer(table(), "nun")):
        assert PRESENTER.ending(GAME.view(state, None), result, PLAIN) == PLAIN("result-resigned")


def test_fewer_cards_than_due_are_told_as_such() -> None:
    assert PRESENTER.tell(Drew(0, count=0, due=1), PLAIN) == "Player 1 draws 0 of 1 card: there are no more."
    assert PRESENTER.tell(Drew(0, count=1, due=3), PLAIN) == "Player 1 draws 1 of 3 cards: there are no more."


def test_the_murderer_is_told_by_what_is_true() -> None:
    """All rooms of the row are used: suspects may still wait in them."""
    said = PRESENTER.tell(MurdererNamed(0, 1, "nun", COLOUR_OF["nun"], 8), PLAIN)
    assert said is not None
    assert said.startswith("A row of the Piazza is empty, and all its rooms are used: the murderer is the nun (green), 8 points!")


def at(state: State, *picks: tuple[str, ...]) -> Position:
    """Where these picks lead whoever is asked."""
    draft, seat = Draft(), min(GAME.to_act(state))
    for options in picks:
        draft = pick(GAME, state, seat, draft, options)
    return position(GAME, state, seat, draft)


def near(*cards: Card, figure: Figure = Figure.BRUNETTI) -> State:
    """Beside the Ghetto, where the nun is wanted as an informant."""
    state = living(informants(holding(table(), 0, *cards), 0, "nun", "judge", "baker"), ghetto="nun")
    return investigating(state, figure, "santa_lucia", points=2)


def test_a_step_reads_well_from_pick_to_what_came_of_it() -> None:
    state = near()
    here = at(state)
    assert PRESENTER.question(GAME.view(state, 0), here, PLAIN) == "Brunetti has 2 points left; going anywhere costs one. What do you do?"
    assert PRESENTER.option(GAME.view(state, 0), here, "ghetto", PLAIN) == Label("Go to 2 Ghetto", "● green: not seen yet")
    assert PRESENTER.option(GAME.view(state, 0), here, "casa_brunetti", PLAIN).description == "Nobody there · Paola"
    last = at(state, ("ghetto",))
    assert PRESENTER.preview(GAME.view(state, 0), last, PLAIN) == (
        "Brunetti goes to Ghetto and meets whoever is there. After that: 1 point left."
    )
    done = play(state, Go("ghetto"))
    assert PRESENTER.tell(done.events[0], PLAIN) == "Brunetti goes to Ghetto and meets a green person."
    assert PRESENTER.tell(done.saw, PLAIN) == "In Ghetto you see the nun (green): informant, 3 points."
    met = at(done.state)
    view = GAME.view(done.state, 0)
    assert PRESENTER.question(view, met, PLAIN) == "Brunetti has 1 point left; going anywhere costs it. What do you do?"
    assert "Met in Ghetto: **nun (green)**, informant, 3 points." in PRESENTER.hand_in_words(view, PLAIN)
    assert PRESENTER.option(view, met, "take", PLAIN).label == "Take the nun: informant, 3 points"
    taken = play(done.state, Take(summons=False))
    assert PRESENTER.tell(taken.events[0], PLAIN) == "Player 1 questions the nun (green) in Ghetto with Brunetti: an informant, 3 points."


def test_few_places_are_buttons_that_say_who_is_there() -> None:
    state = innocent(seen(investigating(near(), Figure.BRUNETTI, "murano", points=1), 0, "san_michele"), "judge")
    state = living(state, san_michele="judge")
    here = at(state)
    view = GAME.view(state, 0)
    labels = {part: PRESENTER.option(view, here, part, PLAIN) for part in here.choices.options} if here.choices else {}
    assert labels["san_michele"] == Label("Go to 4 San Michele: judge, not wanted now")
    assert labels["madonna_dell_orto"] == Label("Go to 3 Madonna dell'Orto: ■ blue, not seen yet")


def test_what_each_card_can_do_is_said() -> None:
    state = investigating(holding(near(), 0, Card.BRUNETTI_ELETTRA, Card.ANY_MEETING), Figure.BRUNETTI, "santa_lucia")
    assert PRESENTER.question(GAME.view(state, 0), at(state, ("play",)), PLAIN).split("\n") == [
        "Which card do you play?",
        "Elettra (Brunetti): See any person; in Brunetti's own place he meets them.",
        "Meeting (all four): Brunetti goes to the place of another figure, for no point.",
    ]


def test_what_taking_will_lead_to_is_said_before() -> None:
    state = living(informants(holding(table(), 0, Card.PATTA_SUMMONS), 0, "nun", None, None), ghetto="nun")
    last = play(investigating(state, Figure.PATTA, "santa_lucia"), Go("ghetto")).state
    assert PRESENTER.preview(GAME.view(last, 0), at(last, ("summons",)), PLAIN) == (
        "You take the nun (green): an informant, 3 points. "
        "This empties a row of the Piazza: a new suspect and new informants are laid out. You spend a Summons."
    )
    paola = play(investigating(state, Figure.PAOLA, "santa_lucia"), Go("ghetto")).state
    assert PRESENTER.preview(GAME.view(paola, 0), at(paola, ("take",)), PLAIN).endswith(
        "Paola's turn then stops, unless you play Tireless."
    )
    state = play(investigating(suspect(near(), "nun"), Figure.BRUNETTI, "santa_lucia"), Go("ghetto")).state
    assert "Your turn ends with it" in PRESENTER.preview(GAME.view(state, 0), at(state, ("take",)), PLAIN)
    state = play(investigating(victim(near(), "nun"), Figure.PATTA, "santa_lucia"), Go("ghetto")).state
    assert "draw 3 cards" in PRESENTER.preview(GAME.view(state, 0), at(state, ("take",)), PLAIN)


def test_whoever_leaves_somebody_wanted_is_told_so_alone() -> None:
    state = play(investigating(near(), Figure.BRUNETTI, "santa_lucia", points=1), Go("ghetto")).state
    assert PRESENTER.preview(GAME.view(state, 0), at(state, ("end_turn",)), PLAIN) == (
        "You end your turn and leave the nun (informant, 3 points) where they are."
    )
    assert [PRESENTER.tell(event, PLAIN) for event in play(state, EndTurn()).events][:1] == [None]


def test_public_words_do_not_depend_on_whom_somebody_met_or_holds() -> None:
    """R6, R7: with somebody wanted met or not, with a Summons or Tireless or neither, the public reads the same."""
    said: set[tuple[object, ...]] = set()
    for there in ("nun", "priest"):
        for card in (Card.PATTA_SUMMONS, Card.PAOLA_TIRELESS, Card.ANY_MEETING):
            state = living(innocent(holding(near(), 0, card), "priest"), ghetto=there)
            done = play(state, Go("ghetto"))
            view = GAME.view(done.state, None)
            told = tuple(PRESENTER.tell(event, PLAIN) for event in done.events)
            said.add((PRESENTER.task(view, 0, PLAIN), told, PRESENTER.alt(view, PLAIN), *PRESENTER.in_words(view, PLAIN)))
    assert len(said) == 1


def test_in_words_every_place_is_found_with_what_is_there_and_where_it_leads() -> None:
    state = suspect(near(), "opera_singer", 1, 2)
    words = PRESENTER.in_words(GAME.view(state, None), PLAIN)
    assert "Brunetti stands in 8 Santa Lucia and has 2 points left." in words
    (ghetto,) = (line for line in words if line.startswith("2 Ghetto: a green person. Routes to "))
    assert all(name in ghetto for name in ("Ca' d'Oro", "Madonna dell'Orto", "Santa Lucia"))
    assert sum("Routes to" in line for line in words) == len(PLACES)
    assert any(line.startswith("Row 2: free (6 points); free (6 points); opera singer (yellow), 7 points") for line in words)
    assert any("One point leads to: " in line and "2 Ghetto (a green person)" in line for line in words)
    over = PRESENTER.in_words(GAME.view(replace(state, phase=Phase.OVER), None), PLAIN)
    assert over == [line for line in words if not line.startswith(("Dice: ", "Brunetti stands", "One point leads", "The person in"))]


def test_names_and_rules_are_there() -> None:
    assert len({PLAIN(f"donna-leon-person-{person}") for person in PEOPLE}) == 36
    assert len({PLAIN(f"donna-leon-place-{place}") for place in PLACES}) == 38
    assert {PLAIN(f"donna-leon-place-{spot.id}") for spot in SPOTS} == {spot.name for spot in SPOTS}
    assert PLAIN("donna-leon-about").endswith(".")
    rules = PLAIN("donna-leon-rules")
    assert rules.startswith("**The aim.**")
    assert all(PLAIN(f"donna-leon-kind-{card.kind}") in rules for card in Card)
    assert len(rules) > 3000
    first, second = (", ".join(map(str, row.room_values[:-1])) + f" and {row.room_values[-1]}" for row in ROWS)
    assert f"three rooms ({first} points)" in rules
    assert f"four ({second})" in rules
    assert f"for {CELL_VALUE} points" in rules
    assert f"three of the {sum(CARD_COUNT.values())} cards" in rules
    assert set(COLOUR_OF) == set(PEOPLE)


def test_options_are_told_where_they_are_not_the_usual_ones() -> None:
    assert PRESENTER.options(Options(), PLAIN) == ""
    assert PRESENTER.options(Options(opening_peek=False, notebook=False), PLAIN).count("Without") == 2


def test_the_private_picture_is_small_enough() -> None:
    for state, seat, _ in list(thought(2, Options(), 5))[::30]:
        picture = PRESENTER.hand(GAME.view(state, seat), None, PLAIN)
        assert picture is not None
        assert len(picture) < 200_000
        assert state.phase in Phase
