"""What a viewer sees: built from what it may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.game import STRICT, Seat
from engine.games.saustall import ending
from engine.games.saustall.data import Data
from engine.games.saustall.events import Turned
from engine.games.saustall.hidden import known
from engine.games.saustall.model import (
    SUSPECTS,
    WITNESSES,
    Card,
    Choice,
    Gender,
    Motive,
    Phase,
    Place,
    Room,
    State,
    Suspect,
    Token,
    Use,
    Visit,
    Witness,
)
from engine.games.saustall.turns import active, motives_left, place_of, round_of, setup_of, uses


@dataclass(frozen=True, slots=True)
class SuspectView:
    """A suspect. `word`: what its witness said; `confirmed`: None as long as witness or word are missing."""

    __pydantic_config__ = STRICT

    suspect: Suspect
    gender: Gender
    motive: Motive | None
    witness: Witness | None
    word: Gender | None
    confirmed: bool | None


@dataclass(frozen=True, slots=True)
class WitnessView:
    __pydantic_config__ = STRICT

    witness: Witness
    word: Gender | None
    suspect: Suspect | None


@dataclass(frozen=True, slots=True)
class MotiveToken:
    """A motive token in the supply."""

    __pydantic_config__ = STRICT

    gender: Gender
    motive: Motive


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room: how many green and brown spaces it has, and who took them, in order."""

    __pydantic_config__ = STRICT

    room: Room
    green: int
    brown: int
    visits: tuple[Visit, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What all know of a seat: numbers of cards and tokens, whether it has made the choice that is open to all, and its visits."""

    __pydantic_config__ = STRICT

    seat: Seat
    hand: int
    theory: int
    stand: int
    removed: int
    penalties: int
    interventions: int
    chose: bool
    visits: tuple[Visit, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """The card in play. `player` plays it (after a theft the intervener); `waiting` are those who may still be asked, the one
    asked now first; `intervener` intervened this turn. In the phase SEIZURE `use` is what the robbed player had declared."""

    __pydantic_config__ = STRICT

    use: Use
    player: Seat
    waiting: tuple[Seat, ...]
    intervener: Seat | None


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the viewer's hand, how many copies, and all it could be used for now."""

    __pydantic_config__ = STRICT

    card: Card
    copies: int
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class Sighting:
    """An evidence token that the viewer looked at: when (round and turn from 1), in which room, whom it names, where it lies now."""

    __pydantic_config__ = STRICT

    round: int
    turn: int
    room: Room
    suspect: Suspect
    token: int
    now: Place


@dataclass(frozen=True, slots=True)
class Private:
    """What the viewer alone knows. `choice`: what it chose while others still choose; `evidence`: the suspect on its own token."""

    __pydantic_config__ = STRICT

    hand: tuple[HandCard, ...]
    evidence: Suspect
    sightings: tuple[Sighting, ...]
    theory: tuple[Token, ...]
    stand: tuple[Token, ...]
    removed: tuple[Token, ...]
    choice: Choice | None


@dataclass(frozen=True, slots=True)
class ScoredToken:
    __pydantic_config__ = STRICT

    token: Token
    points: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The solution, the evidence tokens turned over, and by seat the theory, the points for penalties, the score and the rank."""

    __pydantic_config__ = STRICT

    outcome: ending.Outcome
    turned: tuple[Turned, ...]
    theories: tuple[tuple[ScoredToken, ...], ...]
    penalties: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A match as one viewer sees it.

    `round` is from 1 and `road[round - 1]` is where the car is: how many tokens leave each stand at the round's end. `turn` counts
    the turns that are over, of `turns`; `active` is whose turn it is (None while all choose and at the end). `deck` is a number of cards.
    `laboratory` is the stack now, top first, by evidence token; `evidence` is by token, with the suspect where the viewer knows it:
    one token a seat, then `aside` ones, then the laboratory's from the top as it was at the start.
    """

    __pydantic_config__ = STRICT

    viewer: Seat | None
    phase: Phase
    to_act: tuple[Seat, ...]
    may_change: tuple[Seat, ...]
    first: Seat
    active: Seat | None
    round: int
    turn: int
    turns: int
    road: tuple[int, ...]
    declared: Declared | None
    suspects: tuple[SuspectView, ...]
    witnesses: tuple[WitnessView, ...]
    motives_left: tuple[MotiveToken, ...]
    rooms: tuple[RoomView, ...]
    players: tuple[PlayerView, ...]
    deck: int
    discards: tuple[Card, ...]
    laboratory: tuple[int, ...]
    aside: int
    evidence: tuple[Suspect | None, ...]
    me: Private | None
    ending: Ending | None

    def place(self, token: int) -> Place:
        """Where an evidence token lies now."""
        return place_of(token, len(self.players), self.laboratory)


def view(data: Data, state: State, viewer: Seat | None, to_act: frozenset[Seat], may_change: frozenset[Seat]) -> View:
    """Build the view. The public part reads no hidden field but its size."""
    seats = len(state.desks)
    declaration = state.declaration
    everyone = state.phase in (Phase.SUSPICION, Phase.REMOVAL, Phase.LAST, Phase.OVER)
    return View(
        viewer=viewer,
        phase=state.phase,
        to_act=tuple(sorted(to_act)),
        may_change=tuple(sorted(may_change)),
        first=state.first,
        active=None if everyone else active(state),
        round=round_of(data, state),
        turn=state.turn,
        turns=len(data.cards),
        road=setup_of(data, state).road,
        declared=declaration and Declared(declaration.use, declaration.player, declaration.ask, declaration.intervener),
        suspects=tuple(_suspect(state, suspect) for suspect in SUSPECTS),
        witnesses=tuple(_witness(state, witness) for witness in WITNESSES),
        motives_left=tuple(MotiveToken(gender, motive) for gender in Gender for motive in motives_left(state.motives, gender)),
        rooms=tuple(
            RoomView(room, data.green[room], data.brown[room], tuple(visit for visit in state.visits if visit.room is room))
            for room in Room
        ),
        players=tuple(
            PlayerView(
                seat=seat,
                hand=len(desk.hand),
                theory=len(desk.theory),
                stand=len(desk.stand),
                removed=len(desk.removed),
                penalties=desk.penalties,
                interventions=desk.interventions,
                chose=state.chosen[seat] is not None,
                visits=tuple(visit for visit in state.visits if visit.seat == seat),
            )
            for seat, desk in enumerate(state.desks)
        ),
        deck=len(state.deck),
        discards=state.discards,
        laboratory=state.laboratory,
        aside=len(state.evidence) - seats - len(state.laboratory),
        evidence=known(state, viewer),
        me=None if viewer is None else _private(data, state, viewer),
        ending=_ending(state) if state.phase is Phase.OVER else None,
    )


def _suspect(state: State, suspect: Suspect) -> SuspectView:
    witness = state.alibis[suspect.number]
    word = None if witness is None else state.testimonies[witness.number]
    confirmed = None if word is None else word is suspect.gender
    return SuspectView(suspect, suspect.gender, state.motives[suspect.number], witness, word, confirmed)


def _witness(state: State, witness: Witness) -> WitnessView:
    suspect = SUSPECTS[state.alibis.index(witness)] if witness in state.alibis else None
    return WitnessView(witness, state.testimonies[witness.number], suspect)


def _private(data: Data, state: State, seat: Seat) -> Private:
    desk = state.desks[seat]
    return Private(
        hand=tuple(HandCard(card, copies, tuple(uses(data, state, seat, card))) for card, copies in Counter(desk.hand).items()),
        evidence=state.evidence[seat],
        sightings=tuple(
            Sighting(
                round=visit.round,
                turn=visit.turn,
                room=visit.room,
                suspect=state.evidence[visit.token],
                token=visit.token,
                now=place_of(visit.token, len(state.desks), state.laboratory),
            )
            for visit in state.visits
            if visit.seat == seat and visit.token is not None
        ),
        theory=desk.theory,
        stand=desk.stand,
        removed=desk.removed,
        choice=state.chosen[seat],
    )


def _ending(state: State) -> Ending:
    solved = ending.outcome(state)
    final = ending.result(state)
    return Ending(
        outcome=solved,
        turned=tuple(ending.turned(state)),
        theories=tuple(tuple(ScoredToken(token, ending.points(token, solved)) for token in desk.theory) for desk in state.desks),
        penalties=tuple(ending.PENALTY_POINTS * desk.penalties for desk in state.desks),
        scores=final.scores,
        ranks=final.ranks,
    )
