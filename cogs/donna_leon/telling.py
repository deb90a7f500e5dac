"""What happened in Donna Leon, a sentence a fact."""

from __future__ import annotations

from cogs._shared.voice import Voice
from cogs.donna_leon import naming
from engine.game import Seat
from engine.games.donna_leon import (
    DieChosen,
    Drew,
    DrewCards,
    Event,
    Exchanged,
    InformantsNamed,
    Looked,
    Moved,
    MurdererNamed,
    Peeked,
    PeeksShown,
    PileRenewed,
    Place,
    Role,
    Saw,
    Stayed,
    Stopped,
    SuspectNamed,
    Swapped,
    Took,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from engine.games.donna_leon.components import INFORMANT_VALUE


def tell(event: Event, voice: Voice) -> str | None:
    """One fact as a sentence; None for one that another sentence tells already."""
    key = f"donna-leon-tell-{event.kind}"
    player = "" if event.seat is None else voice.who(event.seat)
    match event:
        case Peeked() | WentOn():
            return voice(key, player=player)
        case Stopped():
            return voice(key)
        case TurnEnded():
            return None
        case PeeksShown():
            return voice(key, looks="; ".join(_looks(seat, places, voice) for seat, places in enumerate(event.places)))
        case TurnBegan():
            return voice(key, player=player, dice=naming.dice(event.dice, voice))
        case DieChosen():
            return voice(key, player=player, figure=naming.figure(event.figure, voice), pips=event.pips)
        case Drew():
            return voice(key if event.count == event.due else f"{key}-fewer", player=player, n=event.count, due=event.due)
        case DrewCards():
            return voice(key, cards=naming.cards(event.cards, voice))
        case PileRenewed():
            return voice(key, n=event.count)
        case Moved():
            return _moved(event, player, voice)
        case Stayed():
            where, figure = naming.place(event.place, voice), naming.figure(event.figure, voice)
            return voice(key, figure=figure, place=where, colour=voice(f"donna-leon-colour-{event.chip}"))
        case Looked():
            colour = voice(f"donna-leon-colour-{event.chip}")
            return voice(f"{key}-here" if event.here else key, player=player, colour=colour, place=naming.place(event.place, voice))
        case Saw():
            return voice(
                key, place=naming.place(event.place, voice), person=naming.person(event.person, voice), wanted=_wanted(event, voice)
            )
        case Swapped():
            first, second = naming.place(event.first, voice), naming.place(event.second, voice)
            return voice(key, player=player, colour=voice(f"donna-leon-colour-{event.chip}"), first=first, second=second)
        case Exchanged():
            return voice(key, player=player, n=len(event.cards), cards=naming.cards(event.cards, voice))
        case Took():
            return _took(event, player, voice)
        case SuspectNamed() | MurdererNamed():
            return voice(key, person=naming.person(event.person, voice), points=event.points)
        case InformantsNamed():
            return voice(key, people=naming.joined([naming.person(person, voice) for person in event.people], voice))


def _looks(seat: Seat, places: tuple[Place, ...], voice: Voice) -> str:
    return voice("donna-leon-tell-peeks-of", player=voice.who(seat), places=naming.places(places, voice))


def _moved(event: Moved, player: str, voice: Voice) -> str:
    chip = "scene" if event.crime_scene else "none" if event.chip is None else event.chip.value
    values = {"figure": naming.figure(event.figure, voice), "place": naming.place(event.place, voice), "chip": chip}
    if event.card is None:
        return voice("donna-leon-tell-moved", **values)
    return voice("donna-leon-tell-moved-by", player=player, card=naming.card(event.card, voice), **values)


def _wanted(event: Saw, voice: Voice) -> str:
    """What they are wanted as; the points of suspects stand on the board."""
    if event.wanted is Role.INFORMANT:
        return voice("donna-leon-wanted-informant", points=INFORMANT_VALUE)
    return voice("donna-leon-wanted-none") if event.wanted is None else voice(f"donna-leon-saw-{event.wanted}")


def _took(event: Took, player: str, voice: Voice) -> str:
    said = voice(
        f"donna-leon-tell-took-{event.role}",
        player=player,
        person=naming.person(event.person, voice),
        place=naming.place(event.place, voice),
        figure=naming.figure(event.figure, voice),
        points=event.points,
    )
    return voice("donna-leon-tell-summons", said=said) if event.summons else said
