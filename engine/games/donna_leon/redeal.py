"""Another state that a viewer cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat
from engine.games.donna_leon.components import COLOURS, INDEX, Card, Person, Place
from engine.games.donna_leon.model import Held, Phase, State
from engine.games.donna_leon.moving import chips
from engine.games.donna_leon.record import put


def redeal(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Shuffles the chips the viewer has not seen within each colour, the cards that others hold or the pile hides, and during the
    opening peeks where others have looked."""
    state = _redeal_cards(_redeal_chips(state, viewer, chance), viewer, chance)
    return _redeal_peeks(state, viewer, chance) if state.phase is Phase.PEEK else state


def _redeal_chips(state: State, viewer: Seat | None, chance: Chance) -> State:
    seen = frozenset(() if viewer is None else state.known[viewer])
    people: list[Person | None] = list(state.people)
    for colour in COLOURS:
        unseen = [INDEX[place] for place in chips(state, colour) if place not in seen]
        for index, other in zip(unseen, chance.shuffled(unseen), strict=True):
            people[index] = state.people[other]
    return replace(state, people=tuple(people))


def _redeal_cards(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Everybody knows which cards a renewed pile was made of, so cards change places only with cards drawn from the same pile, or still in
    it: between the hands of others, and between those and the pile."""
    hands = [list(hand) for hand in state.hands]
    pile = list(state.pile)
    for number in range(state.piles + 1):
        held = [
            (seat, slot) for seat, hand in enumerate(state.hands) if seat != viewer for slot, one in enumerate(hand) if one.pile == number
        ]
        hidden: Sequence[Card] = [state.hands[seat][slot].card for seat, slot in held]
        if number == state.piles:
            hidden = [*hidden, *state.pile]
        dealt = chance.shuffled(hidden)
        for (seat, slot), card in zip(held, dealt, strict=False):
            hands[seat][slot] = Held(card, number)
        if number == state.piles:
            pile = list(dealt[len(held) :])
    return replace(state, hands=tuple(tuple(hand) for hand in hands), pile=tuple(pile))


def _redeal_peeks(state: State, viewer: Seat | None, chance: Chance) -> State:
    for seat, looked in enumerate(state.peeks):
        if looked and seat != viewer:
            places: tuple[Place, ...] = tuple(chance.choice(chips(state, colour)) for colour in COLOURS)
            state = replace(
                state,
                peeks=put(state.peeks, seat, places),
                known=put(state.known, seat, places),
                fresh=put(state.fresh, seat, places),
            )
    return state
