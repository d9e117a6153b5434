"""Large pictures that take long to paint: stretched while the size changes, sharp when it rests."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.language.translation import language_key
from desktop.painting.leisure import IDLE_TIME
from desktop.painting.pictures import Pictures, blank, paint_onto, picture_of, scale_of
from desktop.painting.pixmap_cache import PIXMAPS
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


@runtime_checkable
class Painted(Protocol):
    """A scene whose pieces share the time of an event with its large pictures."""

    pictures: Pictures


@dataclass
class _Work:
    """A picture being painted: for which enlargement, its device pixels per unit, what is left."""

    level: float
    scale: float
    left: list[Painter]
    #: Made with the first layer: a large one takes milliseconds to clear.
    picture: QPixmap | None = None


@dataclass(frozen=True)
class _Before:
    """What was shown of something else, and where; 0 device pixels per unit: stretched."""

    picture: QPixmap
    scale: float
    rect: QRectF


class Backdrop(Spot):
    """A rect painted by a function as seldom as possible, and then only copied.

    There are two pictures: one for the whole board, one for all the ways to zoom in. Backdrops
    of the same name share them: name, `shows` and rect must say all that is seen, and the words of
    the moment where there are any. Of one that grows, only the newest picture stays in memory.
    While another of its pictures can be shown, and at leisure, layers are painted one at a time
    between events; a single one at once, unless much was painted in the same event.

    Signals: `painted()` when what it was changed to is there; it may be emitted while painting, so
    that only queued connections may change items.
    """

    painted = Signal()

    def __init__(
        self,
        name: str,
        rect: QRectF,
        paint: Painting,
        parent: QGraphicsItem | None = None,
        *,
        worded: bool = False,
        grows: bool = False,
        bare: Painter | None = None,
    ) -> None:
        """`bare` paints at once what is seen before there is any picture."""
        super().__init__(parent, rect)
        self._layers = (paint,) if callable(paint) else tuple(paint)
        self._name = name
        self._worded = worded
        self._grows = grows
        self._bare = bare
        #: What is painted of all that may change.
        self.shows: Hashable = None
        #: What is painted; the bounds may reach beyond it while something else is shown.
        self._rect = rect
        #: By enlargement: the picture and its device pixels per unit; 0: it shows another rect.
        self._kept: dict[float, tuple[QPixmap, float]] = {}
        #: Shown until there is a picture of what is to be seen.
        self._before: _Before | None = None
        self._waiting = False
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
        if rect != self._rect:
            self._rect = rect
            self.bound(rect)
            self._before = None
            self._stop()
            self._kept.pop(ENLARGED, None)
            self._kept = {level: (picture, 0.0) for level, (picture, _) in self._kept.items()}
            self.update()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than usual it is shown."""
        self._zoom = zoom

    def repaint(self) -> None:
        """What the picture shows has changed; at leisure, the old one stays until it is painted."""
        self._stop()
        if not IDLE_TIME.taken:
            self._before = None
        elif self._kept:
            level = ENLARGED if self._zoom > 1 else 1.0
            picture, scale = self._kept.get(level) or next(iter(self._kept.values()))
            self._before = _Before(picture, scale, self._rect)
        self._kept.clear()
        self._due = True
        self.update()

    def change(self, rect: QRectF, shows: Hashable, paint: Painting) -> None:
        """Show something else on another rect; `waiting` until that is painted."""
        self.repaint()
        self._layers = (paint,) if callable(paint) else tuple(paint)
        self._rect, self.shows = rect, shows
        if rect.isEmpty():
            self._before = None
        self._waiting = IDLE_TIME.taken and len(self._layers) > 1
        self.bound(rect if self._before is None else rect.united(self._before.rect))

    @property
    def waiting(self) -> bool:
        """Whether what it was changed to is still to be painted."""
        return self._waiting

    def _rested(self) -> None:
        self._due = True
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._rect.isEmpty():
            return
        level = ENLARGED if self._zoom > 1 else 1.0
        scale = self._rounded(scale_of(p.deviceTransform()) / self._zoom * level)
        kept = self._kept.get(level)
        if kept is not None and kept[1] == scale:
            # The size may have come back before it rested: then nothing is due any more.
            self._due = False
            self._rest.stop()
            self._stop()
        elif self._at_once(scale, in_window=widget is not None or IDLE_TIME.elsewhere):
            with self._counted():
                kept = self._kept[level] = self._picture(scale), scale
            self._due = False
            self._arrived()
        else:
            self._paint_later(level, scale)
            kept = kept or next(iter(self._kept.values()), None)
        if kept is not None:
            (picture, made), rect = kept, self._rect
        elif self._before is not None:
            picture, made, rect = self._before.picture, self._before.scale, self._before.rect
        else:
            if self._bare is not None:
                self._bare(p)
            return
        shown = QRectF(picture.rect())
        # Whole pixels reach a little beyond the rect; a picture of another size is stretched.
        exact = made > 0 and (made == scale or self._zoom > 1)
        place = QRectF(rect.topLeft(), shown.size() / made) if exact else rect
        p.drawPixmap(place, picture, shown)

    def _counted(self) -> AbstractContextManager[None]:
        """It takes the time of an event that it shares with the pieces."""
        scene = self.scene()
        return scene.pictures.counted() if isinstance(scene, Painted) else nullcontext()

    def _rounded(self, scale: float) -> float:
        """Device pixels per unit, as they are told apart."""
        return round(min(scale, FINEST / max(self._rect.width(), self._rect.height())), 4)

    def _at_once(self, scale: float, *, in_window: bool) -> bool:
        """Whether the picture is to be had now; else it is painted between events."""
        if self._shared_name(scale) in PIXMAPS:
            return self._due or not self._kept
        if IDLE_TIME.taken and in_window:
            scene = self.scene()
            crowded = isinstance(scene, Painted) and scene.pictures.exhausted
            # What was shown already changes together with what lies on it.
            new = self._before is None
            return not self._kept and len(self._layers) == 1 and not (new and crowded)
        return not self._kept or (self._due and len(self._layers) == 1)

    def _paint_later(self, level: float, scale: float) -> None:
        """Begin with a picture if it is due, else when the size rests."""
        if self._work is not None and (self._work.level, self._work.scale) == (level, scale):
            return
        self._stop()
        if self._due:
            self._due = False
            self._work = _Work(level, scale, list(self._layers))
            self._turn.start()
        else:
            self._rest.start()

    def _go_on(self) -> None:
        """Paint one layer more; the last one is shown with all."""
        work = self._work
        assert work is not None
        picture = work.picture = work.picture or blank(self._rect, work.scale)
        paint_onto(picture, self._rect, work.scale, work.left.pop(0))
        if not work.left:
            self._kept[work.level] = self._share(work.scale, lambda: picture), work.scale
            self._stop()
            self._arrived()
            self.update()

    @property
    def bare(self) -> bool:
        """Whether it is to be seen, and there is no picture of it yet nor of what was before."""
        nothing = not self._kept and self._before is None
        return nothing and self.isVisible() and not self._rect.isEmpty()

    @property
    def at_work(self) -> bool:
        """Whether a picture is being painted between events."""
        return self._work is not None

    def _arrived(self) -> None:
        """There is a picture of what is to be seen."""
        self._before = None
        if self._waiting:
            self._waiting = False
            self.painted.emit()

    def _stop(self) -> None:
        """Leave unfinished what is being painted."""
        self._work = None
        self._turn.stop()

    def _shared_name(self, scale: float) -> tuple[Hashable, ...]:
        words = language_key() if self._worded else None
        return (self._name, self.shows, words, self._rect.getRect(), scale)

    def _picture(self, scale: float) -> QPixmap:
        return self._share(scale, partial(picture_of, self._rect, scale, *self._layers))

    def _share(self, scale: float, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture under its name, made if it is not there; older ones of a land may go."""
        name = self._shared_name(scale)
        if self._grows:
            for old in [shared for shared in self._shared if shared[:-1] != name[:-1]]:
                PIXMAPS.forget(old)
                self._shared.remove(old)
            self._shared.add(name)
        return PIXMAPS.get(name, make)
