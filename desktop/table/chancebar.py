"""A chance as a bar; its whisker says how far it may be off."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.shapes import outline, pen, polyline, rounded
from desktop.table.advice import Advised

#: Fill of the bar of the best on light and dark ground, and of the others.
BEST, BEST_LIT, OTHER = "#0b8a63", "#4fcfa3", "#b08d4a"
#: Half the height of a whisker's ends.
_END = 4.0


def paint_chance_bar(
    p: QPainter, bar: QRectF, answer: Advised, colour: str, ground: QColor, ink: str
) -> None:
    """The chance of an answer as a filled bar on a ground, its whisker in ink."""
    filled, radius = QRectF(bar), bar.height() / 2
    filled.setWidth(max(bar.height(), bar.width() * answer.value))
    p.fillPath(rounded(bar, radius), ground)
    p.fillPath(rounded(filled, radius), QColor(colour))
    if answer.doubt is None:
        return
    low, high = (bar.left() + bar.width() * share for share in (answer.least, answer.most))
    middle, line = bar.center().y(), pen(ink, 1.3)
    outline(p, polyline([(low, middle), (high, middle)]), line)
    for end in (low, high):
        outline(p, polyline([(end, middle - _END), (end, middle + _END)]), line)
