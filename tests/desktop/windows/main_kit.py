"""The whole window for tests: opened, a match of Cannir in it, an answer given."""

from __future__ import annotations

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.windows.main import MainWindow
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.kit import Services, settle
from tests.desktop.table.kit import Table

#: Two people: nothing moves unless the test moves it.
PEOPLE: tuple[Json, ...] = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"})

BOTS: tuple[Json, ...] = (
    {"kind": "bot", "name": "Aldric", "level": "level1"},
    {"kind": "bot", "name": "Maud", "level": "level1"},
)


def record(answers: int = 0, players: tuple[Json, ...] = PEOPLE) -> Record:
    """Return a match of Cannir begun by first answers."""
    match = Match(new_record(GAMES["cannir"], 2, 5, None, players))
    for _ in range(answers):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    return match.record


def open_window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """Yield the window, small; closed afterwards."""
    # The last game played: Cannir's box is the chosen one.
    services.settings.set("game", "cannir")
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.setUpdatesEnabled(Table.painted)
    window.show()
    qtbot.waitExposed(window)
    settle()
    yield window
    window.close()
    settle()


def answer(window: MainWindow) -> None:
    """Give the first legal answer to the open question."""
    assert window.session is not None
    match = window.session.match
    assert match.decision is not None
    window.session.submit(match.decision.seat, match.legal()[0])
