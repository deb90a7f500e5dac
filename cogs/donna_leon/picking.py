"""The questions of Donna Leon: what is asked, how each option reads, what a move will do."""

from __future__ import annotations

from typing import Any

from cogs._shared.panel import BUTTONS
from cogs._shared.presenter import Label
from cogs._shared.voice import Voice
from cogs.donna_leon import naming
from engine.game import NONE
from engine.games.donna_leon import (
    Card,
    ChooseDie,
    Colour,
    Elettra,
    EndTurn,
    Exchange,
    Figure,
    Go,
    Note,
    OnTheSpot,
    Own,
    Peek,
    Place,
    PlaceView,
    Ride,
    Role,
    Submerged,
    Take,
    Tireless,
    TurnView,
    View,
)
from engine.games.donna_leon.components import CARDS_FOR_PIPS, INDEX, VICTIM_CARDS
from host.drafts import Position


def own_of(view: View) -> Own:
    """What the one who is asked knows. Raises ValueError for the public, which is asked nothing."""
    if view.own is None:
        raise ValueError("the public is asked nothing")
    return view.own


def turn_of(view: View) -> TurnView:
    """The investigation under way. Raises ValueError when there is none."""
    if view.turn is None:
        raise ValueError("no die has been chosen")
    return view.turn


# Questions


def question(view: View, position: Position, voice: Voice) -> str:
    asks = position.choices.asks if position.choices else ""
    if view.turn is None:
        return voice(f"donna-leon-ask-{asks}")
    said = voice(f"donna-leon-ask-{asks}", figure=naming.figure(view.turn.figure, voice), points=view.turn.points)
    if asks == "play" and _as_buttons(position):
        return "\n".join([said, *(_line(view, play.card, voice) for play in own_of(view).plays)])
    return said


def _as_buttons(position: Position) -> bool:
    """Whether the options become buttons, which have no room for a description."""
    return position.choices is not None and position.choices.most == 1 and len(position.choices.options) <= BUTTONS


def _line(view: View, card: Card, voice: Voice) -> str:
    return voice("donna-leon-ask-play-line", card=naming.card(card, voice), does=_does(view, card, voice))


# Options


def option(view: View, position: Position, part: str, voice: Voice) -> Label:
    asks = position.choices.asks if position.choices else ""
    match asks:
        case "die":
            name, _, pips = part.partition("-")
            figure = naming.figure(Figure(name), voice)
            return Label(voice("donna-leon-pick-die", figure=figure, pips=int(pips), cards=CARDS_FOR_PIPS[int(pips)]))
        case "investigate" if part in INDEX:
            there = Label(_button(view, part, voice)) if _as_buttons(position) else _place(view, part, voice)
            return Label(voice("donna-leon-pick-go", place=there.label), there.description)
        case "investigate" | "stopped":
            return Label(_kind(view, part, voice))
        case "play":
            card = Card(part)
            return Label(naming.card(card, voice), _does(view, card, voice))
        case "submerged":
            return Label(voice("donna-leon-pick-colour", colour=part))
        case "exchange":
            return _card(part, voice)
        case _:
            return Label(_button(view, part, voice)) if _as_buttons(position) else _place(view, part, voice)


def _button(view: View, where: Place, voice: Voice) -> str:
    """A place and who is there, in a few words."""
    at, note, name = _at(view, where), _note(view, where), naming.numbered(where, voice)
    if note is not None:
        wanted = naming.wanted(view, note.person, note.wanted, voice)
        return voice("donna-leon-button-known", place=name, person=naming.role_name(note.person, voice), wanted=wanted)
    if at.chip is not None:
        return voice("donna-leon-button-unknown", place=name, colour=at.chip.value)
    return voice("donna-leon-button-scene" if at.crime_scene else "donna-leon-button-nobody", place=name)


def _kind(view: View, part: str, voice: Voice) -> str:
    own = own_of(view)
    if part not in ("take", "summons"):
        return voice(f"donna-leon-pick-{part}")
    note = None if own.meeting is None else own.meeting.note
    if note is None:
        return voice(f"donna-leon-pick-{part}-forgotten")
    wanted = naming.wanted(view, note.person, note.wanted, voice)
    return voice(f"donna-leon-pick-{part}", person=naming.role_name(note.person, voice), wanted=wanted)


def _does(view: View, card: Card, voice: Voice) -> str:
    return voice(f"donna-leon-does-{card.kind}", figure=naming.figure(turn_of(view).figure, voice))


def _card(part: str, voice: Voice) -> Label:
    if part == NONE:
        return Label(voice("donna-leon-pick-none"))
    name, _, number = part.rpartition(".")
    card = naming.card(Card(name), voice)
    return Label(card if number == "1" else voice("donna-leon-card-another", card=card, n=int(number)))


