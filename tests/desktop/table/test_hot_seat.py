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
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Choose, Place
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.kit import activate, settle
from tests.desktop.table.hot_seat_kit import PEOPLE, REFUSED, hand, hides, hold, let_go, shown
from tests.desktop.table.kit import Table, an_answer, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("options", [{}, {"veiled": True}])
def test_peeking_shows_one_hand_at_a_time(qtbot: QtBot, options: dict[str, bool]) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9, options=options)) as made:
        rng = Rng(3)
        made.until_asked()
        for _ in range(10):
            if made.over():
                return
            decision = made.session.match.decision
            assert decision is not None
            seat = decision.seat
            hides(made, 0, 1)
            assert made.page.strip.peek.isVisible()
            answer = an_answer(made, rng)
            hold(made)
            assert hand(made, seat) <= shown(made)
            hides(made, 1 - seat)
            card = getattr(answer, "card", None)
            if card is not None:
                made.click(("hand", card))
            let_go(made)
            hides(made, 0, 1)
            for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
                made.press(key)
                # Before the first answer there is nothing to look back at.
                past = made.page.lookback.ply is not None
                assert past == (made.session.match.ply > 0)
                hides(made, 0, 1)
            made.press(Qt.Key.Key_Escape)
            if isinstance(answer, Choose):
                made.click_answer(answer)
            else:
                hold(made)
                made.click_answer(answer)
                let_go(made)
            made.until_asked()


