"""The surroundings of the board: the table, the reed mat below the hand, the combat mat, slips."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath

from desktop.games.cortez.art.brush import ink, paint_line, slab
from desktop.games.cortez.art.card_frame import fret
from desktop.games.cortez.art.chiefs import CHIEFS
from desktop.games.cortez.art.inks import INK, RED
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.wood import Wood, paint_wood
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    pen,
    polygon,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import serif

WOOD = Wood("#37261b", "#21160f", "#4a3426")
WOOD_SEED = 14
_REEDS = ("#8b6838", "#7d5c31", "#96733f", "#84623a")
#: The width of a reed in pixels.
_REED_WIDTH = 15.0
_SLIP_LIGHT = "#fdf3d6"
_SLIP_DARK = "#eeddb0"


def paint_table(painter: QPainter, rect: QRectF) -> None:
    """Paint the table of dark wood, lighter in the middle."""
    paint_wood(painter, rect, WOOD, seed=WOOD_SEED)
    centre = rect.center()
    light = radial_gradient(
        centre.x(),
        centre.y(),
        max(rect.width(), rect.height()) * 0.75,
        (0, with_alpha("#6a4a32", 60)),
        (0.6, with_alpha("#33231a", 20)),
        (1, with_alpha("#0c0704", 150)),
    )
    painter.fillRect(rect, light)


def _reeds(colour: str) -> tuple[tuple[QBrush, QPainterPath], ...]:
    """Return brush and path of an upright reed and of a horizontal one."""
    u = _REED_WIDTH
    stops = (
        (0, mix_colours(colour, "#fff0c0", 0.12)),
        (0.5, colour),
        (1, mix_colours(colour, "#000000", 0.38)),
    )
    upright, lying = slab(1, 0, u - 2, u, 2), slab(0, 1, u, u - 2, 2)
    return (QBrush(linear_gradient(0, 0, u, 0, *stops)), upright), (
        QBrush(vertical_gradient(0, u, *stops)),
        lying,
    )


def paint_reeds(painter: QPainter, rect: QRectF) -> None:
    """Paint the woven mat under the hand, darkened by a veil."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor("#6d4f2c"))
    dice, u = random.Random(2), _REED_WIDTH
    # A thousand reeds share few brushes: a few colours, each upright or horizontal.
    reeds = [_reeds(reed) for reed in _REEDS]
    painter.setPen(pen(with_alpha("#2b1a0c", 190), 0.7))
    for row in range(-1, int(rect.height() / u) + 2):
        for column in range(-1, int(rect.width() / u) + 2):
            fill, shape = dice.choice(reeds)[(row + column) % 2]
            x, y = rect.left() + column * u, rect.top() + row * u
            painter.translate(x, y)
            painter.setBrush(fill)
            painter.drawPath(shape)
            painter.translate(-x, -y)
    veil = vertical_gradient(
        rect.top(),
        rect.bottom(),
        (0, with_alpha("#140a05", 150)),
        (0.25, with_alpha("#140a05", 90)),
        (1, with_alpha("#140a05", 150)),
    )
    painter.fillRect(rect, veil)
    painter.restore()
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 3), QColor(RED))
    painter.fillRect(
        QRectF(rect.left(), rect.top() + 3, rect.width(), 1), with_alpha("#e2b93b", 200)
    )


def paint_duel(
    painter: QPainter, rect: QRectF, attacker: str, defender: str, *, upright: bool = False
) -> None:
    """Paint the combat mat: each half in its chief's colour, between two bands of frets.

    The attacker's half is at the left, or above on an `upright` mat.
    """
    top, foot = rect.top(), rect.bottom()
    painter.fillRect(rect, vertical_gradient(top, foot, (0, "#3b241b"), (1, "#26160f")))
    centre, halves = rect.center(), (QRectF(rect), QRectF(rect))
    if upright:
        halves[0].setBottom(centre.y())
        halves[1].setTop(centre.y())
        ends = (top, centre.y()), (foot, centre.y())
    else:
        halves[0].setRight(centre.x())
        halves[1].setLeft(centre.x())
        ends = (rect.left(), centre.x()), (rect.right(), centre.x())
    for chief, half, (start, end) in zip((attacker, defender), halves, ends, strict=True):
        colour = mix_colours(CHIEFS[chief].colour, "#1a0f08", 0.3)
        tones = (
            (0, with_alpha(colour, 165)),
            (0.5, with_alpha(colour, 90)),
            (1, with_alpha(colour, 14)),
        )
        painter.fillRect(
            half,
            vertical_gradient(start, end, *tones)
            if upright
            else linear_gradient(start, 0, end, 0, *tones),
        )
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    count = int(rect.width() / 16) + 1
    for y in (top + 6, foot - 16):
        painter.save()
        painter.translate(rect.left() + 4, y)
        painter.fillPath(fret(count, 2.0), with_alpha("#f6dfa0", 62))
        painter.restore()
    painter.restore()
    painter.fillRect(QRectF(rect.left(), top, rect.width(), 2.4), QColor("#e2b93b"))
    painter.fillRect(QRectF(rect.left(), top + 2.4, rect.width(), 1.4), QColor("#5c1d14"))


