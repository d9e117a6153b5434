"""Editing of positions of Cannir."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.editing import (
    EditedSetup,
    Piece,
    PieceGroup,
    Position,
    Target,
    counted_target,
    misplaced_error,
    no_piece_error,
)
from engine.core.errors import PositionError
from engine.core.values import Json
from engine.games.cannir import positions
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import suite_of
from engine.games.cannir.options import Options
from engine.games.cannir.state import HAND_SIZE

_KEPT = ("turn", "board", "hands", "pile", "removed", "sovereign")
#: The card on an empty board; without a card in the middle no other could be laid.
_FIRST = "v4"


class CannirEditing:
    """The editor of positions.

    Places are a cell, a hand, a card in it, and the cards out of the game. All other cards are in
    the pile; a card that is taken away goes below it.
    """

    def piece_groups(self, setup: EditedSetup, position: Position) -> Sequence[PieceGroup]:
        faces: tuple[Piece, ...] = (("turned",),)
        if setup.options.get("veiled"):
            faces += tuple(("veil", seat) for seat in setup.seats)
        return (
            *(
                PieceGroup(order, tuple(("card", f"{order}{n}") for n in range(1, 8)))
                for order in "rgv"
            ),
            PieceGroup("faces", faces),
            PieceGroup("sovereign", tuple(("sovereign", seat) for seat in setup.seats)),
            PieceGroup("turn", tuple(("turn", seat) for seat in setup.seats)),
        )

    def places(self, setup: EditedSetup, position: Position, piece: Piece) -> Sequence[Target]:
        cells: list[Target] = [("cell", name) for name in BOARD.names]
        match piece[0]:
            case "turn":
                return [counted_target(piece)]
            case "card":
                return [*cells, *(("hand", seat) for seat in setup.seats), ("removed",)]
        return [("cell", name) for name in BOARD.names if position["board"].get(name)]

    def count(self, setup: EditedSetup, position: Position, piece: Piece) -> int | None:
        return None

    def is_chosen(self, setup: EditedSetup, position: Position, piece: Piece) -> bool:
        return piece == ("turn", position["turn"])

    def piece_at(self, setup: EditedSetup, position: Position, target: Target) -> Piece | None:
        match target:
            case ("cell", cell) if position["board"].get(cell):
                return "card", position["board"][cell][-1][0]
            case ("hand", seat, card) if card in position["hands"][seat]:
                return "card", card
            case ("removed",) if position["removed"]:
                return "card", position["removed"][-1]
            case ("removed", card) if card in position["removed"]:
                return "card", card
        return None

    def targets_within(
        self, setup: EditedSetup, position: Position, target: Target
    ) -> Sequence[Target]:
        match target:
            case ("hand", seat):
                return [("hand", seat, card) for card in position["hands"][seat]]
            case ("removed",):
                return [("removed", card) for card in position["removed"]]
        return [target] if self.piece_at(setup, position, target) is not None else []

    # -- edits -------------------------------------------------------------------------------------

    def put(self, setup: EditedSetup, position: Position, piece: Piece, target: Target) -> None:
        match piece, target:
            case ("card", card), ("cell", cell):
                _take_card(position, card)
                stack = position["board"].setdefault(cell, [])
                if stack and stack[-1][1] == "up":
                    stack[-1] = [stack[-1][0], "down"]
                stack.append([card, "up"])
            case ("card", card), ("hand", seat):
                _take_card(position, card)
                position["hands"][seat].append(card)
            case ("card", card), ("hand", seat, other):
                _take_card(position, card)
                hand = position["hands"][seat]
                if len(hand) >= HAND_SIZE and other in hand:
                    # A full hand exchanges a card for the new one.
                    hand.remove(other)
                    position["pile"].append(other)
                hand.append(card)
            case ("card", card), ("removed", *_):
                _take_card(position, card)
                position["removed"].append(card)
            case ("turned",), ("cell", cell):
                top = _top_card(position, piece, cell)
                _set_top(position, cell, [top[0], "down" if top[1] == "up" else "up"])
            case ("veil", seat), ("cell", cell):
                _set_top(position, cell, [_top_card(position, piece, cell)[0], "down", seat])
            case ("sovereign", seat), ("cell", cell):
                cells = _longest_suite(setup, position, cell)
                position["sovereign"] = {"owner": seat, "cells": cells}
            case ("turn", seat), ("count", *_):
                position["turn"] = seat
            case _:
                raise misplaced_error(piece, target)
        _drop_broken_sovereign(setup, position)

    def take(self, setup: EditedSetup, position: Position, target: Target) -> None:
        match self.piece_at(setup, position, target):
            case ("card", card):
                _take_card(position, card)
                position["pile"].append(card)
            case _:
                raise no_piece_error(target)
        _drop_broken_sovereign(setup, position)

    # -- whole positions ---------------------------------------------------------------------------

    def edited_part(self, setup: EditedSetup, position: Position) -> Position:
        return {key: position[key] for key in _KEPT}

    def empty(self, setup: EditedSetup) -> Position:
        return {"turn": setup.seats[0], "board": {BOARD.names[BOARD.start]: [[_FIRST, "up"]]}}


def _take_card(position: Position, card: str) -> None:
    """Take a card from its place."""
    for pile in (position["pile"], position["removed"], *position["hands"].values()):
        if card in pile:
            pile.remove(card)
    for cell, stack in list(position["board"].items()):
        stack[:] = [laid_card for laid_card in stack if laid_card[0] != card]
        if not stack:
            del position["board"][cell]


def _top_card(position: Position, piece: Piece, cell: str) -> list[Json]:
    """Return the top card of a cell. Raises PositionError if there is none."""
    if not position["board"].get(cell):
        raise misplaced_error(piece, ("cell", cell))
    top: list[Json] = position["board"][cell][-1]
    return top


def _set_top(position: Position, cell: str, laid: list[Json]) -> None:
    position["board"][cell][-1] = laid


def _suite_cells(setup: EditedSetup, position: Position) -> list[list[str]]:
    """Return the cells of every suite on the board."""
    bare = {**position, "sovereign": None}
    state = positions.read(bare, Options(**setup.options), setup.seats, 0)
    return [list(suite_of(number, state.values).cells) for number in state.all_suites()]


def _longest_suite(setup: EditedSetup, position: Position, cell: str) -> list[str]:
    """Return the longest suite through a cell. Raises PositionError if there is none."""
    through = [cells for cells in _suite_cells(setup, position) if cell in cells]
    if not through:
        raise PositionError("sovereign.cells: no suite lies on these cells", "no_suite")
    return max(through, key=len)


def _drop_broken_sovereign(setup: EditedSetup, position: Position) -> None:
    """Remove the sovereign if its suite is no longer on the board."""
    sovereign = position["sovereign"]
    if sovereign is None:
        return
    wanted = set(sovereign["cells"])
    if not any(set(cells) == wanted for cells in _suite_cells(setup, position)):
        position["sovereign"] = None
    else:
        # The kind follows from the cards.
        sovereign.pop("kind", None)


EDITING: Final = CannirEditing()
