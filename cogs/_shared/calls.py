"""Calling people: by mention where the game is played, or by direct message for those who asked for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from cogs._shared.answer import UNREACHED
from cogs._shared.house import House
from cogs._shared.voice import Voice
from db.timers import Person

log = logging.getLogger(__name__)


class Calls:
    """One call to one person goes one way, and only one."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self.bot = bot
        self.house = house

    async def directly(self, person: Person, text: Callable[[Voice], str], nonce: str) -> bool:
        """Send a direct message. False when it could not be delivered; a door that Discord says is closed (they take none, or share no
        server with the bot) is remembered, so that the next call is a mention.

        What repeats a `nonce` (at most 25 characters) within some minutes is not delivered twice.
        """
        try:
            channel = await self.bot.create_dm(discord.Object(person.id))
            await channel.send(text(Voice(person.locale)), nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
        except UNREACHED as error:
            log.info("no direct message to user %s: %s", person.id, error)
            if isinstance(error, discord.Forbidden):
                await self.house.times.change_person(person.id, lambda now: replace(now, dms=False))
            return False
        return True

    async def in_public(self, place: Any, person: Person, text: str, nonce: str) -> None:
        """Mention somebody in a channel or thread. Nothing of it is secret. `nonce`: as above."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person.id)], replied_user=False)
        await place.send(text, nonce=nonce, allowed_mentions=mentions)
