"""What is marked as recent: all that happened since the viewer last chose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.core.values import Action, Event
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def told(table: Table, first: int, end: int | None = None) -> list[Event]:
    """Return the events of some steps as the viewer perceived them."""
    steps = table.session.match.steps[first:end]
    return [event for step in steps for event in table.session.events_of(step)]


def test_recent_is_what_came_after_ones_own_answer(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), bot("Brune"), seed=9)) as table:
        for _ in range(2):
            table.until_asked()
            table.session.submit(*_an_answer(table))
        table.until_asked()
        seats = [step.seat for step in table.session.match.steps]
        last = len(seats) - 1 - seats[::-1].index(0)
        assert seats[last + 1 :] == [1, 2]
        assert table.page.lookback.recent_events() == told(table, last + 1)
        # Looked back at, one's own answer was the last that happened.
        table.page.lookback.go(last + 1)
        assert table.page.lookback.recent_events() == told(table, last, last + 1)
        table.page.lookback.go(last + 2)
        assert table.page.lookback.recent_events() == told(table, last + 1, last + 2)


def test_between_people_recent_is_the_last_answer(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as table:
        table.until_asked()
        assert table.page.lookback.recent_events() == []
        table.session.submit(*_an_answer(table))
        table.until_asked()
        table.session.submit(*_an_answer(table))
        table.until_asked()
        assert table.page.lookback.recent_events() == told(table, 1)


def test_the_arrows_walk_the_choices_again_when_the_match_went_on(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=9)) as table:
        table.until_asked()
        table.session.submit(*_an_answer(table))
        table.until_asked()
        table.press(Qt.Key.Key_PageUp)
        ply = table.page.lookback.ply
        assert ply is not None
        table.press(Qt.Key.Key_Left)
        assert table.page.lookback.ply == ply - 1
        table.session.submit(*_an_answer(table))
        table.until_asked()
        table.press(Qt.Key.Key_Left)
        assert table.page.lookback.ply is None


def _an_answer(table: Table) -> tuple[int, Action]:
    decision = table.session.match.decision
    assert decision is not None
    return decision.seat, table.session.match.legal()[0]


def test_nothing_is_looked_back_at_before_the_first_answer(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as table:
        table.until_asked()
        table.press(Qt.Key.Key_PageUp)
        assert table.page.lookback.ply is None
        table.session.submit(*_an_answer(table))
        table.until_asked()
        table.press(Qt.Key.Key_PageUp)
        assert table.page.lookback.ply == 0
