"""The laws that every game keeps: functions over a walk (one random match) that fail by assertion.

    @pytest.mark.parametrize("law", laws.LAWS, ids=laws.name)
    @pytest.mark.parametrize("seats", GAME.seats)
    def test_law(law: laws.Law, seats: int) -> None:
        law(laws.walk(GAME, seats, Options(), 1))

A law looks at every step where that is cheap, else at sampled states; moves are listed up to `LISTED`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from itertools import combinations, islice
from math import comb
from random import Random
from typing import Any, TypeAlias

import pytest
from pydantic import ValidationError

from db import codec
from engine import match
from engine.chance import Chance
from engine.errors import IllegalMove, NotYourTurn
from engine.game import STRICT, AnyGame, Choices, Path, Seat

LISTED = 1500
"""How many legal moves of one question are looked at."""
PICKED = 200
"""How many paths of one question are walked through the picker."""
SAMPLES = 10
"""How many states of a walk are looked at closely, besides one for each kind of move."""

PART = re.compile(r"[a-z0-9_.+-]+")
OPTION = re.compile(r"[a-z0-9_.-]+")
KEY = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Walk:
    """One random match from its setup to its end: `states` is one longer than `moves` and `played`."""

    game: AnyGame
    seats: int
    options: Any
    seed: bytes
    states: Sequence[Any]
    moves: Sequence[tuple[Seat, Any]]
    played: Sequence[match.Played[Any]]

    def random(self, salt: str) -> Random:
        return Random(f"{self.seed.hex()}/{salt}")

    @cached_property
    def sampled(self) -> tuple[int, ...]:
        """Numbers of states with an open question: the first one, one before each kind of move, and random ones."""
        kinds = {move.kind: step for step, (_, move) in reversed(list(enumerate(self.moves)))}
        numbers = range(len(self.moves))
        some = self.random("sampled").sample(numbers, min(SAMPLES, len(numbers)))
        return tuple(sorted({0, *kinds.values(), *some}))

    @cached_property
    def questions(self) -> tuple[tuple[int, Seat, tuple[Any, ...], bool], ...]:
        """Each open question of the sampled states: state number, seat, its legal moves, whether that is all of them."""
        found: list[tuple[int, Seat, tuple[Any, ...], bool]] = []
        for number in self.sampled:
            for seat in sorted(match.asked(self.game, self.states[number])):
                moves = tuple(islice(self.game.legal_moves(self.states[number], seat), LISTED + 1))
                found.append((number, seat, moves[:LISTED], len(moves) <= LISTED))
        return tuple(found)

    @cached_property
    def made_up(self) -> tuple[Any, ...]:
        """Moves that were legal somewhere in this match, for some seat."""
        rng = self.random("made up")
        pool = dict.fromkeys(move for _, move in self.moves)
        for _, _, moves, _ in self.questions:
            pool.update(dict.fromkeys(rng.sample(moves, min(40, len(moves)))))
        moves = list(pool)
        return tuple(rng.sample(moves, min(250, len(moves))))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.seats))


Law: TypeAlias = Callable[[Walk], None]
Choose: TypeAlias = Callable[[Any, Seat, Chance], Any]


def name(law: Law) -> str:
    return law.__name__.removeprefix("law_")


def seed_of(number: int) -> bytes:
    return sha256(f"walk {number}".encode()).digest()


@lru_cache(maxsize=6)
def walk(game: AnyGame, seats: int, options: Any, number: int) -> Walk:
    """The random match with this number, played to its end. Fails when it outlasts the game's bound."""
    seed = seed_of(number)
    rng = Random(f"{game.key}/{seats}/{number}")
    states = [match.start(game, seats, options, seed)]
    moves: list[tuple[Seat, Any]] = []
    played: list[match.Played[Any]] = []
    while asked := match.asked(game, states[-1]):
        assert game.to_act(states[-1]), "someone may change a choice while nobody is to act"
        assert len(moves) < game.bound, f"still going after {game.bound} steps"
        seat = rng.choice(sorted(asked))
        move = random_move(game, states[-1], seat, rng)
        done = match.play(game, states[-1], seat, move, Chance(seed, len(moves) + 1))
        moves.append((seat, move))
        played.append(done)
        states.append(done.step.state)
    return Walk(game, seats, options, seed, tuple(states), tuple(moves), tuple(played))


