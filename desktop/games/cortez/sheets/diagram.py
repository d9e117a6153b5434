"""The map of Cortez in few lines on white, with the troops at the start."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, paint_lines, pen, polygon, rounded, stroke_path
from desktop.printing.running_text import INK, QUIET
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import (
    BRIDGE,
    CITY,
    HEIGHT,
    LAND,
    PORT,
    ROAD,
    VILLAGE,
    WATER,
    WIDTH,
    Square,
)

_GROUNDS = {
    LAND: "#e6ebcd",
    VILLAGE: "#f2c9b8",
    PORT: "#b9c9a0",
    WATER: "#d3e8ea",
    ROAD: "#f3e3b4",
    BRIDGE: "#c99a62",
    CITY: "#fbf3dc",
}
_TEMPLE = "#f0bf93"
_CENTRE = "#efd46a"
#: Spanish troops.
_WHITE = "#ffffff"
#: Aztec troops.
_BROWN = "#7a431f"


def height_of(width: float) -> float:
    """Return the height of a diagram of this width."""
    return width * HEIGHT / WIDTH


def paint_set_up(painter: QPainter, width: float) -> None:
    """Paint the whole map, `width` millimetres wide, its upper left corner at the origin."""
    side = width / WIDTH
    for square, kind in enumerate(BOARD.kinds):
        rect = _place(square, side)
        number = BOARD.city_numbers[square]
        ground = _TEMPLE if number in BOARD.temples else _CENTRE if number == 25 else _GROUNDS[kind]
        painter.fillRect(rect, QColor(ground))
    _paint_grid(painter, side)
    for bridge in BOARD.bridges:
        centre = _place(bridge.square, side).center()
        reach = side * 0.3
        for away in (-reach / 2, reach / 2):
            across = bridge.road_axis == "NS"
            dx, dy = (reach, 0.0) if across else (0.0, reach)
            point = centre + (QPointF(0, away) if across else QPointF(away, 0))
            line = QLineF(point.x() - dx, point.y() - dy, point.x() + dx, point.y() + dy)
            paint_lines(painter, [line], pen("#5a3517", side * 0.12))
    for square, number in enumerate(BOARD.city_numbers):
        if number and square not in BOARD.mixed_city:
            _write(painter, square, side, f"{number}", INK)
    starting = (*BOARD.helmets, *BOARD.feathers, *BOARD.mixed_terrain)
    for village in BOARD.villages:
        if village.square not in starting:
            _write(painter, village.square, side, f"{village.value}", "#7a1f2b")
    for square in BOARD.helmets:
        _paint_troop(painter, square, side, _WHITE)
    for square in BOARD.feathers:
        _paint_troop(painter, square, side, _BROWN)
    for square in (*BOARD.mixed_city, *BOARD.mixed_terrain):
        _paint_mixed(painter, square, side)


def paint_sign(painter: QPainter, x: float, y: float, sign: str, size: float) -> None:
    """Paint a sign for the legend, centred on (x, y): a kind of troop or of square."""
    painter.save()
    painter.translate(x - size / 2, y - size / 2)
    match sign:
        case "spanish" | "aztec":
            _paint_troop(painter, 0, size, _WHITE if sign == "spanish" else _BROWN)
        case "mixed":
            _paint_mixed(painter, 0, size)
        case kind:
            painter.fillRect(QRectF(0, 0, size, size), QColor(_GROUNDS[kind]))
            stroke_path(painter, rounded(QRectF(0, 0, size, size), 0), pen(QUIET, 0.12))
    painter.restore()


def _place(square: Square, side: float) -> QRectF:
    row, column = divmod(square, WIDTH)
    return QRectF(column * side, row * side, side, side)


def _paint_grid(painter: QPainter, side: float) -> None:
    lines = [QLineF(x * side, 0, x * side, HEIGHT * side) for x in range(WIDTH + 1)]
    lines += [QLineF(0, y * side, WIDTH * side, y * side) for y in range(HEIGHT + 1)]
    paint_lines(painter, lines, pen("#b9ae98", 0.1))
    city = _place(BOARD.city[0], side).united(_place(BOARD.city[8], side))
    stroke_path(painter, rounded(city, 0), pen("#a8322a", 0.45))


def _write(painter: QPainter, square: Square, side: float, text: str, colour: str) -> None:
    paint_fitted_line(painter, _place(square, side), text, side * 0.66, colour, weight=600)


def _paint_troop(painter: QPainter, square: Square, side: float, colour: str) -> None:
    centre = _place(square, side).center()
    body = disc(centre.x(), centre.y(), side * 0.33)
    painter.fillPath(body, QColor(colour))
    stroke_path(painter, body, pen(INK, side * 0.07))


def _paint_mixed(painter: QPainter, square: Square, side: float) -> None:
    """Paint a troop half white and half brown, which can be of either nation."""
    centre = _place(square, side).center()
    x, y, r = centre.x(), centre.y(), side * 0.33
    body = disc(x, y, r)
    painter.fillPath(body, QColor(_WHITE))
    half = polygon([(x, y - r), (x + r, y - r), (x + r, y + r), (x, y + r)])
    painter.fillPath(body.intersected(half), QColor(_BROWN))
    stroke_path(painter, body, pen(INK, side * 0.07))
