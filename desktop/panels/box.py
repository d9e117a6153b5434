"""Base classes of the boxes in the panel, which show everything or only the most important."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled


class Block(TextScaled, QWidget):
    """A widget as wide as the panel and as high as its text requires."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fit()

    @abstractmethod
    def needed(self, width: float) -> float:
        """Return the height at a width."""

    def fit(self) -> None:
        """Update the height after a change of the text."""
        self.fix(height=round(self.needed(self.width())))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()

    def wanted(self) -> QSize:
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


class Box(SelfUpdating, TextScaled, QWidget):
    """A widget as wide as the panel, with a tall and a short form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_tall = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @abstractmethod
    def needed(self, width: int, *, tall: bool) -> int:
        """Return the height of the tall or short form at a width."""

    def set_tall(self, tall: bool) -> None:
        """Show everything, or only the most important."""
        if tall != self.is_tall:
            self.is_tall = tall
            self.renew()

    def renew(self) -> None:
        """Update after a change of the contents."""
        self.updateGeometry()
        self.update()

    def wanted(self) -> QSize:
        return QSize(240, self.needed(self.width(), tall=self.is_tall))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.renew()
