"""Symmetries of the table of Contrées: actions that lead to the same table, turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.games.contrees.actions import Hex, Lay, Place
from engine.games.contrees.views import ContreesView

#: A point of the plane. Hexes and corners together need thirds of the coordinates of hexes, which
#: are counted here.
Point = tuple[int, int]
#: The pieces that tell tables apart: the name of a kind, and the points of that kind.
Pieces = tuple[tuple[str, tuple[Point, ...]], ...]
Turn = Callable[[Point], Point]


def _turns() -> tuple[Turn, ...]:
    """Return the twelve rotations and reflections of the plane of hexes, round its origin."""
    rows = [((1, 0), (0, 1))]
    for _ in range(5):
        (a, b), (c, d) = rows[-1]
        # A rotation by 60 degrees: (q, r) becomes (-r, q + r).
        rows.append(((-c, -d), (a + c, b + d)))
    rows += [(low, high) for high, low in rows]

    def turn(rows: tuple[Point, Point]) -> Turn:
        (a, b), (c, d) = rows
        return lambda at: (a * at[0] + b * at[1], c * at[0] + d * at[1])

    return tuple(turn(each) for each in rows)


TURNS = _turns()


def result_key(view: ContreesView, action: Lay | Place) -> Pieces | None:
    """Return the same value for legal actions whose tables are equal once turned or mirrored.

    None if no other action can lead to an equal table.
    """
    if isinstance(action, Lay):
        tiles = _normal_tiles((*view.land, action.hex), _white(view, action))
        return min(_normalise(tiles, turn) for turn in TURNS)
    turns = _land_turns(frozenset(view.land), frozenset(view.white))
    if len(turns) < 2:
        return None
    pieces = [
        ("land", tuple(map(_of_hex, view.land))),
        *((f"towers {seat}", tuple(map(_of_corner, at))) for seat, at in enumerate(view.towers)),
        *(
            (f"owner {seat}", tuple(map(_of_hex, owned_hexes)))
            for seat, owned_hexes in enumerate(view.owners)
        ),
        *((f"banned {seat}", tuple(map(_of_corner, at))) for seat, at in enumerate(view.banned)),
        ("built", (_of_corner(action.at),)),
    ]
    return min(_normalise(tuple(pieces), turn) for turn in turns)


def _white(view: ContreesView, action: Lay) -> tuple[Hex, ...]:
    return (*view.white, action.hex) if action.white else view.white


def _normal_tiles(land: Iterable[Hex], white: Iterable[Hex]) -> Pieces:
    return ("land", tuple(map(_of_hex, land))), ("white", tuple(map(_of_hex, white)))


@lru_cache(maxsize=4)
def _land_turns(land: frozenset[Hex], white: frozenset[Hex]) -> tuple[Turn, ...]:
    """Return the rotations and reflections that make the same land of it, elsewhere perhaps."""
    tiles = _normal_tiles(land, white)
    same = _normalise(tiles, TURNS[0])
    return tuple(turn for turn in TURNS if _normalise(tiles, turn) == same)


def _normalise(pieces: Pieces, turn: Turn) -> Pieces:
    """Return the pieces in a fixed order, turned, with the land as near to the origin as can be."""
    turned = [(kind, list(map(turn, points))) for kind, points in pieces]
    land = turned[0][1]
    left, top = min(q for q, _ in land), min(r for _, r in land)
    return tuple(
        (kind, tuple(sorted((q - left, r - top) for q, r in points))) for kind, points in turned
    )


def _of_hex(tile: Hex) -> Point:
    return 3 * tile[0], 3 * tile[1]


@lru_cache(maxsize=1024)
def _of_corner(name: str) -> Point:
    """Return the point of a corner: the mean of its three hexes."""
    q, r, end = name.split(",")
    off = 1 if end == "N" else -1
    return 3 * int(q) + off, 3 * int(r) - 2 * off
