"""The events of Contrées.

Tiles are written as their hexes (q, r). Corners have names: "q,r,N" is the northern corner of that
hex, "q,r,S" the southern one.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Event, Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.land import (
    COORDINATES,
    CORNER_NAMES,
    NO_NUMBER,
    Land,
    corner_name,
    hex_of,
)

#: The reasons why towers are demolished.
POSSESSION = "possession"
ENCIRCLEMENT = "encirclement"


# -- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """`seat` was drawn to begin the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A tile was laid."""

    seat: Seat
    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class LandFinished(Event):
    """The last tile was laid; `seat` builds the first tower."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A tower was built."""

    seat: Seat
    at: str
    #: One tile at the corner, the first from the north, then from the west.
    tile: Hex


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """`seat` took possession of tiles with four of its towers around each."""

    seat: Seat
    hexes: tuple[Hex, ...]
    #: The number of white tiles among them.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Demolished(Event):
    """`seat` demolished enemy towers by "possession" or "encirclement"."""

    seat: Seat
    towers: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """`seat` lost tiles that no longer have four of its towers around them."""

    seat: Seat
    hexes: tuple[Hex, ...]
    #: The number of white tiles among them.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` passed without a corner or a tower to build."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match ended; `by` as in the view, `score` and `demolished` by seat.

    `winner` is None in a draw, with equal scores and demolished towers.
    """

    winner: Seat | None
    by: str
    score: tuple[int, ...]
    demolished: tuple[int, ...]


# -- creation from the true state ------------------------------------------------------------------


def laid(seat: int, number: int, is_snow: bool) -> Event:
    return Laid(seat, hex_of(number), is_snow)


def land_finished(seat: int) -> Event:
    return LandFinished(seat)


def built_event(seat: int, land: Land, corner: int) -> Event:
    adjacent_hexes = land.seen[3 * corner : 3 * corner + 3]
    tiles = [hex_of(land.hexes[tile]) for tile in adjacent_hexes if tile != NO_NUMBER]
    first = min(tiles, key=lambda tile: (tile[1], tile[0]))
    return Built(seat, corner_name(land.sites[corner]), first)


def taken_event(seat: int, land: Land, tiles: list[int], snow: list[int]) -> Event:
    return Taken(seat, hexes_of(land, tiles), _count_snow(land, tiles, snow))


def demolished(seat: int, land: Land, corners: list[int], reason: str) -> Event:
    return Demolished(seat, corner_names(land, corners), reason)


def lost(seat: int, land: Land, tiles: list[int], snow: list[int]) -> Event:
    return Lost(seat, hexes_of(land, tiles), _count_snow(land, tiles, snow))


def passed_event(seat: int) -> Event:
    return Passed(seat)


def ended(winner: int, reason: str, score: list[int], demolished: list[int]) -> Event:
    return Ended(winner if winner >= 0 else None, reason, tuple(score), tuple(demolished))


def corner_names(land: Land, corners: list[int]) -> tuple[str, ...]:
    """Return the names of corners of a land in ascending order."""
    sites = land.sites
    return tuple([CORNER_NAMES[sites[corner]] for corner in sorted(corners)])


def hexes_of(land: Land, tiles: list[int]) -> tuple[Hex, ...]:
    """Return the hexes of tiles of a land."""
    hexes = land.hexes
    return tuple([COORDINATES[hexes[tile]] for tile in tiles])


def _count_snow(land: Land, tiles: list[int], snow: list[int]) -> int:
    return sum(land.hexes[tile] in snow for tile in tiles)
