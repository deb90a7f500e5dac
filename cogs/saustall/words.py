"""The public position of Saustall in words, and what a seat alone knows."""

from __future__ import annotations

from collections.abc import Iterator

from cogs._shared.voice import Voice
from cogs.saustall import naming, telling
from engine.game import Seat
from engine.games.saustall import Gender, Motive, Phase, Room, Suspect, View, Way, outcomes
from engine.games.saustall.view import HandCard, PlayerView, RoomView, SuspectView


def task(view: View, voice: Voice) -> str:
    """What is asked, as everybody may read it: also against whom and whose card, for the post that told it may be further up."""
    declared = view.declared
    intervener = None if declared is None else declared.intervener
    player = None if declared is None else view.active
    return voice(
        f"saustall-task-{view.phase}",
        tokens=_tokens(view),
        player="" if player is None else voice.who(player),
        intervener="" if intervener is None else voice.who(intervener),
        first=voice.who(view.first),
    )


def alt(view: View, voice: Voice) -> str:
    """The picture in a few sentences, the most important first."""
    phase = voice(f"saustall-phase-{view.phase}", tokens=_tokens(view), first=view.first + 1)
    said = [voice("saustall-alt-head", round=view.round, rounds=len(view.road), task=phase)]
    if view.ending is not None:
        said.append(solution(view, voice))
        said += [voice("saustall-alt-score", player=voice.who(s), points=points) for s, points in enumerate(view.ending.scores)]
    else:
        said.append(voice("saustall-alt-waiting", players=naming.people(view.to_act, voice)))
        said += _declared(view, voice)
    said.append(voice("saustall-alt-suspects", suspects="; ".join(_short(one, voice) for one in view.suspects)))
    free = [one for one in view.witnesses if one.word is not None and one.suspect is None]
    if free:
        words = "; ".join(f"{naming.witness(one.witness, voice)} {voice(f'saustall-gender-{one.word}')}" for one in free)
        said.append(voice("saustall-alt-words", words=words))
    if view.ending is None:
        said += [_player(player, "saustall-alt-player", voice) for player in view.players]
    return " ".join(said)


def _tokens(view: View) -> int:
    return view.road[view.round - 1]


def _short(one: SuspectView, voice: Voice) -> str:
    verdict = {None: "open", True: "confirmed", False: "unconfirmed"}[one.confirmed]
    return voice(
        "saustall-alt-suspect",
        suspect=naming.suspect(one.suspect, voice),
        motive=naming.motive(one.motive, voice) if one.motive else "none",
        place=naming.witness(one.witness, voice) if one.witness else "none",
        verdict=verdict,
    )


def in_words(view: View, voice: Voice) -> list[str]:
    """Everything public, in paragraphs."""
    return [*_now(view, voice), *_village(view, voice), *_station(view, voice), *_evidence(view, voice), *_players(view, voice)]


def _now(view: View, voice: Voice) -> Iterator[str]:
    road = ", ".join(map(str, view.road))
    first = voice.who(view.first)
    yield voice("saustall-words-round", round=view.round, rounds=len(view.road), tokens=_tokens(view), road=road, first=first)
    if view.ending is not None:
        yield solution(view, voice)
    elif view.active is not None:
        yield voice("saustall-words-turn", player=voice.who(view.active))
    yield from _declared(view, voice)
    yield voice("saustall-words-deck", n=view.deck, cards=naming.cards(view.discards, voice))


def _declared(view: View, voice: Voice) -> Iterator[str]:
    declared = view.declared
    if declared is None or view.active is None:
        return
    card, use = naming.card(declared.use.card, voice), naming.use(declared.use, voice)
    taken = declared.player != view.active
    if taken and view.phase is not Phase.SEIZURE:
        yield voice("saustall-words-seized", player=voice.who(declared.player), robbed=voice.who(view.active), card=card, use=use)
        return
    yield voice("saustall-words-declared", player=voice.who(view.active), card=card, use=use)
    if declared.waiting:
        yield voice("saustall-words-waiting", players=naming.people(declared.waiting, voice))
    if declared.intervener is not None:
        came = "" if view.phase is Phase.ANSWER else "-taken" if taken else "-refused"
        yield voice(f"saustall-words-intervened{came}", player=voice.who(declared.intervener))


