"""Card flights over the table of Cortez, and the places where they start and end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.games.cortez import z_layers
from desktop.games.cortez.beats import FLY_MS, FLY_ROOM_MS, NEXT_CARD_MS
from desktop.games.cortez.items.pieces import CardItem
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.scene import CortezScene
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.beats import interval
from desktop.table.flights import Flights
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    glide,
    in_parallel,
    in_sequence,
    pause,
)
from engine.core.values import Seat

#: Card backs that represent the cards of other seats.
HAND_BACK_COUNT = 3


class CardFlights(Flights[CortezScene]):
    """The cards in flight, and the places they fly from and to."""

    @property
    def layout(self) -> Layout:
        """The current layout of the scene."""
        assert self.scene.layout is not None
        return self.scene.layout

    def is_hand_shown(self, seat: Seat) -> bool:
        """Return whether the hand of `seat` is in the tray."""
        mine = self.scene.shown_seat()
        return seat == (mine if mine is not None else self.scene.covered)

    def new_card(self, card: str | None, family: str, at: CardPlace) -> CardItem:
        """Return a card item that exists only for its flight."""
        item = self.scene.hand.new(card, family)
        item.put(at.point, at.turn, at.scale, z_layers.FLIGHT)
        self.flying.append(item)
        return item

    def fly_to(self, item: CardItem, to: CardPlace, ms: int = FLY_MS) -> QAbstractAnimation:
        """Fly to a place, with a picture sharp enough for the larger end."""
        item.flying = max(item.scale(), to.scale)
        return glide(item, to.point, to.turn, to.scale, self.ms(ms))

    # -- places ------------------------------------------------------------------------------------

    def pile(self, name: str) -> CardPlace:
        """Return the top of a pile beside the board."""
        return self.layout.piles[name]

    def middle(self) -> CardPlace:
        """Return an enlarged place in the middle of the visible board."""
        free = self.layout.visible_area
        return CardPlace(free.center(), 0, free.height() * 0.45 / 88)

    def seat(self, seat: Seat) -> CardPlace:
        """Return the end of flights for a seat without a visible hand.

        It is the window's edge at the panel.
        """
        layout, seats = self.layout, len(self.scene.seen.nations)
        y = layout.table_area.height() * (0.12 + 0.42 * seat / max(1, seats))
        return CardPlace(QPointF(layout.size.width() + 40, y), 0, layout.piles["event"].scale * 0.6)

    def hand(self, seat: Seat, family: str, name: str) -> CardPlace:
        """Return the place of a card in a hand, or the window's edge if the hand is not shown."""
        hand_place = self.scene.hand.place_of(family, name) if self.is_hand_shown(seat) else None
        if hand_place is None and self.is_hand_shown(seat):
            tray = self.layout.tray
            return CardPlace(tray.center(), 0, tray.height() * 0.7 / 88)
        return hand_place if hand_place is not None else self.seat(seat)

    # -- flights -----------------------------------------------------------------------------------

    def fly_one_by_one(
        self,
        cards: Sequence[tuple[str | None, str]],
        starts: Sequence[CardPlace],
        goals: Sequence[CardPlace],
        *,
        turning: bool = False,
    ) -> QAbstractAnimation | None:
        """Fly cards one after another, or return None without any.

        Each card has the family of its back. With `turning` known cards turn over on the way.
        """
        if not cards:
            return None
        animations: list[QAbstractAnimation] = []
        delay_ms = interval(len(cards), NEXT_CARD_MS, FLY_ROOM_MS)
        for i, ((card, family), start, goal) in enumerate(zip(cards, starts, goals, strict=True)):
            item = self.new_card(card, family, start)
            moves = [self.fly_to(item, goal)]
            if turning and card is not None:
                item.turn_to(0)
                moves.append(ValueAnimation(0, 1, self.ms(FLY_MS), item.turn_to))
            item.setOpacity(0)
            delay = pause(self.ms(delay_ms * i))
            appear = CallAnimation(partial(item.setOpacity, 1.0))
            animations.append(in_sequence(delay, appear, in_parallel(*moves)))
        return in_parallel(*animations)
