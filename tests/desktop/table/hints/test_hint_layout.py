"""The layout of a hint: rows, long words and reasons in panels of every height."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.language.translation import Language
from desktop.panels.answer_row import MOVE_ROLE, MoveRow, RowForm, split_line
from desktop.panels.hint_box import HintBox
from desktop.panels.sidebar import Sidebar
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled
from desktop.style.theme import LIGHT
from desktop.table.callouts.advice import Advice, AdvisedMove
from engine.core.values import Effect
from engine.games.cannir.actions import Discard, Place
from engine.games.condottiere.actions import Pass, Play
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.hints.hint_kit import advise, answer, slow, thought
from tests.desktop.table.kit import HUMAN, Table, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("height", [640, 900])
def test_no_row_is_cut(table: Table, height: int) -> None:
    table.page.resize(1024, height)
    box = advise(table, (0.6, 0.03), (0.4, 0.05), (0.3, 0.1), (0.2, 0.1), (0.1, 0.1))
    shown = box.list.viewport().height()
    row = box.list.visualItemRect(box.list.item(0)).height()
    assert box.list.count() == 4
    assert shown // row >= 2
    assert shown - shown // row * row <= 2
    assert box.longer.geometry().bottom() < box.height()


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("No trade", ("No trade", "")),
        (
            "1\u00a0Gold to Aldric for 1\u00a0Camouflage, 1\u00a0Weapon",
            ("1\u00a0Gold to Aldric for", "1\u00a0Camouflage, 1\u00a0Weapon"),
        ),
    ],
)
def test_long_words_run_on_before_the_figures(
    qtbot: QtBot, words: str, lines: tuple[str, str]
) -> None:
    listed = QListWidget()
    qtbot.addWidget(listed)
    row = MoveRow(listed)
    item = QListWidgetItem(words, listed)
    item.setData(MOVE_ROLE, AdvisedMove(Discard("r1"), 0.3, 0.02, ()))
    row.arrange(listed.model(), 250)
    assert row.runs_on == bool(lines[1])
    assert split_line(words, 14.0, 200) == lines


def test_texts_of_hinted_answers_fit(qtbot: QtBot) -> None:
    """Seats say less for it, in a low window too."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"))) as table:
        table.until_asked()
        told = [{Effect("takes", "modena"): 9 * (4 - row)} for row in range(4)]
        told[0][Effect("costs", "m10", number=2)] = 30
        answers = [
            AdvisedMove(action, 0.6 - 0.1 * row, 0.02, (), told[row])
            for row, action in enumerate((Play("m1"), Play("drum"), Play("winter"), Pass()))
        ]
        box = table.page.sidebar.advice
        for size in ((1280, 800), (1024, 640)):
            table.page.resize(*size)
            advice = Advice(tuple(answers), 900, 1.0, 40)
            table.page.sidebar.show_advice(advice, 0, thinking=False)
            for row in (0, 3):
                box.list.setCurrentRow(row)
                settle()
                # That a pass spends no card goes without saying.
                assert box.list.item(row).toolTip().count("\n") == (2 if row == 0 else 1)
                assert box.longer.geometry().bottom() < box.height()
                assert box.reasons.isVisible()
                needed = box.reasons.heightForWidth(box.reasons.width())
                assert box.reasons.height() >= needed
                assert box.list.geometry().bottom() < box.reasons.geometry().top()


