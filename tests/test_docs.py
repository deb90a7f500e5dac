"""What the README and the others promise is there."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from cogs._shared.game_cog import invitation

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def test_the_invite_asks_for_exactly_the_permissions_it_names() -> None:
    number = int(re.findall(r"permissions=(\d+)", README)[0])
    wanted = discord.Permissions(number)
    named = re.search(r"exactly what the bot needs: ([^.]*)\.", README)
    assert named
    names = {" ".join(name.split()).lower().replace(" ", "_").replace("view_channels", "view_channel") for name in named[1].split(",")}
    assert {name for name, given in wanted if given} == {"read_messages" if name == "view_channel" else name for name in names}
    address = re.findall(r"https://discord.com/oauth2[^`]*", README)[0]
    assert invitation(1, 2) == address.replace("APPLICATION_ID", "1") + "&guild_id=2"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for pair in re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", text) for target in pair if target]
    targets = [target for target in targets if not target.startswith("https://")]
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    known = re.findall(r"^def (\w+)\(words: list", (ROOT / "dev").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\./dev (\w+)", text)) <= set(known)


def test_ci_does_what_contributing_says() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "step ./dev lint\n" in ci
    assert "step ./dev test\n" in ci


def test_the_image_holds_what_the_bot_needs() -> None:
    """The image gets a list of folders; none that the source imports from may be forgotten."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    for folder in sorted(path.parent.name for path in ROOT.glob("*/__init__.py") if path.parent.name not in ("tests", "tools")):
        assert f"!{folder}" in ignored
        assert re.search(rf"compileall .*\b{folder}\b", docker)
