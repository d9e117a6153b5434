"""Marks on tiles: possession, the gains and losses of a tower, and the worth of snow.

They are painted above the land and below its walls.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.art.dyes import dye
from desktop.games.contrees.art.geometry import HEX_SIDE, SQUEEZE_RATIO, bounds, corner, tile_centre
from desktop.games.contrees.art.slab import cast_shadow
from desktop.games.contrees.art.tiles import ground
from desktop.games.contrees.art.walls import silhouette, wall_lines
from desktop.painting.contrast import CHOSEN, DANGER, paint_high_contrast
from desktop.painting.effects import Mode, paint_glow, paint_shadow
from desktop.painting.lettering import glyph_path
from desktop.painting.shapes import mix_colours, pen, place_path, polygon, stroke_path, with_alpha
from engine.core.values import Seat
from engine.games.contrees.actions import Hex

LOZENGE_RECT = QRectF(-17, -17, 34, 36)
#: Inlay of the hexagon.
_INLAY_SHARE = 0.797


def tile_rect(tile: Hex) -> QRectF:
    """Return the area that a mark on a tile can cover: the hex with its walls."""
    return bounds([tile]).adjusted(-8, -22, 8, 8)


def paint_owned(painter: QPainter, tile: Hex, seat: Seat, *, paper: bool = False) -> None:
    """Paint the tint of a seat, and its line inlaid along the walls."""
    colour = dye(seat).base
    line = ground(tile, _INLAY_SHARE)
    painter.save()
    painter.setClipPath(_open_ground(tile), Qt.ClipOperation.IntersectClip)
    painter.fillPath(ground(tile), with_alpha(colour, 34))
    stroke_path(painter, line, pen(with_alpha("#1b140c", 120), 6))
    stroke_path(painter, line, pen(colour, 4.2))
    stroke_path(painter, ground(tile, _INLAY_SHARE + 0.02), pen(with_alpha("#fff3d0", 150), 0.9))
    stroker = QPainterPathStroker()
    stroker.setWidth(6)
    painter.setClipPath(stroker.createStroke(line), Qt.ClipOperation.IntersectClip)
    if not paper:  # on screen the ground beside the line is in the shadow of the walls
        cast_shadow(painter, wall_lines([tile]))
    painter.restore()


def paint_owned_high_contrast(painter: QPainter, tile: Hex, seat: Seat) -> None:
    """Paint the line of a seat again for high contrast, heavy and bright."""
    painter.save()
    painter.setClipPath(_open_ground(tile), Qt.ClipOperation.IntersectClip)
    paint_high_contrast(painter, ground(tile, _INLAY_SHARE), dye(seat).light, 6)
    painter.restore()


def paint_preview(painter: QPainter, tile: Hex, seat: Seat) -> None:
    """Paint a tile that the considered tower would take: dashed along its walls."""
    colour = dye(seat)
    bright = mix_colours(colour.light, "#ffffff", 0.45)
    painter.save()
    painter.setClipPath(_open_ground(tile), Qt.ClipOperation.IntersectClip)
    painter.fillPath(ground(tile), with_alpha(colour.base, 26))
    line = ground(tile, 0.8)
    paint_glow(painter, line, with_alpha(bright, 190), 6, 6, Mode.CompositionMode_Screen)
    stroke_path(painter, line, pen(colour.dark.darker(150), 6))
    paint_high_contrast(painter, line, colour.dark, 7)
    stroke_path(painter, line, _dashes(bright))
    painter.restore()


def paint_winning(painter: QPainter, tile: Hex, seat: Seat) -> None:
    """Paint a tile that won the match: shining ground, and a bright line along its walls."""
    colour = dye(seat)
    bright = mix_colours(colour.light, "#fff3c4", 0.6)
    painter.save()
    painter.setClipPath(_open_ground(tile), Qt.ClipOperation.IntersectClip)
    painter.fillPath(ground(tile), with_alpha("#fff0b8", 46))
    line = ground(tile, 0.86)
    paint_glow(painter, line, with_alpha(bright, 230), 10, 10, Mode.CompositionMode_Screen)
    stroke_path(painter, line, pen(bright, 3.4))
    paint_high_contrast(painter, line, CHOSEN, 6)
    painter.restore()


def paint_threatened(painter: QPainter, tile: Hex) -> None:
    """Paint a tile whose standard would fall: dimmed, with red dashes."""
    painter.save()
    painter.setClipPath(_open_ground(tile), Qt.ClipOperation.IntersectClip)
    painter.fillPath(ground(tile), QColor(60, 8, 8, 78))
    line = ground(tile, 0.8)
    stroke_path(painter, line, pen(QColor(58, 6, 8, 235), 6))
    paint_high_contrast(painter, line, DANGER, 4)
    stroke_path(painter, line, _dashes(QColor("#ff7a6b")))
    painter.restore()


def lozenge_point(tile: Hex, owned: bool) -> QPointF:
    """Return the point for the worth of a snow tile: its middle, or beside its standard."""
    away = (
        QPointF(-0.46 * HEX_SIDE, 0.3 * HEX_SIDE * SQUEEZE_RATIO)
        if owned
        else QPointF(0, -0.05 * HEX_SIDE)
    )
    return tile_centre(tile) + away


def paint_lozenge(painter: QPainter) -> None:
    """Paint the white lozenge with the worth of a snow tile, centred at the origin."""
    lozenge = polygon([(0, -13), (13, 0), (0, 13), (-13, 0)])
    paint_shadow(painter, lozenge, QColor(0, 0, 0, 110), 1.8, 0, 1.3)
    painter.fillPath(lozenge, QColor("#fdfdfb"))
    stroke_path(painter, lozenge, pen("#8ea3b5", 1.2))
    painter.fillPath(place_path(glyph_path("3", 700), 0, 0, 0.145), QColor("#33485a"))


def _dashes(colour: QColor) -> QPen:
    """Return a pen of flat dashes, which look like studs on the darker line below."""
    result = pen(colour, 3.5, dash=(4, 2.2))
    result.setCapStyle(Qt.PenCapStyle.FlatCap)
    return result


def _open_ground(tile: Hex) -> QPainterPath:
    """Return the ground of a tile that its southern walls leave visible."""
    return _open().translated(tile_centre(tile))


@cache
def _open() -> QPainterPath:
    ring = [corner(name) for name in corners((0, 0))]
    hidden = QPainterPath()
    hidden.setFillRule(Qt.FillRule.WindingFill)
    for a, b in ((ring[2], ring[3]), (ring[3], ring[4])):
        hidden.addPath(silhouette(a, b))
    return ground((0, 0)).subtracted(hidden.simplified())
