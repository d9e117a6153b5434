"""One window for one player: a second start hands its wish to the first and ends.

Where the first does not answer, the second runs too: games are locked one by one
(`desktop.storage.store`), so that each works on files of its own. Qt's network library is loaded
when it is needed: the first hears of others only once its window is there.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QDir, QObject, QStandardPaths, Signal

from engine.system.files import Lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

#: Milliseconds the first may take to answer; it may be painting.
PATIENCE = 3000
#: Bytes of a wish; a longer one is not read.
_LONGEST = 65_536
#: Seconds until a first that does not hear yet is tried again.
_PAUSE = 0.02
#: Bytes that the path of a socket may have on every system, less the zero at its end.
_PATH = 103


class Instance(QObject):
    """The first start of a player on one folder of games, or a later one.

    Signals: `wished(Path | None)`: a later start wants this file opened; None: only the window.
    """

    wished = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._name = _server_name(folder)
        self._lock = Lock(folder / ".window.lock")
        self._server: QLocalServer | None = None

    def begin(self) -> bool:
        """Whether this is the first."""
        return self._lock.take()

    @property
    def first(self) -> bool:
        """Whether this is the first, be it since another is gone."""
        return self._lock.taken

    @property
    def unheard(self) -> bool:
        """Whether another has this folder, and did not answer."""
        return self._lock.elsewhere

    def listen(self) -> None:
        """Hear the wishes of later ones from now on; raises ImportError where Qt's network library
        cannot be loaded.
        """
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        # Who holds the lock is alone: a socket that is there was left by a process that died.
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)

    def hand_over(self, file: Path | None) -> bool:
        """Let the first open this file, or show its window; whether it does. Raises ImportError as
        `listen` does.
        """
        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(PATIENCE)
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        while not socket.waitForConnected(deadline.remainingTime()):
            # The first may have begun just now, or be gone; without any lock there is none.
            if self._lock.taken or not self._lock.elsewhere or deadline.hasExpired():
                return False
            time.sleep(_PAUSE)
            if self._lock.take():
                return False
            socket.connectToServer(self._name)
        if not _is_ours(socket.fullServerName()):
            return False
        wish = {"open": os.path.abspath(file) if file is not None else None}
        socket.write(json.dumps(wish).encode() + b"\n")
        while not socket.canReadLine():
            # One that answers without end is no better than one that is silent.
            left = deadline.remainingTime()
            if not left or not socket.waitForReadyRead(left):
                return False
        return bytes(socket.readLine().data()) == b"done\n"

    def end(self) -> None:
        """Hear nobody any more: the next start is the first."""
        if self._server is not None:
            self._server.close()
        self._lock.release()

    def _on_connection(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(partial(self._on_ready, socket))
            socket.disconnected.connect(socket.deleteLater)
            self._on_ready(socket)

    def _on_ready(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        try:
            wish = json.loads(bytes(socket.readLine(_LONGEST).data()))
            file = wish["open"]
            path = None if file is None else Path(str(file))
        except (ValueError, KeyError, TypeError, RecursionError):
            socket.abort()
            return
        socket.write(b"done\n")
        socket.flush()
        self.wished.emit(path)


def _is_ours(socket: str) -> bool:
    """Whether a socket belongs to this player: in a folder for everybody, others can be first."""
    if os.name == "nt":
        return True
    try:
        return os.lstat(socket).st_uid == os.getuid()
    except OSError:
        return False


def _server_name(folder: Path) -> str:
    """A name of its own for each player and folder, if possible where nobody else has access.

    It is short enough for a socket, whatever folders are called.
    """
    name = f"conquista-{hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"
    if os.name == "nt":
        return name
    places = [f"{QDir.tempPath()}/{name}-{os.getuid()}", f"/tmp/{name}-{os.getuid()}"]
    runtime = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    if os.environ.get("XDG_RUNTIME_DIR") and runtime:
        places.insert(0, f"{runtime}/{name}")
    return next((place for place in places if len(place.encode()) <= _PATH), places[-1])
