"""Hints on the land of Contrées: eligible places, and the effects of an action."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import (
    CROSS_RECT,
    RING_RECT,
    TowerLook,
    corner,
    neighbours,
    paint_doom_cross,
    paint_frontier,
    paint_member,
    paint_preview,
    paint_threatened,
    paint_winning,
    tile_centre,
    tile_rect,
)
from desktop.games.contrees.items.mark_items import GhostTile, LastTile, LibertyCount, TileLabel
from desktop.games.contrees.items.pieces import HexItem
from desktop.games.contrees.items.realm import Realm
from desktop.painting.cache.pictures import Pictures
from desktop.table.items import HitItem, Root, Stamp
from engine.core.values import Event, Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.contrees.liberties import TowerGroup

#: Opacity of a tile that is only considered.
_GHOST_OPACITY = 0.8
#: Opacity of a standard that would fall.
_FALLING_OPACITY = 0.45


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of an action on the land: tiles taken, towers doomed, tiles lost."""

    taken_tiles: tuple[Hex, ...] = ()
    doomed: tuple[str, ...] = ()
    lost: tuple[Hex, ...] = ()

    @classmethod
    def from_events(cls, events: Sequence[Event]) -> Effects:
        """Collect the effects from the events of a preview."""
        return cls(
            tuple(tile for e in events if isinstance(e, Taken) for tile in e.hexes),
            tuple(name for e in events if isinstance(e, Demolished) for name in e.towers),
            tuple(tile for e in events if isinstance(e, Lost) for tile in e.hexes),
        )


