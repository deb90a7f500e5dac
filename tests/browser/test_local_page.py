"""What the local table's page adds to simcord's, through the requests that a browser makes."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from simcord import ChannelHandle, Env, MemberActor

import local
from bot import build
from db.open import Database


@dataclass
class Client:
    """One browser page, without the browser."""

    http: aiohttp.ClientSession
    base: str
    headers: dict[str, str]
    seen: dict[str, Any] = field(default_factory=dict[str, Any])
    """The snapshot that this page shows: not refreshed until it is asked for."""
    sent: int = 0

    async def look(self) -> dict[str, Any]:
        async with self.http.get(f"{self.base}/api/state", headers=self.headers) as response:
            self.seen = await response.json()
        return self.seen

    def control(self, label: str) -> Mapping[str, Any]:
        """The newest button with this label, as this page shows it."""

        def walk(parts: list[Any]) -> list[Any]:
            return [found for part in parts for found in (part, *walk(part.get("components", [])))]

        parts = [part for message in self.seen["messages"].values() for part in walk(message["components"])]
        return next(part for part in reversed(parts) if part.get("label") == label)

    async def click(self, control: Mapping[str, Any]) -> dict[str, Any]:
        self.sent += 1
        body = {
            "protocol_version": 3,
            "kind": "click",
            "sequence": self.sent,
            "request_id": f"click {self.sent}",
            "generation": self.seen["context"]["generation"],
            "bot_generation": self.seen["botGeneration"],
            "published_revision": self.seen["publishedRevision"],
            "target_id": control["control_key"].split(":")[1],
            "control_key": control["control_key"],
        }
        async with self.http.post(f"{self.base}/api/action", json=body, headers=self.headers) as response:
            return await response.json()


@dataclass
class Scene:
    page: local.LocalPage
    env: Env
    channel: ChannelHandle
    people: list[MemberActor]
    http: aiohttp.ClientSession

    async def sit_down(self, who: MemberActor) -> Client:
        address = urlsplit(self.page.url)
        base, headers = f"http://{address.netloc}", {"X-Simcord-Capability": address.fragment}
        async with self.http.post(f"{base}/api/pages", json={"viewer_id": str(who.id)}, headers=headers) as response:
            opened = await response.json()
        return Client(self.http, base, {**headers, "X-Simcord-Context": opened["context"]["id"]}, opened)


@asynccontextmanager
async def scene(folder: Path) -> AsyncGenerator[Scene]:
    database = await Database.open(folder / "tables.sqlite3")
    bot = build(database)
    env = Env(bot, settle_timeout=30)
    channel, people = local.make_world(env)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    await env.start()
    with env.time_context():
        async with local.LocalPage(env, channel, people, 0) as page, aiohttp.ClientSession() as http:
            assert isinstance(page, local.LocalPage)
            yield Scene(page, env, channel, people, http)
        await bot.close()
        await env.shutdown()
    await database.close()


async def test_the_people_have_the_same_ids_at_every_start(tmp_path: Path) -> None:
    ids: list[tuple[int, ...]] = []
    for start in ("first", "second"):
        (tmp_path / start).mkdir()
        async with scene(tmp_path / start) as s:
            ids.append((s.channel.id, s.env.guild.id, *(who.id for who in s.people)))
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == 6


async def test_a_click_on_a_page_that_is_a_moment_old_is_taken(tmp_path: Path) -> None:
    async with scene(tmp_path) as s:
        ada, ben, cleo = [await s.sit_down(who) for who in s.people[:3]]
        await s.people[0].slash(s.channel, "canal-grande new", players=4)
        await s.page.keep_up()
        for client in (ada, ben, cleo):
            await client.look()
        assert not (await ben.click(ben.control("Join side 1")))["rejected"]
        assert not (await cleo.click(cleo.control("Rules")))["rejected"], "the table has changed since Cleo looked, Rules has not"
        assert not (await ada.click(ada.control("Cancel")))["rejected"]
        refused = await cleo.click(cleo.control("Join side 2"))
        assert refused["rejected"], "there is nothing left to join"
        assert refused["diagnostics"][0]["code"] == "stale-revision"


async def test_everybody_sees_a_change_before_the_one_who_made_it_has_the_answer(tmp_path: Path) -> None:
    async with scene(tmp_path) as s:
        ada, ben = [await s.sit_down(who) for who in s.people[:2]]
        await s.people[0].slash(s.channel, "canal-grande new")
        await s.page.keep_up()
        await ada.look()
        await ben.look()
        await ben.click(ben.control("Join"))
        assert "SHA-256" in str((await ada.look())["messages"])
        assert "SHA-256" in str((await ben.look())["messages"])


async def test_what_has_no_controls_is_forgotten_in_time(tmp_path: Path) -> None:
    async with scene(tmp_path) as s:
        ada = await s.sit_down(s.people[0])
        await s.people[0].slash(s.channel, "canal-grande new")
        for number in range(local.BARE + 5):
            await s.people[1].send(s.channel, f"well, {number}")
        await s.page.keep_up()
        shown = str((await ada.look())["messages"])
        assert "opened this table" in shown
        assert "well, 4'" not in shown
        assert "well, 5'" in shown
        assert f"well, {local.BARE + 4}'" in shown


async def test_pictures_keep_their_place_while_they_are_drawn_anew(tmp_path: Path) -> None:
    async with scene(tmp_path) as s:
        base = f"http://{urlsplit(s.page.url).netloc}"
        async with s.http.get(f"{base}/media.js") as response:
            assert local.KNOWN_SIZE[1] in await response.text()
