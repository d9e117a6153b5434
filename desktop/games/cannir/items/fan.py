"""An opened stack: all its cards side by side, in their order in the stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.games.cannir import z_layers
from desktop.games.cannir.items.pieces import HEIGHT, WIDTH, CardItem
from desktop.games.cannir.layout import Layout
from desktop.games.cannir.words.names import cell_name
from desktop.language.translation import translate
from desktop.painting.cache.pictures import Pictures
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import SEATS, serif
from desktop.table.items import HitItem
from engine.games.cannir.views import StackedCard

#: Milliseconds the pointer rests before a stack opens by itself.
_OPENING_DELAY_MS = 450
_PLATE_MARGIN = 12.0
#: Pixels between cards.
_GAP = 8.0
#: Pixels in relation to a hand card.
_SCALE = 0.66


class _Plate(HitItem):
    """The plate below the cards, with its caption."""

    def __init__(self, rect: QRectF, caption: str) -> None:
        super().__init__()
        self._rect, self._caption = rect, caption
        # Take the clicks, so that nothing below the plate is hit.
        self.target_id = ("fan", "")

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-20, -20, 20, 24)

    @property
    def passing_text_rect(self) -> QRectF | None:
        return self._rect

    def shape(self) -> QPainterPath:
        return rounded(self._rect, 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        body = rounded(self._rect, 9)
        paint_shadow(painter, body, QColor(0, 0, 0, 170), 6, 0, 4)
        painter.fillPath(body, QColor("#191b31"))
        stroke_path(painter, body, pen("#c9a24b", 1.4))
        painter.setFont(serif(14.5, 400, italic=True))
        painter.setPen(QColor("#f3ead3"))
        head = QRectF(self._rect.left(), self._rect.top() + 5, self._rect.width(), 22)
        painter.drawText(head, int(Qt.AlignmentFlag.AlignCenter), self._caption)


class StackFan(QObject):
    """The opened stack above the cloth; at most one is open."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pictures = pictures
        self._items: list[HitItem] = []
        self.cell: str | None = None
        #: Whether a click opened it; then it stays open until the next click.
        self.is_pinned = False
        self._open: Callable[[str], None] | None = None
        self._waiting = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_OPENING_DELAY_MS)
        self._timer.timeout.connect(self._open_waiting)

    @property
    def cards(self) -> list[CardItem]:
        """The cards shown, the lowest first."""
        return [item for item in self._items if isinstance(item, CardItem)]

    def wait_for(self, cell: str, open_it: Callable[[str], None]) -> None:
        """Open a stack when the pointer rests on it."""
        if cell != self.cell and not self.is_pinned:
            self.close()
            self._waiting, self._open = cell, open_it
            self._timer.start()

    def _open_waiting(self) -> None:
        if self._open is not None and self.cell is None:
            self._open(self._waiting)

    def show(
        self,
        cell: str,
        stack: Sequence[StackedCard],
        point: QPointF,
        layout: Layout,
        bounds: QRectF,
    ) -> None:
        """Show a stack beside its cell."""
        self.close()
        self.cell = cell
        scale = layout.hand_scale * _SCALE
        wide, height = WIDTH * scale, HEIGHT * scale
        caption = cell_name(cell)
        if len(stack) > 1:
            caption = translate("Cannir", "{cell}, bottom card first").format(cell=caption)
        width = max(len(stack) * (wide + _GAP) - _GAP, 190.0) + 2 * _PLATE_MARGIN
        rect = QRectF(0, 0, width, height + 2 * _PLATE_MARGIN + 22)
        gap = layout.cloth_scale * 62
        rect.moveTo(point.x() - rect.width() / 2, point.y() - gap - rect.height())
        if rect.top() < bounds.top() + 6:
            rect.moveTop(point.y() + gap)
        rect.moveLeft(max(bounds.left() + 8, min(bounds.right() - 8 - rect.width(), rect.left())))
        plate = _Plate(rect, caption)
        plate.setZValue(z_layers.FAN)
        self._add(plate)
        left = rect.center().x() - (len(stack) * (wide + _GAP) - _GAP) / 2
        for i, laid_card in enumerate(stack):
            item = CardItem(self._pictures, laid_card.card)
            item.target_id = ("fan", laid_card.card or "")
            item.veil = None if laid_card.veil is None else SEATS[laid_card.veil]
            item.set_look(up=laid_card.card is not None, faded=not laid_card.up)
            item.setScale(scale)
            item.setPos(
                left + i * (wide + _GAP) + wide / 2, rect.bottom() - _PLATE_MARGIN - height / 2
            )
            item.setZValue(z_layers.FAN_CARDS)
            self._add(item)

    def pointer_left(self) -> None:
        """Close a stack that opened because the pointer rested on it."""
        if not self.is_pinned:
            self.close()

    def close(self) -> None:
        """Close the open stack and stop waiting for another."""
        self._timer.stop()
        self.cell, self.is_pinned = None, False
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _add(self, item: HitItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)
