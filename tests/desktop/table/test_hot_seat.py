"""Two people at one screen: hands that are covered, and every way to see them and to cover them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.windows.dialogs.message import Confirmation
from engine.core.rng import Rng
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Choose, Place
from engine.games.cannir.board import BOARD
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.kit import activate, settle
from tests.desktop.table.hot_seat_kit import (
    PEOPLE,
    REFUSED,
    assert_hidden,
    hand_of,
    press_peek_key,
    release_peek_key,
    visible_cards,
)
from tests.desktop.table.kit import Table, an_answer, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("options", [{}, {"veiled": True}])
def test_peeking_shows_one_hand_at_a_time(qtbot: QtBot, options: dict[str, bool]) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9, options=options)) as table:
        rng = Rng(3)
        table.until_asked()
        for _ in range(10):
            if table.over():
                return
            decision = table.session.match.decision
            assert decision is not None
            seat = decision.seat
            assert_hidden(table, 0, 1)
            assert table.page.strip.peek.isVisible()
            answer = an_answer(table, rng)
            press_peek_key(table)
            assert hand_of(table, seat) <= visible_cards(table)
            assert_hidden(table, 1 - seat)
            card = getattr(answer, "card", None)
            if card is not None:
                table.click(("hand", card))
            release_peek_key(table)
            assert_hidden(table, 0, 1)
            for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
                table.press(key)
                # Before the first answer there is nothing to look back at.
                past = table.page.lookback.ply is not None
                assert past == (table.session.match.ply > 0)
                assert_hidden(table, 0, 1)
            table.press(Qt.Key.Key_Escape)
            if isinstance(answer, Choose):
                table.click_answer(answer)
            else:
                press_peek_key(table)
                table.click_answer(answer)
                release_peek_key(table)
            table.until_asked()


def test_a_card_found_while_peeking_is_there_at_the_next_look_and_played(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        assert "hold P" in table.page.strip.sentence
        assert not table.page.sidebar.moves.list.count()
        button = table.page.strip.peek
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        assert table.session.viewer is not None
        legal = [action for action in table.session.match.legal() if isinstance(action, Place)]
        table.press(Qt.Key.Key_Tab)
        selection = table.scene.controller.selection
        assert selection is not None
        card, number = selection.card, selection.number
        table.page.hot_seat.long_press_timer.stop()  # held for longer than a click
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
        assert table.session.viewer is None
        assert_hidden(table, 0, 1)
        assert not table.page.sidebar.moves.list.count()
        table.click(("back", str(number)))
        assert_hidden(table, 0, 1)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert table.scene.controller.selection is not None
        assert table.scene.controller.selection.card == card
        assert table.page.sidebar.moves.list.count()
        answer = next(action for action in legal if action.card == card)
        table.click(("cell", answer.cell))
        assert table.session.match.steps[0].action == answer
        table.until_asked()
        assert_hidden(table, 0, 1)


def test_a_click_on_the_button_keeps_the_hand_up(qtbot: QtBot) -> None:
    """Until another click, Esc, or an answer."""
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        seat = table.session.person
        assert seat is not None
        button, left = table.page.strip.peek, Qt.MouseButton.LeftButton
        assert "Esc" in button.toolTip()
        for cover in (
            lambda: QTest.mouseClick(button, left),
            lambda: table.press(Qt.Key.Key_Escape),
            lambda: table.click_answer(table.session.match.legal()[0]),
        ):
            assert_hidden(table, 0, 1)
            QTest.mouseClick(button, left)
            assert table.session.viewer == seat
            assert hand_of(table, seat) <= visible_cards(table)
            cover()
            table.until_asked()
            assert table.session.viewer is None
            assert_hidden(table, 0, 1)
        assert table.session.match.steps


def by_click(table: Table) -> None:
    QTest.mouseClick(table.page.strip.peek, Qt.MouseButton.LeftButton)


def by_button(table: Table) -> None:
    QTest.mousePress(table.page.strip.peek, Qt.MouseButton.LeftButton)


def leave_for_another_window(table: Table) -> None:
    other = QWidget()
    table.qtbot.addWidget(other)
    other.show()
    activate(table.qtbot, other)
    table.qtbot.waitUntil(lambda: not table.page.isActiveWindow())


def leave_for_another_page(table: Table) -> None:
    table.page.hide()
    table.page.show()


def minimise(table: Table) -> None:
    table.page.showMinimized()
    settle()
    table.page.showNormal()


def ask_before_it_is_final(table: Table) -> None:
    table.page.changes.resign()
    (box,) = table.page.findChildren(Confirmation)
    table.qtbot.waitUntil(box.isActiveWindow)
    box.reject()


@pytest.mark.parametrize("show", [by_click, by_button, press_peek_key])
@pytest.mark.parametrize(
    "leave",
    [leave_for_another_window, leave_for_another_page, minimise, ask_before_it_is_final],
)
def test_a_hand_that_is_up_is_covered_on_every_way_out(
    qtbot: QtBot, show: Callable[[Table], None], leave: Callable[[Table], None]
) -> None:
    """And what was pressed then holds nothing up later."""
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        show(table)
        assert table.session.viewer == table.session.person
        leave(table)
        assert table.session.viewer is None
        assert not table.page.view.is_hand_kept_up
        assert_hidden(table, 0, 1)
        QTest.mouseRelease(table.page.strip.peek, Qt.MouseButton.LeftButton)
        release_peek_key(table)
        assert table.session.viewer is None
        assert_hidden(table, 0, 1)
        by_click(table)
        assert table.session.viewer == table.session.person


@pytest.mark.parametrize("show", [by_click, by_button, press_peek_key])
def test_going_back_and_forth_covers_a_hand_that_is_up(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        for _ in range(2):
            table.page.asking.submit(table.session.match.legal()[0])
            table.until_asked()
        seat, ply = table.session.person, table.session.match.ply
        for change in (table.page.changes.undo, table.page.changes.redo):
            show(table)
            assert table.session.viewer == seat
            change()
            for box in table.page.findChildren(Confirmation):
                # Now that it is asked nobody looks, but it is still the same person's choice.
                table.qtbot.waitUntil(box.isActiveWindow)
                assert table.session.viewer is None
                box.accept()
            activate(qtbot, table.page)
            table.until_asked()
            assert table.session.viewer is None
            assert table.page.state.covered == table.session.person
            assert not table.page.strip.peek.isHidden()
            assert_hidden(table, 0, 1)
            seat = table.session.person
            QTest.mouseRelease(table.page.strip.peek, Qt.MouseButton.LeftButton)
            release_peek_key(table)
            assert table.session.viewer is None
        assert table.session.match.ply == ply


@pytest.mark.parametrize("show", [by_click, press_peek_key])
def test_the_answers_that_were_asked_about_are_taken_back(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    """The box covers the hand of who goes back: the last choice of others is not meant."""
    with open_table(qtbot, cannir(*PEOPLE, human("Zoe"), seed=9)) as table:
        table.until_asked()
        while (
            table.session.match.ply < 2 or table.session.person != table.session.match.steps[0].seat
        ):
            table.page.asking.submit(table.session.match.legal()[0])
            table.until_asked()
        seat = table.session.person
        show(table)
        table.page.changes.undo()
        (box,) = table.page.findChildren(Confirmation)
        qtbot.waitUntil(box.isActiveWindow)
        box.accept()
        table.until_asked()
        assert table.session.match.record.marks[-1]["seat"] == seat
        assert table.session.person == seat


def test_at_the_end_nothing_is_held_up_any_more(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        table.settings.set("confirm", False)
        by_click(table)
        table.page.changes.resign()
        table.until_asked()
        assert table.page.state.is_over
        assert not table.page.view.is_hand_kept_up
        table.page.ending.close()
        left: list[None] = []
        table.page.view.left_alone.connect(lambda: left.append(None))
        table.press(Qt.Key.Key_Escape)
        assert left


def test_a_press_on_the_button_lasts_wherever_the_pointer_goes(qtbot: QtBot) -> None:
    """What the hand offers may move the button away from under the pointer."""
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        button, left = table.page.strip.peek, Qt.MouseButton.LeftButton
        away = QPoint(-200, 40)
        for kept in (True, False):
            QTest.mousePress(button, left)
            assert table.session.viewer is not None
            QTest.mouseMove(button, away)
            assert table.session.viewer is not None
            if not kept:
                table.page.hot_seat.long_press_timer.stop()  # held for longer than a click
            QTest.mouseRelease(button, left, Qt.KeyboardModifier.NoModifier, away)
            assert (table.session.viewer is not None) == kept
            if kept:
                table.press(Qt.Key.Key_Escape)
        assert_hidden(table, 0, 1)


@pytest.mark.parametrize("width", [1024, 1100])
def test_holding_a_hand_up_moves_no_button_to_another_row(qtbot: QtBot, width: int) -> None:
    """Else it would flee from under the pointer that is about to press it."""
    people, rng = (*PEOPLE, human("Zoe")), Rng(3)
    with italy(qtbot, condottiere(*people, seed=4), size=(width, 640)) as table:
        table.until_asked()
        while table.session.match.ply < 6:
            table.page.asking.submit(an_answer(table, rng))
            table.until_asked()
        settle()
        strip, places, said = table.page.strip, [], []
        for act in (lambda: None, partial(press_peek_key, table), partial(release_peek_key, table)):
            act()
            settle()
            said.append(strip.sentence)
            rows = {button.y() for button in (strip.peek, *strip.buttons)}
            places.append((strip.height(), rows))
        assert said[1] == "You hold a mercenary, so you keep your hand."
        assert places == places[:1] * 3


def test_a_covered_hand_is_not_asked_for_a_card(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        press_peek_key(table)
        table.click(("hand", table.scene.hand()[0]))
        release_peek_key(table)
        empty = zip(BOARD.names, table.scene.seen.board, strict=True)
        table.click(("cell", next(name for name, stack in empty if not stack)))
        assert table.page.strip.aside == REFUSED


def test_leaving_the_window_covers_the_hand(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        press_peek_key(table)
        assert table.session.viewer is not None
        table.page.view.clearFocus()
        assert table.session.viewer is None
        assert_hidden(table, 0, 1)


def test_undo_and_resigning_are_possible_while_hands_lie_covered(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        first = table.session.person
        press_peek_key(table)
        table.click_answer(table.session.match.legal()[0])
        release_peek_key(table)
        table.until_asked()
        assert table.session.person != first
        assert table.session.can_resign
        table.page.changes.undo()
        table.until_asked()
        assert table.session.person == first
        assert_hidden(table, 0, 1)


def test_where_nothing_is_hidden_nothing_is_covered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(CANNIR), "perfect_information", True)
    for hands in ("peek", "curtain"):
        with open_table(qtbot, cannir(*PEOPLE, seed=9), hands=hands) as table:
            asked = set()
            for _ in range(4):
                table.until_asked()
                seat = table.session.question.seat if table.session.question else None
                asked.add(seat)
                assert table.page.curtain.isHidden()
                assert table.page.strip.peek.isHidden()
                assert not table.page.strip.hint.isHidden()
                assert table.scene.covered is None
                assert table.page.strip.sentence == "Choose a card to play."
                assert table.page.sidebar.moves.list.count() == len(table.session.match.legal())
                press_peek_key(table)
                assert table.session.viewer is None
                release_peek_key(table)
                table.page.asking.submit(table.session.match.legal()[0])
            assert asked == {0, 1}
            table.until_asked()
            table.session.resign(0)
            table.until_asked()
            table.page.replay.open()
            settle()
            assert table.page.replay_bar.hands_button.isHidden()
            table.press(Qt.Key.Key_O)
            assert not table.page.lookback.are_hands_open
            table.page.changes.undo()
            assert "Hands" not in table.page.strip.aside
