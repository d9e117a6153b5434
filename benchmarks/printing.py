"""How long printing takes: the cloth of Cannir at 76 × 48 cm, in tiles, and the whole game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.timing import compare


def run() -> Iterator[str]:
    """Each kind of output, against the cloth as one PDF page."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication(["benchmark"])
    from desktop.games.cannir.sheets.sheet import SHEETS
    from desktop.printing.job import Job
    from desktop.printing.layout import pages_of
    from desktop.printing.output import write
    from desktop.printing.page import FULL, MARGIN, Size

    (cloth,) = SHEETS.sheets["board"](False)
    paper = Size(760 + 2 * MARGIN, 540 + 2 * MARGIN)
    large = pages_of([cloth], paper, true=False)
    with TemporaryDirectory() as folder:
        work = {
            "76 cm cloth, PDF": (large, "cloth.pdf"),
            "76 cm cloth, SVG": (large, "cloth.svg"),
            "76 cm cloth, PNG of 150 dpi": (large, "cloth.png"),
            "true cloth on one page, PDF": (Job("board", FULL, True).pages(SHEETS), "true.pdf"),
            "true cloth on 17 pages, PDF": (Job("board", "A4", True).pages(SHEETS), "tiles.pdf"),
            "cards, PDF": (Job("cards", "A4", True).pages(SHEETS), "cards.pdf"),
            "rules aid, PDF": (Job("aid", "A4", True).pages(SHEETS), "aid.pdf"),
            "whole game, PDF": (Job("box", "A4", True).pages(SHEETS), "box.pdf"),
        }
        yield from compare(
            "Printing Cannir",
            {
                name: partial(write, pages, Path(folder) / file, "Cannir")
                for name, (pages, file) in work.items()
            },
        )
    del application
