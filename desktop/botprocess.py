"""The bots' process: asks `engine.bots.worker` in JSON lines, so that thinking never blocks."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import engine
from engine.codec import encode
from engine.core import Action, Game, Json, View

log = logging.getLogger(__name__)

#: The console program of a frozen application.
CONSOLE = "conquista"

#: Milliseconds a process may take to leave before it is killed.
GRACE = 300


def worker_command() -> list[str]:
    """Program and arguments that start the worker, from source or from a frozen application."""
    if getattr(sys, "frozen", False):
        # The console program: the windowed one beside it has no streams on Windows.
        program = Path(sys.executable)
        return [str(program.with_name(CONSOLE + program.suffix)), "worker"]
    return [sys.executable, "-m", "engine.bots.worker"]


def worker_environment() -> QProcessEnvironment:
    """The environment in which the worker finds the same engine."""
    environment = QProcessEnvironment.systemEnvironment()
    source = str(Path(engine.__file__).resolve().parent.parent)
    inherited = environment.value("PYTHONPATH")
    environment.insert("PYTHONPATH", f"{source}{os.pathsep}{inherited}" if inherited else source)
    environment.insert("PYTHONIOENCODING", "utf-8")
    return environment


class BotProcess(QObject):
    """One worker process, started on the first question and restarted on demand.

    Signals: `answered(ticket, dict)`, and `failed()` when the process died, could not be
    started or spoke nonsense.
    """

    answered = Signal(int, object)
    failed = Signal()

    def __init__(self, command: list[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command or worker_command()
        self._process: QProcess | None = None

    def ask(
        self,
        ticket: int,
        game: Game,
        view: View,
        legal: list[Action],
        level: str,
        seed: int,
        seconds: float | None = None,
    ) -> None:
        """Send a question; a view and the legal answers are all that ever leaves.

        `seconds` to think; None leaves it to the level.
        """
        self._send(
            {
                "ask": ticket,
                "game": game.id,
                "version": game.version,
                "view": encode(view),
                "legal": [encode(action) for action in legal],
                "level": level,
                "seed": seed,
                **({} if seconds is None else {"seconds": seconds}),
            }
        )

    def cancel(self, ticket: int) -> None:
        """Stop thinking about a question."""
        if self._process is not None:
            self._send({"cancel": ticket})

    def restart(self) -> None:
        """Kill the process; the next question starts a new one."""
        self._drop(kill=True)

    def close(self) -> None:
        """End the process, by force if it does not go by itself."""
        self._drop(kill=False)

    def _drop(self, *, kill: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if kill:
            process.kill()
        else:
            process.write(b'{"quit": true}\n')
            process.closeWriteChannel()
        if not process.waitForFinished(GRACE):
            process.kill()
            process.waitForFinished(GRACE)
        process.deleteLater()

    def _start(self) -> QProcess:
        process = QProcess(self)
        process.setProcessEnvironment(worker_environment())
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        self._process = process
        process.start(self._command[0], self._command[1:])
        return process

    def _send(self, message: Json) -> None:
        process = self._process or self._start()
        process.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            try:
                message = json.loads(line)
            except ValueError:
                log.warning("the bot process spoke nonsense: %.200r", line)
                self.failed.emit()
                continue
            if not isinstance(message, dict):
                self.failed.emit()
            elif isinstance(message.get("answer"), int):
                self.answered.emit(message["answer"], message)
            elif "error" in message:
                log.warning("the bot process reports: %s", message.get("message"))
                self.failed.emit()

    def _read_errors(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data())
            log.warning("bot process: %s", text.decode(errors="replace").strip())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # A crash is also reported by `finished`; only a failed start is not.
        if error == QProcess.ProcessError.FailedToStart:
            self._lost()

    def _on_finished(self) -> None:
        self._lost()

    def _lost(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.failed.emit()
