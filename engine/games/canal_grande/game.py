"""Canal Grande: the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from engine.chance import Chance
from engine.game import Choices, Game, Path, Result, Seat, Step
from engine.games.canal_grande import data, memory, picker, redeal, turn, view, votes
from engine.games.canal_grande.events import Event
from engine.games.canal_grande.flow import Flow
from engine.games.canal_grande.model import (
    DISTRICTS,
    Card,
    Choose,
    Divide,
    Move,
    Offer,
    Open,
    Options,
    Pass,
    Phase,
    Play,
    Rob,
    State,
    View,
    in_order,
    sides,
)


class CanalGrande(Game[State, Move, View, Options]):
    key = "canal_grande"
    version = 1
    seats = (2, 4)
    bound = 2_000
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    options_type: ClassVar = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Alkuvalmistelut; for four, Nelinpeli."""
        counts = Counter(data.action_cards(seats))
        first = Counter(dict.fromkeys(DISTRICTS, data.dealt_cards(seats)))
        dealt = chance.shuffled(first.elements())
        gondolas = (Card.GONDOLA,) * data.gondolas_dealt(seats)
        hands = tuple(in_order((*dealt[seat * data.HAND : (seat + 1) * data.HAND], *gondolas)) for seat in range(seats))
        deck = (counts - Counter(card for hand in hands for card in hand)).elements()
        numbers = Counter(data.number_cards(seats)).elements()
        blank = State(
            options=options,
            phase=Phase.DIVIDE,
            divider=chance.below(2) if seats == 2 else 0,
            deck=chance.shuffled(deck),
            discards=(),
            numbers=chance.shuffled(numbers),
            hands=hands,
            fronts=((), ()),
            marks=((), ()),
            laid=Offer(),
            offers=(),
            resolution=None,
            vote=None,
            bonus=(),
            notes=memory.first_notes(hands),
        )
        f = Flow(blank, chance)
        turn.begin_turn(f, blank.divider)
        return f.state

    def to_act(self, state: State) -> frozenset[Seat]:
        seat = view.turn(state)
        return frozenset() if seat is None else frozenset({seat})

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        return picker.legal_moves(state, seat)

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        return picker.is_legal(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        f = Flow(state, chance)
        # Offers, votes and what follows from them, often new cards, lie open at once: nobody tries a move out and takes it back.
        chance.reveal()
        match move:
            case Divide():
                turn.divide(f, move)
            case Choose():
                turn.choose(f, move)
            case Rob():
                turn.rob(f, move)
            case Open():
                votes.opening(f, move)
            case Play():
                votes.playing(f, move)
            case Pass():
                votes.passing(f)
                if f.state.vote is None and f.state.phase is not Phase.OVER:
                    turn.go_on(f)
        return f.step()

    def view(self, state: State, viewer: Seat | None) -> View:
        return view.view(state, viewer)

    def result(self, state: State) -> Result | None:
        return view.result(state)

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return redeal.redeal(state, viewer, chance)

    def components(self, state: State) -> Counter[str]:
        return view.components(state)

    def path(self, move: Move) -> Path:
        return picker.path(move)

    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        return picker.choices(state, seat, prefix)

    def move_at(self, state: State, seat: Seat, path: Path) -> Move | None:
        return picker.move_at(state, seat, path)

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return sides(seats) if seats == 4 else super().teams(seats)
