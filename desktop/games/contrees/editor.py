"""The position editor's part of Contrées: its pieces and their places on the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.contrees.art.geometry import hex_at
from desktop.games.contrees.art.painter import (
    HEX_SIDE,
    all_corners,
    corner,
    hexagon,
    paint_standard,
    paint_tile,
    paint_tower,
    tile_rect,
)
from desktop.games.contrees.scene import ContreesScene
from desktop.games.contrees.words import editor_texts as wording
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import fit_painter
from desktop.style.theme import SEATS
from desktop.table.game_editor import EditWords
from engine.core.editing import Piece, Target
from engine.games.contrees.actions import Hex

#: Reach of a corner for the pointer, and height of a tower that counts too, in hex sides.
_REACH, _ABOVE = 0.62, 0.3
#: The visible parts of a tower and of a standard, without the room for their shadows.
_TOWER, _STANDARD = QRectF(-22, -90, 44, 102), QRectF(-26, -80, 52, 90)
_ASPECT_RATIOS = {
    "tile": 1.3,
    "white": 1.3,
    "tower": 0.5,
    "owner": 0.6,
    "supply": 1.0,
    "turn": 0.84,
}


class ContreesEditor:
    """Contrées on the editor's board."""

    words: ClassVar[EditWords] = wording

    # -- pieces ------------------------------------------------------------------------------------

    def aspect_ratio(self, piece: Piece) -> float:
        return _ASPECT_RATIOS[piece[0]]

    def paint(self, painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        painter.save()
        match piece:
            case ("tile" | "white" as colour,):
                fit_painter(painter, rect, tile_rect((0, 0)))
                paint_tile(painter, (0, 0), colour == "white")
            case ("tower", seat):
                fit_painter(painter, rect, _TOWER)
                paint_tower(painter, seats.index(seat))
            case ("supply", seat):
                # The tower is in the left half; the number is in the right half.
                left = QRectF(rect)
                left.setWidth(rect.width() * 0.45)
                fit_painter(painter, left, _TOWER)
                paint_tower(painter, seats.index(seat))
            case ("owner", seat):
                fit_painter(painter, rect, _STANDARD)
                paint_standard(painter, seats.index(seat))
            case (_, seat):
                look, point = SEATS[seats.index(seat)], rect.center()
                paint_shield(
                    painter, point.x(), point.y(), rect.width() * 0.9, look.colour, look.charge
                )
        painter.restore()

    # -- places ------------------------------------------------------------------------------------

    def target_at(
        self, scene: ContreesScene, position: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        back, _ = scene.board.sceneTransform().inverted()
        point = back.map(position)
        view = scene.seen
        if piece is None or piece[0] == "tower":
            standing = {name for towers in view.towers for name in towers}
            names = all_corners(view.land) if piece is not None else standing
            nearest_name = min(names, key=lambda name: _pointer_distance(name, point), default=None)
            if (
                nearest_name is not None
                and _pointer_distance(nearest_name, point) < _REACH * HEX_SIDE
            ):
                return "corner", nearest_name
            if piece is not None:
                return None
        tile = hex_at(point)
        if tile in view.land or (piece is not None and abs(tile[0]) + abs(tile[1]) < 60):
            return "hex", f"{tile[0]},{tile[1]}"
        return None

    def shape(self, scene: ContreesScene, target: Target, seats: Sequence[str]) -> QPainterPath:
        path = QPainterPath()
        match target:
            case ("hex", written):
                path.addPolygon(hexagon(_hex(written), 0.94))
                path.closeSubpath()
            case ("corner", name):
                path.addEllipse(corner(name), 24, 15)
        return scene.board.sceneTransform().map(path)


def _pointer_distance(name: str, point: QPointF) -> float:
    """Return the distance of the pointer from a corner, or from a tower on it."""
    foot = corner(name)
    above = min(max(0.0, foot.y() - point.y()), _ABOVE * HEX_SIDE)
    return math.hypot(foot.x() - point.x(), foot.y() - above - point.y())


def _hex(written: str) -> Hex:
    q, r = written.split(",")
    return int(q), int(r)
