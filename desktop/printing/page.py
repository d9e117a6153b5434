"""Paper in millimetres: sizes, margins, and the page every output writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from engine.core.errors import ConquistaError

#: Paints in millimetres, the origin at the upper left corner of what is painted.
Paint = Callable[[QPainter], None]


class PrintError(ConquistaError):
    """Something cannot be printed as asked; `key` says why."""


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in millimetres."""

    width: float
    height: float

    def turned(self) -> Size:
        """The same paper lying on its other side."""
        return Size(self.height, self.width)

    def within(self, sides: float, ends: float | None = None) -> Size:
        """What is left inside margins: on all four sides, or others above and below."""
        return Size(self.width - 2 * sides, self.height - 2 * (sides if ends is None else ends))

    def holds(self, other: Size) -> bool:
        """Whether something of that size has its place here."""
        return other.width <= self.width + 1e-6 and other.height <= self.height + 1e-6


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet of paper."""

    size: Size
    paint: Paint
    #: Printed on the back of the page before it.
    back: bool = False
    #: The part of a game it belongs to: a bookmark where a part begins.
    title: str = ""
    #: What a file of it alone is called behind the name of the whole; "": its number.
    name: str = ""
    #: The edge the paper is turned over for a back: long, short, or "" where a person does it.
    turn: str = "long"
    #: Millimetres from its edges to where it is cut, as bleed and marks lie around it.
    trim: float = 0.0
    #: Dots in a millimetre of a picture of it, where they are not for others to choose.
    dots: float | None = None
    #: Whether nothing is behind it in a picture, instead of white paper.
    clear: bool = False


#: Papers by the name the command line gives them, upright.
PAPERS = {"A4": Size(210, 297), "A3": Size(297, 420), "letter": Size(215.9, 279.4)}
#: Instead of a paper: one page exactly as large as what is printed.
FULL = "full"

#: What common printers cannot reach, on every side.
EDGE = 5.0
#: What even bad printers reach: bars and what must be read lie within.
SAFE = 6.35
#: Where boards and texts begin; between edge and margin lie the marks.
MARGIN = 9.0
#: At the sides and at the ends of a page: the least is taken where it saves paper.
MARGINS = ((MARGIN, MARGIN), (EDGE, 8.5))
#: A page to read has this size: it fits inside the margins of A4 and of Letter.
LEAF = Size(190, 258)


#: Papers of a print shop, upright, in millimetres.
LARGE_PAPERS = {
    "A2": Size(420, 594),
    "A1": Size(594, 841),
    "A0": Size(841, 1189),
    "tabloid": Size(279.4, 431.8),
}
#: Millimetres: the sides a paper of one's own may have.
SHORTEST, LONGEST = 50.0, 3000.0

_OWN = re.compile(r"(\d{1,5}(?:\.\d{1,3})?)x(\d{1,5}(?:\.\d{1,3})?)")


def paper_named(name: str) -> str:
    """The name as it is written here of a paper in whatever letters, such as `A4` for `a4`."""
    known = {paper.lower(): paper for paper in (*PAPERS, *LARGE_PAPERS, FULL)}
    return known.get(name.lower(), name.lower())


def paper_size(name: str) -> Size | None:
    """The paper with that name, such as `A4` or `500x700`; None for FULL. Raises PrintError."""
    shown, name = name, paper_named(name)
    if name == FULL:
        return None
    if name in PAPERS or name in LARGE_PAPERS:
        return (PAPERS | LARGE_PAPERS)[name]
    own = _OWN.fullmatch(name)
    if own is None:
        known = ", ".join([*PAPERS, *LARGE_PAPERS, FULL])
        raise PrintError(f"{shown[:40]!r} is none of {known} nor WIDTHxHEIGHT in mm", "paper")
    size = Size(float(own[1]), float(own[2]))
    if not all(SHORTEST <= side <= LONGEST for side in (size.width, size.height)):
        raise PrintError(f"sides must be from {SHORTEST:g} to {LONGEST:g} mm, not {name}", "paper")
    return size
