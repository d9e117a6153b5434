"""The settings dialog: a row for every setting with choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QGridLayout, QLabel, QWidget

from desktop.language.names import talk_name
from desktop.language.translation import NAMES, system_code, translate
from desktop.sound.sound_files import sound_file
from desktop.sound.speaker import speaker
from desktop.storage.settings import PREFERENCES, Setting, Settings
from desktop.style.text_size import scaled
from desktop.style.widgets import Segments
from desktop.windows.dialogs.base_dialog import BaseDialog, forget
from desktop.windows.dialogs.external_programs_dialog import ProgramsDialog
from engine.core.values import Json


def setting_name(key: str) -> str:
    """Return the name of a setting."""
    match key:
        case "language":
            return translate("Settings", "Language")
        case "theme":
            return translate("Settings", "Theme")
        case "text":
            return translate("Settings", "Text size")
        case "animation":
            return translate("Settings", "Animation")
        case "ambience":
            return translate("Settings", "Movement at rest")
        case "pace":
            return translate("Settings", "Pace of the bots")
        case "talk":
            return translate("Settings", "Table talk")
        case "sound":
            return translate("Settings", "Sound")
        case "volume":
            return translate("Settings", "Volume")
        case "hands":
            return translate("Settings", "Hands")
        case "places":
            return translate("Settings", "Names of cities")
        case "confirm":
            return translate("Settings", "Ask before I resign or surrender")
        case "notify":
            return translate("Settings", "Tell me when friends are waiting for me")
    raise KeyError(key)


def setting_detail(key: str) -> str:
    """Return an explanation of a setting, or "" if its name says enough."""
    match key:
        case "ambience":
            return translate(
                "Settings",
                "A ship, smoke or a cloud moves while you think, unless animations are off.",
            )
        case "pace":
            return translate("Settings", "Keys + and − change it during a game.")
        case "talk":
            return translate(
                "Settings",
                "How much the bots say and offer in games where players make agreements, from "
                "the next game on.",
            )
        case "sound":
            return translate("Settings", "Key M turns it off and on.")
        case "hands":
            return translate(
                "Settings",
                "With several people at one screen: how a hand stays hidden until its owner looks.",
            )
        case "confirm":
            return translate(
                "Settings",
                "Also before you leave your seat to a bot. Nothing is asked when you leave a "
                "game: it is saved, and you can continue it at any time.",
            )
        case "notify":
            return translate(
                "Settings",
                "At a table with friends, while another window is in front, if the system shows "
                "messages.",
            )
    return ""


def choice_name(key: str, choice: Json) -> str:
    """Return the name of a value; a language is named in itself."""
    match key, choice:
        case "language", _:
            return NAMES[choice]
        case "theme", "system":
            return translate("Settings", "Like the system")
        case "theme", "light":
            return translate("Settings", "Light")
        case "theme", "dark":
            return translate("Settings", "Dark")
        case "theme", "high-contrast":
            return translate("Settings", "High contrast")
        case "text", "small":
            return translate("Settings", "Small", "text")
        case "text", "normal":
            return translate("Settings", "Normal", "text")
        case "text", "large":
            return translate("Settings", "Large", "text")
        case "text", "largest":
            return translate("Settings", "Largest", "text")
        case "animation", "off":
            return translate("Settings", "Off", "animation")
        case "animation", "fast":
            return translate("Settings", "Fast", "animation")
        case "animation", "normal":
            return translate("Settings", "Normal", "animation")
        case "pace", "slow":
            return translate("Settings", "Slow", "pace")
        case "pace", "normal":
            return translate("Settings", "Normal", "pace")
        case "pace", "fast":
            return translate("Settings", "Fast", "pace")
        case "pace", "instant":
            return translate("Settings", "Instant", "pace")
        case "talk", _:
            return talk_name(str(choice))
        case "volume", "soft":
            return translate("Settings", "Soft", "volume")
        case "volume", "normal":
            return translate("Settings", "Normal", "volume")
        case "volume", "loud":
            return translate("Settings", "Loud", "volume")
        case "hands", "peek":
            return translate("Settings", "Hold a key to look", "hands")
        case "hands", "curtain":
            return translate("Settings", "Curtain", "hands")
        case "places", "local":
            return translate("Settings", "In the language of the application", "places")
        case "places", "native":
            return translate("Settings", "In Italian", "places")
    raise KeyError(key, choice)


#: Pixels from the left edge of a tick box to its text.
_INDENT = 26
#: The least width of the controls, in pixels.
_WIDTH = 470
#: Pixels between a control and its explanation.
_EXPLANATION_GAP = 3
#: Extra pixels between two settings.
_SETTING_GAP = 9


class SettingsDialog(BaseDialog):
    """Edits the settings; changes take effect at once."""

    def __init__(
        self, settings: Settings, parent: QWidget, title: Callable[[str], str] = str
    ) -> None:
        """Create the dialog; `title` returns the name of a game by its id."""
        super().__init__(parent)
        self._settings, self._game_title = settings, title
        self._controls: dict[str, SettingChoice | SettingSwitch] = {}
        self._labels: dict[str, QLabel] = {}
        self._details: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(22)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnMinimumWidth(1, _WIDTH)
        self.body.addLayout(self._grid)
        for setting in PREFERENCES:
            self._add(setting)
        restore = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.setObjectName("restore")
        restore.clicked.connect(settings.reset_preferences)
        self._programs = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._programs.setObjectName("programs")
        self._programs.clicked.connect(self._on_programs)
        self._speaker = speaker()
        if self._speaker is not None:
            self._speaker.looked.connect(self.retranslate)
            self._speaker.look()
        settings.changed.connect(self._show)
        #: Fits the dialog once all parts have another text size, which may be chosen here.
        self._resize_timer = QTimer(self)
        self._resize_timer.setSingleShot(True)
        self._resize_timer.timeout.connect(self._on_grown)
        self.retranslate()
        self._controls[PREFERENCES[0].key].setFocus()

    def _add(self, setting: Setting) -> None:
        """Add a row: the name, the control, and the explanation below it."""
        key, line = setting.key, 3 * len(self._controls)
        switch = isinstance(setting.default, bool)
        control = SettingSwitch(key, self) if switch else SettingChoice(setting, self)
        control.setObjectName(key)
        control.picked.connect(self._on_picked)
        label, detail = QLabel(self), QLabel(self)
        label.setBuddy(control)
        detail.setProperty("role", "quiet")
        detail.setWordWrap(True)
        detail.setIndent(_INDENT if switch else 4)
        self._grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(control, line, 1)
        self._grid.addWidget(detail, line + 1, 1)
        self._controls[key], self._labels[key], self._details[key] = control, label, detail
        self._show(key)

    def _on_picked(self, value: Json) -> None:
        key = self.sender().objectName()
        self._settings.set(key, value)
        if key == "volume" and self._speaker is not None:
            self._speaker.play(sound_file(f"chime-{value}"))

    def _on_programs(self) -> None:
        ProgramsDialog(self._settings, self._game_title, self).open()

    def _show(self, key: str) -> None:
        if key in self._controls:
            value = self._settings.get(key)
            # Without a language of its own the application speaks the system's.
            self._controls[key].show_value(system_code() if value == "" else value)

    def restyle(self) -> None:
        self._resize_timer.start()

    def _on_grown(self) -> None:
        self.retranslate()
        self.fit()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Settings", "Settings"))
        self._scroll.setAccessibleName(self.windowTitle())
        self.title.setText(translate("Settings", "Settings"))
        self._programs.setText(translate("Settings", "Programs that play…"))
        for key, control in self._controls.items():
            name, detail = setting_name(key), setting_detail(key)
            if key == "sound" and self._speaker is not None and self._speaker.found is False:
                detail = translate("Settings", "No sound device was found.")
            control.retranslate()
            control.setAccessibleName(name)
            control.setAccessibleDescription(detail)
            # A switch shows its name itself.
            self._labels[key].setText("" if isinstance(control, SettingSwitch) else name)
            self._details[key].setText(detail)
            self._details[key].setVisible(bool(detail))
        # The width of the controls is final now that their texts are set.
        width = max(_WIDTH, *(control.sizeHint().width() for control in self._controls.values()))
        for line, below in enumerate(self._details.values()):
            # Without minimum heights a dialog opens on at most two thirds of the screen.
            below.ensurePolished()
            # A former minimum would count in `heightForWidth`.
            below.setMinimumHeight(0)
            below.setMinimumHeight(max(0, below.heightForWidth(width)))
            self._grid.setRowMinimumHeight(3 * line + 2, scaled(_SETTING_GAP))
        self._grid.setVerticalSpacing(scaled(_EXPLANATION_GAP))

    def content(self) -> QSize:
        forget(self.body)
        return self.body.totalMinimumSize()


class SettingChoice(Segments):
    """A choice among values, side by side.

    Signals:
        picked(value): by the player.
    """

    picked = Signal(object)

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self._key = setting.key
        self._values = [value for value in setting.choices if value != ""]
        super().__init__(parent, len(self._values), width=None)
        for value, button in zip(self._values, self.buttons, strict=True):
            button.setProperty("value", value)
            button.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.picked.emit(self.sender().property("value"))

    def show_value(self, value: Json) -> None:
        """Show the current value, and let its button receive the focus."""
        self.choose(self._values.index(value))
        self.setFocusProxy(self.buttons[self._values.index(value)])

    def retranslate(self) -> None:
        for value, button in zip(self._values, self.buttons, strict=True):
            button.setText(choice_name(self._key, value))
            button.setAccessibleDescription(setting_name(self._key))


class SettingSwitch(QCheckBox):
    """A yes-or-no setting with its sentence.

    Signals:
        picked(bool): by the player.
    """

    picked = Signal(object)

    def __init__(self, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._key = key
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.picked.emit(self.isChecked())

    def show_value(self, value: Json) -> None:
        """Set the control to a value of the setting."""
        self.setChecked(value)

    def retranslate(self) -> None:
        self.setText(setting_name(self._key))
