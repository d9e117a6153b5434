"""What people at a table for friends write to each other, on the page of its match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.panels.seats.held_card import CardForm
from desktop.windows.friends.friends_table import MAX_LINES
from engine.core.values import Json
from tests.desktop.kit import find, settle
from tests.desktop.windows.friends.company_kit import NAMES, Company

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("size", [(1280, 800), (960, 500)])
def test_who_wants_to_say_something_finds_all_talk_together(
    others_turn: Company, size: tuple[int, int]
) -> None:
    page = others_turn.page
    page.resize(*size)
    page.strip.talk.click()
    settle()
    said, remarks = page.sidebar.said, page.sidebar.remarks
    assert said.isVisible()
    assert remarks.field.isVisible()
    top = remarks.mapTo(page, QPoint()).y()
    assert top >= said.mapTo(page, QPoint()).y() + said.height()


def test_remarks_are_plain_text_and_come_once(others_turn: Company) -> None:
    remarks, other = others_turn.page.sidebar.remarks, 1 - min(1, others_turn.own)
    assert remarks.isVisible()
    others_turn.table.say(1, other, "<b>Hello</b>\u202e\n")
    others_turn.table.say(1, other, "<b>Hello</b>\u202e\n")
    assert remarks.texts == [f"{NAMES[other]}: <b>Hello</b>\ufffd\ufffd"]


def test_a_line_is_written_and_sent_by_keys(qtbot: QtBot, others_turn: Company) -> None:
    page = others_turn.page
    field = page.sidebar.remarks.field
    page.activateWindow()
    page.view.setFocus()
    page.findChild(QObject, "write").trigger()
    assert QApplication.focusWidget() is field or field.hasFocus()
    QTest.keyClicks(field, "x" * 250)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert others_turn.table.asked_for == [{"do": "talk", "text": "x" * 200}]
    assert field.text() == ""
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.hasFocus()


def test_keys_go_where_the_person_writes_or_clicked_last(others_turn: Company) -> None:
    page = others_turn.page
    field = page.sidebar.remarks.field
    page.activateWindow()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    # A question that comes, or a replay that ends, takes no keys away from a sentence.
    page.asking.take_focus()
    page.replay.step(-1)
    page.replay.close()
    assert field.hasFocus()
    # Parts that take no keyboard themselves give it to the board.
    for part in (page.strip.talk, page.sidebar.chronicle, page.view.viewport()):
        field.setFocus()
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        assert not field.hasFocus()


def test_lines_beside_a_hint_are_read_or_counted(others_turn: Company) -> None:
    page, other = others_turn.page, 1 - min(1, others_turn.own)
    page.resize(1280, 1000)
    page.sidebar.moves_button.setEnabled(True)
    page.sidebar.moves_button.setChecked(True)
    settle()
    # Where there is room, the last line and the field stay below the list.
    assert page.sidebar.moves.isVisible()
    assert page.sidebar.remarks.field.isVisible()
    others_turn.table.say(1, other, "Hello")
    assert page.talk.unread_lines == 0
    page.resize(960, 500)
    settle()
    assert not page.sidebar.remarks.isVisible()
    # Seats keep their figures and notes in a low window: remarks are low there.
    assert {card._size for card in page.sidebar.seats} == {CardForm.LOW}
    others_turn.table.say(2, other, "Are you there?")
    others_turn.table.say(3, others_turn.own, "Yes")
    assert page.talk.unread == 1
    # The key to write brings the lines back, and the keyboard to the field.
    find(page, QAction, "write").trigger()
    settle()
    assert page.sidebar.remarks.field.isVisible()
    assert page.talk.unread == 0


def test_a_line_that_was_refused_is_given_back(others_turn: Company) -> None:
    field = others_turn.page.sidebar.remarks.field
    field.setText("Again")
    QTest.keyClick(field, Qt.Key.Key_Return)
    others_turn.table.hear({"is": "refused", "do": "talk", "why": "too_much_talk", "id": 1})
    assert field.text() == "Again"


def test_a_line_is_kept_while_the_line_is_broken(others_turn: Company) -> None:
    others_turn.far.line.connected_changed.emit(False)
    field = others_turn.page.sidebar.remarks.field
    field.setText("Hello?")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert others_turn.table.asked_for == []
    assert field.text() == "Hello?"


def test_who_is_muted_is_not_read(others_turn: Company) -> None:
    remarks = others_turn.page.sidebar.remarks
    first, second = (seat for seat in range(3) if seat != others_turn.own)
    others_turn.table.say(1, first, "One")
    others_turn.table.say(2, second, "Two")
    remarks.choices().actions()[0].trigger()
    assert remarks.texts == [f"{NAMES[second]}: Two"]
    remarks.choices().actions()[-1].trigger()
    assert remarks.texts == []
    remarks.choices().actions()[-1].trigger()
    assert len(remarks.texts) == 2


def test_among_bots_there_are_no_remarks(others_turn: Company) -> None:
    seats = [
        {"name": name, "presence": "here" if seat == others_turn.own else "bot", "level": "level1"}
        for seat, name in enumerate(NAMES)
    ]
    others_turn.table.tell(seats=seats)
    assert not others_turn.page.sidebar.remarks.isVisible()


def test_lines_follow_their_speakers_into_the_rematch(others_turn: Company) -> None:
    others_turn.table.say(1, 1, "Again?")
    others_turn.table.tell(match=2)
    assert [line.seat for line in others_turn.table.chat_lines] == [2]


@pytest.mark.parametrize(
    "line",
    [
        None,
        {"line": 1, "seat": 7, "text": "x"},
        {"line": "1", "seat": 1, "text": "x"},
        {"line": 1, "seat": 1, "text": 5},
    ],
)
def test_malformed_lines_are_left_out(others_turn: Company, line: Json) -> None:
    others_turn.table.hear({"is": "talked", "lines": [line]})
    assert others_turn.table.chat_lines == []


def test_all_lines_are_announced_but_only_the_last_are_kept(others_turn: Company) -> None:
    heard: list[str] = []
    others_turn.page.view.announced.connect(heard.append)
    other = 1 - min(1, others_turn.own)
    lines = [f"Line {number}" for number in range(MAX_LINES + 5)]
    for number, line in enumerate(lines):
        others_turn.table.say(number + 1, other, line)
    # A line that is sent again is not announced again.
    others_turn.table.say(len(lines), other, lines[-1])
    assert heard == [f"{NAMES[other]}: {line}" for line in lines]
    kept = others_turn.table.chat_lines
    assert len(kept) == MAX_LINES
    assert kept[0].text == "Line 5"
