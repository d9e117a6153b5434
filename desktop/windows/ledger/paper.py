"""Paint the parts of the ledger: cover, leaves, ribbon, headings and bars."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from desktop.painting.bars import paint_whisker
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import charge_path
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    pen,
    place_path,
    polygon,
    polyline,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import parse
from desktop.storage.ledger.win_rates import WinRate
from desktop.style.theme import serif

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

#: Ink of headings and rules.
RED = "#9e2b25"
#: Ink of figures.
INK = "#2a2118"
#: Ink of secondary text.
QUIET = "#66563f"
#: Ink of ruled lines.
BLUE = "#6f8ea3"
#: Colour of bars.
BAR = "#a06c1c"
#: Colour of the ground of bars.
GROUND = "#d9c9a0"
_COVER = ("#7b2a25", "#3f0f0e")
_GOLD = "#d9ac5c"
_PAPER = ("#f8eed4", "#f0e0ba")
#: Size of a corner turned up, in pixels.
_CORNER_SIZE = 40.0
#: The lines right of an ornament's charge, with their widths.
_SCROLLS = (
    (parse("M20 0 C36 -15 58 -14 72 -1 C80 7 93 5 93 -4 C93 -10 85 -11 83 -6"), 1.6),
    (parse("M20 5 C38 13 54 12 68 4"), 1.0),
    (parse("M96 0 L128 0"), 1.0),
)
_BUDS = parse(
    "M44 -11 C48 -20 56 -21 60 -19 C58 -13 52 -10 44 -11 Z"
    "M44 11 C48 17 54 18 58 16 C54 12 50 10 44 11 Z"
    "M128 0 L133 -3 L138 0 L133 3 Z"
)
#: A laurel leaf of length 1, from its stalk.
_LEAF = parse("M0 0 C0.35 -0.42 0.75 -0.34 1 0 C0.75 0.34 0.35 0.42 0 0 Z")
#: Leaves on a laurel twig.
_LEAF_COUNT = 9
#: Distance from the cover's edge to the leaves, in pixels.
RIM_WIDTH = 13.0
#: Width of the shadow at the gutter.
GUTTER_WIDTH = 90.0
#: Type size of a heading.
_TITLE_TYPE_PX = 23.0
_NOTE_TYPE_PX = 15.5
#: Least space between heading and note.
_MIN_NOTE_GAP = 14.0
#: The least scale of both.
_MIN_READABLE_SCALE = 0.75
#: Height of a heading with the rule below it.
HEADING_HEIGHT = 40.0


def paint_book(painter: QPainter, cover: QRectF, leaves: int) -> None:
    """Paint an open book of two leaves, or one of its leaves."""
    paint_shadow(painter, rounded(cover, 9), QColor(0, 0, 0, 150), 16, 0, 9)
    stops = (0, _COVER[0]), (1, _COVER[1])
    painter.fillPath(rounded(cover, 9), linear_gradient(*_corners(cover), *stops))
    stroke_path(painter, rounded(cover.adjusted(5, 5, -5, -5), 6), pen(with_alpha(_GOLD, 190), 1.2))
    block = cover.adjusted(RIM_WIDTH, RIM_WIDTH, -RIM_WIDTH, -RIM_WIDTH)
    for step in range(3, 0, -1):
        edge = block.adjusted(-step, 0, step, step)
        painter.fillPath(rounded(edge, 3), QColor("#e6d5ab" if step % 2 else "#cdb987"))
    painter.fillPath(
        rounded(block, 3),
        vertical_gradient(block.top(), block.bottom(), (0, _PAPER[0]), (1, _PAPER[1])),
    )
    fold = block.center().x() if leaves == 2 else block.left()
    dark, clear = with_alpha("#4a2c10", 105), with_alpha("#4a2c10", 0)
    half = GUTTER_WIDTH / 2
    soft = with_alpha("#4a2c10", 34)
    if leaves == 2:
        left = QRectF(fold - half, block.top(), half, block.height())
        painter.fillRect(
            left, linear_gradient(left.left(), 0, fold, 0, (0, clear), (0.7, soft), (1, dark))
        )
    right = QRectF(fold, block.top(), half, block.height())
    painter.fillRect(
        right, linear_gradient(fold, 0, right.right(), 0, (0, dark), (0.3, soft), (1, clear))
    )


def paint_ribbon(painter: QPainter, x: float, top: float, bottom: float) -> None:
    """Paint a ribbon that hangs from the back of the book."""
    width = 14.0
    path = QPainterPath(QPointF(x, top))
    path.lineTo(x + width, top)
    path.cubicTo(x + width - 3, bottom * 0.4, x + width + 4, bottom * 0.7, x + width, bottom)
    path.lineTo(x + width / 2, bottom - 12)
    path.lineTo(x, bottom)
    path.cubicTo(x + 4, bottom * 0.7, x - 3, bottom * 0.4, x, top)
    paint_shadow(painter, path, QColor(40, 10, 0, 90), 4, 2, 3)
    stops = (0, "#8f1f2b"), (0.45, "#b33a45"), (1, "#6f121d")
    painter.fillPath(path, linear_gradient(x, 0, x + width, 0, *stops))


def paint_page_corner(painter: QPainter, cover: QRectF, steps: int, *, curled: bool) -> None:
    """Paint the lower corner that turns the page forward (1) or back (-1), with an arrow on it.

    `curled`: the corner is turned up.
    """
    block = cover.adjusted(RIM_WIDTH, RIM_WIDTH, -RIM_WIDTH, -RIM_WIDTH)
    painter.save()
    painter.translate(block.right() if steps > 0 else block.left(), block.bottom())
    painter.scale(steps, 1)
    s = _CORNER_SIZE
    if curled:
        painter.fillPath(polygon([(-s, 3), (0, -s), (3, -s), (3, 3)]), QColor("#c7b283"))
        flap = QPainterPath(QPointF(-s, 0))
        flap.quadTo(-s * 0.92, -s * 0.8, -s * 0.86, -s * 0.86)
        flap.quadTo(-s * 0.8, -s * 0.92, 0, -s)
        flap.closeSubpath()
        paint_shadow(painter, flap, QColor(60, 35, 10, 110), 5, -1, 0)
        painter.fillPath(
            flap, linear_gradient(-s, -s, 0, 0, (0, "#fffaea"), (0.75, "#e9d9b0"), (1, "#cfbb8a"))
        )
    x, y = (-s * 0.62, -s * 0.62) if curled else (-s * 0.75, -s * 0.75)
    sign = pen(RED, 3)
    sign.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroke_path(painter, polyline([(x - 4, y - 7), (x + 3, y), (x - 4, y + 7)]), sign)
    painter.restore()


def paint_tailpiece(
    painter: QPainter,
    point: QPointF,
    charge: str = "lily",
    size: float = 1.0,
    colour: str = RED,
) -> None:
    """Paint a printer's ornament: a charge between two scrolls."""
    painter.save()
    painter.translate(point)
    painter.scale(size, size)
    painter.fillPath(place_path(charge_path(charge), 0, 0, 15), with_alpha(colour, 190))
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        for path, width in _SCROLLS:
            stroke_path(painter, path, pen(with_alpha(colour, 170), width))
        painter.fillPath(_BUDS, with_alpha(colour, 170))
        painter.restore()
    painter.restore()


