"""The way from the shelf to a table for friends: opening one, sitting down, and the match there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.play.remote_session import RemoteSession
from desktop.storage.settings import Settings
from desktop.system.bot_process import BotProcess
from desktop.table.game_table import GameTable
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.kept_tables import (
    KeptTable,
    forget_table,
    keep_table,
    kept_tables,
)
from desktop.windows.friends.lobby import Lobby
from desktop.windows.friends.panel import FriendsPanel
from desktop.windows.friends.sit_down_dialog import SitDownDialog
from desktop.windows.friends.table_channel import TableChannel
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.friends.texts import refusal_text
from desktop.windows.shelf.page import ShelfPage
from engine.core.values import Json
from engine.play.seen_match import FeedError, SeenMatch
from engine.play.setup import NAMES, Setup, name_of
from engine.server.invitation import Invitation, InvitationError


class FriendsRoom(QObject):
    """Shows the table for friends beside the shelf, until its match begins.

    Signals:
        match_ready(RemoteSession): the match of the table begins, or goes on after the person
            came back.
        said(str): a sentence for a notice.
    """

    match_ready = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        shelf: ShelfPage,
        tables: Mapping[str, GameTable],
        settings: Settings,
        folder: Path,
        bots: Callable[[], BotProcess],
    ) -> None:
        """Create the room of the window of `shelf`.

        `folder` is that of the saved games, `bots` returns the process that thinks about hints.
        """
        super().__init__(shelf)
        self._shelf, self._tables, self._settings = shelf, tables, settings
        self._bots = bots
        #: The way of the match on the table to its session; None before the match begins.
        self._channel: TableChannel | None = None
        #: The number of that match at the table.
        self._number = 0
        self.table = FriendsTable(folder, self)
        self.table.changed.connect(self._on_changed)
        self.table.match_said.connect(self._on_match_said)
        self.table.refused.connect(self.said)
        self.table.ended.connect(self._on_ended)
        self._panel = FriendsPanel(shelf)
        self._panel.hide()
        self._panel.requested.connect(self.table.send)
        self._panel.closed.connect(self._on_closed)
        self._panel.screen_requested.connect(lambda: shelf.show_friends(None))
        self._list = TablesPanel(tables, shelf)
        self._list.hide()
        self._list.chosen.connect(self._on_come_back)
        self._list.forgotten.connect(self._on_forgotten)
        self._list.new_requested.connect(self._on_new)
        self._list.sit_down_requested.connect(self.ask)
        self._list.screen_requested.connect(lambda: shelf.show_friends(None))
        self._panel.sit_down_requested.connect(self.ask)
        self.table.lost.connect(partial(forget_table, settings))
        #: The game and the set-up on the start panel, for a new table.
        self._wanted: tuple[str, Setup] | None = None
        self._dialog: SitDownDialog | None = None

    def open(self, game: str, setup: Setup) -> None:
        """Show the table that is open or those to come back to, or open one as it was set up."""
        self._wanted = game, setup
        lobby, kept = self.table.lobby, kept_tables(self._settings)
        if lobby is not None and self.table.phase != "open":
            self.table.come_back_again()
        elif lobby is not None and (lobby.game == game or not lobby.is_host or lobby.present > 1):
            self._shelf.show_friends(self._panel)
        elif kept and lobby is None:
            self._list.show_tables(kept)
            self._shelf.show_friends(self._list)
        else:
            self._on_new()

    def _on_new(self) -> None:
        """Open a table for the game on the start panel."""
        assert self._wanted is not None
        game, setup = self._wanted
        self._panel.await_table(self._tables[game])
        self._shelf.show_friends(self._panel)
        self.table.open(game, setup, self._own_name(setup), self._settings.talk)

    def _on_come_back(self, kept: KeptTable) -> None:
        self._panel.await_table(self._tables[kept.game])
        self._shelf.show_friends(self._panel)
        self.table.come_back(kept)

    def _on_forgotten(self, kept: KeptTable) -> None:
        forget_table(self._settings, kept.line)
        self._list.show_tables(kept_tables(self._settings))

    def ask(self, line: str = "") -> None:
        """Ask for an invitation and a name; `line` is the invitation of a link."""
        dialog = SitDownDialog(self._shelf.window(), line, self._settings.get("player"))
        dialog.describe = address_text
        dialog.retranslate()
        dialog.sit_down_requested.connect(self._on_sit_down)
        dialog.given_up.connect(self.table.close)
        dialog.destroyed.connect(self._on_dialog_gone)
        self._dialog = dialog
        dialog.open()

    def quit(self) -> None:
        """Close the line and the server; tables and seats wait."""
        self.table.quit()

    def _own_name(self, setup: Setup) -> str:
        """Return the name of the host: the one on the panel, or the one used last."""
        chair = setup.chairs[0]
        typed = chair.name if chair.kind == "human" else ""
        name = typed or self._settings.get("player") or name_of(setup, 0) or NAMES[0]
        if typed:
            self._settings.set("player", typed)
        return str(name)

    def _on_sit_down(self, line: str, name: str) -> None:
        self._settings.set("player", name)
        self.table.sit_down(line, name)

    def _on_dialog_gone(self) -> None:
        self._dialog = None

    def _on_changed(self, lobby: Lobby) -> None:
        if self._dialog is not None:
            self._dialog.accept()
            self._shelf.show_friends(self._panel)
        self._keep(lobby)
        if self.table.phase == "open":
            self._panel.show_lobby(self._tables[lobby.game], lobby)
        else:
            self._shelf.show_friends(None)

    def _on_match_said(self, number: int, message: Json) -> None:
        """Pass a message on to the session of the match, which the first one begins."""
        if self._channel is not None and number == self._number:
            self._channel.receive(message)
            return
        if not isinstance(message, dict) or message.get("kind") != "opening":
            # The page was left; nothing is shown before the person comes back.
            return
        try:
            seen: SeenMatch = SeenMatch(message)
        except FeedError:
            self.said.emit(refusal_text("malformed"))
            return
        channel = TableChannel(self.table, number, self)
        routines = self._tables[seen.game.id].routines
        session = RemoteSession(seen, channel, self._bots(), self, routines)
        # The page may have been left; then the channel ends with its session.
        channel.setParent(session)
        session.destroyed.connect(partial(self._on_session_gone, channel))
        self._channel, self._number = channel, number
        self.match_ready.emit(session)
        channel.tell_presence()

    def _on_session_gone(self, channel: TableChannel) -> None:
        if self._channel is channel:
            self._channel = None

    def _keep(self, lobby: Lobby) -> None:
        """Remember the table, so that the person can come back to it."""
        if lobby.own is None or not self.table.home:
            return
        people = [seat.name for i, seat in enumerate(lobby.seats) if i != lobby.own and seat.name]
        own = lobby.seats[lobby.own].name
        is_home = lobby.is_host and self.table.is_served_here
        kept = KeptTable(self.table.home, own, lobby.game, is_home, tuple(people))
        keep_table(self._settings, kept)

    def _on_ended(self, why: str) -> None:
        if self._dialog is not None:
            self._dialog.show_trouble(why)
        elif why and self._panel.isVisible():
            self._panel.show_failure(why)
        elif why:
            self.said.emit(why)

    def _on_closed(self) -> None:
        lobby = self.table.lobby
        if lobby is None or not lobby.is_host or lobby.present == 1:
            self._leave()
            return
        box = Confirmation(
            self._shelf.window(),
            translate("Friends", "Close the table?"),
            translate("Friends", "Everybody who sits there has to leave."),
            translate("Friends", "Close"),
            danger=True,
        )
        box.accepted.connect(self._leave)
        box.open()

    def _leave(self) -> None:
        self.table.leave()
        self._shelf.show_friends(None)


def address_text(line: str) -> str:
    """Return where an invitation leads, or why it leads nowhere."""
    try:
        invitation = Invitation.parse(line)
    except InvitationError as error:
        return refusal_text(error.key)
    text = translate("Friends", "The table is at {address}.")
    return text.format(address=invitation.addresses[0])
