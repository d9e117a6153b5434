"""Possible outcomes of a turn that can fill the city, for any cards of the other seats.

This is known only if each action puts an own troop on one of the last free squares and the match is
then over. Combats, draws and turns of other seats are not covered. Of the other hands only their
points matter, so each is assumed to hold the most points it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.policy import PossibleOutcomes
from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.cortez.cards import FIRST_TEMPLE, GOLD, OBJECTIVES, PROVISION_TYPES
from engine.games.cortez.codes import MOVE_TROOP, PASS, STEPS
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import ACT, FLIP, NOBODY, TRADE
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import world
from engine.games.cortez.views.view import CortezView

AFTER_TURN: Final[PossibleOutcomes[CortezState]] = PossibleOutcomes(None, (), True)


def possible_outcomes(view: CortezView, since: CortezView) -> PossibleOutcomes[CortezState] | None:
    """Return the outcomes (see `Game.possible_outcomes`); none after the turn of `since`."""
    if view.seat is None or since.active != view.seat:
        return None
    if (view.round, view.turned, view.active) != (since.round, since.turned, since.active):
        return AFTER_TURN
    if view.turn != view.seat or any(view.bribery):
        return None
    table = world(view, Rng(0))
    free = [square for square in CITY_SQUARES if table.on[square] == NOBODY]
    if len(free) > table.actions_left:
        return AFTER_TURN
    if len(free) < table.actions_left or table.phase not in (FLIP, TRADE, ACT):
        return None
    codes = table.codes()
    if table.phase == TRADE:
        # No seat has to agree to a trade.
        codes = [PASS]
    elif table.phase == ACT:
        codes = [code for code in codes if _enters_city(table, code, free)]
        if not codes:
            return AFTER_TURN
    key = (
        *(table.phase, table.actions_left, table.broken),
        *(tuple(table.at), tuple(table.collars), view.provisions[view.seat]),
    )
    return PossibleOutcomes(
        key, [(worst, codes) for worst in _worst_worlds(table, view.seat)], True
    )


def _enters_city(table: CortezState, code: Code, free: Sequence[int]) -> bool:
    """Return whether an action brings a troop into the city."""
    if not MOVE_TROOP <= code < MOVE_TROOP + STEPS:
        return False
    troop, square = divmod(code - MOVE_TROOP, SQUARE_COUNT)
    return square in free and not CITY_NUMBERS[table.at[troop]]


def _worst_worlds(table: CortezState, viewer: Seat) -> list[CortezState]:
    """Return worlds for every objective another seat may have, with as much gold in their hands as
    possible.
    """
    base = table.clone()
    for seat in range(base.rules.seats):
        if seat != viewer:
            _fill_with_gold(base, seat)
    taken = base.objectives[viewer]
    found: list[CortezState] = []
    for seat in range(base.rules.seats):
        for temple in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVES):
            if seat == viewer or temple == taken or not base.objectives[seat]:
                continue
            made = base.clone()
            # Clones share the list of objectives.
            made.objectives = base.objectives[:]
            if temple in made.objectives:
                made.objectives[made.objectives.index(temple)] = made.objectives[seat]
            made.objectives[seat] = temple
            found.append(made)
    return found or [base]


def _fill_with_gold(table: CortezState, seat: Seat) -> None:
    """Replace unknown provisions of a seat by gold, as long as the pile has any."""
    first = seat * PROVISION_TYPES
    for kind in range(PROVISION_TYPES):
        if kind == GOLD:
            continue
        while table.provisions[first + kind] > table.known[first + kind] and table.pile[GOLD]:
            table.provisions[first + kind] -= 1
            table.pile[kind] += 1
            table.pile[GOLD] -= 1
            table.provisions[first + GOLD] += 1
