"""Contrées once more, as plainly as possible: points of the plane, sets and dicts.

Geometry by drawing: a tile (q, r) has its middle at the point (2q + r, 3r), its six corners around
it; two corners are joined when some tile laid has them side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

Hex = tuple[int, int]
Point = tuple[int, int]
#: ("lay", hex, white) or ("place", corner).
Answer = tuple[str, Hex, bool] | tuple[str, str]

SEATS = "AB"
RING = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
BESIDE = ((2, 0), (-2, 0), (1, 3), (-1, 3), (1, -3), (-1, -3))


def middle(tile: Hex) -> Point:
    """Return the middle of a tile; x in half widths, y in half sides, downwards."""
    q, r = tile
    return 2 * q + r, 3 * r


def name_of(point: Point) -> str:
    """Return the name of a corner: the top or the foot of the one tile it is that of."""
    x, y = point
    for end, shift in (("N", 2), ("S", -2)):
        if (y + shift) % 3 == 0:
            r = (y + shift) // 3
            return f"{(x - r) // 2},{r},{end}"
    raise ValueError(point)


@cache
def ring(tile: Hex) -> list[str]:
    """Return the six corners of a tile, clockwise from the top."""
    x, y = middle(tile)
    return [name_of((x + dx, y + dy)) for dx, dy in RING]


def beside(tile: Hex) -> set[Hex]:
    """Return the six tiles that share a side with this one."""
    x, y = middle(tile)
    found = set()
    for dx, dy in BESIDE:
        r = (y + dy) // 3
        found.add(((x + dx - r) // 2, r))
    return found


@cache
def walled(tile: Hex, corner: str) -> set[str]:
    """Return the two corners that the walls of a tile join to one of its corners."""
    corners = ring(tile)
    walls = [{corners[i], corners[i - 1]} for i in range(6)]
    return {other for wall in walls if corner in wall for other in wall - {corner}}


def rival(seat: str) -> str:
    """Return the other seat."""
    return "B" if seat == "A" else "A"


@dataclass
class Table:
    """A moment of the game; `answer` changes it by the rules and never answers by itself."""

    turn: str
    expert: bool = False
    land: list[Hex] = field(default_factory=list)
    white: set[Hex] = field(default_factory=set)
    conquest: bool = False
    #: Seat -> its black and its white tiles.
    tiles_left: dict[str, list[int]] = field(default_factory=dict)
    laid_this_turn: int = 0
    #: Corner -> seat, tile -> seat.
    towers: dict[str, str] = field(default_factory=dict)
    owners: dict[Hex, str] = field(default_factory=dict)
    supply: dict[str, int] = field(default_factory=lambda: {"A": 24, "B": 24})
    demolished: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    banned: dict[str, set[str]] = field(default_factory=lambda: {"A": set(), "B": set()})
    passes: int = 0
    over: bool = False
    winners: list[str] = field(default_factory=list)
    #: What ended the game, and what decided it.
    ended_by: str = ""
    by: str = ""
    #: Of the last tower.
    gained: set[Hex] = field(default_factory=set)
    lost: set[Hex] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """A whole set of tiles for both when none is given; owners as the towers say."""
        for seat in SEATS:
            self.tiles_left.setdefault(seat, [7, 1] if self.expert else [8, 0])
            for tile in self.land:
                if self.count(seat, tile) >= 4:
                    self.owners[tile] = seat

    # -- what follows from the pieces ------------------------------------------------------------

    def corners(self) -> set[str]:
        """Return every corner of the land."""
        return {corner for tile in self.land for corner in ring(tile)}

    def count(self, seat: str, tile: Hex) -> int:
        """Return how many towers of a seat stand around a tile."""
        return [*map(self.towers.get, ring(tile))].count(seat)

    def joined(self, corner: str) -> set[str]:
        """Return the corners that walls join to this one."""
        around = [walled(tile, corner) for tile in self.land if corner in ring(tile)]
        return set().union(*around)

    def group(self, corner: str) -> set[str]:
        """Return the towers of one seat that walls connect to the tower on this corner."""
        found, waiting = {corner}, [corner]
        while waiting:
            for near in self.joined(waiting.pop()):
                if near not in found and self.towers.get(near) == self.towers[corner]:
                    found.add(near)
                    waiting.append(near)
        return found

    def liberties(self, corner: str) -> set[str]:
        """Return the free corners beside the group of the tower on this corner."""
        beside_it = {near for tower in self.group(corner) for near in self.joined(tower)}
        return {near for near in beside_it if near not in self.towers}

    def score(self, seat: str) -> int:
        """Return the points of a seat's tiles."""
        mine = [tile for tile, owner in self.owners.items() if owner == seat]
        return sum(3 if tile in self.white else 1 for tile in mine)

    def legal(self) -> set[Answer]:
        """Every answer the seat on turn may give."""
        if self.over:
            return set()
        if not self.conquest:
            black, white = self.tiles_left[self.turn]
            colours = [False] * (black > 0) + [True] * (white > 0)
            spots = {near for tile in self.land for near in beside(tile)} - set(self.land)
            return {("lay", spot, colour) for spot in spots or {(0, 0)} for colour in colours}
        return {("place", corner) for corner in self.free(self.turn)}

    def free(self, seat: str) -> set[str]:
        """Return where a seat may build."""
        if self.supply[seat] == 0:
            return set()
        return self.corners() - set(self.towers) - self.banned[seat]

    # -- answers ---------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """One legal answer of the seat on turn."""
        if answer[0] == "lay":
            self.lay(answer[1], answer[2])  # type: ignore[arg-type]
        else:
            self.place(answer[1])  # type: ignore[arg-type]

    def lay(self, tile: Hex, white: bool) -> None:
        """Lay a tile; after two it is the other's turn, after sixteen towers are built."""
        self.land.append(tile)
        if white:
            self.white.add(tile)
        self.tiles_left[self.turn][1 if white else 0] -= 1
        self.laid_this_turn += 1
        if self.laid_this_turn == 2:
            self.laid_this_turn = 0
            self.turn = rival(self.turn)
        self.conquest = len(self.land) == 16

    def place(self, corner: str) -> None:
        """Build a tower and resolve it, in the order of the specification."""
        me, other = self.turn, rival(self.turn)
        before = dict(self.owners)
        self.removed = set()
        self.towers[corner] = me
        self.supply[me] -= 1
        taken = [
            tile
            for tile in self.land
            if corner in ring(tile) and self.owners.get(tile) != me and self.count(me, tile) >= 4
        ]
        for tile in taken:
            self.owners[tile] = me
        self.demolish({c for tile in taken for c in ring(tile) if self.towers.get(c) == other})
        self.take_markers_back(other)
        doomed: set[str] = set()
        for near in self.joined(corner):
            if self.towers.get(near) == other and not self.liberties(near):
                doomed |= self.group(near)
        self.demolish(doomed)
        self.take_markers_back(other)
        self.demolished[me] += len(self.removed)
        self.banned = {me: set(), other: set(self.removed)}
        self.gained = set(taken)
        self.lost = {t for t, owner in before.items() if owner == other} - {
            t for t, owner in self.owners.items() if owner == other
        }
        self.passes = 0
        self.next_turn()

    def demolish(self, corners: set[str]) -> None:
        """Take towers from the land for good."""
        self.removed |= corners
        for corner in corners:
            del self.towers[corner]

    def take_markers_back(self, seat: str) -> None:
        """A tile with fewer than four towers of its owner is free again."""
        for tile in [t for t, owner in self.owners.items() if owner == seat]:
            if self.count(seat, tile) < 4:
                del self.owners[tile]

    def next_turn(self) -> None:
        """The end, or the turn of the other; who cannot build passes."""
        markers = list(self.owners.values())
        if markers.count("A") >= 10 or markers.count("B") >= 10:
            self.end("markers")
        elif self.supply["A"] == self.supply["B"] == 0:
            self.end("supplies")
        else:
            self.turn = rival(self.turn)
            self.pass_if_stuck()

    def pass_if_stuck(self) -> None:
        """Pass as long as the seat on turn cannot build; twice in a row is the end."""
        while self.conquest and not self.over and not self.free(self.turn):
            self.banned[self.turn] = set()
            self.passes += 1
            if self.passes == 2:
                self.end("blocked")
            else:
                self.turn = rival(self.turn)

    def end(self, by: str) -> None:
        """More tiles win; then more towers demolished; then both."""
        self.over, self.ended_by = True, by
        for figures, reason in (
            ({seat: self.score(seat) for seat in SEATS}, by),
            (self.demolished, "razed"),
        ):
            if figures["A"] != figures["B"]:
                self.winners, self.by = [max(SEATS, key=lambda seat: figures[seat])], reason
                return
        self.winners, self.by = ["A", "B"], "draw"
