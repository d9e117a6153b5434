"""The channel between a session and the match at a table for friends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from desktop.painting.presence import Presence
from desktop.play.remote_session import Channel
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import Lobby
from engine.core.values import Json
from engine.play.seen_match import SeenMatch

#: The requests of a session by the messages that carry them to the server.
_REQUESTS: Final = {"answer": "answer", "act": "interrupt", "undo": "undo", "leave": "leave"}


class TableChannel(Channel):
    """Translates what a session asks into messages to the server, and back."""

    def __init__(self, table: FriendsTable, seen: SeenMatch, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._seen = table, seen
        table.line_changed.connect(self._on_line)
        table.answered.connect(self._on_answered)
        table.changed.connect(self._on_changed)

    def receive(self, message: Json) -> None:
        """Pass on a message about the match."""
        self.received.emit(message)

    def tell_presence(self) -> None:
        """Tell the session who is on the line."""
        if self._table.lobby is not None:
            self._on_changed(self._table.lobby)

    def send(self, message: Json) -> None:
        match message:
            case {"kind": "answer", "question": question, "action": action}:
                joined = bool(message.get("joined"))
                self._table.send(
                    {"do": "answer", "question": question, "action": action, "joined": joined}
                )
            case {"kind": "interrupt", "ply": ply, "action": action}:
                self._table.act({"do": "act", "ply": ply, "action": action})
            case {"kind": "undo"} if self._seen.seat is not None:
                taken = self._seen.taking_back(self._seen.seat)
                if taken is not None:
                    self._table.send({"do": "undo", "to": taken.to})
            case {"kind": "leave"}:
                self._table.leave()
            case {"kind": "resign"}:
                self._table.send({"do": "resign"})

    def _on_line(self, message: dict[str, Json]) -> None:
        self.connected_changed.emit(message.get("state") == "up")

    def _on_answered(self, message: dict[str, Json]) -> None:
        request = _REQUESTS.get(str(message.get("do")))
        if message.get("is") == "refused" and request is not None:
            self.received.emit(
                {"kind": "refused", "request": request, "key": str(message.get("why"))}
            )

    def _on_changed(self, lobby: Lobby) -> None:
        seats = [i for i, seat in enumerate(lobby.seats) if seat.presence is Presence.HERE]
        self.received.emit({"kind": "presence", "seats": seats})
