"""A card that can be chosen with the mouse and the keyboard, such as the seat to talk to."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.effects import paint_glow
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.panels.seats.seat_texts import SteadyTexts
from desktop.style import keyboard
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme

#: The key that opens the offers that wait for a person.
OFFERS_KEY = "O"


class ChoosableCard(TextScaled, QWidget):
    """The base of a card that can be chosen; it lights up in gold while it is.

    Signals, while it can be chosen:
        clicked(): by the mouse or by Enter.
        stepped(by): to the next card, by Up and Down.
        arrow_pressed(by): Left or Right was pressed.
        letter_typed(key): a letter was typed.

    Another signal, also while it cannot be chosen:
        offers_opened(): the badge that counts the offers to a person was clicked, or its key typed.
    """

    clicked = Signal()
    stepped = Signal(int)
    arrow_pressed = Signal(int)
    letter_typed = Signal(str)
    offers_opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_choosable = self._is_chosen = False
        #: The letters that `letter_typed` announces.
        self.letters: frozenset[str] = frozenset()
        #: The greatest height by form, since the width last changed.
        self._heights: dict[Hashable, int] = {}
        #: The forms measured for what the card shows, with its width then.
        self._measured: set[tuple[Hashable, int]] = set()
        #: The words beside the name.
        self.note_chooser = SteadyTexts()

    def measured_height(self, form: Hashable, measure: Callable[[], int]) -> int:
        """Return the height of a form in pixels: the greatest that `measure` returned for it.

        It is measured once for all that the card shows. Only a change of the width lowers it, so
        that cards below do not move under the pointer when a note disappears.
        """
        key = form, self.width()
        if key not in self._measured:
            self._measured.add(key)
            self._heights[form] = max(measure(), self._heights.get(form, 0))
        return self._heights[form]

    def measure_again(self) -> None:
        """Measure all heights again: the card shows something else."""
        self._measured.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._heights.clear()
            self.measure_again()
            self.note_chooser.clear()

    def set_choosable(self, is_on: bool) -> None:
        """Set whether a click on the card chooses its seat, to talk to it."""
        self._is_choosable = is_on
        if is_on:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    @property
    def is_choosable(self) -> bool:
        return self._is_choosable

    def set_chosen(self, is_on: bool) -> None:
        """Light the card up in gold, or not."""
        if is_on != self._is_chosen:
            self._is_chosen = is_on
            self.update()

    @property
    def is_chosen(self) -> bool:
        return self._is_chosen

    def offers_area(self) -> QRectF:
        """Return where a click opens the offers that wait for the person; empty without any."""
        return QRectF()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self.offers_area().contains(self.at(event.position())):
            self.offers_opened.emit()
            return
        inside = self.rect().contains(self.at(event.position()).toPoint())
        if self._is_choosable and inside and is_left:
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = keyboard.key_meaning(event)
        if letter == OFFERS_KEY and not self.offers_area().isEmpty():
            self.offers_opened.emit()
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self._is_choosable:
                self.clicked.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self._is_choosable:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Left | Qt.Key.Key_Right if self._is_choosable:
                self.arrow_pressed.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case _ if self._is_choosable and letter in self.letters:
                self.letter_typed.emit(letter)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paint_light(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the gold light of a chosen card, and the keyboard focus."""
        if self._is_chosen:
            paint_glow(painter, rounded(rect, 8), QColor("#ffc94a"), 4, 3)
            stroke_path(painter, rounded(rect, 8), pen("#d99a1c", 2.6))
            paint_high_contrast(painter, rounded(rect, 8), CHOSEN, 3)
        if self.hasFocus():
            line = pen(current_theme().edge, 1.6, dash=(3, 2))
            stroke_path(painter, rounded(rect.adjusted(3, 3, -3, -3), 6), line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the tooltip at once on a right click."""
        if self.toolTip():
            QToolTip.showText(event.globalPos(), self.toolTip(), self)
