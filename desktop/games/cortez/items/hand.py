"""The hand in the tray: provisions in piles, fanned warriors, the objective, bribery cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.cortez import z_layers
from desktop.games.cortez.items.pieces import (
    CardItem,
    CardPictures,
)
from desktop.games.cortez.items.tray_items import LassoItem, Owner, PileItem, TrayWords
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.selection.state import Item
from desktop.games.cortez.tray_layout import HandPlaces, place_hand
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.items import Root
from engine.core.values import Seat
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

#: How far a card under the pointer rises, in heights of the card.
_HOVER_LIFT_SHARE = 0.09
#: Share of a card's width of which less is seen in a crowded fan, which opens under the pointer.
_CROWDED_SHARE = 0.5
#: Share of a card's width that its fan shows below the pointer: turned cards leave no gap.
_OPENED_SHARE = 0.92
#: Pixels below a card under the pointer that still hit it when the turned card moves aside.
_LOWER_SLACK = 6.0
#: How far chosen cards rise, in heights of the card. More would cover their heading.
_CHOSEN_LIFT_SHARE = 0.06


@dataclass(frozen=True, slots=True)
class HandContents:
    """The cards in the tray; None for a card the viewer may not see."""

    provisions: tuple[str | None, ...] = ()
    warriors: tuple[str | None, ...] = ()
    objective: tuple[str | None, ...] = ()
    bribery: tuple[str | None, ...] = ()
    nation: str = "spanish"

    @classmethod
    def from_view(cls, view: CortezView, seat: Seat) -> HandContents:
        """Return the hand of a seat as the view shows it."""
        return cls(
            view.provisions[seat],
            view.warriors[seat],
            (view.objectives[seat],),
            view.bribery[seat],
            view.nations[seat],
        )

    @property
    def piles(self) -> tuple[tuple[str | None, int], ...]:
        """The types of provisions with their numbers; hidden provisions form a single pile."""
        covered = self.provisions.count(None)
        if covered:
            return ((None, covered),)
        return tuple((name, self.provisions.count(name)) for name in PROVISION_NAMES)


def _name(family: str, card: str | None) -> str:
    """Return the name of a card in hit targets: the value of a warrior."""
    return card[-1] if card is not None and family == "warrior" else card or ""


def opened_fan(slots: tuple[CardPlace, ...], number: int) -> tuple[CardPlace, ...]:
    """Return the places of a crowded fan that shows one card nearly whole.

    The fan stays as wide as it is: the others move closer together. A pointer on the card stays on
    it, because it shows more than it moves.
    """
    width = slots[0].rect.width()
    if (
        number >= len(slots) - 1
        or slots[1].point.x() - slots[0].point.x() >= _CROWDED_SHARE * width
    ):
        return slots
    first, span = slots[0].point.x(), slots[-1].point.x() - slots[0].point.x()
    gap = min(_OPENED_SHARE * width, span)
    step = (span - gap) / max(1, len(slots) - 2)
    return tuple(
        CardPlace(
            QPointF(first + i * step + (gap - step if i > number else 0.0), slot.point.y()),
            slot.turn,
            slot.scale,
        )
        for i, slot in enumerate(slots)
    )


class Hand:
    """The items of the hand in the tray."""

    def __init__(self, scene: QGraphicsScene, floor: Root, pictures: CardPictures) -> None:
        self._scene, self._floor, self._pictures = scene, floor, pictures
        self.layout: Layout | None = None
        self.contents = HandContents()
        self.places: HandPlaces | None = None
        self._piles = [PileItem(pictures, floor) for _ in PROVISION_NAMES]
        for pile in self._piles:
            pile.setZValue(z_layers.HAND)
        self._cards: list[CardItem] = []
        #: Copies of weapons that are being dragged.
        self._carried: list[CardItem] = []
        self._tray_words = TrayWords(floor)
        self.lasso = LassoItem(floor)
        #: The cards that can be chosen, None while no card is asked for; the card under the
        #: pointer.
        self.playable: Collection[Item] | None = None
        self.pointed: Item | None = None
        #: The cards that can be played although no card is asked for.
        self.free: Collection[Item] = ()
        #: The number of chosen copies by card.
        self.chosen_counts: Mapping[str, int] = {}
        #: Whether several cards are being chosen at once: then only the chosen ones are lit.
        self.chooses_many = False

    @property
    def headings(self) -> list[QRectF]:
        """The rectangles of the texts above the cards."""
        return self._tray_words.heading_rects

    def show(self, held: HandContents, layout: Layout, owner: Owner | None = None) -> None:
        """Show a hand, with its owner where it might not be the viewer."""
        self.contents, self.layout = held, layout
        piles = held.piles
        others = len(held.warriors), len(held.objective), len(held.bribery)
        self.places = places = place_hand(layout.tray, [count for _, count in piles], *others)
        counts = {
            "provision": len(held.provisions),
            "warrior": len(held.warriors),
            "bribery": len(held.bribery),
        }
        self._tray_words.show_words(layout, places, counts, owner)
        self._show_piles(places)
        self._show_cards(places)

    def _show_piles(self, places: HandPlaces) -> None:
        """Put the piles of equal cards on their places."""
        piles = self.contents.piles if not self._is_empty else ()
        for i, item in enumerate(self._piles):
            if i >= len(piles):
                item.hide()
                continue
            card, count = piles[i]
            name = card or ""
            item.show()
            item.show_pile(
                card,
                places.provisions[i],
                count,
                self.chosen_counts.get(name, 0),
                lit=self._is_playable("provision", name),
            )
            item.target_id = ("hand", "provision", name) if card is not None else ("back", "0")
            if not count:
                item.target_id = None
            up = self.pointed == ("provision", name) and self._is_playable("provision", name)
            rise = (
                places.provisions[i][-1].rect.height() * _HOVER_LIFT_SHARE if up and count else 0.0
            )
            item.rise(round(rise))

    @property
    def _is_empty(self) -> bool:
        return not (self.contents.provisions or self.contents.warriors or self.contents.objective)

    def _is_playable(self, family: str, name: str) -> bool:
        item = family, name
        return item in self.free or (self.playable is not None and item in self.playable)

    def _show_cards(self, places: HandPlaces) -> None:
        """Put the cards of the fans on their places; cards that stay keep their items."""
        holding = self.contents
        shown_cards: list[tuple[str, str | None, CardPlace]] = []
        for family, cards, slots in (
            ("warrior", holding.warriors, places.warriors),
            ("objective", holding.objective, places.objective),
            ("bribery", holding.bribery, places.bribery),
        ):
            names = [(family, _name(family, card)) for card in cards]
            if self.pointed in names:
                slots = opened_fan(slots, names.index(self.pointed))
            shown_cards += [(family, card, slot) for card, slot in zip(cards, slots, strict=True)]
        spare = self._cards
        self._cards = []
        count_by_card: dict[str, int] = {}
        pointed = self.pointed
        for number, (family, card, slot) in enumerate(shown_cards):
            item = next((card_item for card_item in spare if card_item.card == card), None)
            if item is None:
                back = holding.nation if family == "warrior" else family
                item = CardItem(self._pictures, card, back, self._floor)
            else:
                spare.remove(item)
            self._cards.append(item)
            name = _name(family, card)
            can = self._is_playable(family, name)
            count_by_card[name] = count_by_card.get(name, 0) + 1
            goes = family == "warrior" and count_by_card[name] <= self.chosen_counts.get(name, 0)
            rise = slot.rect.height() * (_CHOSEN_LIFT_SHARE if goes else _HOVER_LIFT_SHARE)
            is_pointed = can and self.pointed == (family, name)
            risen = rise if goes or (is_pointed and pointed is not None) else 0.0
            point = slot.point - QPointF(0, risen)
            if pointed == (family, name) and not goes:
                pointed = None  # only one of several equal cards rises
            # A pointer at the lower edge stays on one of several equal cards where the fan opens.
            reach = rise + _LOWER_SLACK if is_pointed else risen
            item.put(point, slot.turn, slot.scale, z_layers.HAND + 0.1 + number * 0.01, reach)
            faded = self.playable is not None and not can and family != "objective"
            # Beside many chosen cards, those that stay must not look chosen too.
            faded = faded or (self.chooses_many and family == "warrior" and not goes)
            item.set_look(
                lit=can and (goes or not self.chooses_many), faded=faded and card is not None
            )
            item.target_id = ("hand", family, name) if card is not None else ("back", str(number))
        for item in spare:
            self._scene.removeItem(item)

    def lift_cards(self, item: Item, *, many: bool) -> list[tuple[CardItem, QPointF]]:
        """Lift cards for dragging; return their items with their offsets from the pointer.

        These are the card itself, or with `many` all chosen cards. The offsets are in scene
        pixels.
        """
        counts_left = dict(self.chosen_counts) if many else {item[1]: 1}
        lifted: list[CardItem] = []
        for card in self._cards:
            match card.target_id:
                case ("hand", "warrior", str(value)) if counts_left.get(value, 0):
                    counts_left[value] -= 1
                    lifted.append(card)
        place = self.place_of("provision", "weapon")
        if place is not None:
            for _ in range(counts_left.get("weapon", 0)):
                # The pile of weapons stays in place.
                weapon = self.new("weapon", "provision")
                weapon.put(place.point, place.turn, place.scale, z_layers.FLIGHT)
                self._carried.append(weapon)
        lifted += self._carried
        dragged: list[tuple[CardItem, QPointF]] = []
        for i, card in enumerate(lifted):
            card.setZValue(z_layers.FLIGHT + i * 0.001)
            # The hit target below the card counts while it is dragged.
            card.target_id = None
            step = card.sceneBoundingRect().width() * 0.3
            dragged.append((card, QPointF((i - (len(lifted) - 1) / 2) * step, 0)))
        return dragged

    def cards_in_frame(self, frame: QRectF) -> dict[str, int]:
        """Return the cards whose visible part a frame touches, with their numbers.

        Warriors are named by their values, weapons by "weapon".
        """
        count_by_card: dict[str, int] = {}
        places, holding = self.places, self.contents
        if places is None:
            return count_by_card
        rights = [slot.rect.left() for slot in places.warriors[1:]]
        for card, slot, right in zip(
            holding.warriors, places.warriors, [*rights, inf], strict=False
        ):
            visible_rect = QRectF(slot.rect)
            visible_rect.setRight(min(visible_rect.right(), right))
            if card is not None and frame.intersects(visible_rect):
                count_by_card[card[-1]] = count_by_card.get(card[-1], 0) + 1
        for (card, count), slots in zip(holding.piles, places.provisions, strict=True):
            if card == "weapon" and count and frame.intersects(slots[-1].rect):
                count_by_card[card] = count
        return count_by_card

    def drop_cards(self) -> None:
        """Remove the items that exist only for dragging."""
        for card in self._carried:
            self._scene.removeItem(card)
        self._carried.clear()

    def place_of(self, family: str, name: str) -> CardPlace | None:
        """Return the place of a card of the hand, the uppermost one of several."""
        places, holding = self.places, self.contents
        if places is None:
            return None
        if family == "provision":
            for (card, count), target_ids in zip(holding.piles, places.provisions, strict=True):
                if count and card in (name, None):
                    return target_ids[-1]
            return None
        cards, target_ids = {
            "warrior": (holding.warriors, places.warriors),
            "objective": (holding.objective, places.objective),
            "bribery": (holding.bribery, places.bribery),
        }[family]
        for card, target_id in zip(cards, target_ids, strict=True):
            if card is None or card == name or (family == "warrior" and card[-1] == name):
                return target_id
        return target_ids[-1] if target_ids else None

    def new(self, card: str | None, family: str) -> CardItem:
        """Return a new card item for a flight."""
        return CardItem(self._pictures, card, family, self._floor)

    def card_at(self, family: str, name: str) -> str | None:
        """Return the card of a hit target in the hand, or None."""
        if family == "warrior":
            return f"{self.contents.nation}{name}"
        return name or None
