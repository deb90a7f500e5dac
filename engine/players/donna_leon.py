"""A simple player of Donna Leon: it goes where somebody wanted is known or likely and takes whoever can be taken."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon.components import (
    CARDS_FOR_PIPS,
    COLOUR_OF,
    COLOURS,
    FIGURES,
    INDEX,
    INFORMANT_VALUE,
    NEIGHBOURS,
    PLACES,
    SPOTS,
    SUMMONS,
    Card,
    CardKind,
    Colour,
    Figure,
    Person,
    Place,
)
from engine.games.donna_leon.model import (
    ChooseDie,
    Elettra,
    EndTurn,
    Exchange,
    Go,
    Move,
    OnTheSpot,
    Peek,
    Phase,
    Ride,
    Role,
    State,
    Submerged,
    Take,
    Tireless,
)
from engine.games.donna_leon.moves import die_choices, may_tireless, peekable, plays, targets
from engine.games.donna_leon.moving import can_go, can_stay, chips, reach
from engine.games.donna_leon.people import Taking, points_for, succeeds, taking, wanted
from engine.games.donna_leon.pile import exchangeable, hand, holds

CARD_WORTH: Final = 0.6
"""What a card to be drawn is worth, in points."""
RIDE_COST: Final = 0.4
"""What a card spent on moving is worth."""
SUMMONS_SHARE: Final = 0.7
"""How much of a person is left when a Summons has to go with it."""
LOOK: Final = 0.25
"""What it is worth to see a chip for the first time."""
VICTIM_WORTH: Final = 2.0
PULL: Final = 0.2
"""What part of a person's worth it is to end next to them."""
LANDING: Final = 0.1
"""What it is worth to be where a card in hand leads on."""
WIDTH: Final = 4
"""How many continuations of a plan are looked at."""
FIRST_WIDTH: Final = 12
"""How many first steps of a plan are looked at."""
KEPT: Final = frozenset({CardKind.SUMMONS, CardKind.TIRELESS})
"""What an Exchange in search of a Summons does not discard."""


@cache
def hops() -> tuple[tuple[int, ...], ...]:
    """Routes between each two places, by index."""
    table: list[tuple[int, ...]] = []
    for start in range(len(PLACES)):
        distance = {start: 0}
        queue = deque([start])
        while queue:
            index = queue.popleft()
            for other in NEIGHBOURS[index]:
                if other not in distance:
                    distance[other] = distance[index] + 1
                    queue.append(other)
        table.append(tuple(distance[index] for index in range(len(PLACES))))
    return tuple(table)


