"""The coach's move tried on a copy of the match, which bots play on for a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.play.table_session import TableSession
from desktop.review.findings import TurningPoint
from desktop.system.qt_bots import Patience
from desktop.table.director import Director
from desktop.table.game_table import GameTable
from desktop.table.replay.lookback import recent_events_of
from engine.bots.bot import Budget
from engine.bots.bot_names import LEVEL_NAMES
from engine.bots.protocol import Request
from engine.core.errors import IllegalActionError
from engine.core.rng import bot_seed
from engine.core.values import Action, Event, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.play.match import Match

#: The tickets of trials are below those of hints and above those of `PastMoveRequest`.
_FIRST_TICKET = -(1 << 29)
#: Maximum number of moves played.
MAX_PLIES = 60
#: Number of moves played after which the trial does not wait for the seat's answer to a reply.
MAX_WAIT_PLIES = 12
#: The time a bot has for a move: a person waits for it.
BUDGET = Budget(seconds=1.0)


class Trial(QObject):
    """Trial of another move: the board shows how the chapter might have gone on.

    Where the chapter ends earlier, it shows a rival's reply and the seat's answer to it.

    All seats are played by the strongest bot, which gets views of the copy, as in a match; the
    finished match stays as it is.

    Signals:
        changed(): a move was given, or the trial ended.
    """

    changed = Signal()

    def __init__(
        self, session: TableSession, table: GameTable, director: Director, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._director = session, table, director
        self._last_ticket = _FIRST_TICKET
        self._ticket: int | None = None
        #: The copy; None if there is no trial.
        self.match: Match | None = None
        self._first_ply = 0
        self._viewer: Seat = 0
        #: Whether the trial has reached its end.
        self.is_over = False
        self._patience = Patience(session.process, self)
        session.process.replied.connect(self._on_replied)
        session.process.failed.connect(self.stop)
        director.replay_ended.connect(self._on_shown)

    @property
    def is_open(self) -> bool:
        """Whether a trial is on the board."""
        return self.match is not None

    @property
    def events(self) -> tuple[Event, ...]:
        """The viewer's events of the last move."""
        if self.match is None or not self.match.steps:
            return ()
        return self.match.steps[-1].seen_by(self._viewer)

    def recent_events(self) -> list[Event]:
        """Return the events the board marks as the latest."""
        return recent_events_of(self.match.steps, self._viewer) if self.match is not None else []

    def begin(self, turn: TurningPoint) -> None:
        """Give the coach's move instead of the one in the match."""
        self.stop()
        full_match = self._session.full_match
        assert full_match is not None
        self.match, self._first_ply = full_match.at(turn.ply), turn.ply
        self._viewer, self.is_over = turn.seat, False
        self._submit(turn.seat, turn.best)

    def stop(self) -> None:
        """Drop the trial; listeners show the match again."""
        self._patience.stop()
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._session.process.cancel(ticket)
        if self.match is not None:
            self.match = None
            self._director.skip()
            self.changed.emit()

    def _submit(self, seat: Seat, action: Action) -> None:
        match = self.match
        assert match is not None
        before = self._view()
        try:
            match.submit(seat, action)
        except IllegalActionError:
            self._end()
            return
        self.changed.emit()
        self._director.play_again(self.events, before, self._view())

    def view(self) -> View | None:
        """Return the viewer's current view of the copy, or None."""
        return None if self.match is None else self._view()

    def _view(self) -> View:
        assert self.match is not None
        return self.match.view(self._viewer)

    def _on_shown(self) -> None:
        match = self.match
        if match is None or self.is_over or self._ticket is not None:
            return
        if match.decision is None or self._is_told(match):
            self._end()
            return
        seat = match.decision.seat
        self._last_ticket -= 1
        self._ticket = self._last_ticket
        seed = bot_seed(match.record.secret, seat, match.ply)
        view, level = match.view(seat), LEVEL_NAMES[-1]
        request = Request(match.game, view, match.legal(), level, seed, BUDGET)
        self._patience.begin(BUDGET)
        self._session.process.ask(self._ticket, request)

    def _is_told(self, match: Match) -> bool:
        """Return whether the line is long enough to tell what the move leads to."""
        played = match.ply - self._first_ply
        if played >= MAX_PLIES:
            return True
        if not any(chapter.last > self._first_ply for chapter in self._table.chapters(match)):
            return False
        # The chapter may be a single move.
        seats = [step.seat for step in match.steps[self._first_ply :] if not step.is_forced]
        reply = next((n for n, seat in enumerate(seats) if seat != self._viewer), len(seats))
        return self._viewer in seats[reply:] or played >= MAX_WAIT_PLIES

    def _on_replied(self, ticket: int, reply: object) -> None:
        match = self.match
        if ticket != self._ticket or match is None or match.decision is None:
            return
        self._patience.stop()
        self._ticket = None
        assert isinstance(reply, dict)
        try:
            action = decode_kind(match.game.actions, reply.get("action"))
        except CodecError:
            self._end()
            return
        self._submit(match.decision.seat, action)

    def _end(self) -> None:
        self.is_over = True
        self.changed.emit()
