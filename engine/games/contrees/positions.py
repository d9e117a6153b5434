"""Conversion between states, views and written positions of Contrées."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError, quote_value
from engine.core.positions import Positions
from engine.core.rng import Dice
from engine.core.values import Event, Json, Seat
from engine.data.position_fields import Fields
from engine.games.contrees import events as happened
from engine.games.contrees import liberties
from engine.games.contrees.land import (
    REACH,
    TILE_COUNT,
    corner_name,
    corner_number,
    frontier,
    hex_number,
    hex_of,
)
from engine.games.contrees.options import Options
from engine.games.contrees.state import (
    ASK_LAY,
    BLOCKED,
    BY_STANDARDS,
    BY_SUPPLIES,
    FREE,
    POSSESSING_TOWERS,
    STANDARD_COUNT,
    TILES_PER_SEAT,
    TILES_PER_TURN,
    TOWER_COUNT,
    ContreesState,
)
from engine.games.contrees.views import ContreesView, view_of

KEYS = (
    "phase",
    "land",
    "white",
    "tiles_left",
    "turn",
    "laid_this_turn",
    "towers",
    "owners",
    "supply",
    "demolished",
    "banned",
)
PHASES = ("land", "conquest", "over")
SNOW_TILES = 2
#: The keys of the conquest phase.
CONQUEST = ("towers", "owners", "supply", "demolished", "banned")


def read(
    data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
) -> ContreesState:
    """Return the described state; a missing turn is drawn from `seed`. Raises PositionError."""
    return _Reader(data, options, seats, seed).state()


def write(state: ContreesState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the complete position; the inverse of `read`."""
    view = view_of(state, None)
    written_tiles_left: dict[str, Json] = {}
    for seat, name in enumerate(seats):
        black, snow_count = view.tiles_left[seat]
        written_tiles_left[name] = (
            {"black": black, "white": snow_count} if state.is_expert else black
        )
    return {
        "phase": view.phase,
        "land": [list(tile) for tile in view.land],
        "white": [list(tile) for tile in view.white],
        "tiles_left": written_tiles_left,
        "turn": seats[state.turn],
        "laid_this_turn": state.laid,
        "towers": {name: list(view.towers[seat]) for seat, name in enumerate(seats)},
        "owners": {
            name: [list(tile) for tile in view.owners[seat]] for seat, name in enumerate(seats)
        },
        "supply": {name: view.supply[seat] for seat, name in enumerate(seats)},
        "demolished": {name: view.demolished[seat] for seat, name in enumerate(seats)},
        "banned": {name: list(view.banned[seat]) for seat, name in enumerate(seats)},
    }


def world_of(view: ContreesView) -> ContreesState:
    """Return the state a view shows, which is complete."""
    state = ContreesState(view.options.expert)
    state.hexes = [hex_number(*tile) for tile in view.land]
    state.white = [hex_number(*tile) for tile in view.white]
    for seat, (black, snow_count) in enumerate(view.tiles_left):
        state.black_left[seat] = black
        state.snow_left[seat] = snow_count
    state.turn = view.turn
    state.laid = view.laid_this_turn
    state.decision = view.decision
    state.ended_by = view.ended_by
    if view.phase == "land":
        return state
    state.found_land()
    index = state.land.index
    for seat in range(2):
        for name in view.towers[seat]:
            state.put(index[corner_number(name)], seat)
        for tile in view.owners[seat]:
            state.owner[state.hexes.index(hex_number(*tile))] = seat
        state.tiles[seat] = len(view.owners[seat])
        state.supply[seat] = view.supply[seat]
        state.demolished[seat] = view.demolished[seat]
        state.bar(seat, [index[corner_number(name)] for name in view.banned[seat]])
    return state


