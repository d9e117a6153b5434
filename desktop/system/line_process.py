"""A child process for long work: it gets one message and reports results line by line."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal
from shiboken6 import isValid

from desktop.system.qt_loop import process_environment
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.json_documents import parse_json
from engine.system import sandbox

#: Maximum number of bytes in a line.
MAX_LINE_BYTES = 200_000
#: Milliseconds to wait for the end of a killed process.
_KILL_MS = 2_000


class LineProcess(QObject):
    """A process that starts at once, and deletes itself when it has ended or was stopped.

    Signals:
        line_read(line): with the decoded JSON of a line, or None when it is invalid.
        ended(): the process ended.
    """

    line_read = Signal(object)
    ended = Signal()

    def __init__(self, command: Sequence[str], message: Json, parent: QObject) -> None:
        super().__init__(parent)
        self._is_over = False
        self._process = QProcess(self)
        self._process.setProcessEnvironment(process_environment(sandbox.worker_environment()))
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._on_error)
        program, *arguments = command
        self._process.start(program, arguments)
        self._process.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        self._process.closeWriteChannel()

    def stop(self) -> None:
        """Kill the process, unless it has ended; no signals follow."""
        if not isValid(self):
            return
        self._is_over = True
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(_KILL_MS)
        self.deleteLater()

    def _read(self) -> None:
        while not self._is_over and self._process.canReadLine():
            line = bytes(self._process.readLine(MAX_LINE_BYTES).data())
            try:
                line_read = parse_json(line.decode(errors="replace"), "line")
            except ConquistaError:
                line_read = None
            self.line_read.emit(line_read)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # `finished` reports a crash as well.
        if error == QProcess.ProcessError.FailedToStart:
            self._finish()

    def _finish(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.ended.emit()
            self.deleteLater()
