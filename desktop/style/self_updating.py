"""How another language, theme or size of text reaches a widget: Qt tells, and this base listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from desktop.style.text_size import text_scale
from desktop.style.theme import Theme, current_theme

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Qt's classes cannot share a base beside the one they have.
    _Widget = object


class SelfUpdating(_Widget):
    """Named before the Qt class of a widget: `class Sheet(SelfUpdating, QDialog)`.

    What is painted anew each time needs neither method: it asks for the texts and for
    `current_theme()` as it paints, and Qt repaints everything after either change.
    """

    _styled: tuple[Theme, float] | None = None

    def retranslate(self) -> None:
        """Set every text anew."""

    def restyle(self) -> None:
        """Make anew what is kept in the colours of a theme and in a size of text: rich text, icons,
        pictures, places.
        """

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        # Qt says this several times for one theme, and for a widget's own style sheet too.
        elif event.type() == QEvent.Type.StyleChange:
            style = current_theme(), text_scale()
            if style != self._styled:
                self._styled = style
                self.restyle()
