"""The public messages of a table: the open table and the board."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ButtonStyle, ui

from cogs._shared import ids, parts
from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice, seat_mark
from engine.game import Seat
from host.table import Entry, Table
from host.tables import Tables

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
    if said := presenter.options(t.options, voice):
        lines.append(said)
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


def _went(t: Table, voice: Voice) -> str:
    if t.status == "playing":
        return voice("house-lobby-playing", place=f"<#{t.place}>")
    if t.status == "finished":
        return voice("house-lobby-finished", winners=winners(t, voice))
    return voice(t.row.ending or "ending-cancelled")


def winners(t: Table, voice: Voice) -> str:
    assert t.result is not None
    return ", ".join(voice.who(s) for s, rank in enumerate(t.result.ranks) if rank == 1)


def told(entries: Sequence[Entry], presenter: Presenter[object], voice: Voice) -> list[str]:
    """What happened, a sentence a line."""
    return [said for entry in entries for event in entry.events if (said := presenter.tell(event, voice))]


def happened(lines: Sequence[str], voice: Voice, limit: int) -> str:
    """The newest of these lines that fit into `limit` characters, and how many came before them."""
    kept: list[str] = []
    room = limit - 60
    for line in reversed(lines):
        if len(line) + 3 > room:
            break
        kept.insert(0, f"- {line}")
        room -= len(line) + 3
    if len(kept) < len(lines):
        kept.insert(0, "- " + voice("house-earlier", count=len(lines) - len(kept)))
    return "\n".join(kept)


def board_view(
    t: Table, presenter: Presenter[object], voice: Voice, lines: Sequence[str], *, picture: bool, wishes: frozenset[Seat]
) -> ui.LayoutView:
    """The board as it stands, with its controls while it is played."""
    view = t.view(None)
    alt = presenter.alt(view, voice.plain())
    items: list[parts.Item] = [parts.text("### " + voice("house-table-title", game=game_name(t, voice), table=t.id), 200)]
    items.append(parts.picture(BOARD, alt) if picture else parts.text(alt, 1024))
    if t.status == "playing":
        asked = [f"**{voice.who(s)}** — {presenter.task(view, s, voice)}" for s in sorted(t.to_act)]
        items.append(parts.text("\n".join(asked), 900))
        items += [parts.text("🏳️ " + voice("house-wish-resign", player=voice.who(s)), 300) for s in sorted(wishes)]
        if t.step == 0:
            items.append(parts.text("-# " + voice("house-promise", hash=t.promise or ""), 300))
    else:
        items.append(parts.text(ending(t, presenter, voice), 1500))
    if lines:
        items.append(parts.text(happened(lines, voice, 1200)))
    if t.status == "playing":
        items.append(
            parts.row(
                parts.button(voice("house-play"), ids.for_table(t.id, "play"), ButtonStyle.primary),
                parts.button(voice("house-hand"), ids.for_table(t.id, "hand")),
                parts.button(voice("house-words"), ids.for_table(t.id, "words")),
                parts.button(voice("house-rules"), ids.for_table(t.id, "rules")),
                parts.button(voice("house-log"), ids.for_table(t.id, "log")),
            )
        )
    return parts.message(*items)


def retired_view(t: Table, voice: Voice, lines: Sequence[str], *, picture: bool) -> ui.LayoutView:
    """A board that a newer post has followed: what it showed, without controls."""
    items: list[parts.Item] = [parts.text("-# " + voice("house-table-title", game=game_name(t, voice), table=t.id), 200)]
    if picture:
        items.append(parts.picture(BOARD, voice("house-earlier-board")))
    if lines:
        items.append(parts.text(happened(lines, voice, 1200)))
    return parts.message(*items)


def ending(t: Table, presenter: Presenter[object], voice: Voice) -> str:
    """How it ended: winners, reason, ranks and scores, and the seed that lets anyone check the shuffles."""
    if t.result is None:
        lines = [f"**{voice(t.row.ending or 'ending-cancelled')}**"]
    else:
        result = t.result
        lines = [f"🏆 **{voice('house-won', winners=winners(t, voice))}** {presenter.ending(t.view(None), result, voice)}"]
        if result.reason != "result-resigned":
            order = sorted(range(len(result.ranks)), key=lambda s: (result.ranks[s], s))
            lines += [voice("house-rank", rank=result.ranks[s], player=voice.who(s), score=result.scores[s]) for s in order]
    if t.row.seed is not None:
        lines.append("-# " + voice("house-seed", seed=t.row.seed.hex(), hash=t.promise or ""))
    return "\n".join(lines)


def board_file(image: bytes) -> discord.File:
    return discord.File(BytesIO(image), BOARD)
