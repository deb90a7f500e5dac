"""The position of Donna Leon in words: the public one in full and as the description of its picture, and what a seat alone knows."""

from __future__ import annotations

from cogs._shared.voice import Voice
from cogs.donna_leon import naming
from draw.donna_leon_venice import NUMBERS
from engine.game import Seat
from engine.games.donna_leon import FIGURES, PLACES, Figure, Own, Phase, Role, Room, View
from engine.games.donna_leon.components import BY_NAME, INDEX, NEIGHBOURS

_SOUGHT = (Role.MURDERER, Role.SUSPECT, Role.VICTIM, Role.INFORMANT)
"""Those worth most first."""


def task(view: View, voice: Voice) -> str:
    """What whoever is asked is to do: the same whatever they hold and whoever they have met."""
    if view.turn is None:
        return voice(f"donna-leon-task-{view.phase}")
    return voice(f"donna-leon-task-{view.phase}", figure=naming.figure(view.turn.figure, voice), points=view.turn.points)


def alt(view: View, voice: Voice) -> str:
    """The picture in a few sentences; the most important first, for descriptions are cut at their end."""
    said = [voice("donna-leon-alt-turn", player=voice.who(seat), task=task(view, voice)) for seat in view.to_act]
    scores = ", ".join(voice("donna-leon-alt-score", player=voice.who(seat), points=n) for seat, n in enumerate(view.scores))
    said.append(voice("donna-leon-alt-scores", scores=scores))
    if view.turns:
        said.append(voice("donna-leon-words-dice", dice=naming.dice(view.dice, voice)))
    said.append(_figures(view, voice))
    people = [naming.person(person, voice) for row in view.piazza for person in row if person is not None]
    said.append(voice("donna-leon-alt-informants", people=", ".join(people) or voice("donna-leon-none")))
    suspects = [naming.person(room.person, voice) for row in view.rooms for room in row if room.person and not room.arrested]
    said.append(voice("donna-leon-alt-suspects", people=", ".join(suspects) or voice("donna-leon-none")))
    if view.cell.person is not None:
        said.append(voice("donna-leon-alt-murderer", person=naming.person(view.cell.person, voice)))
    if view.victim_found is None:
        said.append(voice("donna-leon-alt-victim", person=naming.person(view.victim, voice)))
    return " ".join(said)


def in_words(view: View, voice: Voice) -> list[str]:
    """Everything public, in paragraphs."""
    said = [f"**{voice('donna-leon-words-now')}**", *_now(view, voice), _figures(view, voice)]
    said.append(f"**{voice('donna-leon-words-piazza')}**")
    for number, row in enumerate(view.piazza, start=1):
        people = ", ".join(naming.person(person, voice) for person in row if person is not None)
        said.append(voice("donna-leon-words-row", row=number, people=people or voice("donna-leon-words-empty")))
    said.append(f"**{voice('donna-leon-words-wache')}**")
    for number, rooms in enumerate(view.rooms, start=1):
        said.append(voice("donna-leon-words-rooms", row=number, rooms="; ".join(_room(room, voice) for room in rooms)))
    said += [_cell(view, voice), _victim(view, voice), f"**{voice('donna-leon-words-players')}**"]
    said += [_player(view, seat, voice) for seat in range(len(view.hand_sizes))]
    discards = naming.cards(view.discards, voice)
    said.append(voice("donna-leon-words-piles", pile=view.pile, discards=discards, people=view.people_left))
    return [*said, f"**{voice('donna-leon-words-places')}**", *_places(view, voice)]


def _now(view: View, voice: Voice) -> list[str]:
    """The turn that is being played; nothing once the match is over, whatever points were left."""
    if view.phase is Phase.OVER:
        return []
    turn = view.turn
    said = [voice("donna-leon-words-dice", dice=naming.dice(view.dice, voice))] if view.turns else []
    if turn is None:
        return said
    where = naming.numbered(turn.place, voice)
    points = voice("donna-leon-points-left", points=turn.points)
    said.append(voice("donna-leon-words-turn", figure=naming.figure(turn.figure, voice), place=where, points=points))
    if turn.stopped:
        said.append(voice("donna-leon-words-stopped"))
    if turn.reach:
        chips = {place.place: naming.found(place, voice) for place in view.places}
        reached = [f"{naming.numbered(place, voice)} ({chips[place]})" for place in turn.reach]
        said.append(voice("donna-leon-words-reach", places=", ".join(reached)))
    if turn.on_the_spot:
        said.append(voice("donna-leon-words-on-the-spot", place=where))
    return said


