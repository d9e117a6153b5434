"""Flights of cards over the table of Condottiere: durations, start and end places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.beats import SWEEP_MS, SWEEP_ROOM_MS
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.scene import CondottiereScene
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.beats import interval
from desktop.table.flights import Flights
from desktop.table.motion import ValueAnimation, glide, in_parallel, in_sequence, pause
from engine.core.values import OMNISCIENT, Seat

#: Card backs that represent the hand of another seat.
HAND_BACK_COUNT = 3
#: Milliseconds from one card that is swept away to the next.
_NEXT_SWEPT_MS = 14


class CardFlights(Flights[CondottiereScene]):
    """The cards in flight, with the places where they start and end."""

    def __init__(self, scene: CondottiereScene) -> None:
        super().__init__(scene)
        self.battle, self.hand, self.italy = scene.battle, scene.hand, scene.italy

    def fly_to(self, item: CardItem, to: CardPlace, ms: int) -> QAbstractAnimation:
        """Return the flight of a card to a place, above all other items.

        The picture is painted for the larger of both ends.
        """
        item.setZValue(z_layers.FLIGHT)
        item.target_id = None
        item.flying = max(item.scale(), to.scale)
        return glide(item, to.point, to.turn, to.scale, self.ms(ms))

    def new_card(self, card: str | None, at: CardPlace) -> CardItem:
        """Return a new card item that exists only while it flies."""
        item = self.hand.add(card)
        item.put(at.point, at.turn, at.scale, z_layers.FLIGHT)
        self.flying.append(item)
        return item

    def shield(self, seat: Seat) -> CardPlace:
        """Return the place at a seat's shield, where cards of a hidden hand start and end."""
        layout = self.scene.layout
        assert layout is not None
        line = layout.line_places[seat]
        return CardPlace(line.shield, 0, line.card_scale * 0.6)

    def discards(self, turn: float = 0) -> CardPlace:
        """Return the place on top of the discard pile."""
        layout = self.scene.layout
        assert layout is not None
        pile = layout.discards
        return CardPlace(pile.point, turn, pile.scale)

    def is_hand_shown(self, seat: Seat) -> bool:
        """Return whether the hand of a seat is shown in the tray."""
        scene = self.scene
        mine = scene.viewer if scene.viewer is not None else scene.covered
        return seat == mine and mine != OMNISCIENT

    def animate_sweep(
        self, items: Sequence[CardItem], *, covered: bool = False
    ) -> QAbstractAnimation:
        """Return the flight of cards to the discard pile.

        With `covered`, cards turn face down on the way, so that no other seat sees them.
        """
        animations = []
        delay_ms = interval(len(items), _NEXT_SWEPT_MS, SWEEP_ROOM_MS)
        for i, item in enumerate(items):
            to = self.discards((i * 37) % 17 - 8)
            moves = [self.fly_to(item, to, SWEEP_MS)]
            if covered and item.is_face_up:
                moves.append(ValueAnimation(1, 0, self.ms(SWEEP_MS), item.turn_to))
            animations.append(in_sequence(pause(self.ms(delay_ms * i)), in_parallel(*moves)))
        return in_parallel(*animations)
