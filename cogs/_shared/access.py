"""Which table somebody means, and who may do what with it: what counts is where it is played, wherever somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from db.tables import TableRow
from host.errors import Refusal
from host.tables import RUNNING, Tables


def may(interaction: discord.Interaction[Any], row: TableRow, permission: str) -> bool:
    """Whether whoever asks has this permission in the channel of this table of their server; on the server where that channel is gone."""
    user = interaction.user
    if interaction.guild is None or not isinstance(user, discord.Member):
        return False
    place = interaction.guild.get_channel_or_thread(row.channel)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return bool(getattr(user.guild_permissions, permission))
    return bool(getattr(place.permissions_for(user), permission))


def sees(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Whether this table of their server is there for whoever asks: they sit at it, or see its channel."""
    return any(s.user == interaction.user.id for s in row.seats) or may(interaction, row, "view_channel")


async def find(
    tables: Tables, interaction: discord.Interaction[Any], named: int | None, likely: Callable[[TableRow], bool], *, seated: bool
) -> TableRow:
    """The table that a command means: the one named, else the likely one played here, else the person's only likely one.

    `seated`: one where they sit; else also somebody else's played here. Raises Refusal when there is none, or several.
    """
    if named is not None:
        row = await tables.row(named)
        if row.server != interaction.guild_id or not sees(interaction, row):
            raise Refusal("refusal-no-table")
        return row
    mine = [r for r in await tables.of_user(interaction.user.id) if r.server == interaction.guild_id and likely(r)]
    here = [r for r in mine if interaction.channel_id in (r.thread, r.channel if r.thread is None else None)]
    if not mine and not seated:
        everyones = await tables.of_server(interaction.guild_id or 0, RUNNING)
        here = [r for r in everyones if likely(r) and interaction.channel_id in (r.thread, r.channel)]
    found = here or mine
    if not found:
        raise Refusal("refusal-no-table-here")
    if len(found) > 1:
        raise Refusal("refusal-which-table", tables=", ".join(str(i) for i in sorted(r.id for r in found)[:20]))
    return found[0]
