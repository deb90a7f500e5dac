"""The rules of the house that no linter knows: who may import whom, who may read a clock, what a game must bring."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.registry import GAMES
from texts import DEFAULT, locales

ROOT = Path(__file__).parent.parent
SOURCE = ("engine", "db", "host", "draw", "texts", "cogs", "tools")
ENTRIES = ("bot.py", "local.py", "dev")
"""The programs: they may read a clock and hand it on."""
NO_SOURCE = {".git", ".venv", "data", "screenshots", "__pycache__", ".pytest_cache", ".ruff_cache", ".hypothesis"}

MAY_IMPORT = {
    "engine": {"engine"},
    "texts": {"texts"},
    "db": {"db", "engine"},
    "host": {"host", "db", "engine"},
    "draw": {"draw", "texts", "engine"},
    "cogs": {"cogs", "host", "db", "draw", "texts", "engine"},
}
"""Which of our packages each package may import. Entry points, tools and tests may import all."""
CLOCKS = {
    "time": {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "localtime", "gmtime", "strftime"},
    "datetime": {"now", "utcnow", "today"},
    "date": {"today"},
    "utils": {"utcnow"},
}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def entries() -> list[Path]:
    return [ROOT / name for name in ENTRIES if (ROOT / name).exists()]


def where(path: Path, node: ast.stmt | ast.expr) -> str:
    return f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}:{node.lineno}"


def imports(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """Every module a file imports, wherever in it, by its full name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((name.name, node) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where(path, node)}: write the whole name"
            yield from ((f"{node.module}.{name.name}", node) for name in node.names)


def foreign(path: Path, package: str) -> list[str]:
    """The imports in `path` that a file of `package` may not have."""
    found: list[str] = []
    for name, node in imports(path):
        first = name.split(".")[0]
        ours = first in MAY_IMPORT or first in ("tests", "tools", "bot", "local")
        wrong_way = ours and first not in MAY_IMPORT[package]
        not_standard = package == "engine" and not ours and first not in sys.stdlib_module_names
        discord = first == "discord" and package != "cogs"
        if wrong_way or not_standard or discord:
            found.append(f"{where(path, node)}: {package} must not import {name}")
    return found


def clocks(path: Path) -> list[str]:
    """Where a file reads a clock. `datetime` and `time` are matched by name: nothing else here may be called so."""
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if node.attr in CLOCKS.get(owner, ()):
                found.append(f"{where(path, node)}: {owner}.{node.attr}")
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            found += [f"{where(path, node)}: time.{name.name}" for name in node.names if name.name in CLOCKS["time"]]
    return found


def sentences(path: Path) -> list[str]:
    """English sentences in a file, but for docstrings, errors, the log, and the descriptions of commands, which Discord keeps."""
    exempt: set[int] = set()
    for node in ast.walk(tree(path)):
        quiet = isinstance(node, ast.Raise | ast.Assert)
        quiet = quiet or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        if isinstance(node, ast.Call):
            called = node.func
            owner = called.value if isinstance(called, ast.Attribute) else called
            quiet = quiet or getattr(owner, "id", "") == "log" or getattr(called, "id", "").endswith("Error")
            quiet = quiet or getattr(called, "attr", "") in ("command", "describe")
        if isinstance(node, ast.ClassDef):
            exempt.update(id(keyword.value) for keyword in node.keywords)
        if quiet:
            exempt.update(id(inner) for inner in ast.walk(node))
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in exempt:
            continue
        if re.search(r"[A-Za-z]+ [a-z]+ [a-z]+ [a-z]+", node.value):
            found.append(f"{where(path, node)}: {node.value!r} belongs to texts/")
    return found


def lacks(key: str, root: Path) -> list[str]:
    """What a registered game still has to bring."""
    dashed = key.replace("_", "-")
    texts = root / "texts" / DEFAULT / f"{key}.ftl"
    written = texts.read_text(encoding="utf-8") if texts.exists() else ""
    cog = root / "cogs" / key / "__init__.py"
    needs = {
        f"engine/players/{key}.py": (root / "engine" / "players" / f"{key}.py").exists(),
        f"cogs/{key}/__init__.py": cog.exists(),
        f"a function setup in cogs/{key}/__init__.py": cog.exists() and any(getattr(n, "name", "") == "setup" for n in tree(cog).body),
        f"draw/{key}.py": (root / "draw" / f"{key}.py").exists() or (root / "draw" / key / "__init__.py").exists(),
        f"texts/{DEFAULT}/{key}.ftl": bool(written),
        **{
            f"the text {dashed}-{text}": re.search(rf"^{dashed}-{text} *=", written, re.MULTILINE) is not None
            for text in ("name", "about", "rules")
        },
        f"tests/engine/{key}/golden_*.txt": any((root / "tests" / "engine" / key).glob("golden_*.txt")),
    }
    return [need for need, there in needs.items() if not there]


# The rules, held against the source


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_point_one_way(package: str) -> None:
    assert [wrong for path in modules(package) for wrong in foreign(path, package)] == []


def test_a_game_knows_no_other_game() -> None:
    found: list[str] = []
    for home in ("engine.games", "cogs", "draw"):
        for path in modules(home.replace(".", "/")):
            own = path.relative_to(ROOT / home.replace(".", "/")).parts[0].removesuffix(".py")
            if own not in GAMES:
                continue
            for name, node in imports(path):
                if name.startswith(f"{home}.") and name.removeprefix(f"{home}.").split(".")[0] in GAMES.keys() - {own}:
                    found.append(f"{where(path, node)}: {name}")
    assert found == []


