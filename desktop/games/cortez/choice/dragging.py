"""Drags on the table of Cortez: cards to the mat of a combat, a frame round cards, troops."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF

from desktop.games.cortez.choice.acting import ActingChoice
from desktop.games.cortez.items.pieces import CardItem
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.model import Choosing, Stage
from desktop.games.cortez.selection.routes import moves_without_trade
from engine.core.values import Action
from engine.games.cortez.actions import Move, Pass
from engine.games.cortez.cards import TROOP_NUMBERS


class DraggingChoice(ActingChoice):
    """The drags of a choice. A drag means the same as clicks; let go elsewhere it is given up."""

    def __init__(self, scene: CortezScene) -> None:
        super().__init__(scene)
        #: The troop clicked or dragged while a trade could be proposed; it moves at the next
        #: decision. And its move if it was dragged to a square.
        self.next_troop: str | None = None
        self.next_move: Move | None = None
        #: The dragged cards with their offsets from the pointer; and whether they are over the mat,
        #: where dropping lays them.
        self._dragged: list[tuple[CardItem, QPointF]] = []
        self._is_over_mat = False
        #: The dragged troop, with the offset of its feet from the pointer on the board.
        self._dragged_troop: tuple[str, QPointF] | None = None
        #: Where the current selection frame round cards began.
        self._frame_start: QPointF | None = None

    @abstractmethod
    def click_square(self, choosing: Choosing, square: str) -> None:
        """Handle a click on a square."""

    def troop_before_trade(self, choosing: Choosing, square: str) -> str | None:
        """Return the seat's troop on `square` that can move before a trade is begun, or None."""
        if choosing.kind != "trade" or choosing.is_changed:
            return None
        troop = self.scene.troop_at(square)
        if troop is None:
            return None
        collar = self.scene.seen.troops[TROOP_NUMBERS[troop]].collar
        return troop if collar == choosing.seat else None

    def lift(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("tray", _) if choosing is not None and choosing.laying_form is not None:
                self._frame_start = self.scene.press_at
                return True
            case ("square", str(square)) if choosing is not None:
                return self._lift_troop(choosing, square)
            case ("hand", str(family), str(name)) if choosing is not None:
                item = family, name
            case _:
                return False
        if choosing.is_laying_several:
            if not choosing.laid_actions or name not in choosing.chosen_counts:
                return False
        elif choosing.stage is Stage.LAY and choosing.items.get(item) is not None:
            choosing.item, choosing.button = item, None
            self.choice.change()
        else:
            return False
        self._dragged = self.scene.hand.lift_cards(item, many=choosing.is_laying_several)
        return bool(self._dragged)

    def _lift_troop(self, choosing: Choosing, square: str) -> bool:
        """Begin to drag the troop on a square if it can be moved to others; return whether it can.

        Where a trade could be proposed before, its squares are shown already.
        """
        scene = self.scene
        troop = choosing.troops.get(square) if choosing.paths else None
        if choosing.places:
            placed = next(iter(scene.chosen_troops()), None)
            troop = placed if placed is not None and choosing.at.get(placed) == square else None
        elif (moved := self.troop_before_trade(choosing, square)) is not None:
            moves = moves_without_trade(scene.seen, moved)
            scene.imagined = Choosing(moves, "action", choosing.seat, choosing.at)
            troop = moved if scene.imagined.choose_troop(moved) else None
        elif troop is not None:
            choosing.choose_troop(troop)
        if troop is None:
            scene.imagined = None
            return False
        back, _ = scene.board.transform().inverted()
        self._dragged_troop = troop, scene.troops.item(troop).pos() - back.map(scene.press_at)
        scene.troops.dragged = troop
        self.choice.change()
        return True

    def _squares_of_drag(self) -> Mapping[str, Action]:
        """Return the squares to which the dragged troop can go."""
        choosing = self.scene.imagined or self.choice.choosing
        return choosing.squares if choosing is not None else {}

    def _carry_troop(self, troop: str, away: QPointF, to: QPointF, over: Hashable | None) -> None:
        scene = self.scene
        square = _square_of(over)
        lit = square in self._squares_of_drag()
        if scene.imagined is not None:
            scene.imagined.target = square if lit else None
            scene.consider()
        else:
            self.choice.point(over)
        back, _ = scene.board.transform().inverted()
        scene.troops.drag(troop, back.map(to) + away, lit=lit)

    def _drop_troop(self, troop: str, over: Hashable | None) -> None:
        """Do what clicks on the troop and on a square would do, or choose nothing."""
        choosing, square, squares = self.choice.choosing, _square_of(over), self._squares_of_drag()
        trading, self.scene.imagined = self.scene.imagined is not None, None
        self.scene.troops.dragged = None
        move = squares.get(square) if square is not None else None
        if choosing is None:
            self.scene.settle()
        elif square is None or move is None:
            choosing.target = None
            if not trading and choosing.paths and choosing.stage is Stage.SQUARE:
                choosing.back()
            self.choice.change()
        elif trading:
            self.next_troop = troop
            self.next_move = move if isinstance(move, Move) else None
            self.choice.submit(Pass())
        else:
            self.click_square(choosing, square)

    def _pick_in_frame(self, start: QPointF, to: QPointF) -> None:
        """Choose the cards inside a selection frame, and show the frame."""
        choosing, hand = self.choice.choosing, self.scene.hand
        frame = QRectF(start, to).normalized()
        if choosing is None or self.scene.layout is None:
            return
        hand.lasso.show_frame(frame & self.scene.layout.tray)
        found = hand.cards_in_frame(frame)
        before = dict(choosing.chosen_counts)
        if not choosing.pick(found) and choosing.is_laying_several:
            choosing.back()
        if choosing.chosen_counts != before:
            self.choice.change()

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        scene = self.scene
        if self._frame_start is not None:
            self._pick_in_frame(self._frame_start, to)
            return
        if self._dragged_troop is not None:
            self._carry_troop(*self._dragged_troop, to, over)
            return
        if not self._dragged or scene.layout is None:
            return
        self._is_over_mat = scene.in_sight(to) and scene.layout.mat.contains(to)
        for item, away in self._dragged:
            item.setPos(to + away)
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
            choosing = self.choice.choosing
            if given_up and choosing is not None and choosing.is_laying_several:
                choosing.back()
                self.choice.change()
            return
        out, self._is_over_mat, self._dragged = self._is_over_mat, False, []
        self.scene.hand.drop_cards()
        laid = out and not given_up and self.choice.confirm()
        if self.choice.choosing is not None and not laid:
            self.choice.change()


def _square_of(spot: Hashable | None) -> str | None:
    """Return the square of a hit target, None for others."""
    match spot:
        case ("square", str(square)):
            return square
    return None
