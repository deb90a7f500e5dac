"""The parts of Identity's pictures: a player's place, the games played, a hand, and what an informer may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.suspects import back, commissioner, emblem, tile
from engine.games.identity.model import FRONT
from engine.games.identity.view import AskedTile, EndedGame, Informer, View
from engine.games.suspects import Eyes, FacialHair, Feature, Hair, Suspect
from texts import Say

PLACE: Final = 318
"""How tall a player's place is."""
GRID: Final = 478
"""How tall the 64 combinations are."""
_TILE: Final = 168
_SMALL: Final = 60


def face_down(canvas: Canvas, box: Box) -> None:
    canvas.card(box, radius=theme.CORNER, edge=theme.LINE, edge_width=2)
    canvas.svg(back(), box.inset(7))


def place(canvas: Canvas, box: Box, seat: int, view: View, before: View | None, say: Say) -> None:
    """A player's place: points and hand above; the informer, the questions asked and those discarded below."""
    player, informer = view.players[seat], view.informers[seat]
    active = seat in view.acting
    canvas.card(box, edge=theme.GOLD if active else None, edge_width=5)
    inner = box.inset(theme.ROOM, theme.GAP)
    head, table = inner.top_part(78)
    canvas.seat(seat, head.left + 36, head.y, 60, active=active)
    x = head.left + 98
    for i in range(player.hand):
        back_box = Box.at(x + 26 * i, head.y - 22, 44, 44)
        canvas.fill(back_box.inset(-2), theme.CARD, 9)
        canvas.svg(back(), back_box)
    x += 26 * max(player.hand - 1, 0) + 66
    if seat == view.starter:
        badge = Box.around(x + 28, head.y, 60, 60)
        canvas.card(badge, theme.PALE_GOLD, radius=10, shadow=None, edge=theme.GOLD, edge_width=3)
        canvas.svg(commissioner(), badge.inset(4))
    for i in range(view.points_to_win):
        won = i < view.points[seat]
        new = before is not None and before.points[seat] <= i < view.points[seat]
        spot = head.right - 30 - 62 * (view.points_to_win - 1 - i)
        edge = theme.RED if new else theme.INK if won else theme.LINE
        canvas.shape("star", spot, head.y, 56, theme.GOLD if won else theme.PAPER, edge, 8)
    _questions(canvas, table, seat, view, before, informer, say)


def _questions(canvas: Canvas, box: Box, seat: int, view: View, before: View | None, informer: Informer, say: Say) -> None:
    spot = Box.at(box.left, box.top + 10, _TILE, _TILE)
    then = {asked.suspect.id for asked in before.players[seat].front} if before and before.game == view.game else set[str]()
    if informer.suspect is not None:
        tile(canvas, informer.suspect, spot, theme.GOLD)
    elif informer.chosen:
        face_down(canvas, spot)
    else:
        canvas.card(spot, theme.PAPER, radius=theme.CORNER, shadow=None, edge=theme.LINE, edge_width=4)
        canvas.text("?", spot.x, spot.y, theme.GIANT, theme.BLACK, theme.LINE, across="centre")
    canvas.label(say("identity-informer"), spot.x, spot.bottom + 2, theme.NIGHT)
    x = spot.right + theme.ROOM + 12
    front = view.players[seat].front
    for i in range(FRONT):
        slot = Box.at(x + (_TILE + theme.GAP) * i, spot.top, _TILE, _TILE)
        if i < len(front):
            new = before is not None and front[i].suspect.id not in then
            answered(canvas, front[i], slot, theme.RED if new else None)
        else:
            canvas.card(slot, theme.CARD, radius=theme.CORNER, shadow=None, edge=theme.SHADE, edge_width=4)
    _discarded(canvas, Box(x + (_TILE + theme.GAP) * FRONT + 12, spot.top, box.right, box.bottom), view.players[seat].discarded)


def answered(canvas: Canvas, asked: AskedTile, box: Box, ring: str | None = None) -> None:
    """A tile that was asked about, and the answer."""
    tile(canvas, asked.suspect, box, ring)
    size, reach = (60, 24) if box.width > 100 else (36, 6)
    x, y = box.right - reach, box.bottom - reach
    canvas.disc(x, y, size + 8, theme.CARD)
    canvas.disc(x, y, size, theme.DEEP if asked.answer else theme.MUTED)
    canvas.text(str(asked.answer), x, y, theme.LEAD if size > 40 else theme.SMALL, theme.BLACK, theme.CARD, across="centre")


def _discarded(canvas: Canvas, box: Box, gone: Sequence[AskedTile]) -> None:
    """The questions no longer on the table, small: twelve at most."""
    per_row = 4
    for i, asked in enumerate(gone):
        column, row = i % per_row, i // per_row
        answered(canvas, asked, Box.at(box.left + (_SMALL + 20) * column, box.top - 6 + (_SMALL + 8) * row, _SMALL, _SMALL))


