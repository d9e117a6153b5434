"""Two windows at one table, used by clicks and keys: a whole match, a lost line, a rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.presence import Presence
from desktop.storage.game_store import GameStore
from desktop.storage.settings import Settings
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.sit_down_dialog import SitDownDialog
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.main import MainWindow
from desktop.windows.shelf.start_panel import StartPanel
from engine.core.values import Seat
from engine.games import GAMES
from tests.desktop.kit import Services, find, settle
from tests.desktop.table.kit import Table
from tests.patience import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def host(window: MainWindow) -> Iterator[MainWindow]:
    window._settings.set("confirm", False)
    # Who opened a table before is not asked for a name.
    window._settings.set("player", "Isabeau")
    yield window
    window._friends.room.quit()


@pytest.fixture
def guest(qtbot: QtBot, services: Services, tmp_path: Path) -> Iterator[MainWindow]:
    folder = tmp_path / "guest"
    folder.mkdir()
    settings = Settings(folder / "settings.json")
    settings.set("animation", "off")
    settings.set("confirm", False)
    settings.set("game", "cannir")
    store = GameStore(folder / "state")
    window = MainWindow(GAMES, TABLES, settings, services.language, store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.setUpdatesEnabled(Table.painted)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window._friends.room.quit()


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def sit_down_together(
    qtbot: QtBot, host: MainWindow, guest: MainWindow, game: str = "cannir"
) -> None:
    """Open a table in one window, sit down there in the other, and begin."""
    host._shelf._boxes.choose(game)
    qtbot.waitUntil(lambda: host._shelf.is_settled)
    click(find(host.findChild(StartPanel), QPushButton, "with friends"))
    click(find(host.findChild(TablesPanel), QPushButton, "new table"))
    table = host._friends.room.table
    qtbot.waitUntil(lambda: table.lobby is not None)
    assert table.lobby is not None
    guest._friends.sit_down(table.lobby.invitations[1])
    dialog = guest.findChild(SitDownDialog)
    name = next(field for field in dialog.findChildren(QLineEdit) if field.isVisible())
    QTest.keyClicks(name, "Rui")
    click(find(dialog, QPushButton, "sit down"))
    qtbot.waitUntil(lambda: presence(host, 1) is Presence.HERE)
    click(find(host.findChild(FriendsPanel), QPushButton, "begin"))
    for window in (host, guest):
        qtbot.waitUntil(lambda window=window: window.table is not None)


def presence(window: MainWindow, seat: Seat) -> Presence | None:
    """Return where the person of a seat is, as a window shows or knows it."""
    if window.table is not None:
        return window.table.sidebar.seats[seat].state.presence
    lobby = window._friends.room.table.lobby
    return lobby.seats[seat].presence if lobby is not None else None


def play(window: MainWindow, random: Random | None = None) -> None:
    """Answer the open question of a window, if there is one, by clicks in the list of moves.

    `random` draws the move; without it, it is the first.
    """
    page = window.table
    if page is not None and page.director.is_reading:
        # Cards are held up to be read.
        click(page.strip.buttons[0])
    if page is None or page.state.question is None:
        return
    if not page.sidebar.moves_button.isChecked():
        click(page.sidebar.moves_button)
    moves: QListWidget = page.sidebar.moves.list
    item = moves.item(random.randrange(moves.count()) if random is not None else 0)
    moves.scrollToItem(item)
    row = moves.visualItemRect(item)
    below_heading = QPoint(row.center().x(), row.bottom() - 8)
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=below_heading)
    settle()


def ask_for_rematch(window: MainWindow) -> None:
    """Click the button of the sheet at the end of the match."""
    assert window.table is not None
    ending = window.table.ending
    assert ending.is_open
    ending.sheet.rematch.click()


def is_asked(window: MainWindow) -> bool:
    return window.table is not None and window.table.state.question is not None


def test_a_match_is_played_by_clicks_through_a_lost_line(
    qtbot: QtBot, host: MainWindow, guest: MainWindow
) -> None:
    sit_down_together(qtbot, host, guest)
    assert host.table is not None
    assert guest.table is not None
    # What one writes, the other reads.
    remarks = host.table.sidebar.remarks
    qtbot.waitUntil(lambda: remarks.is_wanted)
    QTest.keyClicks(remarks.field, "Good luck!")
    QTest.keyClick(remarks.field, Qt.Key.Key_Return)
    heard = guest.table.sidebar.remarks
    qtbot.waitUntil(lambda: heard.texts == ["Isabeau: Good luck!"])
    # The server draws the deal: the quickest match has five answers, and these are four at most.
    for _ in range(2):
        qtbot.waitUntil(lambda: is_asked(host) or is_asked(guest))
        play(host)
        play(guest)
    assert host.table.session.match.result is None
    # The guest goes, and comes back to the same match.
    ply = host.table.session.match.ply
    guest.leave_table()
    guest._friends.room.table.close()
    qtbot.waitUntil(lambda: presence(host, 1) is Presence.LOST)
    click(find(guest.findChild(StartPanel), QPushButton, "with friends"))
    click(find(guest.findChild(TablesPanel), QPushButton, "come back"))
    qtbot.waitUntil(lambda: guest.table is not None)
    qtbot.waitUntil(lambda: presence(host, 1) is Presence.HERE)
    assert guest.table is not None
    session = guest.table.session
    qtbot.waitUntil(lambda: session.match.ply >= ply)
    assert guest.table.sidebar.remarks.texts == ["Isabeau: Good luck!"]

    def is_over() -> bool:
        play(host)
        play(guest)
        pages = [window.table for window in (host, guest)]
        return all(page is not None and page.state.is_over for page in pages)

    qtbot.waitUntil(is_over)
    first = [window.session for window in (host, guest)]
    assert first[0] is not None
    assert first[1] is not None
    assert first[0].match.result == first[1].match.result
    # A guest may ask for the rematch, and the host is asked with the name of the guest.
    qtbot.waitUntil(
        lambda: host.table.ending.is_open and guest.table.ending.is_open,
    )
    ask_for_rematch(guest)
    qtbot.waitUntil(lambda: bool(host.findChildren(Confirmation)))
    # Nothing begins before the host agrees.
    assert [window.session for window in (host, guest)] == first
    (box,) = host.findChildren(Confirmation)
    assert box.headline == "Rui would like a rematch."
    click(box.yes)
    for window, before in zip((host, guest), first, strict=True):
        qtbot.waitUntil(
            lambda window=window, before=before: window.session not in (None, before),
        )
    assert host.table.session.match.result is None


@pytest.mark.slow
def test_a_whole_match_of_cortez_is_played_by_clicks(
    qtbot: QtBot, host: MainWindow, guest: MainWindow
) -> None:
    sit_down_together(qtbot, host, guest, "cortez")
    random = Random(5)

    def is_over() -> bool:
        play(host, random)
        play(guest, random)
        pages = [window.table for window in (host, guest)]
        return all(page is not None and page.state.is_over for page in pages)

    qtbot.waitUntil(is_over, timeout=10 * PATIENCE_MS)
    sessions = [window.session for window in (host, guest)]
    assert sessions[0] is not None
    assert sessions[1] is not None
    assert sessions[0].match.game.id == "cortez"
    assert sessions[0].match.result == sessions[1].match.result
    steps = [session.match.steps for session in sessions if session is not None]
    assert [step.action for step in steps[0]] == [step.action for step in steps[1]]
