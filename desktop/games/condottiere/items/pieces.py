"""Movable pieces of Condottiere: cards, pawns, and the shields on the map."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    MARKER_RECT,
    PAWN_RECT,
    CardMarks,
    FaceDetail,
    Pawn,
    RegionState,
    paint_back,
    paint_card,
    paint_lit,
    paint_marker,
    paint_marks,
    paint_pawn,
    paint_region,
    paint_region_focus,
    paint_ring,
    region_bounds,
    region_path,
)
from desktop.games.condottiere.words.names import caption
from desktop.painting.cache.pictures import Pictures, blit, scale_of
from desktop.painting.contrast import CHOSEN, LIT, paint_high_contrast
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.table.items import HitItem, Overlay
from engine.core.values import Seat

WIDTH, HEIGHT = CARD_SIZE
_CARD = QRectF(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
#: Card air with its shadow and its light.
_CARD_BOUNDS = _CARD.adjusted(-8, -8, 8, 9)
_UNMARKED = CardMarks()
_VEIL = QColor(30, 18, 8, 92)
_AMBER = "#e08a10"
#: Share of a region's bounding box left out at each side.
_LEFT_OUT_SHARE = 0.18
#: Height of a pawn's halo, as a multiple of its width.
_HALO_ASPECT_RATIO = 1.25


class CardItem(HitItem):
    """A card with its middle at the origin, in millimetres: face up, face down, or turning over."""

    def __init__(
        self, pictures: Pictures, card: str | None, edition_id: str, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self.card = card
        self._pictures = pictures
        self._edition = edition_id
        self._turned = 1.0 if card is not None else 0.0  # 1 face up, 0 face down
        self._lift = 0
        self._light = 0.0
        self._is_faded = False
        self._is_waiting = False
        self._reach = QPainterPath()
        self.set_bounds(_CARD_BOUNDS)
        self._marks = _UNMARKED
        #: Whether only the left edge is visible, so that the sign must be there.
        self.is_tight = False
        #: Scene pixels per millimetre of the picture during a flight; 0 for the card's own scale.
        self.flying = 0.0

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(_CARD)
        return path.united(self._reach)

    def outline_path(self) -> QPainterPath:
        return rounded(_CARD, 3.4)

    @property
    def figure_outline(self) -> QPainterPath | None:
        lies = isinstance(self.target_id, tuple) and self.target_id[0] in ("line", "hand")
        return self.mapToScene(self.outline_path()) if lies and self.isVisible() else None

    def reach(self, where: QPainterPath) -> None:
        """Extend the area that feels the pointer, in item coordinates."""
        if where != self._reach:
            self._reach = where
            self.set_bounds(_CARD_BOUNDS.united(where.boundingRect()))

    @property
    def marks(self) -> CardMarks:
        """The marks on the card."""
        return self._marks

    @property
    def light(self) -> float:
        """The brightness of the card's light, from 0 to 1."""
        return self._light

    @property
    def is_face_up(self) -> bool:
        return self._turned >= 0.5 and self.card is not None

    def turn_to(self, share: float) -> None:
        """Show the card turned over in part: 0 shows the back, 1 the face."""
        self._turned = share
        self.update()

    def set_look(
        self,
        *,
        up: bool = True,
        lift: int = 0,
        light: float = 0.0,
        faded: bool = False,
        marks: CardMarks = _UNMARKED,
    ) -> None:
        """Set the look of the card at rest; `light` is from 0 to 1."""
        turned = 1.0 if up and self.card else 0.0
        now = (turned, lift, light, faded, marks)
        if now != (self._turned, self._lift, self._light, self._is_faded, self._marks):
            self._turned, self._lift, self._light, self._is_faded, self._marks = now
            self.update()

    def wait(self, is_on: bool) -> None:
        """Show only the place of the card, while the card itself is shown to others."""
        if is_on != self._is_waiting:
            self._is_waiting = is_on
            self.update()

    @property
    def is_waiting(self) -> bool:
        return self._is_waiting

    def put(self, point: QPointF, turn: float, scale: float, z: float) -> None:
        """Set position, rotation, scale and z value."""
        self.setPos(point)
        self.setRotation(turn)
        self.setScale(scale)
        self.setZValue(z)
        self.setOpacity(1)
        self.flying = 0.0

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = scale_of(painter.deviceTransform()) / scale_of(painter.worldTransform())
        scale = self.flying or scale_of(painter.worldTransform())
        face = FaceDetail.of_width(WIDTH * scale)
        if self.is_tight and face is FaceDetail.SMALL:
            face = FaceDetail.TABLE
        if self._light:
            small = face is not FaceDetail.FULL
            light = partial(_paint_light, strength=self._light, small=small)
            blit(painter, self._pictures, ("light", self._light, small), _CARD_BOUNDS, light)
        across = abs(math.cos(math.pi * self._turned))
        painter.save()
        if across < 1:
            painter.scale(max(0.02, across), 1)
        card = self.card if self.is_face_up else None
        name = ("card", card, self._edition, face, self._lift, self._marks)
        draw = partial(self._draw, card, face)
        # A card that changes its size keeps its old face until the new one is painted.
        others = [(*name[:3], other, *name[4:]) for other in FaceDetail if other is not face]
        blit(painter, self._pictures, name, _CARD_BOUNDS, draw, scale * ratio, alike=others)
        if self._is_faded:
            painter.fillPath(rounded(_CARD, 3.2), _VEIL)
        if self._is_waiting:
            painter.fillPath(rounded(_CARD, 3.2), QColor(40, 22, 8, 150))
            stroke_path(painter, rounded(_CARD, 3.2), pen("#ffe08a", 0.9, dash=(3, 2.4)))
        painter.restore()

    def _draw(self, card: str | None, face: FaceDetail, painter: QPainter) -> None:
        painter.translate(_CARD.topLeft())
        if card is None:
            paint_back(painter, edition_id=self._edition, face=face, lift=self._lift)
        else:
            paint_card(
                painter, card, caption(card), edition_id=self._edition, face=face, lift=self._lift
            )
        if self._marks != _UNMARKED:
            paint_marks(painter, self._marks, face)


