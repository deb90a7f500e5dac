"""Long texts on pages."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs._shared import parts
from cogs._shared.ids import PageId
from cogs._shared.voice import Voice, clip, units

LIMIT = 3600
"""Characters on a page; Discord takes 4,000 in one message, its heading included."""


def paginate(paragraphs: Sequence[str], limit: int = LIMIT) -> list[str]:
    """Paragraphs on as few pages as hold them; a paragraph is cut only when it fills a page by itself."""
    pages: list[str] = []
    page = ""
    for paragraph in paragraphs:
        text = clip(paragraph, limit)
        if page and units(page) + units(text) + 1 > limit:
            pages.append(page)
            page = text
        else:
            page = f"{page}\n{text}" if page else text
    return [*pages, page] if page or not pages else pages


def page_view(title: str, pages: Sequence[str], at: PageId, voice: Voice) -> ui.LayoutView:
    """One page of a text, with buttons to the pages before and after it. A page that does not exist shows the nearest."""
    number = min(max(at.page, 0), len(pages) - 1)
    items: list[parts.Item] = [parts.text(f"### {clip(title, 200)}"), parts.text(pages[number] or "—", LIMIT)]
    if len(pages) > 1:
        turn: list[parts.Button] = []
        if number > 0:
            turn.append(parts.button(voice("house-page-before"), str(PageId(at.what, at.of, number - 1))))
        if number < len(pages) - 1:
            turn.append(parts.button(voice("house-page-after"), str(PageId(at.what, at.of, number + 1))))
        items += [parts.text("-# " + voice("house-page", page=number + 1, pages=len(pages))), parts.row(*turn)]
    return parts.message(*items)
