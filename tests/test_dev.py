"""The command `./dev`, run as people run it, in small projects of its own that need no network."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEV = ROOT / "dev"
LOCKED = ("requirements.txt", "requirements-local.txt", "requirements-dev.txt")

BOT = """
import os, sys
print("bot", os.getpid(), sys.prefix, *sys.argv[1:])
sys.exit(7)
"""


class Project:
    """A folder with a copy of `dev`, requirements that are quickly installed, and a bot that says where it runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if (folder / "dev").exists():
            return
        shutil.copy(DEV, folder)
        (folder / "bot.py").write_text(BOT, encoding="utf-8")
        (folder / "pytest.py").write_text("import sys\nprint(*sys.argv[1:], sep='|')\n", encoding="utf-8")
        for name in LOCKED:
            self.require("", name)

    def require(self, lines: str, name: str = "requirements-local.txt") -> None:
        (self.folder / name).write_text(f"# nothing\n{lines}\n", encoding="utf-8")

    def dev(self, *words: str, cwd: Path | None = None, path: str | None = None) -> tuple[int, str, str]:
        """Exit code, what programs read, what people read."""
        done = subprocess.run(
            [sys.executable, str(self.folder / "dev"), *words],
            cwd=cwd or self.folder,
            env={**os.environ, "PATH": os.environ["PATH"] if path is None else path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project that was started once."""
    project = Project(tmp_path_factory.mktemp("project"))
    code, out, err = project.dev("run")
    assert (code, err) == (7, "Making .venv and installing requirements-local.txt: once, it takes a minute or two…\n")
    assert out.split()[2] == str(project.folder / ".venv")
    return project


@pytest.fixture
def made(first: Project, tmp_path: Path) -> Project:
    """A copy of it, to change."""
    return Project(shutil.copytree(first.folder, tmp_path / "project", symlinks=True))


def run_as(prelude: str, *words: str, dev: Path = DEV) -> tuple[int, str]:
    """`dev` in a Python that is made different first."""
    code = f"import sys, runpy\n{prelude}\nsys.argv = ['dev', *{words!r}]\nrunpy.run_path({str(dev)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_when_all_is_there_it_only_starts_the_bot(made: Project, tmp_path: Path) -> None:
    stamp = made.folder / ".venv" / "requirements.stamp"
    before = stamp.stat().st_mtime_ns
    code, out, err = made.dev("run", "some", "words", cwd=tmp_path)
    assert (code, err) == (7, "")
    assert out.split()[2:] == [str(made.folder / ".venv"), "some", "words"]
    assert stamp.stat().st_mtime_ns == before


def test_the_bot_takes_its_place_so_that_signals_reach_it(made: Project) -> None:
    with subprocess.Popen([sys.executable, str(made.folder / "dev"), "run"], stdout=subprocess.PIPE, text=True) as process:
        out, _ = process.communicate()
    assert out.split()[1] == str(process.pid)


def test_changed_requirements_are_installed(made: Project) -> None:
    made.require("# changed")
    assert made.dev("run")[2] == "Installing requirements-local.txt into .venv…\n"
    assert made.dev("run")[2] == ""


def test_what_cannot_be_installed_is_told_and_tried_again(made: Project) -> None:
    made.require("six==1.16.0")  # refused without a look at the network: it has no hash
    for _ in range(2):
        code, out, err = made.dev("run")
        assert (code, out) == (1, "")
        assert err.splitlines()[-1] == (
            "pip could not install requirements-local.txt; what it says is above. Once that is mended, run the same command again."
        )
        assert "Hashes are required" in err
    made.require("# mended")
    assert made.dev("run")[0] == 7


def test_a_fuller_set_is_never_reduced(made: Project) -> None:
    assert "Installing requirements-dev.txt" in made.dev("test")[2]
    assert made.dev("run")[2] == ""
    made.require("# newer")
    made.require("# newer", "requirements-dev.txt")
    assert "Installing requirements-dev.txt" in made.dev("run")[2]
    assert made.dev("test", "-m", "browser")[2] == ""


def test_a_broken_venv_is_made_anew(made: Project) -> None:
    python = next((made.folder / ".venv").glob("[bS]*/python*"))
    for name in python.parent.glob("python*"):
        name.unlink()
    code, _, err = made.dev("run")
    assert code == 7
    assert err.startswith("Making .venv and installing ")
    assert made.dev("run")[2] == ""


def test_browser_tests_are_left_out_where_there_is_no_chromium(made: Project, tmp_path: Path) -> None:
    made.dev("test")
    code, out, err = made.dev("test", "-x", path=str(tmp_path))
    assert (code, err) == (0, "The browser tests are left out: there is no chromium here.\n")
    assert out == "-m|not soak and not browser|-x\n"
    chromium = tmp_path / ("chromium.exe" if os.name == "nt" else "chromium")
    chromium.touch(mode=0o755)
    assert made.dev("test", "-x", path=str(tmp_path)) == (0, "-x\n", "")
    chromium.unlink()
    assert made.dev("test", "-mbrowser", path=str(tmp_path)) == (0, "-mbrowser\n", "")


def test_soak_plays_the_long_tests(made: Project) -> None:
    made.dev("test")
    assert made.dev("soak", "-x") == (0, "-m|soak|-x\n", "")


def test_an_old_python_is_told_what_is_needed() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))
    code, said = run_as("sys.version_info = (3, 9, 2, 'final', 0)", "run")
    assert code == 1
    assert said.startswith("This needs Python 3.11 or newer, and ")
    assert " is 3.9. Start it with a newer one" in said
    assert said.count("\n") == 1


def test_a_python_without_venv_is_told_where_to_get_it(tmp_path: Path) -> None:
    project = Project(tmp_path)
    code, said = run_as("sys.modules['ensurepip'] = None", "run", dev=project.folder / "dev")
    assert code == 1
    assert said.splitlines()[-1] == "Python's venv is missing here. On Debian and Ubuntu it comes with: sudo apt install python3-venv"
    assert not (project.folder / ".venv").exists()


def test_help_tells_every_command() -> None:
    code, said = run_as("", "help")
    assert code == 0
    told = re.findall(r"^  \./dev (\w+)", said, re.MULTILINE)
    code, said = run_as("", "nonsense")
    assert code == 2
    assert said == f"There is no ./dev nonsense. There are: {', '.join(told)}; ./dev help tells what they do.\n"


# What is locked


def pins(name: str) -> dict[str, str]:
    """Package → version, each with a hash of every file of it."""
    found: dict[str, str] = {}
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.startswith("# Locked by `./dev lock` from pyproject.toml: change that, not this.\n")
    for requirement in text.partition("\n")[2].replace("\\\n", " ").splitlines():
        head, *hashes = requirement.split(" --hash=")
        package, _, version = head.partition(";")[0].strip().partition("==")
        assert version, requirement
        assert hashes
        assert all(re.fullmatch(r"\s*sha256:[0-9a-f]{64}\s*", digest) for digest in hashes), requirement
        found[package] = version
    return found


def test_each_set_holds_the_one_before_it() -> None:
    bot, local, dev = (pins(name) for name in LOCKED)
    assert bot.items() < local.items() < dev.items()
    assert "simcord" not in bot
    assert "pytest" not in local


def test_all_that_is_declared_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = [(name, "requirements.txt") for name in project["dependencies"]]
    declared += [(name, "requirements-local.txt") for name in project["optional-dependencies"]["local"]]
    declared += [(name, "requirements-dev.txt") for name in project["optional-dependencies"]["dev"]]
    for requirement, file in declared:
        package = re.split(r"[\[=<>~!; ]", requirement)[0].lower().replace(".", "-").replace("_", "-")
        assert package in pins(file), f"{requirement}: run ./dev lock"
