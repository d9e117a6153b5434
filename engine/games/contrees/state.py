"""The true state of a match of Contrées and its rules, over small ints.

Hexes and corners have the numbers of `land.py`. Codes of the actions:

    hex                  lay a black tile
    HEXES + hex          lay a white tile (expert version)
    PLACE + corner       build a tower

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Decision, Event
from engine.games.contrees import events as happened
from engine.games.contrees.land import HEXES, NO_NUMBER, SITES, TILE_COUNT, Border, Land, frontier

PLACE: Final = 2 * HEXES
#: The number of tiles a seat lays in one turn.
TILES_PER_TURN: Final = 2
#: The number of tiles each seat lays in total.
TILES_PER_SEAT: Final = TILE_COUNT // 2
TOWER_COUNT: Final = 24
STANDARD_COUNT: Final = 10
#: The number of towers around a tile that possess it.
POSSESSING_TOWERS: Final = 4
#: The worth of a white tile at the end.
WHITE_TILE_POINTS: Final = 3
FREE: Final = -1

LAYING: Final = "lay"
PLACING: Final = "place"
ASK_LAY: Final[list[Decision]] = [Decision(seat, LAYING) for seat in range(2)]
ASK_PLACE: Final[list[Decision]] = [Decision(seat, PLACING) for seat in range(2)]

BY_STANDARDS: Final = "markers"
BY_SUPPLIES: Final = "supplies"
BLOCKED: Final = "blocked"

#: The code of a tower by its corner; and at 2 * corner + seat, the entry `play_out` reports
#: for it. Tables avoid the allocation of an int for every tower of every playout.
BUILD: Final[list[Any]] = [PLACE + site for site in range(SITES)]
BUILT: Final[list[Any]] = [
    (PLACE + site) * MAX_SEATS + seat for site in range(SITES) for seat in range(2)
]

MULTIPLIER: Final = 48271
PRIME: Final = 0x7FFFFFFF

#: The land of a state whose land is not complete.
NO_LAND: Final = Land([])
#: The tables of a state whose land is not complete.
NO_TABLE: Final[vec[i64]] = vec[i64]()


class Fall:
    """The effects of a tower, collected for events."""

    def __init__(self) -> None:
        #: Tiles gained by the seat that built.
        self.gained: list[int] = []
        #: Corners of demolished rival towers.
        self.corners: list[int] = []
        #: Tiles the rival lost.
        self.lost: list[int] = []


class ContreesState:
    """The state of a match; mutable, changed only by `step` and `play_out`."""

    def __init__(self, expert: bool, bare: bool = False) -> None:
        """Create a state before the first tile; `bare` leaves the counts to `clone`."""
        self.seats: int = 2
        self.is_expert: bool = expert
        self.turn: i64 = 0
        self.decision: Decision | None = None
        #: The hexes in the order laid.
        self.hexes: list[int] = []
        #: The white ones among them.
        self.white: list[int] = []
        snow_count = 1 if expert else 0
        self.black_left: list[int] = [TILES_PER_SEAT - snow_count, TILES_PER_SEAT - snow_count]
        self.snow_left: list[int] = [snow_count, snow_count]
        self.laid: int = 0
        #: The tables of the land; NOWHERE until it is complete.
        self.land: Land = NO_LAND
        #: By corner, the seat of its tower, or FREE. This and the following tables number corners
        #: and tiles as in `land`, once it is complete.
        self.tower: vec[i64] = NO_TABLE
        #: The number of corners without a tower.
        self.free: i64 = 0
        #: By corner, the number of its free neighbours.
        self.open: vec[i64] = NO_TABLE
        #: The number of a seat's towers around a tile, at seat * TILE_COUNT + tile.
        self.count: vec[i64] = NO_TABLE
        #: By tile, the seat that possesses it, or FREE.
        self.owner: vec[i64] = NO_TABLE
        #: By seat, the number of tiles it possesses.
        self.tiles: vec[i64] = NO_TABLE if bare else vec[i64]([0, 0])
        #: By seat, the number of towers left.
        self.supply: vec[i64] = NO_TABLE if bare else vec[i64]([TOWER_COUNT, TOWER_COUNT])
        #: By seat, the number of enemy towers it has demolished.
        self.demolished: vec[i64] = NO_TABLE if bare else vec[i64]([0, 0])
        #: The number of builds and passes so far.
        self.moves: i64 = 0
        #: At seat * corners + corner, the value of `moves` at which the seat may not build there.
        self.barred: vec[i64] = NO_TABLE
        #: The number of corners barred to the seat to move.
        self.bars: i64 = 0
        self.passes: i64 = 0
        self.ended_by: str = ""

    def clone(self) -> ContreesState:
        """Return an independent copy; a complete land is shared."""
        twin = ContreesState(self.is_expert, bare=True)
        twin.turn = self.turn
        twin.decision = self.decision
        # A complete land never changes.
        done = self.land is not NO_LAND
        twin.hexes = self.hexes if done else self.hexes[:]
        twin.white = self.white if done else self.white[:]
        twin.black_left = self.black_left if done else self.black_left[:]
        twin.snow_left = self.snow_left if done else self.snow_left[:]
        twin.laid = self.laid
        twin.land = self.land
        twin.tower = self.tower[:]
        twin.free = self.free
        twin.open = self.open[:]
        twin.count = self.count[:]
        twin.owner = self.owner[:]
        twin.tiles = self.tiles[:]
        twin.supply = self.supply[:]
        twin.demolished = self.demolished[:]
        twin.moves = self.moves
        twin.barred = self.barred[:]
        twin.bars = self.bars
        twin.passes = self.passes
        twin.ended_by = self.ended_by
        return twin

    # -- decisions ---------------------------------------------------------------------------------

    def codes(self) -> list[int]:
        """Return the legal actions of the seat to move, in ascending order."""
        if self.decision is None:
            return []
        if self.decision.kind == PLACING:
            return self._buildable()
        places = frontier(self.hexes)
        legal_codes = places if self.black_left[self.turn] else []
        if self.snow_left[self.turn]:
            legal_codes = legal_codes + [HEXES + hex_place for hex_place in places]
        return legal_codes

    def _buildable(self) -> list[int]:
        """Return the towers the seat to move may build."""
        sites = self.land.sites
        tower = self.tower
        barred = self.barred
        corners: i64 = len(tower)
        first = corners * self.turn
        found: list[Any] = []
        corner: i64
        for corner in range(corners):
            if tower[corner] == FREE and barred[first + corner] != self.moves:
                found.append(BUILD[sites[corner]])
        return found

    def banned(self, seat: i64) -> list[int]:
        """Return the corners where `seat` may not build in its next move."""
        corners = len(self.tower)
        barred = self.barred[seat * corners : (seat + 1) * corners]
        return [corner for corner, move in enumerate(barred) if move == self.moves]

    def bar(self, seat: i64, corners: list[int]) -> None:
        """Bar `seat` from building there in its next move; the turn must be set before."""
        for corner in corners:
            self.barred[seat * len(self.tower) + corner] = self.moves
        if seat == self.turn:
            self.bars = len(corners)

    # -- actions -----------------------------------------------------------------------------------

    def step(self, code: int, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal action; only the first player of a match is drawn at random."""
        if code < PLACE:
            self._lay(code % HEXES, code >= HEXES, events)
        else:
            self._place(self.land.index[code - PLACE], events)

    def _lay(self, number: int, is_snow: bool, events: list[Event] | None) -> None:
        """Lay a tile; after two tiles the turn passes."""
        seat = self.turn
        self.hexes.append(number)
        if is_snow:
            self.white.append(number)
            self.snow_left[seat] -= 1
        else:
            self.black_left[seat] -= 1
        if events is not None:
            events.append(happened.laid(seat, number, is_snow))
        self.laid += 1
        if self.laid == TILES_PER_TURN:
            self.laid = 0
            self.turn = 1 - seat
        if self.tiles_left(self.turn) == 0:
            self.found_land()
            if events is not None:
                events.append(happened.land_finished(self.turn))
            self.open_turn(events)
        else:
            self.decision = ASK_LAY[self.turn]

    def tiles_left(self, seat: int) -> int:
        """Return the number of tiles of either colour `seat` has left."""
        return self.black_left[seat] + self.snow_left[seat]

    def found_land(self) -> None:
        """Create the empty tables of a complete land."""
        land = self.land = Land(self.hexes)
        self.tower = vec[i64]([FREE] * len(land.sites))
        self.free = len(land.sites)
        self.open = land.degree[:]
        self.count = vec[i64]([0] * (2 * TILE_COUNT))
        self.owner = vec[i64]([FREE] * len(self.hexes))
        self.barred = vec[i64]([FREE] * (2 * len(land.sites)))

    def _place(self, corner: i64, events: list[Event] | None) -> None:
        """Build a tower and apply its effects."""
        seat = self.turn
        other: i64 = 1 - seat
        effective = self.put(corner, seat)
        self.supply[seat] -= 1
        self.passes = 0
        if events is not None:
            events.append(happened.built_event(self.turn, self.land, corner))
        self.bars = 0
        if effective:
            self._conquer(corner, events)
        self.moves += 1
        self.turn = other
        self.open_turn(events)

    def put(self, corner: i64, seat: i64) -> bool:
        """Put a tower on a free corner; return whether it may take a tile or surround towers."""
        land = self.land
        nearby = land.near
        seen = land.seen
        tower = self.tower
        open = self.open
        count = self.count
        owner = self.owner
        other: i64 = 1 - seat
        effective = False
        tower[corner] = seat
        self.free -= 1
        place: i64
        for place in range(3 * corner, 3 * corner + 3):
            neighbour = nearby[place]
            if neighbour != NO_NUMBER:
                open_count = open[neighbour] - 1
                open[neighbour] = open_count
                if open_count == 0 and tower[neighbour] == other:
                    effective = True
            tile = seen[place]
            if tile != NO_NUMBER:
                towers = count[seat * TILE_COUNT + tile] + 1
                count[seat * TILE_COUNT + tile] = towers
                if towers >= POSSESSING_TOWERS and owner[tile] != seat:
                    effective = True
        return effective

    def _conquer(self, corner: i64, events: list[Event] | None) -> None:
        """Apply possession, then encirclement."""
        other: i64 = 1 - self.turn
        near_by = self.land.near
        self._take(corner, events)
        place: i64
        for place in range(3 * corner, 3 * corner + 3):
            neighbour = near_by[place]
            if (
                neighbour != NO_NUMBER
                and self.open[neighbour] == 0
                and self.tower[neighbour] == other
            ):
                self._surround(neighbour, events)

    def _take(self, built: i64, events: list[Event] | None) -> None:
        """Take the tiles that now have four towers and demolish rival towers around them.

        Up to three tiles are taken and all towers fall at once.
        """
        seat = self.turn
        other: i64 = 1 - seat
        land = self.land
        seen = land.seen
        count = self.count
        owner = self.owner
        gained: i64 = 0  # one bit for each tile, without allocating a list
        place: i64
        for place in range(3 * built, 3 * built + 3):
            tile = seen[place]
            if tile == NO_NUMBER:
                break
            if count[seat * TILE_COUNT + tile] >= POSSESSING_TOWERS and owner[tile] != seat:
                # Only in a written position can a rival possess it without the towers.
                if owner[tile] == other:
                    self.tiles[other] -= 1
                owner[tile] = seat
                self.tiles[seat] += 1
                gained |= 1 << tile
        if not gained:
            return
        fall = None if events is None else Fall()
        for place in range(3 * built, 3 * built + 3):
            tile = seen[place]
            if tile == NO_NUMBER:
                break
            if gained >> tile & 1:
                if fall is not None:
                    fall.gained.append(tile)
                at: i64
                for at in range(6 * tile, 6 * tile + 6):
                    corner = land.ring[at]
                    if self.tower[corner] == other:
                        self._demolish(corner, fall)
        if fall is not None and events is not None:
            events.append(happened.taken_event(self.turn, land, fall.gained, self.white))
            self._report_fall(fall, happened.POSSESSION, events)

    def _surround(self, first: i64, events: list[Event] | None) -> None:
        """Demolish the group of `first` if no free corner is beside it."""
        other: i64 = 1 - self.turn
        nearby = self.land.near
        place: i64
        # Most groups have a free corner at the next tower, which needs no list.
        for place in range(3 * first, 3 * first + 3):
            neighbour = nearby[place]
            if neighbour != NO_NUMBER and self.tower[neighbour] == other and self.open[neighbour]:
                return
        group: list[int] = [first]
        for corner in group:
            for place in range(3 * corner, 3 * corner + 3):
                neighbour = nearby[place]
                if (
                    neighbour != NO_NUMBER
                    and self.tower[neighbour] == other
                    and neighbour not in group
                ):
                    if self.open[neighbour]:
                        return
                    group.append(neighbour)
        fall = None if events is None else Fall()
        for corner in group:
            self._demolish(corner, fall)
        if fall is not None and events is not None:
            self._report_fall(fall, happened.ENCIRCLEMENT, events)

    def _demolish(self, corner: i64, fall: Fall | None) -> None:
        """Demolish a rival's tower; its standards leave tiles with fewer than four towers."""
        seat = self.turn
        other: i64 = 1 - seat
        land = self.land
        tower = self.tower
        tower[corner] = FREE
        self.free += 1
        self.demolished[seat] += 1
        self.barred[other * len(tower) + corner] = self.moves + 1
        self.bars += 1
        if fall is not None:
            fall.corners.append(corner)
        place: i64
        for place in range(3 * corner, 3 * corner + 3):
            neighbour = land.near[place]
            if neighbour != NO_NUMBER:
                self.open[neighbour] += 1
            tile = land.seen[place]
            if tile != NO_NUMBER:
                towers = self.count[other * TILE_COUNT + tile] - 1
                self.count[other * TILE_COUNT + tile] = towers
                if towers < POSSESSING_TOWERS and self.owner[tile] == other:
                    self.owner[tile] = FREE
                    self.tiles[other] -= 1
                    if fall is not None:
                        fall.lost.append(tile)

    def _report_fall(self, fall: Fall, reason: str, events: list[Event]) -> None:
        """Report the demolished towers and the tiles lost."""
        land = self.land
        if fall.corners:
            events.append(happened.demolished(self.turn, land, fall.corners, reason))
        if fall.lost:
            events.append(happened.lost(1 - self.turn, land, fall.lost, self.white))

    def open_turn(self, events: list[Event] | None) -> None:
        """Ask the next seat that can build for a tower, or end the match.

        The match ends with a tenth standard, when all towers are built, or when neither seat can
        build.
        """
        if self.tiles[0] >= STANDARD_COUNT or self.tiles[1] >= STANDARD_COUNT:
            self.finish(BY_STANDARDS, events)
            return
        while True:
            if not self.supply[0] and not self.supply[1]:
                self.finish(BY_SUPPLIES, events)
                return
            # Barred corners are always free.
            if self.supply[self.turn] and self.free > self.bars:
                self.decision = ASK_PLACE[self.turn]
                return
            self.passes += 1
            self.moves += 1
            self.bars = 0
            if events is not None:
                events.append(happened.passed_event(self.turn))
            if self.passes == 2:
                self.finish(BLOCKED, events)
                return
            self.turn = 1 - self.turn

    def finish(self, reason: str, events: list[Event] | None) -> None:
        """End the match for the reason `reason`."""
        self.decision = None
        self.ended_by = reason
        if events is not None:
            score = self.score()
            demolished = [int(number) for number in self.demolished]
            events.append(happened.ended(self.winner(), reason, score, demolished))

    # -- random play -------------------------------------------------------------------------------

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Play at most `limit` uniformly random actions; append `code * MAX_SEATS + seat`.

        Towers are drawn by a small generator seeded from `rng`, because drawing would otherwise
        take most of a playout's time.
        """
        if limit > 0 and self.decision is not None and self.decision.kind == LAYING:
            limit -= self._lay_randomly(rng, limit, played)
        sites = self.land.sites
        tower = self.tower
        barred = self.barred
        corners: i64 = len(tower)
        drawn: i64 = 1 + rng.below(PRIME - 1)
        actions_left: i64 = limit
        while actions_left > 0 and self.decision is not None:
            seat = self.turn
            first = corners * seat
            moves = self.moves
            while True:
                product = drawn * MULTIPLIER
                drawn = (product & PRIME) + (product >> 31)
                if drawn > PRIME:
                    drawn -= PRIME
                corner = drawn * corners >> 31
                if tower[corner] == FREE and barred[first + corner] != moves:
                    break
            played.append(BUILT[2 * sites[corner] + seat])
            self._place(corner, None)
            actions_left -= 1

    def _lay_randomly(self, rng: Rng, limit: int, played: list[int]) -> int:
        """Lay random tiles as in `play_out`; return their number."""
        border = Border(self.hexes)
        laid_count = 0
        while laid_count < limit and self.tiles_left(self.turn):
            seat = self.turn
            number = border.draw(rng)
            is_snow = False
            if self.snow_left[seat]:
                is_snow = not self.black_left[seat] or rng.below(2) == 1
            played.append((number + (HEXES if is_snow else 0)) * MAX_SEATS + seat)
            self._lay(number, is_snow, None)
            laid_count += 1
        return laid_count

    # -- results -----------------------------------------------------------------------------------

    def score(self) -> list[int]:
        """Return the score of each seat: one for a tile, three for a white one."""
        scores = [self.tiles[0], self.tiles[1]]
        for number in self.white:
            tile = self.hexes.index(number)
            if self.tower and self.owner[tile] != FREE:
                scores[self.owner[tile]] += WHITE_TILE_POINTS - 1
        return scores

    def winner(self) -> int:
        """Return the seat with the higher score, then more demolished towers; -1 in a draw."""
        score = self.score()
        lead: int = score[0] - score[1]
        if lead == 0:
            lead = self.demolished[0] - self.demolished[1]
        if lead == 0:
            return -1
        return 0 if lead > 0 else 1

    def returns(self) -> Sequence[float]:
        """Return 1 for the winner, 0 for the loser, 0.5 each in a draw."""
        winner = self.winner()
        if winner < 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if winner == 0 else [0.0, 1.0]
