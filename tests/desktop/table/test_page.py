"""The page round the board: pace, skipping, undo, looking back, curtain, languages, the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.panels.seats.seat_card import SHORT
from desktop.style.apply_theme import apply_theme
from desktop.style.theme import DARK, HIGH_CONTRAST
from desktop.table import director
from engine.core.rng import Rng
from engine.core.values import Json
from tests.desktop.kit import settle
from tests.desktop.language.pseudo import Pseudo, marked
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def started(qtbot: QtBot, *players: Json, seed: int = 1, **how: object) -> Table:
    record = cannir(*(players or (HUMAN, bot("Aldric"))), seed=seed)
    made = Table(qtbot, record, **how)  # type: ignore[arg-type]
    made.until_asked()
    return made


def play(made: Table, turns: int) -> None:
    rng = Rng(5)
    for _ in range(turns):
        if made.over():
            return
        made.click_answer(an_answer(made, rng))
        made.until_asked()


# -- what is played is shown, at a pace one can follow ---------------------------------------------


@pytest.mark.usefixtures("looked_at")
def test_an_answer_is_animated_and_space_skips_it(qtbot: QtBot) -> None:
    made = started(qtbot, animation="normal")
    action = made.session.match.legal()[0]
    made.click_answer(action)
    assert made.page.director.busy
    shown = made.session.match.ply
    while made.page.director.busy and made.session.match.ply == shown:
        made.press(Qt.Key.Key_Space)
    made.until_asked()


def test_a_restless_pointer_does_not_disturb_what_flies(qtbot: QtBot) -> None:
    made = started(qtbot, animation="normal")
    legal = made.session.match.legal()
    made.click_answer(legal[0])
    qtbot.waitUntil(lambda: made.scene.playing)
    card = made.scene.spread.cards[legal[0].card]  # type: ignore[attr-defined]
    there = card.parentItem()
    for spot in (("cell", "N3"), ("cell", "S3"), ("cell", "C")):
        made.hover(spot)
        made.page.resize(made.page.width() + 10, made.page.height())
    assert card.parentItem() is there
    made.until_asked()
    assert made.scene.seen == made.session.view()


def leave_while_cards_fly(qtbot: QtBot) -> None:
    made = started(qtbot, animation="normal")
    made.click_answer(made.session.match.legal()[0])
    qtbot.waitUntil(lambda: made.scene.playing)
    made.session.close()
    made.held.clear()
    with qtbot.waitSignal(made.page.destroyed):
        made.page.deleteLater()
    settle()


def test_leaving_while_cards_fly(qtbot: QtBot) -> None:
    leave_while_cards_fly(qtbot)
    # What is left of the page in Python is a circle: it must not be closed once more.
    gc.collect()


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("animation", [pytest.param("normal", marks=pytest.mark.slow), "fast"])
def test_an_animated_game_reaches_its_end(qtbot: QtBot, animation: str) -> None:
    made = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=4), animation=animation)
    made.page.view.setFocus()

    def over() -> bool:
        # Half the steps are skipped somewhere in the middle.
        if made.session.match.ply % 2:
            made.page.director.skip()
        return made.over() and not made.page.director.busy

    qtbot.waitUntil(over, timeout=60_000)
    assert made.scene.seen == made.session.view()


@pytest.mark.parametrize(("thought", "waits"), [(0.1, 0.5), (0.6, 0.0), (3.0, 0.0)])
def test_a_bots_thinking_counts_towards_its_pace(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, thought: float, waits: float
) -> None:
    made = started(qtbot, pace="normal")
    clock = 100.0
    monkeypatch.setattr(director, "monotonic", lambda: clock)
    made.page.director._on_thinking(1, True)
    clock += thought
    assert made.page.director._remaining_delay(1, director.PACES["normal"]) == pytest.approx(waits)
    assert made.page.director._remaining_delay(0, 1.0) == 0, "people need not be slowed down"


def test_plus_and_minus_change_the_pace(qtbot: QtBot) -> None:
    made = started(qtbot, pace="normal")
    made.page.view.setFocus()
    made.press(Qt.Key.Key_Plus)
    assert made.page.director.pace == "fast"
    assert made.page.strip.aside == "Bots play fast."
    for _ in range(5):
        made.press(Qt.Key.Key_Minus)
    assert made.page.director.pace == "slow"
    assert made.settings.pace == "normal", "that of all other games stays"
    made.settings.set("pace", "instant")
    assert made.page.director.pace == "instant", "who changes the settings means this game, too"
    assert made.page.strip.aside == "Bots play at once."


# -- going back ------------------------------------------------------------------------------------


def test_undo_asks_the_same_question_again(qtbot: QtBot) -> None:
    made = started(qtbot)
    undo = made.page.sidebar.undo_button
    assert not undo.isEnabled()
    assert undo.toolTip() == "You have no move to take back."
    before = made.session.view()
    play(made, 1)
    assert undo.isEnabled()
    assert undo.toolTip().startswith("Take back your last move (")
    played = made.session.match.ply
    QTest.mouseClick(made.page.sidebar.undo_button, Qt.MouseButton.LeftButton)
    made.until_asked()
    assert made.session.view() == before == made.scene.seen
    assert made.scene.choice.choosing is not None
    made.page.changes.redo()
    made.until_asked()
    assert made.session.match.ply == played


def test_looking_back_and_forth_does_not_touch_the_match(qtbot: QtBot) -> None:
    made = started(qtbot, seed=7)
    play(made, 2)
    assert not made.over()
    now, ply = made.session.view(), made.session.match.ply
    made.page.view.setFocus()
    made.press(Qt.Key.Key_PageUp)
    assert made.scene.seen == made.session.match.at(ply - 1).view(0)
    assert made.scene.choice.choosing is None
    assert made.page.strip.sentence == f"Looking back: move {ply - 1} of {ply}."
    made.page.sidebar.chronicle.picked.emit(1)
    assert made.scene.seen == made.session.match.at(1).view(0)
    made.press(Qt.Key.Key_Escape)
    assert made.scene.seen == now
    assert made.scene.choice.choosing is not None
    play(made, 1)
    assert made.session.match.ply > ply


def test_a_line_of_the_chronicle_leads_to_its_moment(qtbot: QtBot) -> None:
    made = started(qtbot)
    play(made, 1)
    chronicle = made.page.sidebar.chronicle
    settle()
    where = chronicle.view.visualRect(chronicle.model.index(chronicle.model.row_of(1))).center()
    QTest.mouseClick(chronicle.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert made.page.lookback.ply == 1


# -- the end ---------------------------------------------------------------------------------------


def test_the_end_is_said_in_the_strip(qtbot: QtBot) -> None:
    made = started(qtbot)
    made.session.resign(0)
    made.until_asked()
    settle()
    assert made.page.strip.sentence == "You gave up the game."
    assert made.page.strip.aside == "Aldric wins."
    _, back, _, again, _ = made.page.strip.buttons
    with qtbot.waitSignal(made.page.leave_requested):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(made.page.play_again_requested):
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert all(None not in hand for hand in made.scene.seen.hands), "all hands are shown"


def test_the_menu_says_where_it_wants_to_be(qtbot: QtBot) -> None:
    made = started(qtbot)
    with qtbot.waitSignal(made.page.menu_requested) as told:
        QTest.mouseClick(made.page.head.menu, Qt.MouseButton.LeftButton)
    assert made.page.mapFromGlobal(told.args[0]).y() < 60


# -- two people at one screen ----------------------------------------------------------------------


def test_no_card_of_the_other_is_ever_named(qtbot: QtBot) -> None:
    record = cannir(human("Ana"), human("Rui"), seed=9)
    with table(qtbot, record, hands="curtain") as made:
        rng = Rng(3)
        made.until_asked()
        for _ in range(6):
            if made.over():
                return
            assert made.page.curtain.isVisible()
            assert made.session.viewer is None
            assert not made.page.sidebar.moves.list.count()
            assert not any("draw" in line for line in made.page.sidebar.chronicle.lines)
            QTest.keyClick(made.page.curtain.button, Qt.Key.Key_Return)
            assert not made.page.curtain.isVisible()
            made.until_asked()
            seat = made.session.viewer
            assert seat is not None
            other = made.session.match.view(1 - seat).hands[1 - seat]
            assert not set(made.scene.spread.cards) & set(other)
            made.click_answer(an_answer(made, rng))
            made.until_asked()


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
    made = started(qtbot)
    play(made, 1)
    choosing = made.scene.choice.choosing
    assert choosing is not None
    made.click(("hand", choosing.cards[0]))
    before = said(made)
    pseudo.install()
    settle()
    after = said(made)
    assert len(after) == len(before)
    assert all(marked(text) for text in after), after
    assert made.scene.choice.choosing is choosing
    assert choosing.card is not None


def said(made: Table) -> list[str]:
    """Everything written on the page that is not a name or a number."""
    page = made.page
    side = made.scene.side
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
    made = started(qtbot)
    before = made.page.view.grab().toImage()
    strip = made.page.strip.grab().toImage()
    apply_theme(dressed, DARK)
    settle()
    assert made.page.view.grab().toImage() == before
    assert made.page.strip.grab().toImage() != strip


@pytest.mark.usefixtures("looked_at")
def test_a_table_follows_the_theme_in_everything(qtbot: QtBot, dressed: QApplication) -> None:
    made = started(qtbot)
    for theme in (DARK, HIGH_CONTRAST):
        apply_theme(dressed, theme)
        settle()
        born = started(qtbot)
        settle()
        assert made.page.grab().toImage() == born.page.grab().toImage()


def test_a_low_window_shows_the_most_important(qtbot: QtBot) -> None:
    made = started(qtbot, HUMAN, bot("Aldric"), bot("Maud"), size=(1600, 1000))
    first = made.page.sidebar.seats[0]
    assert first.height() == first.tall_height() > SHORT
    made.page.resize(1024, 640)
    settle()
    assert first.height() == SHORT
    assert made.page.sidebar.width() == 280
    assert made.page.sidebar.chronicle.height() > 90


def test_the_board_has_the_keys_again_when_the_list_of_moves_is_closed(qtbot: QtBot) -> None:
    made = started(qtbot, animation="off")
    made.until_asked()
    sidebar, view = made.page.sidebar, made.page.view
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert sidebar.moves.list.hasFocus()
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert view.hasFocus()


def test_the_keys_of_the_board_work_while_the_list_of_moves_has_the_focus(qtbot: QtBot) -> None:
    made = started(qtbot, animation="off")
    made.until_asked()
    sidebar, view, choice = made.page.sidebar, made.page.view, made.scene.choice
    typed: list[str] = []
    type_key = choice.part.type_key

    def note(key: str) -> bool:
        typed.append(key)
        return type_key(key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(choice.part, "type_key", note)
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
    made = started(qtbot, animation="off")
    made.until_asked()
    sidebar, choice = made.page.sidebar, made.scene.choice
    before = choice.considered()
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(sidebar.moves.list, Qt.Key.Key_Down)
    QTest.keyClick(sidebar.moves.list, Qt.Key.Key_Down)
    assert choice.considered() not in (before, None)
    QTest.mouseClick(sidebar.moves_button, Qt.MouseButton.LeftButton)
    assert choice.considered() == before
