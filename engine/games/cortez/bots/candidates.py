"""Candidate actions for the search.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values
from engine.games.cortez.cards import CAMOUFLAGE
from engine.games.cortez.rules import decks, legal_answers, movement, turns
from engine.games.cortez.rules.core_state import ACTION_PHASE, MERCENARY_PHASE, NOBODY, CoreState
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.rules.reachable import (
    CITY,
    SQUARE_BIT,
    VILLAGE,
    reachable_mask,
    troops_mask,
)
from engine.games.cortez.squares import SQUARE_COUNT

#: The most actions that are searched.
MAX_CANDIDATES: Final = 10
#: The points by which a searched action may be worse than the best.
MAX_POINTS_BEHIND: Final = 4.0
#: The number of city squares considered for a troop: those with the highest numbers.
TOP_SQUARES: Final = 3
#: The number of warriors in hand from which recruiting is no candidate.
MAX_WARRIORS: Final = 14
#: Villages from the best to the poorest.
BEST_VILLAGES: Final[list[int]] = [
    square for value in (4, 3, 2, 1) for square in range(SQUARE_COUNT) if VILLAGES[square] == value
]


def best_actions(state: CoreState, codes: list[int]) -> list[int]:
    """Return the best of the legal actions, the best first."""
    if len(codes) == 1:
        return codes
    likely = codes
    if state.phase == MERCENARY_PHASE:
        likely = _different_offers(state, codes)
    if state.phase == ACTION_PHASE:
        likely = actions(state, movement.marked_troops(state, state.turn))
    ranked = action_values.action_values(state, likely)
    pairs = sorted([(-ranked[i], i) for i in range(len(likely))])
    minimum = pairs[0][0] + MAX_POINTS_BEHIND
    return [likely[i] for worth, i in pairs[:MAX_CANDIDATES] if worth <= minimum]


def _different_offers(state: CoreState, codes: list[int]) -> list[int]:
    """Return the best offer of help for each side and price, and all that is no offer."""
    ranked = action_values.action_values(state, codes)
    found: list[int] = []
    best: dict[int, int] = {}
    for i, code in enumerate(codes):
        if not numbers.HELP <= code < numbers.TRADE_WITH:
            found.append(code)
            continue
        price = (code - numbers.HELP) % numbers.PRICE_COUNT
        kind = numbers.helped_side(code) * numbers.PRICE_COUNT + price
        if kind not in best or ranked[i] > ranked[best[kind]]:
            best[kind] = i
    return found + [codes[i] for i in best.values()]


def actions(state: CoreState, troops: list[int]) -> list[int]:
    """Return the purposeful actions: recruiting, drawing, and useful moves of these troops.

    Useful moves go to the city, to villages, and against other troops.
    """
    seat = state.turn
    codes_found: list[int] = []
    if turns.may_recruit(state, seat) and state.warrior_count(seat) < MAX_WARRIORS:
        codes_found.append(numbers.RECRUIT)
    if troops:
        _add_moves(state, seat, troops, codes_found)
        for code in codes_found:
            if code >= numbers.MOVE_TROOP and _visits_village(state, code):
                # A village gives more than the pile.
                return codes_found
    if not decks.has_no_provisions(state):
        codes_found.append(numbers.DRAW)
    return codes_found if codes_found else legal_answers.legal(state)


def _visits_village(state: CoreState, code: int) -> bool:
    """Return whether an action moves a troop from outside the city to a rich village."""
    troop, square = divmod(code - numbers.MOVE_TROOP, SQUARE_COUNT)
    outside = not CITY_NUMBERS[state.square_of_troop[troop]]
    return outside and VILLAGES[square] > 1 and state.troop_on_square[square] == NOBODY


def _add_moves(state: CoreState, seat: int, troops: list[int], found: list[int]) -> None:
    """Append the moves of each troop that are worth searching."""
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    camouflage = state.held_count(seat, CAMOUFLAGE)
    foes = action_values.attackable_squares(state, seat) if state.warrior_count(seat) else []
    taken = taken_squares(state)
    temple = state.objectives[seat]
    for troop in troops:
        here = CITY_NUMBERS[state.square_of_troop[troop]]
        if here and here == temple:
            # The temple of the objective is never left.
            continue
        base = numbers.MOVE_TROOP + troop * SQUARE_COUNT
        reachable = reachable_mask(
            state.square_of_troop[troop], barring, state.broken_bridges, camouflage
        )
        for square in useful_squares(reachable & ~taken, here, temple):
            found.append(base + square)
        for square in foes:
            if reachable & SQUARE_BIT[square]:
                found.append(base + square)


def taken_squares(state: CoreState) -> int:
    """Return the mask of the squares with a troop."""
    taken = 0
    for square in state.square_of_troop:
        if square != NOWHERE:
            taken |= SQUARE_BIT[square]
    return taken


def useful_squares(free: int, here: int, temple: int) -> list[int]:
    """Return the squares worth moving to, of those in the mask `free`.

    `here` is the city number of the troop's square, or 0; `temple` that of the seat's objective.
    """
    squares: list[int] = []
    if free & CITY:
        if temple and free & SQUARE_BIT[CITY_SQUARES[temple - 1]]:
            squares.append(CITY_SQUARES[temple - 1])
        tops = 0
        for i in range(-1 if here else len(CITY_SQUARES) - 1, -1, -1):
            # City squares other than the temple are equally good for a troop already there.
            if free & SQUARE_BIT[CITY_SQUARES[i]] and i + 1 != temple:
                squares.append(CITY_SQUARES[i])
                tops += 1
                if tops == TOP_SQUARES:
                    break
    if free & VILLAGE:
        tops = 0
        for square in BEST_VILLAGES:
            if free & SQUARE_BIT[square]:
                squares.append(square)
                tops += 1
                if tops == TOP_SQUARES:
                    break
    return squares
