"""The parts Saustall's pictures are put together from."""

from __future__ import annotations

from collections.abc import Sequence

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.saustall_people import BUSTS, gender_sign, portrait
from draw.saustall_places import accident, badge, bubble, evidence, icon, motive, scene, unknown, verdict
from engine.games.saustall.model import Card, Place, Room, Sort, Token, Visit, Where
from engine.games.saustall.view import RoomView, SuspectView, WitnessView
from texts import Say

CONFIRMED = theme.mix(theme.GREEN.colour, theme.CARD, 0.75)
GREEN_SPACE = theme.GREEN.colour


def square(x: float, y: float, size: int) -> Box:
    return Box.around(x, y, size, size)


def person(canvas: Canvas, suspect: str, box: Box, kept: str | None, gender: str, *, new: bool = False, faded: bool = False) -> None:
    """A suspect's portrait with the motive token it has, `new` in a red ring."""
    if new:
        canvas.mark(box, theme.RED, radius=theme.CORNER)
    canvas.svg(portrait(suspect, box.width, theme.CORNER, faded), box)
    if kept is not None:
        size = round(box.width * 0.44)
        canvas.svg(motive(kept, gender), square(box.right - size * 0.4, box.bottom - size * 0.4, size))


def place_cell(canvas: Canvas, box: Box, witness: WitnessView, who: SuspectView | None, say: Say, *, new: bool, last: bool = False) -> None:
    """A witness's place: its picture and name, the suspect who stands there, what the witness said, and what comes of it."""
    if new or last:
        canvas.mark(box, theme.RED if new else theme.GOLD)
    confirmed = None if who is None else who.confirmed
    fill = {None: theme.CARD, True: CONFIRMED, False: theme.SHADE}[confirmed]
    canvas.card(box, fill)
    picture = Box(box.left + 8, box.top + 8, box.right - 8, box.top + 92)
    canvas.svg(scene(witness.witness, picture.width, picture.height, theme.CORNER), picture)
    name = say(f"saustall-witness-{witness.witness}")
    canvas.text(name, box.x, box.top + 114, theme.SMALL, theme.BOLD, across="centre", width=box.width - 16)
    face = Box.at(box.left + 14, box.top + 138, 108, 108)
    if who is None:
        canvas.svg(unknown(), face)
    else:
        person(canvas, who.suspect, face, who.motive, who.gender)
    right = Box(face.right + 12, face.top, box.right - 4, face.bottom)
    said = square(right.left + 34, right.top + 32, 64)
    canvas.svg(bubble(), said)
    if witness.word is not None:
        canvas.svg(gender_sign(witness.word), square(said.x, said.y - 6, 42))
    if confirmed is not None:
        canvas.svg(verdict(confirmed), square(right.right - 36, said.y - 4, 52))
    if who is not None:
        words = Box(right.left, said.bottom, right.right, right.bottom + 4)
        canvas.words(say(f"saustall-suspect-{who.suspect}"), words, theme.SMALL, leading=0.98, lines=2)


def waiting_suspects(canvas: Canvas, box: Box, people: Sequence[SuspectView], fresh: frozenset[str], say: Say) -> None:
    """Those without an alibi."""
    canvas.text(say("saustall-no-alibi"), box.left, box.top + 14, theme.SMALL, theme.BOLD, theme.MUTED)
    for who, spot in zip(people, box.columns(*[1] * 8), strict=False):
        face = Box.around(spot.x, box.top + 92, 96, 96)
        person(canvas, who.suspect, face, who.motive, who.gender, new=who.suspect in fresh)
        words = Box(spot.left, face.bottom + 6, spot.right, face.bottom + 70)
        canvas.words(say(f"saustall-suspect-{who.suspect}"), words, theme.SMALL, across="centre", leading=0.98, lines=2)


def room_cell(canvas: Canvas, box: Box, room: RoomView, new: int, seats: int, say: Say) -> None:
    """A room: its green spaces (discs) and brown ones (squares), and who took them; in the group room with whose token was seen."""
    canvas.card(box)
    canvas.svg(icon(room.room), Box.at(box.left + 12, box.top + 12, 54, 52))
    canvas.text(say(f"saustall-room-{room.room}"), box.left + 76, box.top + 38, theme.SMALL, theme.BOLD, width=box.width - 84)
    for row, (special, spaces) in enumerate(((False, room.green), (True, room.brown))):
        taken = [visit for visit in room.visits if visit.special is special]
        fresh = {id(visit) for visit in room.visits[len(room.visits) - new :]} if new else set[int]()
        y = box.top + 102 + 66 * row
        columns = Box(box.left + 10, 0, box.right - 10, 0).columns(*[1] * max(spaces, 3))
        for i in range(spaces):
            visit = taken[i] if i < len(taken) else None
            _space(canvas, columns[i].x, y, special, visit, seats, visit is not None and id(visit) in fresh)


