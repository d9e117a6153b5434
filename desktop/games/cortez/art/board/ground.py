"""The ground of the board in layers, and the painted border round it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.cortez.art.board.bridges import paint_bridge
from desktop.games.cortez.art.board.city import paint_city
from desktop.games.cortez.art.board.geometry import (
    BOARD_RECT,
    FIELD,
    FRAME_WIDTH,
    SQUARE_SIDE,
    is_water,
    stand_point,
)
from desktop.games.cortez.art.board.growth import growth_layers, paint_fields
from desktop.games.cortez.art.board.lake import lake_layers, paint_shoreline, paint_waves
from desktop.games.cortez.art.board.land import land_layers
from desktop.games.cortez.art.board.lettering import (
    paint_number,
    paint_number_plate,
    paint_place_name,
    paint_ribbon,
)
from desktop.games.cortez.art.board.roads import paint_roads
from desktop.games.cortez.art.board.villages import paint_house, paint_ports
from desktop.games.cortez.art.brush import ink, oval, transformed
from desktop.games.cortez.art.inks import CREAM, GOLD, INK, LAKE, RED
from desktop.games.cortez.art.troops import paint_troop
from desktop.painting.effects import Mode
from desktop.painting.materials.textile import noise
from desktop.painting.shapes import (
    hair,
    is_clipped_away,
    paint_lines,
    pen,
    radial_gradient,
    rounded,
    stroke_path,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import CITY, DRY, HEIGHT, WIDTH, Square
from engine.system.memory import until_memory_is_released

_DISC_PITCH = 27.8
#: The cells of the grain in board units, and the opacity of each.
_GRAIN: Final = ((240.0, 0.3), (110.0, 0.2), (46.0, 0.12), (9.0, 0.14), (4.0, 0.16))
#: Opacity of all grain together.
_GRAIN_OPACITY: Final = 0.7


def paint_ground(painter: QPainter, *, saves_ink: bool = False, paper: bool = False) -> None:
    """Paint everything that never changes, without words: land, lake, roads, city, border.

    `saves_ink` leaves land and water white to save ink.
    """
    for layer in ground_layers(saves_ink=saves_ink, paper=paper):
        layer(painter)


def ground_layers(
    *, saves_ink: bool = False, paper: bool = False
) -> tuple[Callable[[QPainter], None], ...]:
    """Return painters of the ground's layers, from below, each of which takes a short time."""
    layers: list[Callable[[QPainter], None]] = [
        *lake_layers(saves_ink=saves_ink),
        partial(paint_waves, saves_ink=saves_ink),
        *land_layers(saves_ink=saves_ink, paper=paper),
    ]
    layers.append(paint_shoreline)
    if not saves_ink:
        layers.append(paint_fields)
    layers += [
        *growth_layers(paper=paper or saves_ink),
        paint_ports,
        partial(paint_roads, paper=paper),
        partial(_paint_grid, saves_ink=saves_ink),
        partial(paint_city, saves_ink=saves_ink, paper=paper),
    ]
    if not paper:
        layers.append(_paint_age)
    return (*(partial(_inside, paint=layer) for layer in layers), paint_border)


def paint_bare(painter: QPainter) -> None:
    """Paint the blue of the lake, for the time before the board is painted."""
    painter.fillRect(BOARD_RECT, QColor(LAKE[1]))


def _inside(painter: QPainter, paint: Callable[[QPainter], None]) -> None:
    """Paint something clipped to the board."""
    painter.save()
    painter.setClipRect(BOARD_RECT, Qt.ClipOperation.IntersectClip)
    paint(painter)
    painter.restore()


def paint_whole(
    painter: QPainter,
    names: Mapping[Square, str],
    troops: Mapping[Square, tuple[int, str | None]] | None = None,
    broken: Collection[int] = (),
    *,
    saves_ink: bool = False,
    paper: bool = False,
) -> None:
    """Paint the whole board with names, and with troops by nation and chief.

    `broken` has the numbers of broken bridges.
    """
    standing = troops or {}
    paint_ground(painter, saves_ink=saves_ink, paper=paper)
    for number in range(len(BOARD.bridges)):
        paint_bridge(painter, number, number in broken, paper=paper)
    for village in BOARD.villages:
        paint_house(painter, village.square, taken=village.square in standing, paper=paper)
    for number, square in enumerate(BOARD.city, 1):
        if square not in standing:
            paint_number(painter, number)
    for square, (nation, chief) in sorted(standing.items()):
        with transformed(painter, *stand_point(square).toTuple()):
            paint_troop(painter, nation, chief, afloat=is_water(square), paper=paper)
    for number, square in enumerate(BOARD.city, 1):
        if square in standing:
            paint_number_plate(painter, number)
    for village in BOARD.villages:
        paint_ribbon(painter, village.square, names[village.square], paper=paper)
    for square, name in names.items():
        if not BOARD.village_values[square]:
            paint_place_name(painter, square, name, paper=paper)


