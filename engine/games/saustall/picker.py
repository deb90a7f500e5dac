"""Moves as paths, and the picker made of them.

The paths of different questions differ, so that an answer to one never answers another: a seized card's first part is
"seize.motive.priest", "seize.special.group".
Levels ask: "suspicion", "card", "suspect", "motive", "room", "evidence", "intervention", "answer", "give", "take", "removal", "last".
"""

from __future__ import annotations

from engine.game import Choices, Path
from engine.games.saustall.model import THEORY, Card, Phase, Place, Sort, State, Token, Use, Way, Where
from engine.games.saustall.moves import Discard, Intervene, Keep, LastSwap, Move, Pass, Play, Refuse, Remove, Seize, Suspicion, Swap, Yield


def path(move: Move) -> Path:
    match move:
        case Suspicion(tokens) | Remove(tokens):
            return ("+".join(tokens),)
        case Play(use):
            return (use.card.value, *_use_path(use))
        case Seize(use):
            first, *rest = _use_path(use) or (use.way.value,)
            return (f"seize.{use.card.value}.{first}", *rest)
        case Swap(give, take):
            return (give.value, take.value)
        case LastSwap(give, take):
            return ("swap", give.value, take.value)
        case Pass() | Intervene() | Yield() | Refuse() | Discard() | Keep():
            return (move.kind,)


def _use_path(use: Use) -> Path:
    if use.way is Way.MOTIVE and use.suspect is not None and use.motive is not None:
        return (use.suspect.value, use.motive.value)
    if use.way is Way.ALIBI and use.suspect is not None:
        return (use.suspect.value,)
    if use.way is Way.TESTIMONY:
        return ()
    return (use.way.value,) if use.target is None else (use.way.value, target_part(use.target))


def target_part(target: Place) -> str:
    """An evidence token outside the laboratory: "seat.0", "aside.1"."""
    return f"{'seat' if target.where is Where.PLAYER else 'aside'}.{target.number}"


def tokens_of(part: str) -> tuple[Token, ...] | None:
    """The suspicion tokens that a part names."""
    known = {token.value: token for token in Token}
    names = part.split("+")
    return tuple(known[name] for name in names) if all(name in known for name in names) else None


def pick_tokens(state: State, stand: tuple[Token, ...], removes: int) -> Choices:
    """The one level of a first suspicion or a removal."""
    options = tuple(token.value for token in stand)
    if state.phase is Phase.SUSPICION:
        return Choices("suspicion", options, THEORY, THEORY)
    return Choices("removal", options, removes, removes)


def asks(state: State, prefix: Path) -> str:
    """What the level after `prefix` asks, in a phase whose levels come from the legal paths."""
    depth = len(prefix)
    if state.phase is Phase.PLAY:
        return "card" if depth == 0 else _use_asks(Card(prefix[0]), depth - 1)
    if state.phase is Phase.SEIZURE and state.declaration is not None:
        return _use_asks(state.declaration.use.card, depth)
    if state.phase is Phase.SWAP:
        return ("give", "take")[depth]
    if state.phase is Phase.LAST:
        return ("last", "give", "take")[depth]
    return "intervention" if state.phase is Phase.INTERVENTION else "answer"


def _use_asks(card: Card, depth: int) -> str:
    if card.sort is Sort.MOTIVE:
        return ("suspect", "motive")[depth]
    return "suspect" if card.sort is Sort.ALIBI else ("room", "evidence")[depth]
