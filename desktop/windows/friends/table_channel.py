"""The channel between a session and the match at a table for friends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from desktop.painting.presence import Presence
from desktop.play.remote_session import Channel
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import Lobby
from engine.core.values import Json

#: The requests of a session by the messages to the server that carry them, where the names differ.
_REQUESTS: Final = {"act": "interrupt"}


class TableChannel(Channel):
    """Translates what a session asks into messages to the server, and back."""

    def __init__(self, table: FriendsTable, number: int, parent: QObject) -> None:
        """Create the channel for the match of this number at the table."""
        super().__init__(parent)
        self._table, self._number = table, number
        table.connection_changed.connect(self._on_connection)
        table.answered.connect(self._on_answered)
        table.changed.connect(self._on_changed)
        table.ended.connect(self._on_ended)

    def receive(self, message: Json) -> None:
        """Pass on a message about the match."""
        self.received.emit(message)

    def tell_presence(self) -> None:
        """Tell the session who is on the connection."""
        if self._table.lobby is not None:
            self._on_changed(self._table.lobby)

    def send(self, message: Json) -> None:
        kind = str(message["kind"])
        content = {key: value for key, value in message.items() if key != "kind"}
        match kind:
            case "answer":
                self._table.send({"do": "answer", "match": self._number, **content})
            case "interrupt":
                self._table.act({"do": "act", **content})
            case _:
                self._table.send({"do": kind, **content})

    def _on_connection(self, message: dict[str, Json]) -> None:
        self.connected_changed.emit(message.get("state") == "up")

    def _on_ended(self, why: str) -> None:
        self.connected_changed.emit(False)

    def _on_answered(self, message: dict[str, Json]) -> None:
        if message.get("is") == "refused":
            do, why = str(message.get("do")), str(message.get("why"))
            self.received.emit({"kind": "refused", "request": _REQUESTS.get(do, do), "key": why})

    def _on_changed(self, lobby: Lobby) -> None:
        seats = [i for i, seat in enumerate(lobby.seats) if seat.presence is Presence.HERE]
        self.received.emit({"kind": "presence", "seats": seats})
