"""The way of the window to a table at a server: a process that keeps the line and heals it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.system.line_process import LineProcess
from engine.core.values import Json
from engine.server.messages import MAX_SERVER_BYTES
from engine.server.processes import line_command

#: The file of this person's own secret, in the folder of saved games.
OWN_SECRET = "friends.secret"


class TableLink(QObject):
    """The line to one table. What is sent while it is broken arrives once it is healed.

    Signals:
        received(dict): a message of the table (docs/online-protocol.md).
        changed(dict): a message about the line itself: its `state` is "trying", "up", "down" or
            "stopped".
        invited(str): the line by which the host of a new table comes back to it.
        failed(str): the line cannot work; the key of the reason.
    """

    received = Signal(object)
    changed = Signal(object)
    invited = Signal(str)
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create a line of the person whose secret is in `folder`."""
        super().__init__(parent)
        self._own = folder / OWN_SECRET
        self._process: LineProcess | None = None
        #: The state of the line.
        self.state = ""

    def open(
        self, invitation: str, name: str, *, create: Json = None, match: int = 0, since: int = 0
    ) -> None:
        """Go to the table of an invitation; with `create`, open a table at a club.

        `match` and `since` name the last message of a match that the person has.
        """
        self.close()
        opening: dict[str, Json] = {"invitation": invitation, "name": name}
        if create is not None:
            opening["create"] = create
        opening |= {"match": match, "since": since}
        self._process = LineProcess(
            line_command(self._own),
            {"open": opening},
            self,
            is_talking=True,
            # A character may take four bytes.
            max_line=4 * MAX_SERVER_BYTES,
        )
        self._process.line_read.connect(self._on_line)
        self._process.ended.connect(self._on_ended)

    def send(self, message: Json) -> None:
        """Send a message to the table."""
        if self._process is not None:
            self._process.send(message)

    def hurry(self) -> None:
        """Try again now, if the line is broken."""
        self.send({"hurry": True})

    def close(self) -> None:
        """Close the line; the table keeps the seat."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _on_line(self, message: Json) -> None:
        if not isinstance(message, dict):
            self._fail("malformed")
            return
        match message.get("is"):
            case "link":
                self.state = str(message.get("state"))
                self.changed.emit(message)
            case "home":
                self.invited.emit(str(message.get("invitation")))
            case "fault":
                self._fail(str(message.get("why")))
            case _:
                self.received.emit(message)

    def _on_ended(self) -> None:
        # The line says "stopped" before it ends by itself.
        if self._process is not None and self.state != "stopped":
            self._process = None
            self.failed.emit("ended")

    def _fail(self, why: str) -> None:
        self.close()
        self.failed.emit(why)
