"""The table for friends at which the person at this screen sits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.play.local_server import LocalServer
from desktop.play.table_link import TableLink
from desktop.windows.friends.friends_texts import refusal_text, unreachable_text
from desktop.windows.friends.kept_tables import (
    RememberedTable,
    invitation_at_server,
    is_at_server,
    on_this_computer,
    update_addresses,
)
from desktop.windows.friends.lobby import Lobby, lobby_of
from engine.core.errors import one_line
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, encode
from engine.data.json_documents import whole_number
from engine.play.record import MAX_ACTIONS
from engine.play.setup import Setup, name_of
from engine.server.messages import MAX_TALK_LENGTH, SeatPlan, TableRules

#: Failed tries after which a person who has not sat down yet hears why.
_TRIES = 2
#: Reasons after which there is no way back to a table.
_FINAL = frozenset({"closed", "dismissed", "no_table", "used", "wrong_secret"})
#: Most messages about a match that wait for those that come at once after them.
_MAX_NEWS = 2 * MAX_ACTIONS
#: Most chat lines that are kept.
MAX_LINES = 100


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line that a person said to the table; plain text."""

    #: The server numbers the lines of a table.
    number: int
    seat: Seat
    text: str


class FriendsTable(QObject):
    """Opens a table or sits down at one, and knows its state.

    Signals:
        changed(Lobby): the table is another one, or in another state.
        match_messages_received(int, list): the number of a match of the table, and the messages
            about it (`engine.play.seen_match`) that came at once.
        chat_changed(): people said something (`chat_lines`).
        answered(dict): what the table did with an answer, an act or a chat line, or why it refused
            it.
        connection_changed(dict): the state of the connection, as `TableLink.changed`.
        refused(str): why something was not done, as a sentence.
        delayed(): the server of this computer takes longer than usual.
        seat_lost(str): the seat behind this invitation no longer exists.
        ended(str): why there is no table any more, as a sentence; "" if the person left it.
    """

    changed = Signal(object)
    match_messages_received = Signal(int, object)
    chat_changed = Signal()
    answered = Signal(object)
    connection_changed = Signal(object)
    refused = Signal(str)
    ended = Signal(str)
    delayed = Signal()
    seat_lost = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create a table that is not open; `folder` is the folder of the saved games."""
        super().__init__(parent)
        self._server = LocalServer(folder, self)
        self._server.serving.connect(self._on_serving)
        self._server.failed.connect(self._on_server_failed)
        self._server.delayed.connect(self.delayed)
        self._link = TableLink(folder, self)
        self._link.received.connect(self._on_message)
        self._link.changed.connect(self._on_connection)
        self._link.failed.connect(self._on_link_failed)
        self._link.invited.connect(self._on_seat_invitation)
        #: Called once the server serves, with the invitation that opens tables there.
        self._once_serving: Callable[[str], None] | None = None
        #: Called after closing the table.
        self._next: Callable[[], None] | None = None
        #: Whether the connection broke, and is not up again.
        self._is_retrying = False
        self._tries = 0
        #: Whether the person leaves the table, and knows why it ends.
        self._is_leaving = False
        #: Buffered messages of a batch, and the number of the match they belong to.
        self._match_news: list[Json] = []
        self._match_number = 0
        #: The number of the last act or chat line that was sent.
        self._last_id = 0
        #: The table as last described; None before.
        self.lobby: Lobby | None = None
        #: The state of the table: "open", "playing" or "over"; "" without a table.
        self.phase = ""
        #: The invitation with which this person comes back to the seat.
        self.seat_invitation = ""
        #: The last message about the connection itself.
        self.connection_state: dict[str, Json] = {}
        #: Whether the person looks at the table, not at another page; True at the start of a
        #: connection.
        self._is_attending = True
        #: What people said, by the numbers at the table.
        self._chat_lines: dict[int, ChatLine] = {}

    @property
    def is_host(self) -> bool:
        """Whether the person at this screen opened the table."""
        return self.lobby is not None and self.lobby.is_host

    @property
    def has_company(self) -> bool:
        """Whether another person has sat down at the table, connected or not."""
        lobby = self.lobby
        if lobby is None:
            return False
        return any(seat.is_person for i, seat in enumerate(lobby.seats) if i != lobby.own_seat)

    @property
    def is_away(self) -> bool:
        """Whether the table cannot be reached now."""
        return self.lobby is not None and self._is_retrying

    @property
    def chat_lines(self) -> list[ChatLine]:
        """What people said, the oldest first."""
        return [chat_line for _, chat_line in sorted(self._chat_lines.items())]

    @property
    def is_served_here(self) -> bool:
        """Whether the table is at the server of this computer."""
        return is_at_server(self.seat_invitation, self._server.invitation)

    @property
    def own_server_invitation(self) -> str:
        """The invitation that opens tables at this computer; "" while it serves none."""
        return self._server.invitation

    def open(
        self, game: str, setup: Setup, name: str, talk: str, server_invitation: str = ""
    ) -> None:
        """Open a table for a game as it was set up.

        The person at this screen sits at the first seat. `server_invitation` opens tables at the
        server that shall have it; by default this computer serves it.
        """
        if self.is_host and self.phase == "open" and not (self.has_company or self.is_away):
            # The table that nobody else has seen gives way.
            self._next = partial(self.open, game, setup, name, talk, server_invitation)
            self.leave()
            return
        self.close()
        creation = {
            "game": game,
            "seats": [encode(plan) for plan in plans_of(setup)],
            "options": setup.options,
            # A table at another server is not shown on this local network.
            "rules": encode(TableRules(talk=talk, house=not server_invitation)),
        }
        if server_invitation:
            self._link.open(server_invitation, name, create=creation)
        else:
            self._serve_then(
                name,
                lambda opening: self._link.open(on_this_computer(opening), name, create=creation),
            )

    def sit_down(self, invitation: str, name: str) -> None:
        """Sit down at the table of an invitation, or come back to it."""
        self.close()
        self.seat_invitation = invitation
        self._link.open(invitation, name)

    def come_back(self, kept: RememberedTable) -> None:
        """Come back to a table; one of this computer is opened again from the disk."""
        if not kept.is_home:
            self.sit_down(kept.line, kept.name)
            return
        self.close()

        def then(server_invitation: str) -> None:
            self.seat_invitation = update_addresses(kept, server_invitation).line
            self._link.open(on_this_computer(self.seat_invitation), kept.name)

        self._serve_then(kept.name, then)

    def come_back_again(self) -> None:
        """Hear everything about the match of the table once more, from its beginning."""
        lobby, invitation = self.lobby, self.seat_invitation
        if lobby is not None and lobby.own_seat is not None:
            if self.is_served_here:
                invitation = on_this_computer(invitation)
            self._link.open(invitation, lobby.seats[lobby.own_seat].name)

    def _serve_then(self, name: str, then: Callable[[str], None]) -> None:
        self._once_serving = then
        self._server.start(name)

    def send(self, message: Json) -> None:
        """Send a message to the table."""
        self._link.send(message)

    def act(self, message: dict[str, Json]) -> int:
        """Send an act or a chat line, which the table takes once; return its number."""
        self._last_id += 1
        self._link.send(message | {"id": self._last_id})
        return self._last_id

    def attend(self, looks: bool) -> None:
        """Say whether the person looks at the table, or at another page."""
        if (
            looks != self._is_attending
            and self.lobby is not None
            and self.lobby.own_seat is not None
        ):
            self._is_attending = looks
            self.send({"do": "attend", "looks": looks})

    def leave(self) -> None:
        """Leave the table; a host whose match has not begun closes it for everybody."""
        if self.is_host and self.phase == "open":
            self.end()
        else:
            self.close()

    def end(self) -> None:
        """Close the person's own table for everybody, whether or not its match has begun."""
        self._is_leaving = True
        self._link.send({"do": "close"})

    def reconnect_now(self) -> None:
        """Try a broken connection again now."""
        self._link.reconnect_now()

    def close(self) -> None:
        """Close the connection; the table keeps the seat of this person."""
        self._link.close()
        self._once_serving, self._tries, self._is_leaving, self._last_id = None, 0, False, 0
        self.lobby, self.phase, self.seat_invitation = None, "", ""
        self.connection_state, self._chat_lines = {}, {}
        self._next, self._is_retrying = None, False
        self._match_news, self._is_attending = [], True

    def quit(self) -> None:
        """Close the connection and the server, whose tables wait on the disk."""
        self.close()
        self._server.close()

    # -- the server --------------------------------------------------------------------------------

    def _on_serving(self, invitation: str) -> None:
        then, self._once_serving = self._once_serving, None
        if then is not None:
            then(invitation)

    def _on_server_failed(self, why: str) -> None:
        if self._once_serving is not None or self.is_host:
            self.close()
            self.ended.emit(refusal_text(why))

    def _on_seat_invitation(self, invitation: str) -> None:
        server_invitation = self._server.invitation
        is_here = is_at_server(invitation, server_invitation)
        self.seat_invitation = (
            invitation_at_server(invitation, server_invitation) if is_here else invitation
        )

    # -- the connection ----------------------------------------------------------------------------

    def _on_connection(self, message: dict[str, Json]) -> None:
        state = message.get("state")
        self.connection_state = message
        self._is_retrying = state == "down" or (state == "trying" and self._is_retrying)
        if state == "down" and self._next is not None:
            self._end("closed")
            return
        if state == "down" and self.lobby is None:
            self._tries += 1
            tried = message.get("tried")
            if self._tries >= _TRIES and isinstance(tried, list) and tried:
                self.close()
                self.ended.emit(unreachable_text(tried))
                return
        if state == "stopped":
            self._end(str(message.get("why")))
            return
        self.connection_changed.emit(message)

    def _on_link_failed(self, why: str) -> None:
        self._end(why)

    def _end(self, why: str) -> None:
        text = "" if self._is_leaving else refusal_text(why)
        invitation, then = self.seat_invitation, self._next
        self.close()
        if why in _FINAL:
            self.seat_lost.emit(invitation)
        if then is not None:
            then()
            return
        self.ended.emit(text)

    def _on_message(self, message: dict[str, Json]) -> None:
        match message.get("is"):
            case "table":
                self._on_table(message)
            case "seated":
                self._last_id = max(self._last_id, whole_number(message.get("last_id")) or 0)
                if not self._is_attending:
                    self.send({"do": "attend", "looks": False})
            case "match":
                self._on_match(message)
            case "talked":
                self._hear(message.get("lines"))
            case "taken" | "done" | "declined":
                self.answered.emit(message)
            case "refused":
                self.answered.emit(message)
                self.refused.emit(refusal_text(str(message.get("why"))))
            case _:
                # "welcome" needs nothing; later versions may say more.
                pass

    def _on_match(self, message: dict[str, Json]) -> None:
        """Take a message about a match; it is passed on with those that come at once."""
        number = whole_number(message.get("match")) or 0
        if number != self._match_number:
            self._match_number, self._match_news = number, []
        self._match_news.append(message.get("message"))
        if message.get("more") is True and len(self._match_news) < _MAX_NEWS:
            return
        news, self._match_news = self._match_news, []
        self.match_messages_received.emit(number, news)

    def _hear(self, lines: Json) -> None:
        """Take chat lines; one that comes a second time changes nothing."""
        seats = range(len(self.lobby.seats)) if self.lobby is not None else range(0)
        for entry in lines if isinstance(lines, list) else []:
            if not isinstance(entry, dict):
                continue
            number, seat = whole_number(entry.get("line")), whole_number(entry.get("seat"))
            text = entry.get("text")
            if number is None or seat is None or seat not in seats:
                continue
            if isinstance(text, str):
                self._chat_lines[number] = ChatLine(number, seat, one_line(text, MAX_TALK_LENGTH))
        for number in sorted(self._chat_lines)[:-MAX_LINES]:
            del self._chat_lines[number]
        self.chat_changed.emit()

    def _on_table(self, message: dict[str, Json]) -> None:
        before = self.lobby
        try:
            self.lobby = lobby_of(message)
        except CodecError:
            self._end("malformed")
            return
        if before is not None and 0 < before.match < self.lobby.match:
            # Everybody sits one seat further in a rematch.
            by, count = self.lobby.match - before.match, len(self.lobby.seats)
            for number, chat in self._chat_lines.items():
                self._chat_lines[number] = replace(chat, seat=(chat.seat + by) % count)
        self.phase = str(message.get("phase"))
        self.changed.emit(self.lobby)


def plans_of(setup: Setup) -> list[SeatPlan]:
    """Return the plans of the seats beside the first.

    Other people of the set-up are friends to invite; without any, the second seat is a friend's.
    """
    others = range(1, setup.seats)
    friends = [seat for seat in others if setup.chairs[seat].kind == "human"] or [1]
    return [
        SeatPlan("friend", setup.chairs[seat].name if setup.chairs[seat].kind == "human" else "")
        if seat in friends
        else SeatPlan("bot", name_of(setup, seat), setup.chairs[seat].level)
        for seat in others
    ]
