"""The panel with the tables of friends to which a person can come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.widgets import plain_label
from desktop.table.game_table import GameTable
from desktop.table.talk.talk_texts import join_names
from desktop.windows.friends.friends_panel import WIDTH
from desktop.windows.friends.kept_tables import RememberedTable
from desktop.windows.friends.local_network import NearbyTablesBlock
from desktop.windows.shelf.place_choice import PlaceChoice


class TablesPanel(SelfUpdating, QFrame):
    """Lists the tables, the one used last first.

    Signals:
        chosen(KeptTable): the person wants to come back to it.
        forgotten(KeptTable): the person does not want to see it any more.
        new_requested(): open a new table.
        sit_down_requested(): sit down with an invitation.
        screen_requested(): set up a game at this screen.
    """

    chosen = Signal(object)
    forgotten = Signal(object)
    new_requested = Signal()
    sit_down_requested = Signal()
    screen_requested = Signal()

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._tables = tables
        self._rows: list[_TableRow] = []
        self._place_choice = PlaceChoice(self, with_friends=True)
        self._place_choice.other_requested.connect(self.screen_requested)
        #: The tables on the local network.
        self.nearby_tables = NearbyTablesBlock(tables, self)
        self._title = plain_label(self, "title")
        #: What to do, for a person without a table.
        self._ways = [plain_label(self, "sentence", wrapped=True) for _ in range(2)]
        self._way_cards: list[QFrame] = []
        self._has_tables = False
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self._new = QPushButton(self)
        self._new.setProperty("primary", True)
        self._new.setObjectName("new table")
        self._new.clicked.connect(self.new_requested)
        self._sit = QPushButton(self)
        self._sit.setObjectName("sit down")
        self._sit.clicked.connect(self.sit_down_requested)
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 10, 24, 6)
        column.addWidget(self.nearby_tables)
        column.addWidget(self._title)
        column.addLayout(self._list)
        for way in self._ways:
            card = QFrame(inner)
            card.setProperty("role", "card")
            self._way_cards.append(card)
            within = QVBoxLayout(card)
            within.setContentsMargins(14, 10, 12, 10)
            within.addWidget(way)
            column.addSpacing(4)
            column.addWidget(card)
        column.addStretch()
        self._scroll = FadingScroll(self, over=True)
        self._scroll.setWidget(inner)
        head = QHBoxLayout()
        head.setContentsMargins(24, 14, 24, 0)
        head.addWidget(self._place_choice)
        foot = QVBoxLayout()
        foot.setContentsMargins(24, 4, 24, 18)
        foot.setSpacing(8)
        foot.addWidget(self._new)
        foot.addWidget(self._sit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)
        self.restyle()
        self.retranslate()

    def show_tables(self, tables: Sequence[RememberedTable], to_end: str = "") -> None:
        """List these tables. That of the invitation `to_end` can be closed for everybody."""
        self._has_tables = bool(tables)
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [
            _TableRow(table, self._tables[table.game], self, can_end=table.line == to_end)
            for table in tables
        ]
        for table, row in zip(tables, self._rows, strict=True):
            row.chosen.connect(partial(self.chosen.emit, table))
            row.forgotten.connect(partial(self.forgotten.emit, table))
            self._list.addWidget(row)
            row.show()
        self.retranslate()

    def restyle(self) -> None:
        self.setFixedWidth(scaled(WIDTH))

    def retranslate(self) -> None:
        title = translate("Friends", "Play with friends")
        self._title.setText(translate("Friends", "Your tables") if self._has_tables else title)
        open_table = translate(
            "Friends", "Open a table, and send each friend an invitation: one line of text."
        )
        sit_down = translate("Friends", "Or sit down with the invitation that a friend sent you.")
        for way, text in zip(self._ways, (open_table, sit_down), strict=True):
            way.setText(text)
        for card in self._way_cards:
            card.setVisible(not self._has_tables)
        self._new.setText(translate("Friends", "Open a table"))
        self._sit.setText(translate("Friends", "Sit down with an invitation…"))


class _TableRow(SelfUpdating, QFrame):
    """A table: its game, who sits there, and the way back.

    Signals:
        chosen(), forgotten().
    """

    chosen = Signal()
    forgotten = Signal()

    def __init__(
        self, table: RememberedTable, game: GameTable, parent: QWidget, *, can_end: bool
    ) -> None:
        super().__init__(parent)
        self._can_end = can_end
        self.setProperty("role", "card")
        self._table, self._game = table, game
        self._title = plain_label(self, "heading")
        self._others = plain_label(self, "quiet", wrapped=True)
        self._back = QPushButton(self)
        self._back.setObjectName("come back")
        self._back.clicked.connect(self.chosen)
        self._forget = QPushButton(self)
        self._forget.setObjectName("forget")
        self._forget.clicked.connect(self.forgotten)
        buttons = QHBoxLayout()
        buttons.addWidget(self._back)
        buttons.addWidget(self._forget)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 10, 10)
        column.setSpacing(4)
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._others)
        column.addLayout(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        title = self._game.title()
        self._title.setText(title)
        if others := [name for name in self._table.others if name]:
            text = translate("Friends", "with {names}").format(names=join_names(others))
        else:
            text = translate("Friends", "Nobody else has sat down yet.")
        self._others.setText(text)
        self._back.setText(translate("Friends", "Come back"))
        self._back.setAccessibleName(f"{self._back.text()}: {title}, {text}")
        if self._can_end:
            self._forget.setText(translate("Friends", "End"))
            self._forget.setToolTip(translate("Friends", "Close the table for everyone"))
        else:
            self._forget.setText(translate("Friends", "Forget"))
            self._forget.setToolTip(
                translate("Friends", "Take this table off the list; your seat there stays yours.")
            )
        self._forget.setAccessibleName(f"{self._forget.text()}: {title}, {text}")
