"""Cached pictures of pieces, marks and signs, painted once for every size on the screen."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from desktop.language.translation import language_key
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pixmap_cache import PixmapCache
from desktop.style.theme import current_theme

#: Maximum width of a picture in device pixels; it does not get finer when zoomed further.
MAX_PICTURE_WIDTH_PX = 4096

#: Seconds of painting in one event after which the rest waits for the next event.
MAX_PAINT_S_PER_EVENT = 0.010
#: Seconds without painting which prove that another event has begun.
NEW_EVENT_GAP_S = 0.050
#: Seconds that painting a whole table takes in addition.
WHOLE_TABLE_S = 0.008

#: Pictures of pieces and marks, kept apart from the large ones, which would crowd them out.
PICTURE_CACHE: Final = PixmapCache(15_000_000)


class PaintingTime:
    """The time that all painters together spent on pictures in the current event."""

    def __init__(self) -> None:
        #: Seconds since the event began, and the end of the last painting.
        self.spent = self.last_ended = 0.0
        self._is_end_awaited = False

    def add(self, seconds: float) -> None:
        """Count further seconds of the current event."""
        self.spent += seconds
        self.last_ended = perf_counter()
        if not self._is_end_awaited:
            # A timer fires when the event is over.
            self._is_end_awaited = True
            QTimer.singleShot(0, self._on_event_over)

    def _on_event_over(self) -> None:
        self._is_end_awaited = False
        self.begin_event()

    @property
    def is_of_another_event(self) -> bool:
        """Whether the last painting was so long ago that it belongs to another event."""
        return perf_counter() - self.last_ended > NEW_EVENT_GAP_S

    def begin_event(self) -> None:
        """Forget the time spent in earlier events."""
        self.spent, self.last_ended = 0.0, perf_counter()


#: The time of the current event: board, seat cards and faces are often painted in the same one.
PAINTING_TIME: Final = PaintingTime()


class Pictures:
    """Pictures cached by name, rect, scale and language, for all painters with the same owner.

    The name must determine everything visible except the language of its words and the contrast.
    """

    def __init__(self, owner: str) -> None:
        self._owner = owner
        #: The scales at which each name has been painted.
        self._scales: dict[Hashable, set[float]] = {}
        #: Whether sizes change from frame to frame: existing pictures are then stretched.
        self.is_rough = False
        #: Called with a rect of the window in which a picture is still to be painted.
        self.on_put_off: Callable[[QRectF], None] | None = None
        #: The limit of painting in one event in seconds; None is the usual one.
        self._limit: float | None = None

    @contextmanager
    def complete_painting(self) -> Iterator[None]:
        """Paint everything in one event, because the caller needs it complete."""
        before, self._limit = self._limit, math.inf
        try:
            yield
        finally:
            self._limit = before

    @contextmanager
    def never_stretch(self) -> Iterator[None]:
        """Never stretch pictures, because they become part of a picture that is kept.

        That picture outlives a change of size.
        """
        rough, self.is_rough = self.is_rough, False
        try:
            yield
        finally:
            self.is_rough = rough

    def get(
        self, name: Hashable, rect: QRectF, scale: float, paint: Callable[[QPainter], None]
    ) -> tuple[QPixmap, float]:
        """Return the picture of `rect` and its device pixels per unit; `paint` paints in units."""
        key = self.picture_key(name, rect)
        if self.is_rough and (stand_in_picture := self.stand_in(name, rect)) is not None:
            return stand_in_picture
        self._scales.setdefault(name, set()).add(scale)
        return PICTURE_CACHE.get((key, scale), partial(self._paint, rect, scale, paint)), scale

    def picture_key(self, name: Hashable, rect: QRectF) -> Hashable:
        """Return a key for everything visible on the picture of a name."""
        return (self._owner, language_key(), current_theme().high_contrast, name, rect.getRect())

    def _paint(self, rect: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
        with self.count_time():
            return picture_of(rect, scale, paint)

    @contextmanager
    def count_time(self) -> Iterator[None]:
        """Count the time of painting against the current event."""
        begun = perf_counter()
        if PAINTING_TIME.is_of_another_event:
            PAINTING_TIME.begin_event()
        try:
            yield
        finally:
            PAINTING_TIME.add(perf_counter() - begun)

    @property
    def is_exhausted(self) -> bool:
        """Whether so much was painted in this event that the rest should wait for the next."""
        enough = MAX_PAINT_S_PER_EVENT if self._limit is None else self._limit
        spent = 0.0 if PAINTING_TIME.is_of_another_event else PAINTING_TIME.spent
        return IDLE_TIME.is_window_shown and spent >= enough

    def put_off_if_exhausted(
        self, painter: QPainter, name: Hashable, rect: QRectF, scale: float
    ) -> bool:
        """Return whether a picture has to wait for the next event; `on_put_off` is then called."""
        if self.on_put_off is None or not self.is_exhausted:
            return False
        if not (isinstance(painter.device(), QWidget) or IDLE_TIME.spreads_outside_windows):
            return False
        if (self.picture_key(name, rect), scale) in PICTURE_CACHE or (
            self.is_rough and self.stand_in(name, rect)
        ):
            return False
        self.on_put_off(painter.transform().mapRect(rect))
        return True

    def stand_in(self, name: Hashable, rect: QRectF) -> tuple[QPixmap, float] | None:
        """Return the finest cached picture of the name at another scale, or None."""
        key, scales = self.picture_key(name, rect), self._scales.get(name, set())
        cached_scales = [scale for scale in scales if (key, scale) in PICTURE_CACHE]
        return (
            (PICTURE_CACHE.get((key, max(cached_scales)), QPixmap), max(cached_scales))
            if cached_scales
            else None
        )


def picture_of(rect: QRectF, scale: float, *layers: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture of `rect` at a scale in device pixels per unit."""
    picture = blank_pixmap(rect, scale)
    for layer in layers:
        paint_onto(picture, rect, scale, layer)
    return picture


