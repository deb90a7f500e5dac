"""Commissioner Victor's words, over random matches. A missing text is logged as an error, which fails a test."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from cogs._shared.presenter import Label, Presenter
from cogs.victor.presenter import VictorPresenter
from engine import match
from engine.games.suspects import SUSPECTS
from engine.games.victor import GAME, Options, PlaceCounters, PlaceTile, State, View
from host.drafts import Draft, Position, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, assert_panel, assert_public, panels, played
from tests.engine.victor.positions import position as field

PRESENTER: Presenter[View] = VictorPresenter(GAME)
QUIET = {"tile_drawn", "turn_began", "counters_taken", "match_ended"}
"""Facts that the board shows anyway."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_said_and_fits(seats: int) -> None:
    rng = Random(seats)
    state = match.start(GAME, seats, Options(), bytes([seats]))
    step = 0
    while not state.over:
        step += 1
        seat = state.turn.seat
        assert_public(PRESENTER, GAME, state)
        for here in panels(GAME, state, seat, rng):
            assert_panel(PRESENTER, GAME, seat, here)
        done = played(GAME, state, seat, step, rng)
        state = done.step.state
        for event in (*done.step.events, *(fact for facts in done.step.secrets.values() for fact in facts)):
            said = PRESENTER.tell(event, MENTIONS)
            assert (said is None) == (event.kind in QUIET), event
            assert said is None or len(said) < 300
    assert_public(PRESENTER, GAME, state)
    result = GAME.result(state)
    assert result is not None
    ending = PRESENTER.ending(GAME.view(state, None), result, MENTIONS)
    assert all(SUSPECTS[tile].name in ending for (tile,) in state.hands)
    for seat in range(seats):
        assert SUSPECTS[state.hands[seat][0]].name in PRESENTER.hand_in_words(GAME.view(state, seat), MENTIONS)


def test_in_words_every_tile_is_found_with_its_features_and_counters() -> None:
    state = field({"e5": "ola-nordmann", "f5": "zhang-san"}, counters=((), ("f5", "f5")), supply=(2, 0))
    said = "\n".join(PRESENTER.in_words(GAME.view(state, None), PLAIN))
    assert "e5 Ola Nordmann (sleek, scientist, lumberjack); f5 Zhang San (curly, hypnotizer, sheriff), with 2 counters of Player 2." in said
    assert "A tile may be placed on: d5, e4, e6, f4, f6, g5." in said
    assert "Tiles that may be moved: e5." in said
    assert "Player 1: 3 tiles in hand. 2 counters to place." in said


def test_in_words_lines_with_three_alike_are_told() -> None:
    state = field({"e5": "ola-nordmann", "f5": "max-mustermann", "g5": "john-q-public", "h5": "hans-meier"})
    assert "row 5: 4 sleek." in PRESENTER.in_words(GAME.view(state, None), PLAIN)


def test_the_hand_says_why_it_would_score() -> None:
    state = field(
        {"e5": "matti-meikalainen", "f5": "jan-modaal", "g5": "hans-meier"},
        hands=(("ola-nordmann", "ali-veli"), ("zhang-san", "ze-povinho")),
    )
    said = PRESENTER.hand_in_words(GAME.view(state, 0), PLAIN).splitlines()
    assert said[1:] == [
        "- Ola Nordmann (sleek, scientist, lumberjack): 1 point — row 5: 3 sleek (+1)",
        "- Ali Veli (matchstick, scientist, smooth): 0 points",
    ]


def at(state: State, *picks: tuple[str, ...]) -> Position:
    """Where these picks lead the seat whose turn it is."""
    draft = Draft()
    for options in picks:
        draft = pick(GAME, state, state.turn.seat, draft, options)
    return position(GAME, state, state.turn.seat, draft)


HANDS = (("jan-modaal", "ali-veli", "ze-povinho"), ("hans-meier", "jan-novak", "juan-perez"))


