"""The table of Cannir: the cloth with its cards and marks, and the hand in the tray."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QTransform

from desktop.games.cannir import z_layers
from desktop.games.cannir.art.painter import (
    CARD_HEIGHT,
    CLOTH_RECT,
    FRINGE_WIDTH,
    STEP,
    cell_point,
    cloth_layers,
    paint_night,
)
from desktop.games.cannir.items.card_items import Spread, card_turn
from desktop.games.cannir.items.cell_marks import CellMarks
from desktop.games.cannir.items.fan import StackFan
from desktop.games.cannir.items.tray_side import TraySide
from desktop.games.cannir.layout import Layout, sort_hand
from desktop.games.cannir.selection import (
    CannirSelection,
    in_path_order,
    view_with_card,
)
from desktop.games.cannir.words.accessibility import describe
from desktop.games.cannir.words.names import cell_name
from desktop.games.cannir.words.texts import TEXTS, order_captions
from desktop.painting.materials.wood import TABLE, WOOD_SHARES, paint_tray, paint_wood, prepare_wood
from desktop.table import items as table_layers
from desktop.table.backdrop import Backdrop, LayerPainter
from desktop.table.callouts.label import PlaceName
from desktop.table.input.controller import ChoiceController
from desktop.table.scene import TableScene
from engine.core.values import OMNISCIENT, Action, Event
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Choose, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Attacked, Placed, Restored, RestoreFailed, SovereignBroken
from engine.games.cannir.sovereignty import suites_after
from engine.games.cannir.views import CannirView

#: The area of the cloth with its shadow and fringe.
_CLOTH = CLOTH_RECT.adjusted(-FRINGE_WIDTH - 40, -40, FRINGE_WIDTH + 40, 56)
#: The step from cell to cell in pixels below which names would hide the cards.
_NAMED_STEP = 46.0


class CannirScene(TableScene[CannirView]):
    """The scene of Cannir; see `TableScene` for its signals and methods."""

    controller: ChoiceController[CannirSelection]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CANNIR, TEXTS, parent)
        self.layout: Layout | None = None
        self._last: list[str] = []
        #: Whether cells show their names; the cells of the listed moves, and the one pointed at.
        self._are_names_shown = False
        self._listed_cells: set[str] = set()
        self._pointed: str | None = None
        planks = (partial(self._prepare_wood, share) for share in WOOD_SHARES)
        wood: list[LayerPainter] = [*planks, self._paint_wood]
        self._wood = Backdrop("Cannir: wood", QRectF(), wood, bare=self._paint_bare)
        self._wood.setZValue(table_layers.GROUND_Z)
        self._tray = Backdrop("Cannir: tray", QRectF(), self._paint_tray)
        self._tray.setZValue(z_layers.TRAY)
        self.addItem(self._wood)
        self.addItem(self._tray)
        layers = cloth_layers(order_captions)
        self._cloth = Backdrop(
            "Cannir: cloth", _CLOTH, layers, self.board, worded=True, bare=paint_night
        )
        self._cloth.setZValue(z_layers.CLOTH)
        self.marks = CellMarks(self, self.board, self.pictures)
        self.spread = Spread(self, self.board, self.floor, self.pictures)
        self.side = TraySide(self)
        self.fan = StackFan(self, self.pictures)

    # -- layout and pictures -----------------------------------------------------------------------

    def place(self, size: QSizeF) -> QTransform:
        layout = self.layout = Layout(size)
        self._wood.resize(QRectF(0, 0, size.width(), layout.tray.top() + 4))
        self._tray.resize(layout.tray.adjusted(0, -20, 0, 0))
        self.side.arrange(layout)
        self.fan.close()
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        return layout.board()

    def zoom_changed(self, zoom: float) -> None:
        self._cloth.set_zoom(zoom)
        self._show_names()

    def picture_area(self) -> QRectF:
        layout = self.layout
        return layout.board().mapRect(CLOTH_RECT) if layout else self.sceneRect()

    def _paint_bare(self, painter: QPainter) -> None:
        painter.fillRect(self._wood.boundingRect(), QColor(TABLE.base))

    def _prepare_wood(self, share: float, painter: QPainter) -> None:
        prepare_wood(painter, self._wood.boundingRect(), share)

    def _paint_wood(self, painter: QPainter) -> None:
        paint_wood(painter, self._wood.boundingRect())

    def _paint_tray(self, painter: QPainter) -> None:
        if self.layout is not None:
            paint_tray(painter, self.layout.tray)

    def retranslate(self) -> None:
        self.fan.close()
        self._cloth.repaint()
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        self.choice_changed.emit()

    # -- views and events --------------------------------------------------------------------------

    def sync(self, view: CannirView) -> None:
        looked_into = self.fan.cell
        if looked_into is not None:
            cell = BOARD.cell(looked_into)
            if self.seen.board[cell] != view.board[cell]:
                self.fan.close()
        self.view = view
        self.refresh_hover()
        self.show_at_rest()

    def place_names(self) -> list[PlaceName]:
        # Between a card and the one below it, where the name hides nothing.
        below = QPointF(0, (STEP + CARD_HEIGHT) / 4)
        return [PlaceName(cell_name(cell), cell_point(cell) + below) for cell in BOARD.names]

    def name_places(self, is_on: bool, moves: Sequence[Action] = ()) -> None:
        self._are_names_shown = is_on
        self._listed_cells = {cell for move in moves for cell in _cells(move)}
        self._show_names()

    def _show_names(self) -> None:
        """Show the names of all cells; on a small cloth, only those that are mentioned."""
        self.labels.show(self.names_with_room() if self._are_names_shown else [])

    def names_with_room(self) -> list[PlaceName]:
        """Return the names that show while names are wanted.

        They are all names, or on a small cloth those that are mentioned.
        """
        names = self.place_names()
        if self.board.transform().m11() * STEP >= _NAMED_STEP:
            return names
        mentioned = map(cell_name, self._listed_cells or self._last)
        pointed = {*mentioned, cell_name(self._pointed)} if self._pointed else {*mentioned}
        return [naming for naming in names if naming.name in pointed]

    def point_at(self, cell: str | None) -> None:
        """Name the cell under the pointer, too."""
        if cell != self._pointed:
            self._pointed = cell
            self._show_names()

    def mark_recent(self, events: Sequence[Event]) -> None:
        touched = [
            event.cell
            for event in events
            if isinstance(event, (Placed, Attacked, Restored, RestoreFailed))
        ]
        self._last = touched
        self._show_names()

    def show_at_rest(self) -> None:
        """Show the view and the selection at rest, without any animation."""
        if self.layout is None or self.view is None:
            return
        view, selection = self.seen, self.controller.selection
        spread = self.spread
        spread.chosen = selection.card if selection else None
        if selection is not None and selection.number is not None:
            spread.chosen_at = selection.number
        spread.playable = frozenset(selection.cards) if selection else frozenset()
        spread.covered = self.covered
        spread.arrange(view, self.viewer, self.layout)
        sovereign = view.sovereign
        if sovereign is None:
            self.marks.show_thread(None, ())
        else:
            self.marks.show_thread(sovereign.owner, sovereign.cells)
            if view.winner == sovereign.owner:
                # The winning suite stays lit.
                self.marks.flourish(sovereign.owner, sovereign.cells)
                self.marks.set_win_light(0.5)
        turns = self._turns()
        self.marks.mark_touched({cell: turns[cell] or 0.0 for cell in self._last if cell in turns})
        self.offer_suites()
        self.light_targets()
        self.side.show(view, self.names, self.viewer, spread.chosen)

    def offer_suites(self, pointed: int | None = None) -> None:
        """Outline the suites to choose among; the one pointed at or focused is highlighted."""
        selection = self.controller.selection
        if selection is None:
            self.marks.offer_suites(())
            return
        suites = [in_path_order(self.seen, choose.cells) for choose in selection.suites]
        focus = selection.suite if pointed is None else pointed
        self.marks.offer_suites(suites, selection.seat, focus)

    def _turns(self) -> dict[str, float | None]:
        """Return the turn of the top card of each occupied cell, in degrees."""
        view = self.seen
        settled = set(view.sovereign.cells) if view.sovereign else set()
        return {
            cell: card_turn(stack[-1].card, stack[-1].up, cell in settled)
            for cell, stack in zip(BOARD.names, view.board, strict=True)
            if stack
        }

    def light_targets(self) -> None:
        """Light the chosen card's targets, and preview the one under pointer or keyboard focus."""
        selection = self.controller.selection
        if selection is None:
            self.marks.light_cells((), self._turns())
            self.marks.show_signs({})
            self.marks.preview()
            return
        cells = selection.cells()
        laying_cells = [
            c for c in cells if any(isinstance(a, Place) for a in selection.actions_at(c))
        ]
        self.marks.light_cells(
            laying_cells,
            self._turns(),
            focus=selection.target if self.controller.is_chosen_by_keys else None,
        )
        kinds = {}
        for cell in cells:
            match selection.effect(cell):
                case Attack():
                    kinds[cell] = "attack"
                case Restore():
                    kinds[cell] = "restore"
        self.marks.show_signs(kinds)
        self._preview()

    def _preview(self) -> None:
        selection = self.controller.selection
        actions = selection.actions_at(selection.target) if selection and selection.target else []
        if selection is None or not actions:
            self.marks.preview()
            return
        action = actions[0]
        view = self.view_of_decider()
        events = self.game.preview(view, action)
        placement = action if isinstance(action, Place) else None
        self.marks.preview(
            cell=placement.cell if placement else None,
            card=placement.card if placement else None,
            up=placement is None or placement.face == "up",
            suites=suites_after(view, action),
            breaks=any(isinstance(e, SovereignBroken) for e in events),
        )

    def view_of_decider(self) -> CannirView:
        """Return the view for judging actions; with covered hands it includes the chosen card."""
        view, selection = self.seen, self.controller.selection
        if self.viewer is not None or self.covered is None or selection is None:
            return view
        return view_with_card(view, self.covered, selection.card)

    def hand(self) -> list[str]:
        """Return the viewer's hand in display order; empty without a single viewer."""
        if self.viewer is None or self.viewer == OMNISCIENT:
            return []
        return sort_hand([card for card in self.seen.hands[self.viewer] if card])

    def description(self) -> list[str]:
        return describe(self.seen, self.viewer) if self.view is not None else []

    def duration_factor_changed(self) -> None:
        self.marks.breath.set_enabled(self.duration_factor > 0)

    def animate_ambience(self, moves: bool) -> None:
        self.marks.breath.set_enabled(moves and self.duration_factor > 0)


def _cells(action: Action) -> tuple[str, ...]:
    """Return the cells that the name of an action mentions."""
    match action:
        case Place(_, cell) | Attack(_, cell) | Restore(_, cell):
            return (cell,)
        case Choose(cells):
            return cells
    return ()