def blank_pixmap(rect: QRectF, scale: float) -> QPixmap:
    """Return a transparent picture of the size of `rect`."""
    picture = QPixmap(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def paint_onto(
    picture: QPixmap, rect: QRectF, scale: float, paint: Callable[[QPainter], None]
) -> None:
    """Paint one more layer; `paint` paints in units."""
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    # The same scale in both directions: otherwise strokes are many times slower.
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    paint(painter)
    painter.end()


def scale_of(transform: QTransform) -> float:
    """Return the device pixels per unit."""
    return math.sqrt(abs(transform.determinant()))


def blit(
    painter: QPainter,
    pictures: Pictures,
    name: Hashable,
    rect: QRectF,
    paint: Callable[[QPainter], None],
    scale: float = 0,
    *,
    whole: bool = False,
    alike: Sequence[Hashable] = (),
) -> bool:
    """Draw the cached picture of `rect`, painting it if necessary.

    Returns False when the picture has to wait for the next event and there is none of another size,
    nor of one of the names `alike`, which show the same in another way.

    It is painted at the painter's own scale unless `scale` (device pixels per unit) is given. With
    `whole` it is aligned to whole pixels, as fine text requires.
    """
    target_scale = scale or scale_of(painter.deviceTransform())
    # Rounded, so that one picture serves every place of the same size.
    target_scale = round(
        min(target_scale, MAX_PICTURE_WIDTH_PX / max(1.0, rect.width(), rect.height())), 4
    )
    # In a small window, large text may leave no room to an item.
    if target_scale <= 0 or rect.isEmpty():
        return True
    late = pictures.put_off_if_exhausted(painter, name, rect, target_scale)
    if late:
        stand_ins = (pictures.stand_in(other, rect) for other in (name, *alike))
        stand_in = next(filter(None, stand_ins), None)
    else:
        stand_in = pictures.get(name, rect, target_scale, paint)
    if stand_in is None:
        return False
    picture, scale = stand_in
    source = QRectF(picture.rect())
    cell_rect = QRectF(rect.topLeft(), source.size() / scale)
    if whole:
        point = painter.deviceTransform().map(cell_rect.topLeft())
        cell_rect.translate(
            (QPointF(point.toPoint()) - point) / scale_of(painter.deviceTransform())
        )
    painter.drawPixmap(cell_rect, picture, source)
    return True


class LastPicture:
    """The last picture of a piece, shown until the picture of its new state has been painted."""

    def __init__(self) -> None:
        self._last_shown: tuple[Hashable, QRectF] | None = None

    def blit(
        self,
        painter: QPainter,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw like `blit`, but show the last picture in place of one that has to wait."""
        if blit(painter, pictures, name, rect, paint):
            self._last_shown = name, QRectF(rect)
        elif self._last_shown is not None:
            stand_in = pictures.stand_in(*self._last_shown)
            if stand_in is not None:
                picture, scale = stand_in
                source = QRectF(picture.rect())
                cell_rect = QRectF(self._last_shown[1].topLeft(), source.size() / scale)
                painter.drawPixmap(cell_rect, picture, source)


def blit_sign(
    painter: QPainter,
    pictures: Pictures,
    name: Hashable,
    centre: QPointF,
    width: float,
    paint: Callable[[QPainter], None],
) -> None:
    """Draw a sign around `centre` on whole pixels, at most twice `width` wide and high.

    `paint` paints around the origin, at the size on the screen.
    """
    half = math.ceil(width)
    if half <= 0:
        # A panel too narrow for its signs shows only the numbers.
        return

    def centred(painter: QPainter) -> None:
        painter.translate(half, half)
        paint(painter)

    painter.save()
    painter.translate(round(centre.x()) - half, round(centre.y()) - half)
    blit(painter, pictures, (name, width), QRectF(0, 0, 2 * half, 2 * half), centred)
    painter.restore()
