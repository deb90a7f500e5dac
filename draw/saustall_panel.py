"""One seat's private picture: hand, known evidence, theory and stand, and what the theory would score."""

from __future__ import annotations

from collections.abc import Sequence

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.saustall_parts import evidence_token, playing_card, square, suspicion, where_words
from draw.saustall_people import EXTRA, portrait
from draw.saustall_places import accident, motive
from engine.games.saustall.model import MOTIVES, SUSPECTS, Card, Phase, Sort, Token, Way
from engine.games.saustall.outcomes import outcomes, standing
from engine.games.saustall.view import HandCard, Private, View
from texts import Say

WIDTH = 1200


def panel(
    view: View,
    say: Say,
    *,
    card: Card | None = None,
    tokens: frozenset[Token] = frozenset(),
    plan: bool = False,
) -> bytes:
    """A seat's private picture. Marked is what it has picked so far: a `card`, suspicion `tokens` (if none: those of a choice that waits
    for the others, which counts as made). `plan`: the choice in the view is not made yet but in the making."""
    me, viewer = view.me, view.viewer
    if me is None or viewer is None:
        raise ValueError("the public has no hand")
    stolen = view.declared.use.card if view.phase is Phase.SEIZURE and view.declared and view.declared.player == viewer else None
    shown = bool(standing(view)[0])
    if not tokens and me.choice is not None:
        tokens = frozenset(me.choice.tokens)
    heights = [64, 188 if me.hand or stolen else 0, 178, 226, 96 if me.removed else 0, 348 if shown else 0]
    kept = [height for height in heights if height]
    canvas = Canvas(WIDTH, 2 * theme.ROOM + sum(kept) + 20 * (len(kept) - 1))
    top = theme.ROOM
    boxes: list[Box] = []
    for height in heights:
        boxes.append(Box.at(theme.MARGIN, top, WIDTH - 2 * theme.MARGIN, height))
        top += height + 20 if height else 0
    head, cards, known, suspicions, removed, scores = boxes
    canvas.seat(viewer, head.left + 36, head.y, 60, active=viewer in view.to_act)
    canvas.text(say("saustall-hand", n=sum(one.copies for one in me.hand)), head.left + 88, head.y, theme.LEAD, theme.BLACK)
    _hand(canvas, cards, me.hand, stolen, card, say)
    _known(canvas, known, view, say)
    _suspicions(canvas, suspicions, me, tokens, say)
    if me.removed:
        _row(canvas, removed, say("saustall-removed"), me.removed, 64)
    if shown:
        _scores(canvas, scores, view, say("saustall-scores-plan" if plan else "saustall-scores"))
    return canvas.png(EXTRA)


def _hand(canvas: Canvas, box: Box, hand: Sequence[HandCard], stolen: Card | None, picked: Card | None, say: Say) -> None:
    spots = box.columns(1, 1, 1, 1, gap=theme.ROOM)
    for one, spot in zip(hand, spots, strict=False):
        if one.card is picked:
            canvas.mark(spot, theme.GOLD, radius=theme.CORNER, width=8)
        playing_card(canvas, spot, one.card, say, does=_does(one, say))
        if one.copies > 1:
            canvas.disc(spot.right - 20, spot.top + 18, 54, theme.INK, theme.CARD, 8)
            canvas.text(f"{one.copies}×", spot.right - 20, spot.top + 18, theme.SMALL, theme.BLACK, theme.CARD, across="centre")
    if stolen is not None:
        canvas.mark(spots[3], theme.GOLD, radius=theme.CORNER, width=8)
        playing_card(canvas, spots[3], stolen, say, does=say("saustall-stolen"))


def _does(one: HandCard, say: Say) -> str:
    """What a card is good for now: a witness card is a testimony or an action."""
    ways = {use.way for use in one.uses}
    if one.card.sort is not Sort.WITNESS:
        return say(f"saustall-does-{one.card.sort}")
    return say("saustall-does-testimony" if Way.TESTIMONY in ways else "saustall-does-action")


