"""The server of the tables that are opened at this computer: a process of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.system.line_process import LineProcess
from engine.core.values import Json
from engine.server.processes import PORT, serve_command

#: The folder of the server's tables, in the folder of saved games.
FOLDER = "server"


class HomeServer(QObject):
    """Serves the tables of this computer while the window is open.

    Its tables wait on the disk when it ends, and it opens them again.

    Signals:
        serving(str): it serves; the line with which tables are opened.
        failed(str): it does not serve (any more); the key of the reason.
    """

    serving = Signal(str)
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create the server of the tables below `folder`; `start` starts it."""
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._process: LineProcess | None = None
        self._port, self._name = PORT, ""
        #: The line with which tables are opened; "" while it does not serve.
        self.invitation = ""

    def start(self, name: str = "") -> None:
        """Serve, unless it does; `name` is the one under which the house finds the tables."""
        if self.invitation:
            self.serving.emit(self.invitation)
        elif self._process is None:
            self._port, self._name = PORT, name
            self._start()

    def close(self) -> None:
        """Stop serving; the tables wait on the disk."""
        process, self._process = self._process, None
        self.invitation = ""
        if process is not None:
            process.end()

    def _start(self) -> None:
        command = serve_command(self._folder, self._port, self._name)
        self._process = LineProcess(command, None, self, is_talking=True)
        self._process.line_read.connect(self._on_line)
        self._process.ended.connect(self._on_ended)

    def _on_line(self, message: Json) -> None:
        if not isinstance(message, dict):
            return
        if message.get("is") == "serving":
            self.invitation = str(message.get("invitation"))
            self.serving.emit(self.invitation)
        elif message.get("is") == "fault":
            self.close()
            self.failed.emit(str(message.get("why")))

    def _on_ended(self) -> None:
        was_serving, self._process = bool(self.invitation), None
        self.invitation = ""
        if self._port and not was_serving:
            # Another program may use the port; invitations name any other as well.
            self._port = 0
            self._start()
        else:
            self.failed.emit("server")