def _paint_light(painter: QPainter, strength: float, small: bool) -> None:
    if small:
        # A glow of a pixel or two would hardly be visible.
        stroke_path(
            painter, rounded(_CARD, 3.4), pen(with_alpha(_AMBER, round(255 * strength)), 6.5)
        )
    paint_high_contrast(painter, rounded(_CARD, 3.4), LIT if strength < 1 else CHOSEN, 2.6)
    painter.translate(_CARD.topLeft())
    paint_lit(painter, strength)


class RegionItem(HitItem):
    """A region below the engraving: it takes clicks, and shows its owner's colour and its light."""

    def __init__(self, pictures: Pictures, region: str, parent: QGraphicsItem) -> None:
        super().__init__(parent, region_bounds(region))
        self.target_id = ("region", region)
        self._pictures, self._region = pictures, region
        self._owner: Seat | None = None
        self._state = RegionState.PLAIN
        self._spread = 1.0

    @property
    def owner(self) -> Seat | None:
        """The seat whose colour is shown; None for no owner."""
        return self._owner

    @property
    def state(self) -> RegionState:
        """The light that is shown."""
        return self._state

    def shape(self) -> QPainterPath:
        return region_path(self._region)

    @property
    def core(self) -> QRectF:
        """The bounding box in the scene without its margins, which may be sea."""
        box = self.sceneBoundingRect()
        x, y = _LEFT_OUT_SHARE * box.width(), _LEFT_OUT_SHARE * box.height()
        return box.adjusted(x, y, -x, -y)

    def show_as(self, owner: Seat | None, state: RegionState) -> None:
        """Set the owner and the light of the region."""
        if (owner, state, 1.0) != (self._owner, self._state, self._spread):
            self._owner, self._state, self._spread = owner, state, 1.0
            self.update()

    def spread(self, share: float) -> None:
        """Set how far the owner's colour has spread from the city, from 0 to 1."""
        self._spread = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._spread < 1:
            self._paint(painter)
        elif self._owner is not None or self._state is not RegionState.PLAIN:
            name = ("region", self._region, self._owner, self._state)
            blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_region(painter, self._region, self._owner, self._state, spread=self._spread)


class RingItem(Overlay):
    """The outline of a region above the engraving, with the keyboard focus."""

    def __init__(self, pictures: Pictures, region: str, parent: QGraphicsItem) -> None:
        super().__init__(parent, region_bounds(region))
        self._pictures, self._region = pictures, region
        self._state = RegionState.PLAIN
        self._seat: Seat | None = None
        self._has_focus = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_as(self, state: RegionState, seat: Seat | None = None, *, focus: bool = False) -> None:
        """Set the light of the outline; `seat` is the seat behind a threat."""
        if (state, seat, focus) != (self._state, self._seat, self._has_focus):
            self._state, self._seat, self._has_focus = state, seat, focus
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._state is not RegionState.PLAIN or self._has_focus:
            name = ("ring", self._region, self._state, self._seat, self._has_focus)
            blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_ring(painter, self._region, self._state, seat=self._seat)
        if self._has_focus:
            paint_region_focus(painter, self._region)


class MarkerItem(Overlay):
    """The shield of a region's owner."""

    def __init__(self, pictures: Pictures, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(parent, MARKER_RECT)
        self._pictures, self.seat = pictures, seat
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def press(self, share: float) -> None:
        """Set how far the shield is pressed onto the map, from 0 to 1."""
        self.setScale(1.9 - 0.9 * share)
        self.setOpacity(min(1.0, 2 * share))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw = partial(paint_marker, seat=self.seat)
        blit(painter, self._pictures, ("marker", self.seat), MARKER_RECT, draw)


class PawnItem(Overlay):
    """A pawn with its foot at the origin, in map units."""

    def __init__(self, pictures: Pictures, which: Pawn, parent: QGraphicsItem) -> None:
        super().__init__(parent, PAWN_RECT.adjusted(-8, -8 * _HALO_ASPECT_RATIO, 8, 8))
        self._pictures, self.which = pictures, which
        self._has_halo = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_halo(self, halo: bool) -> None:
        """Set whether a halo shows that the pawn has just moved."""
        if halo != self._has_halo:
            self._has_halo = halo
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw = partial(paint_pawn, which=self.which, halo=self._has_halo)
        blit(
            painter, self._pictures, ("pawn", self.which, self._has_halo), self.boundingRect(), draw
        )
