"""Animations of hands in Condottiere: dealing, keeping and discarding cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.animations.flight import HAND_BACK_COUNT, CardFlights
from desktop.games.condottiere.beats import DEAL_MS, DEAL_ROOM_MS, NEXT_CARD_MS, SWEEP_MS
from desktop.games.condottiere.items.hand import sort_hand
from desktop.games.condottiere.items.pieces import CardItem
from desktop.table.beats import interval
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    glide,
    in_parallel,
    in_sequence,
    pause,
)
from engine.core.values import Seat
from engine.games.condottiere.cards import CARD_KINDS


class HandAnimations:
    """Builder of the animations of hands."""

    def __init__(self, flights: CardFlights) -> None:
        self.flights = flights

    def deal_animation(self, seat: Seat, cards: Sequence[str | None]) -> QAbstractAnimation | None:
        """Return the flight of cards from the draw pile into a hand.

        A single back represents the cards of a hand that is not shown.
        """
        layout = self.flights.scene.layout
        if layout is None or not cards:
            return None
        pile = layout.draw_pile
        if not self.flights.is_hand_shown(seat):
            back = self.flights.new_card(None, pile)
            return in_sequence(
                self.flights.fly_to(back, self.flights.shield(seat), DEAL_MS),
                CallAnimation(partial(back.setOpacity, 0.0)),
            )
        hand = self.flights.hand
        new = []
        faces: Sequence[str | None] = sort_hand(cards) or cards
        for card in faces:
            item = hand.add(card)
            item.put(pile.point, 0, pile.scale, z_layers.FLIGHT)
            item.turn_to(0)
            new.append(item)
        hand.held_number = None
        hand.cards = sorted([*hand.cards, *new], key=order)
        places = layout.hand(hand.faces)
        animations: list[QAbstractAnimation] = []
        delay_ms = interval(len(new), NEXT_CARD_MS, DEAL_ROOM_MS)
        for item, place in zip(hand.cards, places, strict=True):
            if item not in new:
                animations.append(
                    glide(item, place.point, place.turn, place.scale, self.flights.ms(DEAL_MS))
                )
                continue
            item.flying = place.scale
            flight = glide(item, place.point, place.turn, place.scale, self.flights.ms(DEAL_MS))
            moves: list[QAbstractAnimation] = [flight]
            if item.card is not None:
                moves.append(ValueAnimation(0, 1, self.flights.ms(DEAL_MS), item.turn_to))
            delay = pause(self.flights.ms(delay_ms * new.index(item)))
            animations.append(in_sequence(delay, in_parallel(*moves)))
        for i, item in enumerate(hand.cards):
            item.setZValue(z_layers.HAND + i * 0.01)
        return in_parallel(*animations)

    def animate_discarded_hand(self, seat: Seat, count: int) -> QAbstractAnimation:
        """Return the flight of a whole hand, face down, to the discard pile."""
        if self.flights.is_hand_shown(seat):
            items, self.flights.hand.cards = self.flights.hand.cards, []
            self.flights.flying += items
        else:
            items = [
                self.flights.new_card(None, self.flights.shield(seat))
                for _ in range(min(count, HAND_BACK_COUNT))
            ]
        return self.flights.animate_sweep(items, covered=True)

    def animate_kept_cards(
        self, seat: Seat, cards: Sequence[str | None]
    ) -> QAbstractAnimation | None:
        """Return the flight of all cards that are not kept out of the hand."""
        if not self.flights.is_hand_shown(seat):
            return None
        cards_left = list(cards)
        gone = []
        for item in list(self.flights.hand.cards):
            if item.card in cards_left:
                cards_left.remove(item.card)
            else:
                gone.append(item)
                self.flights.hand.cards.remove(item)
        self.flights.flying += gone
        return self.flights.animate_sweep(gone, covered=True)

    def animate_renewal(self) -> QAbstractAnimation | None:
        """Return the flight of the discarded cards back to the draw pile."""
        layout = self.flights.scene.layout
        if layout is None:
            return None
        backs = [self.flights.new_card(None, layout.discards) for _ in range(HAND_BACK_COUNT)]
        animations = [
            in_sequence(
                pause(self.flights.ms(NEXT_CARD_MS * 2 * i)),
                self.flights.fly_to(back, layout.draw_pile, SWEEP_MS),
            )
            for i, back in enumerate(backs)
        ]
        return in_parallel(*animations)


def order(item: CardItem) -> int:
    """Return the sort key of a card in the hand; all backs are equal."""
    return CARD_KINDS[item.card] if item.card is not None else 0
