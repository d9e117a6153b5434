"""A card shown large over the board: its face, its name and its rules text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style import keyboard, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme, serif
from desktop.table.game_table import Cards

#: Height of the card in pixels.
_CARD_HEIGHT = 460.0
_WORDS_WIDTH = 330.0
_PADDING = 26.0
#: Type size of the name.
_TITLE_TYPE_PX = 26
#: Type size of the rules text.
_TEXT_TYPE_PX = 18
#: Type size of the note at the foot.
_NOTE_TYPE_PX = 14.5


class CardReader(SelfUpdating, QWidget):
    """An overlay that shows a card on top of its parent; Esc, Enter or a click closes it.

    Signals:
        closed(): the card was closed.
        left(): the keyboard focus went to another window.
    """

    closed = Signal()
    left = Signal()

    def __init__(self, cards: Cards, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = cards
        self._card = ""
        self._name = self._note = ""
        self._rule = QTextDocument(self)
        self._rule.setDocumentMargin(0)
        self._rule.setDefaultFont(serif(_TEXT_TYPE_PX))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def card(self) -> str:
        """The card shown, or ""."""
        return self._card if not self.isHidden() else ""

    @property
    def text(self) -> str:
        """The card's name and rules text as plain text."""
        return f"{self._name}. {self._rule.toPlainText()}"

    def read(self, card: str) -> None:
        """Show a card."""
        self._card = card
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def close_card(self) -> None:
        """Close the card."""
        if not self.isHidden():
            self._card = ""
            self.setAccessibleName("")
            self.setAccessibleDescription("")
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        if not self._card:
            return
        self._name, html = self._cards.read(self._card)
        colour = current_theme().text
        self._rule.setHtml(f'<div style="line-height:118%; color:{colour}">{html}</div>')
        self._rule.setTextWidth(_WORDS_WIDTH)
        self._note = translate("Table", "Esc closes the card.")
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(self._rule.toPlainText())
        self.update()

    def restyle(self) -> None:
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        closing = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in closing or keyboard.key_meaning(event) == shortcuts.READ:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.close_card()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.left.emit()
        else:
            self.close_card()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), QColor(6, 7, 20, 150))
        height = max(120.0, min(_CARD_HEIGHT, self.height() - 4 * _PADDING))
        width = height * CARD_SIZE[0] / CARD_SIZE[1]
        rect = QRectF(0, 0, width + _WORDS_WIDTH + 3 * _PADDING, height + 2 * _PADDING)
        rect.moveCenter(QRectF(self.rect()).center())
        body = rounded(rect, 12)
        paint_shadow(painter, body, QColor(0, 0, 0, 190), 12, 0, 6)
        painter.fillPath(body, QColor(current_theme().panel))
        stroke_path(painter, body, pen(current_theme().edge, 1.6))
        self._cards.paint(
            painter,
            QRectF(rect.left() + _PADDING, rect.top() + _PADDING, width, height),
            self._card,
        )
        self._write(
            painter,
            QRectF(rect.left() + width + 2 * _PADDING, rect.top() + _PADDING, _WORDS_WIDTH, height),
        )
        painter.end()

    def _write(self, painter: QPainter, rect: QRectF) -> None:
        painter.setFont(serif(_TITLE_TYPE_PX, 700))
        painter.setPen(QColor(current_theme().accent))
        wrapped = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        title = painter.boundingRect(rect, int(wrapped), self._name)
        painter.drawText(rect, int(wrapped), self._name)
        painter.save()
        painter.translate(rect.left(), title.bottom() + 12)
        self._rule.drawContents(painter)
        painter.restore()
        painter.setFont(serif(_NOTE_TYPE_PX, 400, italic=True))
        painter.setPen(QColor(current_theme().quiet))
        foot = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(rect, foot, self._note)
