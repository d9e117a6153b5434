"""“Was this fair?” after a game: what bots were sent, in figures and words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QProcess, QTimer
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.qt_bots import QtBots
from desktop.windows.match_page.fairness_check import FairnessDialog
from engine.play.match import Match
from tests.desktop.kit import cut_off, settle
from tests.engine.commands.test_audit import OWN, played

NAMES = ("Ana", "Aldric", "Maud")


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a match with a deal that nobody typed, and yet the same in every run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.play.record.secrets.randbits", Random(7).getrandbits)
        return played("cannir", ("human", "level2", "scripted"), budget=OWN, seed=None)


@pytest.fixture
def parent(qtbot: QtBot, dressed: object) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1024, 640)
    parent.show()
    return parent


def opened(parent: QWidget, match: Match) -> FairnessDialog:
    sheet = FairnessDialog(match, NAMES, parent)
    sheet.open()
    return sheet


def finished(qtbot: QtBot, parent: QWidget, match: Match) -> tuple[FairnessDialog, list[str]]:
    """Return the sheet when all is known, and what it says."""
    sheet = opened(parent, match)
    with qtbot.waitSignal(sheet.inquiry.changed, check_params_cb=lambda: sheet.inquiry.is_done):
        pass
    settle()
    return sheet, [label.text() for label in sheet.findChildren(QLabel)]


def test_it_tells_that_all_was_fair(qtbot: QtBot, parent: QWidget, match: Match) -> None:
    sheet, said = finished(qtbot, parent, match)
    mine = sum(seat == 1 for seat, _ in match.record.answers)
    assert f"{mine} of {mine}" in said
    assert "Ana" not in said
    assert any(text.startswith("Everything random came from 128 bits") for text in said)
    verdict = "No bot was sent anything its seat could not see. From that alone, every move came"
    assert any(text.startswith(verdict) for text in said)
    assert not list(cut_off(sheet))
    sheet.reject()


def test_forged_and_unknown_answers_are_reported(
    qtbot: QtBot, parent: QWidget, match: Match
) -> None:
    record = match.record
    plies = [ply for ply, (seat, _) in enumerate(record.answers) if seat == 1]
    thoughts = tuple(
        (ply, 0 if ply == plies[0] else iterations)
        for ply, iterations in record.thoughts
        if ply != plies[1]
    )
    sheet, said = finished(qtbot, parent, Match(replace(record, thoughts=thoughts, typed=True)))
    assert sheet.inquiry.uncompared[1] >= 1
    assert sheet.inquiry.uncompared[1] + sheet.inquiry.other[1] == 2
    assert any("could not be compared" in text for text in said)
    assert any("a number that somebody chose" in text for text in said)
    sheet.reject()


def test_excessive_thinking_is_reported_at_once(
    qtbot: QtBot, parent: QWidget, match: Match
) -> None:
    thoughts = tuple((ply, 10**9) for ply, _ in match.record.thoughts)
    sheet, said = finished(qtbot, parent, Match(replace(match.record, thoughts=thoughts)))
    assert sheet.inquiry.uncompared == sheet.inquiry.asked_counts
    assert sheet.inquiry.obstacles == {"forged": sheet.inquiry.asked_counts.total()}
    assert any("the record shows more thinking" in text for text in said)
    assert not any("does not say how long" in text for text in said)
    sheet.reject()


def test_moves_of_a_failed_bot_are_listed_apart(
    qtbot: QtBot, parent: QWidget, match: Match
) -> None:
    plies = [ply for ply, (seat, _) in enumerate(match.record.answers) if seat]
    broken = plies[len(plies) // 2]
    # All bots share a process: with the one at seat 1, that at seat 2 failed.
    mark = {"mark": "replaced", "ply": broken, "seat": 1, "reason": "silent"}
    thoughts = tuple(thought for thought in match.record.thoughts if plies[0] < thought[0] < broken)
    record = replace(match.record, thoughts=thoughts, marks=(mark,))
    sheet, said = finished(qtbot, parent, Match(record))
    replaced = sum(ply >= broken for ply in plies)
    assert sheet.inquiry.obstacles == {"unknown": 1, "replaced": replaced}
    text = f"{replaced} moves could not be compared: the bot had failed, and a simple rule chose"
    assert any(text in each for each in said)
    assert any("1 move could not be compared: the record does not say" in each for each in said)
    sheet.reject()


@pytest.mark.parametrize("failing", ["crash", "nonsense"])
def test_a_bot_that_fails_when_asked_again_is_reported(
    qtbot: QtBot, parent: QWidget, match: Match, failing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(process: QtBots, ticket: int, request: object) -> None:
        signal, told = {
            "crash": (process.failed, ("crash",)),
            "nonsense": (process.replied, (ticket, {"action": "nonsense"})),
        }[failing]
        QTimer.singleShot(0, process, lambda: signal.emit(*told))

    monkeypatch.setattr(QtBots, "ask", ask)
    sheet, said = finished(qtbot, parent, match)
    assert sheet.inquiry.obstacles == {"failed": sheet.inquiry.asked_counts.total()}
    assert any("the bot failed when it was asked again" in text for text in said)
    assert not any("does not say how long" in text for text in said)
    sheet.reject()


def test_closing_stops_the_thinking(qtbot: QtBot, parent: QWidget, match: Match) -> None:
    sheet = opened(parent, match)
    with qtbot.waitSignal(
        sheet.inquiry.changed,
        check_params_cb=lambda: sheet.inquiry.are_all_inspected,
    ):
        pass
    (process,) = sheet.findChildren(QProcess)
    assert process.state() != QProcess.ProcessState.NotRunning
    sheet.reject()
    assert process.state() == QProcess.ProcessState.NotRunning
