"""The hand in the tray: a sorted fan with held and kept cards lifted out, or covered backs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.layout import Layout
from desktop.painting.cache.pictures import Pictures
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.items import Root
from engine.games.condottiere.cards import CARD_KINDS

#: How far a kept card stands out, as a share of the fan's height.
_KEPT_LIFT_SHARE = 0.2


class Hand:
    """The cards of the shown hand, numbered from 0."""

    def __init__(
        self, scene: QGraphicsScene, floor: Root, pictures: Pictures, edition_id: str
    ) -> None:
        self._scene, self._floor, self._pictures = scene, floor, pictures
        self._edition = edition_id
        self.layout: Layout | None = None
        self.cards: list[CardItem] = []
        #: Number of the held card; None: no card.
        self.held_number: int | None = None
        #: Numbers of the cards to keep.
        self.picked_numbers: frozenset[int] = frozenset()
        #: Numbers of the cards that are chosen to be shown to others.
        self.offered: frozenset[int] = frozenset()
        #: Number of the card that is being shown to others; its place waits.
        self.waiting: int | None = None
        #: Kinds of cards that can be chosen; None while no decision is open.
        self.playable: frozenset[str] | None = None

    @property
    def faces(self) -> list[str | None]:
        """The cards in order; None for a back."""
        return [item.card for item in self.cards]

    def show(self, cards: Sequence[str | None], layout: Layout) -> None:
        """Put cards into the fan.

        None is a card face down, identified by its place alone.
        """
        self.layout = layout
        spare = self.cards
        self.cards = []
        for card in cards:
            at = next((i for i, item in enumerate(spare) if item.card == card), None)
            self.cards.append(self.add(card) if at is None else spare.pop(at))
        for item in spare:
            self._scene.removeItem(item)
        self.arrange()

    def add(self, card: str | None) -> CardItem:
        """Return a new card item; it belongs to the hand once `cards` contains it."""
        return CardItem(self._pictures, card, self._edition, self._floor)

    def raise_card(self, number: int | None) -> None:
        """Lift the card with this number; None lifts no card."""
        if number != self.held_number:
            self.held_number = number
            self.arrange()

    def set_waiting(self, number: int | None) -> None:
        """Let the place of a card wait while the card is shown to others; None: no card."""
        self.waiting = number
        for i, item in enumerate(self.cards):
            item.wait(i == number)

    def pick_to_show(self, numbers: Collection[int]) -> None:
        """Lift the cards with these numbers, which are chosen to be shown."""
        if self.offered != frozenset(numbers):
            self.offered = frozenset(numbers)
            self.arrange()

    def arrange(self) -> None:
        """Put every card into its place."""
        if self.layout is None:
            return
        lifted_index = (
            self.held_number
            if self.held_number is not None and self.held_number < len(self.cards)
            else None
        )
        places, resting = self.layout.hand(self.faces, lifted_index), self.layout.hand(self.faces)
        for i, (item, place) in enumerate(zip(self.cards, places, strict=True)):
            up = item.card is not None
            picked = i in self.picked_numbers or i in self.offered
            can = self.playable is None or (up and item.card in self.playable)
            lifted = i == lifted_index and up
            point = place.point
            if picked:
                point = point - self._keep_offset * (0.4 if lifted else 1)
            height = z_layers.LIFTED if lifted else z_layers.HAND + i * 0.01
            item.put(point, place.turn, place.scale, height)
            # A pointer anywhere on a card of the fan must stay on it once it is lifted.
            felt = QPainterPath()
            if i == lifted_index:
                following = places[i + 1] if i + 1 < len(places) else None
                felt = self._left_behind(place, resting[i], following)
            item.reach(item.mapFromParent(felt))
            item.target_id = ("hand", i) if up else ("back", str(i))
            light = 1.0 if picked else 0.5 if lifted and can else 0.0
            item.set_look(up=up, lift=5 if lifted else 0, light=light, faded=up and not can)
            item.wait(i == self.waiting)

    @property
    def _keep_offset(self) -> QPointF:
        """The offset of a kept card out of the fan."""
        height = self.layout.fan.height() if self.layout is not None else 0.0
        return QPointF(0, height * _KEPT_LIFT_SHARE)

    def _left_behind(
        self, lifted: CardPlace, resting: CardPlace, following: CardPlace | None
    ) -> QPainterPath:
        """Return the area that a lifted card leaves: its place in the fan and the tray below it.

        It ends where the next card begins: a pointer that goes on comes to that card, and one that
        comes from the card before stays on this one.
        """
        tray = self.layout.tray if self.layout is not None else QRectF()
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        lay = QTransform.fromTranslate(resting.point.x(), resting.point.y()).rotate(resting.turn)
        path.addPolygon(lay.map(QPolygonF(resting.rect.translated(-resting.point))))
        below = QRectF(lifted.rect.bottomLeft(), QPointF(lifted.rect.right(), tray.bottom()))
        if below.isValid():
            path.addRect(below)
        if following is None:
            return path
        limit = QRectF(path.boundingRect().united(lifted.rect))
        limit.setRight(following.rect.left())
        beside = QRectF(lifted.rect.topRight(), QPointF(limit.right(), tray.bottom()))
        beside.setTop(max(beside.top(), tray.top()))
        if beside.isValid():
            path.addRect(beside)
        clip = QPainterPath()
        clip.addRect(limit)
        return path.intersected(clip)

    def place(self, number: int) -> CardPlace:
        """Return the current place of the card with this number."""
        assert self.layout is not None
        return self.layout.hand(self.faces, self.held_number)[number]

    def band(self) -> QRectF:
        """Return the part of the scene in which the resting cards stand, down to its lower edge."""
        if self.layout is None or not self.cards:
            return QRectF()
        rects = [place.rect for place in self.layout.hand(self.faces)]
        band = rects[0].united(rects[-1])
        band.setTop(min(rect.top() for rect in rects))
        band.setBottom(max(band.bottom(), self._scene.sceneRect().bottom()))
        return band

    def take_off(self, card: str | None) -> CardItem | None:
        """Remove a card from the hand so that it can fly, and return its item.

        The held card is preferred. None when the hand has no such card.
        """
        at = self.held_number
        if at is None or at >= len(self.cards) or self.cards[at].card != card:
            at = next((i for i, item in enumerate(self.cards) if item.card == card), None)
        if at is None and card is not None:
            # In a covered hand any back will do.
            at = next((i for i, item in enumerate(self.cards) if item.card is None), None)
        if at is None:
            return None
        self.held_number = None
        item = self.cards.pop(at)
        item.reach(QPainterPath())
        item.target_id = None
        item.setZValue(z_layers.FLIGHT)
        return item


def sort_hand(cards: Sequence[str | None]) -> list[str]:
    """Sort mercenaries by value, followed by the other cards in the order of the deck."""
    return sorted((card for card in cards if card), key=CARD_KINDS.__getitem__)
