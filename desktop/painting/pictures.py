"""Pictures of pieces, marks and signs: painted once for every size at which they are seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from desktop.language.translation import language_key
from desktop.painting.leisure import IDLE_TIME
from desktop.painting.pixmap_cache import PixmapCache
from desktop.style.theme import current_theme

#: Pictures wider than this many device pixels are not made any finer when zoomed.
FINEST = 4096

#: Seconds of one event after which whatever else is to be painted waits for the next; after which
#: it is certain that it was another event; and what painting a whole table takes besides.
ENOUGH, LONG_AGO, WHOLE = 0.010, 0.050, 0.008

#: Pictures of pieces and marks: apart from the large ones, which they must not crowd out.
KEPT: Final = PixmapCache(15_000_000)


class Pictures:
    """Pictures painted once per name, rect, scale and language, for all that share an owner.

    A name says all that can be seen on a picture, but for its words and its contrast.
    """

    def __init__(self, owner: str) -> None:
        self._owner = owner
        #: The scales at which there have been pictures of each name.
        self._scales: dict[Hashable, set[float]] = {}
        #: Sizes are changing from frame to frame: what there is will do, stretched.
        self.rough = False
        #: Told, at leisure, of a rect in the window in which a picture is still to be painted.
        self.later: Callable[[QRectF], None] | None = None
        #: Seconds spent with painting since the last `rest`, and when that ended.
        self._spent = self._ended = 0.0
        #: Seconds after which it is enough; None: as usual.
        self._enough: float | None = None

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All that is painted meanwhile comes in one event: somebody waits for it."""
        self._enough = math.inf
        try:
            yield
        finally:
            self._enough = None

    @contextmanager
    def sharp(self) -> Iterator[None]:
        """No picture is stretched: they go into one that stays when sizes rest."""
        rough, self.rough = self.rough, False
        try:
            yield
        finally:
            self.rough = rough

    def get(
        self, name: Hashable, rect: QRectF, scale: float, paint: Callable[[QPainter], None]
    ) -> tuple[QPixmap, float]:
        """A picture of `rect` and its device pixels per unit; `paint` works in units."""
        seen = self.seen(name, rect)
        if self.rough and (found := self.stand_in(name, rect)) is not None:
            return found
        self._scales.setdefault(name, set()).add(scale)
        return KEPT.get((seen, scale), partial(self._paint, rect, scale, paint)), scale

    def seen(self, name: Hashable, rect: QRectF) -> Hashable:
        """All that can be seen on a picture of that name."""
        return (self._owner, language_key(), current_theme().stark, name, rect.getRect())

    def _paint(self, rect: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
        with self.counted():
            return picture_of(rect, scale, paint)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What is painted takes the time of its event."""
        begun = perf_counter()
        if begun - self._ended > LONG_AGO:
            self.rest()
        try:
            yield
        finally:
            self._ended = perf_counter()
            self._spent += self._ended - begun

    @property
    def exhausted(self) -> bool:
        """Whether so much was painted in this event that all else should wait for the next."""
        long_ago = perf_counter() - self._ended > LONG_AGO
        enough = ENOUGH if self._enough is None else self._enough
        return IDLE_TIME.taken and self._spent >= enough and not long_ago

    def too_late(self, p: QPainter, name: Hashable, rect: QRectF, scale: float) -> bool:
        """Whether a picture has to wait for the next event; `later` is told then."""
        if self.later is None or not self.exhausted:
            return False
        if not (isinstance(p.device(), QWidget) or IDLE_TIME.elsewhere):
            return False
        if (self.seen(name, rect), scale) in KEPT or (self.rough and self.stand_in(name, rect)):
            return False
        self.later(p.transform().mapRect(rect))
        return True

    def stand_in(self, name: Hashable, rect: QRectF) -> tuple[QPixmap, float] | None:
        """The same picture for another size, the finest there is, or None: old ones are let go."""
        seen, scales = self.seen(name, rect), self._scales.get(name, set())
        found = [scale for scale in scales if (seen, scale) in KEPT]
        return (KEPT.get((seen, max(found)), QPixmap), max(found)) if found else None

    def rest(self, spent: float = 0.0) -> None:
        """Another event has begun: there is time again, but for what else takes so many seconds."""
        self._spent, self._ended = spent, perf_counter()


def picture_of(rect: QRectF, scale: float, *layers: Callable[[QPainter], None]) -> QPixmap:
    """`rect` painted at so many device pixels per unit."""
    picture = blank(rect, scale)
    for layer in layers:
        paint_onto(picture, rect, scale, layer)
    return picture


def blank(rect: QRectF, scale: float) -> QPixmap:
    """The picture of `rect` before anything is painted."""
    picture = QPixmap(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def paint_onto(
    picture: QPixmap, rect: QRectF, scale: float, paint: Callable[[QPainter], None]
) -> None:
    """Paint one more layer; `paint` works in units."""
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    # One scale for both directions: strokes are many times slower to paint otherwise.
    p.scale(scale, scale)
    p.translate(-rect.topLeft())
    paint(p)
    p.end()


def scale_of(transform: QTransform) -> float:
    """Device pixels per unit."""
    return math.sqrt(abs(transform.determinant()))


def blit(
    p: QPainter,
    pictures: Pictures,
    name: Hashable,
    rect: QRectF,
    paint: Callable[[QPainter], None],
    scale: float = 0,
    *,
    whole: bool = False,
    alike: Sequence[Hashable] = (),
) -> bool:
    """Draw a kept picture of `rect`, making it if need be; False where it has to wait for the next
    event and there is none of it of any size, nor one of the names `alike`, which show the same in
    another way.

    It is made for the painter's own scale unless another is given (device pixels per unit). With
    `whole` it comes to lie on whole pixels, as fine writing must.
    """
    wanted = scale or scale_of(p.deviceTransform())
    # Rounded, so that one picture serves every place of the same size.
    wanted = round(min(wanted, FINEST / max(1.0, rect.width(), rect.height())), 4)
    if wanted <= 0:
        return True
    late = pictures.too_late(p, name, rect, wanted)
    if late:
        kept = (pictures.stand_in(one, rect) for one in (name, *alike))
        found = next(filter(None, kept), None)
    else:
        found = pictures.get(name, rect, wanted, paint)
    if found is None:
        return False
    picture, scale = found
    source = QRectF(picture.rect())
    place = QRectF(rect.topLeft(), source.size() / scale)
    if whole:
        at = p.deviceTransform().map(place.topLeft())
        place.translate((QPointF(at.toPoint()) - at) / scale_of(p.deviceTransform()))
    p.drawPixmap(place, picture, source)
    return True


class Last:
    """What a piece showed last, which stays until the picture of what it shows now is painted."""

    def __init__(self) -> None:
        self._shown: tuple[Hashable, QRectF] | None = None

    def blit(
        self,
        p: QPainter,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        paint: Callable[[QPainter], None],
    ) -> None:
        """As `blit`; in place of a picture that has to wait the last one."""
        if blit(p, pictures, name, rect, paint):
            self._shown = name, QRectF(rect)
        elif self._shown is not None:
            found = pictures.stand_in(*self._shown)
            if found is not None:
                picture, scale = found
                source = QRectF(picture.rect())
                place = QRectF(self._shown[1].topLeft(), source.size() / scale)
                p.drawPixmap(place, picture, source)


def kept(
    p: QPainter,
    pictures: Pictures,
    name: Hashable,
    middle: QPointF,
    width: float,
    paint: Callable[[QPainter], None],
) -> None:
    """Draw a sign about `middle`, no wider or higher than twice `width`, on whole pixels.

    `paint` works round the origin, at the size at which it is seen.
    """
    half = math.ceil(width)
    if half <= 0:
        # A panel too narrow for its signs shows the numbers alone.
        return

    def centred(painter: QPainter) -> None:
        painter.translate(half, half)
        paint(painter)

    p.save()
    p.translate(round(middle.x()) - half, round(middle.y()) - half)
    blit(p, pictures, (name, width), QRectF(0, 0, 2 * half, 2 * half), centred)
    p.restore()
