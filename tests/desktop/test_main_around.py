"""Around the table: notices, themes, help, rules, sheets to print, the size of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.printing.dialog import PrintDialog
from desktop.rules.window import RulesWindow
from desktop.theme import THEMES
from desktop.windows import notice
from desktop.windows.help import AboutSheet, KeysSheet
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from tests.desktop.kit import Services, settle
from tests.desktop.mainkit import open_window, record


def test_a_brief_notice_goes_by_itself(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "BRIEF", 1)
    line = notice.Notice(window)
    line.say(lambda: "Saved.", brief=True)
    assert line.text == "Saved."
    qtbot.waitUntil(lambda: not line.text)


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_keys_fit_the_smallest_window(
    qtbot: QtBot, window: MainWindow, services: Services, language: str
) -> None:
    services.language.install(language)
    sheet = KeysSheet(window, TABLES["contrees"].keys)
    sheet.show()
    settle()
    assert "L" in [label.text() for label in sheet.findChildren(QLabel)]
    assert sheet.width() <= 1024
    assert sheet.height() <= 600
    sheet.close()


def test_every_theme_dresses_shelf_and_table(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record(1))
    for theme in THEMES:
        services.settings.set("theme", theme.name)
        settle()
    window.leave_table()


def test_help_opens_and_closes(qtbot: QtBot, window: MainWindow) -> None:
    window.findChild(Menus).shortcuts.emit()
    (keys,) = window.findChildren(KeysSheet)
    qtbot.keyClick(keys, Qt.Key.Key_Escape)
    settle()
    assert not window.findChildren(KeysSheet)
    about = AboutSheet(window)
    about.open()
    about.close()


def test_f1_opens_the_rules_at_what_is_asked(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (rules,) = window.findChildren(RulesWindow)
    assert rules.isVisible()
    rules.close()
    window.open_record(record())
    qtbot.waitUntil(lambda: window.session is not None and window.session.question is not None)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (again,) = window.findChildren(RulesWindow)
    assert again is rules
    assert rules.isVisible()
    rules.close()


def test_ctrl_p_opens_the_sheets_to_print(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(PrintDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_window_size_is_remembered(qtbot: QtBot, services: Services) -> None:
    for window in open_window(qtbot, services):
        window.resize(1100, 700)
    again = services.again()
    for window in open_window(qtbot, again):
        assert window.minimumWidth() <= window.width()
    assert again.settings.get("window")
