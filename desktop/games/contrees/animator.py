"""Animations of the events of Contrées: tiles drop, towers rise and fall, standards unroll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import hexagon, tile_centre
from desktop.games.contrees.beats import (
    DROP_MS,
    EDGE_MS,
    FALL_MS,
    FALL_ROOM_MS,
    GLOW_MS,
    GROW_MS,
    NEXT_FALL_MS,
    RISE_MS,
    SPREAD_MS,
    TUMBLE_MS,
)
from desktop.games.contrees.items.mark_items import GhostTile
from desktop.games.contrees.scene import ContreesScene
from desktop.table.beats import interval
from desktop.table.flights import EdgeItem, Flights
from desktop.table.items import Stamp
from desktop.table.motion import ValueAnimation, in_parallel, in_sequence, pause, slide
from engine.core.values import Event, Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import Built, Demolished, Laid, LandFinished, Lost, Taken

#: Size of the edge of a tile, as a share of the tile, and its width in board units.
_EDGE_SIZE, _EDGE_WIDTH = 0.9, 9.0
#: Height above its place from which a tile drops.
_DROP_HEIGHT = 110.0


class ContreesAnimator(Flights[ContreesScene]):
    """Builder of the animations of a scene."""

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None when it shows nothing on the table."""
        match event:
            case Laid(_, tile, is_snow):
                return self._animate_laid_tile(tile, is_snow)
            case LandFinished():
                self.scene.move_viewport(replace(self.scene.seen, phase="conquest"))
                return pause(self.ms(GROW_MS))
            case Built(seat, at):
                return self._animate_built_tower(seat, at)
            case Taken(seat, hexes):
                return in_parallel(*[self._animate_taken_tile(seat, tile) for tile in hexes])
            case Demolished(_, towers, _):
                delay_ms = interval(len(towers), NEXT_FALL_MS, FALL_ROOM_MS)
                return in_parallel(
                    *[
                        self._animate_demolished_tower(at, delay_ms * i)
                        for i, at in enumerate(towers)
                    ]
                )
            case Lost(_, hexes):
                return in_parallel(*[self._animate_lost_tile(tile) for tile in hexes])
        return None

    def _vary(
        self,
        ms: int,
        show: Callable[[float], None],
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> ValueAnimation:
        run = ValueAnimation(0, 1, self.ms(ms), show)
        run.setEasingCurve(curve)
        return run

    # -- the land ----------------------------------------------------------------------------------

    def _animate_laid_tile(self, tile: Hex, is_snow: bool) -> QAbstractAnimation:
        view = self.scene.seen
        if tile not in view.land:
            self.scene.move_viewport(replace(view, land=(*view.land, tile)))
        item = GhostTile(self.scene.pictures, tile, is_snow, (), self.scene.board)
        self.flying.append(item)
        drop = self._vary(
            DROP_MS, partial(_drop, item, tile_centre(tile)), QEasingCurve.Type.InQuad
        )
        _drop(item, tile_centre(tile), 0)
        return drop

    # -- towers ------------------------------------------------------------------------------------

    def _animate_built_tower(self, seat: Seat, corner: str) -> QAbstractAnimation:
        item = self.scene.realm.corners[corner]
        item.show_place(lit=False, barred=False, last=True)
        item.show_tower(seat)
        item.rise(0)
        self.scene.realm.cast_shadow(corner)
        return self._vary(RISE_MS, item.rise)

    def _animate_demolished_tower(self, corner: str, delay: float) -> QAbstractAnimation:
        item = self.scene.realm.corners[corner]
        self.scene.realm.lift_shadow(corner)
        fall = self._vary(FALL_MS, item.fall, QEasingCurve.Type.InQuad)
        return in_sequence(pause(self.ms(delay)), fall)

    # -- possession --------------------------------------------------------------------------------

    def _animate_taken_tile(self, seat: Seat, tile: Hex) -> QAbstractAnimation:
        """Draw the edge of a tile, spread its owner's colour, and let the edge fade."""
        standard = self.scene.realm.show_owner(tile, seat)
        standard.unroll(0)
        tint = self.scene.realm.tint(tile)
        assert tint is not None
        tint.spread(0)
        area = QPainterPath()
        area.addPolygon(hexagon(tile, _EDGE_SIZE))
        area.closeSubpath()
        edge = self.add(EdgeItem(area, _EDGE_WIDTH, self.scene.board), z_layers.OUTLINES)
        return in_sequence(
            self._vary(EDGE_MS, edge.draw),
            in_parallel(self._vary(SPREAD_MS, standard.unroll), self._vary(SPREAD_MS, tint.spread)),
            slide(edge, "opacity", 0.0, self.ms(GLOW_MS)),
        )

    def _animate_lost_tile(self, tile: Hex) -> QAbstractAnimation:
        standard = self.scene.realm.standards.get(tile)
        tint = self.scene.realm.tint(tile)
        if standard is None or tint is None:
            return in_sequence()
        return in_parallel(
            self._vary(TUMBLE_MS, standard.fall, QEasingCurve.Type.InQuad),
            self._vary(TUMBLE_MS, partial(_fade, tint)),
        )


def _drop(item: Stamp, point: QPointF, share: float) -> None:
    item.setPos(point - QPointF(0, _DROP_HEIGHT * (1 - share)))
    item.setOpacity(min(1.0, 0.25 + 1.5 * share))


def _fade(item: Stamp, share: float) -> None:
    item.setOpacity(1 - share)
