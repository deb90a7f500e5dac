"""Canal Grande's pictures: the city with the marks, the canal with offers or the vote, the sides; and one seat's hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from draw import theme
from draw.box import Box
from draw.canal_grande_art import EXTRA, gondola_passing, mooring
from draw.canal_grande_parts import ON_WATER, Sitter, card, pile, side_panel, skyline, trays
from draw.canal_grande_table import ending, opening, robbery, vote
from draw.canvas import Canvas
from engine.games.canal_grande.model import HELD, Offer, Open, Phase, Play, View
from texts import Say

WIDTH: Final = 1200
_COLOURS: Final = (*EXTRA, ON_WATER)


def board(view: View, say: Say, *, before: View | None = None) -> bytes:
    """The public picture. What changed since `before`, the position last shown, is marked."""
    tall = 280 if view.seats == 4 else 196
    canvas = Canvas(WIDTH, 740 + tall + theme.MARGIN)
    _canal(canvas, Box.at(0, 246, WIDTH, 468))
    for x in (14, WIDTH - 14):
        canvas.svg(mooring(22, 126), Box.around(x, 236, 22, 126))
    _skyline(canvas, Box.at(theme.MARGIN, 38, WIDTH - 2 * theme.MARGIN, 280), view, before, say)
    _heading(canvas, 362, view, say)
    _table(canvas, Box.at(theme.MARGIN, 404, WIDTH - 2 * theme.MARGIN, 284), view, before, say)
    panels = Box.at(theme.MARGIN, 740, WIDTH - 2 * theme.MARGIN, tall).columns(1, 1, gap=theme.ROOM)
    for side, box in enumerate(panels):
        _side(canvas, box, side, view, before, say)
    return canvas.png(_COLOURS)


def panel(view: View, say: Say, *, picked: Offer | None = None, play: Open | Play | None = None) -> bytes:
    """A seat's private picture: its hand, and what it is asked with its draft so far.

    `picked`: what the divider has put into offer A; `play`: the play being composed, which need not be legal yet.
    """
    viewer = view.viewer
    if viewer is None:
        raise ValueError("the public has no hand")
    divides = view.phase is Phase.DIVIDE and view.turn == viewer
    below = divides or view.phase in (Phase.CHOOSE, Phase.ROB, Phase.OPEN, Phase.PLAY)
    canvas = Canvas(WIDTH, 776 if below else 384)
    canvas.seat(viewer, 72, 72, 64, active=view.turn == viewer)
    canvas.text(say("canal-grande-hand", n=len(view.hand)), 128, 72, theme.LEAD, theme.BOLD)
    _hand(canvas, Box.at(theme.MARGIN, 140, WIDTH - 2 * theme.MARGIN, 210), view, play, say)
    if below:
        _canal(canvas, Box.at(0, 380, WIDTH, 400))
        _heading(canvas, 422, view, say)
        table = Box.at(theme.MARGIN, 462, WIDTH - 2 * theme.MARGIN, 284)
        if divides:
            first = picked or Offer()
            trays(canvas, table, [_kinds(first), _kinds(_rest(view.laid, first))], say)
        else:
            _table(canvas, table, view, None, say, play)
    return canvas.png(_COLOURS)


def _canal(canvas: Canvas, box: Box) -> None:
    canvas.fill(box, theme.WATER)
    for y in (box.top, box.bottom):
        canvas.rule(box.left, y, box.right, theme.DEEP, 4)


def _kinds(offer: Offer) -> list[str]:
    return [*offer.cards, *map(str, offer.numbers)]


def _rest(whole: Offer, part: Offer) -> Offer:
    """What the other offer gets."""
    cards, numbers = list(whole.cards), list(whole.numbers)
    for gone in part.cards:
        cards.remove(gone)
    for number in part.numbers:
        numbers.remove(number)
    return Offer(tuple(cards), tuple(numbers))


def _skyline(canvas: Canvas, box: Box, view: View, before: View | None, say: Say) -> None:
    new = None
    if before is not None:
        for side, (now, then) in enumerate(zip(view.marks, before.marks, strict=True)):
            for district in (Counter(now) - Counter(then)).elements():
                new = (side, str(district))
    marks = [{str(d): n for d, n in Counter(won).items()} for won in view.marks]
    skyline(canvas, box, view.sides, marks, say, named=view.vote.district if view.vote else None, new=new)


def _heading(canvas: Canvas, y: int, view: View, say: Say) -> None:
    """What lies on the canal, and the piles: action cards, discards, number cards."""
    district = view.vote.district if view.vote else None
    if view.phase is Phase.PLAY and district is not None:
        words = say("canal-grande-heading-play", district=say(f"canal-grande-district-{district}"))
    else:
        words = say(f"canal-grande-heading-{view.phase}")
    x = WIDTH - 424
    run = canvas.text(words, theme.MARGIN + 4, y, theme.LEAD, theme.BOLD, width=x - theme.MARGIN - theme.ROOM)
    if run < 440:
        canvas.svg(gondola_passing(230, 68), Box.around(610, y + 1, 230, 68))
    for count, ground, used in ((view.deck, theme.NIGHT, False), (len(view.discards), theme.NIGHT, True), (view.numbers, theme.RED, False)):
        pile(canvas, x, y, count, ground, used=used)
        x += 146


def _table(canvas: Canvas, box: Box, view: View, before: View | None, say: Say, play: Open | Play | None = None) -> None:
    if view.phase is Phase.DIVIDE:
        trays(canvas, box, [_kinds(view.laid)], say)
    elif view.phase is Phase.CHOOSE:
        trays(canvas, box, [_kinds(offer) for offer in view.offers], say)
    elif view.phase is Phase.ROB:
        robbery(canvas, box, view, say)
    elif view.phase is Phase.OVER:
        ending(canvas, box, view, say)
    elif isinstance(play, Open) or (view.vote is not None and view.vote.district is not None):
        vote(canvas, box, view, before, say, play)
    else:
        opening(canvas, box, view, say)


def _side(canvas: Canvas, box: Box, side: int, view: View, before: View | None, say: Say) -> None:
    sitters = [
        Sitter(
            seat,
            view.hand_sizes[seat],
            view.hand_sizes[seat] - before.hand_sizes[seat] if before else 0,
            _role(view, seat, say),
            seat == view.turn,
        )
        for seat in view.sides[side]
    ]
    won = Counter(view.marks[side])
    standing = say("canal-grande-standing", districts=len(won), most=max(won.values(), default=0))
    gained = max(view.sums[side] - before.sums[side], 0) if before else 0
    side_panel(canvas, box, sitters, view.sums[side], gained, view.limit, standing)


def _role(view: View, seat: int, say: Say) -> str:
    """What a seat does or waits for, in a word; nothing for the idle."""
    if seat == view.turn:
        return say(f"canal-grande-role-{view.phase}")
    if view.result is not None:
        return say("canal-grande-role-won") if view.result.ranks[seat] == 1 else ""
    if view.phase is Phase.DIVIDE and seat == view.chooser:
        return say("canal-grande-role-chooses-next")
    if view.phase is Phase.CHOOSE and seat == view.divider:
        return say("canal-grande-role-divided")
    if view.vote is not None and view.vote.passed[seat]:
        return say("canal-grande-role-passed")
    if view.vote is not None and seat == view.vote.challenger:
        return say("canal-grande-role-challenger")
    return say("canal-grande-role-draws") if seat in view.bonus else ""


def _hand(canvas: Canvas, box: Box, view: View, play: Open | Play | None, say: Say) -> None:
    """A card for each kind that a hand may hold, with its number; what the play takes is counted off and marked."""
    held, used = Counter(map(str, view.hand)), _used(view, play)
    for kind, spot in zip(HELD, box.line_of(len(HELD), 148, 15), strict=True):
        count, taken = held[kind], used[str(kind)]
        if count == 0:
            canvas.card(spot, theme.tint(theme.SHADE, 0.4), radius=theme.CORNER, shadow=None, edge=theme.SHADE)
            code = theme.DISTRICTS[kind].code if kind in theme.DISTRICTS else say("canal-grande-card-gondola")
            canvas.text(code, spot.x, spot.bottom - 28, theme.SMALL, theme.BOLD, theme.MUTED, across="centre", width=spot.width - 4)
            continue
        for under in range(min(count - taken, 4) - 1, 0, -1):
            canvas.card(spot.moved(-3 * under, -7 * under), radius=theme.CORNER, shadow=None, edge=theme.LINE, edge_width=2)
        card(canvas, kind, spot, say, ring=theme.GOLD if taken else None)
        canvas.disc(spot.right - 22, spot.top + 10, 56, theme.INK, theme.CARD, 8)
        canvas.text(str(count - taken), spot.right - 22, spot.top + 10, theme.BODY, theme.BLACK, theme.CARD, across="centre")
        if taken:
            canvas.label(f"−{taken}", spot.left - 4, spot.top + 10, theme.GOLD, theme.INK, size=theme.BODY, across="left")


def _used(view: View, play: Open | Play | None) -> Counter[str]:
    used: Counter[str] = Counter()
    if play is None or view.vote is None:
        return used
    district = play.district if isinstance(play, Open) else view.vote.district
    if district is not None:
        used[str(district)] += play.named
    for batch in play.reinforcements:
        used[str(batch.district)] += batch.cards
        used["gondola"] += 1
    return used
