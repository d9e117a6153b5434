"""The panel of a table for friends, beside the shelf: seats, invitation, rules, beginning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.names import capital
from desktop.language.translation import join_words, translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.icons import paint_icon
from desktop.painting.seat_look import LOOKS
from desktop.style import keyboard
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.theme import current_theme
from desktop.style.widgets import DropDown, plain_label, rule
from desktop.table.game_table import GameTable
from desktop.windows.friends.lobby import Lobby, Reach, SeatKind
from desktop.windows.friends.lobby_seat_row import LobbySeatRow
from desktop.windows.friends.local_network import KnocksBlock, NearbyTablesBlock
from desktop.windows.friends.table_texts import clock_text, options_text, owner_text
from desktop.windows.shelf.place_choice import PlaceChoice
from engine.core.values import Seat
from engine.data.codec import encode

#: Width in pixels at normal text size.
WIDTH = 352
#: Height below which the rows are low.
_LOW_HEIGHT = 720
#: Milliseconds for which a button says that its invitation was copied.
_COPIED_MS = 2_000
#: Choices of the clock, in seconds for an answer.
_CLOCKS = (0, 30, 60, 180, 86_400)


class FriendsPanel(SelfUpdating, QFrame):
    """Shows a table before its match begins, and passes on what the person wants.

    Signals:
        requested(dict): a message to the table (docs/online-protocol.md).
        closed(): the person closes the table, or gets up from it.
        again_requested(): try again to reach the table that failed.
        screen_requested(): the person wants to set up a game at this screen.
        sit_down_requested(): the person has an invitation to another table.
    """

    requested = Signal(object)
    closed = Signal()
    again_requested = Signal()
    screen_requested = Signal()
    sit_down_requested = Signal()
    seen_changed = Signal(bool)

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        #: The tables on the local network, and who knocks at this one.
        self.nearby_tables, self._knocks = NearbyTablesBlock(tables, self), KnocksBlock(self)
        self._knocks.requested.connect(self.requested)
        self._table: GameTable | None = None
        self._lobby: Lobby | None = None
        self._rows: list[LobbySeatRow] = []
        #: The seat whose invitation the field shows.
        self._invited: Seat | None = None
        #: The seat whose invitation is copied as soon as the table has one.
        self._awaited: Seat | None = None
        #: Why the table cannot be opened; "" while it can.
        self._failure = ""
        #: Whether opening the table takes longer than usual.
        self._is_delayed = False
        self._place_choice = PlaceChoice(self, with_friends=True)
        self._place_choice.other_requested.connect(self.screen_requested)
        self._title = plain_label(self, "title")
        self._lead = plain_label(self, "lead", wrapped=True)
        #: The options of the game that is played here.
        self._options = plain_label(self, "quiet", wrapped=True)
        self._seats_head = plain_label(self, "heading")
        self._seats = QVBoxLayout()
        self._invitation = _Invitation(self)
        self._invitation.copied.connect(self._copy)
        self._clock_label = plain_label(self, "sentence")
        self._clock = DropDown(self)
        self._clock.setObjectName("clock")
        self._clock.activated.connect(self._on_clock)
        self._clock_label.setBuddy(self._clock)
        self._hints, self._watchers, self._on_network = (QCheckBox(self) for _ in range(3))
        boxes = {"hints": self._hints, "watchers": self._watchers, "house": self._on_network}
        for key, box in boxes.items():
            box.setObjectName(key)
            box.setProperty("role", "option")
            box.clicked.connect(partial(self._on_rule, key, box))
        #: Whether the table that is awaited is a new one.
        self._is_new = False
        self._watch = QPushButton(self)
        self._watch.setObjectName("watch")
        self._watch.clicked.connect(self._copy_watch)
        self._missing = plain_label(self, "remark", wrapped=True)
        self._begin = QPushButton(self)
        self._begin.setProperty("primary", True)
        self._begin.setObjectName("begin")
        self._begin.clicked.connect(lambda: self.requested.emit({"do": "begin"}))
        self._again = QPushButton(self)
        self._again.setProperty("primary", True)
        self._again.setObjectName("again")
        self._again.clicked.connect(self.again_requested)
        self._close = QPushButton(self)
        self._close.setObjectName("close")
        self._close.clicked.connect(self.closed)
        self._sit = QPushButton(self)
        self._sit.setObjectName("sit down")
        self._sit.clicked.connect(self.sit_down_requested)
        self._copied_timer = QTimer(self)
        self._copied_timer.setSingleShot(True)
        self._copied_timer.setInterval(_COPIED_MS)
        self._copied_timer.timeout.connect(self._forget_copied)
        self._arrange()
        self.restyle()
        self.retranslate()

    def _arrange(self) -> None:
        inner = QWidget(self)
        column = self._column = QVBoxLayout(inner)
        column.addWidget(self._title)
        column.addWidget(self._lead)
        column.addWidget(self._options)
        column.addWidget(self._knocks)
        column.addWidget(self.nearby_tables)
        column.addWidget(self._seats_head)
        column.addWidget(rule(self))
        column.addLayout(self._seats)
        column.addSpacing(4)
        column.addWidget(self._invitation)
        clock = QHBoxLayout()
        clock.setSpacing(8)
        clock.addWidget(self._clock_label)
        clock.addWidget(self._clock, 1)
        column.addLayout(clock)
        column.addWidget(self._hints)
        column.addWidget(self._watchers)
        column.addWidget(self._watch)
        column.addWidget(self._on_network)
        column.addStretch()
        column.addWidget(self._sit)
        self._scroll = FadingScroll(self, over=True)
        self._scroll.setWidget(inner)
        foot = QVBoxLayout()
        foot.setContentsMargins(24, 4, 24, 18)
        foot.setSpacing(6)
        foot.addWidget(self._missing)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._begin, 2)
        buttons.addWidget(self._again, 2)
        buttons.addWidget(self._close, 1)
        foot.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = self._head = QHBoxLayout()
        head.addWidget(self._place_choice)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    # -- content -----------------------------------------------------------------------------------

    def await_table(self, table: GameTable, *, is_new: bool = False) -> None:
        """Say that a new table for this game is being opened, or that one is being called."""
        self._is_new = is_new
        self._table, self._lobby, self._failure = table, None, ""
        self._is_delayed = False
        self._invited = None
        self._make_rows(0)
        self.retranslate()

    def show_delay(self) -> None:
        """Say that opening the table takes longer than usual."""
        if self._lobby is None:
            self._is_delayed = True
            self.retranslate()

    def show_failure(self, reason: str) -> None:
        """Say why the table could not be opened or is gone."""
        self._lobby, self._failure = None, reason
        self._make_rows(0)
        self.retranslate()

    def show_lobby(self, table: GameTable, lobby: Lobby) -> None:
        """Show the table as it is now."""
        self._table, self._lobby, self._failure = table, lobby, ""
        if len(self._rows) != len(lobby.seats):
            self._make_rows(len(lobby.seats))
        for row in self._rows:
            row.show_seat(lobby)
        if self._awaited in lobby.invitations:
            self._invited = self._awaited
        elif self._invited not in lobby.invitations:
            self._invited = next(iter(lobby.invitations), None)
        self.retranslate()
        if self._awaited is not None and self._awaited == self._invited:
            self._copy()

    def _make_rows(self, count: int) -> None:
        for row in self._rows:
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for seat in range(count):
            row = LobbySeatRow(seat, LOOKS[seat], self)
            row.kind_chosen.connect(self._on_kind)
            row.invited.connect(self._on_invited)
            self._seats.addWidget(row)
            row.show()
            self._rows.append(row)
        self._fit()

    def _fit(self) -> None:
        low = self.height() < scaled(_LOW_HEIGHT)
        for row in self._rows:
            row.set_low(low)
        self._seats.setSpacing(4 if low else 8)
        self._column.setSpacing(3 if low else 6)
        self._column.setContentsMargins(24, 4 if low else 10, 24, 6)
        self._head.setContentsMargins(24, 6 if low else 14, 24, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen_changed.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen_changed.emit(False)

    def restyle(self) -> None:
        self.setFixedWidth(scaled(WIDTH))
        self._fit()

    def retranslate(self) -> None:
        self._seats_head.setText(translate("Shelf", "Seats"))
        self._begin.setText(translate("Friends", "Begin"))
        lobby, table = self._lobby, self._table
        is_open = lobby is not None
        self._invitation.setVisible(lobby is not None and lobby.is_host)
        rules = self._clock_label, self._clock, self._hints, self._watchers, self._on_network
        self._watch.setVisible(lobby is not None and bool(lobby.watch))
        for widget in (self._seats_head, self._missing, self._options, *rules):
            widget.setVisible(is_open)
        self._begin.setVisible(lobby is not None and lobby.is_host)
        self._again.setVisible(bool(self._failure))
        self._again.setText(translate("Friends", "Try again"))
        # Who waits for others at a table of their own may want to sit down elsewhere.
        may_go = lobby is None or (lobby.is_host and lobby.present_count == 1)
        self._sit.setVisible(may_go)
        self.nearby_tables.setVisible(may_go)
        self._knocks.show_lobby(lobby)
        self._sit.setText(translate("Friends", "Sit down with an invitation…"))
        if lobby is None or lobby.is_host:
            self._close.setText(translate("Friends", "Close"))
            self._close.setToolTip(translate("Friends", "Close the table for everyone"))
        else:
            self._close.setText(translate("Friends", "Get up"))
            self._close.setToolTip(translate("Friends", "Leave your seat at this table"))
        if table is not None:
            self._title.setText(table.title())
        if lobby is None:
            self._lead.setText(self._failure or self._waiting_text())
            return
        here = translate("Friends", "%n player(s) here.", "", lobby.present_count)
        self._lead.setText(here if lobby.is_host else f"{capital(owner_text(lobby))}. {here}")
        if table is not None:
            self._options.setText(options_text(table, lobby.options))
        self._invitation.show_lobby(lobby, self._invited)
        self._list_rules(lobby)
        self._missing.setText(self._missing_text(lobby))

    def _waiting_text(self) -> str:
        if self._is_delayed:
            return translate(
                "Friends",
                "Opening a table… It takes longer than usual: what was open before is still "
                "closing.",
            )
        if not self._is_new:
            return translate("Friends", "Connecting to the table…")
        return translate("Friends", "Opening a table…")

    def _list_rules(self, lobby: Lobby) -> None:
        self._clock_label.setText(translate("Friends", "Clock"))
        self._clock.clear()
        for seconds in _CLOCKS:
            self._clock.addItem(clock_text(seconds), seconds)
        self._clock.setCurrentIndex(max(0, self._clock.findData(lobby.rules.clock)))
        self._hints.setText(translate("Friends", "Hints are allowed"))
        self._hints.setChecked(lobby.rules.hints)
        self._watchers.setText(translate("Friends", "Onlookers are allowed"))
        self._watchers.setChecked(lobby.rules.watchers)
        self._watch.setText(translate("Friends", "Copy the invitation to watch"))
        self._watch.setToolTip(
            translate("Friends", "Any number of people may use it; they see no hidden cards.")
        )
        self._on_network.setText(translate("Friends", "Shown to others on this network"))
        self._on_network.setToolTip(
            translate(
                "Friends", "They can knock; you let them in once you have compared four digits."
            )
        )
        self._on_network.setChecked(lobby.rules.house)
        for widget in (self._clock, self._hints, self._watchers, self._on_network):
            widget.setEnabled(lobby.is_host)

    def _missing_text(self, lobby: Lobby) -> str:
        if not lobby.is_host:
            return translate("Friends", "The host begins the match.")
        if not lobby.missing:
            return translate("Friends", "Everyone is here.")
        named = [lobby.seats[seat].name for seat in lobby.missing if lobby.seats[seat].name]
        if len(named) == len(lobby.missing):
            text = translate("Friends", "Not here yet: {names}. Bots keep their seats.")
            return text.format(names=join_words(named))
        return translate("Friends", "Bots keep the seats of those who are not here yet.")

    # -- acts of the person ------------------------------------------------------------------------

    def _on_kind(self, seat: Seat, kind: SeatKind, level: str) -> None:
        self.requested.emit({"do": "plan", "seat": seat, "kind": str(kind), "level": level})

    def _on_invited(self, seat: Seat) -> None:
        """Copy the invitation of a seat; an open seat becomes a friend's first."""
        lobby = self._lobby
        if lobby is None:
            return
        if lobby.seats[seat].kind is SeatKind.OPEN:
            self._awaited = seat
            self._on_kind(seat, SeatKind.FRIEND, "")
            return
        self._invited = seat
        self.retranslate()
        self._copy()

    def _on_clock(self) -> None:
        self._settle(clock=self._clock.currentData())

    def _on_rule(self, key: str, box: QCheckBox) -> None:
        self._settle(**{key: box.isChecked()})

    def _settle(self, **changes: Any) -> None:
        if self._lobby is not None:
            rules = replace(self._lobby.rules, **changes)
            self.requested.emit({"do": "settle", "rules": encode(rules)})

    def _copy(self) -> None:
        """Copy the invitation that the field shows."""
        lobby = self._lobby
        self._awaited = None
        if lobby is None or self._invited is None or self._invited not in lobby.invitations:
            return
        invitation = lobby.invitations[self._invited]
        QGuiApplication.clipboard().setText(invitation)
        self._forget_copied()
        self._rows[self._invited].show_copied(True)
        self._invitation.show_copied(True)
        self._copied_timer.start()

    def _copy_watch(self) -> None:
        """Copy the invitation that lets people watch."""
        if self._lobby is not None and self._lobby.watch:
            QGuiApplication.clipboard().setText(self._lobby.watch)
            self._watch.setText(translate("Friends", "Copied"))
            self._copied_timer.start()

    def _forget_copied(self) -> None:
        self._watch.setText(translate("Friends", "Copy the invitation to watch"))
        for row in self._rows:
            row.show_copied(False)
        self._invitation.show_copied(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if keyboard.key_meaning(event) == "C" and is_plain and self._invitation.isVisibleTo(self):
            self._copy()
            return
        super().keyPressEvent(event)


class _Invitation(SelfUpdating, QWidget):
    """The invitation that admits one friend, and from where it can be used.

    Signals:
        copied(): the invitation is to be copied.
    """

    copied = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = plain_label(self, "heading")
        self._note = plain_label(self, "remark")
        self._field = QLineEdit(self)
        self._field.setObjectName("invitation")
        self._field.setReadOnly(True)
        self._copy = QPushButton(self)
        self._copy.setObjectName("copy")
        self._copy.clicked.connect(self.copied)
        self._reach = _ReachSign(self)
        self._is_copied = False
        head = QHBoxLayout()
        head.addWidget(self._head)
        head.addStretch()
        head.addWidget(self._note)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._field, 1)
        row.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(rule(self))
        column.addLayout(row)
        column.addWidget(self._reach)

    def show_lobby(self, lobby: Lobby, seat: Seat | None) -> None:
        """Show the invitation of a seat; None if no seat is free for a friend."""
        invitation = lobby.invitations.get(seat, "") if seat is not None else ""
        self._field.setText(invitation)
        self._field.setCursorPosition(0)
        self._copy.setEnabled(bool(invitation))
        self._field.setPlaceholderText(translate("Friends", "No seat is free for a friend"))
        self._reach.show_reach(lobby)
        self.retranslate()

    def show_copied(self, is_copied: bool) -> None:
        """Say on the button that the invitation was copied, or stop saying so."""
        self._is_copied = is_copied
        self.retranslate()

    def retranslate(self) -> None:
        self._head.setText(translate("Friends", "Invitation"))
        self._note.setText(translate("Friends", "for one seat, once"))
        self._copy.setText(
            translate("Friends", "Copied") if self._is_copied else translate("Friends", "Copy")
        )
        self._copy.setToolTip(
            translate("Friends", "Copy the invitation (C), and send it to one friend")
        )
        self._field.setAccessibleName(translate("Friends", "Invitation"))


class _ReachSign(SelfUpdating, QWidget):
    """Says from where friends reach the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = QLabel(self)
        self._text.setProperty("role", "quiet")
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 0, 0)
        row.addWidget(self._text)
        self._lobby: Lobby | None = None
        self._reach = Reach.NETWORK

    def show_reach(self, lobby: Lobby) -> None:
        """Show from where this table can be reached."""
        self._lobby = lobby
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self._lobby is None:
            return
        self._reach, port = self._lobby.reach()
        self.setVisible(bool(port))
        if self._reach is Reach.NETWORK:
            text = translate("Friends", "Only friends on this network can reach this table.")
            tip = translate(
                "Friends",
                "This computer has no public address. To play with friends elsewhere, use a "
                "common private network, or a table on a club’s server.",
            )
        else:
            text = translate(
                "Friends", "Friends elsewhere can reach this table if your router lets them in."
            )
            tip = translate(
                "Friends", "Allow connections from outside to port {port} of this computer."
            ).format(port=port)
        self._text.setText(text)
        self.setToolTip(tip)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._lobby is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, "people", 9, self.height() / 2, 16, current_theme().quiet)
        painter.end()
