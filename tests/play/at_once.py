"""Things that happen at one instant, and clicks on what is not there any more."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import simcord
from simcord import actors

from tests.play.table import World, texts

BUTTON, SELECT = 2, 3
"""Discord's component types."""
DEFERRED_EDIT, EDIT = 6, 7
"""Discord's kinds of a first answer that change the message which was clicked in."""
EPHEMERAL = 1 << 6


async def at_once(w: World, *acts: Awaitable[Any]) -> list[Any]:
    """The results of these clicks and commands. The bot hears of all of them, in this order, before it does anything about one."""

    async def not_yet(**_: Any) -> None:
        pass

    vars(w.env)["_settle_internal"] = not_yet
    try:
        results = [await act for act in acts]
    finally:
        del vars(w.env)["_settle_internal"]
    await w.env.settle()
    return results


async def press(w: World, who: simcord.MemberActor, message: Any, custom_id: str, values: Sequence[str] | None = None) -> Any:
    """Click a control that somebody may still see on their screen, whatever has become of the message. `values`: of a select."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else SELECT}
    if values is not None:
        data["values"] = list(values)
    return await vars(actors)["_component_interaction"](who, w.env.backend.get_message(message.channel_id, message.id), data)


def private_answers(w: World, result: Any) -> list[str]:
    """Every text that the bot sent in answer to this click or command. Fails where one of them is for everybody to read."""
    token: str = result.__dict__["_interaction"].token
    found: list[str] = []
    for request in w.env.http_requests:
        if token not in request.path or request.json is None:
            continue
        kind, data = request.json.get("type"), request.json.get("data", request.json)
        if kind in (DEFERRED_EDIT, EDIT):
            assert result.response.ephemeral
        elif kind is not None or request.method == "POST":
            assert data.get("flags", 0) & EPHEMERAL, request
        found.append(texts(_Sent(data)))
    return found


class _Sent:
    """A message as it was sent."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.content: str | None = data.get("content")
        self.components: list[dict[str, Any]] = data.get("components") or []
