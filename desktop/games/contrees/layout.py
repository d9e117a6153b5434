"""The layout of Contrées for a window of a given size and a land."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.contrees.art.geometry import SLAB_HEIGHT
from desktop.games.contrees.art.painter import HEX_SIDE, TOWER_TOP, bounds, frontier, tile_centre
from engine.games.contrees.actions import Hex
from engine.games.contrees.views import ContreesView

#: Margin round the land, and round the free places while tiles are laid, in hex sides.
_AIR, _AIR_OF_PLACES = 0.5, 0.22
#: Greatest scale in pixels per unit, so that a small land does not fill the window.
_MAX_SCALE = 1.25
#: Tray for each colour of tile.
_TRAY = QSizeF(108, 92)
#: Distance of tray and compass from the edges of the window.
_EDGE_DISTANCE = 14.0
#: Radius, as a share of the window's height.
_COMPASS_RADIUS = 0.075
#: Radius of the circle in a hex that the tray must not cover, in hex sides.
_HEX_RADIUS = 0.93
#: Shares of the free width and height left of and above the land, in the order they are tried.
#:
#: Where none will do, the land shrinks by `_STEP`, in at most `_SMALLER` sizes.
_ASIDE = sorted(
    ((x, y) for x in (0.5, 0.75, 1.0) for y in (0.5, 0.25, 0.0)), key=lambda at: at[0] - at[1]
)
_STEP, _SMALLER = 0.96, 30
#: Width divided by height of a picture of the land.
_PICTURE_ASPECT_RATIO = 1.574


@dataclass(frozen=True, slots=True)
class Layout:
    """All places for one viewport size and one land."""

    size: QSizeF
    land: tuple[Hex, ...] = ()
    #: Whether tiles are still being laid, so that free places must be visible too.
    is_growing: bool = True
    #: Number of tile colours in the tray; 0 for no tray.
    colours: int = 0

    @classmethod
    def for_view(cls, size: QSizeF, view: ContreesView | None) -> Layout:
        """Return the layout for a view."""
        if view is None:
            return cls(size)
        growing = view.phase == "land"
        colours = 2 if view.options.expert else 1
        return cls(size, view.land, growing, colours if growing else 0)

    @property
    def sight(self) -> QRectF:
        """The part of the board that must be visible, in board units."""
        if self.is_growing:
            air = _AIR_OF_PLACES * HEX_SIDE
            places = bounds([*self.land, *frontier(self.land)])
            return places.adjusted(-air, -air, air, air + SLAB_HEIGHT)
        air = _AIR * HEX_SIDE
        # Towers on the northern corners are higher than the margin.
        return bounds(self.land).adjusted(-air, TOWER_TOP - 0.1 * HEX_SIDE, air, air)

    def home(self) -> QTransform:
        """Return the transform from board units to the scene.

        The land is centred and as large as possible. Where the tray would cover a place, the land
        is moved aside and then made smaller.
        """
        sight = self.sight
        width, height = max(1.0, self.size.width()), max(1.0, self.size.height())
        largest = max(0.05, min(_MAX_SCALE, width / sight.width(), height / sight.height()))
        places = [tile_centre(tile) for tile in self.hexes] if self.colours else []
        transform = QTransform()
        for smaller in range(_SMALLER):
            scale = largest * _STEP**smaller
            for x, y in _ASIDE:
                left = (width - sight.width() * scale) * x - sight.left() * scale
                top = (height - sight.height() * scale) * y - sight.top() * scale
                transform = QTransform(scale, 0, 0, scale, left, top)
                if not any(self._below_tray(transform.map(point), scale) for point in places):
                    return transform
        return transform

    def _below_tray(self, centre: QPointF, scale: float) -> bool:
        """Return whether the tray covers part of the hex round a point."""
        tray = self.tray
        return math.hypot(
            max(0.0, centre.x() - tray.right()), max(0.0, tray.top() - centre.y())
        ) < (_HEX_RADIUS * HEX_SIDE * scale)

    @property
    def hexes(self) -> list[Hex]:
        """The tiles and, while tiles are laid, the free places."""
        return [*self.land, *(frontier(self.land) if self.is_growing else ())]

    @property
    def picture(self) -> QRectF:
        """The part of the scene that a picture shows."""
        visible_rect = self.home().mapRect(self.sight)
        return self._picture(
            max(visible_rect.width(), visible_rect.height() * _PICTURE_ASPECT_RATIO)
        )

    @property
    def close_up(self) -> QRectF:
        """The part of the scene that a small picture shows.

        It has no sea beside the land, and it crops a tall land.
        """
        return self._picture(self.home().mapRect(self.sight).width())

    def _picture(self, width: float) -> QRectF:
        area = QRectF(0, 0, width, width / _PICTURE_ASPECT_RATIO)
        area.moveCenter(self.home().mapRect(self.sight).center())
        return area

    @property
    def tray(self) -> QRectF:
        """The tray with the tiles still to lay."""
        size = QSizeF(_TRAY.width() * self.colours, _TRAY.height())
        return QRectF(
            QPointF(_EDGE_DISTANCE, self.size.height() - _EDGE_DISTANCE - size.height()), size
        )

    @property
    def compass(self) -> tuple[QPointF, float]:
        """Centre and radius of the engraved compass, in the corner that the land covers least."""
        radius = max(40.0, _COMPASS_RADIUS * self.size.height())
        away = radius * 1.45 + _EDGE_DISTANCE
        right, foot = self.size.width() - away, self.size.height() - away
        corners = [QPointF(right, foot), QPointF(right, away), QPointF(away, away)]
        if not self.colours:
            corners.append(QPointF(away, foot))
        home = self.home()
        middles = [home.map(tile_centre(tile)) for tile in self.hexes]
        reach = radius + HEX_SIDE * home.m11()

        def covered(point: QPointF) -> float:
            distances = (math.hypot(point.x() - m.x(), point.y() - m.y()) for m in middles)
            return sum(max(0.0, reach - distance) for distance in distances)

        return min(corners, key=covered), radius