@dataclass(slots=True)
class Mind:
    """What a seat makes of what it knows, from the view of one figure. Of the guess it uses nothing about chips it has not seen."""

    state: State
    seat: Seat
    figure: Figure
    known: frozenset[Place] = field(init=False)
    summons: bool = field(init=False)
    cards: tuple[Card, ...] = field(init=False)
    likely: dict[Colour, float] = field(init=False)
    """What an unseen chip of a colour brings on average."""
    gains: dict[Place, float] = field(init=False)
    ways: dict[Place, tuple[Place, ...]] = field(default_factory=dict[Place, tuple[Place, ...]])
    """Where a point leads from each place asked about so far: the same for every figure."""
    _pulls: dict[Place, float] = field(default_factory=dict[Place, float])
    _ranks: dict[Place, tuple[Place, ...]] = field(default_factory=dict[Place, tuple[Place, ...]])
    _lands: dict[Place, tuple[Place, ...]] = field(default_factory=dict[Place, tuple[Place, ...]])

    def __post_init__(self) -> None:
        state, seat = self.state, self.seat
        self.known = frozenset(state.known[seat])
        self.summons = self.figure in SUMMONS and holds(state, seat, SUMMONS[self.figure])
        self.cards = tuple(card for card in dict.fromkeys(hand(state, seat)) if card.figure in (self.figure, None))
        self.likely = self._likely()
        self.gains = {place: self._gain(place) for place in chips(state)}

    def _likely(self) -> dict[Colour, float]:
        """Of the chips not seen only who they all are together counts, not who lies where."""
        state = self.state
        hidden = [person for place, person in zip(PLACES, state.people, strict=True) if person is not None and place not in self.known]
        likely: dict[Colour, float] = {}
        for colour in COLOURS:
            people = sorted(person for person in hidden if COLOUR_OF[person] is colour)
            if people:
                likely[colour] = LOOK + sum(self._worth(person) for person in people) / len(people)
        return likely

    def _worth(self, person: Person) -> float:
        """What this person brings when met, in points."""
        role = wanted(self.state, person)
        success = succeeds(self.figure, role, COLOUR_OF[person])
        if role is None or success is None or not (success or self.summons):
            return 0
        points = VICTIM_WORTH if role is Role.VICTIM else points_for(self.state, person, role)
        return points if success else points * SUMMONS_SHARE

    def _gain(self, place: Place) -> float:
        """What meeting the person on this place brings, as far as the seat knows."""
        person = self.state.person_at(place)
        if person is None:
            return 0
        return self._worth(person) if place in self.known else self.likely[COLOUR_OF[person]]

    def gain(self, place: Place) -> float:
        return self.gains.get(place, 0)

    def reach(self, place: Place) -> tuple[Place, ...]:
        if place not in self.ways:
            self.ways[place] = reach(self.state, place)
        return self.ways[place]

    def pull(self, place: Place) -> float:
        """How near the figure ends to something worth having."""
        if place not in self._pulls:
            distance = hops()[INDEX[place]]
            self._pulls[place] = max((PULL * gain / (1 + distance[INDEX[other]]) for other, gain in self.gains.items()), default=0)
        return self._pulls[place]

    def lands(self, place: Place) -> tuple[Place, ...]:
        """Where cards in hand take this figure from a place."""
        if place not in self._lands:
            self._lands[place] = tuple(sorted(self._landings(place)))
        return self._lands[place]

    def _landings(self, place: Place) -> set[Place]:
        spot = SPOTS[INDEX[place]]
        found: set[Place] = set()
        for card in self.cards:
            match card.kind:
                case CardKind.VAPORETTO if spot.vaporetto:
                    found.update(other.id for other in SPOTS if other.vaporetto)
                case CardKind.POLICE_BOAT if spot.police_boat:
                    found.update(other.id for other in SPOTS if other.police_boat)
                case CardKind.MEETING:
                    found.update(at for at, figure in zip(self.state.figures, FIGURES, strict=True) if figure is not self.figure)
                case _:
                    pass
        return found - {place}

    def ranked(self, place: Place) -> tuple[Place, ...]:
        """Where a point leads, the most promising first."""
        if place not in self._ranks:
            self._ranks[place] = tuple(sorted(self.reach(place), key=lambda goal: (-self._promise(goal), goal)))
        return self._ranks[place]

    def _promise(self, goal: Place) -> float:
        return self.gain(goal) + self.pull(goal) + (LANDING if self.lands(goal) else 0)

    def plan(self, place: Place, points: int, ride: bool, met: frozenset[Place]) -> float:
        """What the rest of a turn brings from here, at its best: with so many points, with a ride or without, meeting nobody twice."""
        best = self.pull(place)
        if points:
            ranked = self.ranked(place)
            goals = [goal for goal in ranked if goal not in met][:WIDTH] or ranked[:1]
            best = max(best, *(self._after(goal, points - 1, ride, met) for goal in goals))
        if ride and (landings := self.lands(place)):
            goal = max(landings, key=lambda other: 0 if other in met else self.gain(other))
            best = max(best, self._after(goal, points, False, met) - RIDE_COST)
        return best

    def _after(self, goal: Place, points: int, ride: bool, met: frozenset[Place]) -> float:
        gain = 0 if goal in met else self.gain(goal)
        return gain + self.plan(goal, points, ride, met | {goal})


