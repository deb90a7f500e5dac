"""The private panel, whatever the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from discord import ui

from cogs._shared.panel import panel_view
from cogs._shared.voice import Voice
from cogs.identity.presenter import IdentityPresenter
from db.open import Database
from engine.registry import GAMES
from tests.host.conftest import Host


async def test_of_many_news_the_newest_are_told(tmp_path: Path) -> None:
    host = Host(await Database.open(tmp_path / "tables.sqlite3"))
    t = await host.begin("identity")
    while len((await host.play.panel(t.id, 1)).news) < 12:
        t = await host.move(t.id)
    panel = await host.play.panel(t.id, 1)
    presenter: Any = IdentityPresenter(GAMES["identity"])
    voice = Voice("en", t.users, panel.seat)
    said = [line for event in panel.news if (line := presenter.tell(event, voice))]
    view, _ = panel_view(panel, presenter, voice, None)
    await host.database.close()
    shown = "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    assert said[-1] in shown
    assert said[0] not in shown
    assert "more before that (see the log)" in shown
