"""What the ledger is painted with: cover, leaves, ribbon, headings, whiskers and bars."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from desktop.ledger.figures import Share
from desktop.painting.bars import paint_whisker
from desktop.painting.effects import shadow
from desktop.painting.lettering import write
from desktop.painting.shapes import across, down, outline, pen, rounded, tint
from desktop.theme import serif

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

#: Inks: headings and rules, figures, what is said quietly, ruled lines.
RED, INK, QUIET, BLUE = "#9e2b25", "#2a2118", "#66563f", "#6f8ea3"
#: Bars: of the person, and their ground.
BAR, GROUND = "#a06c1c", "#d9c9a0"
_COVER = ("#7b2a25", "#3f0f0e")
_GOLD = "#d9ac5c"
_PAPER = ("#f8eed4", "#f0e0ba")
#: From the cover's edge to the leaves, and the width of the shadow at the gutter.
RIM, GUTTER = 13.0, 90.0
#: Type of a heading and its note, the least between them, and how small both may become.
_TITLE, _NOTE, _APART, _READABLE = 23.0, 15.5, 14.0, 0.75
#: The height of a heading with the rule below it.
HEADING = 40.0


def paint_book(p: QPainter, cover: QRectF, leaves: int) -> None:
    """An open book of two leaves, or one leaf of it."""
    shadow(p, rounded(cover, 9), QColor(0, 0, 0, 150), 16, 0, 9)
    stops = (0, _COVER[0]), (1, _COVER[1])
    p.fillPath(rounded(cover, 9), across(*_corners(cover), *stops))
    outline(p, rounded(cover.adjusted(5, 5, -5, -5), 6), pen(tint(_GOLD, 190), 1.2))
    block = cover.adjusted(RIM, RIM, -RIM, -RIM)
    for step in range(3, 0, -1):
        edge = block.adjusted(-step, 0, step, step)
        p.fillPath(rounded(edge, 3), QColor("#e6d5ab" if step % 2 else "#cdb987"))
    p.fillPath(rounded(block, 3), down(block.top(), block.bottom(), (0, _PAPER[0]), (1, _PAPER[1])))
    fold = block.center().x() if leaves == 2 else block.left()
    dark, clear = tint("#4a2c10", 105), tint("#4a2c10", 0)
    half = GUTTER / 2
    soft = tint("#4a2c10", 34)
    if leaves == 2:
        left = QRectF(fold - half, block.top(), half, block.height())
        p.fillRect(left, across(left.left(), 0, fold, 0, (0, clear), (0.7, soft), (1, dark)))
    right = QRectF(fold, block.top(), half, block.height())
    p.fillRect(right, across(fold, 0, right.right(), 0, (0, dark), (0.3, soft), (1, clear)))


def paint_ribbon(p: QPainter, x: float, top: float, bottom: float) -> None:
    """A ribbon that hangs from the back of the book to below the last line."""
    width = 14.0
    path = QPainterPath(QPointF(x, top))
    path.lineTo(x + width, top)
    path.cubicTo(x + width - 3, bottom * 0.4, x + width + 4, bottom * 0.7, x + width, bottom)
    path.lineTo(x + width / 2, bottom - 12)
    path.lineTo(x, bottom)
    path.cubicTo(x + 4, bottom * 0.7, x - 3, bottom * 0.4, x, top)
    shadow(p, path, QColor(40, 10, 0, 90), 4, 2, 3)
    stops = (0, "#8f1f2b"), (0.45, "#b33a45"), (1, "#6f121d")
    p.fillPath(path, across(x, 0, x + width, 0, *stops))


def paint_heading(p: QPainter, rect: QRectF, title: str, note: str) -> None:
    """A heading in red over a double rule, and a note at its right."""
    line = QRectF(rect.left(), rect.top(), rect.width(), 30)
    titled = QFontMetricsF(serif(_TITLE, 700)).horizontalAdvance(title)
    noted = QFontMetricsF(serif(_NOTE, 400, True)).horizontalAdvance(note)
    # Where both have no room they are as much smaller; what would be too small goes without saying.
    k = min(1.0, (rect.width() - _APART) / (titled + noted))
    if k < _READABLE:
        note, k = "", min(1.0, rect.width() / titled)
    write(p, line, title, _TITLE * k, RED, weight=700, align=LEFT)
    if note:
        write(p, line.translated(0, 2), note, _NOTE * k, QUIET, italic=True, align=RIGHT)
    for y in (32.5, 35.5):
        p.fillRect(QRectF(rect.left(), rect.top() + y, rect.width(), 1), tint(RED, 190))


def paint_share(p: QPainter, bar: QRectF, share: Share) -> None:
    """A bar with its whisker of 95 % and a red notch at the fair share."""
    p.fillRect(bar, QColor(GROUND))
    filled = QRectF(bar.left(), bar.top(), bar.width() * share.share, bar.height())
    p.fillRect(filled, tint(BAR, 255 if not share.few else 130))
    low, high = (bar.left() + bar.width() * end for end in share.interval)
    paint_whisker(p, low, high, bar.center().y(), INK)
    notch = bar.left() + bar.width() * share.fair
    p.fillRect(QRectF(notch - 0.9, bar.top() - 3, 1.8, bar.height() + 6), QColor(RED))


def _corners(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