class Highlights:
    """All hints on the land; each kind is replaced as a whole."""

    def __init__(
        self, scene: QGraphicsScene, board: Root, pictures: Pictures, realm: Realm
    ) -> None:
        self._scene, self._board, self._pictures, self._realm = scene, board, pictures, realm
        #: Free places for tiles: whether each is lit and a hole, its picture, and its click area.
        self._places: dict[Hex, tuple[tuple[bool, bool], HitItem, HitItem]] = {}
        self._preview: list[HitItem] = []
        self._previewed: tuple[str | None, Effects] = None, Effects()
        self._last: list[HitItem] = []
        self._crowned: list[HitItem] = []
        self._counts: list[HitItem] = []
        self._labels: list[HitItem] = []
        #: Tiles that show their names.
        self.named_tiles: list[Hex] = []

    # -- eligible places ---------------------------------------------------------------------------

    def show_places(self, places: Iterable[Hex], land: Collection[Hex], *, lit: bool) -> None:
        """Show free hexes beside the land, lit when a tile can be laid there now."""
        land_tiles = set(land)
        wanted = {place: (lit, land_tiles.issuperset(neighbours(place))) for place in places}
        for place, (look, *_) in list(self._places.items()):
            if wanted.get(place) != look:
                for item in self._places.pop(place)[1:]:
                    self._scene.removeItem(item)
        for place in wanted.keys() - self._places.keys():
            _, hole = look = wanted[place]
            z = z_layers.HOLES if hole else z_layers.PLACES
            draw = partial(_paint_place, lit=lit, hole=hole)
            stamp = Stamp(self._pictures, ("place", *look), tile_rect((0, 0)), draw, self._board, z)
            stamp.setPos(tile_centre(place))
            target = HexItem(place, self._board)
            target.setZValue(z)
            self._places[place] = look, stamp, target

    @property
    def places(self) -> list[Hex]:
        """The free hexes shown."""
        return list(self._places)

    def light_places(
        self, corners: Iterable[str], barred: Iterable[str], last: Iterable[str]
    ) -> None:
        """Mark corners where a tower can be built, is barred, or was built last."""
        lit, bars, marked = set(corners), set(barred), set(last)
        for name, item in self._realm.corners.items():
            item.show_place(lit=name in lit, barred=name in bars, last=name in marked)

    def crown_winner(
        self, seat: Seat | None, tiles: Iterable[Hex], towers: Iterable[str] = ()
    ) -> None:
        """Light the tiles or towers that won a match, in their owner's colour."""
        self._clear(self._crowned)
        if seat is None:
            return
        draw = partial(_paint_winning, seat=seat)
        self._crowned += [self._outlined(tile, ("crowned", seat), draw) for tile in tiles]
        for name in towers:
            ring = partial(paint_member, seat=seat)
            at = z_layers.OUTLINES
            item = Stamp(self._pictures, ("ring", seat), RING_RECT, ring, self._board, at)
            item.setPos(corner(name))
            self._crowned.append(item)

    @property
    def crowned(self) -> list[QPointF]:
        """The positions of the lights on tiles and towers that won."""
        return [item.pos() for item in self._crowned]

    def mark_tiles(self, tiles: Iterable[Hex]) -> None:
        """Mark tiles that were just laid."""
        self._clear(self._last)
        self._last += [LastTile(tile, self._board) for tile in tiles]

    # -- preview of an action ----------------------------------------------------------------------

    def preview_tile(self, tile: Hex | None, *, is_snow: bool = False) -> None:
        """Preview a tile that might be laid; None ends the preview."""
        self._end_preview()
        if tile is None:
            return
        land = self._realm.hexes
        ghost = GhostTile(self._pictures, tile, is_snow, land, self._board)
        ghost.setOpacity(_GHOST_OPACITY)
        self._preview.append(ghost)

    def preview_tower(self, seat: Seat, at: str, effects: Effects) -> None:
        """Preview a tower that might be built, with its effects."""
        self._end_preview()
        self._previewed = at, effects
        corners = self._realm.corners
        corners[at].show_tower(seat, TowerLook.GHOST)
        for tile in effects.taken_tiles:
            self._outline(tile, ("winning", seat), partial(_paint_preview, seat=seat))
        for tile in effects.lost:
            self._outline(tile, "losing", _paint_threatened)
            if tile in self._realm.standards:
                self._realm.standards[tile].setOpacity(_FALLING_OPACITY)
        for name in effects.doomed:
            corners[name].show_tower(corners[name].tower, TowerLook.DOOMED)
            cross = Stamp(
                self._pictures, "cross", CROSS_RECT, paint_doom_cross, self._board, z_layers.SIGNS
            )
            cross.setPos(corner(name))
            self._preview.append(cross)

    @property
    def previewed(self) -> tuple[str | None, Effects]:
        """The corner of the previewed tower (None: no tower), and its effects."""
        return self._previewed

    def _outline(self, tile: Hex, name: Hashable, draw: Callable[[QPainter], None]) -> None:
        self._preview.append(self._outlined(tile, name, draw))

    def _outlined(self, tile: Hex, name: Hashable, draw: Callable[[QPainter], None]) -> Stamp:
        item = Stamp(
            self._pictures,
            ("outline", name),
            tile_rect((0, 0)),
            draw,
            self._board,
            z_layers.OUTLINES,
        )
        item.setPos(tile_centre(tile))
        return item

    def _end_preview(self) -> None:
        self._clear(self._preview)
        (at, effects), self._previewed = self._previewed, (None, Effects())
        corners = self._realm.corners
        if at in corners and corners[at].look == TowerLook.GHOST:
            corners[at].show_tower(None)
        for name in effects.doomed:
            if name in corners and corners[name].look == TowerLook.DOOMED:
                corners[name].show_tower(corners[name].tower)
        for tile in effects.lost:
            if tile in self._realm.standards:
                self._realm.standards[tile].setOpacity(1)

    def point(self, at: str | None, *, by_keys: bool) -> None:
        """Mark the corner under the pointer, or with the keyboard focus."""
        for name, item in self._realm.corners.items():
            item.show_pointer(hover=name == at, focus=name == at and by_keys)

    def name_tiles(self, names: Mapping[Hex, str]) -> None:
        """Show these names on their tiles."""
        self._clear(self._labels)
        self.named_tiles = list(names)
        self._labels += [TileLabel(tile, name, self._board) for tile, name in names.items()]

    # -- groups ------------------------------------------------------------------------------------

    def show_groups(self, groups: Sequence[TowerGroup]) -> None:
        """Show groups with their liberties."""
        self._clear(self._counts)
        member = {name: group.seat for group in groups for name in group.towers}
        for name, item in self._realm.corners.items():
            seats = {group.seat for group in groups if name in group.free}
            item.show_group(member.get(name), tuple(sorted(seats)))
        self._counts += [LibertyCount(group, self._board) for group in groups]

    def _clear(self, items: list[HitItem]) -> None:
        for item in items:
            self._scene.removeItem(item)
        items.clear()


def _paint_place(painter: QPainter, lit: bool, hole: bool) -> None:
    paint_frontier(painter, (0, 0), lit=lit, hole=hole)


def _paint_preview(painter: QPainter, seat: Seat) -> None:
    paint_preview(painter, (0, 0), seat)


def _paint_winning(painter: QPainter, seat: Seat) -> None:
    paint_winning(painter, (0, 0), seat)


def _paint_threatened(painter: QPainter) -> None:
    paint_threatened(painter, (0, 0))
