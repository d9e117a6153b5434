"""How long every sheet of every game takes as a PDF, at true size on A4, and how large it is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter


def run() -> Iterator[str]:
    """A line for each: pages, the quicker of two runs, and the size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication(["benchmark"])
    from desktop.games import TABLES
    from desktop.printing.job import POSTER, SHOP, Job, kinds_for
    from desktop.printing.output import write
    from desktop.printing.print_page import FULL
    from desktop.printing.sheets import BOX

    yield "\nPrinting"
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sheet.pdf"
        for game, table in TABLES.items():
            wanted = [(kind, "A4") for kind in table.sheets.kinds] + [("board", FULL)]
            wanted += [
                (kind, "A2" if kind == POSTER else "A4") for kind in kinds_for(SHOP, table.sheets)
            ]
            for kind, paper in wanted:
                job = Job(kind, paper, true_size=kind != POSTER)
                pages = job.pages(table.sheets)
                times = []
                for _ in range(1 if kind == BOX else 2):
                    begun = perf_counter()
                    write(pages, file, job.title(table.sheets))
                    times.append(perf_counter() - begun)
                name = f"{game} {kind}, {'one page' if paper == FULL else paper}"
                size = file.stat().st_size / 1e6
                yield f"  {name:<34} {len(pages):>3} p. {min(times):>6.2f} s {size:>6.2f} MB"
    del application
