"""Animations on the map of Condottiere: pawns walk and regions are sealed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.animations.flight import (
    COUNT_MS,
    SEAL_MS,
    VERDICT_MS,
    WALK_MS,
    CardFlights,
)
from desktop.games.condottiere.art.painter import Pawn, pawn_point, walk_path
from desktop.games.condottiere.items.pieces import PawnItem
from desktop.painting.cache.pictures import scale_of
from desktop.table.motion import CallAnimation, ValueAnimation, in_parallel, in_sequence, pause
from engine.core.values import Seat
from engine.games.condottiere.events import BattleEnded


class MapAnimations:
    """Builder of the animations on the map."""

    def __init__(self, flights: CardFlights) -> None:
        self.flights = flights

    def animate_battle_end(self, event: BattleEnded) -> QAbstractAnimation:
        """Return the animation of the final strengths and of the pawn's walk to its new owner."""
        counts: list[QAbstractAnimation] = []
        for seat, total in enumerate(event.strengths):
            medal = self.flights.battle.medals[seat]
            if medal.total != total:
                counts.append(
                    ValueAnimation(medal.total, total, self.flights.ms(COUNT_MS), medal.count)
                )
        steps: list[QAbstractAnimation] = [in_parallel(*counts)] if counts else []
        steps.append(pause(self.flights.ms(VERDICT_MS)))
        start = (
            self.foot_in_region(event.region) if event.region is not None else self.foot_at_holder()
        )
        if event.region is not None:
            steps.append(self.walk(Pawn.CONDOTTIERE, start, self.foot_beside_seat(event.pawn_to)))
        return in_sequence(*steps)

    def animate_seal(self, seat: Seat, region: str) -> QAbstractAnimation:
        """Press the owner's shield onto a region and spread its colour from the city."""
        marker = self.flights.italy.show_shield(region, seat)
        marker.press(0)
        item = self.flights.italy.regions[region]
        item.spread(0)
        press = ValueAnimation(0, 1, self.flights.ms(SEAL_MS), marker.press)
        press.setEasingCurve(QEasingCurve.Type.InQuad)
        return in_parallel(press, ValueAnimation(0, 1, self.flights.ms(SEAL_MS), item.spread))

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
