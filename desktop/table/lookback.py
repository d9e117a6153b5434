"""Looking back through a match, step by step, without stopping it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session import Session
from engine.core import OPEN, Event, View


class LookBack(QObject):
    """Which moment is shown: `ply` answers into the match, or None for now.

    Signals: `changed()`.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.ply: int | None = None

    @property
    def last(self) -> int:
        """The ply of now."""
        return self._session.match.ply

    def go(self, ply: int) -> None:
        """Show the moment after so many answers; now, when that is the last one."""
        wanted = None if ply >= self.last else max(0, ply)
        if wanted != self.ply:
            self.ply = wanted
            self.changed.emit()

    def step(self, by: int) -> None:
        """One moment earlier (-1) or later (1)."""
        self.go((self.last if self.ply is None else self.ply) + by)

    def leave(self) -> None:
        """Back to now."""
        self.go(self.last)

    def forget(self) -> None:
        """The match went on by itself: show now, without telling."""
        self.ply = None

    def view(self) -> View:
        """What the looker knew then; after the end, and without a human, every hand."""
        assert self.ply is not None
        return self.view_at(self.ply)

    def view_at(self, ply: int) -> View:
        """What the looker knew after so many answers."""
        session = self._session
        then = session.match.at(ply)
        if session.looker == OPEN or session.match.result is not None:
            return then.open_view()
        return then.view(session.looker)

    def recent(self) -> list[Event]:
        """What had happened then since the looker's own last answer, or at least last."""
        session = self._session
        steps = session.match.steps[: self.ply]
        since = len(steps) - 1
        if session.looker is not None and session.looker != OPEN:
            mine = [number for number, step in enumerate(steps) if step.seat == session.looker]
            since = min(since, mine[-1] + 1 if mine else 0)
        return [event for step in steps[max(0, since) :] for event in session.events_of(step)]
