"""The board in front of the map that the hand lies on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.painting.shapes import down, mix, tint
from desktop.painting.wood import Wood, paint_wood

_LIGHT = Wood("#5f4229", "#3d2917", "#80603c")
_DARK = Wood("#261b12", "#150f0a", "#3a2c1e")
#: The polished edge towards the map.
_RIM = 6.0


def paint_tray(p: QPainter, rect: QRectF, dark: bool = False) -> None:
    """The board the hand lies on: a lit edge above, darker towards its foot."""
    wood = _DARK if dark else _LIGHT
    paint_wood(p, rect, wood, seed=21)
    p.fillRect(
        rect,
        down(
            rect.top(), rect.bottom(),
            (0, tint("#ffd9a0", 14)), (0.4, tint("#000", 0)), (1, tint("#0b0603", 120)),
        ),
    )  # fmt: skip
    fall = QRectF(rect.left(), rect.top() + _RIM, rect.width(), 20)
    p.fillRect(fall, down(fall.top(), fall.bottom(), (0, tint("#000", 110)), (1, tint("#000", 0))))
    rim = QRectF(rect.left(), rect.top(), rect.width(), _RIM)
    lit = mix(wood.light, "#f0c68a", 0.25 if dark else 0.45)
    p.fillRect(rim, down(rim.top(), rim.bottom(), (0, lit), (0.5, wood.base), (1, wood.dark)))
    p.fillRect(QRectF(rect.left(), rect.top() - 0.6, rect.width(), 1), tint("#150c05", 204))
