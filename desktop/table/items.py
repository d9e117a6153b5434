"""Items every table is made of: the root that zooms, spots that can be clicked, kept pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.language import language_key
from desktop.painting.pixmapcache import PixmapCache

#: Pictures wider than this many device pixels are not made any finer when zoomed.
FINEST = 4096

#: Pictures of pieces and marks: apart from the large ones, which they must not crowd out.
KEPT: Final = PixmapCache(48_000_000)


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
    """Anything on the table; `spot` names what a click on it means, None lets it through.

    Qt asks for the bounds of every item whenever the mouse moves: they are kept, not computed.
    """

    def __init__(self, parent: QGraphicsItem | None = None, bounds: QRectF | None = None) -> None:
        super().__init__(parent)
        self.spot: Hashable | None = None
        self._bounds = bounds or QRectF()

    def bound(self, bounds: QRectF) -> None:
        """All it paints lies in there from now on."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds


class Pictures:
    """Pictures painted once per name, rect, scale and language, for all that share an owner.

    A name says all that can be seen on a picture, but for its words.
    """

    def __init__(self, owner: str) -> None:
        self._owner = owner
        #: The finest scale of each name.
        self._finest: dict[Hashable, float] = {}
        #: Sizes are changing from frame to frame: what there is will do, stretched.
        self.rough = False

    def get(
        self, name: Hashable, rect: QRectF, scale: float, paint: Callable[[QPainter], None]
    ) -> tuple[QPixmap, float]:
        """A picture of `rect` and its device pixels per unit; `paint` works in units."""
        seen = (self._owner, language_key(), name, rect.getRect())
        finest = self._finest.get(name, 0.0)
        if self.rough and (seen, finest) in KEPT:
            scale = finest
        elif scale > finest:
            self._finest[name] = scale
        return KEPT.get((seen, scale), partial(picture_of, rect, scale, paint)), scale


def picture_of(rect: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """`rect` painted at so many device pixels per unit."""
    picture = QPixmap(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    # One scale for both directions: strokes are many times slower to paint otherwise.
    p.scale(scale, scale)
    p.translate(-rect.topLeft())
    paint(p)
    p.end()
    return picture


def scale_of(transform: QTransform) -> float:
    """Device pixels per unit."""
    return math.sqrt(abs(transform.determinant()))


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
    wanted = scale or scale_of(p.deviceTransform())
    # Rounded, so that one picture serves every place of the same size.
    wanted = round(min(wanted, FINEST / max(1.0, rect.width(), rect.height())), 4)
    if wanted <= 0:
        return
    picture, scale = pictures.get(name, rect, wanted, paint)
    source = QRectF(picture.rect())
    p.drawPixmap(QRectF(rect.topLeft(), source.size() / scale), picture, source)


class Stamp(Spot):
    """A picture that is kept, painted by a function; the pointer passes through it."""

    def __init__(
        self,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        draw: Callable[[QPainter], None],
        parent: QGraphicsItem,
        height: float,
    ) -> None:
        super().__init__(parent, rect)
        self._pictures, self._name, self._draw = pictures, name, draw
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(p, self._pictures, self._name, self._bounds, self._draw)
