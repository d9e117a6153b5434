"""The open trades of the people at the screen in the panel: with whom, what for what, and a ×."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.panels.agreements import lines_of
from desktop.panels.box import Box
from desktop.panels.heading import paint_heading, write_fitted
from desktop.style.theme import current_theme, serif
from engine.core.values import Seat

#: Height of the heading.
_HEADING_HEIGHT = 30
#: Height of the line with the names.
_NAME_HEIGHT = 21.0
#: Height of a line of the terms.
_LINE_HEIGHT = 19.0
#: Pixels above and below a row.
_AIR = 5.0
#: Left edge of the words.
_LEFT = 32.0
#: Width of the ×.
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

    @property
    def sentence(self) -> str:
        """The offer for a screen reader."""
        return f"{self.who}: {self.terms}."


class OffersBox(Box):
    """The list of open trades; in its short form one line for each.

    Signals:
        withdrawn(number): the × of an own offer was clicked.
        opened(number): an offer of another seat was clicked.
    """

    withdrawn = Signal(int)
    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        self._looks = looks
        self.rows: tuple[OfferRow, ...] = ()
        self.row: int | None = None
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_offers(self, rows: Sequence[OfferRow]) -> bool:
        """Show the open trades, the newest first; return whether they are others than before."""
        before, self.rows = self.rows, tuple(rows[:MAX_ROWS_SHOWN])
        if self.rows == before:
            return False
        self.row = None
        self._describe()
        self.renew()
        return True

    def retranslate(self) -> None:
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleName(translate("Deals", "Open offers"))
        self.setAccessibleDescription(" ".join(row.sentence for row in self.rows))

    # -- measures ----------------------------------------------------------------------------------

    def needed(self, width: int, *, tall: bool) -> int:
        return round(_HEADING_HEIGHT + sum(self._height(row, width) for row in self.rows))

    def _height(self, row: OfferRow, width: float) -> float:
        return _NAME_HEIGHT + len(self._lines(row, width)) * _LINE_HEIGHT + 2 * _AIR

    def _lines(self, row: OfferRow, width: float) -> list[str]:
        return lines_of(
            row.terms, _TYPE_PX, width - _LEFT - (_CROSS_WIDTH if row.is_own else 0) - 6
        )

    def _boxes(self) -> list[QRectF]:
        """Return the rect of each row."""
        y, found = float(_HEADING_HEIGHT), []
        for row in self.rows:
            height = self._height(row, self.width())
            found.append(QRectF(0, y, self.width(), height))
            y += height
        return found

    # -- the pointer and the keyboard --------------------------------------------------------------

    def _row_at(self, point: QPointF) -> int | None:
        return next((i for i, box in enumerate(self._boxes()) if box.contains(point)), None)

    def choose(self, number: int) -> None:
        """Withdraw an own offer, or open one of another seat."""
        row = self.rows[number]
        (self.withdrawn if row.is_own else self.opened).emit(row.number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(self.at(event.position()))
        shape = Qt.CursorShape.ArrowCursor if row is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = self.at(event.position())
        row = self._row_at(at)
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if not self.rows[row].is_own or at.x() >= self.width() - _CROSS_WIDTH - 4:
            self.choose(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, at = len(self.rows) - 1, self.row
        match event.key():
            case Qt.Key.Key_Down if last >= 0:
                self._set_row(0 if at is None else min(last, at + 1))
            case Qt.Key.Key_Up if last >= 0:
                self._set_row(last if at is None else max(0, at - 1))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if at is not None:
                self.choose(at)
            case Qt.Key.Key_Delete if at is not None and self.rows[at].is_own:
                self.choose(at)
            case _:
                super().keyPressEvent(event)

    def _set_row(self, row: int) -> None:
        self.row = row
        shown = self.rows[row]
        what = translate("Deals", "Enter withdraws it.") if shown.is_own else ""
        self.setAccessibleName(f"{shown.sentence} {what}".strip())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.row = None
        self._describe()
        self.update()

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        paint_heading(painter, self.width(), translate("Deals", "Open offers"))
        for i, (row, box) in enumerate(zip(self.rows, self._boxes(), strict=True)):
            inner = box.adjusted(0.8, 1.5, -0.8, -1.5)
            painter.fillPath(rounded(inner, 6), QColor(theme.mark))
            if i == self.row:
                stroke_path(painter, rounded(inner, 6), pen(theme.edge, 1.6))
            self._looks[row.seat].shield(painter, 17, box.top() + _AIR + _NAME_HEIGHT / 2, 17)
            right = self.width() - (_CROSS_WIDTH if row.is_own else 6)
            name = QRectF(_LEFT, box.top() + _AIR, right - _LEFT, _NAME_HEIGHT)
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
                    self.width() - _CROSS_WIDTH, box.top(), _CROSS_WIDTH - 4, box.height()
                )
                painter.drawText(cross, int(_CENTRE), "×")
        if self.hasFocus() and self.row is None:
            box = QRectF(1, 1, self.width() - 2, _HEADING_HEIGHT - 4)
            stroke_path(painter, rounded(box, 5), pen(theme.edge, 1.6))
        painter.end()
