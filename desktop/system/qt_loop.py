"""The event loop of Qt, for a table in a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer
from shiboken6 import isValid

from engine.table.loop import EXIT_S, Handle, Pipe, PipeListener, Start

#: Milliseconds to wait for the end of a killed process; a busy system may take long.
KILL_MS = 5_000


def process_environment(variables: Mapping[str, str]) -> QProcessEnvironment:
    """Return the environment of a process that knows these variables and no others."""
    environment = QProcessEnvironment()
    for name, value in variables.items():
        environment.insert(name, value)
    return environment


class QtLoop:
    """Qt's event loop, as a table uses it; its calls and processes end with `parent`."""

    def __init__(self, parent: QObject) -> None:
        self._parent = parent

    def call_soon(self, callback: Callable[[], None]) -> Handle:
        return self.call_later(0, callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        return _Timer(self._parent, seconds, callback)

    def start_process(self, start: Start, listener: PipeListener) -> Pipe:
        return _QtPipe(self._parent, start, listener)


class _Timer(QTimer):
    """One call in the future."""

    def __init__(self, parent: QObject, seconds: float, callback: Callable[[], None]) -> None:
        super().__init__(parent)
        self._callback = callback
        self.setSingleShot(True)
        self.timeout.connect(self._fire)
        self.start(int(seconds * 1000))

    def _fire(self) -> None:
        self.deleteLater()
        self._callback()

    def cancel(self) -> None:
        if isValid(self):
            self.stop()
            self.deleteLater()


class _QtPipe(QObject):
    """A process and its standard streams."""

    def __init__(self, parent: QObject, start: Start, listener: PipeListener) -> None:
        super().__init__(parent)
        self._listener: PipeListener | None = listener
        self._process = process = QProcess(self)
        process.setProcessEnvironment(process_environment(start.environment))
        if start.folder is not None:
            process.setWorkingDirectory(str(start.folder))
        if start.new_session:
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        # A start may fail before `start` returns.
        process.errorOccurred.connect(self._on_error, Qt.ConnectionType.QueuedConnection)
        process.finished.connect(self._on_finished)
        program, *arguments = start.command
        process.start(program, arguments)
        listener.on_started(process.processId())

    def write(self, data: bytes) -> None:
        if self._listener is not None:
            self._process.write(data)

    def end(self, then: Callable[[], None], *, kill: bool) -> None:
        self._listener = None
        process = self._process
        process.blockSignals(True)
        if kill:
            process.kill()
        else:
            process.closeWriteChannel()
        if not process.waitForFinished(int(EXIT_S * 1000)):
            process.kill()
            process.waitForFinished(KILL_MS)
        self.deleteLater()
        then()

    def _read(self) -> None:
        if self._listener is not None:
            self._listener.on_output(bytes(self._process.readAllStandardOutput().data()))

    def _read_errors(self) -> None:
        if self._listener is not None:
            self._listener.on_errors(bytes(self._process.readAllStandardError().data()))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # `finished` reports a crash as well, but not a failed start.
        if error == QProcess.ProcessError.FailedToStart:
            self._report_end(has_started=False)

    def _on_finished(self) -> None:
        self._report_end(has_started=True)

    def _report_end(self, *, has_started: bool) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            self.deleteLater()
            listener.on_end(has_started=has_started)