def _village(view: View, voice: Voice) -> Iterator[str]:
    yield f"**{voice('saustall-words-suspects')}**"
    for one in view.suspects:
        name = voice(f"saustall-name-{one.suspect}")
        said = state(one, voice)
        if one.confirmed is not None:
            said += ", " + voice(f"saustall-words-{'confirmed' if one.confirmed else 'unconfirmed'}")
        yield voice("saustall-words-suspect", name=name, role=naming.suspect(one.suspect, voice), state=said)
    for gender in Gender:
        left = [naming.motive(one.motive, voice) for one in view.motives_left if one.gender is gender]
        yield voice("saustall-words-motives", gender=gender, motives=naming.joined(left, voice))
    yield f"**{voice('saustall-words-witnesses')}**"
    for one in view.witnesses:
        said = voice("saustall-words-said", word=voice(f"saustall-gender-{one.word}")) if one.word else voice("saustall-words-silent")
        who = voice("saustall-words-stands", suspect=naming.suspect(one.suspect, voice)) if one.suspect else voice("saustall-words-nobody")
        yield voice("saustall-words-witness", place=naming.capital(naming.witness(one.witness, voice)), said=said, who=who)


def state(one: SuspectView, voice: Voice) -> str:
    """What is known of a suspect: gender, motive, place and word."""
    gender = voice(f"saustall-gender-{one.gender}")
    if one.witness is None and one.motive is None:
        return voice("saustall-state-nothing", gender=gender)
    if one.witness is None:
        return voice("saustall-state-motive", gender=gender, motive=naming.motive(one.motive or Motive.ENVY, voice))
    word = voice(f"saustall-gender-{one.word}") if one.word else voice("saustall-word-silent")
    place = naming.witness(one.witness, voice)
    if one.motive is None:
        return voice("saustall-state-alibi", gender=gender, place=place, word=word)
    return voice("saustall-state-both", gender=gender, place=place, word=word, motive=naming.motive(one.motive, voice))


def _station(view: View, voice: Voice) -> Iterator[str]:
    yield f"**{voice('saustall-words-rooms')}**"
    for room in view.rooms:
        brown = sum(visit.special for visit in room.visits)
        key = "saustall-words-room" if room.brown else "saustall-words-room-chapel"
        yield voice(
            key,
            room=voice(f"saustall-room-{room.room}"),
            green=room.green - len(room.visits) + brown,
            brown=room.brown - brown,
            visits=_visits(view, room, voice),
        )


def _visits(view: View, room: RoomView, voice: Voice) -> str:
    said: list[str] = []
    for visit in room.visits:
        values = {"player": voice.who(visit.seat), "round": visit.round, "sort": "special" if visit.special else "action"}
        if visit.room is Room.GROUP and visit.token is not None:
            target = naming.target("saustall-words-looked", view.place(visit.token), voice)
            said.append(voice("saustall-words-visit-target", target=target, **values))
        else:
            said.append(voice("saustall-words-visit", **values))
    return "; ".join(said) or voice("saustall-none")


def _evidence(view: View, voice: Voice) -> Iterator[str]:
    """Where the evidence lies and who has looked at it."""
    yield f"**{voice('saustall-words-evidence')}**"
    lookers: dict[int, list[Seat]] = {}
    for room in view.rooms:
        for visit in room.visits:
            if visit.token is not None and visit.seat not in lookers.setdefault(visit.token, []):
                lookers[visit.token].append(visit.seat)
    turned = {one.order: one.suspect for one in view.ending.turned} if view.ending else dict[int, Suspect]()
    stack: list[str] = []
    for n, token in enumerate(view.laboratory, start=1):
        if n in turned:
            stack.append(voice("saustall-words-turned-token", n=n, suspect=naming.suspect(turned[n], voice)))
        else:
            stack.append(voice("saustall-words-laboratory-token", n=n, players=naming.people(sorted(lookers.get(token, [])), voice)))
    yield voice("saustall-words-laboratory", tokens="; ".join(stack))
    for token in range(len(view.players) + view.aside):
        players = naming.people(sorted(lookers.get(token, [])), voice)
        if token < len(view.players):
            yield voice("saustall-words-token-of", player=voice.who(token), players=players)
        else:
            yield voice("saustall-words-token-aside", letter=naming.LETTERS[token - len(view.players)], players=players)


