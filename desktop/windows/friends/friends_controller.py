"""Tables for friends beside the shelf; everything else of this folder loads at first use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.storage.settings import Settings
from desktop.table.game_table import GameTable
from desktop.windows.current_game import CurrentGame
from desktop.windows.notice import Notice
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.play.setup import Setup

if TYPE_CHECKING:
    from desktop.windows.friends.kept_tables import RememberedTable
    from desktop.windows.friends.room import FriendsRoom
    from desktop.windows.match_page.match_page import MatchPage


class FriendsController(QObject):
    """Opens tables for friends beside the shelf, and their matches on the table.

    Signals:
        turn_told(bool): the table waits for the person, or no longer.
    """

    turn_told = Signal(bool)

    def __init__(
        self,
        shelf: ShelfPage,
        tables: Mapping[str, GameTable],
        settings: Settings,
        folder: Path,
        current: CurrentGame,
        notice: Notice,
    ) -> None:
        """Create it for the window of `shelf`; `folder` is the folder of the saved games."""
        super().__init__(shelf)
        self._shelf, self._tables, self._settings = shelf, tables, settings
        self._folder, self._current, self._notice = folder, current, notice
        self._room: FriendsRoom | None = None
        shelf.friends_requested.connect(self._on_requested)
        shelf.table_requested.connect(self._on_table)
        settings.changed.connect(self._on_setting)
        self._on_setting("tables")

    def _on_setting(self, key: str) -> None:
        """Offer the table used last on the shelf, also after a restart; none after its match."""
        if key != "tables":
            return
        if remembered := self._waiting_table():
            self._shelf.offer_table(remembered.game, remembered.others, remembered.seats)
        else:
            self._shelf.offer_table("", ())

    def _waiting_table(self) -> RememberedTable | None:
        if not self._settings.get("tables"):
            # Most people have none: nothing is loaded for them.
            return None
        from desktop.windows.friends.kept_tables import waiting_table

        return waiting_table(self._settings)

    def _on_table(self) -> None:
        if remembered := self._waiting_table():
            self.room.come_back(remembered)

    def come_back(self) -> None:
        """Come back to the table whose match goes on."""
        from desktop.windows.friends.kept_tables import running_table

        if table := running_table(self._settings):
            self.room.come_back(table)

    @property
    def has_seat(self) -> bool:
        """Whether the person has a seat at the table for friends whose match is in the window."""
        lobby = self._room.table.lobby if self._room is not None else None
        return self.is_match_shown and lobby is not None and lobby.own_seat is not None

    @property
    def forbids_analysis(self) -> bool:
        """Whether the window shows a match that is played without hints, and is not over."""
        table = self._room.table if self._room is not None and self.is_match_shown else None
        if table is None or table.lobby is None or table.phase != "playing":
            return False
        return not table.lobby.rules.hints

    @property
    def is_match_shown(self) -> bool:
        """Whether the match of a table for friends is in the window."""
        return self._room is not None and self._room.is_match_shown

    def return_to_match(self) -> bool:
        """Bring the match at the table for friends to the front; return whether there is one."""
        if self.is_match_shown:
            self._current.bring_to_front()
        return self.is_match_shown

    @property
    def room(self) -> FriendsRoom:
        """The room of the tables, made at the first call."""
        if self._room is None:
            from desktop.windows.friends.room import FriendsRoom

            self._room = FriendsRoom(
                self._shelf, self._tables, self._settings, self._folder, lambda: self._current.bots
            )
            self._room.match_ready.connect(self._current.join)
            self._room.turn_told.connect(self.turn_told)
            self._room.said.connect(lambda text: self._notice.say(lambda: text, brief=True))
        return self._room

    def sit_down(self, invitation: str = "") -> None:
        """Ask for an invitation to a friend's table; `invitation` is the invitation of a link."""
        self.room.ask(invitation)

    def accompany(self, page: MatchPage) -> None:
        """Show on the page of a match what its table for friends says, if it is one of these."""
        if self._room is not None:
            self._room.accompany(page)

    def quit(self) -> None:
        """Close connections and server, if there are any; tables and seats wait."""
        if self._room is not None:
            self._room.quit()

    def _on_requested(self, game: str, setup: Setup) -> None:
        self.room.open(game, setup)


def no_analysis_text() -> str:
    """Return why no copy of a position is edited while a match without hints goes on."""
    return translate(
        "Friends",
        "There are no hints at this table. You can edit its positions once the match is over.",
    )
