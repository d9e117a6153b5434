"""Lines in a lesson's panel about the possessions of the other players."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.painting.fitted_text import write_fitted
from desktop.painting.late_portraits import LatePortraits
from desktop.panels.seats.seat_card import SeatCard
from desktop.panels.seats.seat_texts import seat_facts_text
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif

#: Height of a line, in pixels.
_HEIGHT = 28
#: Width of the portrait.
_FACE = 26.0
_SHIELD_HEIGHT = 17.0
_NAME_TYPE_PX = 16.5
_FACTS_TYPE_PX = 15.0
#: Type size of words that replace a number alone.
_MIN_TYPE_SIZE = 12.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RivalLine(TextScaled, QWidget):
    """A line with the main facts of a seat card, which a lesson has no room for."""

    def __init__(self, card: SeatCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = card
        self._portraits = LatePortraits(self.update, self)
        self.fix(height=_HEIGHT)
        self.refresh()

    @property
    def is_worth_showing(self) -> bool:
        """Whether the seat has a hand or counters worth showing."""
        facts = self._card.state.facts
        return facts.hand is not None or bool(facts.counts)

    def facts_text(self, room: float) -> str:
        """Return the most important facts that fit a width in pixels, or ""."""
        if not self.is_worth_showing:
            return ""
        text = seat_facts_text(self._card.state.facts, room, _FACTS_TYPE_PX)
        # A number alone says nothing; words in smaller type do.
        return (
            seat_facts_text(self._card.state.facts, room, _MIN_TYPE_SIZE)
            if text.isdigit()
            else text
        )

    def refresh(self) -> None:
        """Show the present state of the seat card."""
        self.setAccessibleName(f"{self._card.state.name}: {self.facts_text(self._facts_width())}")
        self.update()

    def _facts_width(self) -> float:
        """Return the width beside the name, in pixels."""
        name = QFontMetricsF(serif(_NAME_TYPE_PX, 700)).horizontalAdvance(self._card.state.name)
        return max(60.0, self.width() - 46 - name - 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        state, look, theme = self._card.state, self._card.look, current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(_FACE / 2 + 9, self.height() / 2)
        self._portraits.paint_seat(
            painter, middle, _FACE, state.face, state.mood, look, _SHIELD_HEIGHT
        )
        rect = QRectF(46, 0, self.width() - 54, self.height())
        width = self._facts_width()
        name = QRectF(rect.left(), 0, rect.width() - width, rect.height())
        write_fitted(painter, name, state.name, _NAME_TYPE_PX, theme.text, weight=700, align=_LEFT)
        facts = QRectF(rect.right() - width, 0, width, rect.height())
        write_fitted(
            painter, facts, self.facts_text(width), _FACTS_TYPE_PX, theme.quiet, align=_RIGHT
        )
        painter.end()
