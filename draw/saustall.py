"""Saustall's public picture: the village with its suspects, the police station, the evidence, the road, the players."""

from __future__ import annotations

from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.saustall_banner import banner, banner_height
from draw.saustall_panel import panel
from draw.saustall_parts import evidence_token, place_cell, room_cell, square, waiting_suspects
from draw.saustall_people import EXTRA
from draw.saustall_places import car, drum, hand_raised, rack
from engine.games.saustall.model import Phase
from engine.games.saustall.view import PlayerView, View
from texts import Say

WIDTH: Final = 1200


def board(view: View, say: Say, *, before: View | None = None) -> bytes:
    """The public picture. What changed since `before`, the position last shown, is marked."""
    waiting = [one for one in view.suspects if one.witness is None]
    strip = banner_height(view)
    heights = [166, strip, 196 if waiting else 0, 528, 214, 184, 136]
    kept = [height for height in heights if height]
    canvas = Canvas(WIDTH, 2 * theme.ROOM + sum(kept) + 18 * (len(kept) - 1))
    top = theme.ROOM
    boxes: list[Box] = []
    for height in heights:
        boxes.append(Box.at(theme.MARGIN, top, WIDTH - 2 * theme.MARGIN, height))
        top += height + 18 if height else 0
    head, banner_box, people, village, station, tokens, players = boxes
    _heading(canvas, head, view, say)
    if strip:
        banner(canvas, banner_box, view, say)
    if waiting:
        fresh = frozenset(one.suspect.value for one in waiting if before and before.suspects[one.suspect.number] != one)
        waiting_suspects(canvas, people, waiting, fresh, say)
    _village(canvas, village, view, before, say)
    for i, (room, box) in enumerate(zip(view.rooms, station.columns(1, 1, 1, 1, gap=theme.GAP), strict=True)):
        new = len(room.visits) - len(before.rooms[i].visits) if before else 0
        room_cell(canvas, box, room, new, len(view.players), say)
    _evidence(canvas, tokens, view, before, say)
    for player, box in zip(view.players, players.columns(*[1] * len(view.players), gap=theme.GAP), strict=True):
        _player(canvas, box, view, player, before.players[player.seat] if before else player, say)
    return canvas.png(EXTRA)


