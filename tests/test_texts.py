"""Every text that code asks for is written, and every text that is written is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from engine.registry import GAMES
from tests.test_rules import ROOT, modules, tree
from texts import DEFAULT

CODE = ("cogs", "draw", "host", "engine", "texts")
SAYERS = {"voice", "say", "t", "Refusal", "Outdated", "Unshown", "Damaged"}
"""What is called with a key first."""


def written() -> set[str]:
    files = (ROOT / "texts" / DEFAULT).glob("*.ftl")
    return {key for file in files for key in re.findall(r"^([a-z][a-z0-9_-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)}


def spoken(node: ast.expr) -> Iterator[str]:
    """The keys that an argument can be, as far as they stand there whole."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*spoken(node.body), *spoken(node.orelse))


def test_every_text_that_is_named_is_written() -> None:
    named = {
        key
        for path in modules(*CODE)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", getattr(node.func, "id", "")) in SAYERS
        for key in spoken(node.args[0])
    }
    assert len(named) > 200
    assert named - written() == set()


def test_every_text_is_named_somewhere() -> None:
    """Whole, as the beginning of keys that are put together, or as what an f-string can come to."""
    whole: set[str] = set()
    made: set[str] = set()
    for path in modules(*CODE):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.replace("_", "-"))
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value).replace("_", "-") if isinstance(part, ast.Constant) else None for part in node.values]
                if re.search("[a-z]{2}", "".join(part or "" for part in parts)):
                    made.add("".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts))
    built = re.compile("|".join(sorted(made)))
    unnamed = {key for key in {key.replace("_", "-") for key in written()} - whole if not built.fullmatch(key)}
    begun = {text for text in whole if "-" in text} - {game.replace("_", "-") for game in GAMES} - written()
    assert {key for key in unnamed if not any(key[: at.start()] in begun for at in re.finditer("-", key))} == set()
