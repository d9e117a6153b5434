"""Several piles side by side in the panel."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.panels.box import Box
from desktop.table.facts import SmallPile
from desktop.table.game import Cards
from desktop.table.items import Pictures, blit
from desktop.table.piles import paint_pile
from desktop.theme import current_theme

#: The widest a pile becomes, and its height for a width of 1.
_WIDEST, _LOW, _HIGH = 52.0, 34.0, 1.95
_GAP = 12.0


class PileRow(Box):
    """Shows SmallPiles; each says on hover what it holds."""

    def __init__(self, cards: Cards | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._pictures = Pictures("panel")
        self._piles: tuple[SmallPile, ...] = ()

    def show_piles(self, piles: tuple[SmallPile, ...]) -> None:
        """What there is to draw from."""
        self._piles = piles
        self.setAccessibleName(", ".join(pile.said for pile in piles))
        self.renew()

    def needed(self, width: int, *, tall: bool) -> int:
        return round(self._width(width, tall=tall) * _HIGH) if self._piles else 0

    def _width(self, width: int, *, tall: bool) -> float:
        fair = (width - 8) / max(1, len(self._piles)) - _GAP
        return max(1.0, min(_WIDEST if tall else _LOW, fair))

    def places(self) -> list[QRectF]:
        """Where the piles lie, from left to right."""
        wide, count = self._width(self.width(), tall=self.tall), len(self._piles)
        step = (self.width() - 8) / max(1, count)
        return [
            QRectF(4 + (i + 0.5) * step - wide / 2, 0, wide, wide * _HIGH) for i in range(count)
        ]

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            for place, pile in zip(self.places(), self._piles, strict=True):
                if place.contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), pile.said, self)
                    return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cards is None:
            return
        p = QPainter(self)
        ink = current_theme().text
        room = (self.width() - 8) / max(1, len(self._piles)) - 5
        for place, pile in zip(self.places(), self._piles, strict=True):
            at = QRectF(0, 0, place.width(), place.height())
            draw = partial(
                paint_pile, place=at, pile=pile, cards=self._cards, ink=ink, caption=room
            )
            p.save()
            p.translate(place.topLeft())
            wide = (room - at.width()) / 2
            blit(p, self._pictures, (pile, ink, room), at.adjusted(-wide, -2, wide, 2), draw)
            p.restore()
        p.end()
