"""The variants on the start panel; many numbers are folded away behind a button."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QToolTip, QWidget

from desktop.language.translation import translate
from desktop.table.game_table import GameTable
from desktop.windows.shelf.option_controls import Control, Switch, control_of
from engine.core.options import Option, options_of
from engine.core.values import Json

#: More numbers than this are folded away.
_MAX_NUMBERS_UNFOLDED = 3
#: Width of the tooltip beside the panel, in pixels.
_TOOLTIP_WIDTH = 260
#: Pixels between an explanation and the next option.
_AIR = 8
#: Indent of the explanation of a tick box, in pixels.
_INDENT = 28


class OptionForm(QObject):
    """Rows of option controls in `grid`, which the owner lays out and whose widgets it owns."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._table: GameTable | None = None
        #: The number of seats for which options are explained; None for any.
        self._seats: int | None = None
        self.grid = QGridLayout()
        self.grid.setColumnStretch(0, 1)
        self.grid.setVerticalSpacing(0)
        self.grid.setHorizontalSpacing(6)
        self._controls: dict[str, Control] = {}
        self._labels: dict[str, QLabel] = {}
        self._explained: dict[str, QLabel] = {}
        #: The options that are folded away.
        self._folded: tuple[Option, ...] = ()
        #: The values of these options.
        self._values: dict[str, Json] = {}
        self._details_button = QPushButton(owner)
        self._details_button.setObjectName("details")
        self._details_button.clicked.connect(self._show_folded)
        self._changed_label = self._label("quiet")

    def _label(self, role: str) -> QLabel:
        label = QLabel(self._owner)
        label.setProperty("role", role)
        return label

    # -- rows --------------------------------------------------------------------------------------

    def show_game(self, table: GameTable, chosen: dict[str, Json]) -> None:
        """Show the options of a game with the values chosen before."""
        self._table = table
        self._clear()
        options = options_of(table.options)
        numbers = tuple(option for option in options if option.is_number)
        self._folded = numbers if len(numbers) > _MAX_NUMBERS_UNFOLDED else ()
        self._values = {o.name: chosen.get(o.name, o.default) for o in self._folded}
        shown_options = [option for option in options if option not in self._folded]
        for line, option in enumerate(shown_options):
            self._add(3 * line, option, chosen.get(option.name, option.default))
        if self._folded:
            self.grid.addWidget(self._changed_label, 3 * len(shown_options), 0)
            self.grid.addWidget(self._details_button, 3 * len(shown_options), 1)
        self._details_button.setVisible(bool(self._folded))
        self._changed_label.setVisible(bool(self._folded))

    def _clear(self) -> None:
        """Remove the widgets; until they are deleted they must take no room nor be painted."""
        for widget in (*self._controls.values(), *self._labels.values(), *self._explained.values()):
            self.grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.grid.removeWidget(self._details_button)
        self.grid.removeWidget(self._changed_label)
        for row in range(self.grid.rowCount()):
            self.grid.setRowMinimumHeight(row, 0)
        self._controls, self._labels, self._explained = {}, {}, {}

    def _add(self, row: int, option: Option, value: Json) -> None:
        control, below = control_of(option, self._owner), self._label("quiet")
        control.show_value(value)
        below.setWordWrap(True)
        if isinstance(control, Switch):
            below.setIndent(_INDENT)
            control.installEventFilter(self)
            self.grid.addWidget(control, row, 0, 1, 2)
        else:
            label = self._label("changed")
            label.setWordWrap(True)
            label.setBuddy(control)
            self._labels[option.name] = label
            self.grid.addWidget(label, row, 0)
            self.grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignRight)
        self.grid.addWidget(below, row + 1, 0, 1, 2)
        needed = self._controls.get(option.needs)
        for widget in (control, below):
            if isinstance(needed, Switch):
                widget.setEnabled(needed.isChecked())
                needed.toggled.connect(widget.setEnabled)
        self._controls[option.name], self._explained[option.name] = control, below
        # Shown at once, because a hidden widget has no height in its layout.
        for widget in (control, below, *self._labels.values()):
            widget.show()

    @property
    def is_empty(self) -> bool:
        """Whether the game has no options."""
        return not self._controls and not self._folded

    def values(self) -> dict[str, Json]:
        """Return the value of every option."""
        return {
            **{name: control.value() for name, control in self._controls.items()},
            **self._values,
        }

    # -- folded options ----------------------------------------------------------------------------

    def _show_folded(self) -> None:
        from desktop.windows.shelf.option_dialog import OptionDialog

        assert self._table is not None
        values = self.values()
        needs = {option.needs for option in self._folded} - {""}
        off = {name for name in needs if not values.get(name)}
        free = [option for option in self._folded if option.needs not in off]
        sheet = OptionDialog(free, self._values, self._table, self._owner.window())
        sheet.changed.connect(self._on_changed)
        sheet.open()

    def _on_changed(self, name: str, value: int) -> None:
        self._values[name] = value
        self._count_changed()

    def _count_changed(self) -> None:
        changed = sum(self._values[option.name] != option.default for option in self._folded)
        text = translate("Shelf", "%n number(s) changed", "", changed)
        self._changed_label.setText(text if changed else translate("Shelf", "Numbers as printed"))

    # -- texts and layout --------------------------------------------------------------------------

    def explain_for(self, seats: int) -> None:
        """Leave out explanations that do not apply to a number of seats, from the next layout
        on."""
        self._seats = seats

    def _is_explained(self, option: str) -> bool:
        """Return whether the explanation of an option applies to the number of seats."""
        if self._table is None or self._seats is None:
            return True
        return self._table.load_terms().has_detail(option, self._seats)

    def retranslate(self) -> None:
        if self._table is None:
            return
        for name, control in self._controls.items():
            control.retranslate(self._table)
            title, explained = self._table.load_terms().option(name)
            self._explained[name].setText(explained)
            if name in self._labels:
                self._labels[name].setText(title)
        self._details_button.setText(translate("Shelf", "Details…"))
        self._details_button.setToolTip(translate("Shelf", "Numbers that players may agree on"))
        self._count_changed()

    def set_density(self, tightness: int) -> None:
        """Set the density: 0 is roomy, 1 puts rows close together, 2 also hides explanations.

        Hidden explanations are in the tooltips.
        """
        for line, (name, below) in enumerate(self._explained.items()):
            # Widgets below it must not move when the number of seats changes.
            policy = below.sizePolicy()
            policy.setRetainSizeWhenHidden(tightness < 2)
            below.setSizePolicy(policy)
            below.setVisible(tightness < 2 and self._is_explained(name))
            self.grid.setRowMinimumHeight(3 * line + 2, 0 if tightness else _AIR)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tick box's tooltip beside the panel; below, it would cover the next option."""
        if event.type() != QEvent.Type.ToolTip:
            return super().eventFilter(watched, event)
        # Imported for the first tooltip, because its table of entities is large.
        from html import escape

        tick = cast("Switch", watched)
        # The explanation may already be visible below the option.
        if self._explained[tick.option.name].isVisible():
            return True
        corner = tick.mapToGlobal(QPoint(-_TOOLTIP_WIDTH - 48, -14))
        text = f'<table width="{_TOOLTIP_WIDTH}"><tr><td>{escape(tick.toolTip())}</td></tr></table>'
        QToolTip.showText(corner, text, tick, tick.rect())
        return True
