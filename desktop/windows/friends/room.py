"""The way from the shelf to a table for friends: opening one, sitting down, and the match there."""

from __future__ import annotations

import getpass
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal

from desktop.language.names import PRODUCT
from desktop.language.translation import translate
from desktop.play.remote_session import RemoteSession
from desktop.play.table_link import LocalNetworkLink, TablePeek
from desktop.storage.settings import Settings
from desktop.system.qt_bots import QtBots
from desktop.system.system_message import SystemMessage
from desktop.table.game_table import GameTable
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.friends_texts import refusal_text
from desktop.windows.friends.kept_tables import (
    RememberedTable,
    forget_table,
    keep_table,
    kept_tables,
)
from desktop.windows.friends.lobby import Lobby, lobby_of
from desktop.windows.friends.local_network import KnockDialog
from desktop.windows.friends.match_company import MatchCompany
from desktop.windows.friends.sit_down_dialog import HostNameDialog, SitDownDialog
from desktop.windows.friends.table_channel import TableChannel
from desktop.windows.friends.table_texts import (
    options_text,
    owner_text,
    rules_text,
    seats_text,
)
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.errors import one_line
from engine.core.values import Json
from engine.data.codec import CodecError
from engine.data.json_documents import whole_number
from engine.play.seen_match import FeedError, SeenMatch
from engine.play.setup import Setup
from engine.server.invitation import Invitation, InvitationError
from engine.server.messages import MAX_NAME_LENGTH
from engine.server.network_search import NetworkTable


