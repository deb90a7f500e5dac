"""Answering a person: in time, privately, and always."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import aiohttp
import discord

from cogs._shared.voice import Voice
from host.errors import Refusal

log = logging.getLogger(__name__)

PATIENCE = 0.4
"""Seconds after which an answer that is not ready is announced, so that no interaction waits for its first answer."""
NOBODY = discord.AllowedMentions.none()
UNREACHED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised when Discord refuses something or cannot be reached."""
BAD_FORM = 50035
"""Discord's code for a message that it will not take: ours is wrong."""


class Answer:
    """The one answer to one interaction: direct when it is ready in time, else announced and then filled in.

    A click in a private panel changes that panel; everything else makes a new message, private unless `public`.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, public: bool = False) -> None:
        self.interaction = interaction
        self.voice = Voice(str(interaction.locale))
        """The reader's language; what they have set for themselves is known once the work begins."""
        message = interaction.message if interaction.type is discord.InteractionType.component else None
        self._in_place = message is not None and message.flags.ephemeral
        self._public = public
        self._sending = asyncio.Lock()
        self._announcing: asyncio.Task[None] | None = None
        self._given = False
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._late)

    def _late(self) -> None:
        self._announcing = asyncio.ensure_future(self._announce())

    async def _announce(self) -> None:
        async with self._sending:
            if self.interaction.response.is_done():
                return
            try:
                if self._in_place:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=not self._public, thinking=True)
            except UNREACHED as error:
                log.warning("could not announce an answer: %s", error)

    async def close(self) -> None:
        """No answer is under way any more."""
        self._timer.cancel()
        if self._announcing is not None:
            await self._announcing

    async def show(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> bool:
        """Show a panel: in place of the one that was clicked in, else as a new message. Whether it reached Discord."""
        view.stop()
        return await self._deliver(lambda: self._show(view, files))

    async def _show(self, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> None:
        response = self.interaction.response
        if not response.is_done():
            if self._in_place:
                await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await response.send_message(view=view, files=files, ephemeral=not self._public, allowed_mentions=NOBODY)
        elif self._given:
            await self.interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)

    async def sentence(self, text: str) -> bool:
        """Say something privately, leaving any panel as it is. Whether it reached Discord."""
        return await self._deliver(lambda: self._sentence(text))

    async def _sentence(self, text: str) -> None:
        response = self.interaction.response
        if not response.is_done():
            await response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
        elif not self._given and not self._in_place and not self._public:
            await self.interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
        else:
            if not self._given and self._public:
                await self.interaction.delete_original_response()
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)

    async def _deliver(self, send: Callable[[], Awaitable[None]]) -> bool:
        """What is committed stays so when its answer cannot be delivered, and what follows from it must happen: nothing is raised then,
        but for an answer that Discord finds malformed."""
        self._timer.cancel()
        async with self._sending:
            try:
                await send()
            except UNREACHED as error:
                if isinstance(error, discord.HTTPException) and error.code == BAD_FORM:
                    raise
                log.warning("an answer could not be delivered to user %s: %s", self.interaction.user.id, error)
                return False
            self._given = True
            return True


async def answering(interaction: discord.Interaction[Any], work: Callable[[Answer], Awaitable[None]], *, public: bool = False) -> None:
    """Do `work` and see to it that the person gets an answer whatever happens in it, and that the bot does not stop before."""
    await interaction.client.in_hand(_answer(interaction, work, public))


async def _answer(interaction: discord.Interaction[Any], work: Callable[[Answer], Awaitable[None]], public: bool) -> None:
    """The one error wrapper of all cogs."""
    answer = Answer(interaction, public=public)
    if interaction.guild_id is not None:
        interaction.client.actions.members.heard(interaction.guild_id, interaction.user.id)
    try:
        answer.voice = await interaction.client.house.reader(interaction)
        await work(answer)
    except Refusal as refusal:
        await answer.sentence(answer.voice(refusal.key, **refusal.values))
    except Exception:
        reference = secrets.token_hex(3)
        log.exception("fault %s: user %s, %s", reference, interaction.user.id, interaction.data)
        await answer.sentence(answer.voice("error-fault", reference=reference))
    finally:
        await answer.close()
