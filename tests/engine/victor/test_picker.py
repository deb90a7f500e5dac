"""The picker, as people use it."""

from __future__ import annotations

from engine import match
from engine.chance import Chance
from engine.game import Choices
from engine.games.victor import GAME, EndTurn, MoveTile, PlaceCounters, PlaceTile, State
from tests.engine.victor.positions import position

HANDS = (("ola-nordmann", "jan-modaal", "ze-povinho"), ("ali-veli", "zhang-san", "jan-novak"))


def after(state: State, *path: str) -> State:
    seat = state.turn.seat
    move = GAME.move_at(state, seat, path)
    assert move is not None
    return match.play(GAME, state, seat, move, Chance(b"", 1)).step.state


def test_a_plain_turn() -> None:
    """Tile, cell; counters, cells."""
    state = position("e5 f5", hands=HANDS)
    assert GAME.choices(state, 0, ()) == Choices("turn", ("place.ola-nordmann", "place.jan-modaal", "place.ze-povinho", "move"))
    assert GAME.choices(state, 0, ("place.jan-modaal",)) == Choices("place", ("d5", "e4", "e6", "f4", "f6", "g5"))
    assert GAME.move_at(state, 0, ("place.jan-modaal", "e4")) == PlaceTile("jan-modaal", "e4")
    placed = after(state, "place.jan-modaal", "e4")
    assert GAME.choices(placed, 0, ()) == Choices("finish", ("counters", "move"))
    cells = GAME.choices(placed, 0, ("counters",))
    assert cells == Choices("counters", ("e4", "e5", "f5"), least=1, most=2)
    assert cells is not None
    assert GAME.move_at(placed, 0, ("counters", cells.part({"f5", "e4"}))) == PlaceCounters(("e4", "f5"))
    assert GAME.move_at(placed, 0, ("counters", cells.part({"e4"}))) == PlaceCounters(("e4", "e4")), "one cell takes both"


def test_a_move_first() -> None:
    state = position("e5 f5 f6", hands=HANDS)
    assert GAME.choices(state, 0, ("move",)) == Choices("move_from", ("e5", "f5", "f6"))
    assert GAME.choices(state, 0, ("move", "e5")) == Choices("move_to", ("e6", "f4", "f7", "g5", "g6"))
    assert GAME.move_at(state, 0, ("move", "e5", "f4")) == MoveTile("e5", "f4")
    assert GAME.choices(after(state, "move", "e5", "f4"), 0, ()) == Choices(
        "turn", ("place.ola-nordmann", "place.jan-modaal", "place.ze-povinho")
    )


def test_nothing_to_move_is_not_offered() -> None:
    state = position("e5", hands=HANDS)
    assert GAME.choices(state, 0, ()) == Choices("turn", ("place.ola-nordmann", "place.jan-modaal", "place.ze-povinho"))
    assert GAME.choices(state, 0, ("move",)) is None


def test_after_place_and_move_only_the_end_is_left() -> None:
    state = position("e5 f5", hands=HANDS)
    assert GAME.choices(after(after(state, "place.jan-modaal", "e4"), "move", "e4", "f4"), 0, ()) == Choices("finish", ("counters",))


def test_one_counter_is_one_pick() -> None:
    state = position("e5 f5", hands=(*HANDS, ("ion-popescu",)), counters=((), (), ()), supply=(1, 1, 1), victors=(False, False, False))
    placed = after(state, "place.jan-modaal", "e4")
    assert GAME.choices(placed, 0, ("counters",)) == Choices("counters", ("e4", "e5", "f5"))
    assert GAME.move_at(placed, 0, ("counters", "e4")) == PlaceCounters(("e4",))
    assert GAME.move_at(placed, 0, ("counters", "e4+e5")) is None


def test_a_holder_ends_or_moves() -> None:
    state = position("e5 f5", hands=HANDS, victors=(True, False), supply=(0, 2), counters=(("e5", "e5"), ()))
    placed = after(state, "place.jan-modaal", "e4")
    assert GAME.choices(placed, 0, ()) == Choices("finish", ("end", "move"))
    assert GAME.move_at(placed, 0, ("end",)) == EndTurn()
    assert GAME.choices(placed, 0, ("end",)) is None
    assert GAME.choices(placed, 0, ("counters",)) is None


def test_only_the_paths_that_the_picker_makes_are_read() -> None:
    placed = after(position("e5 f5", hands=HANDS), "place.jan-modaal", "e4")
    for path in (("counters", "f5+e4"), ("counters", "e4+e4"), ("counters", "e4+e5+f5"), ("counters", ""), ("counters", "none"), ("end",)):
        assert GAME.move_at(placed, 0, path) is None
    for path in (("place.jan-modaal", "e6"), ("jan-modaal", "e6"), ("move", "e5", "e6"), ("move", "z9", "e6"), ("move", "e5")):
        assert GAME.move_at(placed, 0, path) is None


def test_a_level_always_fits_a_select() -> None:
    """24 tiles lie at most when counters are placed."""
    cells = " ".join(column + row for column in "cdefg" for row in "34567" if column + row not in ("g7", "g6"))
    state = position(cells, hands=(HANDS[0], HANDS[1]), stack=())
    placed = after(state, "place.jan-modaal", "g6")
    level = GAME.choices(placed, 0, ("counters",))
    assert level is not None
    assert len(level.options) == 24
