"""The animations of events in Cortez: walking troops, bridges, flying cards, combat results."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath

from desktop.games.cortez import z_layers
from desktop.games.cortez.animations.flight import HAND_BACK_COUNT, CardFlights
from desktop.games.cortez.art.painter import is_water, stand_point
from desktop.games.cortez.beats import (
    BRIDGE_MS,
    COLLAR_MS,
    FADE_MS,
    FLIP_MS,
    FLY_MS,
    HOLD_MS,
    PAIRS_MS,
    RISE_MS,
    SQUARE_MS,
    VERDICT_MS,
    WALK_MS,
)
from desktop.games.cortez.items.combat_mat import SumItem, painting_order
from desktop.games.cortez.items.troops import TroopItem
from desktop.games.cortez.scene import CortezScene
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.beats import interval
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    glide,
    in_parallel,
    in_sequence,
    pause,
    slide,
)
from engine.core.values import Event, Seat
from engine.games.cortez.actions import SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import (
    AuctionWon,
    BriberyPlayed,
    BridgeFlipped,
    Collared,
    CollarLost,
    CombatEnded,
    EventTurned,
    LotTurned,
    Moved,
    PileRenewed,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    TreasureAwarded,
    WarriorLaid,
    WarriorsDrawn,
    WeaponLaid,
)

#: Scale of warriors lifted from the mat, and the pixels by which the stronger side is lifted.
_RISEN, _LIFTED_PX = 1.07, 8.0
#: The greatest turn of a troop that is thrown back, in degrees.
_TUMBLE = 28.0
#: How far the planks of a bridge drop, in board units, and by how much they tilt, in degrees.
_DROP, _TILT = 26.0, 9.0


class CortezAnimator:
    """The factory of a scene's animations."""

    def __init__(self, scene: CortezScene) -> None:
        self.scene = scene
        self.flights = CardFlights(scene)

    def clear(self) -> None:
        """Remove the items that exist only for a flight."""
        self.flights.clear()

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None if it shows nothing on the table."""
        match event:
            case Moved(troop=troop, path=path):
                return self._walk(troop, path)
            case Put(troop=troop, origin=origin, to=to, why=why):
                return self._carry(troop, origin, to, thrown=why == "beaten")
            case BridgeFlipped(bridge=bridge, intact=intact):
                return self._flip_bridge(BOARD.bridge(bridge), intact=intact)
            case Collared(seat, troop):
                return self._change_collar(troop, self.scene.seen.chiefs[seat])
            case CollarLost(troop=troop):
                return self._change_collar(troop, None)
            case WarriorLaid() | WeaponLaid():
                return self._fly_laid_card(event)
            case CombatEnded():
                return self._turn_up_warriors(event)
        return self._card_animation(event)

    # -- troops and bridges ------------------------------------------------------------------------

    def _walk(self, troop: str, path: Sequence[str]) -> QAbstractAnimation | None:
        """Walk square by square, in a canoe where there is water."""
        points = [stand_point(BOARD.square(name)) for name in path]
        if len(points) < 2:
            return None
        route = QPainterPath(points[0])
        for point in points[1:]:
            route.lineTo(point)
        item = self.scene.troops.item(troop)
        time = min(WALK_MS, SQUARE_MS * (len(points) - 1))
        walk = ValueAnimation(0, 1, self.flights.ms(time), partial(_walk_along, item, route))
        walk.setEasingCurve(QEasingCurve.Type.InOutQuad)
        return walk

    def _carry(self, troop: str, origin: str, to: str, *, thrown: bool) -> QAbstractAnimation:
        """Lift a troop from one square to another, in an arc; one that is `thrown` turns."""
        start, end = stand_point(BOARD.square(origin)), stand_point(BOARD.square(to))
        path = QPainterPath(start)
        rise = QPointF(0, min(300.0, (end - start).manhattanLength() * 0.3))
        path.quadTo((start + end) / 2 - rise, end)
        item = self.scene.troops.item(troop)
        along = partial(_carry_along, item, path, turn=_TUMBLE if thrown else 0.0)
        carry = ValueAnimation(0, 1, self.flights.ms(WALK_MS), along)
        carry.setEasingCurve(QEasingCurve.Type.InOutQuad)
        canoe = is_water(BOARD.square(to))
        return in_sequence(carry, CallAnimation(partial(_set_down, item, canoe)))

    def _flip_bridge(self, number: int, *, intact: bool) -> QAbstractAnimation:
        """Let the planks of a bridge drop, or lay them again."""
        item = self.scene.ground.bridges[number]
        half, home = self.flights.ms(BRIDGE_MS // 2), item.pos()
        out: list[QAbstractAnimation] = [slide(item, "opacity", 0.1, half)]
        if not intact:
            item.setTransformOriginPoint(item.boundingRect().center())
            fall = glide(item, home + QPointF(0, _DROP), _TILT, 1.0, half)
            out.append(fall)

        def change() -> None:
            item.setPos(home)
            item.setRotation(0)
            item.show_broken(not intact)

        back = slide(item, "opacity", 1.0, half)
        return in_sequence(in_parallel(*out), CallAnimation(change), back)

    def _change_collar(self, troop: str, chief: str | None) -> QAbstractAnimation:
        """Drop a collar over a troop's head, or take it off."""
        item = self.scene.troops.item(troop)
        change = CallAnimation(partial(item.set_collar, chief))
        return in_sequence(
            change, ValueAnimation(1.4, 1, self.flights.ms(COLLAR_MS), item.setScale)
        )

    # -- the combat --------------------------------------------------------------------------------

    def _fly_laid_card(self, event: WarriorLaid | WeaponLaid) -> QAbstractAnimation | None:
        """Slide a card onto the mat."""
        duel, flights = self.scene.duel.contents, self.flights
        if duel is None:
            return None
        number = SIDE_NAMES.index(event.side)
        side = duel.sides[number]
        if isinstance(event, WeaponLaid):
            goals = flights.layout.mat.weapons(number, max(len(side.warriors), side.weapons + 1))
            goal = goals[min(side.weapons, len(goals) - 1)]
            item = flights.new_card(
                "weapon", "provision", flights.hand(event.seat, "provision", "weapon")
            )
            return flights.fly_to(item, goal)
        count = len(side.warriors) + 1
        goal = flights.layout.mat.warriors(number, count)[-1]
        nation = self.scene.seen.nations[event.seat]
        value = event.card[-1] if event.card is not None else ""
        item = flights.new_card(event.card, nation, flights.hand(event.seat, "warrior", value))
        flight = flights.fly_to(item, goal)
        if event.card is None:
            return flight
        return in_parallel(flight, ValueAnimation(1, 0, flights.ms(FLY_MS), item.turn_to))

    def _turn_up_warriors(self, event: CombatEnded) -> QAbstractAnimation | None:
        """Turn over the warriors in pairs, the best first, and light the stronger side.

        Return None if there are none.
        """
        flights, duel = self.flights, self.scene.duel.contents
        if duel is None or not any(event.cards):
            return None
        pairs = max(map(len, event.cards))
        delay_ms = interval(pairs, PAIRS_MS, PAIRS_MS - FLIP_MS)
        rises: list[QAbstractAnimation] = []
        flips: list[QAbstractAnimation] = []
        verdict: list[QAbstractAnimation] = []
        winner = (event.winner, event.loser).index(duel.sides[0].seat)
        for number, cards in enumerate(event.cards):
            slots = flights.layout.mat.warriors(number, len(cards))
            for i in painting_order(slots):
                item = flights.new_card(cards[i], cards[i][:-1], slots[i])
                item.turn_to(0)
                risen = replace(slots[i], scale=_RISEN * slots[i].scale)
                rises.append(flights.fly_to(item, risen, RISE_MS))
                flip = ValueAnimation(0, 1, flights.ms(FLIP_MS), item.turn_to)
                flips.append(in_sequence(pause(flights.ms(delay_ms * i)), flip))
                is_greater = number == winner
                look = partial(item.set_look, lit=is_greater, faded=not is_greater)
                lifted = slots[i].point - QPointF(0, _LIFTED_PX if is_greater else 0.0)
                raised = slide(item, "pos", lifted, flights.ms(VERDICT_MS))
                verdict.append(in_sequence(CallAnimation(look), raised))
        sums = flights.add(self._sums(event), z_layers.FLIGHT + 1)
        count = ValueAnimation(0, 1, flights.ms(PAIRS_MS), sums.count)
        count.setEasingCurve(QEasingCurve.Type.Linear)
        decide = CallAnimation(partial(sums.light_winner, winner))
        return in_sequence(
            in_parallel(*rises),
            in_parallel(count, *flips),
            in_parallel(decide, *verdict),
        )

    def _sums(self, event: CombatEnded) -> SumItem:
        """Return the item that counts the strengths of both sides."""
        layout, duel = self.flights.layout, self.scene.duel.contents
        assert duel is not None
        plate = layout.mat.strengths_plate(offering=False)
        chiefs = (duel.sides[0].chief, duel.sides[1].chief)
        return SumItem(plate, event.strengths, chiefs, layout.mat.scale, self.scene.floor)

    # -- cards -------------------------------------------------------------------------------------

    def _card_animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event in which cards move, or None for any other event."""
        flights = self.flights
        match event:
            case WarriorsDrawn(seat, cards):
                nation = self.scene.seen.nations[seat]
                return self._fly_drawn_cards(seat, cards, nation, "warrior")
            case ProvisionsDrawn(seat, cards):
                return self._fly_drawn_cards(seat, cards, "provision", "provision")
            case ProvisionsPaid(seat, paid):
                starts = [flights.hand(seat, "provision", card) for card in paid]
                goals = [flights.pile("discard")] * len(paid)
                return flights.fly_one_by_one([(card, "provision") for card in paid], starts, goals)
            case ProvisionsGiven(seat, to, given):
                starts = [flights.hand(seat, "provision", card) for card in given]
                goals = [flights.hand(to, "provision", card) for card in given]
                return flights.fly_one_by_one(
                    [(card, "provision") for card in given], starts, goals
                )
            case PileRenewed():
                few: list[tuple[str | None, str]] = [(None, "provision")] * HAND_BACK_COUNT
                starts, goals = (
                    [flights.pile("discard")] * HAND_BACK_COUNT,
                    [flights.pile("provision")] * HAND_BACK_COUNT,
                )
                return flights.fly_one_by_one(few, starts, goals)
            case EventTurned(card=card):
                start, goal = [flights.pile("event")], [flights.pile("turned")]
                return flights.fly_one_by_one([(card, "event")], start, goal, turning=True)
            case AuctionWon(seat, _, won):
                goal = [flights.hand(seat, "bribery", won or "")]
                start = [flights.pile("bribery")]
                return flights.fly_one_by_one([(won, "bribery")], start, goal, turning=True)
            case TreasureAwarded(seat=int(seat)):
                turned, winner = flights.pile("turned"), flights.seat(seat)
                return self._show_to_all("treasure", "event", turned, winner, lit=True)
            case BriberyPlayed(seat, played):
                return self._show_to_all(
                    played, "bribery", flights.hand(seat, "bribery", played), None
                )
            case LotTurned(card=str(lot)):
                return self._show_to_all(
                    lot, "provision", flights.pile("provision"), flights.pile("discard")
                )
        return None

    def _fly_drawn_cards(
        self, seat: Seat, cards: Sequence[str | None], pile: str, family: str
    ) -> QAbstractAnimation | None:
        """Fly cards from a pile into a hand. For other seats a few backs represent all of them."""
        flights = self.flights
        if not flights.is_hand_shown(seat):
            cards = (None,) * min(len(cards), HAND_BACK_COUNT)
        start = flights.pile(pile)
        goals = [flights.hand(seat, family, _hand_name(card, family)) for card in cards]
        flown = [(card, pile) for card in cards]
        return flights.fly_one_by_one(flown, [start] * len(cards), goals, turning=True)

    def _show_to_all(
        self, card: str, family: str, start: CardPlace, goal: CardPlace | None, *, lit: bool = False
    ) -> QAbstractAnimation:
        """Show a card to everybody, then fly it to `goal`, or fade it out if `goal` is None."""
        flights = self.flights
        item = flights.new_card(card, family, start)
        item.set_look(lit=lit)
        up = flights.fly_to(item, flights.middle())
        if goal is not None:
            away: QAbstractAnimation = flights.fly_to(item, goal)
        else:
            away = slide(item, "opacity", 0.0, flights.ms(FADE_MS))
        return in_sequence(up, pause(flights.ms(HOLD_MS)), away)


def _hand_name(card: str | None, family: str) -> str:
    """Return the name by which the hand knows a card; "" for an unknown card."""
    if card is None:
        return ""
    return card[-1] if family == "warrior" else card


def _walk_along(item: TroopItem, path: QPainterPath, share: float) -> None:
    item.walk_to(path.pointAtPercent(min(1.0, max(0.0, share))))


def _carry_along(item: TroopItem, path: QPainterPath, share: float, turn: float) -> None:
    item.setRotation(turn * math.sin(math.pi * min(1.0, max(0.0, share))))
    item.place_at(path.pointAtPercent(min(1.0, max(0.0, share))), above=True)


def _set_down(item: TroopItem, canoe: bool) -> None:
    item.setRotation(0)
    item.set_look(item.chief, afloat=canoe)
