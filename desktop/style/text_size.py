"""The size of the texts in the window; boards and cards depend only on the room they have.

Style sheets and control fonts are scaled. Painted text is measured in pixels of normal text and
enlarged while it is painted (see `TextScaled`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

#: Scale factors by the value of the setting.
SIZES = {"small": 0.9, "normal": 1.0, "large": 1.15, "largest": 1.3}

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # At run time the base is object: PySide allows only one QWidget base.
    _Widget = object

_scale = 1.0


def text_scale() -> float:
    """Return the scale of texts, 1.0 being normal; `apply_theme` sets it."""
    return _scale


def set_text_scale(scale: float) -> None:
    """Set the scale; only for `apply_theme`, which also updates every widget."""
    global _scale
    _scale = scale


def scaled(pixels: float) -> int:
    """Return the pixels on the screen for a number of pixels of normal text."""
    return round(pixels * _scale)


def unscaled(pixels: float) -> int:
    """Return the pixels of normal text for a number of pixels on the screen."""
    return math.ceil(pixels / _scale)


class TextScaled(_Widget):
    """Mixin for widgets that paint text.

    Put it before the Qt class: `class Box(TextScaled, QWidget)`.

    Its own code measures in pixels of normal text: width, height, `rect`, `size_hint`, and
    everything painted with `painter`. Layouts use `sizeHint`, in pixels of the screen.
    """

    #: The fixed width and height, see `fix`.
    _fixed: tuple[int | None, int | None] = (None, None)

    def fix(self, width: int | None = None, height: int | None = None) -> None:
        """Fix the width, the height or both, in pixels of normal text."""
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

    def size_hint(self) -> QSize:
        """Return the preferred size."""
        size = super().sizeHint()
        return QSize(unscaled(size.width()), unscaled(size.height()))

    def sizeHint(self) -> QSize:
        size = self.size_hint()
        return QSize(scaled(size.width()), scaled(size.height()))

    def painter(self) -> QPainter:
        """Return a painter for `paintEvent`, which scales everything."""
        painter = QPainter(self)
        painter.scale(_scale, _scale)
        return painter

    def at(self, point: QPointF) -> QPointF:
        """Convert the position of a mouse event."""
        return point / _scale

    def left_of(self, child: QWidget) -> float:
        """Return the left edge of a child."""
        return child.geometry().left() / _scale

    def put(self, child: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Set the geometry of a child."""
        rect = QRectF(x * _scale, y * _scale, width * _scale, height * _scale)
        child.setGeometry(rect.toRect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fix(*self._fixed)
            self.updateGeometry()
            self.update()
