"""The animations of events in Cannir: flying and turning cards, and the sewing of the thread."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from desktop.games.cannir.beats import (
    DEAL_MS,
    DEAL_ROOM_MS,
    DRAW_MS,
    FLIP_MS,
    GLEAM_MS,
    LAY_MS,
    SEW_MS,
    SHINE_MS,
    SPEND_MS,
    TIGHTEN_MS,
    UNRAVEL_MS,
)
from desktop.games.cannir.items.card_items import card_turn
from desktop.games.cannir.items.pieces import CardItem
from desktop.games.cannir.layout import sort_hand
from desktop.games.cannir.scene import CannirScene
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from desktop.table.beats import interval
from desktop.table.flights import Flights
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    glide,
    in_parallel,
    in_sequence,
    pause,
    slide,
)
from engine.core.values import OMNISCIENT, Event, Seat
from engine.games.cannir.events import (
    Attacked,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Placed,
    Restored,
    RestoreFailed,
    SovereignBroken,
    SovereignTaken,
    Started,
)

#: The share of its flight after which a drawn card comes down into the hand.
_BEND_AT = 0.6
#: The opacity of a thread that is about to run off its cards.
_PALE = 0.75


class CannirAnimator(Flights[CannirScene]):
    """The factory of a scene's animations; a flying item stays at its destination."""

    def __init__(self, scene: CannirScene) -> None:
        super().__init__(scene)
        self._spread = scene.spread

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None if it shows nothing on the cloth."""
        match event:
            case Dealt(_, cards):
                return self._fly_dealt([card for card in cards if card])
            case Started(_, card, cell):
                return self._fly_placed(OMNISCIENT, card, cell, veiled=False)
            case Placed(seat, card, cell, veiled):
                return self._fly_placed(seat, card, cell, veiled)
            case Attacked(seat, card, cell, target):
                return self._strike(seat, card, cell, target, up=False)
            case Restored(seat, card, cell, target):
                return self._strike(seat, card, cell, target, up=True)
            case RestoreFailed(seat, card, cell, _):
                return self._strike(seat, card, cell, None, up=False)
            case Discarded(seat, card):
                return self._fly_to_spent(self._take_from_hand(seat, card))
            case SovereignBroken():
                return self._fade_thread()
            case SovereignTaken(seat, _, cells, _):
                return self._sew(seat, cells)
            case Drew(seat, card, _):
                return self._fly_drawn(seat, card)
            case Ended(winner, _) if winner is not None:
                return self._shine(winner)
        return None

    # -- cards -------------------------------------------------------------------------------------

    def _take_from_hand(self, seat: Seat, name: str) -> CardItem:
        """Return the item of a card leaving a hand; other seats' cards come from the panel."""
        is_shown = name in self._spread.cards and seat != OMNISCIENT
        place = (
            self._spread.remove_back() if seat == self._spread.covered and not is_shown else None
        )
        item = self._spread.lift_off(name)
        if place is not None:
            item.setPos(place.point)
            item.setRotation(place.turn)
            item.setScale(place.scale)
            item.set_look(up=True)
        elif not is_shown and self.scene.layout is not None:
            layout = self.scene.layout
            item.setPos(layout.pile() if seat == OMNISCIENT else layout.seat(seat))
            item.setScale(item.flying)
            item.set_look(up=True)
        return item

    def _glide(self, item: CardItem, to: CardPlace, ms: int) -> QAbstractAnimation:
        return glide(item, to.point, to.turn, to.scale, self.ms(ms))

    def _draw_in(self, item: CardItem, to: CardPlace) -> QAbstractAnimation:
        """Fly a card from the pile over the cloth into the hand, past the texts beside the hand."""
        layout = self.scene.layout
        assert layout is not None
        width, height = (side * to.scale for side in CARD_SIZE)
        # Above the tray, left of the cards out of the game.
        bend = QPointF(
            min(to.point.x(), layout.spent_area.left() - width / 2), layout.tray.top() - height / 2
        )
        path = slide(item, "pos", to.point, self.ms(DRAW_MS))
        path.setKeyValueAt(_BEND_AT, bend)
        turned = slide(item, "rotation", to.turn, self.ms(DRAW_MS))
        # Turned cards are wider: this one turns when it is past the texts.
        turned.setKeyValueAt(_BEND_AT, 0.0)
        return in_parallel(path, turned, slide(item, "scale", to.scale, self.ms(DRAW_MS)))

    def _fly_placed(
        self, seat: Seat, card: str | None, cell: str, veiled: bool
    ) -> QAbstractAnimation:
        item = self._take_from_hand(seat, card or f"?{cell}new")
        to = self._spread.cell_place(cell, card_turn(card, not veiled, settled=False))
        flight = self._glide(item, to, LAY_MS)
        if veiled and item.is_face_up:
            return in_parallel(flight, ValueAnimation(1, 0, self.ms(LAY_MS), item.turn_to))
        return flight

    def _strike(
        self, seat: Seat, card: str, cell: str, target: str | None, *, up: bool
    ) -> QAbstractAnimation:
        """Let a card strike or touch the `target`, which turns over, and then leave the game."""
        item = self._take_from_hand(seat, card)
        place = self._spread.cell_place(cell, 18)
        strike_place = CardPlace(
            place.point + QPointF(16, -18) * place.scale, 18, place.scale * 1.1
        )
        steps = [self._glide(item, strike_place, LAY_MS)]
        target_item = self._spread.cards.get(target) if target else None
        if target_item is not None:
            ends = (0.0, 1.0) if up else (1.0, 0.0)
            steps.append(ValueAnimation(*ends, self.ms(FLIP_MS), target_item.turn_to))
        else:
            steps.append(pause(self.ms(FLIP_MS)))
        steps.append(self._fly_to_spent(item))
        return in_sequence(*steps)

    def _fly_to_spent(self, item: CardItem) -> QAbstractAnimation:
        layout, view = self.scene.layout, self.scene.view
        if layout is None or view is None:
            return pause(0)
        count = len(self.scene.seen.removed) + 1
        return self._glide(item, layout.out_of_game_places(count)[-1], SPEND_MS)

    def _fly_dealt(self, cards: Sequence[str]) -> QAbstractAnimation | None:
        """Fly dealt cards from the pile into the visible hands, one after another."""
        layout = self.scene.layout
        animations: list[QAbstractAnimation] = []
        delay_ms = interval(len(cards), DEAL_MS, DEAL_ROOM_MS)
        for card in sort_hand(cards):
            item = self._spread.cards.get(card)
            if item is None or layout is None:
                continue
            to = CardPlace(item.pos(), item.rotation(), item.scale())
            item.setPos(layout.pile())
            item.set_look(up=False)
            turn = ValueAnimation(0, 1, self.ms(DRAW_MS), item.turn_to)
            lay = in_parallel(self._draw_in(item, to), turn)
            animations.append(in_sequence(pause(self.ms(delay_ms * len(animations))), lay))
        return in_parallel(*animations) if animations else None

    def _fly_drawn(self, seat: Seat, card: str | None) -> QAbstractAnimation | None:
        """Fly a drawn card from the pile into the hand.

        Cards of other seats are only counted in the panel: they return None.
        """
        layout = self.scene.layout
        if card is None or layout is None or self.scene.viewer not in (seat, OMNISCIENT):
            return None
        item = self._spread.lift_off(card)
        item.setPos(layout.pile())
        item.setScale(layout.hand_scale)
        item.setRotation(0)
        item.set_look(up=False)
        hand = sort_hand([*self._cards_in_hand(seat), card])
        places = self._hand_places(seat, len(hand))
        moves: list[QAbstractAnimation] = [ValueAnimation(0, 1, self.ms(DRAW_MS), item.turn_to)]
        for name, place in zip(hand, places, strict=True):
            other = self._spread.cards.get(name)
            if other is not None:
                fly = self._draw_in(item, place) if other is item else None
                moves.append(fly or self._glide(other, place, DRAW_MS))
        return in_parallel(*moves)

    def _cards_in_hand(self, seat: Seat) -> Sequence[str]:
        """Return the cards of a seat that are still in its hand."""
        hand = self.scene.seen.hands[seat]
        return [
            card
            for card in hand
            if card and (item := self._spread.cards.get(card)) and item.target_id is not None
        ]

    def _hand_places(self, seat: Seat, count: int) -> list[CardPlace]:
        layout = self.scene.layout
        assert layout is not None
        if self.scene.viewer != OMNISCIENT:
            return layout.hand(count)
        hands = self.scene.seen.hands
        counts = [count if other == seat else len(hand) for other, hand in enumerate(hands)]
        return layout.open_hands(len(hands), counts)[seat]

    # -- the thread --------------------------------------------------------------------------------

    def _fade_thread(self) -> QAbstractAnimation | None:
        """Let the thread of a broken suite pale, and run off its cards."""
        marks = self.scene.marks
        if not marks.thread:
            return None
        marks.breath.breathe(None)
        pale = in_parallel(
            *(slide(item, "opacity", _PALE, self.ms(TIGHTEN_MS)) for item in marks.thread)
        )
        return in_sequence(pale, ValueAnimation(1, 0, self.ms(UNRAVEL_MS), marks.sew))

    def _sew(self, seat: Seat, cells: tuple[str, ...]) -> QAbstractAnimation:
        marks = self.scene.marks
        show = CallAnimation(lambda: marks.show_thread(seat, cells, sewn=0.0))
        sew = ValueAnimation(0, 1, self.ms(SEW_MS), marks.sew)
        gleam = ValueAnimation(0, 1, self.ms(GLEAM_MS), marks.set_win_light)
        gleam.setEasingCurve(QEasingCurve.Type.Linear)
        return in_sequence(show, sew, CallAnimation(lambda: marks.flourish(seat, cells)), gleam)

    def _shine(self, seat: Seat) -> QAbstractAnimation | None:
        """Light up the winning suite once."""
        sovereign, marks = self.scene.seen.sovereign, self.scene.marks
        if sovereign is None:
            return None
        cells = sovereign.cells
        light = ValueAnimation(0, 1, self.ms(SHINE_MS), marks.set_win_light)
        light.setEasingCurve(QEasingCurve.Type.Linear)
        return in_sequence(CallAnimation(lambda: marks.flourish(seat, cells)), light)