def test_a_turn_reads_well_from_pick_to_preview() -> None:
    state = field({"e5": "ola-nordmann", "f5": "zhang-san"}, hands=HANDS)
    first = at(state)
    assert PRESENTER.question(GAME.view(state, 0), first, PLAIN) == (
        "Which suspect do you place? The last one you keep is your prime suspect. You may also move a tile first."
    )
    assert PRESENTER.option(GAME.view(state, 0), first, "place.jan-modaal", PLAIN) == Label("Place Jan Modaal", "sleek, shaggy, smooth")
    where = at(state, ("place.jan-modaal",))
    assert PRESENTER.question(GAME.view(state, 0), where, PLAIN) == "Where do you place Jan Modaal?"
    assert PRESENTER.option(GAME.view(state, 0), where, "e4", PLAIN) == Label("e4", "beside e5 Ola Nordmann")
    placed = at(state, ("place.jan-modaal",), ("e4",))
    view = GAME.view(placed.state, 0)
    assert PRESENTER.question(view, placed, PLAIN) == "You place Jan Modaal on e4. Now put down your counters, or move a tile first."
    moved = at(state, ("place.jan-modaal",), ("e4",), ("move",), ("f5",), ("f4",))
    view = GAME.view(moved.state, 0)
    assert PRESENTER.question(view, moved, PLAIN) == (
        "You place Jan Modaal on e4. You move Zhang San from f5 to f4. Now put down your counters."
    )
    placed_and_moved = at(state, ("place.jan-modaal",), ("e4",), ("move",), ("e4",), ("f4",))
    assert PRESENTER.question(GAME.view(placed_and_moved.state, 0), placed_and_moved, PLAIN) == (
        "You place Jan Modaal on e4 and move it to f4. Now put down your counters."
    )
    both = at(state, ("place.jan-modaal",), ("e4",), ("counters",), ("e5",))
    assert both.move == PlaceCounters(("e5", "e5"))
    assert PRESENTER.preview(GAME.view(both.state, 0), both, PLAIN) == (
        "You place Jan Modaal on e4. You put your counters on Ola Nordmann (e5), both on the same tile. Then you draw a tile."
    )


def test_the_last_tile_says_what_it_ends() -> None:
    cells = [column + row for column in "cdefg" for row in "34567" if column + row != "g7"]
    state = field(" ".join(cells), hands=(("ola-nordmann", "jan-modaal"), ("ze-povinho",)), victors=(True, True), stack=(), supply=(0, 0))
    here = at(state, ("place.jan-modaal",), ("g7",))
    assert here.move == PlaceTile("jan-modaal", "g7")
    assert PRESENTER.preview(GAME.view(here.state, 0), here, PLAIN) == (
        "You place Jan Modaal on g7. That fills the field: the match ends, and Ola Nordmann is your prime suspect."
    )


def test_the_picture_shows_the_turn_in_the_making() -> None:
    """Each pick changes the private picture, and the board stays what it was."""
    state = field({"e5": "ola-nordmann", "f5": "zhang-san"}, hands=HANDS)
    steps = [("place.jan-modaal",), ("e4",), ("move",), ("f5",), ("f4",), ("counters",), ("e4", "f4")]
    pictures: list[bytes | None] = []
    for count in range(len(steps) + 1):
        here = at(state, *steps[:count])
        pictures.append(PRESENTER.hand(GAME.view(here.state, 0), here, PLAIN))
    different = [one for one, other in pairwise(pictures) if one != other]
    assert len(different) >= len(steps) - 1, "only the step into the counters looks the same"
    assert all(picture is not None and len(picture) < 200_000 for picture in pictures)


def test_name_about_and_rules_are_there() -> None:
    assert PLAIN("victor-about").endswith(".")
    rules = PLAIN("victor-rules")
    assert rules.startswith("**The aim.**")
    assert {f"**{heading}**" for heading in ("The suspects.", "Your turn.")} <= set(re.findall(r"\*\*[^*]+\*\*", rules))
    assert all(PLAIN(f"suspects-{feature}") in rules for suspect in SUSPECTS.values() for feature in suspect.features)
    assert len(rules) > 2000
