"""What all flights over the table of Condottiere share: cards in flight and their ways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.scene import CondottiereScene
from desktop.painting.card_stock import Place
from desktop.table.flights import Flights
from desktop.table.motion import Vary, glide, one_after_another, together, wait
from engine.core.values import OMNISCIENT, Seat

# Milliseconds at normal tempo.
PLAY, COUNT, FLIP, SWEEP, STAMP, UNROLL, WALK, SEAL = 300, 300, 220, 280, 200, 250, 320, 350
DEAL, NEXT, PASS, HOLD, VERDICT = 220, 45, 240, 160, 420
FEW = 3  # backs that stand for the cards of others


class CardFlights(Flights[CondottiereScene]):
    """The cards in flight, and where they come from and go to."""

    def __init__(self, scene: CondottiereScene) -> None:
        super().__init__(scene)
        self.battle, self.hand, self.italy = scene.battle, scene.hand, scene.italy

    def fly(self, item: CardItem, to: Place, ms: int) -> QAbstractAnimation:
        """To a place, above everything, with a picture fit for the larger end."""
        item.setZValue(z_layers.FLIGHT)
        item.spot = None
        item.flying = max(item.scale(), to.scale)
        return glide(item, to.at, to.turn, to.scale, self.ms(ms))

    def new(self, card: str | None, at: Place) -> CardItem:
        """A card that is there for its flight alone."""
        item = self.hand.add(card)
        item.put(at.at, at.turn, at.scale, z_layers.FLIGHT)
        self.flying.append(item)
        return item

    def shield(self, seat: Seat) -> Place:
        """Where cards of a seat come from and go to, unless its hand is shown."""
        layout = self.scene.layout
        assert layout is not None
        row = layout.rows[seat]
        return Place(row.shield, 0, row.card_scale * 0.6)

    def discards(self, turn: float = 0) -> Place:
        """The top of the discarded cards."""
        layout = self.scene.layout
        assert layout is not None
        pile = layout.discards
        return Place(pile.at, turn, pile.scale)

    def shown(self, seat: Seat) -> bool:
        """Whether the hand of a seat lies in the tray."""
        scene = self.scene
        mine = scene.viewer if scene.viewer is not None else scene.covered
        return seat == mine and mine != OMNISCIENT

    def swept(self, items: Sequence[CardItem], *, covered: bool = False) -> QAbstractAnimation:
        """Cards fly to the discarded ones, and turn over where nobody else may see them."""
        animations = []
        for i, item in enumerate(items):
            to = self.discards((i * 37) % 17 - 8)
            moves = [self.fly(item, to, SWEEP)]
            if covered and item.face_up():
                moves.append(Vary(1, 0, self.ms(SWEEP), item.turn_to))
            animations.append(one_after_another(wait(self.ms(14 * i)), together(*moves)))
        return together(*animations)
