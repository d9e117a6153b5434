"""The geometry of the cloth in design units, of which a cell step has 103.5."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import Point, polygon, rounded, rounded_off
from engine.games.cannir.board import BOARD

CLOTH_RECT = QRectF(0, 0, 1212, 770)
#: How far the fringe hangs out to the left and right.
FRINGE_WIDTH = 18.0
CENTRE = QPointF(606, 380)
STEP = 103.5
MEDALLION_RADIUS = 0.365 * STEP
#: Lengths of the upright and of the diagonal rays of the star, in steps.
RAY_LENGTHS = (3.46, 3.30)
#: Length of the end of a ray that shows beyond its last medallion.
_TIP_SIZE = 0.2 * STEP

#: Card scale of a card's units on the cloth.
CARD_SCALE = 0.985
CARD_WIDTH = CARD_SIZE[0] * CARD_SCALE
CARD_HEIGHT = CARD_SIZE[1] * CARD_SCALE

# The crests of the families at the left.
CREST_X = 150.0
#: Pixels from a crest to the next.
CREST_STEP = 66.0
CREST_RADIUS = 23.0
# The emblems of the orders at the right.
ORDER_X = CLOTH_RECT.width() - 140
#: Pixels from an emblem to the next.
ORDER_STEP = 164.0
ORDER_RADIUS = 38.0

# Between a card and the thread sewn round its suite.
_MARGIN_X = 9.0
_MARGIN_Y = 8.0
#: Half the width of the bridge between diagonal neighbours.
_HALF_BRIDGE_WIDTH = 24.0
#: Radius of the thread's corners.
_TURN = 15.0


def cell_point(name: str) -> QPointF:
    """Return the centre of a cell."""
    x, y = BOARD.points[BOARD.cell(name)]
    return CENTRE + QPointF(x, y) * STEP


def cell_points() -> dict[str, QPointF]:
    """Return the centres of all cells, by name."""
    return {name: cell_point(name) for name in BOARD.names}


def card_rect(name: str) -> QRectF:
    """Return the rectangle of an unturned card on a cell."""
    rect = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
    rect.moveCenter(cell_point(name))
    return rect


def cell_rect(name: str) -> QRectF:
    """Return the rectangle of a cell's medallion and of a card on it."""
    medallion = QRectF(0, 0, 2 * MEDALLION_RADIUS, 2 * MEDALLION_RADIUS)
    medallion.moveCenter(cell_point(name))
    return medallion.united(card_rect(name))


def star_tips() -> list[QRectF]:
    """Return the areas of the ends of the star's rays, clockwise from the northern one."""
    tips = []
    for ray in range(8):
        reach, angle = RAY_LENGTHS[ray % 2] * STEP - _TIP_SIZE / 2, math.tau * ray / 8
        tip = QRectF(0, 0, _TIP_SIZE, _TIP_SIZE)
        tip.moveCenter(CENTRE + QPointF(math.sin(angle), -math.cos(angle)) * reach)
        tips.append(tip)
    return tips


def legend() -> list[QRectF]:
    """Return the areas of the legends.

    The families with their values are at the left, the orders with their effects at the right.
    """
    height = 2 * CREST_RADIUS + 4
    families = [
        QRectF(
            CREST_X - 58,
            CENTRE.y() + (value - 4) * CREST_STEP - height / 2,
            62 + height / 2,
            height,
        )
        for value in range(1, 8)
    ]
    orders = [
        QRectF(ORDER_X - 56, CENTRE.y() + (number - 1) * ORDER_STEP - 66, 112, 140)
        for number in range(3)
    ]
    return families + orders


def suite_outline(names: Sequence[str]) -> QPainterPath:
    """Return the line of a thread round the cards of a suite, straight, diagonal or winding.

    Neighbours in a row or column share an oblong. Diagonal ones are joined by a bridge narrow
    enough to leave the cells beside it free.
    """
    places = [
        card_rect(name).adjusted(-_MARGIN_X, -_MARGIN_Y, _MARGIN_X, _MARGIN_Y) for name in names
    ]
    body = QPainterPath()
    for rect in places:
        body = body.united(_box(rect))
    for a, b in zip(places, places[1:], strict=False):
        level = a.center().x() == b.center().x() or a.center().y() == b.center().y()
        body = body.united(_box(a.united(b)) if level else _bridge(a.center(), b.center()))
    if len(names) == 1:
        return rounded(places[0], _TURN)
    return rounded_off(body, _TURN)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _bridge(a: QPointF, b: QPointF) -> QPainterPath:
    dx, dy = b.x() - a.x(), b.y() - a.y()
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * _HALF_BRIDGE_WIDTH, dx / length * _HALF_BRIDGE_WIDTH
    corners: list[Point] = [
        (a.x() + nx, a.y() + ny), (b.x() + nx, b.y() + ny),
        (b.x() - nx, b.y() - ny), (a.x() - nx, a.y() - ny),
    ]  # fmt: skip
    return polygon(corners)
