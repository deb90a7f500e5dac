"""The public messages of a table: the open table and the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO

import discord
from discord import ButtonStyle, ui

from cogs._shared import ids, parts
from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice, clip, seat_mark, units
from engine.game import Seat
from host.table import Entry, Table
from host.tables import Tables
from host.timing import DAY, HOUR, PRESETS

BOARD = "board.png"


def name_key(game: str) -> str:
    """The text keys of a game begin with this."""
    return game.replace("_", "-")


def game_name(t: Table, voice: Voice) -> str:
    return voice(f"{name_key(t.game.key)}-name")


def lobby_view(t: Table, presenter: Presenter[object], voice: Voice) -> ui.LayoutView:
    """The message that opened the table: who sits and how to join while it is open, afterwards where it went."""
    title = parts.text("### " + voice("house-table-title", game=game_name(t, voice), table=t.id))
    if t.status != "open":
        return parts.message(title, parts.text(_went(t, voice)))
    count = Tables.sides(t.game, t.row.size)
    lines = [voice("house-lobby", host=f"<@{t.row.host}>", taken=len(t.row.seats), size=t.row.size)]
    lines += [said for said in (presenter.options(t.options, voice), clock_line(t, voice)) if said]
    if count:
        for side in range(count):
            people = ", ".join(f"<@{p.user}>" for p in t.row.seats if p.side == side) or voice("house-nobody")
            lines.append(f"**{voice('house-side', side=side + 1)}**: {people}")
    else:
        lines += [f"{seat_mark(p.seat)} <@{p.user}>" for p in t.row.seats]
    joins = (
        [parts.button(voice("house-join-side", side=s + 1), ids.for_table(t.id, "join", s), ButtonStyle.primary) for s in range(count)]
        if count
        else [parts.button(voice("house-join"), ids.for_table(t.id, "join"), ButtonStyle.primary)]
    )
    others = [
        parts.button(voice("house-leave"), ids.for_table(t.id, "leave")),
        parts.button(
            voice("house-start"), ids.for_table(t.id, "start"), ButtonStyle.success, disabled=len(t.row.seats) not in t.game.seats
        ),
        parts.button(voice("house-cancel"), ids.for_table(t.id, "cancel"), ButtonStyle.danger),
    ]
    rules = parts.button(voice("house-rules"), ids.for_table(t.id, "rules"))
    return parts.message(title, parts.text("\n".join(lines)), *parts.rows([*joins, *others, rules]))


def clock_line(t: Table, voice: Voice) -> str:
    """The clock and what happens when it runs out; empty for a table without one."""
    timing = t.timing
    if timing.kind == "none":
        return ""
    if timing.kind == "bank":
        clock = voice("house-clock-bank", days=timing.bank // DAY, hours=timing.move // HOUR)
    else:
        clock = voice(f"clock-{next(name for name, preset in PRESETS.items() if (preset.kind, preset.move) == (timing.kind, timing.move))}")
    return voice("house-clock", clock=clock, then=voice(f"time-up-{timing.when_up}"))


def _went(t: Table, voice: Voice) -> str:
    if t.status == "playing":
        return voice("house-lobby-playing", place=f"<#{t.place}>")
    if t.status == "finished":
        return voice("house-lobby-drawn" if t.result and t.result.drawn else "house-lobby-finished", winners=winners(t, voice))
    return voice(t.row.ending or "ending-cancelled")


def winners(t: Table, voice: Voice) -> str:
    assert t.result is not None
    return ", ".join(voice.who(s) for s, rank in enumerate(t.result.ranks) if rank == 1)


def told(entries: Sequence[Entry], presenter: Presenter[object], voice: Voice) -> list[str]:
    """What happened, a sentence a line; who moved instead of a player is said first."""
    lines: list[str] = []
    for entry in entries:
        if entry.by != "person":
            lines.append(voice(f"house-moved-{entry.by}".replace("_", "-"), player=voice.who(entry.seat)))
        lines += [said for event in entry.events if (said := presenter.tell(event, voice))]
    return lines


def happened(lines: Sequence[str], voice: Voice, limit: int) -> str:
    """The newest of these lines that fit into `limit` characters (one at least), and how many came before them."""
    kept: list[str] = []
    room = limit - 80
    for line in reversed(lines):
        if units(line) + 3 > room and kept:
            break
        kept.insert(0, "- " + clip(line, room - 3))
        room -= units(line) + 3
    if len(kept) < len(lines):
        kept.insert(0, "- " + voice("house-earlier", count=len(lines) - len(kept)))
    return "\n".join(kept)


@dataclass(frozen=True, slots=True)
class Around:
    """What is going on around the match: when clocks run out (epoch seconds, by seat), and who wishes what."""

    deadlines: Mapping[Seat, int]
    resigning: frozenset[Seat]
    pausing: frozenset[Seat]
    rematching: frozenset[Seat]
    removing: Mapping[Seat, frozenset[Seat]] = field(default_factory=dict[Seat, frozenset[Seat]])
    """Who would remove somebody, by the seat they would remove."""


def board_view(
    t: Table, presenter: Presenter[object], voice: Voice, lines: Sequence[str], around: Around, *, picture: bool
) -> ui.LayoutView:
    """The board as it stands, with its controls while it is played. Of a table that was played by other rules only the end is told."""
    items: list[parts.Item] = [parts.text("### " + voice("house-table-title", game=game_name(t, voice), table=t.id), 200)]
    if t.state is not None:
        alt = presenter.alt(t.view(None), voice.plain())
        items.append(parts.picture(BOARD, alt) if picture else parts.text(alt, 1024))
    if t.status == "playing":
        items.append(parts.text("\n".join(asked(t, presenter, voice, around.deadlines)) or "…", 900))
        if said := _beside(t, voice, around):
            items.append(parts.text("\n".join(said), 600))
    else:
        items.append(parts.text(ending(t, presenter, voice), 1500))
    if lines:
        items.append(parts.text(happened(lines, voice, 1200)))
    if t.status == "playing":
        items += [_controls(t, voice), *_seats_and_clocks(t, voice)]
        return parts.message(*items)
    if said := proof(t, voice):
        items.append(parts.text(said, 400))
    if t.status == "finished" and not t.outdated:
        if around.rematching and t.row.again is None:
            items.append(parts.text(voice("house-wish-rematch", players=_people(around.rematching, voice)), 300))
        items.append(_afterwards(t, voice))
    return parts.message(*items)


def _people(seats: Iterable[Seat], voice: Voice) -> str:
    return ", ".join(voice.who(s) for s in sorted(seats))


def asked(t: Table, presenter: Presenter[object], voice: Voice, deadlines: Mapping[Seat, int]) -> list[str]:
    """Whose choice the match waits for, what it is, and until when."""
    view = t.view(None)
    lines: list[str] = []
    for s in sorted(t.to_act):
        until = f" · ⏳ <t:{deadlines[s]}:R>" if s in deadlines else ""
        lines.append(f"**{voice.who(s)}** — {presenter.task(view, s, voice)}{until}")
    return lines


def _beside(t: Table, voice: Voice, around: Around) -> list[str]:
    lines = ["🏳️ " + voice("house-wish-resign", player=voice.who(s)) for s in sorted(around.resigning)]
    lines += ["🪑 " + voice("house-stand-in", player=voice.who(s)) for s in sorted(t.stand_ins)]
    if t.row.paused:
        lines.append("⏸️ " + voice("house-paused"))
    elif around.pausing:
        lines.append("⏸️ " + voice("house-wish-pause", players=_people(around.pausing, voice)))
    for seat, wishing in sorted(around.removing.items()):
        lines.append("🪑 " + voice("house-wish-remove", players=_people(wishing, voice), player=voice.who(seat)))
    if t.step == 0:
        lines.append("-# " + voice("house-promise", hash=t.promise or ""))
    return lines


def _controls(t: Table, voice: Voice) -> parts.Row:
    return parts.row(
        parts.button(voice("house-play"), ids.for_table(t.id, "play"), ButtonStyle.primary),
        parts.button(voice("house-hand"), ids.for_table(t.id, "hand")),
        parts.button(voice("house-words"), ids.for_table(t.id, "words")),
        parts.button(voice("house-rules"), ids.for_table(t.id, "rules")),
        parts.button(voice("house-log"), ids.for_table(t.id, "log")),
    )


def _afterwards(t: Table, voice: Voice) -> parts.Row:
    """What can still be done at a finished board."""
    buttons = [
        parts.button(voice("house-words"), ids.for_table(t.id, "words")),
        parts.button(voice("house-log"), ids.for_table(t.id, "log")),
    ]
    if t.row.again is None and not t.stand_ins:
        buttons.insert(0, parts.button(voice("house-rematch"), ids.for_table(t.id, "rematch"), ButtonStyle.primary))
    return parts.row(*buttons)


def _seats_and_clocks(t: Table, voice: Voice) -> list[parts.Row]:
    buttons: list[parts.Button] = []
    if t.stand_ins:
        buttons.append(parts.button(voice("house-sit"), ids.for_table(t.id, "sit")))
    if t.row.paused:
        buttons.append(parts.button(voice("house-resume"), ids.for_table(t.id, "resume"), ButtonStyle.success))
    return [parts.row(*buttons)] if buttons else []


def retired_view(t: Table, voice: Voice, lines: Sequence[str], *, picture: bool) -> ui.LayoutView:
    """A board that a newer post has followed: what it showed, without controls."""
    items: list[parts.Item] = [parts.text("-# " + voice("house-table-title", game=game_name(t, voice), table=t.id), 200)]
    if picture:
        items.append(parts.picture(BOARD, voice("house-earlier-board")))
    if lines:
        items.append(parts.text(happened(lines, voice, 1200)))
    return parts.message(*items)


def ending(t: Table, presenter: Presenter[object], voice: Voice) -> str:
    """How it ended: winners, reason, ranks and scores."""
    if t.result is None:
        lines = [f"**{voice(t.row.ending or 'ending-cancelled')}**"]
    else:
        result = t.result
        lines = [f"🏆 **{voice('house-drawn' if result.drawn else 'house-won', winners=winners(t, voice))}**"]
        if t.state is not None:
            lines[0] += f" {presenter.ending(t.view(None), result, voice)}"
        if result.reason != "result-resigned":
            order = sorted(range(len(result.ranks)), key=lambda s: (result.ranks[s], s))
            lines += [voice("house-rank", rank=result.ranks[s], player=voice.who(s), score=result.scores[s]) for s in order]
    return "\n".join(lines)


def proof(t: Table, voice: Voice) -> str:
    """The seed that lets anyone check the shuffles of a match that is over; empty for a table that never began."""
    return "" if t.row.seed is None else "-# " + voice("house-seed", seed=t.row.seed.hex(), hash=t.promise or "")


def board_file(image: bytes) -> discord.File:
    return discord.File(BytesIO(image), BOARD)
