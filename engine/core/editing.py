"""What a game says of editing its positions: the pieces on the tray, and what laying one does.

An edit is a function on a position as it is written. Whether what comes of it can be played, the
reader of written positions decides (`engine.play.position_file.match_of`), and its sentence is the
refusal. A piece always moves as a whole, and what it displaces makes way; so any position can be
reached from any other through positions that are legal, and none that is not has to be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.core.errors import PositionError
from engine.core.values import Json

#: What lies on the tray: its kind, then what tells it from others of the kind.
Piece = tuple[str, ...]
#: Where a piece may lie, written alike.
Target = tuple[str, ...]
#: A position as it is written, to be changed.
Position = dict[str, Any]


def counted(piece: Piece) -> Target:
    """The only place of a piece that lies nowhere: putting it there counts one more."""
    return ("count", *piece)


@dataclass(frozen=True, slots=True)
class Well:
    """Pieces on the tray that belong together."""

    name: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits at the position, by the names in it, and by which options they play."""

    seats: tuple[str, ...]
    options: dict[str, Json] = field(default_factory=dict)


class Editing(Protocol):
    """How positions of one game are edited; `put` and `take` change the position they are given.

    Both raise PositionError of the key `misplaced` where the piece does not belong.
    """

    def wells(self, table: Table, position: Position) -> Sequence[Well]:
        """What lies on the tray."""

    def places(self, table: Table, position: Position, piece: Piece) -> Sequence[Target]:
        """Where such a piece may lie, legal at this moment or not, in the order keys walk."""

    def count(self, table: Table, position: Position, piece: Piece) -> int | None:
        """How many there are of a piece that counts something, else None."""

    def chosen(self, table: Table, position: Position, piece: Piece) -> bool:
        """Whether a piece that lies nowhere is in force: it is that seat's turn."""

    def at(self, table: Table, position: Position, target: Target) -> Piece | None:
        """The piece that would be taken from there."""

    def within(self, table: Table, position: Position, target: Target) -> Sequence[Target]:
        """The places of single pieces in a place: of the cards in a hand, say."""

    def put(self, table: Table, position: Position, piece: Piece, target: Target) -> None:
        """Lay a piece there."""

    def take(self, table: Table, position: Position, target: Target) -> None:
        """Take the piece there away."""

    def core(self, table: Table, position: Position) -> Position:
        """What is edited of a complete position: what nobody can see or what follows from the
        rest is left out.
        """

    def empty(self, table: Table) -> Position:
        """A position without a piece that could lie elsewhere."""


def misplaced(piece: Piece, target: Target) -> PositionError:
    """That a piece does not belong there."""
    return PositionError(f"{' '.join(target)}: no place for {' '.join(piece)}", "misplaced")


def nothing(target: Target) -> PositionError:
    """That there is nothing to take."""
    return PositionError(f"{' '.join(target)}: nothing to take away", "nothing")
