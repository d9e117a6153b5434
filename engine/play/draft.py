"""A position on the editor's board: edits, what they are refused for, and the way back."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.editing import Editing, Piece, Position, Table, Target, Well, counted
from engine.core.errors import PositionError
from engine.core.values import Json
from engine.games import EDITINGS
from engine.play.match import SEAT_NAMES, Match
from engine.play.position_file import match_of

#: Edits that can be undone; more than anybody makes.
MOST_UNDONE = 500


def _unordered(written: Json) -> Json:
    """A copy of written data in which the order of lists, such as of whose regions, is always the
    same.
    """
    if isinstance(written, dict):
        return {key: _unordered(value) for key, value in written.items()}
    if isinstance(written, list):
        return sorted(map(_unordered, written), key=repr)
    return written


class Draft:
    """A written position that is edited, always one that can be played.

    What is on the board is what the rules make of it at once: where nobody can go on with a
    battle, it is over. A refused edit raises PositionError, whose line is the engine's, and leaves
    everything as it was.
    """

    def __init__(self, data: Mapping[str, Json]) -> None:
        """`data` is that of a position file; its `play` is left out. Raises PositionError."""
        self._document: dict[str, Any] = {
            key: copy.deepcopy(value) for key, value in data.items() if key != "play"
        }
        self.match, seats = match_of(self._document)
        self._document["seats"] = list(seats)
        self._first = self._document, self.match
        #: What is edited of it, and of which match that was found last: it is asked for often.
        self._known: tuple[Match | None, Position] = None, {}
        self._done: list[tuple[dict[str, Any], Match]] = []
        self._undone: list[tuple[dict[str, Any], Match]] = []

    @classmethod
    def of(cls, match: Match) -> Draft:
        """The moment at which a match stands."""
        seats = SEAT_NAMES[: match.seats]
        written = {
            "game": match.game.id,
            "options": match.record.options,
            "seats": list(seats),
            "position": match.describe(seats),
        }
        return cls(written)

    @classmethod
    def blank(cls, game: str, seats: int, options: Json = None) -> Draft:
        """A board without pieces."""
        names = SEAT_NAMES[:seats]
        table = Table(names, options or {})
        written = {"game": game, "options": table.options, "seats": list(names)}
        return cls({**written, "position": EDITINGS[game].empty(table)})

    # -- what there is -----------------------------------------------------------------------------

    @property
    def editing(self) -> Editing:
        return EDITINGS[self.match.game.id]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of its seats, which pieces and places bear."""
        return tuple(self._document["seats"])

    @property
    def table(self) -> Table:
        return Table(self.seats, self.match.record.options)

    @property
    def position(self) -> Position:
        """All of it, as it is written."""
        described: Position = self.match.describe(self.seats)
        return described

    @property
    def document(self) -> dict[str, Any]:
        """It as a position file; to be read, not changed."""
        return self._document

    @property
    def wells(self) -> Sequence[Well]:
        """What lies on the tray."""
        return self.editing.wells(self.table, self._core())

    def at(self, target: Target) -> Piece | None:
        """The piece that would be taken from there."""
        return self.editing.at(self.table, self._core(), target)

    def count(self, piece: Piece) -> int | None:
        """How many there are of a piece that counts something."""
        return self.editing.count(self.table, self._core(), piece)

    def chosen(self, piece: Piece) -> bool:
        """Whether a piece that lies nowhere is in force."""
        return self.editing.chosen(self.table, self._core(), piece)

    def places(self, piece: Piece) -> list[Target]:
        """Where such a piece may lie, legal or not, in the order keys walk."""
        return [*self.editing.places(self.table, self._core(), piece)]

    def within(self, target: Target) -> list[Target]:
        """The places of single pieces in a place."""
        return [*self.editing.within(self.table, self._core(), target)]

    # -- edits -------------------------------------------------------------------------------------

    def put(self, piece: Piece, target: Target) -> None:
        """Lay a piece from the tray."""
        self._edit(lambda position: self._put(position, piece, target))

    def _put(self, position: Position, piece: Piece, target: Target) -> None:
        """Lay a piece; raises PositionError of the key `already` where that changes nothing."""
        before = _unordered(position)
        self.editing.put(self.table, position, piece, target)
        # What is only chosen by a click may be chosen again.
        if _unordered(position) == before and target != counted(piece):
            raise PositionError(f"{' '.join(target)}: that lies there already", "already")

    def take(self, target: Target) -> None:
        """Take the piece there off the board."""
        self._edit(lambda position: self.editing.take(self.table, position, target))

    def move(self, source: Target, target: Target) -> None:
        """Lay the piece at one place at another: one edit, of which only the end must be legal."""
        piece = self.at(source)
        if piece is None or source == target:
            return

        def both(position: Position) -> None:
            assert piece is not None
            self.editing.take(self.table, position, source)
            self._put(position, piece, target)

        self._edit(both)

    def clear(self) -> None:
        """Take every piece off the board."""
        self._become(self.editing.empty(self.table))

    def reseat(self, seats: int) -> None:
        """An empty board for so many."""
        self.adopt(Draft.blank(self.match.game.id, seats, self.match.record.options))

    def adopt(self, other: Draft) -> None:
        """Another position of the same game, in place of this one."""
        assert other.match.game is self.match.game
        self._keep()
        self._document, self.match = other.document, other.match

    def restart(self) -> None:
        """As it was at first; that can be undone, too."""
        if self._first[0] != self._document:
            self._keep()
            self._document, self.match = self._first

    def _core(self) -> Position:
        """What is edited; to be read, not changed."""
        match, known = self._known
        if match is not self.match:
            match, known = self.match, self.editing.core(self.table, self.position)
            self._known = match, known
        return known

    def _edit(self, change: Callable[[Position], None]) -> None:
        position = copy.deepcopy(self._core())
        change(position)
        self._become(position)

    def _become(self, position: Position) -> None:
        document = {**self._document, "position": position}
        match, _ = match_of(document)
        self._keep()
        self._document, self.match = {**document, "position": match.describe(self.seats)}, match

    # -- and back ----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def _keep(self) -> None:
        self._done = [*self._done[-MOST_UNDONE + 1 :], (self._document, self.match)]
        self._undone = []

    def undo(self) -> None:
        """Take the last edit back, if there is one."""
        if self._done:
            self._undone.append((self._document, self.match))
            self._document, self.match = self._done.pop()

    def redo(self) -> None:
        """Make the edit again that was taken back last."""
        if self._undone:
            self._done.append((self._document, self.match))
            self._document, self.match = self._undone.pop()
