"""The sheet for games with many numeric options, in columns under headings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.style.text_size import scaled
from desktop.style.theme import serif
from desktop.style.widgets import rule
from desktop.table.game_table import GameTable
from desktop.windows.dialogs.base_dialog import BaseDialog
from desktop.windows.shelf.option_controls import Number
from engine.core.options import Option
from engine.core.values import Json

#: The most columns of groups.
_COLUMNS = 3
#: Height of a group without its numbers, in rows.
_HEAD_ROWS = 2
#: Width at which a name is wrapped, in pixels.
_NAME_WIDTH = 206


class OptionDialog(BaseDialog):
    """Edits numbers, which take effect at once.

    Signals:
        changed(name, value).
    """

    changed = Signal(str, int)

    def __init__(
        self,
        options: Sequence[Option],
        values: Mapping[str, Json],
        table: GameTable,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._controls = {option.name: Number(option, self) for option in options}
        self._labels = {option.name: QLabel(self) for option in options}
        self._heads: dict[str, QLabel] = {}
        for name, control in self._controls.items():
            control.show_value(values[name])
            control.setObjectName(name)
            control.changed.connect(self._on_changed)
        self._fill(_group_options(options, table))
        restore = QDialogButtonBox.StandardButton.RestoreDefaults
        self._restore = self.buttons.addButton(restore)
        self._restore.setObjectName("restore")
        self._restore.clicked.connect(self._on_restore)
        self.retranslate()
        next(iter(self._controls.values())).setFocus()

    def _fill(self, groups: Mapping[str, Sequence[Option]]) -> None:
        """Put each group into the column that is shortest so far."""
        row = QHBoxLayout()
        row.setSpacing(30)
        columns = [QVBoxLayout() for _ in range(min(_COLUMNS, len(groups)))]
        filled = [0] * len(columns)
        for number, (first, group) in enumerate(groups.items()):
            column = filled.index(min(filled))
            if filled[column]:
                columns[column].addSpacing(12)
            columns[column].addWidget(self._group(first, group))
            filled[column] += len(group) + _HEAD_ROWS
            if number < len(columns) - 1:
                row.addLayout(columns[column])
                row.addWidget(_divider(self))
        row.addLayout(columns[-1])
        for layout in columns:
            layout.addStretch()
        self.body.addLayout(row)
        self.body.addSpacing(4)

    def _group(self, first: str, options: Sequence[Option]) -> QWidget:
        group = QWidget(self)
        grid = QGridLayout(group)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        head = self._heads[first] = QLabel(group)
        head.setProperty("role", "heading")
        grid.addWidget(head, 0, 0, 1, 2)
        grid.addWidget(rule(group), 1, 0, 1, 2)
        for line, option in enumerate(options, start=2):
            label, control = self._labels[option.name], self._controls[option.name]
            label.setBuddy(control)
            label.setWordWrap(True)
            grid.addWidget(label, line, 0)
            grid.addWidget(control, line, 1)
        return group

    def _on_changed(self) -> None:
        control = self.sender()
        assert isinstance(control, Number)
        self._mark(control.option.name)
        self.changed.emit(control.option.name, control.value())

    def _mark(self, name: str) -> None:
        """Emphasise the label of an option that differs from its default."""
        control, label = self._controls[name], self._labels[name]
        label.setProperty(
            "role", "sentence" if control.value() == control.option.default else "changed"
        )
        label.style().polish(label)
        self._restore.setEnabled(
            any(other.value() != other.option.default for other in self._controls.values())
        )

    def _on_restore(self) -> None:
        for control in self._controls.values():
            control.show_value(control.option.default)

    def retranslate(self) -> None:
        title = translate("Shelf", "Details")
        self.setWindowTitle(title)
        self.title.setText(title)
        self._restore.setText(translate("Shelf", "Numbers as printed"))
        for first, head in self._heads.items():
            option_words = self._table.load_terms().option_words
            head.setText(option_words.group(first) if option_words is not None else "")
        for name, control in self._controls.items():
            control.retranslate(self._table)
            title, explained = self._table.load_terms().option(name)
            label = self._labels[name]
            label.setText(title)
            label.setToolTip(explained)
            # As wide as in bold type, so that nothing moves when the label changes.
            width = QFontMetricsF(serif(scaled(16), 700)).horizontalAdvance(title)
            label.setMinimumWidth(min(scaled(_NAME_WIDTH), round(width) + 4))
            self._mark(name)


def _group_options(options: Sequence[Option], table: GameTable) -> dict[str, list[Option]]:
    """Return the options under the same heading, by the first option's name."""
    first: dict[str, str] = {}
    groups: dict[str, list[Option]] = {}
    option_words = table.load_terms().option_words
    for option in options:
        head = option_words.group(option.name) if option_words is not None else ""
        groups.setdefault(first.setdefault(head, option.name), []).append(option)
    return groups


def _divider(parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setFixedWidth(1)
    line.setProperty("role", "rule")
    return line
