"""Leaving one's seat to a bot at the table, watching it play, and coming back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.storage.ledger.seals import Honours
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page.ending.ending_facts import sheet_facts
from desktop.windows.match_page.explanation_dialogs import StatisticsDialog
from desktop.windows.match_page.fairness_check import FairnessDialog
from engine.core.values import Leave, Return
from engine.games.cannir import CANNIR
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
LEFT = Qt.MouseButton.LeftButton


def menu(table: Italy) -> QMenu:
    """Return the menu entries for this match."""
    found = QMenu(table.page)
    found.addActions(table.page.menu_actions)
    return found


def entries(table: Italy) -> list[str]:
    shown = [
        action for action in menu(table).actions() if action.isVisible() and action.isEnabled()
    ]
    return [action.text().replace("&", "") for action in shown]


def choose(table: Italy, text: str) -> None:
    """Click an entry of the menu."""
    shown = menu(table)
    shown.popup(table.page.mapToGlobal(table.page.rect().center()))
    (action,) = (action for action in shown.actions() if action.text().replace("&", "") == text)
    QTest.mouseClick(shown, LEFT, pos=shown.actionGeometry(action).center())
    shown.hide()


def box(table: Italy) -> Confirmation:
    (found,) = table.page.findChildren(Confirmation)
    return found


def confirm(table: Italy) -> None:
    QTest.mouseClick(box(table).yes, LEFT)
    settle()


def press(table: Italy, text: str) -> None:
    (found,) = [button for button in table.page.strip.buttons if button.text() == text]
    QTest.mouseClick(found, LEFT)


def leave(table: Italy) -> None:
    choose(table, "Leave your seat to a bot…")
    confirm(table)


def away(table: Italy) -> list[int]:
    return [seat for seat in range(3) if seat in table.session.match.attendance.away]


def silent(*asked: object) -> None:
    """A bot that thinks for ever."""


def test_a_bot_takes_over_and_the_person_comes_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as table:
        table.until_asked()
        before = table.session.view()
        choose(table, "Leave your seat to a bot…")
        assert box(table).headline == "Leave your seat to a bot?"
        assert box(table).detail == (
            "A bot (Page) takes over your seat, and the game goes on. You can come back at any "
            "time."
        )
        QTest.mouseClick(box(table).cancel, LEFT)
        settle()
        assert not away(table)
        with monkeypatch.context() as patch:
            patch.setattr(table.bots, "ask", silent)
            leave(table)
        assert away(table) == [0]
        # It is still their own seat they look from, and nothing else is shown.
        assert table.session.viewer == 0
        assert table.session.view() == before
        assert table.map.controller.selection is None
        assert table.page.strip.sentence == "A bot plays for you."
        assert table.page.strip.aside == "You leave your seat; a bot (Page) plays on for you."
        assert table.page.sidebar.chronicle.lines[-1] == table.page.strip.aside
        assert table.page.sidebar.seats[0].state.about == "Lion · bot, Page"
        assert "Leave your seat to a bot…" not in entries(table)
        assert "Undo" not in entries(table)
        question = table.session.question
        assert question is not None
        table.session.players[0].ask(question)
        qtbot.waitUntil(lambda: table.session.match.steps[-1].seat == 0)
        press(table, "Pause")
        press(table, "Back to your seat")
        table.until_asked()
        assert not away(table)
        assert "You are back in your seat." in table.page.sidebar.chronicle.lines
        assert table.session.match.decision is not None
        assert table.session.match.decision.seat == 0
        assert "Undo" not in entries(table)
        coming = [step.action for step in table.session.match.steps]
        assert Leave("level1") in coming
        assert Return() in coming


def test_undoing_a_leave_undoes_the_bots_moves(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as table:
        table.until_asked()
        chosen = table.session.match.ply
        table.page.asking.submit(table.session.match.legal()[0])
        table.until_asked()
        leave(table)
        qtbot.waitUntil(lambda: table.session.match.steps[-1].is_unasked)
        choose(table, "Back to your seat")
        table.until_asked()
        table.page.changes.undo()
        table.until_asked()
        assert table.session.match.ply == chosen
        assert not away(table)
        table.page.changes.redo()
        table.until_asked()
        assert table.session.match.ply > chosen


def test_the_end_tells_who_was_away(qtbot: QtBot) -> None:
    match = Match(condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2))
    # The last of the person's questions but two.
    play_scripted(match, 77)
    with italy(qtbot, match.record) as table:
        table.until_asked()
        leave(table)
        qtbot.waitUntil(lambda: table.page.state.is_over)
        assert not table.session.returnable_seats()
        table.page.explanations.show_statistics()
        (figures,) = table.page.findChildren(StatisticsDialog)
        said = "A bot played for you part of the time."
        assert table.page.strip.aside.endswith(said)
        assert said in [label.text() for label in figures._remarks]
        figures.reject()
        table.page.explanations.fairness()
        (sheet,) = table.page.findChildren(FairnessDialog)
        assert sheet._limits.text().startswith(said)
        assert set(sheet._figures) == {0, 1, 2}
        sheet.reject()


def test_of_three_people_one_leaves_and_the_others_hand_the_screen_on(qtbot: QtBot) -> None:
    players = human("Ana"), human("Rui"), human("Eva")
    for hands in ("peek", "curtain"):
        with italy(qtbot, condottiere(*players, seed=2), hands=hands) as table:
            table.until_asked()
            first = table.session.person
            assert first is not None
            QTest.keyPress(table.page.view, Qt.Key.Key_P)
            choose(table, "Leave your seat to a bot…")
            assert box(table).detail.endswith(
                "You can come back as long as two other people are playing at this screen."
            )
            confirm(table)
            QTest.keyRelease(table.page.view, Qt.Key.Key_P)
            table.until_asked()
            assert away(table) == [first]
            assert table.session.viewer is None
            assert table.session.person not in (None, first)
            name = table.session.names()[first]
            assert f"{name} leaves; a bot (Knight) plays on in that seat." in (
                table.page.sidebar.chronicle.lines
            )
            choose(table, f"{name} comes back")
            table.until_asked()
            assert not away(table)
            assert f"{name} is back." in table.page.sidebar.chronicle.lines


def test_who_is_left_alone_sees_their_hand_and_nobody_returns(qtbot: QtBot) -> None:
    record = condottiere(human("Ana"), human("Rui"), bot("Otto"), seed=2)
    with italy(qtbot, record) as table:
        table.until_asked()
        leaver = table.session.person
        assert leaver is not None
        other = table.session.names()[1 - leaver]
        choose(table, "Leave your seat to a bot…")
        assert box(table).detail.endswith(
            f"From then on, {other}’s hand is shown openly, so you cannot come back."
        )
        confirm(table)
        table.until_asked()
        assert table.session.viewer == 1 - leaver
        assert not table.page.strip.peek.isVisible()
        assert not table.session.returnable_seats()
        assert not [text for text in entries(table) if "back" in text]
        choose(table, "Leave your seat to a bot…")
        confirm(table)
        assert table.session.viewer is None
        assert table.session.returnable_seats() == [1 - leaver]


def test_a_match_is_taken_up_as_it_was_left(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as table:
        table.until_asked()
        leave(table)
        record = table.session.match.record
    with italy(qtbot, record) as again:
        assert away(again) == [0]
        assert again.session.viewer == 0
        press(again, "Back to your seat")
        again.until_asked()
        assert again.map.controller.selection is not None


def test_one_of_two_may_leave_the_seat_and_come_back(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Maud"), seed=2)) as table:
        table.until_asked()
        assert {"Resign…", "Leave your seat to a bot…"} <= set(entries(table))
        table.page.changes.leave()
        (box,) = table.page.findChildren(Confirmation)
        box.accept()
        settle()
        assert table.session.match.result is None
        assert "Back to your seat" in entries(table)


def test_of_three_who_resigns_looks_on_to_the_end(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as table:
        table.until_asked()
        assert {"Resign…", "Leave your seat to a bot…"} <= set(entries(table))
        table.page.changes.resign()
        (box,) = table.page.findChildren(Confirmation)
        box.accept()
        settle()
        assert "You give up; a bot (Page) plays on to the end." in "".join(
            table.page.sidebar.chronicle.lines
        )
        assert "Back to your seat" not in entries(table)
        assert table.session.match.attendance.given_up == {0}


def test_an_ampersand_in_a_name_marks_no_key(qtbot: QtBot) -> None:
    record = condottiere(human("A & B"), human("Rui"), human("Eva"), seed=2)
    with italy(qtbot, record) as table:
        table.until_asked()
        table.session.leave(0)
        settle()
        shown: list[QAction] = table.page.changes.actions
        assert "A && B comes back" in [action.text() for action in shown if action.isVisible()]


def test_the_sheet_names_everybody_who_gave_up_even_the_winner(qtbot: QtBot) -> None:
    people = tuple(human(name) for name in ("Ana", "Rui"))
    match = Match(replace(new_record(CANNIR, 3, 5, None, (*people, bot("Maud"))), apart=True))
    for seat in (0, 1):
        match.leave(seat, "level1", for_good=True)
    play_scripted(match, 99)
    with open_table(qtbot, match.record) as table:
        table.until_asked()
        page = table.page
        looks = page.table.looks(page.session.view(), 3)
        found = sheet_facts(page.session, page.table, looks, Honours(), str)
        assert found is not None
        assert found.ending.cause.endswith(" Ana and Rui gave up; bots played on.")
