"""What a viewer sees, built from nothing."""

from __future__ import annotations

from collections import Counter

from engine.game import Result, Seat
from engine.games.canal_grande.model import (
    Card,
    Phase,
    State,
    View,
    VoteView,
    chooser_of,
    limit_of,
    side_of,
    sides,
)
from engine.games.canal_grande.votes import cards_of, totals, victory


def turn(state: State) -> Seat | None:
    """Who is asked; None at the end."""
    asked = {
        Phase.DIVIDE: state.divider,
        Phase.CHOOSE: chooser_of(state.divider, len(state.hands)),
        Phase.ROB: state.resolution and state.resolution.owner,
        Phase.OPEN: state.vote and state.vote.turn,
        Phase.PLAY: state.vote and state.vote.turn,
        Phase.OVER: None,
    }
    return asked[state.phase]


def result(state: State) -> Result | None:
    """Marks are the scores; the side that reached its aim is first."""
    if state.phase is not Phase.OVER:
        return None
    seats = len(state.hands)
    reasons = [victory(marks) for marks in state.marks]
    winner = 0 if reasons[0] else 1
    ranks = tuple(1 if side_of(seat, seats) == winner else 1 + seats // 2 for seat in range(seats))
    scores = tuple(len(state.marks[side_of(seat, seats)]) for seat in range(seats))
    return Result(ranks, scores, reasons[winner] or "")


def view(state: State, viewer: Seat | None) -> View:
    seats = len(state.hands)
    return View(
        options=state.options,
        viewer=viewer,
        phase=state.phase,
        turn=turn(state),
        divider=state.divider,
        chooser=chooser_of(state.divider, seats),
        sides=sides(seats),
        limit=limit_of(seats),
        fronts=state.fronts,
        sums=tuple(map(sum, state.fronts)),
        marks=state.marks,
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discards=state.discards,
        numbers=len(state.numbers),
        laid=state.laid,
        offers=state.offers,
        resolution=state.resolution,
        vote=_vote(state),
        bonus=state.bonus,
        result=result(state),
    )


def _vote(state: State) -> VoteView | None:
    vote, resolution = state.vote, state.resolution
    if vote is None or resolution is None:
        return None
    seats = len(state.hands)
    needed = None
    if seats == 2 and state.phase is Phase.PLAY:
        needed = vote.spreads[1 - vote.turn].total + 1
    return VoteView(
        owner=resolution.owner,
        challenger=vote.challenger,
        district=vote.district,
        banned=tuple(district for district in resolution.named if district is not vote.district),
        spreads=vote.spreads,
        passed=vote.passed,
        totals=totals(vote),
        needed=needed,
    )


def components(state: State) -> Counter[str]:
    """Action cards by name, number cards as number_1 to number_3."""
    open_cards = [state.laid, *state.offers]
    found: Counter[str] = Counter()
    for cards in (state.deck, state.discards, *state.hands, *state.marks, *(offer.cards for offer in open_cards)):
        found.update(map(str, cards))
    for numbers in (state.numbers, *state.fronts, *(offer.numbers for offer in open_cards)):
        found.update(f"number_{number}" for number in numbers)
    if r := state.resolution:
        found.update({str(Card.TRAITOR): r.traitors + r.robbing, str(Card.SPY): r.spies + r.spying, str(Card.DOGE): r.doges})
    if state.vote and state.vote.district:
        for spread in state.vote.spreads:
            found.update(map(str, cards_of(spread, state.vote.district)))
    return +found
