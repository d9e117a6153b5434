"""The other seats of a lesson: they give the answers of the lesson's script."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from desktop.system.qt_bots import QtBots
from engine.bots.protocol import Request
from engine.core.rng import Rng
from engine.core.values import Action
from engine.data.codec import encode
from engine.play.lessons import LessonReply, fits


class Script(QtBots):
    """Replaces the bots' process; answers from the script without thinking."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._replies: deque[LessonReply] = deque()
        #: Whether questions stay unanswered, while an answer is about to be taken back.
        self.is_silent = False

    def load(self, replies: Iterable[LessonReply]) -> None:
        """Set the replies to the questions that follow, in order."""
        self._replies = deque(replies)

    def ask(self, ticket: int, request: Request) -> None:
        if not self.is_silent:
            action = self._choose_action(request)
            # Answers in the next turn of the event loop, as a process would.
            QTimer.singleShot(0, self, partial(self._emit_action, ticket, action))

    def _emit_action(self, ticket: int, action: Action) -> None:
        self.replied.emit(ticket, {"action": encode(action)})

    def _choose_action(self, request: Request) -> Action:
        legal = request.legal
        if len(legal) > 1 and self._replies:
            reply = self._replies.popleft()
            for action in legal:
                if fits(action, reply.pattern):
                    return action
        # Without a scripted reply, the game's policy answers.
        game = request.game
        numbers = [game.code(action) for action in legal]
        return game.action(game.bots.policy.suggest(request.view, numbers, Rng(request.seed)))

    def cancel(self, ticket: int) -> None:
        """Do nothing: the session itself drops late answers."""

    def restart(self) -> None:
        """Do nothing: there is no process."""

    def close(self) -> None:
        """Do nothing: there is no process."""
