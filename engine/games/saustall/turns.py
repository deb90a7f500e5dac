"""A turn: what a card may be used for, interventions, resolution, the draw; and the end of a round (rulebook: The Investigation)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import Seat, Step
from engine.games.saustall import ending
from engine.games.saustall import events as e
from engine.games.saustall.data import Data, Setup
from engine.games.saustall.model import (
    MOTIVES,
    SUSPECTS,
    TOKENS,
    Card,
    Choice,
    Declaration,
    Desk,
    Gender,
    Motive,
    Phase,
    Place,
    Room,
    Sort,
    State,
    Suspect,
    Token,
    Use,
    Visit,
    Want,
    Way,
    Where,
)


@dataclass(slots=True)
class Doing:
    """A step in the making."""

    data: Data
    state: State
    events: list[e.Event] = field(default_factory=list[e.Event])
    secrets: dict[Seat, list[e.Event]] = field(default_factory=dict[Seat, list[e.Event]])

    def set(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def set_desk(self, seat: Seat, **changes: Any) -> None:
        desks = list(self.state.desks)
        desks[seat] = replace(desks[seat], **changes)
        self.set(desks=tuple(desks))

    def tell(self, event: e.Event) -> None:
        self.events.append(event)

    def whisper(self, seat: Seat, event: e.Event) -> None:
        self.secrets.setdefault(seat, []).append(event)

    def step(self) -> Step[State]:
        return Step(self.state, tuple(self.events), {seat: tuple(facts) for seat, facts in self.secrets.items()})


def active(state: State) -> Seat:
    """Whose turn it is."""
    return (state.first + state.turn) % len(state.desks)


def setup_of(data: Data, state: State) -> Setup:
    return data.setups[len(state.desks)]


def turns_a_round(data: Data, state: State) -> int:
    return len(state.desks) * setup_of(data, state).turns_per_round


def round_of(data: Data, state: State) -> int:
    """The round from 1. Between a round's last turn and the moving of the car it is still that round."""
    waiting = state.phase in (Phase.REMOVAL, Phase.LAST, Phase.OVER)
    return (state.turn - waiting) // turns_a_round(data, state) + 1


def removes(data: Data, state: State) -> int:
    """How many tokens leave each stand at the end of this round."""
    return setup_of(data, state).road[round_of(data, state) - 1]


def motives_left(motives: tuple[Motive | None, ...], gender: Gender) -> tuple[Motive, ...]:
    """The motive tokens of this colour that no suspect has."""
    taken = {motives[suspect.number] for suspect in SUSPECTS if suspect.gender is gender}
    return tuple(motive for motive in MOTIVES if motive not in taken)


def free_rooms(data: Data, state: State, special: bool) -> tuple[Room, ...]:
    """The rooms with a free brown space (special) or green space."""
    spaces = data.brown if special else data.green
    taken = [visit.room for visit in state.visits if visit.special is special]
    return tuple(room for room in Room if taken.count(room) < spaces[room])


def uses(data: Data, state: State, seat: Seat, card: Card) -> Iterator[Use]:
    """All that this seat may use this card for."""
    if card.sort is Sort.MOTIVE:
        for suspect in SUSPECTS:
            if state.motives[suspect.number] is None:
                for motive in motives_left(state.motives, suspect.gender):
                    yield Use(card, Way.MOTIVE, suspect, motive)
        return
    if card.sort is Sort.ALIBI:
        for suspect in SUSPECTS:
            if state.alibis[suspect.number] is None:
                yield Use(card, Way.ALIBI, suspect)
        return
    if card.witness is not None and state.testimonies[card.witness.number] is None:
        yield Use(card, Way.TESTIMONY)
        return
    rooms = free_rooms(data, state, card.sort is Sort.SPECIAL)
    for room in rooms:
        if room is Room.GROUP:
            for target in others(state, seat):
                yield Use(card, Way.GROUP, target=target)
        else:
            yield Use(card, Way(room.value))
    if not rooms:
        yield Use(card, Way.SPENT)


def others(state: State, seat: Seat) -> Iterator[Place]:
    """Where evidence tokens lie that this seat may look at in the group room."""
    seats = len(state.desks)
    for other in range(seats):
        if other != seat:
            yield Place(Where.PLAYER, other)
    for number in range(1, len(state.evidence) - seats - len(state.laboratory) + 1):
        yield Place(Where.ASIDE, number)


def place_of(token: int, seats: int, laboratory: tuple[int, ...]) -> Place:
    """Where an evidence token lies now."""
    if token < seats:
        return Place(Where.PLAYER, token)
    if token in laboratory:
        return Place(Where.LABORATORY, laboratory.index(token) + 1)
    return Place(Where.ASIDE, token - seats + 1)


def token_at(place: Place, seats: int, laboratory: tuple[int, ...]) -> int:
    """The evidence token that lies there now."""
    if place.where is Where.LABORATORY:
        return laboratory[place.number - 1]
    return place.number if place.where is Where.PLAYER else seats + place.number - 1


