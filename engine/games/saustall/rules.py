"""The game as the house knows it. Rulebook sections are named where they are played: turns.py, ending.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.chance import Chance
from engine.game import Choices, Game, Path, Result, Seat, Step
from engine.games.saustall import ending, events, hidden, picker, turns
from engine.games.saustall.data import DATA, Data
from engine.games.saustall.model import SUSPECTS, THEORY, TOKENS, WITNESSES, Choice, Desk, Options, Phase, State, Token, Want
from engine.games.saustall.moves import (
    Discard,
    Intervene,
    Keep,
    LastSwap,
    Move,
    Pass,
    Play,
    Refuse,
    Remove,
    Seize,
    Suspicion,
    Swap,
    Yield,
    choice_of,
)
from engine.games.saustall.view import View
from engine.games.saustall.view import view as build_view

SIMULTANEOUS = frozenset({Phase.SUSPICION, Phase.REMOVAL, Phase.LAST})


class Saustall(Game[State, Move, View, Options]):
    """Saustall for 2 to 4. `data`: the component facts, other than the box's in tests only."""

    key: ClassVar[str] = "saustall"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 800
    reacts = True
    state_type = State
    move_type = Move
    event_type = events.Event
    view_type = View
    options_type = Options

    def __init__(self, data: Data = DATA) -> None:
        self.data = data

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Setup; the first suspicion is open to all."""
        setup = self.data.setups[seats]
        deck = chance.shuffled(self.data.cards)
        hand = self.data.hand
        desks = tuple(
            Desk(
                hand=tuple(sorted(deck[seat * hand : (seat + 1) * hand], key=self.data.cards.index)),
                theory=(),
                stand=TOKENS,
                removed=(),
                penalties=setup.penalties,
                interventions=setup.interventions,
            )
            for seat in range(seats)
        )
        return State(
            phase=Phase.SUSPICION,
            first=chance.below(seats),
            turn=0,
            desks=desks,
            deck=deck[seats * hand :],
            discards=(),
            evidence=chance.shuffled(SUSPECTS),
            laboratory=tuple(range(seats + setup.aside, len(SUSPECTS))),
            alibis=(None,) * len(SUSPECTS),
            motives=(None,) * len(SUSPECTS),
            testimonies=(None,) * len(WITNESSES),
            visits=(),
            gone=0,
            chosen=(None,) * seats,
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        declaration = state.declaration
        if state.phase in SIMULTANEOUS:
            return frozenset(seat for seat, choice in enumerate(state.chosen) if choice is None)
        if state.phase is Phase.OVER:
            return frozenset()
        if state.phase is Phase.PLAY or declaration is None:
            return frozenset({turns.active(state)})
        if state.phase is Phase.INTERVENTION:
            return frozenset(declaration.ask[:1])
        return frozenset({declaration.player})

    def may_change(self, state: State) -> frozenset[Seat]:
        if state.phase not in SIMULTANEOUS:
            return frozenset()
        return frozenset(seat for seat, choice in enumerate(state.chosen) if choice is not None)

    def reaction(self, state: State, seat: Seat) -> bool:
        """Whether to intervene; the first legal move is to pass."""
        return state.phase is Phase.INTERVENTION and seat in self.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        desk = state.desks[seat]
        declaration = state.declaration
        if state.phase in SIMULTANEOUS:
            yield from (_move_of(choice) for choice in hidden.possible_choices(self.data, state, desk))
        elif state.phase is Phase.PLAY:
            for card in dict.fromkeys(desk.hand):
                yield from (Play(use) for use in turns.uses(self.data, state, seat, card))
        elif state.phase is Phase.INTERVENTION:
            yield from (Pass(), Intervene())
        elif state.phase is Phase.ANSWER:
            yield from (Yield(), Refuse())
        elif state.phase is Phase.SEIZURE and declaration is not None:
            yield from (Seize(use) for use in turns.uses(self.data, state, seat, declaration.use.card))
        elif state.phase is Phase.SWAP:
            yield from (Swap(give, take) for give in desk.theory for take in desk.stand)

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        if isinstance(move, Suspicion | Remove):
            phase, count = self._many(state, move)
            stand = state.desks[seat].stand
            tokens = move.tokens
            return state.phase is phase and len(tokens) == count and turns.ordered({*tokens} & {*stand}) == tokens
        if isinstance(move, Play):
            use = move.use
            return state.phase is Phase.PLAY and use.card in state.desks[seat].hand and use in turns.uses(self.data, state, seat, use.card)
        return super().is_legal(state, seat, move)

    def _many(self, state: State, move: Suspicion | Remove) -> tuple[Phase, int]:
        return (Phase.SUSPICION, THEORY) if isinstance(move, Suspicion) else (Phase.REMOVAL, turns.removes(self.data, state))

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        doing = turns.Doing(self.data, state)
        match move:
            case Suspicion() | Remove() | LastSwap() | Discard() | Keep():
                turns.choose(doing, seat, choice_of(move))
            case Play(use):
                turns.declare(doing, seat, use)
            case Pass():
                turns.decline(doing)
            case Intervene():
                turns.intervene(doing, seat)
            case Yield():
                turns.give_way(doing, seat)
            case Refuse():
                turns.refuse(doing, seat)
            case Seize(use):
                turns.seize(doing, seat, use)
            case Swap(give, take):
                turns.swap(doing, seat, give, take)
        return doing.step()

    def view(self, state: State, viewer: Seat | None) -> View:
        return build_view(self.data, state, viewer, self.to_act(state), self.may_change(state))

    def result(self, state: State) -> Result | None:
        return ending.result(state) if state.phase is Phase.OVER else None

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return hidden.redeal(self.data, state, viewer, chance)

    def components(self, state: State) -> Counter[str]:
        return hidden.components(self.data, state)

    def path(self, move: Move) -> Path:
        return picker.path(move)

    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        if state.phase in (Phase.SUSPICION, Phase.REMOVAL):
            level = picker.pick_tokens(state, state.desks[seat].stand, turns.removes(self.data, state))
            return None if prefix else level
        level = super().choices(state, seat, prefix)
        return level and Choices(picker.asks(state, prefix), level.options)

    def move_at(self, state: State, seat: Seat, path: Path) -> Move | None:
        if state.phase not in (Phase.SUSPICION, Phase.REMOVAL):
            return super().move_at(state, seat, path)
        tokens = picker.tokens_of(path[0]) if len(path) == 1 else None
        if tokens is None:
            return None
        move = Suspicion(tokens) if state.phase is Phase.SUSPICION else Remove(tokens)
        return move if self.is_legal(state, seat, move) else None


def _last_swap(tokens: tuple[Token, ...]) -> LastSwap:
    give, take = tokens
    return LastSwap(give, take)


_MOVES: Mapping[Want, type[Discard] | type[Keep]] = {Want.DISCARD: Discard, Want.KEEP: Keep}


def _move_of(choice: Choice) -> Move:
    if choice.want is Want.SUSPICION:
        return Suspicion(choice.tokens)
    if choice.want is Want.REMOVAL:
        return Remove(choice.tokens)
    return _last_swap(choice.tokens) if choice.want is Want.SWAP else _MOVES[choice.want]()


GAME = Saustall()
