"""The backgrounds of the panel and of its cards, and the badge in a card's corner."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.shapes import (
    linear_gradient,
    pen,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Badge, Tone

#: Type size of a badge.
_TYPE_PX = 13.0
_BADGE_HEIGHT = 20.0
#: Margin beside the words of a badge.
_PADDING = 9.0
#: Width of the shadow at the edge of a panel.
_EDGE_WIDTH = 18.0


def paint_panel(painter: QPainter, rect: QRectF) -> None:
    """Paint the background of a panel beside the table, with the shadow of its edge."""
    panel = QColor(current_theme().panel)
    painter.fillRect(rect, panel)
    edge = QRectF(rect.left(), rect.top(), _EDGE_WIDTH, rect.height())
    painter.fillRect(
        edge, linear_gradient(edge.left(), 0, edge.right(), 0, (0, panel.darker(116)), (1, panel))
    )
    painter.fillRect(
        QRectF(rect.left(), rect.top(), 1, rect.height()), QColor(current_theme().line)
    )


def paint_ground(painter: QPainter, rect: QRectF, *, active: bool = False) -> QRectF:
    """Paint a card that fills the rect; return the card's rect without its shadow."""
    theme = current_theme()
    box = rect.adjusted(1, 1, -1, -3)
    body = rounded(box, 8)
    painter.fillPath(body.translated(0, 1.6), QColor(0, 0, 0, 50))
    base = QColor(theme.card)
    top = base.lighter(112) if active and theme.dark else base
    painter.fillPath(body, vertical_gradient(box.top(), box.bottom(), (0, top), (1, base)))
    stroke_path(painter, body, pen(theme.edge, 1.8) if active else pen(theme.line, 1))
    return box


def badge_width(badge: Badge) -> float:
    """Return the width of a badge in pixels."""
    return QFontMetricsF(serif(_TYPE_PX, 700)).horizontalAdvance(badge.text) + 2 * _PADDING


def paint_badge(painter: QPainter, right: float, middle: float, badge: Badge) -> float:
    """Paint a badge that ends at `right`; return its left edge."""
    theme = current_theme()
    width = badge_width(badge)
    rect = QRectF(right - width, middle - _BADGE_HEIGHT / 2, width, _BADGE_HEIGHT)
    shape = rounded(rect, _BADGE_HEIGHT / 2)
    match badge.tone:
        case Tone.MAIN:
            painter.fillPath(
                shape, vertical_gradient(rect.top(), rect.bottom(), (0, "#e6c373"), (1, "#c1933f"))
            )
            edge, ink = QColor("#7d5a1f"), QColor("#2a1c08")
        case Tone.DANGER:
            painter.fillPath(
                shape, vertical_gradient(rect.top(), rect.bottom(), (0, "#b83a33"), (1, "#932520"))
            )
            edge, ink = QColor("#5f1512"), QColor("#fff6e6")
        case Tone.PLAIN:
            painter.fillPath(shape, QColor(theme.quiet))
            edge, ink = with_alpha(theme.text, 90), QColor(theme.card)
    stroke_path(painter, shape, pen(edge, 1))
    painter.setFont(serif(_TYPE_PX, 700))
    painter.setPen(ink)
    painter.drawText(rect.adjusted(0, -1, 0, 0), int(Qt.AlignmentFlag.AlignCenter), badge.text)
    return rect.left()