def declare(doing: Doing, seat: Seat, use: Use) -> None:
    """Show a card; then ask the others who hold intervention tokens, clockwise."""
    state = doing.state
    hand = list(state.desks[seat].hand)
    hand.remove(use.card)
    doing.set_desk(seat, hand=tuple(hand))
    doing.tell(e.Declared(seat, use))
    seats = len(state.desks)
    clockwise = ((seat + i) % seats for i in range(1, seats))
    ask = tuple(other for other in clockwise if state.desks[other].interventions)
    doing.set(declaration=Declaration(use, seat, ask), phase=Phase.INTERVENTION)
    if not ask:
        resolve(doing)


def decline(doing: Doing) -> None:
    """The seat asked does not intervene."""
    declaration = _declaration(doing)
    doing.set(declaration=replace(declaration, ask=declaration.ask[1:]))
    if len(declaration.ask) == 1:
        resolve(doing)


def intervene(doing: Doing, seat: Seat) -> None:
    declaration = _declaration(doing)
    doing.set_desk(seat, interventions=doing.state.desks[seat].interventions - 1)
    doing.set(declaration=replace(declaration, ask=(), intervener=seat), phase=Phase.ANSWER)
    doing.tell(e.Intervened(seat, declaration.player))


def refuse(doing: Doing, seat: Seat) -> None:
    """The active player takes the token as a penalty and goes on as declared."""
    intervener = _declaration(doing).intervener
    assert intervener is not None
    penalties = doing.state.desks[seat].penalties + 1
    doing.set_desk(seat, penalties=penalties)
    doing.tell(e.Defied(seat, intervener, penalties))
    resolve(doing)


def give_way(doing: Doing, seat: Seat) -> None:
    """The card goes to the intervener, who says its use; where there is only one, it is said."""
    declaration = _declaration(doing)
    intervener = declaration.intervener
    assert intervener is not None
    card = declaration.use.card
    doing.set(declaration=replace(declaration, player=intervener), phase=Phase.SEIZURE, gone=doing.state.gone + 1)
    doing.tell(e.Yielded(seat, intervener, card))
    possible = tuple(uses(doing.data, doing.state, intervener, card))
    if len(possible) == 1:
        seize(doing, intervener, possible[0])


def seize(doing: Doing, seat: Seat, use: Use) -> None:
    doing.set(declaration=replace(_declaration(doing), use=use))
    doing.tell(e.Seized(seat, active(doing.state), use))
    resolve(doing)


def resolve(doing: Doing) -> None:
    """Do what the card in play is used for, then end the turn; office work first asks what is swapped."""
    state = doing.state
    declaration = _declaration(doing)
    use, seat = declaration.use, declaration.player
    if use.way is Way.MOTIVE and use.suspect is not None and use.motive is not None:
        doing.set(motives=_put(state.motives, use.suspect.number, use.motive))
        doing.tell(e.MotiveGiven(seat, use.suspect, use.motive))
    elif use.way is Way.ALIBI and use.suspect is not None and use.card.witness is not None:
        doing.set(alibis=_put(state.alibis, use.suspect.number, use.card.witness))
        doing.tell(e.AlibiGiven(seat, use.suspect, use.card.witness))
        _check(doing, use.suspect)
    elif use.way is Way.TESTIMONY and use.card.witness is not None and use.card.word is not None:
        doing.set(testimonies=_put(state.testimonies, use.card.witness.number, use.card.word))
        doing.tell(e.Testified(seat, use.card.witness, use.card.word))
        if use.card.witness in state.alibis:
            _check(doing, SUSPECTS[state.alibis.index(use.card.witness)])
    elif use.way.room is not None:
        _visit(doing, seat, use, use.way.room)
        if use.way is Way.OFFICE:
            doing.set(phase=Phase.SWAP)
            return
    else:
        doing.tell(e.Spent(seat, use.card))
    end_turn(doing)


def swap(doing: Doing, seat: Seat, give: Token, take: Token) -> None:
    """Office work, once the token is placed."""
    exchange(doing, seat, give, take)
    doing.tell(e.Swapped(seat))
    doing.whisper(seat, e.OwnSwap(seat, give, take))
    end_turn(doing)


def exchange(doing: Doing, seat: Seat, give: Token, take: Token) -> None:
    desk = doing.state.desks[seat]
    theory = ordered({*desk.theory, take} - {give})
    doing.set_desk(seat, theory=theory, stand=ordered({*desk.stand, give} - {take}))


def ordered(tokens: set[Token] | frozenset[Token]) -> tuple[Token, ...]:
    return tuple(token for token in TOKENS if token in tokens)


