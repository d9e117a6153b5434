"""The table of Ambush: nine squares that zoom, the card of the person at the screen, animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.cache.pictures import Pictures, blit
from desktop.table.flights import Flights
from desktop.table.items import HitItem
from desktop.table.motion import ValueAnimation
from desktop.table.scene import TableScene
from engine.core.values import Event
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.events import Marked
from examples.rules.game import AMBUSH
from examples.rules.views import AmbushView
from examples.table.art import BOARD, SQUARE, corner_of, paint_card, paint_square
from examples.table.beats import MARK_MS
from examples.table.words import TEXTS

#: The card in pixels, with the air around it.
_CARD, _AIR = QRectF(0, 0, 72, 96), 16.0


class Piece(HitItem):
    """A square or a card: a cached picture that a painter makes of a few values."""

    def __init__(
        self, pictures: Pictures, painter: Callable[..., None], rect: QRectF, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent, rect)
        self._pictures, self._painter = pictures, painter
        self.look: dict[str, Any] = {}

    def show_as(self, **look: Any) -> None:
        """Paint these values from now on."""
        if look != self.look:
            self.look = look
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw = partial(self._painter, **self.look)
        blit(painter, self._pictures, tuple(self.look.values()), self._bounds, draw)


class AmbushScene(TableScene[AmbushView]):
    """The scene; see `TableScene` for its verbs and signals."""

    def __init__(self) -> None:
        super().__init__(AMBUSH, TEXTS)
        self.squares = [Piece(self.pictures, paint_square, SQUARE, self.board) for _ in CARDS]
        for square, item in enumerate(self.squares):
            item.target_id = Mark(square)
            item.setPos(corner_of(square))
        self.hand = Piece(self.pictures, partial(paint_card, rect=_CARD), _CARD, self.floor)

    def place(self, size: QSizeF) -> QTransform:
        self.hand.setPos(_AIR, size.height() - _CARD.height() - _AIR)
        # The board has as much room on its right as the card takes on its left.
        room = min(size.width() - 2 * (_CARD.width() + 2 * _AIR), size.height() - 2 * _AIR)
        scale = max(0.05, room / BOARD.width())
        left = (size.width() - BOARD.width() * scale) / 2
        top = (size.height() - BOARD.height() * scale) / 2
        return QTransform(scale, 0, 0, scale, left, top)

    def sync(self, view: AmbushView) -> None:
        self.view = view
        self.controller.clear_place()
        self.refresh_hover()
        self.animations.clear()
        # Between people at one screen, the view shows no card: it lies there face down.
        seat = self.covered if self.viewer is None else self.viewer
        card = view.cards[seat] if seat is not None else None
        self.hand.setVisible(seat is not None)
        self.hand.target_id = ("back" if card is None else "hand", 0)
        self.hand.show_as(card=card)
        self.settle()

    def settle(self) -> None:
        """Show the marks, the cards that all have seen, and the square that is chosen."""
        if self.view is None or self.is_playing:
            return
        view, selection = self.seen, self.controller.selection
        for square, item in enumerate(self.squares):
            mark, name = view.board[square], CARDS[square]
            item.setOpacity(1)
            item.show_as(
                name=name,
                mark=mark,
                lit=selection is not None and mark is None,
                ringed=selection is not None and selection.mark == item.target_id,
                shown=name in view.cards and (mark is not None or view.decision is None),
            )

    def view_of_decider(self) -> AmbushView:
        # Whether a square may be marked does not depend on cards.
        selection = self.controller.selection
        return replace(self.seen, seat=selection.seat) if selection is not None else self.seen


class Animations(Flights[AmbushScene]):
    """Marks fade in."""

    def animation(self, event: Event) -> QAbstractAnimation | None:
        if not isinstance(event, Marked):
            return None
        item = self.scene.squares[event.square]
        item.show_as(**{**item.look, "mark": event.seat, "lit": False})
        return ValueAnimation(0.2, 1, self.ms(MARK_MS), item.setOpacity)
