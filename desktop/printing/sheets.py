"""What can be printed: drawings and decks with their true size, and what a game offers of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from desktop.printing.page import Paint, Size
from desktop.printing.stock import Stock

#: The kind of sheets that is everything a game needs, and the one that is printed on labels.
BOX, LABELS = "box", "labels"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of a true size, such as a board or a page of the rules aid."""

    title: str
    size: Size
    paint: Paint
    #: A page to read: no crop marks, and a margin even on paper of its own size.
    leaf: bool = False
    #: To be cut out and used: printed at its true size even where others are fitted to the page.
    fixed: bool = False
    #: What no seam should cross where it is printed in tiles, even if that takes more of them.
    keep: QRectF | None = None
    #: The same for other cards, where it is something made for cards.
    refit: Callable[[Stock], Sequence[Drawing]] | None = None
    #: What seams should rather go around, such as places of pieces.
    marks: Sequence[QRectF] = ()


@dataclass(frozen=True, slots=True)
class Hexes:
    """Six-sided pieces of one size, laid side by side on as few pages as can be."""

    title: str
    #: Length of a side in millimetres.
    side: float
    #: Each paints a hexagon with a point upwards and its middle at the origin.
    paints: Sequence[Paint]


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards of one size, printed true in a grid, with their backs on the page behind.

    A game's paint without the paper they are on, which `uncut` puts under them.
    """

    title: str
    size: Size
    fronts: Sequence[Paint]
    back: Paint
    #: Cards in a row on paper as large as needed.
    across: int = 7
    #: How many millimetres beyond the cut they are painted.
    bleed: float = 0.0
    #: Tells the decks of a game apart, in names of files.
    id: str = "cards"
    #: Of every card: equal for cards that look the same.
    ids: Sequence[str] = ()
    #: What cards are called, by id.
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Labels:
    """Drawings of one size for stick-on labels, true always, each in the middle of a label."""

    title: str
    size: Size
    paints: Sequence[Paint]


@dataclass(frozen=True, slots=True)
class Piece:
    """What lies or stands on a board, with nothing around it, for a virtual table."""

    id: str
    name: str
    size: Size
    #: Its middle at the origin.
    paint: Paint
    #: How many there are.
    count: int


Item = Drawing | Hexes | Deck | Labels


@dataclass(frozen=True, slots=True)
class GameSheets:
    """The sheets of one game; every function makes them in the language of the moment.

    Its argument says whether to save ink: boards as lines on white.
    """

    title: Callable[[], str]
    #: By kind, in the order they are offered; a kind without a usual name stands in `names`.
    sheets: Mapping[str, Callable[[bool], Sequence[Item]]]
    #: Everything needed to play, for the sheet `box`.
    box: Callable[[bool], Sequence[Item]]
    #: What the dialog calls a kind of sheet, where the usual name does not fit.
    names: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    #: Kinds of sheets that have their true size unless another is asked for: what is played with.
    true: Collection[str] = (BOX,)
    #: Counters, pawns and whatever else is laid on boards.
    pieces: Callable[[], Sequence[Piece]] = tuple

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sheets this game has."""
        return (*self.sheets, BOX)