def end_turn(doing: Doing) -> None:
    """Discard the card, let the active player draw, and pass the turn or close the round."""
    state = doing.state
    declaration = _declaration(doing)
    seat = active(state)
    doing.set(discards=(*state.discards, declaration.use.card), declaration=None, turn=state.turn + 1, phase=Phase.PLAY)
    if state.deck:
        card = state.deck[0]
        doing.set(deck=state.deck[1:])
        doing.set_desk(seat, hand=tuple(sorted((*state.desks[seat].hand, card), key=doing.data.cards.index)))
        doing.tell(e.Drew(seat, len(doing.state.deck)))
        doing.whisper(seat, e.OwnDraw(seat, card))
    if doing.state.turn % turns_a_round(doing.data, state) == 0:
        last = doing.state.turn == len(doing.data.cards)
        doing.set(phase=Phase.LAST if last else Phase.REMOVAL)
        doing.tell(e.RoundOver(None, round_of(doing.data, doing.state), removes(doing.data, doing.state), last))


def choose(doing: Doing, seat: Seat, choice: Choice) -> None:
    """Note a secret choice; with the last one, all take effect in the order of seats."""
    before = doing.state.chosen
    if before[seat] is None:
        doing.tell(e.Chose(seat))
    doing.whisper(seat, e.OwnChoice(seat, choice))
    doing.set(chosen=_put(before, seat, choice))
    chosen = [one for one in doing.state.chosen if one is not None]
    if len(chosen) < len(before):
        return
    doing.set(chosen=(None,) * len(before))
    for other, one in enumerate(chosen):
        _take_effect(doing, other, doing.state.desks[other], one)
    if doing.state.phase is Phase.SUSPICION:
        doing.set(phase=Phase.PLAY)
        doing.tell(e.Opened(active(doing.state)))
    elif doing.state.phase is Phase.REMOVAL:
        doing.set(phase=Phase.PLAY)
        doing.tell(e.CarMoved(active(doing.state), round_of(doing.data, doing.state), removes(doing.data, doing.state)))
    else:
        for other, desk in enumerate(doing.state.desks):
            doing.set_desk(other, stand=(), removed=ordered({*desk.removed, *desk.stand}))
            doing.tell(e.Removed(other, len(desk.stand), 0))
        doing.set(phase=Phase.OVER)
        doing.events.extend(ending.story(doing.state))


def _take_effect(doing: Doing, seat: Seat, desk: Desk, choice: Choice) -> None:
    if choice.want is Want.SUSPICION:
        doing.set_desk(seat, theory=choice.tokens, stand=ordered({*desk.stand} - {*choice.tokens}))
    elif choice.want is Want.REMOVAL:
        stand = ordered({*desk.stand} - {*choice.tokens})
        doing.set_desk(seat, stand=stand, removed=ordered({*desk.removed, *choice.tokens}))
        doing.tell(e.Removed(seat, len(choice.tokens), len(stand)))
    elif choice.want is Want.SWAP:
        exchange(doing, seat, *choice.tokens)
    elif choice.want is Want.DISCARD:
        _forgive(doing, seat)


def _visit(doing: Doing, seat: Seat, use: Use, room: Room) -> None:
    """Place the token, and look where the room lets one look; a chapel's penalty goes."""
    state = doing.state
    seats, laboratory = len(state.desks), state.laboratory
    was = Place(Where.LABORATORY, 1) if room is Room.LABORATORY else use.target
    token = None if was is None else token_at(was, seats, laboratory)
    if room is Room.LABORATORY:
        laboratory = (*laboratory[1:], laboratory[0])
    special = use.card.sort is Sort.SPECIAL
    visit = Visit(round_of(doing.data, state), state.turn + 1, seat, room, special, token)
    doing.set(visits=(*state.visits, visit), laboratory=laboratory)
    doing.tell(e.Visited(seat, room, special, was))
    if token is not None and was is not None:
        doing.whisper(seat, e.Saw(seat, state.evidence[token], was, place_of(token, seats, laboratory)))
    elif room is Room.CHAPEL:
        if state.desks[seat].penalties:
            _forgive(doing, seat)
        else:
            doing.tell(e.Unforgiven(seat))


def _forgive(doing: Doing, seat: Seat) -> None:
    penalties = doing.state.desks[seat].penalties - 1
    doing.set_desk(seat, penalties=penalties)
    doing.set(gone=doing.state.gone + 1)
    doing.tell(e.Forgiven(seat, penalties))


def _check(doing: Doing, suspect: Suspect) -> None:
    """Tell whether an alibi is confirmed, once the suspect stands with a witness who has testified."""
    witness = doing.state.alibis[suspect.number]
    word = None if witness is None else doing.state.testimonies[witness.number]
    if witness is not None and word is not None:
        doing.tell(e.AlibiChecked(None, suspect, witness, word, suspect.gender is word))


def _declaration(doing: Doing) -> Declaration:
    declaration = doing.state.declaration
    assert declaration is not None
    return declaration


def _put(things: tuple[Any, ...], number: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:number], thing, *things[number + 1 :])
