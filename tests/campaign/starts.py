"""Real starts of the application, many after one another, each in a process of its own.

One process imports everything once and forks for each start: `python -m tests.campaign.starts`
reads a line of JSON for each, and writes one when the start has ended or was killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
#: Milliseconds between two steps.
PAUSE = 20


@dataclass(frozen=True)
class Outcome:
    """What became of a start."""

    #: The exit status, minus the signal that ended it; None: it hung and was killed.
    status: int | None
    #: The steps that were made.
    done: tuple[str, ...]
    #: What was said on the error stream.
    said: str

    def check(self, steps: Sequence[str]) -> None:
        """Assert that the start took all its steps, ended well and printed nothing unexpected."""
        assert self.status is not None, f"hangs after {self.done}: {self.said}"
        assert self.status == 0, self
        assert list(self.done) == list(steps), self
        assert "Traceback" not in self.said, self
        assert "Errno" not in self.said, self


class Starter:
    """The process that forks for each start."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaign.starts"],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(
        self,
        steps: Sequence[str],
        *words: str | Path,
        environment: dict[str, str | None] | None = None,
    ) -> Outcome:
        """Start with these arguments, make these steps in the window, and see what comes of it."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        note, said = self._folder / "done", self._folder / "said"
        for file in (note, said):
            file.write_text("")
        asked = {
            "steps": list(steps),
            "words": [str(word) for word in words],
            "note": str(note),
            "said": str(said),
            "environment": environment or {},
        }
        stdin.write(json.dumps(asked) + "\n")
        stdin.flush()
        status = json.loads(stdout.readline())
        return Outcome(status, tuple(note.read_text().split("\n")[:-1]), said.read_text())

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def starter(folder: Path) -> Iterator[Starter]:
    """Yield a starter with files of its own in a folder, ended afterwards."""
    made = Starter(folder)
    try:
        yield made
    finally:
        made.close()


# -- in the process that forks ---------------------------------------------------------------------


def _play(window: Any, how: str) -> None:
    """Put a match of a game on the table and play so many answers."""
    from engine.games import GAMES
    from engine.play.match_files import new_record

    game, _, answers = how.partition(" ")
    people = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"})
    window.open_record(new_record(GAMES[game], 2, 5, None, people))
    match = window.session.match
    for _ in range(int(answers or 10_000)):
        if match.decision is None:
            break
        window.session.submit(match.decision.seat, match.legal()[0])


def _first(window: Any) -> Path:
    return sorted(path for path in window._store.games.glob("*.conquista") if path.is_file())[0]


#: What may be done in a window.
STEPS: dict[str, Callable[[Any, str], object]] = {
    "games": lambda window, _: window._navigation.enter_games(),
    "ledger": lambda window, _: window._navigation.enter_ledger(),
    "puzzles": lambda window, _: window._navigation.enter_puzzles("cannir"),
    "learn": lambda window, game: window.learn(game),
    "play": _play,
    "leave": lambda window, _: window.leave_table(),
    "resume": lambda window, _: window.resume(),
    "open": lambda window, file: window.open_file(Path(file)),
    "delete": lambda window, _: window._store.delete(_first(window)),
    "review": lambda window, _: window._opener.review_saved(_first(window)),
    "set": lambda window, word: window._settings.set(*word.split("=")),
    "wait": lambda window, _: None,
    "kill": lambda window, number: os.kill(os.getpid(), int(number)),
    "quit": lambda window, _: window.close(),
}


def _run(asked: dict[str, Any]) -> int:
    """In the fork: the application, and the steps in its window."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QDialog

    from desktop import app

    for name, value in asked["environment"].items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
    os.dup2(os.open(asked["said"], os.O_WRONLY | os.O_APPEND), 2)
    note = os.open(asked["note"], os.O_WRONLY | os.O_APPEND)
    steps = list(asked["steps"])
    show = app.first_show

    def step(window: Any) -> None:
        for dialog in window.findChildren(QDialog):
            dialog.close()
        if not steps:
            return
        line = steps.pop(0)
        word, _, rest = line.partition(" ")
        os.write(note, (line + "\n").encode())
        QTimer.singleShot(600 if word == "wait" else PAUSE, lambda: step(window))
        STEPS[word](window, rest)

    def shown(window: Any, target: Path | str | None) -> None:
        show(window, target)
        QTimer.singleShot(PAUSE, lambda: step(window))

    app.first_show = shown
    return app.main(asked["words"])


def _serve() -> None:
    """Fork for each line."""
    # What a start imports, so that each fork has it; nothing of Qt runs here.
    import desktop.app
    import desktop.windows.match_page.match_page
    import desktop.windows.my_games.my_games_page  # noqa: F401

    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if not child:
            status = 99
            try:
                status = _run(asked)
            except SystemExit as end:
                status = end.code if isinstance(end.code, int) else 98
            except BaseException:
                import traceback

                traceback.print_exc()
            finally:
                os._exit(status)
        end = time.monotonic() + PATIENCE_S
        ended_with: int | None = None
        while time.monotonic() < end:
            ended, word = os.waitpid(child, os.WNOHANG)
            if ended:
                ended_with = os.waitstatus_to_exitcode(word)
                break
            time.sleep(0.01)
        else:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        print(json.dumps(ended_with), flush=True)


if __name__ == "__main__":
    _serve()