def paint_dusk(painter: QPainter) -> None:
    """Paint the darkening for a dark room: browner, and dark towards the edge of the board."""
    painter.fillRect(BOARD_RECT, with_alpha("#1a0f06", 30))
    centre = BOARD_RECT.center()
    candlelight = radial_gradient(
        centre.x(),
        centre.y(),
        BOARD_RECT.width() * 0.62,
        (0, with_alpha("#0a0500", 0)),
        (0.55, with_alpha("#0a0500", 10)),
        (1, with_alpha("#0a0500", 110)),
    )
    painter.fillRect(BOARD_RECT, candlelight)


def paint_border(painter: QPainter) -> None:
    """Paint the red band with its cream discs, between two lines of gold."""
    band = rounded(BOARD_RECT, 6)
    band.addRect(FIELD)
    painter.fillPath(band, QColor(RED))
    for away, colour, width in ((0.0, INK, 3.0), (2.6, GOLD, 2.0), (FRAME_WIDTH - 1.5, INK, 3.0)):
        edge = BOARD_RECT.adjusted(away, away, -away, -away)
        stroke_path(painter, rounded(edge, max(1.0, 6 - away)), pen(colour, width))
    middle = BOARD_RECT.adjusted(
        FRAME_WIDTH / 2, FRAME_WIDTH / 2, -FRAME_WIDTH / 2, -FRAME_WIDTH / 2
    )
    across_, down_ = (round(side / _DISC_PITCH) for side in (middle.width(), middle.height()))
    places = [
        (middle.left() + i * middle.width() / across_, y)
        for i in range(across_ + 1)
        for y in (middle.top(), middle.bottom())
    ]
    places += [
        (x, middle.top() + i * middle.height() / down_)
        for i in range(1, down_)
        for x in (middle.left(), middle.right())
    ]
    for x, y in places:
        if is_clipped_away(painter, QRectF(x - 10, y - 10, 20, 20)):
            continue
        ink(painter, oval(x, y, 7.4), CREAM, 1.7)
        ink(painter, oval(x, y, 2.9), RED, 0)


def _paint_grid(painter: QPainter, *, saves_ink: bool) -> None:
    """Paint the edges of squares outside the city: pale on water, dark on land."""
    wet: list[QLineF] = []
    dry: list[QLineF] = []
    for square, kind in enumerate(BOARD.kinds):
        x, y = square % WIDTH, square // WIDTH
        for dx, dy in ((1, 0), (0, 1)):
            if x + dx == WIDTH or y + dy == HEIGHT:
                continue
            other = BOARD.kinds[square + dx + dy * WIDTH]
            if kind == CITY and other == CITY:
                continue
            at_x, at_y = (x + dx) * SQUARE_SIDE, (y + dy) * SQUARE_SIDE
            edge = QLineF(at_x, at_y, at_x + dy * -SQUARE_SIDE, at_y + dx * -SQUARE_SIDE)
            (dry if kind in DRY or other in DRY else wet).append(edge)
    paint_lines(
        painter,
        wet,
        hair(with_alpha(LAKE[-1], 110) if saves_ink else with_alpha("#e6fbf4", 52), 1.9),
    )
    paint_lines(painter, dry, hair(with_alpha("#38491d", 62), 1.9))


def _paint_age(painter: QPainter) -> None:
    """Paint a grain of bark paper and uneven pigment, darker towards the edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(Mode.CompositionMode_SoftLight)
    painter.setOpacity(_GRAIN_OPACITY)
    painter.drawImage(FIELD, _grain())
    painter.restore()
    centre = FIELD.center()
    edge = radial_gradient(
        centre.x(),
        centre.y(),
        FIELD.width() * 0.62,
        (0, with_alpha("#2b1207", 0)),
        (0.55, with_alpha("#2b1207", 0)),
        (1, with_alpha("#2b1207", 95)),
    )
    painter.fillRect(FIELD, edge)


@until_memory_is_released(1)
def _grain() -> QImage:
    """Return an image of grey clouds and grains at two board units to the pixel."""
    result = QImage(round(FIELD.width() / 2), round(FIELD.height() / 2), QImage.Format.Format_RGB32)
    result.fill(QColor(128, 128, 128))
    full_rect = QRectF(result.rect())
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for cell, strength in _GRAIN:
        columns, rows = round(FIELD.width() / cell), round(FIELD.height() / cell)
        for turn in (0, 1):  # twice, half a cell apart, so that no cell shows
            spots = noise(columns, rows, random.Random(round(cell) + 1000 * turn), _grey)
            painter.setOpacity(strength / (2 - turn))
            away = turn * cell / 4
            painter.drawImage(
                full_rect.adjusted(-away, -away, cell / 2 - away, cell / 2 - away), spots
            )
    painter.end()
    return result


def _grey(level: float) -> QColor:
    grey = round(127.5 + 127.5 * level)
    return QColor(grey, grey, grey)
