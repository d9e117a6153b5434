"""Running text on paper: headings and paragraphs in the serif, in millimetres."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextDocument

from desktop.painting.lettering import write
from desktop.style.theme import serif

INK = "#2a2118"
QUIET = "#66563f"
RUBRIC = "#7a1f2b"

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

POINT = 25.4 / 72  # millimetres
#: Type sizes in millimetres; nothing on paper is smaller than FINE.
FINE = 8 * POINT
BODY = 10 * POINT
HEADING = 14 * POINT
TITLE = 28 * POINT

#: Millimetres above and below a heading, and below a paragraph.
ABOVE, BELOW, AIR = 2.4, 0.9, 1.3

_SET = 64  # pixels at which type is set before it is scaled
#: A narrow no-break space before ; ! ?, as French has it: one of the usual kind, set smaller, as
#: the serif has no sign for it.
_NARROW = re.compile("\u00a0(?=[;!?])")
_SMALLER = f'<span style="font-size:{_SET * 5 // 8}px">\u00a0</span>'


class Text:
    """A paragraph of simple HTML (b, i, br), set to a width."""

    def __init__(
        self,
        html: str,
        width: float,
        size: float = BODY,
        colour: str = INK,
        *,
        centred: bool = False,
    ) -> None:
        self._scale = size / _SET
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_SET))
        align = "center" if centred else "left"
        html = _NARROW.sub(_SMALLER, html)
        self._document.setHtml(
            f'<p align="{align}" style="color:{colour}; margin:0; line-height:104%">{html}</p>'
        )
        self._document.setTextWidth(width / self._scale)

    @property
    def height(self) -> float:
        """What it takes in the height."""
        return self._document.size().height() * self._scale

    def paint(self, p: QPainter, x: float, y: float) -> float:
        """Draw it with its upper left corner there; where the next thing may begin."""
        p.save()
        p.translate(x, y)
        p.scale(self._scale, self._scale)
        self._document.drawContents(p)
        p.restore()
        return y + self.height


class Column:
    """Sets one thing below the other."""

    def __init__(self, p: QPainter, x: float, y: float, width: float, size: float = BODY) -> None:
        self.p = p
        self.x, self.y, self.width = x, y, width
        self._size = size

    def heading(self, text: str) -> None:
        """A red heading, with air above it."""
        self.y += ABOVE
        place = QRectF(self.x, self.y, self.width, HEADING * 1.2)
        write(self.p, place, text, HEADING, RUBRIC, weight=700, align=LEFT)
        self.y += HEADING * 1.2 + BELOW

    def paragraph(self, html: str, *, indent: float = 0, sign: str = "") -> None:
        """A paragraph; a sign such as a number hangs in its indent."""
        if sign:
            Text(f"<b>{sign}</b>", indent, self._size, RUBRIC).paint(self.p, self.x, self.y)
        text = Text(html, self.width - indent, self._size)
        self.y = text.paint(self.p, self.x + indent, self.y) + AIR

    def point(self) -> QPointF:
        """Where the next thing begins."""
        return QPointF(self.x, self.y)
