"""From square to square by the arrow keys."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import WIDTH


def point_of(square: str) -> tuple[int, int]:
    """Column and row of a square."""
    number = BOARD.square(square)
    return number % WIDTH, number // WIDTH


def reading(square: str) -> tuple[int, int]:
    """Where a square comes when the board is read like a page."""
    x, y = point_of(square)
    return y, x


def next_square(here: str | None, squares: Sequence[str], dx: int, dy: int) -> str | None:
    """The nearest in a direction; the one nearest to the middle of all to begin with."""
    if not squares:
        return None
    at = {square: point_of(square) for square in squares}
    if here is None:
        middle = tuple(sum(axis) / len(at) for axis in zip(*at.values(), strict=True))
        return min(at, key=lambda square: math.dist(middle, at[square]))
    x, y = point_of(here)
    ahead = {}
    for square, (px, py) in at.items():
        along = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy - (py - y) * dx)
        if along > 0 and aside < 3 * along:
            ahead[square] = math.hypot(px - x, py - y) + 2 * aside
    return min(ahead, key=lambda square: ahead[square]) if ahead else None
