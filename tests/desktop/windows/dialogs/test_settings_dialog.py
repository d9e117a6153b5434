"""The settings dialog: every declared choice has a row, words and effect."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import CODES, translate
from desktop.storage.settings import PREFERENCES, SETTINGS, Setting
from desktop.style.shortcuts import ACTIONS, sequences
from desktop.style.theme import LIGHT, THEMES
from desktop.windows.dialogs.settings_dialog import (
    SettingChoice,
    SettingsDialog,
    SettingSwitch,
    choice_name,
    setting_detail,
    setting_name,
)
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from engine.core.values import Json
from engine.games import GAMES
from tests.desktop.kit import Services, activate, cut_off, find, settle

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, services: Services, dressed: QApplication) -> Iterator[MainWindow]:
    services.settings.set("language", "en")
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    # Only the dialog is looked at.
    window.setUpdatesEnabled(False)
    window.show()
    activate(qtbot, window)
    yield window
    window.close()
    settle()


def settings_key() -> QKeySequence:
    return sequences(ACTIONS["settings"])[0]


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> SettingsDialog:
    key = settings_key()[0]  # type: ignore[index]
    qtbot.keyClick(window, key.key(), key.keyboardModifiers())
    (dialog,) = window.findChildren(SettingsDialog)
    qtbot.waitExposed(dialog)
    return dialog


def button(dialog: SettingsDialog, key: str, value: Json) -> QPushButton:
    """Return the button of one value."""
    choice = find(dialog, SettingChoice, key)
    (found,) = (button for button in choice.buttons if button.property("value") == value)
    return found


def shown(dialog: SettingsDialog) -> dict[str, Json]:
    """Return the settings that the dialog shows as set."""
    says: dict[str, Json] = {}
    for setting in PREFERENCES:
        if isinstance(setting.default, bool):
            says[setting.key] = find(dialog, SettingSwitch, setting.key).isChecked()
        else:
            buttons = find(dialog, SettingChoice, setting.key).buttons
            (says[setting.key],) = (b.property("value") for b in buttons if b.isChecked())
    return says


# -- made from the declarations --------------------------------------------------------------


def test_every_choice_has_a_name() -> None:
    for setting in PREFERENCES:
        assert setting_name(setting.key)
        setting_detail(setting.key)
        if not isinstance(setting.default, bool):
            names = [choice_name(setting.key, value) for value in setting.choices if value != ""]
            assert len(set(names)) == len(names)
    with pytest.raises(KeyError):
        setting_name("unheard")
    with pytest.raises(KeyError):
        choice_name("theme", "pink")


def test_asking_first_names_all_it_asks_about() -> None:
    """As the buttons of the boxes call it that it spares."""
    said = f"{setting_name('confirm')}. {setting_detail('confirm')}".lower()
    for immediate_effect in ("leave", "resign", "surrender", "leave your seat to a bot"):
        assert immediate_effect in said


def test_there_is_a_row_for_every_choice(dialog: SettingsDialog) -> None:
    assert {setting.key for setting in SETTINGS.values() if setting.choices} == set(shown(dialog))
    controls = [*dialog.findChildren(SettingChoice), *dialog.findChildren(SettingSwitch)]
    assert all(control.accessibleName() for control in controls)


def test_explanations_stand_right_below_their_setting(dialog: SettingsDialog) -> None:
    dialog._settings.set("text", "largest")
    settle()
    below = [label for label in dialog._details.values() if label.isVisibleTo(dialog)]
    assert below
    for label in below:
        assert label.height() <= label.heightForWidth(label.width()) + 1, label.text()


# -- chosen with the mouse and the keyboard --------------------------------------------------


@pytest.mark.parametrize("setting", PREFERENCES, ids=lambda setting: setting.key)
def test_a_click_has_effect_at_once(
    qtbot: QtBot, services: Services, dialog: SettingsDialog, setting: Setting
) -> None:
    key = setting.key
    for value in filter(lambda value: value != "", setting.choices):
        if isinstance(value, bool):
            tick = find(dialog, QCheckBox, key)
            for _ in range(1 + (tick.isChecked() == value)):
                qtbot.mouseClick(tick, LEFT, pos=QPoint(10, tick.height() // 2))
        else:
            qtbot.mouseClick(button(dialog, key, value), LEFT)
        settle()
        assert services.settings.get(key) == value
        assert services.again().settings.get(key) == value
        assert shown(dialog)[key] == value


def test_the_dialog_speaks_the_language_chosen_in_it(
    qtbot: QtBot, services: Services, dialog: SettingsDialog
) -> None:
    titles = set()
    for code in CODES:
        qtbot.mouseClick(button(dialog, "language", code), LEFT)
        settle()
        assert services.language.current == code
        assert dialog.title.text() == translate("Settings", "Settings")
        titles.add(dialog.title.text())
    assert titles >= {"Settings", "Réglages", "Definições", "Configurações"}


def test_the_keyboard_is_enough(
    qtbot: QtBot, services: Services, window: MainWindow, dialog: SettingsDialog
) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(lambda: focused() is button(dialog, "language", "en"))
    press(qtbot, Qt.Key.Key_Right)
    assert services.settings.language == "fr"
    press(qtbot, Qt.Key.Key_Tab)
    assert focused() is button(dialog, "theme", services.settings.theme)
    press(qtbot, Qt.Key.Key_Right)
    assert services.settings.theme == "light"
    rows = [setting.key for setting in PREFERENCES]
    for _ in range(rows.index("confirm") - rows.index("theme")):
        press(qtbot, Qt.Key.Key_Tab)
    assert focused() is find(dialog, SettingSwitch, "confirm")
    press(qtbot, Qt.Key.Key_Space)
    assert services.settings.has_confirmation is False
    press(qtbot, Qt.Key.Key_Escape)
    settle()
    assert not window.findChildren(SettingsDialog)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(focused(), key)


def test_the_dialog_follows_settings_changed_elsewhere(
    services: Services, dialog: SettingsDialog
) -> None:
    services.settings.set("theme", "dark")
    services.settings.set("confirm", False)
    assert (shown(dialog)["theme"], shown(dialog)["confirm"]) == ("dark", False)


def test_defaults_come_back_and_nothing_else_is_forgotten(
    qtbot: QtBot, services: Services, dialog: SettingsDialog
) -> None:
    for key, value in (("theme", "dark"), ("pace", "slow"), ("confirm", False), ("game", "x")):
        services.settings.set(key, value)
    services.settings.remember_setup("cannir", {"seats": 3})
    qtbot.mouseClick(find(dialog, QPushButton, "restore"), LEFT)
    settle()
    for setting in PREFERENCES:
        assert services.settings.get(setting.key) == setting.default
    assert {key: value for key, value in shown(dialog).items() if key != "language"} == {
        setting.key: setting.default for setting in PREFERENCES if setting.key != "language"
    }
    again = services.again().settings
    assert (again.theme, again.get("game")) == ("system", "x")
    assert again.setup("cannir") == {"seats": 3}


def test_the_menu_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    (menus,) = window.findChildren(Menus)
    menus.popup(window.mapToGlobal(QPoint(10, 10)))
    (action,) = (a for a in menus.actions() if a.shortcut() == settings_key())
    qtbot.mouseClick(menus, LEFT, pos=menus.actionGeometry(action).center())
    (dialog,) = window.findChildren(SettingsDialog)
    close = dialog.buttons.button(QDialogButtonBox.StandardButton.Close)
    qtbot.mouseClick(close, LEFT)
    settle()
    assert not window.findChildren(SettingsDialog)


def test_there_is_a_key_for_it_everywhere() -> None:
    assert settings_key() in (QKeySequence("Ctrl+,"), QKeySequence("Meta+,"))


@pytest.mark.parametrize(
    ("code", "theme"),
    [*((code, LIGHT.name) for code in CODES), *(("fr", theme.name) for theme in THEMES[1:])],
)
def test_everything_fits(services: Services, dialog: SettingsDialog, code: str, theme: str) -> None:
    services.settings.set("language", code)
    services.settings.set("theme", theme)
    settle()
    assert list(cut_off(dialog)) == []
    assert dialog.width() <= 1024
    assert dialog.height() <= 640


def test_it_is_as_large_as_before_when_its_texts_are_small_again(
    services: Services, dialog: SettingsDialog
) -> None:
    dialog.parentWidget().resize(1440, 1200)
    dialog.fit()
    settle()
    before = dialog.size()
    for size in ("largest", "normal"):
        services.settings.set("text", size)
        settle()
    assert dialog.size() == before
    assert dialog._inner.size() == dialog._scroll.viewport().size()
