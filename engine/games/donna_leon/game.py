"""The one object that knows the rules of Donna Leon: Gefährliches Spiel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, assert_never

from engine.chance import Chance
from engine.game import Choices, Game, Path, Result, Seat, Step
from engine.game import Event as AnyEvent
from engine.games.donna_leon import moves, picker, turns
from engine.games.donna_leon.components import CRIME_SCENES, FIGURES
from engine.games.donna_leon.events import Event, Saw
from engine.games.donna_leon.model import (
    ChooseDie,
    Elettra,
    EndTurn,
    Exchange,
    Go,
    Move,
    OnTheSpot,
    Options,
    Peek,
    Phase,
    Ride,
    Role,
    State,
    Submerged,
    Take,
    Tireless,
)
from engine.games.donna_leon.moving import stay
from engine.games.donna_leon.record import Record, put
from engine.games.donna_leon.redeal import redeal
from engine.games.donna_leon.view import View, scores, view


class DonnaLeon(Game[State, Move, View, Options]):
    key: ClassVar[str] = "donna_leon"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 400_000
    """Random matches take 2,500 steps on average. Where people nobody wants wall the murderer in, figures that wander come by and take
    them once in some 12,000 steps: in 700 matches two went on beyond 20,000."""
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Move
    event_type: ClassVar[Any] = Event
    view_type: ClassVar[Any] = View
    options_type: ClassVar[Any] = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return turns.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        return moves.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        return moves.legal_moves(state, seat)

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        return moves.is_legal(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        record = Record(seat)
        state = _applied(replace(state, fresh=put(state.fresh, seat, ())), move, chance, record)
        return Step(state, tuple(record.events), {seat: tuple(record.secrets)} if record.secrets else {})

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        """Most points; then who found the victim; then most person cards; else shared. The reason says what decided the first rank."""
        if state.phase is not Phase.OVER:
            return None
        points = scores(state)
        standing = [(points[seat], state.victim_found == seat, len(state.taken[seat])) for seat in range(state.seats)]
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Result(ranks, points, _reason(sorted(standing, reverse=True)))

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return redeal(state, viewer, chance)

    def recalls(self, state: State, seat: Seat, secret: AnyEvent) -> bool:
        """Without the notebook whom a seat saw is told as long as it was just seen, and when the match is over."""
        if state.options.notebook or state.phase is Phase.OVER or not isinstance(secret, Saw):
            return True
        return secret.place in state.fresh[seat] and state.person_at(secret.place) == secret.person

    def components(self, state: State) -> Counter[str]:
        rooms = [room for row in (*state.rooms, (state.cell,)) for room in row]
        taken = [card for cards in state.taken for card in cards]
        chips = [
            *(person for person in state.people if person is not None),
            *(room.person for room in rooms if room.arrested),
            *(card.person for card in taken if card.role is Role.INFORMANT),
            *(() if state.victim_found is None else (state.victim,)),
        ]
        cards = [
            *state.deck,
            *(person for row in state.piazza for person in row if person is not None),
            *(room.person for room in rooms if room.person is not None and not room.arrested),
            *(card.person for card in taken),
            *((state.victim,) if state.victim_found is None else ()),
        ]
        investigation = [*state.pile, *state.discards, *state.played, *(held.card for hand in state.hands for held in hand)]
        points = [
            *(room.value for room in rooms if not room.arrested),
            *(card.points for card in taken if card.role in (Role.SUSPECT, Role.MURDERER)),
        ]
        return Counter(
            [
                *(f"chip {person}" for person in chips),
                *(f"person {person}" for person in cards),
                *(f"card {card}" for card in investigation),
                *(f"points {value}" for value in points),
                *(f"figure {figure}" for figure, _ in zip(FIGURES, state.figures, strict=True)),
                *(f"die {figure}" for figure, _ in zip(FIGURES, state.dice, strict=True)),
                *("crime scene" for _ in range(max(CRIME_SCENES, len(state.scenes)))),
            ]
        )

    def path(self, move: Move) -> Path:
        return picker.path(move)

    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        return picker.choices(state, seat, prefix)

    def move_at(self, state: State, seat: Seat, path: Path) -> Move | None:
        move = picker.read(path)
        return move if move is not None and moves.is_legal(state, seat, move) else None


def _applied(state: State, move: Move, chance: Chance, record: Record) -> State:
    match move:
        case Peek(places):
            return turns.peek(state, places, chance, record)
        case ChooseDie(figure, _):
            return turns.choose_die(state, figure, chance, record)
        case Go(place):
            return turns.go(state, place, record)
        case OnTheSpot():
            return stay(state, record)
        case Take(summons):
            return turns.take_met(state, summons, chance, record)
        case Ride(card, place):
            return turns.ride(state, card, place, record)
        case Elettra(place):
            return turns.elettra(state, place, record)
        case Submerged(first, second):
            return turns.submerged(state, first, second, record)
        case Exchange(cards):
            return turns.exchange(state, cards, chance, record)
        case Tireless():
            return turns.tireless(state, record)
        case EndTurn():
            return turns.end(state, chance, record)
        case _:
            assert_never(move)


def _reason(best_first: list[tuple[int, bool, int]]) -> str:
    first, second = best_first[:2]
    if first[0] > second[0]:
        return "murderer_arrested"
    if first[1] != second[1]:
        return "victim_decides"
    return "cards_decide" if first[2] > second[2] else "shared"


GAME = DonnaLeon()
