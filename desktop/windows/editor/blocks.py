"""What the editor's panel is made of: what was said last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.painting.flowing import Flow, Piece
from desktop.painting.shapes import outline, pen, rounded
from desktop.panels.block import Block
from desktop.style.theme import current_theme, serif
from desktop.windows.puzzles.signs import paint_cross


class Said(Block):
    """Why an edit was refused, or what a piece is called; gone while there is nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        self._said, self._refused = "", False
        super().__init__(parent)

    def text(self) -> str:
        """What it says."""
        return self._said

    def say(self, said: str, *, refused: bool) -> None:
        """Say something else."""
        self._said, self._refused = said, refused
        self.setAccessibleName(said)
        self.setVisible(bool(said))
        self.fit()

    def _flow(self, width: float) -> Flow:
        theme = current_theme()
        return Flow((Piece(self._said, serif(16), theme.text),), width - 50)

    def needed(self, width: float) -> float:
        return max(38.0, self._flow(width).height + 16)

    def paint(self, p: QPainter) -> None:
        theme = current_theme()
        frame = rounded(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6)
        p.fillPath(frame, QColor(theme.card if self._refused else theme.mark))
        flow = self._flow(self.width())
        top = (self.height() - flow.height) / 2
        if self._refused:
            outline(p, frame, pen(theme.danger, 1.3))
            paint_cross(p, QPointF(21, top + 11), 5)
            flow.paint(p, QPointF(38, top))
        else:
            flow.paint(p, QPointF(14, top))
