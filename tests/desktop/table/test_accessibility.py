"""What makes a table pleasant: rules at hand, cards read large, one choice in three places."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.painting.seat_look import LOOKS
from desktop.panels.seats import seat_card
from desktop.panels.seats.seat_card import SeatCard
from engine.games.cannir.actions import Attack, Place
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir
from tests.desktop.table.test_choice import BUSY

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def busy(qtbot: QtBot, **how: object) -> Table:
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), position=BUSY), **how)  # type: ignore[arg-type]
    table.until_asked()
    return table


def said_of(widget: QObject) -> tuple[str, str]:
    """Return name and description as a screen reader gets them."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)


# -- rules at hand ---------------------------------------------------------------------------------


def test_the_rules_are_opened_at_what_was_asked_refused_and_done(qtbot: QtBot) -> None:
    table = busy(qtbot)
    page = table.page
    assert page.rules_section() == "turn"
    table.click(("hand", "r4"))
    table.click(("cell", "NE1"))
    assert page.strip.aside == "This card is worth more than 4."
    assert page.rules_section() == "attack"
    table.hover(("cell", "E3"))
    assert page.rules_section() == "placing"
    table.press(Qt.Key.Key_Escape)
    table.click_answer(Attack("r4", "N1"))
    table.until_asked()
    chronicle = page.sidebar.chronicle
    settle()
    line = chronicle.view.visualRect(chronicle.model.index(chronicle.model.row_of(1)))
    QTest.mouseMove(chronicle.view.viewport(), line.center())
    assert page.rules_section() == "stealing"
    QTest.mouseMove(page.view.viewport(), QPoint(4, 4))
    table.press(Qt.Key.Key_PageUp)
    table.press(Qt.Key.Key_Escape)
    table.session.resign(0)
    table.until_asked()
    settle()
    assert page.rules_section() == "leaving"


def test_the_rules_have_a_button(qtbot: QtBot) -> None:
    table = busy(qtbot)
    button = table.page.head.rules
    assert "F1" in button.toolTip()
    with qtbot.waitSignal(table.page.rules_requested) as told:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == [""]


# -- one choice in three places --------------------------------------------------------------------


def test_board_keys_and_list_show_the_same_choice(qtbot: QtBot) -> None:
    table = busy(qtbot)
    moves, legal = table.page.sidebar.moves.list, table.session.match.legal()
    table.click(("hand", "r4"))
    table.hover(("sign", "N1"))
    assert (
        legal[moves.currentRow()]
        == Attack("r4", "N1")
        == table.scene.controller.preselected_action()
    )
    table.page.view.setFocus()
    table.press(Qt.Key.Key_Escape)
    assert moves.currentRow() == -1
    table.press(Qt.Key.Key_Right)
    assert legal[moves.currentRow()] == table.scene.controller.preselected_action()
    QTest.mouseClick(table.page.sidebar.moves_button, Qt.MouseButton.LeftButton)
    row = legal.index(Place("v5", "E1"))
    moves.setCurrentRow(row)
    assert table.scene.controller.preselected_action() == Place("v5", "E1")
    assert table.page.strip.buttons[0].text() == "Lay on E1"
    assert not table.session.match.steps
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert table.session.match.steps[0].action == Place("v5", "E1")


# -- for screen readers ----------------------------------------------------------------------------


def test_a_screen_reader_can_read_the_table(qtbot: QtBot) -> None:
    made = busy(qtbot)
    name, table = said_of(made.page.view)
    assert name == "Board"
    hand = "In your hand: Sword of the Mill (4), Hand of the Fish (3), Book of the Rose (5)."
    assert hand in table
    assert "N1: Book of the Fish (3)." in table
    assert "N2: Sword of the Oak (7). 1 card" in table
    assert "E2: Hand of the Keys (2), face down." in table
    assert "The sovereign suite is on N1, C, S1." in table
    assert "Sword of the Moon" not in table, "the other hand is nobody's business"
    assert said_of(made.page.sidebar.moves.list)[0] == "Possible moves"
    said = said_of(made.page.sidebar.seats[1])[0]
    assert said.startswith("Aldric, plotting: one move from victory, Tower")
    assert said_of(made.page.strip)[0].startswith("Choose a card to play.")
    for child in made.page.findChildren(QWidget):
        takes_keys = child.focusPolicy() & Qt.FocusPolicy.TabFocus and not child.focusProxy()
        if child.isVisible() and takes_keys:
            assert said_of(child)[0], child


