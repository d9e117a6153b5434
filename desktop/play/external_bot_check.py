"""Check an external bot (`engine.commands.check_bot`) in the background.

It is sandboxed where the system allows it.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from desktop.storage.external_bots import ExternalBot
from desktop.system.qt_loop import process_environment
from engine.bots.bot_names import MAX_NAME_LENGTH
from engine.bots.helper_processes import console_command
from engine.commands.check_bot import Finding
from engine.core.errors import one_line
from engine.system import sandbox
from engine.system.interpreters import SandboxError, start_command

#: Findings of a check in addition to one for each game.
STEPS = 6


class BotCheck(QObject):
    """A check of one program file in a process of its own, so that the window stays responsive.

    It does not run in a thread: Python collects garbage in whichever thread allocates, and
    destroying widgets outside the GUI thread crashes.

    Signals:
        changed(): the check made progress.
        ended(ExternalBot | None): the check ended, with the program as it described itself, or None
            when a step failed.
    """

    changed = Signal()
    ended = Signal(object)

    def __init__(self, file: str, parent: QObject) -> None:
        super().__init__(parent)
        self.file = file
        #: The finding that failed, or None so far.
        self.fault: Finding | None = None
        #: Steps passed and the expected number of steps; the number grows when the games are known.
        self.passed_steps, self.steps = 0, STEPS + 1
        self._bots: list[str] = []
        self._games: list[str] = []
        #: The process takes a moment to exit after `stop`, so it must outlive this object.
        self._process = QProcess(QCoreApplication.instance())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.errorOccurred.connect(self._on_error)
        self._process.finished.connect(self._on_finished)

    def start(self) -> None:
        """Start the program and check it."""
        try:
            start = start_command(self.file)
        except SandboxError as error:
            fault = Finding("it can be shut in", str(error), "walls")
            QTimer.singleShot(0, self, partial(self._end, fault))
            return
        if sandbox.is_available():
            command = sandbox.sandboxed(start.command, start.shared)
        else:
            command = sandbox.limit_command(start.command)
        names = sandbox.program_environment().keys()
        options = ("bot", "--check", "--lines", f"--environment={','.join(names)}")
        # The check runs modules of this program and also starts the program, so it gets the
        # variables of both; it passes only `names` on to the program.
        environment = {**sandbox.worker_environment(), **sandbox.program_environment()}
        self._process.setProcessEnvironment(process_environment(environment))
        program, *arguments = console_command("engine")
        self._process.start(program, [*arguments, *options, *command])

    def stop(self) -> None:
        """Stop the check without further signals; the program is killed within moments."""
        self.blockSignals(True)
        process = self._process
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()

    def _read(self) -> None:
        while self.fault is None and self._process.canReadLine():
            report = json.loads(bytes(self._process.readLine().data()))
            self._bots, self._games = report["bots"], report["games"]
            finding = Finding(report["what"], report["fault"], report["key"], report["game"])
            if finding.fault or not self._games:
                self._end(finding)
                return
            self.passed_steps += 1
            self.steps = max(self.passed_steps, STEPS + len(self._games))
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
            name = one_line(Path(self.file).stem, MAX_NAME_LENGTH)
            self.ended.emit(ExternalBot(name, self.file, self._bots[0], tuple(self._games)))

    def _end(self, fault: Finding) -> None:
        self.fault = fault
        self.ended.emit(None)
