"""Answers given and things happened in Contrées.

Tiles go by their hex (q, r), corners by name: "q,r,N" is the top of that hex, "q,r,S" its foot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Action, Event, Seat
from engine.games.contrees.land import NOTHING, Land, corner_name, hex_of

Hex = tuple[int, int]

#: By what towers are demolished.
POSSESSION = "possession"
ENCIRCLEMENT = "encirclement"


# -- actions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile of the land, black or (expert version) white."""

    do: ClassVar[str] = "lay"
    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Build a tower on a free corner."""

    do: ClassVar[str] = "place"
    at: str


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """`seat` was drawn to begin."""

    event: ClassVar[str] = "started"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A tile was laid."""

    event: ClassVar[str] = "laid"
    seat: Seat
    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class LandFinished(Event):
    """The last tile lies; `seat` builds the first tower."""

    event: ClassVar[str] = "land_finished"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A tower was built."""

    event: ClassVar[str] = "built"
    seat: Seat
    at: str
    #: A tile of the land it stands at: the first from the north, then from the west.
    tile: Hex


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """`seat` has four towers around each of these tiles and now possesses them."""

    event: ClassVar[str] = "taken"
    seat: Seat
    hexes: tuple[Hex, ...]
    #: How many of them are white.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Demolished(Event):
    """`seat` demolished these enemy towers, by "possession" or by "encirclement"."""

    event: ClassVar[str] = "demolished"
    seat: Seat
    towers: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """`seat` no longer has four towers around these tiles and takes its markers back."""

    event: ClassVar[str] = "lost"
    seat: Seat
    hexes: tuple[Hex, ...]
    #: How many of them are white.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` had no corner or no tower to build."""

    event: ClassVar[str] = "passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over, `by` as in the view; `score` and `demolished` per seat.

    `winner` None: equal in tiles and in demolished towers.
    """

    event: ClassVar[str] = "ended"
    winner: Seat | None
    by: str
    score: tuple[int, ...]
    demolished: tuple[int, ...]


# -- from the numbers of the state ---------------------------------------------------------------


def laid(seat: int, number: int, white: bool) -> Event:
    return Laid(seat, hex_of(number), white)


def land_finished(seat: int) -> Event:
    return LandFinished(seat)


def built(seat: int, land: Land, corner: int) -> Event:
    seen = land.seen[3 * corner : 3 * corner + 3]
    tiles = [hex_of(land.hexes[tile]) for tile in seen if tile != NOTHING]
    first = min(tiles, key=lambda tile: (tile[1], tile[0]))
    return Built(seat, corner_name(land.sites[corner]), first)


def taken(seat: int, land: Land, tiles: list[int], white: list[int]) -> Event:
    return Taken(seat, hexes_of(land, tiles), _white(land, tiles, white))


def demolished(seat: int, land: Land, corners: list[int], by: str) -> Event:
    return Demolished(seat, corner_names(land, corners), by)


def lost(seat: int, land: Land, tiles: list[int], white: list[int]) -> Event:
    return Lost(seat, hexes_of(land, tiles), _white(land, tiles, white))


def passed(seat: int) -> Event:
    return Passed(seat)


def ended(winner: int, by: str, score: list[int], demolished: list[int]) -> Event:
    return Ended(winner if winner >= 0 else None, by, tuple(score), tuple(demolished))


def corner_names(land: Land, corners: list[int]) -> tuple[str, ...]:
    """Corners of a land by name, in ascending order."""
    return tuple(corner_name(land.sites[corner]) for corner in sorted(corners))


def hexes_of(land: Land, tiles: list[int]) -> tuple[Hex, ...]:
    """Tiles of a land by their hexes."""
    return tuple(hex_of(land.hexes[tile]) for tile in tiles)


def _white(land: Land, tiles: list[int], white: list[int]) -> int:
    return sum(land.hexes[tile] in white for tile in tiles)
