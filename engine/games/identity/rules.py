"""The rules of Identity, the minigame of Commissioner Victor. Rulebook: "Minigame: Identity".

Rulings: the starter changes from game to game, after a draw too; answers are given at once by the rules; with an empty stack
nothing is drawn; with an empty hand the question is skipped, and when both in turn have passed so, the game is drawn; three drawn games in
a row end the match for whoever is ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, TypeVar

from engine.chance import Chance
from engine.game import Choices, Game, Path, Result, Seat, Step
from engine.games.identity import deduction
from engine.games.identity.model import (
    DEALT,
    Asked,
    AskTile,
    ChooseInformer,
    DiscardTile,
    Ended,
    Event,
    GameBegan,
    GameEnded,
    GuessIdentity,
    HandDealt,
    IdentityGuessed,
    InformerChosen,
    InformerKept,
    InformerShown,
    MatchEnded,
    Move,
    Narrowed,
    Options,
    PassTurn,
    Phase,
    Reason,
    State,
    SuspectDrawn,
    TileAsked,
    TileDiscarded,
    TileDrawn,
    TurnBegan,
    TurnPassed,
)
from engine.games.identity.view import View, view
from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Hair

T = TypeVar("T")


class Identity(Game[State, Move, View, Options]):
    """2 players. Both choose an informer; then a turn is: discard (when three tiles lie there), ask, guess or pass.

    An answer tells the asker in secret how far it narrows the field, so it can never be taken back.
    """

    key: ClassVar[str] = "identity"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    bound: ClassVar[int] = 3000
    """27 games (five points; two drawn before each decided one) of at most 88 steps, and time to choose informers anew."""
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return _deal(options.points_to_win, (0, 0), (), chance.below(2), chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case Phase.OVER:
                return frozenset()
            case Phase.INFORMER:
                return frozenset(seat for seat in (0, 1) if state.informers[seat] is None)
            case _:
                return frozenset({state.seat})

    def may_change(self, state: State) -> frozenset[Seat]:
        return frozenset({0, 1}) - self.to_act(state) if state.phase == Phase.INFORMER else frozenset()

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        match state.phase:
            case Phase.INFORMER:
                yield from (ChooseInformer(tile) for tile in state.hands[seat])
            case Phase.DISCARD:
                yield from (DiscardTile(asked.tile) for asked in state.fronts[seat])
            case Phase.ASK:
                yield from (AskTile(tile) for tile in state.hands[seat])
            case Phase.GUESS:
                yield PassTurn()
                yield from (GuessIdentity(*combination) for combination in deduction.COMBINATIONS)
            case Phase.OVER:
                return

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        match move:
            case ChooseInformer(tile):
                return _chosen(state, seat, tile)
            case DiscardTile(tile):
                gone = tuple(asked for asked in state.fronts[seat] if asked.tile == tile)
                front = tuple(asked for asked in state.fronts[seat] if asked.tile != tile)
                discards = _with(state.discards, seat, state.discards[seat] + gone)
                return Step(replace(state, fronts=_with(state.fronts, seat, front), discards=discards), (TileDiscarded(seat, tile),))
            case AskTile(tile):
                return _asked(state, seat, tile)
            case GuessIdentity():
                return _guessed(state, seat, move, chance)
            case PassTurn():
                return _passed(state, seat, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer, self.to_act(state), self.result(state))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Result(ranks, state.points, _match_reason(state))

    def redeal(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Unseen are the stack, other seats' hands and informers; an informer still fits every answer about it."""
        others = tuple(seat for seat in (0, 1) if seat != viewer)
        hidden = tuple(seat for seat in others if state.informers[seat] is not None and not state.known(seat))
        unseen = [*state.stack, *(tile for seat in others for tile in state.hands[seat])]
        unseen += [tile for seat in hidden for tile in (state.informers[seat],) if tile is not None]
        informers = state.informers
        fits = [[tile for tile in sorted(unseen) if deduction.fitting(state, seat) & deduction.of((tile,))] for seat in hidden]
        if len(fits) == 2:
            pair = chance.choice(tuple((one, two) for one in fits[0] for two in fits[1] if one != two))
            informers = pair
        elif fits:
            informers = _with(informers, hidden[0], chance.choice(tuple(fits[0])))
        pool = iter(chance.shuffled(sorted(set(unseen) - {informers[seat] for seat in hidden})))
        hands = state.hands
        for seat in others:
            hands = _with(hands, seat, tuple(next(pool) for _ in hands[seat]))
        return replace(state, hands=hands, informers=informers, stack=tuple(pool))

    def components(self, state: State) -> Counter[str]:
        count = Counter(state.stack)
        for seat in (0, 1):
            count.update(state.hands[seat])
            count.update(asked.tile for asked in state.answers(seat))
            count.update(tile for tile in (state.informers[seat],) if tile is not None)
        return count

    def path(self, move: Move) -> Path:
        match move:
            case ChooseInformer(tile) | DiscardTile(tile) | AskTile(tile):
                return (f"{move.kind}.{tile}",)
            case GuessIdentity(hair, eyes, facial_hair):
                return move.kind, hair.value, eyes.value, facial_hair.value
            case PassTurn():
                return (move.kind,)

    def choices(self, state: State, seat: Seat, prefix: Path) -> Choices | None:
        """A tile is one pick; so is passing. A guess asks for hair, eyes and facial hair in turn."""
        if state.phase != Phase.GUESS:
            tiles = tuple(part for move in self.legal_moves(state, seat) for part in self.path(move))
            return Choices(str(state.phase), tiles) if tiles and not prefix else None
        match prefix:
            case ():
                return Choices("guess", ("pass", "guess"))
            case ("guess",):
                return Choices("hair", tuple(map(str, Hair)))
            case ("guess", hair) if hair in tuple(Hair):
                return Choices("eyes", tuple(map(str, Eyes)))
            case ("guess", hair, eyes) if hair in tuple(Hair) and eyes in tuple(Eyes):
                return Choices("facial_hair", tuple(map(str, FacialHair)))
            case _:
                return None


