"""What the editor's panel is made of: what was said last, and how pieces are moved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from desktop import keys
from desktop.language import translate
from desktop.painting.flowing import Flow, Piece
from desktop.painting.shapes import outline, pen, rounded
from desktop.panels.block import Block
from desktop.panels.heading import fitting
from desktop.theme import current_theme, serif, system
from desktop.windows.puzzles.signs import paint_cross

#: From one way to the next, the height of a key, its type, and what is at both sides of that.
_ROW, _CAP, _TYPE, _PAD = 25.0, 18.0, 11, 6.0
#: Between keys and what they do.
_APART = 10.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


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


class Ways(Block):
    """How pieces are moved, with the mouse and by keys: what is pressed, and what it does."""

    def _rows(self) -> tuple[tuple[str, str], ...]:
        arrows = keys.cap_of("left") + keys.cap_of("right")
        return (
            (translate("Editor", "Drag"), translate("Editor", "onto the board, or off it")),
            (translate("Editor", "Click"), translate("Editor", "a piece, then its place")),
            (translate("Editor", "Right click"), translate("Editor", "takes away")),
            (arrows, translate("Editor", "to the next piece or place")),
            (keys.cap_of("confirm"), translate("Editor", "takes in hand, lays down")),
            (keys.cap(QKeySequence("Del")), translate("Editor", "takes away")),
        )

    def retranslate(self) -> None:
        """Other words."""
        self.setAccessibleName(". ".join(f"{key}: {does}" for key, does in self._rows()))
        self.update()

    def needed(self, width: float) -> float:
        return _ROW * len(self._rows())

    def paint(self, p: QPainter) -> None:
        theme, rows = current_theme(), self._rows()
        font = system(_TYPE)
        advance = QFontMetricsF(font).horizontalAdvance
        left = max(advance(key) for key, _ in rows) + 2 * _PAD + _APART
        room = self.width() - left
        size = min(fitting(does, 15, room) for _, does in rows)
        for number, (key, does) in enumerate(rows):
            top = number * _ROW
            cap = QRectF(0.5, top + (_ROW - _CAP) / 2, advance(key) + 2 * _PAD, _CAP)
            p.fillPath(rounded(cap, 4), QColor(theme.button))
            outline(p, rounded(cap, 4), pen(theme.button_edge, 1))
            p.setFont(font)
            p.setPen(QColor(theme.text))
            p.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)
            p.setFont(serif(size))
            p.setPen(QColor(theme.quiet))
            p.drawText(QRectF(left, top - 1, room, _ROW), int(_LEFT), does)
