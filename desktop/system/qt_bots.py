"""The bots' process in Qt's event loop, with signals for the table, hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.system.qt_loop import QtLoop
from engine.bots.bot import Budget
from engine.bots.protocol import Occasion, Request
from engine.core.values import Json
from engine.table.bot_process import BotListener, BotProcess
from engine.table.players import seconds_of_silence


class QtBots(QObject):
    """One bot process (`engine.table.bot_process.BotProcess`) in the event loop of Qt.

    Signals:
        replied(ticket, dict): for an open question.
        failed(reason): see `BotListener.on_failure`.
    """

    replied = Signal(int, object)
    failed = Signal(str)

    def __init__(
        self,
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        folders: Sequence[Path] = (),
        contained: bool = True,
    ) -> None:
        super().__init__(parent)
        self._bots = BotProcess(QtLoop(self), command, folders=folders, contained=contained)
        self._bots.add_listener(self)
        self._listeners: list[BotListener] = []
        self.replied.connect(self._tell_reply)
        self.failed.connect(self._tell_failure)

    @property
    def is_sandboxed(self) -> bool:
        """Whether an external program is kept from the network and the user's files."""
        return self._bots.contained

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._bots.is_running

    def ask(self, ticket: int, request: Request) -> None:
        """Send a question; the process receives nothing but this request."""
        self._bots.ask(ticket, request)

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        """Ask whether a seat acts or speaks without being asked."""
        self._bots.interrupt(ticket, occasion)

    def cancel(self, ticket: int) -> None:
        """Cancel a question."""
        self._bots.cancel(ticket)

    def restart(self) -> None:
        """Kill the process; the next question starts a new one."""
        self._bots.restart()

    def close(self) -> None:
        """End the process, by force if necessary."""
        self._bots.close()

    # -- the signals, for those who know no Qt -----------------------------------------------------

    def add_listener(self, listener: BotListener) -> None:
        """Report to `listener` from now on; a second call changes nothing."""
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, listener: BotListener) -> None:
        """Report nothing to `listener` any more."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def on_reply(self, ticket: int, reply: Json) -> None:
        """Emit the reply of the process."""
        self.replied.emit(ticket, reply)

    def on_failure(self, reason: str) -> None:
        """Emit the failure of the process."""
        self.failed.emit(reason)

    def _tell_reply(self, ticket: int, reply: Json) -> None:
        for listener in tuple(self._listeners):
            listener.on_reply(ticket, reply)

    def _tell_failure(self, reason: str) -> None:
        for listener in tuple(self._listeners):
            listener.on_failure(reason)


class Patience(QTimer):
    """Ends a question to a bot process that is not one of its seat, if no answer comes in time.

    The process is then restarted, and its `failed` signal says "silent".
    """

    def __init__(self, process: QtBots, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._process = process
        self.timeout.connect(self._on_silence)

    def begin(self, budget: Budget | None = None) -> None:
        """Wait as long as a bot may think with this budget on a busy machine."""
        self.start(int(seconds_of_silence(budget) * 1000))

    def _on_silence(self) -> None:
        self._process.restart()
        self._process.failed.emit("silent")
