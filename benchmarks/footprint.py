"""What the window takes of the memory: at the shelf, at a table, and at the shelf again.

`python -m benchmarks.footprint GAME [--seconds 20] [--pictures DIR]` lets bots play one game for so
long; `run()` does so for every game, in a process each that finds its pictures painted, on the
display there is. Linux only.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from desktop.system.quick_start import without_openssl

# As the program does, before anything is imported that hashes.
without_openssl()
from benchmarks.timing import table  # noqa: E402
from engine.games import GAMES  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
#: Seconds at the shelf until the table that Play would open is painted, and at the table.
SHELF, PLAYED = 8.0, 20.0
#: Seconds after which the window is there.
FIRST = 1.0


def run() -> Iterator[str]:
    """Every game in a process of its own: memory once taken is seldom given back."""
    yield "\nMemory of the window at 1440x900, MiB resident (proportional)"
    yield from lines()


def markdown() -> Iterator[str]:
    """The table of docs/performance.md."""
    heads = ("game", "first frame", "shelf, table painted ahead", "table", "shelf again")
    told = ((line.split()[0], *re.findall(r"\d+ \(\d+\)", line)) for line in lines())
    yield from table(heads, told)


def lines() -> Iterator[str]:
    """A line for every game."""
    with tempfile.TemporaryDirectory() as pictures:
        for game in GAMES:
            command = [sys.executable, "-m", "benchmarks.footprint", game, "--pictures", pictures]
            # The first start paints what the second finds on the disk.
            subprocess.check_output([*command, "--seconds", "0"], cwd=ROOT)
            yield subprocess.check_output(command, cwd=ROOT, text=True).rstrip()


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.footprint", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=PLAYED, help="how long bots play")
    parser.add_argument("--pictures", type=Path, help="where pictures lie from start to start")
    return parser.parse_args()


def memory(process: int | str = "self") -> tuple[float, float]:
    """MiB of a process that lie in memory; and with what it shares counted by its share."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]
    told = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines}
    return told["Rss"], told["Pss"]


def main(name: str, seconds: float, pictures: Path | None) -> None:
    """Wait at the shelf, let bots play, leave the table."""
    from desktop.system.quick_start import prepare

    prepare()
    from PySide6.QtWidgets import QApplication

    from benchmarks.stalls import SEATS, wait
    from desktop import app
    from desktop.games import TABLES
    from desktop.language.translation import Language
    from desktop.painting.cache.disk_cache import DISK
    from desktop.storage.game_store import GameStore
    from desktop.storage.settings import Settings
    from desktop.windows.main import MainWindow
    from engine.play.match_files import new_record

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
        DISK.keep_in(pictures)
        window = MainWindow(GAMES, TABLES, settings, language, GameStore(Path(folder)))
        window.resize(1440, 900)
        app.first_show(window, None)
        app.finish_start()
        wait(FIRST)
        told.append(("first frame", memory()))
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
    given = arguments()
    main(given.game, given.seconds, given.pictures)
