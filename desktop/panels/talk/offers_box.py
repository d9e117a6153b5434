"""The open trades of the people at the screen in the panel: with whom, what for what, and a ×."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.fitted_text import write_fitted
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.box import RowsBox, lines_of
from desktop.panels.heading import paint_heading
from desktop.style.theme import current_theme, serif
from engine.core.values import Seat

#: Height of the line with the names.
_NAME_HEIGHT = 21.0
#: Height of a line of the terms.
_LINE_HEIGHT = 19.0
#: Pixels above and below a row.
_AIR = 5.0
#: Left edge of the words.
_LEFT = 32.0
_CROSS_WIDTH = 26.0
_TYPE_PX = 14.5
_ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
#: The most rows that are shown.
MAX_ROWS_SHOWN: Final = 4


@dataclass(frozen=True, slots=True)
class OfferRow:
    """An open trade in words."""

    number: int
    #: The seat whose shield stands before it.
    seat: Seat
    #: Between whom: "To Maud".
    who: str
    #: What changes hands: "2 food for 1 gold".
    terms: str
    #: Whether the viewer made it and may withdraw it.
    is_own: bool = False
    #: Whether it was answered or withdrawn, and only its place is left.
    is_gone: bool = False

    @property
    def sentence(self) -> str:
        """The offer for a screen reader."""
        return f"{self.who}: {self.terms}."


class OffersBox(RowsBox):
    """The list of open trades; in its short form one line for each.

    Signals:
        withdrawn(number): the × of an own offer was clicked.
        opened(number): an offer of another seat was clicked.
    """

    withdrawn = Signal(int)
    opened = Signal(int)

    HEADING_HEIGHT = 30.0

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        self._looks = looks
        self.rows: tuple[OfferRow, ...] = ()
        super().__init__(parent)

    def show_offers(self, rows: Sequence[OfferRow]) -> bool:
        """Show the open trades, the newest first; return whether they are others than before.

        A row keeps its place while it stands, and one that is gone leaves its place empty for the
        next: otherwise the × of another trade would come under a pointer that is about to click.
        """
        standing = {row.number: row for row in rows}
        kept_rows = [standing.pop(row.number, None) for row in self.rows]
        for row in reversed(standing.values()):
            if None in kept_rows:
                kept_rows[kept_rows.index(None)] = row
            else:
                kept_rows.append(row)
        while kept_rows and kept_rows[-1] is None:
            kept_rows.pop()
        before, new_rows = self.rows, list[OfferRow]()
        for number, stays in enumerate(kept_rows):
            # Only a row that was there before can be gone.
            new_rows.append(stays if stays is not None else replace(before[number], is_gone=True))
        self.rows = tuple(new_rows[:MAX_ROWS_SHOWN])
        if self.rows == before:
            return False
        self.set_row(None)
        self.describe()
        self.renew()
        return True

    def describe(self) -> None:
        self.setAccessibleName(translate("Deals", "Open offers"))
        self.setAccessibleDescription(
            " ".join(row.sentence for row in self.rows if not row.is_gone)
        )

    # -- measures ----------------------------------------------------------------------------------

    def needed_height(self, width: int, *, tall: bool) -> int:
        return round(self.HEADING_HEIGHT + sum(self.row_heights(width)))

    def row_heights(self, width: float) -> list[float]:
        return [
            _NAME_HEIGHT + len(self._lines(row, width)) * _LINE_HEIGHT + 2 * _AIR
            for row in self.rows
        ]

    def _lines(self, row: OfferRow, width: float) -> list[str]:
        cross = _CROSS_WIDTH if row.is_own else 0
        return lines_of(row.terms, _TYPE_PX, width - _LEFT - cross - 6)

    # -- the pointer and the keyboard --------------------------------------------------------------

    def row_sentence(self, row: int) -> str:
        row_shown = self.rows[row]
        if row_shown.is_gone:
            return ""
        what = translate("Deals", "Enter withdraws it.") if row_shown.is_own else ""
        return f"{row_shown.sentence} {what}".strip()

    def choose(self, row: int) -> None:
        """Withdraw an own offer, or open one of another seat."""
        row_shown = self.rows[row]
        if row_shown.is_gone:
            return
        (self.withdrawn if row_shown.is_own else self.opened).emit(row_shown.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = self.at(event.position())
        row = self.row_at(point)
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if not self.rows[row].is_own or point.x() >= self.width() - _CROSS_WIDTH - 4:
            self.choose(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.row
        if event.key() == Qt.Key.Key_Delete and row is not None and self.rows[row].is_own:
            self.choose(row)
        else:
            super().keyPressEvent(event)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        paint_heading(painter, self.width(), translate("Deals", "Open offers"))
        for i, (row, rect) in enumerate(zip(self.rows, self.boxes(), strict=True)):
            if row.is_gone:
                continue
            ground = rect.adjusted(0, 1.5, 0, -1.5)
            self.paint_row_ground(painter, ground, lit=True, chosen=i == self.row)
            self._looks[row.seat].shield(painter, 17, rect.top() + _AIR + _NAME_HEIGHT / 2, 17)
            right = self.width() - (_CROSS_WIDTH if row.is_own else 6)
            name = QRectF(_LEFT, rect.top() + _AIR, right - _LEFT, _NAME_HEIGHT)
            write_fitted(painter, name, row.who, 15.5, theme.text, weight=700)
            y = name.bottom()
            for line in self._lines(row, self.width()):
                painter.setFont(serif(_TYPE_PX))
                painter.setPen(QColor(theme.text))
                painter.drawText(
                    QRectF(_LEFT, y, right - _LEFT, _LINE_HEIGHT), int(_ALIGN_LEFT), line
                )
                y += _LINE_HEIGHT
            if row.is_own:
                painter.setFont(serif(18))
                painter.setPen(QColor(theme.quiet))
                cross = QRectF(
                    self.width() - _CROSS_WIDTH, rect.top(), _CROSS_WIDTH - 4, rect.height()
                )
                painter.drawText(cross, int(_CENTRE), "×")
        self.paint_focus(painter, self.HEADING_HEIGHT - 4)
        painter.end()
