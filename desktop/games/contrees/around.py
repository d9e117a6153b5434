"""Where answers land on the table of Contrées, and what words about them keep clear of."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.contrees.art.painter import SIDE, TOWER_TOP, centre, corner
from desktop.games.contrees.mark_items import label_rect
from desktop.games.contrees.scene import ContreesScene
from desktop.table.callouts.placing import Surroundings, Touched
from engine.core.values import Action
from engine.games.contrees.events import Hex, Lay, Place

#: In units of the board: round a point where a tower may stand; half a tower.
_POINT, _TOWER = 16.0, 36.0
#: How much more a tile is worth seeing than other things.
_DEAR = 3


def touched(scene: ContreesScene, action: Action) -> Touched | None:
    """The point a tower is built on, or the place of a tile."""
    home = scene.board.transform()
    match action:
        case Place(at):
            reach = QPointF(_POINT, _POINT)
            return Touched(home.mapRect(QRectF(corner(at) - reach, corner(at) + reach)))
        case Lay(tile):
            return Touched(_round(scene, tile, QPointF(0.8 * SIDE, 0.9 * SIDE)))
    return None


def _tile(scene: ContreesScene, tile: Hex) -> QRectF:
    """A tile with its walls: there is sea enough."""
    return _round(scene, tile, QPointF(0.87 * SIDE, 0.9 * SIDE))


def _round(scene: ContreesScene, tile: Hex, reach: QPointF) -> QRectF:
    return scene.board.transform().mapRect(QRectF(centre(tile) - reach, centre(tile) + reach))


def surroundings(scene: ContreesScene) -> Surroundings:
    """The towers and the names of tiles, then where one may build; at last the land, and where a
    tile may be laid.
    """
    if scene.layout is None or scene.view is None:
        return Surroundings(scene.sceneRect())
    view, home = scene.seen, scene.board.transform()
    clear = [
        home.mapRect(QRectF(corner(at).x() - _TOWER, corner(at).y() + TOWER_TOP, 2 * _TOWER, 110))
        for towers in view.towers
        for at in towers
    ]
    clear += [home.mapRect(label_rect(tile)) for tile in view.land]
    if scene.layout.colours:
        clear.append(scene.layout.tray)
    rather = [_tile(scene, tile) for tile in view.land] * _DEAR
    free: list[QRectF] = []
    choosing = scene.choice.choosing
    legal = choosing.legal if choosing is not None else ()
    for action in legal:
        if (touch := touched(scene, action)) is not None:
            (free if isinstance(action, Place) else rather).append(touch.target)
    return Surroundings(scene.sceneRect().adjusted(8, 8, -8, -8), clear, rather, free)
