"""Dusk over the board of a lesson, with soft windows round the important items."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QStyleOptionGraphicsItem, QWidget

from desktop.painting import effects
from desktop.painting.shapes import pen, place_path, polygon, rounded, stroke_path, with_alpha
from desktop.style.theme import current_theme
from desktop.table.items import VisibleOutline
from desktop.table.motion import ValueAnimation
from desktop.windows.lessons.flight_paths import (
    candidate_ways,
    count_inside,
    end_point,
    first_part,
    is_long,
    points_at,
    sample_points,
)

#: Colour of the dark cover.
_DARK = "#180f06"
#: Milliseconds in which the dark cover fades away.
_LIFT_MS = 450


class FadeIn(QWidget):
    """A dark cover that lets clicks through, fades away and deletes itself."""

    def __init__(self, board: QAbstractScrollArea, duration_factor: float) -> None:
        """Create the cover.

        It fades from when it is first shown, `duration_factor` times as long as usual.
        """
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        board.installEventFilter(self)
        self._dark = 1.0
        self._lift = ValueAnimation(1.0, 0.0, round(_LIFT_MS * duration_factor), self._on_lift)
        self._lift.setParent(self)
        self._lift.finished.connect(self.deleteLater)
        self.resize(board.size())
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self._lift.start()

    def _on_lift(self, dark: float) -> None:
        self._dark = dark
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._dark)
        painter.fillRect(self.rect(), QColor(_DARK))
        painter.end()


#: Colour of dusk.
_DUSK = "#180f06"
#: Opacity of dusk, 0 to 255.
_DUSK_ALPHA = 92
#: Pixels over which light turns to dusk around a card.
_CARD_BLUR_PX = 30
#: Pixels over which light turns to dusk around a place.
_PLACE_BLUR_PX = 9
#: Layers of that transition.
_BLUR_LAYERS = 7
#: Colour of the light around lit places.
_LIGHT = "#ffd968"
#: Width of the edge of lit places, in pixels.
_EDGE_WIDTH = 3
#: Colour of the way from a card to its place.
_WAY = "#ffe08a"
#: Colour of the ground under the way.
_WAY_GROUND = "#3a2c1a"
#: Length of the way's arrow head, in pixels.
_ARROW_HEAD_LENGTH = 17


#: Corner radius of a text's box, in pixels.
_BOX_RADIUS = 7
#: Margins that a way keeps from texts and figures, in pixels.
_WAY_MARGINS = (-8.0, -8.0, 8.0, 8.0)
#: Steps in which the end of the drawn way is searched.
_WAY_END_STEPS = 200
#: Pixels by which the head reaches into a small place.
_HEAD_REACH_PX = 5.0
#: Pixels by which the head may stop short of a small place.
_HEAD_SHORTFALL_PX = 30.0
#: Distance at which the head may stop short, as a share of the place's width; the greater counts.
_HEAD_SHORTFALL_SHARE = 1.4
#: Milliseconds in which dusk falls.
_DUSK_MS = 250
#: Milliseconds in which a card flies to its place and back.
_FLIGHT_MS = 900
#: Events after which everything on the board may have moved: resize, zoom, drag.
_LAYOUT_EVENTS = (
    QEvent.Type.Resize, QEvent.Type.Wheel, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyRelease,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Speech:
    """A text on the board and the tail that points at its subject."""

    box: QRectF
    tail: QPainterPath = field(default_factory=QPainterPath)

    @property
    def shape(self) -> QPainterPath:
        return rounded(self.box, _BOX_RADIUS).united(self.tail)


class Spotlight(QWidget):
    """A cover that darkens all but the lit places, and lets clicks through.

    Signals:
        moved(): lit places may have moved.
    """

    moved = Signal()

    def __init__(
        self, board: QAbstractScrollArea, passing: Callable[[], Sequence[Speech]] = tuple
    ) -> None:
        """Create the cover.

        Every painting calls `passing` for the texts that follow the pointer.
        """
        super().__init__(board)
        self._passing = passing
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._targets: Sequence[VisibleOutline] = ()
        #: The lasting texts on the board.
        self._speeches: tuple[Speech, ...] = ()
        #: The shapes of figures that are read at a glance.
        self._figures: tuple[QPainterPath, ...] = ()
        #: The way that is shown, and the card that takes it, or None.
        self._found_way: tuple[QPainterPath, VisibleOutline] | None = None
        #: How far dusk has fallen, in [0, 1].
        self._darkness = 1.0
        #: How far along the way the card is, in [0, 1], or None while it rests.
        self._flight_share: float | None = None
        self._fall = ValueAnimation(0.0, 1.0, _DUSK_MS, self._on_fall)
        self._flight = ValueAnimation(0.0, 2.0, _FLIGHT_MS, self._on_flight)
        self._flight.finished.connect(self._on_landed)
        for motion in (self._fall, self._flight):
            motion.setParent(self)
        # Both animations have called their slots with the start values.
        self._stop()
        self._picture = QPixmap()
        self._picture_key: object = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pointing = event.type() == QEvent.Type.MouseMove
        is_dragging = isinstance(event, QMouseEvent) and event.buttons() != Qt.MouseButton.NoButton
        if event.type() in _LAYOUT_EVENTS and (is_dragging or not pointing):
            self.moved.emit()
        return False

    @property
    def targets(self) -> Sequence[VisibleOutline]:
        """The lit places and cards."""
        return self._targets

    def darken_around(
        self,
        targets: Sequence[VisibleOutline],
        duration_factor: float = 0.0,
        words: Sequence[Speech] = (),
        figures: Sequence[QPainterPath] = (),
    ) -> None:
        """Darken all but the targets; without targets, nothing.

        Motion is stretched by `duration_factor`; 0 means no motion. The way never crosses `words`
        and crosses `figures`, which stay above it, as little as possible.
        """
        self._targets, self._speeches, self._figures = targets, tuple(words), tuple(figures)
        self._found_way = self._find_way()
        if not targets:
            self._stop()
        elif duration_factor and self.isHidden():
            self._fall.setDuration(round(_DUSK_MS * duration_factor))
            self._fall.start()
        self.setVisible(bool(targets))
        if targets and not current_theme().high_contrast:
            # Painted now, not together with the other changes: it takes as long as they do.
            self._cached_picture()
        self.update()

    def show_way(self, duration_factor: float) -> None:
        """Let the card fly to its place and back, if there is a way."""
        if duration_factor and self._flight_path() is not None:
            self._flight.setDuration(round(_FLIGHT_MS * duration_factor))
            self._flight.start()

    def _stop(self) -> None:
        self._fall.stop()
        self._flight.stop()
        self._darkness, self._flight_share = 1.0, None

    def _on_fall(self, share: float) -> None:
        self._darkness = share
        self.update()

    def _on_flight(self, share: float) -> None:
        self._update_flight()
        self._flight_share = share if share <= 1 else 2 - share
        self._update_flight()

    def _on_landed(self) -> None:
        self._update_flight()
        self._flight_share = None

    def _update_flight(self) -> None:
        """Repaint the region of the flying card."""
        flown = self._flight_offset()
        if flown is not None:
            by, visible_share = flown
            rect = visible_share.shape.boundingRect().translated(by)
            # Includes the shadow.
            self.update(rect.toAlignedRect().adjusted(-24, -24, 24, 24))

    def _flight_offset(self) -> tuple[QPointF, VisibleOutline] | None:
        """Return the flying card and its distance from its place, or None."""
        way = self._flight_path()
        if way is None or self._flight_share is None:
            return None
        path, card = way
        return path.pointAtPercent(self._flight_share) - path.pointAtPercent(0), card

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._darkness)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        if theme.high_contrast:
            speeches = (*self._speeches, *self._passing())
            painter.setClipPath(self._area_without(speech.shape for speech in speeches))
            for target in self._targets:
                stroke_path(painter, target.shape, pen(theme.edge, 4))
        else:
            if passing := self._passing():
                painter.setClipPath(self._area_without(speech.shape for speech in passing))
            painter.drawPixmap(0, 0, self._cached_picture())
        painter.setClipping(False)
        flown = self._flight_offset()
        if flown is not None:
            painter.translate(flown[0])
            self._paint_card(painter, flown[1])
        painter.end()

    def _cached_picture(self) -> QPixmap:
        """Return the picture, painted anew if the size or the lit places changed."""
        ratio = self.devicePixelRatioF()
        shapes = tuple(target.shape.boundingRect().getRect() for target in self._targets)
        shape_keys = tuple(speech.shape.boundingRect().getRect() for speech in self._speeches)
        figures = tuple(shape.boundingRect().getRect() for shape in self._figures)
        cache_key = self.size().toTuple(), ratio, shapes, shape_keys, figures
        if cache_key != self._picture_key:
            self._picture, self._picture_key = self._paint_picture(self.size(), ratio), cache_key
        return self._picture

    def _paint_picture(self, size: QSize, ratio: float) -> QPixmap:
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(with_alpha(_DUSK, _DUSK_ALPHA))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for target in self._targets:
            blur = _CARD_BLUR_PX if target.card is not None else _PLACE_BLUR_PX
            for i in range(_BLUR_LAYERS):
                line = pen(QColor(0, 0, 0, 72), 2 * blur * (1 - i / _BLUR_LAYERS))
                painter.strokePath(target.shape, line)
            painter.fillPath(target.shape, QColor(0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for target in self._targets:
            effects.paint_glow(painter, target.shape, with_alpha(_LIGHT, 200), 11, 3)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        # Adjacent targets must not show the glow of each other.
        for target in self._targets:
            painter.fillPath(target.shape, QColor(0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for target in self._targets:
            self._paint_card(painter, target)
            stroke_path(painter, target.shape, pen(_LIGHT, _EDGE_WIDTH))
        self._paint_way(painter)
        self._paint_clear_texts(painter)
        painter.end()
        return picture

    def _paint_clear_texts(self, painter: QPainter) -> None:
        """Leave texts neither darkened nor lit."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for speech in self._speeches:
            painter.fillPath(speech.shape, QColor(0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _area_without(self, shapes: Iterable[QPainterPath]) -> QPainterPath:
        """Return the widget's area without some shapes."""
        free = QPainterPath()
        free.addRect(QRectF(self.rect()))
        for shape in shapes:
            free = free.subtracted(shape)
        return free

    def _paint_card(self, painter: QPainter, target: VisibleOutline) -> None:
        """Paint a lit card above its neighbours."""
        if target.card is None:
            return
        painter.save()
        painter.setTransform(target.card.sceneTransform(), True)
        target.card.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.restore()

    def _flight_path(self) -> tuple[QPainterPath, VisibleOutline] | None:
        """Return the way from the only lit card to the only lit place, around texts; or None."""
        return self._found_way

    def _find_way(self) -> tuple[QPainterPath, VisibleOutline] | None:
        """Search for the way with the least bend and the fewest crossed figures."""
        cards = [target for target in self._targets if target.card is not None]
        places = [target for target in self._targets if target.card is None]
        if len(cards) != 1 or len(places) != 1:
            return None
        card, end = cards[0].shape.boundingRect(), end_point(self._place_rect())
        best, lowest_cost = None, math.inf
        for bent, way in sorted(candidate_ways(card, end), key=itemgetter(0)):
            if bent >= lowest_cost:
                break
            points = sample_points(way)
            if self._is_free(points) and (cost := bent + self._count_crossed(points)) < lowest_cost:
                best, lowest_cost = way, cost
        return (best, cards[0]) if best is not None else None

    def _place_rect(self) -> QRectF:
        """Return the first lit place that is no card."""
        return next(target.shape.boundingRect() for target in self._targets if target.card is None)

    def _is_free(self, points: Sequence[QPointF]) -> bool:
        """Return whether all points are on the board and outside of texts."""
        boxes, rect = (
            [speech.box.adjusted(*_WAY_MARGINS) for speech in self._speeches],
            QRectF(self.rect()),
        )
        return all(map(rect.contains, points)) and not count_inside(boxes, points)

    def _count_crossed(self, points: Sequence[QPointF]) -> int:
        """Return how many points are on figures outside of the place where the way ends."""
        rect = self._place_rect()
        return self._count_hidden(
            [point for point in points if is_long(rect) or not rect.contains(point)]
        )

    def _count_hidden(self, points: Iterable[QPointF]) -> int:
        """Return how many points are on figures."""
        return count_inside(
            [shape.boundingRect().adjusted(*_WAY_MARGINS) for shape in self._figures], points
        )

    def _drawn_share(self, way: QPainterPath) -> float:
        """Return the share of the way that is drawn.

        The head points at a small place from outside, so that its content stays visible. It stops
        earlier where it would hide figures, unless that is too far away.
        """
        rect, long = self._place_rect(), max(1.0, way.length())
        if is_long(rect):
            return 1.0
        head, short = _ARROW_HEAD_LENGTH / long, (_ARROW_HEAD_LENGTH - _HEAD_REACH_PX) / long
        shares = [1 - step / _WAY_END_STEPS for step in range(_WAY_END_STEPS // 2)]
        away = [share for share in shares if not rect.contains(way.pointAtPercent(share))]
        nearest = max(0.5, max(away, default=1.0) - short)
        shortfall = max(_HEAD_SHORTFALL_PX, _HEAD_SHORTFALL_SHARE * rect.width()) / long
        ends = [end for share in away if nearest - (end := share - short) < shortfall]
        points = {end: points_at(way, end, end + head) for end in ends}
        return next((end for end in ends if not self._count_hidden(points[end])), nearest)

    def _paint_way(self, painter: QPainter) -> None:
        way_and_card = self._flight_path()
        if way_and_card is None:
            return
        full_path = way_and_card[0]
        reach = self._drawn_share(full_path)
        way, end = first_part(full_path, reach), full_path.pointAtPercent(reach)
        painter.save()
        painter.setClipPath(self._area_without(self._figures))
        stroke_path(painter, way, pen(with_alpha(_WAY_GROUND, 150), 6, dash=(1.6, 2)))
        stroke_path(painter, way, pen(_WAY, 3.6, dash=(2.67, 3.33)))
        painter.restore()
        turn = -full_path.angleAtPercent(reach)
        head = place_path(
            polygon([(1, 0), (-0.3, -0.55), (0, 0), (-0.3, 0.55)]),
            end.x(),
            end.y(),
            _ARROW_HEAD_LENGTH,
            turn,
        )
        painter.fillPath(head, QColor(_WAY))
        stroke_path(painter, head, pen(_WAY_GROUND, 1.2))
