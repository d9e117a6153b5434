"""Going back over others' answers: they are asked, told, and it is noted what had been seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page import page_texts
from engine.core.values import Json
from engine.play.match import Match
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
LEFT = Qt.MouseButton.LeftButton
PEOPLE = human("Ana"), human("Rui"), human("Eva")


def boxes(table: Table) -> list[Confirmation]:
    settle()
    return table.page.findChildren(Confirmation)


def take_seat(table: Table) -> None:
    """The next person is behind the curtain."""
    table.until_asked()
    QTest.mouseClick(table.page.curtain.button, LEFT)
    table.until_asked()


def answer(table: Table) -> None:
    """Whoever is asked answers."""
    table.until_asked()
    table.page.asking.submit(table.session.match.legal()[0])


def marks(match: Match) -> list[Json]:
    return [mark for mark in match.record.marks if mark["mark"] == "undo"]


def test_the_others_are_asked_whose_moves_go_too(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9), hands="curtain") as table:
        for _ in PEOPLE:
            take_seat(table)
            answer(table)
        take_seat(table)
        first = table.session.viewer
        assert first is not None
        names = table.session.names()
        others = [names[(first + 1) % 3], names[(first + 2) % 3]]
        QTest.mouseClick(table.page.sidebar.undo_button, LEFT)
        (box,) = boxes(table)
        assert box.headline == "Take back other players’ moves too?"
        assert all(name in box.detail for name in others)
        QTest.mouseClick(box.cancel, LEFT)
        assert table.session.match.ply == 3
        QTest.mouseClick(table.page.sidebar.undo_button, LEFT)
        (box,) = boxes(table)
        QTest.mouseClick(box.yes, LEFT)
        table.until_asked()
        assert table.session.match.ply == 0
        said = table.page.strip.aside
        assert all(name in said for name in others)
        assert said.startswith(
            "Taken back after something new was seen: the record notes it. Taken back:"
        )
        (mark,) = marks(table.session.match)
        assert mark["others"] == sorted({0, 1, 2} - {first})


def test_one_takes_back_ones_own_last_answer_unasked(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        answer(table)
        table.until_asked()
        last = table.session.names()[table.session.match.steps[-1].seat]
        QTest.mouseClick(table.page.sidebar.undo_button, LEFT)
        assert not boxes(table)
        assert table.session.match.ply == 0
        assert f"Taken back: the last move of {last}." in table.page.strip.aside
        (mark,) = marks(table.session.match)
        assert mark["others"] == []


def test_bots_are_not_asked_and_what_was_drawn_is_noted(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Otto"), seed=1)) as table:
        table.until_asked()
        answer(table)
        table.until_asked()
        table.page.changes.undo()
        assert not boxes(table)
        assert (
            table.page.strip.aside
            == "Taken back after something new was seen: the record notes it. "
            "Ctrl+Shift+Z plays it again."
        )
        (mark,) = marks(table.session.match)
        assert mark["seen"]
        assert mark["others"] == [1]
        assert list(page_texts.remarks(table.session.match)) == [
            "Moves were taken back 1 time, even after something new had been seen.",
        ]


def test_where_nothing_is_hidden_nothing_is_noted(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Otto"), seed=8)) as table:
        table.until_asked()
        answer(table)
        table.until_asked()
        table.page.changes.undo()
        assert "marked" not in table.page.strip.aside
        (mark,) = marks(table.session.match)
        assert not mark["seen"]
        assert list(page_texts.remarks(table.session.match)) == ["Moves were taken back 1 time."]