def _heading(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """The round and what is asked; the road with the car, and what each section costs."""
    title = say("saustall-round", round=view.round, rounds=len(view.road))
    run = canvas.text(title, box.left, box.top + 24, theme.LEAD, theme.BLACK)
    deck = say("saustall-deck", n=view.deck)
    left = box.right - canvas.text(deck, box.right, box.top + 24, theme.SMALL, theme.BOLD, theme.MUTED, across="right")
    asks = say(f"saustall-phase-{view.phase}", tokens=view.road[view.round - 1], first=view.first + 1)
    canvas.text(asks, box.left + run + theme.ROOM, box.top + 24, theme.BODY, width=left - box.left - run - 2 * theme.ROOM)
    road = Box(box.left, box.top + 104, box.right, box.bottom)
    canvas.fill(road, theme.INK, 18)
    sections = Box(road.left + 8, road.top, road.right - 8, road.bottom).columns(*[1] * len(view.road), 1)
    for number, (section, tokens) in enumerate(zip(sections, view.road, strict=False), start=1):
        passed = number < view.round or view.phase is Phase.OVER
        here = number == view.round and not passed
        if number > 1:
            canvas.fill(Box.around(section.left, section.y, 16, 5), theme.LINE)
        fill = theme.GOLD if here else theme.INK if passed else theme.CARD
        canvas.disc(section.x, section.y, 46, fill, theme.MUTED if passed else fill, 6)
        canvas.text(str(tokens), section.x, section.y, theme.SMALL, theme.BLACK, theme.LINE if passed else theme.INK, across="centre")
    park = sections[-1]
    canvas.card(square(park.x, park.y, 50), theme.BLUE.colour, radius=10, shadow=None, edge=theme.CARD)
    canvas.text("P", park.x, park.y, theme.BODY, theme.BLACK, theme.CARD, across="centre")
    at = park if view.phase is Phase.OVER else sections[view.round - 1]
    canvas.svg(car(), Box.around(at.x, road.top - 22, 106, 56))


def _village(canvas: Canvas, box: Box, view: View, before: View | None, say: Say) -> None:
    standing = {one.witness: one for one in view.suspects if one.witness is not None}
    murderer = view.ending.outcome.suspect if view.ending else None
    cells = [cell for row in box.rows(1, 1, gap=theme.GAP) for cell in row.columns(1, 1, 1, 1, gap=theme.GAP)]
    for i, (witness, cell) in enumerate(zip(view.witnesses, cells, strict=True)):
        who = standing.get(witness.witness)
        changed = before is not None and before.witnesses[i] != witness
        moved = before is not None and who is not None and before.suspects[who.suspect.number] != who
        caught = who is not None and who.suspect is murderer
        place_cell(canvas, cell, witness, who, say, new=changed or moved or caught)


def _evidence(canvas: Canvas, box: Box, view: View, before: View | None, say: Say) -> None:
    """All evidence tokens where they lie, and who has looked at which."""
    seats = len(view.players)
    seen: dict[int, list[int]] = {}
    for room in view.rooms:
        for visit in room.visits:
            if visit.token is not None and visit.seat not in seen.setdefault(visit.token, []):
                seen[visit.token].append(visit.seat)
    aside = tuple(range(seats, seats + view.aside))
    groups = [("laboratory", view.laboratory), ("players", tuple(range(seats)))] + ([("aside", aside)] if aside else [])
    spots = box.columns(*[len(tokens) for _, tokens in groups], gap=theme.GAP)
    turned = {one.suspect for one in view.ending.turned} if view.ending else set[str]()
    for (name, tokens), group in zip(groups, spots, strict=True):
        canvas.card(group, theme.tint(theme.SHADE, 0.5), shadow=None)
        canvas.text(
            say(f"saustall-evidence-{name}"), group.left + 14, group.top + 22, theme.SMALL, theme.BOLD, theme.MUTED, width=group.width - 20
        )
        row = Box(group.left + 6, group.top + 54, group.right - 6, group.bottom)
        for i, (token, spot) in enumerate(zip(tokens, row.columns(*[1] * len(tokens)), strict=True)):
            suspect = view.evidence[token] if view.evidence[token] in turned else None
            caught = view.ending is not None and suspect is not None and suspect is view.ending.outcome.suspect
            moved = before is not None and name == "laboratory" and token in _looked(view, before)
            evidence_token(canvas, spot, suspect, sorted(seen.get(token, [])), new=moved or caught)
            _corner(canvas, spot, name, i)


def _looked(view: View, before: View) -> set[int | None]:
    """Tokens of the laboratory that were looked at since."""
    return {visit.token for now, then in zip(view.rooms, before.rooms, strict=True) for visit in now.visits[len(then.visits) :]}


def _corner(canvas: Canvas, spot: Box, group: str, number: int) -> None:
    """Which token this is: its number from the top, its player, its letter."""
    x, y = spot.x - 46, spot.top + 20
    if group == "players":
        canvas.seat(number, x, y, 36)
        return
    canvas.disc(x, y, 38, theme.CARD, theme.INK, 6)
    canvas.text("AB"[number] if group == "aside" else str(number + 1), x, y, theme.SMALL, theme.BLACK, across="centre")


def _player(canvas: Canvas, box: Box, view: View, player: PlayerView, then: PlayerView, say: Say) -> None:
    """A player: what is to be done or was scored, and the numbers of cards and tokens."""
    active = player.seat in view.to_act
    canvas.card(box, edge=theme.GOLD if active else None, edge_width=5)
    y = box.top + 38
    canvas.seat(player.seat, box.left + 44, y, 52, active=active)
    if view.ending is not None:
        words = say("saustall-points", n=view.ending.scores[player.seat])
        first = view.ending.ranks[player.seat] == 1
        canvas.label(words, box.left + 86, y, theme.GOLD if first else theme.SHADE, theme.INK, across="left", size=theme.BODY)
    elif active or player.chose or player.seat == view.active:
        key = view.phase if active else "chosen" if player.chose else "turn"
        fill = theme.GOLD if active else theme.SHADE
        canvas.label(say(f"saustall-role-{key}"), box.left + 86, y, fill, theme.INK, across="left", width=box.right - box.left - 96)
    counts = (
        (rack(), player.stand, then.stand),
        (hand_raised(), player.interventions, then.interventions),
        (drum(), player.penalties, then.penalties),
    )
    for (art, now, old), cell in zip(counts, Box(box.left + 14, y + 34, box.right - 8, box.bottom - 8).columns(1.24, 1, 1), strict=True):
        canvas.svg(art, Box.at(cell.left, cell.y - 19, 38, 38))
        colour = theme.RED if now != old else theme.INK if now else theme.MUTED
        canvas.text(str(now), cell.left + 44, cell.y, theme.BODY, theme.BLACK, colour)


__all__ = ["board", "panel"]
