"""Slash commands that cannot be carried out: unknown by now, of an older form, or with options that are not offered."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Command, Parameter
from discord.enums import AppCommandOptionType

from cogs._shared.answer import Answer, answering
from host.errors import Refusal

log = logging.getLogger(__name__)

OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
    app_commands.CheckFailure,
)
"""What is raised when Discord knows a command otherwise than this program does."""


class Tree(app_commands.CommandTree[Any]):
    """Answers every command, whatever is wrong with it. Discord checks options too, but by what it knows of the command."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        command = interaction.command
        if interaction.type is not discord.InteractionType.application_command or not isinstance(command, Command):
            return True
        if interaction.guild_id is None and not in_private(command):
            await answering(interaction, self._refuse_in_private)
            return False
        known = {parameter.display_name: parameter for parameter in command.parameters}
        if all(name in known and offered(known[name], value) for name, value in iter(interaction.namespace)):
            return True
        await answering(interaction, self._refuse)
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("no completions: %s", error)
            return
        if isinstance(error, OUTDATED):
            log.warning("user %s used a command that is not known so: %s", interaction.user.id, error)
            await answering(interaction, self._refuse)
            return

        async def fail(answer: Answer) -> None:
            raise error

        await answering(interaction, fail)

    async def _refuse_in_private(self, answer: Answer) -> None:
        raise Refusal("refusal-server-only")

    async def _refuse(self, answer: Answer) -> None:
        raise Refusal("refusal-command")


def in_private(command: Command[Any, ..., Any]) -> bool:
    """Whether this command may be used in direct messages: most are about the tables of a server."""
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is not None and contexts.dm_channel


def offered(parameter: Parameter, value: object) -> bool:
    """Whether this is a value that the command takes."""
    number = isinstance(value, int) and not isinstance(value, bool)
    if parameter.choices:
        return any(type(value) is type(choice.value) and value == choice.value for choice in parameter.choices)
    if parameter.type is AppCommandOptionType.integer:
        size: object = value if number else None
    elif parameter.type is AppCommandOptionType.string:
        size = len(value) if isinstance(value, str) else None
    else:
        return parameter.type is not AppCommandOptionType.boolean or isinstance(value, bool)
    if not isinstance(size, int):
        return False
    least, most = parameter.min_value, parameter.max_value
    return (least is None or least <= size) and (most is None or size <= most)
