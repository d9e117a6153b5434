"""What the shelf says of tables for friends: the card of the one used last, and what to do."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.painting.seat_look import LOOKS
from desktop.windows.friends.kept_tables import RememberedTable, keep_table
from desktop.windows.friends.room import FriendsRoom
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.main import MainWindow
from desktop.windows.shelf.continue_card import Players
from desktop.windows.shelf.start_panel import StartPanel
from desktop.windows.shelf.table_card import TableCard
from tests.desktop.kit import find
from tests.desktop.windows.friends.test_room import click, line, room, told

pytestmark = pytest.mark.usefixtures("unpainted")

__all__ = ["room"]


def test_the_card_shows_the_people_at_their_seats(window: MainWindow, room: FriendsRoom) -> None:
    room.table.seat_invitation = line(4)
    message = told(0) | {"you": 1, "host": 0}
    room.table._on_message(message)
    (card,) = window._shelf.findChildren(TableCard)
    people = card.findChildren(Players)[0]
    assert people._names == ["Rui", "You"]
    keep_table(
        room._settings, RememberedTable(line(5), "Ana", "cannir", others=("Rui",), seats=(4, 2))
    )
    assert people._names == ["Rui", "You"]
    assert [*people._looks] == [LOOKS[2], LOOKS[4]]
    # What an older version kept, or what is damaged, names no seats.
    keep_table(
        room._settings, RememberedTable(line(5), "Ana", "cannir", others=("Rui",), seats=(9,))
    )
    assert people._names == ["You", "Rui"]


def test_the_card_says_that_a_seat_waits_only_while_one_does(
    window: MainWindow, room: FriendsRoom
) -> None:
    room.table.seat_invitation = line(4)
    shelf = window._shelf
    room.table._on_message(told(1, "open"))
    # Who sits at the table that is being set up needs no way back to it.
    shelf.show_friends(room._panel)
    (card,) = shelf.findChildren(TableCard)
    assert card.isHidden()
    shelf.show_friends(None)
    assert not card.isHidden()
    # A friend who is invited has a place there, though nobody knows the name yet.
    seats = [{"name": "Rui", "presence": "here"}, {"name": "", "presence": "invited"}]
    room.table._on_message({**told(1, "open"), "seats": seats})
    assert card.findChildren(Players)[0]._names == ["You", "a friend"]
    room.table._on_message(told(1, "over"))
    assert card.isHidden()


def test_who_has_no_table_reads_what_to_do(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom
) -> None:
    button = find(window.findChild(StartPanel), QPushButton, "with friends")
    button.setFocus()
    click(qtbot, button)
    panel = window.findChild(TablesPanel)
    assert panel is not None
    said = [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]
    assert said == [
        "Play with friends",
        "Open a table, and send each friend an invitation: one line of text.",
        "Or sit down with the invitation that a friend sent you.",
    ]
    # The keyboard stays in the panel that was asked for.
    assert window.focusWidget() is panel
    panel.show_tables([RememberedTable(line(), "Rui", "cannir")])
    said = [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]
    assert said == ["Your tables", "Cannir", "Nobody else has sat down yet."]
