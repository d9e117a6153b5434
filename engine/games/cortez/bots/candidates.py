"""Candidate actions for the search, and quick actions for playouts.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.cards import CAMOUFLAGE, TROOP_COUNT
from engine.games.cortez.rules import decks, legal_answers, movement, turns
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    ATTACK_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    PARLEY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_PHASE,
    CoreState,
)
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.rules.reachable import CITY, SQUARE_BIT, VILLAGE, reached, troops_mask
from engine.games.cortez.squares import SQUARE_COUNT

#: The most actions that are searched.
MAX_CANDIDATES: Final = 10
#: The points by which a searched action may be worse than the best.
MAX_POINTS_BEHIND: Final = 4.0
#: The number of city squares considered for a troop: those with the highest numbers.
TOP_SQUARES: Final = 3
#: The number of troops a playout considers to move.
PLAYOUT_TROOPS: Final = 2
#: The number of random actions a playout compares in other decisions.
RANDOM_TRIES: Final = 3
#: The highest bid that is raised in playouts.
MAX_BID: Final = 5
#: The number of warriors in hand from which recruiting is no candidate.
MAX_WARRIORS: Final = 14
#: Villages from the best to the poorest.
BEST_VILLAGES: Final[list[int]] = [
    square for value in (4, 3, 2, 1) for square in range(SQUARE_COUNT) if VILLAGES[square] == value
]


def worthwhile(state: CoreState, codes: list[int]) -> list[int]:
    """Return the best of the legal actions, the best first."""
    if len(codes) == 1:
        return codes
    likely = codes
    if state.phase == ACTION_PHASE:
        likely = actions(state, movement.marked_troops(state, state.turn))
    ranked = action_values.action_values(state, likely)
    pairs = sorted([(-ranked[i], i) for i in range(len(likely))])
    minimum = pairs[0][0] + MAX_POINTS_BEHIND
    return [likely[i] for worth, i in pairs[:MAX_CANDIDATES] if worth <= minimum]


def actions(state: CoreState, troops: list[int]) -> list[int]:
    """Return the purposeful actions: recruiting, drawing, and useful moves of these troops.

    Useful moves go to the city, to villages, and against other troops.
    """
    seat = state.turn
    found: list[int] = []
    if turns.may_recruit(state, seat) and state.warrior_count(seat) < MAX_WARRIORS:
        found.append(numbers.RECRUIT)
    if troops:
        _add_moves(state, seat, troops, found)
        for code in found:
            if code >= numbers.MOVE_TROOP and _visits_village(state, code):
                # A village gives more than the pile.
                return found
    if not decks.has_no_provisions(state):
        found.append(numbers.DRAW)
    return found if found else legal_answers.legal(state)


def _visits_village(state: CoreState, code: int) -> bool:
    """Return whether an action moves a troop from outside the city to a rich village."""
    troop, square = divmod(code - numbers.MOVE_TROOP, SQUARE_COUNT)
    outside = not CITY_NUMBERS[state.square_of_troop[troop]]
    return outside and VILLAGES[square] > 1 and state.troop_on_square[square] == NOBODY


def _add_moves(state: CoreState, seat: int, troops: list[int], found: list[int]) -> None:
    """Append the moves of each troop that are worth searching."""
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    camouflage = state.held(seat, CAMOUFLAGE)
    foes = action_values.foes(state, seat) if state.warrior_count(seat) else []
    taken = 0
    for troop in range(TROOP_COUNT):
        if state.square_of_troop[troop] != NOWHERE:
            taken |= SQUARE_BIT[state.square_of_troop[troop]]
    temple = state.objectives[seat]
    for troop in troops:
        here = CITY_NUMBERS[state.square_of_troop[troop]]
        if here and here == temple:
            # The temple of the objective is never left.
            continue
        base = numbers.MOVE_TROOP + troop * SQUARE_COUNT
        reachable = reached(state.square_of_troop[troop], barring, state.broken_bridges, camouflage)
        free = reachable & ~taken
        if free & CITY:
            tops = 0
            if temple and free & SQUARE_BIT[CITY_SQUARES[temple - 1]]:
                found.append(base + CITY_SQUARES[temple - 1])
            for i in range(-1 if here else len(CITY_SQUARES) - 1, -1, -1):
                # City squares other than the temple are equally good for a troop already there.
                if free & SQUARE_BIT[CITY_SQUARES[i]] and i + 1 != temple:
                    found.append(base + CITY_SQUARES[i])
                    tops += 1
                    if tops == TOP_SQUARES:
                        break
        if free & VILLAGE:
            tops = 0
            for square in BEST_VILLAGES:
                if free & SQUARE_BIT[square]:
                    found.append(base + square)
                    tops += 1
                    if tops == TOP_SQUARES:
                        break
        for square in foes:
            if reachable & SQUARE_BIT[square]:
                found.append(base + square)


# -- playouts --------------------------------------------------------------------------------------


def quick(state: CoreState, rng: Rng) -> int:
    """Return a plausible action without comparing all legal ones."""
    phase = state.phase
    if phase in (TRADE_PHASE, MERCENARY_PHASE, PARLEY_PHASE):
        return numbers.PASS
    if phase == FLIP_BRIDGE_PHASE:
        return numbers.FLIP_NONE
    if phase == ACTION_PHASE:
        return _quick_action(state, rng)
    if phase == BID_PHASE:
        found = legal_answers.legal(state)
        return found[1] if len(found) > 1 and state.highest_bid < MAX_BID else numbers.PASS
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return action_values.best_of(state, legal_answers.random_codes(state, rng, RANDOM_TRIES))
    if phase == BRIBERY_PLAY_PHASE:
        return action_values.best_of(
            state, [numbers.PASS, *legal_answers.random_codes(state, rng, 1)]
        )
    found = legal_answers.legal(state)
    if phase == PLACE_LOSER_PHASE:
        return found[rng.below(len(found))]
    return action_values.best_of(state, found) if len(found) > 1 else found[0]


def _quick_action(state: CoreState, rng: Rng) -> int:
    """Return the best action of some random troops, with a little noise."""
    troops = movement.marked_troops(state, state.turn)
    while len(troops) > PLAYOUT_TROOPS:
        del troops[rng.below(len(troops))]
    found = actions(state, troops)
    ahead = Outlook(state, state.turn)
    best = NOBODY
    best_value = 0.0
    for code in found:
        worth = action_values.worth(ahead, code) + 0.8 * rng.random()
        if best == NOBODY or worth > best_value:
            best, best_value = code, worth
    return best
