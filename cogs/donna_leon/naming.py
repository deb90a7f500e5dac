"""What things of Donna Leon are called: places, people, figures, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from draw.donna_leon_venice import NUMBERS
from engine.games.donna_leon import COLOUR_OF, SPOTS, Card, Figure, Goal, Note, Person, Place, PlaceView, Role, View
from engine.games.donna_leon.components import FIGURES, INFORMANT_VALUE
from texts import Say

_SPOTS = {spot.id: spot for spot in SPOTS}


def place(where: Place, say: Say) -> str:
    return say(f"donna-leon-place-{where}")


def numbered(where: Place, say: Say) -> str:
    """A place with its number on the map."""
    return say("donna-leon-place", number=NUMBERS[where], name=place(where, say))


def places(wheres: Iterable[Place], say: Say) -> str:
    return joined([place(where, say) for where in wheres], say)


def role_name(who: Person, say: Say) -> str:
    """A person by trade alone."""
    return say(f"donna-leon-person-{who}")


def person(who: Person, say: Say) -> str:
    """A person by trade and colour."""
    return say("donna-leon-person", name=role_name(who, say), colour=say(f"donna-leon-colour-{COLOUR_OF[who]}"))


def figure(who: Figure, say: Say) -> str:
    return say(f"donna-leon-figure-{who}")


def card(which: Card, say: Say) -> str:
    """A card by what it does and whom it shows."""
    shown = say("donna-leon-figure-all") if which.figure is None else figure(which.figure, say)
    return say("donna-leon-card", kind=say(f"donna-leon-kind-{which.kind}"), figure=shown)


def cards(which: Iterable[Card], say: Say) -> str:
    """Cards by kind, in the order of hands; "none" where there are none."""
    counts = Counter(which)
    listed = [
        card(one, say) if counts[one] == 1 else say("donna-leon-cards-counted", n=counts[one], card=card(one, say))
        for one in Card
        if counts[one]
    ]
    return ", ".join(listed) or say("donna-leon-none")


def by_figure(which: Iterable[Card], say: Say) -> str:
    """Cards in the order of hands, figure by figure; empty where there are none."""
    counts = Counter(which)
    groups: dict[str, list[str]] = {}
    for one in Card:
        if counts[one]:
            kind = say(f"donna-leon-kind-{one.kind}")
            listed = kind if counts[one] == 1 else say("donna-leon-cards-counted", n=counts[one], card=kind)
            whose = say("donna-leon-figure-any") if one.figure is None else figure(one.figure, say)
            groups.setdefault(whose, []).append(listed)
    return "; ".join(say("donna-leon-of-figure", figure=whose, cards=", ".join(kinds)) for whose, kinds in groups.items())


def joined(items: Sequence[str], say: Say) -> str:
    """a; a and b; a, b and c."""
    *most, last = items
    return say("donna-leon-and", most=", ".join(most), last=last) if most else last


def dice(pips: Sequence[int], say: Say) -> str:
    return ", ".join(say("donna-leon-words-die", figure=figure(who, say), pips=count) for who, count in zip(FIGURES, pips, strict=True))


def worth(view: View, who: Person, role: Role) -> int:
    """The points that taking a wanted person brings."""
    if role is Role.INFORMANT:
        return INFORMANT_VALUE
    if role is Role.MURDERER:
        return view.cell.value
    return next((room.value for row in view.rooms for room in row if room.person == who), 0)


def wanted(view: View, who: Person, role: Role | None, say: Say) -> str:
    """What a person is wanted as, and the points."""
    if role is None:
        return say("donna-leon-wanted-none")
    return say(f"donna-leon-wanted-{role}", points=worth(view, who, role))


def boat(where: Place, say: Say) -> str:
    """The boat that lands at a place; empty for none."""
    spot = _SPOTS[where]
    if spot.vaporetto:
        return say("donna-leon-kind-vaporetto")
    return say("donna-leon-kind-police_boat") if spot.police_boat else ""


def found(at: PlaceView | Goal, say: Say) -> str:
    """What everybody sees at a place."""
    if at.crime_scene:
        return say("donna-leon-words-scene")
    return say("donna-leon-words-nobody") if at.chip is None else say("donna-leon-words-chip", colour=at.chip.value)


def state(view: View, at: PlaceView | Goal, note: Note | None, say: Say) -> str:
    """What a seat knows of a place: who is there, and the boat."""
    if note is not None:
        values = {"person": role_name(note.person, say), "wanted": wanted(view, note.person, note.wanted, say)}
        known = say("donna-leon-state-known", colour=note.colour.value, **values)
    elif at.chip is not None:
        known = say("donna-leon-state-unknown", colour=at.chip.value)
    else:
        known = say("donna-leon-state-scene" if at.crime_scene else "donna-leon-state-nobody")
    landing = boat(at.place, say)
    return say("donna-leon-state-boat", state=known, boat=landing) if landing else known
