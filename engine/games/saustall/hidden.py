"""What a viewer cannot know, dealt anew; and the count of all components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat
from engine.games.saustall.data import Data
from engine.games.saustall.model import (
    CARDS,
    SUSPECTS,
    THEORY,
    TOKENS,
    TURNED,
    Choice,
    Desk,
    Gender,
    Phase,
    State,
    Suspect,
    Token,
    Want,
)
from engine.games.saustall.turns import motives_left, ordered, removes, setup_of

BOX = 19
"""Intervention and penalty tokens in the box."""
ACTION_TOKENS = 8
SPECIAL_TOKENS = 4


def known(state: State, viewer: Seat | None) -> tuple[Suspect | None, ...]:
    """By evidence token, the suspect this viewer knows it names: the own one, those looked at, those turned over at the end."""
    seen = {visit.token for visit in state.visits if visit.token is not None and visit.seat == viewer}
    if state.phase is Phase.OVER:
        seen.update(state.laboratory[:TURNED])
    return tuple(suspect if token in seen or token == viewer else None for token, suspect in enumerate(state.evidence))


def redeal(data: Data, state: State, viewer: Seat | None, chance: Chance) -> State:
    """Unknown evidence, cards in other hands and the deck, and other seats' suspicion tokens and open choices, each drawn uniformly."""
    knows = known(state, viewer)
    unknown = iter(chance.shuffled(suspect for suspect, mine in zip(state.evidence, knows, strict=True) if mine is None))
    evidence = tuple(mine if mine is not None else next(unknown) for mine in knows)
    pool = list(chance.shuffled((*state.deck, *(card for i, desk in enumerate(state.desks) if i != viewer for card in desk.hand))))
    desks: list[Desk] = []
    chosen: list[Choice | None] = []
    for seat, (desk, choice) in enumerate(zip(state.desks, state.chosen, strict=True)):
        if seat == viewer:
            desks.append(desk)
            chosen.append(choice)
            continue
        hand, pool = pool[: len(desk.hand)], pool[len(desk.hand) :]
        other = _redeal_tokens(state, replace(desk, hand=tuple(sorted(hand, key=CARDS.index))), chance)
        desks.append(other)
        chosen.append(None if choice is None else chance.choice(tuple(possible_choices(data, state, other))))
    return replace(state, evidence=evidence, deck=tuple(pool), desks=tuple(desks), chosen=tuple(chosen))


def _redeal_tokens(state: State, desk: Desk, chance: Chance) -> Desk:
    if state.phase is Phase.OVER:
        return desk
    tokens = chance.shuffled(TOKENS)
    laid, kept = len(desk.theory), len(desk.theory) + len(desk.stand)
    return replace(
        desk,
        theory=ordered(frozenset(tokens[:laid])),
        stand=ordered(frozenset(tokens[laid:kept])),
        removed=ordered(frozenset(tokens[kept:])),
    )


def possible_choices(data: Data, state: State, desk: Desk) -> Iterator[Choice]:
    """All that this desk's seat may choose in a phase in which all choose, in order."""
    if state.phase is Phase.LAST:
        for give in desk.theory:
            for take in desk.stand:
                yield Choice(Want.SWAP, (give, take))
        if desk.penalties:
            yield Choice(Want.DISCARD)
        yield Choice(Want.KEEP)
    else:
        suspicion = state.phase is Phase.SUSPICION
        want, count = (Want.SUSPICION, THEORY) if suspicion else (Want.REMOVAL, removes(data, state))
        for tokens in _combinations(desk.stand, count):
            yield Choice(want, tokens)


def _combinations(tokens: tuple[Token, ...], count: int) -> Iterator[tuple[Token, ...]]:
    if count == 0:
        yield ()
    for i, token in enumerate(tokens[: len(tokens) - count + 1] if count else ()):
        for rest in _combinations(tokens[i + 1 :], count - 1):
            yield (token, *rest)


def components(data: Data, state: State) -> Counter[str]:
    """Each card, token and suspicion token by its name, the supply and the box included."""
    count: Counter[str] = Counter()
    in_play = () if state.declaration is None else (state.declaration.use.card,)
    hands = (card for desk in state.desks for card in desk.hand)
    count.update(f"card.{card}" for cards in (state.deck, state.discards, hands, in_play) for card in cards)
    count.update(f"evidence.{suspect}" for suspect in state.evidence)
    count["laboratory"] = len(set(state.laboratory))
    for seat, desk in enumerate(state.desks):
        count.update(f"suspicion.{seat}.{token}" for tokens in (desk.theory, desk.stand, desk.removed) for token in tokens)
    for gender in Gender:
        count.update(f"motive.{gender}.{motive}" for motive in motives_left(state.motives, gender))
    for suspect in SUSPECTS:
        motive = state.motives[suspect.number]
        if motive is not None:
            count[f"motive.{suspect.gender}.{motive}"] += 1
    given = [witness for witness in state.alibis if witness is not None]
    count["alibi places"] = len(set(given)) + state.alibis.count(None)
    specials = sum(visit.special for visit in state.visits)
    spare = {"special": SPECIAL_TOKENS - specials, "action": ACTION_TOKENS - (len(state.visits) - specials)}
    count.update({f"{name} token": max(0, left) for name, left in spare.items()})
    count.update("special token" if visit.special else "action token" for visit in state.visits)
    held = sum(desk.penalties + desk.interventions for desk in state.desks) + (state.phase is Phase.ANSWER)
    setup = setup_of(data, state)
    count["penalty or intervention"] = held + state.gone + BOX - len(state.desks) * (setup.penalties + setup.interventions)
    return count
