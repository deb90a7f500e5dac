"""The parts of Commissioner Victor's pictures besides the field: heading, players, the reckoning, a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.suspects import back, commissioner, emblem, tile
from engine.games.suspects import Feature
from engine.games.victor.scoring import Score
from engine.games.victor.view import Ending, HandTile, Player, View
from texts import Say

_CHIP: Final = (118, 54)
_CHIP_ROWS: Final = 5
_INSET: Final = 12


def heading(canvas: Canvas, y: int, view: View, say: Say) -> None:
    """The turn, and the stack with its Victor tiles."""
    words = say("victor-heading-over") if view.acting is None else say("victor-heading-turn", number=view.turn.number)
    canvas.text(words, theme.MARGIN, y, theme.LEAD, theme.BOLD)
    x = theme.MAX_WIDTH - theme.MARGIN
    if view.stack_victors:
        x -= canvas.text(str(view.stack_victors), x, y, theme.LEAD, theme.BLACK, across="right") + 10
        badge(canvas, x - 30, y, 60)
        x -= 60 + theme.ROOM
    x -= canvas.text(str(view.stack), x, y, theme.LEAD, theme.BLACK, across="right") + 12
    for shift in (8, 4, 0) if view.stack > 1 else (0,) if view.stack else ():
        card_back(canvas, x - 28 - shift, y - shift + 4, 54)
    if not view.stack:
        canvas.card(Box.around(x - 28, y, 54, 54), theme.PAPER, radius=9, shadow=None, edge=theme.LINE)


def card_back(canvas: Canvas, x: float, y: float, size: int) -> None:
    canvas.fill(Box.around(x, y, size + 4, size + 4), theme.CARD, 9)
    canvas.svg(back(), Box.around(x, y, size, size))


def badge(canvas: Canvas, x: float, y: float, size: int, ring: str | None = None) -> None:
    """The Victor tile."""
    box = Box.around(x, y, size, size)
    if ring:
        canvas.mark(box, ring, radius=10)
    canvas.card(box, theme.PALE_GOLD, radius=10, shadow=None, edge=theme.GOLD, edge_width=3)
    canvas.svg(commissioner(), box.inset(4))


def players(canvas: Canvas, box: Box, view: View, before: View | None) -> None:
    """A panel for each seat: tiles in hand, counters in front, the Victor tile."""
    for seat, (player, panel) in enumerate(zip(view.players, box.columns(*[1] * len(view.players), gap=theme.GAP), strict=True)):
        then = before.players[seat] if before else player
        _player(canvas, panel, seat, player, then, seat == view.acting)


def _player(canvas: Canvas, box: Box, seat: int, player: Player, then: Player, active: bool) -> None:
    canvas.card(box, edge=theme.GOLD if active else None, edge_width=5)
    x = box.left + 50
    canvas.seat(seat, x, box.y, 56, active=active)
    x += 54
    for i in range(player.hand):
        card_back(canvas, x + 20 + 26 * i, box.y, 44)
    x += 20 + 26 * (player.hand - 1) + 38
    if player.victor:
        badge(canvas, x + 28, box.y, 62, None if then.victor else theme.RED)
    for i in range(player.supply):
        canvas.disc(x + 18 + 44 * i, box.y, 38, theme.SEATS[seat].colour, theme.INK, 6)


def reckoning_height(ending: Ending) -> int:
    """How tall the panels of the end are."""
    per_row = _per_row(len(ending.scores))
    rows = max(-(-_count(score) // per_row) for score in ending.scores)
    return 190 + min(rows, _CHIP_ROWS) * (_CHIP[1] + 12) + 16


def _count(score: Score) -> int:
    return len(score.lines) + len(score.innocents)


def _per_row(seats: int) -> int:
    width = (theme.MAX_WIDTH - 2 * theme.MARGIN - theme.GAP * (seats - 1)) // seats - 2 * _INSET
    return (width + 10) // (_CHIP[0] + 10)


def reckoning(canvas: Canvas, box: Box, ending: Ending, say: Say) -> None:
    """The end: each seat's prime suspect, its points and where they come from."""
    panels = box.columns(*[1] * len(ending.scores), gap=theme.GAP)
    for seat, (panel, suspect, score, rank) in enumerate(zip(panels, ending.suspects, ending.scores, ending.ranks, strict=True)):
        canvas.card(panel, edge=theme.GOLD if rank == 1 else None, edge_width=6)
        portrait = Box.at(panel.left + theme.GAP, panel.top + theme.GAP, 150, 150)
        tile(canvas, suspect, portrait)
        canvas.seat(seat, portrait.left + 18, portrait.bottom - 16, 52)
        middle = (portrait.right + panel.right) / 2 - 4
        canvas.text(str(score.points), middle, portrait.y - 18, theme.GIANT, theme.BLACK, across="centre")
        words = say("victor-points", n=score.points)
        canvas.text(
            words,
            middle,
            portrait.bottom - 24,
            theme.SMALL,
            theme.BOLD,
            theme.MUTED,
            across="centre",
            width=panel.right - portrait.right - 8,
        )
        chips = Box(panel.left + _INSET, portrait.bottom + theme.GAP, panel.right - _INSET, panel.bottom - _INSET)
        _chips(canvas, chips, seat, score, _per_row(len(panels)))