def test_a_card_found_while_peeking_is_there_at_the_next_look_and_played(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        assert "hold P" in made.page.strip.sentence
        assert not made.page.sidebar.moves.list.count()
        button = made.page.strip.peek
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        assert made.session.viewer is not None
        legal = [action for action in made.session.match.legal() if isinstance(action, Place)]
        made.press(Qt.Key.Key_Tab)
        choosing = made.scene.choice.choosing
        assert choosing is not None
        card, number = choosing.card, choosing.number
        made.page.hot_seat.click.stop()  # held for longer than a click
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
        assert made.session.viewer is None
        hides(made, 0, 1)
        assert not made.page.sidebar.moves.list.count()
        made.click(("back", str(number)))
        hides(made, 0, 1)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert made.scene.choice.choosing is not None
        assert made.scene.choice.choosing.card == card
        assert made.page.sidebar.moves.list.count()
        answer = next(action for action in legal if action.card == card)
        made.click(("cell", answer.cell))
        assert made.session.match.steps[0].action == answer
        made.until_asked()
        hides(made, 0, 1)


def test_a_click_on_the_button_keeps_the_hand_up(qtbot: QtBot) -> None:
    """Until another click, Esc, or an answer."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        seat = made.session.person
        assert seat is not None
        button, left = made.page.strip.peek, Qt.MouseButton.LeftButton
        assert "Esc" in button.toolTip()
        for cover in (
            lambda: QTest.mouseClick(button, left),
            lambda: made.press(Qt.Key.Key_Escape),
            lambda: made.click_answer(made.session.match.legal()[0]),
        ):
            hides(made, 0, 1)
            QTest.mouseClick(button, left)
            assert made.session.viewer == seat
            assert hand(made, seat) <= shown(made)
            cover()
            made.until_asked()
            assert made.session.viewer is None
            hides(made, 0, 1)
        assert made.session.match.steps


def by_click(made: Table) -> None:
    QTest.mouseClick(made.page.strip.peek, Qt.MouseButton.LeftButton)


def by_button(made: Table) -> None:
    QTest.mousePress(made.page.strip.peek, Qt.MouseButton.LeftButton)


def leave_for_another_window(made: Table) -> None:
    other = QWidget()
    made.qtbot.addWidget(other)
    other.show()
    activate(made.qtbot, other)
    made.qtbot.waitUntil(lambda: not made.page.isActiveWindow())


def leave_for_another_page(made: Table) -> None:
    made.page.hide()
    made.page.show()


def minimise(made: Table) -> None:
    made.page.showMinimized()
    settle()
    made.page.showNormal()


def ask_before_it_is_final(made: Table) -> None:
    made.page.changes.leave()
    (box,) = made.page.findChildren(Confirmation)
    made.qtbot.waitUntil(box.isActiveWindow)
    box.reject()


@pytest.mark.parametrize("show", [by_click, by_button, hold])
@pytest.mark.parametrize(
    "leave",
    [leave_for_another_window, leave_for_another_page, minimise, ask_before_it_is_final],
)
def test_a_hand_that_is_up_is_covered_on_every_way_out(
    qtbot: QtBot, show: Callable[[Table], None], leave: Callable[[Table], None]
) -> None:
    """And what was pressed then holds nothing up later."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        show(made)
        assert made.session.viewer == made.session.person
        leave(made)
        assert made.session.viewer is None
        assert not made.page.view.kept_up
        hides(made, 0, 1)
        QTest.mouseRelease(made.page.strip.peek, Qt.MouseButton.LeftButton)
        let_go(made)
        assert made.session.viewer is None
        hides(made, 0, 1)
        by_click(made)
        assert made.session.viewer == made.session.person


@pytest.mark.parametrize("show", [by_click, by_button, hold])
def test_going_back_and_forth_covers_a_hand_that_is_up(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        for _ in range(2):
            made.page.asking.submit(made.session.match.legal()[0])
            made.until_asked()
        seat, ply = made.session.person, made.session.match.ply
        for change in (made.page.changes.undo, made.page.changes.redo):
            show(made)
            assert made.session.viewer == seat
            change()
            for box in made.page.findChildren(Confirmation):
                # Now that it is asked nobody looks, but it is still the same person's choice.
                made.qtbot.waitUntil(box.isActiveWindow)
                assert made.session.viewer is None
                box.accept()
            activate(qtbot, made.page)
            made.until_asked()
            assert made.session.viewer is None
            assert made.page.moment.covered == made.session.person
            assert not made.page.strip.peek.isHidden()
            hides(made, 0, 1)
            seat = made.session.person
            QTest.mouseRelease(made.page.strip.peek, Qt.MouseButton.LeftButton)
            let_go(made)
            assert made.session.viewer is None
        assert made.session.match.ply == ply


@pytest.mark.parametrize("show", [by_click, hold])
def test_the_answers_that_were_asked_about_are_taken_back(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    """The box covers the hand of who goes back: the last choice of others is not meant."""
    with table(qtbot, cannir(*PEOPLE, human("Zoe"), seed=9)) as made:
        made.until_asked()
        while made.session.match.ply < 2 or made.session.person != made.session.match.steps[0].seat:
            made.page.asking.submit(made.session.match.legal()[0])
            made.until_asked()
        seat = made.session.person
        show(made)
        made.page.changes.undo()
        (box,) = made.page.findChildren(Confirmation)
        qtbot.waitUntil(box.isActiveWindow)
        box.accept()
        made.until_asked()
        assert made.session.match.record.marks[-1]["seat"] == seat
        assert made.session.person == seat


def test_at_the_end_nothing_is_held_up_any_more(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        made.settings.set("confirm", False)
        by_click(made)
        made.page.changes.leave()
        made.until_asked()
        assert made.page.moment.over
        assert not made.page.view.kept_up
        left: list[None] = []
        made.page.view.left_alone.connect(lambda: left.append(None))
        made.press(Qt.Key.Key_Escape)
        assert left


def test_a_press_on_the_button_lasts_wherever_the_pointer_goes(qtbot: QtBot) -> None:
    """What the hand offers may move the button away from under the pointer."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        button, left = made.page.strip.peek, Qt.MouseButton.LeftButton
        away = QPoint(-200, 40)
        for kept in (True, False):
            QTest.mousePress(button, left)
            assert made.session.viewer is not None
            QTest.mouseMove(button, away)
            assert made.session.viewer is not None
            if not kept:
                made.page.hot_seat.click.stop()  # held for longer than a click
            QTest.mouseRelease(button, left, Qt.KeyboardModifier.NoModifier, away)
            assert (made.session.viewer is not None) == kept
            if kept:
                made.press(Qt.Key.Key_Escape)
        hides(made, 0, 1)


@pytest.mark.parametrize("width", [1024, 1100])
def test_holding_a_hand_up_moves_no_button_to_another_row(qtbot: QtBot, width: int) -> None:
    """Else it would flee from under the pointer that is about to press it."""
    people, rng = (*PEOPLE, human("Zoe")), Rng(3)
    with italy(qtbot, condottiere(*people, seed=4), size=(width, 640)) as made:
        made.until_asked()
        while made.session.match.ply < 6:
            made.page.asking.submit(an_answer(made, rng))
            made.until_asked()
        settle()
        strip, places, said = made.page.strip, [], []
        for act in (lambda: None, partial(hold, made), partial(let_go, made)):
            act()
            settle()
            said.append(strip.sentence)
            rows = {button.y() for button in (strip.peek, *strip.buttons)}
            places.append((strip.height(), rows))
        assert said[1] == "You hold a mercenary: you keep your hand."
        assert places == places[:1] * 3


def test_a_covered_hand_is_not_asked_for_a_card(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        made.click(("hand", made.scene.hand()[0]))
        let_go(made)
        empty = zip(BOARD.names, made.scene.seen.board, strict=True)
        made.click(("cell", next(name for name, stack in empty if not stack)))
        assert made.page.strip.aside == REFUSED


def test_leaving_the_window_covers_the_hand(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        assert made.session.viewer is not None
        made.page.view.clearFocus()
        assert made.session.viewer is None
        hides(made, 0, 1)


def test_undo_and_resigning_are_possible_while_hands_lie_covered(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        first = made.session.person
        hold(made)
        made.click_answer(made.session.match.legal()[0])
        let_go(made)
        made.until_asked()
        assert made.session.person != first
        assert made.session.can_resign()
        made.page.changes.undo()
        made.until_asked()
        assert made.session.person == first
        hides(made, 0, 1)


def test_where_nothing_is_hidden_nothing_is_covered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(CANNIR), "perfect_information", True)
    for hands in ("peek", "curtain"):
        with table(qtbot, cannir(*PEOPLE, seed=9), hands=hands) as made:
            asked = set()
            for _ in range(4):
                made.until_asked()
                seat = made.session.question.seat if made.session.question else None
                asked.add(seat)
                assert made.page.curtain.isHidden()
                assert made.page.strip.peek.isHidden()
                assert not made.page.strip.hint.isHidden()
                assert made.scene.covered is None
                assert made.page.strip.sentence == "Choose a card to play."
                assert made.page.sidebar.moves.list.count() == len(made.session.match.legal())
                hold(made)
                assert made.session.viewer is None
                let_go(made)
                made.page.asking.submit(made.session.match.legal()[0])
            assert asked == {0, 1}
            made.until_asked()
            made.session.resign(0)
            made.until_asked()
            made.page.replay.open()
            settle()
            assert made.page.replay_bar.hands_button.isHidden()
            made.press(Qt.Key.Key_O)
            assert not made.page.lookback.open_hands
            made.page.changes.undo()
            assert "Hands" not in made.page.strip.aside
