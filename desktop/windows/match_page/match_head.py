"""The head at the upper right of a table: the game's name, the menu and the rules."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.shapes import vertical_gradient
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import show_tip
from desktop.table.sign_button import SIGN_WIDTH, SignButton

#: The usual type size of the name.
_TYPE_PX = 20
#: Type size at which the name should fit; the buttons become narrower for it.
_SHRINK_BUTTONS_PX = 15
#: The smallest type size; a longer name is cut.
_MIN_TYPE_PX = 13
#: Pixels left of the name.
_LEFT = 18
#: Pixels left of the buttons in a short head.
_SHORT_LEFT = 14
#: Pixels right of the buttons.
_RIGHT = 16
#: Pixels between the buttons.
_BUTTON_GAP = 8
#: Pixels of its width that a button can give up.
_BUTTON_SLACK = 12
#: Width of a short head, in pixels of normal text.
SHORT_WIDTH = _SHORT_LEFT + 2 * SIGN_WIDTH + _BUTTON_GAP + _RIGHT


class MatchHead(SelfUpdating, TextScaled, QWidget):
    """The game's name at the left, the buttons for menu and rules at the right.

    A short head has icons instead of words and no name: the strip beside it takes that room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._is_short, self._is_festive = "", False, False
        self.menu = SignButton("", self)
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules = SignButton("", self)
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.menu, self.rules):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            # Below the buttons are the seats.
            show_tip(self.menu if watched is self.menu else self.rules, event.globalPos())
            return True
        return super().eventFilter(watched, event)

    def set_title(self, title: str) -> None:
        """Set the name of the game."""
        self._title = title
        self.retranslate()

    def set_short(self, short: bool) -> None:
        """Show icons for menu and rules alone, or words and the name."""
        if short != self._is_short:
            self._is_short = short
            self.menu.set_sign("menu" if short else "")
            self.rules.set_sign("book" if short else "")
            self._place()
            self.update()

    def set_festive(self, is_on: bool) -> None:
        """Use the strip's colour for the end of a match: a short head looks like a part of it."""
        self._is_festive = is_on
        self.update()

    def restyle(self) -> None:
        self._place()

    def retranslate(self) -> None:
        self.menu.set_label(translate("Table", "Menu"))
        self.menu.setToolTip(translate("Table", "Menu"))
        self.rules.set_label(translate("Table", "Rules"))
        self.rules.setToolTip(
            translate("Table", "Read the rules; F1 opens them at what was just refused or done")
        )
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        buttons = (self.rules, self.menu)
        widths = [button.size_hint().width() for button in buttons]
        name = 0.0
        if not self._is_short:
            name = QFontMetricsF(serif(_SHRINK_BUTTONS_PX, 700)).horizontalAdvance(self._title)
        missing = name - self._title_width(self.width() - _RIGHT - sum(widths) - _BUTTON_GAP)
        less = min(_BUTTON_SLACK, max(0, math.ceil(missing / len(buttons))))
        right = self.width() - _RIGHT
        for button, width in zip(buttons, widths, strict=True):
            right -= width - less
            self.put(button, right, 9, width - less, button.size_hint().height())
            right -= _BUTTON_GAP

    @staticmethod
    def _title_width(end: float) -> float:
        """Return the width for the name, in pixels, where the buttons begin at `end`."""
        return end - _LEFT - 10

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        theme = current_theme()
        ground = QColor(theme.mark if self._is_festive and self._is_short else theme.strip)
        rect = QRectF(self.rect())
        painter.fillRect(
            rect, vertical_gradient(0, rect.height(), (0, ground.lighter(108)), (1, ground))
        )
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), QColor(theme.line))
        if self._is_short:
            # The strip's own buttons end here.
            painter.fillRect(QRectF(0, 11, 1, rect.height() - 23), QColor(theme.line))
            painter.end()
            return
        title_width = self._title_width(self.left_of(self.menu))
        fonts = [serif(size, 700) for size in range(_TYPE_PX, _MIN_TYPE_PX - 1, -1)]
        fits = (f for f in fonts if QFontMetricsF(f).horizontalAdvance(self._title) <= title_width)
        font = next(fits, fonts[-1])
        painter.setFont(font)
        painter.setPen(QColor(theme.accent))
        title = QFontMetricsF(font).elidedText(
            self._title, Qt.TextElideMode.ElideRight, title_width
        )
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QRectF(_LEFT, 0, title_width, self.height() - 2), middle, title)
        painter.end()
