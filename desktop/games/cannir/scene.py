"""The table of Cannir: the cloth with its cards, the hand in the tray, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform

from desktop.games.cannir import offers
from desktop.games.cannir.cellmarks import CellMarks
from desktop.games.cannir.choosing import Choosing, suites_after
from desktop.games.cannir.fan import StackFan
from desktop.games.cannir.flights import Flights
from desktop.games.cannir.layout import Layout
from desktop.games.cannir.names import cell_name
from desktop.games.cannir.painter import CARD_SCALE, CLOTH_RECT, FRINGE, paint_cloth
from desktop.games.cannir.spread import Spread, sort_hand, turn_of
from desktop.games.cannir.texts import TEXTS, order_captions
from desktop.games.cannir.trayside import TraySide
from desktop.painting.wood import paint_tray, paint_wood
from desktop.table import layers
from desktop.table.backdrop import Backdrop
from desktop.table.scene import Option, TableScene
from engine.core import Action, Decision, Event, View
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


class CannirScene(TableScene):
    """Cannir on its table; see `TableScene` for the signals and verbs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CANNIR, TEXTS, parent)
        self.layout: Layout | None = None
        self.choosing: Choosing | None = None
        self._aside = ""
        #: Whether the keys, not the pointer, chose the cell that is considered.
        self._by_keys = False
        self._last: list[str] = []
        self._wood = Backdrop(QRectF(), self._paint_wood)
        self._wood.setZValue(layers.GROUND)
        self._tray = Backdrop(QRectF(), self._paint_tray)
        self._tray.setZValue(layers.TRAY)
        self.addItem(self._wood)
        self.addItem(self._tray)
        self.board.setZValue(layers.CLOTH)
        self._cloth = Backdrop(_CLOTH, self._paint_cloth, self.board)
        self._cloth.setZValue(layers.CLOTH)
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
        self.pictures.forget()
        self._cloth.repaint()
        if self.view is not None and not self.playing:
            self._settle()
        self.changed_choice.emit()

    # -- the verbs -------------------------------------------------------------------------------

    def sync(self, view: View) -> None:
        assert isinstance(view, CannirView)
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
        self.choosing = Choosing(legal)
        self._aside = ""
        self._settle()
        self.changed_choice.emit()

    def withdraw(self) -> None:
        self.choosing = None
        self._aside = ""
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
        spread.arrange(view, self.looker, self.layout)
        sovereign = view.sovereign
        if sovereign is None:
            self.marks.show_thread(None, ())
        else:
            self.marks.show_thread(sovereign.owner, sovereign.cells)
        turns = self._turns()
        self.marks.halo({cell: turns[cell] or 0.0 for cell in self._last if cell in turns})
        self.marks.offer_suites([choose.cells for choose in choosing.suites] if choosing else ())
        self._light()
        self.side.show(view, self.names, self.looker, spread.chosen)
        self._tip()

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
        events = self.game.preview(self.cannir, action)
        place = action if isinstance(action, Place) else None
        self.marks.preview(
            cell=place.cell if place else None,
            card=place.card if place else None,
            up=place is None or place.face == "up",
            suites=suites_after(self.cannir, action),
            breaks=any(isinstance(e, SovereignBroken) for e in events),
        )

    # -- words -----------------------------------------------------------------------------------

    def aside(self) -> str:
        return self._aside

    def announcement(self) -> str:
        return offers.announcement(self.choosing, self.cannir) if self.choosing else ""

    def sentence(self) -> str:
        return offers.sentence(self.choosing) if self.choosing else ""

    def options(self) -> list[Option]:
        choosing = self.choosing
        if choosing is None:
            return []
        return offers.options(choosing, self.cannir, self.answer, self._toggle_face, self._let_go)

    def _tip(self) -> None:
        """Tooltips: what a cell is, and why it cannot be chosen."""
        for cell, item in self.marks.cells.items():
            reason = self._why_not(cell)
            item.setToolTip(f"{cell_name(cell)}: {reason}" if reason else cell_name(cell))

    def _why_not(self, cell: str) -> str:
        return offers.why_not(self.choosing, self.cannir, cell) if self.choosing else ""

    # -- choosing --------------------------------------------------------------------------------

    def answer(self, action: Action) -> None:
        """Give an answer; what is shown stays until the session replies."""
        if self.choosing is not None:
            self.choosing = None
            self.marks.light((), self._turns())
            self.marks.badge({})
            self.marks.preview()
            self.marks.offer_suites(())
            self.spread.playable = frozenset()
            self.chosen.emit(action)
            self.changed_choice.emit()

    def _choose_card(self, card: str | None) -> None:
        if self.choosing is not None:
            self.choosing.choose_card(card)
            self._aside = ""
            self.fan.close()
            self._settle()
            self.changed_choice.emit()

    def _point(
        self, cell: str | None, *, effect_first: bool = False, by_keys: bool = False
    ) -> None:
        """The pointer or the keys stand on a cell the chosen card can go to, or on none."""
        choosing = self.choosing
        if choosing is None:
            return
        if (choosing.target, choosing.effect_first) != (cell, effect_first):
            choosing.target, choosing.effect_first = cell, effect_first
            self._by_keys = by_keys
            self._aside = ""
            self._light()
            self.changed_choice.emit()

    def _toggle_face(self) -> None:
        if self.choosing is not None:
            self.choosing.face = "up" if self.choosing.face == "down" else "down"
            self._light()
            self.changed_choice.emit()

    def _let_go(self) -> None:
        self._choose_card(None)

    def clicked(self, spot: Hashable) -> None:
        match spot:
            case ("hand", str(card)) if self.choosing is not None:
                held = self.choosing.card == card
                self._choose_card(None if held or card not in self.choosing.cards else card)
            case ("badge", str(cell)) if self.choosing is not None:
                effect = self.choosing.effect(cell)
                if effect is not None:
                    self.answer(effect)
            case ("cell", str(cell)):
                self._click_cell(cell)
            case ("suite", int(number)) if self.choosing is not None:
                self.answer(self.choosing.suites[number])

    def _click_cell(self, cell: str) -> None:
        actions = self.choosing.at(cell) if self.choosing else []
        if actions:
            self.answer(actions[0])
            return
        self._look(cell)
        reason = self._why_not(cell)
        if reason:
            self._aside = reason
            self.changed_choice.emit()

    def _look(self, cell: str) -> None:
        """Open a stack, or close it again; looking is free at any time."""
        stack = self.cannir.board[BOARD.cell(cell)]
        if self.layout is None or not stack or (len(stack) == 1 and stack[0].up):
            self.fan.close()
            return
        middle = self.spread.over_cell(cell).at
        self.fan.toggle(cell, stack, middle, self.layout, self.sceneRect())

    def hovered(self, spot: Hashable | None) -> None:
        self.spread.hovered = None
        match spot:
            case ("hand", str(card)):
                self.spread.hovered = card
                self._point(None)
            case (("cell" | "badge") as kind, str(cell)) if self.choosing and self.choosing.at(
                cell
            ):
                self._point(cell, effect_first=kind == "badge")
            case ("cell", str(cell)) if self.choosing is None or self.choosing.card is None:
                self.fan.wait_for(cell, self._look)
            case _:
                self._point(None)
        if not (isinstance(spot, tuple) and spot[0] == "cell"):
            self.fan.close()
        at_rest = not self.playing and not self.busy_with_mouse
        if self.view is not None and self.layout is not None and at_rest:
            self.spread.arrange(self.cannir, self.looker, self.layout)

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choosing
        match spot:
            case ("hand", str(card)):
                return choosing is not None and card in choosing.cards
            case (("cell" | "badge"), str(cell)):
                return choosing is not None and bool(choosing.at(cell))
        return isinstance(spot, tuple) and spot[0] == "suite"

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, spot: Hashable) -> bool:
        match spot:
            case ("hand", str(card)) if self.choosing and card in self.choosing.cards:
                self._choose_card(card)
                item = self.spread.take_off(card)
                item.setRotation(0)
                item.setOpacity(0.9)
                return True
        return False

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        card = self.choosing.card if self.choosing else None
        item = self.spread.cards.get(card) if card else None
        if item is None or self.choosing is None:
            return
        item.setPos(to)
        cell = over[1] if isinstance(over, tuple) and over[0] in ("cell", "badge") else None
        on_target = isinstance(cell, str) and bool(self.choosing.at(cell))
        item.setScale(
            CARD_SCALE * self.spread.board_scale() if on_target else self.spread.hand_scale()
        )
        self._point(cell if on_target and isinstance(cell, str) else None)

    def drop(self, over: Hashable | None) -> None:
        match over:
            case ("badge", str()):
                self.clicked(over)
            case ("cell", str(cell)) if self.choosing and self.choosing.at(cell):
                self.answer(self.choosing.at(cell)[0])
        if self.choosing is not None:
            self._settle()

    # -- keyboard --------------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        choosing = self.choosing
        if choosing is None or choosing.suites:
            return
        if choosing.card is None:
            self.turn_to_next(dx or dy)
            return
        self._point(choosing.walk(dx, dy), by_keys=True)

    def turn_to_next(self, step: int) -> bool:
        if self.choosing is None or self.looker is None or self.looker < 0:
            return False
        hand = sort_hand([card for card in self.cannir.hands[self.looker] if card])
        card = self.choosing.next_card(hand, step)
        if card is not None:
            self._choose_card(card)
        return card is not None

    def confirm(self) -> bool:
        ready = self.choosing.ready() if self.choosing else []
        if ready:
            self.answer(ready[0])
        return bool(ready)

    def take_back(self) -> bool:
        choosing = self.choosing
        if choosing is None or choosing.card is None:
            return False
        if choosing.target is not None:
            self._point(None)
        else:
            self._let_go()
        return True

    def type_key(self, text: str) -> bool:
        choosing = self.choosing
        if choosing is None:
            return False
        letter = text.upper()
        if letter == "V" and choosing.veiling:
            self._toggle_face()
            return True
        if text.isdigit() and 0 < int(text) <= len(choosing.suites):
            self.answer(choosing.suites[int(text) - 1])
            return True
        meant = [
            action
            for action in choosing.ready()
            if (letter == "L" and isinstance(action, Place))
            or (letter == "R" and isinstance(action, Restore))
        ]
        if meant:
            self.answer(meant[0])
        return bool(meant)
