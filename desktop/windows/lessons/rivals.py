"""The others at the table of a lesson: what each of them has, which lessons speak of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.panels.heading import write_fitted
from desktop.panels.seat_card import SeatCard
from desktop.panels.seat_words import said_in
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif

_HEIGHT, _SHIELD, _NAME, _FACTS, _LEAST = 26, 17.0, 16.5, 15.0, 12.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RivalLine(TextScaled, QWidget):
    """In one line what the card of a seat tells where a match has its panel."""

    def __init__(self, card: SeatCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = card
        self.fix(height=_HEIGHT)
        self.refresh()

    @property
    def worth_showing(self) -> bool:
        """Several hands and possessions lie before everybody, and find no room in a line."""
        facts = self._card.state.facts
        return facts.hand is not None or bool(facts.counts)

    def said(self, room: float) -> str:
        """The most important facts, as many as there is room for; "" for none."""
        if not self.worth_showing:
            return ""
        said = said_in(self._card.state.facts, room, _FACTS)
        # A number alone says nothing: rather words in smaller type.
        return said_in(self._card.state.facts, room, _LEAST) if said.isdigit() else said

    def refresh(self) -> None:
        """The card tells something else."""
        self.setAccessibleName(f"{self._card.state.name}: {self.said(self._room())}")
        self.update()

    def _room(self) -> float:
        """Pixels beside the name."""
        name = QFontMetricsF(serif(_NAME, 700)).horizontalAdvance(self._card.state.name)
        return max(60.0, self.width() - 46 - name - 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        state, look, theme = self._card.state, self._card.look, current_theme()
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look.shield(p, 23, self.height() / 2, _SHIELD)
        room = QRectF(46, 0, self.width() - 54, self.height())
        wide = self._room()
        name = QRectF(room.left(), 0, room.width() - wide, room.height())
        write_fitted(p, name, state.name, _NAME, theme.text, weight=700, align=_LEFT)
        facts = QRectF(room.right() - wide, 0, wide, room.height())
        write_fitted(p, facts, self.said(wide), _FACTS, theme.quiet, align=_RIGHT)
        p.end()
