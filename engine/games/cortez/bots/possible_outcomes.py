"""Possible outcomes of a turn that can fill the city, for any cards of the other seats.

The outcomes are known only if each action puts one of the seat's troops on one of the last free
squares and the match is then over. Combats, draws and turns of other seats are not covered. Of the
other hands only their points matter, so each is assumed to hold the most points it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.policy import PossibleOutcomes
from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.cortez.cards import FIRST_TEMPLE, GOLD, OBJECTIVE_COUNT, PROVISION_TYPE_COUNT
from engine.games.cortez.codes import MOVE_TROOP, PASS, STEP_COUNT
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    FLIP_BRIDGE_PHASE,
    NOBODY,
    TRADE_PHASE,
)
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: The turn is over: there is nothing to look ahead to.
NO_OUTCOMES: Final[PossibleOutcomes[CortezState]] = PossibleOutcomes(None, (), ends_by_itself=True)


def possible_outcomes(view: CortezView, since: CortezView) -> PossibleOutcomes[CortezState] | None:
    """Return the possible outcomes of the next action (see `Game.possible_outcomes`).

    Looking ahead ends with the turn of `since`. None for a watcher, in turns of other seats, and
    where the city cannot be filled in this turn.
    """
    if view.seat is None or since.turn_seat != view.seat:
        return None
    is_same_turn = view.round == since.round and view.turn_seat == since.turn_seat
    if not is_same_turn or view.turned_events != since.turned_events:
        return NO_OUTCOMES
    if view.turn != view.seat or any(view.bribery):
        return None
    state = sample_world(view, Rng(0))
    free = [square for square in CITY_SQUARES if state.troop_on_square[square] == NOBODY]
    if len(free) > state.actions_left:
        return NO_OUTCOMES
    if len(free) < state.actions_left or state.phase not in (
        FLIP_BRIDGE_PHASE,
        TRADE_PHASE,
        ACTION_PHASE,
    ):
        return None
    codes = state.codes()
    if state.phase == TRADE_PHASE:
        # No seat has to agree to a trade.
        codes = [PASS]
    elif state.phase == ACTION_PHASE:
        codes = [code for code in codes if _enters_city(state, code, free)]
        if not codes:
            return NO_OUTCOMES
    situation_key = (
        *(state.phase, state.actions_left, state.broken_bridges),
        *(tuple(state.square_of_troop), tuple(state.collars), view.provisions[view.seat]),
    )
    return PossibleOutcomes(
        situation_key,
        [(worst, codes) for worst in _worst_worlds(state, view.seat)],
        ends_by_itself=True,
    )


def _enters_city(state: CortezState, code: Code, free: Sequence[int]) -> bool:
    """Return whether an action brings a troop into the city."""
    if not MOVE_TROOP <= code < MOVE_TROOP + STEP_COUNT:
        return False
    troop, square = divmod(code - MOVE_TROOP, SQUARE_COUNT)
    return square in free and not CITY_NUMBERS[state.square_of_troop[troop]]


def _worst_worlds(state: CortezState, viewer: Seat) -> list[CortezState]:
    """Return worlds with every objective another seat may have, and as much gold as possible."""
    base = state.clone()
    for seat in range(base.rules.seats):
        if seat != viewer:
            _fill_with_gold(base, seat)
    taken = base.objectives[viewer]
    worlds: list[CortezState] = []
    for seat in range(base.rules.seats):
        for temple in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT):
            if seat == viewer or temple == taken or not base.objectives[seat]:
                continue
            world = base.clone()
            # Clones share the list of objectives.
            world.objectives = base.objectives[:]
            if temple in world.objectives:
                world.objectives[world.objectives.index(temple)] = world.objectives[seat]
            world.objectives[seat] = temple
            worlds.append(world)
    return worlds or [base]


def _fill_with_gold(state: CortezState, seat: Seat) -> None:
    """Replace unknown provisions of a seat by gold, as long as the pile has any."""
    first = seat * PROVISION_TYPE_COUNT
    for kind in range(PROVISION_TYPE_COUNT):
        if kind == GOLD:
            continue
        while (
            state.provisions[first + kind] > state.known_provisions[first + kind]
            and state.pile[GOLD]
        ):
            state.provisions[first + kind] -= 1
            state.pile[kind] += 1
            state.pile[GOLD] -= 1
            state.provisions[first + GOLD] += 1
