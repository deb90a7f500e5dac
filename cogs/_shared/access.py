"""Who may do what with a table: what counts is where the table is played, wherever somebody asks."""

from __future__ import annotations

from typing import Any

import discord

from db.tables import TableRow


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
