"""Paper in millimetres: sizes, margins, and the page that every output writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from engine.core.errors import ConquistaError

#: Paints in millimetres; the origin is the upper left corner of the painted item.
Paint = Callable[[QPainter], None]


class PrintError(ConquistaError):
    """Raised when something cannot be printed as requested; `key` is the reason."""


@dataclass(frozen=True, slots=True)
class PaperSize:
    """Width and height in millimetres."""

    width: float
    height: float

    def rotated(self) -> PaperSize:
        """Return the size turned by 90 degrees."""
        return PaperSize(self.height, self.width)

    def size_inside(self, sides: float, ends: float | None = None) -> PaperSize:
        """Return the size inside margins, which are `ends` at the top and bottom if given."""
        return PaperSize(
            self.width - 2 * sides, self.height - 2 * (sides if ends is None else ends)
        )

    def can_contain(self, other: PaperSize) -> bool:
        """Return whether an item of that size fits."""
        return other.width <= self.width + 1e-6 and other.height <= self.height + 1e-6


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet of paper."""

    size: PaperSize
    paint: Paint
    #: Whether it is printed on the back of the page before it.
    is_back: bool = False
    #: The part of a game to which it belongs; the first page of a part gets a bookmark.
    title: str = ""
    #: The suffix of its own file's name; "" uses its number.
    name: str = ""
    #: The edge over which the paper is turned for a back: long, short, or "" for manual turning.
    turn: str = "long"
    #: Millimetres from the edges of the page to the cut; bleed and marks are outside of it.
    trim: float = 0.0
    #: Millimetres of bleed beyond the cut.
    bleed: float = 0.0
    #: Dots per millimetre of its picture, or None to leave the choice to the caller.
    dots: float | None = None
    #: Whether a picture has a transparent background instead of white paper.
    is_transparent: bool = False


#: Common papers by their names on the command line, in portrait format.
PAPERS = {"A4": PaperSize(210, 297), "A3": PaperSize(297, 420), "letter": PaperSize(215.9, 279.4)}
#: In place of a paper: one page exactly as large as the sheet.
FULL = "full"

#: The border in millimetres that common printers cannot reach.
EDGE_MM = 5.0
#: The border in millimetres that bad printers cannot reach; rulers and essential text stay inside.
UNPRINTABLE_BORDER_MM = 6.35
#: The margin in millimetres of boards and texts; marks are between it and `EDGE_MM`.
MARGIN = 9.0
#: Choices of side and end margins in millimetres; the smallest is used where it saves paper.
MARGINS = ((MARGIN, MARGIN), (EDGE_MM, 8.5))
#: The size of a page to read, which fits inside the margins of A4 and of Letter.
LEAF = PaperSize(190, 258)


#: Papers of a print shop, in portrait format.
LARGE_PAPERS = {
    "A2": PaperSize(420, 594),
    "A1": PaperSize(594, 841),
    "A0": PaperSize(841, 1189),
    "tabloid": PaperSize(279.4, 431.8),
}
#: The shortest side of a custom paper in millimetres.
MIN_PAPER_SIDE_MM = 50.0
#: The longest side of a custom paper in millimetres.
MAX_PAPER_SIDE_MM = 3000.0

_OWN = re.compile(r"(\d{1,5}(?:\.\d{1,3})?)x(\d{1,5}(?:\.\d{1,3})?)")


def paper_named(name: str) -> str:
    """Return the canonical name of a paper in any capitalisation, such as `A4` for `a4`."""
    name_by_lower = {paper.lower(): paper for paper in (*PAPERS, *LARGE_PAPERS, FULL)}
    return name_by_lower.get(name.lower(), name.lower())


def paper_size(name: str) -> PaperSize | None:
    """Return the paper of a name such as `A4` or `500x700`; None for FULL.

    Raises PrintError.
    """
    written_name, name = name, paper_named(name)
    if name == FULL:
        return None
    if name in PAPERS or name in LARGE_PAPERS:
        return (PAPERS | LARGE_PAPERS)[name]
    custom_size = _OWN.fullmatch(name)
    if custom_size is None:
        paper_names = ", ".join([*PAPERS, *LARGE_PAPERS, FULL])
        raise PrintError(
            f"{written_name[:40]!r} is none of {paper_names} nor WIDTHxHEIGHT in mm", "paper"
        )
    size = PaperSize(float(custom_size[1]), float(custom_size[2]))
    if not all(
        MIN_PAPER_SIDE_MM <= side <= MAX_PAPER_SIDE_MM for side in (size.width, size.height)
    ):
        raise PrintError(
            f"sides must be from {MIN_PAPER_SIDE_MM:g} to {MAX_PAPER_SIDE_MM:g} mm, not {name}",
            "paper",
        )
    return size
