"""Dusk over the board of a lesson, with soft windows for what is to be looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
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
from desktop.painting.shapes import outline, pen, placed, polygon, rounded, tint
from desktop.style.theme import current_theme
from desktop.table.items import Seen
from desktop.table.motion import Vary

_DARK = "#180f06"
#: Milliseconds in which it gets light.
_LIFT = 450


class FadeIn(QWidget):
    """Lies over a board, lets every click through, and is gone when it is light."""

    def __init__(self, board: QAbstractScrollArea, tempo: float) -> None:
        """Takes `tempo` times its usual time, from when it is first seen."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        board.installEventFilter(self)
        self._dark = 1.0
        self._lift = Vary(1.0, 0.0, round(_LIFT * tempo), self._on_lift)
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
        p = QPainter(self)
        p.setOpacity(self._dark)
        p.fillRect(self.rect(), QColor(_DARK))
        p.end()


_DUSK = "#180f06"
_SHARE = 92
#: Pixels over which light turns to dusk round a card and round a place, and in how many layers.
_BLUR, _BLUR_PLACE, _LAYERS = 30, 9, 7
_LIGHT, _EDGE = "#ffd968", 3
#: The way from a card to its place: its colour, its ground, and the length of its head.
_WAY, _WAY_GROUND, _HEAD = "#ffe08a", "#3a2c1a", 17


