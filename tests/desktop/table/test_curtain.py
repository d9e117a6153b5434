"""The curtain between two people: what it hides, and what the next person has missed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.core.rng import Rng
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.table.hot_seat_kit import PEOPLE, hides, hold, let_go
from tests.desktop.table.kit import Table, an_answer, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.fixture
def behind(qtbot: QtBot) -> Iterator[Table]:
    record = cannir(*PEOPLE, bot("Otto"), seed=9)
    with table(qtbot, record, hands="curtain") as made:
        made.until_asked()
        yield made


def test_nothing_is_shown_of_whoever_is_not_there(behind: Table) -> None:
    made, rng = behind, Rng(3)
    for _ in range(6):
        if made.over():
            return
        hides(made, 0, 1)
        QTest.keyClick(made.page.curtain.button, Qt.Key.Key_Return)
        made.until_asked()
        seat = made.session.viewer
        assert seat is not None
        hides(made, 1 - seat)
        made.press(Qt.Key.Key_PageUp)
        hides(made, 1 - seat)
        made.press(Qt.Key.Key_Escape)
        made.click_answer(an_answer(made, rng))
        made.until_asked()


def test_whoever_returns_sees_first_what_they_missed(behind: Table) -> None:
    made, rng = behind, Rng(3)
    for _ in range(4):
        QTest.keyClick(made.page.curtain.button, Qt.Key.Key_Return)
        made.until_asked()
        made.click_answer(an_answer(made, rng))
        made.until_asked()
    seat = made.session.question.seat if made.session.question else None
    answers = made.session.match.record.answers
    last = max(ply for ply, (who, _) in enumerate(answers, 1) if who == seat)
    assert last < len(answers)
    began: list[object] = []
    made.page.director.began.connect(began.append)
    made.page.curtain.button.click()
    assert made.page.director.busy
    assert made.scene.seen == made.session.view_at(last)
    assert made.page.sidebar.chronicle.model.count == last + 1
    made.until_asked()
    assert began == made.session.match.steps[last:]
    assert made.scene.seen == made.session.view()
    assert made.page.sidebar.chronicle.model.count == len(answers) + 1


def test_what_was_missed_can_be_skipped(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9), hands="curtain", animation="normal") as made:
        made.until_asked()
        made.page.curtain.button.click()
        made.page.director.skip()
        made.until_asked()
        made.click_answer(made.session.match.legal()[0])
        made.until_asked()
        made.page.curtain.button.click()
        assert made.page.director.busy
        made.page.view.setFocus()
        made.press(Qt.Key.Key_Space)
        assert not made.page.director.busy
        assert made.scene.choice.choosing is not None


def test_a_screen_reader_is_told_what_lies_there_now(qtbot: QtBot) -> None:
    """The strip speaks to the seat that is asked, also after a hand was covered again."""
    record = condottiere(human("Ana"), human("Rui"), seed=2)
    with italy(qtbot, record) as made:
        view, asked = made.page.view, []
        for _ in range(4):
            made.until_asked()
            asked.append(made.session.person)
            told = [view.accessibleDescription()]
            hold(made)
            told.append(view.accessibleDescription())
            assert view.accessibleDescription() == " ".join(made.map.description())
            let_go(made)
            assert view.accessibleDescription() == " ".join(made.map.description()) == told[0]
            assert told[1] != told[0]
            made.page.asking.submit(made.session.match.legal()[0])
        assert set(asked) == {0, 1}
