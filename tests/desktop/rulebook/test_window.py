"""The window of the rules: opened at a section, searched, walked by keys, switched while open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES, Language
from desktop.rulebook.rulebook_page import measure
from desktop.rulebook.window import RulesWindow
from desktop.style.apply_theme import apply_theme
from desktop.style.theme import DARK, serif
from tests.desktop.language.pseudo import Pseudo, marked

Key = Qt.Key
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture(name="language")
def _language(qapp: QApplication) -> Iterator[Language]:
    language = Language(qapp)
    language.install("en")
    yield language
    language.install("en")
    language.deleteLater()


@pytest.fixture(name="window")
def _window(qtbot: QtBot, language: Language) -> RulesWindow:
    window = RulesWindow("cannir", TABLES["cannir"].frames, language)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.open_at("attack")
    qtbot.waitUntil(window.isActiveWindow)
    return window


def title_seen(window: RulesWindow) -> str:
    """Return the first heading in sight."""
    page = window.page
    for y in range(0, page.viewport().height(), 4):
        block = page.cursorForPosition(QPoint(page.viewport().width() // 3, y)).block()
        if block.blockFormat().headingLevel() == 2:
            return block.text()
    return ""


@pytest.mark.parametrize("game", ["cannir", "cortez"])
def test_it_begins_at_the_beginning(qtbot: QtBot, language: Language, game: str) -> None:
    window = RulesWindow(game, TABLES[game].frames, language)
    qtbot.addWidget(window)
    assert window.contents.current == window.contents.sections[0]


def test_it_opens_at_a_section(window: RulesWindow) -> None:
    assert title_seen(window) == "The Sword: attacking"
    assert window.contents.current == window.page.section == "attack"
    window.open_at("victory")
    assert title_seen(window) == "Victory"
    window.open_at()
    assert title_seen(window) == "Victory"


@pytest.mark.parametrize("section", ["overview", "placing", "variants-veiled"])
def test_every_section_is_reached_from_anywhere(window: RulesWindow, section: str) -> None:
    title = {hit: window.contents.item(row).text() for row, hit in _rows(window)}[section]
    window.open_at(section)
    assert title_seen(window) == title


def _rows(window: RulesWindow) -> list[tuple[int, str]]:
    return list(enumerate(window.contents.sections))


def test_language_switches_while_open_and_the_section_stays(
    window: RulesWindow, language: Language, qtbot: QtBot
) -> None:
    for code, title, page in (
        ("fr", "Les règles du Cannir", "L’Épée\u00a0: attaquer"),
        ("pt", "As regras do Cannir", "A Espada: atacar"),
        ("en", "The rules of Cannir", "The Sword: attacking"),
    ):
        language.install(code)
        qtbot.waitUntil(lambda title=title: window.windowTitle().startswith(title))
        assert title_seen(window) == page
        assert window.contents.current == "attack"


def test_theme_switches_while_open_and_the_section_stays(
    window: RulesWindow, dressed: QApplication
) -> None:
    apply_theme(dressed, DARK)
    assert title_seen(window) == "The Sword: attacking"
    corner = window.page.viewport().grab().toImage().pixelColor(3, 3)
    assert corner.name() == DARK.panel


def test_resizing_keeps_the_place(window: RulesWindow, qtbot: QtBot) -> None:
    for size in (QSize(1500, 700), QSize(900, 900), QSize(1060, 500)):
        window.resize(size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        assert title_seen(window) == "The Sword: attacking"


# -- keys ----------------------------------------------------------------------------------------


def test_search_by_keyboard(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.page, Key.Key_F, CTRL)
    assert window.search.hasFocus()
    qtbot.keyClicks(window.search, "hourglass")
    assert window.contents.sections == ["overview"]
    assert window.page.section == "overview"
    assert [found.cursor.selectedText() for found in window.page.extraSelections()] == ["hourglass"]
    qtbot.keyClick(window.search, Key.Key_Return)
    assert window.page.hasFocus()


def test_arrows_walk_what_was_found(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.page, Key.Key_F, CTRL)
    qtbot.keyClicks(window.search, "veiled")
    found = window.contents.sections
    assert found[0] == "variants-veiled"
    for section in found[1:]:
        qtbot.keyClick(window.search, Key.Key_Down)
        assert window.page.section == section
    qtbot.keyClick(window.search, Key.Key_Up)
    assert window.page.section == found[-2]


def test_escape_ends_the_search_then_closes(window: RulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.page, Key.Key_F, CTRL)
    qtbot.keyClicks(window.search, "zebra")
    assert window.contents.sections == []
    qtbot.keyClick(window.search, Key.Key_Escape)
    assert window.search.text() == ""
    assert len(window.contents.sections) > 15
    assert window.page.extraSelections() == []
    qtbot.keyClick(window.page, Key.Key_Escape)
    assert not window.isVisible()


def test_arrows_in_the_list_turn_the_pages(window: RulesWindow, qtbot: QtBot) -> None:
    window.contents.setFocus()
    qtbot.keyClick(window.contents, Key.Key_Down)
    assert window.page.section == "restore"
    qtbot.keyClick(window.contents, Key.Key_Up)
    qtbot.keyClick(window.contents, Key.Key_Up)
    assert window.page.section == "placing"
    assert title_seen(window) == "Laying a card"


def test_keys_scroll_the_text_and_the_list_follows(window: RulesWindow, qtbot: QtBot) -> None:
    window.page.setFocus()
    before = window.page.verticalScrollBar().value()
    for _ in range(4):
        qtbot.keyClick(window.page, Key.Key_PageDown)
    assert window.page.verticalScrollBar().value() > before + 1000
    assert window.contents.current == window.page.section != "attack"


def test_links_lead_on_and_back(window: RulesWindow, qtbot: QtBot) -> None:
    window.page.anchorClicked.emit(QUrl("#restore"))
    assert (window.page.section, title_seen(window)) == ("restore", "The Hand: restoring")
    qtbot.keyClick(window.page, Key.Key_Left, ALT)
    assert window.page.section == "attack"


# -- looks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [900, 1300])
def test_nothing_is_cut_off(
    window: RulesWindow, language: Language, qtbot: QtBot, code: str, width: int
) -> None:
    language.install(code)
    window.resize(width, 700)
    qtbot.waitUntil(lambda: window.width() == width)
    page = window.page
    assert page.document().size().width() <= page.viewport().width()
    assert page.horizontalScrollBar().maximum() == 0
    contents = window.contents
    metrics = QFontMetricsF(serif(16, 600))
    for row in range(contents.count()):
        item = contents.item(row)
        assert metrics.horizontalAdvance(item.text()) < contents.viewport().width() - 24
    assert contents.horizontalScrollBar().maximum() == 0


def test_the_column_is_comfortable_and_in_the_middle(window: RulesWindow) -> None:
    form = window.page.document().rootFrame().frameFormat()
    assert abs(form.leftMargin() - form.rightMargin()) < 1
    column = window.page.viewport().width() - 2 * form.leftMargin()
    assert abs(column - measure()) < 2


def test_every_text_of_the_window_is_translated(
    window: RulesWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    pseudo = Pseudo(qapp)
    pseudo.install()
    try:
        qtbot.waitUntil(lambda: marked(window.windowTitle()))
        assert marked(window.search.placeholderText())
        room = window.search.width() - 40
        text = window.search.placeholderText()
        assert window.search.fontMetrics().horizontalAdvance(text) < room
        assert marked(window.contents.accessibleName())
    finally:
        pseudo.remove()
        pseudo.deleteLater()


def test_it_is_no_taller_than_the_screen(window: RulesWindow) -> None:
    assert window.height() <= window.screen().availableSize().height()
