"""Where everything of the board lies, in board units: the side of a square is 100 of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import HEIGHT, ROAD, VILLAGE, WATER, WIDTH, Square

SIDE: Final = 100.0
#: The squares, and the painted border round them.
FIELD: Final = QRectF(0, 0, WIDTH * SIDE, HEIGHT * SIDE)
FRAME: Final = 26.0
BOARD_RECT: Final = FIELD.adjusted(-FRAME, -FRAME, FRAME, FRAME)
#: How far the wall of the city reaches beyond its squares.
WALL: Final = 14.0

#: Steps to the four neighbours: west, north, east, south.
WAYS: Final = ((-1, 0), (0, -1), (1, 0), (0, 1))

# A troop leaves room for the plaque of its square, or for the house of the village.
_IN_CITY = QPointF(5, 4)
_AT_VILLAGE = QPointF(27, -10)
_HOUSE_ASIDE = QPointF(-27, -10)
_HOUSE = QPointF(0, -8)


def square_rect(square: Square) -> QRectF:
    """The square on the board."""
    return QRectF(square % WIDTH * SIDE, square // WIDTH * SIDE, SIDE, SIDE)


def centre(square: Square) -> QPointF:
    """The middle of a square."""
    return square_rect(square).center()


def square_at(point: QPointF) -> Square | None:
    """The square a point lies on, if any."""
    x, y = int(point.x() // SIDE), int(point.y() // SIDE)
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None


def stand_point(square: Square) -> QPointF:
    """Where the origin of a troop lies that stands on a square."""
    middle = centre(square)
    if BOARD.city_numbers[square]:
        return middle + _IN_CITY
    return middle + _AT_VILLAGE if BOARD.kinds[square] == VILLAGE else middle


def house_point(square: Square, taken: bool) -> QPointF:
    """The middle of a village's house, which makes room for a troop."""
    return centre(square) + (_HOUSE_ASIDE if taken else _HOUSE)


def afloat(square: Square) -> bool:
    """Whether troops stand in canoes there."""
    return BOARD.kinds[square] == WATER


def beside(square: Square, way: tuple[int, int]) -> Square | None:
    """The neighbour a step away, if it is on the board."""
    x, y = square % WIDTH + way[0], square // WIDTH + way[1]
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None


def city_rect() -> QRectF:
    """The twenty-five squares of the city."""
    result = QRectF()
    for square in BOARD.city:
        result = result.united(square_rect(square))
    return result


def road_way(square: Square) -> tuple[int, int]:
    """The way from a gate of the city to its road."""
    return next(way for way in WAYS if _kind(square, way) == ROAD)


def water_way(square: Square) -> tuple[int, int]:
    """The way from a port to its water, east and south first."""
    eastwards = (WAYS[2], WAYS[3], WAYS[0], WAYS[1])
    return next(way for way in eastwards if _kind(square, way) == WATER)


def _kind(square: Square, way: tuple[int, int]) -> str | None:
    other = beside(square, way)
    return None if other is None else BOARD.kinds[other]
