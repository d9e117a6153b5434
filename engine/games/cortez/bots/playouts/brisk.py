"""Brisk playouts: what a fighter lays is planned once for each of its turns to lay cards.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS
from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values, combat_odds
from engine.games.cortez.bots.outlook import PROVISIONS, Outlook
from engine.games.cortez.bots.playouts.quick import quick
from engine.games.cortez.cards import GOLD, PROVISION_TYPE_COUNT
from engine.games.cortez.multisets import pack
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.core_state import (
    COMBAT_STEP_PHASE,
    KEEP_PROVISIONS_PHASE,
    NOBODY,
    OVER,
    PLACE_LOSER_PHASE,
    CoreState,
)
from engine.games.cortez.rules.event_cards import KEPT_PROVISIONS
from engine.games.cortez.rules.map_tables import OUTSIDE, is_broken
from engine.games.cortez.rules.state import CortezState

#: The stake of a combat before it is computed.
UNKNOWN_STAKE: Final = -1000.0


def play_briskly(state: CortezState, rng: Rng, limit: int, played: list[int], turns: int) -> None:
    """Play quick actions until `turns` turns have ended, at most `limit` actions."""
    active = state.turn_seat
    combat_state = state.combat
    stakes = [UNKNOWN_STAKE, UNKNOWN_STAKE]
    plan: list[int] = []
    while limit > 0 and state.phase < OVER:
        if state.turn_seat != active:
            active = state.turn_seat
            turns -= 1
            if turns <= 0:
                return
        limit -= 1
        phase = state.phase
        if plan:
            code = plan.pop()
        elif phase == COMBAT_STEP_PHASE:
            # The stake hardly changes from one card to the next.
            if state.combat is not combat_state:
                combat_state = state.combat
                stakes = [UNKNOWN_STAKE, UNKNOWN_STAKE]
            side = combat.side_of(state, state.turn)
            if stakes[side] == UNKNOWN_STAKE:
                stakes[side] = action_values.stake(Outlook(state, state.turn))
            plan = combat_odds.laying_plan(state, stakes[side])
            plan.reverse()
            code = plan.pop()
        elif phase == KEEP_PROVISIONS_PHASE:
            code = best_provisions(state)
        elif phase == PLACE_LOSER_PHASE:
            code = numbers.PLACE_AT + random_place(state, rng)
        else:
            code = quick(state, rng)
        played.append(code * MAX_SEATS + state.turn)
        state.step(code, rng)


def best_provisions(table: CoreState) -> int:
    """Return the action that keeps the best provisions in a pillage.

    Each further card of a type is worth less, so the best are those that are the best one by one.
    """
    share = Outlook(table, table.turn).card_value_share
    first = table.turn * PROVISION_TYPE_COUNT
    kept_counts = [0] * PROVISION_TYPE_COUNT
    for _ in range(KEPT_PROVISIONS):
        best = NOBODY
        best_value = 0.0
        for kind in range(PROVISION_TYPE_COUNT):
            number = kept_counts[kind]
            if number == table.provisions[first + kind]:
                continue
            steps = PROVISIONS[kind]
            value = share * (steps[number] if number < len(steps) else 0.05)
            if kind == GOLD:
                value += 1.0
            if best == NOBODY or value > best_value:
                best, best_value = kind, value
        kept_counts[best] += 1
    return numbers.KEEP_PROVISION_CARDS + pack(kept_counts, numbers.PROVISION_RADIX)


def random_place(table: CoreState, rng: Rng) -> int:
    """Return a random square on which the winner may put the beaten troop."""
    on = table.troop_on_square
    while True:
        square = OUTSIDE[rng.below(len(OUTSIDE))]
        if on[square] == NOBODY and not is_broken(table, square):
            return square
