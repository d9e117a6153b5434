"""The curtain between two people: what it hides, and what the next person has missed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.core.rng import Rng
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.table.hot_seat_kit import PEOPLE, assert_hidden, press_peek_key, release_peek_key
from tests.desktop.table.kit import Table, an_answer, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.fixture
def behind(qtbot: QtBot) -> Iterator[Table]:
    record = cannir(*PEOPLE, bot("Otto"), seed=9)
    with open_table(qtbot, record, hands="curtain") as table:
        table.until_asked()
        yield table


def test_nothing_is_shown_of_absent_players(behind: Table) -> None:
    table, rng = behind, Rng(3)
    for _ in range(6):
        if table.over():
            return
        assert_hidden(table, 0, 1)
        QTest.keyClick(table.page.curtain.button, Qt.Key.Key_Return)
        table.until_asked()
        seat = table.session.viewer
        assert seat is not None
        assert_hidden(table, 1 - seat)
        table.press(Qt.Key.Key_PageUp)
        assert_hidden(table, 1 - seat)
        table.press(Qt.Key.Key_Escape)
        table.click_answer(an_answer(table, rng))
        table.until_asked()


def test_returning_players_first_see_missed_events(behind: Table) -> None:
    table, rng = behind, Rng(3)
    for _ in range(4):
        QTest.keyClick(table.page.curtain.button, Qt.Key.Key_Return)
        table.until_asked()
        table.click_answer(an_answer(table, rng))
        table.until_asked()
    seat = table.session.question.seat if table.session.question else None
    answers = table.session.match.record.answers
    last = max(ply for ply, (who, _) in enumerate(answers, 1) if who == seat)
    assert last < len(answers)
    began: list[object] = []
    table.page.director.step_began.connect(began.append)
    table.page.curtain.button.click()
    assert table.page.director.is_busy
    assert table.scene.seen == table.session.view_at(last)
    assert table.page.sidebar.chronicle.model.count == last + 1
    table.until_asked()
    assert began == table.session.match.steps[last:]
    assert table.scene.seen == table.session.view()
    assert table.page.sidebar.chronicle.model.count == len(answers) + 1


def test_missed_events_can_be_skipped(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9), hands="curtain", animation="normal") as table:
        table.until_asked()
        table.page.curtain.button.click()
        table.page.director.skip()
        table.until_asked()
        table.click_answer(table.session.match.legal()[0])
        table.until_asked()
        table.page.curtain.button.click()
        assert table.page.director.is_busy
        table.page.view.setFocus()
        table.press(Qt.Key.Key_Space)
        assert not table.page.director.is_busy
        assert table.scene.controller.selection is not None


def test_screen_readers_get_the_current_table(qtbot: QtBot) -> None:
    """The strip speaks to the seat that is asked, also after a hand was covered again."""
    record = condottiere(human("Ana"), human("Rui"), seed=2)
    with italy(qtbot, record) as table:
        view, asked = table.page.view, []
        for _ in range(4):
            table.until_asked()
            asked.append(table.session.person)
            told = [view.accessibleDescription()]
            press_peek_key(table)
            told.append(view.accessibleDescription())
            assert view.accessibleDescription() == " ".join(table.map.description())
            release_peek_key(table)
            assert view.accessibleDescription() == " ".join(table.map.description()) == told[0]
            assert told[1] != told[0]
            table.page.asking.submit(table.session.match.legal()[0])
        assert set(asked) == {0, 1}
