"""What lies on the canal in Canal Grande while an offer is carried out: votes, their opening, robberies; and the end."""

from __future__ import annotations

from typing import Final

from draw import theme
from draw.box import Box
from draw.canal_grande_art import fan, scene
from draw.canal_grande_parts import ON_WATER, Bundle, bundles, chip, chips
from draw.canvas import Canvas
from draw.lettering import width_of
from engine.games.canal_grande.model import DISTRICTS, Open, Play, Spread, View
from texts import Say

_STRIP: Final = 66
"""Height of the strip with what waits."""


def vote(canvas: Canvas, box: Box, view: View, before: View | None, say: Say, play: Open | Play | None = None) -> None:
    """A vote: its district, what each side has on the table, the totals; what is new (or, as a draft, `play` of the viewer) marked."""
    assert view.vote is not None
    district = play.district if isinstance(play, Open) else view.vote.district
    assert district is not None
    inner = _stage(canvas, box, district, say(f"canal-grande-district-{district}"), view, say)
    totals = list(view.vote.totals)
    drafted = view.viewer if play is not None else None
    if drafted is not None and play is not None:
        side = next(i for i, who in enumerate(view.sides) if drafted in who)
        totals[side] += play.named + sum(batch.cards for batch in play.reinforcements)
    first, second = inner.rows(1, 1)
    canvas.rule(inner.left, inner.y, inner.right, theme.SHADE, 3)
    order = sorted(range(2), key=lambda side: view.vote is not None and view.vote.challenger not in view.sides[side])
    for side, row in zip(order, (first, second), strict=True):
        needed = view.vote.needed if view.turn in view.sides[side] else None
        right = _total(canvas, row, totals[side], totals[side] >= max(totals) and (side == order[0] or totals[side] > totals[order[0]]))
        if needed is not None:
            words = say("canal-grande-needs", n=needed)
            right = canvas.label(words, right, row.y, theme.GOLD, theme.INK, across="right", width=200).left - theme.GAP
        lanes = Box(row.left, row.top, right, row.bottom).columns(*[1] * len(view.sides[side]), gap=theme.GAP)
        for seat, lane in zip(view.sides[side], lanes, strict=True):
            left = lane.left + 34
            canvas.seat(seat, left, row.y, 56, active=seat == view.turn)
            if seat == view.vote.challenger:
                chip(canvas, "doge", left + 64, row.y, 52)
                left += 62
            if view.vote.passed[seat]:
                canvas.shape("crossed", lane.left + 58, row.y + 24, 34, theme.MUTED, theme.CARD, 8)
            then = before.vote.spreads[seat] if before is not None and before.vote is not None else None
            if before is not None and (before.vote is None or before.vote.district is None):
                then = Spread()
            laid = _laid(district, view.vote.spreads[seat], then)
            if seat == drafted and play is not None:
                laid += _laid(district, Spread(play.named, play.reinforcements), Spread(), theme.GOLD)
            bundles(canvas, laid, Box(left + 46, row.top, lane.right, row.bottom), theme.SHADE)


def _laid(district: str, spread: Spread, then: Spread | None, ring: str = theme.RED) -> list[Bundle]:
    """A player's cards on the table; what was not there `then` with a ring."""
    laid: list[Bundle] = []
    if spread.named:
        laid.append(Bundle(district, spread.named, ring=ring if then is not None and spread.named > then.named else None))
    known = len(spread.reinforcements) if then is None else len(then.reinforcements)
    laid += (
        Bundle(batch.district, batch.cards, gondola=True, ring=ring if i >= known else None)
        for i, batch in enumerate(spread.reinforcements)
    )
    return laid


def _total(canvas: Canvas, row: Box, total: int, leads: bool) -> int:
    """A side's total at the row's right end, on gold where it leads. Returns its left end."""
    plate = Box.around(row.right - 48, row.y, 92, row.height - 18)
    canvas.fill(plate, theme.PALE_GOLD if leads else theme.PAPER, theme.CORNER)
    canvas.text(str(total), plate.x, plate.y, 60, theme.BLACK, across="centre")
    return plate.left - theme.GAP


