"""The panel of a table for friends: what it shows, and what it asks of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.presence import Presence
from desktop.windows.friends.friends_panel import FriendsPanel
from desktop.windows.friends.lobby import (
    BallotKind,
    Lobby,
    LobbySeat,
    Reach,
    SeatKind,
    SeenBallot,
    lobby_of,
)
from desktop.windows.friends.lobby_seat_row import LobbySeatRow, away_text
from desktop.windows.friends.sit_down_dialog import SitDownDialog
from desktop.windows.friends.table_texts import options_text, seats_text
from engine.data.codec import CodecError, encode
from engine.server.invitation import Invitation
from engine.server.messages import TableRules
from tests.desktop.kit import find

TABLE = TABLES["condottiere3"]
LINE = Invitation("seat", ("192.168.1.20",), 7642, bytes(16), "0000000a", bytes(32)).line()


def lobby(own: int = 0) -> Lobby:
    seats = (
        LobbySeat(SeatKind.FRIEND, Presence.HERE, "Isabeau"),
        LobbySeat(SeatKind.FRIEND, Presence.HERE, "Rui"),
        LobbySeat(SeatKind.FRIEND, Presence.INVITED, "Maud", invitation=LINE if own == 0 else ""),
        LobbySeat(SeatKind.BOT, Presence.BOT, "Lorenzo", level="level4"),
        LobbySeat(SeatKind.OPEN, Presence.OPEN),
    )
    return Lobby(
        "condottiere3",
        seats,
        own,
        rules=TableRules(hints=True),
    )


@pytest.fixture
def panel(qtbot: QtBot) -> FriendsPanel:
    TABLE.load_terms()
    panel = FriendsPanel(TABLES, None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(352, 900)
    return panel


def lines(panel: FriendsPanel) -> list[LobbySeatRow]:
    return panel.findChildren(LobbySeatRow)


def shown(panel: FriendsPanel) -> str:
    labels = panel.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(panel))


def requests(panel: FriendsPanel) -> list[object]:
    asked: list[object] = []
    panel.requested.connect(asked.append)
    return asked


def test_each_seat_says_who_is_there_and_how(panel: FriendsPanel) -> None:
    panel.show_lobby(TABLE, lobby())
    spoken = [line.accessibleName() for line in lines(panel)]
    assert [text.partition(": ")[2] for text in spoken] == [
        "Isabeau, you, the host",
        "Rui, here",
        "Maud, invited, not here yet",
        "Lorenzo, bot, Captain",
        "Open seat, anybody may sit down",
    ]


def test_the_host_copies_the_line_of_an_invited_seat(panel: FriendsPanel, qtbot: QtBot) -> None:
    panel.show_lobby(TABLE, lobby())
    asked = requests(panel)
    button = lines(panel)[2].findChild(QPushButton)
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == LINE
    assert button.text() == "Copied"
    assert asked == []


def test_inviting_to_an_open_seat_makes_it_a_friends_and_copies_its_line(
    panel: FriendsPanel, qtbot: QtBot
) -> None:
    panel.show_lobby(TABLE, lobby())
    asked = requests(panel)
    qtbot.mouseClick(lines(panel)[4].findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert asked == [{"do": "plan", "seat": 4, "kind": "friend", "level": ""}]
    # Something else comes first: the lines of other seats are not copied in its place.
    QGuiApplication.clipboard().setText("something else")
    panel.show_lobby(TABLE, lobby())
    assert QGuiApplication.clipboard().text() == "something else"
    # The table answers with the line of that seat.
    seats = list(lobby().seats)
    another = "conquista:ANOTHER"
    seats[4] = LobbySeat(SeatKind.FRIEND, Presence.INVITED, invitation=another)
    panel.show_lobby(TABLE, replace(lobby(), seats=tuple(seats)))
    assert QGuiApplication.clipboard().text() == another


def test_the_host_gives_a_seat_to_a_bot_of_some_strength(panel: FriendsPanel) -> None:
    panel.show_lobby(TABLE, lobby())
    asked = requests(panel)
    menu = lines(panel)[4].choices()
    next(entry for entry in menu.actions() if "Doge" in entry.text()).trigger()
    assert asked == [{"do": "plan", "seat": 4, "kind": "bot", "level": "level5"}]


def test_rules_seats_and_beginning_are_the_hosts(panel: FriendsPanel, qtbot: QtBot) -> None:
    panel.show_lobby(TABLE, lobby())
    asked = requests(panel)
    watchers = panel.findChild(QCheckBox, "watchers")
    assert panel.findChild(QCheckBox, "hints").isChecked()
    watchers.click()
    clock = panel.findChild(QComboBox, "clock")
    clock.setCurrentIndex(1)
    clock.activated.emit(1)
    panel.findChild(QPushButton, "begin").click()
    rules = encode(TableRules(hints=True))
    assert asked == [
        {"do": "settle", "rules": rules | {"watchers": True}},
        {"do": "settle", "rules": rules | {"clock": 30}},
        {"do": "begin"},
    ]


def test_the_host_copies_the_line_for_people_who_watch(panel: FriendsPanel) -> None:
    button = find(panel, QPushButton, "watch")
    panel.show_lobby(TABLE, lobby())
    assert not button.isVisibleTo(panel)
    watch = Invitation("watch", ("192.168.1.20",), 7642, bytes(16), "0000000a", bytes(32)).line()
    read = lobby_of(described(watch=watch))
    assert lobby_of(described(watch="conquista:" + "0" * 99)).watch == ""
    panel.show_lobby(TABLE, replace(lobby(), watch=read.watch))
    button.click()
    assert QGuiApplication.clipboard().text() == watch
    assert button.text() == "Copied"
    panel._forget_copied()
    assert button.text() == "Copy the invitation to watch"


def test_a_guest_sees_the_table_but_changes_nothing(panel: FriendsPanel) -> None:
    panel.show_lobby(TABLE, lobby(own=1))
    assert not panel.findChild(QPushButton, "begin").isVisibleTo(panel)
    assert not panel.findChild(QComboBox, "clock").isEnabled()
    buttons = [line.findChild(QPushButton) for line in lines(panel)]
    assert not any(button.isVisibleTo(panel) for button in buttons)
    assert "The host begins the match." in shown(panel)
    # Whose table it is, and what is played there.
    panel.show_lobby(TABLE, replace(lobby(own=1), options={"refill": True}))
    assert "Isabeau’s table. 2 players are here." in shown(panel)
    assert options_text(TABLE, {"refill": True}) in shown(panel)
    seats = seats_text(lobby(own=1), 2)
    assert seats == "Seats: Isabeau (host), Rui, your seat, Lorenzo (bot, Captain), a free seat."


def test_options_that_differ_from_the_box_are_named(panel: FriendsPanel) -> None:
    switched = options_text(TABLES["condottiere1"], {"points_match": True})
    assert switched == "Optional rules: Points match."
    chosen = options_text(TABLES["cortez"], {"majority": "aztec", "supply": 2})
    assert chosen.startswith("Optional rules: ")
    assert ": Aztec; " in chosen
    assert chosen.endswith(": 2.")
    assert options_text(TABLES["cannir"], {}) == "No optional rules."
    # What a server says is not believed.
    damaged: list[Any] = [{"veiled": 3}, {"no_such": True}, [], None, {"supply": 1_000}]
    for wrong in damaged:
        assert options_text(TABLES["cannir"], wrong) == ""


def test_who_is_missing_is_named_where_all_have_names(panel: FriendsPanel) -> None:
    two = replace(lobby(), seats=lobby().seats[:3])
    panel.show_lobby(TABLE, two)
    assert "Not here yet: Maud. Bots keep their seats." in shown(panel)
    panel.show_lobby(TABLE, replace(two, seats=two.seats[:2]))
    assert "Everyone is here." in shown(panel)


def test_a_failure_is_said_in_place_of_the_table(panel: FriendsPanel) -> None:
    panel.await_table(TABLE, is_new=True)
    assert "Opening a table…" in shown(panel)
    panel.await_table(TABLE)
    assert "Connecting to the table…" in shown(panel)
    panel.show_failure("The table is gone.")
    assert "The table is gone." in shown(panel)
    assert not panel.findChild(QPushButton, "begin").isVisibleTo(panel)


def test_absence_is_told_in_seconds_then_in_minutes() -> None:
    assert away_text(59) == "offline, 59\u00a0s"
    assert away_text(60) == "offline, 1\u00a0min"


def test_nothing_is_sent_before_the_guest_sits_down(qtbot: QtBot) -> None:
    parent = QLabel()
    qtbot.addWidget(parent)
    dialog = SitDownDialog(parent, "conquista:ABC\n DEF", "")
    sit = dialog.findChild(QPushButton, "sit down")
    asked: list[tuple[str, str]] = []
    dialog.sit_down_requested.connect(lambda line, name: asked.append((line, name)))
    assert not sit.isEnabled()
    dialog.findChild(type(dialog.field), "name").setText("  Rui   Silva ")
    assert asked == []
    # Enter sits down also from the line, which has no second one.
    QTest.keyClick(find(dialog, QPlainTextEdit, "line"), Qt.Key.Key_Return)
    assert asked == [("conquista:ABCDEF", "Rui Silva")]
    # It cannot be asked twice while the table is being called.
    assert not sit.isEnabled()
    dialog.show_trouble("The line was used already.")
    assert sit.isEnabled()
    assert "used already" in "".join(label.text() for label in dialog.findChildren(QLabel))


def message() -> dict[str, Any]:
    """Return what a server says of a table of three seats."""
    return {
        "is": "table",
        "game": "condottiere3",
        "you": 0,
        "host": 0,
        "options": {},
        "rules": {"hints": True, "watchers": False, "undo": True, "clock": 60, "talk": "sparing"},
        "seats": [
            {"name": "Isabeau", "presence": "here"},
            {"name": "Maud", "presence": "invited", "invitation": LINE},
            {"name": "Otto", "presence": "lost"},
        ],
        "absent": {"2": 12},
    }


def test_a_table_that_is_shown_has_room_and_takes_the_place_of_the_way_there(
    qtbot: QtBot,
) -> None:
    dialog = SitDownDialog(None, LINE, "Rui")  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.kind_of = lambda invitation: "seat"
    dialog.retranslate()
    dialog.show()
    look = find(dialog, QPushButton, "look")
    assert look.isVisible()
    # Qt itself makes no box higher than two thirds of the screen.
    lines = 2 * dialog.screen().size().height() // 3 // 12
    dialog.show_table("\n".join(["A line."] * lines))
    table = find(dialog, QLabel, "table")
    assert table.height() >= table.heightForWidth(table.width())
    assert table.mapTo(dialog, table.rect().bottomLeft()).y() < dialog.field.geometry().top()
    assert not look.isVisible()
    # Another invitation leads elsewhere; a person who watches needs no name.
    dialog.kind_of = lambda invitation: "watch"
    dialog.field.clear()
    find(dialog, QPlainTextEdit, "line").setPlainText("x")
    assert look.isVisible()
    assert not table.isVisible()
    assert dialog.confirm.text() == "Watch"
    assert dialog.confirm.isEnabled()
    dialog.kind_of = lambda invitation: "club"
    dialog.retranslate()
    assert dialog.confirm.text() == "Open the table"


def test_a_lobby_is_read_from_what_the_server_says() -> None:
    read = lobby_of(message())
    assert read.rules == TableRules(hints=True, clock=60, talk="sparing")
    assert read.invitations == {1: LINE}
    assert [seat.presence for seat in read.seats] == [
        Presence.HERE,
        Presence.INVITED,
        Presence.LOST,
    ]
    assert read.seats[2].away_s == 12
    assert read.is_host


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": ["condottiere3"]},
        {"seats": []},
        {"seats": [{}] * 7},
        {"seats": [{"name": "A", "presence": "asleep"}] * 3},
        {"seats": [{"name": "A" * 1000, "presence": "here"}] * 3},
        {"seats": [{"name": 7, "presence": "here"}] * 3},
        {"you": 3},
        {"host": -1},
        {"host": None},
        {"rules": {"hints": "yes"}},
        {"rules": None},
    ],
)
def test_a_message_that_is_no_table_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(CodecError):
        lobby_of(message() | change)


@pytest.mark.parametrize(
    ("addresses", "reach"),
    [
        (("192.168.1.20", "fd00::7"), Reach.NETWORK),
        (("otto.local",), Reach.NETWORK),
        (("192.168.1.20", "2a01:4f8::7"), Reach.ROUTER),
        (("club.example.org",), Reach.ROUTER),
    ],
)
def test_the_addresses_tell_from_where_a_table_can_be_reached(
    addresses: tuple[str, ...], reach: Reach
) -> None:
    line = Invitation("seat", addresses, 7000, bytes(16), "0000000a", bytes(32)).line()
    seats = (LobbySeat(SeatKind.FRIEND, Presence.INVITED, invitation=line),)
    assert Lobby("cannir", seats, 0).reach() == (reach, 7000)


def described(**more: Any) -> dict[str, Any]:
    seats = [{"name": name, "presence": "here"} for name in ("Isabeau", "Rui", "Maud")]
    return {"game": "cannir", "host": 0, "you": 0, "rules": {}, "seats": seats, **more}


def test_what_all_are_asked_is_read() -> None:
    ballot = {"ballot": 3, "kind": "undo", "by": 1, "about": 1, "voters": [0, 2], "agreed": [2]}
    found = lobby_of(described(ballots=[ballot], asked=0, hints=[0, 1, 0], match=2))
    assert found.ballots == (
        SeenBallot(3, BallotKind.UNDO, 1, 1, frozenset({0, 2}), frozenset({2})),
    )
    assert (found.is_own_turn, found.hints, found.match) == (True, (0, 1, 0), 2)
    # A later version may ask something else.
    assert lobby_of(described(ballots=[ballot | {"kind": "pause"}])).ballots == ()


@pytest.mark.parametrize(
    "damage", [{"ballot": "3"}, {"by": 3}, {"about": None}, {"voters": [9]}, {"agreed": "all"}]
)
def test_malformed_questions_to_all_are_refused(damage: dict[str, Any]) -> None:
    ballot = {"ballot": 3, "kind": "bot", "by": 1, "about": 2, "voters": [0], "agreed": []}
    assert lobby_of(described(ballots=[ballot])).ballots
    with pytest.raises(CodecError):
        lobby_of(described(ballots=[ballot | damage]))
