"""The shields of the chiefs: pointed for Spain, round with a fringe of feathers for the Aztecs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.charges import paint_charge
from desktop.games.cortez.art.chiefs import CHIEFS, SPANISH, Pattern, paint_cloth
from desktop.games.cortez.art.inks import FEATHERS, INK
from desktop.painting.shapes import linear_gradient, pen, polygon, stroke_path, with_alpha

#: The bounds of a shield with its feathers; the origin is where it is placed.
SHIELD_RECT = QRectF(-70, -62, 140, 126)

_EDGE = "M-44,-52 Q0,-44 44,-52 L44,4 Q40,44 0,60 Q-40,44 -44,4 Z"
_FIELD = "M-36,-43 Q0,-36 36,-43 L36,4 Q33,36 0,49 Q-33,36 -36,4 Z"
# The round shield.
#: The y of the round shield's centre.
_MIDDLE_Y = -6.0
#: The outer radius of its golden edge.
_OUTER_RADIUS = 45.0
#: The outer radius of the patterned rim.
_RIM_RADIUS = 38.0
#: The radius of the field.
_INNER_RADIUS = 29.5
_RIM_MARKS = {Pattern.BARS: 20, Pattern.CHECKS: 18, Pattern.LOZENGES: 16}


def paint_chief_shield(
    painter: QPainter, chief: str, width: float = 3.0, *, paper: bool = False
) -> None:
    """Paint a chief's shield in a box of 100, with his colour, charge and pattern."""
    if CHIEFS[chief].nation == SPANISH:
        _paint_pointed(painter, chief, width, paper)
    else:
        _paint_round(painter, chief, width, paper)


def _paint_pointed(painter: QPainter, chief: str, width: float, paper: bool) -> None:
    look = CHIEFS[chief]
    draw(painter, _EDGE, "#f1dfb4", width * 1.2)
    field = figure(_FIELD)
    painter.fillPath(field, QColor(look.colour))
    paint_cloth(painter, field.intersected(slab(-50, -50, 100, 17)), chief, 4.6)
    _paint_gloss(painter, field, paper)
    paint_line(painter, "M-36,-33 L36,-33", INK, width * 0.8)
    ink(painter, field, None, width)
    with transformed(painter, 0, 6, 0.66):
        paint_charge(painter, look.charge, look.colour, 3.6)


def _paint_round(painter: QPainter, chief: str, width: float, paper: bool) -> None:
    """Paint a round Aztec shield with feathers."""
    look = CHIEFS[chief]
    for i in range(9):
        with transformed(painter, 0, -4, turn=108 + 18 * i):
            feather = "M-6,-34 Q-9,-54 0,-62 Q9,-54 6,-34 Z"
            draw(painter, feather, FEATHERS[0] if i % 2 else "#d9c489", width * 0.8)
    ink(painter, oval(0, _MIDDLE_Y, _OUTER_RADIUS), "#e8c766", width * 1.2)
    ink(painter, oval(0, _MIDDLE_Y, _RIM_RADIUS), look.colour, width)
    count = _RIM_MARKS[look.pattern]
    for i in range(count):
        with transformed(painter, 0, _MIDDLE_Y, turn=i * 360 / count):
            painter.fillPath(_rim_mark(look.pattern, i), look.thread)
    _paint_gloss(painter, oval(0, _MIDDLE_Y, _RIM_RADIUS), paper)
    ink(painter, oval(0, _MIDDLE_Y, _RIM_RADIUS), None, width)
    stroke_path(painter, oval(0, _MIDDLE_Y, _INNER_RADIUS), pen(INK, width * 0.7))
    with transformed(painter, 0, _MIDDLE_Y, 0.53):
        paint_charge(painter, look.charge, look.colour, 4)


def _rim_mark(pattern: Pattern, i: int) -> QPainterPath:
    """Return a figure of the pattern on the rim, at the top."""
    match pattern:
        case Pattern.BARS:
            return slab(-2.2, -_RIM_RADIUS, 4.4, 8.5)
        case Pattern.CHECKS:
            return slab(-6, -33.8, 12, 4.2) if i % 2 else slab(-6.5, -_RIM_RADIUS, 13, 4.2)
        case _:
            return polygon([(0, -37.5), (3.2, -33.6), (0, -29.8), (-3.2, -33.6)])


def _paint_gloss(painter: QPainter, body: QPainterPath, paper: bool) -> None:
    if paper:  # PDF readers lose translucent gradients
        return
    stops = (0, with_alpha("#fff", 60)), (0.5, with_alpha("#fff", 0)), (1, with_alpha("#000", 80))
    painter.fillPath(body, linear_gradient(-36, -43, 36, 49, *stops))
