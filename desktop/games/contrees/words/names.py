"""Names of the tiles and corners of Contrées.

Rows are lettered from the north, hexes are numbered from the west within their row. The first tile
is H8 wherever the land grows, so that a name always means the same tile. A corner is named by a
tile and a point of the compass; of the tiles it touches, the first in this order counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from desktop.games.contrees.adjacency import corners
from desktop.language.translation import per_language, translate
from engine.games.contrees.actions import Hex
from engine.games.contrees.views import ContreesView

#: Row and number of the first tile: H8.
_FIRST_ROW, _FIRST_NUMBER = 7, 8

#: Offsets from a tile to the hexes around it, by points of the compass.
_AROUND: dict[str, Hex] = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}
#: The directions from a tile, clockwise.
DIRECTIONS = tuple(_AROUND)
#: The corners of a tile, clockwise from the top.
POINTS = ("N", "NE", "SE", "S", "SW", "NW")


def tile_names(view: ContreesView) -> Mapping[Hex, str]:
    """Return the names of all tiles, sorted by name."""
    return _names(view.land)


# Cached, because each corner in each line of the chronicle needs the names.
@lru_cache(maxsize=32)
def _names(land: tuple[Hex, ...]) -> Mapping[Hex, str]:
    ordered = sorted(land, key=lambda tile: (tile[1], tile[0]))
    return MappingProxyType({tile: hex_name(tile) for tile in ordered})


def hex_name(place: Hex) -> str:
    """Return the name of a hex, with or without a tile: "H8"."""
    q, r = place
    row = _FIRST_ROW + r
    # A land that extends far to the north runs out of letters.
    letters = chr(ord("A") + row) if row >= 0 else f"A{chr(ord('A') - 1 - row)}"
    return f"{letters}{_FIRST_NUMBER + q + r // 2}"


def tile_name(view: ContreesView, tile: Hex) -> str:
    """Return the name of a tile: "B3".

    Raises KeyError where there is no tile.
    """
    return tile_names(view)[tile]


def corner_key(view: ContreesView, corner: str) -> tuple[Hex, str]:
    """Return the tile that names a corner, and the point of the compass.

    Raises KeyError when the corner is not on the land.
    """
    for tile in tile_names(view):
        if corner in (ring := corners(tile)):
            return tile, POINTS[ring.index(corner)]
    raise KeyError(corner)


def corner_name(view: ContreesView, corner: str) -> str:
    """Return a corner inside a sentence: "the north-east corner of B3"."""
    tile, point = corner_key(view, corner)
    return _corners_of()[point].format(tile=tile_name(view, tile))


def corner_code(view: ContreesView, corner: str) -> str:
    """Return the shortest name of a corner, for labels on the board: "B3 NE"."""
    tile, point = corner_key(view, corner)
    return f"{tile_name(view, tile)} {_points()[point]}"


def corner_beside(tile: Hex, corner: str) -> str:
    """Return the shortest name of a corner relative to a tile that it touches: "B3 NE"."""
    return f"{hex_name(tile)} {_points()[POINTS[corners(tile).index(corner)]]}"


def corner_of_tile(point: str) -> str:
    """Return a corner of a known tile: "north-east corner"."""
    return _corners()[point]


def place_key(view: ContreesView, place: Hex) -> tuple[Hex, str] | None:
    """Return a tile beside a free hex, and the direction from the tile to the hex.

    None for the first tile.
    """
    q, r = place
    for tile in tile_names(view):
        for point, (dq, dr) in _AROUND.items():
            if (tile[0] + dq, tile[1] + dr) == (q, r):
                return tile, point
    return None


def relative_hex_name(view: ContreesView, tile: Hex, point: str) -> str:
    """Return a free hex inside a sentence: "north-east of B3"."""
    return _sides_of()[point].format(tile=tile_name(view, tile))


def direction(point: str) -> str:
    """Return a direction by itself: "north-east"."""
    return _directions()[point]


def sides_shared(view: ContreesView, place: Hex) -> int:
    """Return the number of tiles that a hex shares a side with."""
    return sum((place[0] + q, place[1] + r) in view.land for q, r in _AROUND.values())


@per_language
def _corners() -> dict[str, str]:
    return {
        "N": translate("ContreesPlaces", "north corner"),
        "NE": translate("ContreesPlaces", "north-east corner"),
        "SE": translate("ContreesPlaces", "south-east corner"),
        "S": translate("ContreesPlaces", "south corner"),
        "SW": translate("ContreesPlaces", "south-west corner"),
        "NW": translate("ContreesPlaces", "north-west corner"),
    }


@per_language
def _corners_of() -> dict[str, str]:
    return {
        "N": translate("ContreesPlaces", "the north corner of {tile}"),
        "NE": translate("ContreesPlaces", "the north-east corner of {tile}"),
        "SE": translate("ContreesPlaces", "the south-east corner of {tile}"),
        "S": translate("ContreesPlaces", "the south corner of {tile}"),
        "SW": translate("ContreesPlaces", "the south-west corner of {tile}"),
        "NW": translate("ContreesPlaces", "the north-west corner of {tile}"),
    }


@per_language
def _directions() -> dict[str, str]:
    return {
        "NE": translate("ContreesPlaces", "north-east"),
        "E": translate("ContreesPlaces", "east"),
        "SE": translate("ContreesPlaces", "south-east"),
        "SW": translate("ContreesPlaces", "south-west"),
        "W": translate("ContreesPlaces", "west"),
        "NW": translate("ContreesPlaces", "north-west"),
    }


@per_language
def _sides_of() -> dict[str, str]:
    return {
        "NE": translate("ContreesPlaces", "north-east of {tile}"),
        "E": translate("ContreesPlaces", "east of {tile}"),
        "SE": translate("ContreesPlaces", "south-east of {tile}"),
        "SW": translate("ContreesPlaces", "south-west of {tile}"),
        "W": translate("ContreesPlaces", "west of {tile}"),
        "NW": translate("ContreesPlaces", "north-west of {tile}"),
    }


@per_language
def _points() -> dict[str, str]:
    return {
        "N": translate("ContreesPlaces", "N"),
        "NE": translate("ContreesPlaces", "NE"),
        "SE": translate("ContreesPlaces", "SE"),
        "S": translate("ContreesPlaces", "S"),
        "SW": translate("ContreesPlaces", "SW"),
        "NW": translate("ContreesPlaces", "NW"),
    }
