"""Whole matches at a table for friends: a window, its server, and guests, each its own process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.play.remote_session import RemoteSession
from desktop.system.qt_bots import QtBots
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.room import FriendsRoom
from desktop.windows.friends.table_channel import TableChannel
from desktop.windows.friends.tables_panel import TablesPanel
from desktop.windows.main import MainWindow
from desktop.windows.shelf.start_panel import StartPanel
from engine.core.values import Action, Decision, Json, Seat
from engine.play.seen_match import SeenMatch
from tests.desktop.kit import find, owned

pytestmark = pytest.mark.usefixtures("unpainted")


class Guest(QObject):
    """A guest who answers at random."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.table = FriendsTable(folder, self)
        self.table.match_messages_received.connect(self._on_match_messages)
        self.session: RemoteSession | None = None
        self._channel: TableChannel | None = None
        self._random = Random(7)

    def _on_match_messages(self, number: int, news: list[Json]) -> None:
        if self._channel is None:
            seen: SeenMatch = SeenMatch(news.pop(0))
            self._channel = TableChannel(self.table, number, self)
            self.session = RemoteSession(seen, self._channel, QtBots(), self)
            self.session.asked.connect(self._on_asked)
            self.session.start()
        for message in news:
            self._channel.receive(message)

    def _on_asked(self, seat: Seat, decision: Decision, legal: list[Action]) -> None:
        assert self.session is not None
        self.session.submit(seat, self._random.choice(legal))


@pytest.fixture
def room(window: MainWindow) -> Iterator[FriendsRoom]:
    """Return the room of a window, whose processes end with the test."""
    # Who opened a table before is not asked for a name.
    window._settings.set("player", "Isabeau")
    room = window._friends.room
    window._settings.set("player", "Isabeau")
    yield room
    room.quit()


@pytest.fixture
def guest(qtbot: QtBot, tmp_path: Path) -> Iterator[Guest]:
    (tmp_path / "guest").mkdir()
    parent = QObject()
    guest = Guest(tmp_path / "guest", parent)
    yield guest
    guest.table.quit()


def click(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def begin(qtbot: QtBot, window: MainWindow, room: FriendsRoom, guest: Guest, game: str) -> None:
    """Let the guest sit down at a table for two, and begin."""
    window._shelf._boxes.choose(game)
    start = window.findChild(StartPanel)
    qtbot.waitUntil(lambda: window._shelf.is_settled)
    click(qtbot, find(start, QPushButton, "with friends"))
    click(qtbot, find(window.findChild(TablesPanel), QPushButton, "new table"))
    qtbot.waitUntil(lambda: room.table.lobby is not None)
    assert room.table.lobby is not None
    guest.table.sit_down(room.table.lobby.invitations[1], "Rui")

    def is_here() -> bool:
        lobby = room.table.lobby
        return lobby is not None and lobby.seats[1].presence is Presence.HERE

    qtbot.waitUntil(is_here)
    click(qtbot, find(window.findChild(FriendsPanel), QPushButton, "begin"))
    qtbot.waitUntil(lambda: window.session is not None)


def test_a_match_is_played_to_its_end_and_kept(
    qtbot: QtBot, window: MainWindow, room: FriendsRoom, guest: Guest
) -> None:
    window._settings.set("animation", "off")
    begin(qtbot, window, room, guest, "cannir")
    session, random = window.session, Random(8)
    assert isinstance(session, RemoteSession)
    assert session.match.game.id == "cannir"

    def play() -> bool:
        question = session.question
        if question is not None:
            session.submit(question.seat, random.choice(question.legal))
        return session.match.result is not None

    qtbot.waitUntil(play)
    assert guest.session is not None
    qtbot.waitUntil(lambda: guest.session.match.result is not None)
    assert guest.session.match.result == session.match.result
    # Everybody has the record, and the window keeps it among the saved games.
    qtbot.waitUntil(lambda: session.full_match is not None)
    match = owned(session)
    qtbot.waitUntil(lambda: window._store.path_of(match) is not None)
    assert [player["name"] for player in match.record.players] == ["Isabeau", "Rui"]
