"""Signs at the foot of a shield: whether a player is here, invited, cut off, or a bot.

Each sign has a form of its own; the colour only helps.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import disc, pen, rounded, star
from desktop.style.theme import current_theme

#: Pixels from the middle of a sign to its edge, of normal text.
RADIUS = 7.0
_GROUND = "#fffaea"
_HERE, _LOST, _WAX = "#0b8a63", "#b3261e", "#b3261e"
_INK = "#4a3a22"
_BOT, _BOT_ON_DARK = "#7d5a1f", "#e2b85c"
#: Degrees of each half of the broken ring, and of the gap between the halves.
_HALF, _GAP = 130, 50


class Presence(StrEnum):
    """Where the player of a seat is."""

    HERE = "here"
    INVITED = "invited"
    LOST = "lost"
    LEFT = "left"
    OPEN = "open"
    BOT = "bot"


def paint_presence(
    painter: QPainter, x: float, y: float, presence: Presence, radius: float = RADIUS
) -> None:
    """Paint a sign centred at (x, y); a seat without a player has none."""
    if presence in (Presence.OPEN, Presence.LEFT):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if presence is Presence.BOT:
        colour = _BOT_ON_DARK if current_theme().dark else _BOT
        painter.fillPath(
            star(x, y, radius, radius * 0.4, diagonal_tip=radius * 0.75), QColor(colour)
        )
    elif presence is Presence.INVITED:
        _paint_letter(painter, x, y, radius)
    else:
        painter.fillPath(disc(x, y, radius + 1.5), QColor(_GROUND))
        if presence is Presence.HERE:
            painter.fillPath(disc(x, y, radius - 0.5), QColor(_HERE))
        else:
            _paint_broken_ring(painter, x, y, radius - 1.5)
    painter.restore()


def _paint_broken_ring(painter: QPainter, x: float, y: float, radius: float) -> None:
    around = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    line = pen(_LOST, radius * 0.45)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(line)
    for start in (70, 70 + _HALF + _GAP):
        painter.drawArc(around, start * 16, _HALF * 16)


def _paint_letter(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint a closed letter with its seal, wider than high."""
    sheet = QRectF(x - radius * 1.25, y - radius * 0.85, radius * 2.5, radius * 1.7)
    painter.fillPath(rounded(sheet, 1.5), QColor(_GROUND))
    flap = QPainterPath(sheet.topLeft())
    flap.lineTo(QPointF(x, y + radius * 0.2))
    flap.lineTo(sheet.topRight())
    painter.setPen(pen(_INK, 1.1))
    painter.drawPath(rounded(sheet, 1.5))
    painter.drawPath(flap)
    painter.fillPath(disc(x, y + radius * 0.15, radius * 0.36), QColor(_WAX))
