"""Items on the land of Contrées as a view has them: turrets, towers, owned tiles, standards."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import (
    LOZENGE_RECT,
    all_corners,
    lozenge_point,
    paint_lozenge,
    paint_owned,
    paint_owned_high_contrast,
    standard_point,
    tile_centre,
    tile_rect,
)
from desktop.games.contrees.items.pieces import (
    CornerItem,
    HexItem,
    ShadowItem,
    StandardItem,
    TintItem,
)
from desktop.painting.cache.pictures import Pictures
from desktop.table.items import Root, Stamp
from engine.core.values import Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.views import ContreesView


class Realm:
    """All items on the land, by corner or by hex."""

    def __init__(self, scene: QGraphicsScene, board: Root, pictures: Pictures) -> None:
        self._scene, self._board, self._pictures = scene, board, pictures
        self.corners: dict[str, CornerItem] = {}
        self.standards: dict[Hex, StandardItem] = {}
        self.hexes: dict[Hex, HexItem] = {}
        self._owned: dict[Hex, tuple[Seat, TintItem]] = {}
        self._shadows: dict[str, ShadowItem] = {}
        self._lozenges: dict[Hex, Stamp] = {}

    def show(self, view: ContreesView) -> None:
        """Show the position of a view."""
        self._show_corners(view)
        self._show_lozenges(view)
        owner = {tile: seat for seat, tiles in enumerate(view.owners) for tile in tiles}
        for tile in [*self.standards]:
            self.clear_tile(tile)
        for tile, seat in owner.items():
            self.show_owner(tile, seat)

    def _show_corners(self, view: ContreesView) -> None:
        """Show the towers on the corners."""
        names = all_corners(view.land)
        for name in self.corners.keys() - set(names):
            self._scene.removeItem(self.corners.pop(name))
        towers = {name: seat for seat, each in enumerate(view.towers) for name in each}
        laying = view.phase == "land"
        for name in names:
            item = self.corners.get(name)
            if item is None:
                item = self.corners[name] = CornerItem(self._pictures, name, self._board)
            item.show_tower(towers.get(name))
            # While tiles are laid, corners must not take clicks meant for hexes.
            item.target_id = None if laying else ("corner", name)
        for name in self._shadows.keys() - towers.keys():
            self._scene.removeItem(self._shadows.pop(name))
        for name in towers:
            self.cast_shadow(name)
        for tile in self.hexes.keys() - set(view.land if laying else ()):
            self._scene.removeItem(self.hexes.pop(tile))
        for tile in view.land if laying else ():
            if tile not in self.hexes:
                self.hexes[tile] = HexItem(tile, self._board)
                self.hexes[tile].setZValue(z_layers.LAND)

    def _show_lozenges(self, view: ContreesView) -> None:
        owned = {tile for tiles in view.owners for tile in tiles}
        for tile in self._lozenges.keys() - set(view.white):
            self._scene.removeItem(self._lozenges.pop(tile))
        for tile in view.white:
            if tile not in self._lozenges:
                self._lozenges[tile] = Stamp(
                    self._pictures,
                    "lozenge",
                    LOZENGE_RECT,
                    paint_lozenge,
                    self._board,
                    z_layers.STANDING,
                )
            point = lozenge_point(tile, tile in owned)
            self._lozenges[tile].setPos(point)
            self._lozenges[tile].setZValue(z_layers.standing_z(point.y()))

    # -- single pieces, also used by animations ----------------------------------------------------

    def cast_shadow(self, name: str) -> None:
        """Add the shadow of a tower on a corner."""
        if name not in self._shadows:
            self._shadows[name] = ShadowItem(self._pictures, name, self._board)

    def lift_shadow(self, name: str) -> None:
        """Remove the shadow of a tower from a corner."""
        if name in self._shadows:
            self._scene.removeItem(self._shadows.pop(name))

    def show_owner(self, tile: Hex, seat: Seat) -> StandardItem:
        """Show a tile as a seat's, and return its standard."""
        self.clear_tile(tile)
        rect = tile_rect((0, 0))
        draw = partial(_paint_owned, seat=seat)
        owned = TintItem(self._pictures, ("owned", seat), rect, draw, self._board, z_layers.OWNED)
        owned.setPos(tile_centre(tile))
        self._owned[tile] = seat, owned
        item = StandardItem(self._pictures, seat, standard_point(tile), self._board)
        self.standards[tile] = item
        return item

    def tint(self, tile: Hex) -> TintItem | None:
        """Return the colour item of an owned tile, or None."""
        tint_item = self._owned.get(tile)
        return tint_item[1] if tint_item is not None else None

    def clear_tile(self, tile: Hex) -> None:
        """Show a tile as unowned."""
        if tile in self.standards:
            self._scene.removeItem(self.standards.pop(tile))
        if tile in self._owned:
            self._scene.removeItem(self._owned.pop(tile)[1])


def _paint_owned(painter: QPainter, seat: Seat) -> None:
    paint_owned(painter, (0, 0), seat)
    paint_owned_high_contrast(painter, (0, 0), seat)
