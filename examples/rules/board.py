"""The squares of Ambush, the cards that name them, and the lines."""

from __future__ import annotations

from typing import Final

#: The cards, by the number of their square. The test for leaks searches events for these names.
CARDS: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
#: The lines of three squares.
LINES: Final = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
