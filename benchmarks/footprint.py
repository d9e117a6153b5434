"""What the window takes of the memory: at the shelf, at a table, and at the shelf again.

`python -m benchmarks.footprint GAME [SECONDS]` lets bots play one game for so long; `run()` does so
for every game, in a process each, on the display there is. Linux only.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
#: Seconds at the shelf until the table that Play would open is painted, and at the table.
SHELF, PLAYED = 8.0, 20.0


def run() -> Iterator[str]:
    """Every game in a process of its own: memory once taken is seldom given back."""
    yield "\nMemory of the window at 1440x900, MiB resident (proportional)"
    for game in GAMES:
        command = [sys.executable, "-m", "benchmarks.footprint", game]
        yield subprocess.check_output(command, cwd=ROOT, text=True).rstrip()


def memory(process: int | str = "self") -> tuple[float, float]:
    """MiB of a process that lie in memory; and with what it shares counted by its share."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]
    told = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines}
    return told["Rss"], told["Pss"]


def main(name: str, seconds: float) -> None:
    """Wait at the shelf, let bots play, leave the table."""
    from PySide6.QtWidgets import QApplication

    from benchmarks.stalls import SEATS, wait
    from desktop import app
    from desktop.games import TABLES
    from desktop.language import Language
    from desktop.settings import Settings
    from desktop.store import Store
    from desktop.windows.main import MainWindow
    from engine.match import new_record

    QApplication.setApplicationName("conquista")
    application = QApplication(["conquista"])
    settings = Settings(None)
    settings.set("game", name)
    language = Language(application)
    language.install("en")
    game = GAMES[name]
    seats = min(SEATS, max(game.seats))
    players = tuple({"kind": "bot", "name": f"B{i}", "level": "level1"} for i in range(seats))
    told = []
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(GAMES, TABLES, settings, language, Store(Path(folder)))
        window.resize(1440, 900)
        app.first_show(window, None)
        app.settle_in()
        window.rehearse()
        wait(SHELF)
        told.append(("shelf", memory()))
        window.open_record(new_record(game, seats, 1, None, players))
        wait(seconds)
        told.append(("table", memory()))
        window.leave_table()
        wait(SHELF)
        told.append(("shelf again", memory()))
    said = ", ".join(f"{where} {rss:.0f} ({pss:.0f})" for where, (rss, pss) in told)
    print(f"  {name:<14} {said}", flush=True)
    # What Qt does at the end is not measured.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else PLAYED)