def test_pictures_are_drawn_from_views() -> None:
    assert [
        f"{where(path, node)}: {name}" for path in modules("draw") for name, node in imports(path) if name.endswith((".State", "State"))
    ] == []


def test_nothing_reads_a_clock_but_the_entry_points() -> None:
    found = [found for path in modules(*SOURCE) for found in clocks(path)]
    assert [line for line in found if not line.startswith(("tools/", "host/health.py"))] == []


def test_sentences_are_in_texts() -> None:
    assert [found for path in modules("engine", "draw", "cogs") for found in sentences(path)] == []


def test_files_are_short() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in [*modules(*SOURCE), *entries()]}
    assert [f"{path.relative_to(ROOT)}: {size} lines" for path, size in sizes.items() if size > 400] == []


def test_every_package_says_what_it_is_or_is_empty() -> None:
    """A file with code in it begins with a sentence on what it is."""
    silent = [path for path in [*modules(*SOURCE), *entries()] if tree(path).body and not ast.get_docstring(tree(path))]
    assert [str(path.relative_to(ROOT)) for path in silent] == []


def project_texts() -> Iterator[tuple[Path, str]]:
    for folder, names, files in os.walk(ROOT):
        names[:] = sorted(set(names) - NO_SOURCE)
        for file in files:
            path = Path(folder, file)
            if path != Path(__file__) and path.suffix not in (".png", ".sqlite3", ".pyc") and file != ".env":
                yield path, path.read_text(encoding="utf-8")


def test_nothing_names_a_registry_or_a_place_on_one_machine() -> None:
    hosts = r"pypi\.org|pythonhosted|registry\.npmjs|deb\.debian|docker\.io|--index-url|find-links"
    places = re.compile(hosts + "|/root/|/wor[k]/|/home/|/Users/")
    found = {str(path.relative_to(ROOT)): match.group() for path, text in project_texts() if (match := places.search(text))}
    assert found == {}


def test_nothing_but_tests_looks_outside_the_project() -> None:
    found = [path for path, text in project_texts() if "../" + "shared" in text and path.relative_to(ROOT).parts[0] != "tests"]
    assert found == []


@pytest.mark.parametrize("locale", locales())
def test_every_text_file_has_its_english(locale: str) -> None:
    folder = ROOT / "texts"
    assert {p.name for p in (folder / locale).glob("*.ftl")} <= {p.name for p in (folder / DEFAULT).glob("*.ftl")}


def test_every_registered_game_is_whole() -> None:
    assert {key: lacks(key, ROOT) for key in GAMES if lacks(key, ROOT)} == {}


def test_games_are_registered_under_their_key() -> None:
    assert [key for key, game in GAMES.items() if game.key != key or not re.fullmatch(r"[a-z]+(_[a-z]+)*", key)] == []


# The rules, held against what breaks them


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("engine", "import pydantic"),
        ("engine", "from db import codec"),
        ("engine", "def f():\n    import numpy"),
        ("db", "import host.tables"),
        ("db", "import discord"),
        ("host", "import discord.abc"),
        ("host", "from cogs import tables"),
        ("host", "from texts import t"),
        ("draw", "from host import tables"),
        ("draw", "from db.codec import load"),
        ("draw", "import cogs._shared"),
        ("texts", "from engine.game import Seat"),
        ("cogs", "import bot"),
        ("cogs", "from tests import play"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, package: str, line: str) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(f"{line}\n", encoding="utf-8")
    assert len(foreign(path, package)) == 1


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        (clocks, "import time\nstart = time.monotonic()"),
        (clocks, "from time import time\nstart = time()"),
        (clocks, "import datetime\nnow = datetime.datetime.now()"),
        (clocks, "from datetime import date, UTC\nnow = date.today()"),
        (clocks, "import discord\nnow = discord.utils.utcnow()"),
        (clocks, "import time\nclock = time.time"),
        (sentences, "label = 'It is your turn now'"),
        (sentences, "label = f'{name} takes all of it, and more of the same'"),
    ],
)
def test_a_broken_rule_is_found(tmp_path: Path, rule: Callable[[Path], list[str]], line: str) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(f"{line}\n", encoding="utf-8")
    assert len(rule(path)) == 1


def test_errors_and_the_log_may_speak_english(tmp_path: Path) -> None:
    path = tmp_path / "right.py"
    lines = [
        '"""This is what the module does."""',
        'log.error("the table %s is not there", 3)',
        'raise ValueError(f"there is no seat {3} at all here")',
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert sentences(path) == []


def test_an_incomplete_game_is_found(tmp_path: Path) -> None:
    texts = "go-fish-name = Go Fish\ngo-fish-about = ask for cards.\ngo-fish-rules =\n    Ask for cards.\n"
    parts = {
        "engine/players/go_fish.py": "",
        "cogs/go_fish/__init__.py": "async def setup(bot):\n    pass\n",
        "draw/go_fish.py": "",
        "texts/en/go_fish.ftl": texts,
        "tests/engine/go_fish/golden_2.txt": "",
    }
    assert len(lacks("go_fish", tmp_path)) == len(parts) + 4
    for part, content in parts.items():
        (tmp_path / part).parent.mkdir(parents=True)
        (tmp_path / part).write_text(content, encoding="utf-8")
    assert lacks("go_fish", tmp_path) == []
    (tmp_path / "texts/en/go_fish.ftl").write_text(texts.replace("-about", "-title"), encoding="utf-8")
    assert lacks("go_fish", tmp_path) == ["the text go-fish-about"]
    tree.cache_clear()
    (tmp_path / "cogs/go_fish/__init__.py").write_text("", encoding="utf-8")
    assert lacks("go_fish", tmp_path) == ["a function setup in cogs/go_fish/__init__.py", "the text go-fish-about"]
