"""What a game brings to the editor of positions: how its pieces look, and where they lie."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.scene import TableScene
from engine.core.editing import Piece, Target
from engine.core.errors import PositionError
from engine.core.typevars import TypeVar

SceneT = TypeVar("SceneT", bound=TableScene, default=Any, contravariant=True)


@dataclass(frozen=True, slots=True)
class Fault:
    """One of the engine's sentences about a position, in the language of the moment.

    What stands in the fields of the pattern is called as the game calls it; the patterns of a game
    are tried in order.
    """

    pattern: str
    said: Callable[[], str]
    #: The same of whoever reads it, where it is about a seat.
    yours: Callable[[], str] | None = None


class EditWords(Protocol):
    """What a game calls things in the editor: a module of words will do. Seats as in `EditPart`;
    whoever reads it has no name.
    """

    @property
    def FAULTS(self) -> Sequence[Fault]:
        """What the engine may say of an edited position."""

    def well(self, name: str) -> str:
        """What is written over the pieces that belong together."""

    def piece(self, piece: Piece, names: Mapping[str, str]) -> str:
        """What a piece is called."""

    def place(self, target: Target, names: Mapping[str, str]) -> str:
        """What a place is called."""

    def called(self, word: str) -> str:
        """What a word in one of the engine's sentences is called, but for seats and numbers."""


class EditPart(Protocol[SceneT]):
    """A game's part of the editor. Seats are those of the written position, by their letters: in
    order in `seats`, and `names` says what they are called.
    """

    @property
    def words(self) -> EditWords:
        """What pieces and places are called."""

    def breadth(self, piece: Piece) -> float:
        """How wide a piece is, of its height."""

    def paint(self, p: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        """Paint a piece into a rect of its shape."""

    def target_at(
        self, scene: SceneT, at: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        """The place at a point of the scene, for a piece that is held there if there is one."""

    def shape(self, scene: SceneT, target: Target, seats: Sequence[str]) -> QPainterPath:
        """Where a place is seen, in the scene; empty where it is not."""


def fault_said(error: PositionError, words: EditWords, names: Mapping[str, str]) -> str:
    """Why an edit was refused, in the language of the moment.

    A sentence that nobody has foreseen is shown as the engine wrote it.
    """
    written = str(error)
    for fault in words.FAULTS:
        found = re.fullmatch(fault.pattern, written)
        if found is not None:
            fields = {
                field: names[word] if word in names else words.called(word)
                for field, word in found.groupdict("").items()
            }
            yours = fault.yours if fields.get("name") == "" else None
            return (yours or fault.said)().format(**fields)
    return written
