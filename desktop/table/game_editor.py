"""A game's part of the position editor: the look and the possible places of its pieces."""

from __future__ import annotations

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
    """The text for a fault of an edited position (`PositionError.key`).

    `{name}` is the name of the seat; the other fields are the values of the error.
    """

    text: Callable[[], str]
    #: The variant about the reader's own seat.
    yours: Callable[[], str] | None = None


class EditWords(Protocol):
    """The game's words in the editor; a module can implement it.

    Seats are named as in `GameEditor`; the reader's name is "".
    """

    @property
    def FAULTS(self) -> Mapping[str, Fault]:
        """The texts for the faults of an edited position, by key."""

    def group_heading(self, name: str) -> str:
        """Return the heading of a group of pieces."""

    def piece_name(self, piece: Piece, names: Mapping[str, str]) -> str:
        """Return the name of a piece."""

    def place_name(self, target: Target, names: Mapping[str, str]) -> str:
        """Return the name of a place."""

    def displayed_name(self, word: str) -> str:
        """Return the name for an id in the values of an error, such as a card's."""


class GameEditor(Protocol[SceneT]):
    """A game's part of the position editor.

    Seats are the letters of the written position, listed in order in `seats`; `names` maps them to
    names.
    """

    @property
    def words(self) -> EditWords:
        """The names of pieces and places."""

    def aspect_ratio(self, piece: Piece) -> float:
        """Return the width of a piece divided by its height."""

    def paint(self, painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        """Paint a piece into a rect of its proportions."""

    def target_at(
        self, scene: SceneT, point: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        """Return the place at a point of the scene where `piece`, if given, may be put.

        The result is None if there is none.
        """

    def shape(self, scene: SceneT, target: Target, seats: Sequence[str]) -> QPainterPath:
        """Return the outline of a place in scene coordinates; empty if it is not visible."""


def fault_text(error: PositionError, words: EditWords, names: Mapping[str, str]) -> str:
    """Return why an edit was refused, in the current language.

    A fault without a text is returned as the engine wrote it.
    """
    fault = words.FAULTS.get(error.key)
    if fault is None:
        return str(error)
    fields = {field: words.displayed_name(str(value)) for field, value in error.values.items()}
    name = names[str(error.values["seat"])] if "seat" in error.values else None
    yours = fault.yours if name == "" else None
    return (yours or fault.text)().format(name=name, **fields)
