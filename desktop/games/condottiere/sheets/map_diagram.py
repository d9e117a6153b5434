"""The map of Condottiere as a simple diagram on white, for the aids: regions, names, owners."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.condottiere.art.map.geometry import (
    REGIONS,
    city_point,
    italy_path,
    label_point,
    land_path,
    region_path,
)
from desktop.games.condottiere.art.map.lettering import paint_halo_text
from desktop.games.condottiere.words.places import region_name
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import disc, is_clipped_away, pen, rounded, stroke_path, with_alpha
from desktop.printing.running_text import INK, QUIET
from desktop.style.theme import SEATS
from engine.core.values import Seat

#: All seventeen regions with some sea, in map units.
WHOLE_MAP = QRectF(22, 12, 876, 812)

_SEA, _LAND, _FREE = "#dfe8e4", "#ece6d6", "#fbf5e4"
_WINS = "#b8281e"


def paint_map_diagram(
    painter: QPainter,
    width: float,
    owners: Mapping[str, Seat],
    wins: Collection[str] = (),
    *,
    part: QRectF = WHOLE_MAP,
    bare: bool = False,
) -> None:
    """Paint a part of the map, `width` millimetres wide, with its upper left corner at the origin.

    `wins` are regions that would win the game; they are ringed. A `bare` map has no shields of
    owners, so that it has room for pieces, and its names are where the real map has them.
    """
    unit = part.width() / width  # map units per millimetre
    painter.save()
    painter.scale(1 / unit, 1 / unit)
    painter.translate(-part.topLeft())
    painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
    painter.fillRect(part, QColor(_SEA))
    painter.fillPath(land_path(), QColor(_LAND))
    for region in REGIONS:
        path = region_path(region)
        if is_clipped_away(painter, path.boundingRect()):
            continue
        painter.fillPath(path, QColor(_FREE))
        if region in owners:
            painter.fillPath(path, with_alpha(SEATS[owners[region]].colour, 90))
        if region in wins:
            painter.fillPath(path, with_alpha(_WINS, 38))
    for region in REGIONS:
        stroke_path(painter, region_path(region), pen(INK, 0.16 * unit, dash=(3, 2.2)))
    stroke_path(painter, italy_path(), pen(INK, 0.3 * unit))
    stroke_path(painter, land_path(), pen(QUIET, 0.18 * unit))
    for region in REGIONS:
        if not is_clipped_away(painter, region_path(region).boundingRect()):
            _paint_city(painter, region, owners.get(region), unit, bare=bare, wins=region in wins)
    painter.restore()
    frame = rounded(QRectF(0, 0, width, height_of(width, part)), 0)
    stroke_path(painter, frame, pen(INK, 0.25))


def height_of(width: float, part: QRectF = WHOLE_MAP) -> float:
    """Return the height of a diagram of this width."""
    return width * part.height() / part.width()


def _paint_city(
    painter: QPainter, region: str, owner: Seat | None, unit: float, *, bare: bool, wins: bool
) -> None:
    """Paint the shield of a region, with its owner's arms unless it is `bare`."""
    point, name = city_point(region), label_point(region)
    if owner is not None and not bare:
        look = SEATS[owner]
        paint_shield(
            painter, point.x(), point.y(), 4.4 * unit, look.colour, look.charge, paper=True
        )
    else:
        size = 1.15 * unit
        painter.fillPath(disc(point.x(), point.y(), size), QColor(_WINS))
        if wins:
            stroke_path(painter, disc(point.x(), point.y(), 1.6 * size), pen(_WINS, 0.3 * unit))
    if not bare:
        away = (3.9 if owner is not None else 2.9) * unit
        name = QPointF(name.x(), point.y() + (-away if name.y() < point.y() else away))
    paint_halo_text(
        painter, name, region_name(region), 2.75 * unit, INK, room=150, weight=600, paper=True
    )
