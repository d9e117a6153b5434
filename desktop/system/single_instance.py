"""One window per user: a second start hands its request to the first one and ends.

When the first does not answer, the second runs too; games are locked individually
(`desktop.storage.game_store`), so the two never write the same file. Qt's network library is
loaded late: the first instance listens only once its window is shown.
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

#: Milliseconds the first instance may take to answer; it may be painting.
REPLY_TIMEOUT_MS = 3000
#: Maximum size of a request in bytes.
_MAX_REQUEST_BYTES = 65_536
#: Seconds between attempts to reach a first instance that does not listen yet.
_RETRY_S = 0.02
#: Bytes that a socket's path may have on every system, without the terminating zero.
_MAX_PATH_BYTES = 103


class Instance(QObject):
    """A running instance of the application for one user and one folder of games.

    Signals:
        open_requested(Path | str | None): a later start asks to open this file or the link of an
            invitation; None asks for the window only.
    """

    open_requested = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._name = _server_name(folder)
        self._lock = Lock(folder / ".window.lock")
        self._server: QLocalServer | None = None

    def begin(self) -> bool:
        """Try to become the first instance; return whether this succeeded."""
        return self._lock.take()

    @property
    def is_first(self) -> bool:
        """Whether this is the first instance, possibly because an earlier one has ended."""
        return self._lock.is_held

    @property
    def is_unanswered(self) -> bool:
        """Whether another instance uses this folder and did not answer."""
        return self._lock.is_held_elsewhere

    def listen(self) -> None:
        """Listen for later starts.

        Raises ImportError without Qt's network library.
        """
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        # We hold the lock, so an existing socket was left by a process that died.
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)

    def hand_over(self, target: Path | str | None) -> bool:
        """Ask the first instance to open this file or link, or to show its window.

        Return whether it accepted.

        Raises ImportError as `listen` does.
        """
        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(REPLY_TIMEOUT_MS)
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        while not socket.waitForConnected(deadline.remainingTime()):
            # The first may have just started or just ended; without a lock there is no first.
            if self._lock.is_held or not self._lock.is_held_elsewhere or deadline.hasExpired():
                return False
            time.sleep(_RETRY_S)
            if self._lock.take():
                return False
            socket.connectToServer(self._name)
        if not _is_ours(socket.fullServerName()):
            return False
        request = {"open": os.path.abspath(target) if isinstance(target, Path) else None}
        if isinstance(target, str):
            request["link"] = target
        socket.write(json.dumps(request).encode() + b"\n")
        while not socket.canReadLine():
            # The deadline also ends a conversation with a server that sends data forever.
            ms_left = deadline.remainingTime()
            if not ms_left or not socket.waitForReadyRead(ms_left):
                return False
        return bytes(socket.readLine().data()) == b"done\n"

    def end(self) -> None:
        """Stop listening and release the lock: the next start is the first."""
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
            if socket.bytesAvailable() > _MAX_REQUEST_BYTES:
                socket.abort()
            return
        try:
            request = json.loads(bytes(socket.readLine(_MAX_REQUEST_BYTES).data()))
            file, link = request["open"], request.get("link")
            target = Path(str(file)) if file is not None else link
            if not isinstance(target, Path | str | None):
                raise TypeError("expected a link")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            socket.abort()
            return
        socket.write(b"done\n")
        socket.flush()
        self.open_requested.emit(target)


def _is_ours(socket: str) -> bool:
    """Return whether a socket belongs to this user.

    In a shared folder another user may have made it.
    """
    if os.name == "nt":
        return True
    try:
        return os.lstat(socket).st_uid == os.getuid()
    except OSError:
        return False


def _server_name(folder: Path) -> str:
    """Return a socket name unique to the user and folder, in a private folder where possible.

    It is short enough for a socket, however long the folder's path is.
    """
    name = f"conquista-{hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"
    if os.name == "nt":
        return name
    places = [f"{QDir.tempPath()}/{name}-{os.getuid()}", f"/tmp/{name}-{os.getuid()}"]
    runtime = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    if os.environ.get("XDG_RUNTIME_DIR") and runtime:
        places.insert(0, f"{runtime}/{name}")
    return next((path for path in places if len(path.encode()) <= _MAX_PATH_BYTES), places[-1])
