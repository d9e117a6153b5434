"""Items on the land of Contrées that are visible pieces or take clicks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import (
    RING_RECT,
    STANDARD_RECT,
    TOWER_RECT,
    TURRET_RECT,
    TowerLook,
    corner,
    hexagon,
    paint_barred,
    paint_focus,
    paint_hover,
    paint_last,
    paint_liberty,
    paint_member,
    paint_standard,
    paint_tower,
    paint_tower_shadow,
    paint_turret,
)
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.shapes import rounded
from desktop.table.items import HitItem, Stamp
from engine.core.values import Seat
from engine.games.contrees.actions import Hex

#: Area of a corner that takes clicks: radius at its foot, half width and height of a tower's drum.
_REACH, _DRUM_WIDTH, _DRUM = 26.0, 15.0, 46.0
#: Height of the light round a tower, from its foot to above its crown.
_LIGHT_HEIGHT = 92.0
#: Height of a spreading colour, as a share of its width.
_SPREAD_HEIGHT = 0.8
_EMPTY_PATH = QPainterPath()


class HexItem(HitItem):
    """A hex that takes clicks; other items paint it."""

    def __init__(self, tile: Hex, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("hex", tile)
        self._outline = QPainterPath()
        self._outline.addPolygon(hexagon(tile, 0.96))
        self._outline.closeSubpath()

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect()

    def shape(self) -> QPainterPath:
        return self._outline

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint nothing."""


class TintItem(Stamp):
    """The colour of a tile's owner, which may spread from the middle of the tile."""

    #: How far it has spread, from 0 to 1.
    _spread = 1.0

    def spread(self, share: float) -> None:
        """Set how far the colour has spread, from 0 to 1."""
        self._spread = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._spread < 1:
            reach = self._spread * max(self._bounds.width(), self._bounds.height()) / 2
            inked = QPainterPath()
            inked.addEllipse(QPointF(), reach, reach * _SPREAD_HEIGHT)
            painter.setClipPath(inked, Qt.ClipOperation.IntersectClip)
        super().paint(painter, option, widget)


