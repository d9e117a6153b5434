"""From exec to the first painted window: the shelf, beside the smallest window Qt can show.

`python -m benchmarks.firstframe shelf` (or `bare`) shows one until it is painted and prints what
that took; `run()` does so in turn, and needs a display. The first round is not counted: after it
Python's compiled files and the pictures of the boxes lie on the disk.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.footprint import memory

if TYPE_CHECKING:
    from desktop.windows.main import MainWindow

ROOT = Path(__file__).resolve().parents[1]
WINDOWS, ROUNDS = ("bare", "shelf"), 7
#: Under which a process is told when it was begun, in seconds of the clock.
BEGUN = "CONQUISTA_BEGUN"
#: Seconds a window stays in the first round, in which pictures are written.
STAY = 6.0


def run() -> Iterator[str]:
    """Medians of the clock, of processor time and of memory."""
    yield f"\nFirst painted window, medians of {ROUNDS}"
    told: dict[str, list[list[float]]] = {which: [] for which in WINDOWS}
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home, "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for round_ in range(ROUNDS + 1):
            for which in WINDOWS:
                command = [sys.executable, "-m", "benchmarks.firstframe", which]
                stay = [str(STAY)] if round_ == 0 else []
                begun = {BEGUN: repr(time.time())}
                said = subprocess.check_output(
                    [*command, *stay], cwd=ROOT, env=environment | begun, text=True
                )
                if round_:
                    told[which].append([float(word) for word in said.split()])
    middle = {
        which: [median(one) for one in zip(*all_, strict=True)] for which, all_ in told.items()
    }
    for which, (clock, work, rss, pss) in middle.items():
        ratio = work / middle["bare"][1]
        yield (
            f"  {which:<6} {clock:>6.0f} ms by the clock, {work:>5.0f} ms of work (× {ratio:.1f}),"
            f" {rss:.0f} MiB resident, {pss:.0f} proportional"
        )


def main(which: str, stay: float) -> None:
    """Show a window until it has been exposed, and so painted."""
    if which == "shelf":
        from desktop.system.quick_start import prepare

        prepare()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    def painted(window: QWidget) -> None:
        # Who heard of all events instead would be charged with turning them into Python's.
        handle = window.windowHandle()
        while not handle.isExposed():
            QApplication.processEvents()
        clock = time.time() - float(os.environ[BEGUN])
        print(clock * 1e3, time.process_time() * 1e3, *memory(), flush=True)
        if not stay:
            # What Qt does at the end is not measured.
            os._exit(0)
        QTimer.singleShot(round(stay * 1000), lambda: os._exit(0))

    if which == "bare":
        bare = QApplication([])
        widget = QWidget()
        widget.resize(1440, 900)
        widget.show()
        painted(widget)
        bare.exec()
        return
    from desktop import app

    show = app.first_show

    def first_show(window: MainWindow, target: Path | str | None) -> None:
        show(window, target)
        painted(window)

    app.first_show = first_show
    app.main([])


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 0.0)
