"""Large pictures that take long to paint: stretched while the size changes, sharp when it rests."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.items import Spot, scale_of

#: Milliseconds the size must rest before the picture is painted anew.
REST = 160
#: Device pixels of the longer side beyond which more detail is not worth its memory.
FINEST = 3200


class Backdrop(Spot):
    """A rect painted once per size by a function and then only copied."""

    def __init__(
        self, rect: QRectF, paint: Callable[[QPainter], None], parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._rect = rect
        self._paint = paint
        self._picture: QPixmap | None = None
        self._due = True
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._rested)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect

    def resize(self, rect: QRectF) -> None:
        """Cover another rect."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def repaint(self) -> None:
        """What the picture shows has changed."""
        self._picture = None
        self._due = True
        self.update()

    def _rested(self) -> None:
        self._due = True
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale = scale_of(p.deviceTransform())
        scale = min(scale, FINEST / max(1.0, self._rect.width(), self._rect.height()))
        wanted = QSize(
            math.ceil(self._rect.width() * scale), math.ceil(self._rect.height() * scale)
        )
        if wanted.isEmpty():
            return
        if self._picture is None or self._picture.size() != wanted:
            if self._picture is None or self._due:
                self._picture = self._made(wanted, scale)
                self._due = False
            else:
                self._rest.start()
        # Whole pixels reach a little beyond the rect: nothing is squeezed when sizes agree.
        shown = QRectF(self._picture.rect())
        p.drawPixmap(
            QRectF(
                self._rect.topLeft(), shown.size() / (scale * self._picture.width() / wanted.width())
            ),
            self._picture,
            shown,
        )

    def _made(self, size: QSize, scale: float) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        # One scale for both directions: strokes are many times slower to paint otherwise.
        p.scale(scale, scale)
        p.translate(-self._rect.topLeft())
        self._paint(p)
        p.end()
        return picture
