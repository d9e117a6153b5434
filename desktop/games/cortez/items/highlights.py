"""The highlights and signs on squares of the board: many marks that share few pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez.art.painter import (
    BOARD_RECT,
    mark_rect,
    paint_attackable,
    paint_cost,
    paint_focus,
    paint_goal,
    paint_last_move,
    paint_objective,
    paint_objective_sign,
    paint_path,
    paint_pick,
    paint_pick_bridge,
    paint_reach,
    paint_reach_region,
    paint_target,
    paint_target_sign,
    path_rect,
    square_centre,
)
from desktop.games.cortez.items.pieces import TransparentItem
from desktop.painting.cache.pictures import Pictures, blit
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import LAND, VILLAGE, Square

#: Squares that represent all others of their kind: the picture of a mark is painted for them.
_PLAIN: Square = BOARD.kinds.index(LAND)
_VILLAGE: Square = BOARD.kinds.index(VILLAGE)

MarkPainter = Callable[[QPainter, Square], None]


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A mark on a square; marks of the same name look the same."""

    name: Hashable
    square: Square
    paint: MarkPainter

    @property
    def model(self) -> Square:
        """The square for which the picture is painted."""
        return _VILLAGE if BOARD.kinds[self.square] == VILLAGE else _PLAIN


def reach(square: Square, cost: int) -> SquareMark:
    return SquareMark(("reach", cost > 0), square, partial(_paint_reach, cost=cost))


def cost(square: Square, price: int, *, combat: bool) -> SquareMark:
    return SquareMark(
        ("cost", price, combat), square, partial(_paint_cost, price=price, combat=combat)
    )


def attackable(square: Square) -> SquareMark:
    return SquareMark("attackable", square, paint_attackable)


def target(square: Square) -> SquareMark:
    return SquareMark("target", square, paint_target)


def target_sign(square: Square) -> SquareMark:
    return SquareMark("target sign", square, paint_target_sign)


def pick(square: Square) -> SquareMark:
    return SquareMark("pick", square, paint_pick)


def pick_bridge(square: Square) -> SquareMark:
    return SquareMark("pick bridge", square, paint_pick_bridge)


def goal(square: Square) -> SquareMark:
    return SquareMark("goal", square, paint_goal)


def focus(square: Square) -> SquareMark:
    return SquareMark("focus", square, paint_focus)


def objective(square: Square) -> SquareMark:
    return SquareMark("objective", square, paint_objective)


def objective_sign(square: Square) -> SquareMark:
    return SquareMark("objective sign", square, paint_objective_sign)


def _paint_reach(painter: QPainter, square: Square, cost: int) -> None:
    paint_reach(painter, square, cost)


def _paint_cost(painter: QPainter, square: Square, price: int, *, combat: bool) -> None:
    paint_cost(painter, square, price, combat=combat)


class MarkLayer(TransparentItem):
    """A layer of marks on squares."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem, z: float) -> None:
        super().__init__(parent, z)
        self._pictures = pictures
        self._marks: tuple[SquareMark, ...] = ()
        self.set_bounds(BOARD_RECT)

    @property
    def marks(self) -> tuple[SquareMark, ...]:
        """The marks on the layer."""
        return self._marks

    def show_marks(self, marks: Sequence[SquareMark]) -> None:
        """Show these marks and no others."""
        if tuple(marks) != self._marks:
            self._marks = tuple(marks)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for mark in self._marks:
            model = mark.model
            away = square_centre(mark.square) - square_centre(model)
            painter.save()
            painter.translate(away)
            blit(
                painter,
                self._pictures,
                (mark.name, model),
                mark_rect(model),
                _painter_on(mark.paint, model),
            )
            painter.restore()


def _painter_on(paint: MarkPainter, square: Square) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        paint(painter, square)

    return draw


class ReachItem(TransparentItem):
    """The outline of all squares in reach, for when they are too many to highlight each."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem, height: float) -> None:
        super().__init__(parent, height)
        self._pictures = pictures
        self._free: frozenset[Square] = frozenset()
        self._costly: frozenset[Square] = frozenset()
        self.set_bounds(BOARD_RECT)

    def show_squares(self, free: frozenset[Square], costly: frozenset[Square]) -> None:
        """Show the outlines of squares in reach without cost and with cost."""
        if (free, costly) != (self._free, self._costly):
            self._free, self._costly = free, costly
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._free or self._costly:
            name = ("region", self._free, self._costly)
            blit(painter, self._pictures, name, BOARD_RECT, self._draw)

    def _draw(self, painter: QPainter) -> None:
        paint_reach_region(painter, self._costly, costs=True)
        paint_reach_region(painter, self._free, costs=False)


class PathItem(TransparentItem):
    """Footprints along a path: a considered way, or the last move."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem, z: float, *, last: bool) -> None:
        super().__init__(parent, z)
        self._pictures, self._last = pictures, last
        self._squares: tuple[Square, ...] = ()

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the path."""
        return self._squares

    def show_path(self, squares: Sequence[Square]) -> None:
        """Show a path from its start to its end; fewer than two squares show nothing."""
        if tuple(squares) != self._squares:
            self._squares = tuple(squares)
            self.set_bounds(path_rect(squares) if len(squares) > 1 else BOARD_RECT)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if len(self._squares) > 1:
            name = ("way", self._last, self._squares)
            blit(painter, self._pictures, name, self._bounds, self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._last:
            paint_last_move(painter, self._squares)
        else:
            paint_path(painter, self._squares)
