"""Pictures kept for the whole application: the next table or shelf need not paint them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap


# Not QPixmapCache: it goes by strings, which would be made of every name at every blit; Qt's own
# styles share its limit; and a timer lets part of what it holds go every half minute, so that a
# table left open would be painted again and again.
class PixmapCache:
    """The pictures shown last, by names that say all that can be seen on them."""

    def __init__(self, room: int) -> None:
        """`room` is how many bytes of pictures are kept for a window of the usual size."""
        self._usual = self._room = room
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._used = 0

    def get(self, name: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of a name, painted if it does not hang there."""
        found = self._pixmaps.pop(name, None)
        if found is None:
            found = paint()
            self._used += _bytes(found)
        # The one shown last hangs last.
        self._pixmaps[name] = found
        self._trim(self._room)
        return found

    def fit(self, times: float) -> None:
        """Make room for a window so many times as large as usual, whose pictures are as large."""
        self._room = round(self._usual * max(1.0, times))
        self._trim(self._room)

    def forget(self, name: Hashable) -> None:
        """Take down the picture of a name, if it hangs there."""
        picture = self._pixmaps.pop(name, None)
        if picture is not None:
            self._used -= _bytes(picture)

    def rest(self) -> None:
        """Keep half of the room, about one table, of what was shown last: one was left."""
        self._trim(self._room // 2)

    def _trim(self, room: int) -> None:
        while self._used > room and len(self._pixmaps) > 1:
            self._used -= _bytes(self._pixmaps.pop(next(iter(self._pixmaps))))

    def __contains__(self, name: Hashable) -> bool:
        """Whether the picture of a name need not be painted."""
        return name in self._pixmaps

    def clear(self) -> None:
        """Take down everything."""
        self._pixmaps.clear()
        self._used = 0


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


#: Large pictures; a table of the usual size takes ten to twenty million bytes.
PIXMAPS: Final = PixmapCache(30_000_000)
