"""What lies on the canal in Canal Grande while an offer is carried out: votes, their opening, robberies; and the end."""

from __future__ import annotations

from typing import Final

from draw import theme
from draw.box import Box
from draw.canal_grande_art import fan, scene
from draw.canal_grande_parts import CLOSE, ON_WATER, WIDE, Bundle, bundles, chip, chips, narrow
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
    canvas.rule(inner.left, inner.y, inner.right, theme.SHADE, 3)
    totals = list(view.vote.totals)
    lanes: list[list[Bundle]] = []
    for seat, spread in enumerate(view.vote.spreads):
        draft = play if seat == view.viewer else None
        lanes.append(_laid(district, spread, _spread_before(view, before, seat), draft))
        if draft is not None:
            totals[_side(view, seat)] += draft.named + sum(batch.cards for batch in draft.reinforcements)
    challengers = _side(view, view.vote.challenger)
    leaders = challengers if totals[challengers] >= totals[1 - challengers] else 1 - challengers
    for side, row in zip((challengers, 1 - challengers), inner.rows(1, 1), strict=True):
        right = _total(canvas, row, totals[side], side == leaders)
        if view.vote.needed is not None and view.turn in view.sides[side]:
            words = say("canal-grande-needs", n=view.vote.needed)
            right = canvas.label(words, right, row.y, theme.GOLD, theme.INK, across="right", width=200).left - theme.GAP
        _row(canvas, Box(row.left, row.top, right, row.bottom), view, side, lanes)


def _side(view: View, seat: int) -> int:
    return next(side for side, who in enumerate(view.sides) if seat in who)


def _spread_before(view: View, before: View | None, seat: int) -> Spread | None:
    """What the seat had on the table in the position last shown; None where that is not known."""
    assert view.vote is not None
    if before is None:
        return None
    same = before.vote is not None and before.vote.district == view.vote.district
    return before.vote.spreads[seat] if same and before.vote is not None else Spread()


def _laid(district: str, spread: Spread, then: Spread | None, draft: Open | Play | None) -> list[Bundle]:
    """A player's cards on the table by district, in the order they came; what was not there `then` and what is drafted with a ring."""
    then = then or spread
    laid: dict[str, Bundle] = {}

    def lay(kind: str, count: int, gondola: bool, ring: str | None) -> None:
        if count:
            known = laid.get(kind, Bundle(kind, 0))
            laid[kind] = Bundle(kind, known.count + count, gondola, ring or known.ring)

    lay(district, spread.named, False, theme.RED if spread.named > then.named else None)
    for i, batch in enumerate(spread.reinforcements):
        lay(batch.district, batch.cards, True, theme.RED if i >= len(then.reinforcements) else None)
    if draft is not None:
        lay(district, draft.named, False, theme.GOLD)
        for batch in draft.reinforcements:
            lay(batch.district, batch.cards, True, theme.GOLD)
    return list(laid.values())


def _row(canvas: Canvas, row: Box, view: View, side: int, lanes: list[list[Bundle]]) -> None:
    """A side's players and their cards; narrower where they would not fit."""
    assert view.vote is not None
    heads = {seat: 80 + (62 if seat == view.vote.challenger else 0) for seat in view.sides[side]}
    laid = [bundle for seat in heads for bundle in lanes[seat]]
    room = row.width - sum(heads.values())
    cut = next((cut for cut in (WIDE, CLOSE) if cut.room(laid) <= room), None) or narrow(room, len(laid))
    left = row.left
    for i, (seat, head) in enumerate(heads.items()):
        if i and left < row.x and head + cut.room(lanes[seat]) <= row.right - row.x:
            left = row.x
        canvas.seat(seat, left + 34, row.y, 56, active=seat == view.turn)
        if seat == view.vote.challenger:
            chip(canvas, "doge", left + 98, row.y, 52)
        if view.vote.passed[seat]:
            canvas.shape("crossed", left + 56, row.y + 22, 36, theme.MUTED, theme.CARD, 8)
        bundles(canvas, lanes[seat], left + head, row.y, cut)
        left += head + cut.room(lanes[seat])


def _total(canvas: Canvas, row: Box, total: int, leads: bool) -> int:
    """A side's total at the row's right end, on gold where it leads. Returns its left end."""
    plate = Box.around(row.right - 48, row.y, 92, row.height - 18)
    edge = theme.GOLD if leads else None
    canvas.card(plate, theme.PALE_GOLD if leads else theme.PAPER, radius=theme.CORNER, shadow=None, edge=edge, edge_width=4)
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
    if view.resolution is not None:
        coming.append((view.resolution.owner, [*view.coming]))
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
