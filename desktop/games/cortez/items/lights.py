"""The highlights of a selection on the board: squares in reach, costs, the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.games.cortez import z_layers
from desktop.games.cortez.items import highlights
from desktop.games.cortez.items.highlights import MarkLayer, PathItem, ReachItem, SquareMark
from desktop.games.cortez.items.troops import occupied_squares
from desktop.games.cortez.selection.routes import Paths
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.painting.cache.pictures import Pictures
from desktop.table.items import Root
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import Square
from engine.games.cortez.views.view import CortezView

#: With more squares in reach than this only their common outline is lit.
_MAX_LIT_SQUARES = 60


class Lights:
    """The marks below and above the troops, and the considered way."""

    def __init__(self, pictures: Pictures, board: Root) -> None:
        self._region = ReachItem(pictures, board, z_layers.GLOW)
        self.below = MarkLayer(pictures, board, z_layers.MARKS_BELOW_TROOPS)
        self.path = PathItem(pictures, board, z_layers.PATH, last=False)
        self.focus = MarkLayer(pictures, board, z_layers.FOCUS)
        self.above = MarkLayer(pictures, board, z_layers.MARKS)
        #: The squares that an agreement or an offer is about.
        self.bound = MarkLayer(pictures, board, z_layers.MARKS_BELOW_TROOPS)

    def mark_agreement_places(
        self, bound: Iterable[str], focus: str | None, lit: Iterable[str]
    ) -> None:
        """Show the squares of terms in place of the highlights of a choice; none brings these back.

        Another term can be about the `lit` squares; `focus` is chosen by keys.
        """
        squares = [*bound]
        marks = [highlights.pick(BOARD.square(place)) for place in lit if place not in squares]
        marks += [highlights.target(BOARD.square(place)) for place in squares]
        if focus is not None:
            marks.append(highlights.focus(BOARD.square(focus)))
        self.bound.show_marks(marks)
        for item in (self._region, self.below, self.path, self.focus, self.above):
            item.setVisible(not marks)

    def show(
        self,
        view: CortezView,
        selection: CortezSelection | None,
        paths: Paths | None,
        objective: Square | None,
        *,
        by_keys: bool,
    ) -> Sequence[Square]:
        """Show the highlights of a choice, or of none; return the squares of the shown way."""
        below: list[SquareMark] = []
        above: list[SquareMark] = []
        if objective is not None:
            below.append(highlights.objective(objective))
            above.append(highlights.objective_sign(objective))
        focus_marks: list[SquareMark] = []
        path: Sequence[Square] = ()
        free: set[Square] = set()
        costly: set[Square] = set()
        if selection is not None:
            taken = occupied_squares(view.troops)
            if selection.stage in (SelectionStage.TROOP, SelectionStage.BRIDGE):
                pick = (
                    highlights.pick
                    if selection.stage is SelectionStage.TROOP
                    else highlights.pick_bridge
                )
                below += [pick(BOARD.square(name)) for name in selection.targets]
            above += _add_reach(selection, paths, taken, free, costly)
            path = _add_target(selection, paths, taken, below, above)
            if by_keys and selection.target is not None:
                focus_marks = [highlights.focus(BOARD.square(selection.target))]
        if len(free) + len(costly) > _MAX_LIT_SQUARES:
            self._region.show_squares(frozenset(free), frozenset(costly))
            free, costly = set(filter(_is_landmark, free)), set(filter(_is_landmark, costly))
        else:
            self._region.show_squares(frozenset(), frozenset())
        below += [highlights.reach(square, 0) for square in sorted(free)]
        below += [highlights.reach(square, 1) for square in sorted(costly)]
        combat = view.combat
        if combat is not None and combat.winner is None:
            below.append(highlights.target(BOARD.square(combat.square)))
            above.append(highlights.attackable(BOARD.square(combat.square)))
        self.below.show_marks(below)
        self.above.show_marks(above)
        self.focus.show_marks(focus_marks)
        self.path.show_path(path)
        return path


def _add_reach(
    selection: CortezSelection,
    paths: Paths | None,
    taken: set[Square],
    free: set[Square],
    costly: set[Square],
) -> list[SquareMark]:
    """Return the signs of combats and costs; add the squares in reach to `free` and `costly`."""
    above: list[SquareMark] = []
    few = len(selection.squares) <= _MAX_LIT_SQUARES
    for name in selection.squares:
        square = BOARD.square(name)
        cost = paths.cost(square) if paths is not None else 0
        combat = square in taken and selection.kind == "action"
        if combat:
            above.append(highlights.attackable(square))
        elif cost:
            costly.add(square)
        else:
            free.add(square)
        if cost and (few or combat or _is_landmark(square)):
            above.append(highlights.cost(square, cost, combat=combat))
    return above


def _add_target(
    selection: CortezSelection,
    paths: Paths | None,
    taken: set[Square],
    below: list[SquareMark],
    above: list[SquareMark],
) -> Sequence[Square]:
    """Add the marks of the square a troop would go to; return the way there."""
    name = selection.target
    if (
        name is None
        or selection.stage is not SelectionStage.SQUARE
        or name not in selection.squares
    ):
        return ()
    target = BOARD.square(name)
    if target in taken:
        below.append(highlights.target(target))
        above.append(highlights.target_sign(target))
    else:
        below.append(highlights.goal(target))
    return paths.path(target) if paths is not None else ()


def _is_landmark(square: Square) -> bool:
    """Return whether a square is highlighted even among many: in the city, or a village."""
    return bool(BOARD.city_numbers[square] or BOARD.village_values[square])
