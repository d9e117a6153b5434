"""The compilation of the modules that bots think with, while the window is open."""

from __future__ import annotations

import os
import sys
from enum import Enum, auto

from PySide6.QtCore import QObject, QProcess

#: The environment variable by which `make play` says which script compiles.
VARIABLE = "CONQUISTA_COMPILER"
#: The exit status of that script when the build is there.
_READY = 0
#: Milliseconds a process that was killed may take to end.
_KILL_MS = 2_000


class Progress(Enum):
    """How far the compilation is."""

    NONE = auto()
    RUNNING = auto()
    READY = auto()


class CompilationProgress:
    """The progress of this application, for widgets that show it."""

    progress = Progress.NONE


STATE = CompilationProgress()


class Compilation(QObject):
    """A process of lower priority that compiles; it ends with the application.

    The script decides whether there is anything to do: without a compiler, room or power, or
    after a failure, it ends at once and nothing changes.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.finished.connect(self._finish)

    def start(self) -> None:
        """Begin, if `make play` named a script."""
        script = os.environ.get(VARIABLE)
        if script:
            STATE.progress = Progress.RUNNING
            self._process.start(sys.executable, [script, "build", "--child"])

    def stop(self) -> None:
        """End it: the script kills everything it has started when its input closes."""
        self._process.blockSignals(True)
        self._process.closeWriteChannel()
        if not self._process.waitForFinished(_KILL_MS):
            self._process.kill()
            self._process.waitForFinished(_KILL_MS)
        STATE.progress = Progress.NONE

    def _finish(self, status: int) -> None:
        STATE.progress = Progress.READY if status == _READY else Progress.NONE
