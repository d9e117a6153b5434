"""A bar of cells that shows the shares of two sides, filled from both ends."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.panels.box import PanelBox
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Camps

_HEIGHT = 26
_HEADING_TYPE_PX = 15.5
_NUMBER_TYPE_PX = 15.0
#: Gap between the heading, the numbers and the bar.
_GAP = 7.0
_CELL_HEIGHT = 15.0
#: Maximum share of the width for the heading.
_MAX_HEADING_SHARE = 0.42
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CampsBar(PanelBox):
    """Bar that shows Camps on one line."""

    #: Nothing is shown in a folded box: the pieces on the board show the same.
    folded_height = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camps = Camps("", ("", ""), (0, 0), 1, ("#000", "#000"), "")

    @property
    def camps(self) -> Camps:
        """The two sides that are shown."""
        return self._camps

    def show_camps(self, camps: Camps) -> None:
        """Show the current shares."""
        self._camps = camps
        (left, right), (first, second) = camps.names, camps.counts
        counted = f"{left} {first}, {right} {second}"
        self.setAccessibleName(f"{camps.heading}: {counted}. {camps.sentence}".strip())
        self.setToolTip(f"{counted}\n{camps.sentence}".strip())
        self.renew()

    def needed_height(self, width: int, *, tall: bool) -> int:
        return _HEIGHT

    def paintEvent(self, event: QPaintEvent) -> None:
        camps, theme = self._camps, current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = _HEADING_TYPE_PX
        while size > 11 and _width(camps.heading, size) > self.width() * _MAX_HEADING_SHARE:
            size -= 0.5
        painter.setFont(serif(size, 600))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(4, 0, self.width(), _HEIGHT - 2), int(_LEFT), camps.heading)
        x, right = 4 + _width(camps.heading, size) + _GAP, self.width() - 4.0
        painter.setFont(serif(_NUMBER_TYPE_PX, 700))
        numbers = [str(count) for count in camps.counts]
        number_width = max(_width(number, _NUMBER_TYPE_PX) for number in numbers)
        for left, number in zip((x, right - number_width), numbers, strict=True):
            rect = QRectF(left, 0, number_width, _HEIGHT - 2)
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), number)
        x, right = x + number_width + _GAP, right - number_width - _GAP
        _paint_cells(
            painter, QRectF(x, (_HEIGHT - _CELL_HEIGHT) / 2 - 1, right - x, _CELL_HEIGHT), camps
        )
        painter.end()


def _paint_cells(painter: QPainter, bar: QRectF, camps: Camps) -> None:
    """Paint a cell for each unit of the total, in the colours of the camps."""
    theme = current_theme()
    step = bar.width() / camps.total
    first, second = camps.counts
    for cell in range(camps.total):
        rect = QRectF(bar.left() + cell * step + 0.6, bar.top(), step - 1.2, bar.height())
        shape = rounded(rect, min(2.0, rect.width() / 5))
        camp = 0 if cell < first else 1 if cell >= camps.total - second else None
        if camp is None:
            # The cells have dark edges, so that pale sides on a pale background do not look empty.
            painter.fillPath(shape, with_alpha(theme.text, 90 if theme.dark else 70))
            continue
        colour = QColor(camps.colours[camp])
        light, dark = (0, colour.lighter(112)), (1, colour.darker(110))
        painter.fillPath(shape, vertical_gradient(rect.top(), rect.bottom(), light, dark))
        stroke_path(painter, shape, pen(with_alpha(theme.text, 150), 0.8))


def _width(text: str, size: float) -> float:
    return QFontMetricsF(serif(size, 700)).horizontalAdvance(text)
