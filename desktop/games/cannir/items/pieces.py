"""The items on the cloth of Cannir: cards, cells, signs, shields, outlines."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cannir.art.painter import (
    CARD_SIZE,
    MEDALLION_RADIUS,
    FaceDetail,
    card_frame,
    card_rect,
    cell_point,
    paint_attack_sign,
    paint_back,
    paint_card,
    paint_card_lit,
    paint_focus,
    paint_ghost_frame,
    paint_last_move_halo,
    paint_medallion_lit,
    paint_preview_outline,
    paint_restore_sign,
    sign_point,
)
from desktop.games.cannir.words.names import card_name
from desktop.painting.cache.pictures import Pictures, blit, scale_of
from desktop.painting.contrast import CHOSEN, LIT, paint_high_contrast
from desktop.painting.effects import paint_glow
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import SeatColour
from desktop.table.items import HitItem

WIDTH, HEIGHT = CARD_SIZE
_CARD = QRectF(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
#: A card with its shadow and its light.
_CARD_BOUNDS = _CARD.adjusted(-9, -9, 9, 9)
#: The width of the shield on a veiled card.
_VEIL_SHIELD_WIDTH = 15.0
_FRAME = rounded(_CARD.adjusted(-1.2, -1.2, 1.2, 1.2), 4)


class CardItem(HitItem):
    """A card with its centre at the origin, in millimetres; face up, face down, or turning over."""

    def __init__(self, pictures: Pictures, card: str | None) -> None:
        super().__init__()
        self.card = card
        self._pictures = pictures
        self._turned = 1.0  # 1 face up, 0 face down
        self._lift = 0
        self._light = ""  # "", "soft" (can be chosen) or "bright" (chosen)
        self._is_faded = False
        #: The seat that veiled the card, None if it is not veiled.
        self.veil: SeatColour | None = None
        #: Resolution of its picture during a flight, in scene pixels per millimetre; 0 for the
        #: current one.
        self.flying = 0.0

    def boundingRect(self) -> QRectF:
        return _CARD_BOUNDS

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(_CARD)
        return path

    @property
    def is_face_up(self) -> bool:
        return self._turned >= 0.5

    def turn_to(self, share: float) -> None:
        """Turn it to a share between the back (0) and the face (1)."""
        self._turned = share
        self.update()

    def set_look(self, *, up: bool, lift: int = 0, light: str = "", faded: bool = False) -> None:
        """Set how the card looks when it is not in motion."""
        turned = 1.0 if up and self.card else 0.0
        if (turned, lift, light, faded) != (self._turned, self._lift, self._light, self._is_faded):
            self._turned, self._lift = turned, lift
            self._light, self._is_faded = light, faded
            self.update()

    @property
    def light(self) -> str:
        """The kind of light round the card, or ""."""
        return self._light

    def set_light(self, light: str) -> None:
        if light != self._light:
            self._light = light
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = scale_of(painter.deviceTransform()) / scale_of(painter.worldTransform())
        scale = self.flying or scale_of(painter.worldTransform())
        face = FaceDetail.of_width(WIDTH * scale)
        if self._light:
            blit(painter, self._pictures, ("light", self._light), _CARD_BOUNDS, self._paint_light)
        across = abs(math.cos(math.pi * self._turned))
        painter.save()
        if across < 1:
            painter.scale(max(0.02, across), 1)
        card = self.card if self.is_face_up else None
        name = ("card", card, face, self._lift, self.veil if card is None else None)
        # A card that changes its size keeps its old face until the new one is painted.
        others = [(*name[:2], other, *name[3:]) for other in FaceDetail if other is not face]
        self._draw(painter, name, scale * ratio, card, face, others)
        if self._is_faded:
            painter.fillPath(rounded(_CARD, 3.2), QColor(43, 28, 18, 80))
        painter.restore()

    def _draw(
        self,
        painter: QPainter,
        name: Hashable,
        scale: float,
        card: str | None,
        face: FaceDetail,
        others: Sequence[Hashable],
    ) -> None:
        """Paint the cached picture; a card that turns or flies scales the picture it has."""

        def draw(painter: QPainter) -> None:
            painter.translate(_CARD.topLeft())
            if card is None:
                paint_back(painter, face=face, lift=self._lift)
                self._paint_veil(painter)
            else:
                paint_card(painter, card, card_name(card), face=face, lift=self._lift)

        blit(painter, self._pictures, name, _CARD_BOUNDS, draw, scale, alike=others)

    def _paint_veil(self, painter: QPainter) -> None:
        if self.veil is not None:
            paint_shield(
                painter,
                WIDTH - 11,
                HEIGHT - 13,
                _VEIL_SHIELD_WIDTH,
                self.veil.colour,
                self.veil.charge,
            )

    def _paint_light(self, painter: QPainter) -> None:
        bright = self._light == "bright"
        paint_glow(
            painter,
            _FRAME,
            QColor(255, 226, 160, 230 if bright else 120),
            4.6 if bright else 2.6,
            3,
        )
        if bright:
            stroke_path(painter, _FRAME, pen("#ffe7a3", 1.3))
        paint_high_contrast(painter, _FRAME, CHOSEN if bright else LIT, 2.6)


class CellItem(HitItem):
    """A cell: it takes clicks, is lit when it can be chosen, and shows the keyboard focus."""

    def __init__(self, pictures: Pictures, name: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.name = name
        self.target_id = ("cell", name)
        self._pictures = pictures
        self._point = cell_point(name)
        self._is_lit = False
        self._card: float | None = None
        self._has_focus = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, False)

    def boundingRect(self) -> QRectF:
        return card_rect(self.name).adjusted(-26, -16, 26, 16)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self._point, MEDALLION_RADIUS + 3, MEDALLION_RADIUS + 3)
        path.addRect(card_rect(self.name))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def outline_path(self) -> QPainterPath:
        # The highlight of a card on the cell: a ring round the medallion would cross it.
        if self._card is not None:
            return card_frame(self._point, self._card, 3)
        path = QPainterPath()
        path.addEllipse(self._point, MEDALLION_RADIUS + 3, MEDALLION_RADIUS + 3)
        return path

    def show_lit(self, lit: bool, *, card: float | None = None, focus: bool = False) -> None:
        """Light the cell or not; `card` is the turn of its card in degrees, None without one."""
        if (lit, card, focus) != (self._is_lit, self._card, self._has_focus):
            self._is_lit, self._card, self._has_focus = lit, card, focus
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self.boundingRect().translated(-self._point)
        painter.translate(self._point)
        if self._is_lit:
            blit(painter, self._pictures, ("lit", self._card), rect, self._paint_lit)
        if self._has_focus:
            blit(painter, self._pictures, ("focus", self._card is None), rect, self._paint_focus)

    def _paint_lit(self, painter: QPainter) -> None:
        if self._card is None:
            paint_medallion_lit(painter, QPointF())
        else:
            paint_card_lit(painter, QPointF(), self._card)

    def _paint_focus(self, painter: QPainter) -> None:
        paint_focus(painter, QPointF(), self._card is not None)


class SignItem(HitItem):
    """The sign of a card that can be attacked or restored; a click on it does so."""

    def __init__(self, pictures: Pictures, cell: str, kind: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("sign", cell)
        self._kind = kind
        self._pictures = pictures
        self.setPos(sign_point(cell_point(cell)))

    def boundingRect(self) -> QRectF:
        return QRectF(-18, -18, 36, 36)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(), 15, 15)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(painter, self._pictures, ("sign", self._kind), self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self._kind == "attack":
            paint_attack_sign(painter, QPointF())
        else:
            paint_restore_sign(painter, QPointF())


class HaloItem(HitItem):
    """A cool light round a card that was touched last."""

    def __init__(self, pictures: Pictures, cell: str, turn: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._turn = turn
        self.setPos(cell_point(cell))

    def boundingRect(self) -> QRectF:
        return QRectF(-56, -68, 112, 136)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(painter, self._pictures, ("halo", self._turn), self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_last_move_halo(painter, QPointF(), self._turn)


class ShieldItem(HitItem):
    """A seat's shield on the cloth, at its sovereign suite or at a preview of it."""

    def __init__(
        self,
        pictures: Pictures,
        point: QPointF,
        width: float,
        seat: SeatColour,
        parent: QGraphicsItem,
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._width = width
        self._seat = seat
        self.setPos(point)

    def boundingRect(self) -> QRectF:
        reach = self._width * 0.85
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("shield", self._seat, self._width)
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_shield(painter, 0, 0, self._width, self._seat.colour, self._seat.charge)


class OutlineItem(HitItem):
    """The dashed outline of a previewed suite, or of a suite to choose."""

    def __init__(
        self, path: QPainterPath, seat: SeatColour, parent: QGraphicsItem, *, focus: bool = False
    ) -> None:
        super().__init__(parent)
        self._path, self._seat = path, seat
        #: Whether the keyboard focus or the pointer is on it.
        self.focus = focus

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-6, -6, 6, 6)

    def shape(self) -> QPainterPath:
        return self._path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.focus:
            stroke_path(painter, self._path, pen(QColor(8, 10, 34, 220), 7))
            stroke_path(painter, self._path, pen("#ffffff", 3))
        paint_preview_outline(painter, self._path, self._seat)


class GhostFrame(HitItem):
    """The frame round a card that is only considered."""

    def boundingRect(self) -> QRectF:
        return QRectF(-40, -52, 80, 104)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_ghost_frame(painter, QPointF())
