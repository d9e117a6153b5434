"""Base classes of the boxes in the panel, which show everything or only the most important."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif


class PanelBlock(TextScaled, QWidget):
    """A widget as wide as the panel and as high as its text requires."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fit()

    @abstractmethod
    def needed_height(self, width: float) -> float:
        """Return the height at a width."""

    def fit(self) -> None:
        """Update the height after a change of the text."""
        self.fix(height=round(self.needed_height(self.width())))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()

    def size_hint(self) -> QSize:
        return QSize(240, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint(painter)
        painter.end()

    @abstractmethod
    def paint(self, painter: QPainter) -> None:
        """Paint the contents, in pixels of normal text."""


class PanelBox(SelfUpdating, TextScaled, QWidget):
    """A widget as wide as the panel, with a tall and a short form.

    Some can be folded, too: only the figures are left, or nothing.
    """

    #: Height in the folded form, 0 if it is hidden then; None if it cannot be folded.
    folded_height: ClassVar[int | None] = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_tall, self.is_folded = True, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @abstractmethod
    def needed_height(self, width: int, *, tall: bool) -> int:
        """Return the height of the tall or short form at a width."""

    def set_tall(self, tall: bool) -> None:
        """Show everything, or only the most important."""
        if tall != self.is_tall:
            self.is_tall = tall
            self.renew()

    def set_folded(self, folded: bool) -> None:
        """Show only the figures, or the words too."""
        if folded != self.is_folded:
            self.is_folded = folded
            self.renew()

    def renew(self) -> None:
        """Update after a change of the contents."""
        self.updateGeometry()
        self.update()

    def size_hint(self) -> QSize:
        height = self.needed_height(self.width(), tall=self.is_tall)
        return QSize(240, (self.folded_height or height) if self.is_folded else height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.renew()


class RowsBox(PanelBox):
    """A box with a heading and rows of any height, which pointer and keys go through."""

    #: Height of the heading, and pixels between two rows.
    HEADING_HEIGHT: ClassVar[float] = 34.0
    GAP: ClassVar[float] = 0.0

    def __init__(self, parent: QWidget | None = None) -> None:
        self._row: int | None = None
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def row(self) -> int | None:
        """The row under the pointer or the keyboard, or None."""
        return self._row

    @abstractmethod
    def row_heights(self, width: float) -> Sequence[float]:
        """Return the height of each row at a width; () where no rows are shown."""

    @abstractmethod
    def row_sentence(self, row: int) -> str:
        """Return a row, and what Enter does there, for a screen reader."""

    @abstractmethod
    def choose(self, row: int) -> None:
        """Do what a click on a row does, or Enter."""

    @abstractmethod
    def describe(self) -> None:
        """Describe the whole box for a screen reader."""

    def set_row(self, row: int | None) -> None:
        """Go to a row, or to none."""
        if row == self._row:
            return
        self._row = row
        if row is not None and self.hasFocus():
            self.setAccessibleName(self.row_sentence(row))
        self.update()

    def boxes(self) -> list[QRectF]:
        """Return the rect of each row."""
        y, rects = self.HEADING_HEIGHT, []
        for high in self.row_heights(self.width()):
            rects.append(QRectF(0, y, self.width(), high))
            y += high + self.GAP
        return rects

    def row_at(self, point: QPointF) -> int | None:
        """Return the row at a point in pixels of normal text, or None."""
        return next((i for i, rect in enumerate(self.boxes()) if rect.contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.set_row(self.row_at(self.at(event.position())))
        shape = Qt.CursorShape.ArrowCursor
        if self.row is not None:
            shape = Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        self.set_row(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, at = len(self.row_heights(self.width())) - 1, self._row
        match event.key():
            case Qt.Key.Key_Down if last >= 0:
                self.set_row(0 if at is None else min(last, at + 1))
            case Qt.Key.Key_Up if last >= 0:
                self.set_row(last if at is None else max(0, at - 1))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if at is not None:
                self.choose(at)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.set_row(None)
        self.describe()
        self.update()

    def retranslate(self) -> None:
        self.describe()

    # -- painting ----------------------------------------------------------------------------------

    def paint_row_ground(self, painter: QPainter, rect: QRectF, *, lit: bool, chosen: bool) -> None:
        """Paint the ground of a row that is `lit` or `chosen` by pointer or keys."""
        theme = current_theme()
        if lit or chosen:
            painter.fillPath(rounded(rect, 6), QColor(theme.mark))
        if chosen:
            edge = rounded(rect.adjusted(0.8, 0.8, -0.8, -0.8), 6)
            stroke_path(painter, edge, pen(theme.edge, 1.6))

    def paint_focus(self, painter: QPainter, height: float) -> None:
        """Paint the keyboard focus around the heading, while it is on no row."""
        if self.hasFocus() and self._row is None:
            rect = QRectF(1, 1, self.width() - 2, height)
            stroke_path(painter, rounded(rect, 5), pen(current_theme().edge, 1.6))


def lines_of(text: str, size: float, width: float, weight: int = 400) -> list[str]:
    """Return a text broken into lines of serif type."""
    metrics = QFontMetricsF(serif(size, weight))
    lines, line = list[str](), ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
