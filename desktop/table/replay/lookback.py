"""The past of a running or finished match, shown ply by ply."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.table_session import TableSession
from desktop.table.replay.chapters import MoveIndex
from engine.core.values import OMNISCIENT, Event, Seat, Step, View
from engine.play.match import Match
from engine.play.readable_match import ReadableMatch

#: Seconds of computation per turn of the event loop.
_SLICE_S = 0.006


class Album(QObject):
    """A cache of the views of one match, reset for another match or after an undo."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._history: object = None
        self._views: dict[tuple[Seat | None, int], View] = {}
        self._seats: tuple[Seat | None, ...] = ()
        self._moments: Iterator[Match] | None = None
        self._idle_timer = QTimer(self)
        self._idle_timer.timeout.connect(self._compute_views)

    def view(self, match: Match, ply: int, viewer: Seat | None) -> View:
        """Return a viewer's view after the first `ply` actions."""
        if match is not self._match or match.history is not self._history:
            self._reset(match)
        view = self._views.get((viewer, ply))
        if view is None:
            if viewer not in self._seats:
                self._seats = (*self._seats, viewer)
                self._moments = match.moments()
            view = _view_of(match if ply == match.ply else match.at(ply), viewer)
            self._views[viewer, ply] = view
            if match.result is not None and self._moments is not None:
                self._idle_timer.start(0)
        return view

    @property
    def is_busy(self) -> bool:
        """Whether views are still being computed in the background."""
        return self._idle_timer.isActive()

    def _reset(self, match: Match) -> None:
        self._idle_timer.stop()
        self._match, self._history = match, match.history
        self._views.clear()
        self._seats, self._moments = (), None

    def _compute_views(self) -> None:
        until = monotonic() + _SLICE_S
        while self._moments is not None and monotonic() < until:
            then = next(self._moments, None)
            if then is None:
                self._moments = None
                break
            for viewer in self._seats:
                self._views.setdefault((viewer, then.ply), _view_of(then, viewer))
        if self._moments is None:
            self._idle_timer.stop()


def _view_of(match: Match, viewer: Seat | None) -> View:
    return match.open_view() if viewer == OMNISCIENT else match.view(viewer)


