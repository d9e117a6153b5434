"""A check of an outside program (`engine.commands.check_bot`) in the background, shut in where that
goes.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from desktop.background import sandbox
from desktop.play.external_bots import Program, SandboxError, start_of
from engine.bots.helpers import console_command
from engine.bots.names import LONGEST_PROGRAM
from engine.commands.check_bot import Finding
from engine.core.errors import one_line

#: Findings of a check besides one for every game.
STEPS = 6


class BotCheck(QObject):
    """Tries one file in a process of its own; the window goes on meanwhile.

    Not in a thread: Python collects garbage in whichever thread makes some, and to destroy widgets
    in any but the window's is a crash.

    Signals: `changed()`: more is known; `ended(Program | None)`: that was all: the program as it
    says it is, None where something is wrong with it.
    """

    changed = Signal()
    ended = Signal(object)

    def __init__(self, file: str, parent: QObject) -> None:
        super().__init__(parent)
        self.file = file
        #: What is wrong with it, if anything.
        self.fault: Finding | None = None
        #: How much of the check is through, and how much there is, as far as is known.
        self.done, self.steps = 0, STEPS + 1
        self._bots: list[str] = []
        self._games: list[str] = []
        #: It takes a moment to end after it was told to: not with this object.
        self._process = QProcess(QCoreApplication.instance())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.errorOccurred.connect(self._on_error)
        self._process.finished.connect(self._on_finished)

    def start(self) -> None:
        try:
            start = start_of(self.file)
        except SandboxError as error:
            fault = Finding("it can be shut in", str(error), "walls")
            QTimer.singleShot(0, self, partial(self._end, fault))
            return
        if sandbox.available():
            tried = sandbox.shut_in(start.command, start.lent)
        else:
            tried = sandbox.bounded(start.command)
        names = sandbox.program_environment().keys()
        options = ("bot", "--check", "--lines", f"--environment={','.join(names)}")
        # What the program is told is up to the check, which must itself find it.
        environment = sandbox.worker_environment()
        environment.insert(sandbox.program_environment())
        self._process.setProcessEnvironment(environment)
        program, *arguments = console_command("engine")
        self._process.start(program, [*arguments, *options, *tried])

    def stop(self) -> None:
        """Try no more, and tell no more; the program is killed within moments."""
        self.blockSignals(True)
        process = self._process
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()

    def _read(self) -> None:
        while self.fault is None and self._process.canReadLine():
            said = json.loads(bytes(self._process.readLine().data()))
            self._bots, self._games = said["bots"], said["games"]
            finding = Finding(said["what"], said["fault"], said["key"], said["game"])
            if finding.fault or not self._games:
                self._end(finding)
                return
            self.done += 1
            self.steps = max(self.done, STEPS + len(self._games))
            self.changed.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(Finding("it starts", self._process.errorString(), "start"))

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self.fault is not None:
            return
        if code or status != QProcess.ExitStatus.NormalExit or not self._bots:
            self._end(Finding("it goes on", f"the check ended with {code}", "end"))
        else:
            name = one_line(Path(self.file).stem, LONGEST_PROGRAM)
            self.ended.emit(Program(name, self.file, self._bots[0], tuple(self._games)))

    def _end(self, fault: Finding) -> None:
        self.fault = fault
        self.ended.emit(None)
