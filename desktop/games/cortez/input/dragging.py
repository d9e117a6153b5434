"""Drags on the table of Cortez: cards to the mat of a combat, a frame round cards, troops."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF

from desktop.games.cortez.input.interruption import InterruptionChoice
from desktop.games.cortez.items.pieces import CardItem
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.routes import moves_without_trade
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from engine.core.values import Action
from engine.games.cortez.actions import Move, Pass
from engine.games.cortez.cards import TROOP_NUMBERS


class DraggingChoice(InterruptionChoice):
    """The drags of a choice. A drag means the same as clicks; let go elsewhere it is given up."""

    def __init__(self, scene: CortezScene) -> None:
        super().__init__(scene)
        #: The troop clicked or dragged while a trade could be proposed; it moves at the next
        #: decision. And its move if it was dragged to a square.
        self.next_troop: str | None = None
        self.next_move: Move | None = None
        #: The dragged cards with their offsets from the pointer.
        self._dragged: list[tuple[CardItem, QPointF]] = []
        #: Whether they are over the mat, where dropping lays them.
        self._is_over_mat = False
        #: The dragged troop, with the offset of its feet from the pointer on the board.
        self._dragged_troop: tuple[str, QPointF] | None = None
        #: Where the current selection frame round cards began.
        self._frame_start: QPointF | None = None

    @abstractmethod
    def click_square(self, selection: CortezSelection, square: str) -> None:
        """Handle a click on a square."""

    def troop_before_trade(self, selection: CortezSelection, square: str) -> str | None:
        """Return the seat's troop on `square` that can move before a trade is begun, or None."""
        if selection.kind != "trade" or selection.is_changed:
            return None
        troop = self.scene.troop_at(square)
        if troop is None:
            return None
        collar = self.scene.seen.troops[TROOP_NUMBERS[troop]].collar
        return troop if collar == selection.seat else None

    def lift(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("tray", _) if selection is not None and selection.laying_form is not None:
                self._frame_start = self.scene.press_at
                return True
            case ("square", str(square)) if selection is not None:
                return self._lift_troop(selection, square)
            case ("hand", str(family), str(name)) if selection is not None:
                item = family, name
            case _:
                return False
        if selection.is_laying_several:
            if not selection.laid_actions or name not in selection.chosen_counts:
                return False
        elif selection.stage is SelectionStage.LAY and selection.items.get(item) is not None:
            selection.item, selection.button = item, None
            self.controller.change()
        else:
            return False
        self._dragged = self.scene.hand.lift_cards(item, many=selection.is_laying_several)
        return bool(self._dragged)

    def _lift_troop(self, selection: CortezSelection, square: str) -> bool:
        """Begin to drag the troop on a square if it can be moved to others; return whether it can.

        Where a trade could be proposed before, its squares are shown already.
        """
        scene = self.scene
        troop = selection.troops.get(square) if selection.paths else None
        if selection.places:
            placed = next(iter(scene.chosen_troops()), None)
            troop = placed if placed is not None and selection.at.get(placed) == square else None
        elif (moved := self.troop_before_trade(selection, square)) is not None:
            moves = moves_without_trade(scene.seen, moved)
            scene.imagined = CortezSelection(moves, "action", selection.seat, selection.at)
            troop = moved if scene.imagined.choose_troop(moved) else None
        elif troop is not None:
            selection.choose_troop(troop)
        if troop is None:
            scene.imagined = None
            return False
        back, _ = scene.board.transform().inverted()
        self._dragged_troop = troop, scene.troops.item(troop).pos() - back.map(scene.press_at)
        scene.troops.dragged = troop
        self.controller.change()
        return True

    def _squares_of_drag(self) -> Mapping[str, Action]:
        """Return the squares to which the dragged troop can go."""
        selection = self.scene.imagined or self.controller.selection
        return selection.squares if selection is not None else {}

    def _carry_troop(
        self, troop: str, away: QPointF, point: QPointF, over: Hashable | None
    ) -> None:
        scene = self.scene
        square = _square_of(over)
        lit = square in self._squares_of_drag()
        if scene.imagined is not None:
            scene.imagined.target = square if lit else None
            scene.preview_action()
        else:
            self.controller.point(over)
        back, _ = scene.board.transform().inverted()
        scene.troops.drag(troop, back.map(point) + away, lit=lit)

    def _drop_troop(self, troop: str, over: Hashable | None) -> None:
        """Do what clicks on the troop and on a square would do, or choose nothing."""
        selection, square, squares = (
            self.controller.selection,
            _square_of(over),
            self._squares_of_drag(),
        )
        trading, self.scene.imagined = self.scene.imagined is not None, None
        self.scene.troops.dragged = None
        move = squares.get(square) if square is not None else None
        if selection is None:
            self.scene.show_at_rest()
        elif square is None or move is None:
            selection.target = None
            if not trading and selection.paths and selection.stage is SelectionStage.SQUARE:
                selection.step_back()
            self.controller.change()
        elif trading:
            self.next_troop = troop
            self.next_move = move if isinstance(move, Move) else None
            self.controller.submit(Pass())
        else:
            self.click_square(selection, square)

    def _pick_in_frame(self, start: QPointF, end: QPointF) -> None:
        """Choose the cards inside a selection frame, and show the frame."""
        selection, hand = self.controller.selection, self.scene.hand
        frame = QRectF(start, end).normalized()
        if selection is None or self.scene.layout is None:
            return
        hand.lasso.show_frame(frame & self.scene.layout.tray)
        counts = hand.cards_in_frame(frame)
        before = dict(selection.chosen_counts)
        if not selection.pick(counts) and selection.is_laying_several:
            selection.step_back()
        if selection.chosen_counts != before:
            self.controller.change()

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        scene = self.scene
        if self._frame_start is not None:
            self._pick_in_frame(self._frame_start, point)
            return
        if self._dragged_troop is not None:
            self._carry_troop(*self._dragged_troop, point, over)
            return
        if not self._dragged or scene.layout is None:
            return
        self._is_over_mat = scene.is_in_sight(point) and scene.layout.mat.rect.contains(point)
        for item, away in self._dragged:
            item.setPos(point + away)
            # Lit cards show that dropping them here would lay them.
            item.set_look(lit=self._is_over_mat)

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        if self._dragged_troop is not None:
            troop, self._dragged_troop = self._dragged_troop[0], None
            self._drop_troop(troop, None if given_up else over)
            return
        framed, self._frame_start = self._frame_start, None
        self.scene.hand.lasso.show_frame(QRectF())
        if framed is not None:
            selection = self.controller.selection
            if given_up and selection is not None and selection.is_laying_several:
                selection.step_back()
                self.controller.change()
            return
        out, self._is_over_mat, self._dragged = self._is_over_mat, False, []
        self.scene.hand.drop_cards()
        is_laid = out and not given_up and self.controller.confirm()
        if self.controller.selection is not None and not is_laid:
            self.controller.change()


def _square_of(target_id: Hashable | None) -> str | None:
    """Return the square of a hit target, None for others."""
    match target_id:
        case ("square", str(square)):
            return square
    return None