def random_move(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """One of the first legal moves, or one that random picks lead to."""
    if rng.random() < 0.5:
        for _ in range(4):
            move = game.move_at(state, seat, random_path(game, state, seat, rng))
            if move is not None:
                return move
    return rng.choice(list(islice(game.legal_moves(state, seat), 100)))


def random_path(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Path:
    path: Path = ()
    while (level := game.choices(state, seat, path)) is not None:
        if level.most == 1 and level.least == 1:
            part = rng.choice(level.options)
        else:
            part = level.part(set(rng.sample(level.options, rng.randint(level.least, level.most))))
        path = (*path, part)
    return path


def law_setup(walk: Walk) -> None:
    """Sets up for every allowed seat count and no other; the same seed gives the same, some other seed gives another."""
    game, options = walk.game, walk.options
    assert KEY.fullmatch(game.key)
    assert walk.seats in game.seats
    for seats in game.seats:
        state = match.start(game, seats, options, walk.seed)
        assert state == match.start(game, seats, options, walk.seed)
        assert any(state != match.start(game, seats, options, seed_of(other)) for other in range(100, 110))
        assert game.to_act(state)
        assert sorted(seat for team in game.teams(seats) for seat in team) == list(range(seats))
    with pytest.raises(ValueError):
        match.start(game, max(game.seats) + 1, options, walk.seed)


def law_result(walk: Walk) -> None:
    """There is a result exactly when nobody is to act; ranks are fair, partners share; nobody plays on."""
    game = walk.game
    for state in walk.states:
        to_act, may_change = game.to_act(state), game.may_change(state)
        assert (to_act | may_change) <= set(range(walk.seats))
        assert not to_act & may_change
        assert (game.result(state) is None) == bool(to_act)
    last = walk.states[-1]
    result = game.result(last)
    assert result is not None
    assert not game.may_change(last)
    assert len(result.ranks) == len(result.scores) == walk.seats
    assert all(rank == 1 + sum(other < rank for other in result.ranks) for rank in result.ranks)
    assert KEY.fullmatch(result.reason)
    for team in game.teams(walk.seats):
        assert len({result.ranks[seat] for seat in team}) == 1
    for seat in range(walk.seats):
        with pytest.raises(NotYourTurn):
            match.play(game, last, seat, walk.moves[-1][1], Chance(walk.seed, 0))


def law_moves(walk: Walk) -> None:
    """Legal moves: some, unique, the same twice in the same order, complete: no made-up move is legal without being among them."""
    game = walk.game
    for number, seat, moves, all_of_them in walk.questions:
        state = walk.states[number]
        assert moves
        listed = set(moves)
        assert len(listed) == len(moves)
        assert moves == tuple(islice(game.legal_moves(state, seat), len(moves)))
        assert all(game.is_legal(state, seat, move) for move in moves)
        for move in walk.made_up:
            if all_of_them:
                assert game.is_legal(state, seat, move) == (move in listed), move
            elif game.is_legal(state, seat, move):
                assert game.move_at(state, seat, game.path(move)) == move


def law_refusals(walk: Walk) -> None:
    """An illegal move and a foreign seat are refused, and nothing changes."""
    game = walk.game
    for number in walk.sampled:
        state = walk.states[number]
        before = codec.dump(game.state_type, state)
        asked = match.asked(game, state)
        for seat in range(walk.seats):
            if seat not in asked:
                with pytest.raises(NotYourTurn):
                    match.play(game, state, seat, walk.moves[number][1], Chance(walk.seed, number + 1))
                continue
            for move in walk.made_up[:60]:
                if not game.is_legal(state, seat, move):
                    with pytest.raises(IllegalMove):
                        match.play(game, state, seat, move, Chance(walk.seed, number + 1))
        assert codec.dump(game.state_type, state) == before


def assert_stored(kind: Any, value: Any) -> None:
    """`value` is plain, survives the codec unchanged, and the codec refuses what it did not write."""
    assert_plain(value)
    text = codec.dump(kind, value)
    again = codec.load(kind, text)
    assert again == value
    assert repr(again) == repr(value)
    with pytest.raises(ValidationError):
        codec.load(kind, json.dumps({**json.loads(text), "unheard_of": 1}))


def assert_plain(value: Any) -> None:
    """Frozen slotted strict dataclasses, tuples and enums of plain values, all the way down."""
    if is_dataclass(value):
        kind: Any = type(value)
        assert kind.__dataclass_params__.frozen, kind
        assert "__slots__" in vars(kind), kind
        assert getattr(kind, "__pydantic_config__", None) == STRICT, kind
        for field in fields(value):
            assert_plain(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            assert_plain(item)
    else:
        assert value is None or isinstance(value, bool | int | str | Enum), type(value)


def law_codec(walk: Walk) -> None:
    """Every option, state, view, move, event and secret survives the database's codec, strictly and equal."""
    game = walk.game
    assert_stored(game.options_type, walk.options)
    for number in (*walk.sampled, -1):
        state = walk.states[number]
        assert_stored(game.state_type, state)
        for viewer in walk.viewers:
            assert_stored(game.view_type, game.view(state, viewer))
    for move in dict.fromkeys((*walk.made_up[:100], *(move for _, move in walk.moves))):
        assert_stored(game.move_type, move)
    events = [event for done in walk.played for facts in (done.step.events, *done.step.secrets.values()) for event in facts]
    for event in dict.fromkeys(events):
        assert_stored(game.event_type, event)


def law_events(walk: Walk) -> None:
    """Events and secrets name seats and kinds that exist."""
    seats = set(range(walk.seats))
    for done in walk.played:
        assert set(done.step.secrets) <= seats
        for facts in (done.step.events, *done.step.secrets.values()):
            for event in facts:
                assert KEY.fullmatch(event.kind)
                assert event.seat is None or event.seat in seats


def law_replay(walk: Walk) -> None:
    """Seed and moves, read back from the database, give the same state at each step."""
    game = walk.game
    moves = [(seat, codec.load(game.move_type, codec.dump(game.move_type, move))) for seat, move in walk.moves]
    states = match.replay(game, walk.seats, walk.options, walk.seed, moves)
    for number, (state, again) in enumerate(zip(walk.states, states, strict=True)):
        assert state == again, number


def law_redeal(walk: Walk) -> None:
    """A viewer cannot tell a redealt state from the real one, by view, legal moves, who is to act, or the end; it is a real state."""
    game = walk.game
    rng = walk.random("redeal")
    changed: set[Seat | None] = set()
    for number in (*walk.sampled, len(walk.states) - 1):
        state = walk.states[number]
        for viewer in walk.viewers:
            other = game.redeal(state, viewer, Chance(walk.seed, 10_000 + number))
            assert other == game.redeal(state, viewer, Chance(walk.seed, 10_000 + number))
            if other != state:
                changed.add(viewer)
            assert game.view(other, viewer) == game.view(state, viewer)
            assert game.to_act(other) == game.to_act(state)
            assert game.may_change(other) == game.may_change(state)
            assert game.result(other) == game.result(state)
            assert game.components(other) == game.components(state)
            if viewer is not None and viewer in match.asked(game, state):
                mine = islice(game.legal_moves(state, viewer), LISTED)
                assert tuple(mine) == tuple(islice(game.legal_moves(other, viewer), LISTED))
                assert game.choices(other, viewer, ()) == game.choices(state, viewer, ())
            for step in range(4):
                if not game.to_act(other):
                    break
                seat = rng.choice(sorted(game.to_act(other)))
                move = random_move(game, other, seat, rng)
                other = match.play(game, other, seat, move, Chance(walk.seed, 20_000 + number + step)).step.state
                assert game.components(other) == game.components(state)
    assert changed == set(walk.viewers), "redeal never changed anything for some viewer"


def law_paths(walk: Walk) -> None:
    """Paths: well-formed, unique, none the beginning of another, read back to their move; nothing else is read."""
    game = walk.game
    for number, seat, moves, _ in walk.questions:
        state = walk.states[number]
        paths = [game.path(move) for move in moves]
        known = set(paths)
        assert len(known) == len(paths)
        for path in paths:
            assert path
            assert all(PART.fullmatch(part) for part in path), path
            assert not any(path[:end] in known for end in range(len(path))), path
        for move, path in islice(zip(moves, paths, strict=True), PICKED):
            assert game.move_at(state, seat, path) == move
            assert game.move_at(state, seat, path[:-1]) is None
            assert game.move_at(state, seat, (*path, "unheard-of")) is None
            assert game.move_at(state, seat, (*path[:-1], "unheard-of")) is None
        assert game.move_at(state, seat, ()) is None
        for move in walk.made_up[:60]:
            if not game.is_legal(state, seat, move):
                assert game.move_at(state, seat, game.path(move)) is None, move


def assert_level(level: Choices) -> None:
    assert KEY.fullmatch(level.asks.replace(".", "_").replace("-", "_"))
    assert level.options
    assert len(set(level.options)) == len(level.options)
    assert 0 <= level.least <= level.most <= len(level.options)
    assert level.most > 0
    several = (level.least, level.most) != (1, 1)
    assert all((OPTION if several else PART).fullmatch(option) for option in level.options)


def law_picker(walk: Walk) -> None:
    """Every legal move can be picked level by level; whatever single choices are picked, a legal move comes of it."""
    game = walk.game
    rng = walk.random("picker")
    for number, seat, moves, all_of_them in walk.questions:
        state = walk.states[number]
        levels: dict[Path, Choices | None] = {}

        def level_at(prefix: Path, state: Any = state, seat: Seat = seat, levels: dict[Path, Choices | None] = levels) -> Choices | None:
            if prefix not in levels:
                levels[prefix] = game.choices(state, seat, prefix)
            return levels[prefix]

        for move in rng.sample(moves, min(PICKED, len(moves))):
            path = game.path(move)
            for end, part in enumerate(path):
                level = level_at(path[:end])
                assert level is not None, path[:end]
                if (level.least, level.most) == (1, 1):
                    assert part in level.options, (path, part)
                else:
                    picked = set(() if part == "none" else part.split("+"))
                    assert picked <= set(level.options)
                    assert level.least <= len(picked) <= level.most
                    assert level.part(picked) == part
            assert level_at(path) is None
        for _ in range(20):
            path = random_path(game, state, seat, rng)
            found = game.move_at(state, seat, path)
            assert found is None or game.is_legal(state, seat, found)
        assert game.choices(state, seat, ("unheard-of",)) is None
        reached: set[Any] = set()
        for path, sure in islice(_walked(level_at, (), True), 4 * PICKED):
            found = game.move_at(state, seat, path)
            assert found is not None or not sure, path
            if found is not None:
                assert not all_of_them or found in moves
                assert not sure or game.path(found) == path
                reached.add(found)
        if len(moves) <= PICKED and all_of_them and all(_single(level) for level in levels.values()):
            assert reached == set(moves)
        for level in levels.values():
            if level is not None:
                assert_level(level)


def _single(level: Choices | None) -> bool:
    return level is None or (level.least, level.most) == (1, 1)


def _walked(level_at: Callable[[Path], Choices | None], prefix: Path, sure: bool) -> Iterator[tuple[Path, bool]]:
    """Whole paths, and whether single choices alone led there. Of a multi-select with many combinations, a few."""
    level = level_at(prefix)
    if level is None:
        yield prefix, sure
    elif _single(level):
        for option in level.options:
            yield from _walked(level_at, (*prefix, option), sure)
    else:
        for size in range(level.least, level.most + 1):
            for picked in islice(combinations(level.options, size), min(10, comb(len(level.options), size))):
                yield from _walked(level_at, (*prefix, level.part(set(picked))), False)


def law_components(walk: Walk) -> None:
    """No component is ever lost, made or turned into another."""
    counts = walk.game.components(walk.states[0])
    assert counts.total() > 0
    for number, state in enumerate(walk.states):
        assert walk.game.components(state) == counts, number


def law_question(walk: Walk) -> None:
    """While a seat stays to act through other seats' moves, its legal moves do not change."""
    game = walk.game
    for number, (mover, _) in enumerate(walk.moves):
        before, after = walk.states[number], walk.states[number + 1]
        for seat in (game.to_act(before) & game.to_act(after)) - {mover}:
            assert tuple(islice(game.legal_moves(before, seat), LISTED)) == tuple(islice(game.legal_moves(after, seat), LISTED))


def law_settled(walk: Walk) -> None:
    """A step that can be taken back tells its player nothing new: it leads to the same view from any state they cannot tell apart."""
    game = walk.game
    unsettled = [number for number, played in enumerate(walk.played) if not played.settled]
    for number in walk.random("settled").sample(unsettled, min(40, len(unsettled))):
        seat, move = walk.moves[number]
        other = game.redeal(walk.states[number], seat, Chance(walk.seed, 60_000 + number))
        done = match.play(game, other, seat, move, Chance(walk.seed, number + 1))
        assert not done.settled, number
        assert done.step.events == walk.played[number].step.events, number
        assert game.view(done.step.state, seat) == game.view(walk.states[number + 1], seat), number


def law_player(walk: Walk) -> None:
    """The computer player, shown a redealt state, chooses a legal move, and the same one again."""
    game, choose = walk.game, player(walk.game)
    for number, seat, _, _ in walk.questions:
        guess = game.redeal(walk.states[number], seat, Chance(walk.seed, 30_000 + number))
        move = choose(guess, seat, Chance(walk.seed, 40_000 + number))
        assert game.is_legal(walk.states[number], seat, move), move
        assert move == choose(guess, seat, Chance(walk.seed, 40_000 + number))


def law_players_finish(walk: Walk) -> None:
    """Computer players alone play a match to its end within the bound."""
    game, choose = walk.game, player(walk.game)
    state = walk.states[0]
    step = 0
    while to_act := game.to_act(state):
        step += 1
        assert step <= game.bound
        seat = min(to_act)
        move = choose(game.redeal(state, seat, Chance(walk.seed, 50_000 + step)), seat, Chance(walk.seed, 90_000 + step))
        state = match.play(game, state, seat, move, Chance(walk.seed, step)).step.state
    assert game.result(state) is not None


def player(game: AnyGame) -> Choose:
    """The game's computer player."""
    choose: Choose = import_module(f"engine.players.{game.key}").choose
    return choose


LAWS: tuple[Law, ...] = (
    law_setup,
    law_result,
    law_moves,
    law_refusals,
    law_codec,
    law_events,
    law_replay,
    law_redeal,
    law_paths,
    law_picker,
    law_components,
    law_question,
    law_settled,
    law_player,
    law_players_finish,
)
"""All of them; `walk` itself holds the bound."""
