"""The marks on the cloth of Cannir: lit cells, signs, the sovereign thread, the preview."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.cannir import z_layers
from desktop.games.cannir.art.painter import CARD_SCALE, card_rect, cell_point, suite_outline
from desktop.games.cannir.items.pieces import (
    CardItem,
    CellItem,
    GhostFrame,
    HaloItem,
    OutlineItem,
    ShieldItem,
    SignItem,
)
from desktop.games.cannir.items.threads import BreathItem, FlourishItem, ThreadItem
from desktop.painting.cache.pictures import Pictures
from desktop.style.theme import SEATS
from desktop.table.items import HitItem, Root
from desktop.table.motion import Breath
from engine.core.values import Seat
from engine.games.cannir.board import BOARD

#: Opacity of a card that is only considered.
_GHOST_OPACITY = 0.62
#: Opacity of a thread that a move would break.
_BROKEN_OPACITY = 0.3


class CellMarks:
    """All marks on the cloth; each kind is replaced as a whole."""

    def __init__(self, scene: QGraphicsScene, board: Root, pictures: Pictures) -> None:
        self._scene = scene
        self._board = board
        self._pictures = pictures
        self.cells = {name: CellItem(pictures, name, board) for name in BOARD.names}
        for cell in self.cells.values():
            cell.setZValue(z_layers.LIT)
        #: The items of the sovereign suite: ground, cord and shield.
        self.thread: list[HitItem] = []
        self.breath = Breath(scene)
        self._signs: list[HitItem] = []
        self._halos: list[HitItem] = []
        self._candidates: list[HitItem] = []
        self._preview: list[HitItem] = []

    # -- sovereign suite ---------------------------------------------------------------------------

    def show_thread(self, owner: Seat | None, cells: Sequence[str], sewn: float = 1.0) -> None:
        """Show the thread round the sovereign suite, or none if `owner` is None."""
        self.breath.breathe(None)
        self._clear(self.thread)
        if owner is None:
            return
        who = SEATS[owner]
        ground = ThreadItem(self._pictures, cells, who, ground=True, parent=self._board)
        ground.setZValue(z_layers.GLOW)
        cord = ThreadItem(self._pictures, cells, who, ground=False, parent=self._board)
        cord.setZValue(z_layers.CORD)
        first = min((card_rect(cell) for cell in cells), key=lambda r: (r.top(), r.left()))
        corner = first.topLeft() + QPointF(-13, 4)
        shield = ShieldItem(self._pictures, corner, 36, who, self._board)
        shield.setZValue(z_layers.SHIELDS)
        self.thread += [ground, cord, shield]
        self.sew(sewn)
        self.breath.breathe(BreathItem(self._pictures, cells, who, cord), anew=sewn < 1)

    def flourish(self, owner: Seat, cells: Sequence[str]) -> None:
        """Add a light round the winning suite, dark until `set_win_light`."""
        light = FlourishItem(self._pictures, cells, SEATS[owner], self._board)
        light.setZValue(z_layers.CORD_LIGHT)
        light.setOpacity(0)
        self.thread.append(light)

    def set_win_light(self, share: float) -> None:
        """Set the progress of the winning suite's light (0 to 1); it is brightest half-way."""
        for item in self.thread:
            if isinstance(item, FlourishItem):
                item.setOpacity(math.sin(math.pi * share))

    def sew(self, share: float) -> None:
        """Set the visible share of the thread."""
        for item in self.thread:
            if isinstance(item, ThreadItem) and item.zValue() == z_layers.CORD:
                item.sew(share)
            else:
                item.setOpacity(share)

    # -- choices -----------------------------------------------------------------------------------

    def light_cells(
        self, cells: Iterable[str], turns: dict[str, float | None], focus: str | None = None
    ) -> None:
        """Light these cells. `turns` has the turns of the cards on cells, in degrees."""
        lit = set(cells)
        for name, cell in self.cells.items():
            turn = turns.get(name)
            cell.show_lit(name in lit, card=turn, focus=name == focus)
            # The light is above a card on the cell, but below the cards on a bare medallion.
            cell.setZValue(z_layers.TURNED_CELL if turn is not None else z_layers.LIT)

    def show_signs(self, kinds: dict[str, str]) -> None:
        """Show the signs of cells: "attack" or "restore"."""
        self._clear(self._signs)
        for cell, kind in kinds.items():
            item = SignItem(self._pictures, cell, kind, self._board)
            item.setZValue(z_layers.SIGNS)
            self._signs.append(item)

    def offer_suites(
        self, suites: Sequence[Sequence[str]], seat: Seat = 0, focus: int | None = None
    ) -> None:
        """Outline the suites that a seat can choose; their hit targets are ("suite", number)."""
        self._clear(self._candidates)
        # The longest suites are below, so that each can be reached.
        for number, cells in enumerate(suites):
            item = OutlineItem(
                suite_outline(cells), SEATS[seat], self._board, focus=number == focus
            )
            item.target_id = ("suite", number)
            item.setZValue(z_layers.PREVIEW)
            self._candidates.append(item)

    # -- last moves, previews ----------------------------------------------------------------------

    def mark_touched(self, cells: dict[str, float]) -> None:
        """Mark the cells touched last, with the turns of their cards."""
        self._clear(self._halos)
        for cell, turn in cells.items():
            item = HaloItem(self._pictures, cell, turn, self._board)
            item.setZValue(z_layers.HALO)
            self._halos.append(item)

    def preview(
        self,
        *,
        cell: str | None = None,
        card: str | None = None,
        up: bool = True,
        suites: Sequence[tuple[Seat, Sequence[str]]] = (),
        breaks: bool = False,
    ) -> None:
        """Preview an action: a ghost of the card, the suites it makes, the thread it breaks."""
        self._clear(self._preview)
        for item in self.thread:
            item.setOpacity(_BROKEN_OPACITY if breaks else 1)
        if cell is not None and card is not None:
            self._ghost(cell, card, up)
        for seat, cells in suites:
            self._outline(seat, cells)

    def _ghost(self, cell: str, card: str, up: bool) -> None:
        ghost = CardItem(self._pictures, card)
        ghost.set_look(up=up)
        ghost.setScale(CARD_SCALE)
        ghost.setOpacity(_GHOST_OPACITY)
        frame = GhostFrame()
        for item in (ghost, frame):
            item.setParentItem(self._board)
            item.setPos(cell_point(cell))
            item.setZValue(z_layers.GHOST)
            self._preview.append(item)

    def _outline(self, seat: Seat, cells: Sequence[str]) -> None:
        outline = OutlineItem(suite_outline(cells), SEATS[seat], self._board)
        outline.setZValue(z_layers.PREVIEW_OUTLINE)
        last = max((card_rect(c) for c in cells), key=lambda r: (r.right(), -r.top()))
        shield = ShieldItem(
            self._pictures, last.topRight() + QPointF(11, 2), 28, SEATS[seat], self._board
        )
        shield.setZValue(z_layers.PREVIEW_SHIELD)
        self._preview += [outline, shield]

    def _clear(self, items: list[HitItem]) -> None:
        for item in items:
            self._scene.removeItem(item)
        items.clear()
