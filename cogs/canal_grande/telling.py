"""What happened in Canal Grande, a sentence a fact."""

from __future__ import annotations

from cogs._shared.voice import Voice
from cogs.canal_grande import naming
from engine.game import Seat
from engine.games.canal_grande import (
    Card,
    Chosen,
    Divided,
    Drew,
    Event,
    Fate,
    MatchWon,
    NothingToDraw,
    NothingToRob,
    NoVote,
    Opened,
    Passed,
    Played,
    Reshuffled,
    Robbed,
    RoundBegan,
    RoundEnded,
    Showed,
    Spied,
    Took,
    TurnBegan,
    TurnVoid,
    VoteCalled,
    VoteEnded,
)


def tell(event: Event, voice: Voice) -> str | None:
    """One fact as a sentence; None for one that another sentence tells already."""
    key = f"canal-grande-tell-{event.kind}"
    player = "" if event.seat is None else voice.who(event.seat)
    match event:
        case RoundBegan():
            return voice(key)
        case TurnBegan():
            laid = naming.offer(naming.Offer(event.cards, event.numbers), voice)
            return voice(key, player=player, chooser=voice.who(event.chooser), cards=laid)
        case TurnVoid() | NothingToRob() | Spied() | NoVote() | Passed():
            return voice(key, player=player)
        case Reshuffled():
            return voice(key, n=event.cards)
        case Divided():
            return voice(key, player=player, first=naming.offer(event.first, voice), second=naming.offer(event.second, voice))
        case Chosen():
            return voice(key, player=player, letter=naming.LETTERS[event.offer], cards=naming.offer(event.taken, voice))
        case Took():
            return _took(event, player, voice)
        case Robbed():
            key += "" if event.card is None else {event.seat: "-by-you", event.victim: "-from-you"}.get(voice.me, "")
            return voice(key, player=player, victim=voice.who(event.victim), card=_card(event.card, voice))
        case Drew():
            key += "-by-you" if event.card is not None and voice.me == event.seat else ""
            return voice(key, player=player, card=_card(event.card, voice))
        case Showed():
            return _showed(event, player, voice)
        case NothingToDraw():
            return voice(key, player=player, n=event.draws)
        case VoteCalled():
            same = event.seat == event.challenger
            return voice(key if same else f"{key}-by-another", player=player, challenger=voice.who(event.challenger))
        case Opened() | Played():
            laid = naming.laid(event.district, event.named, event.reinforcements, voice)
            return voice(key, player=player, district=naming.district(event.district, voice), cards=laid, total=event.total)
        case VoteEnded():
            return _vote_ended(event, voice)
        case RoundEnded():
            return _round_ended(event, voice)
        case MatchWon():
            won = voice(f"canal-grande-ending-{event.reason}")
            return voice(key, players=naming.people(event.winners, voice), n=len(event.winners), reason=won)


def _card(card: Card | None, voice: Voice) -> str:
    """A card that went from hand to hand; None for somebody who did not see which."""
    return voice("canal-grande-a-card") if card is None else naming.some(card, 1, voice)


def _took(event: Took, player: str, voice: Voice) -> str:
    """What went into the hand and what was laid in front; at least one of the two."""
    what = "both" if event.cards and event.numbers else "cards" if event.cards else "numbers"
    cards = naming.joined(naming.listed(event.cards, voice), voice)
    return voice(
        f"canal-grande-tell-took-{what}", player=player, cards=cards, numbers=naming.numbers(event.numbers, voice), total=event.total
    )


def _showed(event: Showed, player: str, voice: Voice) -> str:
    """Every card that must be shown, and what becomes of it."""
    fates = {Fate.REPLACED: "replaced", Fate.ACTS: "acts", Fate.LAID: "laid"}
    return voice(f"canal-grande-tell-showed-{fates[event.fate]}", player=player, card=naming.some(event.card, 1, voice))


def _vote_ended(event: VoteEnded, voice: Voice) -> str:
    name = naming.district(event.district, voice)
    high, low = max(event.totals), min(event.totals)
    winners = naming.people(event.winners, voice)
    key = "canal-grande-tell-vote_ended-tie" if high == low else "canal-grande-tell-vote_ended"
    said = [voice(key, players=winners, n=len(event.winners), district=name, high=high, low=low)]
    if _opening_won(event):
        said.append(voice("canal-grande-tell-opening-card", player="" if event.seat is None else voice.who(event.seat)))
    said += [_lost(seat, event, voice) for seat in range(len(event.discarded)) if seat not in event.winners and _played(seat, event)]
    return " ".join(said)


def _played(seat: Seat, event: VoteEnded) -> bool:
    return bool(event.discarded[seat] or event.returned[seat])


def _opening_won(event: VoteEnded) -> bool:
    """Whether the winners played no card of the district: then the challenger's first card is their mark, and not discarded."""
    return event.seat is not None and event.seat not in event.winners and event.district not in event.discarded[event.seat]


def _lost(seat: Seat, event: VoteEnded, voice: Voice) -> str:
    lost, kept = event.discarded[seat], event.returned[seat]
    key = "canal-grande-tell-kept" if not lost else "canal-grande-tell-lost-kept" if kept else "canal-grande-tell-lost"
    gone, back = (naming.joined(naming.listed(what, voice), voice) for what in (lost, kept))
    return voice(key, player=voice.who(seat), gone=gone, kept=back)


def _round_ended(event: RoundEnded, voice: Voice) -> str:
    high, low = max(event.sums), min(event.sums)
    if not event.drawers:
        return voice("canal-grande-tell-round_ended-equal", sum=high)
    drawers = naming.people(event.drawers, voice)
    return voice("canal-grande-tell-round_ended", high=high, low=low, players=drawers, n=len(event.drawers), draws=event.draws)
