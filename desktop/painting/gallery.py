"""Pictures kept for the whole application: the next table or shelf need not paint them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap


class Gallery:
    """The pictures shown last, by names that say all that can be seen on them."""

    def __init__(self, room: int) -> None:
        """`room` is how many bytes of pictures are kept."""
        self._room = room
        self._hung: dict[Hashable, QPixmap] = {}
        self._used = 0

    def get(self, name: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of a name, painted if it does not hang there."""
        found = self._hung.pop(name, None)
        if found is None:
            found = paint()
            self._used += _bytes(found)
        # The one shown last hangs last.
        self._hung[name] = found
        while self._used > self._room and len(self._hung) > 1:
            self._used -= _bytes(self._hung.pop(next(iter(self._hung))))
        return found

    def __contains__(self, name: Hashable) -> bool:
        """Whether the picture of a name need not be painted."""
        return name in self._hung

    def clear(self) -> None:
        """Take down everything."""
        self._hung.clear()
        self._used = 0


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


#: Large pictures; a table of the size of a usual screen takes some ten million bytes.
GALLERY: Final = Gallery(96_000_000)
