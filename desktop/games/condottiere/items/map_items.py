"""Changing items on the map of Condottiere: owners, lights, shields, pawns and threats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import (
    REGIONS,
    Pawn,
    RegionState,
    city_point,
    label_point,
    marker_point,
    paint_threat,
    pawn_point,
)
from desktop.games.condottiere.items.pieces import MarkerItem, PawnItem, RegionItem, RingItem
from desktop.painting.cache.pictures import Pictures
from desktop.table.items import HitItem, Root, Stamp
from engine.core.values import Seat
from engine.games.condottiere.views.view import CondottiereView

_THREAT = QRectF(-22, -22, 44, 46)
#: Distances of threat marks: above the seal of the city, and from mark to mark.
_ABOVE, _BESIDE = 30.0, 30.0


class Italy:
    """The items on the map.

    Regions and rings are created once; the other items follow the view.
    """

    def __init__(self, scene: QGraphicsScene, board: Root, pictures: Pictures) -> None:
        self._scene, self._board, self._pictures = scene, board, pictures
        self.regions = {name: RegionItem(pictures, name, board) for name in REGIONS}
        self._rings = {name: RingItem(pictures, name, board) for name in REGIONS}
        for region in self.regions.values():
            region.setZValue(z_layers.REGIONS)
        for ring in self._rings.values():
            ring.setZValue(z_layers.RINGS)
        self.markers: dict[str, MarkerItem] = {}
        self.pawns = {which: PawnItem(pictures, which, board) for which in Pawn}
        for pawn in self.pawns.values():
            pawn.setZValue(z_layers.PAWNS)
            pawn.hide()
        self._threats: list[HitItem] = []
        self._contested: str | None = None

    # -- the current state -------------------------------------------------------------------------

    def show(self, view: CondottiereView, recent: Collection[str]) -> None:
        """Show the owners and pawns of a view; pawns in a recent region shine."""
        owners = {region: seat for seat, regions in enumerate(view.owners) for region in regions}
        for region in [name for name in self.markers if name not in owners]:
            self._scene.removeItem(self.markers.pop(region))
        for region, seat in owners.items():
            self.show_shield(region, seat)
        for region in REGIONS:
            if region not in owners:
                self.regions[region].show_as(None, self.regions[region].state)
        self._contested = view.region if view.phase != "over" else None
        self.put_pawn(Pawn.CONDOTTIERE, self._contested, recent)
        self.put_pawn(Pawn.POPE, view.pope, recent)

    def show_shield(self, region: str, seat: Seat) -> MarkerItem:
        """Show a seat's shield on its region, and return the item."""
        marker = self.markers.get(region)
        if marker is None or marker.seat != seat:
            if marker is not None:
                self._scene.removeItem(marker)
            marker = self.markers[region] = MarkerItem(self._pictures, seat, self._board)
            marker.setPos(marker_point(region))
            marker.setZValue(z_layers.MARKERS)
        marker.press(1)
        self.regions[region].show_as(seat, self.regions[region].state)
        return marker

    def put_pawn(self, which: Pawn, region: str | None, recent: Collection[str] = ()) -> None:
        """Put a pawn on a region; None removes it from the map."""
        pawn = self.pawns[which]
        pawn.setVisible(region is not None)
        pawn.set_halo(region in recent)
        if region is not None:
            pawn.setPos(pawn_point(region))

    # -- choices -----------------------------------------------------------------------------------

    def light_regions(
        self, choosable: Collection[str], hover: str | None, *, by_keys: bool, dim: bool
    ) -> None:
        """Light the regions that can be chosen and the one in `hover`; dim the others."""
        for region, item in self.regions.items():
            state = RegionState.DIMMED if dim and item.owner is None else RegionState.PLAIN
            if region == self._contested:
                state = RegionState.CONTESTED
            elif region in choosable:
                state = RegionState.HOVER if region == hover else RegionState.CHOOSABLE
            item.show_as(item.owner, state)
            focus = by_keys and region == hover
            shown_state = RegionState.PLAIN if state is RegionState.DIMMED else state
            self._rings[region].show_as(shown_state, focus=focus)
            above = 0.1 if state is not RegionState.CHOOSABLE else 0.0
            self._rings[region].setZValue(z_layers.RINGS + above)

    def light_deciding_regions(self, won: Collection[str]) -> None:
        """Light the regions that decided the match and dim all others."""
        for region, item in self.regions.items():
            state = RegionState.WON if region in won else RegionState.DIMMED
            item.show_as(item.owner, state)
            self._rings[region].show_as(RegionState.WON if region in won else RegionState.PLAIN)

    def ghost(self, which: Pawn, region: str | None) -> None:
        """Show where a pawn would go; None hides the preview."""
        pawn = self.pawns[which]
        if region is None:
            pawn.setOpacity(1)
            return
        self.put_pawn(which, region)
        pawn.setOpacity(0.62)

    def threaten(self, threats: Mapping[str, Sequence[Seat]]) -> None:
        """Mark the regions that would win the game for the seats given."""
        for item in self._threats:
            self._scene.removeItem(item)
        self._threats = []
        for region, seats in threats.items():
            if self.regions[region].state in (RegionState.PLAIN, RegionState.DIMMED):
                self._rings[region].show_as(RegionState.THREATENED, seats[0])
            for i, seat in enumerate(seats):
                draw = partial(_paint_threat, seat=seat)
                height = z_layers.THREATS
                badge = Stamp(self._pictures, ("threat", seat), _THREAT, draw, self._board, height)
                badge.setPos(_threat_point(region, i, len(seats)))
                self._threats.append(badge)

    @property
    def threats(self) -> int:
        """The number of threat marks on the map."""
        return len(self._threats)


def _threat_point(region: str, number: int, count: int) -> QPointF:
    """Return the centre of a threat mark beside the seal of a city, clear of the city's name."""
    city = city_point(region)
    if label_point(region).y() > city.y():
        return city + QPointF((number - (count - 1) / 2) * _BESIDE, -_ABOVE)
    return city + QPointF((number + 1) * _BESIDE, 1)


def _paint_threat(painter: QPainter, seat: Seat) -> None:
    paint_threat(painter, seat)
