"""Printable items: drawings and decks with their true size, and the sheets of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.printing.print_page import Paint, PaperSize
from desktop.printing.stock import Stock

#: The kind of sheets with everything a game needs.
BOX = "box"
#: The kind of sheets printed on labels.
LABELS = "labels"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture with a true size, such as a board or a page of the rules summary."""

    title: str
    size: PaperSize
    paint: Paint
    #: Whether it is a page to read: without crop marks, and with a margin even on paper of its
    #: size.
    is_leaf: bool = False
    #: Whether it is cut out and used, and so always has its true size.
    is_fixed: bool = False
    #: The area that no seam should cross in a tiled print, even if that takes more tiles.
    keep: QRectF | None = None
    #: Returns the drawings for other cards, if it is something made for cards, such as a box.
    refit: Callable[[Stock], Sequence[Drawing]] | None = None
    #: Areas that seams should avoid if possible, such as places of pieces.
    marks: Sequence[QRectF] = ()


@dataclass(frozen=True, slots=True)
class Hexes:
    """Hexagonal pieces of one size, arranged on as few pages as possible."""

    title: str
    #: Length of a side in millimetres.
    side: float
    #: Each paints a hexagon with a point at the top and its centre at the origin.
    paints: Sequence[Paint]


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards of one size, printed at true size in a grid, with their backs on the page behind.

    A game's painters leave out the paper of the cards, which `paint_uncut` adds.
    """

    title: str
    size: PaperSize
    fronts: Sequence[Paint]
    back: Paint
    #: Number of cards in a row on paper of unlimited size.
    across: int = 7
    #: Millimetres of bleed beyond the cut.
    bleed: float = 0.0
    #: Distinguishes the decks of a game in file names.
    id: str = "cards"
    #: The id of every card; cards that look the same have the same id.
    ids: Sequence[str] = ()
    #: Names of cards by id.
    names: Mapping[str, str] = field(default_factory=dict)
    #: The texts printed on cards besides their names, by id.
    texts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LabelSheet:
    """Drawings of one size for adhesive labels, at true size, each centred on a label."""

    title: str
    size: PaperSize
    paints: Sequence[Paint]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a board without its surroundings, for a virtual table."""

    id: str
    name: str
    size: PaperSize
    #: Paints the piece with its centre at the origin.
    paint: Paint
    #: Number of copies.
    count: int


@dataclass(frozen=True, slots=True)
class Cutout:
    """Something that a print shop cuts or punches out along a line."""

    id: str
    name: str
    #: Paints it in the coordinates of `cut`.
    paint: Paint
    #: The line to cut along.
    cut: QPainterPath
    count: int = 1
    #: Colour of the bleed; with "" the picture is enlarged into it.
    ground: str = ""
    #: Lines to crease.
    folds: Sequence[QLineF] = ()


def round_cut(diameter: float) -> QPainterPath:
    """Return a circle around the origin."""
    path = QPainterPath()
    path.addEllipse(QPointF(), diameter / 2, diameter / 2)
    return path


def square_cut(size: PaperSize) -> QPainterPath:
    """Return a rectangle around the origin."""
    path = QPainterPath()
    path.addRect(QRectF(-size.width / 2, -size.height / 2, size.width, size.height))
    return path


Item = Drawing | Hexes | Deck | LabelSheet


@dataclass(frozen=True, slots=True)
class GameSheets:
    """The sheets of one game. Every function makes them in the current language.

    Its argument is whether to save ink, with boards as lines on white.
    """

    title: Callable[[], str]
    #: Sheets by kind, in the order of the dialog; a kind without a usual name needs one in `names`.
    sheets: Mapping[str, Callable[[bool], Sequence[Item]]]
    #: All items needed to play, for the sheet `box`.
    box: Callable[[bool], Sequence[Item]]
    #: Names of kinds for which the usual name does not fit.
    names: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    #: Kinds that have their true size by default, because they are played with.
    true_size_kinds: Collection[str] = (BOX,)
    #: Counters, pawns and other pieces on boards.
    pieces: Callable[[], Sequence[Piece]] = tuple
    #: Counters, tiles and boxes for a print shop; boxes hold cards of a stock.
    cutouts: Callable[[Stock], Sequence[Cutout]] = lambda stock: ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sheets of this game, first what most people want."""
        return (BOX, *self.sheets)
