"""The picker: the levels in which people choose a move, and the path that spells it.

peek        (green place, yellow place, blue place)
die         (figure-pips)
investigate (take) (summons) (place) (on_the_spot) (end_turn)
            (play, card, place)                      Vaporetto, Police boat, Meeting, Elettra
            (play, patta_submerged, colour, a+b)     two places of a colour
            (play, vianello_exchange, x.1+x.2+y.1)   further cards, equal ones numbered; "none"
stopped     (tireless) (end_turn)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.game import NONE, Choices, Path, Seat
from engine.games.donna_leon.components import CARD_ORDER, COLOURS, INDEX, SPOTS, Card, CardKind, Colour, Figure, Place
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
    State,
    Submerged,
    Take,
    Tireless,
)
from engine.games.donna_leon.moves import die_choices, goals, may_end, may_tireless, peekable, plays, targets
from engine.games.donna_leon.moving import can_go, can_stay, chips, pairs_of
from engine.games.donna_leon.people import Taking, taking
from engine.games.donna_leon.pile import exchangeable

E = TypeVar("E", Card, Colour, Figure)


def path(move: Move) -> Path:
    match move:
        case Peek(places):
            return places
        case ChooseDie(figure, pips):
            return (f"{figure}-{pips}",)
        case Go(place):
            return (place,)
        case OnTheSpot():
            return ("on_the_spot",)
        case Take(summons):
            return ("summons",) if summons else ("take",)
        case Ride(card, place):
            return ("play", card.value, place)
        case Elettra(place):
            return ("play", Card.BRUNETTI_ELETTRA.value, place)
        case Submerged(first, second):
            return ("play", Card.PATTA_SUBMERGED.value, str(SPOTS[INDEX[first]].colour), f"{first}+{second}")
        case Exchange(cards):
            return ("play", Card.VIANELLO_EXCHANGE.value, "+".join(_numbered(cards)) or NONE)
        case Tireless():
            return ("tireless",)
        case EndTurn():
            return ("end_turn",)


def _numbered(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as options, equal ones numbered from 1."""
    count: Counter[Card] = Counter()
    names: list[str] = []
    for card in cards:
        count[card] += 1
        names.append(f"{card}.{count[card]}")
    return tuple(names)


def choices(state: State, seat: Seat, prefix: Path) -> Choices | None:
    if state.phase is Phase.PEEK:
        return _peek_level(state, prefix)
    if prefix == ():
        return _first_level(state, seat)
    if state.phase is not Phase.INVESTIGATE:
        return None
    match prefix:
        case ("play",):
            return _options("play", plays(state, seat))
        case ("play", name, *rest):
            card = _read(Card, name)
            return None if card is None or card not in plays(state, seat) else _card_level(state, seat, card, tuple(rest))
        case _:
            return None


def _options(asks: str, options: Iterable[str]) -> Choices | None:
    listed = tuple(str(option) for option in options)
    return Choices(asks, listed) if listed else None


def _peek_level(state: State, prefix: Path) -> Choices | None:
    if len(prefix) >= len(COLOURS) or any(place not in peekable(state, colour) for place, colour in zip(prefix, COLOURS, strict=False)):
        return None
    colour = COLOURS[len(prefix)]
    return Choices(f"peek_{colour}", peekable(state, colour))


def _first_level(state: State, seat: Seat) -> Choices | None:
    if state.phase is Phase.DIE:
        return _options("die", (path(move)[0] for move in die_choices(state)))
    if state.phase is Phase.STOPPED:
        return Choices("stopped", ("tireless", "end_turn") if may_tireless(state, seat) else ("end_turn",))
    if state.phase is not Phase.INVESTIGATE:
        return None
    how = taking(state, seat)
    places = goals(state, seat) if can_go(state) else ()
    first = (("take", how is Taking.FREELY), ("summons", how is Taking.SUMMONS))
    last = (("on_the_spot", can_stay(state)), ("play", bool(plays(state, seat))), ("end_turn", may_end(state)))
    before, after = ((kind for kind, offer in offered if offer) for offered in (first, last))
    return _options("investigate", (*before, *places, *after))


def _card_level(state: State, seat: Seat, card: Card, rest: Path) -> Choices | None:
    match card.kind, rest:
        case CardKind.EXCHANGE, ():
            further = _numbered(sorted(exchangeable(state, seat).elements(), key=CARD_ORDER.__getitem__))
            return Choices("exchange", further, least=0, most=len(further)) if further else Choices("exchange", (NONE,))
        case CardKind.SUBMERGED, ():
            return _options("submerged", pairs_of(state))
        case CardKind.SUBMERGED, (name,):
            colour = _read(Colour, name)
            return Choices("submerged_pair", chips(state, colour), least=2, most=2) if colour in pairs_of(state) else None
        case _, ():
            return Choices(card.kind.value, targets(state, card))
        case _:
            return None


def _read(kind: Callable[[str], E], name: str) -> E | None:
    try:
        return kind(name)
    except ValueError:
        return None


def read(path: Path) -> Move | None:
    """The move this path spells, legal or not."""
    match path:
        case ("take",):
            return Take(summons=False)
        case ("summons",):
            return Take(summons=True)
        case ("on_the_spot",):
            return OnTheSpot()
        case ("tireless",):
            return Tireless()
        case ("end_turn",):
            return EndTurn()
        case (place,) if place in INDEX:
            return Go(place)
        case (die,):
            name, _, pips = die.partition("-")
            figure = _read(Figure, name)
            return ChooseDie(figure, int(pips)) if figure is not None and pips in ("1", "2", "3") else None
        case ("play", name, *rest):
            card = _read(Card, name)
            return None if card is None else _read_play(card, tuple(rest))
        case (green, yellow, blue):
            return Peek((green, yellow, blue))
        case _:
            return None


def _read_play(card: Card, rest: Path) -> Move | None:
    match card.kind, rest:
        case CardKind.EXCHANGE, (listed,):
            return _read_exchange(listed)
        case CardKind.ELETTRA, (place,):
            return Elettra(place)
        case CardKind.SUBMERGED, (colour, pair):
            places: list[Place] = pair.split("+")
            known = len(places) == 2 and all(place in INDEX and SPOTS[INDEX[place]].colour == colour for place in places)
            return Submerged(places[0], places[1]) if known else None
        case CardKind.VAPORETTO | CardKind.POLICE_BOAT | CardKind.MEETING, (place,):
            return Ride(card, place)
        case _:
            return None


def _read_exchange(listed: str) -> Exchange | None:
    """Equal cards are interchangeable: whichever of their numbers were picked, it is their count that matters."""
    options = [] if listed == NONE else listed.split("+")
    cards = [_read(Card, option.partition(".")[0]) for option in options]
    known = [card for card in cards if card is not None]
    if len(set(options)) < len(options) or len(known) < len(cards):
        return None
    return Exchange(tuple(sorted(known, key=CARD_ORDER.__getitem__)))
