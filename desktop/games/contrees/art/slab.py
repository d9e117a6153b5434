"""The land as a whole, tiles with walls on a slab of slate; and a single tile."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection, Iterable
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform

from desktop.games.contrees.art.geometry import (
    LEDGE_WIDTH,
    SLAB_HEIGHT,
    SQUEEZE_RATIO,
    WALL_WIDTH,
    all_corners,
    bounds,
    corner,
    hexagon,
    tile_centre,
)
from desktop.games.contrees.art.tiles import ground, paint_landscape, paint_top
from desktop.games.contrees.art.walls import paint_turret, wall_layers, wall_lines
from desktop.painting.contrast import LIT, paint_high_contrast
from desktop.painting.effects import paint_glow
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    stroke_path,
    with_alpha,
)
from engine.games.contrees.actions import Hex

LayerPainter = Callable[[QPainter], None]

#: Layers of the slab's sides, each a little lighter than the one below.
_LAYERS = 9
_DUSK = QColor(14, 16, 6)
#: The size of the place in a hole as a share of a hex.
_HOLE_SHARE = 0.62
#: How far that place lies below the middle of the hex.
_HOLE_OFFSET = 9.0


def paint_land(
    painter: QPainter,
    land: Collection[Hex],
    snow_tiles: Collection[Hex] = (),
    *,
    paper: bool = False,
) -> None:
    """Paint slab, grass and snow, walls and trees of some hexes, without turrets and towers."""
    for layer in land_layers(land, snow_tiles, paper=paper):
        layer(painter)


def land_layers(
    land: Collection[Hex], snow_tiles: Collection[Hex] = (), *, paper: bool = False
) -> list[LayerPainter]:
    """Return the layers of `paint_land` from below; each paints quickly."""
    if not land:
        return []
    tiles = sorted(land, key=lambda tile: (tile[1], tile[0]))
    top = grown_area(tiles, LEDGE_WIDTH)
    layers: list[LayerPainter] = [] if paper else [partial(_paint_slab_shadow, top=top)]
    layers.append(partial(_paint_slab, top=top))
    layers += [
        partial(_paint_tops, tiles=some, snow_tiles=snow_tiles) for some in _portions(tiles, 2)
    ]
    if not paper:
        layers.append(partial(_paint_wall_shadow, top=top, lines=wall_lines(tiles)))
    layers += wall_layers(tiles, snow_tiles)
    layers += [
        partial(_paint_landscapes, tiles=some, snow_tiles=snow_tiles)
        for some in _portions(tiles, 6)
    ]
    return layers


def _portions(tiles: list[Hex], size: int) -> list[list[Hex]]:
    return [tiles[i : i + size] for i in range(0, len(tiles), size)]


def _paint_tops(painter: QPainter, tiles: list[Hex], snow_tiles: Collection[Hex]) -> None:
    for tile in tiles:
        paint_top(painter, tile, tile in snow_tiles)


def _paint_landscapes(painter: QPainter, tiles: list[Hex], snow_tiles: Collection[Hex]) -> None:
    for tile in tiles:
        paint_landscape(painter, tile, tile in snow_tiles)


def land_rect(land: Iterable[Hex]) -> QRectF:
    """Return the area that a land covers, its shadow included."""
    return bounds(land).adjusted(-45, -55, 60, 75)


def paint_tile(painter: QPainter, tile: Hex, is_snow: bool = False) -> None:
    """Paint a single tile with its turrets, as it floats above its future place."""
    paint_land(painter, [tile], [tile] if is_snow else [])
    for name in all_corners([tile]):
        painter.save()
        painter.translate(corner(name))
        paint_turret(painter)
        painter.restore()


def paint_frontier(painter: QPainter, tile: Hex, lit: bool = False, hole: bool = False) -> None:
    """Paint a place on the table where a tile can be laid; `lit` when it can be laid now.

    `hole`: tiles on all six sides, whose walls leave only its middle in sight.
    """
    place_path = (
        ground(tile, _HOLE_SHARE).translated(0, _HOLE_OFFSET) if hole else ground(tile, 0.9)
    )
    if lit:
        painter.fillPath(place_path, QColor(255, 226, 150, 46))
        paint_glow(painter, place_path, QColor(255, 220, 130, 150), 7, 4)
    else:
        painter.fillPath(place_path, QColor(220, 232, 228, 13))
    stroke_path(
        painter, place_path.translated(0, 1.2), pen(QColor(8, 12, 13, 150), 2.6, dash=(4, 3.2))
    )
    if lit:
        paint_high_contrast(painter, place_path, LIT, 4)
    line = QColor("#ffe7a3") if lit else QColor(214, 226, 220, 130)
    stroke_path(
        painter, place_path, pen(line, 2.6 if lit else 1.9, dash=(4, 3.2) if lit else (5.5, 4.4))
    )
    if lit:
        return
    centre = tile_centre(tile)
    cross = [
        QLineF(centre - QPointF(9, 0), centre + QPointF(9, 0)),
        QLineF(centre - QPointF(0, 9 * SQUEEZE_RATIO), centre + QPointF(0, 9 * SQUEEZE_RATIO)),
    ]
    paint_lines(painter, cross, pen(QColor(214, 226, 220, 90), 2))


def hexes_area(land: Iterable[Hex]) -> QPainterPath:
    """Return some hexes as one area of the unsqueezed plan, without seams."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for tile in land:
        # Slightly enlarged, so that neighbours overlap.
        path.addPolygon(hexagon(tile, 1.004, 1.0))
        path.closeSubpath()
    return path.simplified()


