"""The hand in the tray: provisions in piles, fanned warriors, the objective, bribery cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import paint_divider, paint_empty, paint_pill
from desktop.games.cortez.art.shields import SHIELD_RECT, paint_chief_shield
from desktop.games.cortez.items.pieces import (
    CardItem,
    CardPictures,
    TransparentItem,
    paint_light,
    paint_made_up,
    paint_picture,
)
from desktop.games.cortez.layout import HandPlaces, Layout
from desktop.games.cortez.selection.model import Item
from desktop.games.cortez.words import labels
from desktop.painting.card_stock import Place
from desktop.painting.contrast import CHOSEN, stress
from desktop.painting.lettering import write
from desktop.painting.shapes import fit, outline, pen, rounded, tint
from desktop.style.theme import serif
from desktop.table.items import Root, Spot
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: The margin round cards for shadow, light and number, in millimetres.
_AIR = 13.0
#: The size of the owner's shield, in type sizes of the name beside it.
_SHIELD = 1.5
#: The gap between shield and name, in pixels.
_APART = 7.0
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
    def of(cls, view: CortezView, seat: int) -> Held:
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


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of the hand."""

    name: str
    chief: str


class PileItem(Spot):
    """A pile of equal provisions with their number."""

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._card: str | None = None
        self._places: tuple[Place, ...] = ()
        self._count = self._chosen = 0
        self._lit = False
        #: The rectangle of the picture at rest, and the pixels by which the pile is raised.
        self._picture = QRectF()
        self._risen = 0

    def rise(self, pixels: int) -> None:
        """Raise the pile; its hit area keeps the old place, so that the pointer stays on it."""
        if pixels != self._risen:
            self._risen = pixels
            self._update_bounds()
            self.setPos(0, -pixels)

    def _update_bounds(self) -> None:
        self.bound(self._picture.adjusted(0, 0, 0, self._risen))

    def show_pile(
        self, card: str | None, places: Sequence[Place], count: int, chosen: int, *, lit: bool
    ) -> None:
        """Show `count` copies of a card, `chosen` of which are to be given away."""
        shown = (card, tuple(places), count, chosen, lit)
        if shown != (self._card, self._places, self._count, self._chosen, self._lit):
            self._card, self._places, self._count, self._chosen, self._lit = shown
            rect = QRectF()
            for place in places:
                rect = rect.united(place.rect)
            air = _AIR * places[0].scale
            # The kept picture needs whole pixels.
            self._picture = QRectF(rect.adjusted(-air, -air, air, air).toAlignedRect())
            self._update_bounds()
            self.update()

    def shape(self) -> QPainterPath:
        return self._cards(self._risen)

    def outlined(self) -> QPainterPath:
        return self._cards(0).simplified()

    def _cards(self, deeper: float) -> QPainterPath:
        """Return the area of the cards, extended downwards by `deeper` pixels."""
        path = QPainterPath()
        for place in self._places:
            path.addRect(place.rect.adjusted(0, 0, 0, deeper))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        at = tuple((place.at.toTuple(), place.scale) for place in self._places)
        name = ("pile", self._card, self._count, self._chosen, self._lit, at)
        paint_made_up(p, self._pictures, name, self._picture, self._draw)

    def _draw(self, p: QPainter) -> None:
        if not self._count:
            for place in self._places:
                paint_empty(p, place.rect)
            return
        for i, place in enumerate(self._places):
            p.save()
            p.translate(place.at)
            p.scale(place.scale, place.scale)
            if self._lit and i == len(self._places) - 1:
                paint_light(p, self._pictures)
            paint_picture(p, self._pictures, self._card, "provision")
            p.restore()
        top = self._places[-1].rect
        size = max(11.0, top.width() * 0.16)
        if self._count > 1:
            corner = QPointF(top.right() - size * 0.4, top.top() + size * 0.7)
            paint_pill(p, corner, f"×{self._count}", size, red=True)
        if self._chosen:
            at = QPointF(top.center().x(), top.center().y())
            paint_pill(p, at, f"−{self._chosen}", size * 1.4)


class TrayWords(TransparentItem):
    """The headings and dividers of the tray."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.TRAY + 0.5)
        self._places: HandPlaces | None = None
        self._counts: Mapping[str, int] = {}
        self._owner: Owner | None = None

    def show_words(
        self, layout: Layout, places: HandPlaces, counts: Mapping[str, int], owner: Owner | None
    ) -> None:
        """Show the headings with counts, and the owner where it might not be the viewer."""
        self.bound(layout.tray)
        if (places, counts, owner) != (self._places, self._counts, self._owner):
            self._places, self._counts, self._owner = places, dict(counts), owner
            self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._places is None:
            return
        for x in self._places.lines:
            paint_divider(p, x, self._bounds)
        size = self._type_size
        for group, rect in self._places.headings.items():
            text = self._heading(group)
            place = rect.adjusted(0, 0, 0, -2)
            shade = place.translated(0, 1.2)
            write(p, shade, text, size, tint("#000000", 200), weight=600, align=_LEFT)
            write(p, place, text, size, "#f7e6bd", weight=600, align=_LEFT)
        if self._owner is not None:
            self._paint_owner(p, self._owner)

    def _paint_owner(self, p: QPainter, owner: Owner) -> None:
        """Paint the owner at the right end of the row of headings."""
        tall, size = self._bounds.height() * 0.17, self._type_size
        wide = QFontMetricsF(serif(size, italic=True)).horizontalAdvance(owner.name) + 2
        place = QRectF(self._bounds.right() - 14 - wide, self._bounds.top() + 4, wide, tall)
        write(p, place, owner.name, size, "#f7e6bd", italic=True, align=_LEFT)
        shield = QRectF(0, 0, size * _SHIELD, size * _SHIELD)
        shield.moveCenter(place.center())
        shield.moveRight(place.left() - _APART)
        p.save()
        fit(p, shield, SHIELD_RECT)
        paint_chief_shield(p, owner.chief)
        p.restore()

    @property
    def _type_size(self) -> float:
        return min(16.5, self._bounds.height() * 0.1)

    def _heading(self, group: str) -> str:
        """Return the heading of a group."""
        text = labels.tray(group)
        return text if group == "objective" else f"{text} {self._counts.get(group, 0)}"

    @property
    def heading_rects(self) -> list[QRectF]:
        """The rectangles of the headings, as wide as their texts."""
        metrics = QFontMetricsF(serif(self._type_size, 600))
        places = self._places.headings if self._places is not None else {}
        return [
            QRectF(
                rect.topLeft(),
                QSizeF(metrics.horizontalAdvance(self._heading(group)), rect.height()),
            )
            for group, rect in places.items()
        ]


class LassoItem(TransparentItem):
    """The selection frame dragged round cards of the hand."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.FLIGHT)
        self.hide()

    def show_frame(self, frame: QRectF) -> None:
        """Show the frame; hide it if it is empty."""
        self.bound(frame.adjusted(-2, -2, 2, 2))
        self.setVisible(not frame.isEmpty())

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        path = rounded(self._bounds.adjusted(2, 2, -2, -2), 4)
        p.fillPath(path, tint("#ffe48a", 46))
        outline(p, path, pen("#ffe48a", 1.8))
        stress(p, path, CHOSEN, 2.0)


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
        return self.playable is not None and (family, name) in self.playable

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