def last_game(canvas: Canvas, box: Box, ended: EndedGame, say: Say) -> None:
    """How the last game ended: both informers, and who won it."""
    canvas.card(box, theme.tint(theme.PALE_GOLD, 0.3))
    x = box.left + theme.ROOM
    for seat, suspect in enumerate(ended.informers):
        tile(canvas, suspect, Box.at(x, box.y - 48, 96, 96))
        canvas.seat(seat, x + 12, box.y - 34, 40)
        x += 120
    words = say(f"identity-told-{ended.reason}")
    title = say("identity-game", n=ended.game)
    canvas.text(title, x + 10, box.y - 24, theme.BODY, theme.BOLD)
    right = box.right - theme.ROOM
    if ended.winner is not None:
        canvas.shape("star", right - 30, box.y, 64, theme.GOLD, theme.INK, 7)
        canvas.seat(ended.winner, right - 94, box.y, 56)
        right -= 140
    canvas.text(words, x + 10, box.y + 24, theme.SMALL, theme.MEDIUM, width=right - x - 10)


def hand(canvas: Canvas, box: Box, tiles: Sequence[Suspect], say: Say, picked: str | None, own: Suspect | None) -> None:
    """The viewer's tiles with their features in words, the own informer first; what is picked is marked."""
    shown = [*([own] if own else []), *tiles]
    width = min(216, (box.width - theme.GAP * (len(shown) - 1)) // max(len(shown), 1))
    left = box.left
    for suspect in shown:
        card = Box.at(left, box.top, width, box.height)
        secret = suspect is own
        if suspect.id == picked:
            canvas.mark(card, theme.GOLD)
        canvas.card(card, theme.PALE_GOLD if secret else theme.CARD)
        portrait = Box.around(card.x, card.top + 90, 150, 150)
        tile(canvas, suspect, portrait)
        name = Box(card.left + 8, portrait.bottom + 8, card.right - 8, portrait.bottom + 82)
        canvas.words(
            suspect.name.replace("-", "- "),  # a hyphenated name is too wide for one line
            name,
            theme.SMALL,
            theme.BOLD,
            across="centre",
            lines=2,
            leading=1.15,
        )
        for i, feature in enumerate(suspect.features):
            canvas.text(
                say(f"suspects-{feature}"), card.x, name.bottom + 22 + 38 * i, theme.SMALL, theme.MEDIUM, across="centre", width=width - 8
            )
        if secret:
            canvas.label(say("identity-informer"), card.x, card.top + 2, theme.NIGHT)
        left += width + theme.GAP


def combinations(canvas: Canvas, box: Box, informer: Informer, say: Say, chosen: Sequence[str]) -> None:
    """The 64 combinations: a block for each hair, a row for each pair of eyes, a column for each facial hair. Suspects who may be the
    informer stand in their places, a dot where a combination fits the answers but nobody left has it. `chosen`: features picked."""
    words = say("identity-left", fitting=informer.fitting, possible=informer.possible)
    canvas.text(words, box.left, box.top + 20, theme.BODY, theme.BOLD, width=box.width)
    labels, blocks = Box(box.left, box.top + 48, box.right, box.bottom).left_part(88)
    cells = {(one.hair, one.eyes, one.facial_hair): one for one in informer.combinations}
    step = 66
    top = labels.top + 150
    for j, eyes in enumerate(Eyes):
        _feature(canvas, Box.at(labels.left, top + step * j + 3, 75, 60), eyes, chosen)
    for hair, block in zip(Hair, blocks.columns(1, 1, 1, 1, gap=12), strict=True):
        canvas.card(block, radius=theme.CORNER, edge=theme.GOLD if hair in chosen else None, edge_width=6)
        canvas.svg(emblem(hair), Box.around(block.x, block.top + 46, 95, 76))
        left = block.x - 2 * 60
        for i, facial_hair in enumerate(FacialHair):
            _feature(canvas, Box.around(left + 60 * i + 30, block.top + 118, 52, 42), facial_hair, chosen)
            for j, eyes in enumerate(Eyes):
                spot = Box.around(left + 60 * i + 30, top + step * j + 33, 56, 56)
                one = cells[hair, eyes, facial_hair]
                if one.possible and one.suspect is not None:
                    tile(canvas, one.suspect, spot)
                elif one.fits:
                    canvas.disc(spot.x, spot.y, 18, theme.MUTED)
                else:
                    canvas.fill(spot, theme.SHADE, 10)


def _feature(canvas: Canvas, box: Box, feature: Feature, chosen: Sequence[str]) -> None:
    if feature in chosen:
        canvas.mark(box, theme.GOLD, radius=theme.CORNER)
    canvas.svg(emblem(feature), box)
