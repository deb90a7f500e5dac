"""Points, ranks and the end. The rulebook's example is rebuilt with our tiles."""

from __future__ import annotations

from engine import match
from engine.chance import Chance
from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Hair
from engine.games.victor import (
    GAME,
    InnocentScored,
    LineScored,
    MatchEnded,
    PlaceTile,
    State,
    SuspectShown,
)
from engine.games.victor.scoring import result, score
from tests.engine.victor.positions import position

EXAMPLE = """
max-mustermann  mario-rossi       jean-dupont     john-q-public     jan-modaal
ze-povinho      medel-svensson    juan-perez      jan-kowalski      wong-siu-ming
fulano-de-tal   pera-peric        ivan-petrov     morten-menigmand  juan-dela-cruz
yamada-taro     matti-meikalainen hans-meier      hong-gildong      juan-de-los-palotes
ali-veli        zhang-san         israel-israeli  jan-novak         jozko-mrkvicka
"""
"""Ola Nordmann: sleek, scientist (the glasses), lumberjack. Laid from c3, so that row 3 is the first and column c too."""


def example(counters: tuple[str, ...] = (), victors: tuple[bool, ...] = (True, True)) -> State:
    field = {
        column + row: tile
        for row, line in zip("34567", EXAMPLE.strip().splitlines(), strict=True)
        for column, tile in zip("cdefg", line.split(), strict=True)
    }
    return position(field, hands=(("ola-nordmann",), ("ion-popescu",)), counters=(counters, ()), supply=(0, 0), victors=victors, stack=())


def test_the_rulebooks_example() -> None:
    """1 + 1 + 1 + 3 + 5 + 1 = 12."""
    found = score(example(), 0, "ola-nordmann")
    assert [(line.line, line.feature, len(line.cells), line.points) for line in found.lines] == [
        ("3", Hair.SLEEK, 3, 1),
        ("5", Eyes.SCIENTIST, 3, 1),
        ("6", Hair.SLEEK, 3, 1),
        ("c", Eyes.SCIENTIST, 4, 3),
        ("f", FacialHair.LUMBERJACK, 5, 5),
        ("g", Hair.SLEEK, 3, 1),
    ]
    assert found.lines[0].cells == ("c3", "f3", "g3"), "they need not touch"
    assert found.points == 12


def test_a_counter_on_an_innocent_is_a_point_two_are_two() -> None:
    assert SUSPECTS["mario-rossi"].shares(SUSPECTS["ola-nordmann"]) == 0
    assert score(example(("d3", "f7")), 0, "ola-nordmann").points == 13, "jan-novak, a lumberjack, is no innocent"
    assert score(example(("d3", "d3")), 0, "ola-nordmann").points == 14
    assert score(example(("d3", "e3")), 0, "ola-nordmann").points == 14
    found = score(example(("d3", "d3")), 0, "ola-nordmann").innocents
    assert [(innocent.cell, innocent.tile, innocent.points) for innocent in found] == [("d3", "mario-rossi", 2)]
    assert score(example(("d3", "d3")), 1, "ion-popescu").innocents == (), "they are another's counters"


def test_two_in_a_line_are_nothing() -> None:
    state = position({"e5": "matti-meikalainen", "f5": "jan-modaal"}, hands=(("ola-nordmann",), ()))
    assert score(state, 0, "ola-nordmann").points == 0


def test_the_end_tells_every_point() -> None:
    """The last tile is placed: suspects, lines, innocents and the result are public facts, and in everyone's view."""
    full = example(("d3", "d3"))
    before = position(
        {laid.cell: laid.tile for laid in full.field if laid.cell != "g7"},
        hands=(("jozko-mrkvicka", "ola-nordmann"), ("ion-popescu",)),
        counters=full.counters,
        supply=(0, 0),
        victors=(True, True),
        stack=(),
    )
    played = match.play(GAME, before, 0, PlaceTile("jozko-mrkvicka", "g7"), Chance(b"", 1))
    after = played.step.state
    events = played.step.events
    theirs = score(after, 1, "ion-popescu").points
    assert [event for event in events if isinstance(event, SuspectShown)] == [
        SuspectShown(0, "ola-nordmann"),
        SuspectShown(1, "ion-popescu"),
    ]
    lines = [event for event in events if isinstance(event, LineScored)]
    assert sum(event.points for event in lines if event.seat == 0) == 12
    assert sum(event.points for event in lines if event.seat == 1) == theirs
    assert LineScored(0, "f", FacialHair.LUMBERJACK, 5, 5) in events
    assert [event for event in events if isinstance(event, InnocentScored)] == [InnocentScored(0, "d3", "mario-rossi", 2)]
    assert events[-1] == MatchEnded(None, (14, theirs), (1, 2))
    found = GAME.result(after)
    assert found is not None
    assert (found.scores, found.ranks, found.reason) == ((14, theirs), (1, 2), "field_full")
    for viewer in (None, 0, 1):
        ending = GAME.view(after, viewer).ending
        assert ending is not None
        assert [suspect.id for suspect in ending.suspects] == ["ola-nordmann", "ion-popescu"]
        assert [one.points for one in ending.scores] == [14, theirs]
        assert ending.ranks == (1, 2)
    assert GAME.view(before, None).ending is None


def test_ranks_share() -> None:
    assert result((7, 7, 3)).ranks == (1, 1, 3)
    assert result((2, 5, 5, 9)).ranks == (4, 2, 2, 1)


def test_the_hand_shows_what_each_tile_would_score_now() -> None:
    state = position(
        {"e5": "matti-meikalainen", "f5": "jan-modaal", "g5": "hans-meier", "e6": "mario-rossi"},
        hands=(("ola-nordmann", "ali-veli"), ("zhang-san",)),
        counters=(("e6", "e6"), ()),
        supply=(0, 2),
        victors=(True, False),
    )
    hand = GAME.view(state, 0).hand
    assert [(tile.suspect.name, tile.score.points) for tile in hand] == [("Ola Nordmann", 3), ("Ali Veli", 2)]
    assert [(line.line, line.feature) for line in hand[0].score.lines] == [("5", Hair.SLEEK)]
