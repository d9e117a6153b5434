"""The board of Cortez as the tests know it: squares by kind, starting places, how a troop may step.

Written out once more, independently of the engine's data, so that a slip in one is seen in the
other. Squares are named as in written positions: `"x,y"`, and `"T1"` to `"T25"` in the city.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator


def _words(text: str) -> list[str]:
    return text.split()


MAP = _words("""
.............v.......
.......P.v.~~~~P.....
.....v~~~#~~~~~~~P...
....~#~~~=~~~~~~~~...
...P~=~~~#~~~~~~~~.v.
.v..~##TTTTT~~~~~~~..
...~~~~TTTTT~~~~~~~P.
...v#=#TTTTT~~~~~~~..
...~~~~TTTTT~~~~~~~..
.v.P~~~TTTTT~~~~~~P..
....~~~~~#~~~~~~~~...
....v##=###=##v~~..v.
....P~~~~~~~~~..P....
.......~~~~~P....v...
.......v.............
""")

VILLAGES = {
    "9,1": 1, "5,2": 2, "1,5": 3, "3,7": 2, "1,9": 1, "4,11": 2,
    "7,14": 3, "14,11": 1, "17,13": 4, "19,11": 1, "19,4": 4, "13,0": 2,
}  # fmt: skip
#: Their squares, and whether the road over them runs north and south.
BRIDGES = {
    "bridge_tepeyac": ("9,3", True),
    "bridge_nonoalco": ("5,4", True),
    "bridge_tlacopan": ("5,7", False),
    "bridge_coyoacan": ("7,11", False),
    "bridge_iztapalapa": ("11,11", False),
}
TEMPLES = [f"T{n}" for n in range(17, 25)]
#: The city from its north-west corner, row by row.
_CITY = _words("""
 1  2  3  4  5
16 17 18 19  6
15 24 25 20  7
14 23 22 21  8
13 12 11 10  9
""")

HELMETS = _words("""2,1 7,0 12,0 17,0 1,3 2,6 0,8 3,10 1,12 7,14 11,14 15,13 18,12 19,4 14,3 5,9
9,13
7,3""")
FEATHERS = _words("""4,1 10,0 15,0 19,1 1,5 0,1 2,8 1,10 4,13 9,14 13,14 17,13 19,12 19,8 14,9 4,5
10,12
11,3""")
MIXED_CITY = ["T4", "T8", "T12", "T16"]
MIXED_TERRAIN = ["3,3", "18,3", "18,10", "3,11"]

_KINDS = {".": "land", "~": "water", "#": "road", "=": "bridge", "P": "port", "v": "village"}
_SHORE = {"land", "village", "port"}


def name(x: int, y: int) -> str:
    """Return how a written position names the square."""
    if MAP[y][x] == "T":
        return "T" + _CITY[5 * (y - 5) + x - 7]
    return f"{x},{y}"


KIND = {
    name(x, y): _KINDS.get(letter, "city")
    for y, row in enumerate(MAP)
    for x, letter in enumerate(row)
}
CITY = {square for square, kind in KIND.items() if kind == "city"}
#: Everything outside the city, and what of it is dry.
OUTSIDE = set(KIND) - CITY
DRY = {square for square in OUTSIDE if KIND[square] != "water"}

_PLACES = {name(x, y): (x, y) for y in range(15) for x in range(21)}
_LINKS = {
    frozenset(pair)
    for pair in [
        *((name, other) for name in _SHORE for other in _SHORE),
        ("water", "water"),
        ("water", "port"),
        ("road", "road"),
        ("road", "bridge"),
        *(("road", kind) for kind in _SHORE),
        ("road", "city"),
        ("city", "city"),
    ]
}


def _around(square: str) -> Iterator[tuple[str, bool]]:
    """Yield the squares at its four sides, and whether they lie to the north or south."""
    x, y = _PLACES[square]
    for across, along in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= x + across < 21 and 0 <= y + along < 15:
            yield name(x + across, y + along), bool(along)


def steps(square: str, under: bool, broken: Collection[str]) -> Iterator[tuple[str, bool]]:
    """Yield where one step leads; `under` says that a boat is below a bridge."""
    open_bridges = {at: runs for key, (at, runs) in BRIDGES.items() if key not in broken}
    for other, north in _around(square):
        kind, there = KIND[square], KIND[other]
        if under:
            if there == "water" and north != open_bridges[square]:
                yield other, False
        elif there == "bridge" and kind == "water":
            if other in open_bridges and north != open_bridges[other]:
                yield other, True
        elif frozenset((kind, there)) in _LINKS and not (
            there == "bridge" and other not in open_bridges
        ):
            yield other, False


def reach(
    start: str, broken: Collection[str] = (), foreign: Collection[str] = ()
) -> dict[str, int]:
    """Every square a troop can get to, and the fewest `foreign` troops jumped on the way."""
    best = {(start, False): 0}
    ahead = deque([(start, False)])
    while ahead:
        square, under = ahead.popleft()
        jumped = square != start and not under and square in foreign
        for node in steps(square, under, broken):
            paid = best[square, under] + jumped
            if paid < best.get(node, 99):
                best[node] = paid
                ahead.append(node)
    return {at: paid for (at, under), paid in best.items() if not under and at != start}
