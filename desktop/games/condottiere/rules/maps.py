"""The map as the rules picture it: a part of it, with owners, Pope and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.map_painter import (
    MapWords,
    Pawn,
    RegionState,
    Title,
    map_rect,
    marker_point,
    paint_engraving,
    paint_ground,
    paint_marker,
    paint_pawn,
    paint_region,
    paint_ring,
    pawn_point,
)
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.places import place_names, region_names
from desktop.painting.pictures import Pictures, blit
from desktop.painting.shapes import rounded
from engine.games.condottiere.views.view import CondottiereView

_WIDTH = 520.0  # logical pixels of a picture, or of two side by side
_LARGEST = 0.62  # logical pixels per map unit

#: The map is slow to paint and the same in every picture.
_pictures = Pictures("Condottiere: rules")


class RuleMap:
    """A part of the map, in map units, as a view has it; the regions in `lit` can be chosen."""

    def __init__(self, view: CondottiereView, crop: QRectF, lit: Collection[str]) -> None:
        self._view = view
        self._crop = crop
        self._lit = lit
        self._scale = min(_LARGEST, _WIDTH / crop.width())
        self.size = QSizeF(crop.size()) * self._scale

    def paint(self, p: QPainter) -> None:
        """The part at the origin, in logical pixels."""
        place = QRectF(QPointF(), self.size)
        sheet = map_rect(1.6)
        words = MapWords(region_names(), place_names(), Title("", "", "", ""), labels.compass())
        p.save()
        p.setClipPath(rounded(place, 6), Qt.ClipOperation.IntersectClip)
        p.scale(self._scale, self._scale)
        p.translate(-self._crop.topLeft())
        blit(p, _pictures, "ground", sheet, lambda q: paint_ground(q, sheet))
        owners = {region: seat for seat, held in enumerate(self._view.owners) for region in held}
        for region, seat in owners.items():
            paint_region(p, region, seat)
        for region in self._lit:
            paint_region(p, region, None, RegionState.HOVER)
        blit(p, _pictures, "engraving", sheet, lambda q: paint_engraving(q, sheet, words))
        for region in self._lit:
            paint_ring(p, region, RegionState.CHOOSABLE)
        for region, seat in owners.items():
            _at(p, marker_point(region))
            paint_marker(p, seat)
            p.restore()
        if self._view.pope is not None:
            _at(p, pawn_point(self._view.pope))
            paint_pawn(p, Pawn.POPE)
            p.restore()
        p.restore()


def _at(p: QPainter, point: QPointF) -> None:
    p.save()
    p.translate(point)
