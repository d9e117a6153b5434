"""The page round the board: pace, skipping, undo, looking back, curtain, languages, the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.panels.seats.seat_card import SHORT_HEIGHT
from desktop.style.apply_theme import apply_theme
from desktop.style.theme import DARK, HIGH_CONTRAST
from desktop.table import director
from desktop.table.buttons import tip_position
from engine.core.rng import Rng
from engine.core.values import Json
from tests.desktop.kit import settle
from tests.desktop.language.pseudo import Pseudo, marked
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def started(qtbot: QtBot, *players: Json, seed: int = 1, **how: object) -> Table:
    record = cannir(*(players or (HUMAN, bot("Aldric"))), seed=seed)
    table = Table(qtbot, record, **how)  # type: ignore[arg-type]
    table.until_asked()
    return table


def play(table: Table, turns: int) -> None:
    rng = Rng(5)
    for _ in range(turns):
        if table.over():
            return
        table.click_answer(an_answer(table, rng))
        table.until_asked()


# -- what is played is shown, at a pace one can follow ---------------------------------------------


@pytest.mark.usefixtures("looked_at")
def test_an_answer_is_animated_and_space_skips_it(qtbot: QtBot) -> None:
    table = started(qtbot, animation="normal")
    action = table.session.match.legal()[0]
    table.click_answer(action)
    assert table.page.director.is_busy
    shown = table.session.match.ply
    while table.page.director.is_busy and table.session.match.ply == shown:
        table.press(Qt.Key.Key_Space)
    table.until_asked()


def test_a_restless_pointer_does_not_disturb_what_flies(qtbot: QtBot) -> None:
    table = started(qtbot, animation="normal")
    legal = table.session.match.legal()
    table.click_answer(legal[0])
    qtbot.waitUntil(lambda: table.scene.is_playing)
    card = table.scene.spread.cards[legal[0].card]  # type: ignore[attr-defined]
    there = card.parentItem()
    for target_id in (("cell", "N3"), ("cell", "S3"), ("cell", "C")):
        table.hover(target_id)
        table.page.resize(table.page.width() + 10, table.page.height())
    assert card.parentItem() is there
    table.until_asked()
    assert table.scene.seen == table.session.view()


def leave_while_cards_fly(qtbot: QtBot) -> None:
    table = started(qtbot, animation="normal")
    table.click_answer(table.session.match.legal()[0])
    qtbot.waitUntil(lambda: table.scene.is_playing)
    table.session.close()
    table.held.clear()
    with qtbot.waitSignal(table.page.destroyed):
        table.page.deleteLater()
    settle()


def test_leaving_while_cards_fly(qtbot: QtBot) -> None:
    leave_while_cards_fly(qtbot)
    # What is left of the page in Python is a circle: it must not be closed once more.
    gc.collect()


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("animation", [pytest.param("normal", marks=pytest.mark.slow), "fast"])
def test_an_animated_game_reaches_its_end(qtbot: QtBot, animation: str) -> None:
    table = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=4), animation=animation)
    table.page.view.setFocus()

    def over() -> bool:
        # Half the steps are skipped somewhere in the middle.
        if table.session.match.ply % 2:
            table.page.director.skip()
        return table.over() and not table.page.director.is_busy

    qtbot.waitUntil(over)
    assert table.scene.seen == table.session.view()


@pytest.mark.parametrize(("thought", "waits"), [(0.1, 0.5), (0.6, 0.0), (3.0, 0.0)])
def test_a_bots_thinking_counts_towards_its_pace(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, thought: float, waits: float
) -> None:
    table = started(qtbot, pace="normal")
    clock = 100.0
    monkeypatch.setattr(director, "monotonic", lambda: clock)
    table.page.director._on_thinking(1, True)
    clock += thought
    assert table.page.director._remaining_delay(1, director.PACES_S["normal"]) == pytest.approx(
        waits
    )
    assert table.page.director._remaining_delay(0, 1.0) == 0, "people need not be slowed down"


def test_plus_and_minus_change_the_pace(qtbot: QtBot) -> None:
    table = started(qtbot, pace="normal")
    table.page.view.setFocus()
    table.press(Qt.Key.Key_Plus)
    assert table.page.director.pace == "fast"
    assert table.page.strip.aside == "Bots play fast."
    for _ in range(5):
        table.press(Qt.Key.Key_Minus)
    assert table.page.director.pace == "slow"
    assert table.settings.pace == "normal", "that of all other games stays"
    table.settings.set("pace", "instant")
    assert table.page.director.pace == "instant", "who changes the settings means this game, too"
    assert table.page.strip.aside == "Bots play at once."


# -- going back ------------------------------------------------------------------------------------


def test_undo_asks_the_same_question_again(qtbot: QtBot) -> None:
    table = started(qtbot)
    undo = table.page.sidebar.undo_button
    assert not undo.isEnabled()
    assert undo.toolTip() == "You have no move to take back."
    before = table.session.view()
    play(table, 1)
    assert undo.isEnabled()
    assert undo.toolTip().startswith("Take back your last move (")
    played = table.session.match.ply
    QTest.mouseClick(table.page.sidebar.undo_button, Qt.MouseButton.LeftButton)
    table.until_asked()
    assert table.session.view() == before == table.scene.seen
    assert table.scene.controller.selection is not None
    table.page.changes.redo()
    table.until_asked()
    assert table.session.match.ply == played


def test_looking_back_and_forth_does_not_touch_the_match(qtbot: QtBot) -> None:
    table = started(qtbot, seed=7)
    play(table, 2)
    assert not table.over()
    now, ply = table.session.view(), table.session.match.ply
    table.page.view.setFocus()
    table.press(Qt.Key.Key_PageUp)
    assert table.scene.seen == table.session.match.at(ply - 1).view(0)
    assert table.scene.controller.selection is None
    assert table.page.strip.sentence == f"Looking back: move {ply - 1} of {ply}."
    table.page.sidebar.chronicle.picked.emit(1)
    assert table.scene.seen == table.session.match.at(1).view(0)
    table.press(Qt.Key.Key_Escape)
    assert table.scene.seen == now
    assert table.scene.controller.selection is not None
    play(table, 1)
    assert table.session.match.ply > ply


def test_a_line_of_the_chronicle_leads_to_its_moment(qtbot: QtBot) -> None:
    table = started(qtbot)
    play(table, 1)
    chronicle = table.page.sidebar.chronicle
    settle()
    where = chronicle.view.visualRect(chronicle.model.index(chronicle.model.row_of(1))).center()
    QTest.mouseClick(chronicle.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert table.page.lookback.ply == 1


# -- the end ---------------------------------------------------------------------------------------


def test_the_end_is_said_in_the_strip(qtbot: QtBot) -> None:
    table = started(qtbot)
    table.session.resign(0)
    table.until_asked()
    settle()
    assert table.page.strip.sentence == "You gave up the game."
    assert table.page.strip.aside == "Aldric wins."
    table.page.ending.close()
    buttons = {button.text(): button for button in table.page.strip.buttons}
    back, again = buttons["Back to the shelf"], buttons["Rematch"]
    with qtbot.waitSignal(table.page.leave_requested):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(table.page.play_again_requested):
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert all(None not in hand for hand in table.scene.seen.hands), "all hands are shown"


def test_the_menu_says_where_it_wants_to_be(qtbot: QtBot) -> None:
    table = started(qtbot)
    with qtbot.waitSignal(table.page.menu_requested) as told:
        QTest.mouseClick(table.page.head.menu, Qt.MouseButton.LeftButton)
    assert table.page.mapFromGlobal(told.args[0]).y() < 60


# -- two people at one screen ----------------------------------------------------------------------


def test_no_card_of_the_other_is_ever_named(qtbot: QtBot) -> None:
    record = cannir(human("Ana"), human("Rui"), seed=9)
    with open_table(qtbot, record, hands="curtain") as table:
        rng = Rng(3)
        table.until_asked()
        for _ in range(6):
            if table.over():
                return
            assert table.page.curtain.isVisible()
            assert table.session.viewer is None
            assert not table.page.sidebar.moves.list.count()
            assert not any("draw" in line for line in table.page.sidebar.chronicle.lines)
            QTest.keyClick(table.page.curtain.button, Qt.Key.Key_Return)
            assert not table.page.curtain.isVisible()
            table.until_asked()
            seat = table.session.viewer
            assert seat is not None
            other = table.session.match.view(1 - seat).hands[1 - seat]
            assert not set(table.scene.spread.cards) & set(other)
            table.click_answer(an_answer(table, rng))
            table.until_asked()


# -- languages, themes, sizes ----------------------------------------------------------------------


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[Pseudo]:
    translator = Pseudo(qapp)
    yield translator
    translator.remove()
    settle()


def test_the_language_changes_in_the_middle_of_a_choice(
    qtbot: QtBot, qapp: QApplication, pseudo: Pseudo
) -> None:
    table = started(qtbot)
    play(table, 1)
    selection = table.scene.controller.selection
    assert selection is not None
    table.click(("hand", selection.cards[0]))
    before = said(table)
    pseudo.install()
    settle()
    after = said(table)
    assert len(after) == len(before)
    assert all(marked(text) for text in after), after
    assert table.scene.controller.selection is selection
    assert selection.card is not None


def said(table: Table) -> list[str]:
    """Return everything written on the page that is not a name or a number."""
    page = table.page
    side = table.scene.side
    return [
        page.strip.sentence,
        *(button.text() for button in page.strip.buttons),
        *page.sidebar.chronicle.lines,
        page.sidebar.step_button.text(),
        page.sidebar.moves_button.text(),
        page.sidebar.undo_button.text(),
        page.sidebar.moves.list.item(0).text(),
        page.sidebar.seats[0].state.note,
        side.about.title,
        side.about.text(),
        side.spent.title,
    ]


@pytest.mark.usefixtures("looked_at")
def test_a_theme_changes_the_chrome_only(qtbot: QtBot, dressed: QApplication) -> None:
    table = started(qtbot)
    before = table.page.view.grab().toImage()
    strip = table.page.strip.grab().toImage()
    apply_theme(dressed, DARK)
    settle()
    assert table.page.view.grab().toImage() == before
    assert table.page.strip.grab().toImage() != strip


@pytest.mark.usefixtures("looked_at")
def test_a_table_follows_the_theme_in_everything(qtbot: QtBot, dressed: QApplication) -> None:
    table = started(qtbot)
    for theme in (DARK, HIGH_CONTRAST):
        apply_theme(dressed, theme)
        settle()
        born = started(qtbot)
        settle()
        assert table.page.grab().toImage() == born.page.grab().toImage()


def test_a_low_window_shows_the_most_important(qtbot: QtBot) -> None:
    table = started(qtbot, HUMAN, bot("Aldric"), bot("Maud"), size=(1600, 1000))
    first = table.page.sidebar.seats[0]
    assert first.height() == first.tall_height() > SHORT_HEIGHT
    table.page.resize(1024, 640)
    settle()
    assert first.height() == SHORT_HEIGHT
    assert table.page.sidebar.width() == 280
    assert table.page.sidebar.chronicle.height() > 90


def test_the_board_has_the_keys_again_when_the_list_of_moves_is_closed(qtbot: QtBot) -> None:
    table = started(qtbot, animation="off")
    table.until_asked()
    sidebar, view = table.page.sidebar, table.page.view
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert sidebar.moves.list.hasFocus()
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert view.hasFocus()


def test_the_keys_of_the_board_work_while_the_list_of_moves_has_the_focus(qtbot: QtBot) -> None:
    table = started(qtbot, animation="off")
    table.until_asked()
    sidebar, view, choice = table.page.sidebar, table.page.view, table.scene.controller
    typed: list[str] = []
    type_key = choice.game_choice.type_key

    def note(key: str) -> bool:
        typed.append(key)
        return type_key(key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(choice.game_choice, "type_key", note)
        QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
        moves = sidebar.moves.list
        before = moves.currentRow()
        for key in (Qt.Key.Key_P, Qt.Key.Key_G):
            QTest.keyClick(moves, key)
        assert moves.currentRow() == before, "a letter chooses no row"
        assert typed == ["G"]
    asked: list[None] = []
    view.hint_requested.connect(lambda: asked.append(None))
    QTest.keyClick(moves, Qt.Key.Key_H)
    assert len(asked) == 1
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    assert not sidebar.moves_button.isChecked()
    assert view.hasFocus()


def test_a_move_of_the_list_is_not_given_after_the_list_was_closed(qtbot: QtBot) -> None:
    table = started(qtbot, animation="off")
    table.until_asked()
    sidebar, choice = table.page.sidebar, table.scene.controller
    before = choice.preselected_action()
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(sidebar.moves.list, Qt.Key.Key_Down)
    QTest.keyClick(sidebar.moves.list, Qt.Key.Key_Down)
    assert choice.preselected_action() not in (before, None)
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert choice.preselected_action() == before


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
def test_the_tooltips_of_the_head_leave_the_seats_in_sight(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3), size=size) as table:
        table.until_asked()
        page = table.page
        edge = page.sidebar.mapToGlobal(QPoint()).x()
        for button in (page.head.menu, page.head.rules):
            button.setToolTip("Read the rules; F1 opens them at what was just refused or done")
            pointer = button.mapToGlobal(button.rect().center())
            at = tip_position(button, pointer)
            wide = QFontMetrics(QToolTip.font()).horizontalAdvance(button.toolTip())
            assert at.x() >= 0
            assert at.x() + wide <= edge
            assert at.y() > button.mapToGlobal(button.rect().bottomLeft()).y()
        # Elsewhere they are where the pointer is.
        own = page.sidebar.undo_button
        own.setToolTip("x")
        pointer = own.mapToGlobal(own.rect().center())
        assert tip_position(own, pointer).x() >= pointer.x()