def _chips(canvas: Canvas, box: Box, seat: int, score: Score, per_row: int) -> None:
    what: list[tuple[str, Feature | None, int]] = [(line.line, line.feature, line.points) for line in score.lines]
    what += [(innocent.cell, None, innocent.points) for innocent in score.innocents]
    room = per_row * _CHIP_ROWS
    for i, (place, feature, points) in enumerate(what[: room if len(what) <= room else room - 1]):
        x, y = box.left + (i % per_row) * (_CHIP[0] + 10), box.top + (i // per_row) * (_CHIP[1] + 12)
        chip = Box.at(x, y, *_CHIP)
        canvas.fill(chip, theme.PAPER, 12)
        canvas.text(place, chip.left + 8, chip.y, theme.SMALL, theme.BLACK)
        if feature is None:
            canvas.seat(seat, chip.left + 60, chip.y, 36)
        else:
            canvas.svg(emblem(feature), Box.at(chip.left + 29, chip.top + 8, 48, 38))
        canvas.text(f"+{points}", chip.right - 4, chip.y, theme.SMALL, theme.BLACK, theme.DEEP, across="right")
    if len(what) > room:
        x = box.left + (per_row - 0.5) * (_CHIP[0] + 10)
        canvas.text(f"+{len(what) - room + 1}…", x, box.top + (_CHIP_ROWS - 0.5) * (_CHIP[1] + 12), theme.BODY, theme.BOLD, across="centre")


def hand(canvas: Canvas, box: Box, tiles: Sequence[HandTile], say: Say, picked: str | None) -> None:
    """The viewer's tiles with their features in words, and what each would score now; `picked` is marked."""
    for held, card in zip(tiles, box.columns(1, 1, 1, gap=theme.GAP), strict=False):
        if held.suspect.id == picked:
            canvas.mark(card, theme.GOLD)
        canvas.card(card)
        inner = card.inset(theme.GAP)
        title, rest = inner.top_part(40)
        canvas.words(held.suspect.name, title, theme.BODY, theme.BOLD, lines=1)
        portrait = Box.at(rest.left, rest.top + 8, 164, 164)
        tile(canvas, held.suspect, portrait)
        for i, feature in enumerate(held.suspect.features):
            canvas.text(
                say(f"suspects-{feature}"),
                portrait.right + 18,
                portrait.top + 14 + 40 * i,
                theme.SMALL,
                theme.MEDIUM,
                width=inner.right - portrait.right - 18,
            )
        canvas.label(
            say("victor-now", n=held.score.points),
            portrait.right + 14,
            portrait.bottom - 18,
            theme.DEEP,
            across="left",
            width=inner.right - portrait.right - 14,
        )
