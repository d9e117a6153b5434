"""Save ink: surfaces become pale, the larger the paler; fine lines, texts and signs stay.

Texts and signs that were light on a dark background would vanish on a pale one: they become dark.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.painting.shapes import darker, luminance, mix_colours
from desktop.printing.print_page import Paint

#: Area in square millimetres up to which a surface keeps all its ink.
_SMALL_AREA_MM2 = 0.1
#: Area in square millimetres from which a surface keeps the least ink.
_LARGE_AREA_MM2 = 6.0
#: The least share of ink that a surface keeps.
_MIN_INK_SHARE = 0.1
#: Millimetres; wider lines are treated like surfaces.
_THICK_LINE_MM = 0.35
#: Millimetres; wider lines become thinner, by this share.
_FINE_LINE_MM = 0.12
_THINNER_SHARE = 0.75
#: The least contrast with white of texts and signs.
_MIN_CONTRAST = 5.6
#: The greatest width of borders in millimetres.
_MAX_BORDER_MM = 0.14
_GRADIENTS = (Qt.BrushStyle.LinearGradientPattern, Qt.BrushStyle.RadialGradientPattern)


class SheetPainter(QPainter):
    """A painter of sheets with a mode that saves ink."""

    #: Square millimetres per square unit of the device while ink is saved, otherwise 0.
    _fineness = 0.0

    @contextmanager
    def saving_ink(self, mm2_per_unit: float = 1.0) -> Iterator[None]:
        """Save ink within this context.

        `mm2_per_unit` is square millimetres per square unit at its beginning.
        """
        before = self._fineness
        self._fineness = before or mm2_per_unit / abs(self.transform().determinant())
        try:
            yield
        finally:
            self._fineness = before

    @property
    def mm2_per_unit(self) -> float:
        """Square millimetres per square unit of the current transform; 0 while no ink is saved."""
        return abs(self.transform().determinant()) * self._fineness

    def fill_sign(self, path: QPainterPath, colour: QColor, ground: QColor) -> None:
        """Fill a sign.

        While ink is saved its ground becomes pale: the sign gets the colour of the ground, dark
        enough to stand out.
        """
        super().fillPath(path, _legible_on(ground, colour) if self._fineness else colour)

    def draw_border(self, path: QPainterPath, line: QPen, ground: QColor) -> None:
        """Draw a border.

        While ink is saved it gets the colour of the ground like a sign, and is thin.
        """
        if self._fineness:
            line = self._line(line)
            line.setColor(_legible_on(ground, QColor(line.color().rgb())))
            line.setWidthF(min(line.widthF(), _MAX_BORDER_MM / math.sqrt(self.mm2_per_unit)))
        super().strokePath(path, self.device_pen(line))

    def device_pen(self, line: QPen) -> QPen:
        """Return a pen in the form in which the device gets it."""
        return line

    # Qt has more overloads of these; painters for paper do not use them.

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        if self._fineness:
            brush = self._pale(brush, path.boundingRect())
        super().fillPath(path, brush)

    def fillRect(self, rect: QRectF, brush: Any) -> None:  # type: ignore[override]
        if self._fineness:
            brush = self._pale(brush, rect)
        super().fillRect(rect, brush)

    def strokePath(self, path: QPainterPath, line: Any) -> None:
        super().strokePath(
            path, self.device_pen(self._line(line) if self._fineness else QPen(line))
        )

    def drawLines(self, lines: Sequence[QLineF]) -> None:  # type: ignore[override]
        line = self.pen()
        self.setPen(self.device_pen(self._line(line) if self._fineness else line))
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

    def drawEllipse(self, centre: QPointF, across: float, down: float) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addEllipse(centre, across, down)
        self.drawPath(path)

    def drawText(self, *what: Any) -> None:  # type: ignore[override]
        line = self.pen()
        if self._fineness and line.color().alpha():
            self.setPen(_legible(line.color()))
        super().drawText(*what)
        self.setPen(line)

    # -- colours -----------------------------------------------------------------------------------

    def _pale(self, brush: Any, bounds: QRectF) -> QBrush:
        """Return the brush for a surface with these bounds."""
        full_brush = QBrush(brush)
        area = bounds.width() * bounds.height() * self.mm2_per_unit
        return _lighten_brush(full_brush, _share(area))

    def _line(self, line: Any) -> QPen:
        """Return the pen for a line; a thick line is treated like a surface."""
        result = QPen(line)
        thick = result.widthF() * math.sqrt(self.mm2_per_unit)
        if thick > _FINE_LINE_MM:
            result.setWidthF(result.widthF() * max(_THINNER_SHARE, _FINE_LINE_MM / thick))
        if thick > _THICK_LINE_MM:
            result.setBrush(
                _lighten_brush(result.brush(), max(_MIN_INK_SHARE, _THICK_LINE_MM / thick))
            )
        return result


def _share(area: float) -> float:
    """Return the share of ink for a surface of an area in square millimetres."""
    if area <= _SMALL_AREA_MM2:
        return 1.0
    way = min(1.0, math.log(area / _SMALL_AREA_MM2) / math.log(_LARGE_AREA_MM2 / _SMALL_AREA_MM2))
    return 1.0 - way * (1.0 - _MIN_INK_SHARE)


def _lighten_brush(brush: QBrush, share: float) -> QBrush:
    """Return a brush with a share of its ink."""
    style = brush.style()
    if style not in _GRADIENTS:
        return QBrush(_lighten_colour(brush.color(), share), style)
    gradient = brush.gradient()
    result = QBrush(gradient)  # a copy with a gradient of its own
    result.gradient().setStops(
        [(at, _lighten_colour(colour, share)) for at, colour in gradient.stops()]
    )
    return result


def _lighten_colour(colour: QColor, share: float) -> QColor:
    """Return a colour with less ink and the same opacity."""
    result = mix_colours("#ffffff", colour, share)
    result.setAlpha(colour.alpha())
    return result


def _legible(colour: QColor) -> QColor:
    """Return a colour that stands out from pale grounds: this one, as dark as it must be."""
    while 1.05 / (luminance(colour) + 0.05) < _MIN_CONTRAST:
        colour = darker(colour)
    return colour


def _legible_on(ground: QColor, colour: QColor) -> QColor:
    """Return the colour for a sign on a ground that becomes pale.

    Dark, in the hue of the ground if it has one.
    """
    return _legible(ground if ground.hslSaturationF() > 0 else colour)


def paint_sparingly(paint: Paint, painter: QPainter, *, mm2_per_unit: float = 1.0) -> None:
    """Paint something with little ink if the painter supports it; see `SheetPainter.saving_ink`."""
    if isinstance(painter, SheetPainter):
        with painter.saving_ink(mm2_per_unit):
            paint(painter)
    else:
        paint(painter)
