"""Above the panel of a table: the game's name, the menu and the rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language import translate
from desktop.painting.shapes import down
from desktop.retranslated import Retranslated
from desktop.table.buttons import Button
from desktop.textsize import Lettered
from desktop.theme import current_theme, serif

#: The size of the name, and how small it may become before it is cut.
_TYPE, _LEAST = 20, 13


class MatchHead(Retranslated, Lettered, QWidget):
    """The name at the left, the buttons of menu and rules at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self.menu = Button(self)
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules = Button(self)
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def name(self, title: str) -> None:
        """Say what is played."""
        self._title = title
        self.retranslate()

    def restyle(self) -> None:
        self._place()

    def retranslate(self) -> None:
        self.menu.set_label(translate("Table", "Menu"))
        self.rules.set_label(translate("Table", "Rules"))
        self.rules.setToolTip(
            translate("Table", "Read the rules; F1 opens them at what was just refused or done")
        )
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        right = self.width() - 16
        for button in (self.rules, self.menu):
            size = button.wanted()
            right -= size.width()
            self.put(button, right, 9, size.width(), size.height())
            right -= 8

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        ground = QColor(current_theme().strip)
        box = QRectF(self.rect())
        p.fillRect(box, down(0, box.height(), (0, ground.lighter(108)), (1, ground)))
        p.fillRect(QRectF(0, box.height() - 1, box.width(), 1), QColor(current_theme().line))
        room = self.left_of(self.menu) - 26.0
        fonts = [serif(size, 700) for size in range(_TYPE, _LEAST - 1, -1)]
        fits = (f for f in fonts if QFontMetricsF(f).horizontalAdvance(self._title) <= room)
        font = next(fits, fonts[-1])
        p.setFont(font)
        p.setPen(QColor(current_theme().accent))
        title = QFontMetricsF(font).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        p.drawText(QRectF(18, 0, room, self.height() - 2), middle, title)
        p.end()
