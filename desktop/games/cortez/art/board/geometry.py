"""The geometry of the board in board units: the side of a square is 100."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import HEIGHT, ROAD, VILLAGE, WATER, WIDTH, Square

SQUARE_SIDE: Final = 100.0
#: The area of the squares.
FIELD: Final = QRectF(0, 0, WIDTH * SQUARE_SIDE, HEIGHT * SQUARE_SIDE)
FRAME_WIDTH: Final = 26.0
BOARD_RECT: Final = FIELD.adjusted(-FRAME_WIDTH, -FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH)
#: How far the wall of the city reaches beyond its squares.
WALL_WIDTH: Final = 14.0

#: Steps to the four neighbours: west, north, east, south.
DIRECTIONS: Final = ((-1, 0), (0, -1), (1, 0), (0, 1))

# Offsets that leave room beside a troop for the number plate of its square, or for the house of the
# village.
_IN_CITY = QPointF(8, 4)
_AT_VILLAGE = QPointF(27, -18)
#: The extent for the ribbon of a village, which reaches over the lower edges of the squares beside
#: the village, and over the upper edges of those below.
_BESIDE_RIBBON = QPointF(0, -12)
_BELOW_RIBBON = QPointF(0, 13)
_HOUSE_ASIDE = QPointF(-27, -10)
_HOUSE = QPointF(0, -8)


def square_rect(square: Square) -> QRectF:
    """Return the rectangle of a square."""
    return QRectF(
        square % WIDTH * SQUARE_SIDE, square // WIDTH * SQUARE_SIDE, SQUARE_SIDE, SQUARE_SIDE
    )


def square_centre(square: Square) -> QPointF:
    """Return the centre of a square."""
    return square_rect(square).center()


def square_at(point: QPointF) -> Square | None:
    """Return the square at a point, or None outside the board."""
    x, y = int(point.x() // SQUARE_SIDE), int(point.y() // SQUARE_SIDE)
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None


def stand_point(square: Square) -> QPointF:
    """Return the origin of a troop on a square."""
    centre = square_centre(square)
    if BOARD.city_numbers[square]:
        return centre + _IN_CITY
    if BOARD.kinds[square] == VILLAGE:
        return centre + _AT_VILLAGE
    if _is_village_near(square, 0):
        centre += _BESIDE_RIBBON
    if _is_village_near(square, -1):
        centre += _BELOW_RIBBON
    return centre


def _is_village_near(square: Square, rows: int) -> bool:
    """Return whether a village is so many rows below, at most two columns aside."""
    row, column = square // WIDTH + rows, square % WIDTH
    return any(
        village.square // WIDTH == row and abs(village.square % WIDTH - column) <= 2
        for village in BOARD.villages
    )


def house_point(square: Square, taken: bool) -> QPointF:
    """Return the centre of a village's house, which moves aside for a troop (`taken`)."""
    return square_centre(square) + (_HOUSE_ASIDE if taken else _HOUSE)


def is_water(square: Square) -> bool:
    """Return whether troops on this square are in canoes."""
    return BOARD.kinds[square] == WATER


def neighbour(square: Square, direction: tuple[int, int]) -> Square | None:
    """Return the neighbour in a direction, or None outside the board."""
    x, y = square % WIDTH + direction[0], square // WIDTH + direction[1]
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None


def city_rect() -> QRectF:
    """Return the bounding rectangle of the city's twenty-five squares."""
    result = QRectF()
    for square in BOARD.city:
        result = result.united(square_rect(square))
    return result


def road_direction(square: Square) -> tuple[int, int]:
    """Return the direction from a gate of the city to its road."""
    return next(direction for direction in DIRECTIONS if _kind(square, direction) == ROAD)


def water_direction(square: Square) -> tuple[int, int]:
    """Return the direction from a port to its water, preferring east, then south."""
    eastwards = (DIRECTIONS[2], DIRECTIONS[3], DIRECTIONS[0], DIRECTIONS[1])
    return next(direction for direction in eastwards if _kind(square, direction) == WATER)


def _kind(square: Square, direction: tuple[int, int]) -> str | None:
    other = neighbour(square, direction)
    return None if other is None else BOARD.kinds[other]
