"""Interactions that no Discord client sends, and what may change by them: nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import simcord
from simcord.actors import _component_interaction, _dispatch_actor_interaction  # pyright: ignore[reportPrivateUsage]
from simcord.enums import AppCommandType, InteractionType

from tests.play.table import World, texts

BUTTON, SELECT = 2, 3
"""Discord's component types."""
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
"""Discord's option types."""
PASSING = ("facts", "looks")
"""Rows that come and go without anybody's doing: what somebody was shown, when the bot was there."""
EMPTY_DRAFT = "[[], [], []]"


def stored(w: World) -> dict[str, list[tuple[Any, ...]]]:
    """All rows that count, by their table."""
    with closing(sqlite3.connect(database(w))) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
        rows = {name: sorted(connection.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in names if name not in PASSING}
    rows["drafts"] = [row for row in rows["drafts"] if EMPTY_DRAFT not in row]
    return rows


def database(w: World) -> Path:
    return w.bot.database.path


async def click(
    w: World, who: simcord.MemberActor, message: Any, custom_id: str, values: Sequence[str] | None = None, kind: int | None = None
) -> Any:
    """A click that says it was on a control with this id, whether the message has one or not. `values`: as if chosen in a select."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": (BUTTON if values is None else SELECT) if kind is None else kind}
    if values is not None:
        data["values"] = list(values)
    return await _component_interaction(who, w.env.backend.get_message(message.channel_id, message.id), data)


async def command(
    w: World,
    who: simcord.MemberActor | simcord.UserHandle,
    name: str,
    options: Mapping[str, tuple[int, Any]],
    channel: simcord.ChannelHandle | None = None,
    **extra: Any,
) -> Any:
    """A slash command with options of these types and values, whatever Discord would say to them and to its use in this channel."""
    root, *rest = name.split()
    given: list[dict[str, Any]] = [{"name": option, "type": kind, "value": value} for option, (kind, value) in options.items()]
    for part in reversed(rest):
        given = [{"name": part, "type": 1, "options": given}]
    data: dict[str, Any] = {"id": "1", "name": root, "type": AppCommandType.CHAT_INPUT, "options": given, **extra}
    return await _dispatch_actor_interaction(who, InteractionType.APPLICATION_COMMAND, channel or w.channel, data)


async def typing(w: World, who: simcord.MemberActor, name: str, option: str, kind: int, value: Any) -> list[Any]:
    """What is offered to complete `value`."""
    root, part = name.split() if " " in name else (name, None)
    given: list[dict[str, Any]] = [{"name": option, "type": kind, "value": value, "focused": True}]
    if part is not None:
        given = [{"name": part, "type": 1, "options": given}]
    data: dict[str, Any] = {"id": "1", "name": root, "type": AppCommandType.CHAT_INPUT, "options": given}
    result = await _dispatch_actor_interaction(who, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, w.channel, data)
    assert result.acknowledged
    return result.autocomplete_choices or []


def answer(result: Any) -> str:
    """The one private answer to an interaction. Fails when there is none, another, or a public one."""
    assert result.acknowledged, "nobody answered"
    own = [] if result.response is None else [result.response]
    fresh = [m for m in own if m.id != result._interaction.source_message_id] + result.followups
    messages = fresh or own
    assert len(messages) == 1, [texts(m) for m in messages]
    assert messages[0].ephemeral
    said = texts(messages[0])
    assert said
    assert "Traceback" not in said
    return said


def sentence(result: Any) -> str:
    """The same, of somebody who was refused something: one sentence or two, no panel."""
    said = answer(result)
    assert "Something went wrong" not in said
    assert len(said) < 400, said
    assert "\n" not in said
    return said
