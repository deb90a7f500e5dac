"""The position of Commissioner Victor in words: in full, as the description of its picture, and one seat's hand."""

from __future__ import annotations

from collections import Counter

from cogs import suspects
from cogs._shared.voice import Voice
from cogs.victor.telling import place
from engine.game import Seat
from engine.games.suspects import Feature
from engine.games.victor import Ending, FieldTile, Phase, Score, View


def alt(view: View, voice: Voice) -> str:
    """The picture in a few sentences; the most important first, for descriptions are cut at their end."""
    said = [_now(view, voice), *_last(view, voice), _frame(view, voice)]
    if view.ending is not None:
        said += [_score(view.ending, seat, voice) for seat in range(len(view.players))]
    else:
        said += [_stack(view, voice), *(_player(view, seat, voice) for seat in range(len(view.players)))]
    return " ".join(said)


def in_words(view: View, voice: Voice) -> list[str]:
    """Everything public, in paragraphs: turn, field by rows, what lines hold, where tiles may go, players, stack; at the end the points."""
    said = [f"**{_now(view, voice)}**", *_last(view, voice), f"**{voice('victor-words-field')}**", _frame(view, voice)]
    said += [_row(view, row, voice) for row in view.rows]
    said += [f"**{voice('victor-words-lines')}**", *(_alike(view, voice) or [voice("victor-words-no-lines")])]
    if view.phase is Phase.PLACE:
        said.append(voice("victor-words-spots", cells=", ".join(view.spots)))
        free = ", ".join(tile.cell for tile in view.field if tile.free)
        said.append(voice("victor-words-free", cells=free) if free else voice("victor-words-none-free"))
    said += [f"**{voice('victor-words-players')}**", *(_player(view, seat, voice) for seat in range(len(view.players)))]
    said.append(_stack(view, voice))
    if view.ending is not None:
        said += [f"**{voice('victor-words-points')}**", *(_points(view.ending, seat, voice) for seat in range(len(view.players)))]
    return said


def hand(view: View, voice: Voice) -> str:
    """The viewer's tiles, and what each would score now."""
    lines = [
        voice("victor-held", suspect=suspects.described(held.suspect, voice), n=held.score.points, why=_why(held.score, voice))
        for held in view.hand
    ]
    key = "victor-hand-over" if view.phase is Phase.OVER else "victor-hand"
    return "\n".join([voice(key), *(f"- {line}" for line in lines)])


def _now(view: View, voice: Voice) -> str:
    if view.acting is None:
        return voice("victor-words-over")
    return voice("victor-words-turn", number=view.turn.number, player=voice.who(view.acting))


def _last(view: View, voice: Voice) -> list[str]:
    """What was done in the last turn, as the field still shows it."""
    turn = view.turn if view.ending is not None else view.last
    if turn is None:
        return []
    names = {tile.cell: tile.suspect.name for tile in view.field}
    said: list[str] = []
    if turn.placed is not None and turn.placed == turn.target and turn.placed in names:
        name = names[turn.placed]
        return [voice("victor-words-both", player=voice.who(turn.seat), name=name, cell=turn.origin or "", target=turn.placed)]
    if turn.placed in names:
        said.append(voice("victor-words-placed", player=voice.who(turn.seat), name=names[turn.placed], cell=turn.placed))
    if turn.origin is not None and turn.target in names:
        name = names[turn.target]
        said.append(voice("victor-words-moved", player=voice.who(turn.seat), name=name, origin=turn.origin, target=turn.target))
    return said


def _frame(view: View, voice: Voice) -> str:
    columns, rows = ", ".join(view.columns), ", ".join(view.rows)
    return voice("victor-words-frame", n=len(view.field), columns=columns, rows=rows)


def _row(view: View, row: str, voice: Voice) -> str:
    """The tiles of a row from left to right."""
    order = {name: i for i, name in enumerate(view.columns)}
    tiles = sorted((tile for tile in view.field if tile.cell[1] == row), key=lambda tile: order[tile.cell[0]])
    return voice("victor-words-row", row=row, tiles="; ".join(_tile(tile, voice) for tile in tiles))


def _tile(tile: FieldTile, voice: Voice) -> str:
    said = f"{tile.cell} {suspects.described(tile.suspect, voice)}"
    if not tile.counters:
        return said
    owners = [voice("victor-counters-of", player=voice.who(seat), n=n) for seat, n in Counter(tile.counters).items()]
    return voice("victor-guarded", tile=said, counters=suspects.joined(owners, voice))


def _alike(view: View, voice: Voice) -> list[str]:
    """Lines in which a feature is three times or more, that is, worth points to somebody."""
    said: list[str] = []
    for line in view.rows + view.columns:
        counts: Counter[Feature] = Counter(f for tile in view.field if line in tile.cell for f in tile.suspect.features)
        found = [voice("victor-times", feature=suspects.feature(f, voice), n=n) for f, n in counts.items() if n >= 3]
        if found:
            said.append(voice("victor-words-line", line=place(line, voice), features=", ".join(found)))
    return said


def _player(view: View, seat: Seat, voice: Voice) -> str:
    player = view.players[seat]
    on = suspects.joined(player.counters, voice) if player.counters else ""
    said = [voice("victor-words-player", player=voice.who(seat), hand=player.hand)]
    if player.victor:
        said.append(voice("victor-words-holder", cells=on))
    elif on:
        said.append(voice("victor-words-counters", n=len(player.counters), cells=on))
    if player.supply:
        said.append(voice("victor-words-supply", n=player.supply))
    return " ".join(said)


def _stack(view: View, voice: Voice) -> str:
    return voice("victor-words-stack", n=view.stack, victors=view.stack_victors, aside=view.aside)


def suspects_named(ending: Ending, voice: Voice) -> str:
    """Everybody's prime suspect."""
    named = [voice("victor-ending-suspect", player=voice.who(seat), name=suspect.name) for seat, suspect in enumerate(ending.suspects)]
    return suspects.joined(named, voice)


def _score(ending: Ending, seat: Seat, voice: Voice) -> str:
    return voice("victor-words-score", player=voice.who(seat), name=ending.suspects[seat].name, n=ending.scores[seat].points)


def _points(ending: Ending, seat: Seat, voice: Voice) -> str:
    """A seat's prime suspect, its points and where they come from."""
    suspect, score = suspects.described(ending.suspects[seat], voice), ending.scores[seat]
    return voice("victor-words-reckoning", player=voice.who(seat), suspect=suspect, n=score.points, why=_why(score, voice))


def _why(score: Score, voice: Voice) -> str:
    """Where points come from: row 3: 3 sleek +1, …; empty where there are none."""
    said = [
        voice(
            "victor-why-line",
            line=place(line.line, voice),
            n=len(line.cells),
            feature=suspects.feature(line.feature, voice),
            points=line.points,
        )
        for line in score.lines
    ]
    said += [voice("victor-why-innocent", cell=innocent.cell, points=innocent.points) for innocent in score.innocents]
    return voice("victor-why", reasons=", ".join(said)) if said else ""
