"""The reasons for a move in words below a list, in smaller letters where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from desktop.style.text_size import scaled, unscaled

#: The roles of the label in the style sheet, each with its type size.
_ROLES = {False: ("sentence", 16), True: ("close sentence", 14)}


class ReasonsLabel(QLabel):
    """Plain text that wraps; `is_close` while its letters are small."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_close = False
        self.setProperty("role", _ROLES[False][0])
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def bring_close(self, is_close: bool) -> None:
        """Set whether the letters are small."""
        if is_close is not self.is_close:
            self.is_close = is_close
            self.setProperty("role", _ROLES[is_close][0])
            self.style().unpolish(self)
            self.style().polish(self)

    def height_with(self, words: str, width: int, *, is_close: bool) -> int:
        """Return the height with other words and these letters, in pixels of normal text."""
        self.ensurePolished()
        font = QFont(self.font())
        font.setPixelSize(scaled(_ROLES[is_close][1]))
        place, wrapped = QRect(0, 0, scaled(width), scaled(10_000)), Qt.TextFlag.TextWordWrap
        return unscaled(QFontMetrics(font).boundingRect(place, wrapped, words).height()) + 1
