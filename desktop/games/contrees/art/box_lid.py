"""The lid of the Contrées box: towers of both seats round a snow tile; the shelf adds the title."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.contrees.art.geometry import all_corners, corner
from desktop.games.contrees.art.slab import paint_land
from desktop.games.contrees.art.standards import paint_standard, standard_point
from desktop.games.contrees.art.tile_marks import paint_owned
from desktop.games.contrees.art.towers import paint_tower, paint_tower_shadow
from desktop.games.contrees.art.walls import paint_turret
from desktop.painting.shapes import vertical_gradient

_SNOW = (0, 0)
_LAND = [(0, 0), (-1, 0), (1, 0), (0, -1), (1, -1), (-1, 1), (0, 1), (0, -2), (1, -2), (2, -2)]
_OWNED = {(0, -1): 0, (1, 0): 1}
_TOWERS = {
    **dict.fromkeys(("0,-1,N", "1,-2,S", "0,-1,S", "0,-2,S", "1,-2,N", "-1,1,S", "-1,0,S"), 0),
    **dict.fromkeys(("1,-1,S", "0,1,N", "1,0,N", "1,0,S", "0,1,S", "2,-2,S"), 1),
}


def paint_box_lid(
    painter: QPainter, width: float, height: float, *, zoom: float = 1.0, paper: bool = False
) -> None:
    """Paint the lid of a box of this size at the origin (designed for 212 by 346).

    At a zoom of 0.56 or less the whole land is visible.
    """
    lid = QRectF(0, 0, width, height)
    painter.save()
    painter.setClipRect(lid, Qt.ClipOperation.IntersectClip)
    painter.fillRect(
        lid, vertical_gradient(0, height, (0, "#3b4a44"), (0.5, "#2c3335"), (1, "#14191b"))
    )
    scale = width / 212 * 0.57 * zoom
    painter.translate(width / 2, height * 0.565)
    painter.scale(scale, scale)
    paint_land(painter, _LAND, [_SNOW], paper=paper)
    for tile, seat in _OWNED.items():
        paint_owned(painter, tile, seat, paper=paper)
    for name in all_corners(_LAND):
        _at(painter, corner(name))
        if name in _TOWERS and not paper:
            paint_tower_shadow(painter)
        elif name not in _TOWERS:
            paint_turret(painter, paper=paper)
        painter.restore()
    standing = [(corner(name), True, seat) for name, seat in _TOWERS.items()]
    standing += [(standard_point(tile), False, seat) for tile, seat in _OWNED.items()]
    for point, tower, seat in sorted(standing, key=lambda thing: thing[0].y()):
        _at(painter, point)
        if tower:
            paint_tower(painter, seat, paper=paper)
        else:
            paint_standard(painter, seat, paper=paper)
        painter.restore()
    painter.restore()


def _at(painter: QPainter, point: QPointF) -> None:
    painter.save()
    painter.translate(point)