class FriendsRoom(QObject):
    """Shows the table for friends beside the shelf, until its match begins.

    Signals:
        match_ready(RemoteSession): the match of the table begins, or goes on after the person
            came back.
        said(str): a sentence for a notice.
        turn_told(bool): the table waits for the person, or no longer.
    """

    match_ready = Signal(object)
    said = Signal(str)
    turn_told = Signal(bool)

    def __init__(
        self,
        shelf: ShelfPage,
        tables: Mapping[str, GameTable],
        settings: Settings,
        folder: Path,
        bots: Callable[[], QtBots],
    ) -> None:
        """Create the room of the window of `shelf`.

        `folder` is that of the saved games, `bots` returns the process that thinks about hints.
        """
        super().__init__(shelf)
        self._shelf, self._tables, self._settings = shelf, tables, settings
        self._bots = bots
        #: Whether the table waited for the person when it was last described.
        self._was_turn = False
        #: The channel from the match on the table to its session; None before the match begins.
        self._channel: TableChannel | None = None
        #: The page of that match; None while there is none.
        self._page: MatchPage | None = None
        #: The number of that match at the table.
        self._number = 0
        self._message = SystemMessage(shelf.window(), PRODUCT, self)
        #: The number of the last knock that was announced.
        self._last_knock = 0
        #: Whether the match of the table is to be shown: the person has not left its page.
        self._is_shown = True
        #: The session that could not be understood, after which all is heard once more.
        self._was_repeated = False
        self.table = FriendsTable(folder, self)
        self.table.changed.connect(self._on_changed)
        self.table.match_messages_received.connect(self._on_match_messages)
        self.table.refused.connect(self._on_refused)
        self.table.ended.connect(self._on_ended)
        self._panel = FriendsPanel(tables, shelf)
        self.table.delayed.connect(self._panel.show_delay)
        self._panel.again_requested.connect(lambda: self._try())
        self._panel.hide()
        self._panel.seen_changed.connect(shelf.show_sitting)
        self._panel.requested.connect(self.table.send)
        self._panel.closed.connect(self._on_closed)
        self._panel.screen_requested.connect(lambda: shelf.show_friends(None))
        self._list = TablesPanel(tables, shelf)
        self._list.hide()
        self._list.chosen.connect(self.come_back)
        self.table.connection_changed.connect(self._on_connection_changed)
        self._list.forgotten.connect(self._on_forgotten)
        self._list.new_requested.connect(self._on_new)
        self._list.sit_down_requested.connect(self.ask)
        self._list.screen_requested.connect(lambda: shelf.show_friends(None))
        self._panel.sit_down_requested.connect(self.ask)
        self._peek = TablePeek(folder, self)
        self._peek.seen.connect(self._on_peeked)
        self._peek.failed.connect(self._on_peek_failed)
        self._local_network = LocalNetworkLink(folder, self)
        self._local_network.found.connect(self._on_found)
        self._local_network.digits_told.connect(self._on_digits)
        self._local_network.admitted.connect(self._on_admitted)
        self._local_network.declined.connect(self._on_declined)
        for block in (self._panel.nearby_tables, self._list.nearby_tables):
            block.chosen.connect(self._on_nearby_table_chosen)
            block.seen_changed.connect(self._on_nearby_tables_seen)
        self._knocking: KnockDialog | None = None
        #: The last way to a table, to be tried again if it failed.
        self._try: Callable[[], None] = self._offer
        self.table.seat_lost.connect(partial(forget_table, settings))
        #: The game and the set-up with which the table was opened; None for one come back to.
        self._opened: tuple[str, Setup] | None = None
        #: The game and the set-up on the start panel, for a new table.
        self._wanted_table: tuple[str, Setup] | None = None
        self._dialog: SitDownDialog | None = None

    @property
    def is_match_shown(self) -> bool:
        """Whether the match of the table is in the window."""
        return self._channel is not None

    def open(self, game: str, setup: Setup) -> None:
        """Show the table that waits for its match, or those where the person may sit down.

        A table at which nobody else sits yet follows the set-up of the start panel.
        """
        self._wanted_table = game, setup
        table = self.table
        if table.lobby is None or table.phase != "open":
            self._offer()
        elif self._opened in (None, self._wanted_table) or not table.is_host:
            self._shelf.show_friends(self._panel)
        elif table.has_company:
            self._shelf.show_friends(self._panel)
            self.said.emit(
                translate(
                    "Friends", "Friends sit at this table already; it stays as you opened it."
                )
            )
        else:
            self._on_new()

    def _offer(self) -> None:
        """Show the tables on the local network, those to come back to, and the way to a new one."""
        self._show_kept()
        self._shelf.show_friends(self._list)

    def _show_kept(self) -> None:
        to_end = self.table.seat_invitation if self.table.is_host else ""
        self._list.show_tables(kept_tables(self._settings), to_end)

    def come_back(self, kept: RememberedTable) -> None:
        """Come back to a table, which may be open all the time."""
        if self.table.lobby is None or self.table.seat_invitation != kept.line:
            self._on_come_back(kept)
        elif self.table.phase == "open":
            self._shelf.show_friends(self._panel)
        else:
            self._is_shown = True
            # A broken connection is tried at once; the person hears of it meanwhile.
            if self.table.is_away:
                self.said.emit(self._away_text())
            self.table.come_back_again()

    def _away_text(self) -> str:
        lobby = self.table.lobby
        assert lobby is not None
        text = translate("Friends", "{name}’s table cannot be reached now. Conquista keeps trying.")
        return text.format(name=lobby.seats[lobby.host].name)

    def _on_connection_changed(self, message: dict[str, Json]) -> None:
        """Show on the shelf whether the table can be reached."""
        self._shelf.show_away(self.table.is_away)
        if self.table.lobby is not None:
            self._tell_turn(self.table.lobby)
            if message.get("state") == "down" and self._is_shown and self._channel is None:
                self.said.emit(self._away_text())

    def _on_new(self) -> None:
        """Open a table for the game on the start panel."""
        assert self._wanted_table is not None
        game, setup = self._wanted_table
        if name := self._own_name(setup):
            self._open_as(game, setup, name)
            return
        # Nobody sits at a table under a name that they did not choose.
        dialog = HostNameDialog(self._shelf.window(), user_name())
        dialog.named.connect(partial(self._open_as, game, setup))
        dialog.open()

    def _open_as(self, game: str, setup: Setup, name: str) -> None:
        """Open a table, with the person's name."""
        self._settings.set("player", name)
        self._is_shown, self._opened = True, (game, setup)
        self._try = self._on_new
        self._panel.await_table(self._tables[game], is_new=True)
        self._shelf.show_friends(self._panel)
        if setup.seed is not None:
            self.said.emit(
                translate(
                    "Friends", "At a table with friends nobody can choose the deal: it is random."
                )
            )
        self.table.open(game, setup, name, self._settings.talk)

    def _on_come_back(self, kept: RememberedTable) -> None:
        self._is_shown, self._opened = True, None
        self._try = partial(self._on_come_back, kept)
        self._panel.await_table(self._tables[kept.game])
        self._shelf.show_friends(self._panel)
        self.table.come_back(kept)

    def _on_forgotten(self, kept: RememberedTable) -> None:
        if self.table.is_host and kept.line == self.table.seat_invitation:
            self._confirm_end(self._end_table)
            return
        forget_table(self._settings, kept.line)
        self._show_kept()

    def _end_table(self) -> None:
        self.table.end()
        self._show_kept()

    def ask(self, invitation: str = "") -> None:
        """Ask for an invitation and a name; `invitation` is the invitation of a link."""
        if self._dialog is not None:
            # The invitation asked for last counts.
            self._dialog.reject()
        dialog = SitDownDialog(self._shelf.window(), invitation, self._settings.get("player"))
        dialog.describe = address_text
        dialog.kind_of = _kind_of
        dialog.retranslate()
        dialog.look_requested.connect(self._peek.look)
        dialog.finished.connect(self._peek.give_up)
        dialog.sit_down_requested.connect(self._on_sit_down)
        dialog.given_up.connect(self.table.close)
        dialog.destroyed.connect(partial(self._on_dialog_gone, dialog))
        self._dialog = dialog
        dialog.open()

    def _on_peeked(self, message: dict[str, Json]) -> None:
        """Describe the table that a person wants to see before they sit down."""
        if self._dialog is None:
            return
        try:
            lobby = lobby_of(message)
        except CodecError:
            text = translate("Friends", "This server shows its tables only to those who sit down.")
            self._dialog.show_trouble(text)
            return
        table, seat = self._tables[lobby.game], whole_number(message.get("invited"))
        title = translate("Friends", "{game}, {owner}.")
        parts = (
            title.format(game=table.title(), owner=owner_text(lobby)),
            seats_text(lobby, seat),
            options_text(table, lobby.options),
            rules_text(lobby.rules),
        )
        self._dialog.show_table("\n".join(parts))

    def _on_peek_failed(self, why: str) -> None:
        if self._dialog is not None:
            self._dialog.show_trouble(refusal_text(why))

    def quit(self) -> None:
        """Close the connection and the server; tables and seats wait."""
        self._local_network.stop_listing()
        self._local_network.give_up()
        self._peek.give_up()
        self.table.quit()

    # -- tables on the local network ---------------------------------------------------------------

    def _on_nearby_tables_seen(self, is_seen: bool) -> None:
        """Look for tables as long as their list is in sight."""
        if is_seen:
            self._local_network.browse()
        elif not (self._panel.nearby_tables.isVisible() or self._list.nearby_tables.isVisible()):
            self._local_network.stop_listing()

    def _on_found(self, tables: list[NetworkTable]) -> None:
        """List the tables where a person may sit down, without those of this computer."""
        own_invitation = self.table.own_server_invitation
        pin = Invitation.parse(own_invitation).fingerprint if own_invitation else None
        others = [
            table
            for table in tables
            if table.phase == "open" and table.free and table.server.fingerprint not in (None, pin)
        ]
        for block in (self._panel.nearby_tables, self._list.nearby_tables):
            block.show_tables(others)

    def _on_nearby_table_chosen(self, table: NetworkTable) -> None:
        title = self._tables[table.game].title()
        dialog = KnockDialog(self._shelf.window(), table, title, self._settings.get("player"))
        dialog.knocked.connect(partial(self._on_knock, dialog))
        dialog.given_up.connect(self._local_network.give_up)
        dialog.given_up.connect(self._on_knock_over)
        self._knocking = dialog
        dialog.open()
        dialog.knock()

    def _on_knock(self, dialog: KnockDialog, name: str) -> None:
        self._settings.set("player", name)
        self._local_network.knock(dialog.table, name)

    def _on_digits(self, digits: str) -> None:
        if self._knocking is not None:
            self._knocking.show_digits(digits)

    def _on_admitted(self, invitation: str) -> None:
        if self._knocking is not None:
            dialog, self._knocking = self._knocking, None
            dialog.accept()
            self._is_shown = True
            self._panel.await_table(self._tables[dialog.table.game])
            self._shelf.show_friends(self._panel)
            self.table.sit_down(invitation, dialog.player_name)

    def _on_declined(self, why: str) -> None:
        if self._knocking is not None:
            self._knocking.show_trouble(refusal_text(why))

    def _on_knock_over(self) -> None:
        self._knocking = None

    def _own_name(self, setup: Setup) -> str:
        """Return the name of the host: the one on the panel, or the one used last; or ""."""
        chair = setup.chairs[0]
        typed = chair.name if chair.kind == "human" else ""
        return typed or str(self._settings.get("player") or "")

    def _on_sit_down(self, invitation: str, name: str) -> None:
        self._settings.set("player", name)
        self._is_shown = True
        if _kind_of(invitation) == "club":
            game, setup = self._shelf.chosen_game_id, self._shelf.setup()
            self.table.open(game, setup, name, self._settings.talk, server_invitation=invitation)
        else:
            self.table.sit_down(invitation, name)

    def _on_dialog_gone(self, dialog: SitDownDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _on_changed(self, lobby: Lobby) -> None:
        if self._dialog is not None:
            self._dialog.accept()
            self._shelf.show_friends(self._panel)
        self._keep(lobby)
        self._tell_turn(lobby)
        self._tell_knocks(lobby)
        if self.table.phase == "open":
            self._panel.show_lobby(self._tables[lobby.game], lobby)
        else:
            self._shelf.show_friends(None)

    def _on_match_messages(self, number: int, news: list[Json]) -> None:
        """Pass messages on to the session of the match, which the first ones begin."""
        if self._channel is not None and number == self._number:
            for message in news:
                self._channel.receive(message)
            return
        opening, *later = news
        is_opening = isinstance(opening, dict) and opening.get("kind") == "opening"
        if not (is_opening and self._is_shown):
            # The page was left; nothing is shown before the person comes back.
            return
        try:
            match: SeenMatch = SeenMatch(opening)
            # The page shows the present at once, whatever happened before.
            for message in later:
                match.receive(message)
        except FeedError:
            self.said.emit(refusal_text("malformed"))
            return
        channel = TableChannel(self.table, number, self)
        routines = self._tables[match.game.id].routines
        session = RemoteSession(match, channel, self._bots(), self, routines)
        # The page may have been left; then the channel ends with its session.
        channel.setParent(session)
        session.destroyed.connect(partial(self._on_session_gone, channel))
        session.connection_failed.connect(self._on_connection_failed)
        self._channel, self._number = channel, number
        self.match_ready.emit(session)
        channel.tell_presence()

    def _on_session_gone(self, channel: TableChannel) -> None:
        if self._channel is channel:
            self._channel, self._is_shown = None, False
            self._page = None
            lobby = self.table.lobby
            if lobby is not None and lobby.own_seat is None:
                # A person who only watches has no seat to come back to.
                self.table.close()
            elif lobby is not None:
                self._tell_turn(lobby)
                self.table.attend(looks=False)
            if self.table.phase == "playing":
                text = translate("Friends", "Your seat stays yours: “{way}” takes you back to it.")
                self.said.emit(text.format(way=translate("Friends", "Play with friends")))

    def accompany(self, page: MatchPage) -> None:
        """Show the people of the table on the page of its match, before its session starts."""
        session = page.session
        if isinstance(session, RemoteSession) and self.table.lobby is not None:
            MatchCompany(page, session, self.table)
            self._page = page
            page.installEventFilter(self)
            self.table.attend(looks=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the table when the person looks at another page, and when they look again."""
        kinds = (QEvent.Type.Show, QEvent.Type.Hide)
        if watched is self._page and event.type() in kinds and not event.spontaneous():
            self.table.attend(looks=event.type() == QEvent.Type.Show)
        return super().eventFilter(watched, event)

    @property
    def _is_seen(self) -> bool:
        """Whether the page of the match is in front."""
        return self._page is not None and self._page.isVisible()

    def _on_connection_failed(self, key: str) -> None:
        """Hear everything about the match once more; if that does not help, say so."""
        self._channel = None
        self.said.emit(refusal_text(key if self._was_repeated else "repeated"))
        if not self._was_repeated:
            self._was_repeated = True
            self.table.come_back_again()

    def _on_refused(self, text: str) -> None:
        """Say why something was not done; the page of a match says it itself."""
        if self._channel is None:
            self.said.emit(text)

    def _tell_turn(self, lobby: Lobby) -> None:
        """Show whether the table waits for the person, also to who looks elsewhere."""
        is_turn = lobby.is_own_turn and self.table.phase == "playing" and not self.table.is_away
        if is_turn and not self._was_turn:
            text = translate("Friends", "It is your turn at the friends’ table ({game}).")
            text = text.format(game=self._tables[lobby.game].title())
            self._call(text)
            if not self._is_seen and not (self._channel is None and self._is_shown):
                self.said.emit(text)
        self._was_turn = is_turn
        self._shelf.show_turn(is_turn and self._channel is None)
        self.turn_told.emit(is_turn)

    def _tell_knocks(self, lobby: Lobby) -> None:
        """Tell a host who looks elsewhere that a guest knocks."""
        new = [knock for knock in lobby.knocks if knock.number > self._last_knock]
        self._last_knock = max([knock.number for knock in lobby.knocks], default=0)
        if new:
            text = translate("Friends", "{name} knocks at your table; “{way}” takes you there.")
            way = translate("Friends", "Play with friends")
            text = text.format(name=new[0].name, way=way)
            self._call(text)
            if not self._panel.isVisible():
                self.said.emit(text)

    def _call(self, text: str) -> None:
        """Call a person who looks elsewhere, as their settings say."""
        self._message.call(text, is_wanted=bool(self._settings.get("notify")))

    def _keep(self, lobby: Lobby) -> None:
        """Remember the table, so that the person can come back to it."""
        if lobby.own_seat is None or not self.table.seat_invitation:
            return
        people = {i: seat.name for i, seat in enumerate(lobby.seats)}
        people.pop(lobby.own_seat, None)
        own_name = lobby.seats[lobby.own_seat].name
        is_home = lobby.is_host and self.table.is_served_here
        remembered = RememberedTable(
            self.table.seat_invitation, own_name, lobby.game, is_home, tuple(people.values())
        )
        remembered = replace(remembered, seats=(lobby.own_seat, *people), phase=self.table.phase)
        keep_table(self._settings, remembered)

    def _on_ended(self, why: str) -> None:
        self._was_turn = False
        self._shelf.show_turn(False)
        self._shelf.show_away(False)
        self.turn_told.emit(False)
        if self._list.isVisible():
            self._show_kept()
        if self._dialog is not None:
            self._dialog.show_trouble(why)
        elif why and self._panel.isVisible():
            self._panel.show_failure(why)
        elif why and self._channel is None:
            # The page of a match says it itself.
            self.said.emit(why)

    def _on_closed(self) -> None:
        lobby = self.table.lobby
        if lobby is None or not lobby.is_host or lobby.present_count == 1:
            self._leave()
            return
        self._confirm_end(self._leave)

    def _confirm_end(self, end: Callable[[], None]) -> None:
        """Close the table for everybody, if the person says so."""
        box = Confirmation(
            self._shelf.window(),
            translate("Friends", "Close the table?"),
            translate("Friends", "Everyone at the table has to leave."),
            translate("Friends", "Close"),
            danger=True,
        )
        box.accepted.connect(end)
        box.open()

    def _leave(self) -> None:
        self.table.leave()
        self._shelf.show_friends(None)


def address_text(text: str) -> str:
    """Return where the invitation in a text leads, or why it leads nowhere."""
    try:
        invitation = Invitation.parse(text)
    except InvitationError as error:
        return refusal_text(error.key)
    sentence = translate("Friends", "The table is at {address}.")
    if invitation.kind == "club":
        sentence = translate("Friends", "Opens a table at {address}, for the game on the shelf.")
    return sentence.format(address=invitation.addresses[0])


def user_name() -> str:
    """Return the name of the system's user, to be changed, or ""."""
    try:
        name = one_line(getpass.getuser().strip())[:MAX_NAME_LENGTH]
    except (OSError, KeyError, ImportError):
        return ""
    return name if name != "root" else ""


def _kind_of(text: str) -> str:
    """Return what the invitation in a text is for; "" if it is none."""
    try:
        return Invitation.parse(text).kind
    except InvitationError:
        return ""
