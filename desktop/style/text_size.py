"""How large the texts of the window are; boards and cards are as large as they have room.

Style sheets and the fonts of the desktop are scaled. What is painted counts in pixels of normal
text, whatever the size, and is painted enlarged: see `TextScaled`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

#: The values of the setting.
SIZES = {"small": 0.9, "normal": 1.0, "large": 1.15, "largest": 1.3}

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Qt's classes cannot share a base beside the one they have.
    _Widget = object

_scale = 1.0


def text_scale() -> float:
    """The scale of texts, 1.0 for normal; `apply_theme` sets it."""
    return _scale


def set_text_scale(scale: float) -> None:
    """For `apply_theme`, which also tells every widget."""
    global _scale
    _scale = scale


def scaled(pixels: float) -> int:
    """What so many pixels of normal text are on the screen."""
    return round(pixels * _scale)


def unscaled(pixels: float) -> int:
    """How many pixels of normal text so many of the screen are."""
    return math.ceil(pixels / _scale)


class TextScaled(_Widget):
    """A widget that paints text. Named before the Qt class: `class Box(TextScaled, QWidget)`.

    Its own code counts in pixels of normal text: width, height, `rect`, `wanted` and what it paints
    by `painter`. Layouts see `sizeHint`, in pixels of the screen.
    """

    #: What it always has of width and height, see `fix`.
    _fixed: tuple[int | None, int | None] = (None, None)

    def fix(self, width: int | None = None, height: int | None = None) -> None:
        """It is so wide and so high, in every size of text."""
        self._fixed = width, height
        if width is not None:
            self.setFixedWidth(scaled(width))
        if height is not None:
            self.setFixedHeight(scaled(height))

    def width(self) -> int:
        return unscaled(super().width())

    def height(self) -> int:
        return unscaled(super().height())

    def rect(self) -> QRect:
        return QRect(0, 0, self.width(), self.height())

    def wanted(self) -> QSize:
        """The size it should have."""
        size = super().sizeHint()
        return QSize(unscaled(size.width()), unscaled(size.height()))

    def sizeHint(self) -> QSize:
        size = self.wanted()
        return QSize(scaled(size.width()), scaled(size.height()))

    def painter(self) -> QPainter:
        """For `paintEvent`."""
        p = QPainter(self)
        p.scale(_scale, _scale)
        return p

    def at(self, point: QPointF) -> QPointF:
        """Where an event of the mouse is."""
        return point / _scale

    def left_of(self, child: QWidget) -> float:
        """Where a child begins."""
        return child.geometry().left() / _scale

    def put(self, child: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Put a child there."""
        place = QRectF(x * _scale, y * _scale, width * _scale, height * _scale)
        child.setGeometry(place.toRect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fix(*self._fixed)
            self.updateGeometry()
            self.update()
