"""What became of a seat in an imagined game of Cortez up to the end of the next turn.

These effects are statistics: other turns and combats come between them and the action.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.cortez.bots.policy import MAX_PLAYOUT_ACTIONS, PLAYOUT_TURNS, CortezPolicy
from engine.games.cortez.rules.combat_data import ATTACKER
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.rules.scoring import (
    city_rank,
    city_squares_of,
    is_objective_met,
    leading_nation,
)
from engine.games.cortez.rules.state import CortezState

_PLAYOUTS = CortezPolicy()
#: The most troops that are counted one by one.
MAX_LISTED_SINGLY = 4


def reasons(world: CortezState, code: Code, rng: Rng) -> list[Effect]:
    """Return how a seat fared at the end of the next turn after an action, compared with before.

    - `enters`, `leaves`: it has more or fewer troops in the city, one effect for each
    - `temple`, `temple_lost`: it has gained or lost its objective
    - `rules`, `nation`: it rules the city while treasures are left, its nation leads
    - `treasure`: the seat that got it, None for the seat itself
    - `marks`, `unmarked`: it has gained or lost collars. A combat that is open decides about them
      first, and its chance is estimated elsewhere (`combat_chances`), so that they are left out.
    - `wins`, `loses`: the outcome, with the winner
    """
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    fights = before.combat is not None or world.combat is not None
    if world.decision is not None:
        _PLAYOUTS.play_out(world, rng, MAX_PLAYOUT_ACTIONS * PLAYOUT_TURNS, [])
    more = world.collars.count(seat) - before.collars.count(seat)
    return [
        *_city_effects(before, world, seat),
        *[Effect("marks")] * (more > 0 and not fights),
        *[Effect("unmarked")] * (more < 0 and not fights),
        *_outcome(world, seat),
    ]


def _city_effects(before: CortezState, after: CortezState, seat: int) -> list[Effect]:
    effects: list[Effect] = []
    squares_by_seat = [city_squares_of(after, other) for other in range(after.rules.seats)]
    more = len(_troops_in_city(after, seat)) - len(_troops_in_city(before, seat))
    kind = "enters" if more > 0 else "leaves"
    effects += [Effect(kind, number=1 + n) for n in range(min(abs(more), MAX_LISTED_SINGLY))]
    if is_objective_met(after, seat) != is_objective_met(before, seat):
        effects.append(Effect("temple" if is_objective_met(after, seat) else "temple_lost"))
    best = max(squares_by_seat, key=city_rank)
    if best and best == squares_by_seat[seat] and after.decision is not None:
        effects.append(Effect("rules"))
    if leading_nation(after) == after.nations[seat]:
        effects.append(Effect("nation"))
    for other in range(after.rules.seats):
        if after.treasures[other] > before.treasures[other]:
            effects.append(Effect("treasure", seat=None if other == seat else other))
    return effects


def _outcome(after: CortezState, seat: int) -> list[Effect]:
    if after.decision is not None:
        return []
    if after.winners & (1 << seat):
        return [Effect("wins")]
    return [
        Effect("loses", seat=other)
        for other in range(after.rules.seats)
        if after.winners & (1 << other)
    ]


def _troops_in_city(state: CortezState, seat: int) -> list[int]:
    """Return the troops of a seat that hold a square of the city.

    Of two troops that fight, an attacker counts only if it came from the city, until it has won.
    """
    troops = [
        troop
        for troop, square in enumerate(state.square_of_troop)
        if square != NOWHERE and CITY_NUMBERS[square] and state.collars[troop] == seat
    ]
    combat = state.combat
    if combat is None:
        return troops
    attacking, attacked = combat.troops
    beaten = attacked if combat.won == ATTACKER else attacking
    if combat.won == NOBODY and CITY_NUMBERS[combat.origin]:
        beaten = NOBODY
        if state.collars[attacking] == seat and attacking not in troops:
            troops.append(attacking)
    return [troop for troop in troops if troop != beaten]
