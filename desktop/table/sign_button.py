"""Buttons that can show a drawn icon instead of words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from desktop.table.buttons import HEIGHT, Button
from desktop.table.talk.talk_signs import speech_sign

#: Width of a button with an icon, in pixels of normal text.
SIGN_WIDTH = 40


class SignButton(Button):
    """A button with a drawn icon instead of a text; without an icon it shows its text."""

    def __init__(self, sign: str, parent: QWidget, *, main: bool = False) -> None:
        super().__init__(parent, main=main)
        self.sign = sign

    def say(self, text: str, key: str) -> None:
        """Set the description for the tooltip and screen readers."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})")

    def set_sign(self, sign: str) -> None:
        """Show another icon; "" shows the text."""
        if sign != self.sign:
            self.sign = sign
            self.updateGeometry()
            self.update()

    def size_hint(self) -> QSize:
        return QSize(SIGN_WIDTH, HEIGHT) if self.sign else super().size_hint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.sign:
            super().paintEvent(event)
            return
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        ink = self._paint_body(painter)
        painter.translate(self.width() / 2, self.height() / 2 - 0.5)
        painter.fillPath(_sign(self.sign), ink)
        painter.end()


def _sign(sign: str) -> QPainterPath:
    """Return an icon centred on the origin.

    `sign` is menu, list, undo, book, talk, bulb, cross, play, pause, back, on, start or end.
    """
    path = QPainterPath()
    if sign == "talk":
        return speech_sign()
    if sign == "menu":
        for y in (-5.5, -1.0, 3.5):
            path.addRoundedRect(QRectF(-7.5, y, 15, 2), 1, 1)
        return path
    if sign == "list":
        for y in (-5.5, -1.0, 3.5):
            path.addEllipse(QPointF(-6.5, y + 1), 1.3, 1.3)
            path.addRoundedRect(QRectF(-3, y, 10.5, 2), 1, 1)
        return path
    if sign == "undo":
        path.moveTo(-7.5, -2)
        path.lineTo(-1.5, -7)
        path.lineTo(-1.5, -3.4)
        path.cubicTo(4, -3.4, 7, -0.5, 7, 5.6)
        path.cubicTo(5, 1.8, 2.5, 0.2, -1.5, 0.2)
        path.lineTo(-1.5, 3)
        path.closeSubpath()
        return path
    if sign == "bulb":
        path.addEllipse(QPointF(0, -2.4), 5.2, 5.2)
        path.addRect(QRectF(-2.6, 3.4, 5.2, 1.5))
        path.addRect(QRectF(-1.8, 5.8, 3.6, 1.5))
        return path
    if sign == "cross":
        for way in (-1, 1):
            stroke = QPainterPath()
            stroke.addRoundedRect(QRectF(-7, -1.1, 14, 2.2), 1, 1)
            path = path.united(QTransform().rotate(45 * way).map(stroke))
        return path
    if sign == "book":
        for way in (-1, 1):
            page = QPainterPath(QPointF(0.8 * way, -4.2))
            page.cubicTo(3 * way, -6.4, 6 * way, -6.4, 8.6 * way, -5.4)
            page.lineTo(8.6 * way, 5)
            page.cubicTo(6 * way, 4, 3 * way, 4, 0.8 * way, 6.2)
            page.closeSubpath()
            path.addPath(page)
        return path
    if sign == "pause":
        path.addRect(QRectF(-5, -6, 3.6, 12))
        path.addRect(QRectF(1.4, -6, 3.6, 12))
        return path
    way = -1 if sign in ("back", "start") else 1
    path.moveTo(-4.5 * way, -6)
    path.lineTo(5.5 * way, 0)
    path.lineTo(-4.5 * way, 6)
    path.closeSubpath()
    if sign in ("start", "end"):
        path.addRect(QRectF(6 * way - 1.2, -6, 2.4, 12))
    elif sign in ("back", "on"):
        path.addRect(QRectF(-7.4 * way - 1.1, -6, 2.2, 12))
    return path
