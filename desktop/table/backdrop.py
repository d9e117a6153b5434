"""Large pictures that take long to paint: stretched while the size changes, sharp when it rests."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.language import language_key
from desktop.painting.pictures import blank, paint_onto, picture_of, scale_of
from desktop.painting.pixmapcache import PIXMAPS
from desktop.table.items import Spot

#: Milliseconds the size must rest before the picture is painted anew.
REST = 160
#: Device pixels of the longer side beyond which more detail is not worth its memory.
FINEST = 3200
#: How much larger it is painted for zooming in: once, for all zooms.
ENLARGED = 2.4

Painter = Callable[[QPainter], None]
#: What paints a picture: one function, or several in turn where one would take too long.
Painting = Painter | Sequence[Painter]


@dataclass
class _Work:
    """A picture being painted: for which enlargement, its device pixels per unit, what is left."""

    level: float
    scale: float
    picture: QPixmap
    left: list[Painter]


class Backdrop(Spot):
    """A rect painted by a function as seldom as possible, and then only copied.

    There are two pictures: one for the whole board, one for all the ways to zoom in. Backdrops
    of the same name share them: name, `shows` and rect must say all that is seen, and the words of
    the moment where there are any. Of one that grows, only the newest picture stays in memory.
    While another of its pictures can be shown, layers are painted one at a time between events.
    """

    def __init__(
        self,
        name: str,
        rect: QRectF,
        paint: Painting,
        parent: QGraphicsItem | None = None,
        *,
        worded: bool = False,
        grows: bool = False,
    ) -> None:
        super().__init__(parent, rect)
        self._layers = (paint,) if callable(paint) else tuple(paint)
        self._name = name
        self._worded = worded
        self._grows = grows
        #: What is painted of all that may change.
        self.shows: Hashable = None
        #: By enlargement: the picture and its device pixels per unit; 0: it shows another rect.
        self._kept: dict[float, tuple[QPixmap, float]] = {}
        #: The names under which they are shared.
        self._shared: set[tuple[Hashable, ...]] = set()
        self._zoom = 1.0
        self._due = True
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._rested)
        self._work: _Work | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def resize(self, rect: QRectF) -> None:
        """Cover another rect."""
        if rect != self._bounds:
            self.bound(rect)
            self._stop()
            self._kept.pop(ENLARGED, None)
            self._kept = {level: (picture, 0.0) for level, (picture, _) in self._kept.items()}
            self.update()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than usual it is shown."""
        self._zoom = zoom

    def repaint(self) -> None:
        """What the picture shows has changed."""
        self._stop()
        self._kept.clear()
        self._due = True
        self.update()

    def _rested(self) -> None:
        self._due = True
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._bounds.isEmpty():
            return
        level = ENLARGED if self._zoom > 1 else 1.0
        scale = scale_of(p.deviceTransform()) / self._zoom * level
        scale = round(min(scale, FINEST / max(self._bounds.width(), self._bounds.height())), 4)
        kept = self._kept.get(level)
        if kept is not None and kept[1] == scale:
            # The size may have come back before it rested: then nothing is due any more.
            self._due = False
            self._rest.stop()
            self._stop()
        elif not self._kept or (self._due and not self._takes_long(scale)):
            kept = self._kept[level] = self._picture(scale), scale
            self._due = False
        else:
            self._paint_later(level, scale)
            kept = kept or next(iter(self._kept.values()))
        picture, made = kept
        shown = QRectF(picture.rect())
        # Whole pixels reach a little beyond the rect; a picture of another size is stretched.
        exact = made > 0 and (made == scale or self._zoom > 1)
        place = QRectF(self._bounds.topLeft(), shown.size() / made) if exact else self._bounds
        p.drawPixmap(place, picture, shown)

    def _takes_long(self, scale: float) -> bool:
        return len(self._layers) > 1 and self._shared_name(scale) not in PIXMAPS

    def _paint_later(self, level: float, scale: float) -> None:
        """Begin with a picture if it is due, else when the size rests."""
        if self._work is not None and (self._work.level, self._work.scale) == (level, scale):
            return
        self._stop()
        if self._due:
            self._due = False
            self._work = _Work(level, scale, blank(self._bounds, scale), list(self._layers))
            self._turn.start()
        else:
            self._rest.start()

    def _go_on(self) -> None:
        """Paint one layer more; the last one is shown with all."""
        work = self._work
        assert work is not None
        paint_onto(work.picture, self._bounds, work.scale, work.left.pop(0))
        if not work.left:
            name = self._shared_name(work.scale)
            self._kept[work.level] = PIXMAPS.get(name, lambda: work.picture), work.scale
            self._stop()
            self.update()

    def _stop(self) -> None:
        """Leave unfinished what is being painted."""
        self._work = None
        self._turn.stop()

    def _shared_name(self, scale: float) -> tuple[Hashable, ...]:
        words = language_key() if self._worded else None
        return (self._name, self.shows, words, self._bounds.getRect(), scale)

    def _picture(self, scale: float) -> QPixmap:
        name = self._shared_name(scale)
        if self._grows:
            for old in [shared for shared in self._shared if shared[:-1] != name[:-1]]:
                PIXMAPS.forget(old)
                self._shared.remove(old)
            self._shared.add(name)
        return PIXMAPS.get(name, partial(picture_of, self._bounds, scale, *self._layers))
