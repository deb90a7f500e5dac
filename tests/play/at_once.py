"""Things that happen at one instant, and clicks on what is not there any more."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import simcord
from simcord import actors

from tests.play.table import World, texts

BUTTON, SELECT = 2, 3
"""Discord's component types."""


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


def heard(result: Any) -> str:
    """All that a person reads as the answer to a click or a command: the message it made or changed, and what followed it."""
    answers = [*([] if result.response is None else [result.response]), *result.followups]
    return "\n".join(texts(answer) for answer in answers)
