"""A tuck box for a deck: a net to cut out, fold and glue."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.heraldry import paint_border
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import Point, paint_lines, pen, polygon, rounded, stroke_path
from desktop.printing.bleed import BLEED_MM
from desktop.printing.print_page import LEAF, Paint, PaperSize
from desktop.printing.sheets import Cutout, Drawing
from desktop.printing.stamp import stamp
from desktop.printing.stock import PLAIN_STOCK, Stock

#: Space for a net on a page, rotated and below a few lines of text.
_MAX_NET = PaperSize(LEAF.height - 30, LEAF.width)
#: Tuck of the lid.
_TUCK_MM = 14.0
#: Dust of the flaps at the sides.
_DUST_FLAP_MM = 16.0
_GLUE_FLAP_MM = 10.0
#: Slope by which flaps narrow.
_SLOPE_MM = 3.0
#: Colour of titles on boxes.
PALE_GOLD = "#f2dd9a"
#: Colour of the lines around titles.
_GOLD = "#c9a24b"


def tuck_box_page(
    title: str,
    count: int,
    net: Callable[[Stock, int], TuckBox],
    paint: Callable[[Stock, int, QPainter], None],
) -> Drawing:
    """Return a page with the net of a box for `count` cards.

    When larger cards need a net too large for a page, there are several boxes on a page each.
    """

    def pages(stock: Stock) -> Sequence[Drawing]:
        for parts in range(1, count + 1):
            share = math.ceil(count / parts)
            if _MAX_NET.can_contain(net(stock, share).size):
                break
        page = Drawing(title, LEAF, partial(paint, stock, share), is_leaf=True, is_fixed=True)
        return [page] * parts

    first = pages(PLAIN_STOCK)[0]
    return replace(first, refit=pages)


@dataclass(frozen=True, slots=True)
class TuckBox:
    """The net of a box with an interior of that width, height and depth, and painted faces.

    Faces are painted from their upper left corner: sides at their own size, front and back at the
    size `made_size`, which is scaled until it covers them. The net, from the left: glue flap, back,
    side, front, side; lid and bottom are attached to the back.
    """

    width: float
    height: float
    depth: float
    front: Paint
    back: Paint
    side: Paint
    ground: str
    made_size: PaperSize | None = None

    @property
    def size(self) -> PaperSize:
        """The size of the net."""
        return PaperSize(
            _GLUE_FLAP_MM + 2 * (self.width + self.depth), self._top + self.height + self._foot
        )

    @property
    def _top(self) -> float:
        return self.depth + _TUCK_MM

    @property
    def _foot(self) -> float:
        return max(self.depth + _GLUE_FLAP_MM, _DUST_FLAP_MM)

    def _edge_xs(self) -> tuple[float, float, float, float, float]:
        """Return the left edges of back, side, front and side, and the right edge."""
        back = _GLUE_FLAP_MM
        side = back + self.width
        front = side + self.depth
        other = front + self.width
        return back, side, front, other, other + self.depth

    def paint(self, painter: QPainter) -> None:
        """Paint the net, its outline to cut and dashes to fold."""
        self.paint_faces(painter)
        stroke_path(painter, self.net(), pen("#2a2118", 0.2))
        for line in self.folds():
            paint_lines(painter, [line], pen("#2a2118", 0.3))
            paint_lines(painter, [line], pen("#ffffff", 0.3, dash=(5, 6)))

    def paint_faces(self, painter: QPainter) -> None:
        """Paint the net without the lines to cut and to fold."""
        painter.fillPath(self.net(), QColor(self.ground))
        back, side, front, other, _ = self._edge_xs()
        faces = (
            (self.back, back, self.width),
            (self.side, side, self.depth),
            (self.front, front, self.width),
            (self.side, other, self.depth),
        )
        for paint, x, width in faces:
            painter.save()
            painter.translate(x, self._top)
            painter.setClipRect(QRectF(0, 0, width, self.height), Qt.ClipOperation.IntersectClip)
            if self.made_size is not None and paint is not self.side:
                scale = max(width / self.made_size.width, self.height / self.made_size.height)
                painter.translate((width - self.made_size.width * scale) / 2, 0)
                painter.scale(scale, scale)
            paint(painter)
            painter.restore()
        painter.fillPath(self._glue_flap(), QColor("#ffffff"))
        painter.fillPath(self._bottom_flap(), QColor("#ffffff"))

    def cutout(self, id: str, name: str) -> Cutout:
        """Return the net for a print shop."""
        return Cutout(id, name, self.paint_faces, self.net(), 1, self.ground, self.folds())

    def net(self) -> QPainterPath:
        """Return the outline of all faces and flaps."""
        _, _, _, _, right = self._edge_xs()
        body = polygon(
            _corners(QRectF(_GLUE_FLAP_MM, self._top, right - _GLUE_FLAP_MM, self.height))
        )
        for flap in (self._glue_flap(), self._bottom_flap(), self._lid(), *self._dust_flaps()):
            body = body.united(flap)
        return body.simplified()

    def _glue_flap(self) -> QPainterPath:
        top, foot = self._top, self._top + self.height
        return polygon(
            [
                (_GLUE_FLAP_MM, top),
                (0, top + _SLOPE_MM),
                (0, foot - _SLOPE_MM),
                (_GLUE_FLAP_MM, foot),
            ]
        )

    def _lid(self) -> QPainterPath:
        """Return the lid, whose tuck has round corners, and the bottom."""
        x, width, r = _GLUE_FLAP_MM, self.width, 6.0
        path = QPainterPath()
        path.moveTo(x, self._top)
        path.lineTo(x, r)
        path.quadTo(x, 0, x + r, 0)
        path.lineTo(x + width - r, 0)
        path.quadTo(x + width, 0, x + width, r)
        path.lineTo(x + width, self._top)
        path.closeSubpath()
        # The bottom is attached to the back too.
        foot = self._top + self.height
        path.addRect(QRectF(x, foot, width, self.depth))
        return path

    def _bottom_flap(self) -> QPainterPath:
        """Return the flap beyond the bottom, which is glued inside the front."""
        foot = self._top + self.height + self.depth
        x, width = _GLUE_FLAP_MM, self.width
        return polygon([
            (x, foot), (x + width, foot),
            (x + width - _SLOPE_MM, foot + _GLUE_FLAP_MM), (x + _SLOPE_MM, foot + _GLUE_FLAP_MM),
        ])  # fmt: skip

    def _dust_flaps(self) -> Sequence[QPainterPath]:
        """Return the four flaps at the top and bottom of the sides."""
        _, side, _, other, _ = self._edge_xs()
        top, foot = self._top, self._top + self.height
        flaps = []
        for x in (side, other):
            end = x + self.depth
            for y, way in ((top, -1), (foot, 1)):
                tip, slope = y + way * _DUST_FLAP_MM, y + way * (_DUST_FLAP_MM - _SLOPE_MM)
                far = end - 0.4
                shape = [(x, y), (x + 0.4, slope), (x + 2, tip), (far - 1.6, tip), (far, slope)]
                flaps.append(polygon([*shape, (end, y)]))
        return flaps

    def folds(self) -> list[QLineF]:
        """Return the lines to fold."""
        back, side, front, other, right = self._edge_xs()
        top, foot = self._top, self._top + self.height
        upright = [QLineF(x, top, x, foot) for x in (back, side, front, other)]
        level = [
            QLineF(back, _TUCK_MM, side, _TUCK_MM),
            QLineF(back, top, front, top),
            QLineF(other, top, right, top),
            QLineF(back, foot, front, foot),
            QLineF(other, foot, right, foot),
            QLineF(back, foot + self.depth, side, foot + self.depth),
        ]
        return upright + level


def paint_spine(painter: QPainter, width: float, height: float, title: str, size: float) -> None:
    """Paint a side with the title from its foot to its head, inside a golden line."""
    paint_border(painter, rounded(QRectF(1.6, 1.6, width - 3.2, height - 3.2), 1), pen(_GOLD, 0.4))
    painter.save()
    painter.translate(width / 2, height / 2)
    painter.rotate(-90)
    text_width = height - 16
    paint_fitted_line(
        painter,
        QRectF(-text_width / 2, -size, text_width, 2 * size),
        title,
        size,
        PALE_GOLD,
        weight=600,
    )
    painter.restore()


def paint_backed(
    painter: QPainter, width: float, height: float, card: PaperSize, back: Paint
) -> None:
    """Paint a face with the back of the cards, without its pale edge."""
    painter.save()
    painter.translate(-BLEED_MM, -BLEED_MM)
    painter.scale((width + 2 * BLEED_MM) / card.width, (height + 2 * BLEED_MM) / card.height)
    stamp(painter, back, QRectF(0, 0, card.width, card.height))
    painter.restore()


def _corners(rect: QRectF) -> list[Point]:
    return [
        (rect.left(), rect.top()), (rect.right(), rect.top()),
        (rect.right(), rect.bottom()), (rect.left(), rect.bottom()),
    ]  # fmt: skip
