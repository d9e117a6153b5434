"""Running text on paper: headings and paragraphs in the serif, in millimetres."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextDocument

from desktop.painting.lettering import paint_fitted_line
from desktop.style.theme import serif

INK = "#2a2118"
QUIET = "#66563f"
RUBRIC = "#7a1f2b"

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

#: A typographic point.
POINT_MM = 25.4 / 72
#: Type sizes in millimetres; nothing on paper is smaller than FINE.
FINE = 8 * POINT_MM
BODY = 10 * POINT_MM
HEADING = 14 * POINT_MM
TITLE = 28 * POINT_MM

#: Millimetres above a heading.
ABOVE_MM = 2.4
#: Millimetres below a heading.
BELOW_MM = 0.9
#: Millimetres below a paragraph.
AIR_MM = 1.3

#: Type is set at this size in pixels and then scaled.
_LAYOUT_PX = 64
#: French has a narrow no-break space before ; ! ?, which the serif lacks; a normal no-break space
#: is set smaller instead.
_NARROW = re.compile("\u00a0(?=[;!?])")
_SMALLER = f'<span style="font-size:{_LAYOUT_PX * 5 // 8}px">\u00a0</span>'


class Text:
    """A paragraph of simple HTML (b, i, br), wrapped to a width."""

    def __init__(
        self,
        html: str,
        width: float,
        size: float = BODY,
        colour: str = INK,
        *,
        centred: bool = False,
    ) -> None:
        self._scale = size / _LAYOUT_PX
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_LAYOUT_PX))
        align = "center" if centred else "left"
        html = _NARROW.sub(_SMALLER, html)
        self._document.setHtml(
            f'<p align="{align}" style="color:{colour}; margin:0; line-height:104%">{html}</p>'
        )
        self._document.setTextWidth(width / self._scale)

    @property
    def height(self) -> float:
        """The height of the paragraph."""
        return self._document.size().height() * self._scale

    def paint(self, painter: QPainter, x: float, y: float) -> float:
        """Paint it with its upper left corner at (x, y) and return the y below it."""
        painter.save()
        painter.translate(x, y)
        painter.scale(self._scale, self._scale)
        self._document.drawContents(painter)
        painter.restore()
        return y + self.height


class TextColumn:
    """Sets texts below each other."""

    def __init__(
        self, painter: QPainter, x: float, y: float, width: float, size: float = BODY
    ) -> None:
        self.painter = painter
        self.x, self.y, self.width = x, y, width
        self._size = size

    def heading(self, text: str) -> None:
        """Set a red heading, with space above it."""
        self.y += ABOVE_MM
        rect = QRectF(self.x, self.y, self.width, HEADING * 1.2)
        paint_fitted_line(self.painter, rect, text, HEADING, RUBRIC, weight=700, align=LEFT)
        self.y += HEADING * 1.2 + BELOW_MM

    def paragraph(self, html: str, *, indent: float = 0, sign: str = "") -> None:
        """Set a paragraph; a sign such as a number is in its indent."""
        if sign:
            Text(f"<b>{sign}</b>", indent, self._size, RUBRIC).paint(self.painter, self.x, self.y)
        text = Text(html, self.width - indent, self._size)
        self.y = text.paint(self.painter, self.x + indent, self.y) + AIR_MM

    def point(self) -> QPointF:
        """Return the position of the next item."""
        return QPointF(self.x, self.y)
