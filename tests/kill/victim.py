"""A program whose children are killed: each runs the bot on a copy of a scene, up to a given step of its event loop.

    python -m tests.kill.victim FOLDER       reads lines "<scene>\t<step>", writes a line of JSON for each

Every child is a process of its own, forked from this one to save the seconds that the imports take; this one has neither threads nor a
loop when it forks. Nothing in the bot knows of it: what is counted and killed is `asyncio.events.Handle._run`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import signal
import sqlite3
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.kill.kept import DATABASE, DISCORD, as_real, keep, new_world, old_world
from tests.kill.scenes import SCENES, Scene

SHOWN = {"shown", "lobby", "lobby_shows", "post_channel", "post", "post_since", "post_step", "post_view", "post_before", "thread", "called"}
"""Columns that say how far Discord shows a table: they follow after the commit."""
RUN = "_run"
ORIGINAL = "__simcord_original_callback__"
"""What simcord puts on a callback of the bot's, as opposed to the driver's."""
MOMENTS = {"opened_at", "changed_at", "at", "due", "remind"}
STORED = ("tables", "seats", "questions", "timers", "moves", "drafts", "consents")


def stored(connection: sqlite3.Connection) -> dict[str, Any]:
    """All that is stored of the matches, but for how far it is shown and for moments: those are never twice the same."""
    connection.row_factory = sqlite3.Row
    return {
        name: [
            {k: v.hex() if isinstance(v, bytes) else v for k, v in dict(row).items() if k not in SHOWN | MOMENTS}
            for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2, 3")
        ]
        for name in STORED
    }


class Steps:
    """Counts the steps of the event loop in which a task of the bot goes on, kills the process before one of them, and notes what gets
    committed. Other steps change nothing by themselves, and who clicks and waits for the bot to come to rest is not the bot."""

    def __init__(self, kill_at: int, database: Path | None) -> None:
        self.count = 0
        self.commits: list[Any] = []
        self._kill_at = kill_at
        self._connection = None if database is None else sqlite3.connect(database)
        self._version = -1

    def begin(self) -> None:
        self._look()
        setattr(asyncio.Handle, RUN, self._counted(getattr(asyncio.Handle, RUN)))

    def end(self) -> None:
        """What is committed from here on is of no interest."""
        self._look()
        self._kill_at, self._connection = 0, None

    def _counted(self, run: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def counted(handle: Any) -> Any:
            if isinstance(getattr(getattr(handle._callback, ORIGINAL, None), "__self__", None), asyncio.Task):
                self.count += 1
                if self.count == self._kill_at:
                    os.kill(os.getpid(), signal.SIGKILL)
            result = run(handle)
            self._look()
            return result

        return counted

    def _look(self) -> None:
        if self._connection is None:
            return
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            now = stored(self._connection)
            if not self.commits or self.commits[-1] != now:
                self.commits.append(now)


async def live(scene: Scene, folder: Path, kill_at: int) -> dict[str, Any]:
    """Do what the scene is about; the process dies in it at the given step, or not at all for 0. How many steps it took, what it stored."""
    steps = Steps(kill_at, folder / DATABASE if kill_at == 0 else None)
    with as_real(after=lambda backend: keep(backend, folder)):
        async with old_world(folder, before_start=steps.begin if scene.starts else lambda: None) as w:
            if not scene.starts:
                steps.begin()
            await scene.act(w)
            await w.env.settle()
            steps.end()
            w.check()
            keep(w.env.backend, folder)
    return {"steps": steps.count, "commits": steps.commits}


async def set_up(scene: Scene, folder: Path) -> None:
    with as_real():
        async with new_world(folder, threads=scene.threads) as w:
            await scene.before(w)


def child(work: Callable[[], Any], answer: Path) -> int:
    """Do `work` in a process of its own; its exit code, negative for the signal that killed it. Its result goes to the file `answer`."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            answer.write_text(json.dumps(work()), encoding="utf-8")
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def main() -> None:
    folder = Path(sys.argv[1])
    logging.basicConfig(level=logging.ERROR)
    for line in sys.stdin:
        name, _, kill_at = line.strip().partition("\t")
        scene, base = SCENES[name], folder / name
        if not base.exists():
            base.mkdir(parents=True)
            # In this process, so that what is loaded at first use is loaded once for all children.
            asyncio.run(set_up(scene, base))
        here = folder / f"{name} {kill_at}"
        here.mkdir()
        for file in (DATABASE, DISCORD):
            shutil.copy(base / file, here / file)
        code = child(lambda: asyncio.run(live(scene, here, int(kill_at))), here / "answer")  # noqa: B023
        print(json.dumps({"folder": str(here), "code": code}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
