"""The lettering of the board: numbers of the city, ribbons of the villages, names of ports."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QTransform

from desktop.games.cortez.art.board.geometry import (
    DIRECTIONS,
    FIELD,
    neighbour,
    square_centre,
    square_rect,
    water_direction,
)
from desktop.games.cortez.art.brush import figure, ink, oval
from desktop.games.cortez.art.inks import INK, RED, SLIP
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import LAYOUT_PX, glyph_path, paint_searchable_text
from desktop.painting.shapes import pen, pixel_scale, place_path, polygon, stroke_path, with_alpha
from desktop.style.theme import serif
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import CITY_COUNT, ROAD, WIDTH, Square

_VILLAGE_TYPE_PX = 25.5
#: The type size of ports and landmarks.
_PORT_TYPE_PX = 23.0
#: Pixels below which type is enlarged.
_MIN_TYPE_SIZE = 10.0
#: The greatest enlargement.
_MAX_ENLARGEMENT = 1.5
#: The greatest enlargement of a number plate beside a troop, whose headgear must stay visible.
_MAX_ENLARGEMENT_ASIDE = 1.2
_HALF_RIBBON_HEIGHT = 15.0
#: The x of the centre of its red disc.
_DISC_X = 16.0
#: The x at which its name begins.
_TEXT_X = 40.0
#: The room to the right of the name: the notch of the tail, which is 8 deep, and a gap.
_TAIL_WIDTH = 18.0
# The grounds of number plates.
#: Colour of the great temple's name.
_GREAT = "#ffe28a"
#: Temple of the other temples.
_TEMPLE = "#f2c79a"


def enlargement(painter: QPainter, size: float = _VILLAGE_TYPE_PX) -> float:
    """Return the factor by which type of this size is enlarged to be legible on a small board."""
    return _grown(pixel_scale(painter), size)


def _grown(scale: float, size: float) -> float:
    return min(_MAX_ENLARGEMENT, max(1.0, _MIN_TYPE_SIZE / (size * scale)))


# -- the city --------------------------------------------------------------------------------------


def paint_number(painter: QPainter, number: int) -> None:
    """Paint the number of a free square of the city, large in its middle."""
    point = square_centre(BOARD.city[number - 1])
    text = glyph_path(str(number), 900)
    if number == CITY_COUNT or number in BOARD.temples:
        red = "#6d1f14" if number == CITY_COUNT else INK
        # It is a little larger on a small board, but not wider than the summit.
        size = 0.28 * min(1.2, enlargement(painter, 28))
        painter.fillPath(place_path(text, point.x(), point.y(), size), QColor(red))
        return
    text = glyph_path(str(number), 700)
    painter.fillPath(
        place_path(text, point.x() - 2, point.y() + 2, 0.44), with_alpha("#fffbe8", 235)
    )
    painter.fillPath(place_path(text, point.x() - 2, point.y(), 0.44), QColor("#6b3c18"))


def number_plate_rect(number: int) -> QRectF:
    """Return the bounds of a city square's number plate."""
    corner = square_rect(BOARD.city[number - 1]).topLeft()
    return QRectF(corner.x(), corner.y(), 37 * _MAX_ENLARGEMENT_ASIDE, 31 * _MAX_ENLARGEMENT_ASIDE)


def paint_number_plate(painter: QPainter, number: int) -> None:
    """Paint the number of an occupied city square on a notched plate in its upper left corner."""
    corner = square_rect(BOARD.city[number - 1]).topLeft()
    painter.save()
    painter.translate(corner.x() + 2, corner.y() + 2)
    grown = min(_MAX_ENLARGEMENT_ASIDE, enlargement(painter, 22.5))
    painter.scale(grown, grown)
    paint_number_plate_sign(painter, number)
    painter.restore()


def paint_number_plate_sign(painter: QPainter, number: int) -> None:
    """Paint a number plate with its upper left corner at the origin, about 33 wide and 27 high."""
    w = 33 if number > 9 else 24
    body = polygon(
        [
            (3, 0), (w - 3, 0), (w - 3, 3), (w, 3), (w, 24), (w - 3, 24),
            (w - 3, 27), (3, 27), (3, 24), (0, 24), (0, 3), (3, 3),
        ]
    )  # fmt: skip
    ground = SLIP
    if number == CITY_COUNT:
        ground = _GREAT
    elif number in BOARD.temples:
        ground = _TEMPLE
    ink(painter, body, ground, 2)
    painter.fillPath(place_path(glyph_path(str(number), 700), w / 2, 13.5, 0.225), QColor(INK))


# -- villages and ports ----------------------------------------------------------------------------


def ribbon_rect(square: Square, name: str, grown: float = _MAX_ENLARGEMENT) -> QRectF:
    """Return the bounds of a village's ribbon on the board."""
    return _ribbon(square, name, grown).adjusted(-6, -6 * grown, 6, 8 * grown)


def ribbon_seen(square: Square, name: str, scale: float) -> QRectF:
    """Return the visible ribbon of a village without its shadow, at `scale` pixels a board unit."""
    return _ribbon(square, name, _grown(scale, _VILLAGE_TYPE_PX))


