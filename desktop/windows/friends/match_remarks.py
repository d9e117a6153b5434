"""What the people at a table for friends write to each other, on the page of its match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop.language.translation import translate
from desktop.panels.talk.remarks_box import RemarkLine
from desktop.play.remote_session import RemoteSession
from desktop.style import shortcuts
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import Lobby
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Json


class MatchRemarks(QObject):
    """Shows the lines of a table, sends those of the person, and counts those not yet read."""

    def __init__(
        self,
        page: MatchPage,
        session: RemoteSession,
        table: FriendsTable,
        say: Callable[[str], None],
    ) -> None:
        """Create it for a page; `say` says something in its strip."""
        super().__init__(page)
        self._page, self._session, self._table, self._say = page, session, table, say
        self._sidebar, self._box = page.sidebar, page.sidebar.remarks
        self._lobby: Lobby | None = None
        #: The names of the seats; "" for the person at the screen.
        self._names: Sequence[str] = ()
        #: The lines that were sent and not taken yet, by number.
        self._sent: dict[int, str] = {}
        #: The number of the last line that was announced.
        self._last_announced = self._last_number()
        self._is_ended = False
        table.answered.connect(self._on_answered)
        self._box.said.connect(self._on_said)
        self._box.left.connect(page.view.setFocus)
        self._box.mute_changed.connect(self._show)
        self._box.seen.connect(self._on_seen)
        shortcuts.action("write", page, self._write)

    def show_lines(self, lobby: Lobby, names: Sequence[str]) -> None:
        """Show the statements at a table, whose seats have these names."""
        self._lobby, self._names = lobby, names
        self._box.allow_writing(lobby.own_seat is not None)
        self._show()

    def end(self) -> None:
        """Hide the remarks, because the table is gone."""
        self._is_ended = True
        self._box.is_wanted = False
        self._page.talk.count_lines(0)
        self._sidebar.refresh()

    def _show(self) -> None:
        if self._lobby is None or self._is_ended:
            return
        names = self._names
        lines = [
            RemarkLine(line.seat, names[line.seat], line.text) for line in self._table.chat_lines
        ]
        others = {
            seat: names[seat]
            for seat, entry in enumerate(self._lobby.seats)
            if entry.is_person and names[seat]
        }
        self._box.show_lines(lines, others)
        if self._box.is_wanted is not bool(others):
            self._box.is_wanted = bool(others)
            self._sidebar.refresh()

    def on_talked(self) -> None:
        """Show new lines, announce them, and count them where they are not in sight."""
        if self._is_ended:
            return
        self._show()
        fresh = [
            line
            for line in self._table.chat_lines
            if line.number > self._last_announced
            and self._names[line.seat]
            and self._names[line.seat] not in self._box.muted
        ]
        self._last_announced = self._last_number()
        for line in fresh:
            self._page.view.announce(f"{self._names[line.seat]}: {line.text}")
        if not self._box.isVisible():
            self._page.talk.count_lines(self._page.talk.unread_lines + len(fresh))

    def _last_number(self) -> int:
        """Return the number of the last line; -1 without lines."""
        return max((line.number for line in self._table.chat_lines), default=-1)

    def _on_seen(self) -> None:
        self._page.talk.count_lines(0)

    def _write(self) -> None:
        """Give the keyboard to the field, which may have to take the place of a hint first."""
        if not self._box.is_wanted:
            return
        if not self._box.isVisible():
            self._page.talk.toggle()
        if self._box.isVisible():
            self._box.write()

    def _on_said(self, text: str) -> None:
        if not self._session.is_connected:
            self._box.give_back(text)
            self._say(
                translate("Friends", "The connection is broken, so nobody would read this now.")
            )
            return
        self._sent[self._table.act({"do": "talk", "text": text})] = text

    def _on_answered(self, message: dict[str, Json]) -> None:
        match message:
            case {"is": "done", "id": int(number)}:
                self._sent.pop(number, None)
            case {"is": "refused", "do": "talk", "id": int(number)}:
                self._box.give_back(self._sent.pop(number, ""))