class Lookback(QObject):
    """The moment shown: `ply` actions into the match, or None for the present.

    Signals:
        changed().
    """

    changed = Signal()

    def __init__(
        self,
        session: TableSession,
        count: Callable[[ReadableMatch], MoveIndex],
        parent: QObject | None = None,
    ) -> None:
        """Create it at the present; `count` numbers the moves of a match."""
        super().__init__(parent)
        self._session, self._count = session, count
        #: The history whose moves were counted last, and these moves.
        self._counted: tuple[object, MoveIndex] | None = None
        self._album = Album(self)
        self.ply: int | None = None
        #: Whether moments of a finished match show every hand.
        self.are_hands_open = False
        #: Whether hands are shown beside the table, which keeps the viewer's knowledge.
        self.are_hands_beside = False
        #: The seat whose knowledge is shown of a finished match; None for the viewer's.
        self.eyes: Seat | None = None
        #: Whether the last ply is a moment like any other instead of the present.
        self.keeps_last_ply = False

    @property
    def last(self) -> int:
        """The ply of the present."""
        return self._session.match.ply

    @property
    def moves(self) -> MoveIndex:
        """The numbered moves of the match so far."""
        match = self._session.match
        if self._counted is None or self._counted[0] is not match.history:
            self._counted = match.history, self._count(match)
        return self._counted[1]

    def go(self, ply: int) -> None:
        """Show the moment after the first `ply` actions; the last is the present unless
        `keeps_last_ply`.
        """
        ply = self._moment(max(0, min(self.last, ply)))[-1]
        target_ply = None if ply == self.last and not self.keeps_last_ply else ply
        if target_ply != self.ply:
            self.ply = target_ply
            self.changed.emit()

    def step(self, by: int) -> None:
        """Go a moment back (-1) or forward (1), or some answers."""
        self.go(self.next_ply(by))

    def next_ply(self, by: int) -> int:
        """Return the ply before (-1) or after (1) the moment shown, or answers farther away."""
        now = self._moment(self.last if self.ply is None else self.ply)
        return now[0] + by if by < 0 else now[-1] + by

    @property
    def first_ply(self) -> int:
        """The ply of the first moment."""
        return self._moment(0)[-1]

    def _moment(self, ply: int) -> range:
        """Return the plies that are one moment with a ply."""
        return self.moves.moment(ply)

    def moment_before(self, ply: int) -> int:
        """Return the last ply of the moment before the one that a ply belongs to, or 0."""
        return max(0, self._moment(ply)[0] - 1)

    def moment_after(self, ply: int) -> int:
        """Return the last ply of the moment after the one that a ply belongs to."""
        return self._moment(min(self.last, self._moment(ply)[-1] + 1))[-1]

    def return_to_present(self) -> None:
        """Return to the present."""
        self.keeps_last_ply = False
        self.go(self.last)

    def reset_to_present(self) -> None:
        """Reset to the present without a signal, because the match went on."""
        self.ply, self.eyes, self.keeps_last_ply = None, None, False

    def show_hands(self, is_on: bool) -> None:
        """Show every hand of a finished match, or only the cards the viewer knew."""
        if is_on != self.are_hands_open:
            self.are_hands_open = is_on
            self.changed.emit()

    def look_through(self, seat: Seat | None) -> None:
        """Show a finished match as another seat knew it; None for the viewer."""
        if seat != self.eyes:
            self.eyes = seat
            self.changed.emit()

    @property
    def _own_seat(self) -> Seat | None:
        """The seat whose hand is known, whether or not all hands are shown."""
        return self._session.viewer if self.eyes is None else self.eyes

    @property
    def _shows_all_hands(self) -> bool:
        """Whether the table itself shows every hand."""
        return self.are_hands_open and not self.are_hands_beside

    @property
    def viewer(self) -> Seat | None:
        """The viewer of the moment shown, `OMNISCIENT` if all hands are shown."""
        over = self._session.match.result is not None and self.ply is not None
        return OMNISCIENT if over and self._shows_all_hands else self._own_seat

    def knows_hand_of(self, seat: Seat) -> bool:
        """Return whether the reader of a finished match may see the hand of a seat."""
        hidden = not self._session.match.game.perfect_information
        return not hidden or self.are_hands_open or self._own_seat in (None, OMNISCIENT, seat)

    def view(self) -> View:
        """Return the view of the moment shown."""
        assert self.ply is not None
        return self.view_at(self.ply)

    def view_at(self, ply: int) -> View:
        """Return the view after the first `ply` actions."""
        if self._session.match.result is None:
            return self._session.view_at(ply)
        return self.seen_view_at(ply, OMNISCIENT if self._shows_all_hands else self._own_seat)

    def public_view(self) -> View:
        """Return what everybody knew at the moment shown."""
        assert self.ply is not None
        if self._session.match.result is None:
            return self._session.match.at(self.ply).view(None)
        return self.seen_view_at(self.ply, None)

    def seen_view_at(self, ply: int, viewer: Seat | None) -> View:
        """Return a viewer's view of a finished match after the first `ply` actions."""
        full_match = self._session.full_match
        assert full_match is not None
        return self._album.view(full_match, ply, viewer)

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return the events of the moment after the first `ply` actions; those of the deal for
        0.
        """
        if not ply:
            return self._session.opening()
        first, steps = self._moment(ply)[0], self._session.match.steps
        opening = () if first else self._session.opening()
        visible_events = [
            event for step in steps[max(0, first - 1) : ply] for event in self._visible_events(step)
        ]
        return (*opening, *visible_events)

    def _visible_events(self, step: Step) -> tuple[Event, ...]:
        return step.seen_by(self.viewer)

    def recent_events(self) -> list[Event]:
        """Return the events up to that moment since the viewer's own last choice."""
        ply = self.last if self.ply is None else self.ply
        first = max(1, self._moment(ply)[0])
        return recent_events_of(self._session.match.steps[:ply], self._own_seat, ply - first + 1)


def recent_events_of(steps: Sequence[Step], viewer: Seat | None, last: int = 1) -> list[Event]:
    """Return the events since the viewer's own last choice, at least of the last steps."""
    since = len(steps) - last
    if viewer is not None and viewer != OMNISCIENT:
        mine = [i for i, step in enumerate(steps) if step.seat == viewer and not step.is_forced]
        since = min(since, mine[-1] + 1 if mine else 0)
    return [event for step in steps[max(0, since) :] for event in step.seen_by(viewer)]