class CornerItem(HitItem):
    """A corner of the land: its turret or tower, and the rings at its foot."""

    def __init__(self, pictures: Pictures, name: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.name = name
        self._pictures = pictures
        self._point = corner(name)
        self.tower: Seat | None = None
        self.look = TowerLook.WHOLE
        self._is_lit = self._is_barred = self._is_hovered = self._has_focus = self._is_last = False
        #: The seat whose shown group contains this tower.
        self._member: Seat | None = None
        #: The seats whose shown groups have this liberty.
        self._liberty: tuple[Seat, ...] = ()
        self._rise, self._fall = 1.0, 0.0
        self.setPos(self._point)
        self.setZValue(z_layers.standing_z(self._point.y()))

    # -- state -------------------------------------------------------------------------------------

    def show_tower(self, seat: Seat | None, look: TowerLook = TowerLook.WHOLE) -> None:
        """Set the owner and the look of the tower; None for no tower."""
        if (seat, look, 1.0, 0.0) != (self.tower, self.look, self._rise, self._fall):
            self.prepareGeometryChange()
            self.tower, self.look = seat, look
            self._rise, self._fall = 1.0, 0.0
            self.update()

    def show_place(self, *, lit: bool, barred: bool, last: bool) -> None:
        """Set whether a tower may be built here, may not be built here, or was just built here."""
        if (lit, barred, last) != (self._is_lit, self._is_barred, self._is_last):
            self._is_lit, self._is_barred, self._is_last = lit, barred, last
            self.update()

    def show_pointer(self, *, hover: bool, focus: bool) -> None:
        """Set whether the pointer or the keyboard focus is here."""
        if (hover, focus) != (self._is_hovered, self._has_focus):
            self._is_hovered, self._has_focus = hover, focus
            self.update()

    def show_group(self, member: Seat | None, liberty: tuple[Seat, ...]) -> None:
        """Set the seats whose shown groups have this corner as a member or as a liberty."""
        if (member, liberty) != (self._member, self._liberty):
            self._member, self._liberty = member, liberty
            self.update()

    def rise(self, share: float) -> None:
        """Set how much of the tower has risen, from 0 to 1."""
        self._rise = share
        self.update()

    def fall(self, share: float) -> None:
        """Set how far the doomed tower has fallen, from 0 to 1."""
        self.look = TowerLook.DOOMED
        self._fall = share
        self.update()

    @property
    def is_lit(self) -> bool:
        return self._is_lit

    @property
    def liberty(self) -> tuple[Seat, ...]:
        return self._liberty

    @property
    def is_last(self) -> bool:
        return self._is_last

    # -- painting ----------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return RING_RECT.united(TURRET_RECT).united(TOWER_RECT)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(QPointF(0, -4), _REACH, _REACH * 0.88)
        if self.tower is not None and self.look != TowerLook.GHOST:
            path.addRect(QRectF(-_DRUM_WIDTH, -_DRUM, 2 * _DRUM_WIDTH, _DRUM))
        return path

    def outline_path(self) -> QPainterPath:
        if self.tower is None or self.look == TowerLook.GHOST:
            return self.shape()
        # One light surrounds tower and foot.
        low = _REACH * 0.88 - 4
        return rounded(QRectF(-_REACH, low - _LIGHT_HEIGHT, 2 * _REACH, _LIGHT_HEIGHT), _REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._member is not None:
            self._paint_ring(
                painter, ("member", self._member), partial(paint_member, seat=self._member)
            )
        if self._is_last:
            self._paint_ring(painter, "last", paint_last)
        if self.tower is None or self.look == TowerLook.GHOST or self._rise < 1 or self._fall > 0:
            self._paint_free(painter)
        if self._liberty:
            self._paint_ring(
                painter, ("liberty", *self._liberty), partial(paint_liberty, seats=self._liberty)
            )
        if self._is_hovered:
            self._paint_ring(painter, "hover", paint_hover)
        if self._has_focus:
            self._paint_ring(painter, "focus", paint_focus)
        if self.tower is not None:
            self._paint_tower(painter, self.tower)

    def _paint_ring(
        self, painter: QPainter, name: Hashable, draw: Callable[[QPainter], None]
    ) -> None:
        blit(painter, self._pictures, ("ring", name), RING_RECT, draw)

    def _paint_free(self, painter: QPainter) -> None:
        if self._is_barred:
            self._paint_ring(painter, "barred", paint_barred)
            return
        draw = partial(paint_turret, lit=self._is_lit)
        blit(painter, self._pictures, ("turret", self._is_lit), TURRET_RECT, draw)

    def _paint_tower(self, painter: QPainter, seat: Seat) -> None:
        if self._rise < 1 or self._fall > 0:
            painter.save()
            paint_tower(painter, seat, self.look, rise=self._rise, fall=self._fall)
            painter.restore()
            return
        draw = partial(paint_tower, seat=seat, look=self.look)
        blit(painter, self._pictures, ("tower", seat, self.look), TOWER_RECT, draw)


class ShadowItem(Stamp):
    """The shadow of a tower on the land."""

    def __init__(self, pictures: Pictures, name: str, parent: QGraphicsItem) -> None:
        super().__init__(
            pictures, "tower shadow", TOWER_RECT, paint_tower_shadow, parent, z_layers.SHADOWS
        )
        self.setPos(corner(name))


class StandardItem(HitItem):
    """A standard in the middle of a tile; it can unroll and fall."""

    def __init__(
        self, pictures: Pictures, seat: Seat, foot: QPointF, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self.seat = seat
        self._pictures = pictures
        self._unrolled = 1.0
        self.setPos(foot)
        self.setZValue(z_layers.standing_z(foot.y()))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return STANDARD_RECT

    def shape(self) -> QPainterPath:
        return _EMPTY_PATH

    def unroll(self, share: float) -> None:
        """Set how much of the cloth is unrolled, from 0 to 1."""
        self._unrolled = share
        self.update()

    def fall(self, share: float) -> None:
        """Set how far the standard has fallen over, from 0 to 1."""
        self.setRotation(75 * share * share)
        self.setOpacity(1 - share * share)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._unrolled < 1:
            painter.save()
            paint_standard(painter, self.seat, unrolled=self._unrolled)
            painter.restore()
            return
        draw = partial(paint_standard, seat=self.seat)
        blit(painter, self._pictures, ("standard", self.seat), STANDARD_RECT, draw)
