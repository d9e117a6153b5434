"""What is as wide as a panel and as high as its words need."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.style.text_size import Lettered


class Block(Lettered, QWidget):
    """As wide as the panel and as high as its words need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fit()

    @abstractmethod
    def needed(self, width: float) -> float:
        """The height at a width."""

    def fit(self) -> None:
        """What is said has changed."""
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
        p = self.painter()
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint(p)
        p.end()

    @abstractmethod
    def paint(self, p: QPainter) -> None:
        """Paint what is said, in pixels of normal text."""
