"""A guest in the same house sits down by two clicks, and the host lets them in by the digits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.play.table_link import LocalNetworkLink
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.local_network import KnockDialog, NearbyTablesBlock
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.main import MainWindow
from desktop.windows.shelf.start_panel import StartPanel
from engine.server.invitation import Invitation
from engine.server.network_search import FoundServer, NetworkTable
from tests.desktop.kit import find, settle
from tests.desktop.windows.friends.test_two_windows import click, guest, host, presence

pytestmark = pytest.mark.usefixtures("unpainted")

__all__ = ["guest", "host"]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for tables in the network of this computer."""
    monkeypatch.setattr(LocalNetworkLink, "browse", lambda link: None)


def open_table(qtbot: QtBot, window: MainWindow) -> FriendsTable:
    """Open a table from the list of tables."""
    qtbot.waitUntil(lambda: window._shelf.is_settled)
    click(find(window.findChild(StartPanel), QPushButton, "with friends"))
    click(find(window.findChild(TablesPanel), QPushButton, "new table"))
    table = window._friends.room.table
    qtbot.waitUntil(lambda: table.lobby is not None)
    return table


def announced(table: FriendsTable) -> NetworkTable:
    """Return a table as other windows in the house find it."""
    assert table.lobby is not None
    invitation = Invitation.parse(table.seat_invitation)
    assert invitation.fingerprint is not None
    server = FoundServer("Isabeau", ("127.0.0.1",), invitation.port, invitation.fingerprint.hex())
    lobby = table.lobby
    seats, free = len(lobby.seats), len(lobby.free_seats)
    return NetworkTable(server, invitation.table, lobby.game, "Isabeau", "open", seats, free)


def knock(qtbot: QtBot, host: MainWindow, guest: MainWindow) -> KnockDialog:
    """Let the guest knock, by two clicks, until both screens show digits."""
    found = announced(open_table(qtbot, host))
    guest._settings.set("player", "Rui")
    open_table(qtbot, guest)
    guest._friends.room._on_found([found])
    click(find(guest.findChild(FriendsPanel), QPushButton, "knock"))
    (dialog,) = guest.findChildren(KnockDialog)
    qtbot.waitUntil(lambda: bool(digits(dialog)))
    panel = host.findChild(FriendsPanel)
    qtbot.waitUntil(lambda: bool(panel.findChildren(QPushButton, "let in")))
    said = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert f"Rui knocks: {digits(dialog)}" in said
    return dialog


def digits(dialog: KnockDialog) -> str:
    return find(dialog, QLabel, "digits").text()


def test_a_guest_in_the_house_sits_down_by_two_clicks(
    qtbot: QtBot, host: MainWindow, guest: MainWindow
) -> None:
    dialog = knock(qtbot, host, guest)
    assert len(digits(dialog)) == 4
    click(find(host.findChild(FriendsPanel), QPushButton, "let in"))
    qtbot.waitUntil(lambda: presence(host, 1) is Presence.HERE)
    qtbot.waitUntil(lambda: presence(guest, 0) is Presence.HERE)
    lobby = guest._friends.room.table.lobby
    assert lobby is not None
    assert lobby.own_seat == 1
    assert [seat.name for seat in lobby.seats[:2]] == ["Isabeau", "Rui"]
    # Who knocks no more is not shown.
    panel = host.findChild(FriendsPanel)
    qtbot.waitUntil(lambda: not panel.findChildren(QPushButton, "let in"))


def test_who_is_sent_away_hears_so_and_may_try_again(
    qtbot: QtBot, host: MainWindow, guest: MainWindow
) -> None:
    dialog = knock(qtbot, host, guest)
    click(find(host.findChild(FriendsPanel), QPushButton, "send away"))
    sit = find(dialog, QPushButton, "sit down")
    qtbot.waitUntil(sit.isEnabled)
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert "The host did not let you in." in said
    dialog.reject()
    # The table that the guest opened is still theirs.
    assert guest._friends.room.table.is_host


def test_the_sentence_below_the_digits_is_whole(
    host: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = FoundServer("Paulo", ("192.0.2.7",), 7642, "ab" * 32)
    table = NetworkTable(other, "0000000a", "cannir", "Paulo", "open", 3, 2)
    dialog = KnockDialog(host, table, "Cannir", "Rui")
    dialog.show()
    dialog.knock()
    long = "Read these four digits out to {name}, who lets you in if they are the same. " * 2
    monkeypatch.setattr(dialog, "_lead_text", lambda: long)
    dialog.show_digits("4711")
    settle()
    lead, shown = dialog._lead, find(dialog, QLabel, "digits")
    assert lead.height() >= lead.heightForWidth(lead.width())
    assert lead.geometry().top() > shown.geometry().bottom()
    assert dialog.rect().contains(lead.geometry())
    dialog.close()


def test_tables_of_this_computer_and_full_ones_are_not_listed(
    qtbot: QtBot, host: MainWindow
) -> None:
    table = open_table(qtbot, host)
    own = announced(table)
    other = FoundServer("Paulo", ("192.0.2.7",), 7642, "ab" * 32)
    free = NetworkTable(other, "0000000a", "cannir", "Paulo", "open", 3, 2)
    full, begun = replace(free, free=0), replace(free, phase="playing")
    host._friends.room._on_found([own, free, full, begun])
    block = host.findChild(FriendsPanel).findChild(NearbyTablesBlock)
    (button,) = block.findChildren(QPushButton, "knock")
    assert button.accessibleName() == "Sit down: Cannir, with Paulo; 2 seats free"
