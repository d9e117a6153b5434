"""What a seat saw at every moment of a match that is over, kept so that looking back is quick.

To know a moment, a match is played again up to it, which for the longest takes half a second. So
once somebody looks back it is played again once, a little at a time, and every view is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from engine.core.game import OMNISCIENT, Seat, View
from engine.play.match import Match

#: Seconds of an event of the window.
_SLICE = 0.006


class Album(QObject):
    """Views of one match; of another, or when answers were taken back, it begins anew."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._answers: object = None
        self._views: dict[tuple[Seat | None, int], View] = {}
        self._seats: tuple[Seat | None, ...] = ()
        self._walk: Iterator[Match] | None = None
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._go_on)

    def view(self, match: Match, ply: int, viewer: Seat | None) -> View:
        """What a viewer saw after so many answers."""
        if match is not self._match or match.record.answers is not self._answers:
            self._begin(match)
        known = self._views.get((viewer, ply))
        if known is None:
            if viewer not in self._seats:
                self._seats = (*self._seats, viewer)
                self._walk = match.moments()
            known = _seen(match if ply == match.ply else match.at(ply), viewer)
            self._views[viewer, ply] = known
            if match.result is not None and self._walk is not None:
                self._idle.start(0)
        return known

    @property
    def busy(self) -> bool:
        """Whether there is more to be played again."""
        return self._idle.isActive()

    def _begin(self, match: Match) -> None:
        self._idle.stop()
        self._match, self._answers = match, match.record.answers
        self._views.clear()
        self._seats, self._walk = (), None

    def _go_on(self) -> None:
        until = monotonic() + _SLICE
        while self._walk is not None and monotonic() < until:
            then = next(self._walk, None)
            if then is None:
                self._walk = None
                break
            for viewer in self._seats:
                self._views.setdefault((viewer, then.ply), _seen(then, viewer))
        if self._walk is None:
            self._idle.stop()


def _seen(match: Match, viewer: Seat | None) -> View:
    return match.open_view() if viewer == OMNISCIENT else match.view(viewer)
