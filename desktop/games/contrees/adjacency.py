"""The hexes and corners of Contrées that touch one another, by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.contrees import land as numbers
from engine.games.contrees.actions import Hex


def neighbours(tile: Hex) -> list[Hex]:
    """Return the six hexes around a hex."""
    q, r = tile
    return [(q + dq, r + dr) for dq, dr in numbers.DIRECTIONS]


@cache
def corners(tile: Hex) -> tuple[str, ...]:
    """Return the names of the six corners of a hex, clockwise from the top."""
    sites = numbers.corners(numbers.hex_number(*tile))
    return tuple(numbers.corner_name(site) for site in sites)


def hexes_of(name: str) -> list[Hex]:
    """Return the three hexes that meet in a corner, whether on the land or not."""
    site = numbers.corner_number(name)
    q, r = numbers.hex_of(site // 2)
    if site % 2 == numbers.NORTH:
        return [(q, r), (q, r - 1), (q + 1, r - 1)]
    return [(q, r), (q, r + 1), (q - 1, r + 1)]


def sides(wall: tuple[str, str]) -> list[Hex]:
    """Return the two hexes on both sides of a wall, whether on the land or not."""
    return [tile for tile in hexes_of(wall[0]) if tile in hexes_of(wall[1])]


def frontier(land: Sequence[Hex]) -> list[Hex]:
    """Return the free hexes for the next tile: all that share a side with the land."""
    if not land:
        return [(0, 0)]
    hex_numbers = numbers.frontier([numbers.hex_number(*tile) for tile in land])
    return [numbers.hex_of(number) for number in hex_numbers]