def test_choices_and_the_moves_of_bots_are_announced(qtbot: QtBot) -> None:
    table = busy(qtbot)
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    table.page.view.setFocus()
    table.press(Qt.Key.Key_Tab)
    assert heard[-1] == "Sword of the Mill (4)"
    table.page.scene.controller.preselect(Attack("r4", "N1"))
    assert heard[-1] == "Attack the Book of the Fish (3) on N1 with the Sword of the Mill (4)"
    table.press(Qt.Key.Key_Return)
    heard.clear()
    table.until_asked()
    assert any(text.startswith("Aldric ") for text in heard), heard


# -- cards read large ------------------------------------------------------------------------------


def test_a_card_is_read_large_and_put_back(qtbot: QtBot) -> None:
    table = busy(qtbot)
    reader = table.page.reader
    assert reader is not None
    at = table.place_of(("hand", "g3"))
    viewport = table.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert reader.card == "g3"
    assert said_of(reader)[0] == "Hand of the Fish"
    assert "worth 3 or less" in reader.text
    QTest.keyClick(reader, Qt.Key.Key_Escape)
    assert not reader.isVisible()
    assert table.page.view.hasFocus()
    table.hover(("cell", "N1"))
    table.press(Qt.Key.Key_I)
    assert reader.card == "v3"
    QTest.mouseClick(reader, Qt.MouseButton.LeftButton)
    assert not reader.isVisible()
    assert not table.session.match.steps


def test_clicking_twice_to_play_reads_nothing(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "v5"))
    at = table.place_of(("cell", "E1"))
    viewport = table.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert table.session.match.steps
    assert table.page.reader.card == ""


# -- small things ----------------------------------------------------------------------------------


def test_the_thread_breathes_unless_nothing_may_move(qtbot: QtBot) -> None:
    table = busy(qtbot, animation="normal")
    breath = table.scene.marks.breath
    qtbot.waitUntil(lambda: breath._item is not None and breath._item.opacity() > 0.02)
    assert breath._timer.interval() >= 1000, "a table at rest is hardly repainted"
    table.settings.set("animation", "off")
    assert not breath._timer.isActive()
    assert breath._item is not None
    assert breath._item.opacity() == 0


@pytest.mark.usefixtures("looked_at")
def test_no_time_is_announced_for_instant_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = busy(qtbot)
    card = SeatCard(LOOKS[1], None, table.page)
    card.show_state(replace(table.page.sidebar.seats[1].state))
    card.resize(240, card.sizeHint().height())
    fresh = card.grab().toImage()
    for short in (0.06, 0.3):
        card._took = short
        assert card.grab().toImage() == fresh
    turned: list[int | None] = []
    monkeypatch.setattr(seat_card, "paint_spinner", lambda *given: turned.append(given[-1]))
    card._took = 1.4
    assert card.grab().toImage() != fresh
    # The star is of those who think.
    assert not turned
    card.set_thinking(True)
    card._began_at = (card._began_at or 0.0) - 1.4
    card.grab()
    card.set_thinking(False)
    assert turned


def test_nobody_is_to_play_when_it_is_over(qtbot: QtBot) -> None:
    table = busy(qtbot)
    assert table.page.sidebar.seats[0].state.note == "your turn"
    table.session.resign(0)
    table.until_asked()
    settle()
    assert [card.state.note for card in table.page.sidebar.seats] == ["lost", "won"]
    assert not any(card.state.is_active for card in table.page.sidebar.seats)


def test_a_tooltip_is_no_larger_than_its_text(qtbot: QtBot) -> None:
    table = busy(qtbot)
    QToolTip.showText(table.page.mapToGlobal(QPoint(40, 200)), "E1", table.page)
    (tip,) = [w for w in table.page.findChildren(QWidget) if w.inherits("QTipLabel")] or [
        w for w in _top_levels() if w.inherits("QTipLabel")
    ]
    text = tip.fontMetrics().boundingRect("E1")
    assert tip.height() <= text.height() + 14
    assert tip.width() <= text.width() + 20
    QToolTip.hideText()


def _top_levels() -> list[QWidget]:
    return list(QApplication.topLevelWidgets())
