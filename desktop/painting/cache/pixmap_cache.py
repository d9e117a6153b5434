"""The application's cache of pictures, which the next table or shelf need not paint again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap


# Not QPixmapCache: its keys are strings, which would be built at every blit; its limit is shared
# with Qt's own styles; and a timer drops part of its content every half minute, so that a table
# left open would be painted again and again.
class PixmapCache:
    """The pictures used last, by names that determine everything visible on them."""

    def __init__(self, max_bytes: int) -> None:
        """Create a cache with a limit in bytes for a window of the usual size."""
        self._usual_max_bytes = self._max_bytes = max_bytes
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._used = 0

    def get(self, name: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture of a name, painted if it is not in the cache."""
        pixmap = self._pixmaps.pop(name, None)
        if pixmap is None:
            pixmap = paint()
            self._used += _byte_count(pixmap)
        # The dictionary is ordered by last use.
        self._pixmaps[name] = pixmap
        self._trim(self._max_bytes)
        return pixmap

    def put(self, name: Hashable, picture: QPixmap) -> None:
        """Store the picture of a name that is not in the cache."""
        self.get(name, lambda: picture)

    def scale_limit(self, times: float) -> None:
        """Scale the limit for a window `times` as large as usual, whose pictures are larger too."""
        self._max_bytes = round(self._usual_max_bytes * max(1.0, times))
        self._trim(self._max_bytes)

    def forget(self, name: Hashable) -> None:
        """Remove the picture of a name, if it is in the cache."""
        picture = self._pixmaps.pop(name, None)
        if picture is not None:
            self._used -= _byte_count(picture)

    def trim(self) -> None:
        """Keep only half of the limit, about one table, after a table was left."""
        self._trim(self._max_bytes // 2)

    def _trim(self, max_bytes: int) -> None:
        while self._used > max_bytes and len(self._pixmaps) > 1:
            self._used -= _byte_count(self._pixmaps.pop(next(iter(self._pixmaps))))

    def __contains__(self, name: Hashable) -> bool:
        """Return whether the picture of a name is in the cache."""
        return name in self._pixmaps

    def clear(self) -> None:
        """Remove all pictures."""
        self._pixmaps.clear()
        self._used = 0


def _byte_count(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


#: Large pictures; a table of the usual size takes ten to twenty million bytes.
PIXMAPS: Final = PixmapCache(30_000_000)
