"""Regions that a promise is about: a dashed ring in the colour of who is bound, and a tag."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import (
    RegionState,
    city_point,
    paint_region,
    paint_region_focus,
    paint_ring,
    region_bounds,
    region_path,
)
from desktop.painting.cache.pictures import Pictures
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    pen,
    polygon,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import SEATS, text_width
from desktop.table.bargaining import BoundPlace
from desktop.table.callouts.placing import CalloutObstacles, nearest_point, with_point
from desktop.table.items import Overlay, Root, Stamp
from engine.core.values import Seat

#: Widths and opacities of the wash at the inner edge, in map units.
_WASH = ((60, 30), (44, 34), (28, 44), (14, 60))
_HEIGHT, _SHIELD, _TYPE = 28.0, 17.0, 15.0
_INK = "#2a2118"
#: Length of the tail of a tag, in pixels.
_TAIL_LENGTH = 13.0
#: How far a tag stands from its city, in pixels, the nearest first.
_REACHES = (46.0, 70.0, 100.0, 135.0)
#: The directions in which it may stand, the preferred first.
_WAYS = ((0, -1), (0, 1), (-1, -0.4), (1, -0.4), (-1, 0.5), (1, 0.5), (-0.7, -1), (0.7, -1),
         (-0.7, 1), (0.7, 1))  # fmt: skip


class BoundPlaces:
    """The marks of terms on the map."""

    def __init__(self, board: Root, floor: Root, pictures: Pictures) -> None:
        self._board, self._floor, self._pictures = board, floor, pictures
        self._marks: list[Stamp] = []
        self.tags: list[PromiseTag] = []
        self.shown_places: Sequence[BoundPlace] = ()
        self.dimmed: frozenset[str] = frozenset()
        self.focus: str | None = None

    def show(self, bound: Sequence[BoundPlace], dimmed: Collection[str], focus: str | None) -> None:
        """Mark the places of terms, dim others, and show the keyboard focus."""
        now = tuple(bound), frozenset(dimmed), focus
        if now == (self.shown_places, self.dimmed, self.focus):
            return
        self.shown_places, self.dimmed, self.focus = now
        for item in (*self._marks, *self.tags):
            item.scene().removeItem(item)
        self._marks, self.tags = [], []
        for place in sorted(dimmed):
            draw = partial(_paint_dimmed, place)
            self._mark(("bound: dimmed", place), place, draw, z_layers.DIMMED_REGIONS)
        for entry in bound:
            draw = partial(_paint_bound, entry.place, entry.seat)
            self._mark(
                ("bound", entry.place, entry.seat), entry.place, draw, z_layers.BOUND_REGIONS
            )
            if entry.text:
                self.tags.append(PromiseTag(self._floor, entry))
        if focus is not None:
            draw = partial(_paint_focus, focus)
            self._mark(("bound: focus", focus), focus, draw, z_layers.BOUND_FOCUS)

    def _mark(self, name: tuple[object, ...], place: str, draw: object, z: float) -> None:
        rect = region_bounds(place)
        item = Stamp(self._pictures, name, rect, draw, self._board, z)  # type: ignore[arg-type]
        self._marks.append(item)

    def place(self, around: CalloutObstacles, to_scene: QTransform) -> None:
        """Put each tag where it covers least, and no other tag."""
        taken: list[QRectF] = []
        for tag in self.tags:
            city = to_scene.map(city_point(tag.entry.place))
            tag.place_beside(city, around, taken)
            taken.append(tag.box)


class PromiseTag(Overlay):
    """A plaque beside a region: the shield of who is bound, and the promise."""

    def __init__(self, parent: QGraphicsItem, entry: BoundPlace) -> None:
        super().__init__(parent)
        self.entry = entry
        self.box, self._tip = QRectF(), QPointF()
        self.setZValue(z_layers.TAGS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text_rect(self) -> QRectF | None:
        return self.box

    @property
    def tail(self) -> QPainterPath:
        return _tail(self.box, self._tip)

    def place_beside(
        self, city: QPointF, around: CalloutObstacles, taken: Sequence[QRectF]
    ) -> None:
        """Stand beside a city, clear of names, seals, cards and other tags."""
        width = text_width(self.entry.text, _TYPE, 600) + 42
        best: tuple[float, QRectF] | None = None
        clear = [*around.clear, *around.never_cover]
        for order, (reach, way) in enumerate((r, w) for r in _REACHES for w in _WAYS):
            box = QRectF(0, 0, width, _HEIGHT)
            beside = width / 2 * abs(way[0])
            x = city.x() + way[0] * (reach * 0.6) + (beside if way[0] > 0 else -beside)
            box.moveCenter(QPointF(x, city.y() + way[1] * reach))
            cost = order * 12.0 + (0 if around.bounds.contains(box) else 1e6)
            cost += sum(_shared(box, rect) for rect in clear)
            cost += 20 * sum(_shared(box, rect) for rect in taken)
            if best is None or cost < best[0]:
                best = cost, box
        assert best is not None
        self.box = best[1]
        self._tip = _tip(self.box, city)
        self.set_bounds(with_point(self.box, self._tip).adjusted(-12, -12, 12, 14))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self.box
        body = rounded(rect, 6).united(self.tail)
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 4, 0, 3)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaea"), (1, "#f3e4bd"))
        )
        stroke_path(painter, body, pen("#4a3a26", 1.3))
        who = SEATS[self.entry.seat]
        paint_shield(painter, rect.left() + 16, rect.center().y(), _SHIELD, who.colour, who.charge)
        cell_rect = QRectF(rect.left() + 30, rect.top() - 1, rect.width() - 32, _HEIGHT)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_fitted_line(painter, cell_rect, self.entry.text, _TYPE, _INK, weight=600, align=align)


def _tip(rect: QRectF, city: QPointF) -> QPointF:
    """Return the end of a tail that points from a tag to a city without reaching it."""
    edge = nearest_point(rect, city)
    away = city - edge
    length = max(1.0, (away.x() ** 2 + away.y() ** 2) ** 0.5)
    share = min(1.0, _TAIL_LENGTH / length)
    return QPointF(edge.x() + share * away.x(), edge.y() + share * away.y())


def _shared(a: QRectF, b: QRectF) -> float:
    both = a & b
    return both.width() * both.height() if both.isValid() else 0.0


def _tail(rect: QRectF, tip: QPointF) -> QPainterPath:
    if rect.contains(tip):
        return QPainterPath()
    if rect.top() <= tip.y() <= rect.bottom():
        y = max(rect.top() + 8, min(rect.bottom() - 8, tip.y()))
        x = rect.left() + 2 if tip.x() < rect.left() else rect.right() - 2
        return polygon([(x, y - 6), (tip.x(), tip.y()), (x, y + 6)])
    x = max(rect.left() + 14, min(rect.right() - 14, tip.x()))
    y = rect.bottom() - 1 if tip.y() > rect.bottom() else rect.top() + 1
    return polygon([(x - 6, y), (tip.x(), tip.y()), (x + 6, y)])


def _paint_bound(place: str, seat: Seat, painter: QPainter) -> None:
    path = region_path(place)
    colour = QColor(SEATS[seat].colour).lighter(128)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for width, share in _WASH:
        stroke_path(painter, path, pen(with_alpha(colour, share), width))
    painter.restore()
    paint_ring(painter, place, RegionState.THREATENED, seat=seat)


def _paint_dimmed(place: str, painter: QPainter) -> None:
    paint_region(painter, place, None, RegionState.DIMMED)
    painter.fillPath(region_path(place), with_alpha("#6d5a36", 70))


def _paint_focus(place: str, painter: QPainter) -> None:
    paint_ring(painter, place, RegionState.HOVER)
    paint_region_focus(painter, place)
