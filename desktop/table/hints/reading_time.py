"""The time in which a person sees that another move of a hint is now the first."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

#: Milliseconds before a key or a button gives a move that has just taken the first place.
READING_MS = 1500
#: Milliseconds after which a key that came too early gives it at the latest.
_REPEAT_MS = 600


class ReadingTime(QObject):
    """Whether the first move was there long enough to be read."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        #: Whether the move was to be given before it was read.
        self.is_hasty = False

    def begin(self) -> None:
        """Begin it, because another move is now the first."""
        self._timer.start(READING_MS)

    def end(self) -> None:
        """End it."""
        self._timer.stop()
        self.is_hasty = False

    def is_over(self) -> bool:
        """Return whether the move may be given; if not, remember that it was to be."""
        if not self._timer.isActive():
            return True
        self._timer.start(min(self._timer.remainingTime(), _REPEAT_MS))
        self.is_hasty = True
        return False
