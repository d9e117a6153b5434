"""A draft: a position on the editor's board, with its edits, their refusals, undo and redo."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.editing import (
    EditedSetup,
    Editing,
    Piece,
    PieceGroup,
    Position,
    Target,
    counted_target,
)
from engine.core.errors import PositionError
from engine.core.values import Json
from engine.games import EDITINGS
from engine.play.match import SEAT_NAMES, Match
from engine.play.position_file import match_of

#: Maximum number of edits that can be undone; more than a person makes.
MAX_UNDONE = 500


def _sorted_copy(written: Json) -> Json:
    """Return a copy of written data with all lists sorted, so that their order does not matter."""
    if isinstance(written, dict):
        return {key: _sorted_copy(value) for key, value in written.items()}
    if isinstance(written, list):
        return sorted(map(_sorted_copy, written), key=repr)
    return written


class Draft:
    """A written position that is being edited; it can be played after every edit.

    The board at once shows the position as the rules continue it: a battle in which no seat can go
    on is over. A refused edit raises PositionError, with the engine's message, and changes nothing.
    """

    def __init__(self, data: Mapping[str, Json]) -> None:
        """Begin with the data of a position file, without its `play`. Raises PositionError."""
        self._document: dict[str, Any] = {
            key: copy.deepcopy(value) for key, value in data.items() if key != "play"
        }
        self.match, seats = match_of(self._document)
        self._document["seats"] = list(seats)
        self._first = self._document, self.match
        #: The match for which the edited part of its position was computed, and that part; cached
        #: because it is needed often.
        self._cached_core: tuple[Match | None, Position] = None, {}
        self._undo_steps: list[tuple[dict[str, Any], Match]] = []
        self._undone: list[tuple[dict[str, Any], Match]] = []

    @classmethod
    def from_match(cls, match: Match) -> Draft:
        """Return a draft of the current position of a match."""
        seats = SEAT_NAMES[: match.seats]
        written = {
            "game": match.game.id,
            "options": match.record.options,
            "seats": list(seats),
            "position": match.describe(seats),
        }
        return cls(written)

    @classmethod
    def without_pieces(cls, game: str, seats: int, options: Json = None) -> Draft:
        """Return a draft of a board without pieces."""
        names = SEAT_NAMES[:seats]
        setup = EditedSetup(names, options or {})
        written = {"game": game, "options": setup.options, "seats": list(names)}
        return cls({**written, "position": EDITINGS[game].empty(setup)})

    # -- what there is -----------------------------------------------------------------------------

    @property
    def editing(self) -> Editing:
        return EDITINGS[self.match.game.id]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, as pieces and targets contain them."""
        return tuple(self._document["seats"])

    @property
    def table(self) -> EditedSetup:
        return EditedSetup(self.seats, self.match.record.options)

    @property
    def position(self) -> Position:
        """The complete written position."""
        described: Position = self.match.describe(self.seats)
        return described

    @property
    def document(self) -> dict[str, Any]:
        """The draft as the data of a position file; must not be changed."""
        return self._document

    @property
    def piece_groups(self) -> Sequence[PieceGroup]:
        """The groups of pieces on the tray."""
        return self.editing.piece_groups(self.table, self._core())

    def piece_at(self, target: Target) -> Piece | None:
        """Return the piece that `take` would remove from a target, or None."""
        return self.editing.piece_at(self.table, self._core(), target)

    def count(self, piece: Piece) -> int | None:
        """Return the number of a piece that is counted, or None for any other piece."""
        return self.editing.count(self.table, self._core(), piece)

    def is_chosen(self, piece: Piece) -> bool:
        """Return whether a piece without a place is in force."""
        return self.editing.is_chosen(self.table, self._core(), piece)

    def places(self, piece: Piece) -> list[Target]:
        """Return the targets of such a piece, legal or not, in the order of keyboard navigation."""
        return [*self.editing.places(self.table, self._core(), piece)]

    def targets_within(self, target: Target) -> list[Target]:
        """Return the targets of the single pieces inside a target."""
        return [*self.editing.targets_within(self.table, self._core(), target)]

    # -- edits -------------------------------------------------------------------------------------

    def put(self, piece: Piece, target: Target) -> None:
        """Place a piece from the tray on a target."""
        self._edit(lambda position: self._put(position, piece, target))

    def _put(self, position: Position, piece: Piece, target: Target) -> None:
        """Place a piece. Raises PositionError with the key `already` where that changes nothing."""
        before = _sorted_copy(position)
        self.editing.put(self.table, position, piece, target)
        # A piece without a place may be chosen again by another click.
        if _sorted_copy(position) == before and target != counted_target(piece):
            raise PositionError(f"{' '.join(target)}: that lies there already", "already")

    def take(self, target: Target) -> None:
        """Remove the piece on a target."""
        self._edit(lambda position: self.editing.take(self.table, position, target))

    def move(self, source: Target, target: Target) -> None:
        """Move the piece on one target to another, as one edit: only the result must be legal."""
        piece = self.piece_at(source)
        if piece is None or source == target:
            return

        def take_and_put(position: Position) -> None:
            assert piece is not None
            self.editing.take(self.table, position, source)
            self._put(position, piece, target)

        self._edit(take_and_put)

    def clear(self) -> None:
        """Remove every piece from the board."""
        self._replace_position(self.editing.empty(self.table))

    def reseat(self, seats: int) -> None:
        """Replace the position by an empty board for this number of seats."""
        self.adopt(Draft.without_pieces(self.match.game.id, seats, self.match.record.options))

    def adopt(self, other: Draft) -> None:
        """Replace the position by that of another draft of the same game."""
        assert other.match.game is self.match.game
        self._push_undo()
        self._document, self.match = other.document, other.match

    def restart(self) -> None:
        """Return to the first position; this can be undone like an edit."""
        if self._first[0] != self._document:
            self._push_undo()
            self._document, self.match = self._first

    def _core(self) -> Position:
        """Return the edited part of the position; it must not be changed."""
        match, known = self._cached_core
        if match is not self.match:
            match, known = self.match, self.editing.edited_part(self.table, self.position)
            self._cached_core = match, known
        return known

    def _edit(self, change: Callable[[Position], None]) -> None:
        position = copy.deepcopy(self._core())
        change(position)
        self._replace_position(position)

    def _replace_position(self, position: Position) -> None:
        document = {**self._document, "position": position}
        match, _ = match_of(document)
        self._push_undo()
        self._document, self.match = {**document, "position": match.describe(self.seats)}, match

    # -- undo and redo -----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._undo_steps)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def _push_undo(self) -> None:
        self._undo_steps = [*self._undo_steps[-MAX_UNDONE + 1 :], (self._document, self.match)]
        self._undone = []

    def undo(self) -> None:
        """Undo the last edit, if there is one."""
        if self._undo_steps:
            self._undone.append((self._document, self.match))
            self._document, self.match = self._undo_steps.pop()

    def redo(self) -> None:
        """Redo the edit that was undone last, if there is one."""
        if self._undone:
            self._undo_steps.append((self._document, self.match))
            self._document, self.match = self._undone.pop()
