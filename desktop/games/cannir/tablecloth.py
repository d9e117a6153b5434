"""The table of Cannir: the cloth with its cards and lights, the hand in the tray."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsSceneHelpEvent

from desktop.games.cannir import heights
from desktop.games.cannir.art.painter import CLOTH_RECT, FRINGE, paint_cloth
from desktop.games.cannir.cellmarks import CellMarks
from desktop.games.cannir.choosing import Choosing, holding, suites_after
from desktop.games.cannir.fan import StackFan
from desktop.games.cannir.flights import Flights
from desktop.games.cannir.layout import Layout
from desktop.games.cannir.spread import Spread, sort_hand, turn_of
from desktop.games.cannir.trayside import TraySide
from desktop.games.cannir.words import offers
from desktop.games.cannir.words.described import describe
from desktop.games.cannir.words.names import cell_name
from desktop.games.cannir.words.texts import TEXTS, order_captions
from desktop.painting.wood import paint_tray, paint_wood
from desktop.table import layers
from desktop.table.backdrop import Backdrop
from desktop.table.scene import TableScene
from engine.core import OPEN, Action, Decision, Event, View
from engine.games.cannir import CANNIR
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import (
    Attack,
    Attacked,
    CannirView,
    Place,
    Placed,
    Restore,
    Restored,
    RestoreFailed,
    SovereignBroken,
)

#: The cloth's shadow and fringe reach beyond it.
_CLOTH = CLOTH_RECT.adjusted(-FRINGE - 40, -40, FRINGE + 40, 56)


class ClothScene(TableScene):
    """Cannir on its table, without the meaning of clicks and keys; see `TableScene`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CANNIR, TEXTS, parent)
        self.layout: Layout | None = None
        self.choosing: Choosing | None = None
        self._aside = ""
        #: Whether the keys, not the pointer, chose the cell that is considered.
        self._by_keys = False
        self._last: list[str] = []
        self._wood = Backdrop("Cannir: wood", QRectF(), self._paint_wood)
        self._wood.setZValue(layers.GROUND)
        self._tray = Backdrop("Cannir: tray", QRectF(), self._paint_tray)
        self._tray.setZValue(heights.TRAY)
        self.addItem(self._wood)
        self.addItem(self._tray)
        self._cloth = Backdrop("Cannir: cloth", _CLOTH, self._paint_cloth, self.board, worded=True)
        self._cloth.setZValue(heights.CLOTH)
        self.marks = CellMarks(self, self.board, self.pictures)
        self.spread = Spread(self, self.board, self.floor, self.pictures)
        self.side = TraySide(self)
        self.fan = StackFan(self, self.pictures)
        self._flights = Flights(self)

    @property
    def cannir(self) -> CannirView:
        """The view shown."""
        assert isinstance(self.view, CannirView)
        return self.view

    # -- pictures that stay ----------------------------------------------------------------------

    def place(self, size: QSizeF) -> QTransform:
        layout = self.layout = Layout(size)
        self._wood.resize(QRectF(0, 0, size.width(), layout.tray.top() + 4))
        self._tray.resize(layout.tray.adjusted(0, -20, 0, 0))
        self.side.arrange(layout)
        self.fan.close()
        if self.view is not None and not self.playing:
            self._settle()
        return layout.board()

    def zoom_changed(self, zoom: float) -> None:
        self._cloth.set_zoom(zoom)

    def picture_area(self) -> QRectF:
        layout = self.layout
        return layout.board().mapRect(CLOTH_RECT) if layout else self.sceneRect()

    def _paint_wood(self, p: QPainter) -> None:
        paint_wood(p, self._wood.boundingRect())

    def _paint_tray(self, p: QPainter) -> None:
        if self.layout is not None:
            paint_tray(p, self.layout.tray)

    def _paint_cloth(self, p: QPainter) -> None:
        paint_cloth(p, order_captions())

    def retranslate(self) -> None:
        self.fan.close()
        self._cloth.repaint()
        if self.view is not None and not self.playing:
            self._settle()
        self.changed_choice.emit()

    # -- the verbs -------------------------------------------------------------------------------

    def sync(self, view: View) -> None:
        assert isinstance(view, CannirView)
        looked_into = self.fan.cell
        if looked_into is not None:
            cell = BOARD.cell(looked_into)
            if self.cannir.board[cell] != view.board[cell]:
                self.fan.close()
        self.view = view
        self.refresh_hover()
        self._settle()

    def animate(self, event: Event) -> QAbstractAnimation | None:
        if self.layout is None or self.view is None:
            return None
        return self._flights.animation(event)

    def mark_recent(self, events: Sequence[Event]) -> None:
        touched = [
            event.cell
            for event in events
            if isinstance(event, (Placed, Attacked, Restored, RestoreFailed))
        ]
        self._last = touched

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        before, self.choosing = self.choosing, Choosing(legal)
        if before is not None:
            self.choosing.resume(before)
        self._aside, self.refused = "", None
        self._settle()
        self.changed_choice.emit()

    def withdraw(self) -> None:
        self.choosing = None
        self._aside, self.refused = "", None
        self.spread.chosen = self.spread.hovered = None
        if self.view is not None:
            self._settle()
        self.changed_choice.emit()

    def _settle(self) -> None:
        """Everything at rest where view and half-made choice say."""
        if self.layout is None:
            return
        view, choosing = self.cannir, self.choosing
        spread = self.spread
        spread.chosen = choosing.card if choosing else None
        spread.playable = frozenset(choosing.cards) if choosing else frozenset()
        spread.covered = self.covered
        spread.arrange(view, self.looker, self.layout)
        sovereign = view.sovereign
        if sovereign is None:
            self.marks.show_thread(None, ())
        else:
            self.marks.show_thread(sovereign.owner, sovereign.cells)
        turns = self._turns()
        self.marks.halo({cell: turns[cell] or 0.0 for cell in self._last if cell in turns})
        self._offer_suites()
        self._light()
        self.side.show(view, self.names, self.looker, spread.chosen)
        self._tip()

    def _offer_suites(self) -> None:
        choosing = self.choosing
        suites = [choose.cells for choose in choosing.suites] if choosing else []
        self.marks.offer_suites(suites, choosing.suite if choosing else None)

    def _turns(self) -> dict[str, float | None]:
        """Per occupied cell, how its top card is turned, in degrees."""
        view = self.cannir
        settled = set(view.sovereign.cells) if view.sovereign else set()
        return {
            cell: turn_of(stack[-1].card, stack[-1].up, cell in settled)
            for cell, stack in zip(BOARD.names, view.board, strict=True)
            if stack
        }

    def _light(self) -> None:
        """Light what the chosen card can do, and preview what stands under pointer or keys."""
        choosing = self.choosing
        if choosing is None:
            self.marks.light((), self._turns())
            self.marks.badge({})
            self.marks.preview()
            return
        cells = choosing.cells()
        laid = [c for c in cells if any(isinstance(a, Place) for a in choosing.at(c))]
        self.marks.light(laid, self._turns(), focus=choosing.target if self._by_keys else None)
        kinds = {}
        for cell in cells:
            match choosing.effect(cell):
                case Attack():
                    kinds[cell] = "attack"
                case Restore():
                    kinds[cell] = "restore"
        self.marks.badge(kinds)
        self._preview()

    def _preview(self) -> None:
        choosing = self.choosing
        actions = choosing.at(choosing.target) if choosing and choosing.target else []
        if choosing is None or not actions:
            self.marks.preview()
            return
        action = actions[0]
        view = self._known()
        events = self.game.preview(view, action)
        place = action if isinstance(action, Place) else None
        self.marks.preview(
            cell=place.cell if place else None,
            card=place.card if place else None,
            up=place is None or place.face == "up",
            suites=suites_after(view, action),
            breaks=any(isinstance(e, SovereignBroken) for e in events),
        )

    def _known(self) -> CannirView:
        """The view to judge answers by: with covered hands, that of whoever chose a card."""
        view, choosing = self.cannir, self.choosing
        if self.looker is not None or self.covered is None or choosing is None:
            return view
        return holding(view, self.covered, choosing.card)

    def _hand(self) -> list[str]:
        """The looker's hand as it lies, or no card."""
        if self.looker is None or self.looker == OPEN:
            return []
        return sort_hand([card for card in self.cannir.hands[self.looker] if card])

    def _remember_place(self) -> None:
        """Where the chosen card lies, for when the hand is covered."""
        hand = self._hand()
        if self.choosing is not None and self.choosing.card in hand:
            self.spread.chosen_at = hand.index(self.choosing.card)

    def _tip(self) -> None:
        """Tooltips: what a cell is, and why it cannot be chosen."""
        for cell, item in self.marks.cells.items():
            reason = self._why_not(cell)
            item.setToolTip(f"{cell_name(cell)}: {reason}" if reason else cell_name(cell))

    def _why_not(self, cell: str) -> str:
        return offers.why_not(self.choosing, self._known(), cell) if self.choosing else ""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        # Nothing may lie across a stack that is looked into.
        if self.fan.cell is None:
            super().helpEvent(event)

    def description(self) -> list[str]:
        return describe(self.cannir, self.looker) if self.view is not None else []

    def tempo_changed(self) -> None:
        self.marks.breath.set_on(self.tempo > 0)
