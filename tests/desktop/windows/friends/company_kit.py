"""The page of a match at a table for friends whose messages the test writes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.match_company import MatchCompany
from engine.core.values import Json, Seat
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.desktop.kit import settle
from tests.desktop.play.test_remote_session import FarTable, Host

NAMES = ("Isabeau", "Rui", "Maud")


class FakeTable(FriendsTable):
    """A table whose messages the test writes."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, parent)
        self.asked_for: list[Json] = []
        self.hurried = 0
        self.told: dict[str, Json] = {
            "is": "table", "game": "condottiere1", "host": 0, "you": 0, "phase": "playing",
            "match": 1, "rules": {}, "options": {}, "ballots": [], "asked": 0, "hints": [0, 0, 0],
            "seats": [{"name": name, "presence": "here"} for name in NAMES],
        }  # fmt: skip

    def send(self, message: Json) -> None:
        self.asked_for.append(message)

    def act(self, message: dict[str, Json]) -> int:
        self.asked_for.append(message)
        return len(self.asked_for)

    def reconnect_now(self) -> None:
        self.hurried += 1

    def hear(self, message: dict[str, Json]) -> None:
        self._on_message(message)
        settle()

    def tell(self, **changes: Json) -> None:
        """Describe the table, with changes."""
        self.told |= changes
        self.hear(dict(self.told))

    def set_presence(self, seat: Seat, presence: str, seconds: int = 0, **more: Json) -> None:
        seats = [dict(entry) for entry in self.told["seats"]]
        seats[seat] |= {"presence": presence, **more}
        self.tell(seats=seats, absent={str(seat): seconds})

    def say(self, number: int, seat: Seat, text: str) -> None:
        self.hear({"is": "talked", "lines": [{"line": number, "seat": seat, "text": text}]})

    def break_line(self, state: str, **more: Json) -> None:
        self._on_connection({"is": "link", "state": state, **more})
        settle()


class Company:
    """The page of a match of three people, one of whom is at this screen."""

    def __init__(self, qtbot: QtBot, folder: Path, own: Seat = 0) -> None:
        players = tuple({"kind": "human", "name": name} for name in NAMES)
        record = new_record(GAMES["condottiere1"], 3, 5, {}, players, 53)
        self.host = Host(record)
        self.far = FarTable(qtbot, self.host, own)
        qtbot.waitUntil(self.far.up_to_date)
        self.page, self.session = self.far.page, self.far.far
        self.table = FakeTable(folder, self.page)
        self.table.tell(you=own, asked=self.session.match.decision.seat)
        self.company = MatchCompany(self.page, self.session, self.table)
        settle()

    @property
    def own(self) -> Seat:
        """The seat of the person at the screen."""
        (seat,) = self.session.people
        return seat

    @property
    def asked(self) -> Seat:
        """The seat that is to answer."""
        decision = self.session.match.decision
        assert decision is not None
        return decision.seat

    def card(self, seat: Seat) -> str:
        return self.page.sidebar.seats[seat].accessibleName()

    @property
    def bubble(self) -> str:
        """What the bubble says; "" without one."""
        said = self.page.talk.bubble.contents
        return f"{said.title}: {said.remark}" if said is not None else ""

    def click(self, label: str) -> None:
        """Click a button of the bubble or of the strip."""
        buttons = [*self.page.talk.bubble.buttons, *self.page.strip.buttons]
        (button,) = [button for button in buttons if button.text() == label]
        button.click()
        settle()


def lose(company: Company, seconds: int) -> Seat:
    """Let the person who is to answer lose the line."""
    seat = company.asked
    company.table.set_presence(seat, "lost", seconds)
    return seat
