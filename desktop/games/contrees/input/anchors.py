"""Places on the table of Contrées that an action touches, and areas that callouts avoid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.contrees.art.painter import HEX_SIDE, TOWER_TOP, corner, tile_centre
from desktop.games.contrees.items.mark_items import label_rect
from desktop.games.contrees.scene import ContreesScene
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from engine.core.values import Action
from engine.games.contrees.actions import Hex, Lay, Place

#: In board units: margin round a point for a tower, and half the width of a tower.
_POINT, _TOWER = 16.0, 36.0
#: How often a tile counts among the things that should stay visible, and a place for one: a long
#: tail over the sea is better than a text over either.
_TILE_WEIGHT = 8


def anchor_of(scene: ContreesScene, action: Action) -> Anchor | None:
    """Return where an action touches the table: the corner of a tower, or the place of a tile."""
    home = scene.board.transform()
    match action:
        case Place(at):
            reach = QPointF(_POINT, _POINT)
            return Anchor(home.mapRect(QRectF(corner(at) - reach, corner(at) + reach)))
        case Lay(tile):
            return Anchor(
                _round(scene, tile, QPointF(0.8 * HEX_SIDE, 0.9 * HEX_SIDE)), is_elliptic=True
            )
    return None


def _tile(scene: ContreesScene, tile: Hex) -> QRectF:
    """Return the area of a tile with its walls; there is enough sea around the land."""
    return _round(scene, tile, QPointF(0.87 * HEX_SIDE, 0.9 * HEX_SIDE))


def _round(scene: ContreesScene, tile: Hex, reach: QPointF) -> QRectF:
    return scene.board.transform().mapRect(
        QRectF(tile_centre(tile) - reach, tile_centre(tile) + reach)
    )


def areas_to_avoid(scene: ContreesScene) -> CalloutObstacles:
    """Return the areas that callouts avoid.

    Towers and the names of tiles come first, then corners where a tower may be built. The land and
    the places for tiles come last.
    """
    if scene.layout is None or scene.view is None:
        return CalloutObstacles(scene.sceneRect())
    view, home = scene.seen, scene.board.transform()
    clear = [
        home.mapRect(QRectF(corner(at).x() - _TOWER, corner(at).y() + TOWER_TOP, 2 * _TOWER, 110))
        for towers in view.towers
        for at in towers
    ]
    clear += [home.mapRect(label_rect(tile)) for tile in view.land]
    if scene.layout.colours:
        clear.append(scene.layout.tray)
    rather = [_tile(scene, tile) for tile in view.land] * _TILE_WEIGHT
    free: list[QRectF] = []
    selection = scene.controller.selection
    legal = selection.legal if selection is not None else ()
    for action in legal:
        if (touch := anchor_of(scene, action)) is not None:
            if isinstance(action, Place):
                free.append(touch.target)
            else:
                rather += [touch.target] * _TILE_WEIGHT
    return CalloutObstacles(scene.sceneRect().adjusted(8, 8, -8, -8), clear, rather, free)
