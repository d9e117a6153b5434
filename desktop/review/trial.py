"""The coach's move tried on a copy of the match, which bots play on for a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.play.players import Patience
from desktop.play.session import Session
from desktop.review.findings import TurningPoint
from desktop.table.director import Director
from desktop.table.game_table import GameTable
from desktop.table.replay.lookback import recent
from engine.bots.names import LEVEL_NAMES, is_program
from engine.bots.protocol import Request
from engine.core.errors import IllegalActionError
from engine.core.rng import bot_seed
from engine.core.values import Action, Event, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.play.match import Match

#: The tickets of trials are below those of hints and above those of `Why`.
_FIRST_TICKET = -(1 << 29)
#: Maximum number of moves played.
MAX_PLIES = 60


class Trial(QObject):
    """Shows on the board how the match might have gone on, to the end of the chapter.

    The bots get views of the copy, as in a match; the finished match stays as it is.

    Signals:
        changed(): a move was given, or the trial ended.
    """

    changed = Signal()

    def __init__(
        self, session: Session, table: GameTable, director: Director, parent: QObject
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
        self.over = False
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

    def recent(self) -> list[Event]:
        """Return the events the board marks as the latest."""
        return recent(self.match.steps, self._viewer) if self.match is not None else []

    def begin(self, turn: TurningPoint) -> None:
        """Give the coach's move instead of the one in the match."""
        self.stop()
        self.match, self._first_ply = self._session.match.at(turn.ply), turn.ply
        self._viewer, self.over = turn.seat, False
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
        if match is None or self.over or self._ticket is not None:
            return
        done = any(chapter.last > self._first_ply for chapter in self._table.chapters(match))
        if match.decision is None or done or match.ply - self._first_ply >= MAX_PLIES:
            self._end()
            return
        seat = match.decision.seat
        self._last_ticket -= 1
        self._ticket = self._last_ticket
        seed = bot_seed(match.record.secret, seat, match.ply)
        request = Request(match.game, match.view(seat), match.legal(), self._level(seat), seed)
        self._patience.begin()
        self._session.process.ask(self._ticket, request)

    def _level(self, seat: Seat) -> str:
        """Return the level of the bot in a seat; the strongest for people and external programs."""
        players = self._session.match.record.players
        level = players[seat].get("level") if players else None
        return level if isinstance(level, str) and not is_program(level) else LEVEL_NAMES[-1]

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
        self.over = True
        self.changed.emit()
