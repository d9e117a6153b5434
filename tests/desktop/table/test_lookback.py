"""What is marked as recent: all that happened since the viewer last chose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.core.values import Action, Event
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def told(made: Table, first: int, end: int | None = None) -> list[Event]:
    """What the viewer perceived of some steps."""
    steps = made.session.match.steps[first:end]
    return [event for step in steps for event in made.session.events_of(step)]


def test_recent_is_what_came_after_ones_own_answer(qtbot: QtBot) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), bot("Brune"), seed=9)) as made:
        for _ in range(2):
            made.until_asked()
            made.session.submit(*_an_answer(made))
        made.until_asked()
        seats = [step.seat for step in made.session.match.steps]
        last = len(seats) - 1 - seats[::-1].index(0)
        assert seats[last + 1 :] == [1, 2]
        assert made.page.lookback.recent() == told(made, last + 1)
        # Looked back at, one's own answer was the last that happened.
        made.page.lookback.go(last + 1)
        assert made.page.lookback.recent() == told(made, last, last + 1)
        made.page.lookback.go(last + 2)
        assert made.page.lookback.recent() == told(made, last + 1, last + 2)


def test_between_people_recent_is_the_last_answer(qtbot: QtBot) -> None:
    with table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as made:
        made.until_asked()
        assert made.page.lookback.recent() == []
        made.session.submit(*_an_answer(made))
        made.until_asked()
        made.session.submit(*_an_answer(made))
        made.until_asked()
        assert made.page.lookback.recent() == told(made, 1)


def test_the_arrows_walk_the_choices_again_when_the_match_went_on(qtbot: QtBot) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=9)) as made:
        made.until_asked()
        made.session.submit(*_an_answer(made))
        made.until_asked()
        made.press(Qt.Key.Key_PageUp)
        ply = made.page.lookback.ply
        assert ply is not None
        made.press(Qt.Key.Key_Left)
        assert made.page.lookback.ply == ply - 1
        made.session.submit(*_an_answer(made))
        made.until_asked()
        made.press(Qt.Key.Key_Left)
        assert made.page.lookback.ply is None


def _an_answer(made: Table) -> tuple[int, Action]:
    decision = made.session.match.decision
    assert decision is not None
    return decision.seat, made.session.match.legal()[0]


def test_nothing_is_looked_back_at_before_the_first_answer(qtbot: QtBot) -> None:
    with table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as made:
        made.until_asked()
        made.press(Qt.Key.Key_PageUp)
        assert made.page.lookback.ply is None
        made.session.submit(*_an_answer(made))
        made.until_asked()
        made.press(Qt.Key.Key_PageUp)
        assert made.page.lookback.ply == 0
