"""The public position of Canal Grande in words: in full, and as the description of its picture."""

from __future__ import annotations

from cogs._shared.voice import Voice, clip
from cogs.canal_grande import naming
from engine.game import Seat
from engine.games.canal_grande import Card, Phase, View, VoteView


def task(view: View, voice: Voice) -> str:
    """What whoever is in turn is asked, as everybody may read it."""
    vote = view.vote
    if view.phase is not Phase.PLAY or vote is None or vote.district is None:
        return voice(f"canal-grande-task-{view.phase}")
    name = naming.district(vote.district, voice)
    if vote.needed is None:
        return voice("canal-grande-task-play-four", district=name)
    return voice("canal-grande-task-play", district=name, n=vote.needed)


def in_words(view: View, voice: Voice) -> list[str]:
    """Everything public, in paragraphs: what is going on, what waits, the sides, the piles."""
    said = [f"**{voice('canal-grande-words-now')}**", *stage(view, voice), *waiting(view, voice)]
    said += [f"**{voice('canal-grande-words-sides')}**", *(_side(view, side, voice) for side in range(len(view.sides)))]
    said.append(voice("canal-grande-words-aim", limit=view.limit))
    said += [f"**{voice('canal-grande-words-piles')}**", voice("canal-grande-words-deck", n=view.deck)]
    said.append(voice("canal-grande-words-discards", n=len(view.discards), cards=naming.cards(view.discards, voice)))
    said.append(voice("canal-grande-words-numbers", n=view.numbers))
    if view.options.free_gondola:
        said.append(voice("canal-grande-options-free_gondola"))
    return said


def alt(view: View, voice: Voice) -> str:
    """The picture in a few sentences; the most important first, for descriptions are cut at their end."""
    said = [] if view.turn is None else [voice("canal-grande-alt-turn", player=voice.who(view.turn), task=task(view, voice))]
    said += [_standing(view, side, voice) for side in range(len(view.sides))]
    said += stage(view, voice, brief=True)
    said += [voice("canal-grande-alt-piles", deck=view.deck, discards=len(view.discards), numbers=view.numbers)]
    return clip(" ".join(said), 1024)


def stage(view: View, voice: Voice, *, brief: bool = False) -> list[str]:
    """What lies on the canal, and who does what with it; `brief` leaves out what a description has no room for."""
    divider, chooser = voice.who(view.divider), voice.who(view.chooser)
    if view.phase is Phase.DIVIDE:
        return [voice("canal-grande-stage-divide", divider=divider, chooser=chooser, cards=naming.offer(view.laid, voice))]
    if view.phase is Phase.CHOOSE:
        offers = [
            voice("canal-grande-offer", letter=letter, cards=naming.offer(offer, voice))
            for letter, offer in zip(naming.LETTERS, view.offers, strict=True)
        ]
        return [voice("canal-grande-stage-choose", divider=divider, chooser=chooser), *offers]
    if view.result is not None:
        winners = [seat for seat, rank in enumerate(view.result.ranks) if rank == 1]
        reason = voice(f"canal-grande-ending-{view.result.reason}")
        return [voice("canal-grande-tell-match_won", players=naming.people(winners, voice), n=len(winners), reason=reason)]
    if view.vote is None:
        return [_robbery(view, voice)]
    return _opening(view, voice) if view.vote.district is None else _vote(view, view.vote.district, voice, brief)


def _robbery(view: View, voice: Voice) -> str:
    thief = view.turn or 0
    victims = view.sides[1 - naming.side_of(view, thief)]
    hands = [voice("canal-grande-hand-of", player=voice.who(seat), n=view.hand_sizes[seat]) for seat in victims]
    return voice("canal-grande-stage-rob", player=voice.who(thief), hands=naming.joined(hands, voice))


def _opening(view: View, voice: Voice) -> list[str]:
    vote = view.vote
    assert vote is not None
    key = "canal-grande-stage-open" if vote.owner == vote.challenger else "canal-grande-stage-open-for"
    said = [voice(key, owner=voice.who(vote.owner), challenger=voice.who(vote.challenger))]
    return [*said, *_banned(vote, voice)]


def _banned(vote: VoteView, voice: Voice) -> list[str]:
    """The districts that the owner of the doge's votes may not name again in this turn."""
    banned = [naming.district(card, voice) for card in vote.banned]
    return [voice("canal-grande-stage-banned", districts=naming.joined(banned, voice))] if banned else []


