"""The other seats of a puzzle: they give the replies that refute an answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from desktop.system.qt_bots import QtBots
from engine.bots.protocol import Request
from engine.core.values import Action
from engine.data.codec import encode


class ScriptedReplies(QtBots):
    """Replaces the bots' process; a seat that is asked waits until its reply is known."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._known_replies: deque[Action] = deque()
        self._ticket: int | None = None
        #: Answers in the next turn of the event loop, as a process would.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._give_reply)

    def load(self, replies: Iterable[Action]) -> None:
        """Set the replies to the questions that follow, in order."""
        self._known_replies = deque(replies)
        self._timer.start()

    def ask(self, ticket: int, request: Request) -> None:
        self._ticket = ticket
        self._timer.start()

    def _give_reply(self) -> None:
        if self._ticket is not None and self._known_replies:
            ticket, self._ticket = self._ticket, None
            self.replied.emit(ticket, {"action": encode(self._known_replies.popleft())})

    def cancel(self, ticket: int) -> None:
        """Forget the question; the session itself drops late answers."""
        if ticket == self._ticket:
            self._ticket = None

    def restart(self) -> None:
        """Do nothing: there is no process."""

    def close(self) -> None:
        """Do nothing: there is no process."""