def _players(view: View, voice: Voice) -> Iterator[str]:
    yield f"**{voice('saustall-words-players')}**"
    for player in view.players:
        yield _player(player, "saustall-words-player", voice)
        if player.chose:
            yield voice("saustall-words-chose", player=voice.who(player.seat))
        if view.ending is not None:
            shown = [
                voice("saustall-words-scored-token", token=naming.token(one.token, voice, short=True), points=one.points)
                for one in view.ending.theories[player.seat]
            ]
            yield voice(
                "saustall-words-theory",
                player=voice.who(player.seat),
                tokens=naming.joined(shown, voice),
                penalties=view.ending.penalties[player.seat],
                points=view.ending.scores[player.seat],
            )


def _player(player: PlayerView, key: str, voice: Voice) -> str:
    return voice(
        key,
        player=voice.who(player.seat),
        hand=player.hand,
        stand=player.stand,
        interventions=player.interventions,
        penalties=player.penalties,
    )


def solution(view: View, voice: Voice) -> str:
    """Who did it, at the end."""
    outcome = view.ending.outcome if view.ending else None
    if outcome is None or outcome.suspect is None or outcome.motive is None:
        return voice("saustall-ending-accident")
    name, role = voice(f"saustall-name-{outcome.suspect}"), naming.suspect(outcome.suspect, voice)
    return voice("saustall-ending-murder", name=name, role=role, motive=naming.motive(outcome.motive, voice))


def held(view: View, voice: Voice) -> str:
    """All that only this seat knows, a line a kind."""
    me = view.me
    if me is None:
        return ""
    said = [voice("saustall-held-hand", cards=naming.joined([_card(one, voice) for one in me.hand], voice))] if me.hand else []
    said.append(voice("saustall-held-evidence", suspect=naming.suspect(me.evidence, voice)))
    if me.sightings:
        seen = [
            voice(
                "saustall-held-sighting",
                suspect=naming.suspect(one.suspect, voice),
                place=naming.place(one.now, voice),
                round=one.round,
                turn=one.turn,
            )
            for one in me.sightings
        ]
        said.append(voice("saustall-held-saw", seen="; ".join(seen)))
    if me.theory:
        said.append(voice("saustall-held-theory", tokens=naming.tokens(me.theory, voice)))
    if me.choice is not None:
        said.append(telling.chosen("saustall-held-choice", me.choice, voice))
    if me.stand and view.phase is not Phase.SUSPICION:
        said.append(voice("saustall-held-stand", tokens=naming.tokens(me.stand, voice)))
    if me.removed:
        said.append(voice("saustall-held-removed", tokens=naming.tokens(me.removed, voice)))
    if me.theory or me.choice is not None:
        said.append(voice("saustall-held-scores", scores=scores(view, voice)))
    return "\n".join(said)


def _card(one: HandCard, voice: Voice) -> str:
    """A hand card, how often, and where it can go as an action."""
    name = naming.card(one.card, voice)
    if one.copies > 1:
        name = voice("saustall-copies", n=one.copies, card=name)
    ways = dict.fromkeys(use.way for use in one.uses)
    if not ways or ways.keys() & {Way.MOTIVE, Way.ALIBI, Way.TESTIMONY}:
        return name
    return voice("saustall-held-action", card=name, ways=", ".join(voice(f"saustall-way-{way}") for way in ways))


def scores(view: View, voice: Voice) -> str:
    """The points for each outcome that is possible, the most first: suspects with equal points together, motives apart where they make
    a difference."""
    found: dict[Suspect | None, dict[int, list[Motive]]] = {}
    for one in outcomes(view):
        by_points = found.setdefault(one.outcome.suspect, {})
        by_points.setdefault(one.points, []).extend([one.outcome.motive] if one.outcome.motive else [])
    alike: dict[tuple[int, str], list[str]] = {}
    for suspect, by_points in found.items():
        who = voice("saustall-short-token-accident") if suspect is None else naming.suspect(suspect, voice)
        alike.setdefault(_points(by_points, voice), []).append(who)
    best_first = sorted(alike.items(), key=lambda one: -one[0][0])
    return "; ".join(voice("saustall-held-score", who=naming.joined(who, voice), points=said) for (_, said), who in best_first)


def _points(by_points: dict[int, list[Motive]], voice: Voice) -> tuple[int, str]:
    """The points of most motives; and the same in words, followed by those of the others by name."""
    usual = max(by_points, key=lambda points: len(by_points[points]))
    others = [
        voice("saustall-held-score-motive", motives=naming.joined([naming.motive(one, voice) for one in motives], voice), points=points)
        for points, motives in by_points.items()
        if points != usual
    ]
    return usual, voice("saustall-held-score-motives", points=usual, others="; ".join(others)) if others else str(usual)