def _vote(view: View, district: Card, voice: Voice, brief: bool) -> list[str]:
    vote = view.vote
    assert vote is not None
    name = naming.district(district, voice)
    said = [voice("canal-grande-stage-play", district=name, owner=voice.who(vote.owner), challenger=voice.who(vote.challenger))]
    for side, total in zip(view.sides, vote.totals, strict=True):
        said += [_spread(view, district, seat, voice) for seat in side if not brief or vote.spreads[seat].total]
        if len(side) > 1:
            said.append(voice("canal-grande-side-total", players=naming.people(side, voice), total=total))
    if brief:
        return said
    if vote.needed is not None and view.turn is not None:
        said.append(voice("canal-grande-stage-needed", player=voice.who(view.turn), n=vote.needed))
    if view.seats > 2:
        said.append(voice("canal-grande-stage-tie"))
    return [*said, *_banned(vote, voice)]


def _spread(view: View, district: Card, seat: Seat, voice: Voice) -> str:
    """What a player has on the table; the first card is told where it is not one of the named district, for the loser discards it."""
    vote = view.vote
    assert vote is not None
    what, player = vote.spreads[seat], voice.who(seat)
    cards, gondolas = naming.spread(district, what, voice), len(what.reinforcements)
    said = [voice("canal-grande-spread", player=player, cards=cards, total=what.total, gondolas=gondolas)]
    if what.first not in (None, district):
        said.append(voice("canal-grande-spread-first", card=naming.district(what.first, voice)))
    if vote.passed[seat]:
        said.append(voice("canal-grande-spread-passed", player=player))
    return " ".join(said)


def waiting(view: View, voice: Voice) -> list[str]:
    """What is still to come in this turn."""
    if view.phase is Phase.OVER:
        return []
    said: list[str] = []
    now = view.resolution
    if now is not None and not now.bonus:
        said.append(voice("canal-grande-words-turn", divider=voice.who(view.divider), chooser=voice.who(view.chooser)))
    if now is not None:
        owner = voice.who(now.owner)
        if now.bonus:
            said.append(voice("canal-grande-waiting-bonus", player=owner, n=now.draws))
        elif now.draws:
            said.append(voice("canal-grande-waiting-draws", player=owner, n=now.draws))
        if view.coming:
            said.append(voice("canal-grande-waiting-owner", player=owner, cards=naming.cards(view.coming, voice)))
    if view.phase is not Phase.CHOOSE:
        said += [
            voice("canal-grande-waiting-offer", player=voice.who(view.divider), cards=naming.offer(offer, voice)) for offer in view.offers
        ]
    if view.bonus:
        said.append(voice("canal-grande-waiting-bonus-next", players=naming.people(view.bonus, voice)))
    return said


def _standing(view: View, side: int, voice: Voice) -> str:
    """A side in one sentence."""
    seats = view.sides[side]
    hands = " + ".join(str(view.hand_sizes[seat]) for seat in seats)
    return voice(
        "canal-grande-alt-side",
        players=naming.people(seats, voice),
        marks=naming.marks(view.marks[side], voice),
        sum=view.sums[side],
        limit=view.limit,
        hands=hands,
    )


def _side(view: View, side: int, voice: Voice) -> str:
    """All that is public about a side."""
    seats, won = view.sides[side], view.marks[side]
    hands = [voice("canal-grande-hand-of", player=voice.who(seat), n=view.hand_sizes[seat]) for seat in seats]
    key = "canal-grande-words-side" if len(seats) == 1 else "canal-grande-words-partners"
    said = [voice(key, players=naming.people(seats, voice), hands=naming.joined(hands, voice), n=view.hand_sizes[seats[0]])]
    most = max((won.count(card) for card in won), default=0)
    said.append(
        voice("canal-grande-words-marks", n=len(won), marks=naming.marks(won, voice), districts=len(set(won)), most=most)
        if won
        else voice("canal-grande-words-no-marks")
    )
    front = view.fronts[side]
    key = "canal-grande-words-sum" if front else "canal-grande-words-no-sum"
    said.append(voice(key, numbers=" + ".join(map(str, front)), sum=view.sums[side], limit=view.limit))
    return " ".join(said)