def paint_ribbon(painter: QPainter, square: Square, name: str, *, paper: bool = False) -> None:
    """Paint the ribbon on a village's lower edge, with its name and its number of provisions."""
    grown = enlargement(painter)
    rect = _ribbon(square, name, grown)
    painter.save()
    painter.translate(rect.left(), rect.center().y())
    painter.scale(grown, grown)
    w = rect.width() / grown
    half = _HALF_RIBBON_HEIGHT
    body = figure(f"M14,{-half} L{w:.1f},{-half} L{w - 8:.1f},0 L{w:.1f},{half} L14,{half} Z")
    paint_shadow(painter, body, with_alpha("#120805", 130), 2, 1, 3, paper=paper)
    ink(painter, body, SLIP, 2)
    ink(painter, oval(_DISC_X, 0, 18.5), RED, 2.4)
    stroke_path(painter, oval(_DISC_X, 0, 14.8), pen("#f3d9a0", 1.2))
    number = glyph_path(str(BOARD.village_values[square]), 700)
    painter.fillPath(place_path(number, _DISC_X, 0, 0.28), QColor("#fff6dc"))
    scale = _VILLAGE_TYPE_PX / LAYOUT_PX
    if paper:
        painter.setPen(QColor(INK))
        paint_searchable_text(painter, _TEXT_X, 8, name, serif(LAYOUT_PX, 600), scale)
    else:
        painter.fillPath(_set(name, scale).translated(_TEXT_X, 8), QColor(INK))
    painter.restore()


def place_name_rect(square: Square, name: str, grown: float = _MAX_ENLARGEMENT) -> QRectF:
    """Return the bounds of the name of a port or a landmark."""
    point, width = (
        _name_place(square, name, grown),
        _width(name, _PORT_TYPE_PX * grown, italic=True),
    )
    height = _PORT_TYPE_PX * grown
    return QRectF(point.x() - width / 2 - 5, point.y() - height - 3, width + 10, height * 1.4 + 6)


def place_name_seen(square: Square, name: str, scale: float) -> QRectF:
    """Return the visible name of a port at `scale` pixels a board unit."""
    return place_name_rect(square, name, _grown(scale, _PORT_TYPE_PX))


def paint_place_name(painter: QPainter, square: Square, name: str, *, paper: bool = False) -> None:
    """Paint the name of a port, or of a landmark on a road, in italics with a pale edge."""
    grown = enlargement(painter, _PORT_TYPE_PX)
    point, scale = _name_place(square, name, grown), _PORT_TYPE_PX * grown / LAYOUT_PX
    left = point.x() - _width(name, _PORT_TYPE_PX * grown, italic=True) / 2
    text = _set(name, scale, italic=True).translated(left, point.y())
    stroke_path(painter, text, pen(with_alpha("#eef0cc", 200), 6))
    colour = QColor("#23424a")
    if paper:
        painter.setPen(colour)
        paint_searchable_text(
            painter, left, point.y(), name, serif(LAYOUT_PX, 600, italic=True), scale
        )
    else:
        painter.fillPath(text, colour)


def _ribbon(square: Square, name: str, grown: float) -> QRectF:
    middle, rect = square_centre(square).x(), square_rect(square)
    # Move away from the causeway that ends here.
    for direction, aside in ((DIRECTIONS[0], 26), (DIRECTIONS[2], -8)):
        other = neighbour(square, direction)
        if other is not None and BOARD.kinds[other] == ROAD:
            middle += aside
    width, height = (
        (_width(name, _VILLAGE_TYPE_PX) + _TEXT_X + _TAIL_WIDTH) * grown,
        2 * _HALF_RIBBON_HEIGHT * grown,
    )
    left = max(FIELD.left() + 4, min(FIELD.right() - 4 - width, middle - width / 2))
    y = rect.bottom() - 10
    return QRectF(left, y - height / 2, width, height)


def _name_place(square: Square, name: str, grown: float) -> QPointF:
    """Return the middle of a name's base line, on the side away from the water."""
    rect = square_rect(square)
    x, y = rect.center().x(), rect.bottom() - 1
    if BOARD.kinds[square] == ROAD:
        y = rect.bottom() + 12 * grown
    else:
        direction = water_direction(square)
        x -= 20 * direction[0]
        if direction[1] > 0 or _ribbon_near(square):
            y = rect.top() + 14
    half = _width(name, _PORT_TYPE_PX * grown, italic=True) / 2 + 6
    return QPointF(max(FIELD.left() + half, min(FIELD.right() - half, x)), y)


def _ribbon_near(square: Square) -> bool:
    """Return whether the ribbon of a village in the same row would touch a name below its port."""
    row, x = square // WIDTH, square % WIDTH
    return any(
        village.square // WIDTH == row and abs(village.square % WIDTH - x) < 4
        for village in BOARD.villages
    )


def _width(text: str, size: float, *, italic: bool = False) -> float:
    return QFontMetricsF(serif(LAYOUT_PX, 600, italic)).horizontalAdvance(text) * size / LAYOUT_PX


def _set(text: str, scale: float, *, italic: bool = False) -> QPainterPath:
    """Return the outlines of a text that begins at the origin."""
    path = QPainterPath()
    path.addText(0, 0, serif(LAYOUT_PX, 600, italic), text)
    return QTransform().scale(scale, scale).map(path)