def _deal(points_to_win: int, points: tuple[int, int], history: tuple[Ended, ...], starter: Seat, chance: Chance) -> State:
    deck = chance.shuffled(SUSPECTS)
    return State(
        points_to_win=points_to_win,
        points=points,
        history=history,
        game=len(history) + 1,
        starter=starter,
        seat=starter,
        turn=1,
        hands=(deck[:DEALT], deck[DEALT : 2 * DEALT]),
        informers=(None, None),
        stack=deck[2 * DEALT :],
    )


def _chosen(state: State, seat: Seat, tile: str) -> Step[State]:
    """After a change of mind the old informer takes the new one's place in the hand."""
    before = state.informers[seat]
    hand = tuple(before if other == tile else other for other in state.hands[seat])
    after = replace(
        state,
        hands=_with(state.hands, seat, tuple(other for other in hand if other is not None)),
        informers=_with(state.informers, seat, tile),
    )
    events: tuple[Event, ...] = (InformerChosen(seat),)
    if None not in after.informers:
        events = (*events, TurnBegan(after.starter, 1, False))
    return Step(after, events, {seat: (InformerKept(seat, tile),)})


def _asked(state: State, seat: Seat, tile: str) -> Step[State]:
    answer = SUSPECTS[tile].shares(SUSPECTS[_informer(state, 1 - seat)])
    after = replace(
        state,
        hands=_with(state.hands, seat, tuple(other for other in state.hands[seat] if other != tile)),
        fronts=_with(state.fronts, seat, (*state.fronts[seat], Asked(tile, answer))),
        asked=True,
    )
    fitting, possible = deduction.fitting(after, 1 - seat), deduction.possible(after, 1 - seat, seat)
    return Step(after, (TileAsked(seat, tile, answer),), {seat: (Narrowed(seat, fitting.bit_count(), possible.bit_count()),)})


def _guessed(state: State, seat: Seat, guess: GuessIdentity, chance: Chance) -> Step[State]:
    right = (guess.hair, guess.eyes, guess.facial_hair) == SUSPECTS[_informer(state, 1 - seat)].features
    told = IdentityGuessed(seat, guess.hair, guess.eyes, guess.facial_hair, right)
    if state.last_chance:
        if right:
            return _game_over(state, None, Reason.BOTH_RIGHT, chance, told)
        return _game_over(state, 1 - seat, Reason.LAST_CHANCE_WRONG, chance, told)
    if not right:
        return _game_over(state, 1 - seat, Reason.WRONG_GUESS, chance, told)
    if seat != state.starter:
        return _game_over(state, seat, Reason.RIGHT_GUESS, chance, told)
    return _next_turn(replace(state, last_chance=True), told)


def _passed(state: State, seat: Seat, chance: Chance) -> Step[State]:
    told = TurnPassed(seat, empty=not state.asked)
    if state.last_chance:
        return _game_over(state, 1 - seat, Reason.LAST_CHANCE_MISSED, chance, told)
    idle = 0 if state.asked else state.idle + 1
    if idle == 2:
        return _game_over(state, None, Reason.NOTHING_LEFT, chance, told)
    if not state.stack:
        return _next_turn(replace(state, idle=idle), told)
    tile, *stack = state.stack
    after = replace(state, idle=idle, stack=tuple(stack), hands=_with(state.hands, seat, (*state.hands[seat], tile)))
    step = _next_turn(after, told, TileDrawn(seat, len(stack)))
    return Step(step.state, step.events, {seat: (SuspectDrawn(seat, tile),)})


def _next_turn(state: State, *told: Event) -> Step[State]:
    after = replace(state, seat=1 - state.seat, turn=state.turn + 1, asked=False)
    return Step(after, (*told, TurnBegan(after.seat, after.turn, after.last_chance)))


def _game_over(state: State, winner: Seat | None, reason: Reason, chance: Chance, told: Event) -> Step[State]:
    """Show the informers and mark the point; then deal the next game, unless the match is over."""
    informers = (_informer(state, 0), _informer(state, 1))
    points = state.points if winner is None else _with(state.points, winner, state.points[winner] + 1)
    history = (*state.history, Ended(state.game, state.starter, winner, reason, informers))
    ended = replace(state, points=points, history=history)
    events = (told, InformerShown(0, informers[0]), InformerShown(1, informers[1]), GameEnded(winner, state.game, reason, points))
    if ended.over:
        ahead = None if points[0] == points[1] else points.index(max(points))
        return Step(ended, (*events, MatchEnded(ahead, _match_reason(ended), points)))
    after = _deal(state.points_to_win, points, history, 1 - state.starter, chance)
    secrets: dict[Seat, tuple[Event, ...]] = {seat: (HandDealt(seat, after.hands[seat]),) for seat in (0, 1)}
    return Step(after, (*events, GameBegan(after.starter, after.game)), secrets)


def _match_reason(state: State) -> str:
    return "points" if max(state.points) >= state.points_to_win else "three_draws"


def _informer(state: State, seat: Seat) -> str:
    tile = state.informers[seat]
    if tile is None:
        raise ValueError(f"seat {seat} has no informer")
    return tile


def _with(both: tuple[T, T], seat: Seat, item: T) -> tuple[T, T]:
    return (item, both[1]) if seat == 0 else (both[0], item)