def paint_cord(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """Paint the red cord from the contested square to the mat."""
    path = QPainterPath(start)
    path.lineTo(end)
    stroke_path(painter, path, pen(with_alpha("#140805", 190), 6))
    stroke_path(painter, path, pen("#c8372d", 3.4))
    stroke_path(painter, path, pen("#f6dfa0", 3.4, dash=(1.2, 2.6)))


def paint_plate(painter: QPainter, rect: QRectF, *, lit: bool = False) -> None:
    """Paint a slip of bark paper with cut lower corners; lit while it waits for an action."""
    cut = 12.0
    left, top, right, foot = rect.left(), rect.top(), rect.right(), rect.bottom()
    body = polygon(
        [(left, top), (right, top), (right, foot - cut), (right - cut, foot), (left + cut, foot),
         (left, foot - cut)]
    )  # fmt: skip
    if lit:
        for width in (20, 15, 10, 5):
            stroke_path(painter, body, pen(with_alpha("#ffd964", 34), width))
    paint_shadow(painter, body, with_alpha("#000000", 140), 6, 0, 3)
    painter.fillPath(body, vertical_gradient(top, foot, (0, _SLIP_LIGHT), (1, _SLIP_DARK)))
    stroke_path(painter, body, pen("#e9b93f" if lit else INK, 2 if lit else 1.6))


def pill_width(text: str, size: float) -> float:
    """Return the width of a pill with this text and type size."""
    return size * (0.62 * len(text) + 0.9)


def paint_pill(
    painter: QPainter,
    point: QPointF,
    text: str,
    size: float,
    *,
    red: bool = False,
    gold: bool = False,
    maximum: float = math.inf,
) -> None:
    """Paint a number on a pill centred on a point, at most `maximum` wide.

    Pills are cream on piles, red on cards of the hand, and gold for doubled warriors.
    """
    width = min(pill_width(text, size), maximum)
    height = size * 1.42
    body = slab(point.x() - width / 2, point.y() - height / 2, width, height, height / 2)
    paint_shadow(painter, body, with_alpha("#000000", 130), 2, 0, 1.5)
    if red:
        fill = vertical_gradient(
            point.y() - height / 2, point.y() + height / 2, (0, "#b84a42"), (1, "#862822")
        )
        ink(painter, body, fill, 1.4)
    elif gold:
        fill = vertical_gradient(
            point.y() - height / 2, point.y() + height / 2, (0, "#ffe08a"), (1, "#e2ac2e")
        )
        ink(painter, body, fill, 1.4)
    else:
        ink(painter, body, "#fdf3d8", 1.4)
    rect = QRectF(point.x() - width / 2, point.y() - height / 2, width, height)
    paint_fitted_line(painter, rect, text, size, "#fff6dc" if red else INK, weight=700)


def paint_empty(painter: QPainter, rect: QRectF) -> None:
    """Paint an empty place for one more weapon."""
    body = rounded(rect.adjusted(2, 2, -2, -2), 6)
    painter.fillPath(body, with_alpha("#000000", 40))
    stroke_path(painter, body, pen(with_alpha("#f0d48a", 110), 1.4, dash=(4, 3)))


def paint_divider(painter: QPainter, x: float, rect: QRectF) -> None:
    """Paint a line between two groups of the tray."""
    paint_line(
        painter,
        f"M{x:g},{rect.top() + 20:g} L{x:g},{rect.bottom() - 16:g}",
        with_alpha("#f0d48a", 90),
        1.2,
    )


def button_width(text: str, key: str, height: float) -> float:
    """Return the pixels a button of this height needs for its texts in normal type."""
    size, cap = _button_type(height, key)
    text_width = QFontMetricsF(serif(size, 600)).horizontalAdvance(text)
    return text_width + 16 + (cap + 6 if key else 0)


def _button_type(height: float, key: str) -> tuple[float, float]:
    """Return the type size of a button of this height, and the width of its key."""
    size = min(16.5, height * 0.56)
    return size, size * (0.62 * len(key) + 0.5) if key else 0.0


def paint_button(
    painter: QPainter, rect: QRectF, text: str, key: str, *, gold: bool, hot: bool
) -> None:
    """Paint a button on a mat or slip: gold for the main one, else dark with a rim."""
    body = rounded(rect, 6)
    if gold:
        paint_shadow(painter, body, with_alpha("#000000", 120), 3, 0, 2)
        top = "#fff0b0" if hot else "#ffe08a"
        light = vertical_gradient(
            rect.top(), rect.bottom(), (0, top), (0.5, "#e9b93f"), (1, "#c58f1f")
        )
        ink(painter, body, light, 1.4, "#5c3b08")
        colour = "#35190a"
    else:
        top = "#6a5140" if hot else "#4c3829"
        light = vertical_gradient(rect.top(), rect.bottom(), (0, top), (1, "#35261b"))
        ink(painter, body, light, 1.3, with_alpha("#c9a468", 220))
        colour = "#f3e2ba"
    size, cap = _button_type(rect.height(), key)
    text_rect = rect.adjusted(8, 0, -8 - (cap + 6 if key else 0), 0)
    paint_fitted_line(painter, text_rect, text, size, colour, weight=600)
    if key:
        cell_rect = QRectF(rect.right() - cap - 8, rect.center().y() - size * 0.55, cap, size * 1.1)
        stroke_path(painter, rounded(cell_rect, 4), pen(with_alpha(colour, 120), 1))
        paint_fitted_line(painter, cell_rect, key, size * 0.74, colour, weight=600)
