"""Large pictures that are slow to paint: kept during a resize, repainted afterwards."""

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
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import Pictures, blank_pixmap, paint_onto, picture_of, scale_of
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.table.items import HitItem

#: Milliseconds without a change of size after which the picture is painted again.
REST_MS = 160
#: Longest side of a picture in device pixels; more detail is not worth the memory.
MAX_PICTURE_SIDE_PX = 3200
#: Scale of the one picture that serves every zoom above 1.
ZOOMED_SCALE = 2.4

LayerPainter = Callable[[QPainter], None]
#: Paints a picture: one function, or several layers in order where one would take too long.
Painting = LayerPainter | Sequence[LayerPainter]


@runtime_checkable
class Painted(Protocol):
    """A scene whose pieces share the painting time of an event with its large pictures."""

    pictures: Pictures


@dataclass
class _PictureInProgress:
    """A picture being painted: its zoom level, its device pixels per unit, the layers left."""

    level: float
    scale: float
    layers_left: list[LayerPainter]
    #: Created with the first layer, because clearing a large pixmap takes milliseconds.
    picture: QPixmap | None = None


@dataclass(frozen=True)
class _Previous:
    """The picture shown before, and its rect. With a scale of 0 it is stretched."""

    picture: QPixmap
    scale: float
    rect: QRectF