#: Pixels by which the corners of what says something are rounded.
_ROUND = 7
#: How far a way may be bent aside, of its length; pixels from words; points that are looked at.
_BENDS = (0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6, 0.9, -0.9)
_AROUND, _STEPS = (-8.0, -8.0, 8.0, 8.0), 32
#: What it weighs, in points that lie on figures, that a way is bent, sags, or starts aside.
_BENT, _SAGS, _ASIDE = 8.0, 6.0, 12.0
#: Steps in which its end is sought, and pixels by which its head reaches into a small place.
_FINE, _INTO = 200, 5.0
#: Pixels by which its head may stay away from there, or what share of the width of the place.
_NEAR, _BESIDE = 30.0, 1.4
#: Milliseconds in which dusk falls, and in which a card goes to its place and comes back.
_FALL, _FLIGHT = 250, 900
#: What may move everything on a board: another size, zoom, and a push.
_MOVES = (
    QEvent.Type.Resize, QEvent.Type.Wheel, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyRelease,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Speech:
    """Where something is said on the board, and what points from there at what it speaks of."""

    box: QRectF
    tail: QPainterPath = field(default_factory=QPainterPath)

    @property
    def shape(self) -> QPainterPath:
        return rounded(self.box, _ROUND).united(self.tail)


class Spotlight(QWidget):
    """Lies over a board and lets every click through.

    Signals: `moved()`: what is lit may be seen elsewhere now.
    """

    moved = Signal()

    def __init__(
        self, board: QAbstractScrollArea, passing: Callable[[], Sequence[Speech]] = tuple
    ) -> None:
        """`passing`: what the board says that goes with the pointer, whenever it is painted."""
        super().__init__(board)
        self._passing = passing
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._targets: Sequence[Seen] = ()
        #: What is said on the board.
        self._words: tuple[Speech, ...] = ()
        #: Where something is shown that is read at a glance.
        self._figures: tuple[QPainterPath, ...] = ()
        #: The way that is shown, and the card that takes it.
        self._found: tuple[QPainterPath, Seen] | None = None
        #: How far dusk has fallen.
        self._fallen = 1.0
        #: How far the card has gone that shows the way; None: it rests.
        self._gone: float | None = None
        self._fall = Vary(0.0, 1.0, _FALL, self._on_fall)
        self._flight = Vary(0.0, 2.0, _FLIGHT, self._on_flight)
        self._flight.finished.connect(self._on_landed)
        for motion in (self._fall, self._flight):
            motion.setParent(self)
        # Both have told where they start.
        self._stop()
        self._picture = QPixmap()
        self._drawn: object = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pointing = event.type() == QEvent.Type.MouseMove
        held = isinstance(event, QMouseEvent) and event.buttons() != Qt.MouseButton.NoButton
        if event.type() in _MOVES and (held or not pointing):
            self.moved.emit()
        return False

    @property
    def targets(self) -> Sequence[Seen]:
        """What is lit now."""
        return self._targets

    def light(
        self,
        targets: Sequence[Seen],
        tempo: float = 0.0,
        words: Sequence[Speech] = (),
        figures: Sequence[QPainterPath] = (),
    ) -> None:
        """Let dusk fall on all but these; on nothing where there are none.

        Motion is stretched by `tempo`; at 0 there is none. No way crosses `words`; what shows
        `figures` lies above it, and is crossed as little as may be.
        """
        self._targets, self._words, self._figures = targets, tuple(words), tuple(figures)
        self._found = self._sought()
        if not targets:
            self._stop()
        elif tempo and self.isHidden():
            self._fall.setDuration(round(_FALL * tempo))
            self._fall.start()
        self.setVisible(bool(targets))
        if targets and not current_theme().stark:
            # Not with all else that is seen anew: it takes as long as that.
            self._kept()
        self.update()

    def show_way(self, tempo: float) -> None:
        """Let the card go to its place and come back, if there is one of each."""
        if tempo and self._way() is not None:
            self._flight.setDuration(round(_FLIGHT * tempo))
            self._flight.start()

    @property
    def flying(self) -> bool:
        """Whether a card shows its way."""
        return self._flight.state() is QAbstractAnimation.State.Running

    def _stop(self) -> None:
        self._fall.stop()
        self._flight.stop()
        self._fallen, self._gone = 1.0, None

    def _on_fall(self, share: float) -> None:
        self._fallen = share
        self.update()

    def _on_flight(self, share: float) -> None:
        self._renew()
        self._gone = share if share <= 1 else 2 - share
        self._renew()

    def _on_landed(self) -> None:
        self._renew()
        self._gone = None

    def _renew(self) -> None:
        """Paint anew where the card that shows the way is."""
        flown = self._flown()
        if flown is not None:
            by, seen = flown
            box = seen.shape.boundingRect().translated(by)
            # With its shadow.
            self.update(box.toAlignedRect().adjusted(-24, -24, 24, 24))

    def _flown(self) -> tuple[QPointF, Seen] | None:
        """How far from its place the card is that shows the way."""
        way = self._way()
        if way is None or self._gone is None:
            return None
        path, card = way
        return path.pointAtPercent(self._gone) - path.pointAtPercent(0), card

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._fallen)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        if theme.stark:
            words = (*self._words, *self._passing())
            p.setClipPath(self._without(said.shape for said in words))
            for target in self._targets:
                outline(p, target.shape, pen(theme.edge, 4))
        else:
            if passing := self._passing():
                p.setClipPath(self._without(said.shape for said in passing))
            p.drawPixmap(0, 0, self._kept())
        p.setClipping(False)
        flown = self._flown()
        if flown is not None:
            p.translate(flown[0])
            self._paint_card(p, flown[1])
        p.end()

    def _kept(self) -> QPixmap:
        """The picture, made anew where something else is lit."""
        ratio = self.devicePixelRatioF()
        shapes = tuple(target.shape.boundingRect().getRect() for target in self._targets)
        words = tuple(said.shape.boundingRect().getRect() for said in self._words)
        figures = tuple(shape.boundingRect().getRect() for shape in self._figures)
        wanted = self.size().toTuple(), ratio, shapes, words, figures
        if wanted != self._drawn:
            self._picture, self._drawn = self._made(self.size(), ratio), wanted
        return self._picture

    def _made(self, size: QSize, ratio: float) -> QPixmap:
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(tint(_DUSK, _SHARE))
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for target in self._targets:
            blur = _BLUR if target.card is not None else _BLUR_PLACE
            for i in range(_LAYERS):
                line = pen(QColor(0, 0, 0, 72), 2 * blur * (1 - i / _LAYERS))
                p.strokePath(target.shape, line)
            p.fillPath(target.shape, QColor(0, 0, 0))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for target in self._targets:
            effects.glow(p, target.shape, tint(_LIGHT, 200), 11, 3)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        # Side by side one would lie in the glow of the others.
        for target in self._targets:
            p.fillPath(target.shape, QColor(0, 0, 0))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for target in self._targets:
            self._paint_card(p, target)
            outline(p, target.shape, pen(_LIGHT, _EDGE))
        self._paint_way(p)
        self._leave_words(p)
        p.end()
        return picture

    def _leave_words(self, p: QPainter) -> None:
        """What says something stays as it is: neither darkened nor lit."""
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for said in self._words:
            p.fillPath(said.shape, QColor(0, 0, 0))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _without(self, shapes: Iterable[QPainterPath]) -> QPainterPath:
        """All but these."""
        free = QPainterPath()
        free.addRect(QRectF(self.rect()))
        for shape in shapes:
            free = free.subtracted(shape)
        return free

    def _paint_card(self, p: QPainter, target: Seen) -> None:
        """A card lies above its neighbours while it is looked at."""
        if target.card is None:
            return
        p.save()
        p.setTransform(target.card.sceneTransform(), True)
        target.card.paint(p, QStyleOptionGraphicsItem(), None)
        p.restore()

    def _way(self) -> tuple[QPainterPath, Seen] | None:
        """From a card to the only place it is for, around all words; None where there is none."""
        return self._found

    def _sought(self) -> tuple[QPainterPath, Seen] | None:
        """The way that is bent least and crosses fewest figures."""
        cards = [target for target in self._targets if target.card is not None]
        places = [target for target in self._targets if target.card is None]
        if len(cards) != 1 or len(places) != 1:
            return None
        card, end = cards[0].shape.boundingRect(), _landing(self._place())
        best, least = None, math.inf
        for bent, way in sorted(_ways(card, end), key=itemgetter(0)):
            if bent >= least:
                break
            points = _points(way)
            if self._free(points) and (cost := bent + self._crossed(points)) < least:
                best, least = way, cost
        return (best, cards[0]) if best is not None else None

    def _place(self) -> QRectF:
        """Where what is lit and no card lies; of several the first."""
        return next(one.shape.boundingRect() for one in self._targets if one.card is None)

    def _free(self, points: Sequence[QPointF]) -> bool:
        """Whether all are on the board and none on words."""
        boxes, room = [said.box.adjusted(*_AROUND) for said in self._words], QRectF(self.rect())
        return all(map(room.contains, points)) and not _inside(boxes, points)

    def _crossed(self, points: Sequence[QPointF]) -> int:
        """How many lie on figures, beside the place where the way ends."""
        place = self._place()
        return self._hidden([at for at in points if _long(place) or not place.contains(at)])

    def _hidden(self, points: Iterable[QPointF]) -> int:
        """How many lie on figures."""
        return _inside([shape.boundingRect().adjusted(*_AROUND) for shape in self._figures], points)

    def _reaching(self, way: QPainterPath) -> float:
        """How much of a way is drawn: what lies in a small place is seen, so the head points at it,
        from where it hides no figures if that is near.
        """
        place, long = self._place(), max(1.0, way.length())
        if _long(place):
            return 1.0
        head, short = _HEAD / long, (_HEAD - _INTO) / long
        shares = [1 - step / _FINE for step in range(_FINE // 2)]
        away = [share for share in shares if not place.contains(way.pointAtPercent(share))]
        nearest = max(0.5, max(away, default=1.0) - short)
        near = max(_NEAR, _BESIDE * place.width()) / long
        ends = [end for share in away if nearest - (end := share - short) < near]
        points = {end: _on(way, end, end + head) for end in ends}
        return next((end for end in ends if not self._hidden(points[end])), nearest)

    def _paint_way(self, p: QPainter) -> None:
        found = self._way()
        if found is None:
            return
        whole = found[0]
        reach = self._reaching(whole)
        way, end = _part(whole, reach), whole.pointAtPercent(reach)
        p.save()
        p.setClipPath(self._without(self._figures))
        outline(p, way, pen(tint(_WAY_GROUND, 150), 6, dash=(1.6, 2)))
        outline(p, way, pen(_WAY, 3.6, dash=(2.67, 3.33)))
        p.restore()
        turn = -whole.angleAtPercent(reach)
        head = placed(
            polygon([(1, 0), (-0.3, -0.55), (0, 0), (-0.3, 0.55)]), end.x(), end.y(), _HEAD, turn
        )
        p.fillPath(head, QColor(_WAY))
        outline(p, head, pen(_WAY_GROUND, 1.2))


def _ways(card: QRectF, end: QPointF) -> Iterator[tuple[float, QPainterPath]]:
    """Ways from a card, each with how little it pleases: they had better rise than sag."""
    # Words may stand right above the card.
    beside = sorted((card.left() - 8, card.right() + 8), key=lambda x: abs(x - end.x()))
    starts = [(card.center().x(), card.top() - 10), *((x, card.top() + 40) for x in beside)]
    for number, (x, y) in enumerate(starts):
        start = QPointF(x, y)
        middle = QPointF(start.x() * 0.75 + end.x() * 0.25, end.y() * 0.8 + start.y() * 0.2)
        straight = end - start
        up = 1 if straight.x() < 0 else -1
        for bend in _BENDS:
            way = QPainterPath(start)
            way.quadTo(middle + QPointF(-straight.y(), straight.x()) * bend * up, end)
            sags = _SAGS if bend < 0 else 0
            yield _ASIDE * number + _BENT * abs(bend) + sags, way


def _points(way: QPainterPath) -> list[QPointF]:
    """Points on one of those, quickly found, and so not all equally far apart."""
    ends = [way.elementAt(number) for number in range(4)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((end.x, end.y) for end in ends)
    found = []
    for step in range(_STEPS + 1):
        t, u = step / _STEPS, 1 - step / _STEPS
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        found.append(QPointF(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return found


def _inside(boxes: Sequence[QRectF], points: Iterable[QPointF]) -> int:
    """How many points lie in boxes."""
    return sum(any(box.contains(at) for box in boxes) for at in points)


def _on(way: QPainterPath, *shares: float) -> list[QPointF]:
    """Points of a way, no further than its ends."""
    return [way.pointAtPercent(min(1.0, max(0.0, share))) for share in shares]


def _part(way: QPainterPath, share: float) -> QPainterPath:
    """So much of a way, from where it begins."""
    path = QPainterPath(way.pointAtPercent(0))
    for step in range(1, _STEPS + 1):
        path.lineTo(way.pointAtPercent(share * step / _STEPS))
    return path


def _long(place: QRectF) -> bool:
    return place.width() > 3 * place.height()


def _landing(place: QRectF) -> QPointF:
    """Where the way ends: at the middle of a small place, within the end of a long one."""
    if _long(place):
        return QPointF(place.left() + place.width() * 0.55, place.center().y())
    return place.center()
