"""The strip below the prompt, in which an answer of several numbers is put together."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QWidget

from desktop.controls import Segments
from desktop.painting.effects import shadow
from desktop.painting.shapes import down, outline, pen, rounded
from desktop.table.chip import HEIGHT, ChipButton
from desktop.table.trays import Chip, Pick, Tray
from desktop.theme import current_theme

#: Room around the trays, between them, and between controls.
_AROUND, _BETWEEN, _GAP = 10, 22, 8
#: Room left of the strip and right of it, at the least; and below it for its shadow.
_ASIDE, _SHADE = 8, 8
#: Beside a word that can be picked.
_WORD = 11


class TrayStrip(QWidget):
    """Lies over the upper end of the board while there is something to put together.

    Signals: `confirmed()`: Enter was pressed in it; `left()`: Esc.
    """

    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = QRect()
        self._shape: tuple[tuple[type | int, ...], ...] = ()
        self.rows: list[TrayRow] = []
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(_AROUND + 4, 6, _AROUND + 4, 7 + _SHADE)
        self.hide()

    def show_trays(self, trays: Sequence[Tray]) -> None:
        """Show these; controls that stay keep their place and their focus."""
        shape = tuple(tuple(map(_kind, tray.controls)) for tray in trays)
        if shape != self._shape:
            self._shape = shape
            self._rebuild(trays)
        for row, tray in zip(self.rows, trays, strict=True):
            row.show_tray(tray)
        focused = self.window().focusWidget() if self.isVisible() and not trays else None
        if focused is not None and self.isAncestorOf(focused):
            # What is gone must not keep the keyboard.
            self.left.emit()
        self.setVisible(bool(trays))
        self._fit()

    def set_room(self, room: QRect) -> None:
        """Where it may lie: centred, at the upper end."""
        self._room = room
        self._fit()

    def _rebuild(self, trays: Sequence[Tray]) -> None:
        for row in self.rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [TrayRow(tray, self) for tray in trays]
        for row in self.rows:
            self._layout.addWidget(row, 0, Qt.AlignmentFlag.AlignLeft)
            row.show()

    def _fit(self) -> None:
        """Side by side, or one below the other, or without the words beside the signs."""
        if not self.rows or self._room.isEmpty():
            return
        most = self._room.width() - 2 * _ASIDE
        direction = QBoxLayout.Direction
        for way, labelled in (
            (direction.LeftToRight, True),
            (direction.TopToBottom, True),
            (direction.TopToBottom, False),
        ):
            self._layout.setDirection(way)
            self._layout.setSpacing(_BETWEEN if way is direction.LeftToRight else 5)
            below = way is direction.TopToBottom
            widest = max(row.label_width() for row in self.rows) if below else 0
            for row in self.rows:
                row.show_labels(labelled, widest)
            self._layout.invalidate()
            size = self._layout.sizeHint()
            if size.width() <= most:
                break
        x = self._room.left() + (self._room.width() - size.width()) // 2
        self.setGeometry(x, self._room.top(), size.width(), size.height())
        self._layout.activate()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        # It hangs from the prompt: only its lower corners are round.
        box = QRectF(self.rect()).adjusted(4, -12, -4, -_SHADE)
        body = rounded(box, 10)
        shadow(p, body, QColor(0, 0, 0, 120), 5, 0, 2)
        ground = QColor(theme.strip)
        p.fillPath(body, down(0, box.bottom(), (0, ground.lighter(104)), (1, ground)))
        outline(p, body, pen(theme.button_edge, 1.2))
        p.end()


def _kind(control: Chip | Pick) -> type | int:
    """Controls of one kind can be shown by one widget."""
    return Chip if isinstance(control, Chip) else len(control.options)


class TrayRow(QWidget):
    """One Tray: its label, its controls and what they come to."""

    def __init__(self, tray: Tray, strip: TrayStrip) -> None:
        super().__init__(strip)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        self._label, self._total = QLabel(self), QLabel(self)
        self._label.setProperty("role", "heading")
        self._total.setProperty("role", "quiet")
        self.controls: list[ChipButton | PickRow] = []
        row.addWidget(self._label)
        for control in tray.controls:
            widget = (
                ChipButton(control, self) if isinstance(control, Chip) else PickRow(control, self)
            )
            widget.confirmed.connect(strip.confirmed)
            widget.left.connect(strip.left)
            self.controls.append(widget)
            row.addWidget(widget)
        row.addWidget(self._total)

    def show_tray(self, tray: Tray) -> None:
        """Other numbers for the same controls."""
        self._label.setText(tray.label)
        self._label.setVisible(bool(tray.label))
        self._total.setText(tray.total)
        self._total.setVisible(bool(tray.total))
        for widget, control in zip(self.controls, tray.controls, strict=True):
            if isinstance(widget, ChipButton) and isinstance(control, Chip):
                widget.show_chip(control)
            elif isinstance(widget, PickRow) and isinstance(control, Pick):
                widget.show_pick(control)

    def label_width(self) -> int:
        """The pixels its label takes."""
        return self._label.sizeHint().width() if self._label.text() else 0

    def show_labels(self, shown: bool, least: int) -> None:
        """Whether there is room for the words beside signs; and of the label, at the least."""
        for widget in self.controls:
            if isinstance(widget, ChipButton):
                widget.show_label(shown)
        self._label.setMinimumWidth(least)
        # A layout in another is not told by it.
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        self.updateGeometry()


class PickRow(Segments):
    """Shows a Pick. Signals: `confirmed()`: Enter; `left()`: Esc."""

    confirmed = Signal()
    left = Signal()

    def __init__(self, pick: Pick, parent: QWidget) -> None:
        super().__init__(parent, len(pick.options), width=None, height=HEIGHT - 8)
        self._pick = pick
        for number, button in enumerate(self.buttons):
            button.setProperty("number", number)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._on_clicked)

    def show_pick(self, pick: Pick) -> None:
        """Other words, or another of them."""
        self._pick = pick
        for button, option in zip(self.buttons, pick.options, strict=True):
            button.setText(option.label)
            width = QFontMetrics(button.font()).horizontalAdvance(option.label)
            button.setMinimumWidth(width + 2 * _WORD)
            button.setAccessibleDescription(pick.said)
            # One that is left out for another must not take its place back.
            button.setAutoExclusive(False)
            button.setChecked(option.on)
            button.setAutoExclusive(True)
        self.setProperty("lit", pick.focus)
        self.style().polish(self)

    def _on_clicked(self) -> None:
        self._pick.options[self.sender().property("number")].choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()
