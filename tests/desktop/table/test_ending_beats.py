"""A key or a click ends what is being shown, and still does what it was meant for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table import director as directors
from desktop.table.director import HASTE_MS
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


class Clock:
    """The seconds on the clock of the director."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(directors, "monotonic", clock)
    return clock


@pytest.fixture
def table(qtbot: QtBot, clock: Clock) -> Iterator[Table]:
    """A table at which the bot's answer is being animated."""
    with open_table(qtbot, cannir(HUMAN, bot("Ana"), seed=3), animation="normal") as table:
        table.until_asked()
        table.page.asking.submit(table.session.match.legal()[0])
        qtbot.waitUntil(lambda: is_bot_shown(table))
        yield table


def is_bot_shown(table: Table) -> bool:
    steps = table.session.match.steps
    return len(steps) == 2 and table.scene.is_playing


def test_a_click_on_a_card_ends_the_beat_and_takes_the_card(table: Table) -> None:
    card = next(iter(table.scene.seen.hands[0]))
    assert card is not None
    assert table.scene.controller.selection is None
    table.click(("hand", card))
    assert not table.scene.is_playing
    selection = table.scene.controller.selection
    assert selection is not None
    assert selection.card == card


def test_a_key_ends_the_beat_and_counts(table: Table) -> None:
    table.press(Qt.Key.Key_Tab)
    assert not table.scene.is_playing
    selection = table.scene.controller.selection
    assert selection is not None
    assert selection.card is not None


def test_a_modifier_ends_nothing(table: Table) -> None:
    table.press(Qt.Key.Key_Shift)
    assert table.scene.is_playing


@pytest.mark.parametrize(("late", "counts"), [(False, False), (True, True)])
def test_enter_right_after_a_move_only_ends_the_beat(
    table: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, late: bool, counts: bool
) -> None:
    confirmed: list[object] = []
    controller = table.page.view.table.controller
    monkeypatch.setattr(controller, "confirm", lambda: confirmed.append(None))
    clock.now += (HASTE_MS + (1 if late else -1)) / 1000
    table.press(Qt.Key.Key_Return)
    assert not table.scene.is_playing
    assert bool(confirmed) is counts
    # The next press counts in any case.
    settle()
    QTest.keyClick(table.page.view, Qt.Key.Key_Return)
    assert confirmed


def test_the_director_shows_the_true_state(table: Table) -> None:
    assert table.page.director.end_beat() is not None
    assert table.scene.view == table.session.view()
    # Nothing is left to end.
    assert table.page.director.end_beat() is None
