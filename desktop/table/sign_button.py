"""Buttons with a drawn icon instead of words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.table.buttons import HEIGHT, Button


class SignButton(Button):
    """A button with a drawn icon instead of a text."""

    def __init__(self, sign: str, parent: QWidget, *, main: bool = False) -> None:
        super().__init__(parent, main=main)
        self.sign = sign

    def say(self, text: str, key: str) -> None:
        """Set the description for the tooltip and screen readers."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})")

    def set_sign(self, sign: str) -> None:
        self.sign = sign
        self.update()

    def wanted(self) -> QSize:
        return QSize(40, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            p.setOpacity(0.45)
        ink = self._paint_body(p)
        p.translate(self.width() / 2, self.height() / 2 - 0.5)
        p.fillPath(_sign(self.sign), ink)
        p.end()


def _sign(sign: str) -> QPainterPath:
    """Return an icon centred on the origin: play, pause, back, on, start or end."""
    path = QPainterPath()
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
