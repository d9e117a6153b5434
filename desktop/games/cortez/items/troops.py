"""The troops on the board, as items that are chosen, walk and change collars."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.painter import (
    CHOSEN_RECT,
    TROOP_RECT,
    is_water,
    paint_troop,
    square_at,
    stand_point,
)
from desktop.games.cortez.items.board_ground import is_cut
from desktop.games.cortez.items.pieces import TransparentItem
from desktop.painting.cache.pictures import LastPicture, Pictures
from desktop.table.items import Root
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES, TROOP_NUMBERS, nation_of
from engine.games.cortez.squares import HEIGHT, WIDTH, Square
from engine.games.cortez.views.view import CortezView, Troop

#: Distance of the attacker in a combat from the centre of the attacked square, south of it.
_ATTACKER_SHIFT = QPointF(-30, 44)
#: The same distance in the last row, where the attacker is beside the square.
_ATTACKER_SHIFT_LAST_ROW = QPointF(-56, 8)
#: The opacity of a dragged troop where it cannot go.
_DRAGGED_OPACITY = 0.7


class TroopItem(TransparentItem):
    """A troop, its feet below the origin."""

    def __init__(self, pictures: Pictures, nation: int, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.TROOPS)
        self._pictures, self._nation = pictures, nation
        self._last = LastPicture()
        self.chief: str | None = None
        self._is_afloat = self._is_chosen = False
        self.set_bounds(TROOP_RECT)

    def set_look(self, chief: str | None, *, afloat: bool, chosen: bool = False) -> None:
        """Set its collar, whether it is in a canoe, and whether it is chosen."""
        if (chief, afloat, chosen) != (self.chief, self._is_afloat, self._is_chosen):
            self.chief, self._is_afloat, self._is_chosen = chief, afloat, chosen
            self.set_bounds(CHOSEN_RECT if chosen else TROOP_RECT)
            self.update()

    def place_at(self, point: QPointF, *, above: bool = False) -> None:
        """Place the troop. Troops further south are painted over others."""
        self.setPos(point)
        self.setZValue(z_layers.CHOSEN if above else z_layers.TROOPS + point.y() / 10_000)

    def set_collar(self, chief: str | None) -> None:
        """Put a collar on the troop, or take it off if `chief` is None."""
        self.set_look(chief, afloat=self._is_afloat, chosen=self._is_chosen)

    def walk_to(self, point: QPointF) -> None:
        """Move the troop along its way; over water it is in a canoe."""
        square = square_at(point)
        self.set_look(self.chief, afloat=square is not None and is_water(square))
        self.place_at(point, above=True)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("troop", self._nation, self.chief, self._is_afloat, self._is_chosen)
        draw = partial(
            paint_troop,
            nation=self._nation,
            chief=self.chief,
            afloat=self._is_afloat,
            chosen=self._is_chosen,
        )
        self._last.blit(painter, self._pictures, name, self._bounds, draw)


class Troops:
    """All troops of the board."""

    def __init__(self, pictures: Pictures, board: Root) -> None:
        self.items = [
            TroopItem(pictures, nation_of(number), board) for number in range(len(TROOP_NAMES))
        ]
        for item in self.items:
            item.hide()
        #: The troop that is being dragged, which stays at the pointer.
        self.dragged: str | None = None
        #: The troops that are on the board.
        self._on_board: set[TroopItem] = set()
        #: The troops that fight.
        self._fighting: set[TroopItem] = set()
        self._frame: QRectF | None = None

    def drag(self, name: str, point: QPointF, *, lit: bool) -> None:
        """Drag a troop to a point of the board; it is opaque where dropping it would move it."""
        self.dragged, item = name, self.item(name)
        square = square_at(point)
        item.set_look(item.chief, afloat=square is not None and is_water(square), chosen=True)
        item.setOpacity(1.0 if lit else _DRAGGED_OPACITY)
        item.place_at(point, above=True)

    def item(self, name: str) -> TroopItem:
        """Return the item of a troop by its name."""
        return self.items[TROOP_NUMBERS[name]]

    def show_within(self, frame: QRectF | None) -> None:
        """Hide the troops that a frame would cut, in board units; None shows all.

        Those that fight are always shown.
        """
        self._frame = frame
        for item in self.items:
            self._show_item(item, shown=item in self._on_board)

    def _show_item(self, item: TroopItem, *, shown: bool) -> None:
        cut = is_cut(TROOP_RECT.translated(item.pos()), self._frame)
        item.setVisible(shown and (item in self._fighting or not cut))

    def show(self, view: CortezView, chosen: Collection[str]) -> None:
        """Show all troops of a view that the frame does not cut; chosen ones are raised."""
        combat = view.combat
        attacker = combat.attacker_troop if combat is not None else None
        fighting = {attacker, combat.defender_troop} if combat is not None else set()
        self._fighting = {
            item for name, item in zip(TROOP_NAMES, self.items, strict=True) if name in fighting
        }
        for name, item, troop in zip(TROOP_NAMES, self.items, view.troops, strict=True):
            if troop.at is None:
                self._on_board.discard(item)
                item.hide()
                continue
            self._on_board.add(item)
            square = BOARD.square(troop.at)
            lifted = name in chosen
            chief = view.chiefs[troop.collar] if troop.collar is not None else None
            if name == self.dragged:
                continue
            item.set_look(chief, afloat=is_water(square), chosen=lifted)
            is_fighting = name == attacker and combat is not None and troop.at == combat.square
            aside = _ATTACKER_SHIFT_LAST_ROW if square // WIDTH == HEIGHT - 1 else _ATTACKER_SHIFT
            point = stand_point(square) + (aside if is_fighting else QPointF())
            item.setOpacity(1)
            item.setScale(1)
            item.place_at(point, above=lifted or is_fighting)
            self._show_item(item, shown=True)


def occupied_squares(troops: Sequence[Troop]) -> set[Square]:
    """Return the squares with troops."""
    return {BOARD.square(troop.at) for troop in troops if troop.at is not None}
