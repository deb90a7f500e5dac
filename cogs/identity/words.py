"""The position of Identity in words: in full, as the description of its picture, and one seat's hand."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import suspects
from cogs._shared.voice import Voice
from engine.game import Seat
from engine.games.identity import AskedTile, EndedGame, Phase, View
from engine.games.suspects import Suspect

_LISTED = 12
"""So many suspects are named; more are only counted."""


def alt(view: View, voice: Voice) -> str:
    """The picture in a few sentences; the most important first, for descriptions are cut at their end."""
    said = [_now(view, voice), _points(view, voice)]
    for seat in (0, 1):
        said.append(_player(view, seat, voice))
        front = view.players[seat].front
        if front:
            asked = ", ".join(voice("identity-answer", suspect=one.suspect.name, n=one.answer) for one in front)
            said.append(voice("identity-words-front", tiles=asked))
    said.append(_stack(view, voice))
    said += [_ended(ended, voice) for ended in view.history[-1:]]
    return " ".join(said)


def in_words(view: View, voice: Voice) -> list[str]:
    """Everything public, in paragraphs: whose turn, points, both players with all they asked, what the answers leave, games played."""
    said = [f"**{_now(view, voice)}**", _points(view, voice), _stack(view, voice)]
    if view.idle and not view.last_chance and view.phase is not Phase.OVER:
        (seat,) = view.acting
        said.append(voice("identity-words-idle", player=voice.who(1 - seat), other=voice.who(seat)))
    for seat in (0, 1):
        player = view.players[seat]
        said.append(f"**{_player(view, seat, voice)}**")
        for key, tiles in (("identity-words-front", player.front), ("identity-words-discarded", player.discarded)):
            if tiles:
                said.append(voice(key, tiles="; ".join(_answer(one, voice) for one in tiles)))
        said.append(_informer(view, seat, voice))
    if view.history:
        said += [f"**{voice('identity-words-games')}**", *games(view, voice)]
    return said


def hand(view: View, voice: Voice) -> str:
    """The viewer's informer and hand, and who the other's informer may be."""
    assert view.viewer is not None
    mine, theirs = view.informers[view.viewer], view.informers[1 - view.viewer]
    said: list[str] = []
    if mine.suspect is not None:
        said.append(voice("identity-held-informer", suspect=suspects.described(mine.suspect, voice)))
    if view.hand:
        said.append(voice("identity-held", tiles=_listed(view.hand, voice)))
    if view.phase is not Phase.OVER and theirs.suspect is None and theirs.fitting < len(theirs.combinations):
        left = [one.suspect for one in theirs.combinations if one.possible and one.suspect is not None]
        said.append(voice("identity-left", fitting=theirs.fitting, possible=theirs.possible) + ".")
        if 0 < len(left) <= _LISTED:
            said.append(voice("identity-held-left", suspects=_listed(left, voice)))
    return "\n".join(said)


def games(view: View, voice: Voice) -> list[str]:
    """How each game of the match ended."""
    return [_ended(ended, voice) for ended in view.history]


def _listed(who: Sequence[Suspect], voice: Voice) -> str:
    return "; ".join(suspects.described(suspect, voice) for suspect in who)


def _now(view: View, voice: Voice) -> str:
    match view.phase:
        case Phase.OVER:
            return voice("identity-words-over")
        case Phase.INFORMER:
            return voice("identity-words-informers", game=view.game, starter=voice.who(view.starter))
        case _:
            key = "identity-words-last-chance" if view.last_chance else "identity-words-turn"
            return voice(key, game=view.game, turn=view.turn, player=voice.who(view.acting[0]))


def _points(view: View, voice: Voice) -> str:
    said = [voice("identity-words-points", first=view.points[0], second=view.points[1], n=view.points_to_win)]
    if view.drawn_games and view.phase is not Phase.OVER:
        said.append(voice("identity-words-drawn", n=view.drawn_games))
    return " ".join(said)


def _player(view: View, seat: Seat, voice: Voice) -> str:
    player = view.players[seat]
    key = "identity-words-starter" if seat == view.starter else "identity-words-player"
    return voice(key, player=voice.who(seat), n=player.hand, asked=len(player.front) + len(player.discarded))


def _answer(one: AskedTile, voice: Voice) -> str:
    return voice("identity-answer", suspect=suspects.described(one.suspect, voice), n=one.answer)


def _informer(view: View, seat: Seat, voice: Voice) -> str:
    """What the table can tell of a seat's informer."""
    informer = view.informers[seat]
    if informer.suspect is not None:
        return voice("identity-words-known", suspect=suspects.described(informer.suspect, voice))
    if not informer.chosen:
        return voice("identity-words-not-chosen")
    said = [voice("identity-words-left", fitting=informer.fitting, possible=informer.possible)]
    left = [one.suspect for one in informer.combinations if one.possible and one.suspect is not None]
    if 0 < len(left) <= _LISTED:
        said.append(_listed(left, voice))
    return " ".join(said)


def _stack(view: View, voice: Voice) -> str:
    return voice("identity-words-stack", n=view.stack)


def _ended(ended: EndedGame, voice: Voice) -> str:
    informers = suspects.joined(
        [voice("identity-informer-of", name=suspect.name, player=voice.who(seat)) for seat, suspect in enumerate(ended.informers)], voice
    )
    winner = "" if ended.winner is None else voice.who(ended.winner)
    loser = "" if ended.winner is None else voice.who(1 - ended.winner)
    return voice(f"identity-words-game-{ended.reason}", game=ended.game, winner=winner, loser=loser, informers=informers)
