"""The parts that messages are made of, typed once. No view of ours lives on: every control is answered from its custom id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs._shared.voice import clip, units

Row: TypeAlias = "ui.ActionRow[ui.LayoutView]"
Button: TypeAlias = "ui.Button[ui.LayoutView]"
Item: TypeAlias = "ui.Item[ui.LayoutView]"

TEXT = 4000
"""Characters of text that Discord takes in one message."""
TONE = discord.Colour(0x2E4057)


def text(content: str, limit: int = 3900) -> Item:
    return ui.TextDisplay(clip(content, limit))


def picture(name: str, description: str) -> Item:
    """An attached picture with its description (cut at Discord's 1,024 characters)."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=clip(description, 1024)))


def button(label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, *, disabled: bool = False) -> Button:
    return ui.Button(label=clip(label, 80), custom_id=custom_id, style=style, disabled=disabled)


def row(*buttons: Button) -> Row:
    """Up to five buttons."""
    return ui.ActionRow(*buttons)


def rows(buttons: Sequence[Button]) -> list[Row]:
    """As many rows as these buttons need."""
    return [ui.ActionRow(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]


def select(custom_id: str, placeholder: str, options: list[discord.SelectOption], least: int, most: int) -> Row:
    """A select alone in its row; 1 to 25 options."""
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=custom_id, placeholder=clip(placeholder, 150), options=options, min_values=least, max_values=most
    )
    return ui.ActionRow(menu)


def message(*items: Item) -> ui.LayoutView:
    """A message of these parts: texts and pictures framed together, rows of controls below them."""
    view = ui.LayoutView(timeout=None)
    framed: list[Any] = [item for item in items if not isinstance(item, ui.ActionRow)]
    written: list[Any] = [item for item in framed if isinstance(item, ui.TextDisplay)]
    while (over := sum(units(item.content) for item in written) - TEXT) > 0:
        longest = max(written, key=lambda item: units(item.content))
        longest.content = clip(longest.content, max(1, units(longest.content) - over))
    view.add_item(ui.Container(*framed, accent_colour=TONE))
    for item in items:
        if isinstance(item, ui.ActionRow):
            view.add_item(item)
    return view


def note(content: str) -> ui.LayoutView:
    """A short text alone."""
    return message(text(content))