def _place(view: View, where: Place, voice: Voice) -> Label:
    """A place with what the seat knows of it, and who stands there."""
    at = _at(view, where)
    state = naming.state(view, at, _note(view, where), voice)
    if at.figures:
        figures = ", ".join(naming.figure(figure, voice) for figure in at.figures)
        state = voice("donna-leon-state-figures", state=state, figures=figures)
    return Label(naming.numbered(where, voice), state)


def _at(view: View, where: Place) -> PlaceView:
    return next(place for place in view.places if place.place == where)


def _note(view: View, where: Place) -> Note | None:
    return next((note for note in own_of(view).notes if note.place == where), None)


# Previews


def preview(view: View, position: Position, voice: Voice) -> str:
    match position.move:
        case Peek(places):
            return voice("donna-leon-will-peek", places=naming.places(places, voice))
        case ChooseDie(figure, pips):
            return voice("donna-leon-will-die", figure=naming.figure(figure, voice), pips=pips, cards=CARDS_FOR_PIPS[pips])
        case Go(place):
            return voice("donna-leon-will-go", points=turn_of(view).points - 1, **_arriving(view, place, voice))
        case Ride(card, place):
            return voice("donna-leon-will-ride", card=naming.card(card, voice), **_arriving(view, place, voice))
        case OnTheSpot():
            turn = turn_of(view)
            where, figure = naming.place(turn.place, voice), naming.figure(turn.figure, voice)
            return voice("donna-leon-will-stay", figure=figure, place=where, points=turn.points - 1)
        case Take(summons):
            return _will_take(view, summons, voice)
        case Elettra(place):
            here = place == turn_of(view).place
            return voice("donna-leon-will-elettra-here" if here else "donna-leon-will-elettra", place=naming.place(place, voice))
        case Exchange(cards):
            return voice("donna-leon-will-exchange", n=len(cards), cards=naming.cards(cards, voice), draws=len(cards) + 1)
        case EndTurn():
            return _will_end(view, voice)
        case _:
            return _will_play(view, position.move, voice)


def _will_play(view: View, move: Any, voice: Voice) -> str:
    """Cards that tell nobody anything: they wait in the draft until something settles them, and come up here when they lead no further."""
    match move:
        case Submerged(first, second):
            chip = _at(view, first).chip or Colour.WHITE
            values = {"first": naming.place(first, voice), "second": naming.place(second, voice)}
            return voice("donna-leon-will-submerged", colour=voice(f"donna-leon-colour-{chip}"), **values)
        case Tireless():
            return voice("donna-leon-will-tireless")
        case _:
            raise ValueError("nothing awaits confirmation")


def _arriving(view: View, where: Place, voice: Voice) -> dict[str, str]:
    at = _at(view, where)
    chip = "scene" if at.crime_scene else "none" if at.chip is None else "person"
    return {"figure": naming.figure(turn_of(view).figure, voice), "place": naming.place(where, voice), "chip": chip}


def _will_take(view: View, summons: bool, voice: Voice) -> str:
    own, turn = own_of(view), turn_of(view)
    note = None if own.meeting is None else own.meeting.note
    if note is None or note.wanted is None:
        said = [voice("donna-leon-will-take-forgotten")]
    else:
        values = {
            "person": naming.person(note.person, voice),
            "points": naming.worth(view, note.person, note.wanted),
            "cards": VICTIM_CARDS,
        }
        said = [voice(f"donna-leon-will-take-{note.wanted}", **values)]
        if note.wanted is Role.INFORMANT:
            said += _row_emptied(view, note, voice)
            if turn.figure is Figure.PAOLA:
                said.append(voice("donna-leon-will-stop"))
    if summons:
        said.append(voice("donna-leon-will-summons"))
    return " ".join(said)


def _row_emptied(view: View, note: Note, voice: Voice) -> list[str]:
    for row, rooms in zip(view.piazza, view.rooms, strict=True):
        if note.person in row and sum(person is not None for person in row) == 1 and view.cell.person is None:
            return [voice("donna-leon-will-row", rooms=sum(room.person is None for room in rooms))]
    return []


def _will_end(view: View, voice: Voice) -> str:
    """The end of the turn, with a word about somebody who could still be taken."""
    met = own_of(view).meeting
    if met is None or met.note is None or met.taking is None:
        return voice("donna-leon-will-end")
    wanted = naming.wanted(view, met.note.person, met.note.wanted, voice)
    return voice("donna-leon-will-end-leaving", person=naming.role_name(met.note.person, voice), wanted=wanted)
