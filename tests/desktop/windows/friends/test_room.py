"""From the shelf to a table for friends and back, in a real window with real processes."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.play.remote_session import MAX_BEHIND
from desktop.storage.settings import Settings
from desktop.system import system_message
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_controller import FriendsController
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.kept_tables import (
    MAX_TABLES,
    RememberedTable,
    forget_table,
    keep_table,
    kept_tables,
    update_addresses,
)
from desktop.windows.friends.room import FriendsRoom, address_text
from desktop.windows.friends.sit_down_dialog import HostNameDialog, SitDownDialog
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.main import MainWindow
from desktop.windows.my_games.my_games_page import GamesPage
from desktop.windows.shelf.continue_card import Players
from desktop.windows.shelf.place_choice import PlaceChoice
from desktop.windows.shelf.start_panel import StartPanel
from desktop.windows.shelf.table_card import TableCard
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.seat_feed import SeatFeed
from engine.server.invitation import Invitation
from tests.desktop.kit import find, settle, texts

pytestmark = pytest.mark.usefixtures("unpainted")


def line(number: int = 0, address: str = "192.168.1.20", port: int = 7642) -> str:
    secret = number.to_bytes(16, "big")
    return Invitation("seat", (address,), port, secret, "0000000a", bytes(32)).line()


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


def test_the_table_used_last_comes_first_and_the_oldest_is_forgotten(settings: Settings) -> None:
    for number in range(MAX_TABLES + 1):
        keep_table(settings, RememberedTable(line(number), "Rui", "cannir"))
    keep_table(settings, RememberedTable(line(5), "Rui", "cannir", others=("Maud",)))
    kept = kept_tables(settings)
    assert [table.line for table in kept[:2]] == [line(5), line(MAX_TABLES)]
    assert kept[0].others == ("Maud",)
    assert len(kept) == MAX_TABLES
    assert line(0) not in [table.line for table in kept]
    forget_table(settings, line(5))
    assert line(5) not in [table.line for table in kept_tables(settings)]


@pytest.mark.parametrize(
    "entry",
    [None, 7, {}, {"line": "x", "name": "", "game": "cannir"}, {"line": line(), "game": "cannir"}],
)
def test_damaged_entries_are_left_out(settings: Settings, entry: object) -> None:
    good = {"line": line(), "name": "Rui", "game": "cannir"}
    settings.set("tables", [entry, {**good, "game": "chess"}, good])
    assert [table.game for table in kept_tables(settings)] == ["cannir"]


def test_a_table_of_this_computer_moves_with_its_addresses() -> None:
    club = Invitation("club", ("10.0.0.9",), 7000, bytes(16), "", bytes(32)).line()
    moved = Invitation.parse(update_addresses(RememberedTable(line(3), "Rui", "cannir"), club).line)
    assert (moved.addresses, moved.port) == (("10.0.0.9",), 7000)
    assert moved.secret == (3).to_bytes(16, "big")


def test_the_dialog_names_the_address_before_anything_is_sent() -> None:
    assert address_text(line()) == "The table is at 192.168.1.20."
    assert address_text(line()[:-3]) == "A part of the invitation is missing. Copy all of it."


@pytest.fixture
def room(window: MainWindow) -> Iterator[FriendsRoom]:
    """Return the room of a window, whose processes end with the test."""
    room = window._friends.room
    room._settings.set("player", "Ana")
    yield room
    room.quit()


def click(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def open_table(qtbot: QtBot, window: MainWindow, room: FriendsRoom) -> None:
    """Open a table from the list of tables."""
    start = window.findChild(StartPanel)
    click(qtbot, find(start, QPushButton, "with friends"))
    click(qtbot, find(window.findChild(TablesPanel), QPushButton, "new table"))
    qtbot.waitUntil(lambda: room.table.lobby is not None)


def test_nobody_opens_a_table_under_a_name_that_they_did_not_choose(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room._settings.set("player", "")
    opened: list[str] = []
    monkeypatch.setattr(
        room.table, "open", lambda game, setup, name, *how, **more: opened.append(name)
    )
    monkeypatch.setattr(getpass, "getuser", lambda: "rui")
    click(qtbot, find(window.findChild(StartPanel), QPushButton, "with friends"))
    # Nothing is asked and opened by merely looking.
    assert opened == []
    assert window.findChild(HostNameDialog) is None
    start = find(window.findChild(TablesPanel), QPushButton, "new table")
    click(qtbot, start)
    dialog = window.findChild(HostNameDialog)
    assert dialog.player_name == "rui"
    dialog.field.setText("   ")
    assert not find(dialog, QPushButton, "open table").isEnabled()
    click(qtbot, find(dialog, QPushButton, "cancel"))
    assert opened == []
    click(qtbot, start)
    *_, dialog = window.findChildren(HostNameDialog)
    dialog.field.setText(" Rui  Sá ")
    click(qtbot, find(dialog, QPushButton, "open table"))
    assert opened == ["Rui Sá"]
    # The next table is opened at once.
    click(qtbot, start)
    assert opened == ["Rui Sá"] * 2


@pytest.mark.parametrize("size", [(960, 500), (1280, 800), (1440, 900)])
def test_after_a_restart_the_shelf_leads_back_to_a_table(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    keep_table(room._settings, RememberedTable(line(4), "Rui", "cortez", others=("Maud", "Ana")))
    called: list[str] = []
    monkeypatch.setattr(room.table, "come_back", lambda kept: called.append(kept.line))
    # A shelf that begins with the settings of before.
    window._shelf.offer_table("", ())
    FriendsController(
        window._shelf,
        room._tables,
        room._settings,
        window._store.folder,
        window._current,
        window._notice,
    )
    window.resize(*size)
    settle()
    button = find(window._shelf, QPushButton, "come back to the table")
    assert button.isVisible()
    card = button.parentWidget()
    assert isinstance(card, TableCard)
    assert card.rect().contains(button.geometry())
    assert "Maud" in card.findChildren(Players)[0].accessibleName()
    assert not window._shelf._boxes.geometry().intersects(card.geometry())
    click(qtbot, button)
    assert called[0] == line(4)
    forget_table(room._settings, line(4))
    assert not button.isVisible()


def test_one_click_opens_a_table_and_the_way_back_leads_to_it(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom
) -> None:
    open_table(qtbot, window, room)
    panel = window.findChild(FriendsPanel)
    assert panel.isVisible()
    assert not window.findChild(StartPanel).isVisible()
    # At this screen again, and back: the table stays open.
    click(qtbot, find(panel, QPushButton, "at this screen"))
    assert window.findChild(StartPanel).isVisible()
    click(qtbot, find(window.findChild(StartPanel), QPushButton, "with friends"))
    assert panel.isVisible()
    # A computer that was switched off opens the table again, with its invitations.
    lobby = room.table.lobby
    assert lobby is not None
    invitations = lobby.invitations
    room.quit()
    window._shelf.show_friends(None)
    click(qtbot, find(window.findChild(StartPanel), QPushButton, "with friends"))
    tables = window.findChild(TablesPanel)
    assert tables.isVisible()
    click(qtbot, find(tables, QPushButton, "come back"))
    qtbot.waitUntil(lambda: room.table.lobby is not None)
    assert room.table.lobby is not None
    assert room.table.lobby.is_host
    secrets = [Invitation.parse(text).secret for text in room.table.lobby.invitations.values()]
    assert secrets == [Invitation.parse(text).secret for text in invitations.values()]


def test_a_closed_table_is_not_listed(qtbot: QtBot, window: MainWindow, room: FriendsRoom) -> None:
    open_table(qtbot, window, room)
    click(qtbot, find(window.findChild(FriendsPanel), QPushButton, "close"))
    qtbot.waitUntil(lambda: room.table.lobby is None)
    assert window.findChild(StartPanel).isVisible()
    assert kept_tables(window._settings) == []
    assert window.notice == ""


def test_a_wrong_line_is_explained_in_the_dialog(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, tmp_path: Path
) -> None:
    open_table(qtbot, window, room)
    lobby = room.table.lobby
    assert lobby is not None
    invitation = Invitation.parse(next(iter(lobby.invitations.values())))
    false = Invitation(
        "seat",
        invitation.addresses,
        invitation.port,
        bytes(16),
        invitation.table,
        invitation.fingerprint,
    )
    guest = FriendsRoom(
        window._shelf, window._tables, Settings(None), tmp_path, lambda: window._current.bots
    )
    guest.ask(false.line())
    dialog = window.findChild(SitDownDialog)
    assert dialog is not None
    look, words = find(dialog, QPushButton, "look"), find(dialog, QLabel, "table")
    click(qtbot, look)
    qtbot.waitUntil(lambda: any("not valid" in one for _, one in texts(dialog)))
    # The right line shows the table; nobody is seated by that.
    find(dialog, QPlainTextEdit, "line").setPlainText(invitation.line())
    click(qtbot, look)
    qtbot.waitUntil(words.isVisible)
    title = window._tables[lobby.game].title()
    assert words.text() == (
        f"{title}, Ana’s table.\nSeats: Ana (host), your seat.\nNo optional rules.\n"
        "No clock. No hints."
    )
    assert lobby.seats[1].presence is Presence.INVITED
    find(dialog, QPlainTextEdit, "line").setPlainText(false.line())
    assert not words.isVisible()
    dialog.field.setText("Eve")
    click(qtbot, find(dialog, QPushButton, "sit down"))

    def is_explained() -> bool:
        return any("not valid" in label.text() for label in dialog.findChildren(QLabel))

    qtbot.waitUntil(is_explained)
    assert lobby.seats[1].presence is Presence.INVITED
    dialog.reject()
    guest.quit()


def told(asked: int, phase: str = "playing") -> dict[str, object]:
    """Return what a server says about a table whose match goes on."""
    seats = [{"name": name, "presence": "here"} for name in ("Rui", "Isabeau")]
    return {
        "is": "table", "game": "cannir", "host": 1, "you": 0, "phase": phase, "match": 1,
        "rules": {}, "options": {}, "seats": seats, "asked": asked,
    }  # fmt: skip


def new_table(qtbot: QtBot, window: MainWindow, room: FriendsRoom, line: str = "") -> str:
    """Open a new table from the list, other than that of a line, and return its line."""
    click(qtbot, find(window.findChild(TablesPanel), QPushButton, "new table"))
    qtbot.waitUntil(
        lambda: room.table.lobby is not None and room.table.seat_invitation not in ("", line),
    )
    return room.table.seat_invitation


def listed(window: MainWindow, name: str) -> list[QPushButton]:
    """Return the buttons of this name in the rows of the list of tables."""
    buttons = window.findChild(TablesPanel).findChildren(QPushButton, name)
    return [button for button in buttons if button.isVisible()]


def test_a_second_table_is_opened_while_a_match_goes_on_and_each_can_be_ended(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom
) -> None:
    open_table(qtbot, window, room)
    first = room.table.seat_invitation
    click(qtbot, find(window.findChild(FriendsPanel), QPushButton, "begin"))
    qtbot.waitUntil(lambda: window.table is not None)
    window.leave_table()
    start = window.findChild(StartPanel)
    click(qtbot, find(start, QPushButton, "with friends"))
    assert window.table is None
    second = new_table(qtbot, window, room, first)
    assert room.table.phase == "open"
    assert {kept.line for kept in kept_tables(room._settings)} == {first, second}
    # Back to the match, and then its end for everybody.
    window._shelf.show_friends(None)
    room._offer()
    _, back = listed(window, "come back")
    click(qtbot, back)
    qtbot.waitUntil(lambda: window.table is not None)
    window.leave_table()
    room._settings.set("confirm", False)
    click(qtbot, find(start, QPushButton, "with friends"))
    end, forget = listed(window, "forget")
    assert (end.text(), forget.text()) == ("End", "Forget")
    click(qtbot, end)
    (box,) = window.findChildren(Confirmation)
    box.accept()
    qtbot.waitUntil(lambda: [kept.line for kept in kept_tables(room._settings)] == [second])


def test_a_table_without_guests_follows_the_set_up(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom
) -> None:
    open_table(qtbot, window, room)
    assert room.table.lobby is not None
    game, setup = room._opened or ("", None)
    assert setup is not None
    first, seats = room.table.seat_invitation, len(room.table.lobby.seats)
    room.open(game, setup)
    assert room.table.seat_invitation == first
    wanted = 3 if seats == 2 else seats - 1
    room.open(game, replace(setup, seats=wanted, seed=1452))
    assert window.notice == "At a table with friends nobody can choose the deal: it is random."
    qtbot.waitUntil(
        lambda: room.table.lobby is not None and len(room.table.lobby.seats) == wanted,
    )
    # The table before is gone: nobody had sat down.
    assert [kept.line for kept in kept_tables(room._settings)] == [room.table.seat_invitation]
    assert room.table.seat_invitation != first


def test_a_table_that_cannot_be_reached_says_so(
    window: MainWindow, room: FriendsRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.table, "come_back_again", lambda: None)
    keep_table(room._settings, RememberedTable(line(4), "Rui", "cannir", others=("Isabeau",)))
    room._is_shown = False
    room.table.seat_invitation = line(4)
    room.table._on_message(told(0))
    (card,) = window._shelf.findChildren(TableCard)
    assert card._sentence.text() == "It is your turn."
    for state in ("down", "trying"):
        room.table._on_connection({"is": "link", "state": state})
        assert card._sentence.text() == "The table cannot be reached now."
    room.come_back(kept_tables(room._settings)[0])
    assert window.notice == "Isabeau’s table cannot be reached now. Conquista keeps trying."
    room.table._on_connection({"is": "link", "state": "up"})
    assert card._sentence.text() == "It is your turn."


def test_a_failure_offers_another_try(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []
    monkeypatch.setattr(room.table._server, "start", lambda name="": tries.append(name))
    click(qtbot, find(window.findChild(StartPanel), QPushButton, "with friends"))
    click(qtbot, find(window.findChild(TablesPanel), QPushButton, "new table"))
    panel = window.findChild(FriendsPanel)
    again = find(panel, QPushButton, "again")
    assert not again.isVisible()
    room.table._server.delayed.emit()
    assert "takes longer than usual" in panel._lead.text()
    room.table._server.failed.emit("server_silent")
    assert panel._lead.text() == "The table did not open in time on this computer. Try again."
    click(qtbot, again)
    assert panel._lead.text() == "Opening a table…"
    assert tries == ["Ana", "Ana"]


def test_the_shelf_shows_that_a_table_waits(window: MainWindow, room: FriendsRoom) -> None:
    place = window.findChild(StartPanel).findChild(PlaceChoice)
    button = find(place, QPushButton, "with friends")
    room._is_shown = False
    room.table._on_message(told(1))
    assert button.accessibleDescription() == ""
    room.table._on_message(told(0))
    assert button.accessibleDescription() == "It is your turn at the friends’ table."
    assert window.notice == "It is your turn at the friends’ table (Cannir)."
    room.table._on_message(told(0, "over"))
    assert button.accessibleDescription() == ""


class Tray(QObject):
    """The sign of this program in the tray of a system that has one."""

    messageClicked, activated = Signal(), Signal(object)  # noqa: N815
    shown: ClassVar[list[str]] = []
    signs: ClassVar[list[Tray]] = []
    is_there: ClassVar[bool] = True

    def __init__(self, icon: QIcon, parent: QObject) -> None:
        super().__init__(parent)
        self.is_visible = False
        Tray.signs.append(self)

    def setToolTip(self, text: str) -> None:
        pass

    def show(self) -> None:
        self.is_visible = True

    def hide(self) -> None:
        self.is_visible = False

    def showMessage(self, title: str, text: str, *more: object) -> None:
        Tray.shown.append(f"{title}: {text}")

    @staticmethod
    def isSystemTrayAvailable() -> bool:
        return Tray.is_there

    @staticmethod
    def supportsMessages() -> bool:
        return True


@pytest.fixture
def tray(monkeypatch: pytest.MonkeyPatch) -> type[Tray]:
    monkeypatch.setattr(system_message, "QSystemTrayIcon", Tray)
    for name in ("shown", "signs"):
        monkeypatch.setattr(Tray, name, [])
    return Tray


@pytest.mark.parametrize("wanted", [True, False])
def test_the_system_calls_who_looks_elsewhere(
    window: MainWindow,
    room: FriendsRoom,
    tray: type[Tray],
    monkeypatch: pytest.MonkeyPatch,
    wanted: bool,
) -> None:
    window._settings.set("notify", wanted)
    in_front: list[bool] = [True]
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda window: in_front[0])
    room.table._on_message(told(0))
    assert tray.shown == []
    # Once for a turn, however often the table is described.
    in_front[0] = False
    for asked in (1, 0, 0):
        room.table._on_message(told(asked))
    text = "Conquista: It is your turn at the friends’ table (Cannir)."
    assert tray.shown == ([text] if wanted else [])
    if wanted:
        (sign,) = tray.signs
        assert sign.is_visible
        # The sign goes when the person comes.
        sign.messageClicked.emit()
        assert not sign.is_visible


def test_without_a_tray_the_system_says_nothing(
    window: MainWindow, room: FriendsRoom, tray: type[Tray], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tray, "is_there", False)
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda window: False)
    room.table._on_message(told(0))
    assert tray.shown == []
    assert tray.signs == []


def test_a_rematch_does_not_take_the_page_of_somebody_who_left(
    window: MainWindow, room: FriendsRoom
) -> None:
    room._is_shown = False
    room.table._on_message(told(0))
    opening = {"kind": "opening", "serial": 1}
    room.table._on_message({"is": "match", "match": 2, "message": opening})
    assert window.session is None
    assert window.notice == "It is your turn at the friends’ table (Cannir)."


def test_who_comes_back_sees_the_present_at_once(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom
) -> None:
    people = tuple({"kind": "human", "name": name} for name in ("Isabeau", "Rui"))
    match: Match = Match(new_record(GAMES["contrees"], 2, 1, {}, people))
    feed, mine = SeatFeed(match, 0), 0
    while match.ply < MAX_BEHIND // 2 or match.ply < mine + 2:
        assert match.decision is not None
        seat = match.decision.seat
        match.submit(seat, match.legal()[0])
        mine = match.ply if seat == 0 else mine
    feed.update()
    room.table._on_message(told(1))
    shown: list[object] = []
    *earlier, last = feed.messages_since(0)
    for message in earlier:
        room.table._on_message({"is": "match", "match": 1, "message": message, "more": True})
        assert window.session is None
    room.table._on_message({"is": "match", "match": 1, "message": last})
    assert window.session is not None
    window.session.advanced.connect(shown.append)
    assert window.session.match.ply == match.ply
    assert window.table is not None
    moves = match.ply - mine
    qtbot.waitUntil(
        lambda: window.table.strip.aside == f"{moves} moves since your last one; PgUp looks back."
    )
    assert not window.table.director.is_busy
    assert shown == []


def test_the_match_waits_behind_my_games_and_the_table_knows(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = tuple({"kind": "human", "name": name} for name in ("Isabeau", "Rui"))
    feed = SeatFeed(Match(new_record(GAMES["contrees"], 2, 1, {}, people)), 0)
    sent: list[object] = []
    monkeypatch.setattr(room.table, "send", sent.append)
    room.table.seat_invitation = line(4)
    room.table._on_message(told(1))
    *earlier, last = feed.messages_since(0)
    for message in earlier:
        room.table._on_message({"is": "match", "match": 1, "message": message, "more": True})
    room.table._on_message({"is": "match", "match": 1, "message": last})
    page, session = window.table, window.session
    assert page is not None
    # Where hints are forbidden, so is the coach of the editor.
    window._on_edit()
    assert window.notice.startswith("There are no hints at this table.")
    assert window.table is page
    ways = [True, False]
    for _ in range(2):
        sent.clear()
        window._on_games()
        qtbot.waitUntil(lambda: not page.isVisible())
        games = window._pages.currentWidget()
        assert isinstance(games, GamesPage)
        assert games.back.text() == "Back to the match"
        (running,) = games.findChildren(TableCard)
        assert running.isVisible()
        said = [text for _, text in texts(games)]
        assert "The match with friends is kept here once it is over." in said
        assert sent == [{"do": "attend", "looks": False}]
        # A line that healed meanwhile begins with a person who looks.
        room.table._on_message({"is": "seated", "last_id": 0})
        assert sent == [{"do": "attend", "looks": False}] * 2
        room.table._on_message(told(0))
        assert window.notice == "It is your turn at the friends’ table (Cannir)."
        room.table._on_message(told(1))
        (running.button if ways.pop() else games.back).click()
        assert window._pages.currentWidget() is page
        assert window.session is session
        assert sent[2:] == [{"do": "attend", "looks": True}]
    # Who leaves to the shelf is there, but does not look at the table.
    window.leave_table()
    settle()
    assert sent[-1] == {"do": "attend", "looks": False}
    window._on_games()
    qtbot.waitUntil(lambda: games.isVisible())
    assert games.back.text() == "Back to the shelf"
    # The way back leads there also from a page behind which no match waits.
    asked: list[RememberedTable] = []
    monkeypatch.setattr(room, "come_back", asked.append)
    running.button.click()
    assert [kept.line for kept in asked] == [line(4)]
    room.table._on_message(told(1, "over"))
    window._on_games()
    qtbot.waitUntil(lambda: games.isVisible())
    assert not running.isVisible()


def test_a_second_dialog_takes_the_place_of_the_first(
    window: MainWindow, room: FriendsRoom
) -> None:
    window._friends.sit_down(line(1))
    window._friends.sit_down(line(2))
    shown = [dialog for dialog in window.findChildren(SitDownDialog) if dialog.isVisible()]
    assert len(shown) == 1
    assert room._dialog is shown[0]
    shown[0].reject()