def choose(guess: State, seat: Seat, chance: Chance) -> Move:
    """A legal move of this seat. `guess` is redealt for it: chips it has not seen lie anyhow."""
    match guess.phase:
        case Phase.PEEK:
            return Peek(
                (
                    chance.choice(peekable(guess, Colour.GREEN)),
                    chance.choice(peekable(guess, Colour.YELLOW)),
                    chance.choice(peekable(guess, Colour.BLUE)),
                )
            )
        case Phase.DIE:
            return _choose_die(guess, seat)
        case Phase.STOPPED:
            turn = guess.moving
            worth = Mind(guess, seat, turn.figure).plan(guess.here, turn.points, True, frozenset())
            return Tireless() if may_tireless(guess, seat) and worth > 2 * LOOK else EndTurn()
        case _:
            return _investigate(guess, seat)


def _choose_die(state: State, seat: Seat) -> ChooseDie:
    ways: dict[Place, tuple[Place, ...]] = {}

    def value(die: ChooseDie) -> float:
        mind, place = Mind(state, seat, die.figure, ways), state.figures[FIGURES.index(die.figure)]
        on_the_spot = mind.gain(place) + mind.plan(place, die.pips - 1, True, frozenset({place}))
        return max(on_the_spot, mind.plan(place, die.pips, True, frozenset())) + CARD_WORTH * CARDS_FOR_PIPS[die.pips]

    return max(die_choices(state), key=value)


def _investigate(state: State, seat: Seat) -> Move:
    how = taking(state, seat)
    if how is not None:
        return Take(summons=how is Taking.SUMMONS)
    mind = Mind(state, seat, state.moving.figure)
    return _trick(mind) or _way(mind)


def _trick(mind: Mind) -> Move | None:
    """A card that helps without moving, if there is one."""
    state, seat = mind.state, mind.seat
    cards = plays(state, seat)
    if Card.BRUNETTI_ELETTRA in cards:
        near = mind.reach(state.here) if state.moving.points else ()
        unseen = [place for place in chips(state) if place not in mind.known]
        if unseen:
            return Elettra(max(unseen, key=lambda place: (place in near, mind.gain(place))))
    if Card.PATTA_SUBMERGED in cards and state.moving.points:
        return _fetch(mind)
    if Card.VIANELLO_EXCHANGE in cards and state.moving.meeting:
        person = state.person_at(state.here)
        if person is not None and succeeds(mind.figure, wanted(state, person), COLOUR_OF[person]) is False:
            further = exchangeable(state, seat)
            return Exchange(tuple(card for card in Card for _ in range(further[card]) if card.kind not in KEPT))
    return None


def _fetch(mind: Mind) -> Submerged | None:
    """Bring somebody worth having, known and out of reach, to a place one point away."""
    state = mind.state
    near = mind.reach(state.here)
    for far in sorted(mind.known, key=lambda place: (-mind.gain(place), place)):
        person = state.person_at(far)
        if far in near or far == state.here or person is None or mind.gain(far) < INFORMANT_VALUE:
            continue
        same = [place for place in chips(state, COLOUR_OF[person]) if place in near]
        if same:
            first, second = sorted((far, min(same, key=mind.gain)), key=INDEX.__getitem__)
            return Submerged(first, second)
    return None


def _way(mind: Mind) -> Move:
    """The best step of a plan: by point, by card, on the spot; or the end of the turn."""
    state, points = mind.state, mind.state.moving.points
    met = frozenset(state.moving.met)
    found: list[tuple[float, Move]] = []

    def after(place: Place, left: int, ride: bool) -> float:
        gain = 0 if place in met else mind.gain(place)
        return gain + mind.plan(place, left, ride, met | {place})

    if can_go(state):
        found.extend((after(place, points - 1, True), Go(place)) for place in mind.ranked(state.here)[:FIRST_WIDTH])
    else:
        found.append((mind.pull(state.here), EndTurn()))
    if can_stay(state):
        found.append((after(state.here, points - 1, True), OnTheSpot()))
    for card in plays(state, mind.seat):
        if card.kind in (CardKind.VAPORETTO, CardKind.POLICE_BOAT, CardKind.MEETING):
            found.extend((after(place, points, False) - RIDE_COST, Ride(card, place)) for place in targets(state, card))
    return max(found, key=lambda option: option[0])[1]
