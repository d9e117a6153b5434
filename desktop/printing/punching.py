"""Counters, tiles and boxes for a print shop: each once, with bleed and a die line.

The die line is a spot colour in a PDF, so that the shop can cut or punch along it.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPathStroker, QPen

from desktop.painting.shapes import paint_lines, pen, polygon, stroke_path
from desktop.printing.bleed import BLEED_MM
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.print_page import Page, PaperSize
from desktop.printing.sheets import Cutout, Hexes

#: The red channel (of 16 bits) of marked colours, which `pdf.py` replaces; hardly visible.
MARK = 1
#: The green and blue channels of a die line: a bright blue, and no opacity in its last byte.
DIE = (0xA000, 0xFF00)
#: Width of the marked lines.
_LINE_WIDTH_MM = 0.25


def die_line(width: float, *, dash: Sequence[float] = ()) -> QPen:
    """Return a pen for lines to cut or crease; a PDF writes it as a spot colour, see `pdf.py`."""
    return pen(QColor.fromRgba64(MARK, *DIE), width, dash=dash)


def cutouts_of_tiles(hexes: Hexes, name: str) -> list[Cutout]:
    """Return hexagonal pieces as cutouts; `name` has a field for their number."""
    corners = [math.radians(60 * i + 30) for i in range(6)]
    cut = polygon([(hexes.side * math.cos(a), hexes.side * math.sin(a)) for a in corners])
    return [
        Cutout(f"tile-{number:02}", name.format(number=number), paint, cut)
        for number, paint in enumerate(hexes.paints, 1)
    ]


def punching_pages(cutouts: Iterable[Cutout], *, saves_ink: bool) -> list[Page]:
    """Return a page for every cutout, as large as its bounds with their bleed."""
    pages = []
    for cutout in cutouts:
        bounds = cutout.cut.boundingRect()
        size = PaperSize(bounds.width(), bounds.height()).size_inside(-BLEED_MM)
        paint = partial(_paint, cutout, size, saves_ink)
        page = Page(size, paint, title=cutout.name, name=cutout.id, trim=BLEED_MM, bleed=BLEED_MM)
        pages.append(page)
    return pages


def punching_list(cutouts: Iterable[Cutout], pages: Sequence[Page], target: Path) -> str:
    """Return a table of the cutouts as CSV with their names, counts, and pages or files."""
    ending = target.suffix if target.suffix in {".png", ".svg"} else ".png"
    places = {
        page.name: number if target.suffix == ".pdf" else f"{target.stem}-{page.name}{ending}"
        for number, page in enumerate(pages, 1)
    }
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["name", "count", "front"])
    for cutout in cutouts:
        if cutout.id in places:
            rows.writerow([cutout.name, cutout.count, places[cutout.id]])
    return "\ufeff" + text.getvalue()


def _paint(cutout: Cutout, size: PaperSize, saves_ink: bool, painter: QPainter) -> None:
    bounds = cutout.cut.boundingRect()
    painter.save()
    painter.translate(QPointF(size.width / 2, size.height / 2) - bounds.center())
    painted = partial(_paint_with_bleed, cutout)
    paint_sparingly(painted, painter) if saves_ink else painted(painter)
    stroke_path(painter, cutout.cut, die_line(_LINE_WIDTH_MM))
    if cutout.folds:
        paint_lines(painter, [*cutout.folds], die_line(_LINE_WIDTH_MM, dash=(8, 6)))
    painter.restore()


def _paint_with_bleed(cutout: Cutout, painter: QPainter) -> None:
    if cutout.ground:
        wide = QPainterPathStroker()
        wide.setWidth(2 * BLEED_MM)
        painter.fillPath(cutout.cut.united(wide.createStroke(cutout.cut)), QColor(cutout.ground))
    else:
        bounds = cutout.cut.boundingRect()
        painter.save()
        painter.scale(
            (bounds.width() + 2 * BLEED_MM) / bounds.width(),
            (bounds.height() + 2 * BLEED_MM) / bounds.height(),
        )
        cutout.paint(painter)
        painter.restore()
    cutout.paint(painter)