def grown_area(land: Iterable[Hex], reach: float) -> QPainterPath:
    """Return some hexes grown on all sides by `reach` on the plan, squeezed for the table."""
    tiles = hexes_area(land)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * reach)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    edge = stroker.createStroke(tiles)
    edge.setFillRule(Qt.FillRule.WindingFill)
    edge.addPath(tiles)
    return QTransform.fromScale(1, SQUEEZE_RATIO).map(edge.simplified())


def cast_shadow(painter: QPainter, lines: QPainterPath) -> None:
    """Paint the shadow of walls, given their middle lines, to the lower right."""
    paint_glow(painter, lines.translated(10.6, 8.6), with_alpha(_DUSK, 160), 3.6, WALL_WIDTH + 2)


def _paint_wall_shadow(painter: QPainter, top: QPainterPath, lines: QPainterPath) -> None:
    """Paint the shadow of walls on the slab, and the dark at their feet."""

    def cast(painter: QPainter) -> None:
        cast_shadow(painter, lines)
        paint_glow(painter, lines.translated(1.5, 1.2), with_alpha(_DUSK, 70), 2.2, WALL_WIDTH + 2)

    painter.save()
    painter.setClipPath(top, Qt.ClipOperation.IntersectClip)
    _paint_coarse(painter, lines.boundingRect().adjusted(-20, -20, 40, 40), 1.8, cast)
    painter.restore()


def _paint_coarse(
    painter: QPainter, rect: QRectF, grain: float, paint: Callable[[QPainter], None]
) -> None:
    """Paint something soft in pixels of `grain` units, which is many times faster. Screen only."""
    picture = QImage(
        math.ceil(rect.width() / grain),
        math.ceil(rect.height() / grain),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(Qt.GlobalColor.transparent)
    picture_painter = QPainter(picture)
    picture_painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture_painter.scale(1 / grain, 1 / grain)
    picture_painter.translate(-rect.topLeft())
    paint(picture_painter)
    picture_painter.end()
    painter.drawImage(QRectF(rect.topLeft(), picture.size().toSizeF() * grain), picture)


def _paint_slab_shadow(painter: QPainter, top: QPainterPath) -> None:
    shadow = top.translated(7, SLAB_HEIGHT + 7)

    def cast(painter: QPainter) -> None:
        painter.fillPath(shadow, QColor(0, 0, 0, 190))
        paint_glow(painter, shadow, QColor(0, 0, 0, 190), 13, 26)

    _paint_coarse(painter, top.boundingRect().adjusted(-45, -40, 60, 75), 3, cast)


def _paint_slab(painter: QPainter, top: QPainterPath) -> None:
    """Paint the slab below the land: its side in layers, and its slate top."""
    for i in range(_LAYERS, 0, -1):
        colour = mix_colours("#3c352f", "#231e1a", i / _LAYERS)
        colour = colour.darker(128) if i % 3 == 0 else colour
        painter.fillPath(top.translated(0, SLAB_HEIGHT * i / _LAYERS), colour)
    rect = top.boundingRect()
    slate = linear_gradient(
        rect.left(), rect.top(), rect.right(), rect.bottom(),
        (0, "#7b7065"), (0.5, "#5f554c"), (1, "#4a423b"),
    )  # fmt: skip
    painter.fillPath(top, slate)
    painter.save()
    painter.setClipPath(top, Qt.ClipOperation.IntersectClip)
    _paint_scratches(painter, rect)
    painter.restore()
    stroke_path(painter, top, pen(with_alpha("#b6a992", 130), 1.1))


def _paint_scratches(painter: QPainter, rect: QRectF) -> None:
    dice = random.Random(5)
    light: list[QLineF] = []
    dark: list[QLineF] = []
    for i in range(int(rect.width() * rect.height() / 900)):
        x, y = dice.uniform(rect.left(), rect.right()), dice.uniform(rect.top(), rect.bottom())
        long, slope = dice.uniform(5, 22), dice.uniform(-0.35, 0.1)
        (light if i % 2 else dark).append(QLineF(x, y, x + long, y + long * slope))
    paint_lines(painter, light, pen(QColor(255, 245, 225, 14), 0.9))
    paint_lines(painter, dark, pen(QColor(0, 0, 0, 24), 0.9))
