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
from desktop.games.cortez.layout import HandPlaces, Layout
from desktop.games.cortez.selection.model import Item
from desktop.painting.materials.card_stock import Place
from desktop.table.items import Root
from engine.core.values import Seat
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

_LIFT = 0.09  # how far a card under the pointer rises, in heights of the card
_GOES = 0.06  # the same for chosen cards; many of them would cover their heading


@dataclass(frozen=True, slots=True)
class Held:
    """The cards in the tray; None for a card the viewer may not see."""

    provisions: tuple[str | None, ...] = ()
    warriors: tuple[str | None, ...] = ()
    objective: tuple[str | None, ...] = ()
    bribery: tuple[str | None, ...] = ()
    nation: str = "spanish"

    @classmethod
    def of(cls, view: CortezView, seat: Seat) -> Held:
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


class Hand:
    """The items of the hand in the tray."""

    def __init__(self, scene: QGraphicsScene, floor: Root, pictures: CardPictures) -> None:
        self._scene, self._floor, self._pictures = scene, floor, pictures
        self.layout: Layout | None = None
        self.held = Held()
        self.places: HandPlaces | None = None
        self._piles = [PileItem(pictures, floor) for _ in PROVISION_NAMES]
        for pile in self._piles:
            pile.setZValue(z_layers.HAND)
        self._cards: list[CardItem] = []
        #: Copies of weapons that are being dragged.
        self._carried: list[CardItem] = []
        self._words = TrayWords(floor)
        self.lasso = LassoItem(floor)
        #: The cards that can be chosen, None while no card is asked for; the card under the
        #: pointer.
        self.playable: Collection[Item] | None = None
        self.pointed: Item | None = None
        #: The cards that can be played although no card is asked for.
        self.free: Collection[Item] = ()
        #: The number of chosen copies by card.
        self.chosen: Mapping[str, int] = {}
        #: Whether several cards are being chosen at once: then only the chosen ones are lit.
        self.chooses_many = False

    @property
    def headings(self) -> list[QRectF]:
        """The rectangles of the texts above the cards."""
        return self._words.heading_rects

    def show(self, held: Held, layout: Layout, owner: Owner | None = None) -> None:
        """Show a hand, with its owner where it might not be the viewer."""
        self.held, self.layout = held, layout
        piles = held.piles
        others = len(held.warriors), len(held.objective), len(held.bribery)
        self.places = places = layout.hand([count for _, count in piles], *others)
        counts = {
            "provision": len(held.provisions),
            "warrior": len(held.warriors),
            "bribery": len(held.bribery),
        }
        self._words.show_words(layout, places, counts, owner)
        self._show_piles(places)
        self._show_cards(places)

    def _show_piles(self, places: HandPlaces) -> None:
        piles = self.held.piles if not self._is_empty else ()
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
                self.chosen.get(name, 0),
                lit=self._is_playable("provision", name),
            )
            item.spot = ("hand", "provision", name) if card is not None else ("back", "0")
            if not count:
                item.spot = None
            up = self.pointed == ("provision", name) and self._is_playable("provision", name)
            rise = places.provisions[i][-1].rect.height() * _LIFT if up and count else 0.0
            item.rise(round(rise))

    @property
    def _is_empty(self) -> bool:
        return not (self.held.provisions or self.held.warriors or self.held.objective)

    def _is_playable(self, family: str, name: str) -> bool:
        item = family, name
        return item in self.free or (self.playable is not None and item in self.playable)

    def _show_cards(self, places: HandPlaces) -> None:
        held = self.held
        wanted: list[tuple[str, str | None, Place]] = []
        for family, cards, spots in (
            ("warrior", held.warriors, places.warriors),
            ("objective", held.objective, places.objective),
            ("bribery", held.bribery, places.bribery),
        ):
            wanted += [(family, card, spot) for card, spot in zip(cards, spots, strict=True)]
        spare = self._cards
        self._cards = []
        given: dict[str, int] = {}
        pointed = self.pointed
        for number, (family, card, spot) in enumerate(wanted):
            item = next((card_item for card_item in spare if card_item.card == card), None)
            if item is None:
                back = held.nation if family == "warrior" else family
                item = CardItem(self._pictures, card, back, self._floor)
            else:
                spare.remove(item)
            self._cards.append(item)
            name = card[-1] if card is not None and family == "warrior" else card or ""
            can = self._is_playable(family, name)
            given[name] = given.get(name, 0) + 1
            goes = family == "warrior" and given[name] <= self.chosen.get(name, 0)
            rise = spot.rect.height() * (_GOES if goes else _LIFT)
            risen = rise if goes or (can and pointed == (family, name)) else 0.0
            at = spot.at - QPointF(0, risen)
            if pointed == (family, name) and not goes:
                pointed = None  # only one of several equal cards rises
            item.put(at, spot.turn, spot.scale, z_layers.HAND + 0.1 + number * 0.01, risen)
            faded = self.playable is not None and not can and family != "objective"
            # Beside many chosen cards, those that stay must not look chosen too.
            faded = faded or (self.chooses_many and family == "warrior" and not goes)
            item.set_look(
                lit=can and (goes or not self.chooses_many), faded=faded and card is not None
            )
            item.spot = ("hand", family, name) if card is not None else ("back", str(number))
        for item in spare:
            self._scene.removeItem(item)

    def lift_cards(self, item: Item, *, many: bool) -> list[tuple[CardItem, QPointF]]:
        """Lift cards for dragging; return their items with their offsets from the pointer.

        These are the card itself, or with `many` all chosen cards. The offsets are in scene
        pixels.
        """
        left = dict(self.chosen) if many else {item[1]: 1}
        found: list[CardItem] = []
        for card in self._cards:
            match card.spot:
                case ("hand", "warrior", str(value)) if left.get(value, 0):
                    left[value] -= 1
                    found.append(card)
        place = self.place_of("provision", "weapon")
        if place is not None:
            for _ in range(left.get("weapon", 0)):
                # The pile of weapons stays in place.
                weapon = self.new("weapon", "provision")
                weapon.put(place.at, place.turn, place.scale, z_layers.FLIGHT)
                self._carried.append(weapon)
        found += self._carried
        dragged: list[tuple[CardItem, QPointF]] = []
        for i, card in enumerate(found):
            card.setZValue(z_layers.FLIGHT + i * 0.001)
            # The hit target below the card counts while it is dragged.
            card.spot = None
            step = card.sceneBoundingRect().width() * 0.3
            dragged.append((card, QPointF((i - (len(found) - 1) / 2) * step, 0)))
        return dragged

    def cards_in_frame(self, frame: QRectF) -> dict[str, int]:
        """Return the cards whose visible part a frame touches, with their numbers.

        Warriors are named by their values, weapons by "weapon".
        """
        found: dict[str, int] = {}
        places, held = self.places, self.held
        if places is None:
            return found
        rights = [spot.rect.left() for spot in places.warriors[1:]]
        for card, spot, right in zip(held.warriors, places.warriors, [*rights, inf], strict=False):
            seen = QRectF(spot.rect)
            seen.setRight(min(seen.right(), right))
            if card is not None and frame.intersects(seen):
                found[card[-1]] = found.get(card[-1], 0) + 1
        for (card, count), spots in zip(held.piles, places.provisions, strict=True):
            if card == "weapon" and count and frame.intersects(spots[-1].rect):
                found[card] = count
        return found

    def drop_cards(self) -> None:
        """Remove the items that exist only for dragging."""
        for card in self._carried:
            self._scene.removeItem(card)
        self._carried.clear()

    def place_of(self, family: str, name: str) -> Place | None:
        """Return the place of a card of the hand, the uppermost one of several."""
        places, held = self.places, self.held
        if places is None:
            return None
        if family == "provision":
            for (card, count), spots in zip(held.piles, places.provisions, strict=True):
                if count and card in (name, None):
                    return spots[-1]
            return None
        cards, spots = {
            "warrior": (held.warriors, places.warriors),
            "objective": (held.objective, places.objective),
            "bribery": (held.bribery, places.bribery),
        }[family]
        for card, spot in zip(cards, spots, strict=True):
            if card is None or card == name or (family == "warrior" and card[-1] == name):
                return spot
        return spots[-1] if spots else None

    def new(self, card: str | None, family: str) -> CardItem:
        """Return a new card item for a flight."""
        return CardItem(self._pictures, card, family, self._floor)

    def card_at(self, family: str, name: str) -> str | None:
        """Return the card of a hit target in the hand, or None."""
        if family == "warrior":
            return f"{self.held.nation}{name}"
        return name or None
