"""Bot programs that misbehave, in the real window: every match goes on to its end."""

from __future__ import annotations

import sys
from functools import partial

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.system import qt_bots
from desktop.system.qt_bots import QtBots
from desktop.windows import main
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import from_text, to_text
from engine.table import players
from tests.desktop.kit import Services, owned, settle
from tests.desktop.system import hostile_worker
from tests.desktop.system.hostile_worker import BEHAVIOURS, REASONS

BOTS: tuple[Json, ...] = tuple(
    {"kind": "bot", "name": name, "level": "level1"} for name in ("Aldric", "Maud", "Otto")
)
#: One of each kind runs every time.
QUICK = {
    "hangs",
    "answers a huge ticket",
    "nested deeply",
    "a card it has not",
    "leaves",
    "a line without end",
    "many tiny lines",
    "complains without end",
    "an error",
    "explains itself oddly",
}


def cases() -> list[object]:
    return [
        pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in BEHAVIOURS
    ]


def test_there_are_at_least_forty() -> None:
    assert len(BEHAVIOURS) >= 40
    assert set(BEHAVIOURS) >= QUICK


@pytest.mark.parametrize("how", cases())
def test_the_match_goes_on_to_its_end(
    qtbot: QtBot, services: Services, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    reason = REASONS[how]
    monkeypatch.setattr(players, "MAX_SILENCE_S", 1.5 if reason == "silent" else 60.0)
    command = [sys.executable, str(hostile_worker.__file__), how]
    # The game on the table imports it when it begins; all others have done so before.
    monkeypatch.setattr(qt_bots, "QtBots", partial(QtBots, command, contained=False))
    services.settings.set("pace", "instant")
    window = main.MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    # Nobody looks: painting would take a third of the time.
    window.setUpdatesEnabled(False)
    window.show()
    qtbot.waitExposed(window)
    window.open_record(new_record(GAMES["cannir"], 3, 5, None, BOTS))
    session = window.session
    assert session is not None
    assert window.findChild(MatchPage) is not None
    with qtbot.waitSignal(session.finished):
        assert session.match.result is None
    record = owned(session).record
    said = [(mark["mark"], mark["reason"]) for mark in record.marks]
    if reason is None:
        assert said == []
    else:
        assert said == [("restarted", reason), ("replaced", reason)]
    # What was recorded is a match like any other.
    assert Match(from_text(to_text(record))).result == session.match.result
    window.close()
    settle()
    assert all(
        process.state() == QProcess.ProcessState.NotRunning
        for process in window.findChildren(QProcess)
    )
