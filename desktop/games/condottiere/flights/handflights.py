"""How hands change on the table of Condottiere: cards are dealt, kept and thrown away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation

from desktop.games.condottiere import heights
from desktop.games.condottiere.flights.air import DEAL, FEW, NEXT, SWEEP, Air
from desktop.games.condottiere.hand import sort_hand
from desktop.games.condottiere.pieces import CardItem
from desktop.table.motion import Vary, glide, one_after_another, slide, together, wait
from engine.core import Seat
from engine.games.condottiere.cards import CARD_KINDS


class HandFlights:
    """Makes the animations of hands."""

    def __init__(self, air: Air) -> None:
        self.air = air

    def dealt(self, seat: Seat, cards: Sequence[str | None]) -> QAbstractAnimation | None:
        """Cards come from the pile into a hand; those of others only in sign."""
        layout = self.air.scene.layout
        if layout is None or not cards:
            return None
        pile = layout.draw_pile
        if not self.air.shown(seat):
            back = self.air.new(None, pile)
            return one_after_another(
                self.air.fly(back, self.air.shield(seat), DEAL), slide(back, "opacity", 0.0, 1)
            )
        hand = self.air.hand
        new = []
        faces: Sequence[str | None] = sort_hand(cards) or cards
        for card in faces:
            item = hand.add(card)
            item.put(pile.at, 0, pile.scale, heights.FLIGHT)
            item.turn_to(0)
            new.append(item)
        hand.held = None
        hand.cards = sorted([*hand.cards, *new], key=order)
        places = layout.hand(hand.faces)
        flights: list[QAbstractAnimation] = []
        for item, place in zip(hand.cards, places, strict=True):
            if item not in new:
                flights.append(glide(item, place.at, place.turn, place.scale, self.air.ms(DEAL)))
                continue
            item.flying = place.scale
            flight = glide(item, place.at, place.turn, place.scale, self.air.ms(DEAL))
            moves: list[QAbstractAnimation] = [flight]
            if item.card is not None:
                moves.append(Vary(0, 1, self.air.ms(DEAL), item.turn_to))
            pause = wait(self.air.ms(NEXT * new.index(item)))
            flights.append(one_after_another(pause, together(*moves)))
        for i, item in enumerate(hand.cards):
            item.setZValue(heights.HAND + i * 0.01)
        return together(*flights)

    def thrown(self, seat: Seat, count: int) -> QAbstractAnimation:
        """A hand is thrown away, face down."""
        if self.air.shown(seat):
            items, self.air.hand.cards = self.air.hand.cards, []
            self.air.flying += items
        else:
            items = [self.air.new(None, self.air.shield(seat)) for _ in range(min(count, FEW))]
        return self.air.swept(items, covered=True)

    def kept(self, seat: Seat, cards: Sequence[str | None]) -> QAbstractAnimation | None:
        """All cards but those that are kept leave the hand."""
        if not self.air.shown(seat):
            return None
        left = list(cards)
        gone = []
        for item in list(self.air.hand.cards):
            if item.card in left:
                left.remove(item.card)
            else:
                gone.append(item)
                self.air.hand.cards.remove(item)
        self.air.flying += gone
        return self.air.swept(gone, covered=True)

    def renewed(self) -> QAbstractAnimation | None:
        """The discarded cards become a new pile."""
        layout = self.air.scene.layout
        if layout is None:
            return None
        backs = [self.air.new(None, layout.discards) for _ in range(FEW)]
        flights = [
            one_after_another(
                wait(self.air.ms(NEXT * 2 * i)), self.air.fly(back, layout.draw_pile, SWEEP)
            )
            for i, back in enumerate(backs)
        ]
        return together(*flights)


def order(item: CardItem) -> int:
    """Where a card lies in the hand; backs lie as they come."""
    return CARD_KINDS[item.card] if item.card is not None else 0