def _figures(view: View, voice: Voice) -> str:
    at = {figure: place.place for place in view.places for figure in place.figures}
    listed = [
        voice("donna-leon-words-figure", figure=naming.figure(figure, voice), place=naming.place(at[figure], voice)) for figure in FIGURES
    ]
    return voice("donna-leon-words-figures", figures=", ".join(listed))


def _room(room: Room, voice: Voice) -> str:
    if room.person is None:
        return voice("donna-leon-words-room-free", points=room.value)
    key = "donna-leon-words-room-arrested" if room.arrested else "donna-leon-words-room-suspect"
    return voice(key, person=naming.person(room.person, voice), points=room.value)


def _cell(view: View, voice: Voice) -> str:
    cell = view.cell
    if cell.person is None:
        return voice("donna-leon-words-cell-free", points=cell.value)
    key = "donna-leon-words-cell-arrested" if cell.arrested else "donna-leon-words-cell"
    return voice(key, person=naming.person(cell.person, voice), points=cell.value)


def _victim(view: View, voice: Voice) -> str:
    person = naming.person(view.victim, voice)
    if view.victim_found is None:
        return voice("donna-leon-words-victim", person=person)
    return voice("donna-leon-words-victim-found", person=person, player=voice.who(view.victim_found))


def _player(view: View, seat: Seat, voice: Voice) -> str:
    taken = [f"{naming.role_name(card.person, voice)} ({_brought(card.role, card.points, voice)})" for card in view.taken[seat]]
    return voice(
        "donna-leon-words-player",
        player=voice.who(seat),
        points=view.scores[seat],
        hand=view.hand_sizes[seat],
        taken=", ".join(taken) or voice("donna-leon-none"),
    )


def _brought(role: Role, points: int, voice: Voice) -> str:
    return voice(f"donna-leon-wanted-{role}", points=points)


def _places(view: View, voice: Voice) -> list[str]:
    """Every place with what lies there and where its routes lead, by name."""
    said: list[str] = []
    for at in sorted(view.places, key=lambda place: BY_NAME[place.place]):
        routes = naming.places((PLACES[index] for index in NEIGHBOURS[INDEX[at.place]]), voice)
        values = {"place": naming.numbered(at.place, voice), "state": naming.found(at, voice), "routes": routes}
        boat = naming.boat(at.place, voice)
        said.append(voice("donna-leon-words-place-boat", boat=boat, **values) if boat else voice("donna-leon-words-place", **values))
    return said


def own_words(view: View, own: Own, voice: Voice) -> str:
    """A seat's hand, the person it has met, and its notebook, those wanted first."""
    said = [voice("donna-leon-held", n=len(own.hand), cards=naming.by_figure(own.hand, voice))]
    met = own.meeting
    if met is not None:
        said.append(_meeting(view, own, voice))
    shown = [note for note in own.notes if met is None or note.place != met.place]
    for role in _SOUGHT:
        wanted = [
            voice("donna-leon-note-wanted", place=naming.place(note.place, voice), person=naming.role_name(note.person, voice))
            for note in shown
            if note.wanted is role
        ]
        if wanted:
            said.append(voice("donna-leon-notes-wanted", role=role.value, n=len(wanted), notes=", ".join(wanted)))
    others = [
        voice("donna-leon-note", number=NUMBERS[note.place], person=naming.role_name(note.person, voice))
        for note in sorted(shown, key=lambda note: NUMBERS[note.place])
        if note.wanted is None
    ]
    if others:
        said.append(voice("donna-leon-notes-others", notes=", ".join(others)))
    return "\n".join(said)


def _meeting(view: View, own: Own, voice: Voice) -> str:
    """The person just met, and why they cannot be taken though they are wanted."""
    met = own.meeting
    assert met is not None
    where = naming.place(met.place, voice)
    if met.note is None:
        return voice("donna-leon-met-forgotten", place=where)
    wanted = naming.wanted(view, met.note.person, met.note.wanted, voice)
    said = voice("donna-leon-met", place=where, person=naming.person(met.note.person, voice), wanted=wanted)
    if met.note.wanted is None or met.taking is not None or view.turn is None:
        return said
    if view.turn.figure is Figure.PAOLA:
        return voice("donna-leon-met-not-by-paola", said=said)
    return voice("donna-leon-met-needs-summons", said=said, figure=naming.figure(view.turn.figure, voice))
