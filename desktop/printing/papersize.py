"""Papers by name: those of printers at home, those of posters, and a size of one's own."""

from __future__ import annotations

import re

from desktop.printing.page import FULL, PAPERS, PrintError, Size

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