class _Reader(Fields):
    """The reader of one position."""

    def __init__(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> None:
        super().__init__(data, KEYS, seats)
        self.rng = Dice(seed)
        self.built_state = ContreesState(options.expert)

    def state(self) -> ContreesState:
        state = self.built_state
        state.hexes = self._read_hexes("land", self.data.get("land", []))
        self._check_land()
        self._read_snow()
        phase = self._read_phase()
        self._read_laying(phase)
        if phase == "land":
            state.decision = ASK_LAY[state.turn]
            return state
        if not state.hexes:
            raise PositionError(f"land: empty in the phase {phase}", "no_land")
        state.found_land()
        self._read_towers()
        self._read_owners()
        self._read_counts()
        self._read_banned()
        if phase == "over":
            state.finish(self._ended_by(), None)
        else:
            state.open_turn(None)
        return state

    def _ended_by(self) -> str:
        state = self.built_state
        if max(state.tiles) >= STANDARD_COUNT:
            return BY_STANDARDS
        if not max(state.supply):
            return BY_SUPPLIES
        # Both seats have passed, perhaps one of them only because its free corners were barred.
        if state.free and min(state.supply):
            raise PositionError("phase: over, but nothing has ended the match")
        return BLOCKED

    # -- values ------------------------------------------------------------------------------------

    def _read_hexes(self, where: str, value: Json) -> list[int]:
        hexes: list[int] = []
        for i, item in enumerate(self.items(value, where)):
            pair = self.items(item, f"{where}[{i}]")
            if len(pair) != 2 or not all(type(axis) is int for axis in pair):
                raise PositionError(f"{where}[{i}]: {quote_value(item)} is no hex [q, r]")
            try:
                number = hex_number(pair[0], pair[1])
            except KeyError:
                raise PositionError(
                    f"{where}[{i}]: {quote_value(item)} lies more than {REACH} from [0, 0]",
                    "too_far",
                ) from None
            if number in hexes:
                raise PositionError(f"{where}[{i}]: {quote_value(item)} a second time")
            hexes.append(number)
        return hexes

    def _read_corners(self, where: str, value: Json) -> list[int]:
        corner_numbers: list[int] = []
        for i, name in enumerate(self.items(value, where)):
            try:
                site = corner_number(name if isinstance(name, str) else "")
                corner = self.built_state.land.index[site]
            except KeyError:
                message = f"{where}[{i}]: no corner {name!r} on this land"
                raise PositionError(message, "no_corner") from None
            if corner in corner_numbers:
                raise PositionError(f"{where}[{i}]: {name} a second time")
            corner_numbers.append(corner)
        return corner_numbers

    # -- keys --------------------------------------------------------------------------------------

    def _check_land(self) -> None:
        hexes = self.built_state.hexes
        if len(hexes) > TILE_COUNT:
            message = f"land: {len(hexes)} tiles, there are {TILE_COUNT}"
            raise PositionError(message, "too_many_tiles", most=TILE_COUNT)
        joined = hexes[:1]
        while len(joined) < len(hexes):
            border = frontier(joined)
            more = [number for number in hexes if number in border]
            if not more:
                separate_hex = next(number for number in hexes if number not in joined)
                message = f"land: {list(hex_of(separate_hex))} is not connected to the others"
                raise PositionError(message, "apart")
            joined += more

    def _read_snow(self) -> None:
        state = self.built_state
        state.white = self._read_hexes("white", self.data.get("white", []))
        if state.white and not state.is_expert:
            raise PositionError("white: white tiles need the option expert", "not_expert")
        if len(state.white) > SNOW_TILES:
            message = f"white: {len(state.white)} tiles, there are {SNOW_TILES}"
            raise PositionError(message, "too_much_snow", most=SNOW_TILES)
        for i, number in enumerate(state.white):
            if number not in state.hexes:
                raise PositionError(f"white[{i}]: {list(hex_of(number))} is not on the land")

    def _read_phase(self) -> str:
        conquered = any(self.data.get(key) for key in CONQUEST)
        is_complete = len(self.built_state.hexes) == TILE_COUNT
        phase = self.data.get("phase", "conquest" if is_complete or conquered else "land")
        if phase not in PHASES:
            raise PositionError(f"phase: {quote_value(phase)}, expected one of {', '.join(PHASES)}")
        if phase == "land":
            if is_complete:
                raise PositionError(f"phase: land, but all {TILE_COUNT} tiles are laid")
            for key in ("towers", "owners", "banned", "demolished"):
                if any(self.by_seat(key).values()):
                    raise PositionError(f"{key}: there are none while the land is built")
            for seat, supply in self.by_seat("supply").items():
                self._read_supply(seat, supply, TOWER_COUNT, TOWER_COUNT)
        return str(phase)

    def _read_laying(self, phase: str) -> None:
        """Read turn, tiles left and tiles laid this turn; missing values follow from the land."""
        state = self.built_state
        lay_count = len(state.hexes)
        state.laid = 0
        if phase == "land":
            written = self.data.get("laid_this_turn", lay_count % TILES_PER_TURN)
            state.laid = self.number(written, "laid_this_turn", TILES_PER_TURN - 1)
            if state.laid != lay_count % TILES_PER_TURN:
                raise PositionError(f"laid_this_turn: {state.laid}, but {lay_count} tiles are laid")
        else:
            self.number(self.data.get("laid_this_turn", 0), "laid_this_turn", 0)
        if "turn" in self.data:
            state.turn = self.seat(self.data["turn"], "turn")
        else:
            state.turn = self.rng.below(2)
        if phase != "land":
            state.black_left, state.snow_left = [0, 0], [0, 0]
            for seat, tiles_left in self.by_seat("tiles_left").items():
                if self._read_tiles(seat, tiles_left) != (0, 0):
                    raise PositionError(f"tiles_left: some, in the phase {phase}")
            return
        turns = lay_count // TILES_PER_TURN
        tiles_left = [TILES_PER_SEAT - TILES_PER_TURN * ((turns + 1) // 2)] * 2
        tiles_left[state.turn] = (
            TILES_PER_SEAT - TILES_PER_TURN * (turns // 2) - lay_count % TILES_PER_TURN
        )
        snow_counts = self._snow_left() if state.is_expert else [0, 0]
        for seat in range(2):
            snow_counts[seat] = min(snow_counts[seat], tiles_left[seat])
            state.snow_left[seat] = snow_counts[seat]
            state.black_left[seat] = tiles_left[seat] - snow_counts[seat]
        for seat, written in self.by_seat("tiles_left").items():
            state.black_left[seat], state.snow_left[seat] = self._read_tiles(seat, written)
        for seat, name in enumerate(self.seats):
            if state.tiles_left(seat) != tiles_left[seat]:
                raise PositionError(
                    f"tiles_left.{name}: {state.tiles_left(seat)}, but with {lay_count} tiles laid "
                    f"and {self.seats[state.turn]} on turn it is {tiles_left[seat]}"
                )
        if sum(state.snow_left) + len(state.white) != (SNOW_TILES if state.is_expert else 0):
            raise PositionError("tiles_left: too few or too many white tiles", "snow_sum")

    def _snow_left(self) -> list[int]:
        """Return each seat's white tiles left, assuming the land is listed in the order laid."""
        state = self.built_state
        snow_left = [1, 1]
        for number in state.white:
            turns = len(state.hexes) // TILES_PER_TURN - state.hexes.index(number) // TILES_PER_TURN
            seat = state.turn if turns % 2 == 0 else 1 - state.turn
            # A land need not be listed in order, but the white tiles belong to different seats.
            snow_left[seat if snow_left[seat] else 1 - seat] = 0
        return snow_left

    def _read_tiles(self, seat: Seat, given: Json) -> tuple[int, int]:
        where = f"tiles_left.{self.seats[seat]}"
        if not self.built_state.is_expert:
            return self.number(given, where, TILES_PER_SEAT), 0
        if not isinstance(given, Mapping) or set(given) - {"black", "white"}:
            raise PositionError(f"{where}: expected {{black, white}}")
        return (
            self.number(given.get("black", 0), f"{where}.black", TILES_PER_SEAT - 1),
            self.number(given.get("white", 0), f"{where}.white", 1),
        )

    def _read_towers(self) -> None:
        state = self.built_state
        for seat, names in self.by_seat("towers").items():
            where = f"towers.{self.seats[seat]}"
            standing = self._read_corners(where, names)
            if len(standing) > TOWER_COUNT:
                message = f"{where}: {len(standing)} towers, there are {TOWER_COUNT}"
                raise PositionError(message, "no_tower")
            for i, corner in enumerate(standing):
                if state.tower[corner] != FREE:
                    name = corner_name(state.land.sites[corner])
                    raise PositionError(f"{where}[{i}]: two towers on the corner {name}")
                state.put(corner, seat)

    def _read_owners(self) -> None:
        state = self.built_state
        if "owners" not in self.data:
            for tile in range(len(state.hexes)):
                for seat in range(2):
                    if state.count[seat * TILE_COUNT + tile] >= POSSESSING_TOWERS:
                        state.owner[tile] = seat
        for seat, places in self.by_seat("owners").items():
            where = f"owners.{self.seats[seat]}"
            for i, number in enumerate(self._read_hexes(where, places)):
                tile_hex = list(hex_of(number))
                if number not in state.hexes:
                    raise PositionError(f"{where}[{i}]: {tile_hex} is not on the land", "no_tile")
                tile = state.hexes.index(number)
                if state.owner[tile] != FREE:
                    raise PositionError(f"{where}[{i}]: {tile_hex} is owned twice")
                if state.count[(1 - seat) * TILE_COUNT + tile] >= POSSESSING_TOWERS:
                    raise PositionError(
                        f"{where}[{i}]: {tile_hex} has {POSSESSING_TOWERS} towers of the rival",
                        "rival_holds",
                        hold=POSSESSING_TOWERS,
                    )
                state.owner[tile] = seat
        for seat in range(2):
            state.tiles[seat] = list(state.owner).count(seat)

    def _read_counts(self) -> None:
        state = self.built_state
        for seat, count in self.by_seat("demolished").items():
            where = f"demolished.{self.seats[seat]}"
            state.demolished[seat] = self.number(count, where, TOWER_COUNT)
        supply = self.by_seat("supply")
        for seat, name in enumerate(self.seats):
            gone = list(state.tower).count(seat) + state.demolished[1 - seat]
            if gone > TOWER_COUNT:
                raise PositionError(
                    f"demolished: {name} would have had {gone} towers, there are {TOWER_COUNT}",
                    "no_tower",
                )
            towers_left = TOWER_COUNT - gone
            state.supply[seat] = self._read_supply(seat, supply.get(seat, towers_left), towers_left)

    def _read_supply(self, seat: Seat, given: Json, maximum: int, minimum: int = 0) -> int:
        name = self.seats[seat]
        fault = "supply" if minimum < maximum else "full_supply"
        if given == -1:
            fault = "no_tower"
        where = f"supply.{name}"
        return self.number(given, where, maximum, minimum, fault=fault, seat=name, most=maximum)

    def _read_banned(self) -> None:
        state = self.built_state
        for seat, names in self.by_seat("banned").items():
            where = f"banned.{self.seats[seat]}"
            corners = self._read_corners(where, names)
            for i, corner in enumerate(corners):
                if state.tower[corner] != FREE:
                    raise PositionError(f"{where}[{i}]: a tower stands there")
            state.bar(seat, corners)


class ContreesPositions(Positions[ContreesState, ContreesView, Options]):
    """Reads and writes positions of Contrées."""

    def read(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> ContreesState:
        return read(data, options, seats, seed)

    def write(self, state: ContreesState, seats: Sequence[str]) -> dict[str, Json]:
        return write(state, seats)

    def figures(
        self, view: ContreesView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        last = steps[-1] if steps else ()
        return {
            "score": {name: view.score[seat] for seat, name in enumerate(seats)},
            "liberties": liberties.counts(view),
            "gained": [list(tile) for event in last if isinstance(event, happened.Taken)
                       for tile in event.hexes],
            "lost": [list(tile) for event in last if isinstance(event, happened.Lost)
                     for tile in event.hexes],
            "removed": [name for event in last if isinstance(event, happened.Demolished)
                        for name in event.towers],
        }  # fmt: skip
