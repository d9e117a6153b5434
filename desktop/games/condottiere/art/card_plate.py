"""The plate at the foot of a card: its name in spaced capitals, its rule in one or two lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import (
    LAYOUT_PX,
    paint_fitted_line,
    paint_invisible_text,
    paint_letter,
)
from desktop.painting.shapes import (
    disc,
    pen,
    polygon,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import serif
from engine.games.condottiere.rules.editions import FIRST_EDITION

#: Space between capitals, as a share of their size.
_CAPITAL_SPACING = 0.12
_EDGE_INK = "#1d120a"
#: Millimetres: a longer caption leaves no room for lozenges.
_MAX_CAPTION_WITH_LOZENGES_MM = 41.0


def plate_rect(with_text: bool) -> QRectF:
    """Return the rect of the plate on a card; it is higher when it holds a rule."""
    top = 67.6 if with_text else 72.0
    return QRectF(5, top, 53, 83.2 - top)


def paint_plate(
    painter: QPainter,
    plate: QRectF,
    caption: str,
    text: str,
    colour: str,
    ink: QColor,
    edition_id: str,
    *,
    paper: bool = False,
) -> None:
    """Paint the plate with its text; the ornament beside the caption shows the edition.

    It is a disc in the first edition and a lozenge in the third, so that printed decks can be
    distinguished.
    """
    body = rounded(plate, 0.8)
    painter.fillPath(
        body, vertical_gradient(plate.top(), plate.bottom(), (0, "#fbf2da"), (1, "#ecdcb4"))
    )
    stroke_path(painter, body, pen(_EDGE_INK, 0.42))
    stroke_path(
        painter,
        rounded(plate.adjusted(0.9, 0.9, -0.9, -0.9), 0.4),
        pen(with_alpha(colour, 205), 0.22),
    )
    if not text:
        _paint_caption(painter, plate, caption, 5.1, colour, ink, edition_id, paper)
        return
    head = QRectF(plate.left(), plate.top() + 1, 53, 5.6)
    _paint_caption(painter, head, caption, 4.5, colour, ink, edition_id, paper)
    lines = _break_into_lines(text)
    height = 3.55
    foot = plate.bottom() - 1.6
    top = plate.top() + 6.3
    free_height = foot - top
    y = top + (free_height - height * len(lines)) / 2
    size = min(2.95, *(2.95 * 49.6 / max(1.0, _width(line, 2.95)) for line in lines))
    for line in lines:
        paint_fitted_line(painter, QRectF(6.2, y, 50.6, height), line, size, ink)
        y += height


def _paint_caption(
    painter: QPainter,
    rect: QRectF,
    caption: str,
    size: float,
    colour: str,
    ink: QColor,
    edition_id: str,
    paper: bool,
) -> None:
    """Paint spaced capitals in the middle of a box, between lozenges where there is room."""
    capitals = caption.upper()
    font = serif(LAYOUT_PX, 700)
    metrics = QFontMetricsF(font)
    # Letters are set one by one: spacing in the font comes out too wide in PDF files.
    starts = [
        metrics.horizontalAdvance(capitals[:i]) + i * LAYOUT_PX * _CAPITAL_SPACING
        for i in range(len(capitals))
    ]
    advance = (
        metrics.horizontalAdvance(capitals) + (len(capitals) - 1) * LAYOUT_PX * _CAPITAL_SPACING
    )
    if advance <= 0:
        return
    scale = min(size / LAYOUT_PX, (rect.width() - 5) / advance)
    width = advance * scale
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(ink)
    y = metrics.capHeight() / 2
    for letter, start in zip(capitals, starts, strict=True):
        paint_letter(painter, start - advance / 2, y, letter, font, paper=paper)
    if paper:
        paint_invisible_text(
            painter, QRectF(-advance / 2, y - LAYOUT_PX, advance, LAYOUT_PX), capitals, font
        )
    painter.restore()
    if width > _MAX_CAPTION_WITH_LOZENGES_MM:
        return
    for side in (-1, 1):
        x, y = rect.center().x() + side * (width / 2 + 3.2), rect.center().y()
        lozenge = polygon([(x, y - 1.5), (x + 1.1, y), (x, y + 1.5), (x - 1.1, y)])
        painter.fillPath(
            disc(x, y, 1.0) if edition_id == FIRST_EDITION.id else lozenge, QColor(colour)
        )


def _width(text: str, size: float) -> float:
    return QFontMetricsF(serif(LAYOUT_PX)).horizontalAdvance(text) * size / LAYOUT_PX


def _break_into_lines(text: str) -> list[str]:
    """Return one line where the text fits, or two lines of nearly equal length."""
    if _width(text, 2.95) <= 49.6:
        return [text]
    breaks = [i for i, sign in enumerate(text) if sign == " "]
    if not breaks:
        return [text]
    best = min(breaks, key=lambda i: max(_width(text[:i], 1), _width(text[i + 1 :], 1)))
    return [text[:best], text[best + 1 :]]
