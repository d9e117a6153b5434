"""Looking back through a match, step by step, without stopping it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session import Session
from desktop.table.album import Album
from engine.core import OMNISCIENT, Event, Seat, Step, View


class LookBack(QObject):
    """Which moment is shown: `ply` answers into the match, or None for now.

    Signals: `changed()`.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._album = Album(self)
        self.ply: int | None = None
        #: Whether moments of a match that is over show every hand.
        self.open_hands = False
        #: Whether the last moment is looked back at like any other.
        self.stays = False

    @property
    def last(self) -> int:
        """The ply of now."""
        return self._session.match.ply

    def go(self, ply: int) -> None:
        """Show the moment after so many answers; now, when that is the last one."""
        wanted = None if ply >= self.last and not self.stays else max(0, min(self.last, ply))
        if wanted != self.ply:
            self.ply = wanted
            self.changed.emit()

    def step(self, by: int) -> None:
        """One moment earlier (-1) or later (1)."""
        self.go((self.last if self.ply is None else self.ply) + by)

    def leave(self) -> None:
        """Back to now."""
        self.stays = False
        self.go(self.last)

    def forget(self) -> None:
        """The match went on by itself: show now, without telling."""
        self.ply, self.stays = None, False

    def show_hands(self, on: bool) -> None:
        """Show moments of a match that is over with every hand, or as the viewer knew them."""
        if on != self.open_hands:
            self.open_hands = on
            self.changed.emit()

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes see the moment shown."""
        over = self._session.match.result is not None
        return (
            OMNISCIENT
            if over and self.open_hands and self.ply is not None
            else self._session.viewer
        )

    def view(self) -> View:
        """What the viewer knew then."""
        assert self.ply is not None
        return self.view_at(self.ply)

    def view_at(self, ply: int) -> View:
        """What they knew after so many answers."""
        if self._session.match.result is None:
            return self._session.view_at(ply)
        viewer = self._session.viewer
        return self.seen_at(ply, OMNISCIENT if self.open_hands else viewer)

    def seen_at(self, ply: int, viewer: Seat | None) -> View:
        """What somebody knew after so many answers of a match that is over."""
        return self._album.view(self._session.match, ply, viewer)

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """What they perceived of the last of so many answers; of the deal, when there is none."""
        if not ply:
            return self._session.opening()
        return self._session.match.steps[ply - 1].seen_by(self.viewer)

    def _chose(self, step: Step) -> bool:
        """Whether the viewer had a choice in a step."""
        return step.seat == self._session.viewer and not step.forced

    def recent(self) -> list[Event]:
        """What had happened then since the viewer's own last choice, or at least last."""
        session = self._session
        steps = session.match.steps[: self.ply]
        since = len(steps) - 1
        if session.viewer is not None and session.viewer != OMNISCIENT:
            mine = [number for number, step in enumerate(steps) if self._chose(step)]
            since = min(since, mine[-1] + 1 if mine else 0)
        return [event for step in steps[max(0, since) :] for event in session.events_of(step)]
