"""Items every table is made of: the root that zooms, spots that can be clicked, kept pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

#: Pictures wider than this many device pixels are not made any finer when zoomed.
FINEST = 4096


class Root(QGraphicsItem):
    """Nothing to see: what hangs below it moves together."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""


class Spot(QGraphicsObject):
    """Anything on the table; `spot` names what a click on it means, None lets it through."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.spot: Hashable | None = None


class Pictures:
    """Pictures painted once per name and size in device pixels."""

    def __init__(self, limit: int = 160) -> None:
        self._kept: dict[tuple[Hashable, int, int], QPixmap] = {}
        self._limit = limit

    def get(
        self, name: Hashable, width: int, height: int, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """The picture of that size; `paint` is given a painter in device pixels."""
        key = (name, width, height)
        found = self._kept.get(key)
        if found is None:
            found = QPixmap(QSize(width, height))
            found.fill(Qt.GlobalColor.transparent)
            p = QPainter(found)
            p.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            paint(p)
            p.end()
            while len(self._kept) >= self._limit:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return found

    def forget(self) -> None:
        """The language or the looks changed."""
        self._kept.clear()


def scale_of(transform: QTransform) -> float:
    """Device pixels per unit."""
    return math.sqrt(abs(transform.determinant()))


class PictureItem(Spot):
    """A rect painted by a function and kept as a picture, as sharp as the screen can show.

    The kept picture is stretched while the scale is changing; `settle` paints it anew.
    """

    def __init__(
        self,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        paint: Callable[[QPainter], None],
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._name = name
        self._rect = rect
        self._paint = paint

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def change(self, name: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
        """Show something else."""
        self.prepareGeometryChange()
        self._name, self._rect, self._paint = name, rect, paint
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(p, self._pictures, self._name, self._rect, self._paint)


def blit(
    p: QPainter,
    pictures: Pictures,
    name: Hashable,
    rect: QRectF,
    paint: Callable[[QPainter], None],
    scale: float = 0,
) -> None:
    """Draw a kept picture of `rect`, making it if need be.

    It is made for the painter's own scale unless another is given (device pixels per unit).
    """
    scale = scale or scale_of(p.deviceTransform())
    scale = min(scale, FINEST / max(1.0, rect.width(), rect.height()))
    width, height = math.ceil(rect.width() * scale), math.ceil(rect.height() * scale)
    if width < 1 or height < 1:
        return

    def draw(painter: QPainter) -> None:
        # One scale for both directions: strokes are many times slower to paint otherwise.
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        paint(painter)

    picture = pictures.get(name, width, height, draw)
    source = QRectF(0, 0, width, height)
    p.drawPixmap(QRectF(rect.topLeft(), source.size() / scale), picture, source)
