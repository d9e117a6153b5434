"""Translates between a match page's session and a table: requests there, messages here.

The page speaks `engine.play.seat_requests` and hears `engine.play.seat_feed`; the line speaks
`engine.server.messages`. The window passes JSON through this, and needs no network for it.
"""

from __future__ import annotations

from engine.core.values import Json
from engine.server.messages import Refusal

#: The names of requests whose message at the table is called otherwise.
_NAMES = {"interrupt": "act"}
_KINDS = {name: kind for kind, name in _NAMES.items()}
#: The requests that a session makes (`engine.play.seat_requests.KINDS`).
_REQUESTS = ("answer", "interrupt", "undo", "leave", "return", "resign")


class SeatChannel:
    """The way of one session to its table. It counts what must be taken once."""

    def __init__(self) -> None:
        #: The number of the match that is played.
        self.match = 0
        self._last_id = 0
        #: The seats whose people are on the line, as the session was told last.
        self._present: list[int] | None = None

    def next_id(self) -> int:
        """Return the number for a new act or line of talk."""
        self._last_id += 1
        return self._last_id

    def to_table(self, request: dict[str, Json]) -> dict[str, Json]:
        """Return the message for a request of the session. Raises Refusal for no request."""
        kind = request.get("kind")
        if kind not in _REQUESTS:
            raise Refusal("unknown")
        body = {key: value for key, value in request.items() if key != "kind"}
        message = {"do": _NAMES.get(kind, kind), **body}
        if kind == "answer":
            message["match"] = self.match
        elif kind == "interrupt":
            message["id"] = self.next_id()
        return message

    def to_session(self, message: dict[str, Json]) -> list[dict[str, Json]]:
        """Return what the session is told about a message of the table, which may be nothing."""
        match message:
            case {"is": "seated", "last_id": int(last)}:
                self._last_id = max(self._last_id, last)
            case {"is": "match", "match": int(number), "message": dict(content)}:
                self.match = number
                return [content]
            case {"is": "refused", "do": str(name), "why": str(key)}:
                kind = _KINDS.get(name, name)
                if kind in _REQUESTS:
                    return [{"kind": "refused", "request": kind, "key": key}]
            case {"is": "table", "seats": list(seats)}:
                here = [n for n, seat in enumerate(seats) if seat.get("presence") == "here"]
                if here != self._present:
                    self._present = here
                    return [{"kind": "presence", "seats": here}]
        return []
