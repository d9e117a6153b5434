"""The card items of a view: on the cloth, in the hands, out of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.cannir import z_layers
from desktop.games.cannir.art.painter import CARD_SCALE, cell_point
from desktop.games.cannir.items.pieces import CardItem
from desktop.games.cannir.layout import CHOSEN_LIFT_HEIGHT, HOVER_LIFT_HEIGHT, Layout, sort_hand
from desktop.painting.cache.pictures import Pictures, scale_of
from desktop.painting.materials.card_stock import CardPlace
from desktop.style.theme import SEATS
from desktop.table.items import Root
from engine.core.values import OMNISCIENT, Seat
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import order_of, value_of
from engine.games.cannir.views import CannirView, StackedCard

#: The turn and the shift of covered cards, by depth below the top, so that a corner shows.
_UNDER = ((-13.0, QPointF(-7, -3)), (10.0, QPointF(7, -2)), (-6.0, QPointF(-3, 4)))
_FACE_DOWN_TURN = 3.5


@dataclass(frozen=True, slots=True)
class CardPose:
    """The place and the appearance of a card."""

    place: CardPlace
    layer: float
    is_up: bool
    is_on_cloth: bool = False
    target_id: tuple[str, str] | None = None
    lift: int = 0
    light: str = ""
    is_faded: bool = False
    veil: Seat | None = None


def card_turn(card: str | None, up: bool, settled: bool) -> float:
    """Return the turn of a card on the cloth in degrees: slightly irregular, as laid by hand."""
    if not up:
        return _FACE_DOWN_TURN
    if settled or card is None:
        return 0.0
    return ((ord(order_of(card)) * 31 + value_of(card) * 17) % 9 - 4) * 0.45


class Spread:
    """The card items of a scene by card; unknown cards are named after their place."""

    def __init__(self, scene: QGraphicsScene, board: Root, floor: Root, pictures: Pictures) -> None:
        self._scene = scene
        self._board = board
        #: The parent of items that do not zoom: the tray, and cards in flight.
        self._floor = floor
        self._pictures = pictures
        self.cards: dict[str, CardItem] = {}
        self.layout: Layout | None = None
        #: The chosen card of the hand, the card under the pointer, and the cards that can be
        #: played.
        self.chosen: str | None = None
        self.hovered: str | None = None
        self.playable: frozenset[str] = frozenset()
        #: The seat whose hand is face down before the people who share the screen.
        self.covered: Seat | None = None
        #: The place of the chosen card in that hand.
        self.chosen_at = 0

    # -- places ------------------------------------------------------------------------------------

    def arrange(self, view: CannirView, viewer: Seat | None, layout: Layout) -> None:
        """Place all cards of a view; remove the cards that are no longer visible."""
        self.layout = layout
        poses = self._card_poses(view, viewer, layout)
        for name in [name for name in self.cards if name not in poses]:
            self._scene.removeItem(self.cards.pop(name))
        for name, target_id in poses.items():
            item = self.cards.get(name) or self.add(name)
            self._put(item, target_id)

    def add(self, name: str) -> CardItem:
        """Return a new card item. A name beginning with "?" is a card unknown at this screen."""
        item = CardItem(self._pictures, None if name.startswith("?") else name)
        item.setParentItem(self._floor)
        self.cards[name] = item
        return item

    def _put(self, item: CardItem, pose: CardPose) -> None:
        parent = self._board if pose.is_on_cloth else self._floor
        if item.parentItem() is not parent:
            item.setParentItem(parent)
        item.flying = 0.0
        item.veil = None if pose.veil is None else SEATS[pose.veil]
        item.setPos(pose.place.point)
        item.setRotation(pose.place.turn)
        item.setScale(pose.place.scale)
        item.setZValue(pose.layer)
        item.setOpacity(1)
        item.target_id = pose.target_id
        item.set_look(up=pose.is_up, lift=pose.lift, light=pose.light, faded=pose.is_faded)

    def _card_poses(
        self, view: CannirView, viewer: Seat | None, layout: Layout
    ) -> dict[str, CardPose]:
        """Return where each card is and how it looks, by its name."""
        poses: dict[str, CardPose] = {}
        settled = set(view.sovereign.cells) if view.sovereign else set()
        for cell, stack in zip(BOARD.names, view.board, strict=True):
            for depth, laid_card in enumerate(reversed(stack)):
                name = laid_card.card or f"?{cell}{len(stack) - depth}"
                poses[name] = pose_on_cell(cell, laid_card, depth, len(stack), cell in settled)
        if viewer == OMNISCIENT:
            counts = [len(hand) for hand in view.hands]
            for hand, places in zip(
                view.hands, layout.open_hands(len(counts), counts), strict=True
            ):
                poses.update(self._open_hand([c for c in hand if c], places))
        elif viewer is not None:
            poses.update(self._viewer_hand([card for card in view.hands[viewer] if card], layout))
        elif self.covered is not None:
            poses.update(self._covered_hand(len(view.hands[self.covered]), layout))
        for i, (card, place) in enumerate(
            zip(view.removed, layout.out_of_game_places(len(view.removed)), strict=True)
        ):
            poses[card] = CardPose(
                place,
                z_layers.HAND + i * 0.01,
                is_up=True,
                target_id=("spent", card),
                is_faded=True,
            )
        return poses

    def _open_hand(self, hand: Sequence[str], places: Sequence[CardPlace]) -> dict[str, CardPose]:
        return {
            card: CardPose(place, z_layers.HAND + i * 0.1, is_up=True, target_id=("shown", card))
            for i, (card, place) in enumerate(zip(sort_hand(hand), places, strict=True))
        }

    def _covered_hand(self, count: int, layout: Layout) -> dict[str, CardPose]:
        """Return the places of a hand of backs, with only the chosen card face up."""
        chosen_index = self.chosen if self.chosen_at < count else None
        names = [back_name(i) for i in range(count)]
        if chosen_index is not None:
            names[self.chosen_at] = chosen_index
        poses = self._hand_poses(names, layout)
        for i, name in enumerate(names):
            if name != chosen_index:
                poses[name] = replace(
                    poses[name], is_up=False, target_id=("back", str(i)), light=""
                )
        return poses

    def _viewer_hand(self, hand: Sequence[str], layout: Layout) -> dict[str, CardPose]:
        return self._hand_poses(sort_hand(hand), layout)

    def _hand_poses(self, hand: Sequence[str], layout: Layout) -> dict[str, CardPose]:
        """Return where each card of the hand is and how it looks, by its name."""
        poses = {}
        for i, (card, place) in enumerate(zip(hand, layout.hand(len(hand)), strict=True)):
            chosen = card == self.chosen
            up = (
                CHOSEN_LIFT_HEIGHT if chosen else HOVER_LIFT_HEIGHT if card == self.hovered else 0.0
            )
            playable = card in self.playable
            light = "bright" if chosen else "soft" if playable and self.chosen is None else ""
            poses[card] = CardPose(
                CardPlace(
                    place.point - QPointF(0, up * place.scale),
                    0.0 if chosen else place.turn,
                    place.scale,
                ),
                z_layers.CHOSEN if chosen else z_layers.HAND + i * 0.1,
                is_up=True,
                target_id=("hand", card),
                lift=4 if chosen else 1 if up else 0,
                light=light,
            )
        return poses

    # -- flights -----------------------------------------------------------------------------------

    def lift_off(self, name: str) -> CardItem:
        """Return a card's item, moved above everything else so that it can fly."""
        item = self.cards.get(name) or self.add(name)
        if item.parentItem() is self._board:
            point, scale = item.scenePos(), item.scale() * self.board_scale()
            item.setParentItem(self._floor)
            item.setPos(point)
            item.setScale(scale)
        item.setZValue(z_layers.FLIGHT)
        item.target_id = None
        item.set_light("")
        if self.layout is not None:
            item.flying = max(self.layout.hand_scale, CARD_SCALE * self.board_scale())
        return item

    def remove_back(self) -> CardPlace | None:
        """Remove the last chosen card's back from a covered hand; return its place or None."""
        item = self.cards.pop(back_name(self.chosen_at), None)
        if item is None:
            return None
        self._scene.removeItem(item)
        return CardPlace(item.pos(), item.rotation(), item.scale())

    def board_scale(self) -> float:
        """Return the scene pixels in a design unit of the cloth, zoom included."""
        return scale_of(self._board.transform())

    def hand_scale(self) -> float:
        """Return the scene pixels in a millimetre of a hand card."""
        return self.layout.hand_scale if self.layout is not None else 1.0

    def cell_place(self, cell: str, turn: float = 0.0) -> CardPlace:
        """Return the place of a card on a cell in scene coordinates, as the end of a flight."""
        return CardPlace(
            self._board.mapToScene(cell_point(cell)), turn, CARD_SCALE * self.board_scale()
        )


def back_name(number: int) -> str:
    """Return the name of a back in a covered hand, by its place from 0."""
    return f"?hand{number}"


def pose_on_cell(cell: str, laid: StackedCard, depth: int, count: int, settled: bool) -> CardPose:
    """Return the place and appearance of the card at `depth` below the top of a cell's stack."""
    point = cell_point(cell)
    turn = card_turn(laid.card, laid.up, settled)
    if depth:
        turn, shift = _UNDER[(depth - 1) % len(_UNDER)]
        point = point + shift
    return CardPose(
        CardPlace(point, turn, CARD_SCALE),
        z_layers.CARDS + (count - depth) * 0.1,
        is_up=laid.up,
        is_on_cloth=True,
        veil=laid.veil,
    )
