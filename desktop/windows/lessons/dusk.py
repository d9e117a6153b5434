"""Dusk over the board of a lesson, with soft windows for what is to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QStyleOptionGraphicsItem, QWidget

from desktop.painting import effects
from desktop.painting.shapes import outline, pen, placed, polygon, rounded, tint
from desktop.table.items import Seen
from desktop.table.motion import Vary
from desktop.theme import current_theme

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
_BENDS, _AIR, _STEPS = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9), 8.0, 32
#: Steps in which its end is sought, and pixels by which its head reaches into a small place.
_FINE, _INTO = 200, 5.0
#: Milliseconds in which dusk falls, and in which a card goes to its place and comes back.
_FALL, _FLIGHT = 250, 900
#: What may move everything on a board: another size, zoom, and a push.
_MOVES = (
    QEvent.Type.Resize, QEvent.Type.Wheel, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyRelease,
)  # fmt: skip


class Dusk(QWidget):
    """Lies over a board and lets every click through.

    Signals: `moved()`: what is lit may be seen elsewhere now.
    """

    moved = Signal()

    def __init__(
        self, board: QAbstractScrollArea, passing: Callable[[], Sequence[QRectF]] = tuple
    ) -> None:
        """`passing`: where the board says what goes with the pointer, whenever it is painted."""
        super().__init__(board)
        self._passing = passing
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._targets: Sequence[Seen] = ()
        #: Where something is said on the board.
        self._words: tuple[QRectF, ...] = ()
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
        self, targets: Sequence[Seen], tempo: float = 0.0, words: Sequence[QRectF] = ()
    ) -> None:
        """Let dusk fall on all but these; on nothing where there are none.

        Motion is stretched by `tempo`; at 0 there is none. No way crosses what says `words`.
        """
        self._targets, self._words = targets, tuple(words)
        if not targets:
            self._stop()
        elif tempo and self.isHidden():
            self._fall.setDuration(round(_FALL * tempo))
            self._fall.start()
        self.setVisible(bool(targets))
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
            p.setClipPath(self._wordless((*self._words, *self._passing())))
            for target in self._targets:
                outline(p, target.shape, pen(theme.edge, 4))
        else:
            if passing := self._passing():
                p.setClipPath(self._wordless(passing))
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
        words = tuple(box.getRect() for box in self._words)
        wanted = self.size().toTuple(), ratio, shapes, words
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
            self._paint_card(p, target)
            outline(p, target.shape, pen(_LIGHT, _EDGE))
        self._paint_way(p)
        self._leave_words(p)
        p.end()
        return picture

    def _leave_words(self, p: QPainter) -> None:
        """What says something stays as it is: neither darkened nor lit."""
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for box in self._words:
            p.fillPath(rounded(box, _ROUND), QColor(0, 0, 0))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _wordless(self, words: Sequence[QRectF]) -> QPainterPath:
        """All that is not said in these places."""
        free = QPainterPath()
        free.addRect(QRectF(self.rect()))
        for box in words:
            free = free.subtracted(rounded(box, _ROUND))
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
        cards = [target for target in self._targets if target.card is not None]
        places = [target for target in self._targets if target.card is None]
        if len(cards) != 1 or len(places) != 1:
            return None
        card, place = cards[0].shape.boundingRect(), self._place()
        end = _landing(place)
        # Words may stand right above the card.
        beside = sorted((card.left() - 8, card.right() + 8), key=lambda x: abs(x - end.x()))
        starts = [(card.center().x(), card.top() - 10), *((x, card.top() + 40) for x in beside)]
        for x, y in starts:
            start = QPointF(x, y)
            middle = QPointF(start.x() * 0.75 + end.x() * 0.25, end.y() * 0.8 + start.y() * 0.2)
            straight = end - start
            for bend in _BENDS:
                way = QPainterPath(start)
                way.quadTo(middle + QPointF(-straight.y(), straight.x()) * bend, end)
                if self._free(way):
                    return way, cards[0]
        return None

    def _place(self) -> QRectF:
        """Where what is lit and no card lies; of several the first."""
        return next(one.shape.boundingRect() for one in self._targets if one.card is None)

    def _free(self, way: QPainterPath) -> bool:
        """Whether it crosses no words and stays on the board."""
        air, room = (-_AIR, -_AIR, _AIR, _AIR), QRectF(self.rect())
        boxes = [box.adjusted(*air) for box in self._words]
        points = [way.pointAtPercent(step / _STEPS) for step in range(_STEPS + 1)]
        return not any(box.contains(at) for box in boxes for at in points) and all(
            map(room.contains, points)
        )

    def _paint_way(self, p: QPainter) -> None:
        found = self._way()
        if found is None:
            return
        whole, place = found[0], self._place()
        reach = _reaching(whole, place)
        way, end = _part(whole, reach), whole.pointAtPercent(reach)
        outline(p, way, pen(tint(_WAY_GROUND, 150), 6, dash=(1.6, 2)))
        outline(p, way, pen(_WAY, 3.6, dash=(2.67, 3.33)))
        turn = -whole.angleAtPercent(reach)
        head = placed(polygon([(1, 0), (-0.1, -0.55), (-0.1, 0.6)]), end.x(), end.y(), _HEAD, turn)
        p.fillPath(head, QColor(_WAY))
        outline(p, head, pen(_WAY_GROUND, 1.2))


def _reaching(way: QPainterPath, place: QRectF) -> float:
    """How much of a way is drawn: what lies in a small place is seen, so the head points at it."""
    if _long(place):
        return 1.0
    shares = (1 - step / _FINE for step in range(_FINE))
    away = (share for share in shares if not place.contains(way.pointAtPercent(share)))
    at = next(away, 1.0)
    return max(0.5, at - (_HEAD - _INTO) / max(1.0, way.length()))


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
