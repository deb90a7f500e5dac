"""Killed at any step of the event loop, the bot loses nothing: the next one stands before or after the move, never between."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kill.kept import DISCORD
from tests.kill.recovery import called, committed, left_behind, recovers
from tests.kill.scenes import SCENES

ROOT = Path(__file__).parents[2]
KILLED, SPARED = -9, 0
FEW, MORE = 3, 7
"""Kills a scene, and of a simple move; in the long tests there is one at every step."""


class Victims:
    """Starts bots that get killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "tests.kill.victim", str(folder)]
        self._errors = folder / "errors"
        with self._errors.open("w") as errors:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8"
            )

    def kill(self, scene: str, step: int) -> tuple[Path, int]:
        """(what was left behind, the exit code) of a bot that was killed at this step; at none for 0."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{scene}\t{step}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, self._errors.read_text(encoding="utf-8")
        found = json.loads(line)
        assert found["code"] in (KILLED, SPARED), self._errors.read_text(encoding="utf-8")
        return Path(found["folder"]), found["code"]

    def end(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        assert self._process.wait(60) == 0
        self._process.stdout.close()
        assert self._errors.read_text(encoding="utf-8") == "", "nothing is logged as an error in a killed bot either"


@pytest.fixture(scope="module")
def victims(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victims]:
    victims = Victims(tmp_path_factory.mktemp("victims"))
    yield victims
    victims.end()


def calls_in(folder: Path) -> Counter[int]:
    return called(pickle.loads((folder / DISCORD).read_bytes()))


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["some", "every"])
@pytest.mark.parametrize("name", SCENES)
async def test_killed_at_any_step(victims: Victims, name: str, every: bool) -> None:
    """A bot that is killed leaves what one that lives has committed at some moment; on that, the next one recovers."""
    begun, (lived, code) = victims.folder / name, victims.kill(name, 0)
    assert code == SPARED
    answer = json.loads((lived / "answer").read_text(encoding="utf-8"))
    steps, commits = answer["steps"], answer["commits"]
    assert committed(begun) == commits[0]
    before, after = calls_in(begun), calls_in(lived)
    spread = MORE if name == "a move" else FEW
    seen: set[str] = set()
    outcomes: Counter[int] = Counter()
    faults: list[str] = []
    for step in range(1, steps + 1) if every else range(steps // spread // 2, steps, steps // spread):
        folder, code = victims.kill(name, step)
        found = committed(folder)
        if found not in commits:
            faults.append(f"killed at step {step} of {steps}: between two states")
            continue
        outcomes[commits.index(found)] += code == KILLED
        unchanged = found["tables"] == commits[0]["tables"] and not SCENES[name].starts
        if (left := left_behind(folder)) not in seen:
            seen.add(left)
            try:
                await recovers(folder, before if unchanged else after)
            except Exception as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                what = f"{where.name}, line {where.lineno}: {type(error).__name__} {str(error)[:500]}"
                faults.append(f"killed at step {step} of {steps}: {what}")
                if len(faults) == 10:
                    break
    assert faults == []
    assert outcomes.total() >= spread - 1, "hardly one was killed"
