"""The others at the table of a lesson: they answer what the lesson has them answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from desktop.background.bot_process import BotProcess
from engine.bots.protocol import Request
from engine.core.rng import Rng
from engine.core.values import Action
from engine.data.codec import encode
from engine.play.lessons import Reply, fits


class Script(BotProcess):
    """Stands where the bots' process does; nothing runs, and nothing is thought about."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._replies: deque[Reply] = deque()
        #: Nobody answers while an answer is about to be taken back.
        self.silent = False

    def load(self, replies: Iterable[Reply]) -> None:
        """What is answered to the questions that follow, in order."""
        self._replies = deque(replies)

    def ask(self, ticket: int, request: Request) -> None:
        if not self.silent:
            answer = self._answer(request)
            # In the next turn of the event loop, as a process would.
            QTimer.singleShot(0, self, partial(self._give, ticket, answer))

    def _give(self, ticket: int, answer: Action) -> None:
        self.answered.emit(ticket, {"action": encode(answer)})

    def _answer(self, request: Request) -> Action:
        legal = request.legal
        if len(legal) > 1 and self._replies:
            reply = self._replies.popleft()
            for action in legal:
                if fits(action, reply.answer):
                    return action
        # The lesson has nothing to say: whatever is sensible.
        game = request.game
        numbers = [game.code(action) for action in legal]
        return game.action(game.policy.suggest(request.view, numbers, Rng(request.seed)))

    def cancel(self, ticket: int) -> None:
        """The session drops late answers itself."""

    def restart(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""
