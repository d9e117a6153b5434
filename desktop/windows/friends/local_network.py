"""Tables on the local network: their list, the guest's knock, and the host's answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating
from desktop.style.widgets import plain_label, rule
from desktop.table.game_table import GameTable
from desktop.windows.friends.lobby import Knock, Lobby
from desktop.windows.friends.sit_down_dialog import NameDialog
from desktop.windows.friends.table_texts import options_text, rules_text
from engine.core.values import Seat
from engine.server.network_search import NetworkTable

#: Width of the text of the dialog in pixels of normal text.
_WIDTH = 420


class _Rows(SelfUpdating, QWidget):
    """A column of cards that are made anew whenever what they show changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def show_rows(self, rows: list[QWidget]) -> None:
        """Show these cards in place of the former ones."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = rows
        for row in rows:
            self._column.addWidget(row)
            row.show()


class NearbyTablesBlock(_Rows):
    """Lists the tables on the local network with a free seat; takes no room without any.

    Signals:
        chosen(HouseTable): the person wants to sit down there.
        seen_changed(bool): the block is in sight, so its list should be kept, or no longer.
    """

    chosen = Signal(object)
    seen_changed = Signal(bool)

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self._tables = tables
        self._found_tables: list[NetworkTable] = []
        self._head = plain_label(self, "heading")
        self._rule = rule(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self._rule)
        self.retranslate()

    def show_tables(self, found: Sequence[NetworkTable]) -> None:
        """List these tables."""
        if list(found) != self._found_tables:
            self._found_tables = list(found)
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen_changed.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen_changed.emit(False)

    def retranslate(self) -> None:
        self._head.setText(translate("Friends", "On this network"))
        for widget in (self._head, self._rule):
            widget.setVisible(bool(self._found_tables))
        self.show_rows([self._row(table) for table in self._found_tables])

    def _row(self, table: NetworkTable) -> QWidget:
        row = QFrame(self)
        row.setProperty("role", "card")
        title, lead = plain_label(row, "heading"), plain_label(row, "quiet", wrapped=True)
        title.setText(self._tables[table.game].title())
        free = translate("Friends", "with {name}; %n seat(s) free", "", table.free)
        game = self._tables[table.game]
        texts = [free.format(name=table.host)]
        if table.rules is not None:
            texts += [options_text(game, table.options), rules_text(table.rules)]
        lead.setText("\n".join(texts))
        button = QPushButton(translate("Friends", "Sit down"), row)
        button.setObjectName("knock")
        button.setAccessibleName(f"{button.text()}: {title.text()}, {lead.text()}")
        button.clicked.connect(partial(self.chosen.emit, table))
        grid = QGridLayout(row)
        grid.setContentsMargins(14, 8, 10, 10)
        grid.setVerticalSpacing(2)
        grid.addWidget(title, 0, 0)
        grid.addWidget(lead, 1, 0)
        grid.addWidget(button, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        return row


class KnockDialog(NameDialog):
    """Asks the host of a table on the local network for a seat, and shows the digits to read out.

    Signals:
        knocked(name): the person knocks under this name.
        given_up(): the person closed the dialog.
    """

    knocked = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget, table: NetworkTable, title: str, name: str) -> None:
        """Create it for a table of the game `title`; with a name it knocks as soon as it opens."""
        super().__init__(parent, name, "sit down", _WIDTH)
        self.table, self._title = table, title
        self._digits = self._trouble = ""
        self._is_knocking = False
        self._headline = plain_label(self, "headline")
        self._headline.setObjectName("digits")
        self._headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name_label = plain_label(self, "heading")
        self.field.textChanged.connect(lambda text: self.retranslate())
        self.confirm.clicked.connect(self.knock)
        fields = QHBoxLayout()
        fields.setSpacing(12)
        fields.addWidget(self._name_label)
        fields.addWidget(self.field, 1)
        self.arrange(self._headline, self._headline, self._lead, fields)
        self.restyle()
        self.retranslate()

    def knock(self) -> None:
        """Knock under the name that is written."""
        if self.player_name:
            self._is_knocking, self._digits, self._trouble = True, "", ""
            self.retranslate()
            self.knocked.emit(self.player_name)

    def show_digits(self, digits: str) -> None:
        """Show what the host must see too."""
        self._digits = digits
        self.retranslate()

    def show_trouble(self, trouble: str) -> None:
        """Say why the person cannot sit down; they may try again."""
        self._is_knocking, self._digits, self._trouble = False, "", trouble
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        text = translate("Friends", "{game}, with {name}")
        self._headline.setText(text.format(game=self._title, name=self.table.host))
        self._headline.setText(self._digits)
        self._headline.setVisible(bool(self._digits))
        self._lead.setText(self._trouble or self._lead_text().format(name=self.table.host))
        self._name_label.setText(translate("Friends", "Your name"))
        self.field.setReadOnly(self._is_knocking)
        self.confirm.setText(translate("Friends", "Sit down"))
        self.confirm.setEnabled(bool(self.player_name) and not self._is_knocking)
        # A text of more lines, and the digits, make the box higher.
        self._lead.setMinimumHeight(self._lead.heightForWidth(self._lead.width()))
        self.fit()

    def _lead_text(self) -> str:
        if self._digits:
            return translate(
                "Friends",
                "Read these four digits out to {name}, who lets you in if they see the same ones.",
            )
        if self._is_knocking:
            return translate("Friends", "Connecting to the table…")
        return translate("Friends", "Under which name do you want to sit down?")

    def reject(self) -> None:
        self.given_up.emit()
        super().reject()


class KnocksBlock(_Rows):
    """Shows the host who knocks; takes no room while nobody does.

    Signals:
        requested(dict): a message to the table (docs/online-protocol.md).
    """

    requested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: Who knocks, and where they may sit down; None if all seats are taken.
        self._knocks: tuple[Knock, ...] = ()
        self._seat: Seat | None = None

    def show_lobby(self, lobby: Lobby | None) -> None:
        """Show who knocks at a table."""
        knocks, free = ((), []) if lobby is None else (lobby.knocks, lobby.free_seats)
        seat = next(iter(free), None)
        if (knocks, seat) != (self._knocks, self._seat):
            self._knocks, self._seat = knocks, seat
            self.retranslate()

    def retranslate(self) -> None:
        self.show_rows([self._row(knock) for knock in self._knocks])

    def _row(self, knock: Knock) -> QWidget:
        row = QFrame(self)
        row.setProperty("role", "card")
        title, lead = plain_label(row, "heading"), plain_label(row, "quiet", wrapped=True)
        text = translate("Friends", "{name} knocks: {digits}")
        title.setText(text.format(name=knock.name, digits=knock.digits))
        lead.setText(translate("Friends", "Let in only the person who reads out these digits."))
        admit = QPushButton(translate("Friends", "Let in"), row)
        admit.setObjectName("let in")
        admit.setProperty("primary", True)
        admit.setEnabled(self._seat is not None)
        message = {"do": "admit", "knock": knock.number}
        admit.clicked.connect(partial(self.requested.emit, {**message, "seat": self._seat}))
        decline = QPushButton(translate("Friends", "Send away"), row)
        decline.setObjectName("send away")
        decline.clicked.connect(partial(self.requested.emit, message))
        buttons = QHBoxLayout()
        buttons.addWidget(admit)
        buttons.addWidget(decline)
        buttons.addStretch()
        column = QVBoxLayout(row)
        column.setContentsMargins(14, 8, 10, 10)
        column.setSpacing(4)
        column.addWidget(title)
        column.addWidget(lead)
        column.addLayout(buttons)
        return row
