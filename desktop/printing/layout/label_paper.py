"""Paper with adhesive labels: the positions of the labels, and pages that match them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.printing.print_page import PAPERS, Page, Paint, PaperSize, PrintError
from desktop.printing.sheets import LabelSheet
from desktop.printing.stamp import stamp

#: The largest offset of a printer in millimetres.
MAX_OFFSET_MM = 10.0


@dataclass(frozen=True, slots=True)
class LabelPaper:
    """Labels of one size in rows and columns, in millimetres."""

    columns: int
    rows: int
    label: PaperSize
    #: Space between neighbours in a row; vertically they touch.
    between: float = 0.0
    page: PaperSize = PAPERS["A4"]
    #: Shift of everything to the right and down, for a printer that feeds inexactly.
    offset: tuple[float, float] = (0.0, 0.0)

    def shifted(self, right: float, down: float) -> LabelPaper:
        """Return the paper with its labels shifted, for an inexact printer."""
        return replace(self, offset=(right, down))

    def place(self, index: int) -> tuple[float, float]:
        """Return the centre of a label on the page; labels are counted row by row."""
        row, column = divmod(index, self.columns)
        step = self.label.width + self.between
        right, down = self.offset
        x = self.page.width / 2 + (column - (self.columns - 1) / 2) * step
        y = self.page.height / 2 + (row - (self.rows - 1) / 2) * self.label.height
        return x + right, y + down


#: Common papers with three labels in a row, by the size of a label.
LABEL_PAPERS = {
    "70x37": LabelPaper(3, 8, PaperSize(70, 37)),
    "63.5x33.9": LabelPaper(3, 8, PaperSize(63.5, 33.9), 2.5),
    "70x42.3": LabelPaper(3, 7, PaperSize(70, 42.3)),
    "63.5x38.1": LabelPaper(3, 7, PaperSize(63.5, 38.1), 2.5),
}
DEFAULT_LABELS = "70x37"


def label_pages(labels: LabelSheet, paper: LabelPaper) -> Iterator[Page]:
    """Yield the pages of labels.

    Raises PrintError when a label is smaller than its drawing.
    """
    if not paper.label.can_contain(labels.size):
        raise PrintError("labels: they are smaller than their drawing", "page_too_small")
    labels_per_page = paper.columns * paper.rows
    for start in range(0, len(labels.paints), labels_per_page):
        batch = labels.paints[start : start + labels_per_page]
        yield Page(paper.page, partial(_paint, batch, labels.size, paper))


def _paint(paints: Sequence[Paint], size: PaperSize, paper: LabelPaper, painter: QPainter) -> None:
    for index, paint in enumerate(paints):
        x, y = paper.place(index)
        painter.save()
        painter.translate(x - size.width / 2, y - size.height / 2)
        stamp(painter, paint, QRectF(0, 0, size.width, size.height))
        painter.restore()
