"""Animations on the map of Condottiere: pawns walk and regions are sealed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.animations.flight import CardFlights
from desktop.games.condottiere.art.painter import (
    Pawn,
    city_point,
    paint_rays,
    pawn_point,
    region_path,
    walk_path,
)
from desktop.games.condottiere.beats import COUNT_MS, PRESS_MS, REALM_MS, WALK_MS
from desktop.games.condottiere.items.pieces import PawnItem
from desktop.painting.cache.pictures import scale_of
from desktop.table.flights import EdgeItem
from desktop.table.items import Stamp
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    in_parallel,
    in_sequence,
    pause,
    slide,
)
from engine.core.values import Seat
from engine.games.condottiere.events import BattleEnded

#: By how much the winner's medal grows, and its cards rise.
_GROWN, _RISEN_PX = 1.2, 5.0
#: Width of the line round a realm, in map units.
_EDGE_WIDTH = 8.0
#: Where rays are seen around a city, in map units, and their opacity.
_RAYS, _RAYS_OPACITY = QRectF(-260, -260, 520, 520), 0.6


class MapAnimations:
    """Builder of the animations on the map."""

    def __init__(self, flights: CardFlights) -> None:
        self.flights = flights

    def animate_battle_end(self, event: BattleEnded) -> QAbstractAnimation:
        """Return the animation of the final strengths and of the pawn's walk to its new owner.

        The medal of the winner grows, and its cards rise.
        """
        counts: list[QAbstractAnimation] = [pause(self.flights.ms(COUNT_MS))]
        for seat, total in enumerate(event.strengths):
            medal = self.flights.battle.medals[seat]
            if medal.total != total:
                counts.append(
                    ValueAnimation(medal.total, total, self.flights.ms(COUNT_MS), medal.count)
                )
        if event.winner is not None:
            medal = self.flights.battle.medals[event.winner]
            counts.append(ValueAnimation(1, _GROWN, self.flights.ms(COUNT_MS), medal.setScale))
            for card in self.flights.battle.line(event.winner):
                risen = card.pos() - QPointF(0, _RISEN_PX)
                counts.append(slide(card, "pos", risen, self.flights.ms(COUNT_MS)))
        steps: list[QAbstractAnimation] = [in_parallel(*counts)]
        start = (
            self.foot_in_region(event.region) if event.region is not None else self.foot_at_holder()
        )
        if event.region is not None:
            steps.append(self.walk(Pawn.CONDOTTIERE, start, self.foot_beside_seat(event.pawn_to)))
        return in_sequence(*steps)

    def animate_seal(self, seat: Seat, region: str) -> QAbstractAnimation:
        """Press the owner's shield onto a region, spread its colour, and light its realm."""
        marker = self.flights.italy.show_shield(region, seat)
        marker.press(0)
        item = self.flights.italy.regions[region]
        item.spread(0)
        press = ValueAnimation(0, 1, self.flights.ms(PRESS_MS), marker.press)
        press.setEasingCurve(QEasingCurve.Type.InQuad)
        spread = ValueAnimation(0, 1, self.flights.ms(PRESS_MS), item.spread)
        return in_sequence(in_parallel(press, spread), self._light_realm(seat, region))

    def _light_realm(self, seat: Seat, region: str) -> QAbstractAnimation:
        """Draw one line round the realm that a seat has won, while rays fade."""
        flights, board = self.flights, self.flights.scene.board
        middle = city_point(region)
        realm = sorted({*flights.scene.seen.owners[seat], region})
        area = QPainterPath()
        for name in realm:
            area = area.united(region_path(name))
        edge = flights.add(EdgeItem(area, _EDGE_WIDTH, board), z_layers.REALM_EDGE)
        rays = Stamp(
            flights.scene.pictures,
            ("rays", region, *realm),
            _RAYS.translated(middle),
            partial(paint_rays, middle=middle, realm=area, reach=_RAYS.width() / 2),
            board,
            z_layers.RAYS,
        )
        flights.add(rays, z_layers.RAYS)
        fade = ValueAnimation(_RAYS_OPACITY, 0, flights.ms(REALM_MS), rays.setOpacity)
        # An animation shows its first value as soon as it is made.
        rays.setOpacity(0)
        return in_parallel(fade, ValueAnimation(0, 1, flights.ms(REALM_MS), edge.draw))

    def animate_pope(self, seat: Seat, region: str | None) -> QAbstractAnimation | None:
        """Return the Pope's walk to a region, or off the map to the seat that sent him.

        None when he is not on the map and stays off it.
        """
        before = self.flights.scene.seen.pope
        if region is None and before is None:
            return None
        start = self.foot_in_region(before) if before is not None else self.foot_beside_seat(seat)
        goal = self.foot_in_region(region) if region is not None else self.foot_beside_seat(seat)
        return self.walk(Pawn.POPE, start, goal)

    def foot_in_region(self, region: str) -> QPointF:
        """Return the foot of a pawn in a region, in scene pixels."""
        return self.flights.scene.board.transform().map(pawn_point(region))

    def foot_beside_seat(self, seat: Seat) -> QPointF:
        """Return the foot of a pawn beside a seat's shield, in scene pixels."""
        return self.flights.battle.pawn_point(seat)

    def foot_at_holder(self) -> QPointF:
        """Return the foot of the pawn beside the shield of its current owner, in scene pixels."""
        return self.foot_beside_seat(self.flights.scene.seen.condottiere)

    def walk(self, which: Pawn, start: QPointF, goal: QPointF) -> QAbstractAnimation:
        """Return the walk of a pawn along an arc, above all other items."""
        pawn = PawnItem(self.flights.scene.pictures, which, self.flights.scene.floor)
        pawn.setScale(scale_of(self.flights.scene.board.transform()))
        pawn.setZValue(z_layers.FLIGHT)
        pawn.setPos(start)
        pawn.hide()
        self.flights.flying.append(pawn)
        path = walk_path(start, goal)

        def step(share: float) -> None:
            pawn.setPos(path.pointAtPercent(min(1.0, max(0.0, share))))

        begin = CallAnimation(partial(self._set_off, which, pawn))
        way = ValueAnimation(0, 1, self.flights.ms(WALK_MS), step)
        way.setEasingCurve(QEasingCurve.Type.InOutQuad)
        return in_sequence(begin, way)

    def _set_off(self, which: Pawn, pawn: PawnItem) -> None:
        self.flights.italy.put_pawn(which, None)
        pawn.show()