class Backdrop(HitItem):
    """A rect that is painted as rarely as possible and otherwise copied from a pixmap.

    It keeps two pictures: at normal scale, and an enlarged one for all zooms. Backdrops of the same
    name share them, so name, `shows` and rect must determine the picture; if it contains words, set
    `worded`, which adds the language. If `grows` is set, only the newest picture stays in memory.

    While another picture can be shown and idle time is in use, layers are painted one at a time
    between events. A single layer is painted at once, unless the event has used up its time for
    painting.

    Signals:
        painted(): the picture requested by `change` is ready. It may be emitted during a paint
            event, so only queued connections may change items.
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
        bare: LayerPainter | None = None,
        fixed: bool = False,
    ) -> None:
        """Create a backdrop; `bare` paints a placeholder where there is no picture at all.

        With `fixed` everything on the picture has its place in the item's units whatever the rect,
        like the cities of a map. After a resize the last picture then stays there, so that it fits
        the other items; otherwise it is stretched.
        """
        super().__init__(parent, rect)
        self._layers = (paint,) if callable(paint) else tuple(paint)
        self._name = name
        self._worded = worded
        self._grows = grows
        self._bare = bare
        self._fixed = fixed
        #: Everything variable that the picture depends on.
        self.shows: Hashable = None
        #: The painted rect; the bounds may be larger while the previous picture is shown.
        self._rect = rect
        #: Per zoom level, the picture and its device pixels per unit; 0 if it is painted for
        #: another rect.
        self._pixmaps: dict[float, tuple[QPixmap, float]] = {}
        #: Shown until the new picture is ready.
        self._previous: _Previous | None = None
        self._is_waiting = False
        #: The names under which this backdrop's pictures are shared.
        self._shared_names: set[tuple[Hashable, ...]] = set()
        self._zoom = 1.0
        self._is_due = True
        self._settle_timer = QTimer(self)
        self._settle_timer.setSingleShot(True)
        self._settle_timer.setInterval(REST_MS)
        self._settle_timer.timeout.connect(self._on_size_settled)
        self._work: _PictureInProgress | None = None
        self._layer_timer = QTimer(self)
        self._layer_timer.setInterval(0)
        self._layer_timer.timeout.connect(self._paint_next_layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def resize(self, rect: QRectF) -> None:
        """Cover another rect."""
        if rect != self._rect:
            last, self._rect = self._rect, rect
            self.set_bounds(rect)
            self._abandon_picture()
            if self._fixed:
                if self._pixmaps:
                    picture, scale = max(self._pixmaps.values(), key=lambda kept: kept[1])
                    self._previous = _Previous(picture, scale, last)
                self._pixmaps.clear()
                self.update()
                return
            self._previous = None
            self._pixmaps.pop(ZOOMED_SCALE, None)
            self._pixmaps = {level: (picture, 0.0) for level, (picture, _) in self._pixmaps.items()}
            self.update()

    def set_zoom(self, zoom: float) -> None:
        """Set the factor by which the board is enlarged."""
        self._zoom = zoom

    def repaint(self) -> None:
        """Paint the picture again because its contents changed.

        In idle time the old picture stays until the new one is ready.
        """
        self._abandon_picture()
        if not IDLE_TIME.is_window_shown:
            self._previous = None
        elif self._pixmaps:
            level = ZOOMED_SCALE if self._zoom > 1 else 1.0
            picture, scale = self._pixmaps.get(level) or next(iter(self._pixmaps.values()))
            self._previous = _Previous(picture, scale, self._rect)
        self._pixmaps.clear()
        self._is_due = True
        self.update()

    def change(self, rect: QRectF, shows: Hashable, paint: Painting) -> None:
        """Show other contents on another rect; `is_waiting` is True until they are painted."""
        self.repaint()
        self._layers = (paint,) if callable(paint) else tuple(paint)
        self._rect, self.shows = rect, shows
        if rect.isEmpty():
            self._previous = None
        self._is_waiting = IDLE_TIME.is_window_shown and len(self._layers) > 1
        self.set_bounds(rect if self._previous is None else rect.united(self._previous.rect))

    def settle(self) -> None:
        """Show no stretched picture: the next painting is of the present size, and complete."""
        self._abandon_picture()
        self._settle_timer.stop()
        self._pixmaps.clear()
        self._drop_previous()
        self._is_due = True
        self.update()

    @property
    def is_waiting(self) -> bool:
        """Whether the picture requested by `change` is still to be painted."""
        return self._is_waiting

    def _on_size_settled(self) -> None:
        self._is_due = True
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._rect.isEmpty():
            return
        level = ZOOMED_SCALE if self._zoom > 1 else 1.0
        scale = self._round_scale(scale_of(painter.deviceTransform()) / self._zoom * level)
        cached = self._pixmaps.get(level)
        if cached is not None and cached[1] == scale:
            # The size may have returned before the timer fired: then nothing is due.
            self._is_due = False
            self._settle_timer.stop()
            self._abandon_picture()
        elif self._is_paintable_now(
            scale, in_window=widget is not None or IDLE_TIME.spreads_outside_windows
        ):
            with self._count_time():
                cached = self._pixmaps[level] = self._picture(scale), scale
            self._is_due = False
            self._drop_previous()
        else:
            self._paint_later(level, scale)
            cached = cached or next(iter(self._pixmaps.values()), None)
        if cached is not None:
            (picture, picture_scale), rect = cached, self._rect
        elif self._previous is not None:
            picture, picture_scale, rect = (
                self._previous.picture,
                self._previous.scale,
                self._previous.rect,
            )
        else:
            if self._bare is not None:
                self._bare(painter)
            return
        if rect != self._rect and self._fixed:
            if self._bare is not None and not rect.contains(self._rect):
                self._bare(painter)
            painter.setClipRect(self._rect, Qt.ClipOperation.IntersectClip)
        source = QRectF(picture.rect())
        # Whole pixels extend slightly beyond the rect; a picture of another size is stretched.
        exact = picture_scale > 0 and (picture_scale == scale or self._zoom > 1)
        target = QRectF(rect.topLeft(), source.size() / picture_scale) if exact else rect
        painter.drawPixmap(target, picture, source)

    def _count_time(self) -> AbstractContextManager[None]:
        """Return a context that counts the time against the event's limit for pictures."""
        scene = self.scene()
        return scene.pictures.count_time() if isinstance(scene, Painted) else nullcontext()

    def _round_scale(self, scale: float) -> float:
        """Return the device pixels per unit, rounded so that nearly equal scales share a picture.

        The picture has at most MAX_PICTURE_SIDE_PX a side.
        """
        return round(
            min(scale, MAX_PICTURE_SIDE_PX / max(self._rect.width(), self._rect.height())), 4
        )

    def _is_paintable_now(self, scale: float, *, in_window: bool) -> bool:
        """Return whether to paint the picture now instead of between events."""
        if self._shared_name(scale) in PIXMAPS:
            return self._is_due or not self._pixmaps
        if IDLE_TIME.is_window_shown and in_window:
            scene = self.scene()
            crowded = isinstance(scene, Painted) and scene.pictures.is_exhausted
            # A picture shown before must change in the same frame as the items on it.
            new = self._previous is None
            return not self._pixmaps and len(self._layers) == 1 and not (new and crowded)
        nothing = not self._pixmaps and self._previous is None
        return nothing or (self._is_due and len(self._layers) == 1)

    def _paint_later(self, level: float, scale: float) -> None:
        """Start the picture if it is due, else wait until the size has settled."""
        if self._work is not None and (self._work.level, self._work.scale) == (level, scale):
            return
        self._abandon_picture()
        if self._is_due:
            self._is_due = False
            self._work = _PictureInProgress(level, scale, list(self._layers))
            self._layer_timer.start()
        else:
            self._settle_timer.start()

    def _paint_next_layer(self) -> None:
        """Paint the next layer; after the last one show the picture."""
        work = self._work
        assert work is not None
        picture = work.picture = work.picture or blank_pixmap(self._rect, work.scale)
        paint_onto(picture, self._rect, work.scale, work.layers_left.pop(0))
        if not work.layers_left:
            self._pixmaps[work.level] = (
                self._shared_picture(work.scale, lambda: picture),
                work.scale,
            )
            self._abandon_picture()
            self._drop_previous()
            self.update()

    @property
    def is_bare(self) -> bool:
        """Whether the backdrop is visible without any picture, not even the previous one."""
        nothing = not self._pixmaps and self._previous is None
        return nothing and self.isVisible() and not self._rect.isEmpty()

    @property
    def is_painting(self) -> bool:
        """Whether a picture is being painted between events."""
        return self._work is not None

    def _drop_previous(self) -> None:
        """Drop the previous picture because the new one is ready."""
        self._previous = None
        if self._is_waiting:
            self._is_waiting = False
            self.painted.emit()

    def _abandon_picture(self) -> None:
        """Abandon the picture being painted."""
        self._work = None
        self._layer_timer.stop()

    def _shared_name(self, scale: float) -> tuple[Hashable, ...]:
        language = language_key() if self._worded else None
        return (self._name, self.shows, language, self._rect.getRect(), scale)

    def _picture(self, scale: float) -> QPixmap:
        return self._shared_picture(scale, partial(picture_of, self._rect, scale, *self._layers))

    def _shared_picture(self, scale: float, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the shared picture, made if missing; drop older ones if the backdrop grows."""
        name = self._shared_name(scale)
        if self._grows:
            for old in [shared for shared in self._shared_names if shared[:-1] != name[:-1]]:
                PIXMAPS.forget(old)
                self._shared_names.remove(old)
            self._shared_names.add(name)
        return PIXMAPS.get(name, make)
