"""The tray: a tile of each colour to drag, the numbers left, and the chosen colour."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import land_rect, paint_tile, tile_rect
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient
from desktop.style.theme import serif
from desktop.table.items import HitItem, Root

#: Width of a small tile, in pixels.
_TILE_WIDTH = 60.0
_PAPER = "#f3e7c9"
#: Opacity while no tile has to be laid.
_PALE_OPACITY = 0.55


class TileChoice(HitItem):
    """One colour in the tray; its hit target is ("tray", white)."""

    def __init__(self, pictures: Pictures, is_snow: bool, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("tray", is_snow)
        self._pictures, self._is_snow = pictures, is_snow
        self._rect = QRectF()
        self.remaining, self.is_chosen, self.key = 0, False, ""

    def set_rect(self, rect: QRectF) -> None:
        """Set the place of the colour."""
        self.prepareGeometryChange()
        self._rect = rect

    @property
    def middle(self) -> QPointF:
        """The centre of the tile, in window coordinates."""
        return QPointF(self._rect.left() + self._rect.width() * 0.37, self._rect.center().y())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._rect
        if self.is_chosen:
            slot_path = rounded(rect.adjusted(2, 2, -2, -2), 8)
            painter.fillPath(slot_path, QColor(255, 226, 150, 56))
            stroke_path(painter, slot_path, pen("#f4d27a", 2))
        if not self.remaining:
            painter.setOpacity(0.35)
        source = tile_rect((0, 0))
        scale = _TILE_WIDTH / source.width()
        painter.save()
        painter.translate(self.middle)
        painter.scale(scale, scale)
        painter.translate(-source.center())
        draw = partial(_paint_tile, is_snow=self._is_snow)
        blit(painter, self._pictures, ("small tile", self._is_snow), land_rect([(0, 0)]), draw)
        painter.restore()
        painter.setPen(QColor(_PAPER))
        painter.setFont(serif(24, 700))
        height = rect.height() * 0.5 if self.key else rect.height() - 16
        number = QRectF(rect.right() - 32, rect.top() + 8, 28, height)
        painter.drawText(number, int(Qt.AlignmentFlag.AlignCenter), str(self.remaining))
        if self.key:
            self._paint_key(painter, QPointF(rect.right() - 18, rect.bottom() - 20))
        painter.setOpacity(1)

    def _paint_key(self, painter: QPainter, point: QPointF) -> None:
        """Paint the key that chooses the colour, as a small key cap."""
        cap = QRectF(point.x() - 9, point.y() - 9, 18, 18)
        stroke_path(painter, rounded(cap, 3.5), pen(QColor(243, 231, 201, 140), 1))
        painter.setFont(serif(13, 600))
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), self.key)


class Tray(HitItem):
    """The colours of tiles on a slab; hidden when no tile is to be laid."""

    def __init__(self, pictures: Pictures, parent: Root) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self.setZValue(z_layers.TRAY)
        self.choices = [TileChoice(pictures, is_snow, self) for is_snow in (False, True)]
        self.hide()

    def set_rect(self, rect: QRectF, colours: int) -> None:
        """Set the place of the tray, for this number of colours."""
        self.prepareGeometryChange()
        self._rect = rect
        each = rect.width() / max(1, colours)
        for number, choice in enumerate(self.choices):
            left = rect.left() + number * each
            choice.set_rect(QRectF(left + 3, rect.top() + 3, each - 6, rect.height() - 6))
            choice.setVisible(number < colours)
            # With a single colour there is nothing to choose.
            choice.key = str(number + 1) if colours > 1 else ""

    def place_of(self, is_snow: bool) -> QPointF:
        """Return the centre of the tile of a colour."""
        return self.choices[is_snow].middle

    def show_remaining(
        self, remaining: tuple[int, int] | None, chosen: bool | None, *, asked: bool = True
    ) -> None:
        """Show the numbers of (black, white) tiles left; None hides the tray.

        `chosen` is the chosen colour, or None where there is no choice. The tray is pale unless a
        tile is `asked` for.
        """
        self.setVisible(remaining is not None)
        self.setOpacity(1 if asked else _PALE_OPACITY)
        for choice in self.choices:
            is_snow = choice is self.choices[1]
            choice.remaining = remaining[is_snow] if remaining is not None else 0
            choice.is_chosen = chosen is is_snow
            choice.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        body = rounded(self._rect, 10)
        rect = self._rect
        stops = ((0.0, QColor(34, 40, 42, 225)), (1.0, QColor(20, 25, 27, 225)))
        painter.fillPath(body, vertical_gradient(rect.top(), rect.bottom(), *stops))
        stroke_path(painter, body, pen(QColor(200, 216, 214, 70), 1.2))


def _paint_tile(painter: QPainter, is_snow: bool) -> None:
    paint_tile(painter, (0, 0), is_snow)
