"""How positions of a game are edited: the pieces on the tray, and the edit that places one.

An edit is a function on a written position. The reader of written positions
(`engine.play.position_file.match_of`) decides whether the result can be played; its error message
is the refusal. A piece always moves as a whole, and the pieces it displaces make way. So every
legal position can be reached from every other through legal positions, and no illegal position ever
has to be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.core.errors import PositionError
from engine.core.values import Json

#: A piece on the tray: its kind, then the values that distinguish it from others of the kind.
Piece = tuple[str, ...]
#: A place for a piece, in the same form: its kind, then its values.
Target = tuple[str, ...]
#: A written position that is being edited.
Position = dict[str, Any]


def counted_target(piece: Piece) -> Target:
    """Return the target of a piece without a place on the board; placing it there adds one."""
    return ("count", *piece)


@dataclass(frozen=True, slots=True)
class PieceGroup:
    """A group of related pieces on the tray."""

    name: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class EditedSetup:
    """The seats of the position, by the names used in it, and the options of the match."""

    seats: tuple[str, ...]
    options: dict[str, Json] = field(default_factory=dict)


class Editing(Protocol):
    """The editing rules of one game.

    `put` and `take` change the position passed to them. Both raise PositionError: `put` with the
    key "misplaced" where the piece does not belong, or with a key of the game; `take` with the key
    "nothing" where no piece is.
    """

    def piece_groups(self, setup: EditedSetup, position: Position) -> Sequence[PieceGroup]:
        """Return the groups of pieces on the tray."""

    def places(self, setup: EditedSetup, position: Position, piece: Piece) -> Sequence[Target]:
        """Return the targets of such a piece, legal now or not, in the order of the keyboard."""

    def count(self, setup: EditedSetup, position: Position, piece: Piece) -> int | None:
        """Return the number of a piece that is counted, or None for any other piece."""

    def is_chosen(self, setup: EditedSetup, position: Position, piece: Piece) -> bool:
        """Return whether a piece without a place is in force, such as the marker of a turn."""

    def piece_at(self, setup: EditedSetup, position: Position, target: Target) -> Piece | None:
        """Return the piece that `take` would remove from a target, or None."""

    def targets_within(
        self, setup: EditedSetup, position: Position, target: Target
    ) -> Sequence[Target]:
        """Return the targets of the single pieces inside a target, such as the cards of a hand."""

    def put(self, setup: EditedSetup, position: Position, piece: Piece, target: Target) -> None:
        """Place a piece on a target."""

    def take(self, setup: EditedSetup, position: Position, target: Target) -> None:
        """Remove the piece on a target."""

    def edited_part(self, setup: EditedSetup, position: Position) -> Position:
        """Return the part of a complete position that is edited.

        It leaves out parts that no player can see, and parts that follow from the rest.
        """

    def empty(self, setup: EditedSetup) -> Position:
        """Return the position with the fewest pieces that the rules allow."""


def misplaced_error(piece: Piece, target: Target) -> PositionError:
    """Return the error for a piece that does not belong on a target."""
    return PositionError(f"{' '.join(target)}: no place for {' '.join(piece)}", "misplaced")


def no_piece_error(target: Target) -> PositionError:
    """Return the error for a target that holds no piece."""
    return PositionError(f"{' '.join(target)}: nothing to take away", "nothing")
