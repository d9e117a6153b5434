"""A control for each kind of rule option: a tick box, a number, a choice of words."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

from desktop.style.text_size import scaled
from desktop.style.widgets import DropDown
from desktop.table.game_table import GameTable
from engine.core.options import Option
from engine.core.values import Json

#: Width of a number, in pixels.
_NUMBER_WIDTH = 64
#: The least width of a choice of words, in pixels.
_WORDS_WIDTH = 130


class Switch(QCheckBox):
    """A yes-or-no option with its sentence.

    Signals:
        changed().
    """

    changed = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.setProperty("role", "option")
        self.toggled.connect(self.changed)

    def value(self) -> Json:
        """Return the value that is shown."""
        # An option that depends on another is off while that one is off.
        return self.isChecked() and self.isEnabled()

    def show_value(self, value: Json) -> None:
        """Set the control to a value of the option."""
        self.setChecked(bool(value))

    def retranslate(self, table: GameTable) -> None:
        name, explained = table.load_terms().option(self.option.name)
        self.setText(name)
        self.setToolTip(explained)
        self.setAccessibleDescription(explained)


class Number(QSpinBox):
    """An option with a whole number; the wheel scrolls the panel instead."""

    changed = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.setRange(option.minimum, option.maximum)
        self.setFixedWidth(_NUMBER_WIDTH)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.valueChanged.connect(self.changed)

    def show_value(self, value: Json) -> None:
        """Set the control to a value of the option."""
        self.setValue(value)

    def retranslate(self, table: GameTable) -> None:
        name, explained = table.load_terms().option(self.option.name)
        self.setToolTip(explained)
        self.setAccessibleName(name)
        self.setAccessibleDescription(explained)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Words(DropDown):
    """An option with several words to choose from."""

    changed = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for choice in option.choices:
            self.addItem("", choice)
        self.currentIndexChanged.connect(self.changed)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(scaled(_WORDS_WIDTH), 0))

    def minimumSizeHint(self) -> QSize:
        # The label beside it can be wrapped, these words cannot.
        return self.sizeHint()

    def value(self) -> Json:
        """Return the value that is shown."""
        return self.currentData()

    def show_value(self, value: Json) -> None:
        """Set the control to a value of the option."""
        self.setCurrentIndex(self.findData(value))

    def retranslate(self, table: GameTable) -> None:
        name, explained = table.load_terms().option(self.option.name)
        self.setToolTip(explained)
        self.setAccessibleName(name)
        self.setAccessibleDescription(explained)
        option_words = table.load_terms().option_words
        assert option_words is not None, f"no words for {self.option.name}"
        for index, choice in enumerate(self.option.choices):
            self.setItemText(index, option_words.choice(self.option.name, choice))


Control = Switch | Number | Words


def control_of(option: Option, parent: QWidget) -> Control:
    """Return a new control for an option; the caller sets its value and texts."""
    if option.is_switch:
        return Switch(option, parent)
    return Number(option, parent) if option.is_number else Words(option, parent)
