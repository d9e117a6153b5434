"""The connection of the window to a table at a server, kept up by a process."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.system.line_process import LineProcess
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode
from engine.server.messages import MAX_SERVER_BYTES
from engine.server.network_search import NetworkTable
from engine.server.processes import line_command

#: The file of this person's own secret, in the folder of saved games.
OWN_SECRET = "friends.secret"


class TableLink(QObject):
    """The connection to one table. What is sent while it is broken arrives once it is restored.

    Signals:
        received(dict): a message of the table (docs/online-protocol.md).
        changed(dict): a message about the connection: its `state` is "trying", "up", "down" or
            "stopped".
        invited(str): the invitation with which the host of a new table comes back to it.
        failed(str): the connection cannot work; the key of the reason.
    """

    received = Signal(object)
    changed = Signal(object)
    invited = Signal(str)
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create a connection of the person whose secret is in `folder`."""
        super().__init__(parent)
        self._secret_file = folder / OWN_SECRET
        self._process: LineProcess | None = None
        #: The state of the connection.
        self.state = ""

    def open(
        self, invitation: str, name: str, *, create: Json = None, match: int = 0, since: int = 0
    ) -> None:
        """Go to the table of an invitation; with `create`, open a table at its server.

        `match` and `since` name the last message of a match that the person has.
        """
        self.close()
        opening: dict[str, Json] = {"invitation": invitation, "name": name}
        if create is not None:
            opening["create"] = create
        opening |= {"match": match, "since": since}
        self._process = LineProcess(
            line_command(self._secret_file),
            {"open": opening},
            self,
            is_talking=True,
            # A character may take four bytes.
            max_line=4 * MAX_SERVER_BYTES,
        )
        self._process.line_read.connect(self._on_message)
        self._process.ended.connect(self._on_ended)

    def send(self, message: Json) -> None:
        """Send a message to the table."""
        if self._process is not None:
            self._process.send(message)

    def reconnect_now(self) -> None:
        """Try again now, if the connection is broken."""
        self.send({"hurry": True})

    def close(self) -> None:
        """Close the connection; the table keeps the seat."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _on_message(self, message: Json) -> None:
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
        # The process says "stopped" before it ends by itself.
        if self._process is not None and self.state != "stopped":
            self._process = None
            self.failed.emit("ended")

    def _fail(self, why: str) -> None:
        self.close()
        self.failed.emit(why)


class TablePeek(QObject):
    """A look at the table of an invitation, before the person sits down.

    Signals:
        seen(dict): the table (docs/online-protocol.md), without a game if its server shows none.
        failed(str): it cannot be seen; the key of the reason.
    """

    seen = Signal(object)
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create it; the person's own secret is in `folder`."""
        super().__init__(parent)
        self._secret_file = folder / OWN_SECRET
        self._process: LineProcess | None = None

    def look(self, invitation: str) -> None:
        """Ask the server of an invitation for its table; the one asked for last counts."""
        self.give_up()
        wanted = {"peek": {"invitation": invitation}}
        self._process = LineProcess(line_command(self._secret_file), wanted, self, is_talking=True)
        self._process.line_read.connect(self._on_message)
        self._process.ended.connect(lambda: self._fail("ended"))

    def give_up(self) -> None:
        """Stop looking."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _on_message(self, message: Json) -> None:
        match message:
            case {"is": "peeked"}:
                self.give_up()
                self.seen.emit(message)
            case {"is": "fault", "why": str(why)}:
                self._fail(why)

    def _fail(self, why: str) -> None:
        if self._process is not None:
            self.give_up()
            self.failed.emit(why)


class LocalNetworkLink(QObject):
    """The link of the window to tables on the local network: lists them, and knocks at one.

    Without the library that finds them the list stays empty.

    Signals:
        found(list[HouseTable]): the tables that are there now.
        digits_told(str): the digits by which the host recognizes the person who knocks.
        admitted(str): the invitation that the host gives.
        declined(str): there is none; the key of the reason.
    """

    found = Signal(object)
    digits_told = Signal(str)
    admitted = Signal(str)
    declined = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create it; the person's own secret is in `folder`."""
        super().__init__(parent)
        self._secret_file = folder / OWN_SECRET
        self._list: LineProcess | None = None
        self._knock: LineProcess | None = None

    def browse(self) -> None:
        """List tables from now on."""
        if self._list is None:
            self._list = self._start({"browse": True})
            self._list.line_read.connect(self._on_list)

    def stop_listing(self) -> None:
        """Stop listing tables."""
        process, self._list = self._list, None
        if process is not None:
            process.stop()
            self.found.emit([])

    def knock(self, table: NetworkTable, name: str) -> None:
        """Ask the host of a table for a seat."""
        self.give_up()
        wanted = {"server": encode(table.server), "table": table.table, "name": name}
        self._knock = self._start({"knock": wanted})
        self._knock.line_read.connect(self._on_knock)
        self._knock.ended.connect(lambda: self._end_knock("ended"))

    def give_up(self) -> None:
        """Stop knocking."""
        process, self._knock = self._knock, None
        if process is not None:
            process.stop()

    def _start(self, message: Json) -> LineProcess:
        return LineProcess(line_command(self._secret_file), message, self, is_talking=True)

    def _on_list(self, message: Json) -> None:
        match message:
            case {"is": "house", "tables": list(entries)}:
                try:
                    self.found.emit([decode(NetworkTable, entry, "table") for entry in entries])
                except CodecError:
                    self.stop_listing()
            case {"is": "fault"}:
                self.stop_listing()

    def _on_knock(self, message: Json) -> None:
        match message:
            case {"is": "digits", "digits": str(digits)}:
                self.digits_told.emit(digits)
            case {"is": "admitted", "invitation": str(invitation)}:
                self.give_up()
                self.admitted.emit(invitation)
            case {"is": "fault", "why": str(why)}:
                self._end_knock(why)

    def _end_knock(self, why: str) -> None:
        if self._knock is not None:
            self.give_up()
            self.declined.emit(why)
