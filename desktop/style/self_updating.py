"""A base for widgets that follow changes of language, theme and text size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from desktop.style.text_size import text_scale
from desktop.style.theme import Theme, current_theme

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # At run time the base is object: PySide allows only one QWidget base.
    _Widget = object


class SelfUpdating(_Widget):
    """Mixin for widgets that follow language, theme and text size.

    Put it before the Qt class: `class BaseDialog(SelfUpdating, QDialog)`.

    A widget that paints everything itself needs neither method: it reads the texts and
    `current_theme()` while it paints, and Qt repaints all widgets after a change.
    """

    _styled: tuple[Theme, float] | None = None

    def retranslate(self) -> None:
        """Set every text anew."""

    def restyle(self) -> None:
        """Rebuild what depends on the theme or the text size.

        These are rich text, icons, pictures and positions.
        """

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        # Qt sends this event several times for one theme, and also for a widget's own style sheet.
        elif event.type() == QEvent.Type.StyleChange:
            style = current_theme(), text_scale()
            if style != self._styled:
                self._styled = style
                self.restyle()
