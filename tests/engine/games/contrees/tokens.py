"""Every tile and tower of Contrées, listed from an open view."""

from __future__ import annotations

from typing import Any

from tests.hidden import Family


def tokens(view: Any) -> list[str]:
    """16 tiles and 24 towers a seat: what neither stands nor lies waits or has been demolished."""
    waiting = sum(black + white for black, white in view.tiles_left)
    white = len(view.white) + sum(white for _, white in view.tiles_left)
    assert white == (2 if view.options.expert else 0)
    towers = [
        len(view.towers[seat]) + view.supply[seat] + view.demolished[1 - seat] for seat in (0, 1)
    ]
    standing = [name for names in view.towers for name in names]
    assert len(set(standing)) == len(standing)
    assert not set(standing) & {name for names in view.banned for name in names}
    return [
        *(f"tile {i}" for i in range(len(set(view.land)) + waiting)),
        *(f"tower {i} of {seat}" for seat in (0, 1) for i in range(towers[seat])),
    ]


def families(view: Any) -> list[Family]:
    """None: nothing is hidden."""
    return []