def _known(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """The evidence tokens this seat knows: its own, then those it looked at, with where each lies now."""
    canvas.text(say("saustall-known"), box.left, box.top + 14, theme.SMALL, theme.BOLD, theme.MUTED)
    tokens = sorted((token for token, suspect in enumerate(view.evidence) if suspect), key=lambda token: (token != view.viewer, token))
    for token, spot in zip(tokens, Box(box.left, box.top + 42, box.right, box.bottom).columns(*[1] * len(view.evidence)), strict=False):
        evidence_token(canvas, spot, view.evidence[token], ())
        words = say("saustall-own") if token == view.viewer else where_words(view.place(token), say)
        canvas.text(words, spot.x, spot.bottom - 22, theme.SMALL, across="centre", width=spot.width)


def _suspicions(canvas: Canvas, box: Box, me: Private, picked: frozenset[Token], say: Say) -> None:
    """The theory, large, and the stand."""
    theory, stand = Box(box.left, box.top, box.left + 352, box.bottom), Box(box.left + 376, box.top, box.right, box.bottom)
    canvas.card(theory, theme.PALE_GOLD, edge=theme.GOLD, edge_width=4)
    canvas.text(say("saustall-theory"), theory.left + 20, theory.top + 34, theme.SMALL, theme.BOLD)
    for token, spot in zip(me.theory, Box(theory.left, theory.top + 78, theory.right, theory.top + 178).line_of(3, 100, 12), strict=False):
        suspicion(canvas, token, spot, ring=theme.RED if token in picked else None)
    canvas.card(stand, theme.mix(theme.WOOD, theme.CARD, 0.5))
    canvas.text(say("saustall-stand"), stand.left + 20, stand.top + 34, theme.SMALL, theme.BOLD)
    for i, token in enumerate(me.stand):
        at = square(stand.left + 60 + 90 * (i % 8), stand.top + 96 + 86 * (i // 8), 76)
        suspicion(canvas, token, at, ring=theme.RED if token in picked else None)


def _row(canvas: Canvas, box: Box, title: str, tokens: Sequence[Token], size: int) -> None:
    run = canvas.text(title, box.left, box.y, theme.SMALL, theme.BOLD, theme.MUTED)
    for i, token in enumerate(tokens):
        suspicion(canvas, token, square(box.left + run + theme.ROOM + size / 2 + (size + 10) * i, box.y, size))


def _scores(canvas: Canvas, box: Box, view: View, title: str) -> None:
    """Points for every outcome that is not ruled out: a column a suspect and one for the accident, a row a motive."""
    found = {(one.outcome.suspect, one.outcome.motive): one.points for one in outcomes(view)}
    best = max(found.values())
    canvas.text(title, box.left, box.top + 14, theme.SMALL, theme.BOLD, theme.MUTED)
    left, rest = Box(box.left, box.top + 44, box.right, box.bottom).left_part(76)
    columns = rest.columns(*[1] * (len(SUSPECTS) + 1), gap=8)
    rows = Box(0, box.top + 136, 0, box.bottom).rows(1, 1, 1, 1, gap=6)
    for name, row in zip(MOTIVES, rows, strict=True):
        canvas.svg(motive(name), square(left.x - 8, row.y, 46))
    for suspect, column in zip(SUSPECTS, columns, strict=False):
        possible = any(who is suspect for who, _ in found)
        canvas.svg(portrait(suspect, 84, theme.CORNER, not possible), square(column.x, column.top + 42, 84))
        for name, row in zip(MOTIVES, rows, strict=True):
            _cell(canvas, Box(column.left, row.top, column.right, row.bottom), found.get((suspect, name)), best)
    last = columns[-1]
    canvas.svg(accident(), square(last.x, last.top + 42, 84))
    _cell(canvas, Box(last.left, rows[0].top, last.right, rows[-1].bottom), found.get((None, None)), best)


def _cell(canvas: Canvas, box: Box, points: int | None, best: int) -> None:
    """A score; nothing where the outcome is ruled out."""
    if points is None:
        canvas.rule(box.x - 14, box.y, box.x + 14, theme.LINE, 4)
        return
    fill = theme.GOLD if points == best and points > 0 else theme.PALE_GOLD if points > 0 else theme.CARD
    canvas.fill(box, fill, 10)
    canvas.text(str(points).replace("-", "−"), box.x, box.y, theme.BODY, theme.BLACK, across="centre")
