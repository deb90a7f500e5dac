"""Turns and rounds: what happens by itself until somebody is asked.

Rulebook: Pelin kulku, Jakaminen, Valitsijan and Jakajan toimintojen suorittaminen, Uusi siirto, Uusi kierros; Nelinpeli.
"""

from __future__ import annotations

from engine.game import Seat
from engine.games.canal_grande import events
from engine.games.canal_grande.flow import Flow, less, nameable
from engine.games.canal_grande.model import (
    DISTRICTS,
    HELD,
    Card,
    Choose,
    Divide,
    Offer,
    Phase,
    Resolution,
    Rob,
    Spread,
    State,
    Vote,
    chooser_of,
    limit_of,
    side_of,
    sides,
)


def begin_turn(f: Flow, divider: Seat) -> None:
    """Lay out the cards for this divider, or for the next who has something to divide (R5)."""
    for _ in range(f.seats):
        left = min(5, len(f.state.deck) + len(f.state.discards)) + min(3, len(f.state.numbers))
        if left >= 2:
            f.put(phase=Phase.DIVIDE, divider=divider)
            laid = f.lay_out()
            f.tell(events.TurnBegan(divider, chooser_of(divider, f.seats), laid.cards, laid.numbers))
            return
        f.tell(events.TurnVoid(divider))
        divider = (divider + 1) % f.seats
    begin_round(f, divider)


def begin_round(f: Flow, divider: Seat) -> None:
    """All discards and number cards are shuffled into the decks; hands and marks stay."""
    s = f.state
    f.shuffle_in()
    f.put(
        numbers=f.chance.shuffled((*s.numbers, *(number for front in s.fronts for number in front))),
        fronts=tuple(() for _ in s.fronts),
    )
    f.tell(events.RoundBegan(divider))
    begin_turn(f, divider)


def divide(f: Flow, move: Divide) -> None:
    laid, first = f.state.laid, Offer(move.cards, move.numbers)
    numbers = list(laid.numbers)
    for number in first.numbers:
        numbers.remove(number)
    second = Offer(less(laid.cards, first.cards), tuple(numbers))
    f.put(phase=Phase.CHOOSE, laid=Offer(), offers=(first, second))
    f.tell(events.Divided(f.state.divider, first, second))


def choose(f: Flow, move: Choose) -> None:
    taken, left = f.state.offers[move.offer], f.state.offers[1 - move.offer]
    chooser = chooser_of(f.state.divider, f.seats)
    f.put(offers=(left,))
    f.tell(events.Chosen(chooser, move.offer, taken, left))
    _resolve(f, chooser, taken)
    go_on(f)


def rob(f: Flow, move: Rob) -> None:
    f.rob(f.resolution.owner, move.victim)
    _traitor_done(f)
    go_on(f)


def go_on(f: Flow) -> None:
    """Carry on until a question is open or the match is over."""
    while not _asks(f):
        pass


def _asks(f: Flow) -> bool:
    """The next thing that happens by itself, in the rulebook's order; whether a question is open after it."""
    r = f.resolution
    if r.robbing or r.traitors:
        return _traitor(f, r)
    if r.draws:
        f.draw()
        return False
    if r.spying:
        f.resolve(spying=False)
        f.discard(Card.SPY)
        return False
    if r.spies:
        f.tell(events.Spied(r.owner))
        f.resolve(spies=r.spies - 1, spying=True, draws=2)
        return False
    if r.doges:
        return _call_vote(f, r)
    f.put(resolution=None)
    if f.state.offers:
        left = f.state.offers[0]
        f.put(offers=())
        _resolve(f, f.state.divider, left)
        return False
    if f.state.bonus:
        _draw_bonus(f)
        return False
    if r.bonus:
        begin_round(f, next_divider(f.state))
        return True
    if max(_sums(f.state)) >= limit_of(f.seats):
        return _end_round(f)
    begin_turn(f, (f.state.divider + 1) % f.seats)
    return True


def _resolve(f: Flow, owner: Seat, offer: Offer) -> None:
    """Take up an offer: numbers in front, districts and gondolas to hand; the rest waits its turn."""
    held = tuple(card for card in offer.cards if card in HELD)
    total = f.front(owner, offer.numbers)
    f.take(owner, held)
    if held or offer.numbers:
        f.tell(events.Took(owner, held, offer.numbers, total))
    count = offer.cards.count
    f.put(resolution=Resolution(owner, traitors=count(Card.TRAITOR), spies=count(Card.SPY), doges=count(Card.DOGE)))


def victims(state: State, thief: Seat) -> tuple[Seat, ...]:
    """The opponents who have a card to lose."""
    seats = len(state.hands)
    return tuple(seat for seat in sides(seats)[1 - side_of(thief, seats)] if state.hands[seat])


def _traitor(f: Flow, r: Resolution) -> bool:
    found = victims(f.state, r.owner)
    if len(found) > 1:
        f.put(phase=Phase.ROB)
        return True
    if found:
        f.rob(r.owner, found[0])
    else:
        f.tell(events.NothingToRob(r.owner))
    _traitor_done(f)
    return False


def _traitor_done(f: Flow) -> None:
    """The traitor that acted is discarded: a drawn one always acts before those of an offer could."""
    r = f.resolution
    f.resolve(robbing=False, traitors=r.traitors - (not r.robbing))
    f.discard(Card.TRAITOR)


def _call_vote(f: Flow, r: Resolution) -> bool:
    """The doge's owner is challenger, or else the opponent of two, the partner of four; or else nobody (R3)."""
    for challenger in (r.owner, r.owner ^ 1):
        if nameable(f.state.hands[challenger], r.named):
            f.tell(events.VoteCalled(r.owner, challenger))
            blank = (Spread(),) * f.seats
            f.put(phase=Phase.OPEN, vote=Vote(challenger, None, blank, (False,) * f.seats, challenger))
            return True
        f.lacks(challenger, set(DISTRICTS) - set(r.named))
    f.tell(events.NoVote(r.owner))
    f.resolve(doges=r.doges - 1)
    f.discard(Card.DOGE)
    return False


def _sums(state: State) -> tuple[int, int]:
    first, second = state.fronts
    return sum(first), sum(second)


def _end_round(f: Flow) -> bool:
    """The smaller sum draws; then, or with equal sums at once, the next round begins."""
    sums = _sums(f.state)
    drawers = () if sums[0] == sums[1] else sides(f.seats)[sums.index(min(sums))]
    f.tell(events.RoundEnded(None, sums, drawers, _bonus_draws(f.seats)))
    if not drawers:
        begin_round(f, next_divider(f.state))
        return True
    f.put(bonus=drawers)
    _draw_bonus(f)
    return False


def _bonus_draws(seats: int) -> int:
    return 3 if seats == 2 else 2


def _draw_bonus(f: Flow) -> None:
    drawer, *later = f.state.bonus
    f.put(bonus=tuple(later), resolution=Resolution(drawer, draws=_bonus_draws(f.seats), bonus=True))


def next_divider(state: State) -> Seat:
    """After a round: the next in order, of the side with the larger sum unless sums are equal (R7)."""
    seats, sums = len(state.hands), _sums(state)
    order = [(state.divider + step) % seats for step in range(1, seats + 1)]
    if sums[0] == sums[1]:
        return order[0]
    return next(seat for seat in order if side_of(seat, seats) == sums.index(max(sums)))
