"""What is painted on the paper of the ledger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from desktop.style.theme import serif
from desktop.windows.ledger import paper


@pytest.mark.usefixtures("qapp")
def test_a_title_without_a_note_takes_the_whole_line(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    monkeypatch.setattr(
        paper, "paint_fitted_line", lambda _, rect, text, size, *rest, **more: sizes.append(size)
    )
    width = QFontMetricsF(serif(paper._TITLE_TYPE_PX, 700)).horizontalAdvance("Victories") + 1
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    paper.paint_heading(painter, QRectF(0, 0, width, 30), "Victories", "")
    paper.paint_heading(painter, QRectF(0, 0, width, 30), "", "")
    painter.end()
    assert sizes == [paper._TITLE_TYPE_PX, paper._TITLE_TYPE_PX]
