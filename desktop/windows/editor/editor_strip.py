"""The strip above the edited board: the current question, and the buttons for undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.fitted_text import fitting_size, write_fitted
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import vertical_gradient
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button

HEIGHT = 48
#: Pixels left of the text.
_LEFT = 20
#: Pixels between buttons.
_BUTTON_GAP = 8
#: Pixels right of the buttons.
_RIGHT = 16
#: The least width of the text, in pixels.
_MIN_TITLE_WIDTH = 230
#: Height of the seat's shield.
_SHIELD_HEIGHT = 30.0
#: Pixels between the shield and the text.
_SHIELD_GAP = 10.0

#: The share to which buttons may shrink.
_MIN_BUTTON_SHARE = 0.86
#: The least type size of the text in one line.
_MIN_TYPE_SIZE = 15.0


class EditorStrip(SelfUpdating, TextScaled, QWidget):
    """The strip of the editor.

    Signals:
        undo_requested().
        redo_requested().
        restart_requested().
        clear_requested().
    """

    undo_requested = Signal()
    redo_requested = Signal()
    restart_requested = Signal()
    clear_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._now = ""
        self._look: SeatLook | None = None
        self.undo, self.redo = Button(self), Button(self)
        self.restart, self.clear = Button(self), Button(self)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self.restart.clicked.connect(self.restart_requested)
        self.clear.clicked.connect(self.clear_requested)
        self.retranslate()

    def say(self, now: str, look: SeatLook | None) -> None:
        """Set the question at the position, and the look of the seat that has it."""
        self._now, self._look = now, look
        self.update()

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, from left to right."""
        return self.undo, self.redo, self.restart, self.clear

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Enable the buttons that are possible now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.restart.setEnabled(undo)

    def retranslate(self) -> None:
        self.restart.set_label(translate("Editor", "Start over"))
        self.clear.set_label(translate("Editor", "Empty board"))
        self._place()
        self.update()

    def restyle(self) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        """Place the buttons at the right, with keys if they fit, else without.

        In the least room undo and redo have signs instead of words.
        """
        undo, redo = translate("Editor", "Undo"), translate("Editor", "Redo")
        for shows_keys, signs in ((True, False), (False, False), (False, True)):
            self.undo.set_label(undo, shortcuts.cap_of("undo"), "↶" if signs else "")
            self.redo.set_label(redo, shortcuts.cap_of("redo"), "↷" if signs else "")
            for button in self.buttons:
                button.show_key(shows_keys)
            widths = [button.size_hint().width() for button in self.buttons]
            if signs:
                # Labels shrink before the question is cut off.
                widths = [round(width * _MIN_BUTTON_SHARE) for width in widths]
            left = self.width() - _RIGHT - sum(widths) - _BUTTON_GAP * (len(widths) - 1)
            if left >= _LEFT + _MIN_TITLE_WIDTH + _BUTTON_GAP:
                break
        for button, width in zip(self.buttons, widths, strict=True):
            self.put(button, left, 9, width, button.size_hint().height())
            left += width + _BUTTON_GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        ground, rect = QColor(theme.strip), QRectF(self.rect())
        painter.fillRect(rect, vertical_gradient(0, HEIGHT, (0, ground.lighter(108)), (1, ground)))
        painter.fillRect(QRectF(0, HEIGHT - 1, rect.width(), 1), QColor(theme.line))
        inner_rect = QRectF(_LEFT, 0, self.left_of(self.undo) - _LEFT - _BUTTON_GAP, HEIGHT - 2)
        if self._look is not None:
            painter.setRenderHint(painter.RenderHint.Antialiasing)
            self._look.shield(
                painter, inner_rect.left() + _SHIELD_HEIGHT / 2, HEIGHT / 2 - 1, _SHIELD_HEIGHT
            )
            inner_rect.setLeft(inner_rect.left() + _SHIELD_HEIGHT + _SHIELD_GAP)
        now = _split(self._now, inner_rect.width())
        for number, line in enumerate(now):
            half = inner_rect.translated(0, 20 * number - 10 * (len(now) - 1))
            write_fitted(painter, half, line, 20 if len(now) == 1 else 16, theme.text, weight=600)
        title = translate("Editor", "Position editor")
        width = QFontMetricsF(serif(17, italic=True)).horizontalAdvance(title) + 1
        inner_rect.setLeft(
            inner_rect.left() + QFontMetricsF(serif(20, 600)).horizontalAdvance(self._now) + 20
        )
        # The page's title is dropped where it does not fit beside the question.
        if len(now) == 1 and inner_rect.width() >= width:
            write_fitted(painter, inner_rect, title, 17, theme.accent, italic=True)
        painter.end()


def _split(text: str, width: float) -> list[str]:
    """Return the text, in two lines of about equal length if one line would be too small."""
    if fitting_size(text, 20, width, weight=600) >= _MIN_TYPE_SIZE or " " not in text:
        return [text]
    word_list = text.split(" ")
    ways = [(" ".join(word_list[:at]), " ".join(word_list[at:])) for at in range(1, len(word_list))]
    return list(min(ways, key=lambda way: max(map(len, way))))
