"""The thread and the lights round the sovereign suite of Cannir."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cannir.art.painter import (
    paint_sovereign_breath,
    paint_sovereign_flourish,
    paint_sovereign_ground,
    paint_sovereign_thread,
    suite_outline,
)
from desktop.painting.cache.pictures import Pictures, blit
from desktop.style.theme import SeatColour
from desktop.table.items import HitItem


class ThreadItem(HitItem):
    """The thread of a suite: the ground below the cards, or the cord above them."""

    def __init__(
        self,
        pictures: Pictures,
        cells: Sequence[str],
        seat: SeatColour,
        *,
        ground: bool,
        parent: QGraphicsItem,
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._cells = tuple(cells)
        self._seat = seat
        self._ground = ground
        self._sewn = 1.0
        self._path = suite_outline(cells)
        self._box = self._path.boundingRect().adjusted(-44, -44, 44, 44)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return self._path

    def sew(self, share: float) -> None:
        """Set the visible share of the cord."""
        self._sewn = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._sewn < 1:
            self._paint(painter)
            return
        name = ("thread", self._ground, self._seat, self._cells)
        blit(painter, self._pictures, name, self._box, self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self._ground:
            paint_sovereign_ground(painter, self._path, self._seat)
        else:
            paint_sovereign_thread(painter, self._path, self._seat, sewn=self._sewn)


class BreathItem(HitItem):
    """The light above a cord that comes and goes; a child of the cord."""

    kind: ClassVar[str] = "breath"
    #: How far the light reaches beyond the cord, in units of the cloth.
    reach: ClassVar[float] = 24.0

    def __init__(
        self, pictures: Pictures, cells: Sequence[str], seat: SeatColour, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._cells = tuple(cells)
        self._seat = seat
        self._path = suite_outline(cells)
        reach = self.reach
        self._box = self._path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        # Light takes no clicks.
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = (self.kind, self._seat, self._cells)
        blit(painter, self._pictures, name, self._box, self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_sovereign_breath(painter, self._path, self._seat)


class FlourishItem(BreathItem):
    """The stronger light of a suite that has won."""

    kind = "flourish"
    reach = 48.0

    def _paint(self, painter: QPainter) -> None:
        paint_sovereign_flourish(painter, self._path, self._seat)
