"""The card that governs the current turn, in the panel: its picture, title and effect."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.fitted_text import write_fitted
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.panels.backgrounds import paint_ground
from desktop.panels.box import PanelBox
from desktop.style.theme import current_theme, serif
from desktop.table.facts import TurnCard
from desktop.table.game_table import Cards

#: Width of the card in pixels.
_CARD_WIDTH = 78.0
_PADDING = 10.0
#: Minimum height of the tall form.
_MIN_TALL_HEIGHT = 132
#: Height of the short form.
LINE_HEIGHT = 34
#: Type size of the heading.
_KICKER_TYPE_PX = 14.0
_TITLE_TYPE_PX = 19.0
#: Type size of the effect.
_BODY_TYPE_PX = 14.5
#: Height of heading and title.
_HEAD_HEIGHT = 51.0


class TurnCardBox(PanelBox):
    """Box that shows a TurnCard.

    Signals:
        read_requested(card): it was clicked, or Enter pressed on it.
    """

    read_requested = Signal(str)

    def __init__(self, cards: Cards | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._pictures = Pictures("panel")
        self._card = TurnCard("", "", "", "")
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_BODY_TYPE_PX))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def restyle(self) -> None:
        self._write()

    @property
    def shown_card(self) -> TurnCard:
        """The card that is shown."""
        return self._card

    def show_card(self, card: TurnCard) -> None:
        """Show a card, or a new outcome of it."""
        self._card = card
        self._write()

    def _write(self) -> None:
        card, theme = self._card, current_theme()
        note = f'<p style="color:{theme.accent}"><b>{card.note}</b></p>' if card.note else ""
        style = f"line-height:108%; color:{theme.text}"
        self._document.setHtml(f'<div style="{style}">{card.text}{note}</div>')
        plain = self._document.toPlainText()
        self.setAccessibleName(f"{card.heading}: {card.title}. {plain}")
        self.setToolTip("" if self._is_picture_shown else plain)
        self._wrap(self.width())
        self.renew()

    def _wrap(self, width: int) -> None:
        self._document.setTextWidth(max(60.0, width - _CARD_WIDTH - 3 * _PADDING - 4))

    def set_tall(self, tall: bool) -> None:
        """Set whether picture and effect are shown besides the title."""
        super().set_tall(tall)
        self.setToolTip("" if self._is_picture_shown else self._document.toPlainText())

    @property
    def _is_picture_shown(self) -> bool:
        """Whether picture and effect are shown besides the title."""
        return self.is_tall and not self._card.is_line

    def needed_height(self, width: int, *, tall: bool) -> int:
        if not tall or self._card.is_line:
            return LINE_HEIGHT
        self._wrap(width)
        text_height = self._document.size().height()
        self._wrap(self.width())
        return max(_MIN_TALL_HEIGHT, round(_HEAD_HEIGHT + text_height + 2 * _PADDING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wrap(self.width())
        super().resizeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._read()
        else:
            super().keyPressEvent(event)

    def _read(self) -> None:
        if self._card.card:
            self.read_requested.emit(self._card.card)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        rect = paint_ground(painter, QRectF(self.rect()))
        if self.hasFocus():
            stroke_path(
                painter, rounded(rect.adjusted(2, 2, -2, -2), 7), pen(current_theme().edge, 1.4)
            )
        if self._is_picture_shown:
            self._paint_tall(painter, rect)
        else:
            self._paint_low(painter, rect.adjusted(_PADDING, 0, -_PADDING, 0))
        painter.end()

    def _paint_tall(self, painter: QPainter, rect: QRectF) -> None:
        theme, turn_card = current_theme(), self._card
        card = QRectF(0, 0, _CARD_WIDTH, _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0])
        if self._cards is not None and turn_card.card:
            painter.save()
            painter.translate(rect.left() + _PADDING, rect.top() + _PADDING)
            draw = partial(self._cards.paint, rect=card, card=turn_card.card)
            # With room for its shadow.
            around = card.adjusted(-6, -6, 6, 6)
            blit(painter, self._pictures, (self._cards.paint, turn_card.card), around, draw)
            painter.restore()
        left = rect.left() + _CARD_WIDTH + 2 * _PADDING
        line = QRectF(left, rect.top() + _PADDING - 3, rect.right() - left - _PADDING / 2, 20)
        write_fitted(painter, line, turn_card.heading, _KICKER_TYPE_PX, theme.aside, italic=True)
        write_fitted(
            painter, line.translated(0, 21), turn_card.title, _TITLE_TYPE_PX, theme.text, weight=700
        )
        painter.translate(left, rect.top() + _HEAD_HEIGHT)
        self._document.drawContents(painter)

    def _paint_low(self, painter: QPainter, line: QRectF) -> None:
        """Paint title and heading on one line."""
        theme, turn_card = current_theme(), self._card
        title = QFontMetricsF(serif(_BODY_TYPE_PX + 1, 700)).horizontalAdvance(turn_card.title)
        kicker = QFontMetricsF(serif(_KICKER_TYPE_PX, 400, italic=True)).horizontalAdvance(
            turn_card.heading
        )
        if title + kicker + 8 <= line.width():
            write_fitted(
                painter, line, turn_card.heading, _KICKER_TYPE_PX, theme.aside, italic=True
            )
            line = line.adjusted(kicker + 8, 0, 0, 0)
        write_fitted(painter, line, turn_card.title, _BODY_TYPE_PX + 1, theme.text, weight=700)
