"""Troops on the board: their destinations, the cost of a move, and moving them.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    CAMOUFLAGE,
    COLLARS_PER_SEAT,
    TROOP_COUNT,
    TROOP_NAMES,
    nation_of,
)
from engine.games.cortez.rules import decks
from engine.games.cortez.rules.core_state import NOBODY, CoreState
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES, open_to_all
from engine.games.cortez.rules.paths import (
    NO_COLLAR,
    NOWHERE,
    UNREACHABLE,
    costs,
    moves,
    obstacles,
    path,
)
from engine.games.cortez.rules.reachable import fee, troops_mask
from engine.games.cortez.squares import SQUARE_COUNT

# -- troops ----------------------------------------------------------------------------------------


def marked_troops(state: CoreState, seat: int) -> list[int]:
    """Return the troops on the board with the collar of a seat."""
    collars = state.collars
    return [troop for troop in range(TROOP_COUNT) if collars[troop] == seat]


def marked_by_others(state: CoreState, seat: int) -> list[int]:
    """Return the troops on the board with the collar of any other seat."""
    collars = state.collars
    return [troop for troop in range(TROOP_COUNT) if collars[troop] not in (seat, NO_COLLAR)]


def spare_collars(state: CoreState, seat: int) -> int:
    """Return the number of a seat's collars that are on no troop."""
    return COLLARS_PER_SEAT - state.collars.count(seat)


def unmarked_troops(state: CoreState, nation: int) -> list[int]:
    """Return the troops of a nation on the board without a collar."""
    return [
        troop
        for troop in range(TROOP_COUNT)
        if nation_of(troop) == nation
        and state.collars[troop] == NO_COLLAR
        and state.square_of_troop[troop] != NOWHERE
    ]


def is_in_city(state: CoreState, troop: int) -> bool:
    """Return whether a troop is in the city."""
    return CITY_NUMBERS[state.square_of_troop[troop]] != 0


def is_city_full(state: CoreState) -> bool:
    """Return whether a troop is on every square of the city."""
    return city_count(state) == len(CITY_SQUARES)


def city_count(state: CoreState) -> int:
    """Return the number of city squares with a troop."""
    on = state.troop_on_square
    return len([square for square in CITY_SQUARES if on[square] != NOBODY])


# -- destinations ----------------------------------------------------------------------------------


def passing_costs(state: CoreState, collar: int) -> list[int]:
    """Return the cost of passing each node for troops with this collar, as `costs` needs it."""
    return obstacles(state.square_of_troop, state.collars, collar)


def is_attackable(state: CoreState, seat: int, square: int) -> bool:
    """Return whether a troop that the seat could fight is on the square."""
    troop = state.troop_on_square[square]
    if troop == NOBODY or state.collars[troop] == seat:
        return False
    return state.collars[troop] != NO_COLLAR or nation_of(troop) != state.nations[seat]


def all_destinations(state: CoreState, seat: int, troops: list[int]) -> list[list[int]]:
    """Return the squares to which a seat may move each of its troops as an action."""
    maximum = state.held_count(seat, CAMOUFLAGE)
    may_attack = state.warrior_count(seat) > 0
    on = state.troop_on_square
    destinations_by_troop: list[list[int]] = []
    for due in moves(troops, state.square_of_troop, state.collars, state.broken_bridges):
        destinations_by_troop.append(
            [
                square
                for square in range(SQUARE_COUNT)
                if due[square] <= maximum and (may_attack or on[square] == NOBODY)
            ]
        )
    return destinations_by_troop


def destinations(state: CoreState, seat: int, troop: int, passing: list[int]) -> list[int]:
    """Return the squares to which a seat may move one troop, as in `all_destinations`."""
    square_costs = costs(state.square_of_troop[troop], passing, state.broken_bridges)
    maximum = state.held_count(seat, CAMOUFLAGE)
    may_attack = state.warrior_count(seat) > 0
    on = state.troop_on_square
    return [
        square
        for square in range(SQUARE_COUNT)
        if square_costs[square] <= maximum
        and (on[square] == NOBODY or (may_attack and is_attackable(state, seat, square)))
    ]


def free_destinations(state: CoreState, seat: int, troop: int, passing: list[int]) -> list[int]:
    """Return the free squares to which a bribery card can move a troop and the seat can pay for."""
    if state.rules.has_bribery_teleport:
        return open_to_all(state, list(range(SQUARE_COUNT)))
    square_costs = costs(state.square_of_troop[troop], passing, state.broken_bridges)
    maximum = state.held_count(seat, CAMOUFLAGE)
    on = state.troop_on_square
    return [
        square
        for square in range(SQUARE_COUNT)
        if square_costs[square] <= maximum and on[square] == NOBODY
    ]


# -- moves -----------------------------------------------------------------------------------------


def put(
    state: CoreState, seat: int, troop: int, square: int, why: str, events: list[Event] | None
) -> None:
    """Put a troop on a free square, regardless of the squares between."""
    origin = state.square_of_troop[troop]
    if state.troop_on_square[origin] == troop:
        state.troop_on_square[origin] = NOBODY
    state.square_of_troop[troop] = square
    state.troop_on_square[square] = troop
    if events is not None:
        names = TROOP_NAMES[troop], BOARD.name(origin), BOARD.name(square)
        events.append(happened.Put(seat, *names, why, _owner(state, troop)))


def _owner(state: CoreState, troop: int) -> int | None:
    """Return the seat whose collar a troop wears, or None."""
    collar = state.collars[troop]
    return None if collar == NO_COLLAR else collar


def walk(
    state: CoreState, seat: int, troop: int, target: int, why: str, events: list[Event] | None
) -> None:
    """Move a troop and pay the camouflage; it may end on the square of a troop that it fights."""
    origin = state.square_of_troop[troop]
    barring = troops_mask(state.square_of_troop, state.collars, state.collars[troop])
    due = fee(origin, target, barring, state.broken_bridges)
    assert due != UNREACHABLE
    decks.pay_alike(state, seat, CAMOUFLAGE, due, "camouflage", events)
    if events is not None:
        passing = passing_costs(state, state.collars[troop])
        route = tuple(
            [BOARD.name(square) for square in path(origin, target, passing, state.broken_bridges)]
        )
        owner = _owner(state, troop)
        events.append(happened.Moved(seat, TROOP_NAMES[troop], route, due, why, owner))
    state.troop_on_square[origin] = NOBODY
    state.square_of_troop[troop] = target
    if state.troop_on_square[target] == NOBODY:
        state.troop_on_square[target] = troop


def visit(state: CoreState, seat: int, square: int, rng: Rng, events: list[Event] | None) -> None:
    """Draw the provisions of the village on the square, if there is one."""
    if VILLAGES[square]:
        decks.draw_provisions(state, seat, VILLAGES[square], "village", rng, events)