def test_a_hint_is_laid_out_before_it_is_painted(qtbot: QtBot) -> None:
    """Not when Qt comes to it: under load its texts once stood on top of one another."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"))) as table:
        table.until_asked()
        sidebar = table.page.sidebar
        box = sidebar.advice
        told = {Effect("takes", "modena"): 30}
        answers = [
            AdvisedMove(action, 0.6 - 0.1 * row, 0.02, (), told if row == 0 else {})
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        advice = Advice(tuple(answers), 900, 1.0, 40)
        sidebar.show_advice(advice, 0, thinking=False)
        assert_apart(box)
        # More was thought: there is more to say of more answers.
        fewer = Advice(tuple(answers[:1]), 90, 1.0, 40)
        for more in (fewer, advice):
            settle()
            sidebar.show_advice(more, 0, thinking=False)
        assert_apart(box)


def assert_apart(box: HintBox) -> None:
    """Nothing in it lies over anything else, though no event was processed since."""
    parts = [box.list, box.reasons, box.caption, box.give]
    parts = [part for part in parts if part.isVisible()]
    assert box.reasons in parts
    for label in (box.reasons, box.caption):
        assert label.isHidden() or label.height() >= label.heightForWidth(label.width())
    for part, after in pairwise(parts):
        assert part.geometry().bottom() < after.y()
    assert parts[-1].geometry().bottom() < box.size().height()


def test_a_reason_stays_rather_than_that_several_moves_are_as_good(qtbot: QtBot) -> None:
    """In a low window there may be room for one of the two."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"))) as table:
        table.until_asked()
        told: list[dict[Effect, int]] = [{Effect("takes", "modena"): 40}, {}, {}]
        answers = [
            AdvisedMove(action, 0.5 - 0.01 * row, 0.08, (), told[row])
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        box, seen = HintBox(THIRD_TEXTS), set()
        qtbot.addWidget(box)
        box.show_advice(
            Advice(tuple(answers), 9000, 1.0, 40), table.session.view(), 0, table.session.names()
        )
        box.show()
        for height in range(204, 500, 8):
            box.resize(250, height)
            settle()
            said = box.reasons.text() if box.reasons.isVisible() else ""
            seen.add(("close to call" in said, "Mercenary 1" in said, "stays in" in said))
        assert (True, True, True) in seen
        # Alone, the reason needs no name of its move, and so less room.
        assert (False, False, True) in seen
        assert (False, True, True) not in seen


@pytest.mark.parametrize(
    ("language", "chances"),
    [*((code, (0.6, 0.4, 0.3)) for code in ("en", "fr", "pt", "pt_BR")), ("fr", (0.0, 0.0, 0.0))],
)
def test_the_buttons_of_a_hint_lie_side_by_side(
    table: Table, qapp: QApplication, language: str, chances: tuple[float, ...]
) -> None:
    """In every language, whatever they are called, in the smallest window."""
    table.page.resize(960, 500)
    chosen = Language(qapp)
    chosen.install(language)
    try:
        box = advise(table, *[(chance, 0.01) for chance in chances])
        if table.page.hint.is_thinking:
            table.bots.replied.emit(
                slow(table).asked[-1][0], thought(table, *[(chance, 0.01) for chance in chances])
            )
        for row in range(box.list.count()):
            box.list.setCurrentRow(row)
            settle()
            give, longer = box.give.geometry(), box.longer.geometry()
            assert give.right() < longer.left()
            assert longer.right() < box.width()
            for button in (box.give, box.longer):
                assert button.width() >= scaled(button.minimum_width()), button.text()
    finally:
        chosen.install("en")


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_a_hint_keeps_its_reasons_in_a_low_window(
    qtbot: QtBot, qapp: QApplication, size: str
) -> None:
    """What has no room is scrolled to, and the hint is what is seen."""
    apply_theme(qapp, LIGHT, SIZES[size])
    rivals = [bot(name) for name in ("Aldric", "Maud", "Lia", "Zoé", "Inês")]
    with italy(qtbot, condottiere(HUMAN, *rivals)) as table:
        table.page.resize(960, 500)
        table.until_asked()
        settle()
        told = {Effect("takes", "modena"): 30}
        answers = [
            AdvisedMove(action, 0.6 - 0.1 * row, 0.02, (), told if row == 0 else {})
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        sidebar = table.page.sidebar
        sidebar.show_advice(Advice(tuple(answers), 900, 1.0, 40), 0, thinking=False)
        settle()
        box = sidebar.advice
        assert box.reasons.isVisible()
        assert box.reasons.height() >= box.reasons.heightForWidth(box.reasons.width())
        for part in (box.list, box.reasons, box.give, box.longer):
            assert part.visibleRegion().boundingRect() == QRect(QPoint(), part.size())
        # No button below is cut in half.
        for button in (sidebar.step_button, sidebar.moves_button, sidebar.undo_button):
            seen = button.visibleRegion().boundingRect().size()
            assert seen.isEmpty() or seen == button.size()
        assert_undo_is_apart(sidebar)
        sidebar.show_advice(None, 0, thinking=False)
        settle()
        assert sidebar.undo_button.isVisible()
        assert_undo_is_apart(sidebar)


def test_a_long_reason_is_cut_to_its_first_sentence_before_a_row_is_scrolled(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = advise(table, (0.6, 0.01), (0.4, 0.01), (0.3, 0.01))
    first = "It takes E4: 0–0 becomes 1–0."
    whole = f"{first} {'The reply takes E5 and frees E4: 1–0 becomes 0–1. ' * 4}".strip()
    monkeypatch.setattr(box, "_sentences_about", lambda *given, **more: [whole])
    seen = set()
    for height in range(600, 100, -10):
        box.resize(box.width(), height)
        text, rows = box.reasons.text(), len(box.rows_seen)
        assert text in (whole, first, "")
        assert text != whole or rows == 3
        seen.add((text, rows))
    assert {(whole, 3), (first, 3), (first, 2)} <= seen


def assert_undo_is_apart(sidebar: Sidebar) -> None:
    """A slip of the pointer from the list of moves takes nothing back."""
    step, moves, undo = (
        button.geometry()
        for button in (sidebar.step_button, sidebar.moves_button, sidebar.undo_button)
    )
    assert undo.left() - moves.right() > 2 * (moves.left() - step.right())


def test_words_give_way_to_the_hint(table: Table) -> None:
    """It has one place, whatever is said."""
    strip = table.page.strip
    strip.resize(360, strip.height())
    settle()
    place = strip.hint.geometry()
    strip.say(0, "Sentences that need all of the room there is in this strip. " * 3)
    settle()
    assert strip.hint.isVisible()
    assert strip.hint.geometry() == place


def test_the_name_of_the_cell_that_an_answer_goes_to_is_seen(table: Table) -> None:
    table.page.resize(1440, 900)
    settle()
    first, *_ = (action for action in table.session.match.legal() if isinstance(action, Place))
    table.press(Qt.Key.Key_H)
    answer(table, first)
    settle()
    anchor = table.scene.controller.game_choice.anchor_of(first)
    assert anchor is not None
    assert anchor.name is not None
    assert any(map(anchor.name.contains, table.scene.labels.boxes()))
    (plaque,) = table.scene.callouts.shown_callouts
    assert not plaque.box.intersects(anchor.name)


@pytest.mark.parametrize("size", [(960, 500), (960, 540)])
def test_the_rows_of_a_hint_come_closer_before_one_of_them_is_scrolled(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Beside the reason for the selected one, and without a step while others are selected."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), bot("Lia"))) as table:
        table.page.resize(*size)
        table.until_asked()
        told = [{Effect("takes", "modena"): 30 - 9 * row} for row in range(3)]
        answers = [
            AdvisedMove(action, 0.6 - 0.1 * row, 0.02, (), told[row])
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        advice = Advice(tuple(answers), 900, 1.0, 40)
        table.page.sidebar.show_advice(advice, 0, thinking=False)
        box, places = table.page.sidebar.advice, []
        for row in range(3):
            box.list.setCurrentRow(row)
            settle()
            assert box.rows_seen == {0, 1, 2}
            assert box.list.verticalScrollBar().maximum() == 0
            assert_apart(box)
            assert box.list.visualItemRect(box.list.item(2)).height() >= 24
            places.append(box.list.visualItemRect(box.list.item(2)))
        assert len({place.y() for place in places}) == 1
        table.page.resize(1280, 900)
        settle()
        assert box.list.visualItemRect(box.list.item(0)).height() >= 34
        assert not box.reasons.is_close


def test_a_compact_row_has_no_bar_rather_than_a_second_line(qtbot: QtBot) -> None:
    listed = QListWidget()
    qtbot.addWidget(listed)
    row, heights = MoveRow(listed), []
    for words in ("Pass", "Hand of the Fish (3)", "Azcapotzalco → Xochimilco, temple 24"):
        listed.clear()
        item = QListWidgetItem(words, listed)
        item.setData(MOVE_ROLE, AdvisedMove(Discard("r1"), 0.3, 0.02, ()))
        row.arrange(listed.model(), 250, RowForm.COMPACT)
        heights.append((row.row_height, bool(row.bar), row.bar is None))
    assert heights[0] == (RowForm.COMPACT.line_height, True, False)
    assert heights[1] == (RowForm.COMPACT.line_height, False, False)
    assert heights[2][0] <= RowForm.DENSE.two_lines_height
