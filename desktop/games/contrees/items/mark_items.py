"""Marks on the land of Contrées: the last tile, counts, names, and a tile that may be laid."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import (
    corner,
    hexagon,
    land_rect,
    neighbours,
    paint_tile,
    tile_centre,
)
from desktop.painting.cache.pictures import Pictures
from desktop.painting.contrast import LAST, paint_high_contrast
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import SEATS, serif
from desktop.table.items import HitItem, Overlay, Root, Stamp
from engine.games.contrees.actions import Hex
from engine.games.contrees.liberties import TowerGroup

#: Share of a neighbouring hex that a tile must not cover while it floats above the land.
_MAX_COVERED_SHARE = 0.9
_PALE = "#fff0c0"
#: Offset from a corner to the number beside its tower.
_COUNT = QPointF(21, -60)
#: Offset from the middle of a tile to its name, and the rect of the name around that point.
_LABEL, _WRITTEN = QPointF(42, 18), QRectF(-19, -12, 38, 24)


class LastTile(HitItem):
    """A pale line round a tile that was just laid."""

    def __init__(self, tile: Hex, parent: Root) -> None:
        super().__init__(parent)
        self._outline = QPainterPath()
        self._outline.addPolygon(hexagon(tile, 0.83))
        self._outline.closeSubpath()
        self.setZValue(z_layers.OUTLINES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        stroke_path(painter, self._outline, pen(QColor(255, 233, 173, 70), 7))
        stroke_path(painter, self._outline, pen(_PALE, 2.2))
        paint_high_contrast(painter, self._outline, LAST, 4)


class LibertyCount(Overlay):
    """The number of liberties of a group, on a disc above one of its towers."""

    def __init__(self, group: TowerGroup, parent: Root) -> None:
        super().__init__(parent)
        self._who = SEATS[group.seat]
        self._number = len(group.free)
        top = min(group.towers, key=lambda name: (corner(name).y(), corner(name).x()))
        self.setPos(corner(top) + _COUNT)
        self.setZValue(z_layers.SIGNS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-17, -17, 34, 34)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(pen("#fff3da", 2.2))
        painter.setBrush(QColor(self._who.dark))
        painter.drawEllipse(QPointF(), 14.5, 14.5)
        painter.setFont(serif(18, 700))
        painter.setPen(QColor("#fff8e6"))
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), str(self._number))


def label_rect(tile: Hex) -> QRectF:
    """Return the rect of a tile's name, in board units."""
    return _WRITTEN.translated(tile_centre(tile) + _LABEL)


class TileLabel(Overlay):
    """The name of a tile, on its ground."""

    def __init__(self, tile: Hex, name: str, parent: Root) -> None:
        super().__init__(parent)
        self.name = name
        self.setPos(tile_centre(tile) + _LABEL)
        self.setZValue(z_layers.OUTLINES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-26, -15, 52, 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillPath(rounded(_WRITTEN, 6), QColor(30, 34, 22, 150))
        painter.setFont(serif(18, 700))
        painter.setPen(QColor(_PALE))
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), self.name)


class GhostTile(Stamp):
    """A tile that the picture of the land lacks, drawn as it will look there.

    The parts behind other tiles are hidden.
    """

    def __init__(
        self,
        pictures: Pictures,
        tile: Hex,
        is_snow: bool,
        land: Iterable[Hex],
        board: Root,
        *,
        is_laid: bool = False,
    ) -> None:
        """Create a tile; one that `is_laid` may have towers, which appear with it."""
        rect = land_rect([(0, 0)])
        draw = partial(_paint_ghost, tile=tile, is_snow=is_snow)
        super().__init__(pictures, ("tile", tile, is_snow), rect, draw, board, z_layers.GHOST_TILE)
        self._is_laid = is_laid
        point = tile_centre(tile)
        self.setPos(point)
        self._open = QPainterPath()
        self._open.addRect(rect)
        for neighbour in set(neighbours(tile)) & set(land):
            behind = QPainterPath()
            behind.addPolygon(hexagon(neighbour, _MAX_COVERED_SHARE).translated(-point))
            self._open = self._open.subtracted(behind)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.save()
        painter.setClipPath(self._open, Qt.ClipOperation.IntersectClip)
        with self._pictures.complete_painting() if self._is_laid else nullcontext():
            super().paint(painter, option, widget)
        painter.restore()


class DraggedTile(Stamp):
    """A tile that is being dragged; in window coordinates, centred at its position."""

    def __init__(self, pictures: Pictures, is_snow: bool, parent: Root) -> None:
        self._shape = QPainterPath()
        self._shape.addPolygon(hexagon((0, 0), 0.98))
        self._shape.closeSubpath()
        draw = partial(_paint_ghost, tile=(0, 0), is_snow=is_snow)
        rect = land_rect([(0, 0)])
        super().__init__(pictures, ("tile", (0, 0), is_snow), rect, draw, parent, z_layers.DRAGGED)
        self.shines = False
        self.setOpacity(0.9)

    def shine(self, is_on: bool) -> None:
        """Set whether the tile shines, because dropping it here lays it."""
        if is_on != self.shines:
            self.shines = is_on
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        if self.shines:
            stroke_path(painter, self._shape, pen(QColor(255, 226, 150, 130), 12))
            stroke_path(painter, self._shape, pen("#f4d27a", 4))


def _paint_ghost(painter: QPainter, tile: Hex, is_snow: bool) -> None:
    """Paint the tile with the landscape that its hex will have."""
    painter.translate(-tile_centre(tile))
    paint_tile(painter, tile, is_snow)