def paint_laurel(painter: QPainter, point: QPointF, radius: float, figure: str) -> None:
    """Paint a medal with a figure in a laurel wreath."""
    for side in (-1, 1):
        for number in range(_LEAF_COUNT):
            # From the bow at the foot to the open top.
            turn = math.radians(14 + number * 130 / (_LEAF_COUNT - 1))
            x, y = side * math.sin(turn) * radius, math.cos(turn) * radius * 0.94
            lean = math.degrees(math.atan2(-math.sin(turn), side * math.cos(turn)))
            lean += side * (34 if number % 2 else -30)
            leaf = place_path(_LEAF, point.x() + x, point.y() + y, radius * 0.36, lean)
            painter.fillPath(leaf, QColor("#7f8b49" if number % 2 else "#66753a"))
            stroke_path(painter, leaf, pen(with_alpha("#3a4420", 150), radius * 0.02))
    r, x, y = radius * 0.76, point.x(), point.y()
    stops = (0, "#fbe6b0"), (0.6, "#d9a63c"), (1, "#8d6317")
    paint_shadow(painter, disc(x, y, r), QColor(40, 20, 0, 120), 4, 0, 2)
    painter.fillPath(disc(x, y, r), radial_gradient(x - r * 0.3, y - r * 0.35, r * 1.5, *stops))
    stroke_path(painter, disc(x, y, r), pen("#6f4d10", r * 0.06))
    stroke_path(painter, disc(x, y, r * 0.82), pen(with_alpha("#6f4d10", 150), r * 0.045))
    rect = QRectF(x - r * 0.7, y - r * 0.75, r * 1.4, r * 1.5)
    paint_fitted_line(painter, rect, figure, r * 1.15, INK, weight=700)


def paint_heading(painter: QPainter, rect: QRectF, title: str, note: str) -> None:
    """Paint a red heading above a double rule, with a note at its right."""
    line = QRectF(rect.left(), rect.top(), rect.width(), 30)
    title_width = QFontMetricsF(serif(_TITLE_TYPE_PX, 700)).horizontalAdvance(title)
    note_width = QFontMetricsF(serif(_NOTE_TYPE_PX, 400, italic=True)).horizontalAdvance(note)
    # Title and note shrink together; a note that would be too small is omitted.
    scale = min(1.0, (rect.width() - _MIN_NOTE_GAP) / max(1.0, title_width + note_width))
    if not note or scale < _MIN_READABLE_SCALE:
        note, scale = "", min(1.0, rect.width() / max(1.0, title_width))
    paint_fitted_line(painter, line, title, _TITLE_TYPE_PX * scale, RED, weight=700, align=LEFT)
    if note:
        paint_fitted_line(
            painter,
            line.translated(0, 2),
            note,
            _NOTE_TYPE_PX * scale,
            QUIET,
            italic=True,
            align=RIGHT,
        )
    for y in (32.5, 35.5):
        painter.fillRect(QRectF(rect.left(), rect.top() + y, rect.width(), 1), with_alpha(RED, 190))


def paint_share(painter: QPainter, bar: QRectF, rate: WinRate) -> None:
    """Paint a bar with its 95 % whisker and a red notch at the fair share."""
    painter.fillRect(bar, QColor(GROUND))
    filled = QRectF(bar.left(), bar.top(), bar.width() * rate.value, bar.height())
    painter.fillRect(filled, with_alpha(BAR, 255 if not rate.has_few_games else 130))
    low, high = (bar.left() + bar.width() * end for end in rate.interval)
    paint_whisker(painter, low, high, bar.center().y(), INK)
    notch = bar.left() + bar.width() * rate.fair_rate
    painter.fillRect(QRectF(notch - 0.9, bar.top() - 3, 1.8, bar.height() + 6), QColor(RED))


def _corners(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
