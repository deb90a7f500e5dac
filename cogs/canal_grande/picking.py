"""The questions of Canal Grande: what is asked, how each option reads, what a move will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs._shared.presenter import Label
from cogs._shared.voice import Voice
from cogs.canal_grande import naming
from engine.game import DONE
from engine.games.canal_grande import (
    CARDS,
    Card,
    Choose,
    Divide,
    Offer,
    Open,
    Pass,
    Phase,
    Play,
    Reinforcement,
    Rob,
    View,
    VoteView,
    victory,
)
from host.drafts import Position

PASS = "pass"
NUMBER = "number_"


def seat_of(view: View) -> int:
    """Whose panel this is. Raises ValueError for the public, which has none."""
    if view.viewer is None:
        raise ValueError("the public is asked nothing")
    return view.viewer


def vote_of(view: View) -> VoteView:
    """The vote under way. Raises ValueError when there is none."""
    if view.vote is None:
        raise ValueError("there is no vote")
    return view.vote


def play_of(view: View, position: Position) -> Open | Play | None:
    """The play composed so far; None where none has begun."""
    if isinstance(position.move, Open | Play):
        return position.move
    match view.phase, position.prefix:
        case Phase.PLAY, (count, *batches) if count != PASS:
            return Play(int(count), _batches(batches))
        case Phase.OPEN, (district, *counts):
            return Open(Card(district), int(counts[0]) if counts else 0, _batches(counts[1:]))
        case _:
            return None


def _batches(parts: Sequence[str]) -> tuple[Reinforcement, ...]:
    return tuple(_batch(part) for part in parts if part != DONE)


def _batch(part: str) -> Reinforcement:
    district, _, count = part.rpartition(".")
    return Reinforcement(Card(district), int(count))


def picked_of(view: View, position: Position) -> Offer:
    """What is in the first offer so far."""
    return Offer(position.move.cards, position.move.numbers) if isinstance(position.move, Divide) else Offer()


def rest_of(whole: Offer, part: Offer) -> Offer:
    """What the other offer gets."""
    left = Counter(whole.cards) - Counter(part.cards)
    numbers = Counter(whole.numbers) - Counter(part.numbers)
    return Offer(tuple(card for card in CARDS for _ in range(left[card])), tuple(sorted(numbers.elements())))


# Questions


def question(view: View, position: Position, voice: Voice) -> str:
    asks = position.choices.asks if position.choices else ""
    if asks == "offer":
        return voice("canal-grande-ask-offer", chooser=voice.who(view.chooser))
    if asks == "choose":
        return voice("canal-grande-ask-choose", divider=voice.who(view.divider))
    if asks == "victim":
        return voice("canal-grande-ask-victim")
    return _ask_vote(view, position, asks, voice)


def _ask_vote(view: View, position: Position, asks: str, voice: Voice) -> str:
    vote, play = vote_of(view), play_of(view, position)
    if asks == "district":
        own = vote.owner == view.viewer
        return voice("canal-grande-ask-district" if own else "canal-grande-ask-district-for", owner=voice.who(vote.owner))
    if isinstance(play, Open):
        name = naming.district(play.district, voice)
        if asks == "cards":
            return voice("canal-grande-ask-cards", district=name)
    if play is None:
        return _standing_vote(view, voice, position.choices is not None and position.choices.options == (PASS,))
    if not naming.brought(play):
        return voice("canal-grande-ask-only-reinforcement", district=naming.district(_named(view, play), voice))
    so_far = naming.laid(_named(view, play), play.named, play.reinforcements, voice)
    return voice("canal-grande-ask-reinforcement", cards=so_far, after=_after(view, play, voice))


def _standing_vote(view: View, voice: Voice, only_pass: bool) -> str:
    """How the vote stands for whoever is asked to answer; `only_pass`: there is no play they could answer with."""
    vote, seat = vote_of(view), seat_of(view)
    assert vote.district is not None
    name = naming.district(vote.district, voice)
    side = naming.side_of(view, seat)
    values = {"district": name, "mine": vote.totals[side], "theirs": vote.totals[1 - side]}
    if vote.needed is None:
        return voice("canal-grande-ask-only-pass" if only_pass else "canal-grande-ask-answer-four", **values)
    key = "canal-grande-ask-only-decline" if only_pass else "canal-grande-ask-answer"
    return voice(key, needed=vote.needed, other=voice.who(1 - seat), **values)


def _named(view: View, play: Open | Play) -> Card:
    district = play.district if isinstance(play, Open) else vote_of(view).district
    if district is None:
        raise ValueError("no district is named yet")
    return district


def _after(view: View, play: Open | Play, voice: Voice) -> str:
    """What lies on the table after this play, and whether that is enough."""
    vote, seat = vote_of(view), seat_of(view)
    side = naming.side_of(view, seat)
    total, theirs = vote.totals[side] + naming.brought(play), vote.totals[1 - side]
    if isinstance(play, Open):
        return voice("canal-grande-after-open", total=total)
    if vote.needed is None:
        return voice("canal-grande-after-four", total=total, theirs=theirs)
    return voice("canal-grande-after-enough" if total >= vote.needed else "canal-grande-after-short", total=total, theirs=theirs)


# Options


def option(view: View, position: Position, part: str, voice: Voice) -> Label:
    asks = position.choices.asks if position.choices else ""
    if asks == "offer":
        return _card(view, part, voice)
    if asks == "choose":
        place = 0 if part == "first" else 1
        return Label(voice("canal-grande-take", letter=naming.LETTERS[place], cards=naming.offer(view.offers[place], voice)))
    if asks == "victim":
        seat = int(part.removeprefix("seat_"))
        return Label(voice("canal-grande-rob", player=voice.who(seat), n=view.hand_sizes[seat]))
    if asks == "district":
        return _district(view, Card(part), voice)
    if part == PASS:
        key = "canal-grande-decline-match" if _declining_ends(view) else "canal-grande-decline"
        return Label(voice("canal-grande-pass" if view.seats > 2 else key))
    return Label(_play(view, position, part, voice))


def _card(view: View, part: str, voice: Voice) -> Label:
    """A card to be divided; equal ones are told apart by a number."""
    kind, _, place = part.rpartition(".")
    if kind.startswith(NUMBER):
        value = int(kind.removeprefix(NUMBER))
        name, what = numbers_label(value, voice), voice("canal-grande-does-number", n=value, limit=view.limit)
    elif Card(kind) in CARDS[:6]:
        name, what = naming.district(Card(kind), voice), voice("canal-grande-does-district", n=view.hand.count(Card(kind)))
    else:
        name, what = voice(f"canal-grande-card-{kind}"), voice(f"canal-grande-does-{kind}")
    return Label(name if place == "1" else voice("canal-grande-another", name=name, n=int(place)), what)


def numbers_label(value: int, voice: Voice) -> str:
    return voice("canal-grande-number", n=value)


def _district(view: View, card: Card, voice: Voice) -> Label:
    side = naming.side_of(view, seat_of(view))
    mine, theirs = view.marks[side].count(card), view.marks[1 - side].count(card)
    label = voice("canal-grande-open-with", district=naming.district(card, voice), n=view.hand.count(card))
    return Label(label, voice("canal-grande-open-marks", mine=mine, theirs=theirs))


def _play(view: View, position: Position, part: str, voice: Voice) -> str:
    """One more piece of a play, and what it leads to."""
    so_far = play_of(view, position)
    if part == DONE:
        assert so_far is not None
        key = "canal-grande-done" if so_far.reinforcements else "canal-grande-done-without"
        return voice(key, after=_after(view, so_far, voice))
    if position.choices is not None and position.choices.asks == "reinforcement":
        assert so_far is not None
        batch = _batch(part)
        batches = (*so_far.reinforcements, batch)
        play: Open | Play = Open(so_far.district, so_far.named, batches) if isinstance(so_far, Open) else Play(so_far.named, batches)
        return voice("canal-grande-piece", cards=naming.batches([batch], voice)[0], after=_after(view, play, voice))
    count = int(part)
    play = Open(so_far.district, count) if isinstance(so_far, Open) else Play(count)
    if not count:
        return voice("canal-grande-only-reinforcements", district=naming.district(_named(view, play), voice))
    return voice("canal-grande-piece", cards=naming.counted(_named(view, play), count, voice), after=_after(view, play, voice))


# Previews


def preview(view: View, position: Position, voice: Voice) -> str:
    match position.move:
        case Divide(cards, numbers):
            first = Offer(cards, numbers)
            both = (first, rest_of(view.laid, first))
            offers = [
                voice("canal-grande-offer", letter=letter, cards=naming.offer(offer, voice))
                for letter, offer in zip(naming.LETTERS, both, strict=True)
            ]
            return "\n".join(["", *offers, voice("canal-grande-will-divide", chooser=voice.who(view.chooser))])
        case Choose(place):
            return _will_choose(view, place, voice)
        case Rob(victim):
            return voice("canal-grande-will-rob", player=voice.who(victim), n=view.hand_sizes[victim])
        case Pass():
            return _will_pass(view, voice)
        case Open() | Play():
            return _will_play(view, position.move, voice)
        case _:
            raise ValueError("nothing awaits confirmation")


def _will_choose(view: View, place: int, voice: Voice) -> str:
    taken, left = view.offers[place], view.offers[1 - place]
    said = [voice("canal-grande-will-choose", letter=naming.LETTERS[place], cards=naming.offer(taken, voice))]
    if taken.numbers:
        total = view.sums[naming.side_of(view, seat_of(view))] + sum(taken.numbers)
        said.append(voice("canal-grande-will-sum", total=total, limit=view.limit))
    for card in (Card.TRAITOR, Card.SPY, Card.DOGE):
        if count := taken.cards.count(card):
            said.append(voice(f"canal-grande-will-{card}", n=count))
    said.append(voice("canal-grande-will-leave", divider=voice.who(view.divider), cards=naming.offer(left, voice)))
    return " ".join(said)


def _will_pass(view: View, voice: Voice) -> str:
    vote, seat = vote_of(view), seat_of(view)
    mine = vote.spreads[seat]
    if view.seats > 2:
        return voice("canal-grande-will-pass")
    assert vote.district is not None
    loss = _loss(vote.district, Play(mine.named, mine.reinforcements), mine.first, voice)
    key = "canal-grande-will-decline-match" if _declining_ends(view) else "canal-grande-will-decline"
    return voice(key, other=voice.who(1 - seat), district=naming.district(vote.district, voice), loss=loss)


def _declining_ends(view: View) -> bool:
    """Whether the mark that the other player gets, when this one of two declines, wins the match."""
    vote = vote_of(view)
    return view.seats == 2 and vote.district is not None and victory((*view.marks[1 - seat_of(view)], vote.district)) is not None


def _loss(district: Card, laid: Open | Play, first: Card | None, voice: Voice) -> str:
    """What the loser of a vote gives up and keeps."""
    if first is None:
        return voice("canal-grande-lose-nothing")
    on_table = Counter({district: laid.named, Card.GONDOLA: len(laid.reinforcements)})
    for batch in laid.reinforcements:
        on_table[batch.district] += batch.cards
    gone = Counter({first: 1})
    gone[Card.GONDOLA] += len(laid.reinforcements)
    kept = on_table - gone
    key = "canal-grande-lose-kept" if kept else "canal-grande-lose"
    lost, back = (naming.joined(naming.listed(what.elements(), voice), voice) for what in (gone, kept))
    return voice(key, gone=lost, kept=back)


def _will_play(view: View, play: Open | Play, voice: Voice) -> str:
    vote, seat = vote_of(view), seat_of(view)
    district = _named(view, play)
    before = vote.spreads[seat]
    cards = naming.laid(district, play.named, play.reinforcements, voice)
    said = [voice("canal-grande-will-play", cards=cards, district=naming.district(district, voice), after=_after(view, play, voice))]
    first = before.first or (district if play.named else play.reinforcements[0].district)
    together = Play(before.named + play.named, before.reinforcements + play.reinforcements)
    said.append(voice("canal-grande-if-lost", loss=_loss(district, together, first, voice)))
    return " ".join(said)