def opening(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """A doge has called a vote: the challenger, and the districts that may be named."""
    assert view.vote is not None
    inner = _stage(canvas, box, "doge", say("canal-grande-card-doge"), view, say)
    canvas.seat(view.vote.challenger, inner.left + 48, inner.y, 80, active=True)
    lane = Box(inner.left + 120, inner.y - 66, inner.right, inner.y + 66)
    for name, spot in zip(DISTRICTS, lane.line_of(len(DISTRICTS), 112, theme.GAP), strict=True):
        banned = name in view.vote.banned
        tone = theme.DISTRICTS[name]
        canvas.fill(spot, theme.SHADE if banned else tone.colour, theme.CORNER)
        if banned:
            canvas.shape("crossed", spot.x, spot.top + 48, 70, theme.LINE)
        else:
            canvas.svg(scene(name, spot.width - 8, 88, 10), Box.at(spot.left + 4, spot.top + 4, spot.width - 8, 88))
        words = theme.MUTED if banned else tone.on
        canvas.text(tone.code, spot.x, spot.bottom - 21, theme.SMALL, theme.BLACK, words, across="centre")


def robbery(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """A traitor waits for its victim: the robber, and the hands that may be robbed."""
    assert view.turn is not None
    inner = _stage(canvas, box, "traitor", say("canal-grande-card-traitor"), view, say)
    canvas.seat(view.turn, inner.left + 60, inner.y, 96, active=True)
    canvas.shape("arrow", inner.left + 180, inner.y, 80, theme.RED)
    robber = view.turn
    victims = next(who for who in view.sides if robber not in who)
    for seat, spot in zip(victims, Box(inner.left + 250, inner.top, inner.right, inner.bottom).columns(1, 1, gap=theme.ROOM), strict=True):
        place = Box.around(spot.x, spot.y, spot.width, 130)
        canvas.card(place, theme.PAPER, radius=theme.CORNER, shadow=None, edge=theme.GOLD if view.hand_sizes[seat] else theme.LINE)
        canvas.seat(seat, place.left + 60, place.y, 72)
        canvas.svg(fan(112, 84), Box.around(place.x + 4, place.y, 104, 78))
        canvas.text(str(view.hand_sizes[seat]), place.right - theme.ROOM, place.y, theme.TITLE, theme.BLACK, across="right")


def ending(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Who has won, and how."""
    canvas.card(box, edge=theme.GOLD, edge_width=6, shadow=ON_WATER)
    poster = Box(box.left + 22, box.top + 22, box.left + 262, box.bottom - 22)
    canvas.svg(scene("doge", poster.width, poster.height, theme.CORNER), poster)
    words = Box(poster.right + 40, poster.top, box.right - 40, poster.bottom)
    if view.result is None:
        return
    winners = [seat for seat, rank in enumerate(view.result.ranks) if rank == 1]
    top, middle, bottom = words.rows(1.5, 0.8, 1)
    for i, seat in enumerate(winners):
        canvas.seat(seat, top.left + 54 + 122 * i, top.y, 92, active=True)
    left = top.left + 122 * len(winners) + 4
    canvas.text(say("canal-grande-won", n=len(winners)), left, top.y, theme.GIANT, theme.BLACK, width=top.right - left)
    canvas.text(say(f"canal-grande-reason-{view.result.reason}"), middle.left, middle.y, theme.LEAD, width=middle.width)
    won = next(marks for who, marks in zip(view.sides, view.marks, strict=True) if winners[0] in who)
    left = bottom.left + 34
    for mark in sorted(won, key=DISTRICTS.index):
        chip(canvas, mark, left, bottom.y + 8, 68)
        left += min(78, (bottom.width - 68) / max(len(won) - 1, 1))


def _stage(canvas: Canvas, box: Box, kind: str, name: str, view: View, say: Say) -> Box:
    """The panel that a vote or robbery is played on: a poster at the left, what waits at the bottom. Returns the room between."""
    canvas.card(box, shadow=ON_WATER)
    poster = Box(box.left + 14, box.top + 14, box.left + 194, box.bottom - 56)
    canvas.svg(scene(kind, poster.width, poster.height, theme.CORNER), poster)
    if kind in theme.DISTRICTS:
        tone = theme.DISTRICTS[kind]
        plate = Box.at(poster.left + 10, poster.top - 30, 62, 40)
        canvas.card(plate, radius=12, shadow=None, edge=tone.colour, edge_width=4)
        canvas.text(tone.code, plate.x, plate.y, theme.SMALL, theme.BLACK, across="centre")
    canvas.text(name, poster.x, (poster.bottom + box.bottom) / 2, theme.SMALL, theme.BOLD, across="centre", width=poster.width + 8)
    strip = Box(poster.right + theme.ROOM, box.bottom - _STRIP, box.right - theme.ROOM, box.bottom)
    _waiting(canvas, strip, view, say)
    return Box(strip.left, box.top + 10, strip.right, strip.top)


def _waiting(canvas: Canvas, strip: Box, view: View, say: Say) -> None:
    """What is still to come: the owner's other doges, spies and traitors, then the divider's offer."""
    left = float(strip.left)
    coming: list[tuple[int, list[str]]] = []
    now = view.resolution
    if now is not None:
        mine = ["traitor"] * now.traitors + ["spy"] * now.spies + ["doge"] * (now.doges - (view.vote is not None))
        coming.append((now.owner, mine))
    coming += ((view.divider, [*offer.cards, *map(str, offer.numbers)]) for offer in view.offers)
    coming = [(seat, kinds) for seat, kinds in coming if kinds]
    if not coming:
        return
    canvas.rule(strip.left, strip.top, strip.right, theme.SHADE, 3)
    words = say("canal-grande-waiting")
    left += canvas.text(words, left, strip.y, theme.SMALL, theme.MEDIUM, theme.MUTED) + theme.GAP
    size = 48 if width_of(words, theme.SMALL) < 260 else 44
    for seat, kinds in coming:
        canvas.seat(seat, left + 24, strip.y, 46)
        left = chips(canvas, kinds, left + 56, strip.y, size) + theme.GAP
