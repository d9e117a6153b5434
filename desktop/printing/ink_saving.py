"""Pictures that save ink: what is large becomes pale, what is small and all lines stay.

Writing that was light on a dark ground would be lost on a pale one: it becomes dark.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.painting.shapes import mix
from desktop.printing.page import Paint

#: Square millimetres up to which a surface keeps all of its ink, from which it keeps the least,
#: and how much that is. Dark ones keep it longer: they are numerals and signs.
_SMALL, _SIGN, _LARGE = 6.0, 120.0, 1200.0
_LEAST = 0.14
#: Millimetres: lines that are thicker are surfaces.
_THICK = 0.8
#: Of colours: from there on writing is light, and how dark it becomes.
_LIGHT, _DARK = 0.6, 0.25
#: Darker colours are those of signs.
_SIGNS = 0.3
_GRADIENTS = (Qt.BrushStyle.LinearGradientPattern, Qt.BrushStyle.RadialGradientPattern)


class SheetPainter(QPainter):
    """A painter of sheets, which can be told to save ink."""

    #: Square millimetres in a square unit of the device, while ink is saved; otherwise 0.
    _fineness = 0.0

    @contextmanager
    def sparing(self, unit: float = 1.0) -> Iterator[None]:
        """Save ink for a while; `unit`: square millimetres in a square unit when that begins."""
        before = self._fineness
        self._fineness = before or unit / abs(self.transform().determinant())
        try:
            yield
        finally:
            self._fineness = before

    @property
    def unit(self) -> float:
        """Square millimetres in a square unit of what is painted; 0 while no ink is saved."""
        return abs(self.transform().determinant()) * self._fineness

    def written(self, line: QPen) -> QPen:
        """A pen as the device is told of it."""
        return line

    # Qt has more ways to call these; nobody who paints for paper uses them.

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        if self._fineness:
            brush = self._pale(brush, path.boundingRect())
        super().fillPath(path, brush)

    def fillRect(self, rect: QRectF, brush: Any) -> None:  # type: ignore[override]
        if self._fineness:
            brush = self._pale(brush, rect)
        super().fillRect(rect, brush)

    def strokePath(self, path: QPainterPath, line: Any) -> None:
        super().strokePath(path, self.written(self._line(line) if self._fineness else QPen(line)))

    def drawLines(self, lines: Sequence[QLineF]) -> None:  # type: ignore[override]
        line = self.pen()
        self.setPen(self.written(self._line(line) if self._fineness else line))
        super().drawLines(lines)
        self.setPen(line)

    def drawPath(self, path: QPainterPath) -> None:
        if not self._fineness:
            super().drawPath(path)
            return
        brush, line = self.brush(), self.pen()
        self.setBrush(self._pale(brush, path.boundingRect()))
        self.setPen(self._line(line))
        super().drawPath(path)
        self.setBrush(brush)
        self.setPen(line)

    def drawRect(self, rect: QRectF) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addRect(rect)
        self.drawPath(path)

    def drawPolygon(self, polygon: QPolygonF) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addPolygon(polygon)
        path.closeSubpath()
        self.drawPath(path)

    def drawEllipse(self, middle: QPointF, across: float, down: float) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addEllipse(middle, across, down)
        self.drawPath(path)

    def drawText(self, *what: Any) -> None:  # type: ignore[override]
        line = self.pen()
        if self._fineness and line.color().lightnessF() > _LIGHT:
            self.setPen(_darkened(line.color()))
        super().drawText(*what)
        self.setPen(line)

    # -- colours -----------------------------------------------------------------------------------

    def _pale(self, brush: Any, bounds: QRectF) -> QBrush:
        """What to fill something with that is so large."""
        whole = QBrush(brush)
        sign = whole.style() not in _GRADIENTS and whole.color().lightnessF() < _SIGNS
        area = bounds.width() * bounds.height() * self.unit
        return _mixed(whole, _share(area, _SIGN if sign else _SMALL))

    def _line(self, line: Any) -> QPen:
        """What to draw a line with: a thick one is a surface."""
        result = QPen(line)
        thick = result.widthF() * math.sqrt(self.unit)
        if thick > _THICK:
            result.setBrush(_mixed(result.brush(), max(_LEAST, _THICK / thick)))
        return result


def _share(area: float, small: float) -> float:
    """How much ink a surface keeps that is no smaller than so much."""
    if area <= small:
        return 1.0
    way = min(1.0, math.log(area / small) / math.log(_LARGE / small))
    return 1.0 - way * (1.0 - _LEAST)


def _mixed(brush: QBrush, share: float) -> QBrush:
    """The brush with that share of its ink."""
    if brush.style() not in _GRADIENTS:
        return QBrush(_thinned(brush.color(), share), brush.style())
    gradient = brush.gradient()
    result = QBrush(gradient)  # one of its own
    result.gradient().setStops([(at, _thinned(colour, share)) for at, colour in gradient.stops()])
    return result


def _thinned(colour: QColor, share: float) -> QColor:
    """Less ink of it, covering what is below as before."""
    result = mix("#ffffff", colour, share)
    result.setAlpha(colour.alpha())
    return result


def _darkened(colour: QColor) -> QColor:
    return QColor.fromHslF(max(0.0, colour.hslHueF()), colour.hslSaturationF() * 0.5, _DARK)


def spare(paint: Paint, p: QPainter, *, unit: float = 1.0) -> None:
    """Paint something with little ink, if the painter can; see `SheetPainter.sparing`."""
    if isinstance(p, SheetPainter):
        with p.sparing(unit):
            paint(p)
    else:
        paint(p)
