"""The texts in the tray below the cloth: a heading with a paragraph, and names of open hands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextDocument, QTextOption
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.games.cannir.layout import Layout
from desktop.painting.heraldry import paint_shield
from desktop.style.theme import SEATS, serif
from desktop.table.items import HitItem
from engine.core.values import Seat

_TITLE = "#f6e7c3"
_TEXT = "#e6d8ba"
#: Leading per cent.
_LEADING = 112
_MIN_TYPE_SIZE = 9.0
#: The type size below which a shorter sentence takes the place of the paragraph.
_READABLE_TYPE_SIZE = 12.0
#: The type size of a seat's name.
_NAME_TYPE_PX = 15


class TrayText(HitItem):
    """A heading and a paragraph on the wood."""

    def __init__(self) -> None:
        super().__init__()
        self.title = self._full_text = self._brief = ""
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._document.setDefaultTextOption(option)
        self._area = QRectF()
        self._title_size, self._text_size = 20.0, 15.0
        self._indent = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._area

    def set_area(self, area: QRectF, title_size: float, text_size: float) -> None:
        """Set the area and the type sizes."""
        self.prepareGeometryChange()
        self._area, self._title_size, self._text_size = area, title_size, text_size
        self._wrap()

    def say(self, title: str, html: str, indent: float = 0.0, *, brief: str = "") -> None:
        """Set the texts; the paragraph begins `indent` pixels from the left.

        `brief` takes its place where it would be too small to read; "" for no shorter text.
        """
        self.title, self._indent = title, indent
        self._full_text, self._brief = html, brief or html
        self._wrap()
        self.update()

    def text(self) -> str:
        """Return the paragraph without its mark-up."""
        return self._document.toPlainText()

    def _wrap(self) -> None:
        """Break the text into lines; the type gets smaller where lines or title do not fit."""
        width = QFontMetricsF(serif(self._title_size, 700)).horizontalAdvance(self.title) + 1
        self._fitted = self._title_size * min(1.0, max(1.0, self._area.width()) / width)
        if not self._fits(self._full_text, _READABLE_TYPE_SIZE):
            self._fits(self._brief, _MIN_TYPE_SIZE)

    def _fits(self, html: str, least: float) -> bool:
        """Write a paragraph as large as it fits; return whether it does at the least size."""
        self._document.setHtml(
            f'<div style="line-height:{_LEADING}%; color:{_TEXT}">{html}</div>' if html else ""
        )
        self._document.setTextWidth(max(20.0, self._area.width() - self._indent))
        free_height = self._area.height() - self._title_size * 1.35 - 2
        size = self._text_size
        while True:
            self._document.setDefaultFont(serif(size))
            if self._document.size().height() <= free_height:
                return True
            if size <= least:
                return False
            size -= 1

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        area = self._area
        painter.setFont(serif(self._fitted, 700))
        painter.setPen(QColor(_TITLE))
        head = QRectF(area.left(), area.top(), area.width(), self._title_size * 1.35)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(head, int(middle), self.title)
        painter.save()
        painter.setClipRect(area)
        painter.translate(area.left() + self._indent, head.bottom() + 2)
        self._document.drawContents(painter)
        painter.restore()


class SeatWords(HitItem):
    """The shield and the name beside an open hand."""

    def __init__(self, layout: Layout, seat: Seat, seats: int, name: str) -> None:
        super().__init__()
        self.seat = seat
        self._who = SEATS[seat]
        self._width = min(38.0, layout.tray.height() * 0.24)
        self.setPos(layout.open_shield(seat, seats))
        self.name_rect = layout.open_name(seat, seats)
        elide = Qt.TextElideMode.ElideRight
        #: The part of the name that fits.
        self.shown_name = QFontMetricsF(self.font()).elidedText(name, elide, self.name_rect.width())

    def font(self) -> QFont:
        """Return the type of the name."""
        return serif(_NAME_TYPE_PX, 600)

    def boundingRect(self) -> QRectF:
        shield = QRectF(-30, -30, 60, 60)
        return shield.united(self.name_rect.translated(-self.pos()).adjusted(0, 0, 4, 0))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_shield(painter, 0, 0, self._width, self._who.colour, self._who.charge)
        painter.setFont(self.font())
        painter.setPen(QColor(_TITLE))
        rect = self.name_rect.translated(-self.pos()).adjusted(0, 0, 4, 0)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, int(middle), self.shown_name)
