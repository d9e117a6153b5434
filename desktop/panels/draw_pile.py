"""The draw pile in the panel: its cards, the number left, pips, and a warning."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QWidget

from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.pips import paint_pips
from desktop.panels.box import PanelBox
from desktop.panels.heading import paint_heading
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Pile, Supply
from desktop.table.game_table import Cards

_CARD = QRectF(0, 0, 64, 89.4)
#: Left edge of the words.
_WORDS_LEFT = 104
_TYPE_PX = 14.5
#: Top of the pips where only they and the number are left.
_FOLDED_PIPS_TOP = 33.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PileBox(PanelBox):
    """Box that shows a Pile: heading, number, meaning, pips, and in its tall form the cards.

    Folded, it has its meaning as its tooltip.
    """

    folded_height = 54

    def __init__(self, cards: Cards | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._pictures = Pictures("panel")
        self._pile = Pile(Supply(0, 1), "", "", "")
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_TYPE_PX))

    def restyle(self) -> None:
        self._write()

    @property
    def supply(self) -> Supply:
        """The pile that is shown."""
        return self._pile.supply

    def show_pile(self, pile: Pile) -> None:
        """Show the current state of the pile."""
        self._pile = pile
        self._write()

    def _write(self) -> None:
        pile = self._pile
        colour = current_theme().aside if pile.supply.count_left <= 3 else current_theme().quiet
        style = f"line-height:112%; color:{colour}"
        self._document.setHtml(f'<div style="{style}">{pile.warning}</div>')
        plain = self._document.toPlainText()
        if self.is_folded:
            self.setToolTip(plain)
        self.setAccessibleName(f"{pile.heading}: {pile.supply.count_left} {pile.unit}. {plain}")
        self.renew()

    def renew(self) -> None:
        self._document.setTextWidth(self.width() - _words_left(tall=self.is_tall) - 4)
        super().renew()

    def set_folded(self, folded: bool) -> None:
        super().set_folded(folded)
        self.setToolTip(self._document.toPlainText() if folded else "")

    def needed_height(self, width: int, *, tall: bool) -> int:
        self._document.setTextWidth(width - _words_left(tall=tall) - 4)
        foot = self._words_foot(tall=tall)
        self._document.setTextWidth(self.width() - _words_left(tall=self.is_tall) - 4)
        return round(foot + 22)

    def _pips_top(self, *, tall: bool) -> float:
        """Return the top of the pips, below the words and the cards."""
        return _FOLDED_PIPS_TOP if self.is_folded else self._words_foot(tall=tall)

    def _words_foot(self, *, tall: bool) -> float:
        """Return the height that heading, words and cards take."""
        text_foot = _words_top(tall=tall) + self._document.size().height()
        return max(text_foot + 12, 146.0) if tall else text_foot + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        theme = current_theme()
        paint_heading(painter, self.width(), self._pile.heading)
        if self.is_tall:
            self._paint_pile(painter)
        self._paint_count(painter)
        if not self.is_folded:
            painter.save()
            painter.translate(_words_left(tall=self.is_tall), _words_top(tall=self.is_tall))
            self._document.drawContents(painter)
            painter.restore()
        rect = QRectF(4, self._pips_top(tall=self.is_tall), self.width() - 8, 14)
        paint_pips(painter, rect, self.supply.count_left, self.supply.total, ground=theme.panel)
        painter.end()

    def _paint_pile(self, painter: QPainter) -> None:
        if self._cards is None:
            return
        back = partial(self._cards.paint, rect=_CARD, card=None)
        for i in range(min(3, self.supply.count_left)):
            painter.save()
            painter.translate(12 + i * 3.2, 46 - i * 3.2)
            rect = _CARD.adjusted(-6, -6, 6, 6)
            blit(painter, self._pictures, (self._cards, None), rect, back)
            painter.restore()

    def _paint_count(self, painter: QPainter) -> None:
        theme = current_theme()
        number, unit = str(self.supply.count_left), self._pile.unit
        urgent = theme.aside if self.supply.count_left <= 3 else theme.accent
        if not self.is_tall:
            width = QFontMetricsF(serif(15, 600)).horizontalAdvance(unit) + 6
            right = self.width() - 4.0
            paint_fitted_line(
                painter,
                QRectF(right - width, 0, width, 26),
                unit,
                15,
                theme.text,
                weight=600,
                align=_RIGHT,
            )
            paint_fitted_line(
                painter,
                QRectF(right - width - 62, 0, 60, 25),
                number,
                24,
                urgent,
                weight=700,
                align=_RIGHT,
            )
            return
        font = serif(50, 700)
        painter.setFont(font)
        painter.setPen(QColor(urgent))
        painter.drawText(QRectF(_words_left(tall=self.is_tall), 26, 120, 56), int(_LEFT), number)
        after = _words_left(tall=self.is_tall) + QFontMetricsF(font).horizontalAdvance(number) + 10
        rect = QRectF(after, 38, self.width() - after - 2, 40)
        paint_fitted_line(painter, rect, unit, 18, theme.text, weight=600, align=_LEFT)


def _words_left(*, tall: bool) -> int:
    """Return the left edge of the words, beside the picture of the pile."""
    return _WORDS_LEFT if tall else 6


def _words_top(*, tall: bool) -> float:
    """Return the top of the words; the short form has the number beside the heading."""
    return 80.0 if tall else 34.0
