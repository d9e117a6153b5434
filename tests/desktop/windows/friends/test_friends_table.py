"""A table for friends, opened and joined by windows whose servers and lines are real processes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.play import local_server, table_link
from desktop.play.local_server import LocalServer
from desktop.windows.friends.friends_table import FriendsTable, plans_of
from desktop.windows.friends.kept_tables import is_at_server
from desktop.windows.friends.room import address_text
from engine.play.setup import SeatSetup, Setup
from engine.server.invitation import Invitation
from engine.server.messages import SeatPlan

pytestmark = pytest.mark.usefixtures("unpainted")


def setup(*kinds: str) -> Setup:
    chairs = [SeatSetup(kind, level="level1") for kind in (*kinds, *["bot"] * 6)]
    return Setup(len(kinds), tuple(chairs[:6]))


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def host(qtbot: QtBot, parent: QObject, tmp_path: Path) -> Iterator[FriendsTable]:
    (tmp_path / "host").mkdir()
    table = FriendsTable(tmp_path / "host", parent)
    yield table
    table.quit()


@pytest.fixture
def guest(qtbot: QtBot, parent: QObject, tmp_path: Path) -> Iterator[FriendsTable]:
    (tmp_path / "guest").mkdir()
    table = FriendsTable(tmp_path / "guest", parent)
    yield table
    table.quit()


def test_without_other_people_the_second_seat_is_for_a_friend() -> None:
    assert [plan.kind for plan in plans_of(setup("human", "bot", "bot"))] == ["friend", "bot"]
    plans = plans_of(setup("human", "bot", "human"))
    assert plans[0] == SeatPlan("bot", "Aldric", "level1")
    assert plans[1].kind == "friend"


def test_a_guest_sits_down_with_the_line_of_the_host(
    qtbot: QtBot, parent: QObject, host: FriendsTable, guest: FriendsTable, tmp_path: Path
) -> None:
    host.open("contrees", setup("human", "bot"), "Isabeau", "silent")
    qtbot.waitUntil(lambda: host.lobby is not None)
    assert host.lobby is not None
    assert host.is_host
    line = host.lobby.invitations[1]
    guest.sit_down(line, "Rui")
    here = [Presence.HERE, Presence.HERE]
    for table in (host, guest):
        qtbot.waitUntil(
            lambda table=table: (
                table.lobby is not None and [seat.presence for seat in table.lobby.seats] == here
            ),
        )
    assert guest.lobby is not None
    assert guest.lobby.own_seat == 1
    assert guest.lobby.seats[1].name == "Rui"
    assert not guest.lobby.invitations
    with qtbot.waitSignal(guest.match_messages_received):
        host.send({"do": "begin"})
    # The line has been used.
    another = FriendsTable(tmp_path, parent)
    with qtbot.waitSignal(another.ended) as ended:
        another.sit_down(line, "Eve")
    assert "already" in ended.args[0]
    another.quit()


def test_what_is_no_invitation_is_said_and_nothing_is_called(
    qtbot: QtBot, guest: FriendsTable
) -> None:
    with qtbot.waitSignal(guest.ended) as ended:
        guest.sit_down("hello", "Rui")
    assert ended.args == ["This is not an invitation to a table."]


def test_a_table_whose_server_is_gone_is_said_to_be_closed(
    qtbot: QtBot, host: FriendsTable, guest: FriendsTable
) -> None:
    host.open("cannir", setup("human", "bot"), "Isabeau", "silent")
    qtbot.waitUntil(lambda: host.lobby is not None)
    assert host.lobby is not None
    line = host.lobby.invitations[1]
    host.quit()
    with qtbot.waitSignal(guest.ended) as ended:
        guest.sit_down(line, "Rui")
    assert "table" in ended.args[0]


def test_where_a_library_is_missing_a_sentence_says_so(
    qtbot: QtBot, host: FriendsTable, guest: FriendsTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = "import sys; sys.modules['websockets'] = None; sys.argv[1:] = {}; "

    def serve(folder: Path, port: int, name: str) -> list[str]:
        words = ["serve", "--child", "--data", str(folder), "--port", "0"]
        code = without.format(words) + "from engine.__main__ import main; sys.exit(main())"
        return [sys.executable, "-c", code]

    def line(own: Path) -> list[str]:
        code = without.format(["--own", str(own)])
        code += "from engine.server.line import main; sys.exit(main())"
        return [sys.executable, "-c", code]

    monkeypatch.setattr(local_server, "serve_command", serve)
    monkeypatch.setattr(table_link, "line_command", line)
    with qtbot.waitSignal(host.ended) as ended:
        host.open("contrees", setup("human", "bot"), "Isabeau", "silent")
    assert "missing on this computer" in ended.args[0]
    somewhere = Invitation("seat", ("127.0.0.1",), 1, bytes(16), "0000000a", bytes(32)).line()
    with qtbot.waitSignal(guest.ended) as ended:
        guest.sit_down(somewhere, "Maud")
    assert "missing on this computer" in ended.args[0]


def test_a_table_is_opened_at_the_server_of_a_club(
    qtbot: QtBot, parent: QObject, guest: FriendsTable, tmp_path: Path
) -> None:
    (tmp_path / "club").mkdir()
    club = LocalServer(tmp_path / "club", parent)
    with qtbot.waitSignal(club.serving) as serving:
        club.start()
    (line,) = serving.args
    assert address_text(line).startswith("Opens a table at ")
    guest.open("cannir", setup("human", "bot"), "Rui", "silent", server_invitation=line)
    qtbot.waitUntil(lambda: guest.lobby is not None)
    assert guest.is_host
    assert not guest.is_served_here
    assert is_at_server(guest.seat_invitation, line)
    guest.close()
    club.close()
