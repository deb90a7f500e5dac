"""The private panel: what a seat holds, what it was told, and the controls of its open question."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import ButtonStyle, ui

from cogs._shared import ids, parts
from cogs._shared.boards import happened
from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice, clip, seat_mark
from engine.game import NONE
from host.drafts import Position
from host.play import PAGE, Panel

BUTTONS = 5
"""As many options fit in a row of buttons; more make a select."""


def panel_view(
    panel: Panel, presenter: Presenter[object], voice: Voice, image: bytes | None, *, notice: str | None = None, page: int = 0
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The panel as a message, and its picture. `page` (0-based) is the page of options on view."""
    t = panel.table
    items: list[parts.Item] = [
        parts.text("### " + voice("house-panel-title", game=voice(f"{_key(t.game.key)}-name"), table=t.id, seat=seat_mark(panel.seat)))
    ]
    if notice:
        items.append(parts.text(f"⚠️ {notice}", 400))
    news = [said for event in panel.news if (said := presenter.tell(event, voice))]
    if news:
        items.append(parts.text(f"**{voice('house-news')}**\n" + happened(news, voice, 900)))
    files: list[discord.File] = []
    held = presenter.hand_in_words(panel.view, voice)
    if image is not None:
        files.append(discord.File(BytesIO(image), "hand.png"))
        items.append(parts.picture("hand.png", presenter.hand_in_words(panel.view, voice.plain())))
    if held:
        items.append(parts.text(held, 1200))
    items += _asking(panel, presenter, voice, page)
    if t.game.reacts and t.status == "playing":
        items.append(_reactions(panel, voice))
    return parts.message(*items), files


def _key(game: str) -> str:
    return game.replace("_", "-")


def _asking(panel: Panel, presenter: Presenter[object], voice: Voice, page: int) -> list[parts.Item]:
    here = panel.position
    if here is None:
        return [
            parts.text(_waiting(panel, presenter, voice), 400),
            parts.row(parts.button(voice("house-refresh"), ids.for_table(panel.table.id, "hand"))),
        ]
    items: list[parts.Item] = []
    if panel.seat not in panel.table.to_act:
        items.append(parts.text(voice("house-may-change"), 300))
    steps: list[parts.Button] = []
    if here.choices is None:
        items.append(parts.text(f"**{voice('house-preview')}** {presenter.preview(panel.view, here, voice)}", 1200))
        steps.append(parts.button(voice("house-confirm"), ids.for_panel(panel, "do"), ButtonStyle.success))
    else:
        items.append(parts.text(f"**{presenter.question(panel.view, here, voice)}**", 1200))
        items += _options(panel, presenter, here, voice, page)
    if not panel.draft.empty:
        steps.append(parts.button(voice("house-back"), ids.for_panel(panel, "back")))
        if len(panel.draft.moves) + len(panel.draft.prefix) > 1:
            steps.append(parts.button(voice("house-restart"), ids.for_panel(panel, "restart")))
    return [*items, parts.row(*steps)] if steps else items


def _reactions(panel: Panel, voice: Voice) -> parts.Row:
    """The switch for letting every reaction pass; it says what pressing it does."""
    on = any(p.seat == panel.seat and p.passes for p in panel.table.row.seats)
    verb, key = ("askme", "house-ask-me") if on else ("passall", "house-pass-all")
    return parts.row(parts.button(voice(key), ids.for_table(panel.table.id, verb)))


def _waiting(panel: Panel, presenter: Presenter[object], voice: Voice) -> str:
    t = panel.table
    if t.status != "playing":
        return voice("house-over")
    return voice("house-waiting", players=", ".join(voice.who(s) for s in sorted(t.to_act)))


def _options(panel: Panel, presenter: Presenter[object], here: Position, voice: Voice, page: int) -> list[parts.Item]:
    choices = here.choices
    assert choices is not None
    plain = voice.plain()
    none: list[parts.Button] = []
    if choices.least == 0:
        # Not every client can send a select with nothing chosen.
        none.append(parts.button(presenter.option(panel.view, here, NONE, plain).label, ids.for_panel(panel, "gathered")))
    if choices.most == 1 and len(choices.options) + len(none) <= BUTTONS:
        offered = [
            parts.button(presenter.option(panel.view, here, part, plain).label, ids.for_panel(panel, "pick", part), ButtonStyle.primary)
            for part in choices.options
        ]
        return [parts.row(*offered, *none)]
    several = len(choices.options) > PAGE
    page = min(page, (len(choices.options) - 1) // PAGE)
    shown = choices.options[page * PAGE : (page + 1) * PAGE]
    labels = {part: presenter.option(panel.view, here, part, plain) for part in shown}
    options = [
        discord.SelectOption(
            label=clip(label.label, 100),
            value=part,
            description=clip(label.description, 100) if label.description else None,
            default=part in panel.draft.gathered,
        )
        for part, label in labels.items()
    ]
    items: list[parts.Item] = []
    if several and choices.most > 1:
        place = voice("house-gather", choose=_how_many(choices.least, choices.most, voice), count=len(panel.draft.gathered))
        items.append(parts.select(ids.for_panel(panel, "gather", page), place, options, 0, len(options)))
        ready = choices.least <= len(panel.draft.gathered) <= choices.most
        done = voice("house-gathered", count=len(panel.draft.gathered))
        turn = [parts.button(done, ids.for_panel(panel, "gathered"), ButtonStyle.primary, disabled=not ready)]
    else:
        least, most = max(1, choices.least), min(choices.most, len(options))
        items.append(parts.select(ids.for_panel(panel, "pick"), _how_many(least, most, voice), options, least, most))
        turn = none
    if several:
        last = (len(choices.options) - 1) // PAGE
        if page > 0:
            turn.append(parts.button(voice("house-page-before"), ids.for_panel(panel, "page", page - 1)))
        if page < last:
            turn.append(parts.button(voice("house-page-after"), ids.for_panel(panel, "page", page + 1)))
    return [*items, parts.row(*turn)] if turn else items


def _how_many(least: int, most: int, voice: Voice) -> str:
    if least == most:
        return voice("house-pick-one") if most == 1 else voice("house-pick-exactly", count=most)
    return voice("house-pick-several", least=least, most=most)