def _space(canvas: Canvas, x: float, y: float, special: bool, visit: Visit | None, seats: int, new: bool) -> None:
    shape, colour = ("square", theme.WOOD) if special else ("disc", GREEN_SPACE)
    if visit is None:
        canvas.shape(shape, x, y, 54, theme.tint(colour, 0.75), colour, 9)
        return
    target = visit.token if visit.room is Room.GROUP else None
    at = x if target is None else x - 18
    if new:
        canvas.shape(shape, at, y, 74, theme.RED)
    canvas.shape(shape, at, y, 60, colour)
    canvas.seat(visit.seat, at, y, 42)
    if target is not None:
        if target < seats:
            canvas.seat(target, at + 37, y + 8, 34)
        else:
            aside_mark(canvas, at + 37, y + 8, target - seats)


def aside_mark(canvas: Canvas, x: float, y: float, number: int) -> None:
    """An evidence token aside, by its letter."""
    canvas.card(Box.around(x, y, 36, 40), theme.PALE_GOLD, radius=8, shadow=None, edge=theme.INK)
    canvas.text("AB"[number], x, y, theme.SMALL, theme.BLACK, across="centre")


def evidence_token(
    canvas: Canvas, box: Box, suspect: str | None, seen_by: Sequence[int], *, new: bool = False, ring: str | None = None
) -> None:
    """An evidence token, face down or up, and below it the seats who looked at it."""
    face = Box.around(box.x, box.top + 42, 84, 84)
    if new or ring:
        canvas.mark(face, theme.RED if new else ring or theme.GOLD, radius=theme.CORNER)
    canvas.svg(evidence() if suspect is None else portrait(suspect, 84, theme.CORNER), face)
    for seat, spot in zip(seen_by, Box(box.left, 0, box.right, 40).line_of(len(seen_by), 40, 0), strict=True):
        canvas.seat(seat, spot.x, face.bottom + 28, 38)


def where_words(place: Place, say: Say) -> str:
    """Where an evidence token lies, in short."""
    if place.where is Where.PLAYER:
        return say("saustall-short-player", number=place.number + 1)
    if place.where is Where.ASIDE:
        return say("saustall-short-aside", letter="AB"[place.number - 1])
    return say("saustall-short-laboratory", number=place.number)


def suspicion(canvas: Canvas, token: Token, box: Box, *, ring: str | None = None) -> None:
    """A suspicion token."""
    if ring:
        canvas.mark(box, ring, radius=theme.CORNER)
    if token.value in BUSTS:
        canvas.svg(portrait(token.value, box.width, theme.CORNER), box)
    elif token is Token.ACCIDENT:
        canvas.svg(accident(), box)
    elif token in (Token.MAN, Token.WOMAN):
        canvas.svg(gender_sign(token.value), box)
    else:
        canvas.svg(motive(token.value), box)


def playing_card(canvas: Canvas, box: Box, card: Card, say: Say, *, small: bool = False, does: str = "") -> None:
    """An investigation card: its picture and its name, and below it what it `does` (not on a `small` one)."""
    canvas.card(box, radius=theme.CORNER)
    pad = 8
    height = box.height - (52 if small else 84)
    picture = Box(box.left + pad, box.top + pad, box.right - pad, box.top + pad + height - pad)
    if card.witness is not None:
        canvas.svg(scene(card.witness, picture.width, picture.height, 10), picture)
    else:
        canvas.fill(picture, theme.PALE_GOLD if card is Card.MOTIVE else theme.mix(theme.WOOD, theme.CARD, 0.5), 10)
    size = min(picture.height - 8, round(picture.width * 0.42))
    if card.word is not None:
        canvas.svg(bubble(), square(picture.x, picture.y, size))
        canvas.svg(gender_sign(card.word), square(picture.x, picture.y - size * 0.09, round(size * 0.64)))
    elif card is Card.SPECIAL:
        canvas.svg(badge(), square(picture.x, picture.y, size))
    elif card.sort is Sort.ALIBI:
        canvas.svg(unknown(ground=False), square(picture.x, picture.bottom - size * 0.5, size))
    else:
        names = ("revenge", "jealousy", "envy", "greed")
        each = round(size * 0.56)
        for i, name in enumerate(names):
            at = square(picture.x + (i % 2 - 0.5) * each * 1.1, picture.y + (i // 2 - 0.5) * each * 1.1, each)
            canvas.svg(motive(name), at)
    name = Box(box.left + 8, picture.bottom + 2, box.right - 8, picture.bottom + 42)
    canvas.words(card_name(card, say), name, theme.SMALL, theme.BOLD, across="centre", lines=1)
    if does:
        canvas.text(does, box.x, name.bottom + 16, theme.SMALL, theme.MEDIUM, theme.MUTED, across="centre", width=box.width - 16)


def card_name(card: Card, say: Say) -> str:
    """What stands on a card."""
    if card.sort in (Sort.MOTIVE, Sort.SPECIAL):
        return say(f"saustall-caption-{card.sort}")
    return say(f"saustall-witness-{card.witness}")
