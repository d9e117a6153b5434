"""The server of the tables that are opened at this computer: a process of its own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.system.line_process import LineProcess
from engine.core.values import Json
from engine.server.invitation import Invitation, InvitationError
from engine.server.processes import PORT, serve_command
from engine.system import files

#: The folder of the server's tables, in the folder of saved games.
FOLDER = "server"
#: The file in it with the port that was used last, which the guests know.
_PORT_FILE = "port"
_MAX_PORT_BYTES = 16
#: The seconds for which the port that was used last is tried, and the milliseconds between two
#: tries.
_LAST_PORT_SECONDS = 10.0
_PAUSE_MS = 500
#: Milliseconds after which a server that does not serve yet has failed.
_PATIENCE_MS = 40_000
#: Most times in a minute that a server that ended by itself is started again.
_MAX_RESTARTS = 3


class LocalServer(QObject):
    """Serves the tables of this computer while the window is open.

    Its tables wait on the disk when it ends, and it opens them again. One that ends by itself is
    started again, at the same port, and the lines to it heal.

    Signals:
        serving(str): it serves; the invitation that opens tables.
        delayed(): its first try failed, and it tries again.
        failed(str): it does not serve (any more); the key of the reason.
    """

    serving = Signal(str)
    delayed = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create the server of the tables below `folder`; `start` starts it."""
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._process: LineProcess | None = None
        #: The ports to try, the preferred first; 0 stands for any that is free.
        self._ports: list[int] = []
        self._name = ""
        #: Whether it was closed after the last start.
        self._is_closed = False
        #: Until when the port that was used last is tried, in seconds.
        self._tries_until = 0.0
        #: Why the process that ended did not serve, if it said so.
        self._why = ""
        self._patience_timer = QTimer(self)
        self._patience_timer.setSingleShot(True)
        self._patience_timer.setInterval(_PATIENCE_MS)
        self._patience_timer.timeout.connect(self._on_impatient)
        #: When it was started again, in seconds.
        self._restarted_at: list[float] = []
        #: The invitation that opens tables; "" while it does not serve.
        self.invitation = ""

    def start(self, name: str = "") -> None:
        """Serve, unless it does; the local network finds the tables under `name`."""
        if self.invitation:
            self.serving.emit(self.invitation)
        elif not self._patience_timer.isActive():
            self._name, self._is_closed = name, False
            self._begin()

    def close(self) -> None:
        """Stop serving; the tables wait on the disk."""
        process, self._process = self._process, None
        self.invitation, self._is_closed = "", True
        self._patience_timer.stop()
        if process is not None:
            process.end()

    def _begin(self) -> None:
        last = self._last_port()
        # Guests come back to the port that they know, so it is worth waiting for: the server of a
        # window that was killed may still be ending.
        is_known = (self._folder / _PORT_FILE).exists()
        self._tries_until = monotonic() + (_LAST_PORT_SECONDS if is_known else 0)
        self._ports = [last, *dict.fromkeys(port for port in (PORT, 0) if port != last)]
        self._patience_timer.start()
        self._start()

    def _start_again(self) -> None:
        if self._process is None and not self._is_closed and self._patience_timer.isActive():
            self._start()

    def _start(self) -> None:
        self._why = ""
        command = serve_command(self._folder, self._ports[0], self._name)
        self._process = LineProcess(command, None, self, is_talking=True)
        self._process.line_read.connect(self._on_message)
        self._process.ended.connect(self._on_ended)

    def _on_message(self, message: Json) -> None:
        if not isinstance(message, dict):
            return
        if message.get("is") == "serving":
            self.invitation = str(message.get("invitation"))
            self._patience_timer.stop()
            self._keep_port()
            self.serving.emit(self.invitation)
        elif message.get("is") == "fault":
            self._why = str(message.get("why"))
            if self._why != "in_use":
                self._fail(self._why)

    def _on_ended(self) -> None:
        was_serving, self._process = bool(self.invitation), None
        self.invitation = ""
        if was_serving:
            if self._may_restart():
                self._begin()
            else:
                self._fail("server")
            return
        # The server of the folder is still ending, or another program uses the port; then
        # invitations name another one, after a while.
        if self._why != "in_use" and monotonic() >= self._tries_until:
            del self._ports[0]
        if self._ports:
            self.delayed.emit()
            QTimer.singleShot(_PAUSE_MS, self, self._start_again)
        else:
            self._fail("server")

    def _on_impatient(self) -> None:
        self._fail(self._why or "server_silent")

    def _fail(self, why: str) -> None:
        """Give up; `start` tries it again."""
        process, self._process = self._process, None
        self._patience_timer.stop()
        self.invitation = ""
        if process is not None:
            process.stop()
        self.failed.emit(why)

    def _may_restart(self) -> bool:
        """Return whether it may start again, and note that; it does so a few times a minute."""
        now = monotonic()
        self._restarted_at = [at for at in self._restarted_at if now - at < 60]
        self._restarted_at.append(now)
        return len(self._restarted_at) <= _MAX_RESTARTS

    def _last_port(self) -> int:
        """Return the port that was used last, by which guests come back; the usual one at first."""
        try:
            port = int(files.read(self._folder / _PORT_FILE, _MAX_PORT_BYTES))
        except (OSError, ValueError):
            return PORT
        return port if 0 < port < 1 << 16 else PORT

    def _keep_port(self) -> None:
        with suppress(InvitationError, OSError):
            port = Invitation.parse(self.invitation).port
            if port != self._last_port():
                files.write(self._folder / _PORT_FILE, str(port).encode())
